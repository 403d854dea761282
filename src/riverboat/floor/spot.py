"""The spot: a moment of a hand as a ruling needs it, from a running hand or a description.

``None`` means unknown. A hand played in riverboat has no unknown values. A text typed by a dealer
has many, and the floor asks about those that it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.cards import UNKNOWN
from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import RenamedFields, deprecated_keywords
from riverboat.engine import FixedLimit, HandState, SpreadLimit, ToAct, ToDraw, due
from riverboat.engine.games.structure import Structure, is_pot_limit
from riverboat.engine.state import hand_facts as f
from riverboat.floor.incident import InvalidIncident
from riverboat.words.refusals.incident_checks import NoSuchSeatInTheHand

BettingStructure: TypeAlias = Literal["no-limit", "pot-limit", "limit", "spread"]
GameFamily: TypeAlias = Literal["flop", "stud", "draw"]
ActionKind: TypeAlias = Literal["fold", "check", "call", "raise", "set"]
"""``set`` is an action of open-face Chinese: cards put in their rows."""


class ActionTaken(Struct, metaclass=RenamedFields, frozen=True, rename={"action": "deed"}):
    """A player's action in turn; rulebooks count these actions to decide if play has begun."""

    seat: int
    action: ActionKind
    street: int

    @property
    def puts_chips_in(self) -> bool:
        """True if the action put chips in."""
        return self.action in ("call", "raise")

    chips = DeprecatedAttribute("puts_chips_in")


class Spot(
    Struct,
    metaclass=RenamedFields,
    frozen=True,
    kw_only=True,
    rename={
        "game_family": "family",
        "hole_card_count": "hole",
        "board_count": "boards",
        "board_card_count": "board",
        "smallest_chip": "unit",
        "min_bet": "least_bet",
        "seat": "who",
        "chips_in_front": "own",
        "is_in_turn": "in_turn",
        "seat_to_act": "turn",
        "uncalled_chips": "uncalled",
        "is_last_street": "last_street",
        "is_betting_open": "betting",
        "bet_to_match": "bet",
        "min_raise_size": "raise_by",
        "min_total": "least",
        "max_total": "most",
        "can_raise": "may_raise",
        "is_opening_bet": "opening",
        "player_count": "players",
        "live_player_count": "live",
        "players_behind_count": "behind",
        "actions_taken": "did",
        "has_deal_begun": "begun",
        "has_anyone_acted": "anybody_acted",
        "has_acted": "acted",
        "has_street_action": "acted_here",
        "has_more_betting": "more_betting",
        "has_draw_begun": "drawing",
        "is_on_button": "on_button",
        "stub_size": "stub",
        "burned_count": "burned",
        "known_cards_elsewhere": "elsewhere",
    },
):
    """A moment of a hand from one player's point of view."""

    # Game ---

    structure: BettingStructure | None = None
    game_family: GameFamily | None = None
    game: str | None = None
    """The variant by its key: ``holdem``, ``razz``."""
    ranking: str | None = None
    """The hand ranking: ``high``, ``a-5``, ``2-7``, ``badugi`` ..."""
    hole_card_count: int | None = None
    """Number of cards dealt to each player in the first deal."""
    board_count: int = 1
    board_card_count: int | None = None
    """Number of cards on each board."""
    smallest_chip: int = 1
    """The smallest chip in betting; wagers are its multiples."""
    min_bet: int | None = None
    """The minimum bet of this street: in hold'em the big blind."""

    # Player ---

    seat: int = 0
    """The seat that the ruling concerns."""
    chips_in_front: int = 0
    """Chips in front of the player on this street."""
    stack: int | None = None
    """Chips behind the player's bet."""
    is_in_turn: bool | None = None
    """True if it is the player's turn."""
    has_cards: bool | None = None
    """The player has cards."""
    seat_to_act: int | None = None
    """The seat to act."""
    uncalled_chips: int | None = None
    """Chips by which the player's bet exceeds every other bet."""

    # Betting ---

    street: int | None = None
    """Index of the street, from 0."""
    is_last_street: bool | None = None
    is_betting_open: bool | None = None
    """True during a betting round."""
    bet_to_match: int | None = None
    """The total to match on this street; 0 without a bet."""
    min_raise_size: int | None = None
    """Minimum size of a full raise; without a bet, the minimum bet."""
    min_total: int | None = None
    """The minimum total of a bet or raise, if it is not the bet plus ``min_raise_size``."""
    max_total: int | None = None
    """The maximum total by the structure; ``None`` if only the stack limits it."""
    can_raise: bool | None = None
    """The betting is open for the player."""
    is_opening_bet: bool | None = None
    """The bet faced is the first of the street: before the flop the big blind."""
    pot: int | None = None
    """All chips in the middle and in front of players."""
    player_count: int | None = None
    """Number of players dealt in."""
    live_player_count: int | None = None
    """Number of players with live cards."""
    faces_all_in: bool | None = None
    """The bet to match is a player's all-in."""
    players_behind_count: int | None = None
    """Number of players behind who have yet to act on this street."""

    # Deal ---

    actions_taken: tuple[ActionTaken, ...] | None = None
    """Every action since the forced bets, in order."""
    has_deal_begun: bool | None = None
    """True if play has begun by the authority's definition, so that a misdeal is too late.

    If it is ``None``, ``actions_taken`` decides.
    """
    has_anyone_acted: bool | None = None
    """A player has acted since the forced bets; used if ``actions_taken`` is unknown."""
    has_acted: bool | None = None
    """The player has acted; used if ``actions_taken`` is unknown."""
    has_street_action: bool | None = None
    """A player has acted on this street; used if ``actions_taken`` is unknown."""
    has_more_betting: bool | None = None
    """True if two or more players have chips to bet with."""
    has_draw_begun: bool | None = None
    """The first draw has begun."""
    is_on_button: bool | None = None
    """True if the player has the button, and gets the last card."""
    stub_size: int | None = None
    """Number of cards left in the stub."""
    burned_count: int | None = None
    """Number of cards burned in this hand."""
    known_cards_elsewhere: tuple[int, ...] = ()
    """Known cards on the board or in other hands."""

    @property
    def chips_to_call(self) -> int | None:
        """Chips that the player must add to call."""
        return (
            None if self.bet_to_match is None else max(self.bet_to_match - self.chips_in_front, 0)
        )

    call = DeprecatedAttribute("chips_to_call")


@deprecated_keywords(who="seat")
def spot_of(hand: HandState, log: Iterable[f.AnyFact] = (), seat: int | None = None) -> Spot:
    """Return the spot of a running hand for a *seat*, by default the player to act.

    *log* has the facts of the hand so far, from which the actions are read.
    """
    decision = due(hand)
    action_decision = decision if isinstance(decision, ToAct) else None
    if seat is None:
        seat = action_decision.seat if action_decision is not None else hand.button
    if not 0 <= seat < hand.players:
        raise InvalidIncident(NoSuchSeatInTheHand(seat))
    facts = tuple(log)
    variant, stakes = hand.game.variant, hand.game.stakes
    street = max(hand.street, 0)
    last_street_index = hand.compiled.streets - 1
    return Spot(
        structure=_find_betting_structure(hand.game.structure),
        game_family="stud" if variant.has_upcards else "draw" if variant.has_draws else "flop",
        game=hand.game.name,
        ranking=variant.ranking,
        hole_card_count=variant.streets[0].down_cards + variant.streets[0].upcards,
        board_count=len(hand.boards),
        board_card_count=_count_board_cards(hand),
        smallest_chip=stakes.unit,
        min_bet=hand.bet_size,
        seat=seat,
        chips_in_front=hand.bets[seat],
        stack=hand.stacks[seat],
        is_in_turn=action_decision is not None and action_decision.seat == seat,
        has_cards=bool(hand.live_mask >> seat & 1),
        seat_to_act=action_decision.seat if action_decision is not None else None,
        uncalled_chips=_compute_uncalled_chips(hand, seat),
        street=street,
        is_last_street=street == last_street_index,
        is_betting_open=hand.is_betting_open,
        bet_to_match=hand.current_bet,
        min_raise_size=max(hand.last_raise, hand.bet_size),
        min_total=action_decision.low
        if action_decision is not None and action_decision.seat == seat and action_decision.low
        else None,
        max_total=_find_max_total(action_decision, seat),
        can_raise=_can_raise(hand, action_decision, seat),
        is_opening_bet=hand.current_bet > 0 and not _count_raises(facts, street),
        pot=hand.pot,
        player_count=hand.players,
        live_player_count=hand.live_mask.bit_count(),
        faces_all_in=_is_all_in(hand),
        players_behind_count=(hand.to_act_mask & ~(1 << seat)).bit_count(),
        actions_taken=tuple(_iter_actions_taken(facts)),
        has_more_betting=hand.able_mask.bit_count() > 1,
        has_draw_begun=variant.has_draws and (street > 0 or isinstance(decision, ToDraw)),
        is_on_button=seat == hand.button,
        stub_size=hand.stub_size,
        burned_count=_count_burns(facts),
        known_cards_elsewhere=_list_known_cards_elsewhere(hand, seat),
    )


def _count_board_cards(hand: HandState) -> int:
    """Return the number of board cards dealt in time; cards dealt too early do not count yet."""
    board_card_count = len(hand.board)
    return (
        min(board_card_count, hand.compiled.board_cards_through[max(hand.street, 0)])
        if hand.is_betting_open
        else board_card_count
    )


def _find_betting_structure(structure: Structure) -> BettingStructure:
    if isinstance(structure, FixedLimit):
        return "limit"
    if isinstance(structure, SpreadLimit):
        return "spread"
    return "pot-limit" if is_pot_limit(structure) else "no-limit"


def _is_all_in(hand: HandState) -> bool:
    """Return True if a player who made or matched the bet has no chips left."""
    return hand.current_bet > 0 and any(
        hand.live_mask >> seat & 1 and bet == hand.current_bet and not hand.stacks[seat]
        for seat, bet in enumerate(hand.bets)
    )


def _find_max_total(action_decision: ToAct | None, seat: int) -> int | None:
    """Return the maximum total by the structure; ``None`` if unknown or above the stack."""
    if (
        action_decision is None
        or action_decision.seat != seat
        or not action_decision.high
        or action_decision.high == action_decision.all_in
    ):
        return None
    return action_decision.high


def _compute_uncalled_chips(hand: HandState, seat: int) -> int:
    other_bets = [bet for other_seat, bet in enumerate(hand.bets) if other_seat != seat]
    return max(hand.bets[seat] - max(other_bets), 0)


def _can_raise(hand: HandState, action_decision: ToAct | None, seat: int) -> bool:
    """Return True if the betting is open for the seat, regardless of the turn."""
    if action_decision is not None and action_decision.seat == seat:
        return action_decision.high > 0
    return hand.is_betting_open and not hand.is_capped and hand.bet_faced_by_seat[seat] < 0


def _count_raises(facts: tuple[f.AnyFact, ...], street: int) -> int:
    """Return the number of raises after the street's opening bet, or after the blind."""
    raise_count = 0
    for fact in facts:
        match fact:
            case f.BettingOpened():
                raise_count = 0
            case f.Raised():
                raise_count += 1
    return raise_count if not street else max(raise_count - 1, 0)


def _list_known_cards_elsewhere(hand: HandState, seat: int) -> tuple[int, ...]:
    other_holdings = [cards for other_seat, cards in enumerate(hand.holdings) if other_seat != seat]
    return tuple(
        [card for cards in (*other_holdings, *hand.boards) for card in cards if card != UNKNOWN]
    )


def _count_burns(facts: tuple[f.AnyFact, ...]) -> int:
    """Return the number of burn cards, without those returned to the stub."""
    burn_count = 0
    for fact in facts:
        match fact:
            case f.HoleCardsDealt(burned=cards) | f.UpcardsDealt(burned=cards):
                burn_count += len(cards)
            case f.Burned(cards) | f.BoardDealt(burned=cards):
                burn_count += len(cards)
            case f.StubReshuffled(includes_burns=True):
                burn_count = 0
            case _:
                pass
    return burn_count


def _iter_actions_taken(facts: tuple[f.AnyFact, ...]) -> Iterator[ActionTaken]:
    street = 0
    for fact in facts:
        match fact:
            case f.BettingOpened():
                street = fact.street
            case f.Folded(seat):
                yield ActionTaken(seat, "fold", street)
            case f.Checked(seat):
                yield ActionTaken(seat, "check", street)
            case f.Called(seat):
                yield ActionTaken(seat, "call", street)
            case f.Raised(seat):
                yield ActionTaken(seat, "raise", street)
