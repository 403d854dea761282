"""Host commands: to the room (pause, begin, seat bots), and to the table.

Commands that the table refuses only because a hand is played are deferred until it is over
(``deferred_commands``). Each action is recorded with the host's name before its effects.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.engine import Rotation
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.presence import resume_clocks
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.command_translation import NotAllowed, to_host_table_command
from riverboat.service.handlers.seat_assignment import (
    check_chair_reservation,
    find_bot_chair,
    remove_from_waiting_list,
    seat_bot,
)
from riverboat.service.records.room_facts import HostActed, TablePaused, TableResumed
from riverboat.service.state.access import Access
from riverboat.table.money.chip_race import race_cards_due
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.words import Player
from riverboat.words.refusals import room_host_actions as phrases

MIN_REASON_LENGTH: Final = 3
"""Minimum length of a reason in characters."""
_COMMANDS_WITH_REASON: Final = (
    w.Adjust,
    w.CallOff,
    w.TakeActionBack,
    w.KillHand,
    w.HoldPot,
    w.Warn,
)


def execute_host_command(
    dealer: TableDealer,
    command: w.DeferrableCommand,
    actor: str,
    unit_of_work: UnitOfWork,
    deferred_number: int = 0,
) -> None:
    """Execute a host's command now; *deferred_number* is its number if it was deferred."""
    check_chair_reservation(dealer, command, actor)
    _check_reason(command)
    match command:
        case w.Pause():
            return _pause_table(dealer, command, actor, unit_of_work)
        case w.ResumeTable():
            return _resume_table(dealer, actor, unit_of_work)
        case w.AddBot(chair=chair, style=style):
            return seat_bot(dealer, find_bot_chair(dealer, chair), style, unit_of_work)
        case w.RemoveFromWaitingList():
            return remove_from_waiting_list(dealer, command, actor, unit_of_work)
        case w.Begin(bomb_pot_ante=0):
            return hand_lifecycle.begin_hand(dealer, unit_of_work)
        case _:
            return _record_and_execute(dealer, command, actor, unit_of_work, deferred_number)


def _check_reason(command: w.DeferrableCommand) -> None:
    if (
        isinstance(command, _COMMANDS_WITH_REASON)
        and len(" ".join(command.reason.split())) < MIN_REASON_LENGTH
    ):
        raise NotAllowed(phrases.ReasonTooShort(MIN_REASON_LENGTH))


def _record_and_execute(
    dealer: TableDealer,
    command: w.HostTableCommand | w.Begin | w.ChangeRules | w.ColourUp,
    actor: str,
    unit_of_work: UnitOfWork,
    deferred_number: int,
) -> None:
    """Execute a command that changes the table, after recording it with the host's name."""
    host_action = HostActed(
        actor,
        _remove_rules_text(command),
        find_target_player(dealer, command),
        find_resulting_game(dealer, command),
        deferred_number,
    )
    match command:
        case w.Begin(bomb_pot_ante=ante, board_count=board_count):
            hand_lifecycle.begin_hand(dealer, unit_of_work, ante, host_action, board_count)
        case w.ColourUp():
            race_card_count = sum([odd_count for _, odd_count in race_cards_due(dealer.table)])
            dealer.execute(
                c.ColourUp(dealer.deck.draw_cards(race_card_count)), unit_of_work, host_action
            )
        case w.ChangeRules(toml=toml):
            dealer.execute(
                c.ChangeRules(dealer.config_cache.get_rules(toml)), unit_of_work, host_action
            )
        case w.TakeActionBack(reason=reason):
            dealer.execute(
                c.TakeActionBack(reason, tuple(dealer.hand_log)), unit_of_work, host_action
            )
        case _:
            dealer.execute(
                to_host_table_command(command, unit_of_work.now_ms), unit_of_work, host_action
            )


def seat_player(
    dealer: TableDealer, command: w.SeatPlayer, actor: str, access: Access, unit_of_work: UnitOfWork
) -> None:
    """Seat a spectator or waiting player, without approval of their chips.

    The player must be connected or on the waiting list, and not banned.
    """
    player = command.player
    if not player:
        raise NotAllowed(phrases.SpectatorNameMissing())
    if player in dealer.bot_styles or not _is_present(dealer, player, access):
        raise NotAllowed(phrases.SpectatorMissing(Player(player)))
    if access.ban_notice(player) is not None:
        raise NotAllowed(phrases.PlayerOnBanList(Player(player)))
    execute_host_command(dealer, command, actor, unit_of_work)
    if dealer.table.chairs[command.chair].requested_chips:
        execute_host_command(dealer, w.Approve(command.chair), actor, unit_of_work)  # rule: BUYN-01


def _is_present(dealer: TableDealer, player: str, access: Access) -> bool:
    return player in access.connected or player in dealer.waiting_list


def find_target_player(dealer: TableDealer, command: w.HostCommand) -> str:
    """Return the player that a command concerns, by its chair or else by its name.

    Empty if the command has neither.
    """
    player = dealer.table.chairs.get(getattr(command, "chair", 0))
    return player.player if player is not None else str(getattr(command, "player", ""))


def find_resulting_game(dealer: TableDealer, command: w.HostCommand) -> str:
    """Return the name of the next game if a command changes the game; otherwise ``""``."""
    if isinstance(command, w.ChooseGame):
        return command.name
    if not isinstance(command, w.ChangeRules):
        return ""
    new_game_name = game_name(dealer.config_cache.get_rules(command.toml))
    return "" if new_game_name == game_name(dealer.table.rules) else new_game_name


def game_name(rules: TableRules) -> str:
    """Return the name of the game or games of the rules."""
    return (
        " / ".join([game.name for game in rules.games])
        if isinstance(rules.game, Rotation)
        else (rules.game.name)
    )


def _remove_rules_text(command: w.DeferrableCommand) -> w.DeferrableCommand:
    """Return a command as it is recorded: new rules are in the next fact only."""
    return replace(command, toml="") if isinstance(command, w.ChangeRules) else command


def _pause_table(
    dealer: TableDealer, command: w.Pause, actor: str, unit_of_work: UnitOfWork
) -> None:
    dealer.pause_state = 2 if command.is_immediate else 1
    dealer.is_clock_frozen = command.is_immediate
    dealer.record_room_fact(TablePaused(actor, command.is_immediate), unit_of_work)


def _resume_table(dealer: TableDealer, actor: str, unit_of_work: UnitOfWork) -> None:
    dealer.pause_state = 0
    dealer.record_room_fact(TableResumed(actor), unit_of_work)
    dealer.execute(c.CountAway(unit_of_work.now_ms), unit_of_work)
    resume_clocks(dealer, unit_of_work)
    dealer.advance(unit_of_work)
