"""Tables of a room for tests: an in-memory store, a controlled clock, and a known deck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from hashlib import sha256
from itertools import count
from typing import Any, cast

import msgspec

from riverboat.service.dealer.code_fingerprint import code_fingerprint
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.room import Room
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.table_verifier import CheckpointReplay
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.store.port import Store
from riverboat.store.stream_records import Batch, Checkpoint
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.phrase_codes import decode_phrase

ROOM_KEY = bytes(range(32))
HOLDEM = "no-limit hold'em 1/2"


def make_seeded_urandom(seed: str) -> Callable[[int], bytes]:
    """Return a source of reproducible random bytes."""
    blocks = count()

    def urandom(size: int) -> bytes:
        random_data = b""
        while len(random_data) < size:
            random_data += sha256(f"{seed} {next(blocks)}".encode()).digest()
        return random_data[:size]

    return urandom


def make_room(store: Store | None = None, seed: str = "a room", key: bytes = ROOM_KEY) -> Room:
    """Return a room that writes a checkpoint with each hand, so that every restart reads one."""
    checked_store = cast(Store, CheckpointVerifyingStore(store or MemoryStore()))
    room = Room(checked_store, key, urandom=make_seeded_urandom(seed))
    room.checkpoint_every = 1
    return room


CHECKPOINT_DIFFERENCES: list[str] = []
"""Checkpoints that differ from the replay of their logs."""


class CheckpointVerifyingStore:
    """A store that compares each checkpoint with the records before it, once for all of them."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._replays: dict[str, tuple[CheckpointReplay, int]] = {}
        """Replay of each stream, and its number of replayed records."""

    async def append(self, batch: Batch) -> int:
        length = await self._store.append(batch)
        if batch.checkpoint is not None and batch.checkpoint.code_fingerprint == code_fingerprint():
            await self._verify(batch.stream, batch.checkpoint)
        return length

    async def _verify(self, stream: str, checkpoint: Checkpoint) -> None:
        """Replay the records since the last checkpoint; record a difference from this one."""
        replay, count = self._replays.get(stream) or (CheckpointReplay(stream), 0)
        records = await self._store.read(stream, count)
        for seq, record in enumerate(records, count):
            if not replay.add(record.body, checkpoint if seq == checkpoint.seq else None):
                CHECKPOINT_DIFFERENCES.append(
                    f"{stream}: the checkpoint before record {seq + 1} differs"
                )
        if not count <= checkpoint.seq < count + len(records):
            CHECKPOINT_DIFFERENCES.append(
                f"{stream}: the checkpoint is of record {checkpoint.seq + 1}"
            )
        self._replays[stream] = replay, count + len(records)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def open_table(
    room: Room, game: str = HOLDEM, preset: str = "online", chairs: int = 6, **settings: Any
) -> TableTask:
    """Open a table whose host is Ann, where hands begin at once."""
    await room.open()
    rules = TableRules.preset(preset, game, chairs=chairs)
    table_row = await room.new_table(
        rules, TableSettings(**{"seconds_between_hands": 0.0, "pace": 0.0, **settings}), "Ann"
    )
    return room.task(table_row.id)


COMMAND_NUMBERS = count()
"""Unique command ids, unless a test gives its own."""


class TableClient:
    """A connection to a table, and the messages that it received."""

    def __init__(self, task: TableTask, name: str, epoch: str = "", seq: int = 0) -> None:
        self.task, self.name = task, name
        self.outbox = SendQueue(name)
        self.frames: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        task.subscribe(self.outbox, name, epoch, seq)

    async def receive(self) -> dict[str, Any]:
        """Wait for frames; return the last snapshot or update."""
        while True:
            async with asyncio.timeout(60):
                frames = await self.outbox.take_all()
            self.frames += frames
            self.messages += map(msgspec.json.decode, frames)
            if any(frame["t"] in ("snapshot", "update", "gone") for frame in self.messages):
                return self.last

    @property
    def last(self) -> dict[str, Any]:
        return next(
            frame for frame in reversed(self.messages) if "view" in frame or frame["t"] == "gone"
        )

    async def wait_until(self, predicate: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Wait until the view satisfies a predicate."""
        while not any("view" in frame for frame in self.messages) or not predicate(self.last):
            await self.receive()
        return self.last

    async def submit(
        self, command: w.AnyClientCommand, command_id: str = ""
    ) -> Accepted | Rejected:
        hand, token = 0, 0
        if self.messages and "mine" in self.last:
            hand, token = self.last["view"]["hand"], self.last["mine"]["token"]
        return await self.task.submit(
            self.name, command_id or f"c{next(COMMAND_NUMBERS)}", command, hand, token
        )

    def disconnect(self) -> None:
        self.task.unsubscribe(self.outbox, self.name)


async def seat_players(task: TableTask, *names: str, chips: int = 200) -> list[TableClient]:
    """Connect these players and seat them in order, from chair 1."""
    clients = [TableClient(task, name) for name in names]
    for chair, client in enumerate(clients, 1):
        await client.receive()
        assert isinstance(await client.submit(w.Sit(chair, chips)), Accepted)
    return clients


async def play_hand(
    clients: list[TableClient],
    command: Callable[[dict[str, Any]], w.AnyClientCommand] | None = None,
) -> None:
    """Play the running hand to its end and receive all its updates."""
    while True:
        for client in clients:
            if len(client.outbox):
                await client.receive()
        if clients[0].task.is_idle:
            return
        actor = next((client for client in clients if client.last["mine"]["turn"]), None)
        if actor is None:  # run-out: cards are dealt without any action
            await asyncio.sleep(0.01)
            continue
        reply = await actor.submit((command or choose_passive_action)(actor.last["mine"]))
        assert isinstance(reply, Accepted), reply


def choose_passive_action(private_view: dict[str, Any]) -> w.AnyClientCommand:
    """Return the cheapest legal action."""
    turn = private_view["turn"]
    match turn["ask"]:
        case "act" if turn["bring_in"]:
            return w.BringIn()
        case "act":
            return w.Check() if turn["free"] else w.Call() if not turn["short"] else w.Fold()
        case "draw":
            return w.Discard(tuple(private_view["cards"][: turn["least"]]))
        case "show":
            return w.Muck() if turn["may_muck"] else w.Show()
        case "run-it":
            return w.RunIt(1)
        case "declare":
            return w.Declare("high")
        case "straddle":
            return w.PassStraddle()
        case _:
            return w.AnswerMarker(is_accepted=True)


async def play_hands(
    client: TableClient,
    hand_count: int,
    choose_command: Callable[[dict[str, Any]], w.AnyClientCommand] = choose_passive_action,
) -> None:
    """Play until a number of hands are over."""
    frame = client.last if client.messages else await client.receive()
    while frame["view"]["hand"] <= hand_count:
        if frame["mine"]["turn"]:
            reply = await client.submit(choose_command(frame["mine"]))
            assert isinstance(reply, Accepted) or reply.code == "stale", reply
        frame = await client.receive()


def to_english(words: dict[str, Any] | None) -> str:
    """Render a coded message in English."""
    return str(decode_phrase(words)) if words else ""


def run(scenario: Coroutine[Any, Any, None]) -> None:
    async def limit_time() -> None:
        async with asyncio.timeout(60):
            await scenario

    CHECKPOINT_DIFFERENCES.clear()
    asyncio.run(limit_time())
    assert not CHECKPOINT_DIFFERENCES
