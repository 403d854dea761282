"""Exact equity: the ways to count it, and how long each takes.

:func:`~riverboat.equity.exact.exact_methods.exact_methods` is what others call. Two ranges of
hold'em meet all at once (versus); other hands are held together in every way (joint), and each way
is counted with all its boards (one_by_one) and told by who wins (telling). Nothing is counted
before it is asked for.
"""
