"""Lookup tables: contents, lazy loading and thread safety."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from itertools import combinations
from threading import Barrier
from typing import TypeAlias

import numpy as np
import pytest
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes, masks
from riverboat.kernel.evaluation.high_evaluation import high
from riverboat.kernel.tables import lookup_tables as tables_module
from riverboat.kernel.tables.lookup_tables import (
    FIVES_OFFSET,
    FOURS_OFFSET,
    PAIRS,
    SUITED_PAIRS,
    SUITED_SETS,
    LookupTables,
    lookup_tables,
)
from riverboat.kernel.tables.ranking_values import RankingTables
from riverboat.kernel.tables.split_index import (
    CARD_WORDS,
    KEY_MASK,
    SUIT_SHIFT,
    IndexArray,
    split_index,
)
from tests.kernel.sample_hands import random_hands

Table: TypeAlias = NDArray[np.generic]


def named_arrays(tables: LookupTables | RankingTables) -> list[tuple[str, Table]]:
    """Return every array of the tables with its name."""
    arrays: list[tuple[str, Table]] = []
    for field in fields(tables):
        table = getattr(tables, field.name)
        arrays += [(field.name, table)] if isinstance(table, np.ndarray) else named_arrays(table)
    return arrays


@pytest.mark.parametrize("name, table", named_arrays(lookup_tables()))
def test_table_is_small_contiguous_and_read_only(
    name: str,
    table: Table,
) -> None:
    assert table.nbytes <= 1_200_000
    assert table.flags.c_contiguous
    assert not table.flags.writeable


def test_concurrent_threads_get_same_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "_tables", None)
    barrier = Barrier(4)

    def get_tables(_: int) -> LookupTables:
        barrier.wait(timeout=60)
        return lookup_tables()

    with ThreadPoolExecutor(4) as executor:
        tables = list(executor.map(get_tables, range(4)))
    assert all(lookup_tables is tables[0] for lookup_tables in tables)


def test_tables_are_built_lazily() -> None:
    code = """
import sys
import riverboat
assert "numpy" not in sys.modules and "riverboat.kernel" not in sys.modules
import riverboat.kernel
from riverboat.kernel.tables import lookup_tables, split_index
assert lookup_tables._tables is None
assert split_index.split_index.cache_info().currsize == 0
"""
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def board_indexes(boards: Bytes) -> IndexArray:
    return split_index().find_indexes(CARD_WORDS[boards].sum(axis=1), boards.shape[1])


def test_board_and_hole_ranks_match_seven_card_value() -> None:
    dealt_cards = random_hands(20_000, 7)
    hole, boards = dealt_cards[:, :2], dealt_cards[:, 2:]
    hand_words = CARD_WORDS[dealt_cards].sum(axis=1)
    has_no_flush = (hand_words >> np.uint64(SUIT_SHIFT)) + np.uint64(0x3333) & np.uint64(
        0x8888
    ) == 0
    pair_classes = lookup_tables().pair_class[hole[:, 0] >> 2, hole[:, 1] >> 2]
    indexes = board_indexes(boards)

    values = lookup_tables().holdem[pair_classes, indexes]
    assert has_no_flush.sum() > 15_000
    assert (values[has_no_flush] == high(dealt_cards)[has_no_flush]).all()
    assert (lookup_tables().holdem_river[indexes, pair_classes] == values).all()


def test_impossible_rank_counts_have_zero_value() -> None:
    tables = lookup_tables()
    has_five_of_rank = np.array(
        [
            (tables.board_counts + np.bincount(pair, minlength=13) > 4).any(axis=1)
            for pair in PAIRS.tolist()
        ]
    )
    assert has_five_of_rank.any()
    assert (tables.holdem[has_five_of_rank] == 0).all()
    assert (tables.holdem[~has_five_of_rank] > 0).all()
    assert (tables.omaha[has_five_of_rank] == 0).all()
    assert (tables.omaha[~has_five_of_rank] > 0).all()


@pytest.mark.parametrize("size", [3, 4, 5])
def test_omaha_table_has_best_three_board_cards(size: int) -> None:
    tables = lookup_tables()
    dealt_cards = random_hands(3000, 2 + size)
    hole, boards = dealt_cards[:, :2], dealt_cards[:, 2:]
    best_values = np.zeros(len(dealt_cards), np.uint16)
    for board_columns in combinations(range(size), 3):
        hands = np.hstack((hole, boards[:, board_columns]))
        hand_indexes = split_index().find_indexes(CARD_WORDS[hands].sum(axis=1), 5)
        np.maximum(best_values, tables.high.values[hand_indexes], out=best_values)
    pair_classes = tables.pair_class[hole[:, 0] >> 2, hole[:, 1] >> 2]
    table_values = {
        3: tables.omaha_flop,
        4: tables.omaha_turn,
        5: tables.omaha_river,
    }[size]
    assert (table_values[board_indexes(boards), pair_classes] == best_values).all()


def test_pair_tables_are_transposed_board_tables() -> None:
    assert (lookup_tables().omaha == lookup_tables().omaha_river.T).all()
    assert (lookup_tables().holdem == lookup_tables().holdem_river.T).all()


def test_omaha_flush_table_has_best_flush() -> None:
    tables = lookup_tables()
    for pair, (high_rank, low_rank) in enumerate(SUITED_PAIRS.tolist()):
        hole_ranks = 1 << high_rank | 1 << low_rank
        for set_index in range(pair, len(SUITED_SETS), 97):
            ranks = [rank for rank in range(13) if int(SUITED_SETS[set_index]) >> rank & 1]
            board_rank_sets = [
                sum(1 << rank for rank in three_ranks) for three_ranks in combinations(ranks, 3)
            ]
            best_value = max(
                int(tables.high.flushes[hole_ranks | three_ranks])
                for three_ranks in board_rank_sets
            )
            shared_ranks = hole_ranks & int(SUITED_SETS[set_index])
            assert tables.omaha_flushes[pair, set_index] == (0 if shared_ranks else best_value)
    assert (tables.suited_place[SUITED_SETS] == np.arange(len(SUITED_SETS))).all()


def test_suited_and_offsuit_ranks_compose_board() -> None:
    tables = lookup_tables()
    suited_counts = SUITED_SETS[:, None] >> np.arange(13) & 1
    pair_counts = np.array([np.bincount(pair, minlength=13) for pair in PAIRS.tolist()])
    suited_threes, suited_fours, suited_fives = np.split(
        suited_counts, (FOURS_OFFSET, FIVES_OFFSET)
    )

    boards_of_three = tables.board_counts[tables.boards_with_three]
    boards_of_four = tables.board_counts[tables.boards_with_four]
    boards_of_five = tables.board_counts[tables.boards_with_five]
    assert (boards_of_three == suited_threes[:, None] + pair_counts).all()
    assert (boards_of_four == suited_fours[:, None] + np.eye(13, dtype=np.int64)).all()
    assert (boards_of_five == suited_fives).all()


def test_board_lows_have_bits_for_ace_to_eight() -> None:
    low_ranks = [12, 0, 1, 2, 3, 4, 5, 6]
    rank_sets = (lookup_tables().board_counts[:, low_ranks] > 0) @ (1 << np.arange(8))
    assert (lookup_tables().board_lows == rank_sets).all()


def test_suit_word_has_rank_words_and_flush_value() -> None:
    tables = lookup_tables()
    rank_sets = np.arange(1 << 13)
    cards = (rank_sets[:, None] >> np.arange(13) & 1).astype(np.uint64) @ tables.rank_words
    for rank_words, ranking in (
        (tables.high_words, tables.high),
        (tables.short_deck_words, tables.short_deck),
        (tables.short_deck_trips_words, tables.short_deck_trips),
    ):
        assert (rank_words & np.uint64((1 << SUIT_SHIFT) - 1) == cards).all()
        assert (rank_words >> np.uint64(SUIT_SHIFT) == ranking.flushes).all()
    assert int(cards.max()) & KEY_MASK < tables.high_halves.shape[1]


def test_deuce_to_seven_flags_more_than_five_suited_cards() -> None:
    tables = lookup_tables()
    actual_flags = tables.deuce_to_seven_words >> np.uint64(SUIT_SHIFT)
    expected_flags = tables.deuce_to_seven.flushes.astype(np.uint64)
    expected_flags[[ranks.bit_count() > 5 for ranks in range(1 << 13)]] = 0xFFFF
    assert (actual_flags == expected_flags).all()


def test_suit_mask_is_rank_set() -> None:
    royal_flush_mask = masks([34, 38, 42, 46, 50])
    assert int(royal_flush_mask) >> 32 == 0b11111 << 8
    assert lookup_tables().high.flushes[int(royal_flush_mask) >> 32] == 7462
