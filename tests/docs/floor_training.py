"""Training of the intent weights from sentences: ridge regression, one row at a time.

A sentence is a vector of its features (``text_features``), of length one; a feature counts for more
the fewer sentences have it. The weights are those that make each sentence score 1 for its own
situation and 0 for all others, as nearly as short weights can (kernel ridge regression, solved by
Gauss-Seidel in the order of the sentences), plus a share of the sum of each situation's sentences.
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

from riverboat.floor.intents.intent_weights import WEIGHT_SCALE, Weights
from riverboat.floor.intents.synonyms import Synonyms
from riverboat.floor.intents.text_features import FEATURE_WEIGHTS, extract_features
from tests.docs.floor_sentences import LabelledUtterance

_RIDGE_PENALTY: Final = 0.4
"""Ridge penalty: the preference for short weights over an exact fit."""
_TRAINING_ITERATIONS: Final = 4
"""Number of passes over all sentences; further passes change no stored weight."""
_CLASS_SUM_WEIGHT: Final = 2.0
"""Weight of a situation's sentence sum relative to its discriminating weights."""
SHARE_EXPONENT: Final = 0.7
"""Damping exponent for shared features: many features that some sentences have generalize better
than a few that all of them have.
"""
_MIN_OCCURRENCES: Final = 2
"""Minimum number of sentences with a feature; rarer ones do not generalize."""
_FEATURE_KIND_OMITTED_FOR_RULES: Final = "t"
"""Kind of features that rules are trained without: whole word pairs (docs/decisions/227)."""


FloatArray = npt.NDArray[np.float64]


def train_weights(utterances: Sequence[LabelledUtterance], synonyms: Synonyms) -> Weights:
    """Return weights that classify the training sentences, and similar ones."""
    training_set = _TrainingSet(utterances, synonyms)
    return training_set.pack_weights(_fit_ridge(training_set))


def average_weights(
    utterances: Sequence[LabelledUtterance],
    synonyms: Synonyms,
    sample_weights: Sequence[float] | None = None,
) -> Weights:
    """Return the mean features of each key's sentences, without discriminating between keys.

    With many keys and few sentences each, this generalizes better. Sentences may be weighted.
    """
    training_set = _TrainingSet(utterances, synonyms, _FEATURE_KIND_OMITTED_FOR_RULES)
    mean_vectors = _normalize_columns(_class_sums(training_set, sample_weights) ** SHARE_EXPONENT)
    return replace(training_set.pack_weights(np.rint(mean_vectors * WEIGHT_SCALE)), domain="rules")


class _TrainingSet:
    """Sentences as sparse rows: each has its known features and their weights."""

    def __init__(
        self, utterances: Sequence[LabelledUtterance], synonyms: Synonyms, omitted_kind: str = ""
    ) -> None:
        features = [extract_features(line, synonyms) for line, _ in utterances]
        feature_counts = Counter(feature for line_features in features for feature in line_features)
        self.features = sorted(
            [
                feature
                for feature, count in feature_counts.items()
                if count >= _MIN_OCCURRENCES and feature[0] not in omitted_kind
            ]
        )
        self.keys = tuple(sorted({key for _, key in utterances}))
        index_by_feature = {feature: index for index, feature in enumerate(self.features)}
        key_indexes = {key: index for index, key in enumerate(self.keys)}
        self.rarity = [
            FEATURE_WEIGHTS[feature[0]]
            * log((len(utterances) + 1) / (feature_counts[feature] + 0.5))
            for feature in self.features
        ]
        self.rows = [
            _feature_vector(
                sorted(
                    [
                        index_by_feature[feature_name]
                        for feature_name in line_features
                        if feature_name in index_by_feature
                    ]
                ),
                self.rarity,
            )
            for line_features in features
        ]
        self.labels = [key_indexes[key] for _, key in utterances]

    @property
    def matrix_shape(self) -> tuple[int, int]:
        """The number of features and of keys."""
        return len(self.features), len(self.keys)

    def pack_weights(self, weights: FloatArray) -> Weights:
        """Return the weights of every feature and key, in stored units."""
        return Weights(
            self.keys,
            {
                feature: (round(self.rarity[index] * WEIGHT_SCALE), *_sparse_pairs(weights[index]))
                for index, feature in enumerate(self.features)
                if np.any(weights[index])
            },
        )


def _feature_vector(
    feature_indexes: list[int], rarity: Sequence[float]
) -> tuple[npt.NDArray[np.intp], FloatArray]:
    """Return a sentence as feature indexes and their normalized weights."""
    values = [rarity[feature_index] for feature_index in feature_indexes]
    norm = sqrt(sum([value**2 for value in values])) or 1.0
    return np.array(feature_indexes, dtype=np.intp), np.array(values) / norm


def _fit_ridge(training: _TrainingSet) -> FloatArray:
    weights, dual_weights = (
        np.zeros(training.matrix_shape),
        np.zeros((len(training.rows), len(training.keys))),
    )
    for _ in range(_TRAINING_ITERATIONS):
        for row_index, (columns, values) in enumerate(training.rows):
            error = (
                -(values[:, None] * weights[columns]).sum(axis=0)
                - _RIDGE_PENALTY * dual_weights[row_index]
            )
            error[training.labels[row_index]] += 1.0
            correction = error / (1.0 + _RIDGE_PENALTY)
            dual_weights[row_index] += correction
            weights[columns] += values[:, None] * correction
    class_sums = _CLASS_SUM_WEIGHT * _normalize_columns(_class_sums(training) ** SHARE_EXPONENT)
    return np.rint((weights + class_sums) * WEIGHT_SCALE)


def _class_sums(
    training: _TrainingSet, sample_weights: Sequence[float] | None = None
) -> FloatArray:
    """Return the normalized sum of each key's sentences."""
    class_sums = np.zeros(training.matrix_shape)
    for (columns, values), key, sample_weight in zip(
        training.rows, training.labels, sample_weights or repeat(1.0), strict=False
    ):
        class_sums[columns, key] += sample_weight * values
    return _normalize_columns(class_sums)


def _normalize_columns(columns: FloatArray) -> FloatArray:
    column_norms = np.sqrt((columns**2).sum(axis=0))
    return columns / np.where(column_norms, column_norms, 1.0)


def _sparse_pairs(row: FloatArray) -> list[int]:
    pairs = [(int(column), int(row[column])) for column in np.flatnonzero(row)]
    return [value for pair in pairs for value in pair]
