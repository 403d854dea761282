"""Errors of training: each has its reason as a phrase, which any language can render."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadTraining(RefusalError):
    """An error in training: a filter without spots, or an unreadable progress file."""
