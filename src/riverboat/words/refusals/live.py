"""Why a live game cannot be kept so: cards, awards, and the file."""

from __future__ import annotations

from riverboat.words.phrase import Refusal


class NoHandForCards(Refusal, frozen=True):
    code, en = "no hand", "no hand is played that cards could belong to"


class NoMoveToTakeBack(Refusal, frozen=True):
    code, en = "nothing to undo", "nothing has been done that could be taken back"


class NothingToRun(Refusal, frozen=True):
    code, rule = "nothing to run", "BYND-40"
    en = "nobody is asked how often to run the board: it is no all-in with cards to come"


class FloorAsksFirst(Refusal, frozen=True):
    code, en = "asks first", "the floor has something to ask before it rules"


class NoSuchChoice(Refusal, frozen=True):
    code, en = "no such choice", "there is no choice {choice}, only {choices}"
    choice: int
    choices: int


class RulingIsForPeople(Refusal, frozen=True):
    code, en = "for people", "nothing of this ruling changes the hand: people carry it out"


class SayWhat(Refusal, frozen=True):
    code, en = "say what", "say what is to be written down"


class NobodyInThatChair(Refusal, frozen=True):
    code, en = "no such player", "nobody plays this hand in chair {chair}"
    chair: int


class NobodysTurn(Refusal, frozen=True):
    code, en = "not now", "nobody is to act now"


class NothingToDraw(Refusal, frozen=True):
    code, en = "not now", "nobody draws now"


class NobodyMayStraddle(Refusal, frozen=True):
    code, en = "not now", "nobody is asked for a straddle now"


class UnreadableRecord(Refusal, frozen=True):
    code, en = "no record", "{file} is no record of a live game: {why}"
    file: str
    why: str


class RecordIsInUse(Refusal, frozen=True):
    code, en = "in use", "{file} is being written by somebody else"
    file: str
