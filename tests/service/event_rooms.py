"""Helpers for events: bots that play them to the end, and the invariants that must hold then."""

from __future__ import annotations

import asyncio
from typing import Any

from riverboat.service.director.director import derive_event_seed
from riverboat.service.director.event_client_commands import EventHostCommand, EventPlayerCommand
from riverboat.service.director.event_command_handler import EventCommandRequest
from riverboat.service.director.event_settings import EventSettings
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.event_verifier import verify_event
from riverboat.service.director.tournament_session import EventAccepted, TournamentSession
from riverboat.service.history.stream_verifier import load_evidence
from riverboat.service.house_bots import HouseBots
from riverboat.service.room import Room
from riverboat.service.table_verifier import verify_table
from riverboat.store.port import Store
from riverboat.tourney.rules import EntryRules, EventRules, Price, PrizeRules, SeatingRules
from riverboat.tourney.structure.levels import Level, Structure
from riverboat.words import Refusal
from tests.service.room_tables import ROOM_KEY, make_room

FAST_PACE = {"seconds_between_hands": 0.0, "pace": 0.0, "bot_pace": 0.0, "seconds_to_decide": 5}
"""Settings without any waits."""


def sit_and_go_rules(
    players: int = 6, stack: int = 300, hands: int = 4, **rule_changes: Any
) -> EventRules:
    """Return the rules of a short sit-and-go."""
    levels = tuple(
        [Level(small=10 * 2**number, big=20 * 2**number, hands=hands) for number in range(12)]
    )
    body: dict[str, Any] = {
        "name": "Friday",
        "structure": Structure(stack=stack, parts=levels),
        "starts": "full",
        "entry": EntryRules(price=Price(prize=100, fee=10), most=players),
        "seating": SeatingRules(seats=6),
        "prizes": PrizeRules(shares=(65, 35)),
        **rule_changes,
    }
    return EventRules(**body)


def make_event_room(store: Store | None = None, seed: str = "a room") -> Room:
    """Return a room whose bots decide reproducibly."""
    room = make_room(store, seed)
    bots = HouseBots(1)
    room.on_bot_seated = bots.seat
    return room


async def create_event(room: Room, rules: EventRules, **settings: Any) -> EventTask:
    """Create an event whose host is Ann."""
    await room.open()
    event = await room.director.create_event(
        rules, EventSettings(**{**FAST_PACE, **settings}), "Ann"
    )
    task = room.director.task(event)
    assert task is not None
    return task


_COMMAND_NUMBERS = iter(range(10**9))


async def submit_command(
    task: EventTask,
    player: str,
    command: EventPlayerCommand | EventHostCommand,
    command_id: str = "",
) -> EventAccepted | Refusal:
    """Submit a player's command or a host's order."""
    return await task.submit(
        EventCommandRequest(
            player, command_id or f"c{next(_COMMAND_NUMBERS)}", command, is_host=player == "Ann"
        )
    )


async def wait_for_phase(
    task: EventTask, phase: str = "ended", seconds: float = 60
) -> TournamentSession:
    """Wait until the event reaches a phase."""
    async with asyncio.timeout(seconds):
        while (stored_session := await task.wait_for_stored_session()).event.phase != phase:
            await asyncio.sleep(0.01)
    return stored_session


async def verify_events(store: Store, *, key: bytes = ROOM_KEY) -> int:
    """Verify chips, money, event logs and tables of all events.

    Return the number of hands played.
    """
    balances = await store.balances()
    assert sum(balances.values()) == 0
    assert all(chips >= 0 for name, chips in balances.items() if name.startswith("table:"))
    hands = 0
    for stream in await store.stream_lengths():
        if stream.startswith("event/"):
            event = stream.removeprefix("event/")
            records, entries = await store.read(stream), await store.list_ledger_entries(stream)
            event_problems = verify_event(event, records, entries, derive_event_seed(key, event))
            assert not event_problems, [str(problem) for problem in event_problems[:3]]
        if stream.startswith("table/"):
            report = verify_table(await load_evidence(store, stream, key))
            assert report.is_clean, [str(problem) for problem in report.problems[:3]]
            hands += report.hands
    return hands
