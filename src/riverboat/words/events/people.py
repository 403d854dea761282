"""Players sit down, stand up, move, sit out and come back."""

from __future__ import annotations

from riverboat.words.events.event import Event
from riverboat.words.phrase import Chips, Person, Phrase


class WithChips(Phrase, frozen=True):
    en = " with {chips}"
    chips: Chips


class SitsDown(Event, frozen=True):
    en = "{who:* sits|you sit} down in chair {chair}{chips}"
    who: Person
    chair: int
    chips: WithChips | None = None


class SitsDownInTheirPlace(SitsDown, frozen=True):
    en = "{who:* sits|you sit} down in chair {chair}{chips} for who has just left"


# Sitting out ------------------------------------------------------------------------------------


class SitsOut(Event, frozen=True):
    en = "{who:* sits|you sit} out"
    who: Person


class SitsOutWithoutChips(Event, frozen=True):
    en = "{who:* has no chips left, and sits|you have no chips left, and sit} out"
    who: Person


class SitsOutAfterDelays(Event, frozen=True):
    en = "{who:* was out of time too often, and sits|you were out of time too often, and sit} out"
    who: Person


class SitsOutWhileAway(Event, frozen=True):
    en = "{who:* is away, and sits|you are away, and sit} out"
    who: Person


class SitsOutNext(Event, frozen=True):
    en = "{who:* sits|you sit} out after this hand"
    who: Person


class SitsOutAtTheBlind(Event, frozen=True):
    en = "{who:* sits|you sit} out when the big blind comes"
    who: Person


class PlaysOn(Event, frozen=True):
    en = "{who:* plays|you play} after this hand"
    who: Person


class PlaysTheBlind(Event, frozen=True):
    en = "{who:* plays|you play} when the big blind comes"
    who: Person


class ComesBack(Event, frozen=True):
    en = "{who:* is|you are} back"
    who: Person


class ComesBackOnTheBlind(Event, frozen=True):
    en = "{who:* is back, and waits|you are back, and wait} for the big blind"
    who: Person


# Leaving and moving -----------------------------------------------------------------------------


class LeavesAfterThisHand(Event, frozen=True):
    en = "{who:* leaves|you leave} after this hand"
    who: Person


class StaysAfterThisHand(Event, frozen=True):
    en = "{who:* stays|you stay} after this hand"
    who: Person


class Leaves(Event, frozen=True):
    en = "{who:* leaves|you leave} with {chips}"
    who: Person
    chips: Chips


class LeavesWithNothing(Event, frozen=True):
    en = "{who:* leaves|you leave} the table"
    who: Person


class HasToLeave(Event, frozen=True):
    en = "{who:* has|you have} to leave, with {chips}"
    who: Person
    chips: Chips


class ChipsArePickedUp(Event, frozen=True):
    en = "{who:* was|you were} away too long: the {chips} are picked up, chair {chair} is free"
    who: Person
    chips: Chips
    chair: int


class SeatIsGivenUp(Event, frozen=True):
    en = "{who:* was|you were} away too long with no chips: chair {chair} is free"
    who: Person
    chair: int


class MovesTo(Event, frozen=True):
    en = "{who:* moves|you move} to chair {chair}"
    who: Person
    chair: int


class MovesAndComesInAgain(Event, frozen=True):
    en = "{who:* moves|you move} to chair {chair}, and {who:has|have} to come in again"
    who: Person
    chair: int


class MovesAndIsPassed(Event, frozen=True):
    en = "{who:* moves|you move} to chair {chair}, and the blinds may pass {who:them|you} once"
    who: Person
    chair: int


# Not there --------------------------------------------------------------------------------------


class LosesTheConnection(Event, frozen=True):
    en = "{who:* is|you are} not connected any more"
    who: Person


class ConnectsAgain(Event, frozen=True):
    en = "{who:* is|you are} connected again"
    who: Person


class MinutesCount(Event, frozen=True):
    en = "From now on the minutes are counted in which {who:* is|you are} away"
    who: Person
