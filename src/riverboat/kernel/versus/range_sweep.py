"""Equity of range against range on a board, by cumulative sums over hand strength.

On a complete board the weights of the second range are added up from the worst hand to the best,
in total and for each card. A hand of the first range beats all lower hands, less those that
contain one of its cards. Single hands are therefore never compared, and hands that share a card
never meet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.kernel import tier
from riverboat.kernel.card_masks import HOLE_MASKS, HOLES, Bytes, as_integer, masks, name
from riverboat.kernel.counting.runouts import BOARD_SIZE, index_combinations
from riverboat.kernel.tables.lookup_tables import lookup_tables
from riverboat.kernel.tables.split_index import RANK_WORDS, split_index

__all__ = ["RangeResults", "Weights", "check_weights", "sweep"]

Weights: TypeAlias = NDArray[np.float64]

COMBINATIONS: Final = len(HOLES)


@dataclass(frozen=True, slots=True, eq=False)
class RangeResults:
    """Results of each two-card combination against a range, all (1326,), in the order of ``HOLES``.

    For each combination: the weight of the hands that it beats, of those that it ties with, and of
    all hands that it meets, added up over all possible boards. A combination outside its own range
    has 0.
    """

    wins: Weights
    ties: Weights
    weight_met: Weights

    @property
    def equities(self) -> Weights:
        """Each combination's share of the pot, 0 to 1; NaN if no opposing hand is possible."""
        with np.errstate(invalid="ignore"):
            return (self.wins + self.ties / 2) / self.weight_met

    def equity(self, weights: Weights) -> float:
        """Return the share of the pot of a range with these weights."""
        total_weight_met = float(weights @ self.weight_met)
        if total_weight_met == 0:
            raise ValueError("the two ranges share a card in every pair of hands that is left")
        return float(weights @ (self.wins + self.ties / 2)) / total_weight_met


def sweep(
    board: Sequence[int],
    first_weights: ArrayLike,
    second_weights: ArrayLike,
    dead: Sequence[int] = (),
) -> RangeResults:
    """Return each combination's results against the second range: (1326,) weights each.

    The board has three to five cards; *dead* cards can be neither dealt nor held. Weights are 0 or
    more. Combinations with a card of the board, or a dead card, are ignored.

    >>> ace_king, queens = np.zeros(1326), np.zeros(1326)
    >>> ace_king[50 * 49 // 2 + 45], queens[43 * 42 // 2 + 40] = 1, 1  # Ah Kd, Qs Qc
    >>> results = sweep((2, 21, 28), ace_king, queens)  # 2h 7d 9c
    >>> int(results.wins.sum()), int(results.weight_met.sum())
    (237, 990)
    >>> results = sweep((2, 21, 28), ace_king, queens, dead=(51, 49))  # without As and Ad
    >>> int(results.wins.sum()), int(results.weight_met.sum())
    (154, 903)
    """
    board_cards, live_cards = _check_board(board), _list_live_cards(board, dead)
    hero_weights, villain_weights = (
        check_weights(first_weights, "first"),
        check_weights(second_weights, "second"),
    )
    result_sums = np.zeros((3, COMBINATIONS))
    if tier.is_c():
        tier.fast.sweep(
            board_cards.astype(np.uint8), live_cards, hero_weights, villain_weights, result_sums
        )
    else:
        possible_combos = np.flatnonzero(
            _is_live_combo(live_cards) & ((hero_weights != 0) | (villain_weights != 0))
        )
        result_sums[:, possible_combos] = _sweep_boards(
            board_cards, live_cards, _SweepHands(possible_combos, villain_weights)
        )
        result_sums[:, hero_weights == 0] = 0
    if not (villain_weights == np.floor(villain_weights)).all():
        # A difference of rounded sums may be a tiny number, or negative, in place of 0.
        np.maximum(result_sums, 0, out=result_sums)
        result_sums[
            :, _compute_compatible_counts(_is_live_combo(live_cards) & (villain_weights != 0)) == 0
        ] = 0
    return RangeResults(*result_sums)


def check_weights(weights: ArrayLike, name: str) -> Weights:
    """Return the weights of a range as float64; raise an error if they are invalid."""
    weight_array = np.ascontiguousarray(weights, np.float64)
    if weight_array.shape != (COMBINATIONS,):
        raise ValueError(
            f"{name}: a weight for each of the {COMBINATIONS} combinations is expected, and here "
            f"is an array of shape {weight_array.shape}"
        )
    if not (np.isfinite(weight_array) & (weight_array >= 0)).all():
        raise ValueError(f"{name}: weights are 0 or more, and finite")
    return weight_array


def _is_live_combo(live_cards: Bytes) -> NDArray[np.bool_]:
    """Return a mask of the combinations whose two cards are both live, (1326,)."""
    is_live: NDArray[np.bool_] = HOLE_MASKS & ~masks(live_cards) == 0
    return is_live


def _compute_compatible_counts(is_counted: NDArray[np.bool_]) -> NDArray[np.intp]:
    """Return the number of these hands that share no card with each combination, (1326,)."""
    count_by_card = np.bincount(HOLES[is_counted].reshape(-1), minlength=52)
    # A hand shares both cards with itself and is subtracted twice, so it is added back once.
    compatible_counts: NDArray[np.intp] = (
        np.count_nonzero(is_counted) - count_by_card[HOLES].sum(axis=1) + is_counted
    )
    return compatible_counts


def _sweep_boards(
    board_cards: NDArray[np.intp], live_cards: Bytes, sweep_hands: _SweepHands
) -> Weights:
    """Return each hand's winning, tying and total opposing weights on all boards, (3, n)."""
    runouts = live_cards.astype(np.intp)[
        index_combinations(len(live_cards), BOARD_SIZE - len(board_cards))
    ]
    boards = np.hstack((np.broadcast_to(board_cards, (len(runouts), len(board_cards))), runouts))
    result_sums = np.zeros((3, len(sweep_hands)))
    for start in range(0, len(boards) if len(sweep_hands) else 0, _BOARDS_PER_BLOCK):
        sweep_hands.add_boards(boards[start : start + _BOARDS_PER_BLOCK], result_sums)
    return result_sums


_BOARDS_PER_BLOCK: Final = (
    16  # boards per batch: few enough for the cache, many enough to amortize a call
)
_DECK_SIZE: Final = 52  # in place of a card: all hands


class _SweepHands:
    """The combinations that both players may hold, and the weights of the second range."""

    __slots__ = ("_bin_cards", "_holds_card", "_pair_classes", "_ranks_by_suit", "_weights")

    def __init__(self, possible_combos: NDArray[np.intp], villain_weights: Weights) -> None:
        low_cards, high_cards = HOLES[possible_combos].T.astype(np.intp)
        self._bin_cards = np.stack((low_cards, high_cards, np.full_like(low_cards, _DECK_SIZE)))
        self._pair_classes = lookup_tables().pair_class.astype(np.intp)[
            low_cards >> 2, high_cards >> 2
        ]
        self._weights = villain_weights[possible_combos]
        self._holds_card = (low_cards == np.arange(52)[:, None]) | (
            high_cards == np.arange(52)[:, None]
        )
        self._ranks_by_suit = [
            _find_suit_ranks(low_cards, suit) | _find_suit_ranks(high_cards, suit)
            for suit in range(4)
        ]

    def __len__(self) -> int:
        return len(self._weights)

    def add_boards(self, boards: NDArray[np.intp], sums: Weights) -> None:
        """Add the sums of each combination on these boards to *sums*, (3, n).

        The three rows are the opposing weights that a combination beats, that it ties with, and
        that it faces in total.
        """
        board_count = len(boards)
        is_live = np.ones((board_count, len(self._weights)))
        for card_column in boards.T:
            is_live[self._holds_card[card_column]] = 0
        live_weights = is_live * self._weights
        value_groups, group_count = _group_by_value(self._compute_values(boards))

        # The weights by value, board and card.
        value_groups *= board_count
        value_groups += np.arange(board_count)[:, None]
        value_groups *= _DECK_SIZE + 1
        bin_indexes = value_groups + self._bin_cards[:, None]
        equal_weights = np.bincount(
            bin_indexes.reshape(-1),
            np.tile(live_weights.reshape(-1), 3),
            group_count * board_count * (_DECK_SIZE + 1),
        )
        weights_below = np.zeros((group_count + 1, board_count * (_DECK_SIZE + 1)))
        for group, group_weights in enumerate(equal_weights.reshape(group_count, -1)):
            np.add(weights_below[group], group_weights, out=weights_below[group + 1])

        all_weights = (
            weights_below[-1]
            .reshape(board_count, _DECK_SIZE + 1)
            .take(self._bin_cards, axis=1)
            .transpose(1, 0, 2)
        )
        sums[0] += _exclude_blockers(weights_below.reshape(-1).take(bin_indexes), 0, is_live)
        sums[1] += _exclude_blockers(equal_weights.take(bin_indexes), live_weights, is_live)
        sums[2] += _exclude_blockers(all_weights, live_weights, is_live)

    def _compute_values(self, boards: NDArray[np.intp]) -> NDArray[np.uint16]:
        """Return each combination's value on each board, including blocked combinations."""
        board_indexes = split_index().find_indexes(RANK_WORDS[boards >> 2].sum(axis=1), BOARD_SIZE)
        values_by_class = lookup_tables().holdem_river.take(board_indexes, axis=0)
        values: NDArray[np.uint16] = values_by_class.take(self._pair_classes, axis=1)
        for suit, hand_ranks in enumerate(self._ranks_by_suit):
            flush_rows = np.flatnonzero(np.count_nonzero(boards & 3 == suit, axis=1) >= 3)
            if len(flush_rows):
                board_ranks = np.bitwise_or.reduce(
                    _find_suit_ranks(boards[flush_rows], suit), axis=1
                )
                flushes = lookup_tables().high.flushes.take(board_ranks[:, None] | hand_ranks)
                values[flush_rows] = np.maximum(values[flush_rows], flushes)
        return values


def _exclude_blockers(
    weight_sums: Weights, own_weights: Weights | int, is_live: Weights
) -> Weights:
    """Return the weight of hands that share no card with each combination, on all boards.

    *weight_sums* has three parts: the weight of hands with the lower card, with the higher card,
    and of all hands. A hand's own weight is in both of the first two, so it is added back where it
    is in the total.
    """
    low_card_sums, high_card_sums, all_sums = weight_sums
    remaining_weights: Weights = (
        (all_sums - low_card_sums - high_card_sums + own_weights) * is_live
    ).sum(axis=0)
    return remaining_weights


def _find_suit_ranks(cards: NDArray[np.intp], suit: int) -> NDArray[np.intp]:
    """Return a bit for the rank of each card that has this suit; 0 for other cards."""
    rank_sets: NDArray[np.intp] = (cards & 3 == suit) * (1 << (cards >> 2))
    return rank_sets


def _group_by_value(values: NDArray[np.uint16]) -> tuple[NDArray[np.intp], int]:
    """Return each hand's rank among the values of its row, and the maximum number of ranks."""
    value_order = np.argsort(values, axis=1, kind="stable")
    value_order += np.arange(len(values))[:, None] * values.shape[1]
    ordered_values = values.reshape(-1).take(value_order)
    group_steps = np.zeros(values.shape, np.intp)
    np.not_equal(
        ordered_values[:, 1:], ordered_values[:, :-1], out=group_steps[:, 1:], casting="unsafe"
    )
    np.cumsum(group_steps, axis=1, out=group_steps)
    value_groups = np.empty_like(group_steps)
    value_groups.reshape(-1)[value_order] = group_steps
    return value_groups, int(group_steps[:, -1].max()) + 1


def _check_board(board: Sequence[int]) -> NDArray[np.intp]:
    if not 3 <= len(board) <= BOARD_SIZE:
        raise ValueError(f"board: 3 to {BOARD_SIZE} cards are expected, got {len(board)}")
    _check_cards("board", board)
    return np.array(board, np.intp)


def _list_live_cards(board: Sequence[int], dead: Sequence[int]) -> Bytes:
    """Return the cards that can still come or be held."""
    _check_cards("dead", dead)
    for card in dead:
        if card in board:
            raise ValueError(f"dead: card {card}, {name(card)}, is on the board")
    removed_cards = {*board, *dead}
    live_cards = np.array([card for card in range(52) if card not in removed_cards], np.uint8)
    if len(live_cards) < BOARD_SIZE - len(board):
        raise ValueError(
            f"only {len(live_cards)} cards are left, "
            f"and the board needs {BOARD_SIZE - len(board)} more"
        )
    return live_cards


def _check_cards(source: str, cards: Sequence[int]) -> None:
    """Reject invalid cards and duplicates."""
    for position, card in enumerate(cards):
        if not 0 <= as_integer(card, source) <= 51:
            raise ValueError(f"{source}: {card} is no card, cards are 0 to 51")
        if card in cards[:position]:
            raise ValueError(f"{source}: card {card}, {name(card)}, is there twice")
