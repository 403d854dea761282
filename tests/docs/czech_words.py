"""Czech index words: grouping of inflected forms, and alphabetical order.

Czech words are inflected, so an index entry differs from the word in a title: *žetonů* is listed
under *žeton*. A file maps word stems to entries, and a test keeps it complete.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).with_name("rule_words_cs.txt")
ALPHABET = (*"abcčdefgh", "ch", *"ijklmnopqrřsštuvwxyzž")
"""The letters of the sort order; other accented letters sort with their base letter."""
ACCENT_REMOVAL = str.maketrans("áďéěíňóťúůý", "adeeinotuuy")


class Headword(NamedTuple):
    """An index entry and the stems of its forms.

    >>> [*Headword("shoda", ("^stejné.+karty.",)).matching_words(["dvě", "stejné", "karty"])]
    []
    """

    word: str
    prefix_patterns: tuple[str, ...]

    def matching_words(self, words_of_title: Sequence[str]) -> Iterator[str]:
        """Return the words of a title that are forms of this entry."""
        for prefix_pattern in self.prefix_patterns:
            stems = prefix_pattern.removeprefix("^").removesuffix("$").split("+")
            last_start = len(words_of_title) - len(stems)
            for start in range(last_start + 1):
                is_excluded = (prefix_pattern.startswith("^") and start > 0) or (
                    prefix_pattern.endswith("$") and start < last_start
                )
                candidate_words = words_of_title[start : start + len(stems)]
                if not is_excluded and all(map(_has_prefix, candidate_words, stems)):
                    yield from candidate_words


def _has_prefix(word: str, stem: str) -> bool:
    is_whole = stem.endswith(".")
    return word == stem[:-1] if is_whole else word.startswith(stem)


@cache
def headwords() -> tuple[Headword, ...]:
    """Return all index entries."""
    lines = [line for line in _index_parts()[0].splitlines() if not line.startswith("#")]
    partitioned_lines = [line.split(": ") for line in lines]
    return tuple(
        [
            Headword(word, tuple(prefix_patterns.split()))
            for word, prefix_patterns in partitioned_lines
        ]
    )


@cache
def unindexed_words() -> frozenset[str]:
    """Return title words that are not indexed."""
    return frozenset(_index_parts()[1].split())


def _index_parts() -> tuple[str, str]:
    entry_text, _, unindexed_text = FILE.read_text(encoding="utf-8").partition("---\n")
    return entry_text, unindexed_text


def title_words(title: str) -> Iterator[str]:
    """Return the words of a title that could be index entries."""
    for word in re.findall(r"[^\W\d_][\w'-]*", title.lower()):
        if len(word) > 2:
            yield word


def initial_letter(word: str) -> str:
    """Return the index letter of a word; ``ch`` is one letter.

    >>> [initial_letter(word) for word in ("chyba", "čas", "úroveň")]
    ['ch', 'č', 'u']
    """
    lower_word = word.lower()
    return "ch" if lower_word.startswith("ch") else lower_word[0].translate(ACCENT_REMOVAL)


def czech_sort_key(word: str) -> tuple[list[int], str]:
    """Return the Czech sort key: č after c, ch after h, vowel accents ignored.

    >>> sorted(["chyba", "čas", "hra", "cena", "dům", "duha", "ihned"], key=czech_sort_key)
    ['cena', 'čas', 'duha', 'dům', 'hra', 'chyba', 'ihned']
    """
    letters = re.findall(r"ch|.", word.lower().translate(ACCENT_REMOVAL))
    letter_ranks = [ALPHABET.index(letter) + 1 if letter in ALPHABET else 0 for letter in letters]
    return letter_ranks, word
