"""No-shows: a lone player at a table whose other seats were sold to absent players (TRNY-17).

After five minutes the button moves by the clock, every two minutes; every minute if heads-up, or
with antes. The player present wins the blinds and the antes of the absent ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.tourney.commands.event_commands import Loss
from riverboat.tourney.running.bounties import bounty_facts
from riverboat.tourney.seating.random_draw import Draws
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE_MS, Entrant, Event, EventTable
from riverboat.tourney.structure.levels import Break, Level

_MINUTES_BEFORE_FIRST_MOVE: Final = 5
"""Minutes before the button moves for the first time."""


def find_lone_player(event: Event, table: EventTable) -> Entrant | None:
    """Return the only player present at a table with absent players, otherwise ``None``.

    Return ``None`` also during a hand, and if the rules deal absent players in.
    """
    if event.rules.entry.no_shows != "by_clock" or table.is_playing:
        return None
    entrants = [entrant for entrant in event.seated_at(table.number) if entrant.chips]
    present_entrants = [entrant for entrant in entrants if not entrant.is_away]
    return present_entrants[0] if len(present_entrants) == 1 and len(entrants) > 1 else None


def no_show_facts(event: Event, now_ms: int, draws: Draws) -> Iterator[f.AnyEventFact]:
    """Yield the no-show facts due by now, at each table."""
    if event.phase != "running" or event.clock.paused_since is not None:
        return
    if isinstance(event.part, Break):
        return
    for table in event.tables.values():
        lone_entrant = find_lone_player(event, table)
        if lone_entrant is not None and table.alone_since is None:
            yield f.PlayerLeftAlone(table.number, lone_entrant.player, now_ms)
        elif lone_entrant is not None:
            yield from _blind_off_absent(event, table, lone_entrant, now_ms, draws)


def _blind_off_absent(
    event: Event, table: EventTable, lone_entrant: Entrant, now_ms: int, draws: Draws
) -> Iterator[f.AnyEventFact]:
    """Yield the facts of each button move due by now, until a player has no chips left."""
    level = event.rules.structure.level(event.level)
    is_heads_up = event.rules.seating.seats == 2
    moves_per_orbit = 1 if is_heads_up or level.antes != "none" else 2
    assert table.alone_since is not None
    chips_by_player = {entrant.player: entrant.chips for entrant in event.seated_at(table.number)}
    big_blind_seat, move_count = table.big_blind_seat, table.clock_button_moves
    while min(chips_by_player.values()) and now_ms >= (
        move_at := table.alone_since
        + (_MINUTES_BEFORE_FIRST_MOVE + move_count * moves_per_orbit) * MINUTE_MS
    ):
        stacks_before = dict(chips_by_player)
        small_blind_seat, big_blind_seat = _find_next_blinds(table, big_blind_seat)
        for entrant in event.seated_at(table.number):
            if entrant is not lone_entrant:
                paid_chips = min(
                    _compute_chips_due(level, entrant.seat, small_blind_seat, big_blind_seat),
                    chips_by_player[entrant.player],
                )
                chips_by_player[entrant.player] -= paid_chips
                chips_by_player[lone_entrant.player] += paid_chips
        move_count += 1
        yield f.BlindedOff(
            table.number, small_blind_seat, big_blind_seat, tuple(chips_by_player.items()), move_at
        )
        losses = [
            Loss(loser, (lone_entrant.player,), stacks_before[loser])
            for loser in chips_by_player
            if not chips_by_player[loser]
        ]
        yield from bounty_facts(event, losses, draws)
        for loss in losses:
            yield f.Busted(loss.player, table.number, stacks_before[loss.player], loss.winners)


def _find_next_blinds(table: EventTable, last_seat: int | None) -> tuple[int, int]:
    """Return the seats of the next small and big blind.

    *last_seat* is the seat of the last big blind: the small blind moves there, and the big blind to
    the next player.
    """
    seat_count, last_seat = len(table.seats), last_seat or 0
    seats_clockwise = [(last_seat + offset) % seat_count for offset in range(1, seat_count + 1)]
    return last_seat, next(seat for seat in seats_clockwise if table.seats[seat] is not None)


def _compute_chips_due(level: Level, seat: int, small_blind_seat: int, big_blind_seat: int) -> int:
    pays_ante = level.antes == "each" or (level.antes == "big_blind" and seat == big_blind_seat)
    blind_chips = (
        level.big if seat == big_blind_seat else level.small if seat == small_blind_seat else 0
    )
    return blind_chips + (level.ante if pays_ante else 0)
