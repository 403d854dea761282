"""Handler of client commands to a tournament: each becomes an event command or is rejected."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, assert_never

from msgspec.structs import replace

from riverboat.bots import STYLES
from riverboat.engine import BadGame
from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_deals import answer_deal, propose_deal
from riverboat.service.director.event_games import validate_games
from riverboat.service.director.event_records import (
    BotEntered,
    DealDropped,
    EntryAnswered,
    EntryApprovalRequested,
)
from riverboat.service.director.event_rejection import EventCommandRejected
from riverboat.service.director.tournament_session import EventUnitOfWork, TournamentSession
from riverboat.service.state.house_bot_names import pick_bot_name
from riverboat.store.audit_rows import AuditRow
from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.event_errors import BadEvent
from riverboat.tourney.event_play import decide
from riverboat.tourney.running.event_days import join_flight_command
from riverboat.tourney.running.level_changes import build_changed_rules
from riverboat.tourney.structure.level_lines import parse_level_line
from riverboat.words import Player
from riverboat.words.refusals import event_requests as phrases
from riverboat.words.refusals.event_hosting import EntryRequestPending
from riverboat.words.refusals.room_host_actions import NoSuchStyle

MAX_ENTRANTS = 10_000
"""Maximum number of entrants of a tournament."""


class Flight(NamedTuple):
    """The survivors of a finished first day."""

    joining: c.JoinFlight
    bot_styles: Mapping[str, str]
    """Styles of the survivors who are bots."""


def load_finished_flight(session: TournamentSession) -> Flight:
    """Return the survivors of a finished first day.

    Raises ``EventCommandRejected`` if the event is no first day or is not finished.
    """
    if not session.event.rules.flight or session.event.phase != "ended":
        raise EventCommandRejected(phrases.FlightUnfinished(session.event.rules.name))
    bot_styles = {
        player: style
        for player, style in session.bot_styles.items()
        if player in session.event.remaining_entrants
    }
    return Flight(replace(join_flight_command(session.event), flight=session.id), bot_styles)


class EventCommandRequest(NamedTuple):
    """A client command to a tournament, with its sender and context."""

    player: str
    command_id: str
    command: w.EventPlayerCommand | w.EventHostCommand
    is_host: bool = False
    """True if the sender is a host of the tournament or an administrator of the room."""
    audit_row: AuditRow | None = None
    """Sender and client address, for the audit log."""
    flight: Flight | None = None
    """Survivors who enter with ``JoinFlight``."""

    @property
    def idempotency_key(self) -> str:
        """Key under which the reply is cached."""
        return f"{self.player}/{self.command_id}"


def handle_event_command(
    session: TournamentSession, request: EventCommandRequest, unit_of_work: EventUnitOfWork
) -> None:
    """Execute a command; a refusal raises and changes nothing."""
    if session.is_over:
        raise EventCommandRejected(phrases.EventOver())
    if isinstance(request.command, w.EventPlayerCommand):
        _execute_player_command(session, request.player, request.command, unit_of_work)
        return
    if not request.is_host:
        raise EventCommandRejected(phrases.NotTheEventsHost())
    seq_before = session.seq
    if isinstance(request.command, w.JoinFlight):
        _join_flight(session, request, unit_of_work)
    else:
        _execute_host_command(session, request.command, unit_of_work)
    if request.audit_row is not None and session.seq != seq_before:
        unit_of_work.audit_rows.append(request.audit_row)


def _execute_player_command(
    session: TournamentSession,
    actor: str,
    player_command: w.EventPlayerCommand,
    unit_of_work: EventUnitOfWork,
) -> None:
    match player_command:
        case w.Register(password, ticket):
            _register_player(
                session, c.Enter(actor, unit_of_work.at, ticket, password), unit_of_work
            )
        case w.Unregister() if actor in session.entry_requests:
            session.record_room_fact(EntryAnswered(actor), unit_of_work)
        case w.Unregister():
            session.execute(c.Withdraw(actor), unit_of_work)
        case w.BuyAgain():
            session.execute(c.RebuyChips(actor), unit_of_work)
        case w.NoRebuy():
            session.execute(c.DeclineRebuy(actor), unit_of_work)
        case w.TakeAddOn():
            session.execute(c.TakeAddOn(actor), unit_of_work)
        case w.MarkSelfAway():
            session.execute(c.LeaveEvent(actor), unit_of_work)
        case w.MarkSelfBack():
            session.execute(c.ReturnToTable(actor), unit_of_work)
        case w.AnswerDeal(number, is_accepted):
            answer_deal(session, actor, number, is_accepted, unit_of_work)
        case _:
            assert_never(player_command)


def _register_player(
    session: TournamentSession, entry_command: c.Enter, unit_of_work: EventUnitOfWork
) -> None:
    player = entry_command.player
    if player in session.entry_requests:
        raise EventCommandRejected(EntryRequestPending(Player(player)))
    decide(
        session.event, entry_command, session.draws
    )  # a command that cannot succeed is not sent to the host for approval
    _check_capacity(session)
    if session.settings.approval and player != session.host:
        session.record_room_fact(EntryApprovalRequested(player, entry_command.ticket), unit_of_work)
    else:
        session.execute(entry_command, unit_of_work)


def _check_capacity(session: TournamentSession, entry_count: int = 1) -> None:
    if session.event.entry_count + entry_count > MAX_ENTRANTS:
        raise EventCommandRejected(phrases.TooManyEntrants(MAX_ENTRANTS))


def _execute_host_command(
    session: TournamentSession, host_command: w.EventHostCommand, unit_of_work: EventUnitOfWork
) -> None:
    match host_command:
        case w.StartNow():
            start_event(session, unit_of_work)
        case w.ChangeLevels():
            _change_levels(session, host_command, unit_of_work)
        case w.PayMarker() | w.RedeemOldChips():
            session.execute(_build_cashier_command(host_command), unit_of_work)
        case (
            w.BustOut()
            | w.EliminatePlayers()
            | w.ReportBigBlind()
            | w.MoveButton()
            | w.RecordRebuy()
            | w.RecordRebuyDeclined()
            | w.RecordAddOn()
            | w.ConfirmArrival()
            | w.EndRound()
        ):
            if session.event.rules.tables != "felt":
                raise EventCommandRejected(phrases.OnlineTableReportedByHost())
            session.execute(
                _build_physical_table_command(host_command, unit_of_work.at), unit_of_work
            )
        case w.Admit() | w.EnterPlayer() | w.RemoveEntry() | w.AddBots():
            _execute_entry_command(session, host_command, unit_of_work)
        case w.ProposeDeal():
            propose_deal(session, host_command, unit_of_work)
        case w.DropDeal():
            if session.proposed_deal is None:
                raise EventCommandRejected(phrases.DealProposalMissing())
            session.record_room_fact(DealDropped(session.proposed_deal.number), unit_of_work)
        case _:
            session.execute(to_event_command(host_command, unit_of_work.at), unit_of_work)


def to_event_command(host_command: w.EventHostCommand, now_ms: int) -> c.AnyEventCommand:
    """Convert a host's command that maps directly to one event command."""
    match host_command:
        case w.StopClock():
            return c.Pause(now_ms)
        case w.StartClock():
            return c.Unpause(now_ms)
        case w.MoveClock(seconds):
            return c.AdjustClock(seconds)
        case w.Penalise(player, kind, reason, amount):
            return c.Penalise(player, kind, amount, reason)
        case w.UndoBust(player, chips):
            return c.UndoBust(player, chips)
        case w.CountChips(player, chips, reason, is_confirmed):
            return c.CountStack(player, chips, reason, is_confirmed)
        case w.CountStacks(counts, reason, is_confirmed):
            chip_counts = tuple([(count.player, count.chips) for count in counts])
            return c.CountStacks(chip_counts, reason, is_confirmed)
        case w.MarkAway(player, is_away):
            return c.LeaveEvent(player) if is_away else c.ReturnToTable(player)
        case w.SetLastHands(hand_count):
            return c.PlayLastHands(hand_count)
        case w.EndDay():
            return c.EndDay(now_ms)
        case w.CallOffEvent(reason):
            return c.Cancel(reason)
        case w.SeatByHand(player, table, seat):
            return c.SeatByHand(player, table, seat - 1)
        case w.SetSeatInUse(table, seat, is_in_use):
            return (c.ReopenSeat if is_in_use else c.CloseSeat)(table, seat - 1)
        case w.LockSeat(player, is_locked):
            return c.LockSeat(player, is_locked)
        case w.BeginDay():
            return c.BeginDay(now_ms)
        case _:
            raise AssertionError(f"{host_command} is not an event command")


def _join_flight(
    session: TournamentSession, request: EventCommandRequest, unit_of_work: EventUnitOfWork
) -> None:
    """Enter all survivors of the flight, bots included."""
    assert request.flight is not None, "a flight must have its remaining stacks"
    _check_capacity(session, request.flight.joining.entry_count)
    decide(session.event, request.flight.joining, session.draws)
    for player, style in request.flight.bot_styles.items():
        session.record_room_fact(BotEntered(player, style), unit_of_work)
    session.execute(request.flight.joining, unit_of_work)


def _change_levels(
    session: TournamentSession, host_command: w.ChangeLevels, unit_of_work: EventUnitOfWork
) -> None:
    """Change the levels, after checking that their games can be played here."""
    try:
        command = c.ChangeLevels(
            host_command.kept_part_count,
            tuple([parse_level_line(line) for line in host_command.level_lines]),
        )
        validate_games(build_changed_rules(session.event.rules, command))
    except (BadGame, BadEvent) as error:
        raise EventCommandRejected(error.refusal) from error
    session.execute(command, unit_of_work)


def _build_cashier_command(host_command: w.PayMarker | w.RedeemOldChips) -> c.AnyEventCommand:
    if isinstance(host_command, w.PayMarker):
        return c.PayMarker(host_command.player)
    return c.ChangeOldChips(host_command.player, host_command.chip_value, host_command.count)


_PhysicalTableCommand: TypeAlias = (
    w.BustOut
    | w.EliminatePlayers
    | w.ReportBigBlind
    | w.MoveButton
    | w.RecordRebuy
    | w.RecordRebuyDeclined
    | w.RecordAddOn
    | w.ConfirmArrival
    | w.EndRound
)


def build_elimination_command(
    eliminations: w.Eliminations, same_hand_as: str
) -> c.EliminatePlayers:
    """Return the event command of a group of eliminations."""
    losses = tuple(
        [c.Loss(elimination.player, elimination.eliminated_by) for elimination in eliminations]
    )
    return c.EliminatePlayers(losses, same_hand_as)


def _build_physical_table_command(
    host_command: _PhysicalTableCommand, now_ms: int
) -> c.AnyEventCommand:
    """Convert a host's report from a physical table, which the room cannot observe."""
    match host_command:
        case w.BustOut(player, eliminators, same_hand):
            return c.BustOut(player, eliminators, same_hand)
        case w.EliminatePlayers(players, same_hand_as):
            return build_elimination_command(players, same_hand_as)
        case w.ReportBigBlind(table, player):
            return c.ReportBigBlind(table, player, now_ms)
        case w.MoveButton(table, player):
            return c.MoveButton(table, player, now_ms)
        case w.RecordRebuy(player):
            return c.RebuyChips(player)
        case w.RecordRebuyDeclined(player):
            return c.DeclineRebuy(player)
        case w.RecordAddOn(player):
            return c.TakeAddOn(player)
        case w.ConfirmArrival(player):
            return c.ConfirmMove(player)
        case w.EndRound():
            return c.EndRound()
        case _:
            assert_never(host_command)


def start_event(session: TournamentSession, unit_of_work: EventUnitOfWork) -> None:
    """Start the tournament; enter bots first, up to the number of entrants in its settings.

    At physical tables no bots are entered.
    """
    if session.event.rules.tables != "felt":
        fill_with_bots(session, session.settings.bots - session.event.entry_count, "", unit_of_work)
    if session.event.phase == "open":  # the last bot may have filled a sit-and-go
        session.execute(c.Start(unit_of_work.at), unit_of_work)


def fill_with_bots(
    session: TournamentSession, count: int, style: str, unit_of_work: EventUnitOfWork
) -> None:
    """Enter *count* bots, or fewer if the tournament is full; an empty *style* is random."""
    capacity = session.event.rules.entry.most or MAX_ENTRANTS
    for _ in range(min(count, capacity - session.event.entry_count)):
        name = pick_bot_name(session.event.entrants, session.list_people_in_room())
        chosen_style = style or secrets.choice(
            [candidate for candidate in STYLES if candidate != "random"]
        )
        entry_command = c.Enter(name, unit_of_work.at)
        decide(session.event, entry_command, session.draws)
        session.record_room_fact(BotEntered(name, chosen_style), unit_of_work)
        enter_player(session, name, unit_of_work)


def enter_player(
    session: TournamentSession, player: str, unit_of_work: EventUnitOfWork, ticket: str = ""
) -> None:
    """Enter a player whom the host admits."""
    session.execute(c.Enter(player, unit_of_work.at, ticket), unit_of_work)
    if player in session.event.entry_requests:
        session.execute(c.Admit(player, unit_of_work.at), unit_of_work)


def _execute_entry_command(
    session: TournamentSession,
    host_command: w.Admit | w.EnterPlayer | w.RemoveEntry | w.AddBots,
    unit_of_work: EventUnitOfWork,
) -> None:
    match host_command:
        case w.Admit(player, is_admitted) if player in session.event.entry_requests:
            session.execute(
                c.Admit(player, unit_of_work.at) if is_admitted else c.DenyEntry(player, "-"),
                unit_of_work,
            )
        case w.Admit(player, is_admitted):
            if player not in session.entry_requests:
                raise EventCommandRejected(phrases.EntryRequestMissing(Player(player)))
            ticket = session.entry_requests[player]
            if is_admitted:
                decide(session.event, c.Enter(player, unit_of_work.at, ticket), session.draws)
            session.record_room_fact(EntryAnswered(player, is_admitted), unit_of_work)
            if is_admitted:
                enter_player(session, player, unit_of_work, ticket)
        case w.EnterPlayer(player):
            _check_capacity(session)
            enter_player(session, player, unit_of_work)
        case w.RemoveEntry(player):
            session.execute(c.Withdraw(player), unit_of_work)
        case w.AddBots() if session.event.rules.tables == "felt":
            raise EventCommandRejected(phrases.BotsAtLiveTable())
        case w.AddBots(count, style):
            if style and style not in STYLES:
                raise EventCommandRejected(NoSuchStyle(tuple(STYLES), style))
            decide(session.event, c.Enter(pick_bot_name(session.event.entrants)), session.draws)
            fill_with_bots(session, count, style, unit_of_work)
        case _:
            assert_never(host_command)
