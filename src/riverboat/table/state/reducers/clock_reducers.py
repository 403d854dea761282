"""Reducers of clocks, time banks and connections."""

from __future__ import annotations

from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Clock, Table


def clock_started(table: Table, fact: f.ClockStarted) -> None:
    table.clock = Clock(fact.chair, fact.since, fact.until, fact.kind)
    if fact.kind == "extra":
        table.chairs[fact.chair].time_asked = True
    elif fact.kind == "away":
        table.chairs[fact.chair].away_used = True


def turn_began(table: Table, fact: f.TurnBegan) -> None:
    table.turn = fact.chair, fact.at


def clock_stopped(table: Table, fact: f.ClockStopped) -> None:
    table.clock = None
    if fact.chair:
        player = table.chairs[fact.chair]
        player.bank -= fact.used
        if fact.acted:
            player.ran_out = 0


def bank_filled(table: Table, fact: f.BankFilled) -> None:
    table.chairs[fact.chair].bank += fact.added


def time_ran_out(table: Table, fact: f.TimeRanOut) -> None:
    table.clock = None
    if fact.chair:
        table.chairs[fact.chair].ran_out = fact.in_a_row


def connection_lost(table: Table, fact: f.ConnectionLost) -> None:
    table.chairs[fact.chair].lost = True


def connection_back(table: Table, fact: f.ConnectionBack) -> None:
    player = table.chairs[fact.chair]
    player.lost, player.away_since = False, 0


def away_since(table: Table, fact: f.AwaySince) -> None:
    table.chairs[fact.chair].away_since = fact.at
