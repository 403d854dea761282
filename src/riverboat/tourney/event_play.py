"""Play of an event: start reading here.

An event is a list of facts, and ``Event`` is the state folded from them. ``act(event, command,
draws, log)`` turns a command into facts, or refuses it, and adds the facts that are then forced:
places, prizes, broken tables, moves, redraws. Tables report hand by hand, and ask before each hand
if they may deal.
"""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.commands import event_commands as c
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.chip_colouring import change_old_chips, list_due_colour_ups
from riverboat.tourney.running.due_seating import list_due_seating_facts
from riverboat.tourney.running.event_clock import list_due_start_facts, time_facts
from riverboat.tourney.running.event_days import begin_day, join_flight, list_due_day_end_facts
from riverboat.tourney.running.event_finish import list_due_place_facts
from riverboat.tourney.running.event_hosting import host_facts
from riverboat.tourney.running.event_registration import entry_facts
from riverboat.tourney.running.hand_reports import (
    end_hand_counted_level,
    hand_facts,
    hand_for_hand_facts,
)
from riverboat.tourney.running.host_seating import seat_facts
from riverboat.tourney.seating.random_draw import Draws, seed_commitment
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_reducer import apply, open_from_fact
from riverboat.tourney.state.event_state import Event

Log = list[f.AnyEventFact]


def open_event(rules: EventRules, seed: bytes, log: Log, at: int = 0) -> Event:
    """Open an event for entries, and commit it to the hash of the seed of all its draws."""
    fact = f.EventOpened(rules, seed_commitment(seed), at)
    log.append(fact)
    return open_from_fact(fact)


def act(event: Event, command: c.AnyEventCommand, draws: Draws, log: Log) -> None:
    """Carry out a command with all facts that follow, or refuse it without any change."""
    for fact in decide(event, command, draws):
        apply(event, fact)
        log.append(fact)
    advance(event, draws, log)


def decide(event: Event, command: c.AnyEventCommand, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the facts of a command, without changing the event.

    Raise ``EventCommandRefused`` with the reason if the command is not allowed.
    """
    match command:
        case (
            c.Enter()
            | c.Admit()
            | c.DenyEntry()
            | c.Withdraw()
            | c.RebuyChips()
            | c.DeclineRebuy()
            | c.TakeAddOn()
            | c.PayMarker()
        ):
            return entry_facts(event, command)
        case c.BeginHand() | c.FinishHand() | c.ReportAllIn() | c.EndRound():
            return hand_facts(event, command, draws)
        case (
            c.Start() | c.PassTime() | c.Pause() | c.Unpause() | c.AdjustClock() | c.ChangeLevels()
        ):
            return time_facts(event, command, draws)
        case (
            c.SeatByHand()
            | c.CloseSeat()
            | c.ReopenSeat()
            | c.LockSeat()
            | c.ConfirmMove()
            | c.ReportBigBlind()
            | c.MoveButton()
        ):
            return seat_facts(event, command)
        case c.ChangeOldChips():
            return (change_old_chips(event, command),)
        case c.JoinFlight():
            return (join_flight(event, command),)
        case c.BeginDay(now_ms):
            return (begin_day(event, now_ms),)
        case (
            c.BustOut()
            | c.EliminatePlayers()
            | c.UndoBust()
            | c.CountStack()
            | c.CountStacks()
            | c.PlayLastHands()
            | c.EndDay()
            | c.Penalise()
            | c.LeaveEvent()
            | c.ReturnToTable()
            | c.MakeDeal()
            | c.Cancel()
        ):
            return host_facts(event, command, draws)
        case _:
            assert_never(command)


def advance(event: Event, draws: Draws, log: Log) -> None:
    """Apply forced facts (places, seats, hand for hand) until no more are due."""
    while facts := find_due_facts(event, draws):
        for fact in facts:
            apply(event, fact)
            log.append(fact)


def find_due_facts(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the next forced facts."""
    return (
        list_due_start_facts(event)
        or list_due_colour_ups(event, draws)
        or list_due_place_facts(event, draws)
        or hand_for_hand_facts(event)
        or list_due_seating_facts(event, draws)
        or end_hand_counted_level(event)
        or list_due_day_end_facts(event, draws)
    )
