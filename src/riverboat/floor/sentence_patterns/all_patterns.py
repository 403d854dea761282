"""All sentence patterns, and the readings that they find in a text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.floor.sentence_patterns.card_patterns import CARD_PATTERNS
from riverboat.floor.sentence_patterns.chip_patterns import CHIP_PATTERNS
from riverboat.floor.sentence_patterns.correction_patterns import CORRECTION_PATTERNS
from riverboat.floor.sentence_patterns.hand_patterns import HAND_PATTERNS
from riverboat.floor.sentence_patterns.incident_reading import PatternFunction, Reading
from riverboat.floor.sentence_patterns.speech_patterns import SPEECH_PATTERNS
from riverboat.floor.sentence_patterns.table_patterns import TABLE_PATTERNS
from riverboat.floor.sentence_patterns.turn_patterns import TURN_PATTERNS
from riverboat.floor.transcript.transcript import Transcript

PATTERN_FUNCTIONS: Final[tuple[PatternFunction, ...]] = (
    *CHIP_PATTERNS,
    *SPEECH_PATTERNS,
    *TURN_PATTERNS,
    *CORRECTION_PATTERNS,
)
CONCEPT_PATTERNS: Final = (*CARD_PATTERNS, *HAND_PATTERNS, *TABLE_PATTERNS)


def find_readings(transcript: Transcript) -> Iterator[Reading]:
    """Yield every reading that a pattern finds in a text."""
    for find_pattern_readings in PATTERN_FUNCTIONS:
        yield from find_pattern_readings(transcript)
    for pattern in CONCEPT_PATTERNS:
        yield from pattern.read(transcript)
