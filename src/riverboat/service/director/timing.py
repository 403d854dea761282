"""What comes by itself in an event, and when: the start, levels, and who did not buy again."""

from __future__ import annotations

from riverboat.service.director.desk import EventDesk, EventWork
from riverboat.service.director.granting import start
from riverboat.service.director.hands import decline
from riverboat.tourney.asked import commands as c
from riverboat.tourney.running.clock import next_at

LINGER = 30_000
"""Milliseconds for which the last table can be looked at when an event is over."""
_WAITS = 60_000
"""Milliseconds after which a start is tried again that found too few players."""


def pass_time(desk: EventDesk, work: EventWork) -> None:
    """Everything that is due by now."""
    if desk.is_over:
        return
    event = desk.event
    if event.phase == "open":
        if _start_at(desk) and _start_at(desk) <= work.at:
            _start(desk, work)
        return
    if (due := next_at(event)) is not None and due <= work.at:
        desk.act(c.PassTime(work.at), work)
    until = work.at - 1_000 * desk.settings.decide
    for player in [who for who, since in desk.broke.items() if since <= until]:
        decline(desk, player, work)


def _start_at(desk: EventDesk) -> int:
    """When it is to begin; 0 if the clock does not say."""
    return max(desk.settings.start_at, desk.postponed) if desk.settings.start_at else 0


def _start(desk: EventDesk, work: EventWork) -> None:
    """Begin, if enough have come; else in a minute."""
    event = desk.event
    there = max(
        event.entries, min(desk.settings.bots, event.rules.entry.most or desk.settings.bots)
    )
    if there < event.rules.entry.least:
        desk.postponed = work.at + _WAITS
        return
    start(desk, work)


def next_alarm(desk: EventDesk) -> int:
    """When something is due next; 0 if nothing is."""
    event = desk.event
    if desk.is_over:
        return desk.over_at + LINGER if desk.event.tables else 0
    if event.phase == "open":
        return _start_at(desk)
    times = [since + 1_000 * desk.settings.decide for since in desk.broke.values()]
    if (due := next_at(event)) is not None:
        times.append(due)
    return min(times, default=0)
