"""Ranked readings of a text, by its actions and by the intents of similar texts.

The actions in a text decide which readings are possible, and a classifier how probable each is. A
reading is accepted if both agree; if not, the user chooses from the readings and the probable
situations.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from msgspec import ValidationError

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import InconsistentText
from riverboat.floor.incident_parsing.parse_results import finish_draft
from riverboat.floor.inquiry.doubts import Doubt, find_doubts
from riverboat.floor.intents import Intent, rank_intents
from riverboat.floor.sentence_patterns import find_readings
from riverboat.floor.sentence_patterns.incident_reading import (
    CLEAR_STRENGTH,
    Reading,
    find_completed_actions,
)
from riverboat.floor.transcript.transcript import Transcript, transcribe

ACTION_INCIDENT_KINDS: Final = frozenset(
    "Pushed Said TooLittle StringBetCalled ActedOutOfTurn ActedAgain OnBareRaise IfThen "
    "MovedForward WasSkipped".split()
)
"""Kinds of incidents that the actions in a text distinguish better than the classifier does."""
MIN_LIKELY_PROBABILITY: Final = 0.15
"""Probability from which a reading counts as possible."""
MIN_SURE_PROBABILITY: Final = 0.3
"""Probability from which a reading that fits the actions is accepted without confirmation."""
_MIN_CLEAR_RIVAL_CHANCE: Final = 0.02
"""Probability from which a clear reading is a rival of another clear reading."""
_MIN_RIVAL_SHARE: Final = 0.5
"""Share of the best reading's probability from which another reading is a rival."""
_STRENGTH_WEIGHT: Final = 0.2
"""Weight of the strength of the evidence, relative to the probability, in the ranking."""
_MIN_NON_ACTION_CHANCE: Final = 0.5
"""Probability from which *out of turn* is taken as a detail of another kind of incident."""


class RankedReading(NamedTuple):
    """A reading of a text as one kind of incident, with its probability."""

    reading: Reading
    chance: float

    @property
    def kind(self) -> str:
        """The kind of incident."""
        return self.reading.kind


class LineReading(NamedTuple):
    """The possible readings of a text, its intents and doubts."""

    transcript: Transcript
    readings: tuple[RankedReading, ...]
    """At most one reading of each kind of incident, the likeliest first."""
    intents: tuple[Intent, ...]
    """The situations that similar texts describe, the likeliest first."""
    doubts: tuple[Doubt, ...]

    @property
    def is_sure(self) -> bool:
        """True if the first reading needs no confirmation."""
        if not self.readings or self.doubts or self.readings[0].reading.conflict:
            return False
        best_reading, *other_readings = self.readings
        if best_reading.chance < MIN_SURE_PROBABILITY and not (
            not self.intents and best_reading.reading.strength == CLEAR_STRENGTH
        ):
            return False
        return not any(_is_rival(other_reading, best_reading) for other_reading in other_readings)


def _is_rival(other_reading: RankedReading, best_reading: RankedReading) -> bool:
    if other_reading.chance > best_reading.chance * _MIN_RIVAL_SHARE:
        return True
    are_both_clear = (
        other_reading.reading.strength == best_reading.reading.strength == CLEAR_STRENGTH
    )
    has_non_action_kind = (
        other_reading.kind not in ACTION_INCIDENT_KINDS
        or best_reading.kind not in ACTION_INCIDENT_KINDS
    )
    return are_both_clear and has_non_action_kind and other_reading.chance > _MIN_CLEAR_RIVAL_CHANCE


def read_line(text: str, language: str) -> LineReading:
    """Return the readings of a text, the likeliest first.

    Raise ``LookupError`` for an unsupported language.
    """
    transcript = transcribe(text, language)
    intents = _select_supported_intents(rank_intents(text, language), transcript)
    chance_by_kind = {
        incident_tag(intent.situation.incident_type): intent.chance for intent in intents
    }
    describes_chips_pushed = not intents and _describes_motion(transcript)
    non_action_chance = max(
        [chance for kind, chance in chance_by_kind.items() if kind not in ACTION_INCIDENT_KINDS],
        default=0.0,
    )
    mentions_turn = non_action_chance < _MIN_NON_ACTION_CHANCE and mentions_out_of_turn(transcript)
    ranked_readings = [
        RankedReading(
            reading,
            MIN_SURE_PROBABILITY
            if describes_chips_pushed and reading.kind in _MOTION_KINDS
            else _estimate_reading_probability(
                reading, chance_by_kind, mentions_turn=mentions_turn
            ),
        )
        for reading in _select_strongest_readings(find_readings(transcript))
    ]
    ranked_readings.sort(
        key=lambda ranked_reading: (
            -(ranked_reading.chance + _STRENGTH_WEIGHT * ranked_reading.reading.strength)
        )
    )
    return LineReading(transcript, tuple(ranked_readings), intents, find_doubts(transcript))


def mentions_out_of_turn(transcript: Transcript) -> bool:
    """Return True if the text calls an action, or a discarded hand, out of turn."""
    if any(action.is_out_of_turn for action in find_completed_actions(transcript)):
        return True
    return (
        transcript.has("oot")
        and transcript.has("muckverb")
        and not transcript.has("dealer", "card")
    )


_REQUIRED_CONCEPTS: Final[Mapping[str, tuple[str, ...]]] = {
    "MuckedWhenTabled": ("tabled", "faceup", "expose", "winning", "showdown", "win"),
}
"""Concepts by kind of incident; a text about that kind expresses at least one of them."""


def _select_supported_intents(
    intents: tuple[Intent, ...], transcript: Transcript
) -> tuple[Intent, ...]:
    """Return the intents that the text can support, with their probabilities renormalized.

    For example, a text about a mucked hand is about a tabled hand only if it has such a word.
    """
    fitting_intents = [
        intent
        for intent in intents
        if _can_describe(transcript, incident_tag(intent.situation.incident_type))
    ]
    total_supported_chance = 1.0 - sum(
        [intent.chance for intent in intents if intent not in fitting_intents]
    )
    if len(fitting_intents) == len(intents) or total_supported_chance <= 0:
        return tuple(fitting_intents)
    return tuple(
        [
            intent._replace(chance=min(1.0, intent.chance / total_supported_chance))
            for intent in fitting_intents
        ]
    )


def _can_describe(transcript: Transcript, kind: str) -> bool:
    if kind == "LevelEnded" and _has_ended_after_riffle(transcript):
        return False
    required_concepts = _REQUIRED_CONCEPTS.get(kind)
    return required_concepts is None or transcript.has(*required_concepts)


def _has_ended_after_riffle(transcript: Transcript) -> bool:
    """Return True if a level ended after the deck was shuffled, so that the hand had begun."""
    if not transcript.has("level") or not transcript.has("shuffle", "shuffler"):
        return False
    return any(reading.kind == "AskedWhenAHandBegins" for reading in find_readings(transcript))


_MOTION_KINDS: Final = ("Pushed", "TooLittle", "StringBetCalled")


def _describes_motion(transcript: Transcript) -> bool:
    """Return True if the text tells of pushed chips and asks no question.

    Such a text describes an incident, although the classifier may take it for a question about the
    rulebook.
    """
    if any(clause.is_question for clause in transcript.clauses):
        return False
    return any(
        action.kind == "push" and action.chips for action in find_completed_actions(transcript)
    )


def _estimate_reading_probability(
    reading: Reading, chance_by_kind: Mapping[str, float], *, mentions_turn: bool
) -> float:
    """Return the probability of a reading.

    A clear reading as an action has the summed probability of all kinds of actions.
    """
    kind_chance = chance_by_kind.get(reading.kind, 0.0)
    if reading.kind == "AskedWhenAHandBegins" and "LevelEnded" not in chance_by_kind:
        return max(kind_chance, MIN_SURE_PROBABILITY)
    if reading.kind == "ActedOutOfTurn" and mentions_turn:
        return max(kind_chance, MIN_SURE_PROBABILITY)
    if reading.kind in ACTION_INCIDENT_KINDS and reading.strength == CLEAR_STRENGTH:
        return max(
            kind_chance, sum(chance_by_kind.get(kind, 0.0) for kind in ACTION_INCIDENT_KINDS)
        )
    return kind_chance


def _select_strongest_readings(all_readings: Iterator[Reading]) -> list[Reading]:
    strongest_reading_by_kind: dict[str, Reading] = {}
    for reading in all_readings:
        finished_reading = _finish_reading(reading)
        if finished_reading is not None and finished_reading.strength > (
            strongest_reading_by_kind[reading.kind].strength
            if reading.kind in strongest_reading_by_kind
            else 0
        ):
            strongest_reading_by_kind[reading.kind] = finished_reading
    return [*strongest_reading_by_kind.values()]


def _finish_reading(reading: Reading) -> Reading | None:
    try:
        return reading._replace(draft=finish_draft(reading.draft))
    except (InconsistentText, ValidationError):
        return None
