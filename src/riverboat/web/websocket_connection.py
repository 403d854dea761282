"""The WebSocket: a reader and a writer for each connection; no table ever waits for it.

The reader passes frames to the client's session. Outgoing frames wait in a bounded send queue, and
a slow consumer is disconnected: it reconnects and receives the missed updates.
"""

from __future__ import annotations

import asyncio
import re
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from riverboat.service.publisher.send_queue import LeaseExpired, SendQueue, SlowConsumer, to_msgpack
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.client_session import ClientSession, DisconnectClient
from riverboat.web.close_codes import (
    GOING_AWAY,
    INTERNAL_ERROR,
    POLICY_VIOLATION,
    PROTOCOL_ERROR,
    TRY_AGAIN_LATER,
)
from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.limits.request_addresses import (
    client_address,
    client_network,
    is_same_origin,
    player_network,
)
from riverboat.web.limits.websocket_protocol import ATTACH_RECEIVER, WRITE_THROUGH
from riverboat.web.relay.relay_signature import find_relayed_request
from riverboat.web.routing.authorization import authenticate
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import error_frame
from riverboat.words import Refusal
from riverboat.words.refusals import joining
from riverboat.words.refusals import websocket_frames as phrases
from riverboat.words.refusals.connections import (
    ConnectionTimeout,
    ConnectionTooSlow,
    Disconnected,
    HelloNotReceived,
    ServerFailure,
)

log = structlog.get_logger(__name__)

JSON_SUBPROTOCOL: Final = "riverboat.v2.json"
MSGPACK_SUBPROTOCOL: Final = "riverboat.v2.msgpack"
_SUBPROTOCOL_PATTERN: Final = re.compile(r"riverboat\.v(\d{1,4})\.(json|msgpack)")


async def serve_connection(app_state: AppState, socket: WebSocket) -> None:
    """Serve one connection from its upgrade to its end."""
    disconnect_count = app_state.disconnect_count
    user = await _authenticate(app_state, socket)
    if user is None:
        return
    offered_protocols = socket.scope.get("subprotocols", [])
    subprotocol = next(
        (
            protocol
            for protocol in offered_protocols
            if protocol in (JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL)
        ),
        None,
    )
    if offered_protocols and subprotocol is None:
        await _reject_subprotocol(socket, offered_protocols)
        return
    address = client_network(client_address(socket, app_state.config))
    connection = Connection(
        app_state, socket, user, address, is_binary=subprotocol == MSGPACK_SUBPROTOCOL
    )
    if not app_state.connections.add(connection):
        await socket.close(TRY_AGAIN_LATER)
        return
    try:
        await socket.accept(subprotocol)
        connection.enable_fast_io()
        # A session or key revoked during the lookup did not close this new socket.
        while app_state.disconnect_count != disconnect_count:
            disconnect_count, current_user = (
                app_state.disconnect_count,
                await _authenticate(app_state, socket),
            )
            if current_user is None:
                return
            if current_user != user:
                await socket.close(POLICY_VIOLATION)
                return
        await connection.run()
    finally:
        app_state.connections.remove(connection)
        app_state.metrics.connections.set(len(app_state.connections))


async def _reject_subprotocol(socket: WebSocket, offered_protocols: list[str]) -> None:
    """Refuse an unknown subprotocol, with a notice for a page of another version.

    A socket refused before it is open would reach the page as a bare 403 without a reason.
    """
    subprotocol_matches = [
        match
        for protocol in offered_protocols
        if (match := _SUBPROTOCOL_PATTERN.fullmatch(protocol))
    ]
    if subprotocol_matches:
        reason = phrases.ProtocolMismatch(PROTOCOL, int(subprotocol_matches[0][1]))
        await socket.accept(subprotocol_matches[0][0])
        frame = msgspec.json.encode(error_frame(reason))
        if subprotocol_matches[0][2] == "json":
            await socket.send_text(frame.decode())
        else:
            await socket.send_bytes(to_msgpack(frame))
    await socket.close(PROTOCOL_ERROR)


async def _authenticate(app_state: AppState, socket: WebSocket) -> User | None:
    """Return the user who connects; ``None`` if the connection was refused."""
    if find_relayed_request(socket.scope) is None and not is_same_origin(socket, app_state.config):
        await socket.close(POLICY_VIOLATION)
        return None
    try:
        address = client_network(client_address(socket, app_state.config))
        await app_state.count_request(address, "connections", socket.cookies)
        user, _ = await authenticate(app_state, socket)
    except (ApiError, StoreFailed):
        await socket.close(POLICY_VIOLATION)
        return None
    return user


class Connection:
    """One client's connection, and the tables that they watch."""

    def __init__(
        self,
        app_state: AppState,
        socket: WebSocket,
        user: User,
        client_address: str,
        *,
        is_binary: bool,
    ) -> None:
        limits = app_state.config.limits
        self.user, self.client_address = user, client_address
        transcode = to_msgpack if is_binary else None
        self.send_queue = SendQueue(
            user.name, transcode, limits.max_queued_messages, is_admin=user.is_admin
        )
        self.send_queue.previous_names = user.previous_names
        self.send_queue.client_address = player_network(socket, app_state.config)
        self._app_state, self._socket, self._is_binary, self._limits = (
            app_state,
            socket,
            is_binary,
            limits,
        )
        self._receive_queue: ReceiveQueue | None = None
        """Queue of received frames, where the server delivers them directly."""
        self.session = ClientSession(
            app_state,
            socket,
            user,
            client_address,
            self.send_queue,
            self.disconnect,
            is_binary=is_binary,
        )
        self._disconnect_future: asyncio.Future[DisconnectClient] = (
            asyncio.get_running_loop().create_future()
        )

    def enable_fast_io(self) -> None:
        """Enable write-through and direct receiving, where the server supports them."""
        extensions = self._socket.scope.get("extensions", {})
        if (write_through := extensions.get(WRITE_THROUGH)) is not None:
            self.send_queue.try_write = partial(write_through, self._is_binary)
        if (attach_receiver := extensions.get(ATTACH_RECEIVER)) is not None:
            self._receive_queue = ReceiveQueue(self._try_handle)
            attach_receiver(self._receive_queue)

    async def run(self) -> None:
        """Read and write frames until the reader or the writer ends."""
        app_state = self._app_state
        app_state.metrics.connections.set(len(app_state.connections))
        io_tasks = [
            asyncio.create_task(self.session.cost.run_metered(self._read_frames())),
            asyncio.create_task(self._write_frames()),
        ]
        try:
            disconnection = await self._disconnect_future
        finally:
            for io_task in io_tasks:
                io_task.cancel()
            await asyncio.gather(*io_tasks, return_exceptions=True)
            if self._receive_queue is not None:
                self._receive_queue.close()
            await self.session.close()
        await self._close_socket(disconnection)

    @property
    def is_watching(self) -> bool:
        """True if the client watches a table."""
        return self.session.is_watching

    async def reauthenticate(self) -> User | None:
        """Return the current user; ``None`` if access was revoked."""
        try:
            user, _ = await authenticate(self._app_state, self._socket)
        except (ApiError, StoreFailed):
            return None
        return user

    def follow_player(self, task: TableTask, seat: m.SeatAssignedMessage) -> None:
        """Watch a tournament player's new table instead of the old one."""
        self.session.watched_tables.follow_player(task, seat)

    def disconnect(self, code: int, reason: Refusal) -> None:
        """End the connection."""
        if not self._disconnect_future.done():
            self._disconnect_future.set_result(DisconnectClient(code, reason))

    async def _close_socket(self, disconnection: DisconnectClient) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(self._limits.send_seconds):
                # Send pending frames, such as the reason, before closing.
                if len(self.send_queue) and not self.send_queue.is_closed:
                    await self._send_frames(await self.send_queue.take_all())
                await self._socket.close(disconnection.code, str(disconnection.reason)[:100])
        except (
            RuntimeError,
            WebSocketDisconnect,
            TimeoutError,
            SlowConsumer,
            LeaseExpired,
            OSError,
        ):
            log.debug("closed by the client first", player=self.user.name)

    async def _write_frames(self) -> None:
        try:
            while True:
                frames = await self.send_queue.take_all()
                received_times = self.session.received_times
                answered_count = len(received_times)
                await self._send_frames(frames)
                now_seconds = self._app_state.clock()
                for _ in range(answered_count):
                    self._app_state.metrics.delivery_seconds.observe(
                        now_seconds - received_times.popleft()
                    )
        except LeaseExpired:
            self.send_queue.close()
            self.disconnect(TRY_AGAIN_LATER, joining.TableReopening())
        except (SlowConsumer, TimeoutError):
            self._app_state.metrics.slow_consumers.inc()
            self.disconnect(TRY_AGAIN_LATER, ConnectionTooSlow())
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.disconnect(GOING_AWAY, Disconnected())

    async def _send_frames(self, frames: list[bytes]) -> None:
        """Send the queued frames; raise ``LeaseExpired`` or ``SlowConsumer``."""
        cluster, send_queue = self._app_state.cluster, self.send_queue
        for frame in frames:
            if cluster is not None and cluster.is_lease_expired:
                raise LeaseExpired
            send_queue.raise_if_closed()
            async with asyncio.timeout(self._limits.send_seconds):
                if self._is_binary:
                    await self._socket.send_bytes(frame)
                else:
                    await self._socket.send_text(frame.decode())

    async def _read_frames(self) -> None:
        try:
            while True:
                await self.session.handle_frame(await self._receive_next_frame())
                # Reading queued frames does not wait, so give other tasks a turn.
                if self._receive_queue is None or len(self._receive_queue):
                    await asyncio.sleep(0)
        except DisconnectClient as error:
            self.disconnect(error.code, error.reason)
        except Exception:
            log.exception("a connection failed", player=self.user.name)
            self._app_state.metrics.failed_requests.inc()
            self.disconnect(INTERNAL_ERROR, ServerFailure())

    async def _receive_next_frame(self) -> str | bytes:
        """Return the next frame; raise ``DisconnectClient`` if none arrives in time."""
        timeout_seconds = (
            self._limits.idle_seconds
            if self.session.has_received_hello
            else self._limits.hello_seconds
        )
        try:
            if self._receive_queue is not None:
                event = await self._receive_queue.next_event(timeout_seconds)
            else:
                async with asyncio.timeout(timeout_seconds):
                    event = await self._socket.receive()
        except TimeoutError:
            raise DisconnectClient(
                POLICY_VIOLATION,
                ConnectionTimeout() if self.session.has_received_hello else HelloNotReceived(),
            ) from None
        except (RuntimeError, WebSocketDisconnect):
            raise DisconnectClient(GOING_AWAY, Disconnected()) from None
        if event["type"] == "websocket.disconnect":
            raise DisconnectClient(GOING_AWAY, Disconnected())
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    def _try_handle(self, event: Any) -> bool:
        """Handle a received frame without waking the reader; return True if it was handled."""
        frame = event.get("bytes")
        return bool(frame) and self.session.try_handle(frame)
