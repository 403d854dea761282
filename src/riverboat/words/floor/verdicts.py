"""Kinds of phrases in a verdict: orders, questions, answers and reasons, and their frames."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.acts import Act
from riverboat.words.phrase import Chips, Person, Phrase


class Order(Phrase, frozen=True):
    """An instruction to follow now, or a statement of what stands."""


class Question(Phrase, frozen=True):
    """A question that must be answered before a ruling."""


class Answer(Phrase, frozen=True):
    """An answer to a question."""


class Reason(Phrase, frozen=True):
    """The reason for a ruling; ``rule`` is the catalogue's rule behind it."""

    rule: ClassVar[str] = ""


# Orders that every chapter gives ---------------------------------------------------------------


class ItIs(Order, frozen=True):
    """The player's conduct counts as this action, which is carried out."""

    en = "{who}: {act}"
    who: Person
    act: Act


class TakesBack(Order, frozen=True):
    """Chips in front of a player that are no part of the action go back."""

    en = "{chips} back to {who:*|you}"
    who: Person
    chips: Chips


class Stands(Order, frozen=True):
    """Nothing is changed."""

    en = "it stands, and play goes on"


class May(Order, frozen=True):
    """The player is to act, with these choices."""

    en = "{who} may {acts}"
    who: Person
    acts: tuple[Act, ...]


class IsTakenBack(Order, frozen=True):
    """An action does not count: its chips come back, and its words are not binding."""

    en = "{who}: {act} is taken back"
    who: Person
    act: Act


class GoesBackTo(Order, frozen=True):
    """The action goes back to a player, who acts now."""

    en = "{who} {who:acts|act} now"
    who: Person


class HandIsDead(Order, frozen=True):
    """The hand has no claim to any pot, and its chips stay in."""

    en = "{who:the hand of * is|your hand is} dead"
    who: Person


class HandLives(Order, frozen=True):
    """The hand plays."""

    en = "{who:the hand of *|your hand} lives"
    who: Person


class WinsThePot(Order, frozen=True):
    en = "{who} {who:wins|win} the pot"
    who: Person


class IsWarned(Order, frozen=True):
    en = "{who} {who:is|are} warned"
    who: Person


class MayBePenalised(Order, frozen=True):
    """The floor may also give a penalty."""

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
    """A choice of the floor; ``choices`` are rendered rulings in sequence."""

    en = "the floor decides: {choices}"
    choices: str
