"""Refusals to straddle, to post a sleeper or to decline."""

from __future__ import annotations

from riverboat.words.acts import Act
from riverboat.words.offers import Offer
from riverboat.words.phrase import Chips, Person, Phrase, Refusal
from riverboat.words.refusals.because import Because


class CannotStraddle(Because, frozen=True):
    en = "{who} cannot {act}: {why}{now:; now *}"
    who: Person
    act: Act
    now: Offer | None


class NobodyThereToStraddle(Because, frozen=True):
    en = "chair {chair}, where nobody sits, cannot {act}: {why}{now:; now *}"
    chair: int
    act: Act
    now: Offer | None


# What nobody may ---------------------------------------------------------------------------------


class NoStraddles(Refusal, frozen=True):
    code, rule, en = "no straddles", "STRD-02", "there are no straddles at this table"


class NoStraddleInAKillPot(Refusal, frozen=True):
    code, rule, en = "kill pot", "KILL-08", "there is no straddle in a kill pot"


class NoStraddleInABombPot(Refusal, frozen=True):
    code, rule = "bomb pot", "BYND-41"
    en = "a bomb pot has no blinds that could be straddled"


class NoBlindsToStraddle(Refusal, frozen=True):
    code, rule, en = "no blinds", "STRD-01", "{game} has no blinds that could be straddled"
    game: str


class StraddlesWithTheBlinds(Refusal, frozen=True):
    code, rule, en = "no hand", "STRD-01", "one straddles when the blinds are posted"


class _TooLate(Refusal, frozen=True):
    code, rule = "too late", "STRD-01"


class StraddlesBeforeTheCards(_TooLate, frozen=True):
    en = "one straddles before the cards are dealt"


class AllHaveAnswered(_TooLate, frozen=True):
    en = "all who may straddle have answered"


# What this player may not ------------------------------------------------------------------------


class NotDealtInToStraddle(Refusal, frozen=True):
    code, rule = "not dealt in", "GAME-01"
    en = "{who:they are|you are} not dealt into this hand"


class HasDeclined(Refusal, frozen=True):
    code, rule = "declined", "STRD-01"
    en = "{who:they have said that they do|you have said that you do} not"


class HasStraddled(Refusal, frozen=True):
    code, rule, en = "straddled", "STRD-01", "{who:they have|you have} straddled"


class IsAway(Refusal, frozen=True):
    code, rule, en = "away", "SEAT-10", "{who:they are|you are} away"


class SomebodyHasPrecedence(Refusal, frozen=True):
    code, rule, en = "precedence", "BYND-43", "somebody else has precedence"


class SleepersComeLater(Refusal, frozen=True):
    code, rule, en = "too early", "STRD-17", "sleepers come after the straddles"


class OthersBeforeTheBigBlind(Refusal, frozen=True):
    code, rule, en = "precedence", "STRD-17", "the others are asked before the big blind"


class StraddlesLive(Refusal, frozen=True):
    code, rule = "too many", "STRD-09"
    en = "{n:one straddle is|* straddles are} live here, and sleepers are not taken"
    n: int


class WrongPlaceToStraddle(Refusal, frozen=True):
    code, rule = "out of position", "STRD-18"
    en = "one straddles from {places} here; a blind raise from elsewhere is out of turn"
    places: tuple[str, ...]


# How much ---------------------------------------------------------------------------------------


class StraddleBeyondTheMost(Refusal, frozen=True):
    code, rule = "too little", "STRD-05"
    en = "the next straddle is {least}, and none is more than {most} here"
    least: Chips
    most: Chips


class TooFewChipsToStraddle(Refusal, frozen=True):
    code, rule = "too little", "STRD-05"
    en = (
        "a straddle is {least}, and {who:they have|you have} {chips}: "
        "all-in for less is no straddle"
    )
    least: Chips
    chips: Chips


class StraddlingExactly(Phrase, frozen=True):
    en = "exactly {to}"
    to: Chips


class StraddlingBetween(Phrase, frozen=True):
    en = "{least} to {most}{unit: in multiples of *}"
    least: Chips
    most: Chips
    unit: Chips | None


class WrongStraddle(Refusal, frozen=True):
    code, rule = "wrong size", "STRD-05"
    en = "a straddle of {who:theirs|yours} is {size}"
    size: StraddlingExactly | StraddlingBetween


class WrongRestraddle(WrongStraddle, frozen=True):
    rule = "STRD-08"


class StraddleOffTheUnit(WrongStraddle, frozen=True):
    rule = "UNIT-01"
