"""Parsers of the hand histories of many sites, and their common parts.

A dialect parses the text of a site into transcript events (``pokerstars.transcript_events``); the
hand is then replayed, and its ending checked, like a PokerStars hand.
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
