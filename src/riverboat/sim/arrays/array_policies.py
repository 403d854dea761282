"""Policies for hands in bulk: a choice by an observation and random words.

A decision uses random words numbered by its position in the hand, so a hand is played identically
in C and on the engine, with any number of threads. The *word* below is the upper half of 64 random
bits, a number below 2**32.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import one_high
from riverboat.kernel.evaluation.omaha_evaluation import omaha
from riverboat.kernel.playouts import CALL, FOLD, RAISE, PolicyTables

TABLE_CHOICES: Final = ("fold", "call", "least", "pot", "most")
"""The choices of a probability table: fold, check or call, and three raise sizes."""

HOLE_CLASS_COUNT: Final = 169

_WORD_VALUE_COUNT: Final = 1 << 32


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """The input of a policy. *least* and *most* are totals of a raise; 0 if raising is barred."""

    street: int
    call: int
    least: int
    most: int
    pot_raise: int
    """Total of a pot raise: the bet, the pot, and the player's own call."""
    hole: Sequence[int]
    board: Sequence[int]


WordSource: TypeAlias = Callable[[bool], int]
"""A function that returns the first random word of a decision, 64 bits; with True, the second one.
"""


@dataclass(frozen=True, slots=True)
class UniformPolicy:
    """A policy that folds (facing a bet), calls and raises with equal probability.

    Of *n* kinds of actions it chooses number ``word * n >> 32`` in that order. Of *n* sizes of a
    raise, from the minimum up, it chooses number ``word * n >> 64``, with all 64 bits of a second
    word.
    """

    @property
    def chances(self) -> PolicyTables:
        """The policy in the kernel's format: no buckets."""
        return PolicyTables()

    def choose(self, situation: Situation, random_word: WordSource) -> tuple[int, int]:
        """Return the action, and the total if it is a raise."""
        lowest_kind, highest_kind = (
            FOLD if situation.call else CALL,
            RAISE if situation.most else CALL,
        )
        action_kind = lowest_kind + (
            (random_word(False) >> 32) * (highest_kind - lowest_kind + 1) >> 32
        )
        if action_kind != RAISE:
            return action_kind, 0
        return RAISE, situation.least + (
            random_word(True) * (situation.most - situation.least + 1) >> 64
        )


@dataclass(frozen=True, eq=False)
class TablePolicy:
    """A policy of action probabilities by street, by whether a bet is faced, and by hand bucket.

    ``probabilities`` is (4, 2, buckets, 5): each row adds up to 1, over `TABLE_CHOICES`. A fold
    becomes a check if a check is free, and a raise becomes a call if raising is barred.

    Before the flop, the bucket of a hand is that of its two cards in ``preflop``, (169,), at index
    ``13 * high + low`` if they are suited and ``13 * low + high`` if not, ranks from 0 for a deuce;
    in Omaha the highest of any two cards. On later streets it is the number of ``cuts``, (3,
    buckets - 1) for flop, turn and river, that do not exceed the value of the hand (``high`` or
    ``omaha`` of the kernel).

    >>> import numpy as np
    >>> calls = np.zeros((4, 2, 1, 5))
    >>> calls[..., TABLE_CHOICES.index("call")] = 1
    >>> cuts = np.empty((3, 0), np.uint16)
    >>> policy = TablePolicy(calls, preflop=np.zeros(169, np.uint8), cuts=cuts)
    >>> policy.bucket_count
    1
    """

    probabilities: NDArray[np.float64]
    preflop: NDArray[np.uint8]
    cuts: NDArray[np.uint16]

    def __post_init__(self) -> None:
        shape = np.shape(self.probabilities)
        if len(shape) != 4 or shape[:2] != (4, 2) or shape[3] != 5 or not 1 <= shape[2] <= 256:
            raise ValueError(
                "probabilities: an array of shape (4, 2, 1 to 256, 5) is expected, by street, bet "
                f"to call, bucket and choice, not {shape}"
            )
        _check_array("preflop", self.preflop, np.uint8, (HOLE_CLASS_COUNT,))
        _check_array("cuts", self.cuts, np.uint16, (3, shape[2] - 1))
        if self.preflop.max() >= self.bucket_count:
            raise ValueError(
                f"preflop: buckets must be 0 to {self.bucket_count - 1}, got {self.preflop.max()}"
            )
        if (np.diff(self.cuts.astype(np.int64), axis=1) < 0).any():
            raise ValueError("cuts: each street's cuts must ascend")
        is_invalid = ~(np.abs(self.probabilities.sum(axis=3) - 1) < 1e-9)
        is_invalid |= (self.probabilities < 0).any(axis=3)
        if is_invalid.any():
            street, is_facing_bet, bucket = (int(indexes[0]) for indexes in np.nonzero(is_invalid))
            choice_probabilities = self.probabilities[street, is_facing_bet, bucket].tolist()
            raise ValueError(
                f"probabilities[{street}, {is_facing_bet}, {bucket}]: "
                f"they are at least 0 and add up to 1, unlike {choice_probabilities}"
            )

    @property
    def bucket_count(self) -> int:
        """Number of hand buckets."""
        return int(self.probabilities.shape[2])

    @cached_property
    def chances(self) -> PolicyTables:
        """The policy in the kernel's format: cumulative thresholds out of 2**32."""
        thresholds = np.rint(np.cumsum(self.probabilities, axis=3) * _WORD_VALUE_COUNT).astype(
            np.uint64
        )
        thresholds[..., -1] = _WORD_VALUE_COUNT
        return PolicyTables(
            thresholds, np.ascontiguousarray(self.preflop), np.ascontiguousarray(self.cuts)
        )

    def choose(self, situation: Situation, random_word: WordSource) -> tuple[int, int]:
        """Return the action, and the total if it is a raise."""
        thresholds = self.chances.action_thresholds[
            situation.street, int(situation.call > 0), self._compute_bucket(situation)
        ]
        choice = TABLE_CHOICES[
            int(np.searchsorted(thresholds[:-1], np.uint64(random_word(False) >> 32), "right"))
        ]
        if choice in ("fold", "call") or not situation.most:
            return (FOLD if choice == "fold" and situation.call else CALL), 0
        total_by_choice = {
            "least": situation.least,
            "pot": min(max(situation.pot_raise, situation.least), situation.most),
            "most": situation.most,
        }
        return RAISE, total_by_choice[choice]

    def _compute_bucket(self, situation: Situation) -> int:
        if not situation.street:
            return max(
                int(self.preflop[find_hole_class(*hole_pair)])
                for hole_pair in combinations(situation.hole, 2)
            )
        if len(situation.hole) == 2:
            value = one_high(*situation.hole, *situation.board)
        else:
            value = int(
                omaha(np.array([situation.hole], np.uint8), np.array(situation.board, np.uint8))[0]
            )
        return int((self.cuts[situation.street - 1] <= value).sum())


ArrayPolicy: TypeAlias = UniformPolicy | TablePolicy


def find_hole_class(first_card: int, second_card: int) -> int:
    """Return the class, of 169, of two cards: for a pair, a multiple of 14.

    >>> find_hole_class(51, 47), find_hole_class(46, 51), find_hole_class(51, 50)  # AKs, AKo, AA
    (167, 155, 168)
    """
    low, high = sorted((first_card >> 2, second_card >> 2))
    return 13 * high + low if first_card & 3 == second_card & 3 else 13 * low + high


def _check_array(name: str, array: object, dtype: type, expected_shape: tuple[int, ...]) -> None:
    """Refuse an array of another shape, or a value that is not an array."""
    if not isinstance(array, np.ndarray) or array.dtype != dtype or array.shape != expected_shape:
        description = (
            f"one of {array.dtype} and shape {array.shape}"
            if isinstance(array, np.ndarray)
            else type(array).__name__
        )
        raise ValueError(
            f"{name}: expected an array of {np.dtype(dtype)} and shape {expected_shape}, "
            f"got {description}"
        )
