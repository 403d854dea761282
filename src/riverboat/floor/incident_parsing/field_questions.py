"""Questions for fields that an incident cannot be built without.

If there are few possible answers, the question lists them; otherwise the answer is typed text:
a number, chips or a seat. The rulings themselves ask for all other fields
(``riverboat.floor.rule``).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from riverboat.floor.hands.hand_incidents import ConductOffence
from riverboat.floor.incident_parsing.incident_draft import SEAT_FIELDS, IncidentDraft
from riverboat.words.floor import typed_lines as w
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.verdicts import Answer, No, Question, Yes

InputKind: TypeAlias = Literal["number", "chips", "seat"]


class FieldQuestion(NamedTuple):
    """A question about a field, with its answers or, without answers, the type of input."""

    question: Question
    answers: tuple[tuple[Answer, Any], ...] = ()
    input_kind: InputKind = "number"


def question_for_field(kind: str, field: str) -> FieldQuestion:
    """Return the question for a missing field of an incident kind."""
    question = _QUESTION_BY_INCIDENT_AND_FIELD.get((kind, field)) or _QUESTION_BY_FIELD.get(field)
    if question is not None:
        return question
    if field in SEAT_FIELDS:
        return FieldQuestion(w.OtherSeatQuestion(), (), "seat")
    raise LookupError(f"no question asks for {field} of {kind}")


def question_for_draft(draft: IncidentDraft, field: str) -> FieldQuestion:
    """Return the question for a missing field of a draft."""
    return question_for_field(draft.kind, field)


def _list_spoken_word_answers(*words: str) -> tuple[tuple[Answer, Any], ...]:
    return tuple([(w.SpokenActionAnswer(word), word) for word in words])


_STREETS: Final = ("flop", "turn", "river", "fourth", "fifth", "sixth", "seventh", "draw")

_CHIPS_QUESTION = FieldQuestion(w.ChipDenominationsQuestion(), (), "chips")

_QUESTION_BY_FIELD: Final[dict[str, FieldQuestion]] = {
    "motions": _CHIPS_QUESTION,
    "chips": FieldQuestion(w.ChipAmountQuestion()),
    "act": FieldQuestion(
        a.PlayerActionQuestion(), _list_spoken_word_answers("fold", "check", "call", "raise")
    ),
    "deed": FieldQuestion(a.PlayerActionQuestion(), _list_spoken_word_answers("fold", "call")),
    "word": FieldQuestion(
        w.SpokenWordQuestion(),
        _list_spoken_word_answers("fold", "check", "call", "bet", "raise", "all-in"),
    ),
    "token": FieldQuestion(w.TokenKindQuestion(), _list_spoken_word_answers("bounty", "clock")),
    "to": FieldQuestion(w.TotalAmountQuestion()),
    "right": FieldQuestion(w.CorrectPotQuestion()),
    "what": FieldQuestion(
        w.CountSubjectQuestion(),
        ((w.SpokenActionAnswer("pot-size"), "pot"), (w.SpokenActionAnswer("bet-size"), "bet")),
    ),
    "gives": _CHIPS_QUESTION,
    "gets": _CHIPS_QUESTION,
    "between_hands": FieldQuestion(w.BetweenHandsQuestion(), ((Yes(), True), (No(), False))),
    "put": FieldQuestion(w.ChipAmountQuestion()),
    "at": FieldQuestion(
        a.HandStartMotionQuestion(), _list_spoken_word_answers("riffle", "button", "push")
    ),
    "off_by": FieldQuestion(a.CardCountErrorQuestion()),
    "fault": FieldQuestion(w.DeckFaultQuestion(), _list_spoken_word_answers("equal", "back")),
    "cards": FieldQuestion(w.CardCountQuestion()),
    "burns": FieldQuestion(
        w.BurnedCardsQuestion(),
        ((w.SpokenActionAnswer("none"), 0), (w.SpokenActionAnswer("two"), 2)),
    ),
    "street": FieldQuestion(a.PrematureStreetQuestion(), _list_spoken_word_answers(*_STREETS)),
    "said": FieldQuestion(w.HighestClaimedCardQuestion()),
    "holds": FieldQuestion(w.HighestHeldCardQuestion()),
    "rounds": FieldQuestion(a.PenaltyRoundsQuestion()),
}

_QUESTION_BY_INCIDENT_AND_FIELD: Final[dict[tuple[str, str], FieldQuestion]] = {
    ("MovedForward", "chips"): _CHIPS_QUESTION,
    ("Behaved", "what"): FieldQuestion(
        w.ConductQuestion(),
        tuple([(w.ConductAnswer(offence), offence) for offence in get_args(ConductOffence)]),
    ),
    ("WrongBringIn", "to"): FieldQuestion(w.OtherSeatQuestion(), (), "seat"),
    ("WhoStarts", "to"): FieldQuestion(w.OtherSeatQuestion(), (), "seat"),
    ("WronglyPushed", "to"): FieldQuestion(w.OtherSeatQuestion(), (), "seat"),
}
