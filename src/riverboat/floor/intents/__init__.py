"""Intent classifier: the situations that a text may describe if it cannot be parsed.

A situation is known by its title, its synonyms, collected sentences, texts typed by users, and
phrases of the grammar. Weights are learned from them (``intent_weights``), and a text gets a
probability for each situation from its features. The result is a list to choose from, and never a
reading.

>>> find_likely_situations("the deck slid out of his hand and fell", "en")[0].key
'dropped-stub'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from riverboat.floor.incident import incident_tag
from riverboat.floor.intents.intent_weights import classify_text
from riverboat.floor.situations import SITUATIONS, Situation

MAX_SUGGESTIONS: Final = 6
"""Maximum number of suggestions, each of another type, so that the list stays readable."""


class Intent(NamedTuple):
    """A situation that a text may describe, with the probability that it does."""

    situation: Situation
    chance: float


def find_likely_situations(text: str, language: str = "en") -> tuple[Situation, ...]:
    """Return the situations that a text probably describes, most likely first; often an empty list.

    Raise ``LookupError`` for a language without training data.
    """
    return tuple([intent.situation for intent in rank_intents(text, language)[:MAX_SUGGESTIONS]])


def rank_intents(text: str, language: str = "en") -> tuple[Intent, ...]:
    """Return the most likely situation of each incident type, by probability; possibly an empty
    list.
    """
    return rank_by_kind(classify_text(text, language, "situations"))


def rank_by_kind(chance_by_situation: Mapping[str, float]) -> tuple[Intent, ...]:
    """Return one intent for each incident type, with the summed probability of its situations."""
    chance_by_kind: dict[str, float] = {}
    likeliest_by_kind: dict[str, Situation] = {}
    for key, chance in chance_by_situation.items():
        situation = _map_situations_by_key().get(key)
        if situation is None:
            continue  # questions about the rulebook have no incident kind
        kind = incident_tag(situation.incident_type)
        likeliest_by_kind.setdefault(kind, situation)
        chance_by_kind[kind] = chance_by_kind.get(kind, 0.0) + chance
    return tuple(
        _sort_by_chance(
            [Intent(likeliest_by_kind[kind], chance_by_kind[kind]) for kind in likeliest_by_kind]
        )
    )


def _sort_by_chance(intents: Iterable[Intent]) -> list[Intent]:
    return sorted(intents, key=lambda intent: -intent.chance)


@cache
def _map_situations_by_key() -> Mapping[str, Situation]:
    return {
        situation.key: situation
        for chapter_situations in SITUATIONS.values()
        for situation in chapter_situations
    }
