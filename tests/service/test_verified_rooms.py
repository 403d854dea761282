"""Verification of stored sessions with real hands, cuts and restarts."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.service.decks.deck_cut import hash_chain
from riverboat.service.history.stream_verifier import Report, load_evidence, verify_stream
from riverboat.service.records.room_facts import DeckCut, from_json
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import (
    HOLDEM,
    ROOM_KEY,
    TableClient,
    make_room,
    open_table,
    play_hands,
    run,
)
from tests.service.sealed_sessions import make_seeded_byte_source

GAMES = [HOLDEM, "limit seven-card stud 2/4 ante 1 bring-in 1", "limit 2-7 triple draw 2/4"]


class CuttingClient(TableClient):
    """A client that promises cuts, and cuts each deck when it is sealed."""

    def __init__(self, task: TableTask, name: str) -> None:
        super().__init__(task, name)
        self._urandom = make_seeded_byte_source(name)
        self._cut_values: list[str] = []
        self._last_cut = ""

    def promise_cuts(self) -> None:
        promise, *self._cut_values = hash_chain(self._urandom(32), 100)
        self._last_cut = ""
        self.task.add_cut_promise(self.name, promise)

    async def receive(self) -> dict[str, Any]:
        message_count = len(self.messages)
        last_frame = await super().receive()
        for frame in self.messages[message_count:]:
            if frame["t"] == "sealed" and self._cut_values and not self._last_cut:
                self._last_cut = self._cut_values[0]
                self.task.add_cut(self.name, frame["hand"], self._last_cut)
            for fact in frame.get("facts", ()):
                if fact["type"] == "DeckCut":
                    self._advance_chain([value for _, value in fact["cuts"]])
        return last_frame

    def _advance_chain(self, used_cuts: list[str]) -> None:
        """Advance the chain after a used cut; an unused cut is void."""
        if self._last_cut in used_cuts:
            self._cut_values.pop(0)
            self._last_cut = ""
        elif self._last_cut:
            self.promise_cuts()


async def verify_stored_table(memory: Memory, task: TableTask) -> Report:
    store = MemoryStore(memory)
    await store.open()
    evidence = await load_evidence(store, f"table/{task.id}", ROOM_KEY)
    await store.close()
    return verify_stream(evidence)


async def count_cuts_by_deck(memory: Memory, task: TableTask) -> list[int]:
    """Return the number of cuts of each deck."""
    facts = [from_json(record.body) for record in memory.records[f"table/{task.id}"]]
    return [len(fact.cuts) for fact in facts if isinstance(fact, DeckCut)]


async def seat_all(clients: list[CuttingClient], chips: int) -> None:
    for chair, client in enumerate(clients, 1):
        await client.receive()
        assert isinstance(await client.submit(w.Sit(chair, chips)), Accepted)
        client.promise_cuts()


@pytest.mark.parametrize("game", GAMES)
def test_stored_session_verifies_without_problems(game: str) -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, game)
        clients = [CuttingClient(task, name) for name in ("Ann", "Bob", "Cid")]
        await seat_all(clients, 200)
        await asyncio.gather(*[play_hands(client, 8) for client in clients])
        await room.close()
        report = await verify_stored_table(memory, task)
        assert [str(problem) for problem in report.problems] == []
        assert report.opened_hands >= report.hands >= 8
        assert report.entries >= 3

    run(run_scenario())


def test_cuts_of_players_are_recorded_and_valid() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_room(MemoryStore(memory))
        task = await open_table(room, seconds_between_hands=0.1)
        clients = [CuttingClient(task, name) for name in ("Ann", "Bob", "Cid")]
        await seat_all(clients, 200)
        await asyncio.gather(*[play_hands(client, 5) for client in clients])
        await room.close()
        report = await verify_stored_table(memory, task)
        assert [str(problem) for problem in report.problems] == []
        assert (await count_cuts_by_deck(memory, task))[-3:] == [3, 3, 3]

    run(run_scenario())
