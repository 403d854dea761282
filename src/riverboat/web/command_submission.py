"""Submission of a command to its table: always answered.

A connection submits one command at a time. The table puts the reply into the send queue of
the connection, right after the updates that the command caused. No task waits for the reply with a
separate timeout, because that would take longer than the command itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverboat.service.handlers.command_handler import CommandRequest
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.task.inbox import TableGone
from riverboat.service.task.table_task import TableTask
from riverboat.web.accounts.account_service import User
from riverboat.web.api_errors import ApiError
from riverboat.web.app_state import AppState
from riverboat.web.client_priority import ClientPriority
from riverboat.web.limits.worker_pool import PoolFull
from riverboat.wire import messages as m
from riverboat.wire.client_commands import AnyClientCommand, ChangeRules
from riverboat.wire.messages import Accepted, Rejected
from riverboat.wire.refusal_frames import rejected
from riverboat.words.refusals.requests import TooManyRequests
from riverboat.words.refusals.table_commands import (
    BotNameTaken,
    PlayerNameMissing,
    TableUnresponsive,
)

COMMAND_TIMEOUT_SECONDS = 30.0
"""Seconds after which a command without an answer from its table times out."""


async def submit_command(
    app_state: AppState,
    task: TableTask,
    user: User,
    command_id: str,
    command: AnyClientCommand,
    hand_number: int = 0,
    turn_token: int = 0,
    *,
    player_network: str = "",
    client_address: str = "",
) -> Accepted | Rejected:
    """Submit a command as *user*, and wait for the answer.

    *player_network* is the network of the player's household, and *client_address* the address
    for rate limits and the audit log.
    """
    request = CommandRequest(
        user.name,
        command_id,
        command,
        hand_number,
        turn_token,
        user.is_bot,
        "",
        player_network,
        client_address,
    )
    rejection = await prepare_command(app_state, task, user, request)
    if rejection is not None:
        return rejection
    answer: Accepted | Rejected
    try:
        async with asyncio.timeout(COMMAND_TIMEOUT_SECONDS):
            answer = await task.submit_request(request)
    except (TableGone, TimeoutError):
        answer = rejected(command_id, task.id, TableUnresponsive())
    return answer


async def prepare_command(
    app_state: AppState, task: TableTask, user: User, request: CommandRequest
) -> Rejected | None:
    """Prepare a command for its table; return ``None``, or a rejection if it may not be submitted.

    Configurations are parsed in a worker, within the rate limit (decision 035).
    """
    if not user.name:
        return rejected(request.command_id, task.id, PlayerNameMissing())
    if app_state.has_bot_name(task, user):
        return rejected(request.command_id, task.id, BotNameTaken(user.name))
    command = request.command
    if not isinstance(command, ChangeRules) or not task.access.is_host(user.name):
        return None
    priority = app_state.priorities.find_priority(user)
    try:
        async with asyncio.timeout(COMMAND_TIMEOUT_SECONDS):
            await _preload_rules(app_state, task, command.toml, request.audit_address, priority)
    except ApiError as error:  # the client has uploaded too many
        return rejected(request.command_id, task.id, error.refusal_phrase)
    except TimeoutError:
        return rejected(request.command_id, task.id, TableUnresponsive())
    return None


async def find_reply(task: TableTask, request: CommandRequest) -> Accepted | Rejected | None:
    """Return the stored reply to a command that was sent before; ``None`` for a new command.

    If the table does not answer, the reply is a rejection.
    """
    try:
        async with asyncio.timeout(COMMAND_TIMEOUT_SECONDS):
            return await task.find_reply(request)
    except (TableGone, TimeoutError):
        return rejected(request.command_id, task.id, TableUnresponsive())


async def _preload_rules(
    app_state: AppState, task: TableTask, text: str, address: str, priority: ClientPriority
) -> None:
    app_state.config_limiter.consume(address, "configurations")
    try:
        await app_state.worker_pool.run(address, task.cache_config, text, priority=priority)
    except PoolFull as error:
        raise ApiError(429, TooManyRequests("configurations"), retry_after_seconds=2) from error


class _PendingCommand:
    """A command that a table has received, and the slot of the connection that sent it."""

    __slots__ = ("message", "received_at", "slot")

    def __init__(self, slot: CommandSlot, message: m.SubmitCommand, received_at: float) -> None:
        self.slot, self.message, self.received_at = slot, message, received_at

    def done(self) -> bool:
        """Return True if the answer is no longer awaited."""
        return self.slot.pending is not self

    def set_result(self, answer: Accepted | Rejected) -> None:
        """Deliver the table's answer."""
        if not self.done():
            self.slot.deliver_answer(answer)

    def set_exception(self, _: Exception) -> None:
        """Answer the command of a table that has closed."""
        if not self.done():
            self.slot.time_out()


class CommandSlot:
    """Slot of one connection for the command that its table has not answered yet.

    *on_answer* is called with each command, its answer and the time at which it was received.
    """

    def __init__(
        self,
        send_queue: SendQueue,
        on_answer: Callable[[m.SubmitCommand, Accepted | Rejected, float], None],
    ) -> None:
        self._send_queue, self._on_answer = send_queue, on_answer
        self._loop = asyncio.get_running_loop()
        self.pending: _PendingCommand | None = None
        """The command that is not answered yet."""
        self._free_event = asyncio.Event()
        self._free_event.set()
        self._deadline = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def submit(
        self,
        task: TableTask,
        request: CommandRequest,
        message: m.SubmitCommand,
        received_at: float,
    ) -> None:
        """Put a command into the inbox of its table. The slot has to be free."""
        assert self.pending is None, "one command at a time"
        pending_command = self.pending = _PendingCommand(self, message, received_at)
        self._free_event.clear()
        self._start_timeout()
        task.enqueue_command(request, pending_command, self._send_queue)

    async def wait_until_free(self) -> None:
        """Wait until the pending command is answered."""
        while self.pending is not None:
            await self._free_event.wait()

    def deliver_answer(self, answer: Accepted | Rejected) -> None:
        """Answer the pending command, and free the slot."""
        pending_command, self.pending = self.pending, None
        assert pending_command is not None, "a command is pending"
        self._on_answer(pending_command.message, answer, pending_command.received_at)
        self._free_event.set()

    def time_out(self) -> None:
        """Answer that the table does not respond."""
        assert self.pending is not None, "a command is pending"
        message = self.pending.message
        self.deliver_answer(rejected(message.command_id, message.table, TableUnresponsive()))

    def close(self) -> None:
        """Drop the pending command, and send no answer any more."""
        self.pending = None
        if self._timer is not None:
            self._timer.cancel()

    def _start_timeout(self) -> None:
        """Set the deadline of the pending command, and start the timer unless it runs.

        Later commands reuse the running timer, which is started again if it fires too early.
        """
        self._deadline = self._loop.time() + COMMAND_TIMEOUT_SECONDS
        if self._timer is None:
            self._timer = self._loop.call_at(self._deadline, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self.pending is None:
            return
        if self._loop.time() < self._deadline:
            self._timer = self._loop.call_at(self._deadline, self._on_timer)
        else:
            self.time_out()
