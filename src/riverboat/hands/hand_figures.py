"""Statistics of each player in one hand, counted from its facts, as in poker trackers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.engine.state.correction_facts import HandVoided
from riverboat.hands.printed_cards import PrintedCards


class PlayerFigures(Struct, frozen=True, kw_only=True):
    """Statistics of one player in one hand. Amounts are in chips, or in a parsed file's units."""

    name: str
    seat: int
    position: str
    """``BTN``, ``SB``, ``BB``, ``UTG``, ``HJ``, ``CO`` ...; empty in stud, which has none."""
    stack: float
    """Starting stack."""
    net: float
    """Net result with side payments, negative for a loss; so far, during the hand."""
    pot_net: float
    """Net result of the pots alone, without cash-outs, insurance and other side payments."""
    put_in: float
    """Chips put into the pot, without an uncalled bet that was returned."""
    cards: PrintedCards
    """The known cards of the player."""
    vpip: bool
    """True if they voluntarily called or raised on the first street."""
    pfr: bool
    """True if they raised on the first street."""
    three_bet: bool
    """True if they re-raised on the first street after exactly one raise."""
    bets: int
    """Number of bets and raises on all streets."""
    calls: int
    checks: int
    folded: str
    """The street of their fold; empty if they did not fold."""
    showdown: bool
    """True if they went to showdown."""
    won: bool
    """True if they won chips of a pot."""
    all_in: bool
    """True if they were all-in at some time."""


class _SeatCounts:
    """Counters of one seat so far."""

    __slots__ = ("all_in", "bets", "calls", "checks", "folded", "pfr", "three_bet", "vpip", "won")

    def __init__(self) -> None:
        self.vpip = self.pfr = self.three_bet = self.all_in = False
        self.bets = self.calls = self.checks = self.won = 0
        self.folded = ""


def compute_figures(
    log: Iterable[AnyFact],
    hand: HandState,
    names: Sequence[str] = (),
    *,
    scale: int = 1,
    rake_by_seat: Sequence[int] = (),
    paid: Sequence[int] = (),
) -> tuple[PlayerFigures, ...]:
    """Return the statistics of each seat: *hand* is the state at the end of *log*.

    Chips are divided by *scale*. *rake_by_seat* is the part of the awards that winners did not
    receive, and *paid* is the amount that each seat received or paid in addition to the pots.
    """
    seat_counts = [_SeatCounts() for _ in range(hand.players)]
    _count_actions(log, hand, seat_counts)
    has_showdown = hand.has_ended and sum(not counts.folded for counts in seat_counts) > 1
    has_upcards = hand.game.variant.has_upcards
    position_names = ("",) * hand.players if has_upcards else positions(hand.players, hand.button)
    seat_figures = []
    for seat, counts in enumerate(seat_counts):
        net_result = seat_result(hand, seat)
        pot_net = net_result - (rake_by_seat[seat] if rake_by_seat else 0)
        seat_figures.append(
            PlayerFigures(
                name=names[seat] if names else f"seat {seat}",
                seat=seat,
                position=position_names[seat],
                stack=chips_to_amount(hand.starting_stacks[seat], scale),
                net=chips_to_amount(pot_net + (paid[seat] if paid else 0), scale),
                pot_net=chips_to_amount(pot_net, scale),
                put_in=chips_to_amount(counts.won - net_result, scale),
                cards=PrintedCards(hand.holdings[seat]),
                vpip=counts.vpip,
                pfr=counts.pfr,
                three_bet=counts.three_bet,
                bets=counts.bets,
                calls=counts.calls,
                checks=counts.checks,
                folded=counts.folded,
                showdown=has_showdown and not counts.folded,
                won=counts.won > 0,
                all_in=counts.all_in or hand.is_all_in(seat),
            )
        )
    return tuple(seat_figures)


def _count_actions(log: Iterable[AnyFact], hand: HandState, seat_counts: list[_SeatCounts]) -> None:
    streets = hand.game.variant.streets
    street, raise_count = 0, 0
    reserve_by_seat = hand.reserve or (0,) * hand.players
    chips_behind = [
        starting_stack - reserved_chips
        for starting_stack, reserved_chips in zip(
            hand.starting_stacks, reserve_by_seat, strict=True
        )
    ]
    bets = [0] * hand.players
    for fact in log:
        match fact:
            case f.BettingOpened(street=street):
                pass
            case f.Posted(seat=seat, chips=chips, kind=kind):
                chips_behind[seat] -= chips
                bets[seat] += 0 if kind in _DEAD_POST_KINDS else chips
                seat_counts[seat].all_in |= not chips_behind[seat]
            case f.BroughtIn(seat=seat, chips=chips) | f.Called(seat=seat, chips=chips):
                chips_behind[seat] -= chips
                bets[seat] += chips
                seat_counts[seat].all_in |= not chips_behind[seat]
                if isinstance(fact, f.Called):
                    seat_counts[seat].calls += 1
                    seat_counts[seat].vpip |= not street
            case f.Raised(seat=seat, to=total):
                chips_behind[seat] -= total - bets[seat]
                bets[seat] = total
                counts = seat_counts[seat]
                counts.bets += 1
                counts.all_in |= not chips_behind[seat]
                if not street:
                    counts.vpip = counts.pfr = True
                    counts.three_bet |= raise_count == 1
                    raise_count += 1
            case f.Checked(seat=seat):
                seat_counts[seat].checks += 1
            case f.Folded(seat=seat):
                seat_counts[seat].folded = streets[street].name
            case f.ChipsAdded(seat=seat, chips=chips):
                chips_behind[seat] += chips
            case f.UncalledBetReturned(seat=seat, chips=chips):
                chips_behind[seat] += chips
            case f.BetsCollected():
                bets = [0] * hand.players
            case f.PotAwarded(seat=seat, chips=chips):
                seat_counts[seat].won += chips
            case _:
                pass  # cards, and facts that are not a player's decision


_DEAD_POST_KINDS: Final = ("ante", "dead")
"""Kinds of forced bets that go into the pot and do not count as the player's bet."""


def seat_result(hand: HandState, seat: int) -> int:
    """Return the net result of a seat, in chips; so far, during the hand."""
    kept_chips = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
    brought_chips = hand.starting_stacks[seat] + (
        hand.added_by_seat[seat] if hand.added_by_seat else 0
    )
    return hand.stacks[seat] + kept_chips - brought_chips


def chips_to_amount(chips: int, scale: int) -> float:
    """Convert chips to the units of a file, as an integer where possible."""
    return chips // scale if chips % scale == 0 else chips / scale


def find_winning_seats(log: Iterable[AnyFact]) -> tuple[int, ...]:
    """Return the seats that have won chips of a pot, in ascending order."""
    winning_seats = {fact.seat for fact in log if isinstance(fact, f.PotAwarded) and fact.chips}
    return tuple(sorted(winning_seats))


def compute_final_pot(log: Iterable[AnyFact]) -> int:
    """Return the pot at the end of the hand, including the house's take."""
    pot = 0
    for fact in log:
        match fact:
            case (
                f.PotAwarded(chips=chips)
                | f.RakeTaken(chips=chips)
                | f.PassedOut(carried_chips=chips)
            ):
                pot += chips
            case HandVoided(returned_chips, held_chips):
                pot += sum(returned_chips) + held_chips
            case _:
                pass
    return pot


def positions(players: int, button: int) -> tuple[str, ...]:
    """Return the position names by seat.

    >>> positions(6, button=5), positions(2, button=1)
    (('SB', 'BB', 'UTG', 'HJ', 'CO', 'BTN'), ('BB', 'BTN'))
    """
    middle_seat_count = players - 3
    if players == 2:
        clockwise = ["BB", "BTN"]
    else:
        early_count = max(0, middle_seat_count - len(_LATE_POSITIONS))
        early_names = ["UTG", *[f"UTG+{seat_distance}" for seat_distance in range(1, early_count)]][
            :early_count
        ]
        late_names = list(_LATE_POSITIONS[max(0, len(_LATE_POSITIONS) - middle_seat_count) :])
        if middle_seat_count == len(_LATE_POSITIONS):
            late_names[0] = "UTG"
        clockwise = ["SB", "BB", *early_names, *late_names, "BTN"]
    return tuple([clockwise[(seat - button - 1) % players] for seat in range(players)])


_LATE_POSITIONS: Final = ("LJ", "HJ", "CO")
"""Positions of the seats before the button."""
