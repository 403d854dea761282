"""Situations with hands, at the showdown, and with players' conduct."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class CardsThrownAway(Title, frozen=True):
    pass


class BelievedInAWin(Title, frozen=True):
    pass


class DealerMuckedALiveHand(Title, frozen=True):
    pass


class HandWasFouled(Title, frozen=True):
    pass


class NobodyProtectsTheHand(Title, frozen=True):
    pass


class CardsPastTheLine(Title, frozen=True):
    pass


class CardsToAnotherHand(Title, frozen=True):
    pass


class OfficialKilledAHand(Title, frozen=True):
    pass


class CardsTurnedUp(Title, frozen=True):
    pass


class WalkedAway(Title, frozen=True):
    pass


class CardsShownToOne(Title, frozen=True):
    pass


class CardsShownInPart(Title, frozen=True):
    pass


class PushedAwayAtTheEnd(Title, frozen=True):
    pass


class FoldedByMistake(Title, frozen=True):
    pass


class TabledHandWasMucked(Title, frozen=True):
    pass


class OneCardWasTabled(Title, frozen=True):
    pass


class BoardIsPlayed(Title, frozen=True):
    pass


class AllOthersMucked(Title, frozen=True):
    pass


class ShowingIsRefused(Title, frozen=True):
    pass


class WhoShowsFirst(Title, frozen=True):
    pass


class CardsAreAskedFor(Title, frozen=True):
    pass


class HandWasMiscalled(Title, frozen=True):
    pass


class AwardIsDisputed(Title, frozen=True):
    pass


class PotToTheWrongPlayer(Title, frozen=True):
    pass


class RabbitIsAskedFor(Title, frozen=True):
    pass


class PlayedSoft(Title, frozen=True):
    pass


class AgreedToCheckDown(Title, frozen=True):
    pass


class DumpedChips(Title, frozen=True):
    pass


class LookedAtAnothersCards(Title, frozen=True):
    pass


class CardsTakenOffTheTable(Title, frozen=True):
    pass


class MisledAboutTheStack(Title, frozen=True):
    pass


class BigChipsWereHidden(Title, frozen=True):
    pass


class BetWasGivenBack(Title, frozen=True):
    pass


class PotWasSplitEarly(Title, frozen=True):
    pass


class PaidForAnother(Title, frozen=True):
    pass


class ToldWhatTheyHold(Title, frozen=True):
    pass


class AdviceWasGiven(Title, frozen=True):
    pass


class MiscalledKnowingly(Title, frozen=True):
    pass


class SaidNothingOfAnError(Title, frozen=True):
    pass


class PenaltyOfRounds(Title, frozen=True):
    pass


class SitsOutAPenalty(Title, frozen=True):
    pass


class PlayerDisqualified(Title, frozen=True):
    pass


class PlayerGoesHome(Title, frozen=True):
    pass


class ChipsCarriedAway(Title, frozen=True):
    pass


class ChipsWereFound(Title, frozen=True):
    pass
