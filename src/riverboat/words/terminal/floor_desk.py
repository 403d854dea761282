"""Terminal texts for asking the floor for a ruling."""

from __future__ import annotations

from typing import Literal

from riverboat.words.phrase import Phrase


class DeskHeading(Phrase, frozen=True):
    en = (
        "{part:understood=understood|ruling=ruling|asks=must be known first|left=left to the floor|"
        "why=why|others=elsewhere|where=how it goes on|book=the book says}"
    )
    part: Literal["understood", "ruling", "asks", "left", "why", "others", "where", "book"]


class TheHouse(Phrase, frozen=True):
    """A house of this book, by its kind."""

    en = (
        "{kind:cash=this book for cash games|tournament=this book for tournaments|"
        "home=this book for home games}"
    )
    kind: Literal["cash", "tournament", "home"]


class ChangedIn(Phrase, frozen=True):
    en = "{book}, changed in {options}"
    book: str
    options: tuple[str, ...]


class AnswerLeads(Phrase, frozen=True):
    """An answer, and the ruling that it leads to, already rendered."""

    en = "{answer}: {leads}"
    answer: Phrase
    leads: str


class OrElse(Phrase, frozen=True):
    en = "or: {ruling}"
    ruling: str


class DeskPrompt(Phrase, frozen=True):
    """The prompt for the next input."""

    en = (
        "{what:chapter=number of a chapter, or what happened|situation=number of a situation|"
        "answer=number of an answer|number=number|chips=chips|seat=seat|cards=cards} "
        "(b back, q quit): "
    )
    what: Literal["chapter", "situation", "answer", "number", "chips", "seat", "cards"]


class NotThere(Phrase, frozen=True):
    en = "'{text}' is none of these: type a number from 1 to {most}, b or q"
    text: str
    most: int


class NotANumberHere(Phrase, frozen=True):
    en = "'{text}' is no number"
    text: str


class NotChips(Phrase, frozen=True):
    en = "'{text}' is not read as chips: such as 1000 and four 100s"
    text: str


class NotCards(Phrase, frozen=True):
    en = "'{text}' is not read as cards: such as Kh 7d"
    text: str


class NotASeat(Phrase, frozen=True):
    en = "'{text}' is no seat: a number from 1 to 10, or a letter"
    text: str


class GameDoesNotFit(Phrase, frozen=True):
    en = "the text says another game than {game}"
    game: str


class PlayedBy(Phrase, frozen=True):
    """The options of a hand, in a room's rules."""

    en = "How hands are played"
