"""Hands from a room's store, in the view of one of its players or of a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riverboat.histories import HandHistory
from riverboat.service.history.hand_export import (
    HandReader,
    HistoryHeader,
    TableHand,
    redact_for_viewer,
)
from riverboat.service.house_room import DATABASE_FILE
from riverboat.service.records.room_facts import from_json
from riverboat.store.port import Store
from riverboat.store.store_urls import open_store
from riverboat.words.terminal.hand_search import RoomMissingInFolder

_BATCH_SIZE: Final = 2_000


class NoRoomFound(FileNotFoundError):
    """The folder contains no room."""

    def __init__(self, folder: str) -> None:
        self.refusal = RoomMissingInFolder(folder, DATABASE_FILE)
        super().__init__(str(self.refusal))


def read_room_hands(location: str, player: str = "") -> Iterator[HandHistory]:
    """Yield the finished hands of a room, table by table.

    *location* is the room's folder or the URL of its database. Raises ``NoRoomFound`` if the folder
    has no room.

    With a *player*, yield the hands dealt to that player, in the player's view; otherwise all
    hands, in a spectator's view.
    """
    url = location if "://" in location else str(Path(location) / DATABASE_FILE)
    if "://" not in location and not Path(url).is_file():
        raise NoRoomFound(location)
    return _read_hands(open_store(url), player)


def _read_hands(store: Store, player: str) -> Iterator[HandHistory]:
    with asyncio.Runner() as runner:
        runner.run(store.open())
        try:
            for stream in sorted(runner.run(store.stream_lengths())):
                if stream.startswith("table/"):
                    for hand in _iter_hands(runner, store, stream):
                        if not hand.early_end and (not player or player in hand.players):
                            header = HistoryHeader(stream.removeprefix("table/"))
                            yield HandHistory(redact_for_viewer(hand, player, header))
        finally:
            runner.run(store.close())


def _iter_hands(runner: asyncio.Runner, store: Store, stream: str) -> Iterator[TableHand]:
    hand_reader, last_sequence = HandReader(), 0
    while records := runner.run(store.read(stream, last_sequence, _BATCH_SIZE)):
        for record in records:
            if finished_hand := hand_reader.add(from_json(record.body), record.at):
                yield finished_hand
        last_sequence = records[-1].seq
    if hand_reader.finished_hand is not None:
        yield hand_reader.finished_hand
