"""Replay of many table logs concurrently, in small slices that block no other task.

A long session has a hundred thousand records, which take a second to replay. So a table is replayed
from its last checkpoint, or from its first record if the current code version has written none. The
log is read in pages, and between two slices of a page the event loop is free for other work:
running tables, and leases. Pages of several logs take turns, so that a short log is finished soon,
however long the others are.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog
from msgspec import Struct

from riverboat.engine import CorruptLog
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.dealer.table_checkpoint import restore_dealer
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.table_recovery import replay_record
from riverboat.service.publisher.delayed_replica import DelayedReplica
from riverboat.service.records.room_facts import AnyRecorded, from_json_lines
from riverboat.service.state.table_settings import TableSettings
from riverboat.store.errors import StoreFailed
from riverboat.store.port import Store
from riverboat.store.store_validation import MAX_INTEGER
from riverboat.store.stream_records import Checkpoint, Record
from riverboat.table.state import facts as f
from riverboat.words.refusals.hand_audit import LogStartMissing

log = structlog.get_logger(__name__)

PAGE_SIZE: Final = 2048
"""Number of records that are read from the store at a time."""
SLICE_SIZE: Final = 128
"""Records per slice, about two milliseconds."""

DeckFactory = Callable[[], TableDeck]
"""Function that returns a new deck for a table."""


class ReplayResult(Struct):
    """A table restored from its log, with timings."""

    dealer: TableDealer
    facts: list[AnyRecorded]
    """Replayed facts."""
    stored_at: list[int]
    """Time at which each of these facts was stored, in milliseconds since 1970."""
    delayed_replica: DelayedReplica | None
    """Delayed replica for spectators, if the table has a delay."""
    skipped_records: int = 0
    """Number of records skipped because of a checkpoint."""
    store_seconds: float = 0.0
    """Seconds spent waiting for the store."""
    replay_seconds: float = 0.0
    """Seconds of replay, including other work between slices."""

    @property
    def seq(self) -> int:
        """Number of the last record read."""
        return self.skipped_records + len(self.stored_at)


class TableReplayer:
    """Replays table logs; concurrent replays take turns, page by page."""

    def __init__(self, time_source: TimeSource) -> None:
        self._now = time_source
        self._lock = asyncio.Lock()

    async def replay_table(
        self,
        store: Store,
        table_id: str,
        make_deck: DeckFactory,
        settings: TableSettings,
        *,
        ignore_checkpoint: bool = False,
    ) -> ReplayResult:
        """Replay the table with this id; a delayed replica has a deck of its own.

        *ignore_checkpoint* replays its log from the first record. Raises ``CorruptLog`` if the
        stream is not that of a table.
        """
        table_replay = _TableReplay(store, table_id, make_deck, settings, self._now(), self._lock)
        checkpoint = None if ignore_checkpoint else await table_replay.load_checkpoint()
        if checkpoint is None:
            return await table_replay.replay_all()
        try:
            return await table_replay.replay_since(checkpoint)
        except StoreFailed:
            raise
        except Exception as error:  # on any error, the log is more reliable than the checkpoint
            log.warning(
                "checkpoint not used",
                table=table_id,
                seq=checkpoint.seq,
                why=repr(error),
                exc_info=error,
            )
            return await table_replay.replay_all()


class _TableReplay:
    """Replay of one table."""

    def __init__(
        self,
        store: Store,
        table_id: str,
        make_deck: DeckFactory,
        settings: TableSettings,
        now_ms: int,
        lock: asyncio.Lock,
    ) -> None:
        self._store, self._table_id, self._stream = store, table_id, f"table/{table_id}"
        self._make_deck, self._settings, self._lock = make_deck, settings, lock
        self._delay_cutoff_ms = now_ms - 1000 * settings.delay
        self._read_seconds = self._replay_seconds = 0.0

    async def load_checkpoint(self) -> Checkpoint | None:
        """Load the last checkpoint; ``None`` if there is none or another code version wrote it.

        If the table has a delay, take the last checkpoint that spectators may see now.
        """
        started_at = time.perf_counter()
        stored_before_ms = max(0, self._delay_cutoff_ms) if self._settings.delay else MAX_INTEGER
        checkpoint = await self._store.find_checkpoint(self._stream, stored_before_ms)
        if checkpoint is not None and checkpoint.code_fingerprint != await asyncio.to_thread(
            code_fingerprint
        ):
            checkpoint = None
        self._read_seconds += time.perf_counter() - started_at
        return checkpoint

    async def replay_all(self) -> ReplayResult:
        """Replay from the first record."""
        page = await self._load_page(0)
        table_opened = _find_opening_fact(page)
        return await self._replay_pages(
            lambda: TableDealer(self._table_id, table_opened, self._make_deck()), 0, page
        )

    async def replay_since(self, checkpoint: Checkpoint) -> ReplayResult:
        """Replay from a checkpoint at the start of a hand. Raises any error of the replay."""
        page = await self._load_page(checkpoint.seq)
        if not isinstance(_decode_first_fact(page), f.HandBegan):
            raise LookupError("no hand starts at this record")
        return await self._replay_pages(
            lambda: restore_dealer(self._table_id, checkpoint.body, self._make_deck()),
            checkpoint.seq,
            page,
        )

    async def _load_page(self, after_seq: int) -> list[Record]:
        started_at = time.perf_counter()
        page = await self._store.read(self._stream, after_seq, PAGE_SIZE)
        self._read_seconds += time.perf_counter() - started_at
        return page

    async def _replay_pages(
        self, make_dealer: Callable[[], TableDealer], checkpoint_seq: int, page: list[Record]
    ) -> ReplayResult:
        replay_result = None
        while True:
            async with self._lock:
                started_at = time.perf_counter()
                if replay_result is None:
                    replay_result = ReplayResult(make_dealer(), [], [], None, checkpoint_seq)
                    _check_state(replay_result.dealer, checkpoint_seq)
                    if self._settings.delay:
                        delayed_dealer = make_dealer()
                        delayed_dealer.settings = self._settings
                        replay_result.delayed_replica = DelayedReplica(
                            delayed_dealer, self._delay_cutoff_ms, checkpoint_seq
                        )
                await _replay_page(replay_result, page)
                self._replay_seconds += time.perf_counter() - started_at
            if len(page) < PAGE_SIZE:
                replay_result.store_seconds, replay_result.replay_seconds = (
                    self._read_seconds,
                    self._replay_seconds,
                )
                return replay_result
            page = await self._load_page(replay_result.seq)


def _find_opening_fact(page: list[Record]) -> f.TableOpened:
    first_fact = _decode_first_fact(page)
    if not isinstance(first_fact, f.TableOpened):
        raise CorruptLog(0, LogStartMissing("TableOpened"))
    return first_fact


def _decode_first_fact(page: list[Record]) -> AnyRecorded | None:
    facts = from_json_lines([record.body for record in page[:1]], page[0].seq - 1 if page else 0)
    return facts[0] if facts else None


def _check_state(dealer: TableDealer, expected_seq: int) -> None:
    """Check that a state matches its checkpoint's sequence number and its table is open."""
    if dealer.seq != expected_seq:
        raise LookupError(f"the state has {dealer.seq} records, expected {expected_seq}")
    if dealer.table.is_closed:
        raise LookupError("a closed table cannot start a hand")


async def _replay_page(replay_result: ReplayResult, page: list[Record]) -> None:
    """Replay a page, a slice at a time."""
    dealer, delayed_replica = replay_result.dealer, replay_result.delayed_replica
    for first_index in range(0, len(page), SLICE_SIZE):
        records = page[first_index : first_index + SLICE_SIZE]
        facts = from_json_lines([record.body for record in records], replay_result.seq)
        for record, fact in zip(records, facts, strict=True):
            replay_record(dealer, fact)
            if delayed_replica is not None:
                delayed_replica.add_record(fact, record.at)
        replay_result.facts += facts
        replay_result.stored_at += [record.at for record in records]
        await asyncio.sleep(0)
