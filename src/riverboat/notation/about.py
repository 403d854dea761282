"""What histories say about a hand beside its facts: where, when, at which table, and who watches.

Every reader fills it as far as its format tells, and every writer takes from it what its format has
a place for; so a hand goes from one format to another without losing its table on the way.
"""

from __future__ import annotations

from msgspec import Struct


class Tournament(Struct, frozen=True, kw_only=True):
    """The tournament that a hand belongs to; amounts are as the file writes them."""

    number: str = ""
    name: str = ""
    buy_in: str = ""
    fee: str = ""
    bounty: str = ""
    level: str = ""
    """As it is written: ``XII``."""


class About(Struct, frozen=True, kw_only=True):
    """The frame around a hand. What a file does not say is empty."""

    site: str = ""
    hand: str = ""
    """The hand's number at its site."""
    table: str = ""
    table_size: int = 0
    """Chairs at the table; 0 if it is not said."""
    chairs: tuple[int, ...] = ()
    """The chair (counted from 1) of each seat of the log; empty for 1, 2, 3 ..."""
    button: int = 0
    """The chair of the button, when nobody sits there (a dead button); else 0."""
    started: str = ""
    """Date and time in UTC as ISO 8601, ``2026-01-31T20:15:00Z``, as far as it is known."""
    currency: str = ""
    """``USD``; empty for chips without a currency (play money, tournaments)."""
    hero: int | None = None
    """The seat whose eyes the history was written for, if it was for somebody's."""
    tournament: Tournament | None = None

    def chair(self, seat: int) -> int:
        """The chair of a seat of the log."""
        return self.chairs[seat] if self.chairs else seat + 1
