"""Reasons why a hand is or is not dead (DEAD, HOLD-12)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class DiscardFacingBet(Reason, frozen=True):
    rule = "DEAD-01"


class DiscardAfterNextAction(Reason, frozen=True):
    rule = "DEAD-02"


class DiscardWithoutAction(Reason, frozen=True):
    rule = "DEAD-02"


class DiscardBinds(Reason, frozen=True):
    rule = "DEAD-02"


class FoldWithoutBetBinds(Reason, frozen=True):
    rule = "BYND-23"


class DeclaredDeadByOfficial(Reason, frozen=True):
    rule = "DEAD-10"


class ThrownIntoOtherHand(Reason, frozen=True):
    rule = "DEAD-08"


class MistakenWinnerOut(Reason, frozen=True):
    rule = "DEAD-11"


class UncalledPartReturned(Reason, frozen=True):
    rule = "DEAD-11"


class CalledBetStays(Reason, frozen=True):
    rule = "DEAD-11"


class HandKilledByDealer(Reason, frozen=True):
    rule = "DEAD-12"


class UncalledRaiseReturnable(Reason, frozen=True):
    rule = "BYND-24"


class HandProtectionDuty(Reason, frozen=True):
    rule = "ETIQ-01"


class HandLostWithoutRedress(Reason, frozen=True):
    rule = "SHOW-19"


class UnprotectedHandMuckable(Reason, frozen=True):
    rule = "DEAD-09"


class IdentifiableFouledHand(Reason, frozen=True):
    rule = "DEAD-13"


class UnidentifiableFouledHand(Reason, frozen=True):
    rule = "DEAD-13"


class NoFoldingLine(Reason, frozen=True):
    rule = "DEAD-14"


class FoldingLine(Reason, frozen=True):
    rule = "DEAD-14"


class LiveUntilDealerTouch(Reason, frozen=True):
    rule = "DEAD-14"


class AllInDeparture(Reason, frozen=True):
    rule = "DEAD-15"


class AllInDepartureKillsHand(Reason, frozen=True):
    rule = "DEAD-15"


class DepartureWithActionPending(Reason, frozen=True):
    rule = "ETIQ-15"


class DepartureAllowed(Reason, frozen=True):
    rule = "ETIQ-15"


class ExposedWithActionPending(Reason, frozen=True):
    rule = "DEAD-16"


class ShownHandFolded(Reason, frozen=True):
    rule = "DEAD-16"


class ShowWithoutActionPending(Reason, frozen=True):
    rule = "SHOW-13"
