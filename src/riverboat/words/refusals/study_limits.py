"""Reasons why a spot is not solved or shown on the web."""

from __future__ import annotations

from riverboat.words.phrase import Refusal
from riverboat.words.refusals.spots import SpotStreet


class StudyDuringHand(Refusal, frozen=True):
    code = "in-a-hand"


class StudyNeedsMemory(Refusal, frozen=True):
    code = "tree-too-large"
    needed: str
    allowed: str
    street: SpotStreet


class StudyNeedsTime(Refusal, frozen=True):
    code = "tree-too-large"
    seconds: int
    allowed: int
    street: SpotStreet


class OwnStudyLimit(Refusal, frozen=True):
    code = "too-many-studies"
    most: int


class StudyQueueFull(Refusal, frozen=True):
    code = "queue-full"
    most: int


class StudyExpired(Refusal, frozen=True):
    code = "no-study"


class StudyUnsolved(Refusal, frozen=True):
    code = "not-solved"


class OtherPlayersStudy(Refusal, frozen=True):
    code = "not-yours"


class SolverStopped(Refusal, frozen=True):
    code = "solver-stopped"


class StudiesDisabled(Refusal, frozen=True):
    code = "studies-off"
