"""The hands of each player in the room, for their own statistics, read incrementally.

Streams are read in blocks, each processed in a thread while the room continues. Only one
block is processed at a time, so that a player with a hundred thousand hands does not delay the
others. The hands of the most recent players stay cached, each from its player's view.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from riverboat.histories import HandHistory
from riverboat.service.history.hand_export import (
    HandReader,
    HistoryHeader,
    TableHand,
    redact_for_viewer,
)
from riverboat.service.records.room_facts import EventTableLinked, from_json
from riverboat.stats import PlayedHand, played_hand
from riverboat.store.port import Store
from riverboat.store.rows import TableRow
from riverboat.store.stream_records import Record

MAX_HANDS: Final = 200_000
"""Maximum number of hands for one player; older tables are left out."""
WAIT_SECONDS: Final = 1.5
"""Seconds that a request waits for the hands; then it gets those read so far."""
_MAX_CACHED_PLAYERS: Final = 32
"""Maximum number of players whose hands are kept."""
_MAX_PAUSE_SECONDS: Final = 0.5
"""Maximum pause between two blocks, however long the previous one took."""
_RECORDS_PER_BLOCK: Final = 200
"""Number of records in a block: some ten hands."""


ChargeSeconds = Callable[[float], Awaitable[None]]
"""Charges seconds of processor time, and returns when more may be used."""


async def _charge_nothing(_seconds: float) -> None:
    """Charge no budget."""


def _add_and_measure_seconds(
    add_records: Callable[[Sequence[Record]], None], records: Sequence[Record]
) -> float:
    """Pass records to *add_records*, and return the thread's processor time in seconds."""
    started_at = time.thread_time()
    add_records(records)
    return time.thread_time() - started_at


class LoadedHands(Struct, frozen=True):
    """Hands of a player that have been read so far."""

    hands: tuple[PlayedHand, ...]
    """The hands in order of play."""
    is_complete: bool
    records_read: int
    """Records read so far, of ``records_total``."""
    records_total: int
    is_truncated: bool
    """True if older tables have hands that were not read."""
    cached_responses: dict[Any, Any] = {}
    """Responses computed from these hands, by query; cleared after the next hand."""


class _TableHands:
    """One player's hands at one table, as far as its stream was read."""

    def __init__(self, player: str, table_id: str) -> None:
        self.seq = 0
        self.played_hands: list[PlayedHand] = []
        self._player, self._table = player, table_id
        self._reader = HandReader()
        self._last_hand: PlayedHand | None = None

    def add_records(self, records: Sequence[Record]) -> None:
        """Add the next records; runs in a worker thread, one call at a time."""
        for record in records:
            if record.seq != self.seq + 1:
                continue
            if finished_hand := self._reader.add(from_json(record.body), record.at):
                self.played_hands += self._list_played_hands(finished_hand)
            self.seq = record.seq
        # Include the last hand: cards shown later may determine its all-in equity.
        last_played_hands = (
            self._list_played_hands(self._reader.finished_hand)
            if self._reader.finished_hand is not None
            else []
        )
        self._last_hand = last_played_hands[0] if last_played_hands else None

    @property
    def hands(self) -> list[PlayedHand]:
        """All finished hands."""
        return [*self.played_hands, *([self._last_hand] if self._last_hand is not None else [])]

    def _list_played_hands(self, hand: TableHand) -> list[PlayedHand]:
        if self._player not in hand.players or hand.early_end:
            return []
        history = HandHistory(redact_for_viewer(hand, self._player, HistoryHeader()))
        event_id = self._reader.event
        own_hand = played_hand(
            history, self._player, table=self._table, time_ms=hand.at, event=event_id
        )
        return [own_hand] if own_hand is not None else []


class _PlayerEntry:
    """Cache entry of a player: hands by table, and the task that reads further ones."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.tables: dict[str, _TableHands] = {}
        self.unplayed_tables: dict[str, int] = {}
        """Tables at which the player has not played, with the number of records checked."""
        self.records_read = self.records_total = 0
        self.is_truncated = False
        self.sorted_hands: tuple[PlayedHand, ...] = ()
        self.sorted_version = -1
        """Number of records whose hands are in ``sorted_hands``."""
        self.cached_responses: dict[Any, Any] = {}
        self.reading_task: asyncio.Task[None] | None = None


def _list_sorted_hands(all_table_hands: Sequence[_TableHands]) -> tuple[PlayedHand, ...]:
    hands = [hand for table_hands in all_table_hands for hand in table_hands.hands]
    return tuple(sorted(hands, key=lambda hand: (hand.at, hand.table, hand.hand)))


class PlayedHandsCache:
    """The hands of the most recent players."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._entries: OrderedDict[str, _PlayerEntry] = OrderedDict()
        self._block_semaphore = asyncio.Semaphore(1)

    async def load(
        self,
        player: str,
        timeout_seconds: float = WAIT_SECONDS,
        charge_seconds: ChargeSeconds | None = None,
    ) -> LoadedHands:
        """Return a player's hands: all of them, or those read when the timeout has passed.

        Reading then continues, and the next call returns more. *charge_seconds* charges the
        processor time to the first caller, and delays the reading while they are over budget.
        """
        player_entry = self._entries.setdefault(player, _PlayerEntry(player))
        self._entries.move_to_end(player)
        if len(self._entries) > _MAX_CACHED_PLAYERS:
            _, oldest_entry = self._entries.popitem(last=False)
            if oldest_entry.reading_task is not None:
                oldest_entry.reading_task.cancel()
        if player_entry.reading_task is None:
            player_entry.reading_task = asyncio.create_task(
                self._read_hands(player_entry, charge_seconds or _charge_nothing)
            )
        reading_task = player_entry.reading_task
        finished_tasks, _ = await asyncio.wait([reading_task], timeout=timeout_seconds)
        # The task is cancelled if the entry is evicted: the hands are then incomplete.
        is_complete = bool(finished_tasks) and not reading_task.cancelled()
        if finished_tasks:
            player_entry.reading_task = (
                None if player_entry.reading_task is reading_task else player_entry.reading_task
            )
            if is_complete:
                reading_task.result()
        record_count = sum([table.seq for table in player_entry.tables.values()])
        if player_entry.sorted_version != record_count:
            player_entry.sorted_hands = await asyncio.to_thread(
                _list_sorted_hands, list(player_entry.tables.values())
            )
            player_entry.sorted_version, player_entry.cached_responses = record_count, {}
        # A complete result is stable, so that its response keeps its ETag.
        records_read, records_total = (
            (record_count, record_count)
            if is_complete
            else (player_entry.records_read, player_entry.records_total)
        )
        return LoadedHands(
            player_entry.sorted_hands,
            is_complete,
            records_read,
            records_total,
            player_entry.is_truncated,
            player_entry.cached_responses,
        )

    async def close(self) -> None:
        """Cancel the tasks that read hands."""
        reading_tasks = [
            player_entry.reading_task
            for player_entry in self._entries.values()
            if player_entry.reading_task is not None
        ]
        for reading_task in reading_tasks:
            reading_task.cancel()
        await asyncio.gather(*reading_tasks, return_exceptions=True)
        self._entries.clear()

    async def _read_hands(self, player_entry: _PlayerEntry, charge_seconds: ChargeSeconds) -> None:
        """Read further records of all the player's tables, the latest opened first."""
        record_counts = await self._store.stream_lengths()
        rows = [
            row for is_closed in (False, True) for row in await self._store.list_tables(is_closed)
        ]
        rows.sort(key=lambda row: (row.made_at, row.id), reverse=True)
        grown_rows = [
            row
            for row in rows
            if (record_counts.get(f"table/{row.id}", 0) > self._find_last_seq(player_entry, row.id))
        ]
        played_rows = [
            row for row in grown_rows if await self._has_played_at(player_entry, row, record_counts)
        ]
        player_entry.records_total = sum([record_counts[f"table/{row.id}"] for row in played_rows])
        player_entry.records_read = sum(
            [self._find_last_seq(player_entry, row.id) for row in played_rows]
        )
        player_entry.is_truncated = False
        for row in played_rows:
            hand_count = sum([len(table.played_hands) for table in player_entry.tables.values()])
            if hand_count >= MAX_HANDS:
                player_entry.is_truncated = True
                return
            table_hands = player_entry.tables.setdefault(
                row.id, _TableHands(player_entry.name, row.id)
            )
            while records := await self._store.read(
                f"table/{row.id}", table_hands.seq, _RECORDS_PER_BLOCK
            ):
                async with self._block_semaphore:
                    started_at = time.monotonic()
                    used_seconds = await asyncio.to_thread(
                        _add_and_measure_seconds, table_hands.add_records, records
                    )
                    # Use at most half of one thread, for all players together.
                    await asyncio.sleep(min(_MAX_PAUSE_SECONDS, time.monotonic() - started_at))
                player_entry.records_read += len(records)
                await charge_seconds(used_seconds)

    def _find_last_seq(self, player_entry: _PlayerEntry, table_id: str) -> int:
        table_hands = player_entry.tables.get(table_id)
        return (
            table_hands.seq
            if table_hands is not None
            else player_entry.unplayed_tables.get(table_id, 0)
        )

    async def _has_played_at(
        self, player_entry: _PlayerEntry, row: TableRow, record_counts: dict[str, int]
    ) -> bool:
        """Return True if the player has played at the table.

        A player who bought chips has an account in the table's ledger. At a tournament table no
        chips are bought, so its records are searched for the player's name.
        """
        stream = f"table/{row.id}"
        if row.id in player_entry.tables:
            return True
        has_played = f"player:{player_entry.name}" in await self._store.balances(stream)
        if not has_played and await self._is_event_table(stream):
            has_played = await self._is_player_mentioned(player_entry, row)
        if not has_played:
            player_entry.unplayed_tables[row.id] = record_counts[stream]
        return has_played

    async def _is_event_table(self, stream: str) -> bool:
        first_records = await self._store.read(stream, 0, 2)
        return len(first_records) > 1 and isinstance(
            from_json(first_records[1].body), EventTableLinked
        )

    async def _is_player_mentioned(self, player_entry: _PlayerEntry, row: TableRow) -> bool:
        encoded_name, seq = (
            msgspec.json.encode(player_entry.name),
            player_entry.unplayed_tables.get(row.id, 0),
        )
        while records := await self._store.read(f"table/{row.id}", seq, _RECORDS_PER_BLOCK):
            if any(encoded_name in record.body for record in records):
                return True
            seq = records[-1].seq
        return False
