"""The clock of an event: levels and breaks begin when their time has come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias, assert_never

from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import MINUTE, Event
from riverboat.tourney.structure.levels import Level, Part
from riverboat.words.refusals import events as w

Timing: TypeAlias = c.Start | c.PassTime | c.Pause | c.Unpause | c.MoveClock


def time_facts(event: Event, command: Timing) -> tuple[f.AnyEventFact, ...]:
    """What becomes of the time that passes, and of a host's wish about the clock."""
    match command:
        case c.Start(at):
            return _started(event, at)
        case c.PassTime(at):
            return tuple(_passed(event, at))
        case c.Pause(at):
            _check_running(event)
            if event.clock.paused is not None:
                raise NotInThisEvent(w.ClockStands())
            return (f.ClockPaused(at),)
        case c.Unpause(at):
            _check_running(event)
            if event.clock.paused is None:
                raise NotInThisEvent(w.ClockGoes())
            if at < event.clock.paused:
                raise NotInThisEvent(w.ClockGoesBack())
            return (f.ClockResumed(at),)
        case c.MoveClock(seconds):
            _check_running(event)
            return (f.ClockMoved(seconds),)
        case _:
            assert_never(command)


def _check_running(event: Event) -> None:
    if event.phase != "running":
        raise NotInThisEvent(w.NotRunning())


def _started(event: Event, at: int) -> tuple[f.AnyEventFact, ...]:
    if event.phase != "open":
        raise NotInThisEvent(w.HasBegun())
    entered, least = len(event.entrants), event.rules.entry.least
    if entered < least:
        raise NotInThisEvent(w.TooFewEntrants(entered, least))
    return f.EventStarted(at), f.LevelBegan(1, at)


def due_start(event: Event) -> tuple[f.AnyEventFact, ...]:
    """A sit-and-go begins as soon as it is full."""
    rules = event.rules
    if rules.starts != "full" or event.phase != "open" or event.entries < rules.entry.most:
        return ()
    return _started(event, event.clock.now)


def _passed(event: Event, at: int) -> Iterator[f.AnyEventFact]:
    """Everything that has begun by now; nothing while the clock stands still."""
    clock, parts = event.clock, event.rules.structure.parts
    if event.phase != "running" or clock.paused is not None:
        return
    part, began, level = clock.part, clock.began, event.level
    while part + 1 < len(parts) and parts[part].minutes:
        began += parts[part].minutes * MINUTE
        if at < began:
            return
        part += 1
        fact = _begins(parts[part], level + 1, began)
        level += isinstance(fact, f.LevelBegan)
        yield fact


def next_part(event: Event, at: int) -> f.LevelBegan | f.BreakBegan:
    """The next level or break begins."""
    following = event.rules.structure.parts[event.clock.part + 1]
    return _begins(following, event.level + 1, at)


def _begins(part: Part, level: int, at: int) -> f.LevelBegan | f.BreakBegan:
    if isinstance(part, Level):
        return f.LevelBegan(level, at)
    return f.BreakBegan(part.minutes, part.colour_up, at)


def next_at(event: Event) -> int | None:
    """When the next level or break begins; ``None`` where hands are counted or the clock stands."""
    part = event.part
    if part is None or not part.minutes or event.phase != "running":
        return None
    if event.clock.paused is not None or event.clock.part + 1 >= len(event.rules.structure.parts):
        return None
    return event.clock.began + part.minutes * MINUTE
