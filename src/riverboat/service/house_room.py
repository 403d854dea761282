"""A room as a server runs it: its store, key, tables and bots."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from msgspec.structs import replace

from riverboat.deprecation import DeprecatedAttribute
from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.decks.room_key import KEY_FILE as KEY_FILE
from riverboat.service.decks.room_key import stored_key, write_key
from riverboat.service.handlers.audit_codes import audit_row as row_of
from riverboat.service.handlers.host_commands import game_name
from riverboat.service.house_bots import HouseBots
from riverboat.service.lost_key import KeyLost, find_tables_sealed_with_other_key
from riverboat.service.room import Room, current_time_ms
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.checkpoint_policy import CHECKPOINT_INTERVAL
from riverboat.store.leases import check_not_shared
from riverboat.store.rows import TableRow
from riverboat.store.store_urls import open_store
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted

DATABASE_FILE = "riverboat.db"
"""Default store in a data folder."""


class HouseRoom(Room):
    """A room with bots, with the store and key of a data folder."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        *,
        void_hands: bool = False,
        checkpoint_every: int = CHECKPOINT_INTERVAL,
        clock: TimeSource = current_time_ms,
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self._data_folder, self._database_url = data, database
        room_key = stored_key(data)
        self._has_key = room_key is not None
        self.key = os.urandom(32) if room_key is None else room_key
        super().__init__(open_store(database or str(data / DATABASE_FILE)), self.key, clock)
        self.void_hands, self.checkpoint_every = void_hands, checkpoint_every
        self.bots = HouseBots()
        self.on_bot_seated = self.bots.seat

    async def open(self) -> None:
        """Open every table and create the key of a new room; do nothing if it is open.

        Raises ``KeyLost`` rather than open without the key that tables need.
        """
        if self.is_open:
            return
        await self.store.open()
        room_key = self.key if self._has_key else None
        unreadable_tables = await find_tables_sealed_with_other_key(self.store, room_key)
        if unreadable_tables and not self.void_hands:
            raise KeyLost(
                str(self._data_folder / KEY_FILE), unreadable_tables, is_missing=not self._has_key
            )
        await self._enter_cluster()
        if not self._has_key:
            write_key(self._data_folder, self.key)
            self._has_key = True
        await super().open()

    async def _enter_cluster(self) -> None:
        """Refuse to open a store that nodes of a cluster have open."""
        if self._database_url.startswith(("postgresql:", "postgres:")):
            await asyncio.to_thread(check_not_shared, self._database_url)

    async def close(self) -> None:
        """Close the room and disconnect its bots; they keep their chairs."""
        await self.bots.close()
        await super().close()

    async def open_first_table(self, rules: TableRules, host: str, bots: int) -> TableRow:
        """Return an open table, or a new one with some bots.

        A bot that has lost all its chips and left is replaced, so that the number of players stays
        the same.
        """
        open_table_rows = [task.row for task in self.tables() if task.row.host == host]
        if open_table_rows:
            return open_table_rows[-1]
        audit_args = {"game": game_name(rules)}
        audit_row = replace(row_of(self.clock(), "opened", "", audit_args), role="room")
        row = await self.new_table(rules, TableSettings(bots_fill=bots), host, audit_row)
        task = self.task(row.id)
        while (seated_bot_count := len(task.bots)) < bots:
            reply = await task.submit(
                host, f"bot-{seated_bot_count}", w.AddBot(), host_authority="room"
            )
            assert isinstance(reply, Accepted), reply
        return row

    show_table = DeprecatedAttribute("open_first_table")
