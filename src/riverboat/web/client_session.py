"""Session of a client: the one path on which its frames reach their tables.

Each frame is decoded, checked against the limits of the connection and passed to the handler of its
message; the next frame waits until a command is answered. A frame that cannot be decoded is
answered with an ``ErrorFrame``, and so is one over the rate limit; a client with too many errors is
disconnected.

Most frames are commands of players at tables of this node, which need no waiting. So a command is
put into the inbox of its table as soon as it is received, if no other frame is being handled;
waking the reader of the connection would take longer than deciding the command.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import assert_never

import msgspec
from starlette.requests import HTTPConnection

from riverboat.decoding import json_decoder, msgpack_decoder
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.service.handlers.command_handler import CommandRequest
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.account_service import User
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.close_codes import POLICY_VIOLATION, PROTOCOL_ERROR
from riverboat.web.command_counting import count_command
from riverboat.web.command_submission import CommandSlot, find_reply, prepare_command
from riverboat.web.limits.connection_cost import ConnectionCost
from riverboat.web.limits.cost_budget import BudgetExceeded
from riverboat.web.limits.rate_limit import TokenBucket
from riverboat.web.relay.proxied_sessions import ProxiedSessions, ProxyGateway
from riverboat.web.relay.relay_signature import find_relayed_request
from riverboat.web.relay.upstream import AnyTableFrame
from riverboat.web.watched_tables import WatchedTables
from riverboat.wire import PROTOCOL
from riverboat.wire import messages as m
from riverboat.wire.client_commands import ChangeRules
from riverboat.wire.refusal_frames import error_frame, rejected, watch_ended
from riverboat.words import Refusal
from riverboat.words.refusals import joining
from riverboat.words.refusals import websocket_frames as phrases
from riverboat.words.refusals.connections import LoggedOut, TooManyViolations
from riverboat.words.refusals.table_commands import TableUnresponsive

_JSON_DECODER = json_decoder(m.ClientMessage)
_MSGPACK_DECODER = msgpack_decoder(m.ClientMessage)
_DECODE_ERRORS = (msgspec.MsgspecError, UnicodeError, RecursionError)


class DisconnectClient(Exception):
    """Ends the connection, for a reason."""

    def __init__(self, close_code: int, reason: Refusal) -> None:
        super().__init__(str(reason))
        self.code, self.reason = close_code, reason


class ProtocolViolation(Exception):
    """A frame over a limit of the connection, or one that the protocol does not allow."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason


class ClientSession:
    """Session of one connection; *disconnect* ends the connection."""

    def __init__(
        self,
        app_state: AppState,
        socket: HTTPConnection,
        user: User,
        client_address: str,
        send_queue: SendQueue,
        disconnect: Callable[[int, Refusal], None],
        *,
        is_binary: bool,
    ) -> None:
        self._app_state, self._user, self._client_address = app_state, user, client_address
        self._send_queue, self._limits = send_queue, app_state.config.limits
        self._decoder = _MSGPACK_DECODER if is_binary else _JSON_DECODER
        # Frames that another node forwards were counted there, and arrive less evenly.
        self._is_proxied = find_relayed_request(socket.scope) is not None
        messages_per_second = (2 if self._is_proxied else 1) * self._limits.messages_per_second
        self._message_bucket = TokenBucket(
            messages_per_second, messages_per_second, app_state.clock
        )
        self._violation_count = 0
        self.has_received_hello = False
        self.cost = ConnectionCost(app_state.budgets, user.name, client_address)
        self.received_times: deque[float] = deque()
        """Receive times of the commands whose answers are in the send queue."""
        self.watched_tables = WatchedTables(app_state, user, send_queue)
        self.proxied_sessions = self._open_proxied_sessions(socket, disconnect)
        """Sessions with the nodes that hold other tables."""
        self._command_slot = CommandSlot(send_queue, self._finish_command)

    def _open_proxied_sessions(
        self, socket: HTTPConnection, disconnect: Callable[[int, Refusal], None]
    ) -> ProxiedSessions | None:
        """Return the sessions with other nodes; ``None`` without a cluster."""
        gateway: object = self._app_state.cluster
        if not isinstance(gateway, ProxyGateway) or self._is_proxied:
            return None
        return ProxiedSessions(
            gateway,
            socket,
            self._send_queue,
            self.handle_locally,
            self._send_answer,
            lambda: disconnect(POLICY_VIOLATION, LoggedOut()),
        )

    @property
    def is_watching(self) -> bool:
        """True if the client watches a table."""
        return bool(len(self.watched_tables)) or (
            self.proxied_sessions is not None and self.proxied_sessions.is_watching
        )

    async def close(self) -> None:
        """End the session: nothing is answered any more, and no table is watched."""
        self._command_slot.close()
        if self.proxied_sessions is not None:
            await self.proxied_sessions.close()
        self.watched_tables.unwatch_all()

    def try_handle(self, frame: bytes) -> bool:
        """Handle a frame without waiting, if it is a command that its table can take now.

        Returns False, without any effect, for a frame that ``handle_frame`` has to handle.
        """
        if not self.has_received_hello or len(frame) > self._limits.max_message_bytes:
            return False
        try:
            message = self._decoder.decode(frame)
        except _DECODE_ERRORS:
            return False
        if type(message) is not m.SubmitCommand or not self.cost.can_admit_command:
            return False
        if self._command_slot.pending is not None:
            return False
        if self._try_submit(message) or self._try_forward(message):
            self.cost.charge_command()
            return True
        return False

    async def handle_frame(self, frame: str | bytes) -> None:
        """Handle a frame once the previous command is answered and processor time is available.

        Raises ``DisconnectClient``.
        """
        await self._command_slot.wait_until_free()
        try:
            await self.cost.wait_for_budget(self._is_seated)
            message = self._decode_message(frame)
        except BudgetExceeded:
            self._record_violation(phrases.TooManyMessages(self._limits.messages_per_second))
        except ProtocolViolation as violation:
            self._record_violation(violation.reason)
        else:
            await self._dispatch(message)

    def _is_seated(self) -> bool:
        """Return True if the user has a seat at a table of this node, watched or not."""
        return self._app_state.priorities.find_priority(self._user) is ClientPriority.SEATED

    def _decode_message(self, frame: str | bytes) -> m.ClientMessage:
        """Return the message of a frame. Raises ``ProtocolViolation``."""
        if not self._message_bucket.try_consume():
            raise ProtocolViolation(phrases.TooManyMessages(self._limits.messages_per_second))
        if (
            len(frame) > self._limits.max_message_bytes
            or len(frame_bytes := _encode_frame(frame)) > self._limits.max_message_bytes
        ):
            raise ProtocolViolation(phrases.MessageTooLong(self._limits.max_message_bytes))
        try:
            message: m.ClientMessage = self._decoder.decode(frame_bytes)
        except _DECODE_ERRORS as error:
            raise ProtocolViolation(phrases.FrameInvalid(refusal_of(error))) from None
        if not self.has_received_hello and not isinstance(message, m.Hello):
            raise ProtocolViolation(phrases.HelloMissing())
        return message

    def _record_violation(self, reason: Refusal) -> None:
        self._violation_count += 1
        self._app_state.metrics.violations.inc()
        self._send_queue.send(error_frame(reason))
        if self._violation_count >= self._limits.max_violations:
            raise DisconnectClient(POLICY_VIOLATION, TooManyViolations())

    async def _dispatch(self, message: m.ClientMessage) -> None:
        """Pass a message to its handler, or to the node that holds its table."""
        try:
            if not await self._forward_if_remote(message):
                await self._handle_message(message)
        except StoreFailed:
            self._on_store_failed(message)

    def _on_store_failed(self, message: m.ClientMessage) -> None:
        if self.proxied_sessions is not None and isinstance(message, m.SubmitCommand | m.Watch):
            self.proxied_sessions.send(message)  # the next owner of the table handles it
        elif self._is_proxied and isinstance(message, m.SubmitCommand):
            self._send_answer(
                message, rejected(message.command_id, message.table, TableUnresponsive())
            )
        elif self._is_proxied and isinstance(message, m.Watch):
            self._send_queue.send(watch_ended(message.table, joining.TableReopening()))
        else:
            if isinstance(message, m.SubmitCommand):
                count_command(self._app_state.metrics, message.command, is_accepted=False)
            self._send_queue.send(error_frame(phrases.RoomTemporarilyUnavailable()))

    async def handle_locally(self, message: AnyTableFrame) -> None:
        """Handle a frame that was addressed to another node, because this node now owns the table.

        Raises ``StoreFailed``.
        """
        await self._handle_message(message)

    async def _handle_message(self, message: m.ClientMessage) -> None:
        match message:
            case m.Hello():
                self._handle_hello(message)
            case m.Ping():
                self._send_queue.send(m.Pong(message.at, self._app_state.now()))
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

    def _handle_hello(self, hello: m.Hello) -> None:
        if hello.protocol != PROTOCOL:
            reason = phrases.ProtocolMismatch(PROTOCOL, hello.protocol)
            self._send_queue.send(error_frame(reason))
            raise DisconnectClient(PROTOCOL_ERROR, reason)
        self.has_received_hello = True
        self._send_queue.send(m.Welcome(PROTOCOL, self._user.name, self._app_state.now()))

    async def _handle_command(self, message: m.SubmitCommand) -> None:
        """Submit a command after loading its table, an earlier reply and the parsed rules."""
        received_at = self._app_state.clock()
        found_table = await self.watched_tables.find_table(message.table)
        if isinstance(found_table, m.WatchEnded):
            is_table_moving = found_table.code == joining.TableReopening.code
            reason = TableUnresponsive() if is_table_moving else found_table.phrase
            self._send_answer(message, rejected(message.command_id, message.table, reason))
            return
        request = self._make_request(message)
        answer = await prepare_command(
            self._app_state, found_table, self._user, request
        ) or await find_reply(found_table, request)
        if answer is not None:
            self._finish_command(message, answer, received_at)
            return
        await self._command_slot.wait_until_free()
        self._command_slot.submit(found_table, request, message, received_at)

    def _try_submit(self, message: m.SubmitCommand) -> bool:
        """Submit a command if nothing has to be loaded or awaited first; return True if it was
        submitted.
        """
        app_state, user = self._app_state, self._user
        # A player with a chair may enter. A table that another node may hold is looked up first.
        if not user.name or (
            app_state.cluster is not None and not app_state.cluster.is_local(message.table)
        ):
            return False
        table_task = app_state.find_table(message.table)
        if (
            table_task is None
            or not table_task.has_chair(user.name)
            or not table_task.accepts_commands
        ):
            return False
        if (
            type(message.command) is ChangeRules
            or app_state.has_bot_name(table_task, user)
            or not self._message_bucket.try_consume()
        ):
            return False
        request = self._make_request(message)
        self._command_slot.submit(table_task, request, message, app_state.clock())
        return True

    def _make_request(self, message: m.SubmitCommand) -> CommandRequest:
        user = self._user
        return CommandRequest(
            user.name, message.command_id, message.command, message.hand_number,
            message.turn_token, user.is_bot, "",
            self._send_queue.client_address, self._client_address,
        )  # fmt: skip

    def _finish_command(
        self, message: m.SubmitCommand, answer: m.Accepted | m.Rejected, received_at: float
    ) -> None:
        """Send the answer to a command, or forward a command that its table could not answer."""
        is_unanswered = type(answer) is m.Rejected and answer.code == TableUnresponsive.code
        proxied_sessions = self.proxied_sessions
        if (
            is_unanswered
            and proxied_sessions is not None
            and proxied_sessions.retry_command(message)
        ):
            return
        self._send_answer(message, answer)
        if len(self._send_queue):
            self.received_times.append(received_at)
        else:
            self._app_state.metrics.delivery_seconds.observe(self._app_state.clock() - received_at)

    def _send_answer(self, message: m.SubmitCommand, answer: m.Accepted | m.Rejected) -> None:
        """Count and send the answer to a command; all answers of this node pass here."""
        is_accepted = type(answer) is m.Accepted
        count_command(self._app_state.metrics, message.command, is_accepted=is_accepted)
        self._send_queue.send(answer)

    async def _forward_if_remote(self, message: m.ClientMessage) -> bool:
        """Forward a frame if another node holds its table; return True if it was."""
        proxied_sessions = self.proxied_sessions
        if proxied_sessions is None or isinstance(message, m.Hello | m.Ping):
            return False
        if not await proxied_sessions.is_remote(message.table):
            return False
        was_watched = self.watched_tables.unwatch(message.table)  # until the table moved
        if was_watched and not isinstance(message, m.Watch | m.Unwatch):
            self._send_queue.send(watch_ended(message.table, joining.TableReopening()))
        max_watches = self._limits.max_watched_tables
        is_new_watch = isinstance(message, m.Watch) and not proxied_sessions.is_watched(
            message.table
        )
        if (
            is_new_watch
            and len(self.watched_tables) + proxied_sessions.watched_count() >= max_watches
        ):
            self._send_queue.send(
                watch_ended(message.table, joining.TooManyWatchedTables(max_watches))
            )
        elif isinstance(message, m.SendChat) and not self.watched_tables.chat_bucket.try_consume():
            self._send_queue.send(error_frame(phrases.ChatRateExceeded()))
        else:
            proxied_sessions.send(message)
        return True

    def _try_forward(self, message: m.SubmitCommand) -> bool:
        """Forward a command if an upstream is open; return True if it was."""
        proxied_sessions = self.proxied_sessions
        upstream = (
            proxied_sessions.find_upstream(message.table) if proxied_sessions is not None else None
        )
        if upstream is None or not self._message_bucket.try_consume():
            return False
        try:
            upstream.send(message)
        except ConnectionResetError:
            return False
        return True


def _encode_frame(frame: str | bytes) -> bytes:
    return frame.encode("utf-8", "surrogatepass") if isinstance(frame, str) else frame
