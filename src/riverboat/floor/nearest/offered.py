"""What a line is asked back as: readings of a part of it, and situations that it may tell of.

Each kind of thing stands there once, the likeliest first: as a reading where there is one, for a
reading has the amounts and the people, and else as a situation. A line that was understood is asked
back as well where people who talk like that mean something else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from riverboat.floor.nearest import MOST, Likely, likely
from riverboat.floor.reading.reading import (
    NotUnderstood,
    Reading,
    Understood,
    guesses,
    settled,
)
from riverboat.floor.situations import Situation

SURE: Final = 0.9
"""What is so likely is taken for what was meant, and asked about by itself."""
_DOUBTFUL: Final = 0.05
"""A reading of which so little is heard in a line is asked about before it is ruled on."""


class Offer(NamedTuple):
    """Something that may have been meant, of one kind of thing: a reading, or a situation."""

    kind: str
    reading: Reading | None = None
    guess: int | None = None
    """The number of the guess that the reading is; none for the reading that is doubted."""
    situation: Situation | None = None
    chance: float = 0.0
    """How likely the line tells of this kind of thing; one for a reading that is doubted."""


class Offers(NamedTuple):
    """What a line may mean, the likeliest first; nothing where nobody has an idea."""

    each: tuple[Offer, ...]
    sure: bool = False
    """The first is likely enough to be asked about by itself; the others are something else."""


def offered(text: str, language: str, reading: Reading) -> Offers:
    """What to ask about a line: always where it is not understood, else where it is ``doubted``."""
    heard = likely(text, language)
    if not isinstance(reading, NotUnderstood):
        kind = _kind(reading)
        others = [_offer(each, {}) for each in heard[:MOST]]
        rest = [each for each in others if each.kind != kind]
        return Offers((Offer(kind, reading, chance=1.0), *rest[: MOST - 1]))
    found = {draft.kind: (at, settled(draft)) for at, draft in enumerate(guesses(text, language))}
    offers = [_offer(each, found) for each in heard[:MOST]]
    if not heard:
        return Offers(tuple([Offer(kind, read, at) for kind, (at, read) in found.items()]))
    return Offers(tuple(offers), heard[0].chance >= SURE)


def doubted(text: str, language: str, reading: Reading) -> bool:
    """Whether something was understood that people who talk like that hardly ever mean.

    What leaves something open is asked about as it is.
    """
    return isinstance(reading, Understood) and doubts(likely(text, language), reading)


def doubts(heard: Sequence[Likely], reading: Reading) -> bool:
    """Whether what was heard in a line is hardly what was read."""
    if not heard:
        return False
    return {each.situation.see.__name__: each.chance for each in heard}[_kind(reading)] < _DOUBTFUL


def _kind(reading: Reading) -> str:
    """What was seen, as a line was read; of several readings the first."""
    match reading:
        case Understood():
            return type(reading.seen).__name__
        case NotUnderstood():
            raise ValueError("nothing was understood")
        case _:
            return reading.drafts[0].kind


def _offer(heard: Likely, found: Mapping[str, tuple[int, Reading]]) -> Offer:
    kind = heard.situation.see.__name__
    if kind in found:
        at, reading = found[kind]
        return Offer(kind, reading, at, chance=heard.chance)
    return Offer(kind, situation=heard.situation, chance=heard.chance)
