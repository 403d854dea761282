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
    """Statistics of one player in one hand. Amounts are chips, or a parsed file's units."""

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
    """True if they re-raised there after one raise."""
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


def figures(
    log: Iterable[AnyFact],
    hand: HandState,
    names: Sequence[str] = (),
    *,
    scale: int = 1,
    raked: Sequence[int] = (),
    paid: Sequence[int] = (),
) -> tuple[PlayerFigures, ...]:
    """Return the statistics of each seat: *hand* is the state at the end of *log*.

    Chips are divided by *scale*. *raked* is the part of the awards that winners did not receive,
    and *paid* is the amount that each seat received or paid in addition to the pots.
    """
    done = [_SeatCounts() for _ in range(hand.players)]
    _count_actions(log, hand, done)
    compared = hand.ended and sum(not did.folded for did in done) > 1
    upcards = hand.game.variant.has_upcards
    places = ("",) * hand.players if upcards else positions(hand.players, hand.button)
    found = []
    for seat, did in enumerate(done):
        came_to = seat_result(hand, seat)
        from_pots = came_to - (raked[seat] if raked else 0)
        found.append(
            PlayerFigures(
                name=names[seat] if names else f"seat {seat}",
                seat=seat,
                position=places[seat],
                stack=chips_to_amount(hand.starting_stacks[seat], scale),
                net=chips_to_amount(from_pots + (paid[seat] if paid else 0), scale),
                pot_net=chips_to_amount(from_pots, scale),
                put_in=chips_to_amount(did.won - came_to, scale),
                cards=PrintedCards(hand.holdings[seat]),
                vpip=did.vpip,
                pfr=did.pfr,
                three_bet=did.three_bet,
                bets=did.bets,
                calls=did.calls,
                checks=did.checks,
                folded=did.folded,
                showdown=compared and not did.folded,
                won=did.won > 0,
                all_in=did.all_in or hand.all_in(seat),
            )
        )
    return tuple(found)


def _count_actions(log: Iterable[AnyFact], hand: HandState, done: list[_SeatCounts]) -> None:
    """Count the actions of each seat."""
    streets = hand.game.variant.streets
    street, raises = 0, 0
    reserve = hand.reserve or (0,) * hand.players
    behind = [s - r for s, r in zip(hand.starting_stacks, reserve, strict=True)]
    bets = [0] * hand.players
    for fact in log:
        match fact:
            case f.BettingOpened(street=street):
                pass
            case f.Posted(seat=seat, chips=chips, kind=kind):
                behind[seat] -= chips
                bets[seat] += 0 if kind in _DEAD_POSTS else chips
                done[seat].all_in |= not behind[seat]
            case f.BroughtIn(seat=seat, chips=chips) | f.Called(seat=seat, chips=chips):
                behind[seat] -= chips
                bets[seat] += chips
                done[seat].all_in |= not behind[seat]
                if isinstance(fact, f.Called):
                    done[seat].calls += 1
                    done[seat].vpip |= not street
            case f.Raised(seat=seat, to=to):
                behind[seat] -= to - bets[seat]
                bets[seat] = to
                did = done[seat]
                did.bets += 1
                did.all_in |= not behind[seat]
                if not street:
                    did.vpip = did.pfr = True
                    did.three_bet |= raises == 1
                    raises += 1
            case f.Checked(seat=seat):
                done[seat].checks += 1
            case f.Folded(seat=seat):
                done[seat].folded = streets[street].name
            case f.ChipsAdded(seat=seat, chips=chips):
                behind[seat] += chips
            case f.UncalledBetReturned(seat=seat, chips=chips):
                behind[seat] += chips
            case f.BetsCollected():
                bets = [0] * hand.players
            case f.PotAwarded(seat=seat, chips=chips):
                done[seat].won += chips
            case _:
                pass  # cards, and facts that are not a player's decision


_DEAD_POSTS: Final = ("ante", "dead")
"""Forced bets that do not lie in front of their poster."""


def seat_result(hand: HandState, seat: int) -> int:
    """Return the net result of a seat, in chips; so far, during the hand."""
    kept = hand.reserve[seat] if hand.reserve and not hand.ended else 0
    brought = hand.starting_stacks[seat] + (hand.added[seat] if hand.added else 0)
    return hand.stacks[seat] + kept - brought


def chips_to_amount(chips: int, scale: int) -> float:
    """Convert chips to the units of a file, as an integer where possible."""
    return chips // scale if chips % scale == 0 else chips / scale


def seats_paid(log: Iterable[AnyFact]) -> tuple[int, ...]:
    """Return the seats that have won chips of a pot, from the lowest."""
    paid = {fact.seat for fact in log if isinstance(fact, f.PotAwarded) and fact.chips}
    return tuple(sorted(paid))


def final_pot(log: Iterable[AnyFact]) -> int:
    """Return the pot at the end of the hand, including the house's take."""
    pot = 0
    for fact in log:
        match fact:
            case f.PotAwarded(chips=chips) | f.RakeTaken(chips=chips) | f.PassedOut(carried=chips):
                pot += chips
            case HandVoided(returned, held):
                pot += sum(returned) + held
            case _:
                pass
    return pot


def positions(players: int, button: int) -> tuple[str, ...]:
    """Return the position names by seat.

    >>> positions(6, button=5), positions(2, button=1)
    (('SB', 'BB', 'UTG', 'HJ', 'CO', 'BTN'), ('BB', 'BTN'))
    """
    between = players - 3
    if players == 2:
        clockwise = ["BB", "BTN"]
    else:
        early = max(0, between - len(_LATE_POSITIONS))
        first = ["UTG", *[f"UTG+{k}" for k in range(1, early)]][:early]
        late = list(_LATE_POSITIONS[max(0, len(_LATE_POSITIONS) - between) :])
        if between == len(_LATE_POSITIONS):
            late[0] = "UTG"
        clockwise = ["SB", "BB", *first, *late, "BTN"]
    return tuple([clockwise[(seat - button - 1) % players] for seat in range(players)])


_LATE_POSITIONS: Final = ("LJ", "HJ", "CO")
"""Positions of the seats before the button."""
