"""Questions about substantial action, which each rulebook defines in its own way."""

from __future__ import annotations

from riverboat.words.floor.verdicts import Question


class TwoActionsQuestion(Question, frozen=True):
    pass


class SubstantialActionQuestion(Question, frozen=True):
    pass


class SubstantialActionQuestionWithoutPasses(Question, frozen=True):
    pass
