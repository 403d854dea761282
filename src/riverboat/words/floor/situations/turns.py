"""Situations with turns and time."""

from __future__ import annotations

from riverboat.words.floor.situations.title import Title


class BetOutOfTurn(Title, frozen=True):
    pass


class CallOutOfTurn(Title, frozen=True):
    pass


class CheckOutOfTurn(Title, frozen=True):
    pass


class FoldOutOfTurn(Title, frozen=True):
    pass


class SomebodyWasSkipped(Title, frozen=True):
    pass


class ActedTwice(Title, frozen=True):
    pass


class RaisedTwice(Title, frozen=True):
    pass


class HasPlayBegun(Title, frozen=True):
    pass


class ClockWasCalled(Title, frozen=True):
    pass


class TimeRanOut(Title, frozen=True):
    pass


class KillWasMissed(Title, frozen=True):
    pass


class LevelWasOver(Title, frozen=True):
    pass


class OldLevelWasDealt(Title, frozen=True):
    pass


class WhenDoesAHandBegin(Title, frozen=True):
    pass
