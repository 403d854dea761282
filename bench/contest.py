"""A contest: several engines play the same game in turns, and the clock counts processor time.

Each engine plays a slice of hands in each round, so that whatever else the machine is doing hits
all of them alike. Speeds are medians over the rounds.
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
    """The game: in riverboat's notation, and for programs that cannot read it."""

    key: str
    """Key in the JSON output."""
    title: str
    sign: str
    players: int
    stack: int = 200


NO_LIMIT = Game(
    "no-limit-holdem-6", "no-limit hold'em, 6 players", "no-limit hold'em 1/2", players=6
)
LIMIT = Game("limit-holdem-2", "limit hold'em, 2 players", "limit hold'em 2/4", players=2)
OMAHA = Game("pot-limit-omaha-6", "pot-limit omaha, 6 players", "pot-limit omaha 1/2", players=6)
OMAHA_HI_LO = Game(
    "limit-omaha-hi-lo-6", "limit omaha hi-lo, 6 players", "limit omaha hi-lo 2/4", players=6
)
STUD = Game(
    "limit-seven-card-stud-6",
    "limit seven-card stud, 6 players",
    "limit seven-card stud 2/4 ante 1 bring-in 1",
    players=6,
)
TRIPLE_DRAW = Game(
    "limit-2-7-triple-draw-6",
    "limit 2-7 triple draw, 6 players",
    "limit 2-7 triple draw 2/4",
    players=6,
)
GAMES = (NO_LIMIT, LIMIT, OMAHA, OMAHA_HI_LO, STUD, TRIPLE_DRAW)

Play = Callable[[int], int]
"""Plays so many hands; the answer is how many decisions were made in them."""


@dataclass
class Contender:
    """An engine that has sat down to a game, and what the rounds have shown of it."""

    name: str
    play: Play
    """The timed function."""
    count: Play | None = None
    """Counts decisions when ``play`` does not, so that counting takes none of its time."""
    weight: int = 1
    """Length of its slices relative to the others: the slowest sets the length of all."""

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
        """Play hands against the clock."""
        hands = self.hands_per_slice
        decisions, seconds = time_call(self.play, hands)
        self.speeds.append(hands / seconds)
        if self.count is None:
            self.hands += hands
            self.decisions += decisions


@dataclass(frozen=True)
class Effort:
    """Seconds to measure."""

    rounds: int
    slice_seconds: float
    counted_hands: int
    """Hands in which decisions are counted where counting is apart."""


FULL = Effort(rounds=9, slice_seconds=0.5, counted_hands=20_000)
QUICK = Effort(rounds=5, slice_seconds=0.06, counted_hands=3_000)


def run_contest(contenders: Sequence[Contender], effort: Effort) -> None:
    """Warm everybody up, and then let them play in turns; the results are left on them."""
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
    slice_seconds = effort.slice_seconds * contender.weight
    hands, seconds = 1, 0.0
    while seconds < slice_seconds:
        hands *= 2
        _, seconds = time_call(contender.play, hands)
    contender.hands_per_slice = max(1, round(hands / seconds * slice_seconds))
    if contender.count is not None:
        contender.hands = effort.counted_hands
        contender.decisions = contender.count(contender.hands)


def time_call(play: Callable[[int], int], times: int) -> tuple[int, float]:
    """The answer of ``play(times)``, and its processor time, which is never zero."""
    started_at = time.process_time()
    answer = play(times)
    return answer, max(time.process_time() - started_at, 1e-9)


def pin_processor(cpu: int | None) -> int | None:
    """Stay on one processor, the last allowed one unless named; ``None`` where that cannot be."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if cpu is None else cpu
    os.sched_setaffinity(0, {chosen})
    return chosen


SEED = 2_026


def seeded_rng() -> Random:
    """The random numbers of one contender."""
    return Random(SEED)
