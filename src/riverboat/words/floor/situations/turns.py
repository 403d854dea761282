"""Situations with turns and time."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class BetOutOfTurn(Title, frozen=True):
    en = "a bet or raise out of turn"


class CallOutOfTurn(Title, frozen=True):
    en = "a call out of turn"


class CheckOutOfTurn(Title, frozen=True):
    en = "a check out of turn"


class FoldOutOfTurn(Title, frozen=True):
    en = "a fold out of turn"


class SomebodyWasSkipped(Title, frozen=True):
    en = "a player was skipped"


class ActedTwice(Title, frozen=True):
    en = "a player acted twice"


class RaisedTwice(Title, frozen=True):
    en = "a player raised once more in the same turn"


class HasPlayBegun(Title, frozen=True):
    en = "can there still be a misdeal?"


class ClockWasCalled(Title, frozen=True):
    en = "the clock is called on a player"


class TimeRanOut(Title, frozen=True):
    en = "a player ran out of time"


class KillWasMissed(Title, frozen=True):
    en = "a player did not see that it is a kill pot"


class LevelWasOver(Title, frozen=True):
    en = "the level ended before the hand began"


class OldLevelWasDealt(Title, frozen=True):
    en = "the hand was begun at the level before"


class WhenDoesAHandBegin(Title, frozen=True):
    en = "which motion begins a hand?"
