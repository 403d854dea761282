"""Czech words in an index: which of them mean the same, and where they stand in the alphabet.

A Czech word has many endings, so that what one looks for is not what stands in a title: *žetonů* is
found under *žeton*. Which beginnings mean which word stands in a file, that a test keeps whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("rule_words_cs.txt")
ALPHABET = (*"abcčdefgh", "ch", *"ijklmnopqrřsštuvwxyzž")
"""The letters that words are put in order by; all others stand with the letter that they mark."""
MARKED = str.maketrans("áďéěíňóťúůý", "adeeinotuuy")


class Headword(NamedTuple):
    """What one looks for, and how the words begin that mean it."""

    word: str
    beginnings: tuple[str, ...]

    def means(self, titled: Sequence[str]) -> Iterator[str]:
        """Those of the words of a title by which it is about this one."""
        for each in self.beginnings:
            parts = each.split("+")
            for first in range(len(titled)):
                together = titled[first : first + len(parts)]
                if len(together) == len(parts) and all(map(_begins, together, parts)):
                    yield from together


def _begins(word: str, beginning: str) -> bool:
    whole = beginning.endswith(".")
    return word == beginning[:-1] if whole else word.startswith(beginning)


@cache
def headwords() -> tuple[Headword, ...]:
    """All of them."""
    lines = [line for line in _parts()[0].splitlines() if not line.startswith("#")]
    found = [line.split(": ") for line in lines]
    return tuple([Headword(word, tuple(beginnings.split())) for word, beginnings in found])


@cache
def others() -> frozenset[str]:
    """Words of titles that nobody looks for."""
    return frozenset(_parts()[1].split())


def _parts() -> tuple[str, str]:
    above, _, below = FILE.read_text(encoding="utf-8").partition("---\n")
    return above, below


def words(title: str) -> Iterator[str]:
    """The words of a title that could be looked for."""
    for word in re.findall(r"[^\W\d_][\w'-]*", title.lower()):
        if len(word) > 2:
            yield word


def initial(word: str) -> str:
    """The letter that a word stands under: ``ch`` is one.

    >>> [initial(each) for each in ("chyba", "čas", "úroveň")]
    ['ch', 'č', 'u']
    """
    small = word.lower()
    return "ch" if small.startswith("ch") else small[0].translate(MARKED)


def order(word: str) -> tuple[list[int], str]:
    """By which Czech words are put in order: č after c, ch after h, marks on vowels do not count.

    >>> sorted(["chyba", "čas", "hra", "cena", "dům", "duha", "ihned"], key=order)
    ['cena', 'čas', 'duha', 'dům', 'hra', 'chyba', 'ihned']
    """
    letters = re.findall(r"ch|.", word.lower().translate(MARKED))
    places = [ALPHABET.index(each) + 1 if each in ALPHABET else 0 for each in letters]
    return places, word
