"""Reasons of consequences of conduct (ETIQ, TRNY-47 to 51)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class CardsBelongOnTheTable(Reason, frozen=True):
    rule = "ETIQ-02"
    en = "hole cards stay on the table in games with a board or upcards"


class LooksAtOthersCards(Reason, frozen=True):
    rule = "ETIQ-03"
    en = "nobody looks at another's cards"


class StackIsTold(Reason, frozen=True):
    rule = "ETIQ-04"
    en = "nobody misleads others about a stack"


class DumpsChips(Reason, frozen=True):
    rule = "ETIQ-05"
    en = "losing chips to somebody on purpose is collusion"


class PlaysSoft(Reason, frozen=True):
    rule = "ETIQ-08"
    en = "playing soft is collusion, and so is agreeing to check a hand down"


class GivesABetBack(Reason, frozen=True):
    rule = "ETIQ-09"
    en = "nobody gives a bet back to its loser"


class SplitsAPot(Reason, frozen=True):
    rule = "ETIQ-10"
    en = "nobody splits a pot by agreement while cards are to come"


class PaysForAnother(Reason, frozen=True):
    rule = "ETIQ-11"
    en = "nobody posts for another, and no chips pass between stacks"


class HidesBigChips(Reason, frozen=True):
    rule = "ETIQ-12"
    en = "big chips stand in front or on top, for all to see"


class OnePlayerToAHand(Reason, frozen=True):
    rule = "BYND-95"
    en = "one player to a hand: nobody advises, and nobody tells what they hold"


class PunishedHarder(Reason, frozen=True):
    rule = "TRNY-47"
    en = "there are warnings, missed hands, missed rounds and disqualification, harder each time"


class FairnessDecides(Reason, frozen=True):
    rule = "BYND-97"
    en = "the floor decides what is fair"


class ARoundIsAHandForEach(Reason, frozen=True):
    rule = "BYND-78"
    en = "a round is a hand for each player at the table, themselves included"


class BeginsAfterThisHand(Reason, frozen=True):
    rule = "TRNY-49"
    en = "a penalty begins when this hand is over"


class AwayOnAPenalty(Reason, frozen=True):
    rule = "TRNY-48"
    en = "who is away on a penalty is dealt in, and pays what is due"


class DisqualifiedLosesChips(Reason, frozen=True):
    rule = "TRNY-50"
    en = "the chips of who is disqualified leave play"


class LeftForTheirOwnReasons(Reason, frozen=True):
    rule = "TRNY-51"
    en = "who leaves for health or for their own reasons is not disqualified"


class CarriedOutOfSight(Reason, frozen=True):
    rule = "ETIQ-13"
    en = "tournament chips that were carried out of sight are forfeited"


class ChipsStayOnTheTable(Reason, frozen=True):
    rule = "STAK-03"
    en = "nobody takes a part of their stack off the table"


class FoundWithAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"
    en = "chips that were found go back to their owner"


class FoundWithoutAnOwner(Reason, frozen=True):
    rule = "ETIQ-14"
    en = "found chips that nobody is known to own leave play"
