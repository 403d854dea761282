"""Non-interference across nodes: no byte of a relayed socket depends on a hidden card.

The same hand is played with two decks that differ only in cards hidden from a viewer, at a table of
one node over sockets of another: sockets and pages are identical in every byte.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from riverboat.service.state.table_settings import TableSettings
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from tests.cluster.cluster_nodes import ServedNode, empty_database, run_steps, served_nodes
from tests.cluster.test_relay import Guest, watch_frame
from tests.limits import HANG
from tests.schedule import run_in
from tests.service.room_tables import choose_passive_action, make_seeded_urandom
from tests.service.test_hidden_card_frames import (
    HOLDEM_CASE,
    MOMENT,
    NAMES,
    normalise_frame,
    permute_hidden,
    stack_decks,
)

GAME, LAST_STREET, DECK_ORDER, HIDDEN_DECK_INDEXES = HOLDEM_CASE
VIEWERS = (*NAMES, "Dee")
"""Three players and a spectator."""


class RelayedSocket:
    """A socket and the frames that it has received about a table."""

    def __init__(self, socket: ClientConnection, name: str, table: str) -> None:
        self._socket, self.name, self._table = socket, name, table
        self.frames: list[str] = []
        self.last_frame: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self._count = 0

    async def receive(self) -> None:
        frame = await asyncio.wait_for(self._socket.recv(), HANG)
        assert isinstance(frame, str)
        self.frames.append(normalise_frame(frame.encode(), self._table))
        payload = json.loads(frame)
        if payload["t"] in ("snapshot", "update"):
            self.last_frame = payload
        elif "cmd" in payload:
            self.answers[payload["cmd"]] = payload

    async def receive_until(self, seq: int) -> None:
        """Receive everything up to a record."""
        while not self.last_frame or self.last_frame["seq"] < seq:
            await self.receive()

    async def submit(self, command: w.AnyClientCommand) -> int:
        """Submit a command; return the number of the last record that it caused."""
        self._count += 1
        command_id = f"{self.name}-{self._count}"
        turn = {"hand": self.last_frame["view"]["hand"], "token": self.last_frame["mine"]["token"]}
        frame = {
            "t": "wish",
            "cmd": command_id,
            "table": self._table,
            "wish": msgspec.to_builtins(command),
        }
        await self._socket.send(json.dumps({**frame, **turn}))
        while command_id not in self.answers:
            await self.receive()
        assert self.answers[command_id]["t"] == "granted", self.answers[command_id]
        return int(self.answers[command_id]["seq"])


class RelayedTable:
    """A table of one node, with all sockets at the other."""

    def __init__(self, sockets: dict[str, RelayedSocket]) -> None:
        self.sockets = sockets

    async def submit_and_sync(self, name: str, command: w.AnyClientCommand) -> None:
        """Submit a command and wait until every socket has received the result."""
        seq = await self.sockets[name].submit(command)
        for socket in self.sockets.values():
            await socket.receive_until(seq)

    async def play(self) -> None:
        for chair, name in enumerate(NAMES, 1):
            await self.submit_and_sync(name, w.Sit(chair, 200))
        await self.submit_and_sync("Ann", w.PlaceButton(3))
        await self.submit_and_sync("Ann", w.Begin())
        while not (view := self.sockets["Dee"].last_frame["view"])["won"]:
            (name,) = [name for name in NAMES if self.sockets[name].last_frame["mine"]["turn"]]
            private_view = self.sockets[name].last_frame["mine"]
            await self.submit_and_sync(name, _choose_command(name, private_view, view["street"]))


def _choose_command(name: str, private_view: dict[str, Any], street: str) -> w.AnyClientCommand:
    """Return the next command: Ann bets on the last street, the others fold."""
    turn = private_view["turn"]
    if street != LAST_STREET:
        return choose_passive_action(private_view)
    if name == "Ann":
        return w.RaiseTo(turn["low"])
    return w.Check() if turn["free"] else w.Fold()


async def frames_by_viewer(folder: Path, url: str) -> dict[str, list[str]]:
    """Return the frames and pages that each viewer gets during one hand."""
    async with (
        served_nodes(folder, url, "a", "b") as (holding_node, other_node),
        AsyncExitStack() as exit_stack,
    ):
        for node in (holding_node, other_node):
            node.room.clock = node.app_state.now = lambda: MOMENT
        holding_node.room._urandom = make_seeded_urandom("the cards that the button is drawn by")
        rules = TableRules.preset("cash", GAME, chairs=6)
        settings = TableSettings(
            starts_hands_automatically=False, seconds_between_hands=30.0, pace=0.0
        )
        table = (await holding_node.room.new_table(rules, settings, "Ann")).id
        sockets, guests = dict[str, RelayedSocket](), dict[str, Guest]()
        for name in VIEWERS:
            guests[name] = Guest(name)
            await guests[name].join(other_node.address)
            socket_connection = await exit_stack.enter_async_context(
                guests[name].open_socket(other_node.address)
            )
            await socket_connection.send(watch_frame(table))
            sockets[name] = RelayedSocket(socket_connection, name, table)
            await sockets[name].receive_until(1)
        assert not other_node.room.tables(), "all of it goes through the other host"
        await RelayedTable(sockets).play()
        frames = {name: list(socket.frames) for name, socket in sockets.items()}
        for name, guest in guests.items():
            frames[name] += await _fetch_pages(guest, other_node, table)
        return frames


async def _fetch_pages(guest: Guest, host: ServedNode, table: str) -> list[str]:
    """Return the lobby, without the changing spectator count, and the table's ledger."""
    lobby = await guest.request("GET", f"{host.address}/api/tables")
    ledger = await guest.request("GET", f"{host.address}/api/tables/{table}/ledger")
    pages = [[{**lobby_row, "watching": 0} for lobby_row in lobby], ledger]
    return [normalise_frame(json.dumps(page).encode(), table) for page in pages]


@run_in("slow", "Dee")
@run_in("landing", "Ann")
@pytest.mark.parametrize("viewer", ["Ann", "Dee"])
def test_relayed_bytes_do_not_depend_on_hidden_cards(
    viewer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames_by_deck: list[dict[str, list[str]]] = []

    async def run_scenario(url: str) -> None:
        frames_by_deck.append(await frames_by_viewer(tmp_path, url))

    for deck_order in (DECK_ORDER, permute_hidden(DECK_ORDER, HIDDEN_DECK_INDEXES[viewer])):
        stack_decks(monkeypatch, deck_order)
        with empty_database() as url:
            run_steps(run_scenario(url))
    frames, other_frames = frames_by_deck
    assert frames[viewer] == other_frames[viewer]
    assert any('"type":"HandClosed"' in frame for frame in frames[viewer]), "the hand is over"
    assert frames["Bob"] != other_frames["Bob"], "the cards that were changed are somebody's"
