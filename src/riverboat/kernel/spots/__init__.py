"""Solvers of post-flop spots: the betting tree and the cards as arrays, in C and in NumPy."""
