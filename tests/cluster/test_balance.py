"""A host that has just come is given tables by those that have many, each between two hands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.service.cluster.balance import Balance, Gift, gift
from riverboat.service.cluster.cluster_room import ClusterRoom
from tests.cluster.hosts import SPAN, cut_off, database, host, new_table, open_hosts, run, until


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.mark.parametrize(
    "loads, gives",
    [
        ([10, 0], [5, 0]),
        ([10, 10, 0], [3, 3, 0]),
        ([4, 2], [0, 0]),
        ([11, 9, 10], [0, 0, 0]),
        ([3, 3, 0], [1, 1, 0]),
        ([1, 1, 0], [0, 0, 0]),
        ([100, 80], [0, 0]),
        ([100, 50], [25, 0]),
        ([10] * 9 + [0], [1] * 9 + [0]),
    ],
)
def test_what_is_missing_is_given_and_no_more(loads: list[int], gives: list[int]) -> None:
    named = {f"h{k}": load for k, load in enumerate(loads)}
    found = [gift(name, named) for name in named]
    assert [each.streams if each else 0 for each in found] == gives
    assert all(named[each.to] == min(loads) for each in found if each)
    after = named[f"h{loads.index(min(loads))}"] + sum(gives)
    assert after <= max(min(loads), -(-sum(loads) // len(loads))), "nobody has more than a share"


def test_who_takes_none_gives_none() -> None:
    assert gift("a", {"b": 10, "c": 0}) is None


def test_nothing_is_given_before_hosts_have_been_uneven_for_some_time() -> None:
    balance = Balance("a", 4)
    assert balance.due({"a": 10, "b": 0}, 100) is None
    assert balance.due({"a": 10, "b": 0}, 103.9) is None
    assert balance.due({"a": 10}, 104) is None, "the other one has gone"
    assert balance.due({"a": 10, "b": 0}, 105) is None
    assert balance.due({"a": 10, "b": 0}, 109) == Gift("b", 5)


def held(room: ClusterRoom) -> int:
    return len([task for task in room.tables() if task.holds()])


def test_a_host_that_comes_is_given_its_share_and_no_hand_is_interrupted(
    url: str, tmp_path: Path
) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a") as (a,):
            tables = [await new_table(a) for _ in range(8)]
            await until(lambda: all(task.view().hand > 1 for task in tables))
            b = host(tmp_path, url, "b")
            await b.open()
            try:
                took = await until(lambda: (held(a), held(b)) == (4, 4), 40)
                assert took > SPAN, "not at once"
                for task in tables:
                    (room,) = [each for each in (a, b) if task.id in {t.id for t in each.tables()}]
                    new = room.task(task.id)
                    hand = new.view().hand
                    await until(lambda new=new, hand=hand: new.view().hand > hand)  # type: ignore[misc]
                    facts = [each.body for each in await a.store.read(f"table/{task.id}")]
                    assert not any(b"HandCalledOff" in body for body in facts)
                    if room is b:  # and it was handed over when no hand was played
                        again = next(k for k, body in enumerate(facts) if b'"Restarted"' in body)
                        ended = max(
                            k for k, body in enumerate(facts[:again]) if b"HandClosed" in body
                        )
                        assert not any(b'"HandBegan"' in body for body in facts[ended:again])
                epochs = {each.stream: each.epoch for each in a.node.leases.all()}
                await asyncio.sleep(3 * SPAN)
                assert {each.stream: each.epoch for each in a.node.leases.all()} == epochs
            finally:
                await b.close()
            await until(lambda: held(a) == 8)

    run(steps())


def test_what_is_given_to_a_host_that_dies_is_anybodys_when_that_is_over(
    url: str, tmp_path: Path
) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as (a, b):
            task = await new_table(a)
            to = a.node.directory.where("b")
            assert to is not None
            assert (to.name, to.address) == ("b", "http://127.0.0.1/b")
            await cut_off(b)
            await a._hand(f"table/{task.id}", [task], to)
            assert held(a) == 0
            took = await until(lambda: held(a) == 1, SPAN + 3)
            assert took > SPAN / 2, "it was b's until its lease was over"

    run(steps())
