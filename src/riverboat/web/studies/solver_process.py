"""The solver process: reads commands from its input, and writes replies to its output.

``python -m riverboat.web.studies.solver_process`` is started by the server for one study at a
time. It has a low priority, and exits when its input is closed.
"""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.solve.postflop import Solution, SolveProgress
from riverboat.web.schemas.study_schemas import StudyBody
from riverboat.web.studies import worker_messages as m
from riverboat.web.studies.node_answers import build_study_node_payload
from riverboat.web.studies.process_loop import Send, encode_answer, run_process
from riverboat.web.studies.spot_building import BadStudyField, begin_solution, measure_spot

_REPORT_SECONDS: Final = 0.4


class SolverSession:
    """Handler of a solver process: it answers commands, and holds the solution."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._solution: Solution | None = None
        self._body: StudyBody | None = None
        self._reported_seconds = 0.0

    def handle(self, command: m.Command) -> None:
        """Send one reply to a command; before it, ``SolverProgress`` while a spot is solved."""
        started_at = process_time()
        try:
            match command:
                case m.MeasureSpot():
                    study_size = measure_spot(command.spot, thread_count=1)
                    self._send(m.SpotMeasured(study_size, process_time() - started_at))
                case m.SolveSpot():
                    self._solve(command)
                case m.ReadNode():
                    self._send(encode_answer(self._read_node(command), started_at))
                case m.ListPresets():
                    self._send(encode_answer(_list_presets(), started_at))
        except RefusalError as error:
            field = error.field if isinstance(error, BadStudyField) else ""
            self._send(m.CommandRefused(error.refusal, process_time() - started_at, field))

    def _solve(self, command: m.SolveSpot) -> None:
        self._body = command.spot
        solution = begin_solution(command.spot, command.threads, command.memory)
        solution.resume(
            to=command.spot.target, time_limit=command.seconds, progress=self._report_progress
        )
        self._solution = solution
        exploitability_percent = solution.exploitability
        self._send(m.SpotSolved(1.0, solution.iterations, exploitability_percent, solution.seconds))

    def _report_progress(self, solve_progress: SolveProgress) -> None:
        if solve_progress.seconds - self._reported_seconds < _REPORT_SECONDS:
            return
        self._reported_seconds = solve_progress.seconds
        assert self._body is not None, "progress is reported while a spot is solved"
        exploitability_percent = 100 * solve_progress.exploitability / self._body.pot
        finite_exploitability = (
            exploitability_percent if exploitability_percent < float("inf") else None
        )
        self._send(
            m.SolverProgress(
                solve_progress.fraction_done,
                solve_progress.iterations,
                finite_exploitability,
                solve_progress.seconds,
            )
        )

    def _read_node(self, command: m.ReadNode) -> Any:
        assert self._solution is not None, "nodes are read of a solved spot"
        assert self._body is not None, "a solved spot has its body"
        return build_study_node_payload(self._solution, self._body, command.line, command.hand)


def _list_presets() -> Any:
    from riverboat.web.studies.preset_items import preset_items

    return preset_items()


def main() -> None:
    """Run a solver process."""
    run_process(lambda send: SolverSession(send).handle)


if __name__ == "__main__":
    main()
