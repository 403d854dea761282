"""Hands drawn from ranges, all of them again where two share a card.

Each urn is drawn from by itself as long as that goes well. Where hardly one draw in many can be
dealt, the cards that most ranges want are shared out first (see contested), as many of them as it
takes. How often a draw can be dealt is found out by trying, always with the same words.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from operator import attrgetter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.cards import MASK_OF, Bytes, Masks
from riverboat.kernel.sampling.choices import Choice, NoDeal, joined
from riverboat.kernel.sampling.contested import Contested, Entries, contested
from riverboat.kernel.sampling.streams import Words, key, keys, steps, words
from riverboat.kernel.sampling.urns import Urn, urn_of

TRIES: Final = 1 << 12
"""Draws by which it is judged how often a draw can be dealt."""

MOST_TRIES: Final = 1 << 17
"""Draws after which ranges are given up if none of them can be dealt."""

MOST_APART: Final = 64
"""Draws that a deal may take on average before cards are shared out first."""

MOST_IN_TURN: Final = 4
"""Draws that a deal may take on average when they are: then no more cards need be."""

MORE: Final = 4
"""So many more cards are shared out at a time: there are four of each rank."""

_SEED: Final = 0x7269_7665_7262_6F61


class Crowded(ValueError):
    """Ranges clash so often that no deal was found, though there may be one."""


@dataclass(frozen=True, slots=True, eq=False)
class HandDrawing:
    """How the hands of ranges are drawn: from each urn by itself, or in turn."""

    urns: tuple[Urn, ...]
    contested: Contested | None = None
    draws: float = 1
    """How many a deal takes, about."""

    @property
    def slots(self) -> int:
        """Words that a draw may ask for."""
        return len(self.urns) * (1 if self.contested is None else 2)

    def draw(
        self, seed: int, attempt: int | Words, numbers: Words
    ) -> tuple[list[Entries], NDArray[np.bool_]]:
        """An entry of each urn for every deal, and where two of them share a card.

        All deals are at one *attempt*, or each at its own.
        """

        def starts(slot: int) -> int | Words:
            return (
                key(seed, attempt, slot) if isinstance(attempt, int) else keys(seed, attempt, slot)
            )

        if self.contested is None:
            picked = [
                urn.alias.pick(words(starts(slot), numbers)) for slot, urn in enumerate(self.urns)
            ]
        else:
            picked = self.contested.pick(starts, numbers)
        held = np.zeros(len(numbers), np.uint64)
        clash = np.zeros(len(numbers), np.bool_)
        for urn, entry in zip(self.urns, picked, strict=True):
            mask = urn.masks.take(entry)
            clash |= (held & mask) != 0
            held |= mask
        return picked, clash


def drawing(ranges: list[Choice], live: Bytes) -> HandDrawing:
    """How to draw from these ranges.

    ``NoDeal`` if there is nothing to draw, and ``Crowded`` if nothing was found.
    """
    apart = _tried(HandDrawing(tuple(urn_of(choice, live) for choice in joined(ranges))))
    if apart.draws <= MOST_APART:
        return apart
    in_turn = _in_turn(ranges, live)
    best = min(in_turn, apart, key=attrgetter("draws"))
    if best.draws == float("inf"):
        best = _tried(in_turn, MOST_TRIES)
    if best.draws == float("inf"):
        raise Crowded(
            f"the ranges hold one another's cards so often that {MOST_TRIES:,} draws in a row"
            " found no deal"
        )
    return best


def _in_turn(ranges: list[Choice], live: Bytes) -> HandDrawing:
    """The drawing that shares out as many of the contested cards as it takes, or as it can."""
    best = HandDrawing(tuple(urn_of(choice, live) for choice in ranges), draws=float("inf"))
    if sum(len(urn.owners) for urn in best.urns) > _cards_in(best.urns):
        raise NoDeal("no deal is possible: the ranges hold fewer cards than are to be dealt")
    wanted = _most_wanted(best.urns, live)
    for count in range(MORE, len(wanted) + MORE, MORE):
        shared = contested(best.urns, wanted[:count])
        if shared is None:
            break
        best = _tried(replace(best, contested=shared))
        if best.draws <= MOST_IN_TURN:
            break
    return best


def _cards_in(urns: tuple[Urn, ...]) -> int:
    """How many cards there are in all urns."""
    return int(np.bitwise_or.reduce([np.bitwise_or.reduce(urn.masks) for urn in urns])).bit_count()


def _most_wanted(urns: tuple[Urn, ...], live: Bytes) -> Masks:
    """The cards that two seats or more may hold, those first on which most pairs of seats clash."""
    held = np.array([_chances(urn, len(live)) for urn in urns])
    clashes = (held.sum(axis=0) ** 2 - (held**2).sum(axis=0)) / 2
    order = np.argsort(-np.round(clashes, 9), kind="stable")
    shared = (held > 0).sum(axis=0) > 1
    wanted: Masks = MASK_OF[live[order[shared[order]]]]
    return wanted


def _chances(urn: Urn, live: int) -> NDArray[np.float64]:
    """How likely each card of the live deck is to be in an entry."""
    held: NDArray[np.float64] = np.zeros(live)
    for places in urn.places:
        held += np.bincount(places, urn.choice.weights, live)
    held /= urn.choice.weights.sum()
    return held


def _tried(drawing: HandDrawing, most: int = TRIES) -> HandDrawing:
    """The drawing with its number of draws for each deal, by drawing so often."""
    if len(drawing.urns) < 2:
        return drawing
    dealt = 0
    for first in range(0, most, TRIES):
        _, clash = drawing.draw(_SEED, 0, steps(first, TRIES))
        dealt += TRIES - int(np.count_nonzero(clash))
    return replace(drawing, draws=most / dealt if dealt else float("inf"))
