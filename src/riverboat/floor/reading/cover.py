"""A text as a row of phrases, so that every word of it belongs to one.

Nothing is passed over but the words that a language lists as saying nothing by themselves. Of all
the ways to part a text those with the fewest phrases come first, since a longer phrase says what
its words say together.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, groupby
from typing import Any, Final, NamedTuple, TypeAlias

from riverboat.floor.reading.lexicon import Lexicon, Meaning
from riverboat.floor.reading.patterns import SlotValues, Text, occurrences
from riverboat.floor.reading.tokens import Token

_PHRASE, _IDLE, _LEFT, _UNKNOWN = 10, 1, 16, 1000
_KEPT = 48
"""How many ways to part the rest of a text are kept: ways beyond that are worse."""


class Mark(NamedTuple):
    """A phrase of the text, with what it means."""

    meaning: Meaning
    slots: dict[str, Any]
    start: int
    end: int
    gap: bool
    """Something stands before it: a comma."""

    def value(self, field: str) -> Any:
        """What it says of a field; ``None`` if nothing."""
        for setting in self.meaning.settings:
            if setting.field == field:
                return valued(setting.value, self.slots)
        return None


class Cover(NamedTuple):
    """One way to part a text."""

    cost: int
    marks: tuple[Mark, ...]
    unknown: tuple[int, ...]
    """The tokens that nobody knows."""


def valued(written: str, slots: dict[str, Any]) -> Any:
    """A value as it is written with a meaning: ``yes``, ``'no'``, ``-1``, ``{n}``, ``-{n}``."""
    if written.endswith("}"):
        value = slots[written[written.index("{") + 1 : -1]]
        return -value if written.startswith("-") else value
    if written.startswith("'"):
        return written.strip("'")
    if written in ("yes", "no"):
        return written == "yes"
    return int(written) if written.lstrip("-").isdigit() else written


def covers(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Cover]:
    """The ways to part a text, the best first; with unknown words only where none is without."""
    found = _covers(tokens, lexicon, _left)
    known = [cover for cover in found if not cover.unknown]
    return known or found[:1]


def loose_covers(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Cover]:
    """The ways to part a text whose words need not all be known, the best first.

    None of them leaves out a word that denies: what is left would say the contrary.
    """
    return _covers(tokens, lexicon, _left_loose)


def patchy_covers(tokens: tuple[Token, ...], lexicon: Lexicon) -> list[Cover]:
    """The same with any word left out: whoever reads it must look for those that deny."""
    return _covers(tokens, lexicon, _left_any)


class _Way(NamedTuple):
    """One way to part the rest of a text: its first mark, and the way that follows it.

    Ways share what follows, so that a longer text takes no longer copies.
    """

    cost: int
    key: int
    """Equal for ways with equal marks."""
    mark: Mark | None
    rest: _Way | None
    unknown: tuple[int, ...]

    def cover(self) -> Cover:
        """Return the way with its marks in a row."""
        marks: list[Mark] = []
        way: _Way | None = self
        while way is not None and way.mark is not None:
            marks.append(way.mark)
            way = way.rest
        return Cover(self.cost, tuple(marks), self.unknown)


_END: Final = _Way(0, 0, None, None, ())
_Leaving: TypeAlias = Callable[["_Parting", int], Iterator[_Way]]


def _covers(tokens: tuple[Token, ...], lexicon: Lexicon, left: _Leaving) -> list[Cover]:
    return [way.cover() for way in _Parting(tokens, lexicon).ways(left)]


class _Parting:
    """The ways to part one text, from its end to its beginning."""

    def __init__(self, tokens: tuple[Token, ...], lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.text = Text(tokens, lexicon.idle, SlotValues(lexicon.slots, tokens))
        self.rest: list[list[_Way]] = [[] for _ in range(len(tokens) + 1)]
        self.rest[-1] = [_END]
        self._keys: dict[Any, int] = {}

    def ways(self, left: _Leaving) -> list[_Way]:
        """Return the ways to part the whole text, the best first."""
        for at in range(len(self.text.tokens) - 1, -1, -1):
            self.rest[at] = _best(chain(self._from(at), left(self, at)))
        return self.rest[0]

    def _from(self, at: int) -> Iterator[_Way]:
        """Every way to part the text from this token on in which it belongs to something."""
        token, lexicon = self.text.tokens[at], self.lexicon
        seen: set[tuple[int, int, str]] = set()
        for number in (*lexicon.by_word.get(token.word, ()), *lexicon.open):
            entry = lexicon.entries[number]
            if not entry.beginnings.fit(self.text, at):
                continue
            for end, slots, idle in occurrences(entry.phrase, self.text, at):
                written = repr(slots)
                if (number, end, written) in seen:
                    continue
                seen.add((number, end, written))
                mark = Mark(entry.meaning, slots, at, end, token.gap)
                key = self._key(entry.meaning, written, at, end, token.gap)
                more = _PHRASE + idle * _IDLE
                for way in self.rest[end]:
                    joint = self._key(key, way.key)
                    yield _Way(way.cost + more, joint, mark, way, way.unknown)
        if self.text.idles(at):
            for way in self.rest[at + 1]:
                passed = self._after_gap(way) if token.gap else way
                yield passed._replace(cost=way.cost + _IDLE)

    def _after_gap(self, way: _Way) -> _Way:
        """A comma before a word that says nothing stands before the next phrase: *pass. I bet*."""
        if way.mark is None or way.rest is None:
            return way
        mark = way.mark._replace(gap=True)
        key = self._key(mark.meaning, repr(mark.slots), mark.start, mark.end, True)
        return way._replace(mark=mark, key=self._key(key, way.rest.key))

    def _key(self, *parts: Any) -> int:
        return self._keys.setdefault(parts, len(self._keys) + 1)


def _left(parting: _Parting, at: int) -> Iterator[_Way]:
    """With this word unknown, whatever it is."""
    for way in parting.rest[at + 1][:1]:
        yield way._replace(cost=way.cost + _UNKNOWN, unknown=(at, *way.unknown))


def _left_loose(parting: _Parting, at: int) -> Iterator[_Way]:
    """Without this word, if it is none that denies."""
    if not parting.lexicon.denies(parting.text.tokens[at].word):
        yield from _left_any(parting, at)


def _left_any(parting: _Parting, at: int) -> Iterator[_Way]:
    for way in parting.rest[at + 1]:
        yield way._replace(cost=way.cost + _LEFT, unknown=(at, *way.unknown))


def _best(found: Iterable[_Way]) -> list[_Way]:
    """The cheapest, each once: several phrases of a file may be one in the text."""
    once = {(way.cost, way.key): way for way in found}
    return heapq.nsmallest(_KEPT, once.values(), key=lambda way: way.cost)


def by_cost(found: list[Cover]) -> Iterator[list[Cover]]:
    """Those that are equally good together, the best first."""
    for _, group in groupby(found, key=lambda cover: cover.cost):
        yield [*group]
