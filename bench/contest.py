"""A contest: several engines play one game in turns and are timed in processor seconds.

In each round every engine plays a slice of hands, so other load on the machine affects all of
them alike. Speeds are medians over the rounds.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import median


@dataclass(frozen=True)
class Game:
    """A game in riverboat's notation, with its players and stack for other programs."""

    key: str
    """Key in the JSON output."""
    title: str
    sign: str
    players: int
    stack: int = 200


NO_LIMIT_GAME = Game(
    "no-limit-holdem-6", "no-limit hold'em, 6 players", "no-limit hold'em 1/2", players=6
)
LIMIT_GAME = Game("limit-holdem-2", "limit hold'em, 2 players", "limit hold'em 2/4", players=2)
OMAHA_GAME = Game(
    "pot-limit-omaha-6", "pot-limit omaha, 6 players", "pot-limit omaha 1/2", players=6
)
OMAHA_HI_LO_GAME = Game(
    "limit-omaha-hi-lo-6", "limit omaha hi-lo, 6 players", "limit omaha hi-lo 2/4", players=6
)
STUD_GAME = Game(
    "limit-seven-card-stud-6",
    "limit seven-card stud, 6 players",
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    players=6,
)
TRIPLE_DRAW_GAME = Game(
    "limit-2-7-triple-draw-6",
    "limit 2-7 triple draw, 6 players",
    "limit 2-7 triple draw 2/4",
    players=6,
)
GAMES = (NO_LIMIT_GAME, LIMIT_GAME, OMAHA_GAME, OMAHA_HI_LO_GAME, STUD_GAME, TRIPLE_DRAW_GAME)

Play = Callable[[int], int]
"""Function that plays a number of hands and returns the number of decisions."""


@dataclass
class Contender:
    """An engine set up for a game, and its measurements."""

    name: str
    play: Play
    """The timed function."""
    count_decisions: Play | None = None
    """Function that counts decisions if ``play`` does not, outside the timed slices."""
    slice_weight: int = 1
    """Length of this engine's slices relative to those of the other engines."""

    hands_per_slice: int = 1
    speeds: list[float] = field(default_factory=list)
    hands: int = 0
    decisions: int = 0

    @property
    def hands_per_second(self) -> float:
        return median(self.speeds)

    @property
    def decisions_per_hand(self) -> float:
        return self.decisions / self.hands

    def run_slice(self) -> None:
        """Play one slice of hands and record its speed."""
        hands = self.hands_per_slice
        decisions, seconds = time_call(self.play, hands)
        self.speeds.append(hands / seconds)
        if self.count_decisions is None:
            self.hands += hands
            self.decisions += decisions


@dataclass(frozen=True)
class Effort:
    """Amount of measuring: rounds, seconds per slice, and hands counted."""

    rounds: int
    slice_seconds: float
    counted_hands: int
    """Hands in which decisions are counted if they are counted separately."""


FULL_EFFORT = Effort(rounds=9, slice_seconds=0.5, counted_hands=20_000)
QUICK_EFFORT = Effort(rounds=5, slice_seconds=0.06, counted_hands=3_000)


def run_contest(contenders: Sequence[Contender], effort: Effort) -> None:
    """Warm up all contenders, then measure them in turns; each contender keeps its results."""
    for contender in contenders:
        _warm_up(contender, effort)
    gc.collect()
    gc.freeze()  # nobody is charged for the tables that another has built
    for _ in range(effort.rounds):
        for contender in contenders:
            contender.run_slice()
    gc.unfreeze()


def _warm_up(contender: Contender, effort: Effort) -> None:
    """Play about two slices, to warm caches and to find how many hands make one."""
    slice_seconds = effort.slice_seconds * contender.slice_weight
    hands, seconds = 1, 0.0
    while seconds < slice_seconds:
        hands *= 2
        _, seconds = time_call(contender.play, hands)
    contender.hands_per_slice = max(1, round(hands / seconds * slice_seconds))
    if contender.count_decisions is not None:
        contender.hands = effort.counted_hands
        contender.decisions = contender.count_decisions(contender.hands)


def time_call(play: Callable[[int], int], repeats: int) -> tuple[int, float]:
    """Return the result of ``play(times)`` and its processor seconds, which are above zero."""
    started_at = time.process_time()
    call_result = play(repeats)
    return call_result, max(time.process_time() - started_at, 1e-9)


def pin_processor(cpu: int | None) -> int | None:
    """Pin the process to one processor, by default the last allowed one; return None if
    impossible.
    """
    if not hasattr(os, "sched_setaffinity"):
        return None
    processor = max(os.sched_getaffinity(0)) if cpu is None else cpu
    os.sched_setaffinity(0, {processor})
    return processor


SEED = 2_026


def seeded_rng() -> Random:
    """Return the random numbers of one contender."""
    return Random(SEED)
