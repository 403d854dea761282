"""Monte Carlo sampling: the winners of numbered deals.

>>> from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
>>> plan = DealPlan(seats=(SampledSeat(known=[51, 50]), SampledSeat(unknown=2)), to_come=5)
>>> sums = sample(plan, seed=1, first_deal=0, count=10_000)
>>> sums == sample(plan, seed=1, first_deal=0, count=10_000, threads=2)
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import add
from typing import Protocol, Self, TypeVar

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import argument_checks
from riverboat.kernel.card_masks import as_integer
from riverboat.kernel.runout_outcomes import Outcomes
from riverboat.kernel.sampling import winner_counts
from riverboat.kernel.sampling.deal_layout import DealLayout, build_layout, build_layout_by_hand
from riverboat.kernel.sampling.deal_plan import DealPlan
from riverboat.kernel.sampling.sample_sums import HandSums, SampleSums, compute_pot_units


@dataclass(frozen=True, eq=False)
class SampleSumsByHand:
    """Summed results of deals, in total and by hand of each range; ``+`` adds two of them."""

    sums: SampleSums
    hands: dict[int, HandSums]
    """Results of each hand of the range, by seat."""

    def __add__(self, other: Self) -> SampleSumsByHand:
        hands = {seat: hand_sums + other.hands[seat] for seat, hand_sums in self.hands.items()}
        return SampleSumsByHand(self.sums + other.sums, hands)


def sample(
    deal_plan: DealPlan, seed: int, first_deal: int, count: int, *, threads: int = 1
) -> SampleSums:
    """Return the summed results of *count* deals of a seed, numbered from *first_deal*.

    With the same seed, a deal with a given number has the same cards in Python and in C, and with
    any number of threads. Sums of different deals can be added, so a run can continue where another
    ended. Raises ``NoPossibleDeal`` if no deal is possible, and ``RangesClash`` if ranges conflict
    so often that none was found.
    """
    seed, first_deal, count = (as_integer(number, "sample") for number in (seed, first_deal, count))
    layout = build_layout(deal_plan)

    def sample_part(begin: int, end: int) -> SampleSums:
        counts = winner_counts.count_winners(layout, seed, begin, end - begin)
        return SampleSums(layout.seats, _build_outcomes(layout, counts))

    return _sample_in_threads(sample_part, seed, first_deal, count, threads)


def sample_by_hand(
    deal_plan: DealPlan, seed: int, first_deal: int, count: int, *, threads: int = 1
) -> SampleSumsByHand:
    """Return the summed results of ``sample``, and the results of each hand of each range.

    This takes a few times as long as :func:`sample`. That function treats a range of all hands with
    equal weights as unknown cards, and therefore deals other cards.
    """
    seed, first_deal, count = (
        as_integer(number, "sample_by_hand") for number in (seed, first_deal, count)
    )
    layout = build_layout_by_hand(deal_plan)
    range_sizes = {
        seat: len(sampled_seat.masks)
        for seat, sampled_seat in enumerate(deal_plan.seats)
        if sampled_seat.masks is not None
    }

    def sample_part(begin: int, end: int) -> SampleSumsByHand:
        block_bounds = [*range(begin, end, winner_counts.BLOCK_DEALS), end]
        blocks = (
            _sample_block(layout, range_sizes, seed, *start_and_end)
            for start_and_end in pairwise(block_bounds)
        )
        return reduce(add, blocks)

    return _sample_in_threads(sample_part, seed, first_deal, count, threads)


class _Addable(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


AnySum = TypeVar("AnySum", bound=_Addable)


def _sample_in_threads(
    sample_part: Callable[[int, int], AnySum],
    seed: int,
    first_deal: int,
    deal_count: int,
    threads: int,
) -> AnySum:
    """Divide the deals among threads, and return the sum of their results."""
    threads = argument_checks.check_threads(threads)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is 64 bits, 0 to 2**64 - 1, not {seed}")
    if first_deal < 0 or deal_count < 1 or first_deal + deal_count > 1 << 63:
        raise ValueError(
            f"deals are numbered from 0, at least one: not {deal_count} from {first_deal}"
        )
    if threads == 1:
        return sample_part(first_deal, first_deal + deal_count)
    part_bounds = [
        first_deal + deal_count * part_index // threads for part_index in range(threads + 1)
    ]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads) as pool:
        futures = [
            pool.submit(sample_part, *start_and_end)
            for start_and_end in pairwise(part_bounds)
            if start_and_end[0] < start_and_end[1]
        ]
        return reduce(add, (future.result() for future in futures))


def _sample_block(
    layout: DealLayout, range_sizes: dict[int, int], seed: int, first_deal: int, end_deal: int
) -> SampleSumsByHand:
    """Return the summed results of a block of deals, by hand."""
    stream = winner_counts.stream_deals(layout, seed, first_deal, end_deal - first_deal)
    unique_winners, winner_indexes, counts = np.unique(
        stream.winners, return_inverse=True, return_counts=True
    )
    codes = winner_counts.convert_to_outcome_codes(layout, unique_winners)
    hands = {}
    for urn, entries in zip(layout.urns, stream.drawn_entries, strict=True):
        for seat, combo_indices in zip(
            urn.joint_range.seats, urn.joint_range.combo_indices, strict=True
        ):
            hand_indexes = combo_indices.take(entries)
            won_shares = compute_pot_units(codes, seat).take(winner_indexes)
            # A block's shares are far below 2**53, so that float64 adds them up exactly.
            won_units = np.bincount(hand_indexes, won_shares, range_sizes[seat]).astype(np.int64)
            hands[seat] = HandSums(
                np.bincount(hand_indexes, minlength=range_sizes[seat]), won_units
            )
    outcomes = Outcomes.from_codes(codes.tolist(), counts.tolist())
    return SampleSumsByHand(SampleSums(layout.seats, outcomes), hands)


def _build_outcomes(layout: DealLayout, counts: NDArray[np.int64]) -> Outcomes:
    winners = np.flatnonzero(counts)
    return Outcomes.from_codes(
        winner_counts.convert_to_outcome_codes(layout, winners).tolist(), counts[winners].tolist()
    )
