"""Drawing of hands from ranges; if two of them share a card, all are drawn again.

If possible, a hand is drawn from each urn independently. If very few such draws can be dealt, the
cards that most ranges need are distributed first (see ``contested_cards``), as many cards as
necessary. The rate of possible draws is measured by trial draws, always with the same random words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import MASK_OF, Bytes, Masks
from riverboat.kernel.sampling.card_urns import Urn, build_urn
from riverboat.kernel.sampling.contested_cards import (
    EntryArray,
    SequentialDrawing,
    build_sequential_drawing,
)
from riverboat.kernel.sampling.joint_ranges import JointRange, NoPossibleDeal, merge_ranges
from riverboat.kernel.sampling.random_streams import (
    Words,
    compute_deal_steps,
    derive_stream_key,
    derive_stream_keys,
    random_words,
)

TRIAL_DRAWS: Final = 1 << 12
"""Number of trial draws that estimate the acceptance rate."""

MAX_TRIAL_DRAWS: Final = 1 << 17
"""Number of trial draws without a valid deal after which sampling is abandoned."""

MAX_INDEPENDENT_DRAWS: Final = 64
"""Average draws per deal above which contested cards are assigned to seats first."""

MAX_SEQUENTIAL_DRAWS: Final = 4
"""Average draws per deal at which no further cards need to be assigned first."""

CONTESTED_CARDS_STEP: Final = 4
"""Number of cards by which the contested set grows: there are four of each rank."""

_TRIAL_SEED: Final = 0x7269_7665_7262_6F61


class RangesClash(ValueError):
    """An error: ranges clash so often that no deal was found, although one may exist."""


@dataclass(frozen=True, slots=True, eq=False)
class HandDrawing:
    """The method of drawing hands from ranges: from each urn independently, or in turn."""

    urns: tuple[Urn, ...]
    sequential_drawing: SequentialDrawing | None = None
    draws_per_deal: float = 1
    """Estimated number of draws per deal."""

    @property
    def slot_count(self) -> int:
        """Number of random words that one draw may consume."""
        return len(self.urns) * (1 if self.sequential_drawing is None else 2)

    def draw(
        self, seed: int, attempt: int | Words, steps: Words
    ) -> tuple[list[EntryArray], NDArray[np.bool_]]:
        """Return the drawn entry of each urn for every deal, and a mask of deals with a conflict.

        A conflict is a card in two entries. *attempt* is one number for all deals, or one for each
        deal.
        """

        def derive_slot_key(slot: int) -> int | Words:
            return (
                derive_stream_key(seed, attempt, slot)
                if isinstance(attempt, int)
                else derive_stream_keys(seed, attempt, slot)
            )

        if self.sequential_drawing is None:
            drawn_entries = [
                urn.alias.draw(random_words(derive_slot_key(slot), steps))
                for slot, urn in enumerate(self.urns)
            ]
        else:
            drawn_entries = self.sequential_drawing.draw(derive_slot_key, steps)
        held_masks = np.zeros(len(steps), np.uint64)
        has_clash = np.zeros(len(steps), np.bool_)
        for urn, entries in zip(self.urns, drawn_entries, strict=True):
            entry_masks = urn.masks.take(entries)
            has_clash |= (held_masks & entry_masks) != 0
            held_masks |= entry_masks
        return drawn_entries, has_clash


def plan_drawing(ranges: list[JointRange], live_cards: Bytes) -> HandDrawing:
    """Choose the method of drawing hands from these ranges.

    Raises ``NoPossibleDeal`` if no draw is possible, and ``RangesClash`` if none was found.
    """
    independent_drawing = _measure_draws(
        HandDrawing(
            tuple(build_urn(ranges_of_urn, live_cards) for ranges_of_urn in merge_ranges(ranges))
        )
    )
    if independent_drawing.draws_per_deal <= MAX_INDEPENDENT_DRAWS:
        return independent_drawing
    sequential_drawing = _plan_sequential(ranges, live_cards)
    best_drawing = min(sequential_drawing, independent_drawing, key=attrgetter("draws_per_deal"))
    if best_drawing.draws_per_deal == float("inf"):
        best_drawing = _measure_draws(sequential_drawing, MAX_TRIAL_DRAWS)
    if best_drawing.draws_per_deal == float("inf"):
        raise RangesClash(
            f"the ranges hold one another's cards so often that {MAX_TRIAL_DRAWS:,} draws in a row"
            " found no deal"
        )
    return best_drawing


def _plan_sequential(ranges: list[JointRange], live_cards: Bytes) -> HandDrawing:
    """Return a drawing that assigns as many contested cards as needed or possible."""
    best_drawing = HandDrawing(
        tuple(build_urn(ranges_of_urn, live_cards) for ranges_of_urn in ranges),
        draws_per_deal=float("inf"),
    )
    if sum(len(urn.owners) for urn in best_drawing.urns) > _count_cards(best_drawing.urns):
        raise NoPossibleDeal(
            "no deal is possible: the ranges hold fewer cards than are to be dealt"
        )
    contested_cards = _compute_contested_cards(best_drawing.urns, live_cards)
    for contested_count in range(
        CONTESTED_CARDS_STEP, len(contested_cards) + CONTESTED_CARDS_STEP, CONTESTED_CARDS_STEP
    ):
        sequential_drawing = build_sequential_drawing(
            best_drawing.urns, contested_cards[:contested_count]
        )
        if sequential_drawing is None:
            break
        best_drawing = _measure_draws(replace(best_drawing, sequential_drawing=sequential_drawing))
        if best_drawing.draws_per_deal <= MAX_SEQUENTIAL_DRAWS:
            break
    return best_drawing


def _count_cards(urns: tuple[Urn, ...]) -> int:
    return int(np.bitwise_or.reduce([np.bitwise_or.reduce(urn.masks) for urn in urns])).bit_count()


def _compute_contested_cards(urns: tuple[Urn, ...], live_cards: Bytes) -> Masks:
    """Return the cards that two or more seats may hold, those of most conflicts first."""
    probabilities = np.array([_compute_card_probabilities(urn, len(live_cards)) for urn in urns])
    clash_probabilities = (probabilities.sum(axis=0) ** 2 - (probabilities**2).sum(axis=0)) / 2
    card_order = np.argsort(-np.round(clash_probabilities, 9), kind="stable")
    is_contested = (probabilities > 0).sum(axis=0) > 1
    contested_masks: Masks = MASK_OF[live_cards[card_order[is_contested[card_order]]]]
    return contested_masks


def _compute_card_probabilities(urn: Urn, live_count: int) -> NDArray[np.float64]:
    probabilities: NDArray[np.float64] = np.zeros(live_count)
    for card_positions in urn.deck_positions:
        probabilities += np.bincount(card_positions, urn.joint_range.weights, live_count)
    probabilities /= urn.joint_range.weights.sum()
    return probabilities


def _measure_draws(drawing: HandDrawing, maximum: int = TRIAL_DRAWS) -> HandDrawing:
    """Return the drawing with its average number of draws for each deal, found by trial draws."""
    if len(drawing.urns) < 2:
        return drawing
    dealt_count = 0
    for first_deal in range(0, maximum, TRIAL_DRAWS):
        _, has_clash = drawing.draw(_TRIAL_SEED, 0, compute_deal_steps(first_deal, TRIAL_DRAWS))
        dealt_count += TRIAL_DRAWS - int(np.count_nonzero(has_clash))
    return replace(drawing, draws_per_deal=maximum / dealt_count if dealt_count else float("inf"))
