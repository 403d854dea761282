"""House bots receive the updates of their chair in process, without encoding."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from riverboat.remote.table_replica import InProcessUpdate
from riverboat.service.publisher.send_queue import InProcessQueue
from riverboat.table.state.table_log import from_json
from tests.service.room_tables import (
    TableClient,
    make_room,
    open_table,
    play_hands,
    run,
    seat_players,
)


def to_wire_message(message: InProcessUpdate) -> dict[str, Any]:
    """Encode a message as it would be sent over the wire."""
    payload: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return payload


def select_game_facts(facts: list[Any]) -> list[Any]:
    """Return the facts without those of the room."""
    facts_of_game = []
    for fact in facts:
        try:
            from_json(json.dumps(fact).encode())
        except msgspec.ValidationError:
            continue
        facts_of_game.append(fact)
    return facts_of_game


@pytest.mark.parametrize(
    "game", ["no-limit hold'em 1/2", "limit seven-card stud 4/8", "limit badugi 4/8"]
)
def test_in_process_updates_match_wire_frames(game: str) -> None:
    async def run_scenario() -> None:
        table_task = await open_table(make_room(), game)
        ann, bob = await seat_players(table_task, "Ann", "Bob")
        wire_client, outbox = TableClient(table_task, "Bob"), InProcessQueue("Bob")
        table_task.subscribe(outbox, "Bob")
        await wire_client.receive()
        await asyncio.gather(play_hands(ann, 2), play_hands(bob, 2))
        while len(wire_client.outbox):
            await wire_client.receive()
        messages = [
            frame for frame in await outbox.take_all() if isinstance(frame, InProcessUpdate)
        ]
        wire_frames = [
            frame for frame in wire_client.messages if frame["t"] in ("snapshot", "update")
        ]
        assert len(messages) > 5
        for message, frame in zip(
            map(to_wire_message, messages), wire_frames, strict=False
        ):  # play continues
            assert (message["seq"], message["view"], message["private_view"]) == (
                frame["seq"], frame["view"], frame["mine"]
            )  # fmt: skip
            assert message["facts"] == select_game_facts(frame["facts"])

    run(run_scenario())
