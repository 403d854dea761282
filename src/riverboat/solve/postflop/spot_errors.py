"""Errors of post-flop spots: each has its reason as a phrase, for a reader of any language."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadSpot(RefusalError):
    """A spot that cannot be: its cards, ranges, chips, sizes or a path in its tree."""


class TreeTooLarge(BadSpot):
    """A tree with more nodes, or that needs more memory, than is allowed."""


class BadLock(BadSpot):
    """A strategy that cannot be fixed at a node."""


class BadSolutionFile(BadSpot):
    """A file that is no saved solution, or one of another version."""
