"""Delayed updates: in order, and never early, however the delay changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from riverboat.service.dealer.unit_of_work import RedactedRecord
from riverboat.service.publisher.broadcaster import Broadcaster
from riverboat.service.publisher.delay_queue import DelayQueue
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.publisher.table_snapshot import TableSnapshot


class ManualClock:
    """A controlled clock. Callbacks due at the same time fire in no fixed order."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due_calls: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, due_seconds: float, callback: Callable[[], None]) -> None:
        self._due_calls.insert(0, (due_seconds, callback))

    def advance(self, seconds: float) -> None:
        end_seconds = self.now + seconds
        while due_calls := [due_call for due_call in self._due_calls if due_call[0] <= end_seconds]:
            due_call = min(due_calls, key=lambda due_call: due_call[0])
            self._due_calls.remove(due_call)
            self.now = max(self.now, due_call[0])
            due_call[1]()
        self.now = end_seconds


def make_snapshot(seq: int) -> TableSnapshot:
    """Return a snapshot after a number of records; only Ann is seated."""
    return TableSnapshot(
        public_view=b"%d" % seq,
        seq=seq,
        is_spectator=lambda name: name != "Ann",
        private_view=lambda name: b"{}",
        hand_facts=lambda name: (),
        events=(),
        in_process=lambda name: pytest.fail("nobody here is in the room's own process"),
    )


class DelayedTable:
    """A broadcaster with Ann and a spectator, and updates on demand."""

    def __init__(self, delay: int) -> None:
        self.clock, self.seq = ManualClock(), 0
        self.subscribers = Broadcaster("t", "e", delay, self.clock, make_snapshot(0), 0)
        self.ann, self.dee = self.subscribe("Ann"), self.subscribe("Dee")

    def subscribe(self, name: str) -> SendQueue:
        outbox = SendQueue(name)
        self.subscribers.subscribe(outbox, name, "", 0, make_snapshot(self.seq))
        return outbox

    def broadcast_record(self) -> None:
        self.seq += 1
        self.subscribers.broadcast_update(
            self.seq - 1, [RedactedRecord(b"{}", {})], make_snapshot(self.seq)
        )

    def set_delay(self, seconds: int) -> None:
        self.subscribers.change_delay(seconds, make_snapshot(self.seq))


def list_sent_sequence_numbers(outbox: SendQueue) -> list[int]:
    """Return the sequence numbers at which views were sent."""
    frames = outbox._frames
    return [int(frame.partition(b'"view":')[2].partition(b",")[0]) for frame in frames]


def test_private_view_is_built_once_per_name() -> None:
    built_names = list[str]()

    def build_private_view(name: str) -> bytes:
        built_names.append(name)
        return b"{}"

    table = DelayedTable(0)
    other_send_queues = [table.subscribe(name) for name in ("Ann", "", "", "")]
    table.subscribers.broadcast_update(
        0, [RedactedRecord(b"{}", {})], replace(make_snapshot(1), private_view=build_private_view)
    )
    assert sorted(built_names) == ["", "Ann", "Dee"]
    assert all(
        list_sent_sequence_numbers(send_queue)[-1] == 1
        for send_queue in (table.ann, table.dee, *other_send_queues)
    )


def test_shorter_delay_does_not_advance_queued_updates() -> None:
    table = DelayedTable(60)
    table.broadcast_record()
    table.clock.advance(10)
    table.set_delay(5)
    table.broadcast_record()
    table.clock.advance(49.5)
    assert list_sent_sequence_numbers(table.dee) == [0]
    table.clock.advance(1)
    assert (
        list_sent_sequence_numbers(table.dee) == list_sent_sequence_numbers(table.ann) == [0, 1, 2]
    )
    table.broadcast_record()
    table.clock.advance(4.5)
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2]
    table.clock.advance(1)
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2, 3]


def test_removed_delay_sends_queued_updates_first() -> None:
    table = DelayedTable(30)
    table.broadcast_record()
    table.set_delay(0)
    table.broadcast_record()
    late_spectator = table.subscribe("Eve")
    assert list_sent_sequence_numbers(late_spectator) == [0], "as the rail sees it then"
    table.clock.advance(30)
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2]
    assert list_sent_sequence_numbers(late_spectator) == [0, 1, 2]
    table.broadcast_record()
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2, 3]


def test_longer_delay_applies_to_new_updates() -> None:
    table = DelayedTable(0)
    table.broadcast_record()
    assert list_sent_sequence_numbers(table.dee) == [0, 1]
    table.set_delay(20)
    table.broadcast_record()
    table.clock.advance(5)
    late_spectator = table.subscribe("Eve")
    assert list_sent_sequence_numbers(late_spectator) == [1], (
        "no newer than what the rail has seen already"
    )
    table.set_delay(60)
    table.broadcast_record()
    table.clock.advance(15)
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2]
    table.clock.advance(45)
    assert list_sent_sequence_numbers(table.dee) == [0, 1, 2, 3]
    assert list_sent_sequence_numbers(late_spectator) == [1, 2, 3]


def test_updates_due_together_are_sent_in_order() -> None:
    clock, delivered_numbers = ManualClock(), list[int]()
    delay_queue = DelayQueue(clock, 10)
    for update_number in range(5):
        delay_queue.add(lambda update_number=update_number: delivered_numbers.append(update_number))  # type: ignore[misc]
    assert delay_queue.has_pending
    clock.advance(10)
    assert delivered_numbers == [0, 1, 2, 3, 4]
    assert not delay_queue.has_pending


def test_delay_queue_waits_for_permission_and_clears() -> None:
    clock, delivered_numbers = ManualClock(), list[int]()
    delay_queue, is_permitted = DelayQueue(clock, 10), [False]
    delay_queue.can_deliver = lambda: is_permitted[0]
    for update_number in range(3):
        delay_queue.add(lambda update_number=update_number: delivered_numbers.append(update_number))  # type: ignore[misc]
    clock.advance(11)
    assert delivered_numbers == []
    is_permitted[0] = True
    clock.advance(1)
    assert delivered_numbers == [0, 1, 2]
    delay_queue.add(lambda: delivered_numbers.append(3))
    delay_queue.clear()
    clock.advance(20)
    assert delivered_numbers == [0, 1, 2]
    assert not delay_queue.has_pending
