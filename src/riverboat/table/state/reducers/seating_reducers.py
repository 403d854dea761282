"""Reducers of seating: arrivals, departures, moves, and the host's changes."""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.table.state import facts as f
from riverboat.table.state.table_state import ChipsTakenAway, Leaver, Table, TablePlayer


def apply_rules_changed(table: Table, fact: f.RulesChanged) -> None:
    """Replace the rules; a mix starts again at its first game if the games changed."""
    if fact.rules.game != table.rules.game:
        table.game_index = table.hands_of_game = 0
    table.rules = fact.rules


def apply_game_chosen(table: Table, fact: f.GameChosen) -> None:
    """Set the next game of a mix."""
    table.game_index, table.hands_of_game = fact.game_index, 0
    table.game_chosen_for_hand, table.game_chooser_chair = table.hand_count + 1, fact.chair


def apply_closed(table: Table, _fact: f.TableClosed) -> None:
    """Mark the table as closed."""
    table.is_closed = True


def apply_sat_down(table: Table, fact: f.SatDown) -> None:
    """Put a player in a chair, sitting out until they come in."""
    player = TablePlayer(
        fact.player, time_bank_ms=1000 * table.rules.clock.bank, is_sitting_out=True
    )
    if fact.entry_mode == "replacing":
        leaver = table.departed_players.pop(fact.chair)
        player.has_come_in = True
        player.has_skipped_big, player.has_skipped_small = (
            leaver.has_skipped_big,
            leaver.has_skipped_small,
        )
    elif fact.entry_mode == "transferred":
        player.is_newcomer = False
    table.leavers.pop(fact.player, None)
    table.chairs[fact.chair] = player


def apply_sat_out(table: Table, fact: f.SatOut) -> None:
    """Sit a player out."""
    player = table.chairs[fact.chair]
    player.is_sitting_out, player.sits_out_after_hand, player.sits_out_at_big_blind = (
        True,
        False,
        False,
    )


def apply_came_back(table: Table, fact: f.CameBack) -> None:
    """Let a player come in again, at once or on the big blind."""
    player = table.chairs[fact.chair]
    player.is_sitting_out = player.sits_out_after_hand = player.sits_out_at_big_blind = False
    player.waits_for_big_blind = fact.waits_for_big_blind
    player.timeout_count = player.away_since_ms = 0


def apply_leave_scheduled(table: Table, fact: f.LeaveScheduled) -> None:
    """Set or clear a player's request to leave after the hand."""
    table.chairs[fact.chair].leaves_after_hand = fact.is_leaving


def apply_sit_out_scheduled(table: Table, fact: f.SitOutScheduled) -> None:
    """Set or clear a player's request to sit out, after the hand or at the big blind."""
    player = table.chairs[fact.chair]
    player.sits_out_after_hand = fact.is_sitting_out and not fact.at_big_blind
    player.sits_out_at_big_blind = fact.is_sitting_out and fact.at_big_blind


def apply_left(table: Table, fact: f.Left) -> None:
    """Empty a chair, and remember its player and the chips that they took away."""
    leaver = table.departed_players[fact.chair] = table.chairs.pop(fact.chair)
    if not leaver.is_newcomer:
        table.leavers[fact.player] = Leaver(fact.chair, fact.left_at)
    chips_taken_before = table.chips_taken_away.get(fact.player)
    # A player who sat down without buying in owes the same.
    if chips_taken_before is None or fact.chips > chips_taken_before.chips:
        table.chips_taken_away[fact.player] = ChipsTakenAway(fact.chips, fact.left_at)
    if table.killer_chair == fact.chair:
        table.players_owing_kill.add(fact.player)
    for chair_attribute in ("rock_chair", "killer_chair", "winner_chair", "button_buyer"):
        if getattr(table, chair_attribute) == fact.chair:
            setattr(table, chair_attribute, 0)


def apply_changed_chair(table: Table, fact: f.ChangedChair) -> None:
    """Move a player to another chair, with the rock, the kill and the button purchase."""
    player = table.chairs.pop(fact.chair)
    table.departed_players[fact.chair] = replace(player)
    player.is_new_after_move = not fact.has_come_in
    player.has_come_in = player.has_come_in and fact.has_come_in
    player.is_exempt_from_post = fact.is_exempt_from_post
    player.entry_distance, player.is_passed_by_button = fact.entry_distance, False
    table.chairs[fact.new_chair] = player
    for name in ("rock_chair", "killer_chair", "winner_chair", "button_buyer"):
        if getattr(table, name) == fact.chair:
            setattr(table, name, fact.new_chair)


def apply_warned(table: Table, fact: f.Warned) -> None:
    """Count a warning."""
    table.chairs[fact.chair].warning_count += 1
