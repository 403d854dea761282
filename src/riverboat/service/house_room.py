"""A room as a server has it: its store, its key, its tables and its bots."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from msgspec.structs import replace

from riverboat.service.bots import HouseBots
from riverboat.service.dealer.alarms import Now
from riverboat.service.decks.keys import FILE as KEY_FILE
from riverboat.service.decks.keys import keep_key, stored_key
from riverboat.service.lost_key import KeyLost, tables_that_need_another
from riverboat.service.room import Room, now
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.checkpoints import EVERY
from riverboat.service.wishes.audit import row as row_of
from riverboat.service.wishes.host import game_of
from riverboat.store.leases import refuse_shared
from riverboat.store.opening import open_store
from riverboat.store.rows import TableRow
from riverboat.table.rules.rules import TableRules
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted

FILE = "riverboat.db"
"""The store in a data folder, where nothing else is named."""


class HouseRoom(Room):
    """A room with bots, on a store and with a key that are found in a folder."""

    def __init__(
        self,
        data: Path,
        database: str = "",
        *,
        void_hands: bool = False,
        checkpoint_every: int = EVERY,
        clock: Now = now,
    ) -> None:
        data.mkdir(parents=True, exist_ok=True)
        self._data, self._url = data, database
        kept = stored_key(data)
        self._has_key = kept is not None
        self.key = os.urandom(32) if kept is None else kept
        super().__init__(open_store(database or str(data / FILE)), self.key, clock)
        self.void_hands, self.checkpoint_every = void_hands, checkpoint_every
        self.bots = HouseBots()
        self.on_bot = self.bots.seat

    async def open(self) -> None:
        """Open every table; a new room has its key from then on. It may be open already.

        Raises ``KeyLost`` rather than open without the key that tables need.
        """
        if self.is_open:
            return
        await self.store.open()
        key = self.key if self._has_key else None
        needy = await tables_that_need_another(self.store, key)
        if needy and not self.void_hands:
            raise KeyLost(str(self._data / KEY_FILE), needy, missing=not self._has_key)
        await self._admit()
        if not self._has_key:
            keep_key(self._data, self.key)
            self._has_key = True
        await super().open()

    async def _admit(self) -> None:
        """Refuse to open what hosts of a cluster have open."""
        if self._url.startswith(("postgresql:", "postgres:")):
            await asyncio.to_thread(refuse_shared, self._url)

    async def close(self) -> None:
        """Let the bots go too; their chairs stay theirs."""
        await self.bots.close()
        await super().close()

    async def show_table(self, rules: TableRules, host: str, bots: int) -> TableRow:
        """A table to begin with: the one that is open already, or a new one with some bots.

        For a bot that has lost all and gone another comes, so that as many play as at first.
        """
        open_ones = [task.row for task in self.tables() if task.row.host == host]
        if open_ones:
            return open_ones[-1]
        game = {"game": game_of(rules)}
        opened = replace(row_of(self.clock(), "opened", "", game), role="room")
        row = await self.new_table(rules, TableSettings(bots_fill=bots), host, opened)
        task = self.task(row.id)
        while (seated := len(task.bots)) < bots:
            answer = await task.ask(host, f"bot-{seated}", w.AddBot(), as_host="room")
            assert isinstance(answer, Granted), answer
        return row
