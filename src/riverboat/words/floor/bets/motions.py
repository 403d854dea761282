"""Reasons why several motions are or are not one bet (CHIP, BET)."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Reason


class StringBet(Reason, frozen=True):
    rule = "CHIP-04"
    en = "without an amount, only the first motion counts"


class StringBetIsWarned(Reason, frozen=True):
    rule = "CHIP-04"
    en = "a bet goes in with one motion: this time it stands"


class NoStringBet(Reason, frozen=True):
    rule = "CHIP-04"
    en = "it was no string bet"


class PiecesAreACall(Reason, frozen=True):
    rule = "CHIP-04"
    en = "chips that are added in pieces without words are a call"


class MotionsAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise, the chips may come in several motions"


class CallThenOneMotion(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise: the call, and then one motion more"


class OneMotionAfterTheWord(Reason, frozen=True):
    rule = "CHIP-22"
    en = "after the word raise, one motion counts"


class NotReleased(Reason, frozen=True):
    rule = "CHIP-19"
    en = "chips that were not released are not bet"


class OverTheLine(Reason, frozen=True):
    rule = "CHIP-20"
    en = "chips over the line are bet"


class NotOverTheLine(Reason, frozen=True):
    rule = "CHIP-20"
    en = "chips that have not crossed the line are not bet"


class ForwardMotion(Reason, frozen=True):
    rule = "CHIP-21"
    en = "a motion forward, on which the next player acts, binds to the least"


class NobodyHasActedOnIt(Reason, frozen=True):
    rule = "CHIP-21"
    en = "nobody has acted on the motion"


class ForwardInLimit(Reason, frozen=True):
    rule = "CHIP-03"
    en = "in limit a motion with chips, on which the next player acts, is completed"


class MotionToDeceive(Reason, frozen=True):
    rule = "CHIP-04"
    en = "a motion that is meant to make the next player act is a string bet, too"
