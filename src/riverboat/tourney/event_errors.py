"""Errors of events: refused configurations and commands, which change nothing."""

from __future__ import annotations

from riverboat.engine.commands.engine_errors import RefusalError


class BadEvent(RefusalError):
    """The rules, the structure or the prizes of an event are invalid."""


class EventCommandRefused(RefusalError):
    """A command that the event does not allow now."""
