"""Deal plans: the hands to deal and the rankings that decide, the input of Monte Carlo.

A card is known, or comes from one of a seat's weighted combinations, or is unknown. All unknown
cards are equally likely. Combinations are drawn in proportion to their weights, under the condition
that all cards of the players differ from each other and from known and dead cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import ALL_CARDS, as_integer, describe_value, is_masked, mask_sizes
from riverboat.kernel.evaluation.kernel_rankings import (
    CARD_COUNTS,
    OMAHA_RANKERS,
    SHORT_DECK_RANKINGS,
    LowName,
    RankingName,
)


@dataclass(frozen=True, slots=True, eq=False)
class SampledSeat:
    """The cards of one seat: some known, some by a range, some unknown.

    `masks` are the combinations of a range, uint64, each of the same number of cards, and
    `weights` the relative probability of each; equal if omitted.

    >>> SampledSeat(known=[50, 45]).size, SampledSeat(unknown=7).size
    (2, 7)
    """

    known: Sequence[int] = ()
    masks: NDArray[np.uint64] | None = None
    weights: NDArray[np.float64] | None = None
    unknown: int = 0

    @property
    def size(self) -> int:
        """Number of cards that the seat holds at the end."""
        range_card_count = 0 if self.masks is None else int(self.masks[0]).bit_count()
        return len(self.known) + range_card_count + self.unknown


@dataclass(frozen=True, eq=False, kw_only=True)
class DealPlan:
    """A deal to sample: 2 to 10 seats, a board, and how hands are ranked.

    `board` has the known cards of the board, and `to_come` is the number of its unknown cards.
    `dead` cards are out of play, and `deck` has all cards of the game (36 for short deck).

    >>> DealPlan(seats=(SampledSeat(known=[51, 50]), SampledSeat(unknown=2)), to_come=5).ranking
    'high'
    """

    seats: tuple[SampledSeat, ...]
    board: Sequence[int] = ()
    to_come: int = 0
    dead: Sequence[int] = ()
    deck: Sequence[int] = range(52)
    ranking: RankingName = "high"
    low: LowName | None = None

    def __post_init__(self) -> None:
        if not 2 <= len(self.seats) <= 10:
            raise ValueError(f"2 to 10 seats can be sampled, not {len(self.seats)}")
        for seat_index, seat in enumerate(self.seats):
            _check_range(seat_index, seat)
        self._check_counts()
        self._check_known()
        for ranking in (self.ranking, self.low):
            if ranking is not None:
                self._check_sizes(ranking)

    def _check_counts(self) -> None:
        """Reject negative numbers of cards."""
        for seat_index, seat in enumerate(self.seats):
            if as_integer(seat.unknown, f"seat {seat_index}: unknown") < 0:
                raise ValueError(f"seat {seat_index} cannot be dealt {seat.unknown} unknown cards")
        if as_integer(self.to_come, "to_come") < 0:
            raise ValueError(f"a board cannot have {self.to_come} cards to come")

    def _check_known(self) -> None:
        """Reject invalid cards, and a card in two places."""
        deck = {as_integer(card, "deck") for card in self.deck}
        if not deck or not deck <= set(range(52)):
            raise ValueError(f"a deck holds cards 0 to 51, not {sorted(deck - set(range(52)))}")
        source_by_card: dict[int, str] = {}
        known_cards_by_source = [
            (f"seat {seat_index}", seat.known) for seat_index, seat in enumerate(self.seats)
        ]
        for source, cards in [
            *known_cards_by_source,
            ("the board", self.board),
            ("the dead cards", self.dead),
        ]:
            for card in cards:
                if as_integer(card, source) not in deck:
                    raise ValueError(f"{source}: {card} is no card of the deck")
                if card in source_by_card:
                    raise ValueError(
                        f"card {card} is in {source_by_card[card]} and again in {source}"
                    )
                source_by_card[card] = source

    def _check_sizes(self, ranking: RankingName | LowName) -> None:
        """Reject hands that are too small or large for a ranking."""
        if ranking not in CARD_COUNTS:
            raise ValueError(f"a ranking is one of {', '.join(CARD_COUNTS)}, not {ranking!r}")
        if ranking in SHORT_DECK_RANKINGS and min(self.deck) < 16:
            raise ValueError(f"{ranking} ranks cards from the sixes up: a deck of range(16, 52)")
        minimum, maximum = CARD_COUNTS[ranking]
        board_size = len(self.board) + self.to_come
        if ranking in OMAHA_RANKERS and board_size != 5:
            raise ValueError(f"{ranking} needs a board of 5 in the end, not {board_size}")
        for seat_index, seat in enumerate(self.seats):
            if not minimum <= seat.size + board_size <= maximum:
                raise ValueError(
                    f"seat {seat_index} ends with {seat.size} cards and a board of {board_size};"
                    f" {ranking} ranks {minimum} to {maximum} in all"
                )


def _check_range(seat_index: int, seat: SampledSeat) -> None:
    """Reject a range unless it is an array of equally large combinations with valid weights."""
    if seat.masks is None:
        if seat.weights is not None:
            raise ValueError(f"seat {seat_index} has weights without combinations")
        return
    masks = seat.masks
    expectation_text = f"seat {seat_index}: combinations are an array of uint64 masks"
    if not _is_array(masks):
        raise TypeError(f"{expectation_text}, got {describe_value(masks)}")
    if masks.dtype != np.uint64 or masks.ndim != 1 or not len(masks):
        raise ValueError(f"{expectation_text}, one at least, got {describe_value(masks)}")
    card_counts = mask_sizes(masks)
    if not card_counts[0] or (card_counts != card_counts[0]).any():
        raise ValueError(f"seat {seat_index}: combinations are of one size, from one card on")
    if int(np.bitwise_or.reduce(masks)) & ~ALL_CARDS:
        raise ValueError(f"seat {seat_index}: a mask has bits that are no card")
    if seat.weights is None:
        return
    weights = seat.weights
    if not _is_array(weights) or weights.dtype.kind not in "fiu":
        raise TypeError(
            f"seat {seat_index}: weights are an array of numbers, got {describe_value(weights)}"
        )
    if weights.shape != masks.shape:
        raise ValueError(f"seat {seat_index}: {len(masks)} combinations, weights {weights.shape}")
    if not (np.isfinite(weights).all() and (weights >= 0).all()):
        raise ValueError(f"seat {seat_index}: a weight is a number from 0 up")


def _is_array(value: object) -> bool:
    return isinstance(value, np.ndarray) and not is_masked(value)
