"""Errors of post-flop spots: each has its reason as a phrase that can be translated."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadSpot(RefusalError):
    """An error in a spot: its cards, ranges, chips, sizes, or a path in its tree."""


class TreeTooLarge(BadSpot):
    """An error: a tree has too many nodes, or needs too much memory."""


class BadLock(BadSpot):
    """An error: a strategy cannot be locked at a node."""


class BadSolutionFile(BadSpot):
    """An error: a file is not a saved solution, or is one of another version."""
