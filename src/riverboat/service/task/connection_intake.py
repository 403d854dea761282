"""Connections that join and leave a table, in order with its other events."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.alarms import Step
from riverboat.service.dealer.presence import on_connect, on_disconnect
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.publisher.send_queue import InProcessQueue, MessageQueue
from riverboat.service.publisher.table_snapshot import TableSnapshot
from riverboat.service.publisher.waiting_list_notifier import WaitingListNotifier
from riverboat.wire.messages import WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words import Refusal


class ConnectionIntake:
    """Pending subscriptions: each gets its first message once all earlier work is stored."""

    def __init__(
        self,
        dealer: TableDealer,
        broadcaster: Broadcaster,
        list_notifier: WaitingListNotifier,
        enqueue: Callable[[Step], None],
        take_snapshot: Callable[[], TableSnapshot],
        bar_reason: Callable[[MessageQueue], WatchEnded | None],
    ) -> None:
        self._dealer, self._broadcaster, self._list_notifier = dealer, broadcaster, list_notifier
        self._enqueue, self._take_snapshot, self._bar_reason = enqueue, take_snapshot, bar_reason
        self._pending: list[MessageQueue] = []

    def subscribe(self, queue: MessageQueue, name: str, epoch: str, seq: int) -> None:
        """Subscribe a connection and first send what it has missed."""
        self._pending.append(queue)

        def step(work: UnitOfWork) -> None:
            work.on_commit.append(lambda: self._complete(queue, name, epoch, seq))
            if (
                self._dealer.client_addresses.update(name, queue.client_address)
                and name in self._dealer.chair_by_player
            ):
                work.is_dirty = True
            on_connect(self._dealer, name, self._broadcaster.is_connected, work)

        self._enqueue(step)

    def _complete(self, queue: MessageQueue, name: str, epoch: str, seq: int) -> None:
        if queue not in self._pending:  # the client has disconnected meanwhile
            return
        self._pending.remove(queue)
        if (why := self._bar_reason(queue)) is not None:
            queue.send(why)
        else:
            self._broadcaster.subscribe(queue, name, epoch, seq, self._take_snapshot())
            self._list_notifier.on_connect(queue, name)

    def unsubscribe(self, queue: MessageQueue, name: str) -> bool:
        """Unsubscribe a connection; return True if it was subscribed or pending."""
        was_told = queue in self._broadcaster or queue in self._pending
        self._broadcaster.unsubscribe(queue)
        self._pending = [each for each in self._pending if each is not queue]
        here = self._broadcaster.is_connected

        def step(work: UnitOfWork) -> None:
            if not here(name) and name not in self._dealer.chair_by_player:
                self._dealer.client_addresses.remove(name)
            on_disconnect(self._dealer, name, here, work)

        self._enqueue(step)
        return was_told

    @property
    def has_pending(self) -> bool:
        """True if a client other than the room's own bots is pending."""
        return any(not isinstance(each, InProcessQueue) for each in self._pending)

    def close_all(self, table: str, refusal: Refusal) -> None:
        """Send pending connections the end of the subscription, so that none waits forever."""
        for outbox in self._pending:
            outbox.send(watch_ended(table, refusal))
        self._pending.clear()
