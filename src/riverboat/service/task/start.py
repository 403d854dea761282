"""How the task of a table starts: for whom, and what becomes of a hand that was being played."""

from __future__ import annotations

import secrets

import msgspec

from riverboat.service.broadcast.delay import Behind
from riverboat.service.broadcast.held_back import RoomTime
from riverboat.service.broadcast.sight import Sight
from riverboat.service.broadcast.subscribers import Subscribers
from riverboat.service.dealer.alarms import Now
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.presence import Here
from riverboat.service.dealer.restart import restart
from riverboat.service.dealer.turn import Work
from riverboat.service.state.settings import TableSettings
from riverboat.service.task.schedule import Schedule
from riverboat.service.wishes import audit
from riverboat.service.wishes.seats import renew
from riverboat.store.rows import TableRow
from riverboat.table.state import commands as c


def subscribers_of(
    dealer: TableDealer, delay: int, now: Now, sight: Sight, behind: Behind | None
) -> Subscribers:
    """Nobody yet; who sees everything later sees the table as it is, or was *behind* it."""
    first = sight if behind is None else behind.sight()
    subscribers = Subscribers(
        dealer.id, secrets.token_hex(6), delay, RoomTime(now), first, sight.seq
    )
    if behind is not None:
        for at, facts in behind.later:
            subscribers.again(at, lambda facts=facts: behind.after(facts))  # type: ignore[misc]
    return subscribers


def void_hand(dealer: TableDealer, row: TableRow, work: Work) -> None:
    """Call off the hand that was played with a deck which nobody can open any more."""
    why = "the key of its deck is lost"
    dealer.ask(c.CallOff(why), work)
    done = audit.row(work.at, "call-off", "", {"reason": why})
    where = {"table": row.id, "table_name": row.name}
    work.audit.append(msgspec.structs.replace(done, role="terminal", **where))


def take_up(
    dealer: TableDealer, settings: TableSettings, here: Here, schedule: Schedule, work: Work
) -> None:
    """Go on after a restart, at once or when those who have to act are there."""
    restart(dealer, settings.restart, here, work)
    renew(dealer, work)
    if dealer.frozen and dealer.paused != 2:
        schedule.grace(work.at + 1000 * settings.grace)
