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


def sit(table: Table, command: c.Sit) -> tuple[f.AnyTableFact, ...]:
    chair, player = command.chair, command.player
    _check_empty(table, chair)
    if not player:
        raise IllegalAction(w.NoName())
    if where := table.chair_of(player):
        raise IllegalAction(w.SitsAlready(Player(player), where))
    _check_entry(table, command)
    assumes = command.entry == "new" and chair in leavers.assumed_chairs(table)
    entry: f.EntryMode = "replacing" if assumes else command.entry  # rule: BMOV-08
    owed = leavers.restore_debts(table, chair, player, command.at)
    sat: tuple[f.AnyTableFact, ...] = (f.SatDown(chair, player, entry), *owed)
    if not command.chips:
        return sat
    return (*sat, *buy_in(table, command), f.CameBack(chair, command.waits))


def _check_empty(table: Table, chair: int) -> None:
    free = tuple([k for k in range(1, table.rules.chairs + 1) if k not in table.chairs])
    if chair in free:
        return
    places = w.FreeChairs(free) if free else w.TableIsFull()
    if chair in table.chairs:
        who = Player(table.chairs[chair].player)
        raise IllegalAction(w.ChairIsTaken(who, chair, places))
    raise IllegalAction(w.NoSuchChair(chair, places))


def _check_entry(table: Table, command: c.Sit) -> None:
    """Refuse an entry that plays on for a leaver unless the house allows it (BMOV-08)."""
    if command.entry != "replacing":
        return
    gone = table.vacated.get(command.chair)
    if gone is None or not gone.settled:
        raise IllegalAction(w.NobodyHasLeft(command.chair))
    if table.rules.button.replacement == "sit_out":
        raise IllegalAction(w.WaitsForTheButton(command.chair))


def leave(table: Table, command: c.Leave) -> tuple[f.AnyTableFact, ...]:
    each = player_at(table, command.chair)
    if command.cancel:
        return (f.LeavesNext(command.chair, False),) if each.leaves_next else ()
    if is_in_hand(table, command.chair):  # rule: STAK-03 chips in play stay in play
        return () if each.leaves_next else (f.LeavesNext(command.chair),)
    return leave_table(table, command.chair, "left", command.at)


def remove(table: Table, command: c.Remove) -> tuple[f.AnyTableFact, ...]:
    each = player_at(table, command.chair)
    if is_in_hand(table, command.chair):
        return () if each.leaves_next else (f.LeavesNext(command.chair),)
    return leave_table(table, command.chair, "removed", command.at)


def sit_out(table: Table, command: c.SitOut) -> tuple[f.AnyTableFact, ...]:
    each, chair = player_at(table, command.chair), command.chair
    if command.cancel:
        asked = each.sits_out_next or each.sits_out_at_blind
        return (f.SitsOutNext(chair, False),) if asked else ()
    if each.out:
        return ()
    if command.at_blind:
        return _sit_out_at_blind(table, chair)
    if is_in_hand(table, chair):
        return () if each.sits_out_next else (f.SitsOutNext(chair),)
    return (f.SatOut(chair),)


def _sit_out_at_blind(table: Table, chair: int) -> tuple[f.AnyTableFact, ...]:
    """Sit a player out at their next big blind (SEAT-10)."""
    each = table.chairs[chair]
    if not any(game.stakes.blinds for game in table.rules.games):
        raise IllegalAction(w.NoBigBlindToSitOutAt(Player(each.player), table.current_game.name))
    return () if each.sits_out_at_blind else (f.SitsOutNext(chair, at_blind=True),)


def come_back(table: Table, command: c.ComeBack) -> tuple[f.AnyTableFact, ...]:
    each = player_at(table, command.chair)
    if not each.chips and not each.coming and not each.asked:  # rule: BUYN-11
        raise IllegalAction(w.HasNoChips(Player(each.player)))
    leaves = each.sits_out_next or each.sits_out_at_blind
    here = not (each.out or leaves or each.ran_out)
    if here and each.waits == command.waits:
        return ()
    return (f.CameBack(command.chair, command.waits),)


def change_chair(table: Table, command: c.ChangeChair) -> tuple[f.AnyTableFact, ...]:
    each = player_at(table, command.chair)
    _check_empty(table, command.to)
    if is_in_hand(table, command.chair):
        raise IllegalAction(w.MovesBetweenHands(Player(each.player)))
    if _is_dealing_off(table, command.chair):
        return (f.ChangedChair(command.chair, command.to, False, deal_off=True),)
    if (place := _place_to_wait_for(table, command)) is not None:
        return (f.ChangedChair(command.chair, command.to, False, place=place),)
    return (f.ChangedChair(command.chair, command.to, _moves_free(table, command)),)


def _place_to_wait_for(table: Table, command: c.ChangeChair) -> int | None:
    """Return the place to wait for after a move away from the blinds in a draw or mixed game.

    ``None`` if they need not wait, or owe for coming in anyway (BYND-34).
    """
    mixed = isinstance(table.rules.game, Rotation)
    each = table.chairs[command.chair]
    if not table.rules.button.same_place or not (mixed or _is_draw_game(table)) or not each.settled:
        return None
    if table.last is None or each.out or each.owes or _extra_players_passed(table, command) <= 0:
        return None
    others = [k for k, one in table.chairs.items() if one.settled and k != command.chair]
    return len(chairs_between(table.last.big, command.chair, others)) - 1


def _is_draw_game(table: Table) -> bool:
    variant = table.rules.games[table.game].variant
    return variant.has_draws and not variant.board_cards


def _is_dealing_off(table: Table, chair: int) -> bool:
    """Return True if a player gives up the button's chair at once, having paid for the round."""
    each, last = table.chairs[chair], table.last
    played = last is not None and last.button == chair and each.played == table.hand_count
    return played and each.settled and not each.owes and table.rules.format == "cash"


def _moves_free(table: Table, command: c.ChangeChair) -> bool:
    """Return True if a move needs no post: few players and no blind passed (BYND-32, BYND-34)."""
    last = table.last
    if last is None:
        return True
    gap = bool(chairs_between(last.button, last.big, (command.to,)))
    return not gap and _extra_players_passed(table, command) <= table.rules.button.free_moves


def _extra_players_passed(table: Table, command: c.ChangeChair) -> int:
    """Return the additional players the big blind passes to reach the new chair (BYND-34)."""
    if table.last is None:
        return 0
    big = table.last.big
    others = [k for k, each in table.chairs.items() if each.settled and k != command.chair]
    return len(chairs_between(big, command.to, others)) - len(
        chairs_between(big, command.chair, others)
    )


def place_button(table: Table, command: c.PlaceButton) -> tuple[f.AnyTableFact, ...]:
    each = player_at(table, command.chair)
    if not (each.settled or table.last is None):  # they will not play the next hand either
        raise IllegalAction(w.CannotHaveTheButton(Player(each.player)))
    if table.rules.button.wrong_button == "tda" and table.last is not None:
        raise IllegalAction(w.ButtonsErrorStands())
    if table.is_hand_running:
        raise IllegalAction(w.ButtonBetweenHands())
    if not each.chips or each.out:
        raise IllegalAction(w.CannotHaveTheButton(Player(each.player)))
    return (f.ButtonPlaced(command.chair),)
