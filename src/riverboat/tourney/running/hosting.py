"""What a host does in an event: counts, penalties, people who go; busts at real tables."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from riverboat.tourney.asked import commands as c
from riverboat.tourney.errors import NotInThisEvent
from riverboat.tourney.running.bounties import unclaimed
from riverboat.tourney.running.cancelling import cancelled
from riverboat.tourney.running.days import ended_day
from riverboat.tourney.running.dealing import deal_facts
from riverboat.tourney.running.eliminations import elimination_facts
from riverboat.tourney.running.entering import entrant
from riverboat.tourney.running.undoing import undone_facts
from riverboat.tourney.seating.draw import Draws
from riverboat.tourney.state import facts as f
from riverboat.tourney.state.event import Entrant, Event
from riverboat.words import Player
from riverboat.words.refusals import event_house as h
from riverboat.words.refusals import events as w

Hosting: TypeAlias = (
    c.BustOut
    | c.EliminatePlayers
    | c.UndoBust
    | c.Count
    | c.PlayLastHands
    | c.EndDay
    | c.Penalise
    | c.GoAway
    | c.ComeToTable
    | c.MakeDeal
    | c.Cancel
)


def host_facts(event: Event, command: Hosting, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """What becomes of a host's wish."""
    match command:
        case c.BustOut() | c.EliminatePlayers():
            return elimination_facts(event, command, draws)
        case c.UndoBust():
            return tuple(undone_facts(event, command))
        case c.Count():
            return (_counted(event, command),)
        case c.PlayLastHands(hands):
            _check_running(event)
            if hands < 1:
                raise NotInThisEvent(w.NoSuchHands(hands))
            return (f.LastHands(hands),)
        case c.EndDay(at):
            return ended_day(event, at, draws)
        case c.Penalise():
            return _penalised(event, command)
        case c.GoAway(player):
            return (f.WentAway(_here(event, player).player),)
        case c.ComeToTable(player):
            return (f.CameBack(_here(event, player).player),)
        case c.MakeDeal():
            return deal_facts(event, command, draws)
        case c.Cancel(why):
            return (cancelled(event, why),)
        case _:
            assert_never(command)


def _check_running(event: Event) -> None:
    if event.phase != "running":
        raise NotInThisEvent(w.NotRunning())


def _here(event: Event, player: str) -> Entrant:
    found = entrant(event, player)
    if found.status == "out":
        raise NotInThisEvent(w.IsOut(Player(player)))
    return found


def _between_hands(event: Event, found: Entrant) -> None:
    if found.status != "seated":
        raise NotInThisEvent(w.SitsNowhere(Player(found.player)))
    if event.tables[found.table].playing:
        raise NotInThisEvent(w.WaitForHandsEnd(found.table))


# Chips -------------------------------------------------------------------------------------------


def _counted(event: Event, command: c.Count) -> f.StackCorrected:
    player, chips, why = command.player, command.chips, command.why
    found = _here(event, player)
    if found.status == "seated":
        _between_hands(event, found)
    if chips < 1:
        raise NotInThisEvent(w.NoSuchStack(Player(player), chips))
    if not why.strip():
        raise NotInThisEvent(w.WhyIsIt())
    missing = event.missing + found.chips - chips
    if abs(missing) > abs(event.missing) and not command.confirmed:  # rule: TRNY-54
        there = event.chips + chips - found.chips
        due = event.chips + event.missing
        raise NotInThisEvent(w.ChipsUnaccounted(there, due, abs(missing), missing < 0))
    return f.StackCorrected(player, chips, "counted", why.strip())


# People ------------------------------------------------------------------------------------------


def _penalised(event: Event, command: c.Penalise) -> tuple[f.AnyEventFact, ...]:
    found = _here(event, command.player)
    _check_running(event)
    if command.amount < 1:
        raise NotInThisEvent(w.NoSuchHands(command.amount))
    if not command.why.strip():
        raise NotInThisEvent(w.WhyIsIt())
    if command.kind == "disqualification":  # rule: TRNY-50
        _between_hands(event, found)
        facts = (f.Disqualified(found.player, found.chips, command.why),)
        return (*facts, unclaimed(event, found.player)) if found.head else facts
    if command.kind == "blinds":
        return _forfeited(event, found, command.why)
    return (f.Penalised(found.player, command.kind, _hands(event, found, command), command.why),)


def _forfeited(event: Event, found: Entrant, why: str) -> tuple[f.AnyEventFact, ...]:
    """Who moves to dodge the blinds forfeits those of one round: both, and what a big one antes."""
    _between_hands(event, found)
    level = event.rules.structure.level(event.level)  # rule: BYND-37
    forfeit = level.small + level.big + (level.ante if level.antes == "big_blind" else 0)
    if found.chips <= forfeit:
        raise NotInThisEvent(h.HasNoMoreThanBlinds(Player(found.player), found.chips, forfeit))
    penalised = f.Penalised(found.player, "blinds", 0, why)
    return penalised, f.StackCorrected(found.player, found.chips - forfeit, "forfeited", why)


def _hands(event: Event, found: Entrant, command: c.Penalise) -> int:
    """A round is one hand for every player at the table, themselves included (BYND-78)."""
    if command.kind == "warning":
        return 0
    if command.kind == "rounds":
        return command.amount * len(event.tables[found.table].players)
    return command.amount
