"""Transitions from one hand of a table to the next, and the breaks between them.

A break with a common cause, such as added chips or a new player, is explained. Any other break is
unexplained: the hand before or after it was probably interpreted wrongly.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from riverboat.notation.continuity.hand_balances import (
    Balance,
    HandBalances,
    format_parts,
)


class BreakKind(StrEnum):
    """Kinds of differences between the end of a hand and the start of the next."""

    ADDED = "chips added"
    REBOUGHT = "rebuy or add-on"
    JOINED = "player joined"
    LEFT = "player left"
    MOVED = "player moved"
    LEVEL = "new level"
    MISSING = "missing hands"
    TABLE_CHANGED = "table changed"
    RESET = "stacks reset"
    STACK = "stack does not follow"
    BUTTON = "button does not follow"
    BLINDS = "blinds go down"
    CHIPS = "total chips change"


UNEXPLAINED_BREAK_KINDS = frozenset(
    {BreakKind.STACK, BreakKind.BUTTON, BreakKind.BLINDS, BreakKind.CHIPS}
)
"""Breaks that no event at a table explains."""


class Break(NamedTuple):
    """One difference between the end of a hand and the start of the next."""

    kind: BreakKind
    player: str = ""
    expected: str = ""
    found: str = ""

    @property
    def is_explained(self) -> bool:
        """True if a common event at a table explains the difference."""
        return self.kind not in UNEXPLAINED_BREAK_KINDS


class Transition(NamedTuple):
    """Two successive hands of a table, with the breaks between them; empty if the hands agree."""

    before: HandBalances
    after: HandBalances
    breaks: tuple[Break, ...]

    @property
    def unexplained(self) -> tuple[Break, ...]:
        """The breaks that no event at a table explains."""
        return tuple([stack_break for stack_break in self.breaks if not stack_break.is_explained])


def compare_hands(previous_balances: HandBalances, next_balances: HandBalances) -> Transition:
    """Compare the end of a hand with the start of the next hand of its table."""
    common_names = [name for name in next_balances.balances if name in previous_balances.balances]
    if 2 * len(common_names) < len(next_balances.balances):
        return Transition(previous_balances, next_balances, (Break(BreakKind.TABLE_CHANGED),))
    if _are_stacks_reset(previous_balances, next_balances, common_names):
        return Transition(previous_balances, next_balances, (Break(BreakKind.RESET),))
    breaks = [
        *_find_changed_players(previous_balances, next_balances),
        *_find_changed_blinds(previous_balances, next_balances),
    ]
    button_breaks = _compare_buttons(previous_balances, next_balances)
    stack_breaks = [
        stack_break
        for name in common_names
        for stack_break in _compare_stacks(
            name, previous_balances.balances[name], next_balances.balances[name], next_balances
        )
    ]
    if any(
        stack_break.kind in UNEXPLAINED_BREAK_KINDS for stack_break in stack_breaks
    ) and _may_miss_hands(previous_balances, next_balances, button_breaks, stack_breaks):
        return Transition(previous_balances, next_balances, (*breaks, Break(BreakKind.MISSING)))
    return Transition(previous_balances, next_balances, (*breaks, *button_breaks, *stack_breaks))


def _are_stacks_reset(
    previous_balances: HandBalances, next_balances: HandBalances, common_names: list[str]
) -> bool:
    """Return True if both hands begin with equal stacks, as in matches between programs."""
    have_stacks_changed = any(
        previous_balances.balances[name].chips_before
        != previous_balances.balances[name].chips_after
        for name in common_names
    )
    balances_by_hand = (previous_balances.balances.values(), next_balances.balances.values())
    return (
        have_stacks_changed
        and len({balance.chips_before for balances in balances_by_hand for balance in balances})
        == 1
    )


def _find_changed_players(
    previous_balances: HandBalances, next_balances: HandBalances
) -> list[Break]:
    joined_breaks = [
        Break(BreakKind.JOINED, name)
        for name in next_balances.balances.keys() - previous_balances.balances
    ]
    left_breaks = [
        Break(BreakKind.LEFT, name)
        for name in previous_balances.balances.keys() - next_balances.balances
    ]
    moved_breaks = [
        Break(BreakKind.MOVED, name, str(balance.chair), str(next_balances.balances[name].chair))
        for name, balance in previous_balances.balances.items()
        if name in next_balances.balances and next_balances.balances[name].chair != balance.chair
    ]
    return sorted([*joined_breaks, *left_breaks, *moved_breaks])


def _find_changed_blinds(
    previous_balances: HandBalances, next_balances: HandBalances
) -> list[Break]:
    """Return a break if the blinds differ; it is unexplained if those of a tournament go down."""
    if previous_balances.blinds == next_balances.blinds:
        return []
    are_blinds_lower = (
        next_balances.is_tournament and next_balances.blinds[0] < previous_balances.blinds[0]
    )
    break_kind = BreakKind.BLINDS if are_blinds_lower else BreakKind.LEVEL
    return [
        Break(
            break_kind,
            "",
            format_parts(previous_balances.blinds[0]),
            format_parts(next_balances.blinds[0]),
        )
    ]


def _compare_stacks(
    name: str, previous_balance: Balance, next_balance: Balance, next_balances: HandBalances
) -> list[Break]:
    """Return a break if a player's next starting stack differs from the final stack."""
    if previous_balance.chips_after == next_balance.chips_before:
        return []
    if next_balance.chips_before < previous_balance.chips_after:
        break_kind = BreakKind.STACK
    elif next_balances.can_top_up:
        break_kind = BreakKind.ADDED
    else:
        break_kind = BreakKind.REBOUGHT if not previous_balance.chips_after else BreakKind.STACK
    return [
        Break(
            break_kind,
            name,
            format_parts(previous_balance.chips_after),
            format_parts(next_balance.chips_before),
        )
    ]


def _compare_buttons(previous_balances: HandBalances, next_balances: HandBalances) -> list[Break]:
    """Return a break if the button neither stays nor moves to the next player.

    The button may move to a chair that its player has just left (a dead button), and it stays if
    the player who would receive it has left.
    """
    if not (previous_balances.button and next_balances.button):
        return []
    chairs = {balance.chair for balance in previous_balances.balances.values()}
    chairs |= {balance.chair for balance in next_balances.balances.values()}
    remaining_chairs = {
        balance.chair
        for name, balance in next_balances.balances.items()
        if name in previous_balances.balances
    }
    passed_chairs = [
        chair
        for chair in _list_chairs_clockwise(previous_balances.button, next_balances.button)
        if chair in remaining_chairs
    ]
    if len(passed_chairs) <= 1 or next_balances.button == previous_balances.button:
        return []
    return [Break(BreakKind.BUTTON, "", str(previous_balances.button), str(next_balances.button))]


def _list_chairs_clockwise(start: int, end: int) -> list[int]:
    """Return the chairs after *start* up to and including *end*, at a table of any size."""
    if end > start:
        return list(range(start + 1, end + 1))
    return [*range(start + 1, 25), *range(1, end + 1)]


def _may_miss_hands(
    previous_balances: HandBalances,
    next_balances: HandBalances,
    button_breaks: list[Break],
    stack_breaks: list[Break],
) -> bool:
    """Return True if hands between these two are missing from the file.

    That is the case if their numbers at the table are not consecutive, if the button has passed a
    player, or if chips have moved between players.
    """
    hand_numbers = (
        _parse_table_number(previous_balances.number),
        _parse_table_number(next_balances.number),
    )
    if all(hand_numbers) and hand_numbers[1] - hand_numbers[0] == 1:
        return False
    if all(hand_numbers) and 1 < hand_numbers[1] - hand_numbers[0] < _MAX_MISSING_HANDS:
        return True
    chips_gained = [
        next_balances.balances[stack_break.player].chips_before
        - previous_balances.balances[stack_break.player].chips_after
        for stack_break in stack_breaks
    ]
    return bool(button_breaks) or (
        len(chips_gained) > 1
        and min(chips_gained) < 0 < max(chips_gained)
        and sum(chips_gained) <= 0
    )


_MAX_MISSING_HANDS = 10_000


def _parse_table_number(number: str) -> int:
    """Return a hand's number at its table; 0 if the site numbers the hands of all tables
    together.
    """
    digits = number.rpartition("-")[2]
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 7 else 0
