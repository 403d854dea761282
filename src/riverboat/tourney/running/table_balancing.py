"""Table balancing: the mover to a shorter table, and the order in which tables break."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from riverboat.cards import DECKS
from riverboat.engine.games.game_spelling import parse_spelling
from riverboat.engine.games.variants import VARIANTS
from riverboat.tourney.balance.blind_distance import hands_until_blind
from riverboat.tourney.balance.seat_moves import choose_mover
from riverboat.tourney.balance.table_counts import TableFlow, even_out
from riverboat.tourney.running.table_count import must_stop_for_redraw
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import MINUTE, Event, EventTable

_MANY_TABLES: Final = 20
"""Number of tables above which the next full one by number gives a player (TRNY-24)."""
_ONE_HAND_MILLISECONDS: Final = 3 * MINUTE
"""Milliseconds after which a physical table is assumed to have played another hand."""


def breaking_order(event: Event) -> tuple[int, ...]:
    """Return the breaking order: as posted, with tables added since first (TRNY-25).

    If no order is posted, the shortest table breaks first, which moves the fewest players.
    """
    if event.order:
        return added_tables_first(event.order, event.tables)
    return tuple(sorted(event.tables, key=lambda number: (event.tables[number].count, -number)))


def added_tables_first(posted: Sequence[int], tables: Iterable[int]) -> tuple[int, ...]:
    """Return tables in the posted order, preceded by those added since.

    >>> added_tables_first((2, 3, 1), (1, 2, 4, 5))
    (5, 4, 2, 1)
    """
    there = sorted(tables, reverse=True)
    added = [number for number in there if number not in posted]
    return (*added, *[number for number in posted if number in there])


def due_balance(event: Event, draws: Draws) -> Iterator[f.AnyEventFact]:
    """Move one player to a shorter table, if their own has finished its hand (TRNY-20)."""
    rules = event.rules.seating
    if rules.policy == "none" or must_stop_for_redraw(event):
        return
    for source, target in _due_flows(event):
        table, to = event.tables[source], event.tables[target]
        if (
            table.players
            and not event.is_busy(source)
            and not _tables_without_report(event, table, to)
        ):
            player = _choose_mover(event, table, to, draws)
            if player is not None:
                yield f.Left(player, source, target, guess=table.guess or to.guess)
                return


def tables_to_ask(event: Event) -> tuple[int, ...]:
    """Return physical tables whose unknown next big blind decides a move that is due."""
    rules = event.rules.seating
    balanced = rules.policy != "none" and not must_stop_for_redraw(event) and not event.last_hands
    if event.phase != "running" or event.rules.tables != "felt" or event.bagged or not balanced:
        return ()
    asked: set[int] = set()
    # The player is standing, with no suitable seat at the other table.
    for each in event.homeless.values():
        if each.seat < 0 and each.table in event.tables:
            asked.update(_tables_without_report(event, None, event.tables[each.table]))
    for source, target in _due_flows(event):
        if event.tables[source].players and not event.is_busy(source):
            asked.update(_tables_without_report(event, event.tables[source], event.tables[target]))
    return tuple(sorted(asked))


def _tables_without_report(
    event: Event, source: EventTable | None, target: EventTable
) -> list[int]:
    """Return tables whose big blind decides a move and was not reported since their last hand.

    That of the source decides the mover, that of the target the seat (BYND-71, TRNY-21).
    """
    if event.rules.tables != "felt" or takes_last_opened_seat(event):
        return []
    by_blinds = (target,) if source is None or _is_mover_drawn_by_card(event) else (source, target)
    now = event.clock.now
    return [
        table.number
        for table in by_blinds
        if table.reported is None or now - table.reported > _ONE_HAND_MILLISECONDS
    ]


def _due_flows(event: Event) -> Sequence[TableFlow]:
    """Return the flows of players due between tables, as they are and will be."""
    rules = event.rules.seating
    if max(event.sizes, default=0) - min(event.sizes, default=0) <= rules.balance_within:
        return ()
    sizes = {number: table.due for number, table in event.tables.items()}
    order: Sequence[int] = ()
    if rules.policy == "wsop":  # rule: TRNY-24
        many = len(event.tables) > _MANY_TABLES
        order = tables_after_giver(event.tables, event.giver) if many else breaking_order(event)
    return even_out(sizes, rules.balance_within, order)


def tables_after_giver(tables: Iterable[int], giver: int) -> list[int]:
    """Return all tables by number, beginning after the one that last gave a player."""
    return sorted(tables, key=lambda number: (number <= giver, number))


# Movers -----------------------------------------------------------------------------------------


def _choose_mover(event: Event, source: EventTable, target: EventTable, draws: Draws) -> str | None:
    """Return the player to move, by the game and policy; never one whose seat is locked."""
    locked = [each.seat for each in event.seated_at(source.number) if each.locked]
    taken = [seat for seat, who in enumerate(source.seats) if who is not None]
    free = [s for s in taken if s not in locked and not _would_pay_twice_without(event, source, s)]
    if not free:
        return None
    if _is_mover_drawn_by_card(event):  # rule: TRNY-21, TRNY-22
        return source.seats[_seat_by_high_card(source, free, draws)]
    if _has_stud(event) and not _is_mixed(event):  # rule: TRNY-21
        return source.seats[_mover_by_position(source, target, free)]
    return source.seats[choose_mover(source.seated, target.seated, balancing_policy(event), free)]


def _is_mover_drawn_by_card(event: Event) -> bool:
    """Return True if a card decides the mover, an option of stud and mixed events."""
    rules = event.rules.seating
    rule = rules.mixed_move if _is_mixed(event) else rules.stud_move
    return rule == "high_card" and _has_stud(event)


def _is_mixed(event: Event) -> bool:
    return len({part.game for part in event.rules.structure.levels}) > 1


def _would_pay_twice_without(event: Event, table: EventTable, seat: int) -> bool:
    """Return True if without this seat a newcomer would be the big blind twice in a row."""
    rest = [each for each in event.seated_at(table.number) if each.seat != seat]
    if len(rest) < 2 or not any(each.paid_big for each in rest):
        return False
    here = table.seated
    following = min(rest, key=lambda each: (hands_until_blind(here, each.seat), each.seat))
    return following.paid_big


def balancing_policy(event: Event) -> str:
    """Return the policy that chooses movers in balancing."""
    return event.rules.seating.policy


def takes_last_opened_seat(event: Event) -> bool:
    """Return True if a mover takes the seat that opened last, by the house's rule for stud."""
    if event.rules.seating.stud_move != "position" or _is_mixed(event):
        return False
    return _has_stud(event)


def _has_stud(event: Event) -> bool:
    names = {part.game or event.rules.game for part in event.rules.structure.levels}
    return any(VARIANTS[parse_spelling(name).name].has_upcards for name in names)


def _mover_by_position(source: EventTable, target: EventTable, free: Sequence[int]) -> int:
    """Return the seat of the mover, at the position of the last opened seat or next after it."""
    place = target.opened_last if target.opened_last is not None else target.seated.empty_seats[0]
    seats = len(source.seats)
    return min(free, key=lambda seat: (seat - place) % seats)


def _seat_by_high_card(source: EventTable, free: Sequence[int], draws: Draws) -> int:
    """Deal each player a card and return the seat of the highest (CARD-13)."""
    label = f"high card {source.number} {source.hand} {len(free)}"
    cards = draw_order(draws.seed, label, DECKS["standard"].cards)[: len(free)]
    return max(zip(cards, free, strict=True))[1]
