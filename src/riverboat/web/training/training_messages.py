"""Messages between the server and the training process; the frames are those of studies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from riverboat.web.schemas.training_schemas import AnswerBody, ContinuationBody, TrainingBody
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal


@dataclass(frozen=True, slots=True)
class DrawSpot:
    """Command to draw a spot, or to restore a stored one."""

    body: TrainingBody


@dataclass(frozen=True, slots=True)
class GradeAnswer:
    """Command to grade an answer."""

    body: AnswerBody


@dataclass(frozen=True, slots=True)
class ContinueHand:
    """Command to play a hand on after an answer."""

    body: ContinuationBody


@dataclass(frozen=True, slots=True)
class TrainingRefused:
    """Reply for a spot or an answer that was refused."""

    refusal: Refusal
    seconds: float


TrainingCommand: TypeAlias = DrawSpot | GradeAnswer | ContinueHand
TrainingReply: TypeAlias = EncodedAnswer | TrainingRefused
