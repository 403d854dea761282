"""What is kept of a table beside its log: when it is due, and by whom it can be read again."""

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
"""Records from one checkpoint to the next hand that has one: to do so many again takes 8 ms."""


class CheckpointPolicy:
    """Those of one table: one is taken where a hand begins, when there are records enough.

    *every* 0 takes none; *last* is the number of records that the last one was of.
    """

    def __init__(self, interval: int, last_seq: int = 0) -> None:
        self._interval, self._last_seq = interval, last_seq

    def checkpoint_if_due(self, dealer: TableDealer, work: UnitOfWork) -> None:
        """A hand begins with the next record: keep the state in the batch of it, if it is due.

        Not where a hand has ended in the same batch, since it is entered in the list of hands when
        that is stored: so all hands before a checkpoint are in it.
        """
        if (
            not self._interval
            or work.finished_hands
            or dealer.seq - self._last_seq < self._interval
        ):
            return
        self._last_seq = dealer.seq
        try:
            body = encode_state(dealer)
        except Exception:  # the hand goes on: the log says all of it
            log.exception("no checkpoint", table=dealer.id, seq=dealer.seq)
            return
        work.checkpoint = Checkpoint(dealer.seq, work.at, code_fingerprint(), body)
        # Where some see everything later, a table is opened as it was for them, too.
        work.keeps_from = max(0, work.at - 1000 * dealer.settings.delay)
