"""Hand metadata: site, table, date, seats and hero of a recorded hand.

Every reader fills in the fields that its format records, and every writer writes the fields that
its format supports, so these data survive a conversion between formats.
"""

from __future__ import annotations

from msgspec import Struct


class Tournament(Struct, frozen=True, kw_only=True):
    """The tournament that a hand belongs to; amounts are texts, as in the file."""

    number: str = ""
    name: str = ""
    buy_in: str = ""
    fee: str = ""
    bounty: str = ""
    level: str = ""
    """The level as the file writes it: ``XII``."""


class About(Struct, frozen=True, kw_only=True):
    """Metadata of a hand. A field that the file does not record is empty."""

    site: str = ""
    hand: str = ""
    """The hand's number at its site."""
    table: str = ""
    table_size: int = 0
    """Number of chairs at the table; 0 if not recorded."""
    chairs: tuple[int, ...] = ()
    """The chair, counted from 1, of each seat of the log; empty if the chairs are 1, 2, 3 ..."""
    button: int = 0
    """The chair of the button if that chair is empty (a dead button); else 0."""
    started: str = ""
    """Date and time in UTC as ISO 8601, ``2026-01-31T20:15:00Z``, as far as it is known."""
    currency: str = ""
    """``USD``; empty for chips without a currency (play money, tournaments)."""
    hero: int | None = None
    """The seat from whose view the history was written; ``None`` if it has no hero."""
    tournament: Tournament | None = None

    def chair(self, seat: int) -> int:
        """Return the chair, counted from 1, of the player whose index in the log is *seat*."""
        return self.chairs[seat] if self.chairs else seat + 1
