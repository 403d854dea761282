"""High hand evaluation of many rows: hold'em, stud and draw, and short deck.

Each set of five to seven cards gets the value of its best five. The worst hand has the value 1,
better hands have higher values, and ties have equal values. ``CATEGORIES`` maps values to
categories.
"""

from functools import cache, partial
from operator import index
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import argument_checks, tier
from riverboat.kernel.card_masks import SHORT_DECK, Bytes, Masks
from riverboat.kernel.evaluation.block_ranking import Ranker, rank_rows
from riverboat.kernel.evaluation.value_lookup import ValueLookup
from riverboat.kernel.tables.lookup_tables import lookup_tables
from riverboat.kernel.tables.ranking_values import FIRST_INDEX, Values
from riverboat.kernel.tables.split_index import (
    FIVE_OF_A_SUIT,
    KEY_BITS,
    KEY_MASK,
    MIN_CARDS,
    SUIT_COUNTERS_START,
    SUIT_SHIFT,
)


def high(cards: Bytes | Masks, out: Values | None = None, *, threads: int = 1) -> Values:
    """Return the value of the best five of five to seven cards, 1 to 7,462.

    *cards* is (n, 5 to 7) uint8, or (n,) uint64 masks of as many cards each; *out*, the caller's
    buffer, is (n,) uint16. Rows are divided among *threads*. Invalid arguments raise ``ValueError``
    or ``TypeError``, and the content of *out* is then undefined.

    >>> from riverboat.kernel.card_masks import masks
    >>> royal, fours = [51, 47, 43, 39, 35, 0, 1], [0, 1, 2, 3, 51, 50, 49]
    >>> high(masks([royal, fours])).tolist()
    [7462, 7308]
    """
    rows = argument_checks.check_rows(cards, 5, 7, "high")
    rank_in_c = tier.fast.high if tier.is_c() else None
    tables = lookup_tables()
    make_numpy_ranker = partial(
        _build_ranker, rows.cards_per_row, tables.high_words, tables.high.values
    )
    return rank_rows(rows, out, threads, rank_in_c, make_numpy_ranker)


def short_deck(
    cards: Bytes | Masks,
    out: Values | None = None,
    *,
    trips_beat_straight: bool = False,
    threads: int = 1,
) -> Values:
    """Return the value of the best five of five to seven cards, sixes and up, 1 to 1,404.

    A flush beats a full house; with *trips_beat_straight*, three of a kind beats a straight. The
    other arguments are those of :func:`high`. A card below a six is refused.
    """
    rows = argument_checks.check_rows(cards, 5, 7, "short_deck", SHORT_DECK)
    tables = lookup_tables()
    if trips_beat_straight:
        ranking, rank_words = tables.short_deck_trips, tables.short_deck_trips_words
        rank_in_c = tier.fast.short_deck_trips if tier.is_c() else None
    else:
        ranking, rank_words = tables.short_deck, tables.short_deck_words
        rank_in_c = tier.fast.short_deck if tier.is_c() else None
    return rank_rows(
        rows,
        out,
        threads,
        rank_in_c,
        partial(_build_ranker, rows.cards_per_row, rank_words, ranking.values),
    )


def one_high(*cards: int) -> int:
    """Return the value of the best five of five to seven cards, on the scale of :func:`high`.

    ``ValueError`` and ``TypeError`` name values that are not cards, and duplicate cards.

    >>> one_high(51, 47, 43, 39, 35, 0, 1)
    7462
    """
    if tier.is_c():
        return tier.fast.one_high(*cards)
    card_words, low_halves, high_halves, values, flushes = _build_single_hand_tables(len(cards))
    try:
        card_indexes = [*map(index, cards)]
        word_sum = sum(map(card_words.__getitem__, card_indexes), SUIT_COUNTERS_START)
    except (TypeError, KeyError):
        raise argument_checks.build_hand_error(cards) from None
    if len({*card_indexes}) != len(card_indexes):
        raise argument_checks.build_hand_error(card_indexes)
    flush_bits = word_sum & FIVE_OF_A_SUIT
    if flush_bits:
        suit = flush_bits.bit_length() - 1 - SUIT_SHIFT >> 2
        return flushes[sum([1 << (card >> 2) for card in card_indexes if card & 3 == suit])]
    return values[high_halves[word_sum & KEY_MASK] + low_halves[word_sum >> KEY_BITS & KEY_MASK]]


def _build_ranker(card_count: int, suit_words: NDArray[np.uint64], values: Values) -> Ranker:
    """Return an evaluator of hands for rankings in which a flush beats every hand without one."""
    lookup = ValueLookup(card_count, suit_words, values)

    def rank(masks: Masks, out: Values) -> None:
        lookup.compute_values(masks, out)
        np.maximum(out, lookup.compute_flush_values(len(masks)), out=out)

    return rank


_SingleHandTables: TypeAlias = tuple[dict[int, int], list[int], list[int], list[int], list[int]]


@cache
def _build_single_hand_tables(card_count: int) -> _SingleHandTables:
    """Return the tables for hands of one size as lists, which are faster for single lookups."""
    if card_count not in FIRST_INDEX:
        raise ValueError(f"one_high: 5 to 7 cards are expected, got {card_count}")
    tables = lookup_tables()
    return (
        dict(enumerate(tables.card_words.tolist())),
        tables.low_halves.tolist(),
        tables.high_halves[card_count - MIN_CARDS].tolist(),
        tables.high.values[FIRST_INDEX[card_count] :].tolist(),
        tables.high.flushes.tolist(),
    )
