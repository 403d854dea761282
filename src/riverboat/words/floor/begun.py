"""Definitions of the beginning of action, by book."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question


class HaveTwoActed(Question, frozen=True):
    pass


class WasThereSubstantialAction(Question, frozen=True):
    pass


class WasThereSubstantialActionLive(Question, frozen=True):
    pass
