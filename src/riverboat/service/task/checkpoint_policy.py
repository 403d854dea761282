"""Checkpoint policy of a table: when a checkpoint is taken, and how long it is kept."""

from __future__ import annotations

from typing import Final

import structlog

from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.dealer.table_checkpoint import encode_state
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.store.stream_records import Checkpoint

log = structlog.get_logger(__name__)

CHECKPOINT_INTERVAL: Final = 500
"""Minimum number of records between two checkpoints; replaying that many takes 8 ms."""


class CheckpointPolicy:
    """Checkpoint policy of one table: taken at the start of a hand, after enough records.

    *interval* 0 takes no checkpoints; *last_seq* is the sequence number of the last one.
    """

    def __init__(self, interval: int, last_seq: int = 0) -> None:
        self._interval, self._last_seq = interval, last_seq

    def checkpoint_if_due(self, dealer: TableDealer, unit_of_work: UnitOfWork) -> None:
        """Add a checkpoint to the batch of a record that begins a hand, if one is due.

        No checkpoint is added if a hand has ended in the same batch, because that hand enters the
        list of hands only when the batch is stored. So all hands before a checkpoint are in the
        list.
        """
        if (
            not self._interval
            or unit_of_work.finished_hands
            or dealer.seq - self._last_seq < self._interval
        ):
            return
        self._last_seq = dealer.seq
        try:
            body = encode_state(dealer)
        except Exception:  # continue the hand: the log has everything
            log.exception("no checkpoint", table=dealer.id, seq=dealer.seq)
            return
        unit_of_work.checkpoint = Checkpoint(
            dealer.seq, unit_of_work.now_ms, code_fingerprint(), body
        )
        # With a delay, the table is also reopened as delayed viewers saw it.
        unit_of_work.keep_checkpoints_from = max(
            0, unit_of_work.now_ms - 1000 * dealer.settings.delay
        )
