"""Clarifying questions for a line: partial readings, and situations that it may describe.

Each kind of incident is listed once, the likeliest first: as a reading if there is one, because a
reading has the amounts and the players, and else as a situation. A line that was understood is
confirmed as well if similar lines usually mean a different situation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from riverboat.floor.incident_parsing.incident_parser import (
    NotUnderstood,
    ParseResult,
    Understood,
    guess_drafts,
    resolve_drafts,
)
from riverboat.floor.intents import MAX_SUGGESTIONS, Intent, rank_intents
from riverboat.floor.situations import Situation

SURE_CHANCE: Final = 0.9
"""Probability from which a suggestion is taken as intended and offered alone."""
_DOUBTFUL_CHANCE: Final = 0.05
"""Probability below which a reading is confirmed before a ruling."""


class Suggestion(NamedTuple):
    """A possible meaning, of one kind of incident: a reading, or a situation."""

    kind: str
    result: ParseResult | None = None
    guess_index: int | None = None
    """Index of the guess that is the reading; ``None`` for a doubtful reading."""
    situation: Situation | None = None
    chance: float = 0.0
    """Probability of this kind of incident; 1 for a doubtful reading."""


class SuggestionList(NamedTuple):
    """Possible meanings of a line, the likeliest first; empty if there is no guess."""

    suggestions: tuple[Suggestion, ...]
    is_sure: bool = False
    """True if the first suggestion is likely enough to be offered alone; the others have other
    types.
    """


def suggest_meanings(text: str, language: str, result: ParseResult) -> SuggestionList:
    """Return questions for a line that was not understood or whose reading is doubtful."""
    intents = rank_intents(text, language)
    if not isinstance(result, NotUnderstood):
        kind = _kind(result)
        other_suggestions = [_to_suggestion(intent, {}) for intent in intents[:MAX_SUGGESTIONS]]
        rest_of_suggestions = [
            suggestion for suggestion in other_suggestions if suggestion.kind != kind
        ]
        return SuggestionList(
            (Suggestion(kind, result, chance=1.0), *rest_of_suggestions[: MAX_SUGGESTIONS - 1])
        )
    reading_by_kind = {
        draft.kind: (index, resolve_drafts(draft))
        for index, draft in enumerate(guess_drafts(text, language))
    }
    offers = [_to_suggestion(intent, reading_by_kind) for intent in intents[:MAX_SUGGESTIONS]]
    if not intents:
        return SuggestionList(
            tuple(
                [Suggestion(kind, read, index) for kind, (index, read) in reading_by_kind.items()]
            )
        )
    return SuggestionList(tuple(offers), intents[0].chance >= SURE_CHANCE)


def is_doubtful(text: str, language: str, result: ParseResult) -> bool:
    """Return True if a line was understood in a way that similar lines hardly ever mean.

    Unclear results are not doubtful: their open field is asked about anyway.
    """
    return isinstance(result, Understood) and contradicts(rank_intents(text, language), result)


def contradicts(intents: Sequence[Intent], result: ParseResult) -> bool:
    """Return True if the classifier finds the parsed kind improbable."""
    if not intents:
        return False
    return {intent.situation.incident_type.__name__: intent.chance for intent in intents}[
        _kind(result)
    ] < _DOUBTFUL_CHANCE


def _kind(result: ParseResult) -> str:
    """Return the kind of incident that was read; that of the first of several readings."""
    match result:
        case Understood():
            return type(result.seen).__name__
        case NotUnderstood():
            raise ValueError("no candidate interpretations")
        case _:
            return result.drafts[0].kind


def _to_suggestion(
    intent: Intent, reading_by_kind: Mapping[str, tuple[int, ParseResult]]
) -> Suggestion:
    kind = intent.situation.incident_type.__name__
    if kind in reading_by_kind:
        index, parsed = reading_by_kind[kind]
        return Suggestion(kind, parsed, index, chance=intent.chance)
    return Suggestion(kind, situation=intent.situation, chance=intent.chance)
