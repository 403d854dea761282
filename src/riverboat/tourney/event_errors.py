"""What cannot be in an event, and why: nothing is changed by it."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadEvent(RefusalError):
    """The rules, the structure or the prizes of an event cannot be as they are given."""


class EventCommandRefused(RefusalError):
    """Somebody asked for what the event does not allow now."""
