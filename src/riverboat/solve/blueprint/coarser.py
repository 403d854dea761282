"""Fewer buckets to begin with: what hands that are much alike have learnt together.

Six-handed there are more situations than hands can be drawn for. So the first of them are learnt
with coarse buckets, and what came of it is where each fine bucket begins.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.kernel.regrets import BEFORE_THE_FLOP, ON_THE_FLOP, Dealt

GROUPS: Final = (6, 12, 12)
"""Of pairs, suited and other hands before the flop, by strength."""
MERGED: Final = 5
"""Buckets that are one, from the flop on."""
TRUST: Final = 0.25
"""What is known of a coarse bucket counts so much for each of the fine ones."""

Rows = NDArray[np.float64]


class Coarser(Struct, frozen=True):
    """By street, the coarse bucket of each fine one."""

    maps: tuple[NDArray[np.uint16], ...]

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """How many coarse buckets each street has."""
        one, two, three, four = (int(each.max()) + 1 for each in self.maps)
        return one, two, three, four

    def of(self, dealt: Dealt) -> Dealt:
        """The same hands with coarse buckets."""
        columns = [each[dealt.buckets[:, :, street]] for street, each in enumerate(self.maps)]
        return Dealt(dealt.decks, np.stack(columns, axis=2), dealt.depths)

    def strengths(self, fine: Rows) -> Rows:
        """Of each coarse bucket, the mean of its fine ones."""
        found, at = [], 0
        for each in self.maps:
            part = fine[at : at + len(each)]
            at += len(each)
            found.append(np.bincount(each, part) / np.maximum(np.bincount(each), 1))
        return np.concatenate(found)

    def refined(self, rows: Rows) -> Rows:
        """A table of the coarse buckets, (rows, 5), as one of the fine ones."""
        found, at = [], 0
        for street, each in enumerate(self.maps):
            situations = ON_THE_FLOP if street else BEFORE_THE_FLOP
            size = int(each.max()) + 1
            part = rows[at : at + situations * size].reshape(situations, size, -1)
            at += situations * size
            found.append(part[:, each].reshape(situations * len(each), -1))
        return TRUST * np.concatenate(found)


def coarser(sizes: tuple[int, int, int, int], strengths: Rows) -> Coarser:
    """For buckets of these sizes and strengths, street by street."""
    later = [(np.arange(size) // MERGED).astype(np.uint16) for size in sizes[1:]]
    return Coarser((_groups(strengths[: sizes[0]]), *later))


def _groups(strengths: Rows) -> NDArray[np.uint16]:
    """Hands before the flop, numbered as ``hole_classes`` does, in groups of like strength."""
    numbers = np.arange(len(strengths))
    first, second = numbers // 13, numbers % 13
    kinds = (first == second), (first > second), (first < second)
    found = np.zeros(len(strengths), np.uint16)
    base = 0
    for kind, groups in zip(kinds, GROUPS, strict=True):
        members = np.flatnonzero(kind)
        order = members[np.argsort(strengths[members], kind="stable")]
        found[order] = base + np.arange(len(order)) * groups // len(order)
        base += groups
    return found
