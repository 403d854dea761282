"""A post-flop spot of two players, and how to solve it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from riverboat.kernel.spots.spot_solver import Bits
from riverboat.solve.postflop.estimates import SpotEstimate, estimate_spot
from riverboat.solve.postflop.solution import Solution, Unit
from riverboat.solve.postflop.solving import SolveProgress
from riverboat.solve.postflop.spot_config import SpotConfig
from riverboat.solve.postflop.spot_forms import read_spot_file, spot_arguments
from riverboat.words.keywords import keywords_told


class Spot(SpotConfig):
    """A spot of two players who have seen the flop, the turn or the river.

    *ranges* are those of the first player to act and of the second, as text or :class:`Range`.
    *stack* is what each player has behind, or a pair of stacks, of which the smaller one counts.
    *sizes* are those of both players, or a pair. *rake* is a share of each pot, or a pair of a
    share and a cap in chips. *raise_cap* is the maximum of bets and raises of a street, 0 is none.
    All-in is offered where the stack is at most *add_all_in* pots, and a bet that leaves at most
    *force_all_in* pots behind becomes all-in. Of two bets after which the pots differ by less than
    the share *merge*, the smaller one is left out. *aggressor* bet or raised last before the spot.
    Bets are multiples of *chip*, and at least *minimum_bet*.

    >>> spot = Spot("Qs Jh 2h 7c 4d", ("AA, QQ, 98s", "KQ, JJ, T9s"), pot=100, stack=150)
    >>> spot
    <Spot Qs Jh 2h 7c 4d: 13 against 18 hands, pot 100, stack 150>
    >>> solution = spot.solve(to=0.1)
    >>> solution.exploitability <= 0.1
    True
    """

    @keywords_told
    def estimate(self, *, bits: Bits | None = None, jobs: int = 1) -> SpotEstimate:
        """Return the size of the tree, and the memory that a solution takes, without solving.

        *bits* are those of :meth:`solve`.
        """
        return estimate_spot(self, bits, jobs)

    @keywords_told
    def solve(
        self,
        *,
        to: float = 0.5,
        unit: Unit = "% of pot",
        jobs: int = 1,
        bits: Bits | None = None,
        time_limit: float | None = None,
        max_iterations: int | None = None,
        memory_limit: int | str | None = None,
        progress: Callable[[SolveProgress], object] | None = None,
    ) -> Solution:
        """Return strategies whose exploitability is at most *to*, or what a limit leaves.

        *jobs* threads compute the same numbers as one. *bits* are 32 for floats or 16 for integers,
        which take half of the memory and are the default from a gigabyte on. *time_limit* is in
        seconds. :class:`TreeTooLarge` if more than *memory_limit* bytes are needed; the default is
        most of the available memory. *progress* is called between iterations, and stops the work by
        returning ``False``.
        """
        solution = Solution.begin(self, bits=bits, jobs=jobs, memory_limit=memory_limit)
        solution.resume(
            to=to,
            unit=unit,
            time_limit=time_limit,
            max_iterations=max_iterations,
            progress=progress,
        )
        return solution

    @classmethod
    def from_dict(cls, given: Mapping[str, Any]) -> Spot:
        """Return the spot of plain values, as :meth:`to_dict` writes them.

        :class:`BadSpot` names a key that is missing or none.
        """
        return cls(**spot_arguments(given))

    @classmethod
    def read(cls, path: Path | str) -> Spot:
        """Return the spot of a TOML file; :class:`BadSpot` if it is none."""
        return cls(**read_spot_file(Path(path)))
