"""Deferred commands: a host's commands during a hand, executed when the hand is over.

The table decides: a command is deferred if the running hand is its only obstacle. It is checked
again at execution, because much may have changed; if it has become impossible it is dropped, and
the reason is published (decision 023).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import json
from msgspec.structs import replace

from riverboat.engine import IllegalAction
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers import bomb_pot_votes
from riverboat.service.handlers.command_translation import NotAllowed
from riverboat.service.handlers.host_commands import (
    execute_host_command,
    find_resulting_game,
    find_target_player,
)
from riverboat.service.handlers.rejections import REFUSAL_ERRORS, refusal_for
from riverboat.service.records.room_facts import (
    CommandDeferred,
    DeferredCommandDropped,
    DeferredCommandWithdrawn,
    HostActed,
)
from riverboat.wire import client_commands as w
from riverboat.words import Player, Refusal
from riverboat.words.refusals import room_host_actions as phrases

DEFERRABLE_COMMANDS: Final = (
    w.ChangeRules, w.ChooseGame, w.MovePlayer, w.Adjust, w.PlaceButton, w.ColourUp,
    w.TakeTimeFees, w.SpendKitty, w.Close,
)  # fmt: skip
"""Commands that can be deferred to the end of a hand; so can a ``Begin`` with a bomb pot."""
MAX_DEFERRED_COMMANDS: Final = 20
"""Maximum number of deferred commands at a table."""
_HAND_NOT_OVER_CODE = "hand not over"


def execute_or_defer(
    dealer: TableDealer,
    command: w.DeferrableCommand,
    actor: str,
    unit_of_work: UnitOfWork,
    is_by_administrator: bool = False,
) -> bool:
    """Execute a host's command or defer it until the hand is over; return True if deferred.

    *is_by_administrator*: the sender is an administrator, who need not be a host.
    """
    try:
        execute_host_command(dealer, command, actor, unit_of_work)
    except IllegalAction as error:
        if error.code != _HAND_NOT_OVER_CODE or not _can_defer(command):
            raise
    else:
        return False
    host_state = dealer.host_state
    if len(host_state.pending_commands) >= MAX_DEFERRED_COMMANDS:
        raise NotAllowed(phrases.PlannedChangeLimit(MAX_DEFERRED_COMMANDS))
    resulting_game = find_resulting_game(dealer, command)
    player = find_target_player(dealer, command)
    dealer.record_room_fact(
        CommandDeferred(
            host_state.command_count + 1,
            actor,
            command,
            player,
            resulting_game,
            is_by_administrator,
        ),
        unit_of_work,
    )
    return True


def _can_defer(command: w.DeferrableCommand) -> bool:
    return (
        command.bomb_pot_ante > 0
        if isinstance(command, w.Begin)
        else isinstance(command, DEFERRABLE_COMMANDS)
    )


def withdraw_command(
    dealer: TableDealer, command: w.WithdrawCommand, actor: str, unit_of_work: UnitOfWork
) -> None:
    """Withdraw a deferred command, which another host may have sent."""
    if command.id not in dealer.host_state.pending_commands:
        raise NotAllowed(phrases.PlannedChangeGone())
    dealer.record_room_fact(DeferredCommandWithdrawn(command.id, actor), unit_of_work)


def execute_deferred(
    dealer: TableDealer, is_host: Callable[[str], bool], unit_of_work: UnitOfWork
) -> None:
    """Execute the deferred commands if no hand is played; a bomb pot waits for the next hand."""
    for deferred_command in list(dealer.host_state.pending_commands.values()):
        if dealer.table.is_hand_running or dealer.table.is_closed:
            return
        if not isinstance(deferred_command.command, w.Begin):
            _execute_deferred_command(dealer, deferred_command, is_host, unit_of_work)


def begin_requested_hand(
    dealer: TableDealer, is_host: Callable[[str], bool], unit_of_work: UnitOfWork
) -> None:
    """Begin the next hand: the bomb pot that a host or all players want, or an ordinary one."""
    for deferred_command in list(dealer.host_state.pending_commands.values()):
        if isinstance(deferred_command.command, w.Begin):
            _execute_deferred_command(dealer, deferred_command, is_host, unit_of_work)
            if dealer.table.is_hand_running or dealer.pending_hand is not None:
                return
    bomb_pot_votes.begin_next_hand(dealer, unit_of_work)


def resume_pending_hand(
    dealer: TableDealer, is_host: Callable[[str], bool], unit_of_work: UnitOfWork
) -> None:
    """Begin the hand that waited for promised cuts, if it is still possible.

    Requests of players and hosts are checked again, because they may have changed meanwhile.
    """
    pending_hand, dealer.pending_hand = dealer.pending_hand, None
    if pending_hand is None or dealer.pause_state or not dealer.can_begin_hand:
        return
    try:
        if (
            isinstance(pending_hand.initiated_by, HostActed)
            and not pending_hand.initiated_by.number
        ):
            hand_lifecycle.begin_hand(
                dealer,
                unit_of_work,
                pending_hand.bomb_pot_ante,
                pending_hand.initiated_by,
                pending_hand.board_count,
            )
        elif dealer.event_link is not None:
            hand_lifecycle.begin_hand(dealer, unit_of_work)
        else:
            begin_requested_hand(dealer, is_host, unit_of_work)
    except IllegalAction:
        pass  # players left meanwhile: the next plan waits for others


def _execute_deferred_command(
    dealer: TableDealer,
    deferred_command: CommandDeferred,
    is_host: Callable[[str], bool],
    unit_of_work: UnitOfWork,
) -> None:
    actor, command_number = deferred_command.actor, deferred_command.number
    try:
        if not (deferred_command.is_by_administrator or is_host(actor)):
            raise NotAllowed(phrases.HostRoleEnded(Player(actor)))
        execute_host_command(
            dealer, _retarget_command(dealer, deferred_command), actor, unit_of_work, command_number
        )
    except REFUSAL_ERRORS as error:
        dealer.record_room_fact(
            _build_drop_fact(command_number, actor, refusal_for(dealer, error)), unit_of_work
        )


def _build_drop_fact(command_number: int, actor: str, refusal: Refusal) -> DeferredCommandDropped:
    phrase = json.encode(refusal).decode()
    return DeferredCommandDropped(
        command_number, actor, refusal.code, refusal.rule, str(refusal), phrase
    )


def _retarget_command(
    dealer: TableDealer, deferred_command: CommandDeferred
) -> w.DeferrableCommand:
    """Return the command for the chair in which its player sits now."""
    chair = getattr(deferred_command.command, "chair", 0)
    if not chair or not deferred_command.player:
        return deferred_command.command
    current_chair = dealer.table.chair_of(deferred_command.player)
    if not current_chair:
        raise NotAllowed(phrases.PlayerLeftTable(Player(deferred_command.player)))
    return (
        deferred_command.command
        if current_chair == chair
        else replace(deferred_command.command, chair=current_chair)
    )
