"""A table of an event and its director: what it is ordered, and what it tells.

Whatever it tells is stored (decision 013), and may be told twice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from riverboat.bots.prize_money import Told, nothing_told
from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.arranged import (
    HandReport,
    TableOrder,
    arrange,
    close_down,
    report_of,
)
from riverboat.service.dealer.dealer import TableDealer
from riverboat.service.dealer.turn import Work


class TheDirector(Protocol):
    """Who runs the event that a table is of; *table* is its id."""

    def ready(self, table: str, hand: int) -> None:
        """The table would deal a hand."""
        ...

    def finished(self, table: str, report: HandReport) -> None:
        """A hand is over, and stored."""
        ...

    def away(self, table: str, player: str, *, away: bool) -> None:
        """A player says that they are away, or back."""
        ...

    def seated(self, table: str, player: str, chair: int) -> None:
        """A player has sat down, and that is stored."""
        ...


class AtEvent:
    """The side of a table that its director sees; of no use at a table of its own."""

    def __init__(self, dealer: TableDealer, put: Callable[[Step], None]) -> None:
        self.director: TheDirector | None = None
        self.entrants: Collection[str] = ()
        """Who is in the event: they may look at each of its tables."""
        self.prize_money: Told = nothing_told
        """What the event still plays for, as its wall has it."""
        self._dealer, self._put = dealer, put
        self._asked_for = 0
        """The hand that the director has been asked for."""
        self._told = False

    # For the director ---------------------------------------------------------------------------

    def order(self, order: TableOrder) -> None:
        """Be as the event wants its table to be, as soon as no hand is played."""

        def step(work: Work) -> None:
            self._asked_for = 0
            done = arrange(self._dealer, order, work)
            if done.was_over:
                work.after.append(self._tell_of_hand)
            for chair, player in done.came:
                work.after.append(partial(self._tell_of_seat, player, chair))

        self._put(step)

    def close_down(self) -> None:
        """The event needs the table no more."""
        self._put(lambda work: close_down(self._dealer, work))

    # For the table ------------------------------------------------------------------------------

    @property
    def may_ask(self) -> bool:
        """Whether there is somebody to ask for the next hand who has not been asked for it."""
        return self.director is not None and self._asked_for <= self._dealer.table.numbers

    def ask(self) -> None:
        """Ask for the next hand; the director lets it begin when it may."""
        if self._dealer.may_begin and not self._dealer.paused:
            self._asked_for = self._dealer.table.numbers + 1

    def tell(self, work: Work) -> None:
        """Tell what is stored: hands that are over, who is away, and that the next may come."""
        director, table = self.director, self._dealer.id
        if director is None:
            return
        if work.closed:
            self._tell_of_hand()
        for player, away in work.away:
            director.away(table, player, away=away)
        asks = self._asked_for > self._dealer.table.numbers
        if asks and not self._told:
            director.ready(table, self._asked_for)
        self._told = asks

    def _tell_of_hand(self) -> None:
        report = report_of(self._dealer)
        if report is not None and self.director is not None:
            self.director.finished(self._dealer.id, report)

    def _tell_of_seat(self, player: str, chair: int) -> None:
        if self.director is not None:
            self.director.seated(self._dealer.id, player, chair)
