"""How the weights of the finders are learned from sentences: ridge regression, one row at a time.

A sentence is a vector of its parts (``parts``), of length one; a part counts for more the fewer
sentences have it. The weights are those that make each sentence say 1 of its own situation and 0 of
all others, as nearly as short weights can (kernel ridge regression, solved by Gauss-Seidel in the
order of the sentences), and something of what the sentences of a situation have in common. Nothing
is drawn at random and no matrix is inverted, so the same sentences give the same weights anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import repeat
from math import log, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec.structs import replace

from riverboat.floor.nearest.alike import Alike
from riverboat.floor.nearest.collected import Sentence
from riverboat.floor.nearest.parts import COUNTS, parts
from riverboat.floor.nearest.weights import SCALE, Weights

_RIDGE: Final = 0.4
"""How much rather short weights than an exact fit."""
_ROUNDS: Final = 4
"""How often all sentences are gone through: more rounds change nothing that is kept."""
_COMMON: Final = 2.0
"""What the sum of a situation's sentences counts for beside what tells it from others."""
_DAMPED: Final = 0.7
"""The power by which what is common counts: many parts that some sentences have find more of other
sentences than a few that all of them have."""
_TWICE: Final = 2
"""A part that fewer sentences have teaches nothing about others."""


Floats = npt.NDArray[np.float64]


def learn(said: Sequence[Sentence], alike: Alike) -> Weights:
    """The weights that find each of the sentences, and others that are like them."""
    collection = _Collection(said, alike)
    return collection.kept(_fitted(collection))


def gathered(
    said: Sequence[Sentence], alike: Alike, worth: Sequence[float] | None = None
) -> Weights:
    """What the sentences of each key have in common, and nothing that tells keys apart.

    Where there are many keys and few sentences of each, more of other sentences is found so. Each
    sentence may have its worth beside others.
    """
    collection = _Collection(said, alike)
    common = _of_length_one(_common(collection, worth) ** _DAMPED)
    return replace(collection.kept(np.rint(common * SCALE)), of="rules")


class _Collection:
    """Sentences as rows of numbers: each its parts that are known, and what they count for."""

    def __init__(self, said: Sequence[Sentence], alike: Alike) -> None:
        heard = [parts(line, alike) for line, _ in said]
        often = Counter(part for found in heard for part in found)
        self.known = sorted([part for part, many in often.items() if many >= _TWICE])
        self.keys = tuple(sorted({key for _, key in said}))
        number = {part: at for at, part in enumerate(self.known)}
        place = {key: at for at, key in enumerate(self.keys)}
        self.rarity = [
            COUNTS[part[0]] * log((len(said) + 1) / (often[part] + 0.5)) for part in self.known
        ]
        self.rows = [
            _row(sorted([number[p] for p in found if p in number]), self.rarity) for found in heard
        ]
        self.of = [place[key] for _, key in said]

    @property
    def size(self) -> tuple[int, int]:
        """How many parts are known, and how many keys there are."""
        return len(self.known), len(self.keys)

    def kept(self, weights: Floats) -> Weights:
        """Weights of every part and key, in the units in which they are kept."""
        return Weights(
            self.keys,
            {
                part: (round(self.rarity[at] * SCALE), *_pairs(weights[at]))
                for at, part in enumerate(self.known)
                if np.any(weights[at])
            },
        )


def _row(at: list[int], rarity: Sequence[float]) -> tuple[npt.NDArray[np.intp], Floats]:
    """A sentence as the numbers of its parts and what each of them is of it."""
    values = [rarity[part] for part in at]
    length = sqrt(sum([value**2 for value in values])) or 1.0
    return np.array(at, dtype=np.intp), np.array(values) / length


def _fitted(of: _Collection) -> Floats:
    weights, duals = np.zeros(of.size), np.zeros((len(of.rows), len(of.keys)))
    for _ in range(_ROUNDS):
        for number, (at, values) in enumerate(of.rows):
            wrong = -(values[:, None] * weights[at]).sum(axis=0) - _RIDGE * duals[number]
            wrong[of.of[number]] += 1.0
            step = wrong / (1.0 + _RIDGE)
            duals[number] += step
            weights[at] += values[:, None] * step
    return np.rint((weights + _COMMON * _of_length_one(_common(of) ** _DAMPED)) * SCALE)


def _common(of: _Collection, worth: Sequence[float] | None = None) -> Floats:
    """The sum of the sentences of each key, of length one."""
    common = np.zeros(of.size)
    for (at, values), key, share in zip(of.rows, of.of, worth or repeat(1.0), strict=False):
        common[at, key] += share * values
    return _of_length_one(common)


def _of_length_one(columns: Floats) -> Floats:
    lengths = np.sqrt((columns**2).sum(axis=0))
    return columns / np.where(lengths, lengths, 1.0)


def _pairs(row: Floats) -> list[int]:
    found = [(int(at), int(row[at])) for at in np.flatnonzero(row)]
    return [value for pair in found for value in pair]
