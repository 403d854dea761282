"""Features of a text, for the intent classifier.

Whole words are the most important features. Prefixes and letter n-grams cover endings, diminutives
and typos. Word pairs, adjacent or with one word between, cover an action and its object. Synonym
groups cover words that are not in the training data. Accents and capitals are removed beforehand.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final

from riverboat.floor.incident_parsing.text_tokens import tokenize
from riverboat.floor.intents.synonyms import Synonyms

FEATURE_WEIGHTS: Final[Mapping[str, float]] = {
    "w": 1.0,  # a word
    "s": 1.0,  # prefix of a word
    "x": 0.7,  # prefixes of other lengths
    "y": 0.4,
    "g": 0.25,  # letter sequences
    "t": 1.0,  # word pairs, including line ends
    "b": 1.0,  # prefixes of word pairs
    "k": 0.5,  # prefixes of two words with one word between them
    "c": 1.0,  # synonym groups
    "p": 0.4,  # pairs of synonym groups
}
"""Weight of each kind of feature relative to a word; a feature begins with its kind's letter."""

_STEM_LENGTH: Final = 4
"""Number of letters in a prefix of a word."""
_LONG_STEM_LENGTH: Final = 6
_SHORT_STEM_LENGTH: Final = 3
_NGRAM_LENGTH: Final = 4
"""Number of letters in a letter sequence inside a word."""


def extract_features(text: str, synonyms: Synonyms) -> frozenset[str]:
    """Return the features of a text; all amounts are one word, and all cards another."""
    feature_words = [
        _normalize_word(token.word, token.amount, token.card) for token in tokenize(text)
    ]
    return frozenset(
        [
            *_iter_word_features(feature_words),
            *_iter_sequence_features(feature_words),
            *_iter_synonym_features(feature_words, synonyms),
        ]
    )


def _iter_word_features(words: Sequence[str]) -> Iterator[str]:
    for word in words:
        yield f"w{word}"
        yield f"s{word[:_STEM_LENGTH]}"
        yield f"x{word[:_LONG_STEM_LENGTH]}"
        yield f"y{word[:_SHORT_STEM_LENGTH]}"
        for start in range(len(word) - _NGRAM_LENGTH + 1):
            yield f"g{word[start : start + _NGRAM_LENGTH]}"


def _iter_sequence_features(words: Sequence[str]) -> Iterator[str]:
    for word_before, word_after in pairwise(["^", *words, "$"]):
        yield f"t{word_before} {word_after}"
    for word_before, word_after in pairwise(words):
        yield f"b{word_before[:_STEM_LENGTH]} {word_after[:_STEM_LENGTH]}"
    for word_before, word_after in zip(words, words[2:], strict=False):
        yield f"k{word_before[:_STEM_LENGTH]} {word_after[:_STEM_LENGTH]}"


def _iter_synonym_features(words: Sequence[str], synonyms: Synonyms) -> Iterator[str]:
    groups_by_word = [synonyms.groups_of(word) for word in words]
    for groups in groups_by_word:
        for group in groups:
            yield f"c{group}"
    for word_groups, next_groups in pairwise(groups_by_word):
        for first_group in word_groups:
            for next_group in next_groups:
                yield f"p{first_group} {next_group}"


def _normalize_word(word: str, amount: int | None, card: int | None) -> str:
    return "#" if amount is not None else "#card" if card is not None else word
