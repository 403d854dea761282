"""Equity of all hands against all hands before the flop: 47,008 different match-ups.

A match-up is a pair of the 1,326 two-card hands that share no card. A permutation of the suits does
not change the result, and an exchange of the seats only exchanges the players. So each match-up is
computed once, at its first use, and cached for the life of the process, or optionally in a file.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import groupby, permutations
from os import PathLike
from threading import Lock
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLES, RANKS
from riverboat.kernel.counting.board_weights import split_by_suit
from riverboat.kernel.counting.holdem_preflop import build_holdem_hands, full_deck_ranking
from riverboat.kernel.versus.range_sweep import COMBINATIONS, RangeResults, Weights, check_weights

__all__ = [
    "BOARD_COUNT",
    "CLASSES",
    "CLASS_OF",
    "MATCHUP_COUNT",
    "Matchups",
    "Progress",
    "matchups",
    "preflop_range_results",
]

MATCHUP_COUNT: Final = 47_008
"""Number of match-ups up to suit isomorphism and order of seats."""

BOARD_COUNT: Final = 1_712_304
"""Number of boards in each match-up."""

CLASSES: Final = tuple(
    RANKS[12 - min(row, column)]
    + RANKS[12 - max(row, column)]
    + ("" if row == column else "s" if row < column else "o")
    for row in range(13)
    for column in range(13)
)
"""The 169 classes of hands, as a grid has them row by row: AA, AKs, AQs ... AKo, KK, KQs ... 22."""


Progress: TypeAlias = Callable[[int, int], object]
"""A callback for the number of computed match-ups and their total; not called if all are cached."""


def preflop_range_results(
    first_weights: ArrayLike, second_weights: ArrayLike, progress: Progress | None = None
) -> RangeResults:
    """Return each combination's results against the second range: (1326,) weights each.

    The result is like that of ``sweep`` on a board, but over all 1,712,304 boards. *progress* is
    called with the number of computed match-ups.
    """
    return matchups().range_results(first_weights, second_weights, progress)


@cache
def matchups() -> Matchups:
    """Return the match-ups cached in this process."""
    return Matchups()


class Matchups:
    """Boards won in each preflop match-up: computed on demand, and cached.

    >>> all_aces = np.array([CLASSES[number] == "AA" for number in CLASS_OF])
    >>> results = Matchups().range_results(all_aces, np.ones(1326))
    >>> round(results.equity(all_aces), 6)
    0.852037
    """

    __slots__ = ("_full_matrix", "_known", "_lock", "_ties", "_wins")

    def __init__(self) -> None:
        # Each match-up has two entries, one for each seat. The last two are for hands that share a
        # card.
        self._wins = np.zeros(2 * MATCHUP_COUNT + 2, np.int32)
        self._ties = np.zeros(2 * MATCHUP_COUNT + 2, np.int32)
        self._known = np.zeros(MATCHUP_COUNT + 1, np.bool_)
        self._known[MATCHUP_COUNT] = True
        self._full_matrix: tuple[Weights, Weights] | None = None
        self._lock = Lock()

    @property
    def computed_count(self) -> int:
        """Number of match-ups computed so far."""
        return int(np.count_nonzero(self._known[:MATCHUP_COUNT]))

    def compute_all(self, progress: Progress | None = None) -> None:
        """Compute all missing match-ups: a second in C, a dozen in NumPy."""
        self._compute_missing(np.arange(MATCHUP_COUNT), progress)

    def range_results(
        self, first_weights: ArrayLike, second_weights: ArrayLike, progress: Progress | None = None
    ) -> RangeResults:
        """Return the results of each combination of the first range against the second.

        Missing match-ups are computed. If all are known, wide ranges take a thousandth of a second.
        """
        hero_weights, villain_weights = (
            check_weights(first_weights, "first"),
            check_weights(second_weights, "second"),
        )
        hero_combos, villain_combos = np.flatnonzero(hero_weights), np.flatnonzero(villain_weights)
        if (
            len(hero_combos) * len(villain_combos) > _MATRIX_THRESHOLD
            and self.computed_count == MATCHUP_COUNT
        ):
            return self._build_results_from_matrix(hero_weights, villain_weights)
        matchup_indexes = self._compute_matchup_indices(hero_combos, villain_combos, progress)
        opposing_weights = villain_weights[villain_combos]
        result_sums = np.zeros((3, COMBINATIONS))
        result_sums[0, hero_combos] = self._wins[matchup_indexes] @ opposing_weights
        result_sums[1, hero_combos] = self._ties[matchup_indexes] @ opposing_weights
        result_sums[2, hero_combos] = (
            (matchup_indexes < 2 * MATCHUP_COUNT) @ opposing_weights * BOARD_COUNT
        )
        return RangeResults(*result_sums)

    def matrix(
        self, progress: Progress | None = None
    ) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """Return the numbers of boards that each hand wins and ties against each: (1326, 1326)
        each.

        The numbers are 0 for hands that share a card.
        """
        all_combos = np.arange(COMBINATIONS)
        matchup_indexes = self._compute_matchup_indices(all_combos, all_combos, progress)
        return self._wins[matchup_indexes], self._ties[matchup_indexes]

    def grid(self, progress: Progress | None = None) -> NDArray[np.float64]:
        """Return the equity of each hand class against each, (169, 169), in ``CLASSES`` order."""
        wins, ties = self.matrix(progress)
        is_in_class = (np.arange(len(CLASSES))[:, None] == CLASS_OF).astype(np.float64)
        matchup_counts = is_in_class @ (wins + wins.T + ties != 0) @ is_in_class.T
        equity_grid: NDArray[np.float64] = (
            is_in_class @ (wins + ties / 2) @ is_in_class.T / (matchup_counts * BOARD_COUNT)
        )
        return equity_grid

    def save(self, path: str | PathLike[str]) -> None:
        """Save the computed match-ups in a file of NumPy's format ``.npz``."""
        np.savez_compressed(path, wins=self._wins, ties=self._ties, known=self._known)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Matchups:
        """Load match-ups from a file."""
        matchups = cls()
        with np.load(path, allow_pickle=False) as archive:
            for name in ("wins", "ties", "known"):
                array = getattr(matchups, f"_{name}")
                if name not in archive or archive[name].shape != array.shape:
                    raise ValueError(f"{path}: not a file of match-ups")
                array[:] = archive[name]
        return matchups

    def _build_results_from_matrix(
        self, hero_weights: Weights, villain_weights: Weights
    ) -> RangeResults:
        """Return the sums over the whole matrix, every hand against every hand.

        The sums are exact for whole weights in any order of addition, while the boards times the
        weight that a hand faces are below 2**53: up to a total weight of five billion.
        """
        if self._full_matrix is None:
            wins, ties = self.matrix()
            self._full_matrix = wins.astype(np.float64), ties.astype(np.float64)
        win_counts, tie_counts = self._full_matrix
        won_weights, tied_weights, lost_weights = (
            win_counts @ villain_weights,
            tie_counts @ villain_weights,
            villain_weights @ win_counts,
        )
        result_sums = np.stack(
            (won_weights, tied_weights, won_weights + tied_weights + lost_weights)
        )
        result_sums[:, hero_weights == 0] = 0
        return RangeResults(*result_sums)

    def _compute_matchup_indices(
        self,
        first_hands: NDArray[np.intp],
        second_hands: NDArray[np.intp],
        progress: Progress | None,
    ) -> NDArray[np.intp]:
        """Return the match-up index of each pair of hands, and compute missing match-ups."""
        matchup_indexes = _build_numbering().find_matchup_indices(first_hands, second_hands)
        is_requested = np.zeros(len(self._known), np.bool_)
        is_requested[matchup_indexes >> 1] = True
        self._compute_missing(np.flatnonzero(is_requested), progress)
        return matchup_indexes

    def _compute_missing(
        self, matchup_numbers: NDArray[np.intp], progress: Progress | None
    ) -> None:
        """Compute the match-ups that are not cached, in batches of some hundreds."""
        with self._lock:
            missing_numbers = matchup_numbers[~self._known[matchup_numbers]]
            hands = HOLES[_build_numbering().hands[missing_numbers]].reshape(-1, 4)
            rank_order = np.lexsort(hands.T >> 2)
            for start in range(0, len(missing_numbers), _MATCHUPS_PER_BLOCK):
                rows = rank_order[start : start + _MATCHUPS_PER_BLOCK]
                self._store_counts(missing_numbers[rows], _count_matchups(hands[rows]))
                if progress is not None:
                    progress(
                        min(start + _MATCHUPS_PER_BLOCK, len(missing_numbers)), len(missing_numbers)
                    )

    def _store_counts(self, matchup_numbers: NDArray[np.intp], counts: NDArray[np.int64]) -> None:
        """Store wins and ties of the match-ups of these numbers."""
        self._wins[2 * matchup_numbers] = counts[:, 0]
        self._ties[2 * matchup_numbers] = self._ties[2 * matchup_numbers + 1] = counts[:, 1]
        self._wins[2 * matchup_numbers + 1] = BOARD_COUNT - counts[:, 0] - counts[:, 1]
        self._known[matchup_numbers] = True


_MATCHUPS_PER_BLOCK: Final = 512  # match-ups: a tenth of a second in NumPy
_MATRIX_THRESHOLD: Final = (
    100_000  # pairs of hands: it is quicker to look them up one by one if they are fewer
)


def _count_matchups(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Return wins and ties of each row's first two cards against the others, (n, 4) to (n, 2).

    Rows of equal ranks must be consecutive; they are counted together.
    """
    counts = np.empty((len(hands), 2), np.int64)
    if tier.is_c():
        tier.fast.exact_matchups(hands, counts)
        return counts
    ranks = (hands >> 2).tolist()
    for (hero_low, hero_high, villain_low, villain_high), rows in groupby(
        range(len(hands)), ranks.__getitem__
    ):
        suits_by_row = [(row, *split_by_suit(hands[row].reshape(2, 2).tolist())) for row in rows]
        preflop_hands = build_holdem_hands(
            full_deck_ranking(),
            [(hero_low, hero_high), (villain_low, villain_high)],
            suits_by_row[0][2],
        )
        preflop_hands.precompute(suit for _, suits, _ in suits_by_row for suit in suits)
        for row, suits, _ in suits_by_row:
            outcome_counts = preflop_hands.outcomes(suits).as_dict()
            counts[row] = outcome_counts.get(1, 0), outcome_counts.get(3, 0)
    return counts


@dataclass(frozen=True, eq=False)
class _MatchupNumbering:
    """Numbering of the match-ups of two hands.

    ``hands`` (47008, 2): the two hands of each match-up. ``matchup_indices_by_class`` (169, 1326):
    twice the match-up number of a class's first hand with each hand, plus 1 if the seats are
    exchanged.
    ``permuted_hands`` (24, 1326): each hand after each permutation of the suits. ``permutation``
    (1326,): the permutation that makes a hand the first of its class.
    """

    hands: NDArray[np.intp]
    matchup_indices_by_class: NDArray[np.intp]
    permuted_hands: NDArray[np.intp]
    permutation: NDArray[np.intp]

    def find_matchup_indices(
        self, first_hands: NDArray[np.intp], second_hands: NDArray[np.intp]
    ) -> NDArray[np.intp]:
        """Return twice the indices of all match-ups, (n, m), plus 1 if the seats are swapped."""
        permuted_second_hands = self.permuted_hands[
            self.permutation[first_hands][:, None], second_hands
        ]
        matchup_indices: NDArray[np.intp] = self.matchup_indices_by_class[
            CLASS_OF[first_hands][:, None], permuted_second_hands
        ]
        return matchup_indices


def _find_hand_class(holes: NDArray[np.intp]) -> NDArray[np.intp]:
    ranks = 12 - (holes >> 2)
    high_ranks, low_ranks = ranks.min(axis=1), ranks.max(axis=1)
    is_suited = holes[:, 0] & 3 == holes[:, 1] & 3
    return np.asarray(np.where(is_suited, 13 * high_ranks + low_ranks, 13 * low_ranks + high_ranks))


CLASS_OF: Final[NDArray[np.intp]] = _find_hand_class(HOLES.astype(np.intp))
"""The class of each combination, its place in ``CLASSES``, shape (1326,)."""
CLASS_OF.setflags(write=False)


@cache
def _build_numbering() -> _MatchupNumbering:
    suit_permutations = np.array(list(permutations(range(4))))
    holes = HOLES.astype(np.intp)
    permuted_cards = holes & ~3 | suit_permutations[:, holes & 3]
    low_cards, high_cards = permuted_cards.min(axis=2), permuted_cards.max(axis=2)
    permuted_holes = high_cards * (high_cards - 1) // 2 + low_cards

    # A class is represented by the lowest hand that suit permutations make of its hands. The
    # opponent is represented by the lowest hand that permutations make of it, if they leave the
    # representative of the first hand unchanged.
    best_permutation = permuted_holes.argmin(axis=0)
    first_of_class = np.array(
        [np.flatnonzero(class_index == CLASS_OF)[0] for class_index in range(len(CLASSES))]
    )
    villain_hands = np.stack(
        [
            permuted_holes[permuted_holes[:, class_hand] == class_hand].min(axis=0)
            for class_hand in first_of_class
        ]
    )
    all_combos = np.arange(COMBINATIONS)
    keys_in_order = np.arange(len(CLASSES))[:, None] * COMBINATIONS + villain_hands
    reverse_keys = (
        CLASS_OF * COMBINATIONS
        + villain_hands[CLASS_OF, permuted_holes[best_permutation[None], first_of_class[:, None]]]
    )
    matchup_keys = np.minimum(keys_in_order, reverse_keys)

    shares_card = (holes[first_of_class][:, None, :, None] == holes[None, :, None, :]).any(
        axis=(2, 3)
    )
    is_key_used = np.zeros(matchup_keys.size, np.bool_)  # a mask is faster than sorting
    is_key_used[matchup_keys[~shares_card]] = True
    unique_keys, matchup_numbers = np.flatnonzero(is_key_used), is_key_used.cumsum() - 1
    matchup_indices_by_class = np.full(matchup_keys.shape, 2 * MATCHUP_COUNT)
    matchup_indices_by_class[~shares_card] = (
        2 * matchup_numbers[matchup_keys] + (reverse_keys < keys_in_order)
    )[~shares_card]
    hands = np.stack(
        (first_of_class[unique_keys // COMBINATIONS], all_combos[unique_keys % COMBINATIONS]),
        axis=1,
    )
    return _MatchupNumbering(hands, matchup_indices_by_class, permuted_holes, best_permutation)
