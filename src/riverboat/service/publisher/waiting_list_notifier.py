"""Private notices of waiting-list positions, sent to each waiting player."""

from __future__ import annotations

from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.wire.messages import ListPosition

_POLL_TIMEOUT_MS = 20_000
"""Milliseconds without a poll after which a waiting player counts as gone."""


class WaitingListNotifier:
    """Positions on one table's waiting list, as they were last sent."""

    def __init__(
        self, dealer: TableDealer, broadcaster: Broadcaster, time_source: TimeSource
    ) -> None:
        self._dealer, self._broadcaster, self._now = dealer, broadcaster, time_source
        self._sent_positions: dict[str, ListPosition] = {}
        self._polled_at_by_name: dict[str, int] = {}

    def position_of(self, name: str) -> ListPosition:
        """Return a player's position on the list, and the chair reserved for them."""
        waiting_list, table_id = self._dealer.waiting_list, self._dealer.id
        waiter = waiting_list.get(name)
        if waiter is None:
            return ListPosition(table_id, 0, 0, 0, 0, waiting_list.leave_reasons.get(name, ""))
        return ListPosition(
            table_id,
            waiting_list.position(name),
            waiter.wanted_chair,
            waiter.reserved_chair,
            waiter.reserved_until,
            "",
        )

    def record_poll(self, name: str) -> bool:
        """Record a poll by a player who may not watch; return True if they are on the list."""
        is_waiting = name in self._dealer.waiting_list
        if is_waiting:
            self._polled_at_by_name[name] = self._now()
        return is_waiting

    def is_present(self, name: str) -> bool:
        """Return True if a waiting player would notice a reserved chair: connected or polling."""
        polled_at = self._polled_at_by_name.get(name, 0)
        return self._broadcaster.is_connected(name) or self._now() - polled_at < _POLL_TIMEOUT_MS

    def on_connect(self, queue: MessageQueue, name: str) -> None:
        """Send a newly connected player their position, or the reason why they were removed."""
        waiting_list = self._dealer.waiting_list
        if name in waiting_list or name in waiting_list.leave_reasons:
            queue.send(self.position_of(name))
            waiting_list.leave_reasons.pop(name, None)

    def send_changes(self) -> None:
        """Send changed positions to players who are on the list or were until now."""
        waiting_list = self._dealer.waiting_list
        if not (waiting_list or self._sent_positions):
            return
        for name in {*waiting_list.players, *self._sent_positions}:
            list_position = self.position_of(name)
            if self._sent_positions.get(name) != list_position:
                self._broadcaster.send_to(name, list_position)
                if self._broadcaster.is_connected(name):
                    waiting_list.leave_reasons.pop(name, None)
            if name in waiting_list:
                self._sent_positions[name] = list_position
            else:
                self._sent_positions.pop(name, None)
                self._polled_at_by_name.pop(name, None)
