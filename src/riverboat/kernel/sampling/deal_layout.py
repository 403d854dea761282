"""A deal plan as arrays: the live deck, the lists of hands, and the recipient of each card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import chain
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import Bytes, masks
from riverboat.kernel.evaluation.kernel_rankings import CARD_COUNTS, LowName, RankingName
from riverboat.kernel.sampling.alias_tables import MAX_ENTRIES
from riverboat.kernel.sampling.card_urns import Urn
from riverboat.kernel.sampling.deal_plan import DealPlan, SampledSeat
from riverboat.kernel.sampling.hand_drawing import HandDrawing, plan_drawing
from riverboat.kernel.sampling.joint_ranges import JointRange, build_seat_range


@dataclass(frozen=True, eq=False, kw_only=True)
class DealLayout:
    """A validated deal plan in arrays, ready for many deals."""

    seats: int
    ranking: RankingName
    low: LowName | None
    live_cards: Bytes
    """Cards that are neither known nor dead; a card's *position* is its index in this array."""
    known_cards: tuple[Bytes, ...]
    """The known cards of each seat; the last entry is the board."""
    drawing: HandDrawing
    """The method of drawing hands from ranges."""
    owners: Bytes
    """Owner of each unknown card: a seat's number, or `seats` for the board."""

    @property
    def urns(self) -> tuple[Urn, ...]:
        """The lists that the hands of ranges are drawn from."""
        return self.drawing.urns

    @property
    def urn_card_count(self) -> int:
        """Number of cards that come from the urns."""
        return sum(len(urn.owners) for urn in self.urns)

    @property
    def unknown_card_count(self) -> int:
        """Number of cards that are dealt from the live deck after the hands are drawn."""
        return len(self.owners)

    @property
    def known_masks(self) -> NDArray[np.uint64]:
        """The known cards of each seat, and last of the board: masks (seats + 1,)."""
        return np.array([masks(cards) for cards in self.known_cards], np.uint64)

    @cached_property
    def extension_arguments(self) -> tuple[int, *tuple[NDArray[np.generic], ...]]:
        """Seats and arrays for the C extension, with all urns concatenated."""
        rankings = [self.ranking] if self.low is None else [self.ranking, self.low]
        holders_of_known_cards = [
            np.full(len(cards), holder) for holder, cards in enumerate(self.known_cards)
        ]
        drawn_owners = [owner for urn in self.urns for owner in urn.owners]
        return (
            self.seats,
            np.array([list(CARD_COUNTS).index(ranking) for ranking in rankings], np.int64),
            self.live_cards,
            _concatenate(self.known_cards, np.uint8),
            _concatenate(holders_of_known_cards, np.uint8),
            _concatenate([np.array(drawn_owners), self.owners], np.uint8),
            np.array([urn.deck_positions.shape[::-1] for urn in self.urns], np.int64).reshape(
                -1, 2
            ),
            _concatenate([urn.alias.thresholds for urn in self.urns], np.uint64),
            _concatenate([urn.alias.aliases for urn in self.urns], np.uint32),
            _concatenate([urn.masks for urn in self.urns], np.uint64),
            _concatenate([urn.deck_positions.reshape(-1) for urn in self.urns], np.uint8),
        )


def _concatenate(arrays: Sequence[NDArray[Any]], dtype: type[np.generic]) -> NDArray[Any]:
    """Return arrays joined end to end; an empty array if there are none."""
    return np.concatenate(
        [np.empty(0, dtype), *(array.astype(dtype, copy=False) for array in arrays)]
    )


# A run is split into blocks, which all use the same plan's layout.
@lru_cache(maxsize=2)
def build_layout(deal_plan: DealPlan) -> DealLayout:
    """Return the arrays of a deal plan; ``NoPossibleDeal`` if no deal can fulfil it.

    >>> aces = DealPlan(seats=(SampledSeat(known=[51, 50]), SampledSeat(unknown=2)), to_come=5)
    >>> build_layout(aces).unknown_card_count
    7

    A range of all hands with equal weights becomes unknown cards, which never conflict.
    """
    ranges, unknown_counts = [], _list_unknown_counts(deal_plan)
    live_cards = _build_live_deck(deal_plan)
    for seat_range in _list_live_ranges(deal_plan, live_cards):
        (seat,) = seat_range.seats
        range_card_count = _count_range_cards(deal_plan.seats[seat])
        if _is_full_range(seat_range, len(live_cards), range_card_count):
            unknown_counts[seat] += range_card_count
        else:
            ranges.append(seat_range)
    return _make_layout(deal_plan, live_cards, ranges, unknown_counts)


@lru_cache(maxsize=2)
def build_layout_by_hand(deal_plan: DealPlan) -> DealLayout:
    """Build a layout with an urn for every range, so that dealt hands can be identified."""
    live_cards = _build_live_deck(deal_plan)
    return _make_layout(
        deal_plan,
        live_cards,
        _list_live_ranges(deal_plan, live_cards),
        _list_unknown_counts(deal_plan),
    )


def _build_live_deck(deal_plan: DealPlan) -> Bytes:
    """Return the cards that are neither known nor dead."""
    removed_cards = {*chain(*_list_known_cards(deal_plan)), *deal_plan.dead}
    return np.array(sorted(set(deal_plan.deck) - removed_cards), np.uint8)


def _list_unknown_counts(deal_plan: DealPlan) -> list[int]:
    """Return the number of unknown cards of each seat, and last of the board."""
    return [*(seat.unknown for seat in deal_plan.seats), deal_plan.to_come]


def _list_live_ranges(deal_plan: DealPlan, live_cards: Bytes) -> list[JointRange]:
    """Return each range without the hands that hold known or dead cards."""
    live_mask = int(masks(live_cards)) if len(live_cards) else 0
    ranges = []
    for seat_index, seat in enumerate(deal_plan.seats):
        if seat.masks is None:
            continue
        seat_range = build_seat_range(
            seat_index, seat.masks, seat.weights, ~live_mask & 0xFFFF_FFFF_FFFF_FFFF
        )
        if len(seat_range) > MAX_ENTRIES:
            raise ValueError(
                f"seat {seat_index}: {len(seat_range)} combinations are more than {MAX_ENTRIES}"
            )
        ranges.append(seat_range)
    return ranges


def _make_layout(
    deal_plan: DealPlan, live_cards: Bytes, ranges: list[JointRange], unknown_counts: list[int]
) -> DealLayout:
    needed_card_count = deal_plan.to_come + sum(
        seat.size - len(seat.known) for seat in deal_plan.seats
    )
    if needed_card_count > len(live_cards):
        raise ValueError(
            f"{needed_card_count} cards are to come, and {len(live_cards)} are left to deal"
        )
    owners = [owner for owner, card_count in enumerate(unknown_counts) for _ in range(card_count)]
    return DealLayout(
        seats=len(deal_plan.seats),
        ranking=deal_plan.ranking,
        low=deal_plan.low,
        live_cards=live_cards,
        known_cards=tuple(
            np.array(card_count, np.uint8) for card_count in _list_known_cards(deal_plan)
        ),
        drawing=plan_drawing(ranges, live_cards),
        owners=np.array(owners, np.uint8),
    )


def _list_known_cards(deal_plan: DealPlan) -> list[Sequence[int]]:
    """Return the cards that each seat is known to hold, and last the board's."""
    return [*(seat.known for seat in deal_plan.seats), deal_plan.board]


def _count_range_cards(seat: SampledSeat) -> int:
    """Return the number of the seat's cards that come from its range."""
    return seat.size - len(seat.known) - seat.unknown


def _is_full_range(hand_range: JointRange, live_count: int, card_count: int) -> bool:
    """Return True if a range has each hand of the live deck once, with equal weights."""
    return (
        len(hand_range) == comb(live_count, card_count)
        and len(np.unique(hand_range.hands)) == len(hand_range)
        and bool((hand_range.weights == hand_range.weights[0]).all())
    )
