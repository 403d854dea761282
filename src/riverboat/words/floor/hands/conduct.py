"""Reasons of consequences of conduct (ETIQ, TRNY-47 to 51)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class CardsBelongOnTheTable(Reason, frozen=True):
    rule = "ETIQ-02"


class LooksAtOthersCards(Reason, frozen=True):
    rule = "ETIQ-03"


class StackMisstated(Reason, frozen=True):
    rule = "ETIQ-04"


class DumpsChips(Reason, frozen=True):
    rule = "ETIQ-05"


class PlaysSoft(Reason, frozen=True):
    rule = "ETIQ-08"


class BetGivenBack(Reason, frozen=True):
    rule = "ETIQ-09"


class SplitsAPot(Reason, frozen=True):
    rule = "ETIQ-10"


class PaysForAnother(Reason, frozen=True):
    rule = "ETIQ-11"


class HidesBigChips(Reason, frozen=True):
    rule = "ETIQ-12"


class OnePlayerToAHand(Reason, frozen=True):
    rule = "BYND-95"


class PunishedHarder(Reason, frozen=True):
    rule = "TRNY-47"


class FairnessDecides(Reason, frozen=True):
    rule = "BYND-97"


class ARoundIsAHandForEach(Reason, frozen=True):
    rule = "BYND-78"


class BeginsAfterThisHand(Reason, frozen=True):
    rule = "TRNY-49"


class AwayOnAPenalty(Reason, frozen=True):
    rule = "TRNY-48"


class DisqualifiedLosesChips(Reason, frozen=True):
    rule = "TRNY-50"


class LeftForTheirOwnReasons(Reason, frozen=True):
    rule = "TRNY-51"


class CarriedOutOfSight(Reason, frozen=True):
    rule = "ETIQ-13"


class ChipsStayOnTheTable(Reason, frozen=True):
    rule = "STAK-03"


class FoundWithAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"


class FoundWithoutAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"
