"""Rejection of a client command to an event."""

from __future__ import annotations

from riverboat.words import Refusal


class EventCommandRejected(Exception):
    """The event's room rejects a command."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
