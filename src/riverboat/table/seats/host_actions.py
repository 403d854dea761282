"""Host actions: change the rules, choose the game, correct a stack, call off a hand."""

from __future__ import annotations

from riverboat.engine import BadGame, IllegalAction, Rotation
from riverboat.table.blinds.deal_in import dealers_choice_chair
from riverboat.table.seats.hand_closing import build_left_fact
from riverboat.table.seats.seat_changes import is_in_hand, player_at
from riverboat.table.state import facts as f
from riverboat.table.state import table_commands as c
from riverboat.table.state.seat_lookup import player_label
from riverboat.table.state.table_state import Table
from riverboat.words import Player
from riverboat.words.refusals import table_host_actions as w
from riverboat.words.refusals.buy_ins import ChipsInPlay
from riverboat.words.refusals.hands import NoHandRunning


def change_rules(table: Table, command: c.ChangeRules) -> tuple[f.AnyTableFact, ...]:
    """Change stakes, game or house rules, between hands only (BYND-74)."""
    rules = command.rules
    if (highest_chair := max(table.chairs, default=0)) > rules.chairs:
        raise IllegalAction(w.SeatsBelowOccupied(highest_chair, rules.chairs))
    if table.is_hand_running:
        raise IllegalAction(w.RulesChangeDuringHand())
    return (f.RulesChanged(rules),)


def choose_game(table: Table, command: c.ChooseGame) -> tuple[f.AnyTableFact, ...]:
    """Choose the next game of the mix, by the player whose choice it is."""
    played_game = table.rules.game
    if not isinstance(played_game, Rotation):
        raise IllegalAction(w.SingleGameTable(played_game.name))
    try:
        game_index = played_game.index_of(command.name)
    except BadGame as error:
        raise IllegalAction(w.NoSuchGame(error.refusal, error.rule or None)) from error
    if table.is_hand_running:
        raise IllegalAction(w.GameChoiceDuringHand())
    if command.chair:
        _check_dealer(table, command.chair)
    return (f.GameChosen(game_index, command.chair),)


def _check_dealer(table: Table, chair: int) -> None:
    """Refuse a choice by a player who is not the dealer (BYND-85)."""
    dealing_chair = dealers_choice_chair(table)
    if chair != dealing_chair:
        player = Player(player_at(table, chair).player)
        raise IllegalAction(
            w.NotTheDealer(player, player_label(table, dealing_chair))
            if dealing_chair
            else w.GameChoiceUnavailable(player)
        )


def call_off_hand(table: Table, command: c.CallOff) -> tuple[f.AnyTableFact, ...]:
    """Call off the hand and return all bets, with a public reason (BYND-97)."""
    if not table.is_hand_running:
        raise IllegalAction(NoHandRunning())
    if not command.reason.strip():
        raise IllegalAction(w.VoidReasonMissing())
    return (f.HandCalledOff(table.hand_count, command.reason),)


def adjust_stack(table: Table, command: c.Adjust) -> tuple[f.AnyTableFact, ...]:
    """Correct a stack, with the host's reason."""
    player = player_at(table, command.chair)
    if not command.reason.strip():
        raise IllegalAction(w.CorrectionReasonMissing())
    if is_in_hand(table, command.chair):
        raise IllegalAction(ChipsInPlay(Player(player.player)))
    if player.chips + command.chips < 0:
        raise IllegalAction(w.RemovalOverStack(Player(player.player), player.chips))
    return (f.ChipsReturned(command.chair, player.player, command.chips, command.reason),)


def close_table(table: Table, command: c.CloseTable) -> tuple[f.AnyTableFact, ...]:
    """Close the session; all players take their chips (GAME-04)."""
    if table.is_hand_running:
        raise IllegalAction(w.HandStillInProgress())
    left_facts = [
        build_left_fact(table, chair, "left", command.at) for chair in table.occupied_chairs
    ]
    return (*left_facts, f.TableClosed())
