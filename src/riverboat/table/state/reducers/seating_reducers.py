"""Reducers of seating: arrivals, departures, moves, and the host's changes."""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.table.state import facts as f
from riverboat.table.state.table_state import Leaver, Table, TablePlayer, TakenAway


def apply_rules_changed(table: Table, fact: f.RulesChanged) -> None:
    """Replace the rules; a mix starts again at its first game if the games changed."""
    if fact.rules.game != table.rules.game:
        table.game = table.game_hands = 0
    table.rules = fact.rules


def apply_game_chosen(table: Table, fact: f.GameChosen) -> None:
    """Set the next game of a mix."""
    table.game, table.game_hands = fact.game, 0
    table.chosen_for, table.chosen_by = table.hand_count + 1, fact.chair


def apply_closed(table: Table, _fact: f.TableClosed) -> None:
    """Mark the table as closed."""
    table.closed = True


def apply_sat_down(table: Table, fact: f.SatDown) -> None:
    """Put a player in a chair, sitting out until they come in."""
    player = TablePlayer(fact.player, bank=1000 * table.rules.clock.bank, out=True)
    if fact.entry == "replacing":
        leaver = table.vacated.pop(fact.chair)
        player.settled = True
        player.skipped_big, player.skipped_small = leaver.skipped_big, leaver.skipped_small
    elif fact.entry == "transferred":
        player.newcomer = False
    table.leavers.pop(fact.player, None)
    table.chairs[fact.chair] = player


def apply_sat_out(table: Table, fact: f.SatOut) -> None:
    """Sit a player out."""
    player = table.chairs[fact.chair]
    player.out, player.sits_out_next, player.sits_out_at_blind = True, False, False


def apply_came_back(table: Table, fact: f.CameBack) -> None:
    """Let a player come in again, at once or on the big blind."""
    player = table.chairs[fact.chair]
    player.out = player.sits_out_next = player.sits_out_at_blind = False
    player.waits = fact.waits
    player.ran_out = player.away_since = 0


def apply_leaves_next(table: Table, fact: f.LeavesNext) -> None:
    """Set or clear a player's request to leave after the hand."""
    table.chairs[fact.chair].leaves_next = fact.leaves


def apply_sits_out_next(table: Table, fact: f.SitsOutNext) -> None:
    """Set or clear a player's request to sit out, after the hand or at the big blind."""
    player = table.chairs[fact.chair]
    player.sits_out_next = fact.sits_out and not fact.at_blind
    player.sits_out_at_blind = fact.sits_out and fact.at_blind


def apply_left(table: Table, fact: f.Left) -> None:
    """Empty a chair, and remember its player and the chips that they took away."""
    leaver = table.vacated[fact.chair] = table.chairs.pop(fact.chair)
    if not leaver.newcomer:
        table.leavers[fact.player] = Leaver(fact.chair, fact.at)
    taken_before = table.taken_away.get(fact.player)
    # A player who sat down without buying in owes the same.
    if taken_before is None or fact.chips > taken_before.chips:
        table.taken_away[fact.player] = TakenAway(fact.chips, fact.at)
    if table.killer == fact.chair:
        table.kills_owed.add(fact.player)
    for name in ("rock", "killer", "winner", "buyer"):
        if getattr(table, name) == fact.chair:
            setattr(table, name, 0)


def apply_changed_chair(table: Table, fact: f.ChangedChair) -> None:
    """Move a player to another chair, with the rock, the kill and the button purchase."""
    player = table.chairs.pop(fact.chair)
    table.vacated[fact.chair] = replace(player)
    player.moved = not fact.settled
    player.settled = player.settled and fact.settled
    player.deal_off = fact.deal_off
    player.place, player.passed = fact.place, False
    table.chairs[fact.to] = player
    for name in ("rock", "killer", "winner", "buyer"):
        if getattr(table, name) == fact.chair:
            setattr(table, name, fact.to)


def apply_warned(table: Table, fact: f.Warned) -> None:
    """Count a warning."""
    table.chairs[fact.chair].warnings += 1
