"""Tasks of the kernel's benchmark, with their cards and the required results.

Cards are numbers here, ``4 * rank + suit``; they are converted for libraries that write them
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from bench.contest import NO_LIMIT_GAME, SEED
from riverboat.engine import Game, parse_game
from riverboat.kernel import CATEGORIES, high, omaha
from riverboat.kernel.card_masks import Bytes, name
from riverboat.kernel.counting.exact_outcomes import exact_holdem, exact_omaha
from riverboat.kernel.playouts import PlayoutSums
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from riverboat.kernel.tables.ranking_values import Values
from riverboat.kernel.versus.range_sweep import COMBINATIONS, sweep
from riverboat.sim.vector import play_hands


@dataclass(frozen=True)
class Unit:
    """Unit of a speed: a number per second, or the time of one."""

    name: str
    factor: float
    """Factor of a number per second; for a time, the numerator."""
    is_time: bool = True

    def figure(self, per_second: float) -> float:
        return self.factor / per_second if self.is_time else per_second * self.factor


MILLIONS = Unit("M/s", 1e-6, is_time=False)
THOUSANDS = Unit("k/s", 1e-3, is_time=False)
NANOSECONDS = Unit("ns", 1e9)
MICROSECONDS = Unit("µs", 1e6)
MILLISECONDS = Unit("ms", 1e3)
SECONDS = Unit("s", 1)


@dataclass(frozen=True)
class Task:
    """A task, and the check of its result."""

    key: str
    """Key in the JSON output and in a harness."""
    title: str
    unit: Unit
    compute_result: Callable[[], float]
    """Function that returns the required result: an equity, a share of hands, or decisions."""
    tolerance: float = 1e-6
    """Tolerance of the result: wide if the cards are random."""
    min_work_count: int = 1
    """Smallest amount of work for a harness: hands, deals, or one spot."""

    def agrees(self, answer: float) -> bool:
        return abs(answer - required_result(self)) <= self.tolerance


@cache
def required_result(task: Task) -> float:
    """Return the required result of a task."""
    return task.compute_result()


HOLDEM_MATCHUP = ("AhKd", "QsQc")
FLOP_CARDS = "2h7d9c"
OMAHA_MATCHUP = ("AhKdQsJs", "9c9d8h7h")
OMAHA_HI_LO_MATCHUP = ("AhKd2s3s", "9c9d8h7h")

SEVEN_CARD_HAND_COUNT = 133_784_560
HANDS = 1 << 17
"""Random hands in an array; those of seven cards take 0.9 MB."""
SINGLE_CALL_COUNT = 20_000
"""Number of the random hands that are ranked one per call."""
CHECKED_COUNT = 1_000
"""Number of hands that a library has to order as ours does before it is measured."""
PLAYED_COUNT = 1_000
"""Hands played from the posts to the end, with equal results in both tiers."""
RANDOM_TOLERANCE = 0.02
"""Tolerance between two programs that deal random cards."""


def cards_of(text: str) -> tuple[int, ...]:
    """Return the numbers of cards: ``AhKd``.

    >>> cards_of("2cAs")
    (0, 51)
    """
    card_texts = zip(text[::2], text[1::2], strict=True)
    return tuple(4 * "23456789TJQKA".index(rank) + "cdhs".index(suit) for rank, suit in card_texts)


def text_of(cards: Iterable[int]) -> str:
    """Return cards in the usual notation: ``AhKd``."""
    return "".join(map(name, cards))


@cache
def random_hands(size: int) -> Bytes:
    """Return random hands of distinct cards, with shape (HANDS, size)."""
    sort_keys = np.random.default_rng(SEED).random((HANDS, 52), np.float32)
    return np.ascontiguousarray(sort_keys.argpartition(size, axis=1)[:, :size].astype(np.uint8))


@cache
def hand_values() -> Values:
    """Return the values of the random hands of seven cards."""
    return high(random_hands(7))


def omaha_deals() -> tuple[Bytes, Bytes]:
    """Return random hands of four cards, each with its own board."""
    cards = random_hands(9)
    return np.ascontiguousarray(cards[:, 5:]), np.ascontiguousarray(cards[:, :5])


@cache
def omaha_values() -> Values:
    """Return the values of the Omaha hands."""
    return omaha(*omaha_deals())


def has_same_order(peer_values: Sequence[int], own_values: Values) -> bool:
    """Return True if the values order the first hands as ours do or in reverse, ties included."""
    peer_array = np.asarray(peer_values, np.int64)
    own_order = _rank_positions(own_values[: len(peer_array)].astype(np.int64))
    return any(
        np.array_equal(_rank_positions(signed_values), own_order)
        for signed_values in (peer_array, -peer_array)
    )


def _rank_positions(values: NDArray[np.int64]) -> NDArray[np.intp]:
    return np.unique(values, return_inverse=True)[1]


def pair_share(counts: NDArray[np.integer]) -> float:
    """Return the share of one-pair hands from the number of hands of each value."""
    lower_bounds = dict(CATEGORIES["high"])
    return float(counts[lower_bounds["one pair"] : lower_bounds["two pair"]].sum() / counts.sum())


def two_hand_plan() -> DealPlan:
    """Return the plan of two known hands before the flop."""
    return DealPlan(
        seats=tuple(SampledSeat(known=cards_of(hand)) for hand in HOLDEM_MATCHUP), to_come=5
    )


def six_hand_plan() -> DealPlan:
    """Return the plan of six unknown hands."""
    return DealPlan(seats=(SampledSeat(unknown=2),) * 6, to_come=5)


@cache
def playout_game() -> Game:
    """Return no-limit hold'em with blinds 1 and 2."""
    return parse_game(NO_LIMIT_GAME.sign)


STACKS = [NO_LIMIT_GAME.stack] * NO_LIMIT_GAME.players


@cache
def reference_playouts() -> PlayoutSums:
    """Return the results of some hands of six."""
    return play_hands(playout_game(), STACKS, PLAYED_COUNT, SEED)


def _pairs_of_seven() -> float:
    return pair_share(np.bincount(hand_values(), minlength=7_463))


def _pairs_in_omaha() -> float:
    return pair_share(np.bincount(omaha_values(), minlength=7_463))


def _holdem_equity(board: str = "") -> float:
    hands = [cards_of(hand) for hand in HOLDEM_MATCHUP]
    return float(exact_holdem(hands, cards_of(board)).equities(2)[0])


def _omaha_equity(hands: Sequence[str], *, low: bool) -> float:
    return float(exact_omaha([cards_of(hand) for hand in hands], low=low).equities(2)[0])


def _random_hand_equity_on_flop() -> float:
    all_weights = np.ones(COMBINATIONS)
    return sweep(cards_of(FLOP_CARDS), all_weights, all_weights).equity(all_weights)


SEVEN_BYTES = Task(
    "seven-bytes",
    "seven cards: random hands, a byte a card",
    MILLIONS,
    _pairs_of_seven,
    RANDOM_TOLERANCE,
    HANDS,
)
SEVEN_MASKS = Task(
    "seven-masks",
    "seven cards: random hands, 64-bit masks",
    MILLIONS,
    _pairs_of_seven,
    RANDOM_TOLERANCE,
    HANDS,
)
SEVEN_IN_SEQUENCE = Task(
    "seven-in-sequence",
    "seven cards: all 133,784,560 in sequence",
    MILLIONS,
    lambda: 58_627_800 / SEVEN_CARD_HAND_COUNT,
    min_work_count=SEVEN_CARD_HAND_COUNT,
)
ONE_HAND = Task(
    "one-hand",
    "seven cards: a call from Python",
    NANOSECONDS,
    _pairs_of_seven,
    RANDOM_TOLERANCE,
    SINGLE_CALL_COUNT,
)
HOLDEM_EXACT = Task(
    "holdem-exact", "AhKd v QsQc before the flop, exact", MILLISECONDS, _holdem_equity
)
HOLDEM_FLOP = Task(
    "holdem-flop", "AhKd v QsQc on 2h7d9c, exact", MICROSECONDS, lambda: _holdem_equity(FLOP_CARDS)
)
RANDOM_FLOP = Task(
    "random-flop", "any hand v any hand on 2h7d9c, exact", MILLISECONDS, _random_hand_equity_on_flop
)
MATCHUPS = Task(
    "matchups", "every hand v every hand before the flop, exact", SECONDS, _holdem_equity
)
OMAHA_EXACT = Task(
    "omaha-exact",
    "Omaha: AhKdQsJs v 9c9d8h7h, exact",
    MILLISECONDS,
    lambda: _omaha_equity(OMAHA_MATCHUP, low=False),
)
OMAHA_HI_LO_EXACT = Task(
    "omaha-hi-lo-exact",
    "Omaha hi-lo: AhKd2s3s v 9c9d8h7h, exact",
    MILLISECONDS,
    lambda: _omaha_equity(OMAHA_HI_LO_MATCHUP, low=True),
)
OMAHA_HANDS = Task(
    "omaha-hands",
    "Omaha: random hands, a board each",
    MILLIONS,
    _pairs_in_omaha,
    RANDOM_TOLERANCE,
    HANDS,
)
SAMPLE_TWO = Task(
    "sample-two",
    "Monte Carlo: deals of AhKd v QsQc",
    MILLIONS,
    _holdem_equity,
    RANDOM_TOLERANCE,
    HANDS,
)
SAMPLE_SIX = Task(
    "sample-six",
    "Monte Carlo: deals of six unknown hands",
    MILLIONS,
    lambda: 1 / 6,
    RANDOM_TOLERANCE,
    HANDS,
)
PLAYOUTS = Task(
    "playouts",
    "playouts: no-limit hold'em, six players",
    THOUSANDS,
    lambda: reference_playouts().decisions / PLAYED_COUNT,
    1.5,
    HANDS,
)

TASKS = (
    *(SEVEN_BYTES, SEVEN_MASKS, SEVEN_IN_SEQUENCE, ONE_HAND),
    *(HOLDEM_EXACT, HOLDEM_FLOP, RANDOM_FLOP, MATCHUPS),
    *(OMAHA_EXACT, OMAHA_HI_LO_EXACT, OMAHA_HANDS),
    *(SAMPLE_TWO, SAMPLE_SIX, PLAYOUTS),
)
