"""Situations with chips and words."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class BigChipInSilence(Title, frozen=True):
    en = "one big chip, and not a word"


class ChipsInSilence(Title, frozen=True):
    en = "several chips, and not a word"


class ChipsInMotions(Title, frozen=True):
    en = "chips in several motions: a string bet?"


class WordsAndChipsDisagree(Title, frozen=True):
    en = "words and chips that do not agree"


class RaiseThenChips(Title, frozen=True):
    en = "the word raise without an amount, then chips"


class OldChipsTaken(Title, frozen=True):
    en = "chips of the last bet were taken back"


class OldChipsMixedIn(Title, frozen=True):
    en = "old and new chips were put together"


class ChangeWasWanted(Title, frozen=True):
    en = "a big chip is to be changed from the pot"


class LessThanTheCall(Title, frozen=True):
    en = "chips that are less than the call"


class StringBetWasClaimed(Title, frozen=True):
    en = "a player calls a string bet on another"


class HandWithChipsMoved(Title, frozen=True):
    en = "a hand with chips moved forward"


class BountyWasPushed(Title, frozen=True):
    en = "a bounty token was pushed in"


class ClockTokenWasPushed(Title, frozen=True):
    en = "a clock token was pushed in"


class HowMuchIsThePot(Title, frozen=True):
    en = "a player asks how much is in the pot"


class HowMuchIsTheBet(Title, frozen=True):
    en = "a player asks for a count of a bet"


class ChipsAreToBeChanged(Title, frozen=True):
    en = "two players want to change chips"


class PotWasSplashed(Title, frozen=True):
    en = "chips were thrown into the pot"


class ChipsOfAnotherTouched(Title, frozen=True):
    en = "a player touched the chips of another"


class AWordOrAGesture(Title, frozen=True):
    en = "a word or a gesture, without chips"


class AnAmountAlone(Title, frozen=True):
    en = "an amount, and nothing else"


class TwoThingsInABreath(Title, frozen=True):
    en = "one thing was said, then another"


class IfYouThenI(Title, frozen=True):
    en = "“if you bet, I raise”"


class ActedOnABareRaise(Title, frozen=True):
    en = "somebody acted on the word raise, before its amount"


class WagerWasTooSmall(Title, frozen=True):
    en = "a bet or raise was too small, and others have acted"


class PotBetWasWrong(Title, frozen=True):
    en = "a bet of the pot was counted wrong"


class ChipsWereBehind(Title, frozen=True):
    en = "chips were found behind after an all-in was called"
