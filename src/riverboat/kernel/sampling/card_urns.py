"""Urns: weighted lists of hands to draw from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from riverboat.kernel.card_masks import Bytes, Masks, rows_of
from riverboat.kernel.sampling.alias_tables import AliasTable, build_alias_table
from riverboat.kernel.sampling.joint_ranges import JointRange


@dataclass(frozen=True, slots=True, eq=False)
class Urn:
    """A weighted list of hands to draw from, for one seat or for several seats together."""

    joint_range: JointRange
    alias: AliasTable
    masks: Masks
    """(entries,): all cards of an entry."""
    deck_positions: Bytes
    """(cards, entries): position in the live deck of each card of an entry."""
    owners: tuple[int, ...]
    """(cards,): the seat that each row of `deck_positions` belongs to."""


def build_urn(joint_range: JointRange, live_cards: Bytes) -> Urn:
    """Return the urn of a range, with its alias table and the deck positions of its cards."""
    position_by_card = np.zeros(52, np.uint8)
    position_by_card[live_cards] = np.arange(len(live_cards), dtype=np.uint8)
    position_rows: list[Bytes] = []
    owners: list[int] = []
    for seat, hands in zip(joint_range.seats, joint_range.hands, strict=True):
        cards_per_hand = int(hands[0]).bit_count()
        position_rows.append(position_by_card[rows_of(hands, cards_per_hand)].T)
        owners += [seat] * cards_per_hand
    return Urn(
        joint_range=joint_range,
        alias=build_alias_table(joint_range.weights),
        masks=joint_range.masks,
        deck_positions=np.ascontiguousarray(np.concatenate(position_rows)),
        owners=tuple(owners),
    )
