"""A wish that goes to its table the moment it comes, where nothing has to be waited for first.

Nearly all are so: somebody who sits at a table of this host acts there. To wake the task of their
connection, and to wake it again for the answer, with a timeout around it, takes longer than to
decide what the wish comes to. So it is put into the table's inbox as it is heard, and the answer
goes out as it is given, right behind what all are told. What may have to wait, or to be refused at
the door, or comes while an answer is waited for, goes the way of all frames, in their order.
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
    """A wish that a table has, and its connection, which is told the answer."""

    __slots__ = ("fast_path", "message", "received_at")

    def __init__(self, fast_path: FastPath, message: m.SubmitCommand, received_at: float) -> None:
        self.fast_path, self.message, self.received_at = fast_path, message, received_at

    def done(self) -> bool:
        """Nobody waits any more."""
        return self.fast_path.pending is not self

    def set_result(self, answer: m.Accepted | m.Rejected) -> None:
        """The table has answered."""
        if not self.done():
            self.fast_path.deliver_answer(answer)

    def set_exception(self, _: Exception) -> None:
        """The table is open no more."""
        if not self.done():
            self.fast_path.time_out()


class FastPath:
    """What one connection has asked so: one wish at a time, as it reads one frame at a time.

    *tell* is handed each answer, and when its wish came; *outbox* is where it goes then. *asks_on*
    asks another host what a table has not answered, if one has it by now; whether it did.
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
        """What has not been answered."""
        self._answer_future: asyncio.Future[None] | None = None
        self._until = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def try_submit(self, message: m.SubmitCommand) -> bool:
        """Put a wish to its table, if it can be done at once; whether it was."""
        site, me = self._app_state, self._user
        # Who has a chair may enter; a table that another host may have is asked for there.
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
        """A wish is not answered yet."""
        return self.pending is not None

    async def wait_for_answer(self) -> None:
        """Wait for the answer."""
        while self.pending is not None:
            self._answer_future = self._loop.create_future()
            await self._answer_future

    def deliver_answer(self, answer: m.Accepted | m.Rejected) -> None:
        """This is it."""
        asked, self.pending = self.pending, None
        assert asked is not None, "something was asked"
        granted = type(answer) is m.Accepted
        self._app_state.metrics.count_command(command_tag(asked.message.wish), accepted=granted)
        gave_up = type(answer) is m.Rejected and answer.code == DoesNotAnswer.code
        if not (gave_up and self._forward(asked.message)):
            self._send(answer, asked.received_at)
        if self._answer_future is not None and not self._answer_future.done():
            self._answer_future.set_result(None)

    def time_out(self) -> None:
        """The table does not answer."""
        assert self.pending is not None, "something was asked"
        ask = self.pending.message
        self.deliver_answer(rejected(ask.cmd, ask.table, DoesNotAnswer()))

    def close(self) -> None:
        """Nobody is told any more."""
        self.pending = None
        if self._timer is not None:
            self._timer.cancel()

    def _start_timeout(self) -> None:
        """One timer for many wishes: one that rings too early is set again."""
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
