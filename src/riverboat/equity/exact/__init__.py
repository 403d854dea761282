"""Exact equity: the counting methods and their estimated times.

:func:`~riverboat.equity.exact.exact_methods.find_exact_methods` is the entry point. Two hold'em
ranges are evaluated together (``range_vs_range``). Other hands are enumerated as joint holdings
(``joint_holdings``), and the outcomes of each are counted over all boards (``board_enumeration``,
``outcome_blocks``). Counting starts only on request.
"""
