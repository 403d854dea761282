"""Interface between a tournament's table and its director: desired states and reports.

Everything reported is stored (decision 013), and may be reported twice.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Protocol

from riverboat.bots.prize_money import PrizeSource, no_prizes
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.table_reconciliation import (
    DesiredTable,
    HandReport,
    build_hand_report,
    reconcile_table,
)
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.task.table_messages import CloseTable, Enqueue, Reconcile


class EventDirector(Protocol):
    """Director of the tournament that a table belongs to; ``table`` is the table's id."""

    def request_hand(self, table_id: str, hand_number: int) -> None:
        """Request the next hand for the table."""
        ...

    def report_hand(self, table_id: str, report: HandReport) -> None:
        """Report a hand that is over and stored."""
        ...

    def report_away(self, table_id: str, player: str, *, is_away: bool) -> None:
        """Report a player who is away or back."""
        ...

    def report_seated(self, table_id: str, player: str, chair: int) -> None:
        """Report a seated player, once that is stored."""
        ...


class EventTablePort:
    """A table's interface for its director; unused at a cash table."""

    def __init__(self, dealer: TableDealer, enqueue: Enqueue) -> None:
        self.director: EventDirector | None = None
        self.entrants: Collection[str] = ()
        """Entrants of the tournament, who may watch each of its tables."""
        self.prize_money: PrizeSource = no_prizes
        """Source of the prize money still in play."""
        self._dealer, self._enqueue = dealer, enqueue
        self._requested_hand = 0
        """Number of the last hand requested from the director."""
        self._is_request_sent = False

    def reconcile(self, desired_table: DesiredTable) -> None:
        """Reconcile the table with its desired state as soon as no hand is played."""
        self._enqueue(Reconcile(desired_table))

    def close_down(self) -> None:
        """Close the table, which the tournament no longer needs."""
        self._enqueue(CloseTable())

    def apply(self, desired_table: DesiredTable, unit_of_work: UnitOfWork) -> None:
        """Bring the table to its desired state; report the seated players once that is stored."""
        self._requested_hand = 0
        result = reconcile_table(self._dealer, desired_table, unit_of_work)
        if result.is_already_played:
            unit_of_work.on_commit.append(self._report_hand)
        for chair, player in result.seated:
            unit_of_work.on_commit.append(partial(self._report_seated, player, chair))

    @property
    def can_request_hand(self) -> bool:
        """True if there is a director that has not been asked for the next hand yet."""
        return self.director is not None and self._requested_hand <= self._dealer.table.hand_count

    def request_hand(self) -> None:
        """Request the next hand; the director begins it when it may."""
        if self._dealer.can_begin_hand and not self._dealer.pause_state:
            self._requested_hand = self._dealer.table.hand_count + 1

    def report(self, unit_of_work: UnitOfWork) -> None:
        """Report stored work: finished hands, away changes and readiness for the next hand."""
        director, table_id = self.director, self._dealer.id
        if director is None:
            return
        if unit_of_work.finished_hands:
            self._report_hand()
        for player, is_away in unit_of_work.away_changes:
            director.report_away(table_id, player, is_away=is_away)
        has_requested_hand = self._requested_hand > self._dealer.table.hand_count
        if has_requested_hand and not self._is_request_sent:
            director.request_hand(table_id, self._requested_hand)
        self._is_request_sent = has_requested_hand

    def _report_hand(self) -> None:
        report = build_hand_report(self._dealer)
        if report is not None and self.director is not None:
            self.director.report_hand(self._dealer.id, report)

    def _report_seated(self, player: str, chair: int) -> None:
        if self.director is not None:
            self.director.report_seated(self._dealer.id, player, chair)
