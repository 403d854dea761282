"""Delayed replica of a table: the state that delayed spectators see after a restart."""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.service.dealer.dealer_projections import build_view_context
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.publisher.table_snapshot import TableSnapshot, build_spectator_snapshot
from riverboat.service.records.room_facts import AnyRecorded
from riverboat.service.views.public_view import build_public_view
from riverboat.table.table_play import pending_decision


class DelayedReplica:
    """A table some time before a restart, which catches up with the records stored since.

    It has no deck and shows no hidden card: it is for delayed spectators.
    """

    def __init__(self, dealer: TableDealer, cutoff_ms: int, seq: int = 0) -> None:
        """Wrap *dealer*, the table after record *seq*.

        *cutoff_ms* is the time up to which delayed spectators may see records now.
        """
        self._dealer, self._cutoff_ms, self._seq = dealer, cutoff_ms, seq
        self.pending: list[tuple[int, list[AnyRecorded]]] = []
        """Batches stored after the cutoff: time and facts."""

    def add_record(self, fact: AnyRecorded, now_ms: int) -> None:
        """Apply the next stored record, or keep it as pending if it was stored after the cutoff."""
        # A table is visible from its first record on, even if a clock has gone back.
        if not self._seq or (now_ms <= self._cutoff_ms and not self.pending):
            self._apply(fact)
        elif self.pending and self.pending[-1][0] == now_ms:
            self.pending[-1][1].append(fact)
        else:
            self.pending.append((now_ms, [fact]))

    def apply_batch(self, facts: Sequence[AnyRecorded]) -> TableSnapshot:
        """Apply a batch of records, and return the table as shown after it."""
        for fact in facts:
            self._apply(fact)
        return self.snapshot()

    def _apply(self, fact: AnyRecorded) -> None:
        replay_record(self._dealer, fact)
        self._seq += 1

    def snapshot(self) -> TableSnapshot:
        """Return the table after the records applied so far, as spectators see it."""
        dealer = self._dealer
        dealer.rebuild_event_feed()
        dealer.pending = pending_decision(dealer.table)
        return build_spectator_snapshot(
            dealer,
            build_public_view(
                dealer.public_state, dealer.pending, build_view_context(dealer, 0, 0)
            ),
            self._seq,
        )
