"""Table balancing: the mover to a shorter table, and the order in which tables break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riverboat.cards import DECKS
from riverboat.engine.games.game_spelling import parse_spelling
from riverboat.engine.games.variants import VARIANTS
from riverboat.tourney.balance.blind_distance import count_hands_until_big_blind
from riverboat.tourney.balance.seat_moves import choose_mover
from riverboat.tourney.balance.table_counts import TableFlow, list_balancing_flows
from riverboat.tourney.running.table_count import must_stop_for_redraw
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE_MS, Event, EventTable

_LARGE_EVENT_TABLE_COUNT: Final = 20
"""Number of tables above which the next full one by number gives a player (TRNY-24)."""
_ONE_HAND_MS: Final = 3 * MINUTE_MS
"""Milliseconds after which a physical table is assumed to have played another hand."""
_BUTTON_TAPS_TIMEOUT_MS: Final = 10 * MINUTE_MS
"""Milliseconds after which a host who moves the button by taps is assumed to have stopped."""


def breaking_order(event: Event) -> tuple[int, ...]:
    """Return the order in which tables break (TRNY-25).

    Tables added since the order was posted come before those of the posted order. If no order is
    posted, the shortest table breaks first, which moves the fewest players.
    """
    if event.posted_breaking_order:
        return put_added_tables_first(event.posted_breaking_order, event.tables)
    return tuple(
        sorted(
            event.tables,
            key=lambda table_number: (event.tables[table_number].player_count, -table_number),
        )
    )


def put_added_tables_first(posted_order: Sequence[int], tables: Iterable[int]) -> tuple[int, ...]:
    """Return tables in the posted order, preceded by the tables that were added since.

    >>> put_added_tables_first((2, 3, 1), (1, 2, 4, 5))
    (5, 4, 2, 1)
    """
    current_tables = sorted(tables, reverse=True)
    added_tables = [
        table_number for table_number in current_tables if table_number not in posted_order
    ]
    return (
        *added_tables,
        *[table_number for table_number in posted_order if table_number in current_tables],
    )


def iter_due_balancing_facts(event: Event, draws: Draws) -> Iterator[f.AnyEventFact]:
    """Move one player to a shorter table, if their own has finished its hand (TRNY-20)."""
    rules = event.rules.seating
    if rules.policy == "none" or must_stop_for_redraw(event):
        return
    for source, target in _list_due_flows(event):
        source_table, target_table = event.tables[source], event.tables[target]
        if (
            source_table.players
            and not event.is_busy(source)
            and not _list_tables_without_report(event, source_table, target_table)
        ):
            player = _choose_mover(event, source_table, target_table, draws)
            if player is not None:
                yield f.Left(
                    player,
                    source,
                    target,
                    is_guess=source_table.is_big_blind_unknown or target_table.is_big_blind_unknown,
                )
                return


def tables_to_ask(event: Event) -> tuple[int, ...]:
    """Return physical tables whose unknown next big blind decides a move that is due."""
    rules = event.rules.seating
    is_balancing_due = (
        rules.policy != "none" and not must_stop_for_redraw(event) and not event.last_hands_by_table
    )
    if (
        event.phase != "running"
        or event.rules.tables != "felt"
        or event.is_bagged
        or not is_balancing_due
    ):
        return ()
    table_numbers: set[int] = set()
    # The player is standing, with no suitable seat at the other table.
    for entrant in event.unseated_entrants.values():
        if entrant.seat < 0 and entrant.table in event.tables:
            table_numbers.update(
                _list_tables_without_report(event, None, event.tables[entrant.table])
            )
    for source, target in _list_due_flows(event):
        if event.tables[source].players and not event.is_busy(source):
            table_numbers.update(
                _list_tables_without_report(event, event.tables[source], event.tables[target])
            )
    return tuple(sorted(table_numbers))


def _list_tables_without_report(
    event: Event, source_table: EventTable | None, target_table: EventTable
) -> list[int]:
    """Return tables whose big blind decides a move and was not reported since their last hand.

    The big blind of the source table decides who moves, and the big blind of the target table
    decides the new seat (BYND-71, TRNY-21).
    """
    if event.rules.tables != "felt" or takes_last_opened_seat(event):
        return []
    deciding_tables = (
        (target_table,)
        if source_table is None or _is_mover_drawn_by_card(event)
        else (source_table, target_table)
    )
    now_ms = event.clock.now_ms
    return [
        table.number
        for table in deciding_tables
        if (
            table.big_blind_reported_at is None
            or now_ms - table.big_blind_reported_at > _ONE_HAND_MS
        )
        and (
            table.button_moved_at is None
            or now_ms - table.button_moved_at > _BUTTON_TAPS_TIMEOUT_MS
        )
    ]


def _list_due_flows(event: Event) -> Sequence[TableFlow]:
    """Return the moves that balance the tables, each of one player.

    A player on the way to a table is counted at that table.
    """
    rules = event.rules.seating
    if (
        max(event.table_count_by_size, default=0) - min(event.table_count_by_size, default=0)
        <= rules.balance_within
    ):
        return ()
    player_counts = {
        table_number: table.expected_players for table_number, table in event.tables.items()
    }
    giver_order: Sequence[int] = ()
    if rules.policy == "wsop":  # rule: TRNY-24
        has_many_tables = len(event.tables) > _LARGE_EVENT_TABLE_COUNT
        giver_order = (
            order_tables_after_giver(event.tables, event.last_giver_table)
            if has_many_tables
            else breaking_order(event)
        )
    return list_balancing_flows(player_counts, rules.balance_within, giver_order)


def order_tables_after_giver(tables: Iterable[int], giver: int) -> list[int]:
    """Return all tables by number, beginning after the one that last gave a player."""
    return sorted(tables, key=lambda table_number: (table_number <= giver, table_number))


def _choose_mover(
    event: Event, source_table: EventTable, target_table: EventTable, draws: Draws
) -> str | None:
    """Return the player to move, by the game and policy, or ``None``.

    A player whose seat is locked does not move.
    """
    locked_seats = [
        entrant.seat for entrant in event.seated_at(source_table.number) if entrant.is_locked
    ]
    taken_seats = [seat for seat, name in enumerate(source_table.seats) if name is not None]
    movable_seats = [
        seat
        for seat in taken_seats
        if seat not in locked_seats and not _would_pay_twice_without(event, source_table, seat)
    ]
    if not movable_seats:
        return None
    if _is_mover_drawn_by_card(event):  # rule: TRNY-21, TRNY-22
        return source_table.seats[_find_seat_by_high_card(source_table, movable_seats, draws)]
    if _has_stud(event) and not _is_mixed_game_event(event):  # rule: TRNY-21
        return source_table.seats[
            _find_mover_by_position(source_table, target_table, movable_seats)
        ]
    return source_table.seats[
        choose_mover(
            source_table.seated_table,
            target_table.seated_table,
            balancing_policy(event),
            movable_seats,
        )
    ]


def _is_mover_drawn_by_card(event: Event) -> bool:
    """Return True if a card decides the mover, an option of stud and mixed events."""
    rules = event.rules.seating
    mover_rule = rules.mixed_move if _is_mixed_game_event(event) else rules.stud_move
    return mover_rule == "high_card" and _has_stud(event)


def _is_mixed_game_event(event: Event) -> bool:
    return len({part.game for part in event.rules.structure.levels}) > 1


def _would_pay_twice_without(event: Event, table: EventTable, seat: int) -> bool:
    """Return True if without this seat a newcomer would be the big blind twice in a row."""
    entrants = [entrant for entrant in event.seated_at(table.number) if entrant.seat != seat]
    if len(entrants) < 2 or not any(entrant.was_big_blind for entrant in entrants):
        return False
    seated_table = table.seated_table
    next_entrant = min(
        entrants,
        key=lambda entrant: (count_hands_until_big_blind(seated_table, entrant.seat), entrant.seat),
    )
    return next_entrant.was_big_blind


def balancing_policy(event: Event) -> str:
    """Return the policy that chooses movers in balancing."""
    return event.rules.seating.policy


def takes_last_opened_seat(event: Event) -> bool:
    """Return True if a mover takes the seat that opened last, by the house's rule for stud."""
    if event.rules.seating.stud_move != "position" or _is_mixed_game_event(event):
        return False
    return _has_stud(event)


def _has_stud(event: Event) -> bool:
    game_names = {part.game or event.rules.game for part in event.rules.structure.levels}
    return any(VARIANTS[parse_spelling(name).name].has_upcards for name in game_names)


def _find_mover_by_position(
    source_table: EventTable, target_table: EventTable, movable_seats: Sequence[int]
) -> int:
    """Return the seat of the player who moves.

    It is the first movable seat, counted up from the number of the seat that opened last at the
    target table, and around the table.
    """
    opened_seat = (
        target_table.last_opened_seat
        if target_table.last_opened_seat is not None
        else target_table.seated_table.empty_seats[0]
    )
    seat_count = len(source_table.seats)
    return min(movable_seats, key=lambda seat: (seat - opened_seat) % seat_count)


def _find_seat_by_high_card(
    source_table: EventTable, movable_seats: Sequence[int], draws: Draws
) -> int:
    """Deal each player a card and return the seat of the highest (CARD-13)."""
    draw_label = f"high card {source_table.number} {source_table.hand_number} {len(movable_seats)}"
    cards = draw_order(draws.seed, draw_label, DECKS["standard"].cards)[: len(movable_seats)]
    return max(zip(cards, movable_seats, strict=True))[1]
