"""Showdown order: the order in which players show their hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from riverboat.deprecation.renamed_keywords import RenamedFields
from riverboat.engine import Variant, parse_game
from riverboat.engine.cards.upcard_order import best_upcards
from riverboat.engine.games.house_rules import HouseRules
from riverboat.engine.pots.pots import split_into_pots
from riverboat.engine.pots.showdown import order_by_side_pot
from riverboat.floor import Authority, authority
from riverboat.tools.tool_answer import BadQuestion, Step, clockwise, steps, validate_chips
from riverboat.words import Chair, Phrase
from riverboat.words.floor.hands.showdown import (
    AllInPlayerShows,
    FirstToActShows,
    LastAggressorShows,
)
from riverboat.words.refusals import tools as w
from riverboat.words.tools import showdown_order as phrases


class ShowdownHands(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    rename={"last_bet_chair": "last_bet", "all_in_chair": "pushed", "is_all_in": "all_in"},
):
    """The hands at a showdown. Chairs are numbered from 1, clockwise."""

    chairs: tuple[int, ...]
    """Chairs of all players who still have cards."""
    button: int = 0
    """Chair of the button; 0 in stud, for the dealer's place before the first chair."""
    last_bet_chair: int = 0
    """Chair of the last bet or raise on the last street.

    It is 0 if all players checked on the last street, or if betting had ended earlier by an all-in.
    """
    all_in_chair: int = 0
    """Chair whose all-in ended earlier betting; 0 if there were bets on the last street."""
    put_in: Mapping[int, int] = {}
    """Chips that each chair has put into the hand, if there is a side pot."""
    is_all_in: bool = False
    """True if a player is all-in, and all betting is over."""
    game: str = "hold'em"
    upcards: Mapping[int, tuple[int, ...]] = {}
    """In stud, the upcards of each chair."""


class ShowdownOrder(
    Struct, metaclass=RenamedFields, frozen=True, rename={"is_simultaneous": "at_once"}
):
    """The chairs in the order in which they show, or all of them at once."""

    order: tuple[int, ...]
    is_simultaneous: bool
    steps: tuple[Step, ...]


def showdown_order(hands: ShowdownHands, by: Authority | None = None) -> ShowdownOrder:
    """Return the showing order (SHOW-12, SHOW-14) of an authority, by default a usual card room.

    >>> showdown_order(ShowdownHands(chairs=(2, 5, 8), button=5)).order
    (8, 2, 5)
    >>> showdown_order(ShowdownHands(chairs=(2, 5, 8), button=5, last_bet_chair=2)).order
    (2, 5, 8)
    """
    chosen_authority = by or authority("cash")
    _check_hands(hands)
    clockwise_chairs = clockwise(hands.chairs, hands.button)
    first_chair, reason = _find_first_chair(hands, clockwise_chairs, chosen_authority)
    pots = split_into_pots(
        [hands.put_in.get(chair, 0) for chair in clockwise_chairs],
        tuple(range(len(clockwise_chairs))),
    )
    order_indexes = order_by_side_pot(
        clockwise_chairs.index(first_chair), range(len(clockwise_chairs)), pots
    )
    showing_order = tuple([clockwise_chairs[index] for index in order_indexes])
    if chosen_authority.house_rules.open_allin_hands and hands.is_all_in:  # rule: ALLN-29, BYND-26
        return ShowdownOrder(showing_order, True, steps(phrases.SimultaneousShowdown()))
    side_pots_phrase = phrases.SidePotShowdownFirst() if len(pots) > 1 else None
    order_phrase = phrases.ShowingOrder(tuple(map(Chair, showing_order)))
    return ShowdownOrder(showing_order, False, steps(reason, side_pots_phrase, order_phrase))


def _find_first_chair(
    hands: ShowdownHands, clockwise_chairs: Sequence[int], chosen_authority: Authority
) -> tuple[int, Phrase]:
    """Return the chair that shows first, and the reason."""
    # rule: SHOW-12
    if hands.last_bet_chair:
        return hands.last_bet_chair, LastAggressorShows()
    if hands.all_in_chair and chosen_authority.floor_rules.allin_shows_first == "pusher":
        return hands.all_in_chair, AllInPlayerShows()
    variant = parse_game(hands.game).variant
    if variant.has_upcards:
        return _find_first_chair_by_upcards(
            hands, clockwise_chairs, variant, chosen_authority.house_rules
        )
    return clockwise_chairs[0], FirstToActShows()


def _find_first_chair_by_upcards(
    hands: ShowdownHands, clockwise_chairs: Sequence[int], variant: Variant, rules: HouseRules
) -> tuple[int, Phrase]:
    for chair in clockwise_chairs:
        if not hands.upcards.get(chair):
            raise BadQuestion(w.UpcardsMissing(Chair(chair)))
    shown_upcards = [hands.upcards[chair] for chair in clockwise_chairs]
    first_index = best_upcards(
        shown_upcards, variant.upcards, ties_go_by_suit=rules.board_tie == "suit"
    )
    reason = phrases.HighBoardFirst() if variant.upcards == "high" else phrases.LowBoardFirst()
    return clockwise_chairs[first_index], reason


def _check_hands(hands: ShowdownHands) -> None:
    """Raise ``BadQuestion`` for an impossible showdown."""
    if not hands.chairs:
        raise BadQuestion(w.AllPlayersFolded())
    for chair in hands.chairs:
        if hands.chairs.count(chair) > 1:
            raise BadQuestion(w.PlayerRepeated(Chair(chair)))
    for chair in (hands.last_bet_chair, hands.all_in_chair):
        if chair and chair not in hands.chairs:
            raise BadQuestion(w.LastAggressorMissing(Chair(chair)))
    validate_chips(tuple(hands.put_in.values()))
