"""Internals of the vector interface: games as numbers, checks, policies, the reference engine."""
