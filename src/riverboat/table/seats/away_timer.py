"""The away timer: minutes of absence, and chairs picked up after them (BYND-45).

A player is away while sitting out or without a connection. Missed big blinds are counted with the
blinds; this module measures time, which also passes at a table without play.
"""

from __future__ import annotations

from riverboat.table.seats.hand_closing import leave_table
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import is_in_hand
from riverboat.table.state.table_state import Table, TablePlayer

_MS_PER_MINUTE = 60_000


def count_away_time(table: Table, now_ms: int) -> tuple[f.AnyTableFact, ...]:
    """Start the away time of absent players, and pick up the chips of players over the limit."""
    if not table.rules.button.picked_up_minutes:
        return ()
    facts: list[f.AnyTableFact] = []
    for chair, player in table.chairs.items():
        if not _is_away(player):
            continue
        if not player.away_since_ms:
            facts.append(f.AbsenceStarted(chair, now_ms))
        elif now_ms >= _compute_pick_up_time(table, player) and not is_in_hand(
            table, chair
        ):  # rule: BYND-45
            facts += leave_table(table, chair, "picked up", now_ms)
    return tuple(facts)


def next_pick_up_time(table: Table) -> int:
    """Return the time when the next absent player's chips will be picked up; 0 for none.

    Times are in milliseconds since 1970.
    """
    if not table.rules.button.picked_up_minutes:
        return 0
    pick_up_times = [
        _compute_pick_up_time(table, player)
        for chair, player in table.chairs.items()
        if player.away_since_ms and _is_away(player) and not is_in_hand(table, chair)
    ]
    return min(pick_up_times, default=0)


def _compute_pick_up_time(table: Table, player: TablePlayer) -> int:
    """Return the time when an absent player's chips will be picked up.

    The time is earlier if another player was already away (BYND-55).
    """
    rules = table.rules.button
    minutes = rules.picked_up_minutes
    if rules.second_away_minutes and any(
        other_player.away_since_ms
        and other_player.away_since_ms < player.away_since_ms
        and _is_away(other_player)
        for other_player in table.chairs.values()
    ):
        minutes = min(minutes, rules.second_away_minutes)  # rule: BYND-55
    return player.away_since_ms + _MS_PER_MINUTE * minutes


def _is_away(player: TablePlayer) -> bool:
    """Return True if the player sits out or is disconnected.

    A player with a pending request for chips is not away.
    """
    return (player.is_sitting_out or player.is_disconnected) and not player.requested_chips


def restart_away_time(table: Table, command: c.CountAway) -> tuple[f.AnyTableFact, ...]:
    """Restart every player's away time, after the table itself was suspended."""
    counted_chairs = [chair for chair, player in table.chairs.items() if player.away_since_ms]
    return tuple([f.AbsenceStarted(chair, command.at) for chair in counted_chairs])
