"""The WebSocket: a reader and a writer for each connection; no table ever waits for it.

Each frame is decoded once. An invalid frame is answered with ``trouble``, and so is one over the
rate limit; a client with too many of them is disconnected. Outgoing frames wait in a bounded send
queue, and a slow consumer is disconnected: it reconnects and receives the missed updates.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from functools import partial
from typing import Any, Final, assert_never

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from riverboat.decoding import json_decoder, msgpack_decoder
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.publisher.send_queue import SendQueue, SlowConsumer, to_msgpack
from riverboat.service.task.table_task import TableTask
from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.command_submission import submit_command
from riverboat.web.fast_path import FastPath
from riverboat.web.limits.connection_cost import ConnectionCost
from riverboat.web.limits.cost_budget import BudgetExceeded
from riverboat.web.limits.rate_limit import TokenBucket
from riverboat.web.limits.receive_queue import ReceiveQueue
from riverboat.web.limits.request_addresses import (
    client_address,
    client_network,
    is_same_origin,
    player_network,
)
from riverboat.web.limits.websocket_protocol import ATTACH_RECEIVER, WRITE_THROUGH
from riverboat.web.relay.proxied_sessions import AnyTableFrame, ProxiedSessions, ProxyGateway
from riverboat.web.relay.relay_signature import relayed_request
from riverboat.web.routing.authorization import authenticate
from riverboat.web.watched_tables import WatchedTables
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.refusal_frames import error_frame, rejected, watch_ended
from riverboat.words import Refusal
from riverboat.words.refusals import doors
from riverboat.words.refusals import socket as said
from riverboat.words.refusals.connections import (
    FailedInTheServer,
    HasGone,
    LoggedOut,
    NoHello,
    NoWordForTooLong,
    ReadsTooSlowly,
    TooManyViolations,
)
from riverboat.words.refusals.wishes import DoesNotAnswer

log = structlog.get_logger(__name__)

JSON: Final = "riverboat.v2.json"
MSGPACK: Final = "riverboat.v2.msgpack"
_SUBPROTOCOL: Final = re.compile(r"riverboat\.v(\d{1,4})\.(json|msgpack)")

GOING_AWAY, PROTOCOL_ERROR, POLICY, TRY_AGAIN = 1001, 1002, 1008, 1013
"""Close codes of RFC 6455."""

_JSON_DECODER = json_decoder(m.ClientMessage)
_MSGPACK_DECODER = msgpack_decoder(m.ClientMessage)


class DisconnectClient(Exception):
    """Ends the connection, for a reason."""

    def __init__(self, code: int, why: Refusal) -> None:
        super().__init__(str(why))
        self.code, self.why = code, why


class LeaseExpired(Exception):
    """The node's leases have expired, so queued updates may be out of date."""


async def serve_connection(app_state: AppState, socket: WebSocket) -> None:
    """Serve one connection from its upgrade to its end."""
    cuts = app_state.disconnect_count
    me = await _authenticate(app_state, socket)
    if me is None:
        return
    offered = socket.scope.get("subprotocols", [])
    chosen = next((each for each in offered if each in (JSON, MSGPACK)), None)
    if offered and chosen is None:
        await _reject_subprotocol(socket, offered)
        return
    address = client_network(client_address(socket, app_state.config))
    connection = Connection(app_state, socket, me, address, binary=chosen == MSGPACK)
    if not app_state.connections.add(connection):
        await socket.close(TRY_AGAIN)
        return
    try:
        await socket.accept(chosen)
        connection.enable_fast_io()
        # A session or key revoked during the lookup did not close this new socket.
        while app_state.disconnect_count != cuts:
            cuts, again = app_state.disconnect_count, await _authenticate(app_state, socket)
            if again is None:
                return
            if again != me:
                await socket.close(POLICY)
                return
        await connection.run()
    finally:
        app_state.connections.remove(connection)
        app_state.metrics.connections.set(len(app_state.connections))


async def _reject_subprotocol(socket: WebSocket, offered: list[str]) -> None:
    """Refuse an unknown subprotocol, with a notice for a page of another version.

    A socket refused before it is open would reach the page as a bare 403 without a reason.
    """
    versions = [found for each in offered if (found := _SUBPROTOCOL.fullmatch(each))]
    if versions:
        why = said.OtherProtocol(PROTOCOL, int(versions[0][1]))
        await socket.accept(versions[0][0])
        frame = msgspec.json.encode(error_frame(why))
        if versions[0][2] == "json":
            await socket.send_text(frame.decode())
        else:
            await socket.send_bytes(to_msgpack(frame))
    await socket.close(PROTOCOL_ERROR)


async def _authenticate(app_state: AppState, socket: WebSocket) -> User | None:
    """Return the user who connects; ``None`` if the connection was refused."""
    if relayed_request(socket.scope) is None and not is_same_origin(socket, app_state.config):
        await socket.close(POLICY)
        return None
    try:
        address = client_network(client_address(socket, app_state.config))
        await app_state.count_request(address, "connections", socket.cookies)
        me, _ = await authenticate(app_state, socket)
    except (ApiError, StoreFailed):
        await socket.close(POLICY)
        return None
    return me


class Connection:
    """One client's connection, and the tables that they watch."""

    def __init__(
        self,
        app_state: AppState,
        socket: WebSocket,
        user: User,
        client_address: str,
        *,
        binary: bool,
    ) -> None:
        limits = app_state.config.limits
        self.user, self.client_address = user, client_address
        recode = to_msgpack if binary else None
        self.send_queue = SendQueue(user.name, recode, limits.outbox, is_admin=user.is_admin)
        self.send_queue.previous_names, self.send_queue.client_address = (
            user.previous_names,
            player_network(socket, app_state.config),
        )
        self._site, self._socket, self._binary = app_state, socket, binary
        # Proxied frames were counted by the other node, and arrive in bursts.
        self._is_proxied = relayed_request(socket.scope) is not None
        times = 2 if self._is_proxied else 1
        self._bucket = TokenBucket(
            times * limits.messages, times * limits.messages, app_state.clock
        )
        self._limits = limits
        self._violations = 0
        self._has_greeted = False
        self._receive_queue: ReceiveQueue | None = None
        """Queue of received frames, where the server delivers them directly."""
        self.watched_tables = WatchedTables(app_state, user, self.send_queue)
        self._received_times: deque[float] = deque()
        """Receive times of the commands whose answers are in the send queue."""
        self.proxied_sessions = proxied_sessions_for(app_state, self, socket)
        """Sessions with the nodes that hold other tables."""
        asks_on = (
            self.proxied_sessions.retry_command
            if self.proxied_sessions is not None
            else lambda _: False
        )
        self._fast_path = FastPath(
            app_state,
            user,
            self.send_queue.client_address,
            client_address,
            self._bucket,
            self._send_answer,
            self.send_queue,
            asks_on,
        )
        self._cost = ConnectionCost(app_state.budgets, user.name, client_address)
        self._disconnect_future: asyncio.Future[DisconnectClient] = (
            asyncio.get_running_loop().create_future()
        )

    def enable_fast_io(self) -> None:
        """Enable write-through and direct receiving, where the server supports them."""
        extensions = self._socket.scope.get("extensions", {})
        if (straight := extensions.get(WRITE_THROUGH)) is not None:
            self.send_queue.try_write = partial(straight, self._binary)
        if (hears := extensions.get(ATTACH_RECEIVER)) is not None:
            self._receive_queue = ReceiveQueue(self._try_handle_command)
            hears(self._receive_queue)

    async def run(self) -> None:
        """Read and write until one of them ends."""
        site = self._site
        site.metrics.connections.set(len(site.connections))
        tasks = [
            asyncio.create_task(self._cost.run_metered(self._read())),
            asyncio.create_task(self._write()),
        ]
        try:
            leave = await self._disconnect_future
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            if self._receive_queue is not None:
                self._receive_queue.close()
            self._fast_path.close()
            if self.proxied_sessions is not None:
                await self.proxied_sessions.close()
            self.watched_tables.unwatch_all()
        await self._close(leave)

    @property
    def is_watching(self) -> bool:
        """True if the client watches a table."""
        return bool(len(self.watched_tables)) or (
            self.proxied_sessions is not None and self.proxied_sessions.is_watching
        )

    async def reauthenticate(self) -> User | None:
        """Return the current user; ``None`` if access was revoked."""
        try:
            me, _ = await authenticate(self._site, self._socket)
        except (ApiError, StoreFailed):
            return None
        return me

    def follow_player(self, task: TableTask, seat: m.Seated) -> None:
        """Watch another table of an event, where the player sits now, instead of the old."""
        self.watched_tables.follow_player(task, seat)

    def disconnect(self, code: int, why: Refusal) -> None:
        """End the connection."""
        if not self._disconnect_future.done():
            self._disconnect_future.set_result(DisconnectClient(code, why))

    async def _close(self, disconnect: DisconnectClient) -> None:
        if self._socket.application_state is not WebSocketState.CONNECTED:
            return
        try:
            async with asyncio.timeout(self._limits.send):
                # Send pending frames, such as the reason, before closing.
                if len(self.send_queue) and not self.send_queue.is_closed:
                    await self._send(await self.send_queue.take_all())
                await self._socket.close(disconnect.code, str(disconnect.why)[:100])
        except (
            RuntimeError,
            WebSocketDisconnect,
            TimeoutError,
            SlowConsumer,
            LeaseExpired,
            OSError,
        ):
            log.debug("closed by the client first", player=self.user.name)

    # Writing -------------------------------------------------------------------------------------

    async def _write(self) -> None:
        try:
            while True:
                frames = await self.send_queue.take_all()
                answered = len(self._received_times)
                await self._send(frames)
                now = self._site.clock()
                for _ in range(answered):
                    self._site.metrics.delivery.observe(now - self._received_times.popleft())
        except LeaseExpired:
            self.send_queue.close()
            self.disconnect(TRY_AGAIN, doors.IsOpenedAgain())
        except (SlowConsumer, TimeoutError):
            self._site.metrics.slow_consumers.inc()
            self.disconnect(TRY_AGAIN, ReadsTooSlowly())
        except (RuntimeError, WebSocketDisconnect, OSError):
            self.disconnect(GOING_AWAY, HasGone())

    async def _send(self, frames: list[bytes]) -> None:
        """Send the queued frames; raise ``LeaseExpired`` or ``SlowConsumer``."""
        cluster, outbox = self._site.cluster, self.send_queue
        for frame in frames:
            if cluster is not None and cluster.is_lease_expired:
                raise LeaseExpired
            if outbox.is_closed:
                raise SlowConsumer(f"what {outbox.player or 'a connection'} received is withdrawn")
            async with asyncio.timeout(self._limits.send):
                if self._binary:
                    await self._socket.send_bytes(frame)
                else:
                    await self._socket.send_text(frame.decode())

    # Reading -------------------------------------------------------------------------------------

    async def _read(self) -> None:
        try:
            while True:
                raw = await self._frame()
                if self._fast_path.is_waiting:  # keep the order of commands
                    await self._fast_path.wait_for_answer()
                try:
                    await self._cost.wait_for_budget(self._is_seated)
                except BudgetExceeded:
                    self._record_violation(said.TooManyMessages(self._limits.messages))
                    continue
                await self._handle_frame(raw)
                # Queued frames are read without waiting, so yield to other tasks.
                if self._receive_queue is None or len(self._receive_queue):
                    await asyncio.sleep(0)
        except DisconnectClient as leave:
            self.disconnect(leave.code, leave.why)
        except Exception:
            log.exception("a connection failed", player=self.user.name)
            self._site.metrics.failures.inc()
            self.disconnect(1011, FailedInTheServer())

    async def _frame(self) -> str | bytes:
        """Return the next frame; raise ``DisconnectClient`` if none arrives in time."""
        wait = self._limits.idle if self._has_greeted else self._limits.hello
        try:
            if self._receive_queue is not None:
                event = await self._receive_queue.next(wait)
            else:
                async with asyncio.timeout(wait):
                    event = await self._socket.receive()
        except TimeoutError:
            raise DisconnectClient(
                POLICY, NoWordForTooLong() if self._has_greeted else NoHello()
            ) from None
        except (RuntimeError, WebSocketDisconnect):
            raise DisconnectClient(GOING_AWAY, HasGone()) from None
        if event["type"] == "websocket.disconnect":
            raise DisconnectClient(GOING_AWAY, HasGone())
        text: str | None = event.get("text")
        return event["bytes"] if text is None else text

    def _is_seated(self) -> bool:
        """Return True for a player with a seat, who may be about to watch its table again."""
        return self._site.priorities.priority_of(self.user) is ClientPriority.SEATED

    def _try_handle_command(self, event: Any) -> bool:
        """Submit a command at once if nothing must be awaited; return True if it was."""
        raw = event.get("bytes")
        if not raw or not self._has_greeted or len(raw) > self._limits.frame:
            return False
        try:
            message = (_MSGPACK_DECODER if self._binary else _JSON_DECODER).decode(raw)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            return False  # reported when the table is opened again
        if type(message) is not m.SubmitCommand or not self._cost.can_admit_command:
            return False
        if self._fast_path.try_submit(message) or self._try_forward(message):
            self._cost.charge_command()
            return True
        return False

    def _try_forward(self, message: m.SubmitCommand) -> bool:
        """Forward a command at once if an upstream is open; return True if it was."""
        leg = (
            self.proxied_sessions.find_upstream(message.table)
            if self.proxied_sessions is not None
            else None
        )
        if leg is None or self._fast_path.is_waiting or not self._bucket.try_consume():
            return False
        try:
            leg.send(message)
        except ConnectionResetError:
            return False
        return True

    async def _handle_frame(self, raw: str | bytes) -> None:
        if not self._bucket.try_consume():
            self._record_violation(said.TooManyMessages(self._limits.messages))
            return
        if len(raw) > self._limits.frame or len(_to_bytes(raw)) > self._limits.frame:
            self._record_violation(said.MessageTooLong(self._limits.frame))
            return
        try:
            message = (_MSGPACK_DECODER if self._binary else _JSON_DECODER).decode(_to_bytes(raw))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as why:
            self._record_violation(said.FrameMakesNoSense(refusal_of(why)))
            return
        if not self._has_greeted and not isinstance(message, m.Hello):
            self._record_violation(said.SayHello())
            return
        await self._dispatch(message)

    def _record_violation(self, why: Refusal) -> None:
        self._violations += 1
        self._site.metrics.violations.inc()
        self.send_queue.send(error_frame(why))
        if self._violations >= self._limits.violations:
            raise DisconnectClient(POLICY, TooManyViolations())

    async def _dispatch(self, message: m.ClientMessage) -> None:
        try:
            if not await self._forward_if_remote(message):
                await self._handle_message(message)
        except StoreFailed:
            if self.proxied_sessions is not None and isinstance(message, m.SubmitCommand | m.Watch):
                self.proxied_sessions.send(message)  # the table's next node handles it
            elif self._is_proxied and isinstance(message, m.SubmitCommand):
                self.send_queue.send(rejected(message.cmd, message.table, DoesNotAnswer()))
            elif self._is_proxied and isinstance(message, m.Watch):
                self.send_queue.send(watch_ended(message.table, doors.IsOpenedAgain()))
            else:
                self.send_queue.send(error_frame(said.RoomIsUnable()))

    async def _forward_if_remote(self, message: m.ClientMessage) -> bool:
        """Forward a frame if another node holds its table; return True if it was."""
        legs = self.proxied_sessions
        if legs is None or isinstance(message, m.Hello | m.Ping):
            return False
        if not await legs.is_remote(message.table):
            return False
        was_told = self.watched_tables.unwatch(message.table)  # the state before the table migrated
        if was_told and not isinstance(message, m.Watch | m.Unwatch):
            self.send_queue.send(watch_ended(message.table, doors.IsOpenedAgain()))
        most = self._limits.watches
        is_new = isinstance(message, m.Watch) and not legs.is_watched(message.table)
        if is_new and len(self.watched_tables) + legs.watched_count() >= most:
            self.send_queue.send(watch_ended(message.table, doors.WatchesTooMany(most)))
        elif isinstance(message, m.SendChat) and not self.watched_tables.chat_bucket.try_consume():
            self.send_queue.send(error_frame(said.OneLineASecond()))
        else:
            legs.send(message)
        return True

    async def _handle_message(self, message: m.ClientMessage) -> None:
        match message:
            case m.Hello():
                await self._handle_hello(message)
            case m.Ping():
                await self._handle_ping(message)
            case m.SubmitCommand():
                await self._handle_command(message)
            case m.Watch():
                await self.watched_tables.watch(message)
            case m.Unwatch():
                self.watched_tables.unwatch(message.table)
            case m.SendChat():
                self.watched_tables.send_chat(message)
            case m.React():
                self.watched_tables.react(message)
            case m.CutPromise():
                self.watched_tables.promise_cuts(message)
            case m.Cut():
                self.watched_tables.cut(message)
            case _:
                assert_never(message)

    async def handle_locally(self, message: AnyTableFrame) -> None:
        """Handle a frame meant for another node, when this node holds its table by now.

        Raises ``StoreFailed``.
        """
        await self._handle_message(message)

    # Message handlers ----------------------------------------------------------------------------

    async def _handle_hello(self, hello: m.Hello) -> None:
        if hello.protocol != PROTOCOL:
            why = said.OtherProtocol(PROTOCOL, hello.protocol)
            self.send_queue.send(error_frame(why))
            raise DisconnectClient(PROTOCOL_ERROR, why)
        self._has_greeted = True
        self.send_queue.send(m.Welcome(PROTOCOL, self.user.name, self._site.now()))

    async def _handle_ping(self, ping: m.Ping) -> None:
        self.send_queue.send(m.Pong(ping.at, self._site.now()))

    async def _handle_command(self, message: m.SubmitCommand) -> None:
        came = self._site.clock()
        task = await self.watched_tables.find_table(message.table, message.cmd)
        if task is None:
            return
        answer = await submit_command(
            self._site,
            task,
            self.user,
            message.cmd,
            message.wish,
            message.hand,
            message.token,
            player_network=self.send_queue.client_address,
            client_address=self.client_address,
        )
        gave_up = isinstance(answer, m.Rejected) and answer.code == DoesNotAnswer.code
        if (
            gave_up
            and self.proxied_sessions is not None
            and await self.proxied_sessions.is_remote(message.table)
        ):
            self.proxied_sessions.send(
                message
            )  # released meanwhile: send the command to the new node
            return
        self._send_answer(answer, came)

    def _send_answer(self, answer: m.Accepted | m.Rejected, received_at: float) -> None:
        """Send the answer to a command received at that time."""
        self.send_queue.send(answer)
        if len(self.send_queue):
            self._received_times.append(received_at)
        else:
            self._site.metrics.delivery.observe(self._site.clock() - received_at)


def proxied_sessions_for(
    app_state: AppState, connection: Connection, socket: WebSocket
) -> ProxiedSessions | None:
    """Return the proxied sessions of a connection; ``None`` without a cluster."""
    gateway: object = app_state.cluster
    if not isinstance(gateway, ProxyGateway) or relayed_request(socket.scope) is not None:
        return None
    return ProxiedSessions(
        gateway,
        socket,
        connection.send_queue,
        connection.handle_locally,
        lambda: connection.disconnect(POLICY, LoggedOut()),
    )


def _to_bytes(raw: str | bytes) -> bytes:
    return raw.encode("utf-8", "surrogatepass") if isinstance(raw, str) else raw
