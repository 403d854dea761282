"""The four kinds of phrase that a verdict is made of, and what frames them."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.acts import Act
from riverboat.words.phrase import Chips, Person, Phrase


class Order(Phrase, frozen=True):
    """What is to be done now, or what stands."""


class Question(Phrase, frozen=True):
    """What must be known before anybody can rule."""


class Answer(Phrase, frozen=True):
    """One answer to a question."""


class Reason(Phrase, frozen=True):
    """Why a ruling is as it is; ``rule`` is the rule of the catalogue that says so."""

    rule: ClassVar[str] = ""


# Orders that every chapter gives ---------------------------------------------------------------


class ItIs(Order, frozen=True):
    """What somebody did counts as this action, and is done."""

    en = "{who}: {act}"
    who: Person
    act: Act


class TakesBack(Order, frozen=True):
    """Chips that are in front of somebody, and no part of what counts."""

    en = "{chips} back to {who:*|you}"
    who: Person
    chips: Chips


class Stands(Order, frozen=True):
    """Nothing is changed."""

    en = "it stands, and play goes on"


class May(Order, frozen=True):
    """It is their turn, and these are their choices."""

    en = "{who} may {acts}"
    who: Person
    acts: tuple[Act, ...]


class IsTakenBack(Order, frozen=True):
    """An action does not count: its chips come back, and its words bind nobody."""

    en = "{who}: {act} is taken back"
    who: Person
    act: Act


class GoesBackTo(Order, frozen=True):
    """The action goes back to somebody, who is to act now."""

    en = "{who} {who:acts|act} now"
    who: Person


class HandIsDead(Order, frozen=True):
    """Their hand has no claim to any pot, and what they have put in stays there."""

    en = "{who:the hand of * is|your hand is} dead"
    who: Person


class HandLives(Order, frozen=True):
    """Their cards play."""

    en = "{who:the hand of *|your hand} lives"
    who: Person


class WinsThePot(Order, frozen=True):
    en = "{who} {who:wins|win} the pot"
    who: Person


class IsWarned(Order, frozen=True):
    en = "{who} {who:is|are} warned"
    who: Person


class MayBePenalised(Order, frozen=True):
    """The floor may give a penalty besides."""

    en = "{who} may be penalised"
    who: Person


# Answers that every chapter takes --------------------------------------------------------------


class Yes(Answer, frozen=True):
    en = "yes"


class No(Answer, frozen=True):
    en = "no"


class NotKnown(Answer, frozen=True):
    en = "nobody knows"


# How a verdict reads ---------------------------------------------------------------------------


class Asked(Phrase, frozen=True):
    en = "asks: {question}"
    question: Question


class LeftToTheFloor(Phrase, frozen=True):
    """``choices`` are the rulings in the reader's own words, one after the other."""

    en = "the floor decides: {choices}"
    choices: str
