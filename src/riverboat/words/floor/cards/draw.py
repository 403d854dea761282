"""Questions and reasons on draw and lowball (IRRD, BYND-65)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Answer, Question, Reason

# Questions and their answers -------------------------------------------------------------------


class HasTheDrawBegun(Question, frozen=True):
    en = "has the draw begun?"


class HowDoHandsRank(Question, frozen=True):
    en = "how do hands rank?"


class HighHandsWin(Answer, frozen=True):
    en = "high hands win"


class AceToFive(Answer, frozen=True):
    en = "ace-to-five lowball"


class DeuceToSeven(Answer, frozen=True):
    en = "deuce-to-seven lowball"


class Badugi(Answer, frozen=True):
    en = "badugi"


class WhichStructure(Question, frozen=True):
    en = "how is it bet?"


class InNoLimit(Answer, frozen=True):
    en = "no-limit"


class InPotLimit(Answer, frozen=True):
    en = "pot-limit"


class InLimit(Answer, frozen=True):
    en = "limit"


class IsItSevenOrUnder(Question, frozen=True):
    en = "is the card a seven or under, or an ace?"


class IsItFiveOrUnder(Question, frozen=True):
    en = "is the card a five or under, or an ace?"


class IsItOfTheBestSeven(Question, frozen=True):
    en = "is the card a two, three, four, five or seven?"


class AreTheyTheLastToDraw(Question, frozen=True):
    en = "are they the last to draw?"


class DidTheyKnowOfTheRaise(Question, frozen=True):
    en = "did they know that the pot was raised?"


class DoTheyHaveTheBestHand(Question, frozen=True):
    en = "do they have the best hand?"


class DidTheyCompleteTheBet(Question, frozen=True):
    en = "did they complete the bet?"


# Reasons ---------------------------------------------------------------------------------------


class TakenInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"
    en = "in limit ace-to-five a shown card of seven or under must be taken"


class ReplacedInLimitLowball(Reason, frozen=True):
    rule = "IRRD-01"
    en = "in limit ace-to-five a shown card over seven is replaced, and is the burn"


class TakenInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"
    en = "in no-limit and pot-limit ace-to-five a shown card from ace to five must be taken"


class ReplacedInBigBetLowball(Reason, frozen=True):
    rule = "IRRD-02"
    en = "in no-limit and pot-limit ace-to-five a shown card over five is replaced"


class TakenInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"
    en = "in deuce-to-seven a shown two, three, four, five or seven must be taken"


class ReplacedInDeuceToSeven(Reason, frozen=True):
    rule = "IRRD-03"
    en = "in deuce-to-seven any other shown card is replaced, the six too"


class TakenInDrawHigh(Reason, frozen=True):
    rule = "IRRD-04"
    en = "in draw high a card shown before the draw must be kept"


class ShownBeforeTheDrawIsReplaced(Reason, frozen=True):
    rule = "IRRD-01"
    en = "a card shown before the draw is replaced here"


class ShownBeforeTheDrawIsTaken(Reason, frozen=True):
    rule = "IRRD-01"
    en = "a card shown before the draw is taken here"


class ShownInTheDraw(Reason, frozen=True):
    rule = "BYND-65"
    en = "a card shown in the draw is replaced when all have drawn"


class DrawsFourAndOne(Reason, frozen=True):
    rule = "IRRD-05"
    en = "who draws five gets four of them at once"


class DrawsFiveAtOnce(Reason, frozen=True):
    rule = "IRRD-05"
    en = "who draws five gets them at once"


class CompletedBeforeAction(Reason, frozen=True):
    rule = "IRRD-06"
    en = "a short hand is completed before the first player acts"


class DealerIsCompleted(Reason, frozen=True):
    rule = "IRRD-06"
    en = "the dealer's place gets its last card even after that"


class ShortBeforeTheDraw(Reason, frozen=True):
    rule = "IRRD-07"
    en = "a hand that is short before the draw plays, and draws what makes it full"


class FouledAfterTheDraw(Reason, frozen=True):
    rule = "IRRD-08"
    en = "after the draw a hand with a wrong number of cards is fouled"


class HowManyWasAskedInTime(Reason, frozen=True):
    rule = "IRRD-09"
    en = "until there is action after the draw, a player says truly how many cards they drew"


class HowManyWasAskedTooLate(Reason, frozen=True):
    rule = "IRRD-09"
    en = "once there was action after the draw, nobody need say how many cards they drew"


class SevenWasChecked(Reason, frozen=True):
    rule = "IRRD-10"
    en = "who checks a seven or better after the draw wins only the pot before it"


class NoSevensRule(Reason, frozen=True):
    rule = "IRRD-10"
    en = "a seven or better may be checked here"


class SevenWasBeaten(Reason, frozen=True):
    rule = "IRRD-11"
    en = "who checks a seven and is beaten loses the pot and their calls"


class SevenAgainstAShortBet(Reason, frozen=True):
    rule = "IRRD-12"
    en = "against an all-in of less than half a bet, a seven or better may just call"


class SevenCompletesTheBet(Reason, frozen=True):
    rule = "IRRD-12"
    en = "to complete the bet is to bet the seven"


class ClaimWasTrueEnough(Reason, frozen=True):
    rule = "IRRD-14"
    en = "only the first card of what was claimed counts"


class CardsSpeakInLowball(Reason, frozen=True):
    rule = "IRRD-13"
    en = "the cards speak in lowball, too"


class FalseClaimKills(Reason, frozen=True):
    rule = "IRRD-13"
    en = "whose false claim made another foul a hand has a dead hand"


class PairWasNotSaid(Reason, frozen=True):
    rule = "IRRD-15"
    en = "who spreads a pair without saying so may lose the pot if another fouled a hand on it"


class RappedWithoutKnowing(Reason, frozen=True):
    rule = "IRRD-16"
    en = "who rapped pat without knowing of a raise may still play"


class RappedAndKnew(Reason, frozen=True):
    rule = "IRRD-16"
    en = "who rapped pat and knew of the raise stands pat"
