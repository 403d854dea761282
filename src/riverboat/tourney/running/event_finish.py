"""Finish of an event: places and prizes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from riverboat.tourney.prizes.prize_shares import Prizes, prizes_by_shares
from riverboat.tourney.prizes.prize_table import (
    PrizeRequest,
    compute_small_field_prize,
    prize_table,
)
from riverboat.tourney.prizes.prize_ties import satellite_prizes, tied_prizes
from riverboat.tourney.rules import EventRules
from riverboat.tourney.running.bounties import (
    build_mystery_card_facts,
    compute_unpaid_bounty_money,
    iter_winners_own_bounties,
)
from riverboat.tourney.running.event_registration import is_selling_chips
from riverboat.tourney.running.hand_reports import is_round_over
from riverboat.tourney.seating.random_draw import Draws, draw_order
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.state.event_state import Bust, Entrant, Event

Facts = Iterator[f.AnyEventFact]


def list_due_place_facts(event: Event, draws: Draws) -> tuple[f.AnyEventFact, ...]:
    """Return the next facts due: registration closes, a player is placed, the event ends."""
    if event.phase != "running":
        return ()
    for build_facts in (_close_registration, _make_mystery_cards, _place_busts, _end_event):
        facts = tuple(build_facts(event, draws))
        if facts:
            return facts
    return ()


def _close_registration(event: Event, draws: Draws) -> Facts:
    """Close registration: the prizes and the breaking order are posted (TRNY-15, TRNY-25)."""
    if event.is_registration_closed or not event.tables:
        return
    are_sales_over = not is_selling_chips(event) and not _has_undecided_players(event)
    if len(event.remaining_entrants) < 2 or are_sales_over:
        prizes = compute_prizes(event.rules, event.prize_pool, event.entry_count)
        breaking_order = draw_order(draws.seed, "breaking order", sorted(event.tables))
        yield f.RegistrationClosed(prizes, breaking_order)


def _make_mystery_cards(event: Event, _draws: Draws) -> Facts:
    yield from build_mystery_card_facts(event)


def _has_undecided_players(event: Event) -> bool:
    """Return True if players wait for a seat, or must decide on a rebuy."""
    if any(entrant.status == "registered" for entrant in event.unseated_entrants.values()):
        return True
    return any(not entrant.chips for entrant in event.remaining_entrants.values())


def compute_prizes(rules: EventRules, pool: int, entry_count: int) -> Prizes:
    """Return the prizes of all places for a prize pool and number of entries (TRNY-61, TRNY-62)."""
    prize_rules, pool = rules.prizes, max(pool, rules.prizes.guarantee)
    if not pool or rules.flight:  # a flight's money is played for on a later day
        return (0,) * entry_count
    if prize_rules.seat:
        paid_prizes = satellite_prizes(pool, prize_rules.seat)[:entry_count]
    elif prize_rules.shares:
        paid_prizes = prizes_by_shares(
            pool,
            prize_rules.shares[:entry_count],
            unit=prize_rules.unit,
            remainder=prize_rules.remainder,
        )
    else:
        paid_prizes = prize_table(pool, _build_prize_request(rules, pool, entry_count))
    return (*paid_prizes, *(0,) * (entry_count - len(paid_prizes)))


def _build_prize_request(rules: EventRules, pool: int, entry_count: int) -> PrizeRequest:
    """Return a request with the house's percentage of paid places.

    It has fewer places if the pool is too small for the house's minimum prize.
    """
    prize_rules, unit = rules.prizes, rules.prizes.unit
    paid_place_count = min(max(entry_count * prize_rules.paid_percent // 100, 1), entry_count)
    min_prize = max(rules.entry.price.total * prize_rules.least_percent // 100 // unit * unit, unit)
    marked_prizes = prize_rules.marks[:paid_place_count]
    while (
        paid_place_count > 1
        and sum(marked_prizes) + 2 * min_prize * (paid_place_count - len(marked_prizes)) > pool
    ):
        paid_place_count -= 1
        marked_prizes = marked_prizes[:paid_place_count]
    if not marked_prizes:
        min_prize = max(min_prize, compute_small_field_prize(pool, paid_place_count, unit))
    if paid_place_count == 1 or min_prize > pool:
        return PrizeRequest(paid=1, min_prize=pool, unit=unit)
    return PrizeRequest(paid=paid_place_count, min_prize=min_prize, top=marked_prizes, unit=unit)


def _place_busts(event: Event, _draws: Draws) -> Facts:
    """Place busted players once their places are final, the worst first."""
    if not event.is_registration_closed or not event.busts:
        return
    first_bust: Bust | None = event.busts[0]
    if event.is_hand_for_hand:
        first_bust = _find_bust_before_rounds(event)
        if first_bust is None and is_round_over(event):
            yield _build_placing_fact(event, rank_busts(event.busts)[0])
    if first_bust is None:
        return
    same_hand_busts = [bust for bust in event.busts if bust.hand_key == first_bust.hand_key]
    if first_bust.table not in event.tables or not _has_undecided_rebuy(event, first_bust.table):
        yield _build_placing_fact(event, rank_busts(same_hand_busts)[0])


def _find_bust_before_rounds(event: Event) -> Bust | None:
    """Return the first bust-out without a place that came before hand for hand, or ``None``.

    Only bust-outs at physical tables count, because the host may enter them late.
    """
    earlier_busts = (
        bust
        for bust in event.busts
        if bust.is_host_entered and bust.hand_number <= event.felt_hand_before_rounds
    )
    return next(earlier_busts, None)


def _has_undecided_rebuy(event: Event, table_number: int) -> bool:
    """Return True if a player of a table between hands must still decide on a rebuy."""
    return event.is_busy(table_number) and not event.tables[table_number].is_playing


def rank_busts(busts: Sequence[Bust]) -> list[list[Bust]]:
    """Return busts grouped by shared place, the worst place first.

    At one table the bigger stack is placed higher, and equal ones tie (TRNY-40). Between tables
    there is no order: the biggest stacks of each table tie, then the next, and so on (TRNY-39).
    """
    busts_by_tier: dict[int, list[Bust]] = {}  # rule: TRNY-39, TRNY-40
    sorted_busts = sorted(busts, key=lambda bust: bust.table)
    for _, table_busts in groupby(sorted_busts, key=lambda bust: bust.table):
        busts_by_stack = sorted(table_busts, key=lambda bust: -bust.stack)
        stacks = sorted({bust.stack for bust in busts_by_stack}, reverse=True)
        for bust in busts_by_stack:
            busts_by_tier.setdefault(stacks.index(bust.stack), []).append(bust)
    return [busts_by_tier[tier] for tier in sorted(busts_by_tier, reverse=True)]


def _build_placing_fact(event: Event, busts: Sequence[Bust]) -> f.Placed:
    place = event.entry_count - event.placed_count - len(busts) + 1
    if place == 1:  # the others were disqualified or left, and no player has chips
        unpaid_bounty_money = (
            compute_unpaid_bounty_money(event) if event.rules.bounty.makes_cards else 0
        )
        prize_money = sum(event.prizes[: len(busts)]) + event.prize_remainder + unpaid_bounty_money
        prize_each, remainder = divmod(prize_money, len(busts))
    else:
        prize_each, remainder = tied_prizes(
            event.prizes, place, len(busts), event.rules.prizes.unit
        )
    players = tuple([bust.player for bust in busts])
    return f.Placed(
        place, players, tuple([bust.entry_number for bust in busts]), prize_each, remainder
    )


def _end_event(event: Event, draws: Draws) -> Facts:
    """Return the facts that end the event when one player is left.

    A satellite ends when as many players are left as there are seats to win (TRNY-65).
    """
    seat_price = event.rules.prizes.seat
    prize_seat_count = (
        sum(1 for prize in event.prizes[: event.paid_place_count] if prize >= seat_price)
        if seat_price
        else 1
    )
    if (
        not event.is_registration_closed
        or event.busts
        or len(event.remaining_entrants) > max(prize_seat_count, 1)
    ):
        return
    if any(table.is_playing for table in event.tables.values()):
        return
    entrants = event.players_left
    if not entrants:
        yield f.EventEnded(draws.seed.hex())
        return
    total_prize = sum(event.prizes[: len(entrants)]) + event.prize_remainder
    prize_each, remainder = divmod(total_prize, len(entrants))
    players = tuple([entrant.player for entrant in entrants])
    yield f.Placed(
        1, players, tuple([entrant.entry_number for entrant in entrants]), prize_each, remainder
    )
    yield from iter_winners_own_bounties(event, entrants)
    if prize_seat_count:
        yield from _award_tickets(event, entrants)
    yield f.EventEnded(draws.seed.hex())


def _award_tickets(event: Event, winners: Sequence[Entrant]) -> Facts:
    """Yield a ticket for each winner of a seat, if the event is a satellite (TRNY-65).

    The ticket's identifier contains the event's seed hash and the number of the entry.
    """
    rules = event.rules.prizes
    if rules.seat_in:
        for entrant in winners:
            ticket = f"{event.seed_hash[:12]}-{entrant.entry_number}"
            yield f.TicketWon(entrant.player, ticket, rules.seat_in, rules.seat)
