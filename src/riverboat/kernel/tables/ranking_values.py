"""Hand values without gaps, from the rules of ranking: 1 for the worst hand, 2 for the next.

Values are for comparison only. The higher value wins, for high and for low hands; 0 means no
holding. Sets of ranks have 13 bits, and bit 0 is the deuce. Every table that depends only on the
number of cards of each rank is indexed by :mod:`~riverboat.kernel.tables.split_index`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.tables.split_index import RANK_WORDS, Counts, split_index

Values: TypeAlias = NDArray[np.uint16]
Sets: TypeAlias = NDArray[np.int64]
Scores: TypeAlias = NDArray[np.int64]

CATEGORIES: Final[dict[str, tuple[tuple[str, int], ...]]] = {
    "high": (
        *(("high card", 1), ("one pair", 1278), ("two pair", 4138)),
        *(("three of a kind", 4996), ("straight", 5854), ("flush", 5864)),
        *(("full house", 7141), ("four of a kind", 7297), ("straight flush", 7453)),
    ),
    "short deck": (
        *(("high card", 1), ("one pair", 121), ("two pair", 625)),
        *(("three of a kind", 877), ("straight", 1129), ("full house", 1135)),
        *(("flush", 1207), ("four of a kind", 1327), ("straight flush", 1399)),
    ),
    "short deck trips": (
        *(("high card", 1), ("one pair", 121), ("two pair", 625)),
        *(("straight", 877), ("three of a kind", 883), ("full house", 1135)),
        *(("flush", 1207), ("four of a kind", 1327), ("straight flush", 1399)),
    ),
    "2-7": (
        *(("straight flush", 1), ("four of a kind", 10), ("full house", 166)),
        *(("flush", 322), ("straight", 1600), ("three of a kind", 1609)),
        *(("two pair", 2467), ("one pair", 3325), ("low", 6185)),
    ),
    "a-5": (
        *(("four of a kind", 1), ("full house", 157), ("three of a kind", 313)),
        *(("two pair", 1171), ("one pair", 2029), ("low", 4889)),
    ),
    "eight or better": (("no low", 0), ("low", 1)),
    "badugi": (
        *(("one-card badugi", 1), ("two-card badugi", 14)),
        *(("three-card badugi", 92), ("four-card badugi", 378)),
    ),
}
"""The categories of each ranking, worst first, each with the lowest value that it has."""


@dataclass(frozen=True, eq=False)
class RankingTables:
    """The values of a ranking of five cards, the best five of five to seven.

    ``values`` (73775,) uint16: values of hands without a flush. The index is :data:`FIRST_INDEX`
    for the number of cards plus the index of their ranks. ``flushes`` (8192,) uint16: values of
    flushes by the set of ranks in the suit, whatever the other cards are; 0 with fewer than five.
    """

    values: Values
    flushes: Values


FIRST_INDEX: Final = {5: 0, 6: 6175, 7: 6175 + 18395}
"""First index of the values of five, six and seven cards."""

_ALL_RANK_SETS: Final[Sets] = np.arange(1 << 13)
_HAS_RANK: Final = (_ALL_RANK_SETS[:, None] >> np.arange(13) & 1).astype(np.int64)
RANK_COUNT_OF_SET: Final[Sets] = _HAS_RANK.sum(1)
"""Number of ranks in a set, shape (8192,)."""

_ACE: Final = 1 << 12
_SIX: Final = 4


def _build_highest_rank_sets() -> tuple[Sets, ...]:
    """Return the highest 0 to 5 ranks of each set; the lowest ranks are removed one by one."""
    highest_sets = [_ALL_RANK_SETS]
    for max_count in range(12, -1, -1):
        highest_sets.append(
            np.where(
                max_count < RANK_COUNT_OF_SET,
                highest_sets[-1] & (highest_sets[-1] - 1),
                highest_sets[-1],
            )
        )
    return tuple(highest_sets[:-7:-1])


_HIGHEST_RANKS: Final = _build_highest_rank_sets()

_STANDARD_ORDER: Final = {
    "high card": 0,
    "one pair": 1,
    "two pair": 2,
    "three of a kind": 3,
    "straight": 4,
    "flush": 5,
    "full house": 6,
    "four of a kind": 7,
    "straight flush": 8,
}
_SHORT_DECK_ORDER: Final = {**_STANDARD_ORDER, "full house": 5, "flush": 6}
_SHORT_DECK_TRIPS_ORDER: Final = {**_SHORT_DECK_ORDER, "straight": 3, "three of a kind": 4}


def high() -> RankingTables:
    """Return the tables of high hands in hold'em, stud and draw: 7,462 values."""
    return _build_ranking_from_scores(
        _STANDARD_ORDER, _build_straights(lowest_rank=0), lowest_rank=0
    )


def short_deck(*, trips_beat_straight: bool) -> RankingTables:
    """Return the tables of short deck: 1,404 values, 0 for hands with a card below a six.

    A flush beats a full house. With ``trips_beat_straight``, three of a kind beats a straight.
    """
    return _build_ranking_from_scores(
        _SHORT_DECK_TRIPS_ORDER if trips_beat_straight else _SHORT_DECK_ORDER,
        _build_straights(lowest_rank=_SIX),
        lowest_rank=_SIX,
    )


def ace_to_five() -> Values:
    """Return 6,175 values of the lowest five cards, without straights and flushes, as in razz."""
    counts_from_ace = split_index().counts[5][:, [12, *range(12)]]
    return _find_lowest_values(
        _reverse_scores(
            _build_scores(counts_from_ace, _STANDARD_ORDER, np.zeros(1 << 13, np.int64))
        )
    )


def deuce_to_seven() -> RankingTables:
    """Return the tables of deuce-to-seven low: 7,462 values.

    Straights and flushes count against a hand.

    ``flushes`` has only sets of exactly five cards: with more cards of a suit, other cards may
    play.
    """
    straights = _build_straights(lowest_rank=0, has_wheel=False)
    rank_scores = _build_scores(split_index().counts[5], _STANDARD_ORDER, straights)
    has_five_ranks = RANK_COUNT_OF_SET == 5
    flush_scores = _compute_flush_scores(_ALL_RANK_SETS[has_five_ranks], _STANDARD_ORDER, straights)
    values = _reverse_scores(np.concatenate((rank_scores, flush_scores)))
    flushes = np.zeros(1 << 13, np.uint16)
    flushes[has_five_ranks] = values[len(rank_scores) :]
    return RankingTables(_find_lowest_values(values[: len(rank_scores)]), flushes)


def eight_or_better() -> Values:
    """Return the value of the best low of five ranks up to eight, by set of ranks (8192,).

    There are 56 values, and 0 for no such low hand.
    """
    low_ranks = (_ALL_RANK_SETS << 1 | _ALL_RANK_SETS >> 12) & 0xFF
    five_card_low_sets = np.array(
        [rank_set for rank_set in range(256) if rank_set.bit_count() == 5]
    )
    value_by_low_ranks = np.zeros(256, np.uint16)
    value_by_low_ranks[five_card_low_sets] = np.arange(len(five_card_low_sets), 0, -1)
    _apply_best_of_subsets(value_by_low_ranks, 8)
    return value_by_low_ranks.take(low_ranks)


def omaha_lows() -> Values:
    """Return the value of the best eight-or-better low of an Omaha hand, shape (256, 256).

    The indexes are the sets of low ranks in the hand and on the board: eight bits, with the ace as
    bit 0. The values are those of :func:`eight_or_better`.
    """
    low_values = eight_or_better()
    best_lows = np.zeros((256, 256), np.uint16)
    for hole_ranks in range(256):
        for board_ranks in range(256):
            if (
                hole_ranks.bit_count() == 2
                and board_ranks.bit_count() == 3
                and not hole_ranks & board_ranks
            ):
                all_ranks = hole_ranks | board_ranks
                best_lows[hole_ranks, board_ranks] = low_values[
                    all_ranks >> 1 | (all_ranks & 1) << 12
                ]
    _apply_best_of_subsets(best_lows.reshape(-1), 16)
    return best_lows


def badugi() -> Values:
    """Return the values of badugis by set of heights (8192,).

    A badugi is one to four cards of different ranks and suits. A height is 0 for the best rank: the
    ace, or the deuce if the ace is high. There are 1,092 values, and 0 for no card or more than
    four.
    """
    scores = np.where(
        (RANK_COUNT_OF_SET > 0) & (RANK_COUNT_OF_SET <= 4),
        RANK_COUNT_OF_SET * (1 << 13) - _ALL_RANK_SETS,
        0,
    )
    return np.searchsorted(_sort_unique(scores), scores).astype(np.uint16)


def _build_ranking_from_scores(
    category_order: dict[str, int], straights: Sets, lowest_rank: int
) -> RankingTables:
    """Return the values of a ranking of high hands in a deck from a rank upwards."""
    rank_counts = np.concatenate([split_index().counts[card_count] for card_count in FIRST_INDEX])
    is_legal: NDArray[np.bool_] = rank_counts[:, :lowest_rank].sum(axis=1) == 0
    scores = _build_scores(rank_counts[is_legal], category_order, straights)
    five_card_scores = scores[: np.count_nonzero(is_legal[: FIRST_INDEX[6]])]
    is_flush_set = (RANK_COUNT_OF_SET >= 5) & (_ALL_RANK_SETS & (1 << lowest_rank) - 1 == 0)
    flush_scores = _compute_flush_scores(_ALL_RANK_SETS[is_flush_set], category_order, straights)
    ranked_scores = _sort_unique(np.concatenate((five_card_scores, flush_scores)))

    values = np.zeros(len(rank_counts), np.uint16)
    values[is_legal] = np.searchsorted(ranked_scores, scores) + 1
    flushes = np.zeros(1 << 13, np.uint16)
    flushes[is_flush_set] = np.searchsorted(ranked_scores, flush_scores) + 1
    return RankingTables(values, flushes)


def _build_scores(counts: Counts, category_order: dict[str, int], straights: Sets) -> Scores:
    """Return a sortable number for the best five of these cards, regardless of suits."""
    best_scores = np.zeros(len(counts), np.int64)
    for category, is_possible, deciding_ranks in _iter_categories(counts, straights):
        score = category_order[category] << 26 | deciding_ranks
        np.maximum(best_scores, score, out=best_scores, where=is_possible)
    return best_scores


def _iter_categories(
    counts: Counts, straights: Sets
) -> Iterator[tuple[str, NDArray[np.bool_], NDArray[np.int64]]]:
    """Yield each category, the hands that can form it, and their deciding ranks as 26 bits.

    A hand may lack kickers in a category; then it also forms a better one.
    """
    present_ranks = _find_ranks_with_count(counts, 1)
    paired_ranks, trips_ranks, quads_ranks = (
        _find_ranks_with_count(counts, minimum_count) for minimum_count in (2, 3, 4)
    )
    _, highest_one, highest_two, highest_three, _, highest_five = _HIGHEST_RANKS

    yield "high card", present_ranks > 0, highest_five[present_ranks]
    yield (
        "one pair",
        paired_ranks > 0,
        highest_one[paired_ranks] << 13 | highest_three[present_ranks ^ highest_one[paired_ranks]],
    )
    yield (
        "two pair",
        RANK_COUNT_OF_SET[paired_ranks] >= 2,
        highest_two[paired_ranks] << 13 | highest_one[present_ranks ^ highest_two[paired_ranks]],
    )
    best_trips = highest_one[trips_ranks]
    yield (
        "three of a kind",
        trips_ranks > 0,
        best_trips << 13 | highest_two[present_ranks ^ best_trips],
    )
    yield "straight", straights[present_ranks] > 0, straights[present_ranks]
    is_full_house = (trips_ranks > 0) & (RANK_COUNT_OF_SET[paired_ranks] >= 2)
    yield "full house", is_full_house, best_trips << 13 | highest_one[paired_ranks & ~best_trips]
    yield (
        "four of a kind",
        quads_ranks > 0,
        quads_ranks << 13 | highest_one[present_ranks ^ quads_ranks],
    )


def _compute_flush_scores(
    flush_sets: Sets, category_order: dict[str, int], straights: Sets
) -> Scores:
    """Return the score of the best five ranks of each suited set."""
    straight_tops = straights[flush_sets]
    flush_scores = category_order["flush"] << 26 | _HIGHEST_RANKS[5][flush_sets]
    return np.where(
        straight_tops > 0, category_order["straight flush"] << 26 | straight_tops, flush_scores
    )


def _build_straights(lowest_rank: int, *, has_wheel: bool = True) -> Sets:
    """Return the highest rank, as a set, of the best straight in each set of ranks; 0 without one.

    With *has_wheel* the ace also plays below the lowest rank of the deck.
    """
    straight_tops = np.zeros(1 << 13, np.int64)
    straight_patterns = [(0b1111 << lowest_rank | _ACE, 8 << lowest_rank)] if has_wheel else []
    straight_patterns += [
        (0b11111 << bottom_rank, 16 << bottom_rank) for bottom_rank in range(lowest_rank, 9)
    ]
    for straight_ranks, top_rank in straight_patterns:
        straight_tops[_ALL_RANK_SETS & straight_ranks == straight_ranks] = top_rank
    return straight_tops


def _find_ranks_with_count(counts: Counts, minimum_count: int) -> Sets:
    """Return the set of ranks with at least *minimum_count* cards, for each hand."""
    rank_bits = np.packbits(counts >= minimum_count, axis=1, bitorder="little").astype(np.int64)
    return rank_bits[:, 0] | rank_bits[:, 1] << 8


def _reverse_scores(scores: Scores) -> Values:
    """Return dense values in which a lower score has a higher value."""
    ranked_scores = _sort_unique(scores)
    return (len(ranked_scores) - np.searchsorted(ranked_scores, scores)).astype(np.uint16)


def _find_lowest_values(five_card_values: Values) -> Values:
    """Return the values of the best low of five to seven cards, given those of five cards.

    The value of six cards is the best value of the five that remain without one of them.
    """
    value_parts = [five_card_values]
    for card_count in (6, 7):
        rank_counts = split_index().counts[card_count]
        rank_words = rank_counts.astype(np.uint64) @ RANK_WORDS
        best_values = np.zeros(len(rank_counts), np.uint16)
        for rank in range(13):
            rows_with_rank = np.flatnonzero(rank_counts[:, rank])
            smaller_indexes = split_index().find_indexes(
                rank_words[rows_with_rank] - RANK_WORDS[rank], card_count - 1
            )
            best_values[rows_with_rank] = np.maximum(
                best_values[rows_with_rank], value_parts[-1][smaller_indexes]
            )
        value_parts.append(best_values)
    return np.concatenate(value_parts)


def _apply_best_of_subsets(values: Values, bit_count: int) -> None:
    """Replace the value of each set, in place, by the best value of its subsets."""
    for bit in range(bit_count):
        values_by_bit = values.reshape(-1, 2, 1 << bit)
        np.maximum(values_by_bit[:, 1], values_by_bit[:, 0], out=values_by_bit[:, 1])


def _sort_unique(scores: Scores) -> Scores:
    """Return each score once, in ascending order.

    ``np.unique`` would load masked arrays, which takes 15 ms.
    """
    ordered_scores: Scores = np.sort(scores)
    is_first_occurrence: NDArray[np.bool_] = np.append(
        True, ordered_scores[1:] != ordered_scores[:-1]
    )
    return ordered_scores[is_first_occurrence]
