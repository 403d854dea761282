"""Words that mean much the same at a table, in groups: ``said/alike.toml``."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


class Alike:
    """Words that mean much the same, in groups.

    >>> english = alike("en")
    >>> sorted(english.of("croupier"))
    ['dealer']
    """

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
