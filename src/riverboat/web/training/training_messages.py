"""Messages between the server and the training process; the frames are those of studies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from riverboat.web.schemas.training_schemas import AnswerBody, ContinuationBody, TrainingBody
from riverboat.web.studies.worker_messages import EncodedAnswer
from riverboat.words import Refusal


@dataclass(frozen=True, slots=True)
class DrawSpot:
    """Draw a spot, or restore a stored one."""

    body: TrainingBody


@dataclass(frozen=True, slots=True)
class GradeAnswer:
    """Grade an answer."""

    body: AnswerBody


@dataclass(frozen=True, slots=True)
class PlayOn:
    """Play a hand on after an answer."""

    body: ContinuationBody


@dataclass(frozen=True, slots=True)
class TrainingRefused:
    """A spot or an answer was refused."""

    refusal: Refusal
    seconds: float


TrainingCommand: TypeAlias = DrawSpot | GradeAnswer | PlayOn
TrainingReply: TypeAlias = EncodedAnswer | TrainingRefused
