"""Which situations a line is likely to tell of, where nobody understands it.

A situation is known by what people say of it: its title, what else players call it, sentences that
were collected (``said``) or heard (``heard.json``), and phrases of the grammar. A line is compared
with each of them, and with all that was said of one kind of thing together. Words that mean much
the same are alike (``said/alike.toml``); a word counts for more the fewer kinds have it. What comes
of it is a list to choose from, and never a reading.

>>> [each.key for each in nearest("the deck slid out of his hand and fell", "en")][0]
'stub-was-dropped'
"""

from __future__ import annotations

import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import log, sqrt
from typing import Final

import msgspec
from msgspec.structs import fields

from riverboat.floor.reading.draft import KINDS
from riverboat.floor.reading.lexicon import LANGUAGES, Meaning, lexicon
from riverboat.floor.reading.patterns import words_of
from riverboat.floor.reading.tokens import tokens
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.words import Reader

AT_A_GLANCE: Final = 5
MOST: Final = 8
"""So many are offered, one of a kind: the more, the less one of them stands out."""
_AS_LIKELY: Final = 0.5
"""Beyond a glance only those are offered that have so much of what the likeliest has in common."""


def nearest(text: str, language: str = "en") -> tuple[Situation, ...]:
    """The situations that have most in common with a line, the likeliest first; often none.

    ``LookupError`` for a language in which nobody has been heard.
    """
    return _memory(language).nearest(text)


class Memory:
    """What was said of each situation, to compare a line with.

    >>> said = [("the stub fell", "stub-was-dropped"), ("he mucked", "fold-out-of-turn")]
    >>> said += [("two boxed cards", "cards-lay-face-up"), ("no burn", "no-card-was-burned")]
    >>> [each.key for each in Memory(said, alike("en")).nearest("she spilled the stub")][0]
    'stub-was-dropped'
    """

    def __init__(self, said: Iterable[tuple[str, str]], alike: Alike) -> None:
        self._alike = alike
        heard = [(_parts(line, alike), key) for line, key in said]
        having = {(part, _kind(key)) for parts, key in heard for part in parts}
        often, kinds = Counter(part for part, _ in having), len({_kind(key) for _, key in heard})
        self._weights = {
            part: _PARTS[part[0]] * log((kinds + 1) / (many + 0.5)) for part, many in often.items()
        }
        self._keys = [key for _, key in heard]
        self._lines: defaultdict[str, list[tuple[int, float]]] = defaultdict(list)
        """By each part of a line: the lines that have it, and how much it is of them."""
        together: defaultdict[str, defaultdict[str, float]] = defaultdict(
            lambda: defaultdict(float)
        )
        for number, (parts, key) in enumerate(heard):
            length = self._length(parts)
            for part in parts:
                share = self._weights[part] / length
                self._lines[part].append((number, share))
                together[_kind(key)][part] += share
        self._together: defaultdict[str, list[tuple[str, float]]] = defaultdict(list)
        for kind, counted in together.items():
            length = sqrt(sum([share**2 for share in counted.values()])) or 1.0
            for part, share in counted.items():
                self._together[part].append((kind, share / length))

    def nearest(self, text: str) -> tuple[Situation, ...]:
        """The likeliest situation of each of the likeliest kinds."""
        parts = [part for part in _parts(text, self._alike) if part in self._weights]
        if max([self._weights[part] for part in parts if part[0] == "w"], default=0.0) < _LEAST:
            return ()  # nothing but letters that other words have as well, or *he* and *the*
        length = self._length(parts)
        likeness: defaultdict[int, float] = defaultdict(float)
        of_kind: defaultdict[str, float] = defaultdict(float)
        for part in parts:
            share = self._weights[part] / length
            for number, other in self._lines[part]:
                likeness[number] += share * other
            for kind, other in self._together[part]:
                of_kind[kind] += _TOGETHER * share * other
        best: dict[str, tuple[float, str]] = {}
        for number, like in likeness.items():
            key = self._keys[number]
            best[_kind(key)] = max(best.get(_kind(key), (0.0, "")), (like, key))
        common = {kind: of_kind[kind] + nearest for kind, (nearest, _) in best.items()}
        ranked = sorted(best, key=lambda kind: -common[kind])
        offered = [
            kind
            for place, kind in enumerate(ranked[:MOST])
            if place < AT_A_GLANCE or common[kind] >= _AS_LIKELY * common[ranked[0]]
        ]
        return tuple([_situations()[best[kind][1]] for kind in offered])

    def _length(self, parts: Iterable[str]) -> float:
        return sqrt(sum([self._weights[part] ** 2 for part in parts])) or 1.0


_LEAST: Final = 1.0
"""A word that says something is one that most kinds of thing have not."""
_TOGETHER: Final = 2.0
"""What was said of a kind altogether counts for so much more than the one line that is nearest."""
_PARTS: Final = {"w": 1.0, "s": 1.0, "g": 0.25, "b": 0.5, "c": 1.5, "p": 0.5}
"""What parts of a line count for: words, their stems, four letters in a row, two stems in a row,
words that are alike, and two of those in a row."""
_STEM: Final = 4
_GRAM: Final = 4


def _parts(text: str, alike: Alike) -> frozenset[str]:
    """A line in parts that can be found again in others; amounts are all alike, and so are cards.

    Stems and letters stand for endings, diminutives and slips of the pen.
    """
    words = [_word(token.word, token.amount, token.card) for token in tokens(text)]
    found = {f"w{word}" for word in words} | {f"s{word[:_STEM]}" for word in words}
    for word in words:
        found |= {f"g{word[at : at + _GRAM]}" for at in range(len(word) - _GRAM + 1)}
    found |= {f"b{one[:_STEM]} {other[:_STEM]}" for one, other in pairwise(words)}
    of = [alike.of(word) for word in words]
    found |= {f"c{group}" for groups in of for group in groups}
    found |= {f"p{a} {b}" for one, other in pairwise(of) for a in one for b in other}
    return frozenset(found)


def _word(word: str, amount: int | None, card: int | None) -> str:
    return "#" if amount is not None else "#card" if card is not None else word


class Alike:
    """Words that mean much the same, in groups."""

    def __init__(self, groups: Mapping[str, str]) -> None:
        self._whole: defaultdict[str, list[str]] = defaultdict(list)
        self._begins: defaultdict[str, list[str]] = defaultdict(list)
        for group, words in groups.items():
            for word in words.split():
                where = self._begins if word.endswith("*") else self._whole
                where[word.removesuffix("*")].append(group)

    def of(self, word: str) -> frozenset[str]:
        """The groups of a word."""
        begins = [self._begins.get(word[:end], ()) for end in range(1, len(word) + 1)]
        return frozenset([*self._whole.get(word, ()), *(g for found in begins for g in found)])


@cache
def alike(language: str) -> Alike:
    """The groups of a language."""
    text = files("riverboat.floor").joinpath("said/alike.toml").read_text(encoding="utf-8")
    return Alike(tomllib.loads(text)[language])


# What was said -----------------------------------------------------------------------------------


@cache
def _memory(language: str) -> Memory:
    if language not in LANGUAGES:
        raise LookupError(f"the floor reads {' and '.join(LANGUAGES)}, not {language!r}")
    return Memory(
        [*named(language), *said(language), *phrased(language), *heard(language)], alike(language)
    )


def named(language: str) -> list[tuple[str, str]]:
    """What each situation is called: its title, and what else players say."""
    reader = Reader(language)
    return [
        (name, key)
        for key, each in _situations().items()
        for name in (reader.say(each.title), *each.also)
    ]


def heard(language: str) -> list[tuple[str, str]]:
    """Lines that were said, and the situation that each told of."""
    return [(line, key) for key, lines in _heard()[language].items() for line in lines]


def said(language: str) -> list[tuple[str, str]]:
    """Sentences that were collected for each situation."""
    text = files("riverboat.floor").joinpath(f"said/{language}.toml").read_text(encoding="utf-8")
    return [(line, key) for key, lines in tomllib.loads(text).items() for line in lines]


def phrased(language: str) -> list[tuple[str, str]]:
    """The words of each phrase that means a kind of thing, and the situation that it fits."""
    found = []
    for entry in lexicon(language).entries:
        said = " ".join([word.text for word in words_of(entry.phrase)])
        for kind in entry.meaning.see or _having(entry.meaning):
            of_kind = [each for each in _situations().values() if each.see.__name__ == kind]
            key = next((each.key for each in of_kind if _may_mean(entry.meaning, each)), None)
            if key is not None:
                found.append((said, key))
    return found


def _may_mean(meant: Meaning, situation: Situation) -> bool:
    """Whether it says nothing that this situation is not."""
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
def _having(meant: Meaning) -> tuple[str, ...]:
    """The kinds of thing that alone have what a phrase speaks of, where it names none itself."""
    if meant.kind in _OF_KIND:
        return _OF_KIND[meant.kind]
    told = {each.field for each in meant.settings if not each.spot and not each.if_there}
    having = [kind for kind, of in KINDS.items() if told and told <= {f.name for f in fields(of)}]
    return tuple(having if len(having) <= _FEW else ())


@cache
def _heard() -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    text = files("riverboat.floor").joinpath("heard.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, tuple[str, ...]]])


@cache
def _situations() -> Mapping[str, Situation]:
    return {each.key: each for found in SITUATIONS.values() for each in found}


def _kind(key: str) -> str:
    return _situations()[key].see.__name__
