"""Reducers of the button, blinds, straddles, the rock and kills."""

from __future__ import annotations

from typing import TypeVar

from riverboat.cards import rank_of
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table, TablePlayer

DebtKey = TypeVar("DebtKey")


def apply_button_drawn(table: Table, fact: f.ButtonDrawn) -> None:
    """Set the drawn button, or the chairs that draw again after a tie."""
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


def apply_button_placed(table: Table, fact: f.ButtonPlaced) -> None:
    """Set the button of the next hand as the host placed it."""
    table.placed = fact.button


def apply_blind_missed(table: Table, fact: f.BlindMissed) -> None:
    """Add a missed blind to the player's debts. A new big blind replaces older debts."""
    player = table.chairs[fact.chair]
    if fact.blind == "big":  # older debts are cleared: at most one set of blinds is owed
        player.big, player.small = fact.chips, 0
        player.absences += 1
    else:
        setattr(player, fact.blind, fact.chips)
    player.settled = False
    player.skipped_big = player.skipped_small = False


def apply_debts_wiped(table: Table, fact: f.DebtsWiped) -> None:
    """Cancel all debts of a player."""
    wipe_debts(table.chairs[fact.chair])


def apply_debts_kept(table: Table, fact: f.DebtsKept) -> None:
    """Store the debts of a player who left, under the player's name."""
    leaver = table.leavers[fact.player]
    leaver.big, leaver.small = fact.big, fact.small
    leaver.ante, leaver.straddle = fact.ante, fact.straddle


def apply_debts_back(table: Table, fact: f.DebtsBack) -> None:
    """Restore the debts of a player who came back soon after leaving."""
    player = table.chairs[fact.chair]
    player.newcomer = False  # they were only away, not new
    player.big, player.small = fact.big, fact.small
    player.ante, player.straddle = fact.ante, fact.straddle


def wipe_debts(player: TablePlayer) -> None:
    """Cancel all debts."""
    player.big = player.small = player.ante = player.straddle = 0
    player.skipped_big = player.skipped_small = False


def apply_blind_skipped(table: Table, fact: f.BlindSkipped) -> None:
    """Mark a blind that the moving button skipped, which the player still owes."""
    player = table.chairs[fact.chair]
    if fact.blind == "big":
        player.skipped_big = True
    else:
        player.skipped_small = True


def apply_straddled(table: Table, fact: f.Straddled) -> None:
    """Add a straddle or a sleeper to the posts of the hand that is about to be dealt."""
    opening = table.opening
    assert opening is not None, "no hand waits for straddles"
    reason: f.DueReason = "rock" if fact.rock else "straddle" if fact.live else "sleeper"
    kind = "straddle" if fact.live else "sleeper"
    table.rock_straddled |= fact.rock
    opening.straddles = (*opening.straddles, f.DuePost(fact.chair, kind, fact.to, reason))  # type: ignore[arg-type]


def apply_straddle_declined(table: Table, fact: f.StraddleDeclined) -> None:
    """Record that a chair has declined to straddle in this hand."""
    assert table.opening is not None, "no hand waits for straddles"
    table.opening.declined = (*table.opening.declined, fact.chair)


def apply_rock_passed(table: Table, fact: f.RockPassed) -> None:
    """Set the holder of the rock."""
    table.rock = fact.chair


def apply_kill_won(table: Table, fact: f.KillWon) -> None:
    """Set the chair that must kill the next pot."""
    table.killer = fact.chair


def apply_kill_missed(table: Table, fact: f.KillMissed) -> None:
    """Move a missed kill to the list of players who owe one."""
    table.kills_owed.add(fact.player)
    table.killer = 0


def apply_leg_won(table: Table, fact: f.LegWon) -> None:
    """Set the number of pots that a player has won in a row, and reset all others."""
    for player in table.chairs.values():
        player.legs = 0
    if fact.chair:
        table.chairs[fact.chair].legs = fact.legs
