"""Synonym groups of table words, from ``synonyms.toml``."""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from importlib.resources import files


class Synonyms:
    """Words of similar meaning, in groups.

    >>> english = load_synonyms("en")
    >>> sorted(english.groups_of("croupier"))
    ['dealer']
    """

    def __init__(self, words_by_group: Mapping[str, str]) -> None:
        self._groups_by_word: defaultdict[str, list[str]] = defaultdict(list)
        self._groups_by_prefix: defaultdict[str, list[str]] = defaultdict(list)
        for group, group_words in words_by_group.items():
            for word in group_words.split():
                groups_by_form = (
                    self._groups_by_prefix if word.endswith("*") else self._groups_by_word
                )
                groups_by_form[word.removesuffix("*")].append(group)

    def groups_of(self, word: str) -> frozenset[str]:
        """Return the synonym groups that contain a word."""
        prefix_groups = [
            self._groups_by_prefix.get(word[:end], ()) for end in range(1, len(word) + 1)
        ]
        return frozenset(
            [
                *self._groups_by_word.get(word, ()),
                *(group_name for group_names in prefix_groups for group_name in group_names),
            ]
        )


@cache
def load_synonyms(language: str) -> Synonyms:
    """Load the groups of a language."""
    text = files("riverboat.floor").joinpath("intents/synonyms.toml").read_text(encoding="utf-8")
    return Synonyms(tomllib.loads(text)[language])
