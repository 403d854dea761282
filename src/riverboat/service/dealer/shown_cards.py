"""A hand that is over: players show cards of it, and ask which would have come."""

from __future__ import annotations

from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import CardsShown, RabbitHunted
from riverboat.service.views.run_out_odds import has_ended_early


def record_shown_cards(dealer: TableDealer, fact: CardsShown, work: UnitOfWork) -> None:
    """A player shows some of them to all."""
    dealer.public_state.apply_shown_cards(fact)
    dealer.record_room_fact(fact, work)


def can_rabbit_hunt(dealer: TableDealer) -> bool:
    """Whether somebody may ask which cards would have come, and nobody has."""
    table = dealer.table
    early = (
        not table.is_hand_running
        and has_ended_early(dealer.hand)
        and not dealer.public_state.rabbit_boards
    )
    return dealer.allows_rabbit_hunt and early and dealer.deck.stub_of(table.hand_count) is not None


def record_rabbit_hunt(dealer: TableDealer, fact: RabbitHunted, work: UnitOfWork) -> None:
    """They are shown to all."""
    dealer.public_state.apply_rabbit_hunt(fact)
    dealer.record_room_fact(fact, work)
