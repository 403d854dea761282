"""Comparison of a replayed hand with the recorded stacks and winnings."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.amounts import amount_formatter
from riverboat.notation.phh.phh_replay import PhhReplay
from riverboat.notation.phh.phh_showdown import returned_chips
from riverboat.words import Refusal
from riverboat.words.refusals.histories import StackMismatch, WinningsMismatch

_MAX_RAKE_PERCENT = 10
"""Maximum percentage of the winnings that counts as a rake if the file records none."""


def check_ending(replay: PhhReplay) -> tuple[list[Refusal], tuple[int, ...]]:
    """Return the differences from the recorded ending, and the rake by seat.

    The rake follows from the recorded winnings; it is empty if none was taken.
    """
    hand, setup = replay.hand, replay.setup
    faults: list[Refusal] = []
    fees = [0] * hand.players
    recorded_winnings = setup.winnings
    if any(recorded_winnings):  # all zero: the hands' collector could not read them
        returned_chips_by_seat = returned_chips(replay.log, hand.players)
        winnings_with_returns = [
            won_chips + returned_by_seat
            for won_chips, returned_by_seat in zip(
                hand.won_chips, returned_chips_by_seat, strict=True
            )
        ]
        possible_fees = _find_fees(hand.won_chips, recorded_winnings, setup.rake) or _find_fees(
            winnings_with_returns, recorded_winnings, setup.rake
        )
        if possible_fees is None:
            faults.append(
                WinningsMismatch(_describe_difference(replay, hand.won_chips, recorded_winnings))
            )
        else:
            fees = possible_fees
    final_stacks = [stack - fee for stack, fee in zip(hand.stacks, fees, strict=True)]
    recorded_stacks = setup.finishing_stacks or final_stacks
    if any(
        recorded_stack not in (None, stack)
        for recorded_stack, stack in zip(recorded_stacks, final_stacks, strict=True)
    ):
        faults.append(
            StackMismatch(_describe_difference(replay, final_stacks, setup.finishing_stacks))
        )
    return faults, tuple(fees) if any(fees) else ()


def _find_fees(
    winnings: Sequence[int], recorded_winnings: Sequence[int | None], rake: int
) -> list[int] | None:
    """Return each winner's rake, if it is plausible for the recorded winnings; else ``None``."""
    fees = [
        chips - (recorded_chips or 0)
        for chips, recorded_chips in zip(winnings, recorded_winnings, strict=True)
    ]
    if min(fees) < 0:
        return None
    if sum(fees) == rake:
        return fees
    is_plausible = all(
        bool(chips) == bool(recorded_chips)
        for chips, recorded_chips in zip(winnings, recorded_winnings, strict=True)
    )
    return fees if is_plausible and sum(fees) * 100 <= _MAX_RAKE_PERCENT * sum(winnings) else None


def _describe_difference(
    replay: PhhReplay, actual_by_seat: Sequence[int], recorded_by_seat: Sequence[int | None]
) -> str:
    """Describe the differences between two lists of chips, player by player."""
    format_amount = amount_formatter(replay.setup.scale)
    parts = [
        (
            replay.player_number(seat),
            f"p{replay.player_number(seat)} {format_amount(chips)}"
            f" (recorded {format_amount(recorded_chips)})",
        )
        for seat, (chips, recorded_chips) in enumerate(
            zip(actual_by_seat, recorded_by_seat, strict=True)
        )
        if recorded_chips is not None and recorded_chips != chips
    ]
    return ", ".join(text for _, text in sorted(parts))
