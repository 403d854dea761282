"""How a refusal goes over the wire: its code, its rule, in English why, and the phrase itself."""

from __future__ import annotations

from riverboat.wire.messages import Gone, Refused, Trouble
from riverboat.words import Refusal
from riverboat.words.offers import Offer


def refused(cmd: str, table: str, said: Refusal, offer: Offer | None = None) -> Refused:
    """A wish is not granted, for this reason; *offer* is what would be legal."""
    legal = str(offer) if offer else ""
    return Refused(cmd, table, said.code, said.rule, str(said), said, legal, offer)


def gone(
    table: str, said: Refusal, by: str = "", reason: str = "", until: int = 0, notice: int = 0
) -> Gone:
    """One is told no more about a table, for this reason."""
    return Gone(table, said.code, str(said), said, by, reason, until, notice)


def trouble(said: Refusal) -> Trouble:
    """A frame is not heeded, for this reason."""
    return Trouble(said.code, str(said), said)
