"""Steps on pots: contributions, contenders, and splits."""

from __future__ import annotations

from riverboat.words.events.showdown import PotName
from riverboat.words.phrase import Chips, Person, Phrase
from riverboat.words.tools.step import Reckoning


class TheUncalledBet(PotName, frozen=True):
    en = "back"


# Side pots --------------------------------------------------------------------------------------


class PotPart(Phrase, frozen=True):
    """A part of the chips of a pot."""


class ChipsEach(PotPart, frozen=True):
    en = "{count} x {chips}"
    count: int
    chips: Chips


class ChipsOfOne(PotPart, frozen=True):
    en = "{chips}"
    chips: Chips


class ChipsThatAreDead(PotPart, frozen=True):
    en = "{chips} dead"
    chips: Chips


class PartPlus(PotPart, frozen=True):
    en = "{part} + {more}"
    part: PotPart
    more: PotPart


class PotComesTo(Reckoning, frozen=True):
    rule, en = "ALLN-07", "{pot}: {parts} = {chips}"
    pot: PotName
    parts: PotPart
    chips: Chips


class CanBeWonBy(Reckoning, frozen=True):
    rule, en = "ALLN-05", "{pot} is between {who:and}"
    pot: PotName
    who: tuple[Person, ...]


class IsTheirsAlone(Reckoning, frozen=True):
    rule, en = "ALLN-14", "{pot} goes to {who:*|you} at once: nobody else is left in it"
    pot: PotName
    who: Person


class GoesBackUncalled(Reckoning, frozen=True):
    rule, en = "ALLN-08", "{chips} back to {who:*|you}: nobody has called {chips:it|them}"
    who: Person
    chips: Chips


# Splitting one ----------------------------------------------------------------------------------


class SplitsEvenly(Reckoning, frozen=True):
    rule, en = "CARD-19", "{chips} / {count} = {each} each"
    chips: Chips
    count: int
    each: Chips


class SplitsWithOddChips(Reckoning, frozen=True):
    rule, en = "BYND-01", "{chips} / {count} = {each} each, and {over} over in chips of {unit}"
    chips: Chips
    count: int
    each: Chips
    over: Chips
    unit: Chips


class OddByPosition(Reckoning, frozen=True):
    rule, en = "BYND-02", "one chip of {unit} more for {who:and}: left of the button"
    unit: Chips
    who: tuple[Person, ...]


class OddByHighCard(Reckoning, frozen=True):
    rule, en = "BYND-03", "one chip of {unit} more for {who:and}: the highest card by suit"
    unit: Chips
    who: tuple[Person, ...]


class OddByLowCard(Reckoning, frozen=True):
    rule, en = "BYND-03", "one chip of {unit} more for {who:and}: the lowest card by suit"
    unit: Chips
    who: tuple[Person, ...]


class HalvesAre(Reckoning, frozen=True):
    rule, en = "CARD-18", "{first} for the high half, {second} for the low"
    first: Chips
    second: Chips


class OddHalfIsHigh(Reckoning, frozen=True):
    rule, en = "BYND-04", "the odd chip between the halves is the high half's"


class OddHalfByPosition(Reckoning, frozen=True):
    rule, en = "BYND-06", "the odd chip between the halves is of who sits first left of the button"


class SameWinnersOfBoth(Reckoning, frozen=True):
    rule, en = "BYND-04", "the same win both halves: the whole is split as evenly as can be"


class TheHighHalf(Phrase, frozen=True):
    en = "high"


class TheLowHalf(Phrase, frozen=True):
    en = "low"
