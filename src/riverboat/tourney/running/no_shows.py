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
from riverboat.tourney.state.event_state import MINUTE, Entrant, Event, EventTable
from riverboat.tourney.structure.levels import Break, Level

_MINUTES_BEFORE_FIRST_MOVE: Final = 5
"""Minutes before the button moves for the first time."""


def lone_player(event: Event, table: EventTable) -> Entrant | None:
    """Return the only player present at a table with seats sold to absent players."""
    if event.rules.entry.no_shows != "by_clock" or table.playing:
        return None
    here = [each for each in event.seated_at(table.number) if each.chips]
    present = [each for each in here if not each.away]
    return present[0] if len(present) == 1 and len(here) > 1 else None


def no_show_facts(event: Event, at: int, draws: Draws) -> Iterator[f.AnyEventFact]:
    """Yield the no-show facts due by now, at each table."""
    if event.phase != "running" or event.clock.paused is not None:
        return
    if isinstance(event.part, Break):
        return
    for table in event.tables.values():
        alone = lone_player(event, table)
        if alone is not None and table.alone is None:
            yield f.StoodAlone(table.number, alone.player, at)
        elif alone is not None:
            yield from _blind_off_absent(event, table, alone, at, draws)


def _blind_off_absent(
    event: Event, table: EventTable, alone: Entrant, at: int, draws: Draws
) -> Iterator[f.AnyEventFact]:
    """Yield every move of the button until now, or until a player has no chips left."""
    level = event.rules.structure.level(event.level)
    heads_up = event.rules.seating.seats == 2
    every = 1 if heads_up or level.antes != "none" else 2
    assert table.alone is not None
    chips = {each.player: each.chips for each in event.seated_at(table.number)}
    big, moves = table.big, table.blinded
    while min(chips.values()) and at >= (
        then := table.alone + (_MINUTES_BEFORE_FIRST_MOVE + moves * every) * MINUTE
    ):
        before = dict(chips)
        small, big = _next_blinds(table, big)
        for each in event.seated_at(table.number):
            if each is not alone:
                paid = min(_due_from_seat(level, each.seat, small, big), chips[each.player])
                chips[each.player] -= paid
                chips[alone.player] += paid
        moves += 1
        yield f.BlindedOff(table.number, small, big, tuple(chips.items()), then)
        losses = [Loss(who, (alone.player,), before[who]) for who in chips if not chips[who]]
        yield from bounty_facts(event, losses, draws)
        for loss in losses:
            yield f.Busted(loss.player, table.number, before[loss.player], loss.by)


def _next_blinds(table: EventTable, last: int | None) -> tuple[int, int]:
    """Return the seats of the next blinds: the big one moves on, the small one takes its place."""
    seats, last = len(table.seats), last or 0
    row = [(last + step) % seats for step in range(1, seats + 1)]
    return last, next(seat for seat in row if table.seats[seat] is not None)


def _due_from_seat(level: Level, seat: int, small: int, big: int) -> int:
    everybody = level.antes == "each" or (level.antes == "big_blind" and seat == big)
    blind = level.big if seat == big else level.small if seat == small else 0
    return blind + (level.ante if everybody else 0)
