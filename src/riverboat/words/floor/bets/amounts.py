"""Reasons on undercalls, excess, and errors found later."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class TooLittleForTheOpeningBet(Reason, frozen=True):
    rule = "BYND-18"
    en = "who puts in too little for the opening bet owes the call"


class TooLittleOfTwo(Reason, frozen=True):
    rule = "BYND-18"
    en = "with two players left, who puts in too little owes the call"


class TooLittleForARaise(Reason, frozen=True):
    rule = "BYND-18"
    en = "too little was put in, and the bet was raised"


class TwoPutInTooLittle(Reason, frozen=True):
    rule = "BYND-18"
    en = "two have put in too little: it goes back to the first of them"


class FarTooSmall(Reason, frozen=True):
    rule = "CHIP-26"
    en = "the chips are far too small for the bet"


class DidNotSeeTheRaise(Reason, frozen=True):
    rule = "CHIP-02"
    en = "who did not notice a raise may think again while nobody has acted behind them"


class CountingErrorIsMadeGood(Reason, frozen=True):
    rule = "CHIP-24"
    en = "a call that is short by a counting error is made good"


class TrueAmountIsOwed(Reason, frozen=True):
    rule = "BYND-19"
    en = "who calls owes the true amount, whatever they were told or heard"


class GrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"
    en = "the amount was grossly misunderstood, and nobody is harmed"


class NoGrossMisunderstanding(Reason, frozen=True):
    rule = "CHIP-23"
    en = "somebody has acted or shown, or most of it was put in: the call is owed"


class CorrectedOnTheStreet(Reason, frozen=True):
    rule = "CHIP-18"
    en = "a bet or raise that was too small is corrected for all while the street lasts"


class StreetIsOver(Reason, frozen=True):
    rule = "CHIP-18"
    en = "the street is over: it stands"


class NearestProperAmount(Reason, frozen=True):
    rule = "CHIP-08"
    en = (
        "within the round it is corrected to the nearest proper amount, and no call is made a raise"
    )


class RoundIsOver(Reason, frozen=True):
    rule = "CHIP-07"
    en = "the round is over: it stands"


class PotWasTooHigh(Reason, frozen=True):
    rule = "POTL-19"
    en = "a bet above the pot is cut for all while the street lasts"


class PotWasTooLow(Reason, frozen=True):
    rule = "POTL-19"
    en = "a bet of too low a pot is raised until there was substantial action"


class PotStands(Reason, frozen=True):
    rule = "POTL-19"
    en = "it is too late to correct the count of the pot"


class CutUntilAllHaveActed(Reason, frozen=True):
    rule = "POTL-11"
    en = "a bet above the pot is corrected until all have acted"


class TooLateToCutIt(Reason, frozen=True):
    rule = "POTL-11"
    en = "it is too late to correct a bet above the pot"


class OverbetWasThoughtAbout(Reason, frozen=True):
    rule = "POTL-20"
    en = "somebody has acted on a bet above the pot, and the bettor wants it cut"
