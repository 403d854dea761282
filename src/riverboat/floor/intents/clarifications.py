"""What a line is asked back as: readings of a part of it, and situations that it may tell of.

Each kind of thing stands there once, the likeliest first: as a reading where there is one, for a
reading has the amounts and the people, and else as a situation. A line that was understood is asked
back as well where people who talk like that mean something else.
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
"""What is so likely is taken for what was meant, and asked about by itself."""
_DOUBTFUL_CHANCE: Final = 0.05
"""A reading of which so little is heard in a line is asked about before it is ruled on."""


class Suggestion(NamedTuple):
    """Something that may have been meant, of one kind of thing: a reading, or a situation."""

    kind: str
    result: ParseResult | None = None
    guess_index: int | None = None
    """The number of the guess that the reading is; none for the reading that is doubted."""
    situation: Situation | None = None
    chance: float = 0.0
    """How likely the line tells of this kind of thing; one for a reading that is doubted."""


class SuggestionList(NamedTuple):
    """What a line may mean, the likeliest first; nothing where nobody has an idea."""

    suggestions: tuple[Suggestion, ...]
    is_sure: bool = False
    """The first is likely enough to be asked about by itself; the others are something else."""


def suggest_meanings(text: str, language: str, result: ParseResult) -> SuggestionList:
    """What to ask about a line: always where it is not understood, else where it is ``doubted``."""
    heard = rank_intents(text, language)
    if not isinstance(result, NotUnderstood):
        kind = _kind(result)
        others = [_to_suggestion(each, {}) for each in heard[:MAX_SUGGESTIONS]]
        rest = [each for each in others if each.kind != kind]
        return SuggestionList((Suggestion(kind, result, chance=1.0), *rest[: MAX_SUGGESTIONS - 1]))
    found = {
        draft.kind: (at, resolve_drafts(draft))
        for at, draft in enumerate(guess_drafts(text, language))
    }
    offers = [_to_suggestion(each, found) for each in heard[:MAX_SUGGESTIONS]]
    if not heard:
        return SuggestionList(
            tuple([Suggestion(kind, read, at) for kind, (at, read) in found.items()])
        )
    return SuggestionList(tuple(offers), heard[0].chance >= SURE_CHANCE)


def is_doubtful(text: str, language: str, result: ParseResult) -> bool:
    """Whether something was understood that people who talk like that hardly ever mean.

    What leaves something open is asked about as it is.
    """
    return isinstance(result, Understood) and contradicts(rank_intents(text, language), result)


def contradicts(intents: Sequence[Intent], result: ParseResult) -> bool:
    """Whether what was heard in a line is hardly what was read."""
    if not intents:
        return False
    return {each.situation.incident_type.__name__: each.chance for each in intents}[
        _kind(result)
    ] < _DOUBTFUL_CHANCE


def _kind(result: ParseResult) -> str:
    """What was seen, as a line was read; of several readings the first."""
    match result:
        case Understood():
            return type(result.seen).__name__
        case NotUnderstood():
            raise ValueError("nothing was understood")
        case _:
            return result.drafts[0].kind


def _to_suggestion(intent: Intent, found: Mapping[str, tuple[int, ParseResult]]) -> Suggestion:
    kind = intent.situation.incident_type.__name__
    if kind in found:
        at, reading = found[kind]
        return Suggestion(kind, reading, at, chance=intent.chance)
    return Suggestion(kind, situation=intent.situation, chance=intent.chance)
