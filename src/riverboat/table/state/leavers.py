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


def is_back_in_time(table: Table, left_at: int, now_ms: int) -> bool:
    """Return True if a player who left at *left_at* is back within the return window (BUYN-10).

    An unknown time (0) counts as within the window.
    """
    window_seconds = table.rules.buy_in.return_window
    return bool(window_seconds) and (
        not (left_at and now_ms) or now_ms - left_at <= 1000 * window_seconds
    )


def record_debts(
    table: Table, chair: int, includes_next_big_blind: bool
) -> tuple[f.DebtsRecorded, ...]:
    """Return the fact that records what a player who gets up now owes; empty for none.

    The amounts are the sizes of the blinds when they were missed. *includes_next_big_blind* means
    that they would post the big blind if the next hand began now: they owe it too.
    """
    player, blind_sizes = table.chairs[chair], table.current_game.stakes.blinds
    if not table.rules.buy_in.return_window or player.is_newcomer:
        return ()
    missed_big, missed_small = player.missed_big, player.missed_small
    if blind_sizes and not missed_big and (player.has_skipped_big or includes_next_big_blind):
        missed_big = blind_sizes[-1]
    if len(blind_sizes) > 1 and not missed_small and player.has_skipped_small:
        missed_small = blind_sizes[-2]
    debts = missed_big, missed_small, player.missed_ante, player.missed_straddle
    return (f.DebtsRecorded(player.player, *debts),) if any(debts) else ()


def restore_debts(
    table: Table, chair: int, player: str, now_ms: int
) -> tuple[f.DebtsRestored, ...]:
    """Return the debts of a player who sits down again soon after leaving."""
    leaver = table.leavers.get(player)
    if leaver is None or not is_back_in_time(table, leaver.left_at, now_ms):
        return ()
    debts = leaver.missed_big, leaver.missed_small, leaver.missed_ante, leaver.missed_straddle
    return (f.DebtsRestored(chair, *debts),) if any(debts) else ()


def find_blinds_missed_by_leavers(
    table: Table, positions: Positions, game: Game, now_ms: int
) -> Iterator[f.DebtsRecorded]:
    """Yield the new debts of leavers whose former chairs a blind passes (BUYN-12)."""
    last_positions, blind_sizes = table.last_positions, game.stakes.blinds
    assert last_positions is not None, "nothing is missed before the first hand"
    has_single_blind = len(blind_sizes) == 1 or bool(table.rules.button.blind_seats)
    for player, leaver in table.leavers.items():
        if (
            not blind_sizes
            or (leaver.missed_big and (leaver.missed_small or has_single_blind))
            or not is_back_in_time(table, leaver.left_at, now_ms)
        ):
            continue
        blind_chairs = (
            (last_positions.button, positions.button)
            if has_single_blind
            else (last_positions.big, positions.big)
        )
        owed_big_blind = leaver.missed_big or (
            blind_sizes[-1] if _does_blind_pass(leaver, *blind_chairs) else 0
        )
        owed_small_blind = leaver.missed_small
        if (
            not has_single_blind
            and not owed_small_blind
            and _does_blind_pass(leaver, last_positions.small, positions.small)
        ):
            owed_small_blind = blind_sizes[-2]
        if (owed_big_blind, owed_small_blind) != (leaver.missed_big, leaver.missed_small):
            yield f.DebtsRecorded(
                player, owed_big_blind, owed_small_blind, leaver.missed_ante, leaver.missed_straddle
            )


def _does_blind_pass(leaver: Leaver, last_chair: int, current_chair: int) -> bool:
    """Return True if a blind reaches or passes the leaver's former chair."""
    return last_chair != current_chair and (
        current_chair == leaver.chair
        or bool(chairs_passed(last_chair, current_chair, (leaver.chair,)))
    )


def replaceable_chairs(table: Table) -> tuple[int, ...]:
    """Return just-vacated chairs whose next player may take over the old position (BMOV-08)."""
    if table.is_closed or table.rules.button.replacement == "sit_out":
        return ()
    chairs = range(1, table.rules.chairs + 1)
    return tuple(
        [
            chair
            for chair, leaver in sorted(table.departed_players.items())
            if leaver.has_come_in and chair in chairs and chair not in table.chairs
        ]
    )


def assumed_chairs(table: Table) -> tuple[int, ...]:
    """Return just-vacated chairs whose next player has to take over the old position."""
    return replaceable_chairs(table) if table.rules.button.replacement == "assume" else ()
