"""Handler of client commands at a table: authorization, execution and reply; it never waits."""

from __future__ import annotations

from typing import Literal

import structlog
from msgspec import Struct
from msgspec.structs import replace

from riverboat.engine import IllegalAction
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers import (
    audit_codes,
    bomb_pot_votes,
    deferred_commands,
    rejections,
    stream_commands,
    table_bans,
)
from riverboat.service.handlers.audit_codes import add_arg
from riverboat.service.handlers.command_translation import NotAllowed, to_table_command
from riverboat.service.handlers.event_table_commands import handle_at_event_table
from riverboat.service.handlers.host_commands import execute_host_command, seat_player
from riverboat.service.handlers.rabbit_hunt import show_rabbit_cards
from riverboat.service.handlers.seat_assignment import (
    approve_bot_chips,
    check_chair_reservation,
    join_waiting_list,
    leave_waiting_list,
)
from riverboat.service.handlers.standing_commands import set_standing_answers
from riverboat.service.handlers.voluntary_show import show_cards
from riverboat.service.records.room_facts import NoticeRead
from riverboat.service.state.access import Access
from riverboat.store.audit_rows import AuditRow
from riverboat.table.blinds.deal_in import dealers_choice_chair
from riverboat.table.state.table_pending import ToPlay
from riverboat.wire import client_commands as w
from riverboat.wire import refusal_frames as wire
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words.refusals import table_commands as phrases
from riverboat.words.refusals.room_host_actions import TableHostRequired

log = structlog.get_logger(__name__)

HostAuthority = Literal["", "admin", "room"]
"""Reason for which a sender may act as a host without being one.

``admin`` is an administrator, ``room`` the room itself; empty if there is no such reason.
"""
_HAND_COMMANDS = (
    w.Fold, w.Check, w.Call, w.RaiseTo, w.RaisePot, w.AllIn, w.BringIn, w.Discard, w.Show, w.Muck,
    w.RunIt, w.Declare, w.Straddle, w.PassStraddle,
)  # fmt: skip
"""Commands that answer the current question, and are rejected once it is no longer open."""


class CommandRequest(Struct, frozen=True):
    """A client command with its context."""

    player: str
    command_id: str
    command: w.AnyClientCommand
    hand_number: int = 0
    turn_token: int = 0
    is_program: bool = False
    """True if the client has declared itself a program."""
    host_authority: HostAuthority = ""
    """Authority by which the sender may act as a host without being one."""
    client_address: str = ""
    """Client address for comparison with other players' addresses; empty if it is not compared."""
    audit_address: str = ""
    """Client address for the audit log, visible to administrators only."""

    @property
    def idempotency_key(self) -> str:
        """Key under which the reply is cached."""
        return f"{self.player}/{self.command_id}"


def handle_command(
    dealer: TableDealer, request: CommandRequest, access: Access, unit_of_work: UnitOfWork
) -> Accepted | Rejected:
    """Execute a command or reject it with a reason; a rejection changes nothing."""
    table_id, command_id, seq_before = dealer.id, request.command_id, dealer.seq
    try:
        is_deferred = _execute(dealer, request, access, unit_of_work)
    except rejections.REFUSAL_ERRORS as error:
        if dealer.seq != seq_before and isinstance(error, IllegalAction):
            raise  # the command was accepted, but processing its effects failed
        return rejections.reject(command_id, table_id, error, dealer, request.player)
    except Exception as error:
        if dealer.seq != seq_before:
            raise
        log.error(
            "wish failed",
            table=table_id,
            wish=type(request.command).__name__,
            why=repr(error),
            exc_info=error,
        )
        return wire.rejected(command_id, table_id, phrases.CommandFailed())
    if request.is_program:
        dealer.mark_program_player(request.player, unit_of_work)
    return Accepted(command_id, table_id, dealer.seq, dealer.seq - seq_before, is_deferred)


def _execute(
    dealer: TableDealer, request: CommandRequest, access: Access, unit_of_work: UnitOfWork
) -> bool:
    """Execute the command; return True if it is deferred until the hand is over."""
    command, actor = request.command, request.player
    if dealer.event_link is not None and handle_at_event_table(
        dealer, command, actor, unit_of_work
    ):
        return False
    is_host = bool(request.host_authority) or access.is_host(actor)
    if isinstance(command, w.ChooseGame):
        if is_host and not _is_game_chooser(dealer, actor):
            return _execute_and_audit(dealer, command, request, access, unit_of_work)
    elif isinstance(command, w.HostCommand):
        if not is_host:
            raise NotAllowed(TableHostRequired())
        return _execute_and_audit(dealer, command, request, access, unit_of_work)
    if isinstance(command, _HAND_COMMANDS):
        _check_not_stale(dealer, request)
        if type(command) is not w.Show:  # nearly all commands need no chair
            dealer.client_addresses.update(actor, request.client_address)
            dealer.execute(
                to_table_command(
                    dealer.table,
                    command,
                    actor,
                    dealer.chair_by_player.get(actor, 0),
                    unit_of_work.now_ms,
                ),
                unit_of_work,
            )
            return False
    check_chair_reservation(dealer, command, actor)
    _check_shared_address(dealer, request)
    match command:
        case w.JoinWaitingList():
            join_waiting_list(dealer, command, actor, unit_of_work)
        case w.LeaveWaitingList():
            leave_waiting_list(dealer, actor, unit_of_work)
        case w.MarkNoticesRead(id=last_id):
            if any(notice.id <= last_id for notice in dealer.host_state.notices.get(actor, ())):
                dealer.record_room_fact(NoticeRead(actor, last_id), unit_of_work)
        case w.SetStandingAnswers():
            set_standing_answers(dealer, command, actor, unit_of_work)
        case w.ShowOnStream(has_consented=agrees):
            stream_commands.set_consent(dealer, actor, agrees, unit_of_work)
        case w.HuntRabbit():
            show_rabbit_cards(dealer, actor, unit_of_work)
        case w.ProposeBombPot():
            bomb_pot_votes.propose_bomb_pot(dealer, command, actor, unit_of_work)
        case w.AnswerBombPot():
            bomb_pot_votes.answer_proposal(dealer, command, actor, unit_of_work)
        case w.Show(cards=cards) if not dealer.table.is_hand_running:
            show_cards(dealer, actor, cards, unit_of_work)
        case _:
            dealer.execute(
                to_table_command(
                    dealer.table,
                    command,
                    actor,
                    dealer.chair_by_player.get(actor, 0),
                    unit_of_work.now_ms,
                ),
                unit_of_work,
            )
    if isinstance(command, (w.Sit, w.Buy)):
        if access.role(actor) == "host":
            _approve_own_chips(dealer, request, access, unit_of_work)
        elif actor in dealer.bot_styles:
            approve_bot_chips(dealer, actor, unit_of_work)
    return False


def _check_shared_address(dealer: TableDealer, request: CommandRequest) -> None:
    """Refuse a chair to a client at a seated player's address, if the settings say so."""
    actor, address = request.player, request.client_address
    if isinstance(request.command, (w.Sit, w.JoinWaitingList)) and not dealer.table.chair_of(actor):
        seated_players = [player.player for player in dealer.table.chairs.values()]
        is_shared_address_refused = dealer.settings.shared_address_policy == "refuse"
        if is_shared_address_refused and dealer.client_addresses.is_shared(address, seated_players):
            raise NotAllowed(phrases.IpAddressAlreadyPlaying())
    dealer.client_addresses.update(actor, address)


def _is_game_chooser(dealer: TableDealer, actor: str) -> bool:
    """Return True if it is the player's turn to choose the game in dealer's choice."""
    chooser_chair = dealers_choice_chair(dealer.table)
    return chooser_chair > 0 and chooser_chair == dealer.table.chair_of(actor)


def _execute_and_audit(
    dealer: TableDealer,
    command: w.HostCommand,
    request: CommandRequest,
    access: Access,
    unit_of_work: UnitOfWork,
) -> bool:
    """Execute a host's command and write its audit row with it; return True if deferred."""
    seq_before = dealer.seq
    audit_row = audit_codes.build_command_audit_row(dealer, command, unit_of_work.now_ms)
    is_deferred = _execute_host_command(dealer, command, request, access, unit_of_work)
    if dealer.seq != seq_before:
        unit_of_work.audit_rows.append(
            _add_actor_and_table(
                request, access, add_arg(audit_row, "later", True) if is_deferred else audit_row
            )
        )
    return is_deferred


def _add_actor_and_table(request: CommandRequest, access: Access, row: AuditRow) -> AuditRow:
    return replace(
        row,
        actor="" if request.host_authority == "room" else request.player,
        role="host"
        if access.is_host(request.player) and request.host_authority != "room"
        else request.host_authority,
        table=access.table,
        table_name=access.table_name,
        address=request.audit_address,
    )


def _execute_host_command(
    dealer: TableDealer,
    command: w.HostCommand,
    request: CommandRequest,
    access: Access,
    unit_of_work: UnitOfWork,
) -> bool:
    actor = request.player
    match command:
        case w.Kick():
            table_bans.kick_player(
                dealer, command, actor, None if request.host_authority else access, unit_of_work
            )
        case w.Ban():
            table_bans.ban_player(dealer, command, actor, access, unit_of_work)
        case w.LiftBan():
            table_bans.lift_ban(dealer, command, actor, unit_of_work)
        case w.SeatPlayer():
            seat_player(dealer, command, actor, access, unit_of_work)
        case w.WithdrawCommand():
            deferred_commands.withdraw_command(dealer, command, actor, unit_of_work)
        case w.StreamTable():
            stream_commands.set_stream_overlay(dealer, command, actor, unit_of_work)
        case w.Begin(bomb_pot_ante=0):
            deferred_commands.begin_requested_hand(dealer, access.is_host, unit_of_work)
        case _:
            return deferred_commands.execute_or_defer(
                dealer, command, actor, unit_of_work, bool(request.host_authority)
            )
    return False


def _approve_own_chips(
    dealer: TableDealer, request: CommandRequest, access: Access, unit_of_work: UnitOfWork
) -> None:
    """Approve a host's own purchase of chips at once; it stays visible to all (BUYN-01)."""
    chair = dealer.table.chair_of(request.player)
    if chair and dealer.table.chairs[chair].requested_chips:
        audit_row = audit_codes.build_command_audit_row(
            dealer, w.Approve(chair), unit_of_work.now_ms
        )
        execute_host_command(dealer, w.Approve(chair), request.player, unit_of_work)
        unit_of_work.audit_rows.append(_add_actor_and_table(request, access, audit_row))


def _check_not_stale(dealer: TableDealer, request: CommandRequest) -> None:
    """Reject an action during a pause, for a question no longer open, or out of turn."""
    if dealer.pause_state == 2:
        raise NotAllowed(phrases.TableOnPause())
    hand_number, turn_token = request.hand_number, request.turn_token
    if (hand_number and hand_number != dealer.table.hand_count) or (
        turn_token and turn_token != dealer.turn_token
    ):
        raise NotAllowed(phrases.CommandTooLate())
    chair, pending = dealer.chair_by_player.get(request.player, 0), dealer.pending
    match pending:
        case ToPlay(chairs=chairs) if chair and chair not in chairs:
            rejections.check_turn(dealer, chair)
        case _:
            pass
