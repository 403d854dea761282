"""Omissions of a reading: amounts, words, actions and denials in the text that the reading does not
use.

A reading without omissions is ruled on without a question. With an omission the user must confirm
it, because the omitted part may reverse the ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec.structs import replace

from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, find_missing_field
from riverboat.floor.inquiry.doubts import is_unknown
from riverboat.floor.sentence_patterns.incident_reading import find_completed_actions
from riverboat.floor.transcript.action_types import LineAction
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript

_SPOKEN_INCIDENT_KINDS: Final = ("Pushed", "Said", "StringBetCalled")
"""Kinds of incidents whose ruling rests on the chips and words of one player."""
_AMOUNT_INCIDENT_KINDS: Final = (
    "TooLittle", "KilledByTheDealer", "ThoughtTheyHadWon", "FoundTooSmall", "FoundOffThePot",
    "FoundBehind", "MissedTheKill",
)  # fmt: skip
"""Further kinds of incidents whose ruling rests on amounts."""
_MAX_DENIAL_DISTANCE: Final = 2
"""Largest number of words between a denial and the denied word."""
_MIN_AMOUNT: Final = 10
"""Smallest number that is an amount; smaller ones may count players, cards or motions."""
_EQUIVALENT_ACTION_KINDS: Final[Mapping[str, str]] = {
    "limp": "call",
    "pass": "fold",
    "laydown": "fold",
}
"""Kinds of actions that count as another kind, with that kind."""


Omission: TypeAlias = Literal["amount", "word", "unknown-word", "denial"]
"""A kind of omission: an amount, a spoken word or action, an unknown word, or a denial."""


def find_omissions(transcript: Transcript, draft: IncidentDraft) -> frozenset[Omission]:
    """Return the kinds of facts in a text that a reading does not use."""
    return frozenset(_iter_omissions(transcript, draft))


def _iter_omissions(transcript: Transcript, draft: IncidentDraft) -> Iterator[Omission]:
    if draft.kind == "ActedOutOfTurn" and _denies_turn(transcript):
        yield "denial"
    if draft.kind not in (*_SPOKEN_INCIDENT_KINDS, *_AMOUNT_INCIDENT_KINDS):
        return
    if (
        _find_unused_amounts(transcript, draft) and find_missing_field(draft) is None
    ):  # else it is asked for anyway
        yield "amount"
    if draft.kind not in _SPOKEN_INCIDENT_KINDS:
        return
    if any(_iter_unused_words(transcript, draft)) or any(_iter_unused_actions(transcript, draft)):
        yield "word"
    if any(
        _has_unknown_word(clause, transcript.language)
        for clause in _iter_action_clauses(transcript)
    ):
        yield "unknown-word"


def without_doubtful_facts(transcript: Transcript, draft: IncidentDraft) -> IncidentDraft:
    """Return a draft without the bet and other amounts of its spot if it omits an amount.

    The omitted amount may be one of these, so the floor asks for them.
    """
    if "amount" not in find_omissions(transcript, draft):
        return draft
    remaining_fields = {
        name: value for name, value in draft.spot_fields.items() if name not in _SPOT_AMOUNT_FIELDS
    }
    return replace(draft, spot_fields=remaining_fields)


_SPOT_AMOUNT_FIELDS: Final = ("bet", "raise_by", "opening", "pot", "uncalled")
"""Fields of the spot that an omitted amount may belong to."""


def uses_all_amounts(transcript: Transcript, arguments: Mapping[str, Any] | None) -> bool:
    """Return True if a calculator uses at least as many numbers as the text has amounts.

    This check is for pots; of several raises, a calculator needs only the last one.
    """
    return len([*_iter_numbers(arguments or {})]) >= len(find_mentioned_amounts(transcript))


def find_mentioned_amounts(transcript: Transcript) -> frozenset[int]:
    """Return the amounts of a text, without stakes and without counts of cards or players."""
    amounts = [item.amount for item in transcript.items if item.has("amount")]
    return frozenset([amount for amount in amounts if amount and amount >= _MIN_AMOUNT])


def _find_unused_amounts(transcript: Transcript, draft: IncidentDraft) -> frozenset[int]:
    known_numbers = frozenset(_iter_numbers(draft.incident_fields)) | frozenset(
        _iter_numbers(draft.spot_fields)
    )
    bet, raise_size = draft.spot_fields.get("bet") or 0, draft.spot_fields.get("raise_by") or 0
    motions = draft.incident_fields.get("motions") or ()
    derived_amounts = {
        bet - raise_size,
        *[sum(motion) for motion in motions],
        sum(sum(motion) for motion in motions),
    }
    derived_amounts |= {number - bet for number in known_numbers}
    return (
        (find_mentioned_amounts(transcript) | find_chips_beside_words(transcript, draft))
        - known_numbers
        - derived_amounts
    )


def find_chips_beside_words(transcript: Transcript, draft: IncidentDraft) -> frozenset[int]:
    """Return the chips that a text mentions, for a reading as spoken words without chips.

    The result is empty for any other reading.
    """
    if draft.kind != "Said":
        return frozenset()
    return frozenset(
        [item.amount for item in transcript.items if item.has("chips") and item.amount]
    )


def _iter_numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, Mapping):
        for nested_value in value.values():
            yield from _iter_numbers(nested_value)
    elif isinstance(value, tuple | list):
        for nested_value in value:
            yield from _iter_numbers(nested_value)


def _iter_unused_words(transcript: Transcript, draft: IncidentDraft) -> Iterator[str]:
    """Yield spoken words that the reading does not rule on, or that the dealer spoke."""
    word = draft.incident_fields.get("word")
    ruled_words = {word, draft.incident_fields.get("then"), "", None}
    if word in ("bet", "raise", "pot"):  # *I bet the pot* is one word and its amount
        ruled_words |= {"pot"} if word != "pot" else {"bet", "raise"}
    for action in find_completed_actions(transcript):
        if action.kind == "say":
            for spoken_word in action.words:
                if action.actor.role == "dealer" or spoken_word.word not in ruled_words:
                    yield spoken_word.word


def _iter_unused_actions(transcript: Transcript, draft: IncidentDraft) -> Iterator[LineAction]:
    """Yield the checks and folds that the reading does not use, of players who also speak.

    An example is the check in *checks, and then he says bet*.
    """
    ruled_words = {draft.incident_fields.get("word"), draft.incident_fields.get("then")}
    spoken_actions = [
        action
        for action in find_completed_actions(transcript)
        if action.kind == "say" and action.words
    ]
    for action in find_completed_actions(transcript):
        kind = _EQUIVALENT_ACTION_KINDS.get(action.kind, action.kind)
        is_unused_action = kind in ("check", "fold") and kind not in ruled_words
        if is_unused_action and any(
            spoken_action.actor.label == action.actor.label for spoken_action in spoken_actions
        ):
            yield action


def _iter_action_clauses(transcript: Transcript) -> Iterator[Clause]:
    yield from [clause for clause in transcript.clauses if clause.has("push", "say")]


def _has_unknown_word(clause: Clause, language: str) -> bool:
    return any(is_unknown(item, language) for item in clause.items)


def _denies_turn(transcript: Transcript) -> bool:
    """Return True if the text denies that an action was out of turn: *it was not out of turn*."""
    items = transcript.items
    return any(
        item.has("oot")
        and any(item.has("not") for item in items[max(0, index - _MAX_DENIAL_DISTANCE) : index])
        for index, item in enumerate(items)
    )
