"""Blocks of numbered random deals, computed in NumPy.

First the hands from ranges are drawn: one entry of each urn, and again all of them if two entries
share a card. Then the unknown cards are drawn from the remaining ones.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from riverboat.kernel.card_masks import MASK_OF, Bytes, Masks
from riverboat.kernel.sampling.contested_cards import EntryArray
from riverboat.kernel.sampling.deal_layout import DealLayout
from riverboat.kernel.sampling.hand_drawing import RangesClash
from riverboat.kernel.sampling.random_streams import (
    CARDS_PER_WORD,
    CardSelector,
    Words,
    compute_deal_steps,
    derive_stream_key,
    random_words,
)

MAX_ATTEMPTS = 1 << 22
"""Draws from the urns after which a deal is abandoned."""

MAX_REDRAWS_PER_BLOCK = 1 << 14
"""Number of redraws made at the same time; results do not depend on it."""


@dataclass(frozen=True, slots=True, eq=False)
class DealBlock:
    """The cards of several numbered deals."""

    drawn_entries: list[EntryArray]
    """The drawn entry of each urn, (deals,)."""
    unknown_positions: Bytes
    """(unknown cards, deals): positions of the unknown cards in the live deck."""
    layout: DealLayout

    @property
    def deal_count(self) -> int:
        """Number of deals."""
        return len(self.unknown_positions.T)

    def masks(self) -> list[Masks]:
        """Return each seat's hand in each deal, then the board: (deals,) each, or () if known."""
        hand_masks = [np.asarray(mask) for mask in self.layout.known_masks]
        for urn, entries in zip(self.layout.urns, self.drawn_entries, strict=True):
            for seat, hands in zip(urn.joint_range.seats, urn.joint_range.hands, strict=True):
                hand_masks[seat] = hands.take(entries) | hand_masks[seat]
        mask_by_position = MASK_OF[self.layout.live_cards]
        for owner, positions in zip(self.layout.owners, self.unknown_positions, strict=True):
            hand_masks[owner] = mask_by_position.take(positions) | hand_masks[owner]
        return hand_masks

    def cards(self) -> list[Bytes]:
        """Return each seat's cards in each deal, then the board's: (cards, deals) each."""
        cards_by_owner = [
            [np.full(self.deal_count, card) for card in cards] for cards in self.layout.known_cards
        ]
        for urn, entries in zip(self.layout.urns, self.drawn_entries, strict=True):
            for owner, deck_positions in zip(urn.owners, urn.deck_positions, strict=True):
                cards_by_owner[owner].append(
                    self.layout.live_cards.take(deck_positions.take(entries))
                )
        for owner, positions in zip(self.layout.owners, self.unknown_positions, strict=True):
            cards_by_owner[owner].append(self.layout.live_cards.take(positions))
        return [
            np.array(card_arrays, np.uint8).reshape(-1, self.deal_count)
            for card_arrays in cards_by_owner
        ]


def build_deal_block(layout: DealLayout, seed: int, first_deal: int, count: int) -> DealBlock:
    """Deal *count* random deals, numbered from *first_deal*."""
    steps = compute_deal_steps(first_deal, count)
    drawn_entries = _draw_entries(layout, seed, first_deal, steps)
    return DealBlock(drawn_entries, _draw_unknown_cards(layout, seed, steps, drawn_entries), layout)


def _draw_entries(layout: DealLayout, seed: int, first_deal: int, steps: Words) -> list[EntryArray]:
    """Draw an entry of each urn for every deal, such that no card is held twice."""
    drawn_entries, has_clash = layout.drawing.draw(seed, 0, steps)
    pending_deals = np.flatnonzero(has_clash)
    attempt = 1
    while len(pending_deals):
        if attempt == MAX_ATTEMPTS:
            raise build_clash_error(first_deal + int(pending_deals[0]))
        attempt_count = min(attempt, MAX_REDRAWS_PER_BLOCK, MAX_ATTEMPTS - attempt)
        pending_deals = _redraw(
            layout,
            seed,
            steps,
            drawn_entries,
            pending_deals,
            range(attempt, attempt + attempt_count),
        )
        attempt += attempt_count
    return drawn_entries


def _redraw(
    layout: DealLayout,
    seed: int,
    steps: Words,
    drawn_entries: list[EntryArray],
    pending_deals: EntryArray,
    attempts: range,
) -> EntryArray:
    """Store the first valid attempt of each pending deal; return the deals still pending."""
    attempt_count, unresolved_deals = len(attempts), []
    deals_per_block = max(1, MAX_REDRAWS_PER_BLOCK // attempt_count)
    attempt_numbers = np.arange(attempts.start, attempts.stop, dtype=np.uint64)
    for block_start in range(0, len(pending_deals), deals_per_block):
        deals_of_block = pending_deals[block_start : block_start + deals_per_block]
        new_entries, has_clash = layout.drawing.draw(
            seed,
            np.tile(attempt_numbers, len(deals_of_block)),
            steps[deals_of_block].repeat(attempt_count),
        )
        is_valid = ~has_clash.reshape(-1, attempt_count)
        has_valid_draw = is_valid.any(axis=1)
        attempt_by_deal = (
            np.flatnonzero(has_valid_draw) * attempt_count + is_valid.argmax(axis=1)[has_valid_draw]
        )
        for entry, new_entry in zip(drawn_entries, new_entries, strict=True):
            entry[deals_of_block[has_valid_draw]] = new_entry[attempt_by_deal]
        unresolved_deals.append(deals_of_block[~has_valid_draw])
    return np.concatenate(unresolved_deals)


def build_clash_error(deal_number: int) -> RangesClash:
    """Return the error for a deal whose ranges clashed in every attempt."""
    return RangesClash(
        f"deal {deal_number}: in {MAX_ATTEMPTS} draws the ranges always held one another's cards"
    )


def _draw_unknown_cards(
    layout: DealLayout, seed: int, steps: Words, drawn_entries: list[EntryArray]
) -> Bytes:
    """Draw the positions of the unknown cards: uniformly among the free ones."""
    taken_positions = _TakenPositions(layout.urn_card_count + layout.unknown_card_count, len(steps))
    deck_positions = np.empty((layout.unknown_card_count, len(steps)), np.uint8)
    if not layout.unknown_card_count:
        return deck_positions
    for urn, entries in zip(layout.urns, drawn_entries, strict=True):
        for position_row in urn.deck_positions:
            taken_positions.add(position_row.take(entries))
    for card_index, positions in enumerate(deck_positions):
        slot, used_bits = divmod(card_index, CARDS_PER_WORD)
        if not used_bits:
            card_selector = CardSelector(
                random_words(derive_stream_key(seed, 0, layout.drawing.slot_count + slot), steps)
            )
        taken_positions.find_free_position(
            card_selector.next_index(len(layout.live_cards) - layout.urn_card_count - card_index),
            out=positions,
        )
        taken_positions.add(positions)
    return deck_positions


class _TakenPositions:
    """Deck positions that are taken in each deal, in increasing order."""

    __slots__ = ("_next_rows", "_rows", "_taken_count")

    def __init__(self, max_positions: int, deal_count: int) -> None:
        self._rows = np.empty((max_positions, deal_count), np.uint8)
        self._next_rows = np.empty((max_positions, deal_count), np.uint8)
        self._taken_count = 0

    def find_free_position(self, free_index: Bytes, out: Bytes) -> None:
        """Write the deck position of each deal's *free_index*-th free card, from 0, to *out*."""
        offsets = np.arange(self._taken_count, dtype=np.uint8)[:, None]
        # Below the taken position of index j, the number of free positions is the position minus j.
        is_passed = self._rows[: self._taken_count] - offsets <= free_index
        np.add.reduce(is_passed.view(np.uint8), axis=0, out=out)
        out += free_index

    def add(self, positions: Bytes) -> None:
        """Mark one more position as taken in each deal."""
        taken_count, rows, next_rows = self._taken_count, self._rows, self._next_rows
        if taken_count:
            np.minimum(rows[:taken_count], positions, out=next_rows[:taken_count])
            np.maximum(
                next_rows[1:taken_count], rows[: taken_count - 1], out=next_rows[1:taken_count]
            )
            np.maximum(rows[taken_count - 1], positions, out=next_rows[taken_count])
        else:
            next_rows[0] = positions
        self._rows, self._next_rows, self._taken_count = next_rows, rows, taken_count + 1
