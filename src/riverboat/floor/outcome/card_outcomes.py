"""Outcomes for players' cards: replaced, supplied, taken away, or shown to all."""

from __future__ import annotations

from riverboat.cards import UNKNOWN
from riverboat.engine.corrections import build_card_replacement
from riverboat.engine.state import correction_facts as c
from riverboat.floor.outcome.ruling_execution import RulingExecution
from riverboat.words import Seat
from riverboat.words.floor.cards import orders as o
from riverboat.words.floor.hands.orders import ShownToAll
from riverboat.words.phrase import Person


def find_live_seat(person: Person, execution: RulingExecution) -> int | None:
    """Return the seat of a player who is in the hand, or None."""
    if not isinstance(person, Seat) or not 0 <= person.seat < execution.hand.players:
        return None
    return person.seat if execution.hand.live_mask >> person.seat & 1 else None


def carry_out_card_orders(execution: RulingExecution) -> None:
    """Carry out the orders on players' cards."""
    for order in execution.find_orders(o.ReplaceCard):
        _replace_card(execution, order)
    for extra_card_order in execution.find_orders(o.ExtraCardAsBurn):
        _burn_extra_card(execution, extra_card_order)
    for supply_order in execution.find_orders(o.TopCardsToPlayer):
        _supply_cards(execution, supply_order)
    for show_order in execution.find_orders(ShownToAll):
        _show_to_all(execution, show_order)


def _replace_card(execution: RulingExecution, order: o.ReplaceCard) -> None:
    """Replace an exposed card by the top card; the old one is the burn, or out of play."""
    # rule: HOLD-02, IRRG-08, IRRG-13, BYND-65
    seat = find_live_seat(order.who, execution)
    if seat is None or order.when not in ("now", "deal"):
        return
    hole_cards = execution.hand.holdings[seat]
    replaced_cards = order.cards or ((UNKNOWN,) if UNKNOWN in hole_cards else ())
    if not replaced_cards or not {*replaced_cards} <= {*hole_cards}:
        return
    burn_order = execution.find_order(o.OldCardAsBurn)
    new_cards = execution.next_stub_cards(len(replaced_cards))
    destination: c.CardDestination = "burn" if burn_order else "out"
    execution.record_fact(
        build_card_replacement(
            execution.hand, seat, replaced_cards, new_cards, destination, execution.ruling_rule
        ),
        order,
        burn_order,
    )


def _burn_extra_card(execution: RulingExecution, order: o.ExtraCardAsBurn) -> None:
    # rule: HOLD-10, IRRG-07
    seat = find_live_seat(order.who, execution)
    if seat is None or _count_missing_cards(execution, seat) >= 0:
        return
    replaced_cards = execution.hand.holdings[seat][-1:]
    execution.record_fact(
        build_card_replacement(
            execution.hand, seat, replaced_cards, (), "burn", execution.ruling_rule
        ),
        order,
    )


def _supply_cards(execution: RulingExecution, order: o.TopCardsToPlayer) -> None:
    # rule: MISD-03, BYND-91, IRRD-06
    seat = find_live_seat(order.who, execution)
    if seat is None or _count_missing_cards(execution, seat) != order.cards:
        return
    new_cards = execution.next_stub_cards(order.cards)
    execution.record_fact(c.CardsReplaced(seat, (), new_cards, rule=execution.ruling_rule), order)


def _count_missing_cards(execution: RulingExecution, seat: int) -> int:
    """Return the number of cards a player lacks; negative if they have too many."""
    hand = execution.hand
    other_card_counts = [
        len(hand.holdings[other_seat])
        for other_seat in hand.seats_in_mask(hand.live_mask)
        if other_seat != seat
    ]
    usual_card_count = (
        max(set(other_card_counts), key=other_card_counts.count)
        if other_card_counts
        else len(hand.holdings[seat])
    )
    return usual_card_count - len(hand.holdings[seat])


def _show_to_all(execution: RulingExecution, order: ShownToAll) -> None:
    # rule: ETIQ-04, SHOW-26
    seat = find_live_seat(order.who, execution)
    if seat is None or order.when != "now":
        return
    cards = execution.hand.holdings[seat]
    if cards and UNKNOWN not in cards and not execution.hand.shown_mask >> seat & 1:
        execution.record_fact(c.CardsExposed(seat, cards), order)
