"""Exact equity of fixed hands: all boards that can still come, counted by who wins on them.

:mod:`~riverboat.kernel.counting.exact_outcomes` is what others call. Before the flop boards are
counted by their ranks (weights, tallies, hands), and later they are dealt out (runouts).
"""
