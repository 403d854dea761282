"""Phrase lexicon of a language: phrases and their meanings.

The file writes the meaning of a phrase as the fields that it sets:

- ``see=Exposed by=dealer``: the kind of the incident, and one of its fields;
- ``spot.bet={n}``: a field of the spot;
- ``acted?=yes``: a field of the incident, if its kind has it;
- ``@deed word=raise amount={n}``: a mark whose meaning depends on the other phrases.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, partial
from importlib.resources import files
from typing import Any, Final, NamedTuple

from riverboat.decoding import convert
from riverboat.floor.incident_parsing import slot_readers as s
from riverboat.floor.incident_parsing.phrase_patterns import (
    Alternatives,
    FirstItems,
    Sequence,
    Slot,
    SlotReader,
    Word,
    parse_pattern,
    words_of,
)

LANGUAGES: Final = ("en", "cs")


class Setting(NamedTuple):
    """A value for a field of the incident or the spot, or the slot that contains the value."""

    is_spot_field: bool
    field: str
    value: str
    is_optional: bool


class Meaning(NamedTuple):
    """The meaning of a phrase."""

    kind: str
    """The mark's kind, such as ``deed``; empty if the settings are complete by themselves."""
    incident_kinds: tuple[str, ...]
    settings: tuple[Setting, ...]


class Entry(NamedTuple):
    """A phrase of the language and its meaning."""

    phrase: Sequence
    meaning: Meaning
    beginnings: FirstItems


class Lexicon(NamedTuple):
    """The lexicon of a language."""

    entries: tuple[Entry, ...]
    by_word: Mapping[str, tuple[int, ...]]
    """Phrases that can begin with a word."""
    unindexed: tuple[int, ...]
    """Phrases that can begin with any word: they start with a slot or a stem."""
    filler_words: frozenset[str]
    slots: Mapping[str, SlotReader]
    words: tuple[str, ...]
    """All words, for spelling suggestions."""
    negations: tuple[str, ...]
    """Words that negate the text; a star means any ending."""

    def is_negation(self, word: str) -> bool:
        """Return True if the word negates, so that it may not be left out."""
        return any(
            word.startswith(each[:-1]) if each.endswith("*") else word == each
            for each in self.negations
        )


@cache
def load_lexicon(language: str) -> Lexicon:
    """Load the phrases of a language.

    Raise ``LookupError`` for an unsupported language.
    """
    if language not in LANGUAGES:
        raise LookupError(f"the floor supports {' and '.join(LANGUAGES)}, not {language!r}")
    said = _load_files(language)
    shorthand = said["shorthand"]
    entries = tuple(
        [
            _make_entry(parse_pattern(phrase, shorthand), parse_meaning(meant))
            for meant, phrases in said["phrases"].items()
            for phrase in phrases
        ]
    )
    by_word, anything = _index_by_first_word(entries)
    known = convert(said["known"], s.CountWords)
    idle = frozenset(said["idle"])
    words = _words(entries, known)
    return Lexicon(
        entries, by_word, anything, idle, _slot_readers(known), words, tuple(said["denies"])
    )


def _load_files(language: str) -> dict[str, Any]:
    """Load all files of a language, one per chapter."""
    found: dict[str, Any] = {"phrases": {}}
    folder = files(__package__).joinpath(language)
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        part = tomllib.loads(file.read_text(encoding="utf-8"))
        for meant, phrases in part.pop("phrases", {}).items():
            found["phrases"].setdefault(meant, []).extend(phrases)
        found |= part
    return found


def parse_meaning(text: str) -> Meaning:
    """Parse the meaning of a phrase from its notation in a file."""
    kind = ""
    see: tuple[str, ...] = ()
    settings = []
    for word in text.split():
        if word.startswith("@"):
            kind = word[1:]
            continue
        field, _, value = word.partition("=")
        if field == "see":
            see = tuple(value.split("|"))
            continue
        spot = field.startswith("spot.")
        name = field.removeprefix("spot.").removesuffix("?")
        settings.append(Setting(spot, name, value, field.endswith("?")))
    return Meaning(kind, see, tuple(settings))


def _slot_readers(words: s.CountWords) -> dict[str, SlotReader]:
    return {
        "n": partial(s.read_amounts, words),
        "chips": partial(s.read_chips, words),
        "coins": partial(s.read_named_chips, words),
        "cards": partial(s.read_cards, words),
        "rank": partial(s.read_ranks, words),
        "seat": partial(s.read_seats, words),
    }


def _make_entry(phrase: Sequence, meant: Meaning) -> Entry:
    items = [*_first_items(phrase)]
    words = [item for item in items if isinstance(item, Word)]
    slots = {item.kind for item in items if isinstance(item, Slot)}
    stems = {item.text for item in words if item.is_stem}
    whole = frozenset([item.text for item in words if not item.is_stem])
    return Entry(phrase, meant, FirstItems(whole, tuple(sorted(stems)), tuple(sorted(slots))))


def _index_by_first_word(
    entries: tuple[Entry, ...],
) -> tuple[dict[str, tuple[int, ...]], tuple[int, ...]]:
    by_word: dict[str, list[int]] = {}
    anything: list[int] = []
    for number, entry in enumerate(entries):
        begins = entry.beginnings
        if begins.stems or begins.slots:
            anything.append(number)
        else:
            for word in begins.words:
                by_word.setdefault(word, []).append(number)
    return {word: tuple(numbers) for word, numbers in by_word.items()}, tuple(anything)


def _first_items(sequence: Sequence) -> Iterator[Word | Slot]:
    """Yield the words and slots that a phrase can begin with."""
    for item in sequence:
        if not isinstance(item, Alternatives):
            yield item
            return
        for choice in item.choices:
            yield from _first_items(choice)
        if not item.is_optional:
            return


def _words(entries: tuple[Entry, ...], words: s.CountWords) -> tuple[str, ...]:
    said = {word.text for entry in entries for word in words_of(entry.phrase)}
    return tuple(sorted({*said, *words.numbers, *words.times, *words.worth, *words.ranks}))
