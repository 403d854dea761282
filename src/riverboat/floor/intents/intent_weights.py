"""Learned feature weights for each key, and a text's probability of each key.

A key is that of a situation, or the id of a rule. Weights are learned by a module of the tests
(``tests/docs/floor_training.py``) and stored in a binary file per language and domain
(``weight_files``): a lookup decodes only the rows that it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final, Literal, Protocol

from msgspec import Struct

from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.intents.synonyms import Synonyms, load_synonyms
from riverboat.floor.intents.text_features import FEATURE_WEIGHTS, extract_features
from riverboat.floor.intents.weight_files import Row, decode_weights

WEIGHT_SCALE: Final = 20
"""Stored steps per unit of weight: weights are whole twentieths, and smaller ones are dropped."""
RULEBOOK_KEY: Final = "the-book"
"""The key of texts that match no situation, but are answered by the rulebook."""
IntentDomain = Literal["situations", "rules"]
"""The keys that a text is compared with: those of situations, or the ids of rules."""

_SHARPNESS_BY_DOMAIN: Final[Mapping[IntentDomain, float]] = {"situations": 10.0, "rules": 60.0}
"""Softmax sharpness by domain, fitted to the observed frequencies."""
_MIN_RARITY_BY_DOMAIN: Final[Mapping[IntentDomain, float]] = {"situations": 4.0, "rules": 3.5}
"""Minimum rarity of a meaningful word; *he* and *the* are below it."""


class FeatureRows(Protocol):
    """A mapping of known features to rows."""

    def get(self, feature: str, /) -> Row | None: ...


class Weights(Struct, frozen=True):
    """Classifier weights: the rarity of each feature, and its weights for and against keys."""

    keys: tuple[str, ...]
    features: FeatureRows
    domain: IntentDomain = "situations"

    def classify(self, text: str, synonyms: Synonyms) -> dict[str, float]:
        """Return the probability that a text means each key, the likeliest first.

        The result is empty if all words of the text are unknown or too common.
        """
        feature_rows = [
            (feature, self.features.get(feature))
            for feature in sorted(extract_features(text, synonyms))
        ]
        known_rows = [
            (feature, row) for feature, row in feature_rows if row
        ]  # sorted: a sum of floats depends on it
        rarities = [
            row[0] / WEIGHT_SCALE / FEATURE_WEIGHTS["w"]
            for feature, row in known_rows
            if feature[0] == "w"
        ]
        if max(rarities, default=0.0) < _MIN_RARITY_BY_DOMAIN[self.domain]:
            return {}
        norm = sqrt(sum([row[0] ** 2 for _, row in known_rows])) or 1.0
        score_by_index = [0.0] * len(self.keys)
        for _, row in known_rows:
            feature_weight = row[0] / norm / WEIGHT_SCALE
            for offset in range(1, len(row), 2):
                score_by_index[row[offset]] += feature_weight * row[offset + 1]
        max_score = max(score_by_index)
        sharpness = _SHARPNESS_BY_DOMAIN[self.domain]
        odds = [exp(sharpness * (score - max_score)) for score in score_by_index]
        total_odds = sum(odds)
        key_chances = [
            (key, key_odds / total_odds) for key, key_odds in zip(self.keys, odds, strict=True)
        ]
        return dict(sorted(key_chances, key=lambda entry: -entry[1]))


@cache
def load_weights(language: str, domain: IntentDomain = "situations") -> tuple[Weights, Synonyms]:
    """Load the weights of a language.

    Raise ``LookupError`` for a language without training data.
    """
    if language not in LANGUAGES:
        raise LookupError(f"the floor supports {' and '.join(LANGUAGES)}, not {language!r}")
    encoded_weights = (
        files("riverboat.floor").joinpath(f"intents/{domain}.{language}.bin").read_bytes()
    )
    keys, rows = decode_weights(encoded_weights)
    return Weights(keys, rows, domain), load_synonyms(language)


@lru_cache(maxsize=16)
def classify_text(text: str, language: str, domain: IntentDomain) -> Mapping[str, float]:
    """Return the probability that a text means each key, cached for repeated calls.

    Raise ``LookupError`` for a language without training data.
    """
    weights, synonyms = load_weights(language, domain)
    return weights.classify(text, synonyms)
