"""What every fact of an event is."""

from __future__ import annotations

from msgspec import Struct


class EventFact(Struct, frozen=True, tag_field="fact", tag=True):
    """Something that happened in an event."""
