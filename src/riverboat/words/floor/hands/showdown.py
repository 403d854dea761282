"""Reasons for showing, requesting, reading and paying hands (SHOW)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class DiscardDead(Reason, frozen=True):
    rule = "SHOW-17"


class CardsKeptUntilAward(Reason, frozen=True):
    rule = "SHOW-20"


class DiscardRetrievedByFloor(Reason, frozen=True):
    rule = "SHOW-21"


class MisledHandSaved(Reason, frozen=True):
    rule = "SHOW-22"


class DiscardRetrievedIfCertain(Reason, frozen=True):
    rule = "SHOW-24"


class DiscardRetrievedUntilTouched(Reason, frozen=True):
    rule = "SHOW-24"


class TabledWinningHand(Reason, frozen=True):
    rule = "SHOW-23"


class TabledLosingHand(Reason, frozen=True):
    rule = "SHOW-07"


class AnyDealtPlayerEntitled(Reason, frozen=True):
    rule = "SHOW-08"


class OnlyDealtPlayersEntitled(Reason, frozen=True):
    rule = "SHOW-08"


class HandIneligible(Reason, frozen=True):
    rule = "SHOW-08"


class LastAggressorHandEntitlement(Reason, frozen=True):
    rule = "SHOW-08"


class RequestWithoutCards(Reason, frozen=True):
    rule = "SHOW-08"


class ShowAtFloorDiscretion(Reason, frozen=True):
    rule = "SHOW-08"


class CardHoldersEntitled(Reason, frozen=True):
    rule = "SHOW-08"


class HandsShownOnSuspicion(Reason, frozen=True):
    rule = "SHOW-08"


class NoHandRequests(Reason, frozen=True):
    rule = "SHOW-08"


class RequestRightForfeited(Reason, frozen=True):
    rule = "SHOW-08"


class WinnerRequestedHand(Reason, frozen=True):
    rule = "SHOW-09"


class LoserRequestedHand(Reason, frozen=True):
    rule = "SHOW-09"


class ShowOneShowAllRule(Reason, frozen=True):
    rule = "SHOW-10"


class OnlyShownPartDue(Reason, frozen=True):
    rule = "SHOW-10"


class WholeHandOnRequest(Reason, frozen=True):
    rule = "SHOW-10"


class ShownToFoldedPlayer(Reason, frozen=True):
    rule = "SHOW-11"


class ShownToPlayerToAct(Reason, frozen=True):
    rule = "SHOW-11"


class LastAggressorShows(Reason, frozen=True):
    rule = "SHOW-12"


class FirstToActShows(Reason, frozen=True):
    rule = "SHOW-12"


class AllInPlayerShows(Reason, frozen=True):
    rule = "SHOW-12"


class RestOfHandDue(Reason, frozen=True):
    rule = "SHOW-25"


class RestOfHandRefused(Reason, frozen=True):
    rule = "SHOW-25"


class LastHandUnseen(Reason, frozen=True):
    rule = "SHOW-26"


class LastHandShowingDue(Reason, frozen=True):
    rule = "SHOW-26"


class LastPlayerUnshown(Reason, frozen=True):
    rule = "SHOW-15"


class WinnerRefusedToShow(Reason, frozen=True):
    rule = "SHOW-27"


class CardsSpeak(Reason, frozen=True):
    rule = "SHOW-04"


class MiscalledOnPurpose(Reason, frozen=True):
    rule = "SHOW-05"


class MiscallUnethical(Reason, frozen=True):
    rule = "ETIQ-06"


class MiscallKillsAHand(Reason, frozen=True):
    rule = "IRRD-13"


class BoardPlayTabled(Reason, frozen=True):
    rule = "HOLD-12"


class BoardPlayAnnouncement(Reason, frozen=True):
    rule = "HOLD-12"


class BoardPlayDeclared(Reason, frozen=True):
    rule = "SHOW-18"


class TimelyDispute(Reason, frozen=True):
    rule = "BYND-48"


class DisputeUntilNextDeal(Reason, frozen=True):
    rule = "BYND-48"


class LateDispute(Reason, frozen=True):
    rule = "BYND-48"


class PotCountUntilSubstantialAction(Reason, frozen=True):
    rule = "SHOW-30"


class PotCountUntilNextHand(Reason, frozen=True):
    rule = "SHOW-30"


class DisputeMinuteInBreak(Reason, frozen=True):
    rule = "SHOW-31"


class PotPushedToWrongPlayer(Reason, frozen=True):
    rule = "SHOW-28"


class DisputeSetAside(Reason, frozen=True):
    rule = "SHOW-29"


class DutyToSpeakUp(Reason, frozen=True):
    rule = "SHOW-06"


class DutyToReport(Reason, frozen=True):
    rule = "ETIQ-07"


class NoRabbitHunting(Reason, frozen=True):
    rule = "BYND-46"
