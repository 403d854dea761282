"""An event of twenty tables in its own process, which may be killed at any moment.

    python -m tests.service.event_plug FOLDER DATABASE SEED

Bots act as fast as they can and re-enter after elimination. The process prints each entry once the
room has accepted it, the progress of the event, and the number of players moving between tables.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import EventCommandRequest
from riverboat.service.director.event_settings import EventSettings
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.tournament_session import EventAccepted
from riverboat.service.house_room import HouseRoom
from riverboat.tourney.rules import BountyRules, EntryRules, EventRules, Price, SeatingRules
from riverboat.tourney.structure.levels import Level, Structure

TABLE_COUNT, SEATS_PER_TABLE = 20, 4
PLAYER_COUNT = TABLE_COUNT * SEATS_PER_TABLE


def short_stack_rules() -> EventRules:
    """Return rules with short stacks, so that tables break and players move often."""
    levels = tuple(
        [Level(small=5 * 2**number, big=10 * 2**number, hands=6) for number in range(14)]
    )
    return EventRules(
        name="plug",
        structure=Structure(stack=400, parts=levels),
        entry=EntryRules(
            price=Price(prize=100, fee=10, bounty=20),
            late_until=2,
            reentries=1,
            most=2 * PLAYER_COUNT,
        ),
        seating=SeatingRules(seats=SEATS_PER_TABLE, policy="nearest"),
        bounty=BountyRules(kind="progressive"),
    )


async def main(folder: str, database: str, seed: str) -> None:
    room = HouseRoom(Path(folder), database, checkpoint_every=20)
    await room.open()
    settings = EventSettings(seconds_between_hands=0.0, pace=0.0, bot_pace=0.0, seconds_to_decide=5)
    if not room.director.events():
        await room.director.create_event(short_stack_rules(), settings, "Ann")
        task = room.director.events()[0]
        await task.submit(EventCommandRequest("Ann", "bots", w.AddBots(PLAYER_COUNT), is_host=True))
        await task.submit(EventCommandRequest("Ann", "start", w.StartNow(), is_host=True))
    [task] = room.director.events()
    print("open", flush=True)
    await asyncio.gather(register_bots(task, seed), print_progress(task))


async def register_bots(task: EventTask, seed: str) -> None:
    """Register bots late, for as long as registration is open."""
    for number in range(200):
        reply = await task.submit(
            EventCommandRequest("Ann", f"late-{seed}-{number}", w.AddBots(1), is_host=True)
        )
        if isinstance(reply, EventAccepted) and reply.count:
            print(f"entered Ann/late-{seed}-{number} {reply.seq}", flush=True)
        await asyncio.sleep(0.05)


async def print_progress(task: EventTask) -> None:
    """Print the progress of the event until it is over."""
    seq = 0
    while True:
        stored_session = await task.wait_for_stored_session()
        if stored_session.seq > seq:
            seq = stored_session.seq
            moving_count = sum(
                1
                for entrant in stored_session.event.unseated_entrants.values()
                if entrant.status == "moving"
            )
            print(f"seq {task.id} {seq} {moving_count}", flush=True)
        if stored_session.is_over:
            print("over", flush=True)
            return
        await asyncio.sleep(0.005)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
