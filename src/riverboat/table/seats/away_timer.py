"""Players who are away, by the minute: how long, and whose chair is free again (BYND-45).

A player is away who sits out, and one who has no connection. Missed big blinds are counted where
blinds are; here is the time, which passes at a table too at which nothing is played.
"""

from __future__ import annotations

from riverboat.table.seats.hand_closing import leave_table
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import is_in_hand
from riverboat.table.state.table_state import Table, TablePlayer

_MINUTE = 60_000


def count_away_time(table: Table, at: int) -> tuple[f.AnyTableFact, ...]:
    """Whose minutes begin to count now, and whose are over: their chips are picked up."""
    if not table.rules.button.picked_up_minutes:
        return ()
    facts: list[f.AnyTableFact] = []
    for chair, each in table.chairs.items():
        if not _is_away(each):
            continue
        if not each.away_since:
            facts.append(f.AwaySince(chair, at))
        elif at >= _pick_up_time(table, each) and not is_in_hand(table, chair):  # rule: BYND-45
            facts += leave_table(table, chair, "picked up", at)
    return tuple(facts)


def next_pick_up_time(table: Table) -> int:
    """When the next chips are picked up, if nobody comes back; 0 if none are."""
    if not table.rules.button.picked_up_minutes:
        return 0
    counted = [
        _pick_up_time(table, each)
        for chair, each in table.chairs.items()
        if each.away_since and _is_away(each) and not is_in_hand(table, chair)
    ]
    return min(counted, default=0)


def _pick_up_time(table: Table, each: TablePlayer) -> int:
    """When a player's chips are picked up: sooner for who went while another was away (BYND-55)."""
    rules = table.rules.button
    minutes = rules.picked_up_minutes
    if rules.second_away_minutes and any(
        other.away_since and other.away_since < each.away_since and _is_away(other)
        for other in table.chairs.values()
    ):
        minutes = min(minutes, rules.second_away_minutes)  # rule: BYND-55
    return each.away_since + _MINUTE * minutes


def _is_away(each: TablePlayer) -> bool:
    """They sit out or have no connection; who waits for the host's word about chips is there."""
    return (each.out or each.lost) and not each.asked


def restart_away_time(table: Table, command: c.CountAway) -> tuple[f.AnyTableFact, ...]:
    """The table was away itself: everybody's minutes are counted from now on."""
    counted = [chair for chair, each in table.chairs.items() if each.away_since]
    return tuple([f.AwaySince(chair, command.at) for chair in counted])
