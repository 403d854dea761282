"""Check of continuity over many files: each hand must follow from the last one of its table."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Final

from riverboat.notation.continuity.hand_balances import (
    HandBalances,
    TableKey,
    compute_hand_balances,
)
from riverboat.notation.continuity.transitions import Break, BreakKind, Transition, compare_hands
from riverboat.notation.read_hand import ParsedHand

_MAX_TABLES: Final = 10_000
"""Maximum number of tables remembered, so that memory does not grow with the number of files."""


class SessionCheck:
    """A check that compares each hand with the last hand of its table.

    >>> from riverboat.notation import parse_phh
    >>> check = SessionCheck()
    >>> [check.add(hand) for hand in parse_phh("variant = 'NT'")]
    [None]
    >>> check.checked, check.unexplained
    (0, 0)
    """

    def __init__(self) -> None:
        self.checked = 0
        """Number of transitions compared."""
        self.breaks: Counter[BreakKind] = Counter()
        """Number of transitions with a break of each kind."""
        self.unexplained = 0
        """Number of transitions with a break that has no reason."""
        self._last_by_table: OrderedDict[TableKey, HandBalances] = OrderedDict()

    def add(self, hand: ParsedHand) -> Transition | None:
        """Compare a hand with the previous hand of its table; return ``None`` without one."""
        balances = compute_hand_balances(hand)
        if balances is None:
            return None
        table_key = balances.table
        if not (table_key.table or table_key.tournament):
            table_key = table_key._replace(table=balances.source.file)
        last_balances = self._last_by_table.pop(table_key, None)
        self._last_by_table[table_key] = balances
        if len(self._last_by_table) > _MAX_TABLES:
            self._last_by_table.popitem(last=False)
        if last_balances is None:
            return None
        is_newest_first = bool(balances.started) and balances.started < last_balances.started
        return self._count_breaks(
            compare_hands(balances, last_balances)
            if is_newest_first
            else compare_hands(last_balances, balances)
        )

    def _count_breaks(self, transition: Transition) -> Transition:
        self.checked += 1
        self.breaks.update({table_break.kind for table_break in transition.breaks})
        self.unexplained += bool(transition.unexplained)
        return transition


def count_unexplained(hands: Iterable[ParsedHand]) -> int:
    """Return the number of unexplained breaks between hands; each differing stack counts as one."""
    check = SessionCheck()
    transitions = [check.add(hand) for hand in hands]
    return sum(len(transition.unexplained) for transition in transitions if transition is not None)


__all__ = ["Break", "SessionCheck", "count_unexplained"]
