"""What the histories of many sites have in common.

A dialect reads what a site writes into what was said (``pokerstars.said``); the hand is then
played, and its end compared, exactly as one of PokerStars is.
"""

from riverboat.notation.dialects.dialect import (
    Dialect,
    FileDialect,
    LineDialect,
    replay_transcripts,
)
from riverboat.notation.dialects.hand_parser import HandParser, TableFirstLine
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder

__all__ = [
    "Dialect",
    "FileDialect",
    "TableFirstLine",
    "LineDialect",
    "TranscriptBuilder",
    "HandParser",
    "replay_transcripts",
]
