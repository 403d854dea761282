"""Phrase parser: a text as a sequence of phrases that covers every word.

Only the filler words of the language are skipped. Parses with the fewest phrases come first, since
a longer phrase captures the combined meaning of its words.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.incident_parsing.phrase_lexicon import Lexicon, Meaning
from riverboat.floor.incident_parsing.phrase_patterns import SlotValues, Text, find_matches
from riverboat.floor.incident_parsing.text_tokens import Token

_PHRASE, _IDLE, _LEFT, _UNKNOWN = 10, 1, 16, 1000
_MAX_PARSES = 48
"""Maximum number of alternative parses kept for the rest of a text."""


class Mark(NamedTuple):
    """A phrase found in the text, with its meaning."""

    meaning: Meaning
    slots: dict[str, Any]
    start: int
    end: int
    gap: bool
    """Punctuation precedes it, such as a comma."""

    def value(self, field: str) -> Any:
        """Return the mark's value for a field; ``None`` if it has none."""
        for setting in self.meaning.settings:
            if setting.field == field:
                return resolve_value(setting.value, self.slots)
        return None


class Parse(NamedTuple):
    """A sequence of phrases that covers a text."""

    cost: int
    marks: tuple[Mark, ...]
    unknown_words: tuple[int, ...]
    """Indexes of unknown tokens."""


def resolve_value(template: str, slots: dict[str, Any]) -> Any:
    """Return the value of a meaning's notation: ``yes``, ``'no'``, ``-1``, ``{n}``, ``-{n}``."""
    if template.endswith("}"):
        value = slots[template[template.index("{") + 1 : -1]]
        return -value if template.startswith("-") else value
    if template.startswith("'"):
        return template.strip("'")
    if template in ("yes", "no"):
        return template == "yes"
    return int(template) if template.lstrip("-").isdigit() else template


def parse(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Parse]:
    """Return the parses of a text, best first; parses with unknown words only if there are no
    others.
    """
    found = _parse_with(tokens, lexicon, _skip_unknown)
    known = [cover for cover in found if not cover.unknown_words]
    return known or found[:1]


def parse_loosely(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Parse]:
    """Return the parses of a text that may skip words, the best first.

    Negations are never skipped, because that would reverse the meaning of the line.
    """
    return _parse_with(tokens, lexicon, _skip_unless_negation)


def parse_with_gaps(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Parse]:
    """Return parses that may skip any word; the caller must check for skipped negations."""
    return _parse_with(tokens, lexicon, _skip_any)


class _PartialParse(NamedTuple):
    """A parse of the rest of a text: its first mark, and a link to the following parse.

    Parses share their tails, so that a longer text needs no longer copies.
    """

    cost: int
    key: int
    """A hash that is equal for parses with equal marks."""
    mark: Mark | None
    rest: _PartialParse | None
    unknown: tuple[int, ...]

    def to_parse(self) -> Parse:
        """Return the parse with its marks in sequence."""
        marks: list[Mark] = []
        way: _PartialParse | None = self
        while way is not None and way.mark is not None:
            marks.append(way.mark)
            way = way.rest
        return Parse(self.cost, tuple(marks), self.unknown)


_END: Final = _PartialParse(0, 0, None, None, ())
_SkipRule: TypeAlias = Callable[["_ParseTable", int], Iterator[_PartialParse]]


def _parse_with(tokens: tuple[Token, ...], lexicon: Lexicon, skip: _SkipRule) -> list[Parse]:
    return [way.to_parse() for way in _ParseTable(tokens, lexicon).best_parses(skip)]


class _ParseTable:
    """A parse table, filled from the end of the text to its beginning."""

    def __init__(self, tokens: tuple[Token, ...], lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.text = Text(tokens, lexicon.filler_words, SlotValues(lexicon.slots, tokens))
        self.partial_parses: list[list[_PartialParse]] = [[] for _ in range(len(tokens) + 1)]
        self.partial_parses[-1] = [_END]
        self._keys: dict[Any, int] = {}

    def best_parses(self, skip: _SkipRule) -> list[_PartialParse]:
        """Return the parses of the whole text, the best first."""
        for at in range(len(self.text.tokens) - 1, -1, -1):
            self.partial_parses[at] = _cheapest(chain(self._parses_from(at), skip(self, at)))
        return self.partial_parses[0]

    def _parses_from(self, index: int) -> Iterator[_PartialParse]:
        """Yield every parse from this token on in which the token is used."""
        token, lexicon = self.text.tokens[index], self.lexicon
        seen: set[tuple[int, int, str]] = set()
        for number in (*lexicon.by_word.get(token.word, ()), *lexicon.unindexed):
            entry = lexicon.entries[number]
            if not entry.beginnings.can_begin(self.text, index):
                continue
            for end, slots, idle in find_matches(entry.phrase, self.text, index):
                written = repr(slots)
                if (number, end, written) in seen:
                    continue
                seen.add((number, end, written))
                mark = Mark(entry.meaning, slots, index, end, token.follows_punctuation)
                key = self._key(entry.meaning, written, index, end, token.follows_punctuation)
                more = _PHRASE + idle * _IDLE
                for way in self.partial_parses[end]:
                    joint = self._key(key, way.key)
                    yield _PartialParse(way.cost + more, joint, mark, way, way.unknown)
        if self.text.is_filler(index):
            for way in self.partial_parses[index + 1]:
                passed = self._after_gap(way) if token.follows_punctuation else way
                yield passed._replace(cost=way.cost + _IDLE)

    def _after_gap(self, way: _PartialParse) -> _PartialParse:
        """Move a comma before a filler word to the next phrase: *pass. I bet*."""
        if way.mark is None or way.rest is None:
            return way
        mark = way.mark._replace(gap=True)
        key = self._key(mark.meaning, repr(mark.slots), mark.start, mark.end, True)
        return way._replace(mark=mark, key=self._key(key, way.rest.key))

    def _key(self, *parts: Any) -> int:
        return self._keys.setdefault(parts, len(self._keys) + 1)


def _skip_unknown(parting: _ParseTable, index: int) -> Iterator[_PartialParse]:
    """Yield parses with this word unknown."""
    for way in parting.partial_parses[index + 1][:1]:
        yield way._replace(cost=way.cost + _UNKNOWN, unknown=(index, *way.unknown))


def _skip_unless_negation(parting: _ParseTable, index: int) -> Iterator[_PartialParse]:
    """Yield parses without this word, unless it negates."""
    if not parting.lexicon.is_negation(parting.text.tokens[index].word):
        yield from _skip_any(parting, index)


def _skip_any(parting: _ParseTable, index: int) -> Iterator[_PartialParse]:
    for way in parting.partial_parses[index + 1]:
        yield way._replace(cost=way.cost + _LEFT, unknown=(index, *way.unknown))


def _cheapest(found: Iterable[_PartialParse]) -> list[_PartialParse]:
    """Return the cheapest parses without duplicates, which equal phrases in a file produce."""
    once = {(way.cost, way.key): way for way in found}
    return heapq.nsmallest(_MAX_PARSES, once.values(), key=lambda way: way.cost)


def group_by_cost(found: list[Parse]) -> Iterator[list[Parse]]:
    """Yield groups of parses of equal cost, the best first."""
    for _, group in groupby(found, key=lambda cover: cover.cost):
        yield [*group]
