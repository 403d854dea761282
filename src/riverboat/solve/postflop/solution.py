"""A solved spot: its strategies, their exploitability, and further iterations."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal, TypeAlias

from riverboat.kernel import tier
from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.estimates import check_size, choose_bits
from riverboat.solve.postflop.solution_file import read_solution, write_solution
from riverboat.solve.postflop.solved_state import SolvedState
from riverboat.solve.postflop.solving import (
    MAX_ITERATIONS,
    AssessmentPoint,
    SolveLimits,
    SolveProgress,
    SolveRun,
)
from riverboat.solve.postflop.spot_config import PlayerName, SpotConfig, player_number
from riverboat.solve.postflop.spot_errors import BadSolutionFile, BadSpot
from riverboat.solve.postflop.spot_node import SpotNode
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import spots as w

Unit: TypeAlias = Literal["% of pot", "chips"]

UNITS: Final[tuple[Unit, ...]] = ("% of pot", "chips")
MAX_JOBS: Final = 64


class Solution:
    """The average strategies of a spot, and the solver that found them.

    ``solution["check", "bet 90"]`` is the node after these actions, ``solution.root`` the first
    one. :meth:`resume` continues the work, also after a node was locked.
    """

    def __init__(self, state: SolvedState) -> None:
        self._state = state
        self.curve: list[AssessmentPoint] = []
        self.seconds = 0.0
        """Seconds of work so far."""

    @classmethod
    def begin(
        cls,
        config: SpotConfig,
        *,
        bits: Bits | None = None,
        jobs: int = 1,
        memory_limit: int | str | None = None,
    ) -> Solution:
        """Return an unsolved solution; ``TreeTooLarge`` beyond the memory limit."""
        if not 1 <= jobs <= MAX_JOBS:
            raise BadSpot(w.JobsOutOfRange(jobs, MAX_JOBS))
        chosen_bits: Bits = bits or choose_bits(config) if tier.is_c() else 32
        check_size(config, chosen_bits, jobs, memory_limit)
        return cls(SolvedState(config, chosen_bits, jobs))

    @property
    def spot(self) -> SpotConfig:
        """The spot that was solved."""
        return self._state.config

    @property
    def iterations(self) -> int:
        """Number of iterations; it restarts from 0 when a lock changes the game."""
        return self._state.iterations

    @property
    def exploitability(self) -> float:
        """Half of both players' gains by best responses, in percent of the pot.

        Hands whose strategy a lock fixes gain nothing.
        """
        return 100 * self.exploitability_chips / self.spot.pot

    @property
    def exploitability_chips(self) -> float:
        """Half of both players' gains by best responses, in chips."""
        return self._state.exploitability

    @property
    def ev(self) -> tuple[float, float]:
        """Chips that each player wins by these strategies; the sum is the pot less the rake."""
        return self._state.expected_values(uses_best_response=False)

    @property
    def root(self) -> SpotNode:
        """The first node."""
        return SpotNode(self._state)

    def __getitem__(self, path: str | tuple[str, ...]) -> SpotNode:
        """Return the node after actions and cards; ``BadSpot`` names the alternatives."""
        return self.root[path]

    def __repr__(self) -> str:
        return (
            f"<Solution of {self.spot!r}: {self.iterations} iterations, exploitability "
            f"{self.exploitability:.3g} % of the pot>"
        )

    @explain_keyword_errors
    def resume(
        self,
        *,
        to: float = 0.5,
        unit: Unit = "% of pot",
        time_limit: float | None = None,
        max_iterations: int | None = None,
        progress: Callable[[SolveProgress], object] | None = None,
    ) -> None:
        """Continue until the exploitability is at most *to*, or a limit is reached.

        *time_limit* is in seconds, and *max_iterations* counts from this call. *progress* is called
        between iterations, and stops the work by returning ``False``.
        """
        state = self._state
        if not state.resumable:
            raise BadSolutionFile(w.SolutionNotResumable())
        limits = SolveLimits(
            target=_compute_target_chips(to, unit, self.spot.pot),
            max_iterations=MAX_ITERATIONS if max_iterations is None else max_iterations,
            time_limit=time_limit,
            progress=progress,
        )
        solve_run = SolveRun(state.solver, state.iterations, state.assess, limits)
        try:
            solve_run.run()
        finally:
            state.iterations = solve_run.iterations
            state.version += 1
            self.curve += solve_run.points
            self.seconds += solve_run.seconds

    def unlock(self) -> None:
        """Remove all locks; :meth:`resume` then solves the spot without them."""
        self._state.remove_locks()

    def best_response(self, player: PlayerName | Literal[0, 1]) -> BestResponse:
        """Return the best response of a player to the strategy of the other.

        If all nodes of the other player are locked, this is the best response to a given strategy.
        """
        return BestResponse(self._state, player_number(player))

    @explain_keyword_errors
    def save(
        self, path: Path | str, *, bits: Bits = 16, resumable: bool = True, compress: bool = False
    ) -> None:
        """Write the solution to a file, which :meth:`load` reads.

        Numbers are stored in 16 bits unless *bits* is 32. Without *resumable* the file has only the
        strategies, and half the size.
        """
        write_solution(
            self._state, Path(path), bits=bits, is_resumable=resumable, is_compressed=compress
        )

    @classmethod
    @explain_keyword_errors
    def load(
        cls, path: Path | str, *, jobs: int = 1, memory_limit: int | str | None = None
    ) -> Solution:
        """Read a saved solution; ``BadSolutionFile`` names the fault of an invalid file."""
        return cls(read_solution(Path(path), jobs, memory_limit))


class BestResponse:
    """The best response of one player to the strategies of a solution."""

    def __init__(self, state: SolvedState, player: int) -> None:
        self._state, self._player = state, player

    @property
    def ev(self) -> float:
        """Chips that the player gets by the best response."""
        return self._state.expected_values(uses_best_response=True)[self._player]

    @property
    def gain(self) -> float:
        """Chips that the best response wins in addition to the solution's strategy."""
        return self.ev - self._state.expected_values(uses_best_response=False)[self._player]

    def __getitem__(self, path: str | tuple[str, ...]) -> dict[str, str]:
        """Return the best action of each hand at a decision of the player's."""
        return self._find_best_actions(SpotNode(self._state, uses_best_response=True)[path])

    @property
    def root(self) -> dict[str, str]:
        """The best action of each hand at the first node, if the player acts there."""
        return self._find_best_actions(SpotNode(self._state, uses_best_response=True))

    def _find_best_actions(self, node: SpotNode) -> dict[str, str]:
        values = {action: dict(table) for action, table in node.action_ev.items()}
        first_action_values = next(iter(values.values()))
        return {
            hand: max(values, key=lambda action: values[action][hand])
            for hand in first_action_values
        }

    def __repr__(self) -> str:
        return f"<BestResponse of player {self._player}: {self.ev:.6g} chips>"


def _compute_target_chips(to: float, unit: str, pot: float) -> float:
    if unit not in UNITS:
        raise BadSpot(w.NoSuchUnit(repr(unit), UNITS))
    if not to > 0:
        raise BadSpot(w.ExploitabilityTargetInvalid(f"{to:g}"))
    return to if unit == "chips" else to * pot / 100
