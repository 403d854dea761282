"""Why a live game cannot be kept so: cards, awards, and the file."""

from __future__ import annotations

from riverboat.words.phrase import Person, Refusal


class NoHandForCards(Refusal, frozen=True):
    code, en = "no hand", "no hand is played that cards could belong to"


class NothingToUndo(Refusal, frozen=True):
    code, en = "nothing to undo", "nothing has been done that could be taken back"


class AwardNeedsCards(Refusal, frozen=True):
    code, rule = "say the cards", "SHOW-02"
    en = (
        "{who:* does|you do} not win all of it by the others' mucking: "
        "finish the betting, or say the cards that are shown"
    )
    who: Person


class UnreadableRecord(Refusal, frozen=True):
    code, en = "no record", "{file} is no record of a live game: {why}"
    file: str
    why: str


class RecordIsInUse(Refusal, frozen=True):
    code, en = "in use", "{file} is being written by somebody else"
    file: str
