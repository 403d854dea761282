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


class SkippedPlayer(Title, frozen=True):
    pass


class DoubleAction(Title, frozen=True):
    pass


class DoubleRaise(Title, frozen=True):
    pass


class MisdealDeadlineInquiry(Title, frozen=True):
    pass


class ClockCalled(Title, frozen=True):
    pass


class PlayerTimeExpired(Title, frozen=True):
    pass


class MissedKill(Title, frozen=True):
    pass


class LevelEndedBeforeHand(Title, frozen=True):
    pass


class HandAtOldLevel(Title, frozen=True):
    pass


class HandStartInquiry(Title, frozen=True):
    pass
