"""The event clock: levels and breaks begin at their scheduled time."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, TypeAlias, assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import EventCommandRefused
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.level_changes import change_levels
from riverboat.tourney.running.no_shows import no_show_facts
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE_MS, Event
from riverboat.tourney.structure.levels import Level, StructurePart
from riverboat.words.refusals import event_hosting as h
from riverboat.words.refusals import events as w

_HOUR_MS: Final = 60 * MINUTE_MS

ClockCommand: TypeAlias = (
    c.Start | c.PassTime | c.Pause | c.Unpause | c.AdjustClock | c.ChangeLevels
)


def time_facts(event: Event, command: ClockCommand, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of elapsed time and of a host's clock commands."""
    match command:
        case c.Start(now_ms):
            return _start_event(event, now_ms)
        case c.PassTime(now_ms):
            _refuse_earlier_time(event, now_ms)
            return (*_iter_facts_until(event, now_ms), *no_show_facts(event, now_ms, draws))
        case c.Pause(now_ms):
            _check_running(event)
            if event.clock.paused_since is not None:
                raise EventCommandRefused(w.ClockNotRunning())
            _refuse_earlier_time(event, now_ms)
            return (f.ClockPaused(now_ms),)
        case c.Unpause(now_ms):
            _check_running(event)
            if event.clock.paused_since is None:
                raise EventCommandRefused(w.ClockRunning())
            if event.is_bagged:
                raise EventCommandRefused(h.ChipsBagged())
            _refuse_earlier_time(event, now_ms)
            return (f.ClockResumed(now_ms),)
        case c.AdjustClock(seconds):
            _check_running(event)
            return (f.ClockMoved(seconds),)
        case c.ChangeLevels():
            return (change_levels(event, command),)
        case _:
            assert_never(command)


def _check_running(event: Event) -> None:
    if event.phase != "running":
        raise EventCommandRefused(w.TournamentNotRunning())


def _start_event(event: Event, now_ms: int) -> tuple[f.AnyEventFact, ...]:
    if event.phase != "open":
        raise EventCommandRefused(w.TournamentStarted())
    entrant_count, min_entrants = len(event.entrants), event.rules.entry.least
    if entrant_count < min_entrants:
        raise EventCommandRefused(w.TooFewEntrants(entrant_count, min_entrants))
    return f.EventStarted(now_ms), f.LevelBegan(1, now_ms)


def list_due_start_facts(event: Event) -> tuple[f.AnyEventFact, ...]:
    """Return the facts that start a sit-and-go once it is full."""
    rules = event.rules
    if rules.starts != "full" or event.phase != "open" or event.entry_count < rules.entry.most:
        return ()
    return _start_event(event, event.clock.now_ms)


def _refuse_earlier_time(event: Event, now_ms: int) -> None:
    if now_ms < event.clock.last_report_at:
        raise EventCommandRefused(w.ClockReversal())


def _iter_facts_until(event: Event, now_ms: int) -> Iterator[f.AnyEventFact]:
    """Yield the facts due by now: the scheduled start, levels and breaks.

    Yield nothing while the host has paused the clock.
    """
    if event.phase == "open":
        yield from _start_as_scheduled(event, now_ms)
        return
    clock = event.clock
    is_hour_break = clock.hour_break_ends_at is not None
    if event.phase != "running" or (clock.paused_since is not None and not is_hour_break):
        return
    yield from _ClockRunner(event).facts_until(now_ms)


def _start_as_scheduled(event: Event, now_ms: int) -> tuple[f.AnyEventFact, ...]:
    """Start an event at its time, cancel it, or wait for more entrants."""
    rules = event.rules
    if rules.starts != "clock" or now_ms < rules.starts_at:
        return ()
    if len(event.entrants) >= rules.entry.least:
        return f.EventStarted(now_ms), f.LevelBegan(1, now_ms)
    if rules.too_few == "wait":
        return ()
    reason = str(w.TooFewEntrants(len(event.entrants), rules.entry.least))
    return (
        f.EventCancelled(
            reason, tuple([(entrant.player, entrant.total_paid) for entrant in event.players_left])
        ),
    )


class _ClockRunner:
    """Runs the clock through the structure's parts and the hourly breaks in between."""

    def __init__(self, event: Event) -> None:
        clock = event.clock
        self._rules, self._day = event.rules, event.day
        self._part_index, self._level_number = clock.part_index, event.level
        self._part_began_at, self._last_hour_break = clock.part_began_at, clock.breaks_taken_until
        self._hour_break = (
            None
            if clock.hour_break_ends_at is None
            else (clock.paused_since or 0, clock.hour_break_ends_at)
        )

    def facts_until(self, now_ms: int) -> Iterator[f.AnyEventFact]:
        """Yield the facts of all levels and breaks that begin or end until *now_ms*, in order."""
        while True:
            if self._hour_break is not None:
                started_at, ends_at = self._hour_break
                if now_ms < ends_at:
                    return
                self._hour_break, self._part_began_at = (
                    None,
                    self._part_began_at + ends_at - started_at,
                )
                yield f.HourBreakEnded(ends_at)
                continue
            next_part_at, next_hour_break_at = (
                self._find_next_part_time(),
                self._find_next_hour_break_time(),
            )
            if min(next_part_at, next_hour_break_at) > now_ms:
                return
            if next_part_at <= next_hour_break_at and self._is_last_level_of_day():
                yield from (f.LastHands(0), f.ClockPaused(int(next_part_at)))  # rule: TRNY-35
                return
            yield (
                self._begin_hour_break(next_hour_break_at)
                if next_hour_break_at <= next_part_at
                else self._begin_part(next_part_at)
            )

    def _is_last_level_of_day(self) -> bool:
        """Return True if the current day ends with the current level."""
        is_level_part = isinstance(self._rules.structure.parts[self._part_index], Level)
        return is_level_part and self._rules.day_ends[self._day - 1 : self._day] == (
            self._level_number,
        )

    def _find_next_part_time(self) -> float:
        parts = self._rules.structure.parts
        if self._part_index + 1 >= len(parts) or not parts[self._part_index].minutes:
            return math.inf
        return self._part_began_at + parts[self._part_index].minutes * MINUTE_MS

    def _find_next_hour_break_time(self) -> float:
        return compute_next_hour_break(self._rules, self._last_hour_break)

    def _begin_hour_break(self, start_at: float) -> f.HourBreakBegan:
        minutes = self._rules.hour_breaks.minutes
        self._last_hour_break = int(start_at)
        self._hour_break = (int(start_at), int(start_at) + minutes * MINUTE_MS)
        return f.HourBreakBegan(minutes, int(start_at))

    def _begin_part(self, start_at: float) -> f.LevelBegan | f.BreakBegan:
        self._part_index, self._part_began_at = self._part_index + 1, int(start_at)
        fact = _build_part_fact(
            self._rules.structure.parts[self._part_index], self._level_number + 1, int(start_at)
        )
        self._level_number += isinstance(fact, f.LevelBegan)
        return fact


def compute_next_hour_break(rules: EventRules, after_ms: int) -> float:
    """Return the start of the next hourly break after a time; infinity if there is none."""
    hour_breaks = rules.hour_breaks
    if not hour_breaks.minutes:
        return math.inf
    offset_ms = hour_breaks.minute * MINUTE_MS
    return ((after_ms - offset_ms) // _HOUR_MS + 1) * _HOUR_MS + offset_ms


def build_next_part_fact(event: Event, now_ms: int) -> f.LevelBegan | f.BreakBegan:
    """Return the fact that the next level or break begins."""
    next_part = event.rules.structure.parts[event.clock.part_index + 1]
    return _build_part_fact(next_part, event.level + 1, now_ms)


def _build_part_fact(part: StructurePart, level: int, now_ms: int) -> f.LevelBegan | f.BreakBegan:
    if isinstance(part, Level):
        return f.LevelBegan(level, now_ms)
    return f.BreakBegan(part.minutes, part.colour_up, now_ms)


def find_next_part_time(event: Event) -> int | None:
    """Return the time when the clock next changes: a level or break begins, or a break ends.

    Return ``None`` if hands are counted, the clock is paused, or the last level is in play.
    """
    part, clock = event.part, event.clock
    if clock.hour_break_ends_at is not None and event.phase == "running":
        return clock.hour_break_ends_at
    if part is None or not part.minutes or event.phase != "running":
        return None
    if clock.paused_since is not None or clock.part_index + 1 >= len(event.rules.structure.parts):
        return None
    return int(
        min(
            clock.part_began_at + part.minutes * MINUTE_MS,
            compute_next_hour_break(event.rules, clock.breaks_taken_until),
        )
    )
