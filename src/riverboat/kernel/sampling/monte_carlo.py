"""Monte Carlo: deals drawn by number, and who wins them.

>>> from riverboat.kernel.sampling.plans import DealPlan, SampledSeat
>>> plan = DealPlan(seats=(SampledSeat(known=[51, 50]), SampledSeat(unknown=2)), to_come=5)
>>> sums = sample(plan, seed=1, first=0, count=10_000)
>>> sums == sample(plan, seed=1, first=0, count=10_000, threads=2)
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

from riverboat.kernel import checking
from riverboat.kernel.cards import whole
from riverboat.kernel.outcomes import Outcomes
from riverboat.kernel.sampling import telling
from riverboat.kernel.sampling.layout import DealLayout, laid_out, laid_out_by_hand
from riverboat.kernel.sampling.plans import DealPlan
from riverboat.kernel.sampling.sums import HandSums, SampleSums, shares_of


@dataclass(frozen=True, eq=False)
class SampledByHand:
    """Sampled deals in all, and for the seats that have a range by hand; joined with ``+``."""

    sums: SampleSums
    hands: dict[int, HandSums]
    """Seat -> what each hand of its range came to."""

    def __add__(self, other: Self) -> SampledByHand:
        hands = {seat: mine + other.hands[seat] for seat, mine in self.hands.items()}
        return SampledByHand(self.sums + other.sums, hands)


def sample(plan: DealPlan, seed: int, first: int, count: int, *, threads: int = 1) -> SampleSums:
    """Who wins the deals *first* to *first + count - 1* of a seed.

    The same seed deals the same cards under a number, in either tier and with any number of
    threads, and sums of different deals add up: a run can go on where another ended. ``NoDeal``
    where nothing can be dealt, and ``Crowded`` where ranges clash so often that nothing was.
    """
    seed, first, count = (whole(number, "sample") for number in (seed, first, count))
    layout = laid_out(plan)

    def part(begin: int, end: int) -> SampleSums:
        counts = telling.counted(layout, seed, begin, end - begin)
        return SampleSums(layout.seats, _outcomes(layout, counts))

    return _in_threads(part, seed, first, count, threads)


def sample_by_hand(
    plan: DealPlan, seed: int, first: int, count: int, *, threads: int = 1
) -> SampledByHand:
    """The same, and what each hand of each range came to.

    It takes a few times as long. Where a range is all hands alike, :func:`sample` takes them for
    unknown cards, and so it deals others.
    """
    seed, first, count = (whole(number, "sample_by_hand") for number in (seed, first, count))
    layout = laid_out_by_hand(plan)
    sizes = {
        seat: len(held.masks) for seat, held in enumerate(plan.seats) if held.masks is not None
    }

    def part(begin: int, end: int) -> SampledByHand:
        edges = [*range(begin, end, telling.BLOCK), end]
        blocks = (_by_hand(layout, sizes, seed, *edge) for edge in pairwise(edges))
        return reduce(add, blocks)

    return _in_threads(part, seed, first, count, threads)


class _Adds(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


Added = TypeVar("Added", bound=_Adds)


def _in_threads(
    part: Callable[[int, int], Added], seed: int, first: int, count: int, threads: int
) -> Added:
    """The deals shared out among threads, and what all came to."""
    threads = checking.threads(threads)
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"a seed is 64 bits, 0 to 2**64 - 1, not {seed}")
    if first < 0 or count < 1 or first + count > 1 << 63:
        raise ValueError(f"deals are numbered from 0, at least one: not {count} from {first}")
    if threads == 1:
        return part(first, first + count)
    bounds = [first + count * number // threads for number in range(threads + 1)]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(threads) as pool:
        runs = [pool.submit(part, *edge) for edge in pairwise(bounds) if edge[0] < edge[1]]
        return reduce(add, (run.result() for run in runs))


def _by_hand(
    layout: DealLayout, sizes: dict[int, int], seed: int, begin: int, end: int
) -> SampledByHand:
    """A block of deals, by hand."""
    told = telling.told(layout, seed, begin, end - begin)
    ways, way, counts = np.unique(told.winners, return_inverse=True, return_counts=True)
    codes = telling.codes(layout, ways)
    hands = {}
    for urn, entry in zip(layout.urns, told.picked, strict=True):
        for seat, numbers in zip(urn.choice.seats, urn.choice.numbers, strict=True):
            number = numbers.take(entry)
            shares = shares_of(codes, seat).take(way)
            # A block's shares are far below 2**53, so that float64 adds them up exactly.
            won = np.bincount(number, shares, sizes[seat]).astype(np.int64)
            hands[seat] = HandSums(np.bincount(number, minlength=sizes[seat]), won)
    outcomes = Outcomes.of(codes.tolist(), counts.tolist())
    return SampledByHand(SampleSums(layout.seats, outcomes), hands)


def _outcomes(layout: DealLayout, counts: NDArray[np.int64]) -> Outcomes:
    """The outcomes that occurred."""
    winners = np.flatnonzero(counts)
    return Outcomes.of(telling.codes(layout, winners).tolist(), counts[winners].tolist())
