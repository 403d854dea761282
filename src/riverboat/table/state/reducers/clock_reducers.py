"""Reducers of clocks, time banks and connections."""

from __future__ import annotations

from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Clock, Table


def apply_clock_started(table: Table, fact: f.ClockStarted) -> None:
    """Set the running clock; mark extra time or the time for a lost connection as used."""
    table.clock = Clock(fact.chair, fact.started_at, fact.deadline, fact.kind)
    if fact.kind == "extra":
        table.chairs[fact.chair].has_asked_for_time = True
    elif fact.kind == "away":
        table.chairs[fact.chair].has_used_away_time = True


def apply_turn_began(table: Table, fact: f.TurnBegan) -> None:
    """Set the start of the turn in which the clock may be called."""
    table.timed_turn = fact.chair, fact.at


def apply_clock_stopped(table: Table, fact: f.ClockStopped) -> None:
    """Stop the clock, and deduct the used part of the player's time bank."""
    table.clock = None
    if fact.chair:
        player = table.chairs[fact.chair]
        player.time_bank_ms -= fact.used_bank_ms
        if fact.has_acted:
            player.timeout_count = 0


def apply_bank_filled(table: Table, fact: f.BankFilled) -> None:
    """Add milliseconds to a player's time bank."""
    table.chairs[fact.chair].time_bank_ms += fact.added_ms


def apply_time_ran_out(table: Table, fact: f.TimeRanOut) -> None:
    """Stop the clock, and count the player's consecutive timeouts."""
    table.clock = None
    if fact.chair:
        table.chairs[fact.chair].timeout_count = fact.consecutive_timeouts


def apply_connection_lost(table: Table, fact: f.ConnectionLost) -> None:
    """Mark a player as disconnected."""
    table.chairs[fact.chair].is_disconnected = True


def apply_connection_restored(table: Table, fact: f.ConnectionRestored) -> None:
    """Mark a player as connected, and end their absence."""
    player = table.chairs[fact.chair]
    player.is_disconnected, player.away_since_ms = False, 0


def apply_absence_started(table: Table, fact: f.AbsenceStarted) -> None:
    """Set the time since which a player is away."""
    table.chairs[fact.chair].away_since_ms = fact.at
