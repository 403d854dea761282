"""Comparison of a replayed hand with the recorded ending: pots, winnings and rake, to the chip."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.notation.amounts import amount_formatter
from riverboat.notation.ohh.ohh_amounts import scale_to_chips
from riverboat.notation.ohh.ohh_hand import OhhHand
from riverboat.notation.ohh.ohh_setup import OhhSetup
from riverboat.words import Refusal
from riverboat.words.refusals.histories import PotMismatch, WinningsMismatch

_MAX_RAKE_PERCENT = 10
"""Maximum percentage of the winnings that counts as an unrecorded rake."""


class OhhEnding(NamedTuple):
    """The result of comparing the recorded ending with the replayed one."""

    faults: tuple[Refusal, ...] = ()
    notes: tuple[str, ...] = ()
    rake: int = 0
    """The whole rake by the recorded winnings, in chips."""
    raked: tuple[int, ...] = ()
    """Rake by seat, in chips; empty if there was none."""
    unrecorded_rake_total: int = 0
    """The part of the rake, in chips, that the file does not mention."""


class _RecordedEnding(NamedTuple):
    pot: int
    rake: int
    won_by_seat: list[int]


def check_ending(
    ohh_hand: OhhHand, setup: OhhSetup, hand: HandState, log: Sequence[AnyFact]
) -> OhhEnding:
    """Compare a replayed hand with the recorded pots and winnings; return the faults and the
    rake.
    """
    if not ohh_hand.pots:
        return OhhEnding(notes=("the file does not say who won",))
    recorded_ending = _read_recorded_ending(ohh_hand, setup)
    total_won = sum(hand.won_chips) + hand.carried_chips
    if not recorded_ending.pot and not any(recorded_ending.won_by_seat):
        if not total_won:
            return OhhEnding()
        if not hand.live_mask & (hand.live_mask - 1):
            return OhhEnding(notes=("the file has no chips in the pot that everybody folded",))
    format_amount = amount_formatter(setup.scale)
    faults, notes = list[Refusal](), list[str]()
    if recorded_ending.pot != total_won:
        faults.append(PotMismatch(format_amount(total_won), format_amount(recorded_ending.pot)))
    seat_rakes = _find_rake_by_seat(hand.won_chips, recorded_ending)
    if seat_rakes is None:
        difference, explanation = (
            _describe_difference(setup, hand.won_chips, recorded_ending),
            _explain_difference(ohh_hand, hand, log, recorded_ending),
        )
        faults.append(
            WinningsMismatch(f"{difference}: {explanation}" if explanation else difference)
        )
        return OhhEnding(tuple(faults))
    if sum(seat_rakes) != recorded_ending.rake:
        notes.append(
            f"a rake of {format_amount(sum(seat_rakes))} by the winnings (none is written)"
        )
    rake_by_seat = tuple(seat_rakes) if any(seat_rakes) else ()
    unrecorded_rake = max(0, sum(seat_rakes) - recorded_ending.rake)
    return OhhEnding(tuple(faults), tuple(notes), sum(seat_rakes), rake_by_seat, unrecorded_rake)


def _read_recorded_ending(ohh_hand: OhhHand, setup: OhhSetup) -> _RecordedEnding:
    won_by_seat = [0] * len(setup.names)
    pot = rake = 0
    for recorded_pot in ohh_hand.pots:
        pot += scale_to_chips(recorded_pot.amount, setup.scale)
        rake += scale_to_chips(recorded_pot.rake, setup.scale) + scale_to_chips(
            recorded_pot.jackpot, setup.scale
        )
        for win in recorded_pot.wins:
            if win.player in setup.seat_by_id:
                won_by_seat[setup.seat_by_id[win.player]] += scale_to_chips(win.amount, setup.scale)
    return _RecordedEnding(pot, rake, won_by_seat)


def _find_rake_by_seat(
    winnings: Sequence[int], recorded_ending: _RecordedEnding
) -> list[int] | None:
    """Return each winner's rake, if it explains the recorded winnings; else ``None``."""
    rake_by_seat = [
        chips - recorded_chips
        for chips, recorded_chips in zip(winnings, recorded_ending.won_by_seat, strict=True)
    ]
    if min(rake_by_seat) < 0:
        return None
    if sum(rake_by_seat) == recorded_ending.rake:
        return rake_by_seat
    if any(
        bool(chips) != bool(recorded_chips)
        for chips, recorded_chips in zip(winnings, recorded_ending.won_by_seat, strict=True)
    ):
        return None
    is_plausible = not recorded_ending.rake and sum(rake_by_seat) * 100 <= _MAX_RAKE_PERCENT * sum(
        winnings
    )
    return rake_by_seat if is_plausible else None


def _describe_difference(
    setup: OhhSetup, actual_chips: Sequence[int], recorded_ending: _RecordedEnding
) -> str:
    """Describe the differences between two lists of chips, player by player."""
    format_amount = amount_formatter(setup.scale)
    difference_texts = [
        f"{name} {format_amount(chips)} (recorded {format_amount(recorded_chips)})"
        for name, chips, recorded_chips in zip(
            setup.names, actual_chips, recorded_ending.won_by_seat, strict=True
        )
        if recorded_chips != chips
    ]
    return ", ".join(difference_texts)


def _explain_difference(
    ohh_hand: OhhHand, hand: HandState, log: Sequence[AnyFact], recorded_ending: _RecordedEnding
) -> str:
    """Return a known explanation of the differing winnings; empty if there is none."""
    if any(win.cash_out for recorded_pot in ohh_hand.pots for win in recorded_pot.wins):
        return "somebody had cashed out"
    if sum(recorded_ending.won_by_seat) + recorded_ending.rake != sum(hand.won_chips):
        return ""
    differences = [
        abs(actual_chips - recorded_chips)
        for actual_chips, recorded_chips in zip(
            hand.won_chips, recorded_ending.won_by_seat, strict=True
        )
    ]
    if max(differences) < hand.live_mask.bit_count():
        return "the odd chips go to others here"
    if _is_paid_as_run_twice(hand, log, recorded_ending):
        return "paid as a board run twice would be; the file has one board"
    return ""


def _is_paid_as_run_twice(
    hand: HandState, log: Sequence[AnyFact], recorded_ending: _RecordedEnding
) -> bool:
    """Return True if the winnings fit an all-in that was run twice, with one board in the file.

    Every player then wins at least half of the chips that the known board awards.
    """
    if hand.runout_count > 1 or not _was_dealt_all_in(log):
        return False
    min_winnings = [
        won_chips // 2 - len(recorded_ending.won_by_seat) for won_chips in hand.won_chips
    ]
    live_flags = [bool(hand.live_mask >> seat & 1) for seat in range(hand.players)]
    return all(
        recorded_chips >= min_won and (not recorded_chips or is_live)
        for recorded_chips, min_won, is_live in zip(
            recorded_ending.won_by_seat, min_winnings, live_flags, strict=True
        )
    )


def _was_dealt_all_in(log: Sequence[AnyFact]) -> bool:
    """Return True if board cards were dealt when no more bets were possible."""
    deal_indices = [
        fact_index for fact_index, fact in enumerate(log) if isinstance(fact, f.BoardDealt)
    ]
    return bool(deal_indices) and not isinstance(log[deal_indices[-1] + 1], f.BettingOpened)
