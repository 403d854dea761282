"""Event failover: an event moves between nodes with all its tables, and is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import EventCommandRequest
from riverboat.service.director.event_settings import EventSettings
from riverboat.tourney.rules import SeatingRules
from tests.cluster.hosts import cut_off, database, open_hosts, run, until
from tests.service.events import check, rules
from tests.service.events import until as until_over


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.mark.slow
def test_an_event_is_played_on_by_another_host_when_its_own_dies(url: str, tmp_path: Path) -> None:
    async def steps() -> None:
        async with open_hosts(tmp_path, url, "a", "b") as (a, b):
            wanted = rules(players=12, stack=3000, seating=SeatingRules(seats=4), starts="host")
            settings = EventSettings(between=0.0, pace=0.0, bot_pace=0.02, decide=5)
            event = await a.director.new_event(wanted, settings, "Ann")
            task = a.director.task(event)
            assert task is not None
            for cmd, asked in (("bots", w.AddBots(12)), ("start", w.StartNow())):
                await task.submit(EventCommandRequest("Ann", cmd, asked, is_host=True))
            await until(lambda: len(a.event_tables(event)) == 3)
            tables = {each.id for each in a.event_tables(event)}
            await until(lambda: all(each.view().hand > 1 for each in a.event_tables(event)))
            await cut_off(a)
            await until(lambda: b.director.task(event) is not None)
            assert {each.id for each in b.event_tables(event)} <= tables
            again = b.director.task(event)
            assert again is not None
            await until_over(again, seconds=90)
            await check(b.store, key=b.key)
            leases = {each.stream: each for each in b.node.leases.all()}
            assert leases[f"event/{event}"].host == "b"

    run(steps())
