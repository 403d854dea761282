"""Definitions of the beginning of action, by book."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question


class HaveTwoActed(Question, frozen=True):
    en = "have two players acted after the forced bets?"


class WasThereSubstantialAction(Question, frozen=True):
    en = "have two players acted, one of them with chips, or have any three?"


class WasThereSubstantialActionLive(Question, frozen=True):
    en = "have two players acted (two folds or two checks do not count), or have any three?"
