"""Seats as bits in a mask: which of them is the next, and all of them clockwise.

A table has at most ten seats, so that every answer is one of a few thousand, and is remembered.
"""

from __future__ import annotations

from typing import Final

from riverboat.ranking.remembered import Remembered


def _next_clockwise(key: int) -> int:
    mask, after = key >> 4, key & 15
    later = mask & (-2 << after) or mask
    return (later & -later).bit_length() - 1


def _clockwise(key: int) -> tuple[int, ...]:
    mask, button = key >> 4, key & 15
    seats = [seat for seat in range(mask.bit_length()) if mask >> seat & 1]
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))


NEXT: Final = Remembered(_next_clockwise)
"""The first seat of a mask clockwise after a seat, by ``mask << 4 | seat``."""

CLOCKWISE: Final = Remembered(_clockwise)
"""All the seats of a mask, clockwise from the left of a button, by ``mask << 4 | button``."""
