"""Players of a load test, each with a connection of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidStatus

from riverboat.decoding import json_decoder
from riverboat.deprecation import DeprecatedAttribute, deprecated_names
from riverboat.remote.client import SUBPROTOCOL
from riverboat.remote.delivery_times import DeliveryTimes
from riverboat.remote.load_plan import LoadPlan
from riverboat.remote.room_http import RoomHttpClient, RoomRefused
from riverboat.wire import PROTOCOL
from riverboat.wire import client_commands as w
from riverboat.wire import messages as m
from riverboat.words.refusals.joining import TableReopening
from riverboat.words.refusals.table_commands import TableUnresponsive

RULES_TOML: Final = """
preset = "online"
game = "no-limit hold'em 1/2"
chairs = 10

[buy_in]
least = 1
most = 0
"""
BUY_IN_CHIPS: Final = 100_000
_MAX_REQUEST_ATTEMPTS: Final = 60
_RETRY_CODES: Final = (TableUnresponsive.code, TableReopening.code)
"""Codes of refusals after which a player tries again: the table is stuck, or changes its node."""
MAX_CONCURRENT_LOGINS: Final = 4
"""Maximum number of guests who log in at the same time."""

Result = TypeVar("Result")

# The following Structs have only the fields of each frame that a player needs to act.


class _Turn(
    Struct,
    rename={
        "kind": "ask",
        "can_check": "free",
        "is_bring_in": "bring_in",
        "min_raise_to": "low",
        "is_own_turn": "mine",
    },
):
    kind: str
    can_check: bool = False
    is_bring_in: bool = False
    min_raise_to: int = 0
    is_own_turn: bool = True


class _PrivateView(Struct, rename={"turn_token": "token"}):
    chair: int = 0
    turn: _Turn | None = None
    turn_token: int = 0
    flags: tuple[str, ...] = ()


class _TableView(Struct, rename={"hand_number": "hand"}):
    hand_number: int = 0


class _Frame(Struct, rename={"kind": "t", "command_id": "cmd", "private_view": "mine"}):
    kind: str
    seq: int = 0
    command_id: str = ""
    code: str = ""
    private_view: _PrivateView | None = None
    view: _TableView | None = None


_FRAME_DECODER: Final = json_decoder(_Frame)
_encode_json: Final = msgspec.json.encode


class LoadTable:
    """A table and its players; the first of them is its host."""

    def __init__(self, plan: LoadPlan, name: str, rng: Random) -> None:
        self.id, self.name, self.hand = "", name, 0
        self.times = DeliveryTimes(plan.players)
        self.on_action: Callable[[], None] = lambda: None
        self.players = [LoadPlayer(self, plan, number, rng) for number in range(plan.players)]

    async def seat_players(self, login_slots: asyncio.Semaphore) -> None:
        host, *other_players = self.players
        async with login_slots:
            await host.log_in()
        opened_table = await _retry_request(
            lambda: host.http.open_table(name=self.name, toml=RULES_TOML, between=0)
        )
        self.id = opened_table.id
        await host.sit_down()
        for player in other_players:
            async with login_slots:
                await player.log_in()
                await player.sit_down()

    fill = DeprecatedAttribute("seat_players")


class LoadPlayer:
    """A player on one connection, who ignores the cards and mostly checks and calls."""

    def __init__(self, table: LoadTable, plan: LoadPlan, number: int, rng: Random) -> None:
        self.table, self.number, self.rng = table, number, rng
        self.pace = plan.pace
        self.http = RoomHttpClient(plan.url_for(number))
        self.socket: ClientConnection | None = None
        self._command_count = 0
        self._answered_turn = (0, 0)
        self._last_rebuy_hand_number = 0
        self._send_tasks: set[asyncio.Task[None]] = set()

    async def log_in(self) -> None:
        name = f"{self.table.name} {self.number}"
        await _retry_request(lambda: self.http.log_in(name))
        self.socket = await _retry_request(self._connect)
        await self.socket.send(_encode_json(m.Hello(PROTOCOL, "load")), text=True)

    async def _connect(self) -> ClientConnection:
        try:
            return await open_socket(
                self.http.socket_url,
                additional_headers=self.http.headers,
                subprotocols=[SUBPROTOCOL],  # type: ignore[list-item]
                compression=None,
                ping_interval=None,
                max_size=None,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            raise RoomRefused(
                status, "socket", f"no socket: {status}", retry_after_seconds=1
            ) from error

    async def sit_down(self) -> None:
        """Watch the table, request the chair, and wait until the player has it."""
        socket = self.socket
        assert socket is not None, "the player has joined"
        sit_command = self._make_command(w.Sit(self.number + 1, BUY_IN_CHIPS))
        for _ in range(_MAX_REQUEST_ATTEMPTS):
            await socket.send(_encode_json(m.Watch(self.table.id)), text=True)
            await socket.send(_encode_json(sit_command), text=True)
            if await self._receive_seat(socket):
                return
            await asyncio.sleep(0.5)
        raise self._make_seat_error("gone")

    async def _receive_seat(self, socket: ClientConnection) -> bool:
        """Return True once the player has the chair; raise ``RoomRefused`` if the room refuses it.

        Return False if the table is unavailable for a moment, so that the caller tries again.
        """
        while True:
            frame = _FRAME_DECODER.decode(await socket.recv())
            if frame.kind in ("refused", "gone"):
                if frame.code in _RETRY_CODES:
                    return False
                raise self._make_seat_error(frame.kind)
            if frame.private_view is not None and frame.private_view.chair:
                self._handle_state(frame)
                return True

    def _make_seat_error(self, code: str) -> RoomRefused:
        return RoomRefused(0, code, f"{self.table.name}: nobody can sit down there")

    async def play(self) -> None:
        """Read frames and act, until the connection ends."""
        socket, table = self.socket, self.table
        assert socket is not None, "the player has joined"
        ping_task = asyncio.create_task(self._ping_periodically(socket))
        try:
            while True:
                payload = await socket.recv()
                received_at = time.perf_counter()
                frame = _FRAME_DECODER.decode(payload)
                match frame.kind:
                    case "update":
                        table.times.record_delivery(self.number, frame.seq, received_at)
                        self._handle_state(frame)
                        table.on_action()
                    case "snapshot":
                        self._handle_state(frame)
                    case "granted" | "refused":
                        table.times.record_answer(frame.command_id, frame.seq)
                    case "gone":
                        return
        except ConnectionClosed:
            return
        finally:
            ping_task.cancel()

    async def _ping_periodically(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(20)
                await socket.send(_encode_json(m.Ping(0)), text=True)

    def _handle_state(self, frame: _Frame) -> None:
        """Act on the current state of the table."""
        private_view = frame.private_view
        if private_view is None or frame.view is None:
            return
        hand_number = self.table.hand = max(self.table.hand, frame.view.hand_number)
        if "out" in private_view.flags and self._last_rebuy_hand_number != hand_number:
            self._last_rebuy_hand_number = hand_number
            self._send(0.0, self._make_command(w.Buy(BUY_IN_CHIPS)), is_timed=False)
        turn = private_view.turn
        if (
            turn is None
            or not turn.is_own_turn
            or (hand_number, private_view.turn_token) == self._answered_turn
        ):
            return
        self._answered_turn = (hand_number, private_view.turn_token)
        delay_seconds = self.pace * min(4.0, self.rng.lognormvariate(-0.125, 0.5))
        self._send(
            delay_seconds,
            self._make_command(self._choose_command(turn), hand_number, private_view.turn_token),
            is_timed=True,
        )

    def _choose_command(self, turn: _Turn) -> w.AnyClientCommand:
        random_number = self.rng.random()
        match turn:
            case _Turn(kind="act", is_bring_in=True):
                return w.BringIn()
            case _Turn(kind="act", min_raise_to=total) if total and random_number < 0.08:
                return w.RaiseTo(total)
            case _Turn(kind="act", can_check=True):
                return w.Check()
            case _Turn(kind="act"):
                return w.Fold() if random_number < 0.3 else w.Call()
            case _Turn(kind="run-it"):
                return w.RunIt(1)
            case _Turn(kind="straddle"):
                return w.PassStraddle()
            case _:
                return w.Show()

    def _make_command(
        self, command: w.AnyClientCommand, hand_number: int = 0, turn_token: int = 0
    ) -> m.SubmitCommand:
        self._command_count += 1
        return m.SubmitCommand(
            f"{self.number}-{self._command_count}", self.table.id, command, hand_number, turn_token
        )

    def _send(self, delay_seconds: float, submit_command: m.SubmitCommand, is_timed: bool) -> None:
        task = asyncio.get_running_loop().create_task(
            self._send_after(delay_seconds, submit_command, is_timed)
        )
        self._send_tasks.add(task)
        task.add_done_callback(self._send_tasks.discard)

    async def _send_after(
        self, delay_seconds: float, submit_command: m.SubmitCommand, is_timed: bool
    ) -> None:
        if delay_seconds:
            await asyncio.sleep(delay_seconds)
        frame = _encode_json(submit_command)
        if is_timed:
            self.table.times.start_action(submit_command.command_id, time.perf_counter())
        if self.socket is not None:
            with suppress(ConnectionClosed):
                await self.socket.send(frame, text=True)


async def _retry_request(send_request: Callable[[], Awaitable[Result]]) -> Result:
    """Return the response to a request, repeated while the room asks the client to try again."""
    for _ in range(_MAX_REQUEST_ATTEMPTS):
        try:
            return await send_request()
        except RoomRefused as error:
            if not error.retry_after_seconds or error.retry_after_seconds > 10:
                raise
            await asyncio.sleep(error.retry_after_seconds)
    raise RoomRefused(429, "too-many", "the room lets nobody in any more")


if not TYPE_CHECKING:  # type checkers see only the new names
    __getattr__ = deprecated_names("riverboat.remote.load_players")
