"""Positions of the button and the blinds on the next hand, by one of three button rules.

The chairs form a ring, numbered clockwise. With the *simplified* and the *moving* rule, the button
goes to the next player, and the blinds are counted from it. With the *dead* rule, the big blind
goes to the next player, and the small blind and the button move to the previous places of the big
and small blind, even if these are empty (BMOV-02 to 06). Heads-up all rules agree: no player is the
big blind twice in a row (SEAT-08).

>>> last = Positions(button=1, small=2, big=3)
>>> next_positions("simplified", last, (1, 3, 4, 5, 6))
Positions(button=3, small=4, big=5)
>>> next_positions("dead", last, (1, 3, 4, 5, 6))
Positions(button=2, small=3, big=4)
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

ButtonRule = Literal["simplified", "moving", "dead"]
Chairs = tuple[int, ...]
"""Chairs in their order around the table, the lowest number first."""


class Positions(Struct, frozen=True, gc=False):
    """The chairs of the button and of the blinds.

    With the dead button rule the button and the small blind may be empty chairs, without a
    post (BMOV-05).
    """

    button: int
    small: int
    big: int

    @property
    def heads_up(self) -> bool:
        """True if the button posts the small blind (SEAT-07)."""
        return self.button == self.small


def next_chair(chair: int, occupied_chairs: Chairs) -> int:
    """Return the next of the given chairs clockwise from *chair*."""
    return occupied_chairs[bisect_right(occupied_chairs, chair) % len(occupied_chairs)]


def previous_chair(chair: int, occupied_chairs: Chairs) -> int:
    """Return the next of the given chairs counter-clockwise from *chair*."""
    return occupied_chairs[bisect_left(occupied_chairs, chair) - 1]


def chair_at_or_before(chair: int, occupied_chairs: Chairs) -> int:
    """Return *chair* if it is one of the given chairs, otherwise the next counter-clockwise."""
    return occupied_chairs[bisect_right(occupied_chairs, chair) - 1]


def chairs_between(
    after_chair: int, before_chair: int, occupied_chairs: Sequence[int]
) -> list[int]:
    """Return the given chairs that lie clockwise after *after_chair* and before *before_chair*."""
    if after_chair < before_chair:
        return [chair for chair in occupied_chairs if after_chair < chair < before_chair]
    return [chair for chair in occupied_chairs if chair > after_chair or chair < before_chair]


def first_positions(button: int, occupied_chairs: Chairs) -> Positions:
    """Return the positions of a first or restarted hand with a known button (SEAT-01, SEAT-07)."""
    if len(occupied_chairs) == 2:
        return Positions(button, button, next_chair(button, occupied_chairs))
    small_blind_chair = next_chair(button, occupied_chairs)
    return Positions(button, small_blind_chair, next_chair(small_blind_chair, occupied_chairs))


def restart_positions(last_positions: Positions, occupied_chairs: Chairs) -> Positions:
    """Return the positions after all players except one were away: the big blind moves on."""
    big_blind_chair = next_chair(last_positions.big, occupied_chairs)
    if len(occupied_chairs) > 2:
        return _build_positions_before_big_blind(big_blind_chair, occupied_chairs)
    small_blind_chair = next_chair(big_blind_chair, occupied_chairs)
    return Positions(small_blind_chair, small_blind_chair, big_blind_chair)


def next_positions(
    rule: ButtonRule,
    last_positions: Positions,
    admitted_chairs: Chairs,
    entering_chairs: Chairs = (),
    *,
    chair_count: int = 0,
) -> Positions:
    """Return the button and blinds of the next hand.

    *admitted_chairs* are the players dealt in unconditionally, at least two; *entering_chairs*
    those who would come in: the big blind falls on one of them if it reaches their chair (POST-06).
    *chair_count* is the number of chairs at a table where a dead button skips rows of empty
    chairs (TRNY-30), and 0 at all other tables.

    >>> gone = Positions(button=1, small=2, big=3)  # both blinds have left, and 4 is empty, too
    >>> next_positions("dead", gone, (1, 5, 6))
    Positions(button=2, small=3, big=5)
    >>> next_positions("dead", gone, (1, 5, 6), chair_count=6)
    Positions(button=3, small=4, big=5)
    """
    if len(admitted_chairs) == 2:
        return _build_positions_from_heads_up(last_positions, admitted_chairs, entering_chairs)
    joining_chairs = (
        _merge_chairs(admitted_chairs, entering_chairs) if entering_chairs else admitted_chairs
    )
    if last_positions.heads_up:
        return _build_positions_before_big_blind(
            next_chair(last_positions.big, joining_chairs), admitted_chairs
        )
    if rule == "dead":
        positions = _build_dead_button_positions(last_positions, admitted_chairs, joining_chairs)
        return (
            _skip_empty_row(positions, admitted_chairs, joining_chairs, chair_count)
            if chair_count
            else positions
        )
    button_chair = next_chair(last_positions.button, admitted_chairs)  # rule: BMOV-02, SEAT-03
    small_blind_chair = next_chair(button_chair, admitted_chairs)
    big_blind_chair = next_chair(small_blind_chair, joining_chairs)
    if (
        big_blind_chair == last_positions.big
    ):  # a player returned in front of the big blind, who does not pay twice
        return _build_positions_before_big_blind(
            next_chair(big_blind_chair, joining_chairs), admitted_chairs
        )
    return Positions(button_chair, small_blind_chair, big_blind_chair)


def _build_dead_button_positions(
    last_positions: Positions, admitted_chairs: Chairs, joining_chairs: Chairs
) -> Positions:
    """Move the big blind to the next player (BMOV-05).

    The small blind and the button move to the last places of the big and the small blind, even if
    these are empty.
    """
    big_blind = next_chair(last_positions.big, joining_chairs)
    button, small_blind = last_positions.small, last_positions.big
    if big_blind in (button, small_blind) or button == small_blind:
        return _build_positions_before_big_blind(big_blind, admitted_chairs)
    return Positions(button, small_blind, big_blind)


def _skip_empty_row(
    positions: Positions, admitted_chairs: Chairs, joining_chairs: Chairs, chair_count: int
) -> Positions:
    """Move a dead small blind and a dead button to the end of the empty row.

    So most of those chairs can be filled, and no player misses a blind or pays one again
    (TRNY-30).
    """
    if positions.small in joining_chairs or chairs_between(
        positions.small, positions.big, joining_chairs
    ):
        return positions
    small_blind_chair = (positions.big - 2) % chair_count + 1
    button_chair = (small_blind_chair - 2) % chair_count + 1
    if positions.button in admitted_chairs or button_chair in joining_chairs:
        button_chair = positions.button
    return Positions(button_chair, small_blind_chair, positions.big)


def _build_positions_from_heads_up(
    last_positions: Positions, admitted_chairs: Chairs, entering_chairs: Chairs
) -> Positions:
    """Move the big blind on between two players; the button follows (SEAT-08)."""
    big_blind_chair = next_chair(
        last_positions.big,
        _merge_chairs(admitted_chairs, entering_chairs) if entering_chairs else admitted_chairs,
    )
    if big_blind_chair in admitted_chairs:
        other_chair = (
            admitted_chairs[0] if admitted_chairs[1] == big_blind_chair else admitted_chairs[1]
        )
        return Positions(other_chair, other_chair, big_blind_chair)
    return _build_positions_before_big_blind(big_blind_chair, admitted_chairs)


def _build_positions_before_big_blind(big_blind_chair: int, admitted_chairs: Chairs) -> Positions:
    """Return the two admitted players before the big blind as button and small blind."""
    small_blind_chair = previous_chair(big_blind_chair, admitted_chairs)
    return Positions(
        previous_chair(small_blind_chair, admitted_chairs), small_blind_chair, big_blind_chair
    )


def _merge_chairs(admitted_chairs: Chairs, entering_chairs: Chairs) -> Chairs:
    return tuple(sorted({*admitted_chairs, *entering_chairs}))


def chairs_passed(old_chair: int, new_chair: int, occupied_chairs: Sequence[int]) -> list[int]:
    """Return the chairs that a blind passed between its last and its current poster."""
    return chairs_between(old_chair, new_chair, occupied_chairs) if old_chair != new_chair else []


def is_between_button_and_blind(chair: int, positions: Positions) -> bool:
    """Return True if a chair is between button and big blind, where players cannot come in free.

    Heads-up these are the chairs between the small blind and the big blind; a chair behind the big
    blind does not count (BYND-32).
    """
    return chair == positions.button or bool(
        chairs_between(positions.button, positions.big, (chair,))
    )
