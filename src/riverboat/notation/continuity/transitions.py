"""Transitions from one hand of a table to the next, and the breaks between them.

A break that has a usual reason is named: chips added, a player who joined. A break without one is
unexplained: the hand before or after it was probably read wrongly.
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
    """Differences between the end of a hand and the start of the next."""

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


UNEXPLAINED = frozenset({BreakKind.STACK, BreakKind.BUTTON, BreakKind.BLINDS, BreakKind.CHIPS})
"""Breaks that no event at a table explains."""


class Break(NamedTuple):
    """One difference between the end of a hand and the start of the next."""

    kind: BreakKind
    player: str = ""
    expected: str = ""
    found: str = ""

    @property
    def is_explained(self) -> bool:
        """True if an event at the table explains the difference."""
        return self.kind not in UNEXPLAINED


class Transition(NamedTuple):
    """Two successive hands of a table, with the breaks between them; empty if the hands agree."""

    before: HandBalances
    after: HandBalances
    breaks: tuple[Break, ...]

    @property
    def unexplained(self) -> tuple[Break, ...]:
        """The breaks without a reason."""
        return tuple([found for found in self.breaks if not found.is_explained])


def compare_hands(before: HandBalances, after: HandBalances) -> Transition:
    """Compare the end of a hand with the start of the next hand of its table."""
    common = [name for name in after.balances if name in before.balances]
    if 2 * len(common) < len(after.balances):
        return Transition(before, after, (Break(BreakKind.TABLE_CHANGED),))
    if _are_stacks_reset(before, after, common):
        return Transition(before, after, (Break(BreakKind.RESET),))
    breaks = [*_changed_players(before, after), *_changed_blinds(before, after)]
    button = _compare_buttons(before, after)
    stacks = [
        found
        for name in common
        for found in _compare_stacks(name, before.balances[name], after.balances[name], after)
    ]
    if any(found.kind in UNEXPLAINED for found in stacks) and _may_miss_hands(
        before, after, button, stacks
    ):
        return Transition(before, after, (*breaks, Break(BreakKind.MISSING)))
    return Transition(before, after, (*breaks, *button, *stacks))


def _are_stacks_reset(before: HandBalances, after: HandBalances, common: list[str]) -> bool:
    """Return True if each hand begins with the same stacks, as in matches between programs."""
    played = any(before.balances[name].before != before.balances[name].after for name in common)
    hands = (before.balances.values(), after.balances.values())
    return played and len({balance.before for hand in hands for balance in hand}) == 1


def _changed_players(before: HandBalances, after: HandBalances) -> list[Break]:
    """Return the players who joined, left or changed chairs."""
    joined = [Break(BreakKind.JOINED, name) for name in after.balances.keys() - before.balances]
    left = [Break(BreakKind.LEFT, name) for name in before.balances.keys() - after.balances]
    moved = [
        Break(BreakKind.MOVED, name, str(balance.chair), str(after.balances[name].chair))
        for name, balance in before.balances.items()
        if name in after.balances and after.balances[name].chair != balance.chair
    ]
    return sorted([*joined, *left, *moved])


def _changed_blinds(before: HandBalances, after: HandBalances) -> list[Break]:
    """Return a new level, or an unexplained break if the blinds of a tournament go down."""
    if before.blinds == after.blinds:
        return []
    down = after.is_tournament and after.blinds[0] < before.blinds[0]
    kind = BreakKind.BLINDS if down else BreakKind.LEVEL
    return [Break(kind, "", format_parts(before.blinds[0]), format_parts(after.blinds[0]))]


def _compare_stacks(name: str, before: Balance, after: Balance, hand: HandBalances) -> list[Break]:
    """Return the break between a player's final stack and the next starting stack."""
    if before.after == after.before:
        return []
    if after.before < before.after:
        kind = BreakKind.STACK
    elif hand.can_top_up:
        kind = BreakKind.ADDED
    else:
        kind = BreakKind.REBOUGHT if not before.after else BreakKind.STACK
    return [Break(kind, name, format_parts(before.after), format_parts(after.before))]


def _compare_buttons(before: HandBalances, after: HandBalances) -> list[Break]:
    """Return a break if the button neither stays nor moves to the next player.

    It may move to a chair that its player has just left, a dead button, and it stays if the player
    who was to have it left.
    """
    if not (before.button and after.button):
        return []
    chairs = {balance.chair for balance in before.balances.values()}
    chairs |= {balance.chair for balance in after.balances.values()}
    stayed = {balance.chair for name, balance in after.balances.items() if name in before.balances}
    passed = [chair for chair in _clockwise(before.button, after.button) if chair in stayed]
    if len(passed) <= 1 or after.button == before.button:
        return []
    return [Break(BreakKind.BUTTON, "", str(before.button), str(after.button))]


def _clockwise(start: int, end: int) -> list[int]:
    """Return the chairs after *start* up to and including *end*, at a table of any size."""
    if end > start:
        return list(range(start + 1, end + 1))
    return [*range(start + 1, 25), *range(1, end + 1)]


def _may_miss_hands(
    before: HandBalances, after: HandBalances, button: list[Break], stacks: list[Break]
) -> bool:
    """Return True if hands between these two are missing from the file.

    Their numbers at the table are not consecutive, the button has passed a player, or chips have
    passed from some players to others.
    """
    numbers = _table_number(before.number), _table_number(after.number)
    if all(numbers) and numbers[1] - numbers[0] == 1:
        return False
    if all(numbers) and 1 < numbers[1] - numbers[0] < _MOST_MISSING:
        return True
    gains = [
        after.balances[found.player].before - before.balances[found.player].after
        for found in stacks
    ]
    return bool(button) or (len(gains) > 1 and min(gains) < 0 < max(gains) and sum(gains) <= 0)


_MOST_MISSING = 10_000


def _table_number(number: str) -> int:
    """Return the number of a hand at its table; 0 if the site counts all its hands together."""
    digits = number.rpartition("-")[2]
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) < 7 else 0
