"""What was learned of the words for each situation, and how likely a line makes each of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, sqrt
from typing import Final

import msgspec
from msgspec import Struct

from riverboat.floor.nearest.alike import Alike, alike
from riverboat.floor.nearest.parts import COUNTS, parts
from riverboat.floor.reading.lexicon import LANGUAGES

SCALE: Final = 20
"""Weights are kept as whole twentieths: what is less than half of one is nothing."""
_SHARP: Final = 14.0
"""How much likelier something is that was found for so much more: fitted to how often it was."""
_TELLING: Final = 4.0
"""A word that says something is rarer than *he* and *the*."""


class Weights(Struct, frozen=True):
    """Of each part of a line: how rare it is, and what it says for and against situations."""

    keys: tuple[str, ...]
    parts: Mapping[str, tuple[int, ...]]
    """A part's rarity; then the number of a situation and its weight, again and again."""

    def chances(self, text: str, alike: Alike) -> dict[str, float]:
        """How likely a line tells of each situation, the likeliest first; empty for no idea."""
        known = [(part, self.parts[part]) for part in parts(text, alike) if part in self.parts]
        known.sort()  # a sum of floats depends on the order
        words = [row[0] / SCALE / COUNTS["w"] for part, row in known if part[0] == "w"]
        if max(words, default=0.0) < _TELLING:
            return {}
        length = sqrt(sum([row[0] ** 2 for _, row in known])) or 1.0
        found = [0.0] * len(self.keys)
        for _, row in known:
            share = row[0] / length / SCALE
            for at in range(1, len(row), 2):
                found[row[at]] += share * row[at + 1]
        top = max(found)
        odds = [exp(_SHARP * (each - top)) for each in found]
        chances = [(key, odd / sum(odds)) for key, odd in zip(self.keys, odds, strict=True)]
        return dict(sorted(chances, key=lambda each: -each[1]))


@cache
def learned(language: str) -> tuple[Weights, Alike]:
    """What was learned of a language; ``LookupError`` for one in which nobody was heard."""
    if language not in LANGUAGES:
        raise LookupError(f"the floor reads {' and '.join(LANGUAGES)}, not {language!r}")
    text = files("riverboat.floor").joinpath(f"nearest/{language}.json").read_bytes()
    return msgspec.json.decode(text, type=Weights), alike(language)
