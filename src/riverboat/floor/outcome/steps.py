"""The orders of a ruling one after the other, and the facts that they have become so far."""

from __future__ import annotations

from typing import TypeVar

from riverboat.cards import UNKNOWN
from riverboat.engine import AnyCommand, AnyFact, HandState, apply
from riverboat.engine.asked.errors import Irregularity
from riverboat.engine.corrections import rewound
from riverboat.engine.state import facts as f
from riverboat.floor.outcome.brought import Brought
from riverboat.floor.verdict import Ruling
from riverboat.words.floor.verdicts import Order
from riverboat.words.refusals.corrections import StubIsTooSmall

Kind = TypeVar("Kind", bound=Order)


class Steps:
    """The hand as it will be, and what has been done to it."""

    def __init__(
        self, hand: HandState, log: list[AnyFact], ruling: Ruling, brought: Brought
    ) -> None:
        self.hand, self.log, self.ruling, self.brought = hand, log, ruling, brought
        self.facts: list[f.AnyIrregular] = []
        self.commands: list[tuple[Order, AnyCommand]] = []
        self.done: set[Order] = set()
        self.stub = list(brought.stub)

    @property
    def rule(self) -> str:
        """The rule of the ruling, for the facts that it becomes."""
        return self.ruling.cites[0].rule if self.ruling.cites else ""

    def order(self, kind: type[Kind]) -> Kind | None:
        """The first order of this kind that has not been carried out."""
        for order in self.ruling.orders:
            if isinstance(order, kind) and order not in self.done:
                return order
        return None

    def orders(self, kind: type[Kind]) -> list[Kind]:
        """All of them."""
        return [each for each in self.ruling.orders if isinstance(each, kind)]

    def do(self, fact: f.AnyIrregular | None, *orders: Order | None) -> None:
        """Carry orders out by a fact; without one they are left."""
        if fact is None:
            return
        apply(self.hand, fact)
        self.log.append(fact)
        self.facts.append(fact)
        self.done.update(order for order in orders if order is not None)

    def off_the_stub(self, count: int) -> tuple[int, ...]:
        """The next cards."""
        cards = [card for card in self.stub if card == UNKNOWN or card not in self.hand.dealt][
            :count
        ]
        if len(cards) < count:
            raise Irregularity(StubIsTooSmall(len(cards), count))
        return tuple(cards)

    def before_the_betting(self) -> None:
        """Back to where nobody had been asked to act on the cards that lie there: nobody has."""
        for index in range(len(self.log) - 1, 0, -1):
            if isinstance(self.log[index], f.BettingOpened):
                self.do(rewound(self.log, index, self.rule))
                return
            if not isinstance(self.log[index], f.AnyIrregular):
                return
