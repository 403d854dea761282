"""Telling those on a waiting list where they are on it, each of them and nobody else."""

from __future__ import annotations

from riverboat.service.dealer.alarms import TimeSource
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.wire.messages import ListPosition

_POLL_TIMEOUT_MS = 20_000
"""Milliseconds after which whoever has asked for their place is taken to have gone."""


class WaitingListNotifier:
    """The places on the list of one table, as they were told."""

    def __init__(self, dealer: TableDealer, subscribers: Broadcaster, now: TimeSource) -> None:
        self._dealer, self._subscribers, self._now = dealer, subscribers, now
        self._sent: dict[str, ListPosition] = {}
        self._polled_at: dict[str, int] = {}

    def position_of(self, name: str) -> ListPosition:
        """Where somebody is on the list, and which chair is kept for them."""
        waiting, table = self._dealer.waiting_list, self._dealer.id
        found = waiting.get(name)
        if found is None:
            return ListPosition(table, 0, 0, 0, 0, waiting.leave_reasons.get(name, ""))
        return ListPosition(
            table,
            waiting.position(name),
            found.wanted_chair,
            found.reserved_chair,
            found.reserved_until,
            "",
        )

    def record_poll(self, name: str) -> bool:
        """Somebody asks how it stands, who may not watch; whether they are on the list."""
        waits = name in self._dealer.waiting_list
        if waits:
            self._polled_at[name] = self._now()
        return waits

    def is_present(self, name: str) -> bool:
        """Whether somebody on the list would see that a chair is kept for them."""
        asked = self._polled_at.get(name, 0)
        return self._subscribers.is_connected(name) or self._now() - asked < _POLL_TIMEOUT_MS

    def on_connect(self, queue: MessageQueue, name: str) -> None:
        """Somebody has a connection: they are told their place, or why they have none any more."""
        waiting = self._dealer.waiting_list
        if name in waiting or name in waiting.leave_reasons:
            queue.send(self.position_of(name))
            waiting.leave_reasons.pop(name, None)

    def send_changes(self) -> None:
        """Whoever is on the list, or was until now, hears when their place has changed."""
        waiting = self._dealer.waiting_list
        if not (waiting or self._sent):
            return
        for name in {*waiting.players, *self._sent}:
            place = self.position_of(name)
            if self._sent.get(name) != place:
                self._subscribers.send_to(name, place)
                if self._subscribers.is_connected(name):
                    waiting.leave_reasons.pop(name, None)
            if name in waiting:
                self._sent[name] = place
            else:
                self._sent.pop(name, None)
                self._polled_at.pop(name, None)
