"""Messages between the server and a solver process, and their frames.

Both ends are this program, on one machine: a frame is a length and a pickle.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from struct import Struct
from typing import Any, Final, TypeAlias

from riverboat.web.schemas.study_schemas import StudyBody, StudySize
from riverboat.words import Refusal

FRAME_HEADER: Final = Struct(">I")


@dataclass(frozen=True, slots=True)
class MeasureSpot:
    """Command to check a spot and to estimate the size of its tree."""

    spot: StudyBody


@dataclass(frozen=True, slots=True)
class SolveSpot:
    """Command to solve a spot within limits, and to keep the solution in memory."""

    spot: StudyBody
    seconds: float
    memory: int
    """Maximum bytes of the solution."""
    threads: int


@dataclass(frozen=True, slots=True)
class ReadNode:
    """Command to read a node of the solution."""

    line: str
    hand: str


@dataclass(frozen=True, slots=True)
class ListPresets:
    """Command to list the preset ranges."""


@dataclass(frozen=True, slots=True)
class SpotMeasured:
    """Reply to ``MeasureSpot``: the size of the tree; *seconds* of processor time were spent on the
    estimate.
    """

    size: StudySize
    seconds: float


class WorkProgress:
    """Message about unfinished work, sent before the reply."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SolverProgress(WorkProgress):
    """Message about an unfinished solution; the last one is sent as ``SpotSolved``."""

    fraction_done: float
    iterations: int
    exploitability: float | None
    """Exploitability in percent of the pot."""
    seconds: float


@dataclass(frozen=True, slots=True)
class SpotSolved(SolverProgress):
    """Reply to ``SolveSpot``: the spot is solved, and its nodes can be read."""


@dataclass(frozen=True, slots=True)
class EncodedAnswer:
    """Reply as JSON, plain and compressed, so that the server only forwards it."""

    body: bytes
    etag: str
    compressed: bytes
    seconds: float
    """Seconds of processor time."""


@dataclass(frozen=True, slots=True)
class CommandRefused:
    """Reply to a command that cannot be carried out, with the refusal."""

    refusal: Refusal
    seconds: float
    field: str = ""
    """The field of the spot that is wrong, if it is known."""


Command: TypeAlias = MeasureSpot | SolveSpot | ReadNode | ListPresets
Reply: TypeAlias = SpotMeasured | SolverProgress | SpotSolved | EncodedAnswer | CommandRefused


def encode_frame(message: Any) -> bytes:
    """Return a message as a frame: its length and its pickle."""
    body = pickle.dumps(message, protocol=5)
    return FRAME_HEADER.pack(len(body)) + body


def decode_body(body: bytes) -> Any:
    """Return the message of a frame's body."""
    return pickle.loads(body)
