"""One moment of a hand, as far as a ruling needs it: from a running hand, or as somebody tells it.

``None`` is what nobody has said. A hand at our own table leaves nothing open; a line that a dealer
types leaves much, and the floor asks for what it needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from riverboat.cards import UNKNOWN
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import FixedLimit, HandState, SpreadLimit, ToAct, ToDraw, due
from riverboat.engine.games.structure import Structure, is_pot_limit
from riverboat.engine.state import hand_facts as f
from riverboat.floor.incident import InvalidIncident
from riverboat.words.refusals.seen import NoSuchSeatInTheHand

Betting: TypeAlias = Literal["no-limit", "pot-limit", "limit", "spread"]
Family: TypeAlias = Literal["flop", "stud", "draw"]
ActionKind: TypeAlias = Literal["fold", "check", "call", "raise", "set"]
"""``set`` is of open-face Chinese: cards put in their rows."""


class ActionTaken(Struct, frozen=True):
    """One action of a player, in turn: what the books count when they ask if play has begun."""

    seat: int
    deed: ActionKind
    street: int

    @property
    def puts_chips_in(self) -> bool:
        """Whether it put chips in."""
        return self.deed in ("call", "raise")

    chips = DeprecatedAttribute("puts_chips_in")


class Spot(Struct, frozen=True, kw_only=True):
    """The hand, as one player stands in it."""

    # The game ---------------------------------------------------------------------------------

    structure: Betting | None = None
    family: Family | None = None
    game: str | None = None
    """The variant by its key: ``holdem``, ``razz``."""
    ranking: str | None = None
    """How hands rank: ``high``, ``a-5``, ``2-7``, ``badugi`` ..."""
    hole: int | None = None
    """Cards that everybody is dealt at first."""
    boards: int = 1
    board: int | None = None
    """How many cards each board has."""
    unit: int = 1
    """The least chip that is bet with: wagers are multiples of it."""
    least_bet: int | None = None
    """The least bet of this street: in hold'em the big blind."""

    # The player -------------------------------------------------------------------------------

    who: int = 0
    """The seat that the ruling is about."""
    own: int = 0
    """Chips that are in front of them already, on this street."""
    stack: int | None = None
    """Chips behind."""
    in_turn: bool | None = None
    """It is their turn."""
    has_cards: bool | None = None
    """They have cards."""
    turn: int | None = None
    """The seat whose turn it is."""
    uncalled: int | None = None
    """What of their chips in front of them nobody has called."""

    # The betting ------------------------------------------------------------------------------

    street: int | None = None
    """0 for the first."""
    last_street: bool | None = None
    betting: bool | None = None
    """A betting round is on."""
    bet: int | None = None
    """What is to be matched in all on this street; 0 when nobody has bet."""
    raise_by: int | None = None
    """What a full raise must add; with no bet, the least bet."""
    least: int | None = None
    """The least total of a bet or raise, where it is not what the bet and ``raise_by`` make."""
    most: int | None = None
    """The greatest total by the structure; ``None`` where only the stack limits it."""
    may_raise: bool | None = None
    """The betting is open for them."""
    opening: bool | None = None
    """The bet that they face is the first of the street: before the flop the big blind."""
    pot: int | None = None
    """All the chips in the middle, those in front included."""
    players: int | None = None
    """How many were dealt in."""
    live: int | None = None
    """How many have cards."""
    faces_all_in: bool | None = None
    """What is to be matched is somebody's all-in."""
    behind: int | None = None
    """How many have yet to act after them on this street."""

    # The deal ---------------------------------------------------------------------------------

    did: tuple[ActionTaken, ...] | None = None
    """Every action since the forced bets, in order."""
    begun: bool | None = None
    """The deal has begun, as the authority counts it: for a deal of which ``did`` is not known."""
    anybody_acted: bool | None = None
    """Somebody has acted since the forced bets: where ``did`` is not known."""
    acted: bool | None = None
    """The player has: where ``did`` is not known."""
    acted_here: bool | None = None
    """Somebody has acted on this street: where ``did`` is not known."""
    more_betting: bool | None = None
    """Two players or more have chips to bet with."""
    drawing: bool | None = None
    """The first draw has begun."""
    on_button: bool | None = None
    """The player has the button, and gets the last card."""
    stub: int | None = None
    """How many cards the dealer has left."""
    burned: int | None = None
    """How many cards were burned in this hand."""
    elsewhere: tuple[int, ...] = ()
    """Cards that are known to lie on the board or in the hands of others."""

    @property
    def chips_to_call(self) -> int | None:
        """Chips that they must put in to stay."""
        return None if self.bet is None else max(self.bet - self.own, 0)

    call = DeprecatedAttribute("chips_to_call")


def spot_of(hand: HandState, log: Iterable[f.AnyFact] = (), who: int | None = None) -> Spot:
    """The moment of a running hand, for the seat *who*; without one for whoever is to act.

    *log* has the facts of the hand so far: they say who has done what.
    """
    now = due(hand)
    turn = now if isinstance(now, ToAct) else None
    seat = who if who is not None else turn.seat if turn is not None else hand.button
    if not 0 <= seat < hand.players:
        raise InvalidIncident(NoSuchSeatInTheHand(seat))
    facts = tuple(log)
    variant, stakes = hand.game.variant, hand.game.stakes
    street = max(hand.street, 0)
    last = hand.compiled.streets - 1
    return Spot(
        structure=_structure(hand.game.structure),
        family="stud" if variant.has_upcards else "draw" if variant.has_draws else "flop",
        game=hand.game.name,
        ranking=variant.ranking,
        hole=variant.streets[0].down + variant.streets[0].up,
        boards=len(hand.boards),
        board=_board(hand),
        unit=stakes.unit,
        least_bet=hand.bet_size,
        who=seat,
        own=hand.bets[seat],
        stack=hand.stacks[seat],
        in_turn=turn is not None and turn.seat == seat,
        has_cards=bool(hand.live >> seat & 1),
        turn=turn.seat if turn is not None else None,
        uncalled=_uncalled(hand, seat),
        street=street,
        last_street=street == last,
        betting=hand.betting,
        bet=hand.current_bet,
        raise_by=max(hand.last_raise, hand.bet_size),
        least=turn.low if turn is not None and turn.seat == seat and turn.low else None,
        most=_max_total(turn, seat),
        may_raise=_can_raise(hand, turn, seat),
        opening=hand.current_bet > 0 and not _count_raises(facts, street),
        pot=hand.pot,
        players=hand.players,
        live=hand.live.bit_count(),
        faces_all_in=_is_all_in(hand),
        behind=(hand.to_do & ~(1 << seat)).bit_count(),
        did=tuple(_actions_taken(facts)),
        more_betting=hand.able.bit_count() > 1,
        drawing=variant.has_draws and (street > 0 or isinstance(now, ToDraw)),
        on_button=seat == hand.button,
        stub=hand.stub,
        burned=_count_burns(facts),
        elsewhere=_known_cards_elsewhere(hand, seat),
    )


def _board(hand: HandState) -> int:
    """How many cards lie on the board in their time: those that came too early do not count yet."""
    lie = len(hand.board)
    return min(lie, hand.compiled.board_cards_through[max(hand.street, 0)]) if hand.betting else lie


def _structure(structure: Structure) -> Betting:
    if isinstance(structure, FixedLimit):
        return "limit"
    if isinstance(structure, SpreadLimit):
        return "spread"
    return "pot-limit" if is_pot_limit(structure) else "no-limit"


def _is_all_in(hand: HandState) -> bool:
    """Whether somebody who made the bet, or matched it, has nothing left."""
    return hand.current_bet > 0 and any(
        hand.live >> seat & 1 and bet == hand.current_bet and not hand.stacks[seat]
        for seat, bet in enumerate(hand.bets)
    )


def _max_total(turn: ToAct | None, seat: int) -> int | None:
    """The greatest total by the structure, where their chips reach further."""
    if turn is None or turn.seat != seat or not turn.high or turn.high == turn.all_in:
        return None
    return turn.high


def _uncalled(hand: HandState, seat: int) -> int:
    """What stands in front of a seat above everybody else's bet."""
    others = [bet for other, bet in enumerate(hand.bets) if other != seat]
    return max(hand.bets[seat] - max(others), 0)


def _can_raise(hand: HandState, turn: ToAct | None, seat: int) -> bool:
    """Whether the betting is open for a seat, whoever's turn it is."""
    if turn is not None and turn.seat == seat:
        return turn.high > 0
    return hand.betting and not hand.capped and hand.acted_at[seat] < 0


def _count_raises(facts: tuple[f.AnyFact, ...], street: int) -> int:
    """How many raises came on top of the street's opening bet: before the flop, of the blind."""
    count = 0
    for fact in facts:
        match fact:
            case f.BettingOpened():
                count = 0
            case f.Raised():
                count += 1
    return count if not street else max(count - 1, 0)


def _known_cards_elsewhere(hand: HandState, seat: int) -> tuple[int, ...]:
    others = [cards for other, cards in enumerate(hand.holdings) if other != seat]
    return tuple([card for cards in (*others, *hand.boards) for card in cards if card != UNKNOWN])


def _count_burns(facts: tuple[f.AnyFact, ...]) -> int:
    """How many cards lie among the burns: those that went back into the stub do not."""
    count = 0
    for fact in facts:
        match fact:
            case f.HoleCardsDealt(burned=cards) | f.UpcardsDealt(burned=cards):
                count += len(cards)
            case f.Burned(cards) | f.BoardDealt(burned=cards):
                count += len(cards)
            case f.StubReshuffled(burns=True):
                count = 0
            case _:
                pass
    return count


def _actions_taken(facts: tuple[f.AnyFact, ...]) -> Iterator[ActionTaken]:
    """The actions of players, in order, without the forced bets."""
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
