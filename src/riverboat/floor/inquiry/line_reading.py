"""Ranked readings of a line, by its actions and by the intents of similar lines.

The events decide what is possible, and a classifier how probable it is. A reading is accepted if
both agree; if not, the readings and the probable situations are offered as choices.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import ValidationError

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import InconsistentText
from riverboat.floor.incident_parsing.parse_results import finish_draft
from riverboat.floor.inquiry.doubts import Doubt, doubts_of
from riverboat.floor.intents import Intent, rank_intents
from riverboat.floor.sentence_patterns import readings
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    Reading,
    completed_actions,
)
from riverboat.floor.transcript.transcript import Transcript, transcribe

ACTION_KINDS: Final = frozenset(
    "Pushed Said TooLittle StringBetCalled ActedOutOfTurn ActedAgain OnBareRaise IfThen "
    "MovedForward WasSkipped".split()
)
"""Kinds that the events of a line tell apart better than its words do."""
MIN_SURE_PROBABILITY: Final = 0.3
"""Probability from which a reading that the events fit is taken as meant."""
_UNOPPOSED: Final = 0.02
_RIVAL: Final = 0.5
"""Share of the best reading's probability from which another one is a rival."""
_STRENGTH_WEIGHT: Final = 0.2
_OTHER_STORY: Final = 0.5
"""Probability of another kind of incident, from which an action out of turn is not the story."""


class RankedReading(NamedTuple):
    """A reading, and its probability."""

    reading: Reading
    chance: float

    @property
    def kind(self) -> str:
        """The kind of incident."""
        return self.reading.kind


class LineReading(NamedTuple):
    """All possible meanings of a line."""

    line: Transcript
    readings: tuple[RankedReading, ...]
    """At most one of each kind, the likeliest first."""
    intents: tuple[Intent, ...]
    """The situations that lines like it mean, by probability."""
    doubts: tuple[Doubt, ...]

    @property
    def is_sure(self) -> bool:
        """True if the first reading needs no confirmation."""
        if not self.readings or self.doubts or self.readings[0].reading.conflict:
            return False
        first, *others = self.readings
        if first.chance < MIN_SURE_PROBABILITY and not (
            not self.intents and first.reading.strength == CLEAR_STRENGTH
        ):
            return False
        return not any(_is_rival(each, first) for each in others)


def _is_rival(other: RankedReading, first: RankedReading) -> bool:
    if other.chance > first.chance * _RIVAL:
        return True
    both = other.reading.strength == first.reading.strength == CLEAR_STRENGTH
    apart = other.kind not in ACTION_KINDS or first.kind not in ACTION_KINDS
    return both and apart and other.chance > _UNOPPOSED


def read_line(text: str, language: str) -> LineReading:
    """Return the readings of a line, the likeliest first.

    Raise ``LookupError`` for an unsupported language.
    """
    line = transcribe(text, language)
    intents = _supported_intents(rank_intents(text, language), line)
    chances = {incident_tag(each.situation.incident_type): each.chance for each in intents}
    told = not intents and _describes_motion(line)
    other = max([c for kind, c in chances.items() if kind not in ACTION_KINDS], default=0.0)
    names_turn = other < _OTHER_STORY and names_out_of_turn(line)
    found = [
        RankedReading(
            each,
            MIN_SURE_PROBABILITY
            if told and each.kind in _TOLD_KINDS
            else _reading_probability(each, chances, names_turn=names_turn),
        )
        for each in _best_of_kind(readings(line))
    ]
    found.sort(key=lambda each: -(each.chance + _STRENGTH_WEIGHT * each.reading.strength))
    return LineReading(line, tuple(found), intents, doubts_of(line))


def names_out_of_turn(line: Transcript) -> bool:
    """Return True if the line calls an action, or a discarded hand, out of turn."""
    if any(action.is_out_of_turn for action in completed_actions(line)):
        return True
    return line.has("oot") and line.has("muckverb") and not line.has("dealer", "card")


_NEEDS: Final[Mapping[str, tuple[str, ...]]] = {
    "MuckedWhenTabled": ("tabled", "faceup", "expose", "winning", "showdown", "win"),
}
"""Kinds of incidents, and the concepts of which a line about one has at least one."""


def _supported_intents(intents: tuple[Intent, ...], line: Transcript) -> tuple[Intent, ...]:
    """Return the intents that the events of the line can support; the probability of the others is
    divided among them.

    A line about a hand that the dealer mucked is about a tabled hand only if it says so.
    """
    fitting = [
        intent
        for intent in intents
        if _can_describe(line, incident_tag(intent.situation.incident_type))
    ]
    rest = 1.0 - sum([intent.chance for intent in intents if intent not in fitting])
    if len(fitting) == len(intents) or rest <= 0:
        return tuple(fitting)
    return tuple([each._replace(chance=min(1.0, each.chance / rest)) for each in fitting])


def _can_describe(line: Transcript, kind: str) -> bool:
    """Return True if the events of a line can describe a kind of incident."""
    if kind == "LevelEnded" and _ended_after_riffle(line):
        return False
    needs = _NEEDS.get(kind)
    return needs is None or line.has(*needs)


def _ended_after_riffle(line: Transcript) -> bool:
    """Return True if a level ended after the deck was shuffled, so that the hand had begun."""
    if not line.has("level") or not line.has("shuffle", "shuffler"):
        return False
    return any(each.kind == "AskedWhenAHandBegins" for each in readings(line))


_TOLD_KINDS: Final = ("Pushed", "TooLittle", "StringBetCalled")


def _describes_motion(line: Transcript) -> bool:
    """Return True if chips went in at a table, so that the line describes an incident, not a
    question about the book.

    Such lines may be rare in the training data, and are then mistaken for questions.
    """
    if any(clause.is_question for clause in line.clauses):
        return False
    return any(action.kind == "push" and action.chips for action in completed_actions(line))


def _reading_probability(
    reading: Reading, chances: Mapping[str, float], *, names_turn: bool
) -> float:
    """Return the probability of a reading; for kinds of actions, the events of the line decide."""
    own = chances.get(reading.kind, 0.0)
    if reading.kind == "AskedWhenAHandBegins" and "LevelEnded" not in chances:
        return max(own, MIN_SURE_PROBABILITY)
    if reading.kind == "ActedOutOfTurn" and names_turn:
        return max(own, MIN_SURE_PROBABILITY)
    if reading.kind in ACTION_KINDS and reading.strength == CLEAR_STRENGTH:
        return max(own, sum(chances.get(kind, 0.0) for kind in ACTION_KINDS))
    return own


def _best_of_kind(all_readings: Iterator[Reading]) -> list[Reading]:
    """Return the strongest possible reading of each kind of incident."""
    best: dict[str, Reading] = {}
    for each in all_readings:
        ready = _finished_reading(each)
        if ready is not None and ready.strength > (
            best[each.kind].strength if each.kind in best else 0
        ):
            best[each.kind] = ready
    return [*best.values()]


def _finished_reading(reading: Reading) -> Reading | None:
    try:
        return reading._replace(draft=finish_draft(reading.draft))
    except (InconsistentText, ValidationError):
        return None
