"""Situations with hands, at the showdown, and with players' conduct."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class CardsThrownAway(Title, frozen=True):
    en = "cards were thrown away in turn, without a word"


class BelievedInAWin(Title, frozen=True):
    en = "a bettor believed to have won, and discarded"


class DealerMuckedALiveHand(Title, frozen=True):
    en = "the dealer mucked a live hand"


class HandWasFouled(Title, frozen=True):
    en = "other cards got among a player's cards"


class NobodyProtectsTheHand(Title, frozen=True):
    en = "a hand lies there that nobody protects"


class CardsPastTheLine(Title, frozen=True):
    en = "cards were pushed past the line"


class CardsToAnotherHand(Title, frozen=True):
    en = "cards were thrown into the hand of another"


class OfficialKilledAHand(Title, frozen=True):
    en = "an official declared a hand dead"


class CardsTurnedUp(Title, frozen=True):
    en = "a player turned their cards up"


class WalkedAway(Title, frozen=True):
    en = "a player walked away in the middle of a hand"


class CardsShownToOne(Title, frozen=True):
    en = "a player showed their cards to one other"


class CardsShownInPart(Title, frozen=True):
    en = "a player showed a part of their cards"


class PushedAwayAtTheEnd(Title, frozen=True):
    en = "cards were pushed away at the showdown, and are wanted back"


class FoldedByMistake(Title, frozen=True):
    en = "a hand was thrown away because of something wrong that was said"


class TabledHandWasMucked(Title, frozen=True):
    en = "the dealer mucked a hand that had been tabled"


class OneCardWasTabled(Title, frozen=True):
    en = "a player tabled one card only"


class BoardIsPlayed(Title, frozen=True):
    en = "a player plays the board"


class AllOthersMucked(Title, frozen=True):
    en = "all others have mucked"


class ShowingIsRefused(Title, frozen=True):
    en = "a player refuses to show"


class WhoShowsFirst(Title, frozen=True):
    en = "who shows first?"


class CardsAreAskedFor(Title, frozen=True):
    en = "a player asks to see the cards of another"


class HandWasMiscalled(Title, frozen=True):
    en = "a player said that they hold what they do not hold"


class AwardIsDisputed(Title, frozen=True):
    en = "an award is disputed"


class PotToTheWrongPlayer(Title, frozen=True):
    en = "the pot goes to the wrong player"


class RabbitIsAskedFor(Title, frozen=True):
    en = "a player wants to see the next card"


class PlayedSoft(Title, frozen=True):
    en = "a player played soft against another"


class AgreedToCheckDown(Title, frozen=True):
    en = "players agreed to check it down"


class DumpedChips(Title, frozen=True):
    en = "a player lost chips on purpose"


class LookedAtAnothersCards(Title, frozen=True):
    en = "a player looked at the cards of another"


class CardsTakenOffTheTable(Title, frozen=True):
    en = "a player took cards off the table"


class MisledAboutTheStack(Title, frozen=True):
    en = "a player misled others about their stack"


class BigChipsWereHidden(Title, frozen=True):
    en = "a player hid big chips"


class BetWasGivenBack(Title, frozen=True):
    en = "a player gave a bet back"


class PotWasSplitEarly(Title, frozen=True):
    en = "players split a pot with cards to come"


class PaidForAnother(Title, frozen=True):
    en = "a player paid for another"


class ToldWhatTheyHold(Title, frozen=True):
    en = "a player told what they hold"


class AdviceWasGiven(Title, frozen=True):
    en = "a player gave advice"


class MiscalledKnowingly(Title, frozen=True):
    en = "a player miscalled a hand on purpose"


class SaidNothingOfAnError(Title, frozen=True):
    en = "a player saw an error and said nothing"


class PenaltyOfRounds(Title, frozen=True):
    en = "the floor has given a penalty of rounds"


class SitsOutAPenalty(Title, frozen=True):
    en = "a hand begins, and a player is away on a penalty"


class PlayerDisqualified(Title, frozen=True):
    en = "the floor has disqualified a player"


class PlayerGoesHome(Title, frozen=True):
    en = "a player leaves an event"


class ChipsCarriedAway(Title, frozen=True):
    en = "chips were carried out of sight"


class ChipsWereFound(Title, frozen=True):
    en = "chips were found"
