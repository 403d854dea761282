"""A hand that is over: players show cards of it, and ask which would have come."""

from __future__ import annotations

from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work
from riverboat.service.records.facts import CardsShown, RabbitHunted
from riverboat.service.views.run_out import ended_early


def shows(dealer: TableDealer, fact: CardsShown, work: Work) -> None:
    """A player shows some of them to all."""
    dealer.scene.shows(fact)
    dealer.note(fact, work)


def may_hunt(dealer: TableDealer) -> bool:
    """Whether somebody may ask which cards would have come, and nobody has."""
    table = dealer.table
    early = not table.busy and ended_early(dealer.hand) and not dealer.scene.rabbit
    return dealer.rabbit and early and dealer.deck.left_of(table.numbers) is not None


def hunted(dealer: TableDealer, fact: RabbitHunted, work: Work) -> None:
    """They are shown to all."""
    dealer.scene.hunted(fact)
    dealer.note(fact, work)
