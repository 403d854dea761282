"""Who shows first, and who after them, when a hand comes to a showdown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from riverboat.engine import Variant, parse_game
from riverboat.engine.cards.upcards import best_board
from riverboat.engine.games.house import HouseRules
from riverboat.engine.pots.pots import layers
from riverboat.engine.pots.showdown import order_from
from riverboat.floor import Authority, authority
from riverboat.tools.question import BadQuestion, Step, chips_of, clockwise, steps
from riverboat.words import Chair, Phrase
from riverboat.words.floor.hands.showdown import FirstToActShows, LastAggressorShows, PusherShows
from riverboat.words.refusals import tools as w
from riverboat.words.tools import showing as said


class ShowOrder(Struct, frozen=True, kw_only=True):
    """Hands that come to a showdown. Chairs are numbered from 1, clockwise."""

    chairs: tuple[int, ...]
    """Everybody who still has cards."""
    button: int = 0
    """Its chair; the dealer's place in stud is 0, before the first chair."""
    last_bet: int = 0
    """Who bet or raised last on the last street; 0 if it was checked, or all-in before it."""
    pushed: int = 0
    """Whose all-in ended the betting before the last street; 0 if there were bets on it."""
    put_in: Mapping[int, int] = {}
    """What each has put into the hand, where there is a side pot."""
    all_in: bool = False
    """Somebody is all-in, and all betting is over."""
    game: str = "hold'em"
    upcards: Mapping[int, tuple[int, ...]] = {}
    """In stud, the cards that each shows."""


class Showing(Struct, frozen=True):
    """The chairs in the order in which they show, or all of them at once."""

    order: tuple[int, ...]
    at_once: bool
    steps: tuple[Step, ...]


def shows_first(at: ShowOrder, by: Authority | None = None) -> Showing:
    """The order of showing (SHOW-12, SHOW-14), by an authority: the usual card room's if none.

    >>> shows_first(ShowOrder(chairs=(2, 5, 8), button=5)).order
    (8, 2, 5)
    >>> shows_first(ShowOrder(chairs=(2, 5, 8), button=5, last_bet=2)).order
    (2, 5, 8)
    """
    book = by or authority("cash")
    _check(at)
    order = clockwise(at.chairs, at.button)
    first, because = _first(at, order, book)
    pots = layers([at.put_in.get(chair, 0) for chair in order], tuple(range(len(order))))
    placed = order_from(order.index(first), range(len(order)), pots)
    showing = tuple([order[place] for place in placed])
    if book.hand.open_allin_hands and at.all_in:  # rule: ALLN-29, BYND-26
        return Showing(showing, True, steps(said.AllShowAtOnce()))
    several = said.SidePotsShowFirst() if len(pots) > 1 else None
    named = said.ShowInOrder(tuple(map(Chair, showing)))
    return Showing(showing, False, steps(because, several, named))


def _first(at: ShowOrder, order: Sequence[int], by: Authority) -> tuple[int, Phrase]:
    """Who shows first, and why."""
    # rule: SHOW-12
    if at.last_bet:
        return at.last_bet, LastAggressorShows()
    if at.pushed and by.floor.allin_shows_first == "pusher":
        return at.pushed, PusherShows()
    played = parse_game(at.game).variant
    if played.has_upcards:
        return _by_upcards(at, order, played, by.hand)
    return order[0], FirstToActShows()


def _by_upcards(
    at: ShowOrder, order: Sequence[int], played: Variant, rules: HouseRules
) -> tuple[int, Phrase]:
    for chair in order:
        if not at.upcards.get(chair):
            raise BadQuestion(w.CardsOfAllWhoShow(Chair(chair)))
    shown = [at.upcards[chair] for chair in order]
    place = best_board(shown, played.upcards, by_suit=rules.board_tie == "suit")
    because = said.HighBoardIsFirst() if played.upcards == "high" else said.LowBoardIsFirst()
    return order[place], because


def _check(at: ShowOrder) -> None:
    """Refuse hands that cannot come to a showdown."""
    if not at.chairs:
        raise BadQuestion(w.NobodyIsLeft())
    for chair in at.chairs:
        if at.chairs.count(chair) > 1:
            raise BadQuestion(w.IsNamedTwice(Chair(chair)))
    for chair in (at.last_bet, at.pushed):
        if chair and chair not in at.chairs:
            raise BadQuestion(w.LastBetterIsOut(Chair(chair)))
    chips_of(tuple(at.put_in.values()))
