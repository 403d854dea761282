"""Steps on bets and raises: the pot, the minimum raise, and open betting."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.tools.step import Reckoning

# Pot-limit --------------------------------------------------------------------------------------


class CountsForARaise(Reckoning, frozen=True):
    rule = "POTL-03"
    pot: Chips
    bets: Chips
    call: Chips
    after: Chips
    bet: Chips
    to: Chips


class CountsForABet(Reckoning, frozen=True):
    rule = "POTL-02"
    pot: Chips


class SmallBlindIsBig(Reckoning, frozen=True):
    rule = "POTL-13"
    chips: Chips


class BlindsAreFull(Reckoning, frozen=True):
    rule = "POTL-14"
    chips: Chips


class BringInIsNotCounted(Reckoning, frozen=True):
    rule = "BRNG-05"
    chips: Chips


class PotIsRoundedUp(Reckoning, frozen=True):
    rule = "POTL-18"
    chips: Chips


class AllInForLess(Reckoning, frozen=True):
    rule = "BET-11"
    chips: Chips


# Raises -----------------------------------------------------------------------------------------


class LeastRaiseIs(Reckoning, frozen=True):
    rule = "BET-10"
    bet: Chips
    by: Chips
    least: Chips


class LeastBetIs(Reckoning, frozen=True):
    rule = "LIM-02"
    least: Chips


class OneSizeOnly(Reckoning, frozen=True):
    rule = "FIX-01"
    to: Chips


class MostIs(Reckoning, frozen=True):
    rule = "LIM-02"
    most: Chips


class MostIsTheStack(Reckoning, frozen=True):
    rule = "NOLM-01"


class IsOpenTo(Reckoning, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class IsClosedTo(Reckoning, frozen=True):
    rule = "ALLN-25"
    who: tuple[Person, ...]


class IsAnswered(Reckoning, frozen=True):
    pass


class CountsAs(Reckoning, frozen=True):
    rule = "UNIT-04"
    to: Chips
    instead: Chips


class IsLegal(Phrase, frozen=True):
    act: Act


class IsNotLegal(Phrase, frozen=True):
    act: Act
    why: Refusal
