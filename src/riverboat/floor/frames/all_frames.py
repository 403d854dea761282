"""All frames and patterns, and the readings of a line by them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.floor.frames.card_patterns import CARD_PATTERNS
from riverboat.floor.frames.chip_frames import CHIP_FRAMES
from riverboat.floor.frames.frame import Frame, Reading
from riverboat.floor.frames.hand_patterns import HAND_PATTERNS
from riverboat.floor.frames.later_frames import LATER_FRAMES
from riverboat.floor.frames.table_patterns import TABLE_PATTERNS
from riverboat.floor.frames.turn_frames import TURN_FRAMES
from riverboat.floor.frames.word_frames import WORD_FRAMES
from riverboat.floor.transcript.transcript import Transcript

FRAMES: Final[tuple[Frame, ...]] = (*CHIP_FRAMES, *WORD_FRAMES, *TURN_FRAMES, *LATER_FRAMES)
PATTERNS: Final = (*CARD_PATTERNS, *HAND_PATTERNS, *TABLE_PATTERNS)


def readings(line: Transcript) -> Iterator[Reading]:
    """Yield every reading of a line."""
    for frame in FRAMES:
        yield from frame(line)
    for pattern in PATTERNS:
        yield from pattern.read(line)
