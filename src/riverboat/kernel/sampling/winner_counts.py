"""Winners of sampled deals, in C or NumPy: counted, or returned deal by deal.

The winners of a deal are a bit mask with one bit for each seat with the best hand. In split games,
one more bit per seat above them marks the best low hand.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.runout_outcomes import LOW_SHIFT, find_high_winners, find_low_winners
from riverboat.kernel.sampling import deal_blocks
from riverboat.kernel.sampling.deal_blocks import DealBlock, build_deal_block
from riverboat.kernel.sampling.deal_layout import DealLayout
from riverboat.kernel.sampling.deal_scoring import compute_values_by_seat

BLOCK_DEALS = 1 << 14
"""Deals processed at once; no result depends on it."""

_MAX_DENSE_COUNTS = 1 << 13
"""Number of winner sets up to which a block counts all of them, else only those that occur."""


@dataclass(frozen=True, slots=True, eq=False)
class DealStream:
    """The winners of each deal, and the entries drawn in it."""

    winners: NDArray[np.uint32]
    """(deals,): winners of each deal."""
    drawn_entries: NDArray[np.uint32]
    """(urns, deals): the entry that was drawn from each urn."""


def count_winners(layout: DealLayout, seed: int, first_deal: int, count: int) -> NDArray[np.int64]:
    """Return the number of deals for each set of winners, by its bit mask."""
    if _can_use_c(layout):
        empty_winners, empty_entries = np.empty(0, np.uint32), np.empty((0, 0), np.uint32)
        return _sample_in_c(
            layout, seed, first_deal, count, DealStream(empty_winners, empty_entries)
        )
    counts = np.zeros(_count_winner_sets(layout), np.int64)
    for block_start in range(first_deal, first_deal + count, BLOCK_DEALS):
        block = build_deal_block(
            layout, seed, block_start, min(BLOCK_DEALS, first_deal + count - block_start)
        )
        _add_counts(counts, _find_winners(block))
    return counts


def stream_deals(layout: DealLayout, seed: int, first_deal: int, count: int) -> DealStream:
    """Return the winners of each of *count* deals, and the entries drawn in it."""
    if _can_use_c(layout):
        entries = np.empty((len(layout.urns), count), np.uint32)
        stream = DealStream(np.empty(count, np.uint32), entries)
        _sample_in_c(layout, seed, first_deal, count, stream)
        return stream
    block = build_deal_block(layout, seed, first_deal, count)
    entries = np.array(block.drawn_entries, np.uint32).reshape(-1, count)
    return DealStream(_find_winners(block).astype(np.uint32), entries)


def convert_to_outcome_codes(
    layout: DealLayout, winners: NDArray[np.integer]
) -> NDArray[np.uint64]:
    """Convert winners to the codes of ``Outcomes``."""
    winner_bits = winners.astype(np.uint64)
    seat_count, low_shift = np.uint64(layout.seats), np.uint64(LOW_SHIFT)
    return winner_bits & np.uint64((1 << layout.seats) - 1) | winner_bits >> seat_count << low_shift


def _count_winner_sets(layout: DealLayout) -> int:
    return 1 << (layout.seats if layout.low is None else 2 * layout.seats)


def _can_use_c(layout: DealLayout) -> bool:
    """Return True if the extension can deal: it supports independent urns only."""
    return tier.is_c() and layout.drawing.sequential_drawing is None


def _sample_in_c(
    layout: DealLayout, seed: int, first_deal: int, deal_count: int, stream: DealStream
) -> NDArray[np.int64]:
    """Return the number of deals for each set of winners, counted by the extension.

    The winners and entries of each deal are also written to the arrays of *stream*, unless these
    are empty.
    """
    counts = np.zeros(_count_winner_sets(layout), np.int64)
    output_arrays = counts, stream.winners, stream.drawn_entries
    max_attempts = deal_blocks.MAX_ATTEMPTS
    failed_deal = tier.fast.sample(
        *layout.extension_arguments, *output_arrays, seed, max_attempts, first_deal, deal_count
    )
    if failed_deal >= 0:
        raise deal_blocks.build_clash_error(first_deal + failed_deal)
    return counts


def _find_winners(block: DealBlock) -> NDArray[np.intp]:
    """Return the winners of each deal of a block, as bit masks."""
    layout = block.layout
    winners = find_high_winners(compute_values_by_seat(block, layout.ranking)).astype(np.intp)
    if layout.low is not None:
        low_winner_bits = find_low_winners(compute_values_by_seat(block, layout.low)).astype(
            np.intp
        )
        winners |= low_winner_bits << layout.seats
    return winners


def _add_counts(counts: NDArray[np.int64], winners: NDArray[np.intp]) -> None:
    if len(counts) <= _MAX_DENSE_COUNTS:
        counts += np.bincount(winners, minlength=len(counts))
    else:
        unique_winners, deal_counts = np.unique(winners, return_counts=True)
        counts[unique_winners] += deal_counts
