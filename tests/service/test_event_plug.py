"""The plug is pulled in the middle of an event of twenty tables: nobody is lost, nobody twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random
from threading import Timer

from riverboat.service.decks.keys import stored_key
from riverboat.store.opening import open_store
from tests import forked
from tests.service.events import check
from tests.service.test_plug import database
from tests.thorough import FIRST, many

__all__ = ["database"]

KILLS = many(3, 50)
LONGEST = 90.0
"""Seconds; then the room is stuck."""


def until_killed(folder: Path, database: str, seed: int, lines: int) -> list[str]:
    """All that the room had said when its plug was pulled, after so many lines."""
    process = forked.start("tests.service.event_plug", str(folder), database, str(seed))
    watchdog = Timer(LONGEST, process.kill)
    watchdog.start()
    found = list[str]()
    try:
        first = process.stdout.readline()
        assert first == "open\n", first
        for line in islice(process.stdout, lines):
            found.append(line)
            if line == "over\n":
                break
    finally:
        watchdog.cancel()
        process.kill()
        found += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
    return [line.rstrip() for line in found if line.endswith("\n")]


def test_an_event_survives_that_the_plug_is_pulled(database: str, tmp_path: Path) -> None:
    rng, said = Random(2027 + FIRST), list[str]()
    for kill in range(KILLS):
        lines = until_killed(tmp_path, database, kill, rng.randrange(5, 120))
        said += lines
        asyncio.run(look(database, tmp_path, said))
        if "over" in lines:
            break


async def look(database: str, folder: Path, said: list[str]) -> None:
    store = open_store(database)
    await store.open()
    try:
        streams = await store.streams()
        [event] = [name for name in streams if name.startswith("event/")]
        for line in said:
            what, *rest = line.split()
            if what == "seq":
                assert int(rest[1]) <= streams[event], "what was shown is not stored"
            if what == "entered":
                assert await store.answer(event, rest[0]) is not None, f"{line} was lost"
        key = stored_key(folder)
        assert key is not None
        await check(store, key=key)
        facts = [json.loads(record.body) for record in await store.read(event)]
        placed = Counter(
            number for fact in facts if fact["fact"] == "Placed" for number in fact["entries"]
        )
        assert not [number for number, times in placed.items() if times > 1], "placed twice"
    finally:
        await store.close()
