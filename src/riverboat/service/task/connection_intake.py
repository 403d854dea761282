"""Subscriptions to a table and their ends, handled in order with its other messages."""

from __future__ import annotations

from collections.abc import Callable

from riverboat.service.dealer.presence import on_connect, on_disconnect
from riverboat.service.dealer.table_dealer import TableDealer
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.publisher.broadcaster import Broadcaster, is_human_subscriber
from riverboat.service.publisher.send_queue import MessageQueue
from riverboat.service.publisher.table_snapshot import TableSnapshot
from riverboat.service.publisher.waiting_list_notifier import WaitingListNotifier
from riverboat.service.task.table_messages import Enqueue, Subscribe, Unsubscribe
from riverboat.wire.messages import WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words import Refusal


class ConnectionIntake:
    """Pending subscriptions: each gets its first message once all earlier messages are stored."""

    def __init__(
        self,
        dealer: TableDealer,
        broadcaster: Broadcaster,
        list_notifier: WaitingListNotifier,
        enqueue: Enqueue,
        take_snapshot: Callable[[], TableSnapshot],
        bar_reason: Callable[[MessageQueue], WatchEnded | None],
    ) -> None:
        self._dealer, self._broadcaster, self._list_notifier = dealer, broadcaster, list_notifier
        self._enqueue, self._take_snapshot, self._find_bar_reason = (
            enqueue,
            take_snapshot,
            bar_reason,
        )
        self._pending_subscriptions: list[MessageQueue] = []

    def subscribe(self, queue: MessageQueue, name: str, epoch: str, seq: int) -> None:
        """Subscribe a connection and first send what it has missed."""
        self._pending_subscriptions.append(queue)
        self._enqueue(Subscribe(queue, name, epoch, seq))

    def unsubscribe(self, queue: MessageQueue, name: str) -> bool:
        """Unsubscribe a connection; return True if it was subscribed or pending."""
        was_subscribed = queue in self._broadcaster or queue in self._pending_subscriptions
        self._broadcaster.unsubscribe(queue)
        self._pending_subscriptions = [
            pending_queue
            for pending_queue in self._pending_subscriptions
            if pending_queue is not queue
        ]
        self._enqueue(Unsubscribe(name))
        return was_subscribed

    def on_subscribe(self, message: Subscribe, unit_of_work: UnitOfWork) -> None:
        """Record a player's new connection; it is subscribed once the unit of work is stored."""
        name = message.name
        unit_of_work.on_commit.append(lambda: self._complete_subscription(message))
        if (
            self._dealer.client_addresses.update(name, message.queue.client_address)
            and name in self._dealer.chair_by_player
        ):
            unit_of_work.is_dirty = True
        on_connect(self._dealer, name, self._broadcaster.is_connected, unit_of_work)

    def on_unsubscribe(self, name: str, unit_of_work: UnitOfWork) -> None:
        """Record the end of a player's connection."""
        is_connected = self._broadcaster.is_connected
        if not is_connected(name) and name not in self._dealer.chair_by_player:
            self._dealer.client_addresses.remove(name)
        on_disconnect(self._dealer, name, is_connected, unit_of_work)

    def _complete_subscription(self, message: Subscribe) -> None:
        queue, name = message.queue, message.name
        if queue not in self._pending_subscriptions:  # it was unsubscribed meanwhile
            return
        self._pending_subscriptions.remove(queue)
        if (watch_ended := self._find_bar_reason(queue)) is not None:
            queue.send(watch_ended)
        else:
            snapshot = self._take_snapshot()
            self._broadcaster.subscribe(queue, name, message.epoch, message.seq, snapshot)
            self._list_notifier.on_connect(queue, name)

    @property
    def has_pending(self) -> bool:
        """True if a client other than the room's own bots and passive screens is pending."""
        return any(
            is_human_subscriber(queue, self._dealer.id) for queue in self._pending_subscriptions
        )

    def close_all(self, table_id: str, refusal: Refusal) -> None:
        """Notify pending connections that there is no subscription, so that none waits forever."""
        for queue in self._pending_subscriptions:
            queue.send(watch_ended(table_id, refusal))
        self._pending_subscriptions.clear()
