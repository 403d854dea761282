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
        best = max(map(rank_of, fact.cards))
        table.drawing = tuple(
            [
                chair
                for chair, card in zip(fact.chairs, fact.cards, strict=True)
                if rank_of(card) == best
            ]
        )


def button_placed(table: Table, fact: f.ButtonPlaced) -> None:
    table.placed = fact.button


def blind_missed(table: Table, fact: f.BlindMissed) -> None:
    sitting = table.chairs[fact.chair]
    if fact.blind == "big":  # older debts are cleared: at most one set of blinds is owed
        sitting.big, sitting.small = fact.chips, 0
        sitting.absences += 1
    else:
        setattr(sitting, fact.blind, fact.chips)
    sitting.settled = False
    sitting.skipped_big = sitting.skipped_small = False


def debts_wiped(table: Table, fact: f.DebtsWiped) -> None:
    wipe_debts(table.chairs[fact.chair])


def debts_kept(table: Table, fact: f.DebtsKept) -> None:
    each = table.leavers[fact.player]
    each.big, each.small = fact.big, fact.small
    each.ante, each.straddle = fact.ante, fact.straddle


def debts_back(table: Table, fact: f.DebtsBack) -> None:
    sitting = table.chairs[fact.chair]
    sitting.newcomer = False  # they were only away, not new
    sitting.big, sitting.small = fact.big, fact.small
    sitting.ante, sitting.straddle = fact.ante, fact.straddle


def wipe_debts(sitting: TablePlayer) -> None:
    """Cancel all debts."""
    sitting.big = sitting.small = sitting.ante = sitting.straddle = 0
    sitting.skipped_big = sitting.skipped_small = False


def blind_skipped(table: Table, fact: f.BlindSkipped) -> None:
    sitting = table.chairs[fact.chair]
    if fact.blind == "big":
        sitting.skipped_big = True
    else:
        sitting.skipped_small = True


def straddled(table: Table, fact: f.Straddled) -> None:
    opening = table.opening
    assert opening is not None, "no hand waits for straddles"
    why: f.DueReason = "rock" if fact.rock else "straddle" if fact.live else "sleeper"
    kind = "straddle" if fact.live else "sleeper"
    table.rock_straddled |= fact.rock
    opening.straddles = (*opening.straddles, f.DuePost(fact.chair, kind, fact.to, why))  # type: ignore[arg-type]


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
    for sitting in table.chairs.values():
        sitting.legs = 0
    if fact.chair:
        table.chairs[fact.chair].legs = fact.legs
