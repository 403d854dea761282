"""Situations with hands, at the showdown, and with players' conduct."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class CardsThrownAway(Title, frozen=True):
    pass


class DiscardByAssumedWinner(Title, frozen=True):
    pass


class LiveHandMuckedByDealer(Title, frozen=True):
    pass


class FouledHand(Title, frozen=True):
    pass


class UnprotectedHand(Title, frozen=True):
    pass


class CardsOverLine(Title, frozen=True):
    pass


class CardsThrownIntoOtherHand(Title, frozen=True):
    pass


class HandKilledByOfficial(Title, frozen=True):
    pass


class CardsTurnedFaceUp(Title, frozen=True):
    pass


class DepartureDuringHand(Title, frozen=True):
    pass


class CardsShownToOnePlayer(Title, frozen=True):
    pass


class CardsPartlyShown(Title, frozen=True):
    pass


class CardsPushedAwayAtShowdown(Title, frozen=True):
    pass


class FoldAfterFalseInformation(Title, frozen=True):
    pass


class TabledHandMucked(Title, frozen=True):
    pass


class OneCardTabled(Title, frozen=True):
    pass


class BoardPlay(Title, frozen=True):
    pass


class SoleRemainingHand(Title, frozen=True):
    pass


class RefusalToShow(Title, frozen=True):
    pass


class ShowOrderInquiry(Title, frozen=True):
    pass


class RequestToSeeCards(Title, frozen=True):
    pass


class MiscalledHand(Title, frozen=True):
    pass


class DisputedAward(Title, frozen=True):
    pass


class MisawardedPot(Title, frozen=True):
    pass


class RabbitHuntRequest(Title, frozen=True):
    pass


class SoftPlay(Title, frozen=True):
    pass


class CheckDownAgreement(Title, frozen=True):
    pass


class ChipDumping(Title, frozen=True):
    pass


class OtherCardsPeekedAt(Title, frozen=True):
    pass


class CardsTakenOffTable(Title, frozen=True):
    pass


class StackMisrepresented(Title, frozen=True):
    pass


class HiddenBigChips(Title, frozen=True):
    pass


class RefundedBet(Title, frozen=True):
    pass


class EarlyPotSplit(Title, frozen=True):
    pass


class PostForOtherPlayer(Title, frozen=True):
    pass


class LiveHandDiscussed(Title, frozen=True):
    pass


class AdviceGiven(Title, frozen=True):
    pass


class DeliberateMiscall(Title, frozen=True):
    pass


class UnreportedError(Title, frozen=True):
    pass


class PenaltyRoundsGiven(Title, frozen=True):
    pass


class PenaltyAbsence(Title, frozen=True):
    pass


class PlayerDisqualified(Title, frozen=True):
    pass


class TournamentDeparture(Title, frozen=True):
    pass


class ChipsRemovedFromTable(Title, frozen=True):
    pass


class ChipsFound(Title, frozen=True):
    pass
