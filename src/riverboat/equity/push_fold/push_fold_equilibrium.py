"""Push-or-fold equilibria: with short stacks, players push all-in, call all-in, or fold.

``push_fold`` finds equilibrium strategies for the 169 hands of hold'em: in chips, or in prizes by
the independent chip model, for two to nine players with any stacks. The distance from an exact
equilibrium is part of the result.

With two players the game is exact. With more, two-way all-ins are exact and three-way ones are
sampled (``all_in_showdowns``), no player calls after two callers, and folded cards are assumed to
be random. A player who is all-in by posting plays all hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from numbers import Real
from typing import Final

from riverboat.equity.push_fold.all_in_showdowns import (
    COMBO_COUNTS,
    NamedCountProgress,
    precompute_all_ins,
)
from riverboat.equity.push_fold.push_fold_game import Plans, PushFoldGame
from riverboat.equity.push_fold.push_fold_solver import Progress, PushFoldSolution, solve_push_fold
from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot, parse_depths
from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, Weights
from riverboat.equity.ranges.range import Range
from riverboat.equity.tournament.icm_model import BadStacks
from riverboat.kernel.array_equality import equal_with_arrays
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.words.argument_checks import require_whole_number
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals import icm_stacks as w

HEADS_UP_ACCURACY: Final = 1e-6
MULTIWAY_ACCURACY: Final = 1e-4
"""Default accuracy with more than two players, in big blinds a hand."""
DEFAULT_ROUNDS: Final = 2000


@dataclass(frozen=True, slots=True, eq=False)
class Equilibrium:
    """Push and call strategies of a spot. Players are numbered as in ``spot.stacks``."""

    spot: PushFoldSpot
    plans: Plans
    """Frequencies, 0 to 1, by hand (169,), of each decision.

    ``plans[i,]`` has the frequencies with which *i* pushes after all players before have folded,
    ``plans[i, j]`` those with which *j* calls the push of *i*, and ``plans[i, j, k]`` those with
    which *k* overcalls. All are 1 for a player who is all-in by posting, and 0 for decisions that
    then never occur.
    """
    values: tuple[float, ...]
    """Expected result of each player in a hand: big blinds, or prizes."""
    gain: float
    """Largest gain of any player by deviating, in big blinds a hand."""
    rounds: int
    """Number of rounds of self-play."""

    def __repr__(self) -> str:
        stacks_text = "-".join(f"{stack:g}" for stack in self.spot.stacks)
        values_text = ", ".join(f"{value:+.3f}" for value in self.values)
        return (
            f"<Equilibrium {stacks_text}: the first pushes {self.percent(0):.1f} %, "
            f"values {values_text}>"
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Equilibrium):
            return NotImplemented
        own_fields, other_fields = (
            (
                equilibrium.spot,
                equilibrium.plans,
                equilibrium.values,
                equilibrium.gain,
                equilibrium.rounds,
            )
            for equilibrium in (self, other)
        )
        return equal_with_arrays(own_fields, other_fields)

    def __hash__(self) -> int:
        return hash((self.spot, self.values, self.gain, self.rounds))

    @property
    def exact(self) -> bool:
        """True if ``gain`` is the only error, as it is with two players."""
        return len(self.spot.stacks) == 2

    def push(self, player: int) -> Range:
        """Return a player's range to push first in, with weights rounded to a percent."""
        return self._build_range((player,))

    def call(self, pusher: int, *callers: int) -> Range:
        """Return the last caller's range to call a push, after the callers before them."""
        return self._build_range((pusher, *callers))

    def percent(self, *players: int) -> float:
        """Return the percentage of all hands with which the last of *players* goes all-in.

        One player is the pusher; two are the pusher and a caller, and three include an overcaller.
        """
        return 100 * float(COMBO_COUNTS @ self._find_plan(players)) / len(HOLE_MASKS)

    def _build_range(self, players: tuple[int, ...]) -> Range:
        return Range.of_weights(self._find_plan(players).round(2)[HAND_NUMBER_OF_COMBO])

    def _find_plan(self, players: tuple[int, ...]) -> Weights:
        if players not in self.plans:
            last_player = len(self.spot.stacks) - 1
            raise ValueError(
                f"no decision of {players}: a push is by one of 0 to {last_player - 1}, "
                f"a call by a later player up to {last_player}, and at most two call"
            )
        return self.plans[players]


@explain_keyword_errors
def push_fold(
    stacks: float | Sequence[float],
    *,
    players: int | None = None,
    ante: float = 0.0,
    accuracy: float | None = None,
    rounds: int = DEFAULT_ROUNDS,
    progress: Progress | None = None,
    count_progress: NamedCountProgress | None = None,
) -> Equilibrium:
    """Return an equilibrium of all players, within *accuracy* big blinds a hand.

    *stacks* is one depth in big blinds for all *players* (2 by default), or a stack for each player
    in the order of acting. ``solve_spot`` supports other blinds, and prizes. The solver stops after
    *rounds* at the latest, and ``gain`` is the accuracy that it reached; *progress* is called with
    both. It takes a moment for two players, half a minute for nine; the first call in a process
    precomputes all-ins, which *count_progress* reports. ``ValueError`` for an impossible spot.

    >>> equilibrium = push_fold(10)
    >>> round(equilibrium.percent(0)), round(equilibrium.percent(0, 1))
    (58, 37)
    >>> push_range = equilibrium.push(0)
    >>> "7s6s" in push_range, "7s5d" in push_range, "2s2d" in equilibrium.call(0, 1)
    (True, False, True)
    """
    _check_stacks(stacks)
    if players is not None:
        players = require_whole_number("players", players)
    depths = stacks if isinstance(stacks, Sequence) else [stacks]
    spot = PushFoldSpot(stacks=parse_depths(depths, players), ante=ante)
    return solve_spot(
        spot, accuracy=accuracy, rounds=rounds, progress=progress, count_progress=count_progress
    )


def solve_spot(
    spot: PushFoldSpot,
    *,
    accuracy: float | None = None,
    rounds: int = DEFAULT_ROUNDS,
    progress: Progress | None = None,
    count_progress: NamedCountProgress | None = None,
) -> Equilibrium:
    """Solve a spot with any blinds, antes and prizes; see ``push_fold``."""
    _check_accuracy(accuracy)
    rounds = require_whole_number("rounds", rounds)
    if accuracy is not None and not accuracy > 0:
        raise BadStacks(w.AccuracyNotPositive(str(accuracy)))
    if rounds < 1:
        raise BadStacks(w.IterationsTooFew(rounds))
    target_accuracy = default_accuracy(spot) if accuracy is None else accuracy
    precompute_all_ins(len(spot.stacks), count_progress or (lambda *_: None))
    return _make_equilibrium(
        spot,
        solve_push_fold(PushFoldGame(spot), target_accuracy, rounds, progress or (lambda *_: None)),
    )


def _check_stacks(stacks: object) -> None:
    if isinstance(stacks, str | bytes) or not isinstance(stacks, Sequence | Real):
        raise TypeError(
            f"stacks: expected a depth in big blinds such as 10, or one per player, got {stacks!r}"
        )


def _check_accuracy(accuracy: object) -> None:
    if accuracy is not None and (isinstance(accuracy, bool) or not isinstance(accuracy, Real)):
        raise TypeError(f"accuracy: expected a number of big blinds, got {accuracy!r}")


def default_accuracy(spot: PushFoldSpot) -> float:
    """Return the default accuracy, in big blinds a hand."""
    return HEADS_UP_ACCURACY if len(spot.stacks) == 2 else MULTIWAY_ACCURACY


def _make_equilibrium(spot: PushFoldSpot, push_fold_solution: PushFoldSolution) -> Equilibrium:
    for plan_weights in push_fold_solution.plans.values():
        plan_weights.setflags(write=False)
    values = tuple(push_fold_solution.values.tolist())
    return Equilibrium(
        spot, push_fold_solution.plans, values, push_fold_solution.gain, push_fold_solution.rounds
    )
