"""The server's end of a solver process: one command at a time, and a kill that always works."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.process_loop import BRIEF_OPTION

SOLVER_MODULE: Final = "riverboat.web.studies.solver_process"


class WorkerCrashed(Exception):
    """The process has ended, or was stopped, before it answered."""


class SolverWorker(Protocol):
    """A process that solves one spot and reads its nodes."""

    async def ask(
        self,
        command: m.Command,
        on_progress: Callable[[m.SolverProgress], None] | None = None,
        timeout: float | None = None,
    ) -> m.Reply:
        """Return the last reply to a command; ``WorkerCrashed`` if there is none."""
        ...

    def kill(self) -> None:
        """Stop the process at once."""
        ...

    async def wait_ended(self) -> None:
        """Wait until a stopped process is gone."""
        ...


class WorkerProcess:
    """A solver process that was started."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._request_lock = asyncio.Lock()

    @classmethod
    async def start(cls, module: str = SOLVER_MODULE, *, is_brief: bool = False) -> WorkerProcess:
        """Start a process; its errors go to the server's own error output.

        It has a low priority unless *is_brief*, for brief work that a player waits for: a busy
        machine would starve a process of low priority.
        """
        process_arguments = [BRIEF_OPTION] if is_brief else []
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, *process_arguments, stdin=PIPE, stdout=PIPE
        )
        return cls(process)

    async def ask(
        self,
        command: Any,
        on_progress: Callable[[Any], None] | None = None,
        timeout: float | None = None,
    ) -> Any:
        """Return the last reply to a command.

        The process is killed if it does not reply in time, or if the caller is cancelled: a late
        reply would be mistaken for that to the next command.

        Raises: WorkerCrashed: the process has ended, or was silent for *timeout* seconds.
        """
        async with self._request_lock:
            was_answered = False
            try:
                async with asyncio.timeout(timeout) as silence_timeout:
                    reply = await self._exchange_messages(
                        command, on_progress, silence_timeout, timeout
                    )
                was_answered = True
                return reply
            except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
                raise WorkerCrashed from error
            finally:
                if not was_answered:
                    self.kill()

    async def _exchange_messages(
        self,
        command: Any,
        on_progress: Callable[[Any], None] | None,
        silence_timeout: asyncio.Timeout,
        timeout: float | None,
    ) -> Any:
        stdout, stdin = self._process.stdout, self._process.stdin
        assert stdout is not None, "the process was started with pipes"
        assert stdin is not None, "the process was started with pipes"
        stdin.write(m.encode_frame(command))
        await stdin.drain()
        while True:
            frame_header = await stdout.readexactly(m.FRAME_HEADER.size)
            body = await stdout.readexactly(m.FRAME_HEADER.unpack(frame_header)[0])
            reply = m.decode_body(body)
            if not isinstance(reply, m.WorkProgress) or isinstance(reply, m.SpotSolved):
                return reply
            if timeout is not None:
                silence_timeout.reschedule(asyncio.get_running_loop().time() + timeout)
            if on_progress is not None:
                on_progress(reply)

    def kill(self) -> None:
        """Stop the process at once."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def wait_ended(self) -> None:
        """Wait until a stopped process is gone, and close its input."""
        await self._process.wait()
        if (stdin := self._process.stdin) is not None:
            stdin.close()
            with suppress(OSError):  # it is broken already
                await stdin.wait_closed()
