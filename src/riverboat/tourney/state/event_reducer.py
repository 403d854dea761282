"""Event reducer: facts change an event, and nothing else does. It checks no rules."""

from __future__ import annotations

from typing import assert_never

from riverboat.tourney.balance.blind_distance import count_hands_until_big_blind
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.entrant_places import count_table_size, move_entrant
from riverboat.tourney.state.event_state import Bust, Entrant, Event, EventTable
from riverboat.tourney.state.house_reducer import apply_house, resume_clock
from riverboat.tourney.state.result_reducer import apply_result, leave_event


def open_from_fact(fact: f.EventOpened) -> Event:
    """Return a new event from its first fact."""
    return Event(fact.rules, fact.seed_hash)


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
    event.clock.now_ms = max(event.clock.now_ms, getattr(fact, "at", 0))
    match fact:
        case f.HandBegun() | f.HandFinished():
            _apply_hand(event, fact)
        case f.EventOpened():
            raise AssertionError("an event can be opened only once")
        case f.Entered() | f.Withdrew() | f.Rebought() | f.RebuyDeclined() | f.AddedOn():
            _apply_entry(event, fact)
        case f.RegistrationClosed(prizes, order):
            event.is_registration_closed, event.prizes, event.posted_breaking_order = (
                True,
                prizes,
                order,
            )
            event.paid_place_count = sum(1 for prize in prizes if prize)
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
            event.last_hands_by_table = dict.fromkeys(event.tables, hands)
        case f.DayEnded(now_ms):
            event.last_hands_by_table, event.clock.paused_since, event.clock.last_report_at = (
                {},
                now_ms,
                now_ms,
            )
            event.is_bagged, event.last_closed_felt_hand = True, event.felt_hand_count
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


def _apply_entry(
    event: Event, fact: f.Entered | f.Withdrew | f.Rebought | f.RebuyDeclined | f.AddedOn
) -> None:
    match fact:
        case f.Entered():
            _apply_entered(event, fact)
        case f.Withdrew(player):
            entrant = event.entrants.pop(player)
            del event.remaining_entrants[player], event.unseated_entrants[player]
            event.chips_sold -= entrant.chips
            event.prize_pool -= event.rules.entry.price.prize
            event.bounty_pool -= event.rules.entry.price.bounty
            event.entry_count -= 1
        case f.Rebought(player, chips, price) | f.AddedOn(player, chips, price):
            entrant = event.entrants[player]
            entrant.chips += chips
            entrant.total_paid += price.total
            entrant.bounty += price.bounty
            entrant.bounty_returns, entrant.undecided_bust = (), None
            event.chips_sold += chips
            event.prize_pool += price.prize
            event.bounty_pool += price.bounty
            if isinstance(fact, f.Rebought):
                entrant.rebuy_count += 1
            else:
                entrant.has_added_on = True
        case f.RebuyDeclined():
            pass  # the effect is a separate fact
        case _:
            assert_never(fact)


def _apply_entered(event: Event, fact: f.Entered) -> None:
    earlier_entrant = event.entrants.pop(fact.player, None)
    entrant = Entrant(fact.player, fact.entry_number, chips=fact.chips, entry_kind=fact.kind)
    if earlier_entrant is not None:
        entrant.entry_count, entrant.total_paid = (
            earlier_entrant.entry_count + 1,
            earlier_entrant.total_paid,
        )
        entrant.bounty_winnings, entrant.prize = (
            earlier_entrant.bounty_winnings,
            earlier_entrant.prize,
        )
        event.chips_removed += earlier_entrant.chips  # rule: TRNY-16 chips that were given up
    entrant.total_paid += fact.price.total
    entrant.bounty = fact.price.bounty
    event.entry_requests.pop(fact.player, None)
    if fact.ticket:
        event.used_tickets.append(fact.ticket)
    for entrant_index in (event.entrants, event.remaining_entrants, event.unseated_entrants):
        entrant_index[fact.player] = entrant
    event.entry_count += 1
    event.chips_sold += fact.chips
    event.prize_pool += fact.price.prize
    event.bounty_pool += fact.price.bounty


def _apply_seats(
    event: Event, fact: f.TableOpened | f.SeatDrawn | f.ButtonDrawn | f.TableBroken
) -> None:
    match fact:
        case f.TableOpened(number, seats):
            event.tables[number] = EventTable(number, [None] * seats)
            count_table_size(event, 0, +1)
            event.must_redraw_all = False
        case f.TableBroken(number):
            table = event.tables.pop(number)
            count_table_size(event, table.expected_players, -1)
            event.closed_seat_count -= len(table.closed_seats)
            event.tables_due_colour_up.discard(number)
        case f.SeatDrawn(player, number, seat, draw):
            entrant = event.entrants[player]
            _vacate_seat(event, entrant)
            move_entrant(event, entrant, "moving", number, seat)
            event.draw_count = max(event.draw_count, draw)
        case f.ButtonDrawn(number, seat, draw):
            table = event.tables[number]
            # As if a hand came before the first: its small blind was on the button.
            table.small_blind_seat, table.big_blind_seat = seat, _find_next_taken_seat(table, seat)
            event.draw_count = max(event.draw_count, draw)
        case _:
            assert_never(fact)


def _find_next_taken_seat(table: EventTable, seat: int) -> int:
    seat_count = len(table.seats)
    seats_clockwise = [(seat + offset) % seat_count for offset in range(1, seat_count + 1)]
    return next(
        (other_seat for other_seat in seats_clockwise if table.seats[other_seat] is not None), seat
    )


def _vacate_seat(event: Event, entrant: Entrant) -> None:
    """Take an entrant out of their seat; a player in transit keeps that status."""
    if entrant.status == "seated":
        table = event.tables[entrant.table]
        entrant.hands_to_big_blind = count_hands_until_big_blind(table.seated_table, entrant.seat)
        table.seats[entrant.seat] = None
        table.last_opened_seat, table.alone_since = entrant.seat, None
        entrant.last_table = table.number
    move_entrant(event, entrant, "moving", entrant.table, entrant.seat)
    event.unseated_entrants[entrant.player] = entrant


def _apply_move(event: Event, fact: f.Left | f.Arrived) -> None:
    entrant = event.entrants[fact.player]
    if isinstance(fact, f.Left):
        event.last_giver_table, entrant.is_guessed = entrant.table, fact.is_guess
        _vacate_seat(event, entrant)
        move_entrant(event, entrant, "moving", fact.target, -1)
    else:
        entrant.is_arrival_unconfirmed = event.rules.tables == "felt" and entrant.status == "moving"
        entrant.is_guessed = fact.is_guess
        move_entrant(event, entrant, "seated", fact.table, fact.seat)
        table = event.tables[fact.table]
        table.seats[fact.seat], table.alone_since = fact.player, None
        del event.unseated_entrants[fact.player]


def _apply_hand(event: Event, fact: f.HandBegun | f.HandFinished) -> None:
    table = event.tables[fact.table]
    if isinstance(fact, f.HandBegun):
        table.is_playing, table.hand_number, table.level = True, fact.hand_number, fact.level
        table.stacks = {entrant.player: entrant.chips for entrant in event.seated_at(table.number)}
        table.hands_in_level += 1
        table.alone_since, table.is_all_in = None, False
        if fact.table in event.last_hands_by_table:
            event.last_hands_by_table[fact.table] -= 1
        return
    table.is_playing = table.is_all_in = False
    for player, chips in fact.stacks:
        event.entrants[player].chips = chips
    for entrant in event.seated_at(table.number):
        entrant.penalty_hands = max(entrant.penalty_hands - 1, 0)
        if fact.blinds is not None:
            entrant.was_big_blind = entrant.seat == fact.blinds.big
    if fact.blinds is not None:
        table.small_blind_seat, table.big_blind_seat = fact.blinds.small, fact.blinds.big
    event.tables_in_round.discard(fact.table)


def _apply_hand_for_hand(
    event: Event, fact: f.HandForHandBegan | f.RoundOfHandsEnded | f.HandForHandEnded
) -> None:
    match fact:
        case f.HandForHandBegan():
            event.is_hand_for_hand, event.felt_hand_before_rounds = True, event.felt_hand_count
            playing_tables = {
                table_number for table_number, table in event.tables.items() if table.is_playing
            }
            event.tables_in_round = playing_tables or set(event.tables)
        case f.RoundOfHandsEnded(minutes):
            event.clock.part_began_at -= minutes * 60_000
            event.tables_in_round = set(event.tables)
        case f.HandForHandEnded():
            event.is_hand_for_hand, event.tables_in_round = False, set()
        case _:
            assert_never(fact)


def _apply_clock(
    event: Event,
    fact: (
        f.EventStarted | f.LevelBegan | f.BreakBegan | f.ClockPaused | f.ClockResumed | f.ClockMoved
    ),
) -> None:
    clock = event.clock
    match fact:
        case f.EventStarted(now_ms):
            event.phase, clock.breaks_taken_until = "running", now_ms
        case f.LevelBegan(level, now_ms):
            clock.level = level
            clock.part_index, clock.part_began_at, clock.last_report_at = (
                clock.part_index + 1,
                now_ms,
                now_ms,
            )
            for table in event.tables.values():
                table.hands_in_level = 0
        case f.BreakBegan(_, chip_value, now_ms):
            clock.part_index, clock.part_began_at, clock.last_report_at = (
                clock.part_index + 1,
                now_ms,
                now_ms,
            )
            if chip_value:
                event.colour_ups_due += (chip_value,)
                event.tables_due_colour_up.update(event.tables)
                for table in event.tables.values():
                    table.colour_ups_due += (chip_value,)
        case f.ClockPaused(now_ms):
            clock.paused_since = clock.last_report_at = now_ms
        case f.ClockResumed(now_ms):
            resume_clock(event, now_ms)
        case f.ClockMoved(seconds):
            clock.part_began_at += seconds * 1_000
        case _:
            assert_never(fact)


def _apply_floor(
    event: Event,
    fact: f.StackCorrected | f.Penalised | f.Disqualified | f.StackAbandoned | f.CameBack,
) -> None:
    entrant = event.entrants[fact.player]
    match fact:
        case f.StackCorrected(_, chips, cause):
            event.chips_removed += entrant.chips - chips
            if cause in ("counted", "bust-out"):
                event.missing_chips += entrant.chips - chips
            if cause == "bust-out" and entrant.status == "seated":
                event.tables[entrant.table].level = event.level
            entrant.chips = chips
            entrant.undecided_bust = None if chips else entrant.undecided_bust
        case f.Penalised(_, _, hands):
            entrant.penalty_hands += hands
        case f.Disqualified():
            event.chips_removed += entrant.chips
            bust = Bust(entrant.entry_number, entrant.player, entrant.table, -1, 0)
            event.busts.append(bust)
            entrant.chips = 0
            leave_event(event, entrant)
        case f.StackAbandoned():
            entrant.is_away = True
        case f.CameBack():
            entrant.is_away = False
            if entrant.status == "seated":
                event.tables[entrant.table].alone_since = None
        case _:
            assert_never(fact)
