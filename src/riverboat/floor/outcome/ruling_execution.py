"""Execution of a ruling: its orders in sequence, and the facts that result so far."""

from __future__ import annotations

from typing import TypeVar

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyCommand, AnyFact, HandState, apply
from riverboat.engine.commands.engine_errors import Irregularity
from riverboat.engine.corrections import build_rewind
from riverboat.engine.state import hand_facts as f
from riverboat.floor.outcome.supplied_cards import SuppliedCards
from riverboat.floor.verdict import Ruling
from riverboat.words.floor.verdicts import Order
from riverboat.words.refusals.corrections import StubTooSmall

OrderType = TypeVar("OrderType", bound=Order)


class RulingExecution:
    """The running hand as the orders have changed it so far, and the facts applied to it."""

    def __init__(
        self, hand: HandState, log: list[AnyFact], ruling: Ruling, supplied_cards: SuppliedCards
    ) -> None:
        self.hand, self.log, self.ruling, self.supplied_cards = hand, log, ruling, supplied_cards
        self.facts: list[f.AnyIrregular] = []
        self.commands: list[tuple[Order, AnyCommand]] = []
        self.carried_out_orders: set[Order] = set()
        self.stub = list(supplied_cards.stub_cards)

    @property
    def ruling_rule(self) -> str:
        """The rule cited by the facts of the ruling."""
        return self.ruling.cites[0].rule if self.ruling.cites else ""

    def find_order(self, order_type: type[OrderType]) -> OrderType | None:
        """Return the first order of this type that has not been carried out."""
        for order in self.ruling.orders:
            if isinstance(order, order_type) and order not in self.carried_out_orders:
                return order
        return None

    def find_orders(self, order_type: type[OrderType]) -> list[OrderType]:
        """Return all orders of this type in the ruling, carried out or not."""
        return [order for order in self.ruling.orders if isinstance(order, order_type)]

    def record_fact(self, fact: f.AnyIrregular | None, *orders: Order | None) -> None:
        """Apply a fact to the hand and mark the orders that it carries out.

        Without a fact, the orders remain for people to carry out.
        """
        if fact is None:
            return
        apply(self.hand, fact)
        self.log.append(fact)
        self.facts.append(fact)
        self.carried_out_orders.update(order for order in orders if order is not None)

    def next_stub_cards(self, card_count: int) -> tuple[int, ...]:
        """Return the next *card_count* cards of the stub; ``Irregularity`` if it has fewer."""
        cards = [
            card for card in self.stub if card == UNKNOWN or card not in self.hand.dealt_cards
        ][:card_count]
        if len(cards) < card_count:
            raise Irregularity(StubTooSmall(len(cards), card_count))
        return tuple(cards)

    def reset_betting(self) -> None:
        """Rewind to before the last betting was opened, unless a player has acted since."""
        for index in range(len(self.log) - 1, 0, -1):
            if isinstance(self.log[index], f.BettingOpened):
                self.record_fact(build_rewind(self.log, index, self.ruling_rule))
                return
            if not isinstance(self.log[index], f.AnyIrregular):
                return
