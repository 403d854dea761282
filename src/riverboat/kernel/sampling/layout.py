"""A plan as arrays: the live deck, the lists to draw hands from, and who gets each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.cards import Bytes, masks
from riverboat.kernel.evaluation.rankings import SIZES, LowName, RankingName
from riverboat.kernel.sampling.alias import MOST
from riverboat.kernel.sampling.choices import Choice, choice
from riverboat.kernel.sampling.drawing import HandDrawing, drawing
from riverboat.kernel.sampling.plans import DealPlan, SampledSeat
from riverboat.kernel.sampling.urns import Urn


@dataclass(frozen=True, eq=False, kw_only=True)
class DealLayout:
    """A plan, checked and ready for many deals."""

    seats: int
    ranking: RankingName
    low: LowName | None
    live: Bytes
    """Cards that are neither known nor dead; the *place* of a card is its index here."""
    known: tuple[Bytes, ...]
    """The cards that each seat is known to hold; the board's come last."""
    drawing: HandDrawing
    """How the hands of ranges are drawn."""
    owners: Bytes
    """Who gets the unknown cards, one by one: a seat's number, or `seats` for the board."""

    @property
    def urns(self) -> tuple[Urn, ...]:
        """The lists that the hands of ranges are drawn from."""
        return self.drawing.urns

    @property
    def taken(self) -> int:
        """Cards that come out of the urns."""
        return sum(len(urn.owners) for urn in self.urns)

    @property
    def unknown(self) -> int:
        """Cards that are dealt from the rest of the live deck."""
        return len(self.owners)

    @property
    def known_masks(self) -> NDArray[np.uint64]:
        """(seats + 1,): the known cards of each seat, and of the board."""
        return np.array([masks(cards) for cards in self.known], np.uint64)

    @cached_property
    def packed(self) -> tuple[int, *tuple[NDArray[np.generic], ...]]:
        """The seats and the arrays that the extension takes, all urns in a row."""
        rankings = [self.ranking] if self.low is None else [self.ranking, self.low]
        known_by = [np.full(len(cards), holder) for holder, cards in enumerate(self.known)]
        drawn = [owner for urn in self.urns for owner in urn.owners]
        return (
            self.seats,
            np.array([list(SIZES).index(ranking) for ranking in rankings], np.int64),
            self.live,
            _row(self.known, np.uint8),
            _row(known_by, np.uint8),
            _row([np.array(drawn), self.owners], np.uint8),
            np.array([urn.places.shape[::-1] for urn in self.urns], np.int64).reshape(-1, 2),
            _row([urn.alias.cut for urn in self.urns], np.uint64),
            _row([urn.alias.other for urn in self.urns], np.uint32),
            _row([urn.masks for urn in self.urns], np.uint64),
            _row([urn.places.reshape(-1) for urn in self.urns], np.uint8),
        )


def _row(arrays: Sequence[NDArray[Any]], dtype: type[np.generic]) -> NDArray[Any]:
    """All of some arrays, one after the other."""
    return np.concatenate(
        [np.empty(0, dtype), *(array.astype(dtype, copy=False) for array in arrays)]
    )


# A run of deals comes in parts, and asks for the same plan's layout again and again.
@lru_cache(maxsize=2)
def laid_out(plan: DealPlan) -> DealLayout:
    """The arrays of a plan; refuses one that no deal fits.

    >>> aces = DealPlan(seats=(SampledSeat(known=[51, 50]), SampledSeat(unknown=2)), to_come=5)
    >>> laid_out(aces).unknown
    7

    A range of all hands alike is as good as unknown cards, and those never clash.
    """
    ranges, unknown = [], _unknown(plan)
    live = _live(plan)
    for held in _ranges(plan, live):
        (seat,) = held.seats
        size = _cards_ranged(plan.seats[seat])
        if _is_anything(held, len(live), size):
            unknown[seat] += size
        else:
            ranges.append(held)
    return _layout(plan, live, ranges, unknown)


@lru_cache(maxsize=2)
def laid_out_by_hand(plan: DealPlan) -> DealLayout:
    """The same with every range drawn from an urn, so that it is known which hand was dealt."""
    live = _live(plan)
    return _layout(plan, live, _ranges(plan, live), _unknown(plan))


def _live(plan: DealPlan) -> Bytes:
    """The cards that are neither known nor dead."""
    gone = {*chain(*_known(plan)), *plan.dead}
    return np.array(sorted(set(plan.deck) - gone), np.uint8)


def _unknown(plan: DealPlan) -> list[int]:
    """How many unknown cards come to each seat, and last to the board."""
    return [*(seat.unknown for seat in plan.seats), plan.to_come]


def _ranges(plan: DealPlan, live: Bytes) -> list[Choice]:
    """What each range has left beside the known and dead cards."""
    in_play = int(masks(live)) if len(live) else 0
    ranges = []
    for number, seat in enumerate(plan.seats):
        if seat.masks is None:
            continue
        held = choice(number, seat.masks, seat.weights, ~in_play & 0xFFFF_FFFF_FFFF_FFFF)
        if len(held) > MOST:
            raise ValueError(f"seat {number}: {len(held)} combinations are more than {MOST}")
        ranges.append(held)
    return ranges


def _layout(plan: DealPlan, live: Bytes, ranges: list[Choice], unknown: list[int]) -> DealLayout:
    """The layout of a plan with these ranges and numbers of unknown cards."""
    needed = plan.to_come + sum(seat.size - len(seat.known) for seat in plan.seats)
    if needed > len(live):
        raise ValueError(f"{needed} cards are to come, and {len(live)} are left to deal")
    owners = [holder for holder, cards in enumerate(unknown) for _ in range(cards)]
    return DealLayout(
        seats=len(plan.seats),
        ranking=plan.ranking,
        low=plan.low,
        live=live,
        known=tuple(np.array(cards, np.uint8) for cards in _known(plan)),
        drawing=drawing(ranges, live),
        owners=np.array(owners, np.uint8),
    )


def _known(plan: DealPlan) -> list[Sequence[int]]:
    """The cards that each seat is known to hold, and last the board's."""
    return [*(seat.known for seat in plan.seats), plan.board]


def _cards_ranged(seat: SampledSeat) -> int:
    """How many cards of the seat its range gives."""
    return seat.size - len(seat.known) - seat.unknown


def _is_anything(held: Choice, live: int, size: int) -> bool:
    """Whether a range holds every hand of the live deck once, all as likely."""
    return (
        len(held) == comb(live, size)
        and len(np.unique(held.hands)) == len(held)
        and bool((held.weights == held.weights[0]).all())
    )
