"""Hands out of a room's store, as a player of it knows them, or whoever watched."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riverboat.histories import HandHistory
from riverboat.service.history.export import HandReader, HistoryHeader, TableHand, as_seen_by
from riverboat.service.house_room import FILE
from riverboat.service.records.facts import from_json
from riverboat.store.opening import open_store
from riverboat.store.port import Store
from riverboat.words.terminal.finding import NoRoomHere

_AT_ONCE: Final = 2_000


class NoRoomFound(FileNotFoundError):
    """There is no room in this folder."""

    def __init__(self, folder: str) -> None:
        self.refusal = NoRoomHere(folder, FILE)
        super().__init__(str(self.refusal))


def hands_of_room(where: str, player: str = "") -> Iterator[HandHistory]:
    """The hands of a room that came to their end, table by table.

    *where* is its folder, or the address of its database; ``FileNotFoundError`` if no room is in
    the folder. With a *player* they are those that they were dealt into, as they know them; without
    one all, as somebody knows them who watched.
    """
    url = where if "://" in where else str(Path(where) / FILE)
    if "://" not in where and not Path(url).is_file():
        raise NoRoomFound(where)
    return _read(open_store(url), player)


def _read(store: Store, player: str) -> Iterator[HandHistory]:
    with asyncio.Runner() as runner:
        runner.run(store.open())
        try:
            for stream in sorted(runner.run(store.streams())):
                if stream.startswith("table/"):
                    for hand in _hands(runner, store, stream):
                        if not hand.ended and (not player or player in hand.players):
                            table = HistoryHeader(stream.removeprefix("table/"))
                            yield HandHistory(as_seen_by(hand, player, table))
        finally:
            runner.run(store.close())


def _hands(runner: asyncio.Runner, store: Store, stream: str) -> Iterator[TableHand]:
    reader, seq = HandReader(), 0
    while records := runner.run(store.read(stream, seq, _AT_ONCE)):
        for record in records:
            if over := reader.add(from_json(record.body), record.at):
                yield over
        seq = records[-1].seq
    if reader.over is not None:
        yield reader.over
