"""Cards shown after a hand: players show their own, or ask for a rabbit hunt."""

from __future__ import annotations

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import CardsShown, RabbitHunted
from riverboat.service.views.run_out_odds import has_ended_early


def record_shown_cards(dealer: TableDealer, fact: CardsShown, unit_of_work: UnitOfWork) -> None:
    """Show some of a player's cards to all."""
    dealer.public_state.apply_shown_cards(fact)
    dealer.record_room_fact(fact, unit_of_work)


def can_rabbit_hunt(dealer: TableDealer) -> bool:
    """Return True if a rabbit hunt is allowed now and has not been made."""
    table = dealer.table
    has_undealt_board = (
        not table.is_hand_running
        and has_ended_early(dealer.hand)
        and not dealer.public_state.rabbit_boards
    )
    return (
        dealer.allows_rabbit_hunt
        and has_undealt_board
        and dealer.deck.stub_of(table.hand_count) is not None
    )


def record_rabbit_hunt(dealer: TableDealer, fact: RabbitHunted, unit_of_work: UnitOfWork) -> None:
    """Show all players the cards that would have been dealt next."""
    dealer.public_state.apply_rabbit_hunt(fact)
    dealer.record_room_fact(fact, unit_of_work)
