"""Lookup tables of the extension: the arrays of ``tables.every``, padded for every index.

A sum of card words is a valid index for any cards. Where no hand can lead, the NumPy tier takes
the last entry; the extension reads unchecked, and finds zeros.
"""

from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.counting.counting_tables import counting_tables
from riverboat.kernel.tables.lookup_tables import LookupTables, lookup_tables
from riverboat.kernel.tables.split_index import COUNT_SHIFT

_NO_CARD: Final = 0x10 << COUNT_SHIFT
"""Word of a byte that is not a card: it is detectable in any sum."""

_FIRST_OF_SHORT_DECK: Final = 16

_lock: Final = Lock()
_loaded: Final[set[str]] = set()


def load_tables(part: str) -> None:
    """Load the tables of a part on the extension's first use of it."""
    with _lock:
        if part in _loaded:
            return
        match part:
            case "evaluation":
                found = _evaluation_tables(lookup_tables())
            case "omaha":
                found = _omaha_tables(lookup_tables())
            case _:
                found = counting_tables()
        for name, (of_part, dtype, entries) in tier.fast.TABLES.items():
            if of_part == part:
                tier.fast.load(name, _pad_table(found[name], dtype, entries))
        _loaded.add(part)


def _pad_table(table: NDArray[np.generic], dtype: str, entries: int) -> NDArray[np.generic]:
    """Return the table in one dimension, followed by zeros; itself where it is as long already."""
    assert table.dtype == dtype, (table.dtype, dtype)
    flat = table.reshape(-1)
    return flat if flat.size == entries else np.pad(flat, (0, entries - flat.size))


def _evaluation_tables(found: LookupTables) -> dict[str, NDArray[np.generic]]:
    card_words = np.full(256, _NO_CARD, np.uint64)
    card_words[: len(found.card_words)] = found.card_words
    short_card_words = card_words.copy()
    short_card_words[:_FIRST_OF_SHORT_DECK] = _NO_CARD
    sums = tier.fast.TABLES["high_halves"][2] // len(found.high_halves)
    high_halves = np.pad(found.high_halves, ((0, 0), (0, sums - found.high_halves.shape[1])))
    return {
        "card_words": card_words,
        "short_card_words": short_card_words,
        "low_halves": found.low_halves,
        "high_halves": high_halves,
        "high_values": found.high.values,
        "high_flushes": found.high.flushes,
        "high_words": found.high_words,
        "short_deck_values": found.short_deck.values,
        "short_deck_flushes": found.short_deck.flushes,
        "short_deck_words": found.short_deck_words,
        "short_deck_trips_values": found.short_deck_trips.values,
        "short_deck_trips_flushes": found.short_deck_trips.flushes,
        "short_deck_trips_words": found.short_deck_trips_words,
        "deuce_to_seven_values": found.deuce_to_seven.values,
        "deuce_to_seven_flushes": found.deuce_to_seven.flushes,
        "deuce_to_seven_words": found.deuce_to_seven_words,
        "ace_to_five_values": found.ace_to_five,
        "eight_or_better": found.eight_or_better,
        "badugi": found.badugi,
    }


def _omaha_tables(found: LookupTables) -> dict[str, NDArray[np.generic]]:
    boards = np.concatenate([found.omaha_flop, found.omaha_turn, found.omaha_river])
    room = tier.fast.TABLES["omaha_rows"][2] // len(boards) - boards.shape[1]
    return {
        "omaha_rows": np.pad(boards, ((0, 0), (0, room))),
        "omaha_flushes": found.omaha_flushes,
        "suited_place": found.suited_place,
        "pair_class": found.pair_class,
        "suited_pair": found.suited_pair,
        "omaha_lows": found.omaha_lows,
    }
