"""Which situations a line is likely to tell of, where nobody understands it.

A situation is known by what people say of it: its title, what else players call it, sentences that
were collected (``said``) or heard, and phrases of the grammar. What they have in common was learned
(``intent_training``) into weights (``situations.en.jsonl``), and a line is given a chance for each
situation by its parts. What comes of it is a list to choose from, and never a reading.

>>> [each.key for each in nearest_situations("the deck slid out of his hand and fell", "en")][0]
'stub-was-dropped'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple

from riverboat.floor.intents.intent_weights import chances
from riverboat.floor.situations import SITUATIONS, Situation

MAX_SUGGESTIONS: Final = 6
"""So many are offered, one of a kind: the more, the less one of them stands out."""


class Intent(NamedTuple):
    """A situation, and how likely a line tells of its kind of thing: a share of one."""

    situation: Situation
    chance: float


def nearest_situations(text: str, language: str = "en") -> tuple[Situation, ...]:
    """The situations that a line is likeliest to tell of, the likeliest first; often none.

    ``LookupError`` for a language in which nobody has been heard.
    """
    return tuple([each.situation for each in rank_intents(text, language)[:MAX_SUGGESTIONS]])


def rank_intents(text: str, language: str = "en") -> tuple[Intent, ...]:
    """Every kind of thing with its likeliest situation, the likeliest first; none for no idea."""
    return rank_by_kind(chances(text, language, "situations"))


def rank_by_kind(chances: Mapping[str, float]) -> tuple[Intent, ...]:
    """Chances of situations, the likeliest first, as those of their kinds."""
    of_kind: dict[str, float] = {}
    first: dict[str, Situation] = {}
    for key, chance in chances.items():
        situation = _situations().get(key)
        if situation is None:
            continue  # what is asked of the book is of no kind of thing
        kind = situation.incident_type.__name__
        first.setdefault(kind, situation)
        of_kind[kind] = of_kind.get(kind, 0.0) + chance
    return tuple(_sort_by_chance([Intent(first[kind], of_kind[kind]) for kind in first]))


def _sort_by_chance(found: Iterable[Intent]) -> list[Intent]:
    return sorted(found, key=lambda each: -each.chance)


@cache
def _situations() -> Mapping[str, Situation]:
    return {each.key: each for found in SITUATIONS.values() for each in found}
