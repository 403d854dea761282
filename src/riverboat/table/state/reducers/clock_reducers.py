"""Reducers of clocks, time banks and connections."""

from __future__ import annotations

from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Clock, Table


def apply_clock_started(table: Table, fact: f.ClockStarted) -> None:
    """Set the running clock, and mark the player's extra time as used if it is that."""
    table.clock = Clock(fact.chair, fact.since, fact.until, fact.kind)
    if fact.kind == "extra":
        table.chairs[fact.chair].time_asked = True
    elif fact.kind == "away":
        table.chairs[fact.chair].away_used = True


def apply_turn_began(table: Table, fact: f.TurnBegan) -> None:
    """Set the start of the turn in which the clock may be called."""
    table.turn = fact.chair, fact.at


def apply_clock_stopped(table: Table, fact: f.ClockStopped) -> None:
    """Stop the clock, and deduct the used part of the player's time bank."""
    table.clock = None
    if fact.chair:
        player = table.chairs[fact.chair]
        player.bank -= fact.used
        if fact.acted:
            player.ran_out = 0


def apply_bank_filled(table: Table, fact: f.BankFilled) -> None:
    """Add milliseconds to a player's time bank."""
    table.chairs[fact.chair].bank += fact.added


def apply_time_ran_out(table: Table, fact: f.TimeRanOut) -> None:
    """Stop the clock, and count the player's consecutive timeouts."""
    table.clock = None
    if fact.chair:
        table.chairs[fact.chair].ran_out = fact.in_a_row


def apply_connection_lost(table: Table, fact: f.ConnectionLost) -> None:
    """Mark a player as disconnected."""
    table.chairs[fact.chair].lost = True


def apply_connection_back(table: Table, fact: f.ConnectionBack) -> None:
    """Mark a player as connected, and end their absence."""
    player = table.chairs[fact.chair]
    player.lost, player.away_since = False, 0


def apply_away_since(table: Table, fact: f.AwaySince) -> None:
    """Set the time since which a player is away."""
    table.chairs[fact.chair].away_since = fact.at
