"""Does the hand end as the file says? Pots, winnings and rake, to the chip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import facts as f
from riverboat.notation.amounts import written
from riverboat.notation.ohh.chips import chips_of
from riverboat.notation.ohh.header import OhhSetup
from riverboat.notation.ohh.sheet import OhhHand
from riverboat.words import Refusal
from riverboat.words.refusals.histories import PotOtherwise, WinsOtherwise

_MOST_RAKE = 10
"""Percent of what was won: what is more, and is not written as rake, is no rake."""


class OhhEnding(NamedTuple):
    """How the recorded end compares with ours."""

    faults: tuple[Refusal, ...] = ()
    notes: tuple[str, ...] = ()
    rake: int = 0
    raked: tuple[int, ...] = ()
    unwritten: int = 0
    """What of the rake the file has no word of."""


class _Recorded(NamedTuple):
    """The end by the file, in chips."""

    pot: int
    taken: int
    won: list[int]


def check_ending(
    sheet: OhhHand, setup: OhhSetup, hand: HandState, log: Sequence[AnyFact]
) -> OhhEnding:
    """What differs from the recorded pots and winnings, and who paid the rake."""
    if not sheet.pots:
        return OhhEnding(notes=("the file does not say who won",))
    recorded = _recorded(sheet, setup)
    total = sum(hand.won) + hand.carried
    if not recorded.pot and not any(recorded.won):
        if not total:
            return OhhEnding()
        if not hand.live & (hand.live - 1):
            return OhhEnding(notes=("the file has no chips in the pot that everybody folded",))
    write = written(setup.scale)
    faults, notes = list[Refusal](), list[str]()
    if recorded.pot != total:
        faults.append(PotOtherwise(write(total), write(recorded.pot)))
    fees = _fees(hand.won, recorded)
    if fees is None:
        apart, why = _apart(setup, hand.won, recorded), _explained(sheet, hand, log, recorded)
        faults.append(WinsOtherwise(f"{apart}: {why}" if why else apart))
        return OhhEnding(tuple(faults))
    if sum(fees) != recorded.taken:
        notes.append(f"a rake of {write(sum(fees))} by the winnings (none is written)")
    raked = tuple(fees) if any(fees) else ()
    unwritten = max(0, sum(fees) - recorded.taken)
    return OhhEnding(tuple(faults), tuple(notes), sum(fees), raked, unwritten)


def _recorded(sheet: OhhHand, setup: OhhSetup) -> _Recorded:
    won = [0] * len(setup.names)
    pot = taken = 0
    for row in sheet.pots:
        pot += chips_of(row.amount, setup.scale)
        taken += chips_of(row.rake, setup.scale) + chips_of(row.jackpot, setup.scale)
        for win in row.wins:
            if win.player in setup.seat_of:
                won[setup.seat_of[win.player]] += chips_of(win.amount, setup.scale)
    return _Recorded(pot, taken, won)


def _fees(won: Sequence[int], recorded: _Recorded) -> list[int] | None:
    """What each winner paid, when the recorded winnings are these less the rake."""
    fees = [chips - less for chips, less in zip(won, recorded.won, strict=True)]
    if min(fees) < 0:
        return None
    if sum(fees) == recorded.taken:
        return fees
    if any(bool(chips) != bool(less) for chips, less in zip(won, recorded.won, strict=True)):
        return None
    plausible = not recorded.taken and sum(fees) * 100 <= _MOST_RAKE * sum(won)
    return fees if plausible else None


def _apart(setup: OhhSetup, here: Sequence[int], recorded: _Recorded) -> str:
    """Where two rows of chips differ, player by player."""
    write = written(setup.scale)
    parts = [
        f"{name} {write(chips)} (recorded {write(other)})"
        for name, chips, other in zip(setup.names, here, recorded.won, strict=True)
        if other != chips
    ]
    return ", ".join(parts)


def _explained(sheet: OhhHand, hand: HandState, log: Sequence[AnyFact], recorded: _Recorded) -> str:
    """What would explain other winnings, if anything we know of does."""
    if any(win.cashed_out for row in sheet.pots for win in row.wins):
        return "somebody had cashed out"
    if sum(recorded.won) + recorded.taken != sum(hand.won):
        return ""
    apart = [abs(a - b) for a, b in zip(hand.won, recorded.won, strict=True)]
    if max(apart) < hand.live.bit_count():
        return "the odd chips go to others here"
    if _paid_as_run_twice(hand, log, recorded):
        return "paid as a board run twice would be; the file has one board"
    return ""


def _paid_as_run_twice(hand: HandState, log: Sequence[AnyFact], recorded: _Recorded) -> bool:
    """Whether half of the recorded winnings are those of the one board that is known."""
    if hand.runs > 1 or not _dealt_all_in(log):
        return False
    halves = [chips // 2 - len(recorded.won) for chips in hand.won]
    live = [bool(hand.live >> seat & 1) for seat in range(hand.players)]
    return all(
        got >= half and (not got or alive)
        for got, half, alive in zip(recorded.won, halves, live, strict=True)
    )


def _dealt_all_in(log: Sequence[AnyFact]) -> bool:
    """Whether board cards were dealt when no more betting was possible."""
    dealt = [k for k, fact in enumerate(log) if isinstance(fact, f.BoardDealt)]
    return bool(dealt) and not isinstance(log[dealt[-1] + 1], f.BettingOpened)
