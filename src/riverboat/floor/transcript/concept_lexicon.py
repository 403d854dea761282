"""Concept lexicon: the concepts that words and short phrases of a language express.

A form is one word or several, and a star stands for any ending of its last word. A form may
express several concepts: *drops* is chips put in, and a card that fell. The longest form wins.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from riverboat.floor.incident_parsing.number_words import check_language

_MIN_STEM_LENGTH: Final = 2


class LexiconForm(NamedTuple):
    """A word or phrase: the words after its first one, and the concepts it expresses."""

    following_words: tuple[str, ...]
    concepts: frozenset[str]


class ConceptLexicon(NamedTuple):
    """Words and phrases of a language by their first word, or by its stem."""

    forms_by_word: Mapping[str, tuple[LexiconForm, ...]]
    forms_by_stem: Mapping[str, tuple[LexiconForm, ...]]
    colours: frozenset[str]
    """Colours of chips."""
    excluded_stems: Mapping[str, tuple[str, ...]]
    """Stems of words that do not express a concept although its forms match them."""

    def match(self, words: Sequence[str], index: int) -> tuple[int, frozenset[str]]:
        """Return the end of the longest form at this word, and its concepts; none if unknown."""
        end, concepts = index, frozenset[str]()
        for form in self._iter_forms_at(words[index]):
            form_end = index + 1 + len(form.following_words)
            if form_end < end or not _matches_following_words(
                form.following_words, words, index + 1
            ):
                continue
            concepts = form.concepts | concepts if form_end == end else form.concepts
            end = form_end
        word = words[index]
        excluded_concepts = [
            concept for concept in concepts if word.startswith(self.excluded_stems.get(concept, ()))
        ]
        return end, concepts.difference(excluded_concepts)

    def _iter_forms_at(self, word: str) -> Iterator[LexiconForm]:
        yield from self.forms_by_word.get(word, ())
        for stem_length in range(_MIN_STEM_LENGTH, len(word) + 1):
            yield from self.forms_by_stem.get(word[:stem_length], ())


def _matches_following_words(
    remaining_words: tuple[str, ...], words: Sequence[str], index: int
) -> bool:
    if index + len(remaining_words) > len(words):
        return False
    return all(
        word.startswith(form[:-1]) if form.endswith("*") else word == form
        for form, word in zip(remaining_words, words[index:], strict=False)
    )


@cache
def load_concepts(language: str) -> ConceptLexicon:
    """Load the concepts of a language.

    Raise ``LookupError`` for an unsupported language.
    """
    check_language(language)
    text = files(__package__).joinpath(f"concepts.{language}.toml").read_text(encoding="utf-8")
    concepts_by_form: dict[str, dict[tuple[str, ...], set[str]]] = {}
    concept_groups = tomllib.loads(text)
    colours = frozenset(concept_groups.pop("colours")["of_chips"].split(", "))
    excluded_stems = {
        excluded_concept: tuple(stems.split(", "))
        for excluded_concept, stems in concept_groups.pop("except", {}).items()
    }
    for forms_by_concept in concept_groups.values():
        for concept, forms in forms_by_concept.items():
            for form in forms.split(", "):
                for first_word, *following_words in _iter_gender_forms(form.split(), language):
                    concepts_by_form.setdefault(first_word, {}).setdefault(
                        tuple(following_words), set()
                    ).add(concept)
    return ConceptLexicon(*_split_by_stem(concepts_by_form), colours, excluded_stems)


def _iter_gender_forms(words: Sequence[str], language: str) -> Iterator[list[str]]:
    """Yield the words of a form, and in Czech also the feminine forms: *byl*, *byla na řadě*."""
    yield [*words]
    feminine_words = [_EL_ENDING_PATTERN.sub("la", word) for word in words]
    feminine_words = [_L_ENDING_PATTERN.sub(r"\1la", word) for word in feminine_words]
    if language == "cs" and feminine_words != [*words]:
        yield feminine_words


_EL_ENDING_PATTERN: Final = re.compile(r"(?<=s)el$")
"""The ending of *šel* and *přišel*, which loses its vowel."""
_L_ENDING_PATTERN: Final = re.compile(r"(\w[aeiouy])l$")
"""The ending of other Czech verbs in the past."""


def _split_by_stem(
    concepts_by_form: Mapping[str, Mapping[tuple[str, ...], set[str]]],
) -> tuple[dict[str, tuple[LexiconForm, ...]], dict[str, tuple[LexiconForm, ...]]]:
    forms_by_word: dict[str, tuple[LexiconForm, ...]] = {}
    forms_by_stem: dict[str, tuple[LexiconForm, ...]] = {}
    for first_word, concepts_by_following_words in concepts_by_form.items():
        forms = tuple(
            [
                LexiconForm(following_words, frozenset(concepts))
                for following_words, concepts in concepts_by_following_words.items()
            ]
        )
        if first_word.endswith("*"):
            forms_by_stem[first_word[:-1]] = forms
        else:
            forms_by_word[first_word] = forms
    return forms_by_word, forms_by_stem
