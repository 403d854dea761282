"""What is asked before there is an observation: the fields that a kind cannot be without.

Where the answers are few they stand with the question, and else a line is read: a number, chips
or a seat. The rulings ask the rest (``riverboat.floor.rule``).
"""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from riverboat.floor.bets.questions import HOW_MUCH_TO_CALL
from riverboat.floor.hands.seen import Conduct
from riverboat.floor.reading.draft import SEATS, Draft
from riverboat.words.floor import reading as w
from riverboat.words.floor.situations import asked as a
from riverboat.words.floor.verdicts import Answer, No, Question, Yes

Reads: TypeAlias = Literal["number", "chips", "seat"]


class Wanted(NamedTuple):
    """A question about a field, and its answers; without any, what kind of thing is typed."""

    question: Question
    answers: tuple[tuple[Answer, Any], ...] = ()
    reads: Reads = "number"


def wanted_of(kind: str, field: str) -> Wanted:
    """What is asked about a field of a kind that nobody has said."""
    found = _OF_KIND.get((kind, field)) or _OF_FIELD.get(field)
    if found is not None:
        return found
    if field in SEATS:
        return Wanted(w.WhichSeat(), (), "seat")
    raise LookupError(f"nobody asks for {field} of {kind}")


def asked(draft: Draft, field: str) -> Wanted:
    """The same for a draft; the bet that somebody faces is of the moment."""
    if field == "bet" and not draft.has("bet"):
        return Wanted(HOW_MUCH_TO_CALL.question)
    return wanted_of(draft.kind, field)


def _named(*words: str) -> tuple[tuple[Answer, Any], ...]:
    return tuple([(w.SaidSo(word), word) for word in words])


_STREETS: Final = ("flop", "turn", "river", "fourth", "fifth", "sixth", "seventh", "draw")

_CHIPS = Wanted(w.WhichChips(), (), "chips")

_OF_FIELD: Final[dict[str, Wanted]] = {
    "motions": _CHIPS,
    "chips": Wanted(w.HowManyChips()),
    "act": Wanted(a.WhatDidTheyDo(), _named("fold", "check", "call", "raise")),
    "deed": Wanted(a.WhatDidTheyDo(), _named("fold", "call")),
    "word": Wanted(w.WhichWord(), _named("fold", "check", "call", "bet", "raise", "all-in")),
    "token": Wanted(w.WhichThing(), _named("bounty", "clock")),
    "to": Wanted(w.WhatWasItInAll()),
    "right": Wanted(w.WhatShouldThePotHaveBeen()),
    "what": Wanted(w.WhatToCount(), ((w.SaidSo("pot-size"), "pot"), (w.SaidSo("bet-size"), "bet"))),
    "gives": _CHIPS,
    "gets": _CHIPS,
    "between_hands": Wanted(w.WasItBetweenHands(), ((Yes(), True), (No(), False))),
    "put": Wanted(w.HowManyChips()),
    "at": Wanted(a.WhichMotion(), _named("riffle", "button", "push")),
    "off_by": Wanted(a.HowManyTooMany()),
    "fault": Wanted(w.WhatIsWrongWithTheDeck(), _named("equal", "back")),
    "cards": Wanted(w.HowManyCards()),
    "burns": Wanted(w.HowManyBurned(), ((w.SaidSo("none"), 0), (w.SaidSo("two"), 2))),
    "street": Wanted(a.WhichStreetCame(), _named(*_STREETS)),
    "said": Wanted(w.HighestClaimed()),
    "holds": Wanted(w.HighestHeld()),
    "rounds": Wanted(a.HowManyRounds()),
}

_OF_KIND: Final[dict[tuple[str, str], Wanted]] = {
    ("MovedForward", "chips"): _CHIPS,
    ("Behaved", "what"): Wanted(
        w.WhichConduct(), tuple([(w.ConductWas(each), each) for each in get_args(Conduct)])
    ),
    ("WrongBringIn", "to"): Wanted(w.WhichSeat(), (), "seat"),
    ("WhoStarts", "to"): Wanted(w.WhichSeat(), (), "seat"),
    ("WronglyPushed", "to"): Wanted(w.WhichSeat(), (), "seat"),
}
