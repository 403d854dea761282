"""Reasons of consequences of conduct (ETIQ, TRNY-47 to 51)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class HoleCardsStayOnTable(Reason, frozen=True):
    rule = "ETIQ-02"


class NoPeeking(Reason, frozen=True):
    rule = "ETIQ-03"


class StackMisstated(Reason, frozen=True):
    rule = "ETIQ-04"


class ChipDumpingCollusion(Reason, frozen=True):
    rule = "ETIQ-05"


class SoftPlayCollusion(Reason, frozen=True):
    rule = "ETIQ-08"


class NoBetRefund(Reason, frozen=True):
    rule = "ETIQ-09"


class NoEarlySplit(Reason, frozen=True):
    rule = "ETIQ-10"


class NoPaymentForOthers(Reason, frozen=True):
    rule = "ETIQ-11"


class BigChipsInView(Reason, frozen=True):
    rule = "ETIQ-12"


class OnePlayerPerHand(Reason, frozen=True):
    rule = "BYND-95"


class PenaltyEscalation(Reason, frozen=True):
    rule = "TRNY-47"


class FloorFairness(Reason, frozen=True):
    rule = "BYND-97"


class PenaltyRoundLength(Reason, frozen=True):
    rule = "BYND-78"


class PenaltyStartAfterHand(Reason, frozen=True):
    rule = "TRNY-49"


class DealtInDuringPenalty(Reason, frozen=True):
    rule = "TRNY-48"


class DisqualifiedChipsLost(Reason, frozen=True):
    rule = "TRNY-50"


class PersonalDeparture(Reason, frozen=True):
    rule = "TRNY-51"


class HiddenChipsForfeited(Reason, frozen=True):
    rule = "ETIQ-13"


class ChipsStayOnTable(Reason, frozen=True):
    rule = "STAK-03"


class FoundChipsReturned(Reason, frozen=True):
    rule = "ETIQ-14"


class FoundChipsRemoved(Reason, frozen=True):
    rule = "ETIQ-14"
