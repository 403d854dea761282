"""Exact equity of fixed hands: all possible boards, counted by winner.

Other packages call :mod:`~riverboat.kernel.counting.exact_outcomes`. Before the flop, boards are
counted by their ranks (``board_weights``, ``outcome_tallies``, ``preflop_counting``); from the flop
on, all boards are dealt (``runouts``).
"""
