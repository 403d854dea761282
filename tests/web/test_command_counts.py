"""Counts of accepted and refused commands, wherever a command is answered."""

from __future__ import annotations

import asyncio
import re
from typing import Any, cast

import pytest

from riverboat.service.publisher.send_queue import SendQueue
from riverboat.store.errors import StoreFailed
from riverboat.web.client_session import ClientSession
from riverboat.web.relay.proxied_sessions import ProxiedSessions
from riverboat.web.websocket_connection import Connection
from riverboat.wire import messages as m
from riverboat.wire.client_commands import Fold, Leave
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.test_events import create_event, submit_event_command, submit_order


def read_command_counts(room: OpenTestRoom, metric: str) -> dict[str, int]:
    """Return a counter by the kind of command."""
    text = room.app_state.metrics.text().decode()
    return {
        command: int(float(count))
        for command, count in re.findall(rf'^{metric}{{wish="(.*)"}} (.*)$', text, re.MULTILINE)
    }


async def submit_and_get_code(visitor: Visitor, table: str, verb: str) -> str:
    """Submit a command through a socket, and return the code of the refusal or error."""
    async with visitor.socket() as socket:
        await socket.send(t="wish", cmd="c1", table=table, wish={"do": verb})
        return str((await socket.next_of_kind("refused", "trouble"))["code"])


def test_every_refusal_at_a_socket_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table, private_table = await open_table(ann), await open_table(ann, private=True)
            await seat_players(table, ann, bob)
            assert await submit_and_get_code(ann, table, "fold")  # by the rules
            assert await submit_and_get_code(room.visitor(), table, "check") == "nobody"
            assert await submit_and_get_code(ann, "nowhere", "call") == "no-table"
            assert await submit_and_get_code(bob, private_table, "pot") == "private"
            with monkeypatch.context() as patch:
                patch.setattr(room.app_state, "has_bot_name", lambda *_: True)
                assert await submit_and_get_code(ann, table, "leave") == "taken"

            async def fail_to_read(*_: Any) -> None:
                raise StoreFailed("the database is away")

            cid = await room.guest("Cid")
            monkeypatch.setattr(room.room.task(table), "find_reply", fail_to_read)
            assert await submit_and_get_code(cid, table, "all-in")
            assert read_command_counts(room, "riverboat_refusals_total") == dict.fromkeys(
                ("fold", "check", "call", "pot", "leave", "all-in"), 1
            )
            assert read_command_counts(room, "riverboat_actions_total") == {"sit": 2}

    run_async_test(run_scenario)


def test_refusals_of_http_requests_are_counted() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table, private_table = await open_table(ann), await open_table(ann, private=True)
            assert (await bob.submit(table, "c1", do="fold")).status_code == 409
            assert (await bob.submit(private_table, "c2", do="leave")).status_code == 403
            assert read_command_counts(room, "riverboat_refusals_total") == {"fold": 1, "leave": 1}

    run_async_test(run_scenario)


def test_tournament_commands_are_counted_with_prefix() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            event = await create_event(ann)
            assert (await submit_event_command(ann, event, "unregister")).status_code == 409
            assert (await submit_event_command(ann, event, "register")).status_code == 200
            assert (await submit_order(ann, event, "pause")).status_code == 409
            refusal_counts = read_command_counts(room, "riverboat_refusals_total")
            assert refusal_counts == {"event-unregister": 1, "event-pause": 1}
            assert read_command_counts(room, "riverboat_actions_total") == {"event-register": 1}

    run_async_test(run_scenario)


class _Directory:
    """A directory of a cluster in which no node holds a table."""

    async def wait_for_holder(self, _stream: str, _seconds: float) -> None:
        return None


class _Gateway:
    def __init__(self) -> None:
        self.directory, self.name = _Directory(), "a"
        self.proxied_sessions = set[ProxiedSessions]()
        self.max_wait_seconds = 1.0


def test_commands_that_no_node_takes_are_counted() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            async with ann.socket() as socket:
                (connection,) = room.app_state.connections
                session: ClientSession = cast(Connection, connection).session
                sessions = ProxiedSessions(
                    cast(Any, _Gateway()),
                    cast(Any, None),
                    cast(SendQueue, None),
                    session.handle_locally,
                    session._send_answer,
                    lambda: None,
                )
                sessions.send(m.SubmitCommand("c1", "t1", Fold()))
                sessions.send(m.SubmitCommand("c2", "t1", Leave()))
                refusal_codes = [(await socket.next_of_kind("refused"))["code"] for _ in range(2)]
                assert refusal_codes == ["unavailable", "unavailable"]
                await sessions.close()
            await asyncio.sleep(0)
            assert read_command_counts(room, "riverboat_refusals_total") == {"fold": 1, "leave": 1}

    run_async_test(run_scenario)
