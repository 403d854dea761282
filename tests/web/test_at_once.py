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
from riverboat.web import fast_path
from riverboat.web.app_state import AppState
from riverboat.web.limits.websocket_protocol import WebSocketProtocol
from tests.web.house import run
from tests.web.serving import served

RULES = """
preset = "online"
game = "no-limit hold'em 1/2"

[buy_in]
least = 1
most = 0
"""


class _Seated(NamedTuple):
    """A player who has opened a table and sits there alone."""

    socket: ClientConnection
    table: str
    site: AppState

    async def send(self, **frame: Any) -> None:
        await self.socket.send(msgspec.json.encode(frame), text=True)

    async def wish(self, cmd: str, **wish: Any) -> None:
        await self.send(t="wish", cmd=cmd, table=self.table, wish=wish)

    async def next(self, *kinds: str) -> dict[str, Any]:
        while True:
            frame: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
            if frame["t"] in kinds:
                return frame


@asynccontextmanager
async def seated(**limits: Any) -> AsyncIterator[_Seated]:
    async with served(**limits) as (place, site):
        door = RoomHttpClient(f"http://{place}")
        await door.log_in("Ann")
        opened = await door.open_table(name="one", toml=RULES)
        async with open_socket(
            door.socket,
            additional_headers=door.headers,
            subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
        ) as socket:
            ann = _Seated(socket, opened.id, site)
            await ann.send(t="hello", protocol=2, client="a test")
            await ann.send(t="watch", table=ann.table)
            await ann.wish("sit", do="sit", chair=1, chips=100)
            answer = await ann.next("granted", "refused", "trouble")
            assert answer["t"] == "granted", answer
            yield ann


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the ids of commands that took the fast path."""
    found: list[str] = []
    inner = fast_path.FastPath.try_submit

    def takes(self: fast_path.FastPath, ask: Any) -> bool:
        took = inner(self, ask)
        if took:
            found.append(ask.cmd)
        return took

    monkeypatch.setattr(fast_path.FastPath, "try_submit", takes)
    return found


def test_the_answer_leaves_with_what_all_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pieces: list[int] = []
    inner = WebSocketProtocol.write_through

    def straight(self: WebSocketProtocol, binary: bool, *frames: bytes) -> bool:
        pieces.append(len(frames))
        return inner(self, binary, *frames)

    monkeypatch.setattr(WebSocketProtocol, "write_through", straight)

    async def work() -> None:
        async with seated() as ann:
            pieces.clear()
            await ann.wish("out", do="sit-out")
            told = await ann.next("update")
            answer = await ann.next("granted")
            assert answer["seq"] == told["seq"]
            assert pieces == [2]

    run(work)


def test_who_sits_there_is_answered_behind_what_all_are_told(taken: list[str]) -> None:
    async def work() -> None:
        async with seated() as ann:
            assert taken == []  # commands of spectators bypass the fast path
            await ann.wish("out", do="sit-out")
            kinds = [(await ann.next("update", "granted"))["t"] for _ in range(2)]
            assert kinds == ["update", "granted"]
            assert taken == ["out"]

    run(work)


def test_what_comes_while_an_answer_is_waited_for_is_heard_after_it(
    taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with seated() as ann:
            inner, held = TableTask.enqueue_command, list[Any]()
            monkeypatch.setattr(TableTask, "enqueue_command", lambda *given: held.append(given))
            await ann.wish("0", do="sit-out")
            while not held:
                await asyncio.sleep(0.005)
            monkeypatch.setattr(TableTask, "enqueue_command", inner)
            await ann.send(t="ping", at=0)
            for k in range(1, 4):
                await ann.wish(f"{k}", do="sit-out" if k % 2 else "come-back")
                await ann.send(t="ping", at=k)
            await asyncio.sleep(0.05)
            inner(*held[0])
            told = [await ann.next("granted", "refused", "pong") for _ in range(8)]
            assert [each.get("cmd", each.get("at")) for each in told] == [
                "0", 0, "1", 1, "2", 2, "3", 3,
            ]  # fmt: skip
            assert taken[0] == "0"

    run(work)


def test_the_same_wish_again_has_the_same_answer(taken: list[str]) -> None:
    async def work() -> None:
        async with seated() as ann:
            await ann.wish("x", do="sit-out")
            first = await ann.next("granted")
            await ann.wish("x", do="sit-out")
            assert await ann.next("granted") == first
            assert taken == ["x", "x"]

    run(work)


def test_one_wish_too_many_is_not_taken(taken: list[str]) -> None:
    async def work() -> None:
        async with seated(messages=6) as ann:
            for k in range(12):
                await ann.wish(f"{k}", do="sit-out" if k % 2 else "come-back")
                if (await ann.next("granted", "refused", "trouble"))["t"] == "trouble":
                    break
            else:
                raise AssertionError("nobody was told to slow down")
            assert len(taken) <= 6

    run(work)


def test_a_table_that_goes_answers_that_it_does_not(
    taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with seated() as ann:
            monkeypatch.setattr(
                TableTask,
                "enqueue_command",
                lambda _, __, to, ___: to.set_exception(TableGone("it has gone")),
            )
            await ann.wish("x", do="sit-out")
            assert (await ann.next("refused"))["cmd"] == "x"
            await ann.send(t="ping", at=1)
            await ann.next("pong")
            assert taken == ["x"]

    run(work)


def test_nobody_waits_for_ever_and_what_comes_too_late_is_no_second_answer(
    taken: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    late: list[Any] = []

    async def work() -> None:
        async with seated() as ann:
            inner = TableTask.enqueue_command
            monkeypatch.setattr(fast_path, "COMMAND_TIMEOUT", 0.1)
            monkeypatch.setattr(TableTask, "enqueue_command", lambda *given: late.append(given))
            await ann.wish("x", do="sit-out")
            assert (await ann.next("refused"))["cmd"] == "x"
            monkeypatch.setattr(TableTask, "enqueue_command", inner)
            inner(*late[0])  # the table runs the command only now
            await ann.wish("y", do="come-back")
            answer = await ann.next("granted", "refused")
            assert answer["cmd"] == "y"
            assert taken == ["x", "y"]

    run(work)


def test_one_timer_does_for_many_wishes(taken: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The timer fires while the second command waits, which still has its full timeout."""

    async def work() -> None:
        async with seated() as ann:
            monkeypatch.setattr(fast_path, "COMMAND_TIMEOUT", 0.3)
            await ann.wish("x", do="sit-out")
            await ann.next("granted")
            await asyncio.sleep(0.2)
            monkeypatch.setattr(TableTask, "enqueue_command", lambda *_: None)
            clock = asyncio.get_running_loop().time
            began = clock()
            await ann.wish("y", do="come-back")
            assert (await ann.next("refused"))["cmd"] == "y"
            assert clock() - began >= 0.29
            assert taken == ["x", "y"]

    run(work)


def test_who_has_gone_is_told_nothing(taken: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    late: list[Any] = []

    async def work() -> None:
        async with seated() as ann:
            monkeypatch.setattr(
                TableTask, "enqueue_command", lambda _, __, to, ___: late.append(to)
            )
            await ann.wish("x", do="sit-out")
            while not late:
                await asyncio.sleep(0.005)
            await ann.socket.close()
            while len(ann.site.connections):
                await asyncio.sleep(0.005)
            assert late[0].done()
            late[0].set_exception(TableGone("it has gone"))
            assert taken == ["x"]

    run(work)
