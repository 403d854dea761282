"""Events of the button and the blinds: positions, debts, and hands begun and undone."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase

# The button -------------------------------------------------------------------------------------


class DrawnCard(Phrase, frozen=True):
    en = "{who} {card}"
    who: Person
    card: Cards


class CardEachForTheButton(Event, frozen=True):
    en = "A card each for the button: {each}"
    each: tuple[DrawnCard, ...]


class WinsTheButton(Event, frozen=True):
    en = "{who:* has|you have} it"
    who: Person


class DrawsAgain(Event, frozen=True):
    en = "The highest draw again"


class ButtonIsSetRight(Event, frozen=True):
    en = "The button is set right: {who:* has|you have} it"
    who: Person


class HasTheButton(Event, frozen=True):
    en = "{who:* has|you have} the button"
    who: Person


class ButtonIsDead(Event, frozen=True):
    en = "The button is dead: it lies before {who}"
    who: Person


class ButtonIsDeadBefore(Event, frozen=True):
    en = "The button is dead: it lies before the empty chair {chair}"
    chair: int


# What is owed -----------------------------------------------------------------------------------


class MissesABlind(Event, frozen=True):
    en = "{who:* misses|you miss} the {blind:big=big blind|small=small blind|*} of {chips}"
    who: Person
    blind: Literal["big", "small", "ante", "straddle"]
    chips: Chips


class OwesNothingMissed(Event, frozen=True):
    en = "{who:* owes|you owe} no missed blinds any more"
    who: Person


class Debt(Phrase, frozen=True):
    en = "{what:ante=an ante|a *} of {chips}"
    what: Literal["big blind", "small blind", "ante", "straddle"]
    chips: Chips


class OwesIfBackSoon(Event, frozen=True):
    en = "{who:* owes|you owe} {debts:and} if back soon"
    who: Person
    debts: tuple[Debt, ...]


class StillOwes(Event, frozen=True):
    en = "{who:* was away and still owes|you were away and still owe} {debts:and}"
    who: Person
    debts: tuple[Debt, ...]


class BlindSkips(Event, frozen=True):
    en = "The {blind} blind skips {who}, who {who:pays|pay} it as if it were due"
    blind: Literal["big", "small"]
    who: Person


# Hands ------------------------------------------------------------------------------------------


class HandBegins(Event, frozen=True):
    en = "Hand {number}"
    number: int


class KillPotBegins(Event, frozen=True):
    en = "It is a kill pot: the limits are {percent} percent"
    percent: int


class BombPotBegins(Event, frozen=True):
    en = "It is a bomb pot, of {chips} each"
    chips: Chips


class IsWarnedFor(Event, frozen=True):
    en = "{who:* is|you are} warned: {why}"
    who: Person
    why: str


class HandIsCalledOff(Event, frozen=True):
    en = "The hand is called off: {why}"
    why: str


class AllChipsGoBack(Event, frozen=True):
    en = "Everybody takes back what they put in"


class OffersToChop(Event, frozen=True):
    en = "{who:* offers|you offer} to chop the blinds"
    who: Person


class BlindsAreChopped(Event, frozen=True):
    en = "The blinds are chopped: both take their money back"


# Straddles, rock and kill -----------------------------------------------------------------------


class Straddles(Event, frozen=True):
    en = "{who:* straddles|you straddle} to {to}"
    who: Person
    to: Chips


class StraddlesWithTheRock(Straddles, frozen=True):
    en = "{who:* straddles|you straddle} to {to}, with the rock"


class HasASleeper(Event, frozen=True):
    en = "{who:* has|you have} a sleeper of {to}"
    who: Person
    to: Chips


class HasASleeperWithTheRock(HasASleeper, frozen=True):
    en = "{who:* has|you have} a sleeper of {to}, with the rock"


class HasTheRock(Event, frozen=True):
    en = "{who:* has|you have} the rock"
    who: Person


class NobodyHasTheRock(Event, frozen=True):
    en = "Nobody has the rock"


class MustKill(Event, frozen=True):
    en = "{who} must kill the next pot: {percent:150=a half kill|200=a full kill|* percent}"
    who: Person
    percent: int


class OwesTheKill(Event, frozen=True):
    en = "{who:* is|you are} not there to kill this pot, and {who:owes|owe} the kill"
    who: Person


class HasLegs(Event, frozen=True):
    en = "{who:* has|you have} {legs:1=a leg|* legs} up"
    who: Person
    legs: int
