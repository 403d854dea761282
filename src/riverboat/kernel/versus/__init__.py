"""Exact equity of range against range in hold'em: every hand of one against every hand of the
other.

:mod:`~riverboat.kernel.versus.range_sweep` compares ranges on a board, and
:mod:`~riverboat.kernel.versus.preflop_matchups` before the flop.
"""
