"""The fast path of commands: one reply each, in order, in every case."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket

from riverboat.remote.client import SUBPROTOCOL
from riverboat.remote.room_http import RoomHttpClient
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.web import command_submission
from riverboat.web.app_state import AppState
from riverboat.web.client_session import ClientSession
from riverboat.web.limits.websocket_protocol import WebSocketProtocol
from tests.web.open_rooms import run_async_test
from tests.web.real_server import running_server

TABLE_RULES_TOML = """
preset = "online"
game = "no-limit hold'em 1/2"

[buy_in]
least = 1
most = 0
"""


class SeatedClient(NamedTuple):
    """A player who has opened a table and sits there alone."""

    socket: ClientConnection
    table: str
    app_state: AppState

    async def send(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame), text=True)

    async def submit(self, command_id: str, **command: Any) -> None:
        await self.send(t="wish", cmd=command_id, table=self.table, wish=command)

    async def next_of_kind(self, *kinds: str) -> dict[str, Any]:
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if frame["t"] in kinds:
                return frame


@asynccontextmanager
async def seated_client(**limits: Any) -> AsyncIterator[SeatedClient]:
    async with running_server(**limits) as (address, app_state):
        http_client = RoomHttpClient(f"http://{address}")
        await http_client.log_in("Ann")
        table_body = await http_client.open_table(name="one", toml=TABLE_RULES_TOML)
        async with open_socket(
            http_client.socket_url,
            additional_headers=http_client.headers,
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
        ) as socket:
            ann = SeatedClient(socket, table_body.id, app_state)
            await ann.send(t="hello", protocol=2, client="a test")
            await ann.send(t="watch", table=ann.table)
            await ann.submit("sit", do="sit", chair=1, chips=100)
            reply = await ann.next_of_kind("granted", "refused", "trouble")
            assert reply["t"] == "granted", reply
            yield ann


@pytest.fixture
def fast_path_commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the ids of commands that took the fast path."""
    accepted_commands: list[str] = []
    original_method = ClientSession._try_submit

    def record_command(self: ClientSession, request: Any) -> bool:
        was_accepted = original_method(self, request)
        if was_accepted:
            accepted_commands.append(request.command_id)
        return was_accepted

    monkeypatch.setattr(ClientSession, "_try_submit", record_command)
    return accepted_commands


def test_reply_is_written_together_with_update(monkeypatch: pytest.MonkeyPatch) -> None:
    frame_counts: list[int] = []
    original_method = WebSocketProtocol.write_through

    def count_frames(self: WebSocketProtocol, binary: bool, *frames: bytes) -> bool:
        frame_counts.append(len(frames))
        return original_method(self, binary, *frames)

    monkeypatch.setattr(WebSocketProtocol, "write_through", count_frames)

    async def run_scenario() -> None:
        async with seated_client() as ann:
            frame_counts.clear()
            await ann.submit("out", do="sit-out")
            update = await ann.next_of_kind("update")
            reply = await ann.next_of_kind("granted")
            assert reply["seq"] == update["seq"]
            assert frame_counts == [2]

    run_async_test(run_scenario)


def test_reply_follows_update_on_fast_path(fast_path_commands: list[str]) -> None:
    async def run_scenario() -> None:
        async with seated_client() as ann:
            assert fast_path_commands == []  # commands of spectators bypass the fast path
            await ann.submit("out", do="sit-out")
            frame_kinds = [(await ann.next_of_kind("update", "granted"))["t"] for _ in range(2)]
            assert frame_kinds == ["update", "granted"]
            assert fast_path_commands == ["out"]

    run_async_test(run_scenario)


def test_frames_during_pending_command_are_handled_in_order(
    fast_path_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        async with seated_client() as ann:
            original_method, held_commands = TableTask.enqueue_command, list[Any]()
            monkeypatch.setattr(
                TableTask, "enqueue_command", lambda *arguments: held_commands.append(arguments)
            )
            await ann.submit("0", do="sit-out")
            while not held_commands:
                await asyncio.sleep(0.005)
            monkeypatch.setattr(TableTask, "enqueue_command", original_method)
            await ann.send(t="ping", at=0)
            for number in range(1, 4):
                await ann.submit(f"{number}", do="sit-out" if number % 2 else "come-back")
                await ann.send(t="ping", at=number)
            await asyncio.sleep(0.05)
            original_method(*held_commands[0])
            frames = [await ann.next_of_kind("granted", "refused", "pong") for _ in range(8)]
            assert [frame.get("cmd", frame.get("at")) for frame in frames] == [
                "0", 0, "1", 1, "2", 2, "3", 3,
            ]  # fmt: skip
            assert fast_path_commands[0] == "0"

    run_async_test(run_scenario)


def test_repeated_command_gets_same_reply(fast_path_commands: list[str]) -> None:
    async def run_scenario() -> None:
        async with seated_client() as ann:
            await ann.submit("x", do="sit-out")
            first_reply = await ann.next_of_kind("granted")
            await ann.submit("x", do="sit-out")
            assert await ann.next_of_kind("granted") == first_reply
            assert fast_path_commands == ["x", "x"]

    run_async_test(run_scenario)


def test_rate_limit_applies_to_fast_path(fast_path_commands: list[str]) -> None:
    async def run_scenario() -> None:
        async with seated_client(messages_per_second=6) as ann:
            for number in range(12):
                await ann.submit(f"{number}", do="sit-out" if number % 2 else "come-back")
                if (await ann.next_of_kind("granted", "refused", "trouble"))["t"] == "trouble":
                    break
            else:
                raise AssertionError("nobody was told to slow down")
            assert len(fast_path_commands) <= 6

    run_async_test(run_scenario)


def test_command_to_lost_table_is_rejected(
    fast_path_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run_scenario() -> None:
        async with seated_client() as ann:
            monkeypatch.setattr(
                TableTask,
                "enqueue_command",
                lambda _, __, reply_future, ___: reply_future.set_exception(
                    TableGone("it has gone")
                ),
            )
            await ann.submit("x", do="sit-out")
            assert (await ann.next_of_kind("refused"))["cmd"] == "x"
            await ann.send(t="ping", at=1)
            await ann.next_of_kind("pong")
            assert fast_path_commands == ["x"]

    run_async_test(run_scenario)


def test_timed_out_command_gets_no_second_reply(
    fast_path_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    late_replies: list[Any] = []

    async def run_scenario() -> None:
        async with seated_client() as ann:
            original_method = TableTask.enqueue_command
            monkeypatch.setattr(command_submission, "COMMAND_TIMEOUT_SECONDS", 0.1)
            monkeypatch.setattr(
                TableTask, "enqueue_command", lambda *value: late_replies.append(value)
            )
            await ann.submit("x", do="sit-out")
            assert (await ann.next_of_kind("refused"))["cmd"] == "x"
            monkeypatch.setattr(TableTask, "enqueue_command", original_method)
            original_method(*late_replies[0])  # the table runs the command only now
            await ann.submit("y", do="come-back")
            reply = await ann.next_of_kind("granted", "refused")
            assert reply["cmd"] == "y"
            assert fast_path_commands == ["x", "y"]

    run_async_test(run_scenario)


def test_commands_share_one_timeout_timer(
    fast_path_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The timer fires while the second command waits, which still has its full timeout."""

    async def run_scenario() -> None:
        async with seated_client() as ann:
            monkeypatch.setattr(command_submission, "COMMAND_TIMEOUT_SECONDS", 0.3)
            await ann.submit("x", do="sit-out")
            await ann.next_of_kind("granted")
            await asyncio.sleep(0.2)
            monkeypatch.setattr(TableTask, "enqueue_command", lambda *_: None)
            clock = asyncio.get_running_loop().time
            started_at = clock()
            await ann.submit("y", do="come-back")
            assert (await ann.next_of_kind("refused"))["cmd"] == "y"
            assert clock() - started_at >= 0.29
            assert fast_path_commands == ["x", "y"]

    run_async_test(run_scenario)


def test_disconnect_cancels_pending_command(
    fast_path_commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    late_replies: list[Any] = []

    async def run_scenario() -> None:
        async with seated_client() as ann:
            monkeypatch.setattr(
                TableTask, "enqueue_command", lambda _, __, to, ___: late_replies.append(to)
            )
            await ann.submit("x", do="sit-out")
            while not late_replies:
                await asyncio.sleep(0.005)
            await ann.socket.close()
            while len(ann.app_state.connections):
                await asyncio.sleep(0.005)
            assert late_replies[0].done()
            late_replies[0].set_exception(TableGone("it has gone"))
            assert fast_path_commands == ["x"]

    run_async_test(run_scenario)
