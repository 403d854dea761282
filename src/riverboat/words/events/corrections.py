"""Irregularities in a hand, and the floor's corrections."""

from __future__ import annotations

from typing import Literal

from riverboat.words.events.event import Event
from riverboat.words.phrase import Cards, Chips, Person, Phrase, Sign


class ByTheRule(Phrase, frozen=True):
    """A citation of a rule at the end of a sentence."""

    en = " ({rule})"
    rule: Sign


# What went wrong --------------------------------------------------------------------------------


class AgainstTheRules(Event, frozen=True):
    """An irregular event: against the rules, or too early."""

    en = "Against the rules: {what}"
    what: Event


class EverybodySees(Event, frozen=True):
    en = "Everybody sees {cards} of {who:*|yours}"
    who: Person
    cards: Cards


class SomeSee(Event, frozen=True):
    en = "{cards} of {who:* were|yours were} seen by {eyes:and}"
    who: Person
    cards: Cards
    eyes: tuple[Person, ...]


# What was done about it -------------------------------------------------------------------------


class FloorDecides(Event, frozen=True):
    en = "The floor decides{by: (*)}: {reason}"
    reason: Sign
    by: Sign | None


class CardsAreReplaced(Event, frozen=True):
    en = "{who:* gets|you get} {new} for {old}{rule}"
    who: Person
    old: Cards
    new: Cards
    rule: ByTheRule | None


class CardsAreSupplied(Event, frozen=True):
    en = "{who:* gets|you get} {new}, which {who:they|you} lacked{rule}"
    who: Person
    new: Cards
    rule: ByTheRule | None


Place = Literal["stub", "top", "burn", "aside", "out"]


class CardsAreTaken(Event, frozen=True):
    en = (
        "{who:* gives|you give} up {old}: "
        "{to:stub=back into the stub|top=back onto the stub|burn=a burn|"
        "aside=set aside|out=out of play}{rule}"
    )
    who: Person
    old: Cards
    to: Place
    rule: ByTheRule | None


class BoardGoesBack(Event, frozen=True):
    en = (
        "Taken off the board, {gone}: "
        "{to:stub=back into the stub|top=back onto the stub|burn=a burn|"
        "aside=set aside|out=out of play}{rule}"
    )
    gone: Cards
    to: Place
    rule: ByTheRule | None


class BoardIs(Event, frozen=True):
    en = "The board is {cards}{rule}"
    cards: Cards
    rule: ByTheRule | None


class BurnIsDone(Event, frozen=True):
    en = (
        "{burns:1=The next cards come without a burn|-1=Two cards are burned before the next ones|"
        "The next cards come after their burn}{rule}"
    )
    burns: int
    rule: ByTheRule | None


class WagerIsPutRight(Event, frozen=True):
    en = "What {who:* has|you have} bet is put right: {to}{rule}"
    who: Person
    to: Chips
    rule: ByTheRule | None


class HandIsKilled(Event, frozen=True):
    en = "{who:The hand of *|Your hand} is dead{rule}"
    who: Person
    rule: ByTheRule | None


class HandIsVoided(Event, frozen=True):
    en = "The hand is void: all chips go back{rule}"
    rule: ByTheRule | None


class PotIsHeld(Event, frozen=True):
    en = "The hand is void: {chips} wait for the next deal{rule}"
    chips: Chips
    rule: ByTheRule | None


class ActionIsTakenBack(Event, frozen=True):
    en = "{who:The last action of *|Your last action} is taken back{rule}"
    who: Person
    rule: ByTheRule | None


class HandIsRewound(Event, frozen=True):
    en = "The hand goes back to an earlier point{rule}"
    rule: ByTheRule | None
