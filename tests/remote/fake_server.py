"""A server of a ``SimulatedRoom``: HTTP for login and a WebSocket, on a free port.

It has one table. With ``deals_hands`` it begins hands as soon as possible. It can cut all
connections, forget its guests, and withhold replies.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from socket import socket as new_socket
from typing import Any, TypeVar

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToStraddle
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words.refusals.joining import TableNotFound
from tests.remote.simulated_room import NOW_MS, TABLE_ID, SimulatedRoom, encode

Result = TypeVar("Result")
API_KEY = "rbk_of_the_tests"


class FakeServer:
    """A server with one table."""

    def __init__(self, room: SimulatedRoom) -> None:
        self.room = room
        self.url = ""
        self.deals_hands = False
        self.withholds_replies = False
        """Accept commands, but send no replies."""
        self.refuses_logins = False
        """Refuse logins with a retry delay."""
        self.request_texts: list[str] = []
        self.frames: list[m.ClientMessage] = []
        self.sockets: dict[WebSocket, tuple[str, int]] = {}
        """Player of each socket, and the last fact sent to it; -1 if none."""
        self._name_by_session: dict[str, str] = {}
        self._has_progressed = asyncio.Event()

    # HTTP ---------------------------------------------------------------------------------------

    async def log_in_guest(self, request: Request) -> Response:
        name = msgspec.json.decode(await request.body())["name"]
        if name in self._name_by_session.values():
            return make_json_response({"code": "taken", "rule": "", "why": f"{name} is taken"}, 409)
        if self.refuses_logins:
            refusal = make_json_response(
                {"code": "too-many", "rule": "", "why": "wait a little"}, 429
            )
            refusal.headers["Retry-After"] = "3"
            return refusal
        session = f"session-{len(self._name_by_session)}"
        self._name_by_session[session] = name
        response = make_json_response(
            {"name": name, "guest": True, "admin": False, "csrf": "c", "locale": ""}
        )
        response.set_cookie("rb_session", session, httponly=True)
        return response

    async def get_account(self, request: Request) -> Response:
        name = self._find_player(request)
        return make_json_response(
            {"name": name, "guest": True, "admin": False, "csrf": "c", "locale": ""}
        )

    async def list_tables(self, request: Request) -> Response:
        table = {"id": TABLE_ID, "name": "home", "game": "hold'em", "chairs": 9, "seated": 0}
        return make_json_response([table])

    async def open_table(self, request: Request) -> Response:
        """Return the only table, whatever the request, and begin hands from now on."""
        self.request_texts.append((await request.body()).decode())
        self.deals_hands = True
        return make_json_response({"id": TABLE_ID, "invite": ""})

    async def enter_table(self, request: Request) -> Response:
        self.request_texts.append(
            f"enter {(await request.body()).decode()} {request.headers['x-csrf']}"
        )
        return make_json_response({"done": True})

    def _find_player(self, request: Request | WebSocket) -> str:
        if request.headers.get("authorization") == f"Bearer {API_KEY}":
            return "Robot"
        return self._name_by_session.get(request.cookies.get("rb_session", ""), "")

    # The socket ---------------------------------------------------------------------------------

    async def serve_socket(self, socket: WebSocket) -> None:
        name = self._find_player(socket)
        await socket.accept("riverboat.v2.json")
        self.sockets[socket] = (name, -1)
        try:
            while True:
                payload = await socket.receive_text()
                await self._handle_frame(
                    socket, name, msgspec.json.decode(payload, type=m.ClientMessage)
                )
                await self.broadcast()
                self._has_progressed.set()
        except WebSocketDisconnect:
            pass
        finally:
            self.sockets.pop(socket, None)

    async def _handle_frame(self, socket: WebSocket, name: str, frame: m.ClientMessage) -> None:
        room = self.room
        self.frames.append(frame)
        match frame:
            case m.Hello():
                await send_frame(socket, m.Welcome(PROTOCOL, name, NOW_MS))
            case m.Ping(at=sent_at):
                await send_frame(socket, m.Pong(sent_at, NOW_MS))
            case m.Watch(table=table) if table != TABLE_ID:
                await send_frame(socket, watch_ended(table, TableNotFound(table)))
            case m.Watch(epoch=epoch, seq=seq):
                if epoch == room.epoch:
                    self.sockets[socket] = (name, seq)
                else:
                    await socket.send_text(room.snapshot(name).decode())
                    self.sockets[socket] = (name, room.seq)
            case m.SubmitCommand():
                reply = room.submit(name, frame)
                await self.broadcast()
                if not self.withholds_replies:
                    await send_frame(socket, reply)
            case m.SendChat(text=text):
                for receiving_socket in list(self.sockets):
                    await send_frame(receiving_socket, m.ChatMessage(TABLE_ID, name, text, NOW_MS))
            case _:
                pass

    async def broadcast(self) -> None:
        """Begin the next hand if due and send updates to all clients."""
        room = self.room
        while self.deals_hands and (
            room.dealer.can_begin_hand or isinstance(room.dealer.pending, ToStraddle)
        ):
            if room.dealer.can_begin_hand:
                room.begin()
            elif isinstance(pending := room.dealer.pending, ToStraddle):
                room.apply_commands(c.DeclineStraddle(pending.offers[0].chair))
        for socket, (name, last_seq) in list(self.sockets.items()):
            if 0 <= last_seq < room.seq:
                self.sockets[socket] = (name, room.seq)
                await socket.send_text(room.update(name, last_seq).decode())

    async def wait_until(self, is_reached: Callable[[], object]) -> None:
        """Wait until clients have caused a condition."""
        while not is_reached():
            self._has_progressed.clear()
            await self._has_progressed.wait()

    async def disconnect_all(self) -> None:
        """Close every connection."""
        for socket in list(self.sockets):
            await socket.close(1012)

    async def forget_guests(self) -> None:
        """Forget all guests."""
        self._name_by_session.clear()
        await self.disconnect_all()

    async def send_to_all(self, frame: m.ServerMessage) -> None:
        for socket in list(self.sockets):
            await send_frame(socket, frame)


async def send_frame(socket: WebSocket, frame: m.ServerMessage) -> None:
    await socket.send_text(encode(frame).decode())


def make_json_response(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


@asynccontextmanager
async def running_server(room: SimulatedRoom) -> AsyncIterator[FakeServer]:
    """Run a server for the duration of the block."""
    server = FakeServer(room)
    app = Starlette(
        routes=[
            Route("/api/guest", server.log_in_guest, methods=["POST"]),
            Route("/api/me", server.get_account),
            Route("/api/tables", server.list_tables, methods=["GET"]),
            Route("/api/tables", server.open_table, methods=["POST"]),
            Route("/api/tables/{id}/enter", server.enter_table, methods=["POST"]),
            WebSocketRoute("/ws", server.serve_socket),
        ]
    )
    listener = new_socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        app, log_level="critical", lifespan="off", ws="websockets-sansio", ws_ping_interval=None
    )
    uvicorn_server = uvicorn.Server(config)
    uvicorn_server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(uvicorn_server.serve([listener]))
    server.url = f"http://127.0.0.1:{listener.getsockname()[1]}"
    try:
        while not uvicorn_server.started:
            await asyncio.sleep(0.005)
        yield server
    finally:
        uvicorn_server.should_exit = True
        await server.disconnect_all()
        await task
        listener.close()


def run_with_server(
    scenario: Callable[[FakeServer], Awaitable[Result]], room: SimulatedRoom | None = None
) -> Result:
    """Run a scenario against a server, within 60 seconds."""

    async def run_with_timeout() -> Result:
        async with (
            asyncio.timeout(60),
            running_server(room or SimulatedRoom("no-limit hold'em 1/2")) as server,
        ):
            return await scenario(server)

    return asyncio.run(run_with_timeout())
