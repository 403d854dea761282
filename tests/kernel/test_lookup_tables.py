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
    Places,
    split_index,
)
from tests.kernel.sample_hands import random_hands

Table: TypeAlias = NDArray[np.generic]


def named_arrays(found: LookupTables | RankingTables) -> list[tuple[str, Table]]:
    """Return every array of the tables with its name."""
    named: list[tuple[str, Table]] = []
    for field in fields(found):
        table = getattr(found, field.name)
        named += [(field.name, table)] if isinstance(table, np.ndarray) else named_arrays(table)
    return named


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

    def ask(_: int) -> LookupTables:
        barrier.wait(timeout=60)
        return lookup_tables()

    with ThreadPoolExecutor(4) as pool:
        found_lookup_tables = list(pool.map(ask, range(4)))
    assert all(lookup_tables is found_lookup_tables[0] for lookup_tables in found_lookup_tables)


def test_tables_are_built_lazily() -> None:
    program = """
import sys
import riverboat
assert "numpy" not in sys.modules and "riverboat.kernel" not in sys.modules
import riverboat.kernel
from riverboat.kernel.tables import lookup_tables, split_index
assert lookup_tables._tables is None
assert split_index.split_index.cache_info().currsize == 0
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


def board_places(boards: Bytes) -> Places:
    return split_index().places(CARD_WORDS[boards].sum(axis=1), boards.shape[1])


def test_board_and_hole_ranks_match_seven_card_value() -> None:
    deals = random_hands(20_000, 7)
    hole, boards = deals[:, :2], deals[:, 2:]
    words = CARD_WORDS[deals].sum(axis=1)
    no_flush = (words >> np.uint64(SUIT_SHIFT)) + np.uint64(0x3333) & np.uint64(0x8888) == 0
    classes = lookup_tables().pair_class[hole[:, 0] >> 2, hole[:, 1] >> 2]
    places = board_places(boards)

    found = lookup_tables().holdem[classes, places]
    assert no_flush.sum() > 15_000
    assert (found[no_flush] == high(deals)[no_flush]).all()
    assert (lookup_tables().holdem_river[places, classes] == found).all()


def test_impossible_rank_counts_have_zero_value() -> None:
    found_lookup_tables = lookup_tables()
    too_many = np.array(
        [
            (found_lookup_tables.board_counts + np.bincount(pair, minlength=13) > 4).any(axis=1)
            for pair in PAIRS.tolist()
        ]
    )
    assert too_many.any()
    assert (found_lookup_tables.holdem[too_many] == 0).all()
    assert (found_lookup_tables.holdem[~too_many] > 0).all()
    assert (found_lookup_tables.omaha[too_many] == 0).all()
    assert (found_lookup_tables.omaha[~too_many] > 0).all()


@pytest.mark.parametrize("size", [3, 4, 5])
def test_omaha_table_has_best_three_board_cards(size: int) -> None:
    found_lookup_tables = lookup_tables()
    deals = random_hands(3000, 2 + size)
    hole, boards = deals[:, :2], deals[:, 2:]
    best = np.zeros(len(deals), np.uint16)
    for three in combinations(range(size), 3):
        five = np.hstack((hole, boards[:, three]))
        places = split_index().places(CARD_WORDS[five].sum(axis=1), 5)
        np.maximum(best, found_lookup_tables.high.values[places], out=best)
    classes = found_lookup_tables.pair_class[hole[:, 0] >> 2, hole[:, 1] >> 2]
    by_board = {
        3: found_lookup_tables.omaha_flop,
        4: found_lookup_tables.omaha_turn,
        5: found_lookup_tables.omaha_river,
    }[size]
    assert (by_board[board_places(boards), classes] == best).all()


def test_pair_tables_are_transposed_board_tables() -> None:
    assert (lookup_tables().omaha == lookup_tables().omaha_river.T).all()
    assert (lookup_tables().holdem == lookup_tables().holdem_river.T).all()


def test_omaha_flush_table_has_best_flush() -> None:
    found_lookup_tables = lookup_tables()
    for pair, (one, other) in enumerate(SUITED_PAIRS.tolist()):
        two = 1 << one | 1 << other
        for at in range(pair, len(SUITED_SETS), 97):
            ranks = [rank for rank in range(13) if int(SUITED_SETS[at]) >> rank & 1]
            threes = [sum(1 << rank for rank in three) for three in combinations(ranks, 3)]
            best = max(int(found_lookup_tables.high.flushes[two | three]) for three in threes)
            shared = two & int(SUITED_SETS[at])
            assert found_lookup_tables.omaha_flushes[pair, at] == (0 if shared else best)
    assert (found_lookup_tables.suited_place[SUITED_SETS] == np.arange(len(SUITED_SETS))).all()


def test_suited_and_offsuit_ranks_compose_board() -> None:
    found_lookup_tables = lookup_tables()
    in_set = SUITED_SETS[:, None] >> np.arange(13) & 1
    in_pair = np.array([np.bincount(pair, minlength=13) for pair in PAIRS.tolist()])
    threes, fours, fives = np.split(in_set, (FOURS_OFFSET, FIVES_OFFSET))

    three = found_lookup_tables.board_counts[found_lookup_tables.boards_with_three]
    four = found_lookup_tables.board_counts[found_lookup_tables.boards_with_four]
    five = found_lookup_tables.board_counts[found_lookup_tables.boards_with_five]
    assert (three == threes[:, None] + in_pair).all()
    assert (four == fours[:, None] + np.eye(13, dtype=np.int64)).all()
    assert (five == fives).all()


def test_board_lows_have_bits_for_ace_to_eight() -> None:
    low = [12, 0, 1, 2, 3, 4, 5, 6]
    bits = (lookup_tables().board_counts[:, low] > 0) @ (1 << np.arange(8))
    assert (lookup_tables().board_lows == bits).all()


def test_suit_word_has_rank_words_and_flush_value() -> None:
    found_lookup_tables = lookup_tables()
    sets = np.arange(1 << 13)
    cards = (sets[:, None] >> np.arange(13) & 1).astype(np.uint64) @ found_lookup_tables.rank_words
    for words, ranking in (
        (found_lookup_tables.high_words, found_lookup_tables.high),
        (found_lookup_tables.short_deck_words, found_lookup_tables.short_deck),
        (found_lookup_tables.short_deck_trips_words, found_lookup_tables.short_deck_trips),
    ):
        assert (words & np.uint64((1 << SUIT_SHIFT) - 1) == cards).all()
        assert (words >> np.uint64(SUIT_SHIFT) == ranking.flushes).all()
    assert int(cards.max()) & KEY_MASK < found_lookup_tables.high_halves.shape[1]


def test_deuce_to_seven_flags_more_than_five_suited_cards() -> None:
    found_lookup_tables = lookup_tables()
    five_or_more = found_lookup_tables.deuce_to_seven_words >> np.uint64(SUIT_SHIFT)
    wanted_astype = found_lookup_tables.deuce_to_seven.flushes.astype(np.uint64)
    wanted_astype[[ranks.bit_count() > 5 for ranks in range(1 << 13)]] = 0xFFFF
    assert (five_or_more == wanted_astype).all()


def test_suit_mask_is_rank_set() -> None:
    royal = masks([34, 38, 42, 46, 50])
    assert int(royal) >> 32 == 0b11111 << 8
    assert lookup_tables().high.flushes[int(royal) >> 32] == 7462
