"""How much of a table somebody may know: all that is stored, or what those who see all later know.

Frames, the ledger, the list of hands, proofs and the lobby are measured by it, and by nothing else.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from riverboat.service.dealer.dealer_projections import view_context
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.publisher.table_snapshot import TableSnapshot, build_spectator_snapshot
from riverboat.service.records.room_facts import AnyRecorded
from riverboat.service.views.public_view import view_of
from riverboat.table.table_play import awaiting


class KnownRecords(Struct, frozen=True):
    """The records that somebody may know: up to this number, stored up to this time."""

    seq: int = sys.maxsize
    at: int = sys.maxsize

    def covers(self, seq: int, at: int) -> bool:
        """Whether a record of this number, stored at this time, is one of them."""
        return seq <= self.seq and at <= self.at


ALL_RECORDS: Final = KnownRecords()
"""Of a player, a host, and everybody at a table without a delay."""


def known_records_of_closed_table(delay: int, *, is_delayed: bool, now: int) -> KnownRecords:
    """The same of a table that is not open, where nobody sits any more."""
    return KnownRecords(at=now - 1000 * delay) if delay and is_delayed else ALL_RECORDS


class DelayedReplica:
    """A table as it was some time before a restart, which catches up with what was stored since.

    It has no deck, and tells nobody's hidden card: it is for those who see everything later.
    """

    def __init__(self, dealer: TableDealer, cutoff: int, seq: int = 0) -> None:
        """*dealer* has the table as it was after record *seq*, which is as old as *until*."""
        self._dealer, self._cutoff, self._seq = dealer, cutoff, seq
        self.pending: list[tuple[int, list[AnyRecorded]]] = []
        """What was stored after *until*: when, and what."""

    def add_record(self, fact: AnyRecorded, at: int) -> None:
        """What was stored next, at this time."""
        # A table was there to be seen from its first record on. A clock may have gone back.
        if not self._seq or (at <= self._cutoff and not self.pending):
            self._apply(fact)
        elif self.pending and self.pending[-1][0] == at:
            self.pending[-1][1].append(fact)
        else:
            self.pending.append((at, [fact]))

    def apply_batch(self, facts: Sequence[AnyRecorded]) -> TableSnapshot:
        """The table after what was stored together next."""
        for fact in facts:
            self._apply(fact)
        return self.snapshot()

    def _apply(self, fact: AnyRecorded) -> None:
        replay_record(self._dealer, fact)
        self._seq += 1

    def snapshot(self) -> TableSnapshot:
        """The table as it is shown then."""
        dealer = self._dealer
        dealer.rebuild_event_feed()
        dealer.pending = awaiting(dealer.table)
        return build_spectator_snapshot(
            dealer,
            view_of(dealer.public_state, dealer.pending, view_context(dealer, 0, 0)),
            self._seq,
        )
