"""Lookup tables of the extension: those of ``tables.lookup_tables``, padded for every index.

A sum of card words must be a valid index for any cards. For sums that no hand can have, NumPy clips
the index to the last entry; the extension does not check the index, so the padding has zeros.
"""

from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.counting.counting_tables import build_counting_tables
from riverboat.kernel.tables.lookup_tables import LookupTables, lookup_tables
from riverboat.kernel.tables.split_index import COUNT_SHIFT

_NO_CARD: Final = 0x10 << COUNT_SHIFT
"""Word of a byte that is not a card: it is detectable in any sum."""

_FIRST_SHORT_DECK_CARD: Final = 16

_lock: Final = Lock()
_loaded_parts: Final[set[str]] = set()


def load_tables(part: str) -> None:
    """Load the lookup tables of a part of the extension when that part is first used."""
    with _lock:
        if part in _loaded_parts:
            return
        match part:
            case "evaluation":
                tables = _build_evaluation_tables(lookup_tables())
            case "omaha":
                tables = _build_omaha_tables(lookup_tables())
            case _:
                tables = build_counting_tables()
        for table_name, (tables_by_name, dtype, entry_count) in tier.fast.TABLES.items():
            if tables_by_name == part:
                tier.fast.load(table_name, _pad_table(tables[table_name], dtype, entry_count))
        _loaded_parts.add(part)


def _pad_table(table: NDArray[np.generic], dtype: str, entry_count: int) -> NDArray[np.generic]:
    """Return the table in one dimension, padded with zeros to at least *entry_count* entries."""
    assert table.dtype == dtype, (table.dtype, dtype)
    flat_table = table.reshape(-1)
    return (
        flat_table
        if flat_table.size == entry_count
        else np.pad(flat_table, (0, entry_count - flat_table.size))
    )


def _build_evaluation_tables(tables: LookupTables) -> dict[str, NDArray[np.generic]]:
    card_words = np.full(256, _NO_CARD, np.uint64)
    card_words[: len(tables.card_words)] = tables.card_words
    short_card_words = card_words.copy()
    short_card_words[:_FIRST_SHORT_DECK_CARD] = _NO_CARD
    sum_count = tier.fast.TABLES["high_halves"][2] // len(tables.high_halves)
    high_halves = np.pad(tables.high_halves, ((0, 0), (0, sum_count - tables.high_halves.shape[1])))
    return {
        "card_words": card_words,
        "short_card_words": short_card_words,
        "low_halves": tables.low_halves,
        "high_halves": high_halves,
        "high_values": tables.high.values,
        "high_flushes": tables.high.flushes,
        "high_words": tables.high_words,
        "short_deck_values": tables.short_deck.values,
        "short_deck_flushes": tables.short_deck.flushes,
        "short_deck_words": tables.short_deck_words,
        "short_deck_trips_values": tables.short_deck_trips.values,
        "short_deck_trips_flushes": tables.short_deck_trips.flushes,
        "short_deck_trips_words": tables.short_deck_trips_words,
        "deuce_to_seven_values": tables.deuce_to_seven.values,
        "deuce_to_seven_flushes": tables.deuce_to_seven.flushes,
        "deuce_to_seven_words": tables.deuce_to_seven_words,
        "ace_to_five_values": tables.ace_to_five,
        "eight_or_better": tables.eight_or_better,
        "badugi": tables.badugi,
    }


def _build_omaha_tables(tables: LookupTables) -> dict[str, NDArray[np.generic]]:
    board_rows = np.concatenate([tables.omaha_flop, tables.omaha_turn, tables.omaha_river])
    padding_size = tier.fast.TABLES["omaha_rows"][2] // len(board_rows) - board_rows.shape[1]
    return {
        "omaha_rows": np.pad(board_rows, ((0, 0), (0, padding_size))),
        "omaha_flushes": tables.omaha_flushes,
        "suited_place": tables.suited_place,
        "pair_class": tables.pair_class,
        "suited_pair": tables.suited_pair,
        "omaha_lows": tables.omaha_lows,
    }
