"""Kinds of phrases in a verdict: orders, questions, answers and reasons, and their frames."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.player_actions import Act


class Order(Phrase, frozen=True):
    """An instruction to carry out now, or a statement of the result that counts."""


class Question(Phrase, frozen=True):
    """A question that must be answered before a ruling."""


class Answer(Phrase, frozen=True):
    """An answer to a question."""


class Reason(Phrase, frozen=True):
    """The reason for a ruling; ``rule`` is the catalogue's rule behind it."""

    rule: ClassVar[str] = ""


# Orders that every chapter gives ---------------------------------------------------------------


class BindingAction(Order, frozen=True):
    """The player's conduct counts as this action, which is carried out."""

    who: Person
    act: Act


class ChipsTakenBack(Order, frozen=True):
    """Order to return chips in front of a player that are not part of the action."""

    who: Person
    chips: Chips


class ActionStands(Order, frozen=True):
    """Statement that nothing is changed."""


class AllowedActions(Order, frozen=True):
    """The player is to act, with these choices."""

    who: Person
    acts: tuple[Act, ...]


class ActionTakenBack(Order, frozen=True):
    """An action does not count: its chips come back, and its words are not binding."""

    who: Person
    act: Act


class ActionReturnsTo(Order, frozen=True):
    """The action goes back to a player, who acts now."""

    who: Person


class HandDead(Order, frozen=True):
    """Statement that the hand has no claim to any pot; its chips stay in."""

    who: Person


class HandLives(Order, frozen=True):
    """The hand plays."""

    who: Person


class PotWonOrder(Order, frozen=True):
    who: Person


class PlayerWarning(Order, frozen=True):
    who: Person


class PenaltyPossible(Order, frozen=True):
    """The floor may also give a penalty."""

    who: Person


# Answers that every chapter takes --------------------------------------------------------------


class Yes(Answer, frozen=True):
    pass


class No(Answer, frozen=True):
    pass


class UnknownAnswer(Answer, frozen=True):
    pass


# How a verdict reads ---------------------------------------------------------------------------


class AskedQuestion(Phrase, frozen=True):
    question: Question


class LeftToFloor(Phrase, frozen=True):
    """A choice of the floor; ``choices`` are rendered rulings in sequence."""

    choices: str
