"""Event reducer: facts change an event, and nothing else does. It checks no rules."""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.balance.blind_distance import hands_until_blind
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.entrant_places import count_table_size, move_entrant
from riverboat.tourney.state.event_state import Bust, Entrant, Event, EventTable
from riverboat.tourney.state.house_reducer import apply_house, resume_clock
from riverboat.tourney.state.result_reducer import apply_result, leave_event


def open_from_fact(fact: f.EventOpened) -> Event:
    """Return a new event from its first fact."""
    return Event(fact.rules, fact.seal)


def replay(facts: list[f.AnyEventFact]) -> Event:
    """Return the event folded from these facts."""
    opening_fact, *later_facts = facts
    assert isinstance(opening_fact, f.EventOpened), (
        "the log of an event must begin with its opening"
    )
    event = open_from_fact(opening_fact)
    for fact in later_facts:
        apply(event, fact)
    return event


def apply(event: Event, fact: f.AnyEventFact) -> None:
    """Apply a fact to the event."""
    event.clock.now = max(event.clock.now, getattr(fact, "at", 0))
    match fact:
        case f.HandBegun() | f.HandFinished():
            _apply_hand(event, fact)
        case f.EventOpened():
            raise AssertionError("an event can be opened only once")
        case f.Entered() | f.Withdrew() | f.Rebought() | f.RebuyDeclined() | f.AddedOn():
            _apply_entry(event, fact)
        case f.RegistrationClosed(prizes, order):
            event.closed, event.prizes, event.order = True, prizes, order
            event.paid = sum(1 for prize in prizes if prize)
        case f.TableOpened() | f.SeatDrawn() | f.ButtonDrawn() | f.TableBroken():
            _apply_seats(event, fact)
        case f.Left() | f.Arrived():
            _apply_move(event, fact)
        case (
            f.Busted()
            | f.Placed()
            | f.BountyWon()
            | f.BountyUnclaimed()
            | f.DealMade()
            | f.BustUndone()
            | f.StackLost()
            | f.PlacesReopened()
        ):
            apply_result(event, fact)
        case f.HandForHandBegan() | f.RoundOfHandsEnded() | f.HandForHandEnded():
            _apply_hand_for_hand(event, fact)
        case (
            f.EventStarted()
            | f.LevelBegan()
            | f.BreakBegan()
            | f.ClockPaused()
            | f.ClockResumed()
            | f.ClockMoved()
        ):
            _apply_clock(event, fact)
        case f.LastHands(hands):
            event.last_hands = dict.fromkeys(event.tables, hands)
        case f.DayEnded(now_ms):
            event.last_hands, event.clock.paused, event.clock.told = {}, now_ms, now_ms
            event.bagged, event.settled = True, event.felt_hand
        case (
            f.StackCorrected()
            | f.Penalised()
            | f.Disqualified()
            | f.StackAbandoned()
            | f.CameBack()
        ):
            _apply_floor(event, fact)
        case f.EventCancelled(refunds=refunds):
            event.phase, event.refunds = "cancelled", dict(refunds)
        case f.EventEnded():
            event.phase = "ended"
        case (
            f.EntryRequested()
            | f.EntryDenied()
            | f.TicketWon()
            | f.MarkerPaid()
            | f.SeatClosed()
            | f.SeatReopened()
            | f.PlayerLocked()
            | f.MoveConfirmed()
            | f.ColouredUp()
            | f.OldChipsChanged()
            | f.PlayerLeftAlone()
            | f.BlindedOff()
            | f.AllInReported()
            | f.DayBegan()
            | f.FlightJoined()
            | f.BountyCardsMade()
            | f.HourBreakBegan()
            | f.HourBreakEnded()
            | f.LevelsChanged()
            | f.RoundReported()
            | f.BigBlindReported()
            | f.ButtonMoved()
        ):
            apply_house(event, fact)
        case _:
            assert_never(fact)


# Entries -----------------------------------------------------------------------------------------


def _apply_entry(
    event: Event, fact: f.Entered | f.Withdrew | f.Rebought | f.RebuyDeclined | f.AddedOn
) -> None:
    match fact:
        case f.Entered():
            _apply_entered(event, fact)
        case f.Withdrew(player):
            entrant = event.entrants.pop(player)
            del event.inside[player], event.homeless[player]
            event.sold -= entrant.chips
            event.pool -= event.rules.entry.price.prize
            event.head_money -= event.rules.entry.price.bounty
            event.entries -= 1
        case f.Rebought(player, chips, price) | f.AddedOn(player, chips, price):
            entrant = event.entrants[player]
            entrant.chips += chips
            entrant.paid += price.total
            entrant.head += price.bounty
            entrant.taken, entrant.lost = (), None
            event.sold += chips
            event.pool += price.prize
            event.head_money += price.bounty
            if isinstance(fact, f.Rebought):
                entrant.rebuys += 1
            else:
                entrant.added_on = True
        case f.RebuyDeclined():
            pass  # the effect is a separate fact
        case _:
            assert_never(fact)


def _apply_entered(event: Event, fact: f.Entered) -> None:
    earlier_entrant = event.entrants.pop(fact.player, None)
    entrant = Entrant(fact.player, fact.number, chips=fact.chips, came=fact.kind)
    if earlier_entrant is not None:
        entrant.entries, entrant.paid = earlier_entrant.entries + 1, earlier_entrant.paid
        entrant.heads, entrant.prize = earlier_entrant.heads, earlier_entrant.prize
        event.removed += earlier_entrant.chips  # rule: TRNY-16 chips that were given up
    entrant.paid += fact.price.total
    entrant.head = fact.price.bounty
    event.asking.pop(fact.player, None)
    if fact.ticket:
        event.tickets.append(fact.ticket)
    for people in (event.entrants, event.inside, event.homeless):
        people[fact.player] = entrant
    event.entries += 1
    event.sold += fact.chips
    event.pool += fact.price.prize
    event.head_money += fact.price.bounty


# Seats -------------------------------------------------------------------------------------------


def _apply_seats(
    event: Event, fact: f.TableOpened | f.SeatDrawn | f.ButtonDrawn | f.TableBroken
) -> None:
    match fact:
        case f.TableOpened(number, seats):
            event.tables[number] = EventTable(number, [None] * seats)
            count_table_size(event, 0, +1)
            event.draw_all = False
        case f.TableBroken(number):
            table = event.tables.pop(number)
            count_table_size(event, table.due, -1)
            event.closed_seats -= len(table.out_of_use)
            event.racing.discard(number)
        case f.SeatDrawn(player, number, seat, draw):
            entrant = event.entrants[player]
            _vacate_seat(event, entrant)
            move_entrant(event, entrant, "moving", number, seat)
            event.draws = max(event.draws, draw)
        case f.ButtonDrawn(number, seat, draw):
            table = event.tables[number]
            # As if a hand came before the first: its small blind was on the button.
            table.small, table.big = seat, _next_taken_seat(table, seat)
            event.draws = max(event.draws, draw)
        case _:
            assert_never(fact)


def _next_taken_seat(table: EventTable, seat: int) -> int:
    """Return the next taken seat."""
    round_ = len(table.seats)
    row = [(seat + offset) % round_ for offset in range(1, round_ + 1)]
    return next((other_seat for other_seat in row if table.seats[other_seat] is not None), seat)


def _vacate_seat(event: Event, entrant: Entrant) -> None:
    """Take an entrant out of their seat; a player in transit keeps that status."""
    if entrant.status == "seated":
        table = event.tables[entrant.table]
        entrant.until_big = hands_until_blind(table.seated, entrant.seat)
        table.seats[entrant.seat] = None
        table.opened_last, table.alone = entrant.seat, None
        entrant.last_table = table.number
    move_entrant(event, entrant, "moving", entrant.table, entrant.seat)
    event.homeless[entrant.player] = entrant


def _apply_move(event: Event, fact: f.Left | f.Arrived) -> None:
    entrant = event.entrants[fact.player]
    if isinstance(fact, f.Left):
        event.giver, entrant.guess = entrant.table, fact.guess
        _vacate_seat(event, entrant)
        move_entrant(event, entrant, "moving", fact.target, -1)
    else:
        entrant.sent = event.rules.tables == "felt" and entrant.status == "moving"
        entrant.guess = fact.guess
        move_entrant(event, entrant, "seated", fact.table, fact.seat)
        table = event.tables[fact.table]
        table.seats[fact.seat], table.alone = fact.player, None
        del event.homeless[fact.player]


# Hands -------------------------------------------------------------------------------------------


def _apply_hand(event: Event, fact: f.HandBegun | f.HandFinished) -> None:
    table = event.tables[fact.table]
    if isinstance(fact, f.HandBegun):
        table.playing, table.hand, table.level = True, fact.hand, fact.level
        table.stacks = {entrant.player: entrant.chips for entrant in event.seated_at(table.number)}
        table.in_level += 1
        table.alone, table.all_in = None, False
        if fact.table in event.last_hands:
            event.last_hands[fact.table] -= 1
        return
    table.playing = table.all_in = False
    for player, chips in fact.stacks:
        event.entrants[player].chips = chips
    for entrant in event.seated_at(table.number):
        entrant.penalty = max(entrant.penalty - 1, 0)
        if fact.blinds is not None:
            entrant.paid_big = entrant.seat == fact.blinds.big
    if fact.blinds is not None:
        table.small, table.big = fact.blinds.small, fact.blinds.big
    event.round.discard(fact.table)


def _apply_hand_for_hand(
    event: Event, fact: f.HandForHandBegan | f.RoundOfHandsEnded | f.HandForHandEnded
) -> None:
    match fact:
        case f.HandForHandBegan():
            event.by_hand, event.by_hand_after = True, event.felt_hand
            playing = {number for number, table in event.tables.items() if table.playing}
            event.round = playing or set(event.tables)
        case f.RoundOfHandsEnded(minutes):
            event.clock.began -= minutes * 60_000
            event.round = set(event.tables)
        case f.HandForHandEnded():
            event.by_hand, event.round = False, set()
        case _:
            assert_never(fact)


# The clock ---------------------------------------------------------------------------------------


def _apply_clock(
    event: Event,
    fact: (
        f.EventStarted | f.LevelBegan | f.BreakBegan | f.ClockPaused | f.ClockResumed | f.ClockMoved
    ),
) -> None:
    clock = event.clock
    match fact:
        case f.EventStarted(now_ms):
            event.phase, clock.rested = "running", now_ms
        case f.LevelBegan(level, now_ms):
            clock.level = level
            clock.part, clock.began, clock.told = clock.part + 1, now_ms, now_ms
            for table in event.tables.values():
                table.in_level = 0
        case f.BreakBegan(_, chip_value, now_ms):
            clock.part, clock.began, clock.told = clock.part + 1, now_ms, now_ms
            if chip_value:
                event.races += (chip_value,)
                event.racing.update(event.tables)
                for table in event.tables.values():
                    table.races += (chip_value,)
        case f.ClockPaused(now_ms):
            clock.paused = clock.told = now_ms
        case f.ClockResumed(now_ms):
            resume_clock(event, now_ms)
        case f.ClockMoved(seconds):
            clock.began += seconds * 1_000
        case _:
            assert_never(fact)


# Floor -------------------------------------------------------------------------------------------


def _apply_floor(
    event: Event,
    fact: f.StackCorrected | f.Penalised | f.Disqualified | f.StackAbandoned | f.CameBack,
) -> None:
    entrant = event.entrants[fact.player]
    match fact:
        case f.StackCorrected(_, chips, cause):
            event.removed += entrant.chips - chips
            if cause in ("counted", "bust-out"):
                event.missing += entrant.chips - chips
            if cause == "bust-out" and entrant.status == "seated":
                event.tables[entrant.table].level = event.level
            entrant.chips = chips
            entrant.lost = None if chips else entrant.lost
        case f.Penalised(_, _, hands):
            entrant.penalty += hands
        case f.Disqualified():
            event.removed += entrant.chips
            bust = Bust(entrant.number, entrant.player, entrant.table, -1, 0)
            event.busts.append(bust)
            entrant.chips = 0
            leave_event(event, entrant)
        case f.StackAbandoned():
            entrant.away = True
        case f.CameBack():
            entrant.away = False
            if entrant.status == "seated":
                event.tables[entrant.table].alone = None
        case _:
            assert_never(fact)
