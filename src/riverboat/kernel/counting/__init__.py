"""Exact equity of fixed hands: all possible boards, counted by winner.

:mod:`~riverboat.kernel.counting.exact_outcomes` is what others call. Before the flop boards are
counted by their ranks (weights, tallies, hands), and later they are dealt out (runouts).
"""
