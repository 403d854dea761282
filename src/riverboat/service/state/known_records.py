"""Limit of the records of a table that a viewer may see: all records, or those older than the
delay.

Frames, the ledger, the list of hands, proofs and the lobby use this limit and no other.
"""

from __future__ import annotations

import sys
from typing import Final

from msgspec import Struct


class KnownRecords(Struct, frozen=True):
    """The records that a viewer may see: up to a sequence number and a time of storing."""

    seq: int = sys.maxsize
    at: int = sys.maxsize

    def covers(self, seq: int, time_ms: int) -> bool:
        """Return True if a record with this number and time is within the limit."""
        return seq <= self.seq and time_ms <= self.at


ALL_RECORDS: Final = KnownRecords()
"""No limit: for players, hosts, and all viewers of a table without a delay."""


def known_records_of_closed_table(
    delay_seconds: int, *, is_delayed: bool, now_ms: int
) -> KnownRecords:
    """Return the visible records of a closed table, at which all viewers are spectators."""
    return (
        KnownRecords(at=now_ms - 1000 * delay_seconds)
        if delay_seconds and is_delayed
        else ALL_RECORDS
    )
