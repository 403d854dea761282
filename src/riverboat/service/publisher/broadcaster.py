"""Broadcaster of one table: each subscriber has a send queue and receives redacted updates."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from riverboat.remote.table_replica import InProcessUpdate
from riverboat.service.dealer.unit_of_work import RedactedRecord
from riverboat.service.publisher.delay_queue import DelayQueue, TimerService
from riverboat.service.publisher.encoded_frames import (
    NULL_JSON,
    SnapshotFrame,
    UpdateFrame,
    split_around_private_view,
)
from riverboat.service.publisher.send_queue import (
    InProcessQueue,
    LeaseExpired,
    MessageQueue,
    SendQueue,
)
from riverboat.service.publisher.table_snapshot import TableSnapshot
from riverboat.wire.encoding import to_json
from riverboat.wire.messages import ChatMessage, ServerMessage, WatchEnded
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words import Refusal

_MAX_REPLAYED_RECORDS = 512
"""Most missed records that a reconnecting client is sent one by one; beyond, it gets a snapshot."""
_MAX_CHAT_LINES = 100
"""Maximum number of chat lines that a new subscriber is sent."""


def is_human_subscriber(queue: MessageQueue, table_id: str) -> bool:
    """Return True for a subscriber to a table other than the room's own bots and passive screens.

    A passive screen only displays the table, such as a screen in the card room.
    """
    return not isinstance(queue, InProcessQueue) and table_id not in queue.passive_tables


class DelayedSnapshot(NamedTuple):
    """The table as delayed spectators see it."""

    snapshot: bytes
    view: bytes
    seq: int


class Broadcaster:
    """Sender of one table's updates to all its subscribers, each with a send queue."""

    def __init__(
        self,
        table_id: str,
        epoch: str,
        delay_seconds: int,
        timers: TimerService,
        snapshot: TableSnapshot,
        seq: int,
    ) -> None:
        self._table_id, self._epoch = table_id, epoch
        self._subscriptions: dict[MessageQueue, str] = {}
        self._recent_records: deque[RedactedRecord] = deque(maxlen=_MAX_REPLAYED_RECORDS)
        self._seq = seq
        self._chat: deque[tuple[int, ChatMessage]] = deque(maxlen=_MAX_CHAT_LINES)
        """Last chat lines, each with the number of the record before it."""
        self._delay_queue = DelayQueue(timers, delay_seconds)
        self._is_spectator = snapshot.is_spectator
        self._delayed_snapshot = self._make_delayed_snapshot(snapshot)
        self.before_send: Callable[[], None] = lambda: None
        """Callback before an update is sent; if it raises, nothing is sent."""

    def __contains__(self, queue: MessageQueue) -> bool:
        return queue in self._subscriptions

    def is_connected(self, name: str) -> bool:
        """Return True if the named player has a connection."""
        return name in self._subscriptions.values()

    @property
    def subscriber_names(self) -> Collection[str]:
        """Names of all subscribers; an anonymous one has an empty name."""
        return self._subscriptions.values()

    @property
    def has_human_subscribers(self) -> bool:
        """True if there is a subscriber other than the room's own bots and passive screens."""
        return any(is_human_subscriber(queue, self._table_id) for queue in self._subscriptions)

    def spectator_count(self, seated_players: Collection[str]) -> int:
        """Return the number of subscribers without a chair."""
        return sum([name not in seated_players for name in self._subscriptions.values()])

    def subscribe(
        self, queue: MessageQueue, name: str, epoch: str, seq: int, snapshot: TableSnapshot
    ) -> None:
        """Subscribe a queue: send missed records or a snapshot, and all updates from now on."""
        self._subscriptions[queue] = name
        self._is_spectator = snapshot.is_spectator
        if isinstance(queue, InProcessQueue):
            queue.send(self._make_in_process_update(name, snapshot, None))
            return
        if self._delay_queue.is_delaying and snapshot.is_spectator(name):
            self._delay_queue.deliver_due()
            queue.put(
                self._delayed_snapshot.snapshot
                if self._delay_queue.has_pending
                else self._encode_snapshot("", snapshot)
            )
            return
        missed_count = self._seq - seq
        if epoch == self._epoch and 0 <= missed_count <= len(self._recent_records):
            records = list(self._recent_records)[len(self._recent_records) - missed_count :]
            queue.put(self._make_update_encoder(records, snapshot)(name))
            for (
                chat_seq,
                message,
            ) in self._chat:  # may repeat one or two messages sent before they left
                if chat_seq >= seq:
                    queue.send(message)
        else:
            queue.put(self._encode_snapshot(name, snapshot))

    def unsubscribe(self, queue: MessageQueue) -> None:
        """Remove a queue."""
        self._subscriptions.pop(queue, None)

    def disconnect_barred(
        self, find_bar_reason: Callable[[MessageQueue], WatchEnded | None]
    ) -> None:
        """Unsubscribe clients that may not watch, with the reason."""
        for queue in list(self._subscriptions):
            if (end_frame := find_bar_reason(queue)) is not None:
                del self._subscriptions[queue]
                queue.send(end_frame)

    def set_delivery_guard(self, can_deliver: Callable[[], bool]) -> None:
        """Set a predicate that must be true for delayed updates to be delivered."""
        self._delay_queue.can_deliver = can_deliver

    def close_backlogged(self) -> None:
        """Close connections with queued frames, which may no longer be sent."""
        for queue in self._subscriptions:
            if isinstance(queue, SendQueue) and len(queue):
                queue.close(LeaseExpired)

    def close_all(self, table_id: str, refusal: Refusal) -> None:
        """Notify every subscriber that its subscription has ended, and remove it."""
        self.broadcast(watch_ended(table_id, refusal))
        self._subscriptions.clear()
        self._delay_queue.clear()

    def broadcast_update(
        self, first_seq: int, records: Sequence[RedactedRecord], snapshot: TableSnapshot
    ) -> None:
        """Send each subscriber the records after *first_seq*, redacted for it."""
        assert first_seq == self._seq, "records must be broadcast in order, without gaps"
        self._recent_records.extend(records)
        self._seq, self._is_spectator = snapshot.seq, snapshot.is_spectator
        is_delayed = self._delay_queue.is_delaying
        encode_update = self._make_update_encoder(records, snapshot)
        immediate_subscriptions = [
            (queue, name)
            for queue, name in self._subscriptions.items()
            if not (is_delayed and snapshot.is_spectator(name))
        ]
        subscriber_names = {
            name for queue, name in immediate_subscriptions if isinstance(queue, SendQueue)
        }
        frame_by_name = {name: encode_update(name) for name in subscriber_names}
        self.before_send()
        for queue, name in immediate_subscriptions:
            if isinstance(queue, InProcessQueue):
                queue.send(self._make_in_process_update(name, snapshot, records))
            else:
                queue.put(frame_by_name[name])
        if is_delayed:
            self._queue_delayed_update(records, snapshot)

    def broadcast(self, message: ServerMessage) -> None:
        """Send a message that reveals no cards to every subscriber at once."""
        frame = to_json(message)
        for queue in self._subscriptions:
            queue.send(message, frame)

    def broadcast_with_delay(self, message: ServerMessage, snapshot: TableSnapshot) -> None:
        """Send a message about the game: at once to players, later to delayed spectators."""
        frame, is_delayed = to_json(message), self._delay_queue.is_delaying
        for queue, name in self._subscriptions.items():
            if not (is_delayed and snapshot.is_spectator(name)):
                queue.send(message, frame)
        if is_delayed:
            self._delay_queue.add(lambda: self._send_to_spectators(frame, snapshot))

    def send_to(self, name: str, message: ServerMessage) -> None:
        """Send a private message to all connections of one player."""
        frame = to_json(message)
        for queue, subscriber_name in self._subscriptions.items():
            if subscriber_name == name:
                queue.send(message, frame)

    def broadcast_chat(self, name: str, text: str, now_ms: int) -> None:
        """Broadcast a line of chat."""
        message = ChatMessage(self._table_id, name, text, now_ms)
        self._chat.append((self._seq, message))
        self.broadcast(message)

    @property
    def is_delayed(self) -> bool:
        """True if spectators are delayed, or have not caught up yet."""
        self._delay_queue.deliver_due()
        return self._delay_queue.is_delaying

    @property
    def delayed_snapshot(self) -> DelayedSnapshot:
        """Current snapshot for delayed spectators."""
        self._delay_queue.deliver_due()
        return self._delayed_snapshot

    def schedule_replay(self, stored_at: int, take_snapshot: Callable[[], TableSnapshot]) -> None:
        """Schedule delayed delivery of records that were stored before the room was reopened."""

        def send_update() -> None:
            snapshot = take_snapshot()
            self._delayed_snapshot = self._make_delayed_snapshot(snapshot)
            self._send_to_spectators(self._delayed_snapshot.snapshot)

        self._delay_queue.add(send_update, stored_at / 1000)

    def change_delay(self, delay_seconds: int, snapshot: TableSnapshot) -> None:
        """Change the delay of future updates; those that are queued keep their time."""
        self._delay_queue.delay_seconds = delay_seconds
        if self._delay_queue.is_delaying and not self._delay_queue.has_pending:
            self._delayed_snapshot = self._make_delayed_snapshot(snapshot)

    def _queue_delayed_update(
        self, records: Sequence[RedactedRecord], snapshot: TableSnapshot
    ) -> None:
        """Queue an update for spectators until its delay is over."""
        update_frame = self._make_update_encoder(records, snapshot)("")
        delayed_snapshot = self._make_delayed_snapshot(snapshot)

        def send_update() -> None:
            self._delayed_snapshot = delayed_snapshot
            self._send_to_spectators(update_frame, snapshot)

        self._delay_queue.add(send_update)

    def _send_to_spectators(
        self, frame: bytes, snapshot_at_update: TableSnapshot | None = None
    ) -> None:
        """Send a frame to clients who are spectators now and were at the time of the update."""
        for queue, name in self._subscriptions.items():
            is_delayed = self._is_spectator(name) and (
                snapshot_at_update is None or snapshot_at_update.is_spectator(name)
            )
            if is_delayed and isinstance(queue, SendQueue):
                queue.put(frame)

    def _make_delayed_snapshot(self, snapshot: TableSnapshot) -> DelayedSnapshot:
        return DelayedSnapshot(
            self._encode_snapshot("", snapshot), snapshot.public_view, snapshot.seq
        )

    def _make_update_encoder(
        self, records: Sequence[RedactedRecord], snapshot: TableSnapshot
    ) -> Callable[[str], bytes]:
        """Return a function that encodes an update for a player; shared parts are encoded once."""
        shared_update = UpdateFrame(
            table=self._table_id,
            seq=self._seq,
            count=len(records),
            facts=[Raw(record.public) for record in records],
            view=Raw(snapshot.public_view),
            private_view=Raw(NULL_JSON),
            event_phrases=[Raw(event) for record in records for event in record.events],
        )
        prefix, suffix = split_around_private_view(shared_update)
        names_with_private_data = {name for record in records for name in record.private_by_player}

        def encode_update(name: str) -> bytes:
            if name not in names_with_private_data:
                return b"".join((prefix, snapshot.private_view(name), suffix))
            private_facts = [Raw(record.json_for_player(name)) for record in records]
            return to_json(
                replace(
                    shared_update,
                    facts=private_facts,
                    private_view=Raw(snapshot.private_view(name)),
                )
            )

        return encode_update

    def _make_in_process_update(
        self, name: str, snapshot: TableSnapshot, records: Sequence[RedactedRecord] | None
    ) -> InProcessUpdate:
        """Return an update, or a snapshot, for a subscriber in the room's own process."""
        in_process_snapshot = snapshot.in_process(name)
        if records is None:
            return InProcessUpdate(
                self._table_id,
                self._epoch,
                snapshot.seq,
                0,
                in_process_snapshot.hand_facts,
                in_process_snapshot.public_view,
                in_process_snapshot.private_view,
            )
        facts = [fact for record in records if (fact := record.fact_for_player(name)) is not None]
        view, private_view = in_process_snapshot.public_view, in_process_snapshot.private_view
        return InProcessUpdate(
            self._table_id, "", self._seq, len(records), tuple(facts), view, private_view
        )

    def _encode_snapshot(self, name: str, snapshot: TableSnapshot) -> bytes:
        return to_json(
            SnapshotFrame(
                table=self._table_id,
                epoch=self._epoch,
                seq=snapshot.seq,
                view=Raw(snapshot.public_view),
                private_view=Raw(snapshot.private_view(name)),
                facts=[Raw(fact) for fact in snapshot.hand_facts(name)],
                chat=[message for _, message in self._chat],
                event_phrases=[Raw(event) for event in snapshot.events],
            )
        )
