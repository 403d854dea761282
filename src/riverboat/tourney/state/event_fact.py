"""Base class of event facts."""

from __future__ import annotations

from msgspec import Struct


class EventFact(Struct, frozen=True, tag_field="fact", tag=True):
    """A fact of an event."""
