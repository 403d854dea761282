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
from math import log, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from riverboat.floor.nearest.alike import Alike
from riverboat.floor.nearest.collected import Sentence
from riverboat.floor.nearest.parts import COUNTS, parts
from riverboat.floor.nearest.weights import SCALE, Weights

_RIDGE: Final = 0.4
"""How much rather short weights than an exact fit."""
_ROUNDS: Final = 4
"""How often all sentences are gone through: more rounds change nothing that is kept."""
_COMMON: Final = 0.3
"""What the sum of a situation's sentences counts for beside what tells it from others."""
_TWICE: Final = 2
"""A part that fewer sentences have teaches nothing about others."""

Floats = npt.NDArray[np.float64]


def learn(said: Sequence[Sentence], alike: Alike, least: int = 1) -> Weights:
    """The weights that find each of the sentences, and others that are like them.

    Weights below *least*, in the units in which they are kept, are none.
    """
    heard = [parts(line, alike) for line, _ in said]
    often = Counter(part for found in heard for part in found)
    known = sorted([part for part, many in often.items() if many >= _TWICE])
    number = {part: at for at, part in enumerate(known)}
    rarity = [COUNTS[part[0]] * log((len(said) + 1) / (often[part] + 0.5)) for part in known]
    keys = sorted({key for _, key in said})
    place = {key: at for at, key in enumerate(keys)}
    rows = [_row(sorted([number[p] for p in found if p in number]), rarity) for found in heard]
    kept = _fitted(rows, [place[key] for _, key in said], (len(known), len(keys)))
    return Weights(
        tuple(keys),
        {
            part: (round(rarity[at] * SCALE), *_pairs(kept[at], least))
            for part, at in number.items()
            if np.any(np.abs(kept[at]) >= least)
        },
    )


def _row(at: list[int], rarity: Sequence[float]) -> tuple[npt.NDArray[np.intp], Floats]:
    """A sentence as the numbers of its parts and what each of them is of it."""
    values = [rarity[part] for part in at]
    length = sqrt(sum([value**2 for value in values])) or 1.0
    return np.array(at, dtype=np.intp), np.array(values) / length


def _fitted(
    rows: Sequence[tuple[npt.NDArray[np.intp], Floats]], of: Sequence[int], size: tuple[int, int]
) -> Floats:
    weights, common = np.zeros(size), np.zeros(size)
    duals = np.zeros((len(rows), size[1]))
    for _ in range(_ROUNDS):
        for number, (at, values) in enumerate(rows):
            wrong = -(values[:, None] * weights[at]).sum(axis=0) - _RIDGE * duals[number]
            wrong[of[number]] += 1.0
            step = wrong / (1.0 + _RIDGE)
            duals[number] += step
            weights[at] += values[:, None] * step
    for (at, values), key in zip(rows, of, strict=True):
        common[at, key] += values
    lengths = np.sqrt((common**2).sum(axis=0))
    return np.rint((weights + _COMMON * common / np.where(lengths, lengths, 1.0)) * SCALE)


def _pairs(row: Floats, least: int) -> list[int]:
    found = [(int(at), int(row[at])) for at in np.flatnonzero(np.abs(row) >= least)]
    return [value for pair in found for value in pair]
