"""Comparison of a replayed hand with the recorded stacks and winnings."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.notation.amounts import amount_formatter
from riverboat.notation.phh.phh_replay import PhhReplay
from riverboat.notation.phh.phh_showdown import sum_returned_chips
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
    rake_by_seat = [0] * hand.players
    recorded_winnings = setup.winnings
    if any(recorded_winnings):  # zeros mean that the winnings are unknown
        returned_chips_by_seat = sum_returned_chips(replay.log, hand.players)
        winnings_with_returns = [
            won_chips + returned_by_seat
            for won_chips, returned_by_seat in zip(
                hand.won_chips, returned_chips_by_seat, strict=True
            )
        ]
        possible_rake_by_seat = _find_rake_by_seat(
            hand.won_chips, recorded_winnings, setup.rake
        ) or _find_rake_by_seat(winnings_with_returns, recorded_winnings, setup.rake)
        if possible_rake_by_seat is None:
            faults.append(
                WinningsMismatch(_describe_difference(replay, hand.won_chips, recorded_winnings))
            )
        else:
            rake_by_seat = possible_rake_by_seat
    final_stacks = [
        stack - seat_rake for stack, seat_rake in zip(hand.stacks, rake_by_seat, strict=True)
    ]
    recorded_stacks = setup.finishing_stacks or final_stacks
    if any(
        recorded_stack not in (None, stack)
        for recorded_stack, stack in zip(recorded_stacks, final_stacks, strict=True)
    ):
        faults.append(
            StackMismatch(_describe_difference(replay, final_stacks, setup.finishing_stacks))
        )
    return faults, tuple(rake_by_seat) if any(rake_by_seat) else ()


def _find_rake_by_seat(
    winnings: Sequence[int], recorded_winnings: Sequence[int | None], rake: int
) -> list[int] | None:
    """Return each winner's rake, if it is plausible for the recorded winnings; else ``None``."""
    rake_by_seat = [
        chips - (recorded_chips or 0)
        for chips, recorded_chips in zip(winnings, recorded_winnings, strict=True)
    ]
    if min(rake_by_seat) < 0:
        return None
    if sum(rake_by_seat) == rake:
        return rake_by_seat
    is_plausible = all(
        bool(chips) == bool(recorded_chips)
        for chips, recorded_chips in zip(winnings, recorded_winnings, strict=True)
    )
    return (
        rake_by_seat
        if is_plausible and sum(rake_by_seat) * 100 <= _MAX_RAKE_PERCENT * sum(winnings)
        else None
    )


def _describe_difference(
    replay: PhhReplay, actual_by_seat: Sequence[int], recorded_by_seat: Sequence[int | None]
) -> str:
    """Describe the differences between two lists of chips, player by player."""
    format_amount = amount_formatter(replay.setup.scale)
    numbered_texts = [
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
    return ", ".join(text for _, text in sorted(numbered_texts))
