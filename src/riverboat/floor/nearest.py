"""Which situations a line is likely to tell of, where nobody understands it.

Words only: those of a situation's title, what else players call it, and the phrases of the language
that mean the same kind of thing. A word counts for more the fewer situations have it. What comes of
it is a list to choose from, and never a reading.

>>> [each.key for each in nearest("the deck slid out of his hand and fell", "en")][0]
'stub-was-dropped'
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from math import log
from typing import Final

from msgspec.structs import fields

from riverboat.floor.reading.draft import KINDS
from riverboat.floor.reading.lexicon import Entry, Meaning, lexicon
from riverboat.floor.reading.patterns import words_of
from riverboat.floor.reading.tokens import tokens
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.words import Reader

MOST: Final = 4
"""So many are offered: a list that one sees at a glance."""

_STEM: Final = 5
"""Words that begin alike are the same: *exposed* and *exposes*, *kartu* and *karty*."""
_ENOUGH: Final = 0.5
"""How much of what the best of them has in common with the line the others must have."""
_LEAST: Final = 2.0
"""Less than this in common is nothing: one word that many situations have."""


def nearest(text: str, language: str = "en") -> tuple[Situation, ...]:
    """The situations that have most in common with a line, the likeliest first; often none."""
    asked = {_stem(token.word) for token in tokens(text) if token.amount is None}
    weight, having = _weights(language), _stems(language)
    shared = {
        key: sum([weight[stem] * having[key][stem] for stem in asked & having[key].keys()])
        for key in having
    }
    most = max(shared.values(), default=0.0)
    if most < _LEAST:
        return ()
    likely = [key for key, common in shared.items() if common >= most * _ENOUGH]
    likely.sort(key=lambda key: -shared[key])
    return tuple([_situations()[key] for key in likely[:MOST]])


@cache
def _situations() -> Mapping[str, Situation]:
    return {each.key: each for found in SITUATIONS.values() for each in found}


@cache
def _stems(language: str) -> Mapping[str, Mapping[str, float]]:
    """The words of each situation by how they begin: those of its name say most."""
    reader, spoken = Reader(language), lexicon(language)
    found = {}
    for key, each in _situations().items():
        words: Counter[str] = Counter()
        for name in (reader.say(each.title), *each.also):
            words |= Counter({_stem(token.word): 100 for token in tokens(name)})
        for entry in spoken.entries:
            if _may_mean(entry, each):
                said = {_stem(word.text) for word in words_of(entry.phrase)}
                words |= Counter(dict.fromkeys(said, 80))
        idle = {_stem(word) for word in spoken.idle}
        found[key] = {stem: many / 100 for stem, many in words.items() if stem not in idle}
    return found


def _may_mean(entry: Entry, situation: Situation) -> bool:
    """Whether a phrase names this kind of thing, and says nothing that this one is not."""
    meant = entry.meaning
    if situation.see.__name__ not in (meant.see or _having(meant)):
        return False
    said = {each.field: each.value for each in meant.settings if not each.spot}
    return all(
        said.get(name, str(value)) == str(value)
        for name, value in situation.given.items()
        if isinstance(value, str)
    )


_FEW: Final = 2
"""Kinds of thing that share a field: where there are more, a phrase for it names none of them."""
_OF_KIND: Final = {"chips": ("Pushed",), "silent": ("Pushed",), "speech": ("Said",)}
"""Marks that are of one kind of thing more than of any other."""


@cache
def _having(meant: Meaning) -> frozenset[str]:
    """The kinds of thing that alone have what a phrase speaks of, where it names none itself."""
    if meant.kind in _OF_KIND:
        return frozenset(_OF_KIND[meant.kind])
    told = {each.field for each in meant.settings if not each.spot and not each.if_there}
    having = [kind for kind, fields in _fields().items() if told and told <= fields]
    return frozenset(having if len(having) <= _FEW else ())


@cache
def _fields() -> Mapping[str, frozenset[str]]:
    return {name: frozenset(each.name for each in fields(kind)) for name, kind in KINDS.items()}


@cache
def _weights(language: str) -> Mapping[str, float]:
    stems = _stems(language)
    often = Counter(stem for words in stems.values() for stem in words)
    return {stem: log(len(stems) / many) for stem, many in often.items()}


def _stem(word: str) -> str:
    return word[:_STEM]
