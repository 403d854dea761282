"""Reasons why a spot is not solved or shown on the web."""

from __future__ import annotations

from riverboat.words.phrase import DecimalText, Refusal
from riverboat.words.refusals.spots import SpotStreet


class StudyDuringHand(Refusal, frozen=True):
    code = "in-a-hand"


class StudyNeedsMemory(
    Refusal, frozen=True, rename={"memory_limit": "allowed", "needed_memory": "needed"}
):
    code = "tree-too-large"
    needed_memory: DecimalText
    memory_limit: DecimalText
    street: SpotStreet


class StudyNeedsTime(Refusal, frozen=True, rename={"max_seconds": "allowed"}):
    code = "tree-too-large"
    seconds: int
    max_seconds: int
    street: SpotStreet


class OwnStudyLimit(Refusal, frozen=True, rename={"max_spots": "most"}):
    code = "too-many-studies"
    max_spots: int


class StudyQueueFull(Refusal, frozen=True, rename={"max_spots": "most"}):
    code = "queue-full"
    max_spots: int


class StudyExpired(Refusal, frozen=True):
    code = "no-study"


class StudyUnsolved(Refusal, frozen=True):
    code = "not-solved"


class StudyOfOtherPlayer(Refusal, frozen=True):
    code = "not-yours"


class SolverStopped(Refusal, frozen=True):
    code = "solver-stopped"


class StudiesDisabled(Refusal, frozen=True):
    code = "studies-off"
