"""One event of a thousand players under load: how long an answer takes, standings included.

    python -m tests.soak.event_load --players 1000 --seconds 60

A room on SQLite runs one event at full tables of nine. Everybody has a connection of their own,
reads every frame, thinks as long as people do, and asks for the standings once a second as a page
does: only what has changed is sent. What is measured is the time from a wish to its answer, which
is stored by then, and from the question for the standings to their bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from riverboat.service.broadcast.outbox import Outbox
from riverboat.service.director import wishes as w
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.granting import Asked
from riverboat.service.director.settings import EventSettings
from riverboat.service.house_room import HouseRoom
from riverboat.tourney.rules import EntryRules, EventRules, Price, SeatingRules
from riverboat.tourney.structure.levels import Level, Structure
from tests.service.tables import passive

BOUND = 100.0
"""Milliseconds within which 99 of 100 answers come at human pace on a machine that is free."""


class Measured:
    """How long everything took, in milliseconds."""

    def __init__(self) -> None:
        self.wishes: list[float] = []
        self.standings: list[float] = []
        self.frames = 0

    def told(self) -> str:
        """In a line."""
        parts = [
            f"{name}: {len(row):,}, p50 {_part(row, 0.5):.1f} ms, p99 {_part(row, 0.99):.1f} ms"
            for name, row in (("wishes", self.wishes), ("standings", self.standings))
        ]
        return "; ".join([*parts, f"{self.frames:,} frames"])


def _part(row: list[float], part: float) -> float:
    return sorted(row)[min(int(part * len(row)), len(row) - 1)] if row else 0.0


def rules(players: int) -> EventRules:
    """Deep stacks and long levels: all tables play for as long as it is measured."""
    level = Level(small=50, big=100, ante=100, antes="big_blind", minutes=20)
    return EventRules(
        name="load",
        structure=Structure(stack=20_000, parts=(level,)),
        entry=EntryRules(price=Price(prize=100), most=players),
        starts="full",
        seating=SeatingRules(seats=9),
    )


async def person(
    room: HouseRoom, task: EventTask, name: str, found: Measured, think: float
) -> None:
    """Somebody at their table, who checks, calls and folds."""
    rng, outbox = Random(name), Outbox(name, limit=4_096)
    desk = await task.look()
    at = room.task(desk.rooms[desk.event.entrants[name].table])
    at.join(outbox, name)
    number = 0
    while True:
        frames = await outbox.next()
        found.frames += len(frames)
        last: dict[str, Any] | None = None
        for frame in frames:
            if b'"mine"' in frame:
                last = json.loads(frame)
        wish = passive(last["mine"]) if last is not None and last["mine"]["turn"] else None
        if last is None or wish is None:
            continue
        await asyncio.sleep(rng.uniform(0.5, 1.5) * think)
        number += 1
        began = time.perf_counter()
        await at.ask(name, f"{name}-{number}", wish, last["view"]["hand"], last["mine"]["token"])
        found.wishes.append(1_000 * (time.perf_counter() - began))


async def looks(task: EventTask, found: Measured, rng: Random) -> None:
    """A page that shows the standings."""
    await asyncio.sleep(rng.random())
    known = ""
    while True:
        began = time.perf_counter()
        snapshot = await task.snapshot()
        if snapshot.etag != known:
            known = snapshot.etag
        found.standings.append(1_000 * (time.perf_counter() - began))
        await asyncio.sleep(1)


async def load(players: int, seconds: float, think: float) -> Measured:
    """Play for so long, and say how long everything took."""
    found = Measured()
    with TemporaryDirectory() as folder:
        room = HouseRoom(Path(folder))
        await room.open()
        settings = EventSettings(between=4.0, pace=0.5)
        event = await room.director.new_event(rules(players), settings, "Ann")
        task = room.director.task(event)
        assert task is not None
        names = [f"P{k}" for k in range(players)]
        for name in names:
            await task.ask(Asked(name, "in", w.Register()))
        while len(room.tables_of(event)) < -(-players // 9):
            await asyncio.sleep(0.2)
        await asyncio.sleep(1)
        people = [person(room, task, name, found, think) for name in names]
        pages = [looks(task, found, Random(name)) for name in names]
        playing = [asyncio.create_task(each) for each in (*people, *pages)]
        await asyncio.sleep(seconds)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await room.close()
    return found


def main() -> None:
    """Measure, and say it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=1_000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=5.0)
    asked = parser.parse_args()
    found = asyncio.run(load(asked.players, asked.seconds, asked.think))
    print(found.told())


if __name__ == "__main__":
    main()
