"""Rejection of a client command to a tournament."""

from __future__ import annotations

from riverboat.words import Refusal


class EventCommandRejected(Exception):
    """The tournament's room rejects a command."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal
