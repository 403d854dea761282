"""Libraries that run as separate programs, such as OMPEval in C++, and their protocol.

``RIVERBOAT_PEER_HARNESS`` names an executable, or several, separated as in ``PATH``. Each is
started once and answers every input line with one line:

- ``tasks``: its name (one word), and the keys of its tasks;
- ``TASK COUNT``: ``SECONDS COUNT ANSWER``, the processor seconds, the amount of work done (hands,
  deals or spots, about as many as requested), and the result of the task.

The program prints nothing else to standard output, and exits at the end of its input.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from bench.kernel_contest import Contender
from bench.kernel_tasks import TASKS, Task

HARNESS_VARIABLE = "RIVERBOAT_PEER_HARNESS"


class Harness:
    """A running harness program."""

    def __init__(self, program: subprocess.Popen[str], path: str) -> None:
        self._program = program
        self._path = path
        self.name, *self._tasks = answer_words = self._send_request("tasks")
        known_keys = {task.key for task in TASKS}
        if unknown_keys := [key for key in self._tasks if key not in known_keys]:
            raise ValueError(
                f"{path}: tasks was answered with {' '.join(answer_words)!r}, and expected are "
                f"a name of one word and keys of tasks; these are none: {', '.join(unknown_keys)}"
            )

    def contender(self, task: Task) -> Contender | None:
        """Return the program as a contender, or None if it does not do the task."""
        if task.key not in self._tasks:
            return None

        def run(repeats: int) -> float:
            work_count = repeats * task.min_work_count
            seconds, done_count, _ = self._run_task(task, work_count)
            return max(seconds, 1e-9) * work_count / done_count

        return Contender(
            self.name,
            run,
            lambda: task.agrees(self._run_task(task, task.min_work_count)[2]),
            task.min_work_count,
        )

    def _run_task(self, task: Task, count: int) -> tuple[float, float, float]:
        answer_words = self._send_request(f"{task.key} {count}")
        try:
            seconds, done_count, result = map(float, answer_words)
        except ValueError:
            done_count = 0
        if done_count < 1:
            raise ValueError(
                f"{self._path}: {task.key} {count} was answered with {' '.join(answer_words)!r}, "
                "and expected are three numbers: seconds, count, answer"
            )
        return seconds, done_count, result

    def _send_request(self, request: str) -> list[str]:
        assert self._program.stdin is not None
        assert self._program.stdout is not None
        self._program.stdin.write(request + "\n")
        self._program.stdin.flush()
        answer_words = self._program.stdout.readline().split()
        if not answer_words:
            raise ValueError(f"{self._path}: {request!r} was not answered")
        return answer_words


@contextmanager
def started_programs() -> Iterator[list[Harness]]:
    """Start the programs named in the environment; they end with the block."""
    paths = os.environ.get(HARNESS_VARIABLE, "")
    with ExitStack() as program_stack:
        harnesses = []
        for path in filter(None, paths.split(os.pathsep)):
            program = program_stack.enter_context(
                subprocess.Popen(
                    [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
                )
            )
            harnesses.append(Harness(program, path))
        yield harnesses
