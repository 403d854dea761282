"""Situations with chips and words."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class BigChipInSilence(Title, frozen=True):
    pass


class ChipsInSilence(Title, frozen=True):
    pass


class ChipsInMotions(Title, frozen=True):
    pass


class WordsAndChipsDisagree(Title, frozen=True):
    pass


class RaiseThenChips(Title, frozen=True):
    pass


class OldChipsTaken(Title, frozen=True):
    pass


class OldChipsMixedIn(Title, frozen=True):
    pass


class ChangeWasWanted(Title, frozen=True):
    pass


class LessThanTheCall(Title, frozen=True):
    pass


class StringBetWasClaimed(Title, frozen=True):
    pass


class HandWithChipsMoved(Title, frozen=True):
    pass


class BountyWasPushed(Title, frozen=True):
    pass


class ClockTokenWasPushed(Title, frozen=True):
    pass


class HowMuchIsThePot(Title, frozen=True):
    pass


class HowMuchIsTheBet(Title, frozen=True):
    pass


class ChipsAreToBeChanged(Title, frozen=True):
    pass


class PotWasSplashed(Title, frozen=True):
    pass


class ChipsOfAnotherTouched(Title, frozen=True):
    pass


class AWordOrAGesture(Title, frozen=True):
    pass


class AnAmountAlone(Title, frozen=True):
    pass


class TwoThingsInABreath(Title, frozen=True):
    pass


class IfYouThenI(Title, frozen=True):
    pass


class ActedOnABareRaise(Title, frozen=True):
    pass


class WagerWasTooSmall(Title, frozen=True):
    pass


class PotBetWasWrong(Title, frozen=True):
    pass


class ChipsWereBehind(Title, frozen=True):
    pass
