"""The fast path: a command that goes to its table at once, where nothing has to be awaited first.

Nearly all commands qualify: a player at a table of this node acts there. Waking the connection's
task, and waking it again for the answer with a timeout around it, takes longer than deciding the
command. So the command enters the table's inbox as it is received, and the answer is sent as it
is given, right behind the broadcast. A command that may have to wait, or to be refused on entry,
or that comes while an answer is pending, is handled like all other frames, in order.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from riverboat.service.handlers.command_handler import CommandRequest
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.web.accounts.account_service import User
from riverboat.web.app_state import AppState
from riverboat.web.command_submission import COMMAND_TIMEOUT, command_tag
from riverboat.web.limits.rate_limit import TokenBucket
from riverboat.wire import messages as m
from riverboat.wire.client_commands import ChangeRules
from riverboat.wire.refusal_frames import rejected
from riverboat.words.refusals.wishes import DoesNotAnswer


class _PendingCommand:
    """A command that a table has received, and the connection that awaits its answer."""

    __slots__ = ("fast_path", "message", "received_at")

    def __init__(self, fast_path: FastPath, message: m.SubmitCommand, received_at: float) -> None:
        self.fast_path, self.message, self.received_at = fast_path, message, received_at

    def done(self) -> bool:
        """Return True if the answer is no longer awaited."""
        return self.fast_path.pending is not self

    def set_result(self, answer: m.Accepted | m.Rejected) -> None:
        """Deliver the table's answer."""
        if not self.done():
            self.fast_path.deliver_answer(answer)

    def set_exception(self, _: Exception) -> None:
        """Answer the command of a table that has closed."""
        if not self.done():
            self.fast_path.time_out()


class FastPath:
    """The fast path of one connection: one command at a time, as it reads one frame at a time.

    *send* is called with each answer and the time at which its command was received; *send_queue*
    is its queue. *forward* passes a command that a table has not answered to another node, and
    returns True if one holds the table by now.
    """

    def __init__(
        self,
        app_state: AppState,
        user: User,
        origin: str,
        address: str,
        bucket: TokenBucket,
        send: Callable[[m.Accepted | m.Rejected, float], None],
        send_queue: SendQueue,
        forward: Callable[[m.SubmitCommand], bool],
    ) -> None:
        self._app_state, self._user, self._bucket, self._send = app_state, user, bucket, send
        self._send_queue, self._forward = send_queue, forward
        self._origin, self._address = origin, address
        self._loop = asyncio.get_running_loop()
        self.pending: _PendingCommand | None = None
        """The command that is not answered yet."""
        self._answer_future: asyncio.Future[None] | None = None
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def try_submit(self, message: m.SubmitCommand) -> bool:
        """Submit a command to its table if possible at once; return True if it was."""
        site, me = self._app_state, self._user
        # A seated player may enter; a table that another node may hold is routed there.
        if self.pending is not None or not me.name:
            return False
        if site.cluster is not None and not site.cluster.is_local(message.table):
            return False
        task = site.find_table(message.table)
        if task is None or not task.has_chair(me.name) or not task.accepts_commands:
            return False
        if (
            type(message.wish) is ChangeRules
            or site.has_bot_name(task, me)
            or not self._bucket.try_consume()
        ):
            return False
        asked = self.pending = _PendingCommand(self, message, site.clock())
        self._start_timeout()
        task.enqueue_command(
            CommandRequest(
                me.name, message.cmd, message.wish, message.hand, message.token, me.is_bot, "",
                self._origin, self._address,
            ),
            asked,
            self._send_queue,
        )  # fmt: skip
        return True

    @property
    def is_waiting(self) -> bool:
        """True while a command is not answered yet."""
        return self.pending is not None

    async def wait_for_answer(self) -> None:
        """Wait until the pending command is answered."""
        while self.pending is not None:
            self._answer_future = self._loop.create_future()
            await self._answer_future

    def deliver_answer(self, answer: m.Accepted | m.Rejected) -> None:
        """Send the answer of the pending command, or forward an unanswered command."""
        asked, self.pending = self.pending, None
        assert asked is not None, "a command was sent"
        granted = type(answer) is m.Accepted
        self._app_state.metrics.count_command(command_tag(asked.message.wish), accepted=granted)
        gave_up = type(answer) is m.Rejected and answer.code == DoesNotAnswer.code
        if not (gave_up and self._forward(asked.message)):
            self._send(answer, asked.received_at)
        if self._answer_future is not None and not self._answer_future.done():
            self._answer_future.set_result(None)

    def time_out(self) -> None:
        """Answer that the table does not respond."""
        assert self.pending is not None, "a command was sent"
        ask = self.pending.message
        self.deliver_answer(rejected(ask.cmd, ask.table, DoesNotAnswer()))

    def close(self) -> None:
        """Drop the pending command, and send no answer any more."""
        self.pending = None
        if self._timer is not None:
            self._timer.cancel()

    def _start_timeout(self) -> None:
        """Start a timer shared by many commands; one that fires too early is set again."""
        self._until = self._loop.time() + COMMAND_TIMEOUT
        if self._timer is None:
            self._timer = self._loop.call_at(self._until, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        if self.pending is None:
            return
        if self._loop.time() < self._until:
            self._timer = self._loop.call_at(self._until, self._on_timer)
        else:
            self.time_out()
