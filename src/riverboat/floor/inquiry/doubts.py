"""Doubts about a text: reasons to confirm its reading with the user before a rule is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from difflib import get_close_matches
from typing import Final, Literal, TypeAlias

from riverboat.floor.incident_parsing.number_words import LANGUAGES
from riverboat.floor.intents.intent_weights import load_weights
from riverboat.floor.transcript.clauses import ACTIONS
from riverboat.floor.transcript.concept_lexicon import load_concepts
from riverboat.floor.transcript.items import LineItem
from riverboat.floor.transcript.transcript import Transcript, transcribe

Doubt: TypeAlias = Literal["language", "unknown-word", "unknown-speech", "contradiction"]
"""A reason for doubt: an unknown language, an unknown word beside speech, action or negation, or a
contradiction.
"""

_MAX_UNKNOWN_SHARE: Final = 0.4
"""Share of unknown words above which a text may be in another language."""
_MIN_FOREIGN_WORDS: Final = 3
"""Number of unknown words from which a text may be in another language."""
_MIN_SIMILARITY: Final = 0.75
"""Similarity from which a known word is offered for an unknown one."""
_MEANINGFUL_CONCEPTS: Final = ACTIONS | frozenset(
    "say push not no nobody nothing without silent chips".split()
)


def find_doubts(transcript: Transcript) -> tuple[Doubt, ...]:
    """Return the doubts about a text."""
    return tuple(dict.fromkeys(_iter_doubts(transcript)))


def _iter_doubts(transcript: Transcript) -> Iterator[Doubt]:
    unknown_indexes = [
        index
        for index, item in enumerate(transcript.items)
        if is_unknown(item, transcript.language)
    ]
    word_items = [item for item in transcript.items if item.word.isalpha()]
    is_foreign = len(unknown_indexes) > _MAX_UNKNOWN_SHARE * len(word_items)
    if is_foreign and len(unknown_indexes) >= _MIN_FOREIGN_WORDS:
        yield "language"
    for index in unknown_indexes:
        adjacent_items = (
            transcript.items[max(0, index - 1) : index] + transcript.items[index + 1 : index + 2]
        )
        if any(item.has(*_MEANINGFUL_CONCEPTS) for item in adjacent_items):
            yield "unknown-word"
        if any(item.has("say", *ACTIONS) for item in adjacent_items):
            yield "unknown-speech"
    if (
        transcript.has("correction")
        and not transcript.has("say")
        and not _QUOTATION_MARK_PATTERN.search(transcript.text)
    ):
        yield "contradiction"
    if (
        len({concept for concept in ("limit", "nolimit", "potlimit") if transcript.has(concept)})
        > 1
    ):
        yield "contradiction"


def find_unknown_words(transcript: Transcript) -> tuple[str, ...]:
    """Return the unknown words as typed."""
    return tuple([item.word for item in transcript.items if is_unknown(item, transcript.language)])


def detect_language(text: str, preferred_language: str) -> str:
    """Return the language of a text: the preferred one unless another knows more of its words."""
    other_languages = [language for language in LANGUAGES if language != preferred_language]
    return min(
        (preferred_language, *other_languages),
        key=lambda language: len(find_unknown_words(transcribe(text, language))),
    )


def find_similar_words(words: Sequence[str], language: str) -> tuple[str, ...]:
    """Return known words that are spelled most like the unknown ones."""
    known_words = [
        known_word for known_word in load_concepts(language).forms_by_word if known_word.isalpha()
    ]
    similar_words = [
        close_match
        for word in words
        for close_match in get_close_matches(word, known_words, 1, _MIN_SIMILARITY)
    ]
    return tuple(dict.fromkeys(similar_words))


def is_unknown(item: LineItem, language: str) -> bool:
    """Return True for a word that is neither in the concept lexicon nor in the training sentences.

    Short words and other items than words are never unknown.
    """
    if item.tags or not item.word.isalpha() or len(item.word) < _MIN_WORD_LENGTH:
        return False
    weights, _ = load_weights(language, "situations")
    return weights.features.get(f"w{item.word}") is None


_QUOTATION_MARK_PATTERN: Final = re.compile(r"[\"'\u2018-\u201e\u00ab\u00bb]")
"""Quotation marks. In a text with quoted speech a correction is no contradiction, because players
may correct themselves.
"""
_MIN_WORD_LENGTH: Final = 3
"""Length from which a word can be unknown; shorter words are articles and prepositions."""
