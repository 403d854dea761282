"""A table of an event and its director: what it is ordered, and what it tells.

Whatever it tells is stored (decision 013), and may be told twice.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import Protocol

from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_reconciliation import (
    DesiredTable,
    HandReport,
    close_event_table,
    reconcile_table,
    report_of,
)
from riverboat.service.dealer.unit_of_work import UnitOfWork


class EventDirector(Protocol):
    """Who runs the event that a table is of; *table* is its id."""

    def request_hand(self, table: str, hand: int) -> None:
        """The table would deal a hand."""
        ...

    def report_hand(self, table: str, report: HandReport) -> None:
        """A hand is over, and stored."""
        ...

    def report_away(self, table: str, player: str, *, away: bool) -> None:
        """A player says that they are away, or back."""
        ...

    def report_seated(self, table: str, player: str, chair: int) -> None:
        """A player has sat down, and that is stored."""
        ...


class EventTablePort:
    """The side of a table that its director sees; of no use at a table of its own."""

    def __init__(self, dealer: TableDealer, enqueue: Callable[[Step], None]) -> None:
        self.director: EventDirector | None = None
        self.entrants: Collection[str] = ()
        """Who is in the event: they may look at each of its tables."""
        self.prize_money: PrizeSource = no_prizes
        """What the event still plays for, as its wall has it."""
        self._dealer, self._enqueue = dealer, enqueue
        self._requested_hand = 0
        """The hand that the director has been asked for."""
        self._is_request_sent = False

    # For the director ---------------------------------------------------------------------------

    def reconcile(self, desired: DesiredTable) -> None:
        """Be as the event wants its table to be, as soon as no hand is played."""

        def step(work: UnitOfWork) -> None:
            self._requested_hand = 0
            done = reconcile_table(self._dealer, desired, work)
            if done.is_already_played:
                work.on_commit.append(self._report_hand)
            for chair, player in done.seated:
                work.on_commit.append(partial(self._report_seated, player, chair))

        self._enqueue(step)

    def close_down(self) -> None:
        """The event needs the table no more."""
        self._enqueue(lambda work: close_event_table(self._dealer, work))

    # For the table ------------------------------------------------------------------------------

    @property
    def can_request_hand(self) -> bool:
        """Whether there is somebody to ask for the next hand who has not been asked for it."""
        return self.director is not None and self._requested_hand <= self._dealer.table.hand_count

    def request_hand(self) -> None:
        """Ask for the next hand; the director lets it begin when it may."""
        if self._dealer.can_begin_hand and not self._dealer.pause_state:
            self._requested_hand = self._dealer.table.hand_count + 1

    def report(self, work: UnitOfWork) -> None:
        """Tell what is stored: hands that are over, who is away, and that the next may come."""
        director, table = self.director, self._dealer.id
        if director is None:
            return
        if work.finished_hands:
            self._report_hand()
        for player, away in work.away_changes:
            director.report_away(table, player, away=away)
        asks = self._requested_hand > self._dealer.table.hand_count
        if asks and not self._is_request_sent:
            director.request_hand(table, self._requested_hand)
        self._is_request_sent = asks

    def _report_hand(self) -> None:
        report = report_of(self._dealer)
        if report is not None and self.director is not None:
            self.director.report_hand(self._dealer.id, report)

    def _report_seated(self, player: str, chair: int) -> None:
        if self.director is not None:
            self.director.report_seated(self._dealer.id, player, chair)
