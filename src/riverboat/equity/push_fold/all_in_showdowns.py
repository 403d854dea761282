"""All-ins before the flop between two or three of the 169 hands: the win frequencies.

Two hands are counted exactly, over all combinations that share no card and all boards. Three hands
are sampled: the same random boards for all of them, and a random combination of each hand on every
board. The number of joint combinations of three hands is counted exactly, and the samples are
adjusted to the known results between any two of the three. The remaining error is about 0.8 percent
for three single hands, and far less for ranges, which combine hundreds of them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.ranges.combos import HAND_NUMBER_OF_COMBO, Weights
from riverboat.kernel.card_masks import HOLE_MASKS, MASK_OF
from riverboat.kernel.evaluation.high_evaluation import high
from riverboat.kernel.versus.preflop_matchups import Progress, matchups

Floats: TypeAlias = NDArray[np.float32]

NamedCountProgress: TypeAlias = Callable[[str, int, int], object]
"""A callback for the name of a computation, the number done, and the total."""

HAND_CLASS_COUNT: Final = 169
SAMPLED_BOARDS: Final = 4096
"""Boards on which three hands are compared: a multiple of 64."""
SAMPLING_SEED: Final = 20_260_102
HEADS_UP_BOARDS: Final = 1_712_304
"""Number of possible boards when two hands are known."""
THIRD_PLAYER_COMBOS: Final = 1128
"""Number of combinations of a third player when two hands are known."""

FINISH_ORDERS: Final = tuple(permutations(range(3)))
"""Possible orders of three hands, best first; equal hands count as either order."""

COMBO_COUNTS: Final[Weights] = np.bincount(HAND_NUMBER_OF_COMBO, minlength=HAND_CLASS_COUNT).astype(
    np.float64
)
"""The combinations of each hand, shape (169,): 6, 4 or 12."""

_COMBOS_BY_HAND: Final = np.argsort(HAND_NUMBER_OF_COMBO, kind="stable")
"""The combinations hand by hand, shape (1326,)."""
_FIRST_COMBO_OF_HAND: Final = np.searchsorted(
    HAND_NUMBER_OF_COMBO[_COMBOS_BY_HAND], np.arange(HAND_CLASS_COUNT)
)
"""First index of each hand's combinations, shape (169,)."""
_BOARDS_PER_WORD: Final = 64
_FIT_ITERATIONS: Final = 3


class PairResults(NamedTuple):
    """Results of two hands all-in, (169, 169) each: a row is the hand, a column the opponent's."""

    counts: Weights
    """Number of pairs of combinations that share no card."""
    win: Weights
    """Probability that the row wins."""
    tie: Weights
    """Probability of a split."""


class TripleResults(NamedTuple):
    """Results of three hands all-in, (169, 169, 169): first, second and third hand."""

    order_counts: Floats
    """Number of ways to deal the three hands, times the probability that they finish in this order:
    the first hand beats the second, and the second beats the third.
    """
    orders_by_last: Floats
    """``order_counts`` with the third hand as the first axis, for speed."""


def precompute_all_ins(players: int, count_progress: NamedCountProgress) -> None:
    """Compute the showdown tables for this number of players, once per process (slow)."""
    matchups().compute_all(partial(count_progress, "two hands all-in"))
    if players > 2:
        load_triples(partial(count_progress, "three hands all-in"))


@cache
def load_pairs() -> PairResults:
    """Return the exact results of all hand pairs, which are counted on first use."""
    return build_pairs(*matchups().matrix())


def build_pairs(wins: NDArray[np.int32], ties: NDArray[np.int32]) -> PairResults:
    """Build the results of hand pairs from wins and ties of combination pairs, (1326, 1326)."""

    def sum_by_hand(matrix: NDArray[np.generic]) -> Weights:
        row_sums = np.add.reduceat(
            matrix[_COMBOS_BY_HAND].astype(np.float64), _FIRST_COMBO_OF_HAND, axis=0
        )
        return np.add.reduceat(row_sums[:, _COMBOS_BY_HAND], _FIRST_COMBO_OF_HAND, axis=1)

    pair_counts = sum_by_hand(HOLE_MASKS[:, None] & HOLE_MASKS == 0)
    board_counts = pair_counts * HEADS_UP_BOARDS
    return PairResults(
        pair_counts, sum_by_hand(wins) / board_counts, sum_by_hand(ties) / board_counts
    )


def load_triples(progress: Progress | None = None) -> TripleResults:
    """Return the sampled results of all hand triples; the first call samples them for seconds.

    *progress* is called with the number of boards sampled and their total.
    """
    if SAMPLED_BOARDS not in _TRIPLES:
        _TRIPLES[SAMPLED_BOARDS] = _sample_triples(SAMPLED_BOARDS, progress)
    return _TRIPLES[SAMPLED_BOARDS]


_TRIPLES: Final[dict[int, TripleResults]] = {}
"""Cache of three-way tables by the number of boards."""


def _sample_triples(board_count: int, progress: Progress | None) -> TripleResults:
    order_counts = np.zeros((HAND_CLASS_COUNT,) * 3, np.uint16)
    dealt_counts = np.zeros((HAND_CLASS_COUNT,) * 3, np.uint16)
    rng = np.random.Generator(np.random.PCG64(SAMPLING_SEED))
    for done_count in range(_BOARDS_PER_WORD, board_count + 1, _BOARDS_PER_WORD):
        _count_boards(rng, order_counts, dealt_counts)
        if progress is not None:
            progress(done_count, board_count)
    order_shares = (order_counts + np.float32(1e-3)) / (dealt_counts + np.float32(6e-3))
    fitted_counts = fit_orders_to_pairs(order_shares, load_pairs())
    return TripleResults(fitted_counts, np.ascontiguousarray(fitted_counts.transpose(2, 0, 1)))


def fit_orders_to_pairs(order_shares: Floats, known_pairs: PairResults) -> Floats:
    """Scale the sampled finishing orders of three hands to agree with the exact pairs."""
    triple_counts = count_triples()
    known_shares = known_pairs.win + known_pairs.tie / 2
    scaled_orders = _normalize_orders(order_shares, triple_counts)
    for _ in range(_FIT_ITERATIONS):
        pair_shares = sum(scaled_orders.sum(axis=axis, dtype=np.float64) for axis in range(3))
        pair_factors = np.sqrt(
            known_shares * known_pairs.counts * THIRD_PLAYER_COMBOS / pair_shares
        ).astype(np.float32)
        scaled_orders *= pair_factors[:, :, None]
        scaled_orders *= pair_factors
        scaled_orders *= pair_factors[:, None]
        scaled_orders = _normalize_orders(scaled_orders, triple_counts)
    return scaled_orders


def _normalize_orders(order_shares: Floats, triple_counts: Floats) -> Floats:
    """Scale the shares of the six finishing orders.

    For any three hands, they then sum to the number of ways to deal those hands.
    """
    order_totals = np.zeros_like(order_shares)
    for order in FINISH_ORDERS:
        order_totals += order_shares.transpose(order)
    np.maximum(order_totals, np.float32(1e-9), out=order_totals)
    return order_shares * triple_counts / order_totals


def count_triples() -> Floats:
    """Return the number of ways to deal three hands without a common card, (169, 169, 169).

    All suits are equivalent, so a single combination of the first hand is enough. The number of
    disjoint pairs of the two other hands is the number of all pairs, less one for each shared card.
    A combination shares two cards with itself, but is subtracted only once.
    """
    triple_counts = np.empty((HAND_CLASS_COUNT,) * 3, np.float32)
    holds_card = (HOLE_MASKS[_COMBOS_BY_HAND, None] & MASK_OF != 0).astype(np.float32)
    for hand_class in range(HAND_CLASS_COUNT):
        held_mask = HOLE_MASKS[_COMBOS_BY_HAND[_FIRST_COMBO_OF_HAND[hand_class]]]
        is_live = (HOLE_MASKS[_COMBOS_BY_HAND] & held_mask == 0).astype(np.float32)
        live_combo_counts = np.add.reduceat(is_live, _FIRST_COMBO_OF_HAND)
        card_counts = np.add.reduceat(is_live[:, None] * holds_card, _FIRST_COMBO_OF_HAND, axis=0)
        triple_counts[hand_class] = COMBO_COUNTS[hand_class] * (
            np.outer(live_combo_counts, live_combo_counts)
            - card_counts @ card_counts.T
            + np.diag(live_combo_counts)
        )
    return triple_counts


def _count_boards(
    rng: np.random.Generator, order_counts: NDArray[np.uint16], dealt_counts: NDArray[np.uint16]
) -> None:
    """Deal 64 random boards, and count the results of all hand triples on them.

    *dealt_counts* gets the number of boards on which a triple can be dealt, and *order_counts* the
    number on which its hands finish in the given order.
    """
    boards = np.argpartition(rng.random((_BOARDS_PER_WORD, 52)), 5, axis=1)[:, :5]
    board_masks = np.bitwise_or.reduce(MASK_OF[boards], axis=1)
    combos_by_player = [_deal_combos(rng, board_masks) for _ in range(3)]
    disjoint_bits = [
        _pack_bits(
            _are_disjoint(combos_by_player[first_index][0], combos_by_player[second_index][0])
        )
        for first_index, second_index in ((0, 1), (1, 2), (0, 2))
    ]
    beat_masks = [
        disjoint_bits[first_index]
        & _pack_bits(
            combos_by_player[first_index][1][:, :, None]
            > combos_by_player[first_index + 1][1][:, None]
        )
        for first_index in (0, 1)
    ]
    count_bits = _find_bit_counter()
    for hand_class in range(HAND_CLASS_COUNT):
        dealable_bits = disjoint_bits[0][hand_class][:, None] & disjoint_bits[2][hand_class]
        dealt_counts[hand_class] += count_bits(dealable_bits & disjoint_bits[1])
        order_counts[hand_class] += count_bits(
            beat_masks[0][hand_class][:, None] & disjoint_bits[2][hand_class] & beat_masks[1]
        )


def _deal_combos(
    rng: np.random.Generator, board_masks: NDArray[np.uint64]
) -> tuple[NDArray[np.uint64], Weights]:
    """Return a random combination of each hand for each board: (64, 169) masks, and values.

    A combination that shares a card with the board has a full mask, so that it is dealt with no
    other. Ties of value are broken at random.
    """
    combo_indexes = (rng.random((_BOARDS_PER_WORD, HAND_CLASS_COUNT)) * COMBO_COUNTS).astype(
        np.intp
    )
    masks = HOLE_MASKS[_COMBOS_BY_HAND[_FIRST_COMBO_OF_HAND + combo_indexes]]
    is_live = masks & board_masks[:, None] == 0
    values = rng.random((_BOARDS_PER_WORD, HAND_CLASS_COUNT)) / 2
    values[is_live] += high((masks | board_masks[:, None])[is_live])
    return np.where(is_live, masks, ~np.uint64(0)), values


def _are_disjoint(
    own_masks: NDArray[np.uint64], other_masks: NDArray[np.uint64]
) -> NDArray[np.bool_]:
    """Return True where two combinations share no card, shape (64, 169, 169)."""
    is_disjoint: NDArray[np.bool_] = own_masks[:, :, None] & other_masks[:, None] == 0
    return is_disjoint


def _pack_bits(flags: NDArray[np.bool_]) -> NDArray[np.uint64]:
    """Pack flags of 64 boards into words: (64, 169, 169) to (169, 169)."""
    packed_bytes = np.packbits(flags.reshape(_BOARDS_PER_WORD, -1), axis=0)
    packed_words = np.ascontiguousarray(packed_bytes.T).view(np.uint64)
    return packed_words.reshape(flags.shape[1:])


def _find_bit_counter() -> Callable[[NDArray[np.uint64]], NDArray[np.uint8]]:
    """Return a function that counts the bits of each word; NumPy has one since 2.0."""
    count_bits: Callable[[NDArray[np.uint64]], NDArray[np.uint8]] = getattr(
        np, "bitwise_count", count_bits_with_lookup
    )
    return count_bits


def count_bits_with_lookup(words: NDArray[np.uint64]) -> NDArray[np.uint8]:
    """Count the bits of each word, by looking up 16 at a time."""
    word_quarters = np.ascontiguousarray(words).view(np.uint16).reshape(*words.shape, 4)
    bit_counts: NDArray[np.uint8] = _compute_bit_count_table()[word_quarters].sum(
        axis=-1, dtype=np.uint8
    )
    return bit_counts


@cache
def _compute_bit_count_table() -> NDArray[np.uint8]:
    all_words = np.arange(1 << 16, dtype=np.uint16)
    bit_rows = np.unpackbits(all_words.view(np.uint8)).reshape(-1, 16)
    bit_counts: NDArray[np.uint8] = bit_rows.sum(axis=1, dtype=np.uint8)
    return bit_counts
