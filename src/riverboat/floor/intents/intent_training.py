"""How the weights of the finders are learned from sentences: ridge regression, one row at a time.

A sentence is a vector of its parts (``text_features``), of length one; a part counts for more the
fewer sentences have it. The weights are those that make each sentence say 1 of its own situation
and 0 of all others, as nearly as short weights can (kernel ridge regression, solved by Gauss-Seidel
in the order of the sentences), and something of what the sentences of a situation have in common.
Nothing is drawn at random and no matrix is inverted, so the same sentences give the same weights
anywhere.
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

from riverboat.floor.intents.intent_weights import SCALE, Weights
from riverboat.floor.intents.synonyms import Synonyms
from riverboat.floor.intents.text_features import FEATURE_WEIGHTS, extract_features
from riverboat.floor.intents.utterances import LabelledUtterance

_RIDGE: Final = 0.4
"""How much rather short weights than an exact fit."""
_ITERATIONS: Final = 4
"""How often all sentences are gone through: more rounds change nothing that is kept."""
_CLASS_SUM_WEIGHT: Final = 2.0
"""What the sum of a situation's sentences counts for beside what tells it from others."""
_DAMPING: Final = 0.7
"""The power by which what is common counts: many parts that some sentences have find more of other
sentences than a few that all of them have."""
_MIN_OCCURRENCES: Final = 2
"""A part that fewer sentences have teaches nothing about others."""


Floats = npt.NDArray[np.float64]


def train_weights(utterances: Sequence[LabelledUtterance], synonyms: Synonyms) -> Weights:
    """The weights that find each of the sentences, and others that are like them."""
    collection = _TrainingSet(utterances, synonyms)
    return collection.to_weights(_fit_ridge(collection))


def average_weights(
    utterances: Sequence[LabelledUtterance],
    synonyms: Synonyms,
    sample_weights: Sequence[float] | None = None,
) -> Weights:
    """What the sentences of each key have in common, and nothing that tells keys apart.

    Where there are many keys and few sentences of each, more of other sentences is found so. Each
    sentence may have its worth beside others.
    """
    collection = _TrainingSet(utterances, synonyms)
    common = _normalize_columns(_class_sums(collection, sample_weights) ** _DAMPING)
    return replace(collection.to_weights(np.rint(common * SCALE)), domain="rules")


class _TrainingSet:
    """Sentences as rows of numbers: each its parts that are known, and what they count for."""

    def __init__(self, utterances: Sequence[LabelledUtterance], synonyms: Synonyms) -> None:
        heard = [extract_features(line, synonyms) for line, _ in utterances]
        often = Counter(part for found in heard for part in found)
        self.features = sorted([part for part, many in often.items() if many >= _MIN_OCCURRENCES])
        self.keys = tuple(sorted({key for _, key in utterances}))
        number = {part: at for at, part in enumerate(self.features)}
        place = {key: at for at, key in enumerate(self.keys)}
        self.rarity = [
            FEATURE_WEIGHTS[part[0]] * log((len(utterances) + 1) / (often[part] + 0.5))
            for part in self.features
        ]
        self.rows = [
            _feature_vector(sorted([number[p] for p in found if p in number]), self.rarity)
            for found in heard
        ]
        self.labels = [place[key] for _, key in utterances]

    @property
    def size(self) -> tuple[int, int]:
        """How many parts are known, and how many keys there are."""
        return len(self.features), len(self.keys)

    def to_weights(self, weights: Floats) -> Weights:
        """Weights of every part and key, in the units in which they are kept."""
        return Weights(
            self.keys,
            {
                part: (round(self.rarity[at] * SCALE), *_sparse_pairs(weights[at]))
                for at, part in enumerate(self.features)
                if np.any(weights[at])
            },
        )


def _feature_vector(at: list[int], rarity: Sequence[float]) -> tuple[npt.NDArray[np.intp], Floats]:
    """A sentence as the numbers of its parts and what each of them is of it."""
    values = [rarity[part] for part in at]
    length = sqrt(sum([value**2 for value in values])) or 1.0
    return np.array(at, dtype=np.intp), np.array(values) / length


def _fit_ridge(training: _TrainingSet) -> Floats:
    weights, duals = np.zeros(training.size), np.zeros((len(training.rows), len(training.keys)))
    for _ in range(_ITERATIONS):
        for number, (at, values) in enumerate(training.rows):
            wrong = -(values[:, None] * weights[at]).sum(axis=0) - _RIDGE * duals[number]
            wrong[training.labels[number]] += 1.0
            step = wrong / (1.0 + _RIDGE)
            duals[number] += step
            weights[at] += values[:, None] * step
    return np.rint(
        (weights + _CLASS_SUM_WEIGHT * _normalize_columns(_class_sums(training) ** _DAMPING))
        * SCALE
    )


def _class_sums(training: _TrainingSet, sample_weights: Sequence[float] | None = None) -> Floats:
    """The sum of the sentences of each key, of length one."""
    common = np.zeros(training.size)
    for (at, values), key, share in zip(
        training.rows, training.labels, sample_weights or repeat(1.0), strict=False
    ):
        common[at, key] += share * values
    return _normalize_columns(common)


def _normalize_columns(columns: Floats) -> Floats:
    lengths = np.sqrt((columns**2).sum(axis=0))
    return columns / np.where(lengths, lengths, 1.0)


def _sparse_pairs(row: Floats) -> list[int]:
    found = [(int(at), int(row[at])) for at in np.flatnonzero(row)]
    return [value for pair in found for value in pair]
