"""Reasons why a hand is or is not dead (DEAD, HOLD-12)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class FoldedToABet(Reason, frozen=True):
    rule = "DEAD-01"


class NextPlayerActed(Reason, frozen=True):
    rule = "DEAD-02"


class NobodyActedOnIt(Reason, frozen=True):
    rule = "DEAD-02"


class ThrownAwayBinds(Reason, frozen=True):
    rule = "DEAD-02"


class FoldsWithoutABet(Reason, frozen=True):
    rule = "BYND-23"


class AnOfficialSaidSo(Reason, frozen=True):
    rule = "DEAD-10"


class ThrewThemToAnother(Reason, frozen=True):
    rule = "DEAD-08"


class BelievedTheyHadWon(Reason, frozen=True):
    rule = "DEAD-11"


class NobodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"


class SomebodyHadCalled(Reason, frozen=True):
    rule = "DEAD-11"


class KilledByTheDealer(Reason, frozen=True):
    rule = "DEAD-12"


class UncalledRaiseReturnable(Reason, frozen=True):
    rule = "BYND-24"


class ProtectsTheirHand(Reason, frozen=True):
    rule = "ETIQ-01"


class LostWithoutRedress(Reason, frozen=True):
    rule = "SHOW-19"


class UnprotectedHandMuckable(Reason, frozen=True):
    rule = "DEAD-09"


class FouledButCertain(Reason, frozen=True):
    rule = "DEAD-13"


class FouledAndUncertain(Reason, frozen=True):
    rule = "DEAD-13"


class NoLineHere(Reason, frozen=True):
    rule = "DEAD-14"


class TheLineFolds(Reason, frozen=True):
    rule = "DEAD-14"


class UntilTheDealerTouchesThem(Reason, frozen=True):
    rule = "DEAD-14"


class LeftAllIn(Reason, frozen=True):
    rule = "DEAD-15"


class LeftAllInDies(Reason, frozen=True):
    rule = "DEAD-15"


class LeftWithActionToCome(Reason, frozen=True):
    rule = "ETIQ-15"


class DepartureAllowed(Reason, frozen=True):
    rule = "ETIQ-15"


class ShownWithActionToCome(Reason, frozen=True):
    rule = "DEAD-16"


class ShownHandFolded(Reason, frozen=True):
    rule = "DEAD-16"


class ShownAtTheEnd(Reason, frozen=True):
    rule = "SHOW-13"
