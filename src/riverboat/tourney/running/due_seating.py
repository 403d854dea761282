"""Due seating: the first draw, late entries, arrivals, broken tables, moves, redraws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from riverboat.tourney.balance.blind_distance import count_hands_until_big_blind, list_open_seats
from riverboat.tourney.balance.table_counts import compute_needed_tables
from riverboat.tourney.running.hand_reports import is_round_over
from riverboat.tourney.running.table_balancing import (
    breaking_order,
    iter_due_balancing_facts,
    takes_last_opened_seat,
)
from riverboat.tourney.running.table_count import (
    compute_final_table_size,
    count_needed_event_tables,
    must_stop_for_redraw,
)
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.seating.seat_draw import (
    DrawnSeat,
    EventSeat,
    draw_first_seats,
    draw_late_seat,
    draw_seats_of_broken_table,
)
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Entrant, Event, EventTable

Facts = Iterator[f.AnyEventFact]


def list_due_seating_facts(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the next seating facts that are due; none if all players sit where they should."""
    if event.phase != "running":
        return ()
    seating_steps = (
        _draw_all_seats,
        _redraw_for_new_day,
        _seat_late_entrant,
        _seat_arrivals,
        _redraw_seats,
        _break_next_table,
        iter_due_balancing_facts,
    )
    if event.is_bagged:
        return ()
    for build_facts in (
        seating_steps if not event.last_hands_by_table else seating_steps[:4]
    ):  # rule: TRNY-35
        facts = tuple(build_facts(event, draws))
        if facts:
            return facts
    return ()


def _draw_all_seats(event: Event, draws: Draws) -> Facts:
    if event.tables:
        return
    seats_per_table, players = (
        event.rules.seating.seats,
        [entrant.player for entrant in event.players_left],
    )
    table_numbers = range(1, compute_needed_tables(len(players), seats_per_table) + 1)
    for table_number in table_numbers:
        yield f.TableOpened(table_number, seats_per_table)
    drawn_seats = draw_first_seats(
        draws.seed, _build_draw_label(event, "start"), players, seats_per_table
    )
    yield from _seat_and_draw_buttons(event, drawn_seats, "start", draws)


def _build_draw_label(event: Event, reason: f.DrawReason) -> str:
    return f"{reason} {event.draw_count + 1}"


def _seat_and_draw_buttons(
    event: Event, seat_draws: Sequence[DrawnSeat], reason: f.DrawReason, draws: Draws
) -> Facts:
    """Draw and take seats; the button of each table is drawn, too."""
    draw_number = event.draw_count + 1
    for player, table_number, seat in seat_draws:
        yield f.SeatDrawn(player, table_number, seat, draw_number, reason)
        yield f.Arrived(player, table_number, seat)
    seats_by_table: dict[int, list[int]] = {}
    for drawn_seat in seat_draws:
        seats_by_table.setdefault(drawn_seat.table, []).append(drawn_seat.seat)
    for table_number in sorted(seats_by_table):
        taken_seats = sorted(seats_by_table[table_number])
        seat = taken_seats[-1]  # rule: BYND-76 the first stack on the dealer's right
        if event.rules.seating.first_button == "draw":
            seat = draw_order(draws.seed, f"button {draw_number} {table_number}", taken_seats)[0]
        yield f.ButtonDrawn(table_number, seat, draw_number)


def _seat_late_entrant(event: Event, draws: Draws) -> Facts:
    unseated_entrants = [
        entrant for entrant in event.unseated_entrants.values() if entrant.status == "registered"
    ]
    if not unseated_entrants or must_stop_for_redraw(event):
        return
    seated_tables = [table.seated_table for table in event.tables.values()]
    seat = draw_late_seat(
        draws.seed, _build_draw_label(event, "late"), seated_tables, _list_reserved_seats(event)
    )
    if seat is None:
        if not event.rules.seating.tables or len(seated_tables) < event.rules.seating.tables:
            yield f.TableOpened(max(event.tables) + 1, event.rules.seating.seats)
        return  # rule: TRNY-14 an alternate waits until a player is out
    yield f.SeatDrawn(unseated_entrants[0].player, *seat, event.draw_count + 1, "late")


def _list_reserved_seats(event: Event) -> tuple[EventSeat, ...]:
    return tuple(
        [
            EventSeat(entrant.table, entrant.seat)
            for entrant in _list_moving_entrants(event)
            if entrant.seat >= 0
        ]
    )


def _list_moving_entrants(event: Event) -> list[Entrant]:
    return [entrant for entrant in event.unseated_entrants.values() if entrant.status == "moving"]


def _seat_arrivals(event: Event, _draws: Draws) -> Facts:
    for entrant in _list_moving_entrants(event):
        table = event.tables.get(entrant.table)
        if table is None or table.is_playing:
            continue
        seat = entrant.seat if entrant.seat >= 0 else _find_open_seat(event, entrant, table)
        if seat is not None and not _would_pay_twice(entrant, table, seat):
            is_seated_by_blinds = entrant.seat < 0
            is_guessed_seat = entrant.is_guessed or (
                is_seated_by_blinds and table.is_big_blind_unknown
            )
            yield f.Arrived(
                entrant.player, table.number, seat, is_guess=is_guessed_seat and is_seated_by_blinds
            )
            return


def _would_pay_twice(entrant: Entrant, table: EventTable, seat: int) -> bool:
    """Return True if the entrant would be the big blind twice in a row.

    They then arrive a hand later.
    """
    has_no_opponent = len(table.players) < 2
    return (
        entrant.was_big_blind
        and not has_no_opponent
        and not count_hands_until_big_blind(table.seated_table, seat)
    )


def _find_open_seat(event: Event, entrant: Entrant, table: EventTable) -> int | None:
    """Return the open seat for a player who moves to a table.

    Return ``None`` if the player has to wait for the next hand. If the table could not play on
    without the player, any open seat is allowed.
    """
    reserved_seats = {
        seat for table_number, seat in _list_reserved_seats(event) if table_number == table.number
    }
    seated_table = table.seated_table
    has_no_opponent = len(table.players) < 2
    candidate_seats = [
        seat
        for seat in (seated_table.empty_seats if has_no_opponent else list_open_seats(seated_table))
        if seat not in reserved_seats
    ]
    if table.last_opened_seat in seated_table.empty_seats and takes_last_opened_seat(
        event
    ):  # rule: TRNY-21
        return table.last_opened_seat if table.last_opened_seat not in reserved_seats else None
    candidate_seats = [
        seat for seat in candidate_seats if not _would_pay_twice(entrant, table, seat)
    ]
    # rule: TRNY-26 they wait for the button
    if event.rules.tables == "felt" and not candidate_seats:
        candidate_seats = [seat for seat in seated_table.empty_seats if seat not in reserved_seats]
    if event.rules.seating.policy == "nearest":
        candidate_seats.sort(
            key=lambda seat: abs(
                count_hands_until_big_blind(seated_table, seat) - entrant.hands_to_big_blind
            )
        )
    return next(iter(candidate_seats), None)


def _redraw_seats(event: Event, draws: Draws) -> Facts:
    """Redraw all seats, at as many tables as are needed (TRNY-28, TRNY-29)."""
    if not must_stop_for_redraw(event) or any(
        event.is_busy(table_number) for table_number in event.tables
    ):
        return
    if _is_hand_for_hand_round_open(event):
        return
    yield from _redraw_all_seats(
        event, count_needed_event_tables(event, len(event.remaining_entrants)), "redraw", draws
    )


def _is_hand_for_hand_round_open(event: Event) -> bool:
    """Return True if players bust in a hand-for-hand round that is not over (BYND-73)."""
    return event.is_hand_for_hand and bool(event.busts) and not is_round_over(event)


def _redraw_for_new_day(event: Event, draws: Draws) -> Facts:
    """Redraw all seats for a new day (TRNY-35)."""
    if event.must_redraw_all:
        table_count = count_needed_event_tables(event, len(event.remaining_entrants))
        yield from _redraw_all_seats(event, table_count, "day", draws)


def _redraw_all_seats(event: Event, table_count: int, reason: f.DrawReason, draws: Draws) -> Facts:
    players = [entrant.player for entrant in event.players_left]
    table_numbers = sorted(event.tables)
    new_table_numbers = range(
        max(table_numbers, default=0) + 1,
        max(table_numbers, default=0) + 1 + table_count - len(table_numbers),
    )
    used_table_numbers = [*table_numbers[:table_count], *new_table_numbers]
    seats_per_table = max(
        event.rules.seating.seats, _count_final_table_seats(event) if table_count == 1 else 0
    )
    closed_seats_by_table = {
        table_number: event.tables[table_number].closed_seats for table_number in table_numbers
    }
    seat_draws = draw_first_seats(
        draws.seed,
        _build_draw_label(event, reason),
        players,
        seats_per_table,
        used_table_numbers,
        closed_seats_by_table,
    )
    for player in players:
        yield f.Left(player, 0, 0)
    for table_number in table_numbers:
        yield f.TableBroken(table_number)
    for table_number in used_table_numbers:
        yield f.TableOpened(table_number, seats_per_table)
        for seat in closed_seats_by_table.get(table_number, ()):
            yield f.SeatClosed(table_number, seat)
    if reason == "redraw":
        yield from _equalise_stacks(event)
    yield from _seat_and_draw_buttons(event, seat_draws, reason, draws)


def _count_final_table_seats(event: Event) -> int:
    """Return the number of seats that the remaining players need at the final table.

    Closed seats are added; the result is at most the final table's size.
    """
    closed_count = max(len(table.closed_seats) for table in event.tables.values())
    return min(
        compute_final_table_size(event.rules.seating), len(event.players_left) + closed_count
    )


def _equalise_stacks(event: Event) -> Facts:
    """Set the remaining players' stacks equal for the next round of a shootout (TRNY-66)."""
    if event.rules.seating.policy != "none":
        return
    stack_each = event.chips // len(event.remaining_entrants)
    for entrant in event.players_left:
        if entrant.chips != stack_each:
            yield f.StackCorrected(entrant.player, stack_each, "equal stacks")


def _break_next_table(event: Event, draws: Draws) -> Facts:
    """Break the next table of the breaking order, after its hand is over (BYND-70)."""
    if (
        event.rules.seating.policy == "none"
        or must_stop_for_redraw(event)
        or _is_hand_for_hand_round_open(event)
    ):
        return
    surplus_table_count = len(event.tables) - count_needed_event_tables(
        event, len(event.remaining_entrants)
    )
    if surplus_table_count < 1:
        return
    for table_number in breaking_order(event)[:surplus_table_count]:
        table = event.tables[table_number]
        if not event.is_busy(table_number) and not any(
            entrant.table == table_number for entrant in _list_moving_entrants(event)
        ):
            other_tables = [
                table.seated_table
                for table in event.tables.values()
                if table.number != table_number
            ]
            seat_draws = draw_seats_of_broken_table(
                draws.seed,
                _build_draw_label(event, "broken"),
                table.seated_table,
                other_tables,
                _list_reserved_seats(event),
            )
            for player, new_table_number, seat in seat_draws:
                yield f.SeatDrawn(player, new_table_number, seat, event.draw_count + 1, "broken")
            yield f.TableBroken(table_number)
            return
