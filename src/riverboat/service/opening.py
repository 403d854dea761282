"""A room as a server has it: its store, its key, its tables and its bots."""

from __future__ import annotations

from pathlib import Path

from riverboat.service.house_bots import HouseBots
from riverboat.service.keys import room_key
from riverboat.service.room import Room
from riverboat.service.settings import TableSettings
from riverboat.store.opening import open_store
from riverboat.store.port import TableRow
from riverboat.table.rules import TableRules
from riverboat.wire import wishes as w
from riverboat.wire.messages import Granted

FILE = "riverboat.db"
"""The store in a data folder, where nothing else is named."""


class HouseRoom(Room):
    """A room with bots, on a store and with a key that are found in a folder."""

    def __init__(self, data: Path, database: str = "") -> None:
        data.mkdir(parents=True, exist_ok=True)
        self.key = room_key(data)
        super().__init__(open_store(database or str(data / FILE)), self.key)
        self.bots = HouseBots()
        self.on_bot = self.bots.seat

    async def close(self) -> None:
        """Let the bots go too; their chairs stay theirs."""
        await self.bots.close()
        await super().close()

    async def show_table(self, rules: TableRules, host: str, bots: int) -> TableRow:
        """A table to begin with: the one that is open already, or a new one with some bots.

        For a bot that has lost all and gone another comes, so that as many play as at first.
        """
        open_ones = [keeper.row for keeper in self.tables() if keeper.row.host == host]
        if open_ones:
            return open_ones[-1]
        row = await self.new_table(rules, TableSettings(bots_fill=bots), host)
        keeper = self.keeper(row.id)
        while (seated := len(keeper.bots)) < bots:
            answer = await keeper.ask(host, f"bot-{seated}", w.AddBot())
            assert isinstance(answer, Granted), answer
        return row
