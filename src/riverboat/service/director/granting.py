"""What players wish and hosts order becomes commands of the event, or is refused."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias, assert_never

from msgspec.structs import replace

from riverboat.bots import STYLES
from riverboat.engine import BadGame
from riverboat.service.director import wishes as w
from riverboat.service.director.desk import EventDesk, EventWork
from riverboat.service.director.games import check_games
from riverboat.service.director.records import (
    BotEntered,
    DealAnswered,
    DealDropped,
    DealProposed,
    EntryAnswered,
    EntryAsked,
)
from riverboat.service.state.bot_names import bot_name
from riverboat.store.audit_rows import AuditRow
from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import BadEvent
from riverboat.tourney.play import decide
from riverboat.tourney.running.days import joining
from riverboat.tourney.running.levels_ahead import after_changes
from riverboat.tourney.structure.lines import read_line
from riverboat.words import Player, Refusal
from riverboat.words.refusals import event_doors as said
from riverboat.words.refusals.event_house import AsksAlready
from riverboat.words.refusals.hosts import NoSuchStyle

MOST = 10_000
"""Entrants that a room runs an event for."""


class NotGranted(Exception):
    """An event's room refuses something."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


class Flight(NamedTuple):
    """Those who are left of a first day that is over."""

    joining: c.JoinFlight
    bots: Mapping[str, str]
    """The styles of those who are bots."""


def flight_of(desk: EventDesk) -> Flight:
    """What a first day brings into the next; ``NotGranted`` where it is none, or goes on."""
    if not desk.event.rules.flight or desk.event.phase != "ended":
        raise NotGranted(said.FlightGoesOn(desk.event.rules.name))
    left = {who: style for who, style in desk.bots.items() if who in desk.event.inside}
    return Flight(replace(joining(desk.event), flight=desk.id), left)


class EventRequest(NamedTuple):
    """What is asked of an event, as it came."""

    by: str
    cmd: str
    asked: w.AnyEventWish | w.AnyEventOrder
    hosts: bool = False
    """Who asks is a host of the event, or runs the room."""
    done: AuditRow | None = None
    """Who does it and from where, for the audit log."""
    flight: Flight | None = None
    """Who comes in with ``JoinFlight``."""

    @property
    def key(self) -> str:
        """Under which its answer is kept."""
        return f"{self.by}/{self.cmd}"


def carry_out(desk: EventDesk, asked: EventRequest, work: EventWork) -> None:
    """Do it, or raise ``NotGranted`` or ``NotInThisEvent``; a refusal changes nothing."""
    if desk.is_over:
        raise NotGranted(said.EventIsShut())
    if isinstance(asked.asked, w.AnyEventWish):
        _wish(desk, asked.by, asked.asked, work)
        return
    if not asked.hosts:
        raise NotGranted(said.NotTheEventsHost())
    before = desk.seq
    if isinstance(asked.asked, w.JoinFlight):
        _join(desk, asked, work)
    else:
        _order(desk, asked.asked, work)
    if asked.done is not None and desk.seq != before:
        work.audit.append(asked.done)


# Players -----------------------------------------------------------------------------------------


def _wish(desk: EventDesk, by: str, wish: w.AnyEventWish, work: EventWork) -> None:
    match wish:
        case w.Register(password, ticket):
            _register(desk, c.Enter(by, work.at, ticket, password), work)
        case w.Unregister() if by in desk.asking:
            desk.note(EntryAnswered(by), work)
        case w.Unregister():
            desk.act(c.Withdraw(by), work)
        case w.BuyAgain():
            desk.act(c.BuyAgain(by), work)
        case w.NoMore():
            desk.act(c.DeclineRebuy(by), work)
        case w.TakeAddOn():
            desk.act(c.TakeAddOn(by), work)
        case w.BeAway():
            desk.act(c.GoAway(by), work)
        case w.BeBack():
            desk.act(c.ComeToTable(by), work)
        case w.AnswerDeal(number, yes):
            _answer_deal(desk, by, number, yes, work)
        case _:
            assert_never(wish)


def _register(desk: EventDesk, entering: c.Enter, work: EventWork) -> None:
    by = entering.player
    if by in desk.asking:
        raise NotGranted(AsksAlready(Player(by)))
    decide(desk.event, entering, desk.draws)  # what cannot be is not asked of the host, either
    _refuse_too_many(desk)
    if desk.settings.approval and by != desk.host:
        desk.note(EntryAsked(by, entering.ticket), work)
    else:
        desk.act(entering, work)


def _refuse_too_many(desk: EventDesk, more: int = 1) -> None:
    if desk.event.entries + more > MOST:
        raise NotGranted(said.TooManyEntrants(MOST))


# Hosts -------------------------------------------------------------------------------------------


def _order(desk: EventDesk, order: w.AnyEventOrder, work: EventWork) -> None:
    match order:
        case w.StartNow():
            start(desk, work)
        case w.ChangeLevels():
            _change_levels(desk, order, work)
        case w.PayMarker() | w.OldChips():
            desk.act(_told(order), work)
        case (
            w.BustOut()
            | w.EliminatePlayers()
            | w.ReportBigBlind()
            | w.BuysAgain()
            | w.BuysNoMore()
            | w.BuysAddOn()
            | w.IsThere()
            | w.EndRound()
        ):
            if desk.event.rules.tables != "felt":
                raise NotGranted(said.TablesOfTheRoom())
            desk.act(_at_felt(order, work.at), work)
        case w.Admit() | w.EnterSomebody() | w.RemoveEntry() | w.AddBots():
            _entries(desk, order, work)
        case w.ProposeDeal():
            _propose(desk, order, work)
        case w.DropDeal():
            if desk.deal is None:
                raise NotGranted(said.NoDealIsProposed())
            desk.note(DealDropped(desk.deal.number), work)
        case _:
            desk.act(command(order, work.at), work)


def command(order: w.AnyEventOrder, at: int) -> c.AnyEventCommand:
    """The command of the event that an order simply is."""
    match order:
        case w.StopClock():
            return c.Pause(at)
        case w.StartClock():
            return c.Unpause(at)
        case w.MoveClock(seconds):
            return c.MoveClock(seconds)
        case w.Penalise(player, kind, why, amount):
            return c.Penalise(player, kind, amount, why)
        case w.UndoBust(player, chips):
            return c.UndoBust(player, chips)
        case w.CountChips(player, chips, why, confirmed):
            return c.Count(player, chips, why, confirmed)
        case w.SendAway(player, away):
            return c.GoAway(player) if away else c.ComeToTable(player)
        case w.LastHands(hands):
            return c.PlayLastHands(hands)
        case w.EndDay():
            return c.EndDay(at)
        case w.CallOffEvent(why):
            return c.Cancel(why)
        case w.SeatByHand(player, table, seat):
            return c.SeatByHand(player, table, seat - 1)
        case w.UseSeat(table, seat, use):
            return (c.ReopenSeat if use else c.CloseSeat)(table, seat - 1)
        case w.LockSeat(player, locked):
            return c.LockSeat(player, locked)
        case w.BeginDay():
            return c.BeginDay(at)
        case _:
            raise AssertionError(f"{order} is no command of the event alone")


def _join(desk: EventDesk, asked: EventRequest, work: EventWork) -> None:
    """All who are left of the flight come in, its bots too."""
    assert asked.flight is not None, "a flight comes with what is left of it"
    _refuse_too_many(desk, asked.flight.joining.entries)
    decide(desk.event, asked.flight.joining, desk.draws)
    for player, style in asked.flight.bots.items():
        desk.note(BotEntered(player, style), work)
    desk.act(asked.flight.joining, work)


def _change_levels(desk: EventDesk, order: w.ChangeLevels, work: EventWork) -> None:
    """What is played in a level can be played here, too."""
    try:
        changing = c.ChangeLevels(order.kept, tuple([read_line(line) for line in order.lines]))
        check_games(after_changes(desk.event.rules, changing))
    except (BadGame, BadEvent) as why:
        raise NotGranted(why.refusal) from why
    desk.act(changing, work)


def _told(order: w.PayMarker | w.OldChips) -> c.AnyEventCommand:
    if isinstance(order, w.PayMarker):
        return c.PayMarker(order.player)
    return c.ChangeOldChips(order.player, order.worth, order.count)


_AtFelt: TypeAlias = (
    w.BustOut
    | w.EliminatePlayers
    | w.ReportBigBlind
    | w.BuysAgain
    | w.BuysNoMore
    | w.BuysAddOn
    | w.IsThere
    | w.EndRound
)


def elimination(players: w.Eliminations, same_hand_as: str) -> c.EliminatePlayers:
    """The command of a group of eliminations."""
    losses = tuple([c.Loss(each.player, each.by) for each in players])
    return c.EliminatePlayers(losses, same_hand_as)


def _at_felt(order: _AtFelt, at: int) -> c.AnyEventCommand:
    """What somebody tells of tables where nobody else would know."""
    match order:
        case w.BustOut(player, by, same_hand):
            return c.BustOut(player, by, same_hand)
        case w.EliminatePlayers(players, same_hand_as):
            return elimination(players, same_hand_as)
        case w.ReportBigBlind(table, player):
            return c.ReportBigBlind(table, player, at)
        case w.BuysAgain(player):
            return c.BuyAgain(player)
        case w.BuysNoMore(player):
            return c.DeclineRebuy(player)
        case w.BuysAddOn(player):
            return c.TakeAddOn(player)
        case w.IsThere(player):
            return c.ConfirmMove(player)
        case w.EndRound():
            return c.EndRound()
        case _:
            assert_never(order)


def start(desk: EventDesk, work: EventWork) -> None:
    """Begin, with bots in the places that were left for them."""
    if desk.event.rules.tables != "felt":
        fill(desk, desk.settings.bots - desk.event.entries, "", work)
    if desk.event.phase == "open":  # the last bot may have filled a sit-and-go
        desk.act(c.Start(work.at), work)


def fill(desk: EventDesk, count: int, style: str, work: EventWork) -> None:
    """Let so many bots enter, as far as there is room for them."""
    most = desk.event.rules.entry.most or MOST
    for _ in range(min(count, most - desk.event.entries)):
        name = bot_name(desk.event.entrants, desk.people_in_room())
        plays = style or secrets.choice([each for each in STYLES if each != "random"])
        entering = c.Enter(name, work.at)
        decide(desk.event, entering, desk.draws)
        desk.note(BotEntered(name, plays), work)
        let_in(desk, name, work)


def let_in(desk: EventDesk, player: str, work: EventWork, ticket: str = "") -> None:
    """Enter somebody whom the host lets in."""
    desk.act(c.Enter(player, work.at, ticket), work)
    if player in desk.event.asking:
        desk.act(c.Admit(player, work.at), work)


def _entries(
    desk: EventDesk,
    order: w.Admit | w.EnterSomebody | w.RemoveEntry | w.AddBots,
    work: EventWork,
) -> None:
    match order:
        case w.Admit(player, yes) if player in desk.event.asking:
            desk.act(c.Admit(player, work.at) if yes else c.TurnAway(player, "-"), work)
        case w.Admit(player, yes):
            if player not in desk.asking:
                raise NotGranted(said.AsksNot(Player(player)))
            ticket = desk.asking[player]
            if yes:
                decide(desk.event, c.Enter(player, work.at, ticket), desk.draws)
            desk.note(EntryAnswered(player, yes), work)
            if yes:
                let_in(desk, player, work, ticket)
        case w.EnterSomebody(player):
            _refuse_too_many(desk)
            let_in(desk, player, work)
        case w.RemoveEntry(player):
            desk.act(c.Withdraw(player), work)
        case w.AddBots() if desk.event.rules.tables == "felt":
            raise NotGranted(said.NoBotsAtFelt())
        case w.AddBots(count, style):
            if style and style not in STYLES:
                raise NotGranted(NoSuchStyle(tuple(STYLES), style))
            decide(desk.event, c.Enter(bot_name(desk.event.entrants)), desk.draws)
            fill(desk, count, style, work)
        case _:
            assert_never(order)


# Deals -------------------------------------------------------------------------------------------


def _deal(desk: EventDesk, agreed: tuple[str, ...]) -> c.MakeDeal:
    asked = desk.deal
    assert asked is not None, "a deal is proposed"
    return c.MakeDeal(asked.kind, agreed, asked.saved, asked.shares)


def _propose(desk: EventDesk, order: w.ProposeDeal, work: EventWork) -> None:
    """Ask all who are left; what could not be made were all to agree is not asked."""
    everybody = tuple(desk.event.inside)
    shares = tuple((order.shares or {}).items())
    decide(desk.event, c.MakeDeal(order.kind, everybody, order.saved, shares), desk.draws)
    desk.note(DealProposed(desk.deals + 1, order.kind, order.saved, shares), work)
    _agree_for_others(desk, work)


def _agree_for_others(desk: EventDesk, work: EventWork) -> None:
    """A bot takes every deal: what it would win is nobody's money.

    At tables of felt people agree aloud, and the host tells what all of them have agreed to: many
    of them have no account in which they could answer (TRNY-64).
    """
    felt = desk.event.rules.tables == "felt"
    for player in [each for each in desk.event.inside if felt or each in desk.bots]:
        if desk.deal is not None:
            _agrees(desk, player, yes=True, work=work)


def _answer_deal(desk: EventDesk, by: str, number: int, yes: bool, work: EventWork) -> None:
    if desk.deal is None or desk.deal.number != number:
        raise NotGranted(said.NoDealIsProposed())
    if by not in desk.event.inside:
        raise NotGranted(said.OnlyWhoIsLeft())
    if (by in desk.agreed) != yes:
        _agrees(desk, by, yes=yes, work=work)


def _agrees(desk: EventDesk, player: str, *, yes: bool, work: EventWork) -> None:
    assert desk.deal is not None, "a deal is proposed"
    everybody = set(desk.event.inside)
    if yes and desk.agreed | {player} >= everybody:
        making = _deal(desk, tuple(everybody))
        decide(desk.event, making, desk.draws)
        desk.note(DealAnswered(desk.deal.number, player, yes), work)
        desk.act(making, work)
    else:
        desk.note(DealAnswered(desk.deal.number, player, yes), work)
