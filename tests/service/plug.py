"""A room under load in its own process, which may be killed at any moment.

    python -m tests.service.plug FOLDER DATABASE SEED

At twenty tables of mixed games all players act as fast as they can, buy chips, sit out and return.
The process prints each accepted command with its table and number once the room has replied: every
printed command was acknowledged and must be in the store.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from riverboat.service.house_room import HouseRoom
from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import choose_passive_action

GAMES = (
    "no-limit hold'em 1/2",
    "pot-limit omaha 1/2",
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    "limit 2-7 triple draw 2/4",
    "limit omaha hi-lo 2/4",
    "limit razz 2/4 ante 1 bring-in 1",
    "no-limit 2-7 single draw 1/2",
    "limit badugi 2/4",
    "no-limit short deck 1/2",
    "pot-limit five-card draw 1/2",
)
RECORDS_PER_CHECKPOINT = 20
"""Records from one checkpoint to the next: most tables are opened from one."""
TABLE_COUNT = 20
PLAYERS_PER_TABLE = 3


async def main(folder: str, database: str, seed: str) -> None:
    room = HouseRoom(Path(folder), database, checkpoint_every=RECORDS_PER_CHECKPOINT)
    await room.open()
    open_count = len(room.tables())
    for number in range(open_count, TABLE_COUNT):
        rules = TableRules.preset("online", GAMES[number % len(GAMES)], chairs=4)
        policy: Any = "void" if number % 5 == 4 else "resume"
        await room.new_table(
            rules,
            TableSettings(seconds_between_hands=0.0, pace=0.05, restart=policy, grace=1),
            f"host {number}",
        )
    print("open", flush=True)
    await asyncio.gather(
        *[
            run_player(
                task, f"{task.row.host.split()[1]}-{chair}", chair, Random(f"{seed} {chair}")
            )
            for task in room.tables()
            for chair in range(1, PLAYERS_PER_TABLE + 1)
        ]
    )


async def run_player(task: TableTask, name: str, chair: int, rng: Random) -> None:
    """Play one chair as fast as possible."""
    outbox = SendQueue(name)
    task.subscribe(outbox, name)
    command_count = 0
    try:
        while True:
            last_frame = None
            for frame in await outbox.take_all():
                payload = json.loads(frame)
                if "mine" in payload:
                    last_frame = payload
            if last_frame is None:
                continue
            command = _choose_command(last_frame["mine"], chair, rng)
            if command is None:
                continue
            command_count += 1
            command_id = f"{rng.getrandbits(64):x}-{command_count}"
            reply = await task.submit(
                name, command_id, command, last_frame["view"]["hand"], last_frame["mine"]["token"]
            )
            if isinstance(reply, Accepted) and reply.count:
                print(f"{task.id} {name}/{command_id} {reply.seq}", flush=True)
    except (SlowConsumer, TableGone):
        print(f"lost {name}", flush=True)


def _choose_command(
    private_view: dict[str, Any], chair: int, rng: Random
) -> w.AnyClientCommand | None:
    if not private_view["chair"]:
        return w.Sit(chair, 60)
    if private_view["turn"]:
        turn = private_view["turn"]
        if turn["ask"] == "act" and turn["high"] and rng.random() < 0.2:
            return w.RaiseTo(rng.choice((turn["low"], turn["high"])))
        return choose_passive_action(private_view)
    if "out" in private_view["flags"]:
        return w.Buy(60) if private_view["buy"][0] > 1 else w.ComeBack()
    if rng.random() < 0.01:
        return w.SitOut()
    return None


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
