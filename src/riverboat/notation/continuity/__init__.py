"""Continuity of sessions: each hand of a table must follow from the hand before it.

A hand may end exactly as its file records and still be interpreted wrongly, for example with stacks
that are too large by the blinds. The next hand of the table reveals this: its stacks, button, seats
and blinds must follow from the previous hand, unless a rebuy, a departure or a missing hand
explains the difference.
"""

from riverboat.notation.continuity.session_check import SessionCheck, count_unexplained
from riverboat.notation.continuity.transitions import Break, BreakKind, Transition

__all__ = ["Break", "BreakKind", "SessionCheck", "Transition", "count_unexplained"]
