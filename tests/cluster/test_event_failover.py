"""Event failover: an event moves between nodes with all its tables, and is played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_command_handler import EventCommandRequest
from riverboat.service.director.event_settings import EventSettings
from riverboat.tourney.rules import SeatingRules
from tests.cluster.cluster_nodes import (
    empty_database,
    freeze_node,
    open_nodes,
    run_steps,
    wait_until,
)
from tests.service.event_rooms import sit_and_go_rules, verify_events
from tests.service.event_rooms import wait_for_phase as until_over


@pytest.fixture
def database_url() -> Iterator[str]:
    with empty_database() as database:
        yield database


@pytest.mark.slow
def test_event_continues_on_another_node(database_url: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        async with open_nodes(tmp_path, database_url, "a", "b") as (node_a, node_b):
            go_rules = sit_and_go_rules(
                players=12, stack=3000, seating=SeatingRules(seats=4), starts="host"
            )
            settings = EventSettings(
                seconds_between_hands=0.0, pace=0.0, bot_pace=0.02, seconds_to_decide=5
            )
            event = await node_a.director.create_event(go_rules, settings, "Ann")
            task = node_a.director.task(event)
            assert task is not None
            for command_id, command in (("bots", w.AddBots(12)), ("start", w.StartNow())):
                await task.submit(EventCommandRequest("Ann", command_id, command, is_host=True))
            await wait_until(lambda: len(node_a.event_tables(event)) == 3)
            tables = {event_table.id for event_table in node_a.event_tables(event)}
            await wait_until(
                lambda: all(
                    event_table.view().hand_number > 1 for event_table in node_a.event_tables(event)
                )
            )
            await freeze_node(node_a)
            await wait_until(lambda: node_b.director.task(event) is not None)
            assert {event_table.id for event_table in node_b.event_tables(event)} <= tables
            second_event_task = node_b.director.task(event)
            assert second_event_task is not None
            await until_over(second_event_task, seconds=240)
            await verify_events(node_b.store, key=node_b.key)
            lease_by_stream = {lease.stream: lease for lease in node_b.node.leases.list_leases()}
            assert lease_by_stream[f"event/{event}"].host == "b"

    run_steps(run_scenario())
