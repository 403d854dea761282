"""Exact equity: the counting methods and their estimated times.

:func:`~riverboat.equity.exact.exact_methods.exact_methods` is the entry point. Two hold'em ranges
meet all at once (``range_vs_range``); other hands are enumerated as joint holdings
(``joint_holdings``), each counted with all its boards (``board_enumeration``) by outcome
(``outcome_blocks``). Nothing is counted before it is requested.
"""
