"""Questions for fields that an incident cannot be built without.

If there are few possible answers, the question lists them; otherwise the answer is a line of text:
a number, chips or a seat. The rulings themselves ask for all other fields
(``riverboat.floor.rule``).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from riverboat.floor.hands.hand_incidents import Conduct
from riverboat.floor.incident_parsing.incident_draft import SEATS, IncidentDraft
from riverboat.words.floor import typed_lines as w
from riverboat.words.floor.situations import first_questions as a
from riverboat.words.floor.verdicts import Answer, No, Question, Yes

InputKind: TypeAlias = Literal["number", "chips", "seat"]


class FieldQuestion(NamedTuple):
    """A question about a field, and its answers; without any, the type of input."""

    question: Question
    answers: tuple[tuple[Answer, Any], ...] = ()
    input_kind: InputKind = "number"


def question_for_field(kind: str, field: str) -> FieldQuestion:
    """Return the question for a missing field of a kind."""
    found = _OF_KIND.get((kind, field)) or _OF_FIELD.get(field)
    if found is not None:
        return found
    if field in SEATS:
        return FieldQuestion(w.WhichSeat(), (), "seat")
    raise LookupError(f"no question asks for {field} of {kind}")


def question_for_draft(draft: IncidentDraft, field: str) -> FieldQuestion:
    """Return the question for a missing field of a draft."""
    return question_for_field(draft.kind, field)


def _named_answers(*words: str) -> tuple[tuple[Answer, Any], ...]:
    return tuple([(w.SaidSo(word), word) for word in words])


_STREETS: Final = ("flop", "turn", "river", "fourth", "fifth", "sixth", "seventh", "draw")

_CHIPS = FieldQuestion(w.WhichChips(), (), "chips")

_OF_FIELD: Final[dict[str, FieldQuestion]] = {
    "motions": _CHIPS,
    "chips": FieldQuestion(w.HowManyChips()),
    "act": FieldQuestion(a.WhatDidTheyDo(), _named_answers("fold", "check", "call", "raise")),
    "deed": FieldQuestion(a.WhatDidTheyDo(), _named_answers("fold", "call")),
    "word": FieldQuestion(
        w.WhichWord(), _named_answers("fold", "check", "call", "bet", "raise", "all-in")
    ),
    "token": FieldQuestion(w.WhichThing(), _named_answers("bounty", "clock")),
    "to": FieldQuestion(w.TotalAmountQuestion()),
    "right": FieldQuestion(w.CorrectPotQuestion()),
    "what": FieldQuestion(
        w.WhatToCount(), ((w.SaidSo("pot-size"), "pot"), (w.SaidSo("bet-size"), "bet"))
    ),
    "gives": _CHIPS,
    "gets": _CHIPS,
    "between_hands": FieldQuestion(w.BetweenHandsQuestion(), ((Yes(), True), (No(), False))),
    "put": FieldQuestion(w.HowManyChips()),
    "at": FieldQuestion(a.WhichMotion(), _named_answers("riffle", "button", "push")),
    "off_by": FieldQuestion(a.HowManyTooMany()),
    "fault": FieldQuestion(w.DeckFaultQuestion(), _named_answers("equal", "back")),
    "cards": FieldQuestion(w.HowManyCards()),
    "burns": FieldQuestion(w.HowManyBurned(), ((w.SaidSo("none"), 0), (w.SaidSo("two"), 2))),
    "street": FieldQuestion(a.WhichStreetCame(), _named_answers(*_STREETS)),
    "said": FieldQuestion(w.HighestClaimed()),
    "holds": FieldQuestion(w.HighestHeld()),
    "rounds": FieldQuestion(a.HowManyRounds()),
}

_OF_KIND: Final[dict[tuple[str, str], FieldQuestion]] = {
    ("MovedForward", "chips"): _CHIPS,
    ("Behaved", "what"): FieldQuestion(
        w.WhichConduct(), tuple([(w.ConductWas(each), each) for each in get_args(Conduct)])
    ),
    ("WrongBringIn", "to"): FieldQuestion(w.WhichSeat(), (), "seat"),
    ("WhoStarts", "to"): FieldQuestion(w.WhichSeat(), (), "seat"),
    ("WronglyPushed", "to"): FieldQuestion(w.WhichSeat(), (), "seat"),
}
