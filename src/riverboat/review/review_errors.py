"""Errors of a review: each has its reason as a phrase, for a reader of any language."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadReview(RefusalError):
    """A review that cannot be: an unreadable hand, or a player who is not in it."""


class HandInProgress(BadReview):
    """A hand in progress, whose solution its players may not request."""
