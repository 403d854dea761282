"""Refusals as frames: code, rule, reason in English, and the phrase itself."""

from __future__ import annotations

from riverboat.wire.messages import ErrorFrame, Rejected, WatchEnded
from riverboat.words import Refusal
from riverboat.words.action_offers import Offer


def rejected(command_id: str, table: str, refusal: Refusal, offer: Offer | None = None) -> Rejected:
    """Return the frame that rejects a command; *offer* is a legal alternative."""
    legal_actions = str(offer) if offer else ""
    return Rejected(
        command_id, table, refusal.code, refusal.rule, str(refusal), refusal, legal_actions, offer
    )


def watch_ended(
    table: str,
    refusal: Refusal,
    actor: str = "",
    reason: str = "",
    banned_until: int = 0,
    notice: int = 0,
) -> WatchEnded:
    """Return the frame that ends a subscription, with the reason."""
    return WatchEnded(
        table, refusal.code, str(refusal), refusal, actor, reason, banned_until, notice
    )


def error_frame(refusal: Refusal) -> ErrorFrame:
    """Return the frame that reports a client's invalid or excessive frame."""
    return ErrorFrame(refusal.code, str(refusal), refusal)
