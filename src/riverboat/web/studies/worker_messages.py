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

HEADER: Final = Struct(">I")


@dataclass(frozen=True, slots=True)
class MeasureSpot:
    """Check a spot, and estimate its tree."""

    spot: StudyBody


@dataclass(frozen=True, slots=True)
class SolveSpot:
    """Solve a spot within limits, and keep the solution."""

    spot: StudyBody
    seconds: float
    memory: int
    """Bytes."""
    threads: int


@dataclass(frozen=True, slots=True)
class ReadNode:
    """Read a node of the solution."""

    line: str
    hand: str


@dataclass(frozen=True, slots=True)
class ListPresets:
    """List the preset ranges."""


@dataclass(frozen=True, slots=True)
class SpotMeasured:
    """A spot can be solved; *seconds* of processor time were spent on the estimate."""

    size: StudySize
    seconds: float


class WorkProgress:
    """The state of unfinished work, sent before the reply."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SolverProgress(WorkProgress):
    """The state of the work; the last one is sent as ``SpotSolved``."""

    part: float
    iterations: int
    exploitability: float | None
    """In percent of the pot."""
    seconds: float


@dataclass(frozen=True, slots=True)
class SpotSolved(SolverProgress):
    """A spot is solved, and its solution can be read."""


@dataclass(frozen=True, slots=True)
class EncodedAnswer:
    """An answer as JSON, plain and compressed, so that the server only passes it on."""

    body: bytes
    etag: str
    compressed: bytes
    seconds: float
    """Processor time."""


@dataclass(frozen=True, slots=True)
class CommandRefused:
    """A command that cannot be carried out."""

    refusal: Refusal
    seconds: float
    field: str = ""
    """The field of the spot that is wrong, if it is known."""


Command: TypeAlias = MeasureSpot | SolveSpot | ReadNode | ListPresets
Reply: TypeAlias = SpotMeasured | SolverProgress | SpotSolved | EncodedAnswer | CommandRefused


def encode_frame(message: Any) -> bytes:
    """Return a message as a frame."""
    body = pickle.dumps(message, protocol=5)
    return HEADER.pack(len(body)) + body


def decode_body(body: bytes) -> Any:
    """Return the message of a frame's body."""
    return pickle.loads(body)
