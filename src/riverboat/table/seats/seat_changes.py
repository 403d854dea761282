"""Seat changes: sitting down, getting up, sitting out, coming back and changing chairs."""

from __future__ import annotations

from riverboat.engine import IllegalAction, Rotation
from riverboat.table.money.buying_in import buy_in
from riverboat.table.seats.hand_closing import leave_table
from riverboat.table.state import facts as f
from riverboat.table.state import leavers
from riverboat.table.state import table_commands as c
from riverboat.table.state.button_positions import chairs_between
from riverboat.table.state.seat_lookup import is_in_hand, player_at
from riverboat.table.state.table_state import Table
from riverboat.words import Player
from riverboat.words.refusals import seats as w

__all__ = ["is_in_hand", "player_at"]


def seat_player(table: Table, command: c.Sit) -> tuple[f.AnyTableFact, ...]:
    """Seat a player, with a purchase of chips if they bring any."""
    chair, player = command.chair, command.player
    _check_empty(table, chair)
    if not player:
        raise IllegalAction(w.PlayerNameEmpty())
    if current_chair := table.chair_of(player):
        raise IllegalAction(w.PlayerAlreadySeated(Player(player), current_chair))
    _check_entry(table, command)
    plays_on_for_leaver = command.entry_mode == "new" and chair in leavers.assumed_chairs(table)
    entry_mode: f.EntryMode = (
        "replacing" if plays_on_for_leaver else command.entry_mode
    )  # rule: BMOV-08
    debt_facts = leavers.restore_debts(table, chair, player, command.at)
    facts: tuple[f.AnyTableFact, ...] = (f.SatDown(chair, player, entry_mode), *debt_facts)
    if not command.chips:
        return facts
    return (*facts, *buy_in(table, command), f.CameBack(chair, command.waits_for_big_blind))


def _check_empty(table: Table, chair: int) -> None:
    free_chairs = tuple(
        [
            chair_number
            for chair_number in range(1, table.rules.chairs + 1)
            if chair_number not in table.chairs
        ]
    )
    if chair in free_chairs:
        return
    free_chairs_phrase = w.FreeChairs(free_chairs) if free_chairs else w.TableFull()
    if chair in table.chairs:
        player = Player(table.chairs[chair].player)
        raise IllegalAction(w.SeatOccupied(player, chair, free_chairs_phrase))
    raise IllegalAction(w.NoSuchChair(chair, free_chairs_phrase))


def _check_entry(table: Table, command: c.Sit) -> None:
    """Refuse to let a player take over a leaver's position unless the house allows it (BMOV-08)."""
    if command.entry_mode != "replacing":
        return
    leaver = table.departed_players.get(command.chair)
    if leaver is None or not leaver.has_come_in:
        raise IllegalAction(w.SeatNotJustLeft(command.chair))
    if table.rules.button.replacement == "sit_out":
        raise IllegalAction(w.SeatWaitsForButton(command.chair))


def leave_chair(table: Table, command: c.Leave) -> tuple[f.AnyTableFact, ...]:
    """Leave the table between hands; during a hand, record the request or cancel it."""
    player = player_at(table, command.chair)
    if command.is_cancelled:
        return (f.LeaveScheduled(command.chair, False),) if player.leaves_after_hand else ()
    if is_in_hand(table, command.chair):  # rule: STAK-03 chips in play stay in play
        return () if player.leaves_after_hand else (f.LeaveScheduled(command.chair),)
    return leave_table(table, command.chair, "left", command.at)


def remove_player(table: Table, command: c.Remove) -> tuple[f.AnyTableFact, ...]:
    """Remove a player as the host: between hands at once, otherwise after the hand."""
    player = player_at(table, command.chair)
    if is_in_hand(table, command.chair):
        return () if player.leaves_after_hand else (f.LeaveScheduled(command.chair),)
    return leave_table(table, command.chair, "removed", command.at)


def sit_player_out(table: Table, command: c.SitOut) -> tuple[f.AnyTableFact, ...]:
    """Sit out: at once between hands, after the hand, or at the next big blind."""
    player, chair = player_at(table, command.chair), command.chair
    if command.is_cancelled:
        is_requested = player.sits_out_after_hand or player.sits_out_at_big_blind
        return (f.SitOutScheduled(chair, False),) if is_requested else ()
    if player.is_sitting_out:
        return ()
    if command.at_big_blind:
        return _sit_out_at_blind(table, chair)
    if is_in_hand(table, chair):
        return () if player.sits_out_after_hand else (f.SitOutScheduled(chair),)
    return (f.SatOut(chair),)


def _sit_out_at_blind(table: Table, chair: int) -> tuple[f.AnyTableFact, ...]:
    """Sit a player out at their next big blind (SEAT-10)."""
    player = table.chairs[chair]
    if not any(game.stakes.blinds for game in table.rules.games):
        raise IllegalAction(w.NoBigBlindToSitOutAt(Player(player.player), table.current_game.name))
    return () if player.sits_out_at_big_blind else (f.SitOutScheduled(chair, at_big_blind=True),)


def return_player(table: Table, command: c.ComeBack) -> tuple[f.AnyTableFact, ...]:
    """Return to play, as soon as possible or on the big blind."""
    player = player_at(table, command.chair)
    if not player.chips and not player.chips_behind and not player.requested_chips:  # rule: BUYN-11
        raise IllegalAction(w.PlayerWithoutChips(Player(player.player)))
    is_leaving = player.sits_out_after_hand or player.sits_out_at_big_blind
    is_present = not (player.is_sitting_out or is_leaving or player.timeout_count)
    if is_present and player.waits_for_big_blind == command.waits_for_big_blind:
        return ()
    return (f.CameBack(command.chair, command.waits_for_big_blind),)


def change_chair(table: Table, command: c.ChangeChair) -> tuple[f.AnyTableFact, ...]:
    """Move a player to an empty chair between hands."""
    player = player_at(table, command.chair)
    _check_empty(table, command.to)
    if is_in_hand(table, command.chair):
        raise IllegalAction(w.MoveDuringHand(Player(player.player)))
    if _is_dealing_off(table, command.chair):
        return (f.ChangedChair(command.chair, command.to, False, is_exempt_from_post=True),)
    if (entry_distance := _find_position_to_wait_for(table, command)) is not None:
        return (f.ChangedChair(command.chair, command.to, False, entry_distance=entry_distance),)
    return (f.ChangedChair(command.chair, command.to, _is_move_without_post(table, command)),)


def _find_position_to_wait_for(table: Table, command: c.ChangeChair) -> int | None:
    """Return the position that a player must wait for after a chair change (BYND-34).

    Only draw and mixed games require it, after a move away from the blinds. The result is the
    number of players between the big blind and the old chair, -1 for the big blind itself, and
    ``None`` if the player need not wait or must come in with a post anyway.
    """
    is_mixed_game = isinstance(table.rules.game, Rotation)
    player = table.chairs[command.chair]
    if (
        not table.rules.button.same_place
        or not (is_mixed_game or _is_draw_game(table))
        or not player.has_come_in
    ):
        return None
    if (
        table.last_positions is None
        or player.is_sitting_out
        or player.has_missed_posts
        or _count_extra_players_passed(table, command) <= 0
    ):
        return None
    other_chairs = [
        other_chair
        for other_chair, other_player in table.chairs.items()
        if other_player.has_come_in and other_chair != command.chair
    ]
    return len(chairs_between(table.last_positions.big, command.chair, other_chairs)) - 1


def _is_draw_game(table: Table) -> bool:
    variant = table.rules.games[table.game_index].variant
    return variant.has_draws and not variant.board_cards


def _is_dealing_off(table: Table, chair: int) -> bool:
    """Return True if a cash player moves right after having the button, owing no post (BYND-38)."""
    player, last_positions = table.chairs[chair], table.last_positions
    has_played = (
        last_positions is not None
        and last_positions.button == chair
        and player.last_hand_number == table.hand_count
    )
    return (
        has_played
        and player.has_come_in
        and not player.has_missed_posts
        and table.rules.format == "cash"
    )


def _is_move_without_post(table: Table, command: c.ChangeChair) -> bool:
    """Return True if a player need not post after a chair change (BYND-32, BYND-34).

    The new chair must not lie between the button and the big blind. On its way to this chair, the
    big blind may pass only as many additional players as the house allows.
    """
    last_positions = table.last_positions
    if last_positions is None:
        return True
    is_in_gap = bool(chairs_between(last_positions.button, last_positions.big, (command.to,)))
    return (
        not is_in_gap
        and _count_extra_players_passed(table, command) <= table.rules.button.free_moves
    )


def _count_extra_players_passed(table: Table, command: c.ChangeChair) -> int:
    """Return the number of additional players the big blind passes to reach the new chair.

    It is negative if the big blind passes fewer than on its way to the old chair (BYND-34).
    """
    if table.last_positions is None:
        return 0
    big_blind_chair = table.last_positions.big
    other_chairs = [
        other_chair
        for other_chair, other_player in table.chairs.items()
        if other_player.has_come_in and other_chair != command.chair
    ]
    return len(chairs_between(big_blind_chair, command.to, other_chairs)) - len(
        chairs_between(big_blind_chair, command.chair, other_chairs)
    )


def place_button(table: Table, command: c.PlaceButton) -> tuple[f.AnyTableFact, ...]:
    """Put the button of the next hand in front of a chair (SEAT-09)."""
    player = player_at(table, command.chair)
    if not (
        player.has_come_in or table.last_positions is None
    ):  # they will not play the next hand either
        raise IllegalAction(w.ButtonUnavailable(Player(player.player)))
    if table.rules.button.wrong_button == "tda" and table.last_positions is not None:
        raise IllegalAction(w.ButtonErrorUncorrectable())
    if table.is_hand_running:
        raise IllegalAction(w.ButtonCorrectionDuringHand())
    if not player.chips or player.is_sitting_out:
        raise IllegalAction(w.ButtonUnavailable(Player(player.player)))
    return (f.ButtonPlaced(command.chair),)
