"""Seats as bits of a mask: whose turn it is, and who sits where, from tables made once."""

from __future__ import annotations

from functools import cache

NOBODY = -1


@cache
def next_to_act(players: int) -> tuple[tuple[int, ...], ...]:
    """For each seat and each mask, the first seat of the mask clockwise after that seat.

    A seat comes last after itself. In an empty mask it is nobody (-1).
    """
    return tuple(
        tuple(
            next(
                (
                    s % players
                    for s in range(seat + 1, seat + 1 + players)
                    if mask >> s % players & 1
                ),
                NOBODY,
            )
            for mask in range(1 << players)
        )
        for seat in range(players)
    )


@cache
def clockwise(players: int, button: int) -> tuple[tuple[int, ...], ...]:
    """For each mask, its seats clockwise from the left of the button."""
    order = [(button + 1 + k) % players for k in range(players)]
    return tuple(tuple(seat for seat in order if mask >> seat & 1) for mask in range(1 << players))
