"""What was seen at the table: a value a kind, and ``None`` in every field that nobody has said.

Each chapter has its own kinds (``bets.seen``, ``turns.seen`` ...), all of them below one of these.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands.engine_errors import RefusalError


class Incident(Struct, frozen=True, kw_only=True, tag_field="see", tag=True):
    """Something that was seen or said, by a player, the dealer or the floor."""

    who: int | None = None
    """The seat that it is about; without one, whoever is to act."""


class InvalidIncident(RefusalError):
    """What was seen cannot have been so: nobody rules on it, and nothing is changed."""
