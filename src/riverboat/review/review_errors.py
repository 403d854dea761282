"""Errors of a review: each has its reason as a phrase, which any language can render."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadReview(RefusalError):
    """An error in a review, for example an unreadable hand or an unknown player."""


class HandInProgress(BadReview):
    """An error: a hand is still in progress, so its solution must not be shown."""
