"""Reducers of the button, blinds, straddles, the rock and kills."""

from __future__ import annotations

from riverboat.cards import rank_of
from riverboat.engine.games.forced_bets import PostKind
from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Table, TablePlayer


def apply_button_drawn(table: Table, fact: f.ButtonDrawn) -> None:
    """Set the drawn button, or the chairs that draw again after a tie."""
    table.drawn_button = fact.button
    if fact.button:
        table.redraw_chairs = ()
    else:
        best_rank = max(map(rank_of, fact.cards))
        table.redraw_chairs = tuple(
            [
                chair
                for chair, card in zip(fact.chairs, fact.cards, strict=True)
                if rank_of(card) == best_rank
            ]
        )


def apply_button_placed(table: Table, fact: f.ButtonPlaced) -> None:
    """Set the button of the next hand as the host placed it."""
    table.placed_button = fact.button


def apply_blind_missed(table: Table, fact: f.BlindMissed) -> None:
    """Add a missed blind to the player's debts. A new big blind replaces older debts."""
    player = table.chairs[fact.chair]
    if fact.blind == "big":  # older debts are cleared: at most one set of blinds is owed
        player.missed_big, player.missed_small = fact.chips, 0
        player.missed_orbits += 1
    else:
        setattr(player, f"missed_{fact.blind}", fact.chips)
    player.has_come_in = False
    player.has_skipped_big = player.has_skipped_small = False


def apply_debts_cancelled(table: Table, fact: f.DebtsCancelled) -> None:
    """Cancel all debts of a player."""
    cancel_debts(table.chairs[fact.chair])


def apply_debts_recorded(table: Table, fact: f.DebtsRecorded) -> None:
    """Store the debts of a player who left, under the player's name."""
    leaver = table.leavers[fact.player]
    leaver.missed_big, leaver.missed_small = fact.missed_big, fact.missed_small
    leaver.missed_ante, leaver.missed_straddle = fact.missed_ante, fact.missed_straddle


def apply_debts_restored(table: Table, fact: f.DebtsRestored) -> None:
    """Restore the debts of a player who came back soon after leaving."""
    player = table.chairs[fact.chair]
    player.is_newcomer = False  # they were only away, not new
    player.missed_big, player.missed_small = fact.missed_big, fact.missed_small
    player.missed_ante, player.missed_straddle = fact.missed_ante, fact.missed_straddle


def cancel_debts(player: TablePlayer) -> None:
    """Cancel all debts."""
    player.missed_big = player.missed_small = player.missed_ante = player.missed_straddle = 0
    player.has_skipped_big = player.has_skipped_small = False


def apply_blind_skipped(table: Table, fact: f.BlindSkipped) -> None:
    """Mark a blind that the moving button skipped, which the player still owes."""
    player = table.chairs[fact.chair]
    if fact.blind == "big":
        player.has_skipped_big = True
    else:
        player.has_skipped_small = True


def apply_straddled(table: Table, fact: f.Straddled) -> None:
    """Add a straddle or a sleeper to the posts of the hand that is about to be dealt."""
    opening = table.hand_opening
    assert opening is not None, "no hand waits for straddles"
    reason: f.DueReason = "rock" if fact.is_rock else "straddle" if fact.is_live else "sleeper"
    post_kind: PostKind = "straddle" if fact.is_live else "sleeper"
    table.has_rock_straddle |= fact.is_rock
    due_post = f.DuePost(fact.chair, post_kind, fact.total_bet, reason)
    opening.straddles = (*opening.straddles, due_post)


def apply_straddle_declined(table: Table, fact: f.StraddleDeclined) -> None:
    """Record that a chair has declined to straddle in this hand."""
    assert table.hand_opening is not None, "no hand waits for straddles"
    table.hand_opening.declined_chairs = (*table.hand_opening.declined_chairs, fact.chair)


def apply_rock_passed(table: Table, fact: f.RockPassed) -> None:
    """Set the holder of the rock."""
    table.rock_chair = fact.chair


def apply_kill_won(table: Table, fact: f.KillWon) -> None:
    """Set the chair that must kill the next pot."""
    table.killer_chair = fact.chair


def apply_kill_missed(table: Table, fact: f.KillMissed) -> None:
    """Move a missed kill to the list of players who owe one."""
    table.players_owing_kill.add(fact.player)
    table.killer_chair = 0


def apply_leg_won(table: Table, fact: f.LegWon) -> None:
    """Set the number of pots that a player has won in a row, and reset all others."""
    for player in table.chairs.values():
        player.kill_legs = 0
    if fact.chair:
        table.chairs[fact.chair].kill_legs = fact.leg_count
