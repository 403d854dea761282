"""Refusals as frames: code, rule, reason in English, and the phrase itself."""

from __future__ import annotations

from riverboat.wire.messages import ErrorFrame, Rejected, WatchEnded
from riverboat.words import Refusal
from riverboat.words.action_offers import Offer


def rejected(cmd: str, table: str, refusal: Refusal, offer: Offer | None = None) -> Rejected:
    """Return the rejection of a command; *offer* is a legal alternative."""
    legal = str(offer) if offer else ""
    return Rejected(cmd, table, refusal.code, refusal.rule, str(refusal), refusal, legal, offer)


def watch_ended(
    table: str, refusal: Refusal, by: str = "", reason: str = "", until: int = 0, notice: int = 0
) -> WatchEnded:
    """Return the end of a subscription with a reason."""
    return WatchEnded(table, refusal.code, str(refusal), refusal, by, reason, until, notice)


def error_frame(refusal: Refusal) -> ErrorFrame:
    """Return the error for a frame."""
    return ErrorFrame(refusal.code, str(refusal), refusal)
