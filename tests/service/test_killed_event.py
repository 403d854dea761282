"""Repeated SIGKILL in an event of twenty tables: every entrant is stored exactly once."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from threading import Timer
from typing import NamedTuple

import pytest

from riverboat.service.decks.room_key import stored_key
from riverboat.service.director.director import derive_event_seed
from riverboat.service.director.event_records import DirectorFact, event_stream_name, from_json
from riverboat.service.director.event_verifier import verify_event
from riverboat.store.store_urls import open_store
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import replay
from tests import forked
from tests.schedule import run_in
from tests.service.event_rooms import verify_events
from tests.service.test_killed_room import database
from tests.thorough import FIRST_SEED, example_count

__all__ = ["database"]

KILL_COUNT = example_count(2, 50)
MAX_SECONDS = 90.0
"""Seconds after which the room counts as stuck."""
_FULLY_VERIFIED_KILLS = 3
"""Above this number of kills, verify every hand only when an event is over, and at the end."""


def run_until_killed(
    folder: Path, database: str, seed: int, line_count: int, *, kills_while_moving: bool = False
) -> list[str]:
    """Return everything the room printed until it was killed, after a number of lines.

    With *kills_while_moving* it is killed once a player is between two tables after that.
    """
    process = forked.start_program("tests.service.event_plug", str(folder), database, str(seed))
    watchdog = Timer(MAX_SECONDS, process.kill)
    watchdog.start()
    output_lines = list[str]()
    try:
        first_line = process.stdout.readline()
        assert first_line == "open\n", first_line
        for line_number, line in enumerate(process.stdout, 1):
            output_lines.append(line)
            is_before_first_step = (
                kills_while_moving and line.startswith("seq ") and line.endswith(" 0\n")
            )
            if line == "over\n" or (line_number >= line_count and not is_before_first_step):
                break
    finally:
        watchdog.cancel()
        process.kill()
        output_lines += process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
    return [line.rstrip() for line in output_lines if line.endswith("\n")]


@run_in("slow", "postgresql")
@run_in("landing", "sqlite")
@pytest.mark.timeout(60 * KILL_COUNT + 300)
def test_event_survives_repeated_kills(database: str, tmp_path: Path) -> None:
    """Every second kill happens while a player has left one table and not reached the next."""
    rng, output_lines, moving_kill_count = Random(2027 + FIRST_SEED), list[str](), 0
    for kill in range(KILL_COUNT):
        kills_while_moving = kill % 2 == 1
        lines = run_until_killed(
            tmp_path, database, kill, rng.randrange(5, 120), kills_while_moving=kills_while_moving
        )
        output_lines += lines
        event_state = asyncio.run(verify_printed_events(database, tmp_path, output_lines))
        if event_state.is_over or kill + 1 == KILL_COUNT or KILL_COUNT <= _FULLY_VERIFIED_KILLS:
            asyncio.run(verify_all_hands(database, tmp_path))
        moving_kill_count += event_state.moving_count > 0
        if event_state.is_over:  # the next run plays another event in the same room
            output_lines.clear()
    print(f"{KILL_COUNT} kills, {moving_kill_count} of them while somebody was between two tables")


class EventState(NamedTuple):
    """The state of an event in the store."""

    is_over: bool
    moving_count: int


async def verify_all_hands(database: str, folder: Path) -> None:
    """Verify every hand, and the totals of money and chips."""
    store, key = open_store(database), stored_key(folder)
    assert key is not None
    await store.open()
    try:
        await verify_events(store, key=key)
    finally:
        await store.close()


async def verify_printed_events(database: str, folder: Path, output_lines: list[str]) -> EventState:
    """Verify all events, and that everything printed about the last one is stored."""
    store = open_store(database)
    await store.open()
    try:
        stream_lengths = await store.stream_lengths()
        for line in output_lines:
            message_type, *arguments = line.split()
            if message_type == "seq":
                assert int(arguments[1]) <= stream_lengths[event_stream_name(arguments[0])], (
                    "what was shown is not stored"
                )
            if message_type == "entered":
                stored_replies = [
                    await store.find_reply(stream, arguments[0])
                    for stream in stream_lengths
                    if is_event_stream(stream)
                ]
                assert any(stored_replies), f"{line} was lost"
        key = stored_key(folder)
        assert key is not None
        assert sum((await store.balances()).values()) == 0
        event_state = EventState(is_over=True, moving_count=0)
        for event_stream in filter(is_event_stream, stream_lengths):
            records, entries = (
                await store.read(event_stream),
                await store.list_ledger_entries(event_stream),
            )
            event_id = event_stream.removeprefix("event/")
            event_problems = verify_event(
                event_id, records, entries, derive_event_seed(key, event_id)
            )
            assert not event_problems, [str(problem) for problem in event_problems[:3]]
            facts = [from_json(record.body) for record in records]
            place_counts = Counter(
                entry_number
                for fact in facts
                if isinstance(fact, f.Placed)
                for entry_number in fact.entry_numbers
            )
            assert not [
                entry_number
                for entry_number, place_count in place_counts.items()
                if place_count > 1
            ], "placed twice"
            event_progress = replay([fact for fact in facts if not isinstance(fact, DirectorFact)])
            if event_progress.phase == "running":
                moving_entrants = [
                    entrant
                    for entrant in event_progress.unseated_entrants.values()
                    if entrant.status == "moving"
                ]
                event_state = EventState(is_over=False, moving_count=len(moving_entrants))
        return event_state
    finally:
        await store.close()


def is_event_stream(stream: str) -> bool:
    """Return True if a stream belongs to an event."""
    return stream.startswith("event/")
