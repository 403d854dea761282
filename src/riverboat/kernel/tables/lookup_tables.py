"""Every table of the kernel, made from the rules of ranking when it is first needed.

All arrays are C-contiguous and read-only. The extension uses the same arrays, so that both tiers
have the same tables. None is larger than 1.2 MB, and all together are computed in about a tenth of
a second.

*Ranks* are 0 for a deuce to 12 for an ace; a *set* of ranks is 13 bits; a *place* is the index of
some ranks in :mod:`~riverboat.kernel.tables.split_index`, from 0 to 6174 for a board of five cards;
a *pair class* is two ranks, equal or not, ``high * (high + 1) // 2 + low``, 0 to 90; a *suited
pair* is two different ranks, ``high * (high - 1) // 2 + low``, 0 to 77.
"""

from dataclasses import dataclass
from itertools import combinations
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.tables import ranking_values
from riverboat.kernel.tables.ranking_values import (
    FIRST_INDEX,
    RANK_COUNT_OF_SET,
    RankingTables,
    Values,
)
from riverboat.kernel.tables.split_index import (
    CARD_WORDS,
    RANK_WORDS,
    SUIT_SHIFT,
    Counts,
    split_index,
)

PAIRS: Final = np.array([(high, low) for high in range(13) for low in range(high + 1)], np.uint8)
"""The two ranks of each pair class, the higher first, shape (91, 2)."""

SUITED_PAIRS: Final = np.array([(high, low) for high in range(13) for low in range(high)], np.uint8)
"""The two ranks of each suited pair, the higher first, shape (78, 2)."""

SUITED_SETS: Final = np.concatenate(
    [np.flatnonzero(RANK_COUNT_OF_SET == size).astype(np.uint16) for size in (3, 4, 5)]  # noqa: SIM300
)
"""The sets of three, four and five ranks that a board can have in a suit, shape (2288,).

The 286 sets of three ranks come first, then from index 286 the 715 sets of four, and from index
1001 the 1,287 sets of five; each group is in ascending order.
"""
FOURS_OFFSET: Final = 286
FIVES_OFFSET: Final = 286 + 715


@dataclass(frozen=True, eq=False)
class LookupTables:
    """The kernel's lookup tables, with fixed shapes and types.

    In tables of ``Values``, a higher number is a better hand, and 0 means no hand.
    """

    card_words: NDArray[np.uint64]
    """(52,): the summand of each card in the 64-bit sum of a hand, as
    :mod:`~riverboat.kernel.tables.split_index` describes it.
    """
    rank_words: NDArray[np.uint64]
    """(13,): the summand of each rank, without the counter of a suit."""
    low_halves: NDArray[np.uint16]
    """(43718,): by the low half's sum of keys, its place in a block."""
    high_halves: NDArray[np.uint16]
    """(5, 10552): for three to seven cards, the start of the block for each sum of keys of the high
    half.

    The sum of both halves is the index; values of five, six and seven cards begin at
    ``FIRST_INDEX``.
    """

    high: RankingTables
    short_deck: RankingTables
    short_deck_trips: RankingTables
    deuce_to_seven: RankingTables
    """Tables of the four rankings in which flushes count.

    Each has ``values`` (73775,) and ``flushes`` (8192,), uint16.
    """
    ace_to_five: Values
    """(73775,): values of ace-to-five lows, in the order of ``values``."""
    eight_or_better: Values
    """(8192,): values by the set of the hand's ranks."""
    omaha_lows: Values
    """(256, 256): by the low ranks of a hand and of a board, eight bits each, the ace bit 0."""
    badugi: Values
    """(8192,): values by the set of heights. Bit 0 is the best rank: the ace, or the deuce if aces
    are high.
    """

    high_words: NDArray[np.uint64]
    short_deck_words: NDArray[np.uint64]
    short_deck_trips_words: NDArray[np.uint64]
    deuce_to_seven_words: NDArray[np.uint64]
    """(8192,) each: for the set of ranks in a suit, the sum of their words, and the value of the
    flush from bit 48. It is 0xFFFF if a flush of five has no value (deuce-to-seven with more than
    five cards).
    """

    board_counts: Counts
    """(6175, 13): the number of cards of each rank on a board of five, by the index of the board.
    """
    board_lows: NDArray[np.uint8]
    """(6175,): the low ranks of a board of five, by index, as input for ``omaha_lows``."""
    pair_class: NDArray[np.uint8]
    """(13, 13): the pair class of two ranks in either order."""
    suited_pair: NDArray[np.uint8]
    """(13, 13): the suited pair of two different ranks in either order; 0 for equal ones."""

    holdem: Values
    """(91, 6175): the best five of a board and two hole cards, by pair class and the board's place.

    Flushes are ignored. The value is 0 if a rank would occur five times.
    """
    omaha: Values
    """(91, 6175): the best of exactly two hole cards and three of a board of five.

    The indexes are those of ``holdem``. Flushes are ignored, and the value is 0 if a rank would
    occur five times.
    """
    holdem_river: Values
    """(6175, 91): ``holdem`` with the board's place first, for all hands on one board."""
    omaha_flop: Values
    omaha_turn: Values
    omaha_river: Values
    """(455, 91), (1820, 91), (6175, 91): two hole cards and three of a board of three, four or
    five, by the board's place and pair class.

    Flushes are ignored, and the value is 0 if a rank would occur five times.
    """

    suited_place: NDArray[np.uint16]
    """(8192,): the index of a set of ranks in ``SUITED_SETS``; 0 for other sets."""
    omaha_flushes: Values
    """(78, 2288): the best flush of a suited pair in the hand and three of a suited set of the
    board; 0 if they share a rank.
    """
    boards_with_three: NDArray[np.uint16]
    boards_with_four: NDArray[np.uint16]
    boards_with_five: NDArray[np.uint16]
    """(286, 91), (715, 13), (1287,): the index of the five-card board with the ranks of a suited
    set and, off suit, those of a pair class, one more rank, or no rank.
    """


def lookup_tables() -> LookupTables:
    """Return the tables; the first call builds them, once for all threads."""
    global _tables
    if _tables is None:
        with _lock:
            if _tables is None:
                _tables = _build_tables()
    return _tables


_tables: LookupTables | None = None
_lock: Final = Lock()


def _build_tables() -> LookupTables:
    high, deuce_to_seven = ranking_values.high(), ranking_values.deuce_to_seven()
    short_deck, short_deck_with_trips = (
        ranking_values.short_deck(trips_beat_straight=False),
        ranking_values.short_deck(trips_beat_straight=True),
    )
    board_counts = split_index().counts[5]
    holdem = _build_holdem(high.values)
    omaha_flop, omaha_turn, omaha_river = _build_omaha(high.values)
    boards_of_three, boards_of_four, boards_of_five = _list_suited_board_indices()
    tables = LookupTables(
        card_words=CARD_WORDS,
        rank_words=RANK_WORDS,
        low_halves=split_index().low,
        high_halves=split_index().high,
        high=high,
        short_deck=short_deck,
        short_deck_trips=short_deck_with_trips,
        deuce_to_seven=deuce_to_seven,
        ace_to_five=ranking_values.ace_to_five(),
        eight_or_better=ranking_values.eight_or_better(),
        omaha_lows=ranking_values.omaha_lows(),
        badugi=ranking_values.badugi(),
        high_words=_compute_suit_words(high.flushes),
        short_deck_words=_compute_suit_words(short_deck.flushes),
        short_deck_trips_words=_compute_suit_words(short_deck_with_trips.flushes),
        deuce_to_seven_words=_compute_suit_words(
            np.where(RANK_COUNT_OF_SET > 5, 0xFFFF, deuce_to_seven.flushes)
        ),
        board_counts=board_counts,
        board_lows=_compute_low_ranks(board_counts),
        pair_class=_index_rank_pairs(PAIRS),
        suited_pair=_index_rank_pairs(SUITED_PAIRS),
        holdem=holdem,
        omaha=np.ascontiguousarray(omaha_river.T),
        holdem_river=np.ascontiguousarray(holdem.T),
        omaha_flop=omaha_flop,
        omaha_turn=omaha_turn,
        omaha_river=omaha_river,
        suited_place=_compute_suited_set_indices(),
        omaha_flushes=_compute_omaha_flushes(high.flushes),
        boards_with_three=boards_of_three,
        boards_with_four=boards_of_four,
        boards_with_five=boards_of_five,
    )
    _make_read_only(tables)
    return tables


def _compute_suit_words(flushes: NDArray[np.integer]) -> NDArray[np.uint64]:
    """Return a word for each set of ranks in a suit: the sum of rank words and the flush value."""
    suit_words = flushes.astype(np.uint64) << np.uint64(SUIT_SHIFT)
    for rank in range(13):
        suit_words.reshape(-1, 2, 1 << rank)[:, 1] += RANK_WORDS[rank]
    return suit_words


def _build_holdem(high_values: Values) -> Values:
    """Return the value of the best five of seven cards, by pair class and index of the board."""
    board_rank_counts = split_index().counts[5]
    seven_card_values = high_values[FIRST_INDEX[7] :]
    best_values = np.zeros((len(PAIRS), len(board_rank_counts)), np.uint16)
    board_words = board_rank_counts @ RANK_WORDS
    for pair_class, (first_rank, second_rank) in enumerate(PAIRS):
        value_indexes = split_index().find_indexes(
            board_words + RANK_WORDS[first_rank] + RANK_WORDS[second_rank], 7
        )
        is_possible = _has_room_for_ranks(board_rank_counts, first_rank, second_rank)
        np.copyto(
            best_values[pair_class],
            seven_card_values.take(value_indexes, mode="clip"),
            where=is_possible,
        )
    return best_values


def _build_omaha(high_values: Values) -> tuple[Values, Values, Values]:
    """Return the value of the best two and three cards, by board index and pair class."""
    three_card_counts = split_index().counts[3]
    board_words = three_card_counts @ RANK_WORDS
    three_card_values = np.zeros((len(three_card_counts), len(PAIRS)), np.uint16)
    for pair_class, (first_rank, second_rank) in enumerate(PAIRS):
        value_indexes = split_index().find_indexes(
            board_words + RANK_WORDS[first_rank] + RANK_WORDS[second_rank], 5
        )
        is_possible = _has_room_for_ranks(three_card_counts, first_rank, second_rank)
        three_card_values[:, pair_class] = np.where(
            is_possible, high_values.take(value_indexes, mode="clip"), 0
        )

    best_by_size = [three_card_values]
    for board_size in (4, 5):
        # Remove each card of the board in turn: the best three are in one of the smaller boards.
        board_rank_counts = split_index().counts[board_size]
        board_words = board_rank_counts @ RANK_WORDS
        best_values = np.zeros((len(board_rank_counts), len(PAIRS)), np.uint16)
        for rank in range(13):
            rows_with_rank = np.flatnonzero(board_rank_counts[:, rank])
            smaller_indexes = split_index().find_indexes(
                board_words[rows_with_rank] - RANK_WORDS[rank], board_size - 1
            )
            best_values[rows_with_rank] = np.maximum(
                best_values[rows_with_rank], best_by_size[-1][smaller_indexes]
            )
        for pair_class, (first_rank, second_rank) in enumerate(PAIRS):
            best_values[
                ~_has_room_for_ranks(board_rank_counts, first_rank, second_rank), pair_class
            ] = 0
        best_by_size.append(best_values)
    flop_values, turn_values, river_values = best_by_size
    return flop_values, turn_values, river_values


def _has_room_for_ranks(counts: Counts, first_rank: int, second_rank: int) -> NDArray[np.bool_]:
    """Return True for boards to which two cards of these ranks can be added: at most four of a
    rank.
    """
    if first_rank == second_rank:
        return counts[:, first_rank] <= 2
    return (counts[:, first_rank] <= 3) & (counts[:, second_rank] <= 3)


def _compute_low_ranks(counts: Counts) -> NDArray[np.uint8]:
    """Return the ranks from ace to eight that are present, as a set of bits."""
    return np.packbits(counts[:, [12, *range(7)]] > 0, axis=1, bitorder="little").reshape(-1)


def _index_rank_pairs(rank_pairs: NDArray[np.uint8]) -> NDArray[np.uint8]:
    indices = np.zeros((13, 13), np.uint8)
    indices[rank_pairs[:, 0], rank_pairs[:, 1]] = indices[rank_pairs[:, 1], rank_pairs[:, 0]] = (
        np.arange(len(rank_pairs))
    )
    return indices


def _compute_suited_set_indices() -> NDArray[np.uint16]:
    index_by_set = np.zeros(1 << 13, np.uint16)
    index_by_set[SUITED_SETS] = np.arange(len(SUITED_SETS))
    return index_by_set


def _compute_omaha_flushes(flushes: Values) -> Values:
    """Return the best flush of two suited hole cards with three cards of each suited set."""
    has_rank = SUITED_SETS[:, None] >> np.arange(13) & 1
    best_values = np.zeros((len(SUITED_PAIRS), len(SUITED_SETS)), np.uint16)
    for first_row, end_row in (
        (0, FOURS_OFFSET),
        (FOURS_OFFSET, FIVES_OFFSET),
        (FIVES_OFFSET, len(SUITED_SETS)),
    ):
        set_size = int(has_rank[first_row].sum())
        rank_bits = 1 << np.nonzero(has_rank[first_row:end_row])[1].reshape(-1, set_size)
        triple_rank_sets = [
            rank_bits[:, list(indexes)].sum(1) for indexes in combinations(range(set_size), 3)
        ]
        for suited_pair, (first_rank, second_rank) in enumerate(SUITED_PAIRS):
            pair_ranks = 1 << int(first_rank) | 1 << int(second_rank)
            pair_best_values = best_values[suited_pair, first_row:end_row]
            for triple_ranks in triple_rank_sets:
                np.maximum(
                    pair_best_values, flushes.take(triple_ranks | pair_ranks), out=pair_best_values
                )
            pair_best_values[SUITED_SETS[first_row:end_row] & pair_ranks != 0] = 0
    return best_values


def _list_suited_board_indices() -> tuple[NDArray[np.uint16], ...]:
    """Return the indices of the boards formed by a suited set and the off-suit cards."""
    has_rank = (SUITED_SETS[:, None] >> np.arange(13) & 1).astype(np.uint8)
    set_words = has_rank @ RANK_WORDS
    pair_words = RANK_WORDS[PAIRS[:, 0]] + RANK_WORDS[PAIRS[:, 1]]
    board_words_by_size = (
        set_words[:FOURS_OFFSET, None] + pair_words,
        set_words[FOURS_OFFSET:FIVES_OFFSET, None] + RANK_WORDS,
        set_words[FIVES_OFFSET:],
    )
    return tuple(
        split_index().find_indexes(board_words, 5).astype(np.uint16)
        for board_words in board_words_by_size
    )


def _make_read_only(tables: object) -> None:
    for table in vars(tables).values():
        if isinstance(table, np.ndarray):
            table.setflags(write=False)
        else:
            _make_read_only(table)
