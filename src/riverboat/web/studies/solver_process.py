"""The solver process: reads commands from its input, and writes replies to its output.

``python -m riverboat.web.studies.solver_process`` is started by the server for one study at a
time. It has a low priority, and ends with its input.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from gzip import compress
from hashlib import sha256
from time import process_time
from typing import Any, BinaryIO, Final

import msgspec

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.solve.postflop import Solution, SolveProgress
from riverboat.web.schemas.study_schemas import StudyBody
from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.node_answers import node_answer
from riverboat.web.studies.spot_building import BadStudyField, begin_solution, measure_spot

NICENESS: Final = 10
_REPORT_SECONDS: Final = 0.4

Send = Callable[[m.Reply], None]


class SolverSession:
    """The solution of a process, and the commands that it answers."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._solution: Solution | None = None
        self._body: StudyBody | None = None
        self._reported = 0.0

    def handle(self, command: m.Command) -> None:
        """Answer a command; the last reply is any but ``SolverProgress``."""
        started = process_time()
        try:
            match command:
                case m.MeasureSpot():
                    size = measure_spot(command.spot, threads=1)
                    self._send(m.SpotMeasured(size, process_time() - started))
                case m.SolveSpot():
                    self._solve(command)
                case m.ReadNode():
                    self._send(_encoded(self._read(command), started))
                case m.ListPresets():
                    self._send(_encoded(_presets(), started))
        except RefusalError as error:
            field = error.field if isinstance(error, BadStudyField) else ""
            self._send(m.CommandRefused(error.refusal, process_time() - started, field))

    def _solve(self, command: m.SolveSpot) -> None:
        self._body = command.spot
        solution = begin_solution(command.spot, command.threads, command.memory)
        solution.resume(to=command.spot.target, time_limit=command.seconds, progress=self._report)
        self._solution = solution
        percent = solution.exploitability
        self._send(m.SpotSolved(1.0, solution.iterations, percent, solution.seconds))

    def _report(self, state: SolveProgress) -> None:
        if state.seconds - self._reported < _REPORT_SECONDS:
            return
        self._reported = state.seconds
        assert self._body is not None, "progress is reported while a spot is solved"
        percent = 100 * state.exploitability / self._body.pot
        found = percent if percent < float("inf") else None
        self._send(m.SolverProgress(state.part, state.iterations, found, state.seconds))

    def _read(self, command: m.ReadNode) -> Any:
        assert self._solution is not None, "nodes are read of a solved spot"
        assert self._body is not None, "a solved spot has its body"
        return node_answer(self._solution, self._body, command.line, command.hand)


def _presets() -> Any:
    from riverboat.web.studies.preset_items import preset_items

    return preset_items()


def _encoded(answer: Any, started: float) -> m.EncodedAnswer:
    body = msgspec.json.encode(answer)
    etag = f'"{sha256(body).hexdigest()[:20]}"'
    return m.EncodedAnswer(body, etag, compress(body, 6), process_time() - started)


def run(source: BinaryIO, target: BinaryIO) -> None:
    """Answer commands until the input ends."""

    def send(reply: m.Reply) -> None:
        target.write(m.encode_frame(reply))
        target.flush()

    session = SolverSession(send)
    while header := source.read(m.HEADER.size):
        body = source.read(m.HEADER.unpack(header)[0])
        session.handle(m.decode_body(body))


def main() -> None:
    """Run a process at low priority; what prints by mistake goes to the error output."""
    with suppress(OSError, AttributeError):  # not on Windows
        os.nice(NICENESS)
    target = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    with suppress(BrokenPipeError, KeyboardInterrupt):  # the server has ended
        run(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
