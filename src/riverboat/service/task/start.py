"""How the task of a table starts: for whom, and what becomes of a hand that was being played."""

from __future__ import annotations

import secrets

import msgspec

from riverboat.service.broadcast.crowd import Crowd
from riverboat.service.broadcast.delay import Behind
from riverboat.service.broadcast.held_back import RoomTime
from riverboat.service.broadcast.sight import Sight
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.dealer import Croupier
from riverboat.service.dealer.presence import Here
from riverboat.service.dealer.restart import restart
from riverboat.service.dealer.turn import Work
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.schedule import Schedule
from riverboat.service.wishes import audit
from riverboat.service.wishes.seats import renew
from riverboat.store.rows import TableRow
from riverboat.table.state import commands as c


def crowd_of(
    croupier: Croupier, delay: int, now: Now, sight: Sight, behind: Behind | None
) -> Crowd:
    """The crowd: who sees everything later sees the table as it is, or was *behind* it."""
    first = sight if behind is None else behind.sight()
    crowd = Crowd(croupier.id, secrets.token_hex(6), delay, RoomTime(now), first, sight.seq)
    if behind is not None:
        for at, facts in behind.later:
            crowd.again(at, lambda facts=facts: behind.after(facts))  # type: ignore[misc]
    return crowd


def void_hand(croupier: Croupier, row: TableRow, work: Work) -> None:
    """Call off the hand that was played with a deck which nobody can open any more."""
    why = "the key of its deck is lost"
    croupier.ask(c.CallOff(why), work)
    done = audit.row(work.at, "call-off", "", {"reason": why})
    where = {"table": row.id, "table_name": row.name}
    work.audit.append(msgspec.structs.replace(done, role="terminal", **where))


def take_up(
    croupier: Croupier, settings: TableSettings, here: Here, schedule: Schedule, work: Work
) -> None:
    """Go on after a restart, at once or when those who have to act are there."""
    restart(croupier, settings.restart, here, work)
    renew(croupier, work)
    if croupier.frozen and croupier.paused != 2:
        schedule.grace(work.at + 1000 * settings.grace)
