"""How a refusal goes over the wire: its code, its rule, in English why, and the phrase itself."""

from __future__ import annotations

from riverboat.wire.messages import ErrorFrame, Rejected, WatchEnded
from riverboat.words import Refusal
from riverboat.words.offers import Offer


def rejected(cmd: str, table: str, refusal: Refusal, offer: Offer | None = None) -> Rejected:
    """A wish is not granted, for this reason; *offer* is what would be legal."""
    legal = str(offer) if offer else ""
    return Rejected(cmd, table, refusal.code, refusal.rule, str(refusal), refusal, legal, offer)


def watch_ended(
    table: str, refusal: Refusal, by: str = "", reason: str = "", until: int = 0, notice: int = 0
) -> WatchEnded:
    """One is told no more about a table, for this reason."""
    return WatchEnded(table, refusal.code, str(refusal), refusal, by, reason, until, notice)


def error_frame(refusal: Refusal) -> ErrorFrame:
    """A frame is not heeded, for this reason."""
    return ErrorFrame(refusal.code, str(refusal), refusal)
