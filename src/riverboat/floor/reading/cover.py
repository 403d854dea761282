"""A text as a row of phrases, so that every word of it belongs to one.

Nothing is passed over but the words that a language lists as saying nothing by themselves. Of all
the ways to part a text those with the fewest phrases come first, since a longer phrase says what
its words say together.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, NamedTuple, TypeAlias

from riverboat.floor.reading.lexicon import Lexicon, Meaning
from riverboat.floor.reading.patterns import Text, occurrences
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


_Leaving: TypeAlias = Callable[[int, Text, Lexicon, list[list[Cover]]], Iterator[Cover]]


def _covers(tokens: tuple[Token, ...], lexicon: Lexicon, left: _Leaving) -> list[Cover]:
    text = Text(tokens, lexicon.idle, lexicon.slots)
    rest: list[list[Cover]] = [[] for _ in range(len(tokens) + 1)]
    rest[-1] = [Cover(0, (), ())]
    for at in range(len(tokens) - 1, -1, -1):
        rest[at] = _best([*_from(at, text, lexicon, rest), *left(at, text, lexicon, rest)])
    return rest[0]


def _left(at: int, text: Text, lexicon: Lexicon, rest: list[list[Cover]]) -> Iterator[Cover]:
    """With this word unknown, whatever it is."""
    del text, lexicon
    for cover in rest[at + 1][:1]:
        yield Cover(cover.cost + _UNKNOWN, cover.marks, (at, *cover.unknown))


def _left_loose(at: int, text: Text, lexicon: Lexicon, rest: list[list[Cover]]) -> Iterator[Cover]:
    """Without this word, if it is none that denies."""
    if not lexicon.denies(text.tokens[at].word):
        yield from _left_any(at, text, lexicon, rest)


def _left_any(at: int, text: Text, lexicon: Lexicon, rest: list[list[Cover]]) -> Iterator[Cover]:
    del text, lexicon
    for cover in rest[at + 1]:
        yield Cover(cover.cost + _LEFT, cover.marks, (at, *cover.unknown))


def _from(at: int, text: Text, lexicon: Lexicon, rest: list[list[Cover]]) -> Iterator[Cover]:
    """Every way to part the text from this token on in which the token belongs to something."""
    token = text.tokens[at]
    seen: set[tuple[int, int, str]] = set()
    for number in (*lexicon.by_word.get(token.word, ()), *lexicon.open):
        entry = lexicon.entries[number]
        for end, slots, idle in occurrences(entry.phrase, text, at):
            key = (number, end, repr(slots))
            if key in seen:
                continue
            seen.add(key)
            mark = Mark(entry.meaning, slots, at, end, token.gap)
            for cover in rest[end]:
                cost = cover.cost + _PHRASE + idle * _IDLE
                yield Cover(cost, (mark, *cover.marks), cover.unknown)
    if text.idles(at):
        for cover in rest[at + 1]:
            marks = _after_gap(cover.marks) if token.gap else cover.marks
            yield cover._replace(cost=cover.cost + _IDLE, marks=marks)


def _after_gap(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """A comma before a word that says nothing stands before the next phrase: *pass. I bet ten*."""
    return (marks[0]._replace(gap=True), *marks[1:]) if marks else marks


def _best(found: list[Cover]) -> list[Cover]:
    """The cheapest, each once: several phrases of a file may be one in the text."""
    once = {(cover.cost, repr(cover.marks)): cover for cover in found}
    return heapq.nsmallest(_KEPT, once.values(), key=lambda cover: cover.cost)


def by_cost(found: list[Cover]) -> Iterator[list[Cover]]:
    """Those that are equally good together, the best first."""
    for _, group in groupby(found, key=lambda cover: cover.cost):
        yield [*group]
