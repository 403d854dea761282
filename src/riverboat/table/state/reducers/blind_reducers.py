"""Reducers of the button, blinds, straddles, the rock and kills."""

from __future__ import annotations

from typing import TypeVar

from riverboat.cards import rank_of
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table, TablePlayer

DebtKey = TypeVar("DebtKey")


def button_drawn(table: Table, fact: f.ButtonDrawn) -> None:
    table.first_button = fact.button
    if fact.button:
        table.drawing = ()
    else:
        best_rank = max(map(rank_of, fact.cards))
        table.drawing = tuple(
            [
                chair
                for chair, card in zip(fact.chairs, fact.cards, strict=True)
                if rank_of(card) == best_rank
            ]
        )


def button_placed(table: Table, fact: f.ButtonPlaced) -> None:
    table.placed = fact.button


def blind_missed(table: Table, fact: f.BlindMissed) -> None:
    player = table.chairs[fact.chair]
    if fact.blind == "big":  # older debts are cleared: at most one set of blinds is owed
        player.big, player.small = fact.chips, 0
        player.absences += 1
    else:
        setattr(player, fact.blind, fact.chips)
    player.settled = False
    player.skipped_big = player.skipped_small = False


def debts_wiped(table: Table, fact: f.DebtsWiped) -> None:
    wipe_debts(table.chairs[fact.chair])


def debts_kept(table: Table, fact: f.DebtsKept) -> None:
    leaver = table.leavers[fact.player]
    leaver.big, leaver.small = fact.big, fact.small
    leaver.ante, leaver.straddle = fact.ante, fact.straddle


def debts_back(table: Table, fact: f.DebtsBack) -> None:
    player = table.chairs[fact.chair]
    player.newcomer = False  # they were only away, not new
    player.big, player.small = fact.big, fact.small
    player.ante, player.straddle = fact.ante, fact.straddle


def wipe_debts(player: TablePlayer) -> None:
    """Cancel all debts."""
    player.big = player.small = player.ante = player.straddle = 0
    player.skipped_big = player.skipped_small = False


def blind_skipped(table: Table, fact: f.BlindSkipped) -> None:
    player = table.chairs[fact.chair]
    if fact.blind == "big":
        player.skipped_big = True
    else:
        player.skipped_small = True


def straddled(table: Table, fact: f.Straddled) -> None:
    opening = table.opening
    assert opening is not None, "no hand waits for straddles"
    reason: f.DueReason = "rock" if fact.rock else "straddle" if fact.live else "sleeper"
    kind = "straddle" if fact.live else "sleeper"
    table.rock_straddled |= fact.rock
    opening.straddles = (*opening.straddles, f.DuePost(fact.chair, kind, fact.to, reason))  # type: ignore[arg-type]


def straddle_declined(table: Table, fact: f.StraddleDeclined) -> None:
    assert table.opening is not None, "no hand waits for straddles"
    table.opening.declined = (*table.opening.declined, fact.chair)


def rock_passed(table: Table, fact: f.RockPassed) -> None:
    table.rock = fact.chair


def kill_won(table: Table, fact: f.KillWon) -> None:
    table.killer = fact.chair


def kill_missed(table: Table, fact: f.KillMissed) -> None:
    table.kills_owed.add(fact.player)
    table.killer = 0


def leg_won(table: Table, fact: f.LegWon) -> None:
    for player in table.chairs.values():
        player.legs = 0
    if fact.chair:
        table.chairs[fact.chair].legs = fact.legs
