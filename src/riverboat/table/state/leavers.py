"""Leavers: players who got up and may be back soon, with their debts by name (BUYN-12).

Within ``buy_in.return_window`` a leaver is treated as merely absent: their debts stay, and
blinds that pass their former chair are missed. After that they are a new player.
"""

from __future__ import annotations

from collections.abc import Iterator

from riverboat.engine import Game
from riverboat.table.state import facts as f
from riverboat.table.state.button_positions import Positions, chairs_passed
from riverboat.table.state.table_state import Leaver, Table


def is_back_in_time(table: Table, then: int, at: int) -> bool:
    """Return True if a player who left *then* is back soon; unknown times count (BUYN-10)."""
    window = table.rules.buy_in.return_window
    return bool(window) and (not (then and at) or at - then <= 1000 * window)


def keep_debts(table: Table, chair: int, next_big: bool) -> tuple[f.DebtsKept, ...]:
    """Return the debts to keep of a player who gets up now, at the sizes of the missed blinds.

    *next_big* means that they would post the big blind if the next hand began now: they owe it
    too.
    """
    each, blinds = table.chairs[chair], table.current_game.stakes.blinds
    if not table.rules.buy_in.return_window or each.newcomer:
        return ()
    big, small = each.big, each.small
    if blinds and not big and (each.skipped_big or next_big):
        big = blinds[-1]
    if len(blinds) > 1 and not small and each.skipped_small:
        small = blinds[-2]
    debts = big, small, each.ante, each.straddle
    return (f.DebtsKept(each.player, *debts),) if any(debts) else ()


def restore_debts(table: Table, chair: int, player: str, at: int) -> tuple[f.DebtsBack, ...]:
    """Return the debts of a player who sits down again soon after leaving."""
    left = table.leavers.get(player)
    if left is None or not is_back_in_time(table, left.at, at):
        return ()
    debts = left.big, left.small, left.ante, left.straddle
    return (f.DebtsBack(chair, *debts),) if any(debts) else ()


def missed_by_leavers(
    table: Table, positions: Positions, game: Game, at: int
) -> Iterator[f.DebtsKept]:
    """Return the blinds that pass leavers' former chairs, as with absent players (BUYN-12)."""
    last, blinds = table.last, game.stakes.blinds
    assert last is not None, "nothing is missed before the first hand"
    one = len(blinds) == 1 or bool(table.rules.button.blind_seats)
    for player, each in table.leavers.items():
        if (
            not blinds
            or (each.big and (each.small or one))
            or not is_back_in_time(table, each.at, at)
        ):
            continue
        spots = (last.button, positions.button) if one else (last.big, positions.big)
        big = each.big or (blinds[-1] if _blind_passes(each, *spots) else 0)
        small = each.small
        if not one and not small and _blind_passes(each, last.small, positions.small):
            small = blinds[-2]
        if (big, small) != (each.big, each.small):
            yield f.DebtsKept(player, big, small, each.ante, each.straddle)


def _blind_passes(each: Leaver, last: int, current: int) -> bool:
    """Return True if a blind reaches or passes the leaver's former chair."""
    return last != current and (
        current == each.chair or bool(chairs_passed(last, current, (each.chair,)))
    )


def replaceable_chairs(table: Table) -> tuple[int, ...]:
    """Return just-vacated chairs in which a new player may play on (BMOV-08)."""
    if table.closed or table.rules.button.replacement == "sit_out":
        return ()
    chairs = range(1, table.rules.chairs + 1)
    return tuple(
        [
            chair
            for chair, gone in sorted(table.vacated.items())
            if gone.settled and chair in chairs and chair not in table.chairs
        ]
    )


def assumed_chairs(table: Table) -> tuple[int, ...]:
    """Return the chairs whose new player plays on for the leaver without a choice."""
    return replaceable_chairs(table) if table.rules.button.replacement == "assume" else ()
