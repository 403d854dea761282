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


class Hours:
    """A controlled clock. Callbacks due at the same time fire in no fixed order."""

    def __init__(self) -> None:
        self.now = 0.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, callback: Callable[[], None]) -> None:
        self._due.insert(0, (when, callback))

    def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while due := [each for each in self._due if each[0] <= until]:
            each = min(due, key=lambda one: one[0])
            self._due.remove(each)
            self.now = max(self.now, each[0])
            each[1]()
        self.now = until


def sight(seq: int) -> TableSnapshot:
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


class Watched:
    """A broadcaster with Ann and a spectator, and updates on demand."""

    def __init__(self, delay: int) -> None:
        self.hours, self.seq = Hours(), 0
        self.subscribers = Broadcaster("t", "e", delay, self.hours, sight(0), 0)
        self.ann, self.dee = self.comes("Ann"), self.comes("Dee")

    def comes(self, name: str) -> SendQueue:
        outbox = SendQueue(name)
        self.subscribers.subscribe(outbox, name, "", 0, sight(self.seq))
        return outbox

    def happens(self) -> None:
        self.seq += 1
        self.subscribers.broadcast_update(
            self.seq - 1, [RedactedRecord(b"{}", {})], sight(self.seq)
        )

    def delays(self, seconds: int) -> None:
        self.subscribers.change_delay(seconds, sight(self.seq))


def told(outbox: SendQueue) -> list[int]:
    """Return the sequence numbers at which views were sent."""
    frames = outbox._frames
    return [int(frame.partition(b'"view":')[2].partition(b",")[0]) for frame in frames]


def test_what_one_name_is_told_is_put_together_once_for_all_its_connections() -> None:
    made = list[str]()

    def mine(name: str) -> bytes:
        made.append(name)
        return b"{}"

    table = Watched(0)
    others = [table.comes(name) for name in ("Ann", "", "", "")]
    table.subscribers.broadcast_update(
        0, [RedactedRecord(b"{}", {})], replace(sight(1), private_view=mine)
    )
    assert sorted(made) == ["", "Ann", "Dee"]
    assert all(told(each)[-1] == 1 for each in (table.ann, table.dee, *others))


def test_a_shorter_delay_shows_nothing_sooner_than_it_was_to_be_shown() -> None:
    table = Watched(60)
    table.happens()
    table.hours.pass_by(10)
    table.delays(5)
    table.happens()
    table.hours.pass_by(49.5)
    assert told(table.dee) == [0]
    table.hours.pass_by(1)
    assert told(table.dee) == told(table.ann) == [0, 1, 2]
    table.happens()
    table.hours.pass_by(4.5)
    assert told(table.dee) == [0, 1, 2]
    table.hours.pass_by(1)
    assert told(table.dee) == [0, 1, 2, 3]


def test_without_a_delay_any_more_what_is_held_back_comes_first() -> None:
    table = Watched(30)
    table.happens()
    table.delays(0)
    table.happens()
    late = table.comes("Eve")
    assert told(late) == [0], "as the rail sees it then"
    table.hours.pass_by(30)
    assert told(table.dee) == [0, 1, 2]
    assert told(late) == [0, 1, 2]
    table.happens()
    assert told(table.dee) == [0, 1, 2, 3]


def test_a_longer_delay_is_for_what_happens_from_then_on() -> None:
    table = Watched(0)
    table.happens()
    assert told(table.dee) == [0, 1]
    table.delays(20)
    table.happens()
    table.hours.pass_by(5)
    late = table.comes("Eve")
    assert told(late) == [1], "no newer than what the rail has seen already"
    table.delays(60)
    table.happens()
    table.hours.pass_by(15)
    assert told(table.dee) == [0, 1, 2]
    table.hours.pass_by(45)
    assert told(table.dee) == [0, 1, 2, 3]
    assert told(late) == [1, 2, 3]


def test_what_is_due_at_the_same_time_is_told_in_order() -> None:
    hours, heard = Hours(), list[int]()
    held = DelayQueue(hours, 10)
    for k in range(5):
        held.add(lambda k=k: heard.append(k))  # type: ignore[misc]
    assert held.has_pending
    hours.pass_by(10)
    assert heard == [0, 1, 2, 3, 4]
    assert not held.has_pending


def test_what_may_not_be_told_waits_until_it_may_and_is_forgotten_with_its_table() -> None:
    hours, heard = Hours(), list[int]()
    held, may = DelayQueue(hours, 10), [False]
    held.can_deliver = lambda: may[0]
    for k in range(3):
        held.add(lambda k=k: heard.append(k))  # type: ignore[misc]
    hours.pass_by(11)
    assert heard == []
    may[0] = True
    hours.pass_by(1)
    assert heard == [0, 1, 2]
    held.add(lambda: heard.append(3))
    held.clear()
    hours.pass_by(20)
    assert heard == [0, 1, 2]
    assert not held.has_pending
