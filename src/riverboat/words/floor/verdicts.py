"""Phrases of a verdict: orders, questions, answers and reasons, with those of general use."""

from __future__ import annotations

from typing import ClassVar

from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.player_actions import Act


class Order(Phrase, frozen=True):
    """An instruction to carry out now, or a statement that something counts."""


class Question(Phrase, frozen=True):
    """A question that must be answered before a ruling."""


class Answer(Phrase, frozen=True):
    """An answer to a question."""


class Reason(Phrase, frozen=True):
    """The reason for a ruling; ``rule`` is the catalogue's rule behind it."""

    rule: ClassVar[str] = ""


class BindingAction(Order, frozen=True):
    """Order to carry out the action that the player's conduct counts as."""

    who: Person
    act: Act


class ChipsTakenBack(Order, frozen=True):
    """Order to return chips in front of a player that are not part of the action."""

    who: Person
    chips: Chips


class ActionStands(Order, frozen=True):
    """Statement that nothing is changed."""


class AllowedActions(Order, frozen=True):
    """Statement that a player is to act, with the allowed choices."""

    who: Person
    acts: tuple[Act, ...]


class ActionTakenBack(Order, frozen=True):
    """Order to take an action back: its chips come back, and its words are not binding."""

    who: Person
    act: Act


class ActionReturnsTo(Order, frozen=True):
    """Order that returns the action to a player, who acts now."""

    who: Person


class HandDead(Order, frozen=True):
    """Statement that the hand has no claim to any pot; its chips stay in the pot."""

    who: Person


class HandLives(Order, frozen=True):
    """Statement that the hand is live and plays."""

    who: Person


class PotWonOrder(Order, frozen=True):
    who: Person


class PlayerWarning(Order, frozen=True):
    who: Person


class PenaltyPossible(Order, frozen=True):
    """Statement that the floor may also give a penalty."""

    who: Person


class Yes(Answer, frozen=True):
    pass


class No(Answer, frozen=True):
    pass


class UnknownAnswer(Answer, frozen=True):
    pass


class AskedQuestion(Phrase, frozen=True):
    question: Question


class FloorChoiceNotice(Phrase, frozen=True):
    """Statement that the floor chooses; ``choices`` has the possible rulings as texts."""

    choices: str
