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
from tests.service.tables import Eyes, opened, plays, room_of, run, seated


def told(message: InProcessUpdate) -> dict[str, Any]:
    """Encode a message as it would be sent over the wire."""
    found: dict[str, Any] = json.loads(msgspec.json.encode(message))
    return found


def of_the_game(facts: list[Any]) -> list[Any]:
    """Drop the facts of the room."""
    found = []
    for fact in facts:
        try:
            from_json(json.dumps(fact).encode())
        except msgspec.ValidationError:
            continue
        found.append(fact)
    return found


@pytest.mark.parametrize(
    "game", ["no-limit hold'em 1/2", "limit seven-card stud 4/8", "limit badugi 4/8"]
)
def test_it_is_told_what_its_chair_is_sent(game: str) -> None:
    async def session() -> None:
        keeper = await opened(room_of(), game)
        ann, bob = await seated(keeper, "Ann", "Bob")
        twin, outbox = Eyes(keeper, "Bob"), InProcessQueue("Bob")
        keeper.subscribe(outbox, "Bob")
        await twin.hear()
        await asyncio.gather(plays(ann, 2), plays(bob, 2))
        while len(twin.outbox):
            await twin.hear()
        messages = [each for each in await outbox.take_all() if isinstance(each, InProcessUpdate)]
        sent = [each for each in twin.heard if each["t"] in ("snapshot", "update")]
        assert len(messages) > 5
        for inside, frame in zip(map(told, messages), sent, strict=False):  # play continues
            assert (inside["seq"], inside["view"], inside["mine"]) == (
                frame["seq"], frame["view"], frame["mine"]
            )  # fmt: skip
            assert inside["facts"] == of_the_game(frame["facts"])

    run(session())
