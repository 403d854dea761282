"""Continuity of sessions: each hand of a table must follow from the hand before it.

A hand may end exactly as its file says and still be read wrongly, with stacks that are too large
by the blinds. The next hand of the table shows it: its stacks, button, seats and blinds follow from
this one, or a rebuy, a departure or a missing hand explains the difference.
"""

from riverboat.notation.continuity.session_check import SessionCheck, count_unexplained
from riverboat.notation.continuity.transitions import Break, BreakKind, Transition

__all__ = ["Break", "BreakKind", "SessionCheck", "Transition", "count_unexplained"]
