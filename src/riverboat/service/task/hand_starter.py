"""Start of the next hand: when a table may begin one, and when it waits."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.alarms import TableStep
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.handlers.deferred_commands import begin_requested_hand, resume_pending_hand
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.state.access import Access
from riverboat.service.task.connection_intake import ConnectionIntake
from riverboat.service.task.event_table_port import EventTablePort
from riverboat.service.task.schedule import TableSchedule
from riverboat.table.blinds.deal_in import ready_chairs


class HandStarter:
    """Starts the hands of one table; a tournament table first requests each from its director."""

    def __init__(
        self,
        dealer: TableDealer,
        schedule: TableSchedule,
        event_port: EventTablePort,
        broadcaster: Broadcaster,
        intake: ConnectionIntake,
        access: Callable[[], Access],
    ) -> None:
        self._dealer, self._schedule, self._event_port = dealer, schedule, event_port
        self._broadcaster, self._intake, self._access = broadcaster, intake, access
        self.is_draining = False
        """True if the current hand is the last one."""

    def drain(self) -> None:
        """Stop starting new hands."""
        self.is_draining = True
        self._schedule.cancel_next_hand()

    @property
    def next_step(self) -> TableStep | None:
        """Step that begins the next hand; ``None`` while the table has to wait."""
        is_waiting = self._dealer.event_link is not None and not self._event_port.can_request_hand
        return None if self.is_draining or is_waiting or self.is_resting else self.begin_hand

    @property
    def is_resting(self) -> bool:
        """True while only bots would play the next hand and no human client is connected."""
        dealer = self._dealer
        if dealer.event_link is not None or dealer.settings.bots_alone or not dealer.bot_styles:
            return False
        if self._broadcaster.has_human_subscribers or self._intake.has_pending:
            return False
        chairs = dealer.table.chairs
        return all(
            chairs[chair].player in dealer.bot_styles for chair in ready_chairs(dealer.table)
        )

    def begin_hand(self, unit_of_work: UnitOfWork) -> None:
        """Begin the next hand, unless that has become impossible since it was scheduled."""
        self._schedule.next_hand_at = 0
        if self.is_draining or self.is_resting:
            return
        if self._dealer.event_link is not None:
            self._event_port.request_hand()
            return
        if self._dealer.can_begin_hand and not self._dealer.pause_state:
            begin_requested_hand(self._dealer, self._access().is_host, unit_of_work)

    def resume_hand(self, unit_of_work: UnitOfWork) -> None:
        """Begin the hand that has waited for promised cuts of its deck."""
        if not self.is_draining:
            resume_pending_hand(self._dealer, self._access().is_host, unit_of_work)
