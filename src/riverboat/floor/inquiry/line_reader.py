"""Reader of a line without a rulebook: an incident, a question about it, or unknown words.

>>> found = read("limit 3/6, facing 6, one 25 chip, says nothing")
>>> found.seen.motions, found.seen.word
(((25,),), None)
>>> found.spot.structure, found.spot.bet
('limit', 6)
>>> read("limit 3/6, facing 6, one 25 chip, schimpft nicht").words
('schimpft', 'nicht')

The reader does not guess. A line that contradicts itself, or that has an unknown word beside a word
of speech, action or negation, is not understood.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from riverboat.floor.incident_parsing.parse_results import (
    MAX_WORDS,
    NotUnderstood,
    ParseResult,
    Unclear,
    resolve_drafts,
)
from riverboat.floor.inquiry.doubts import similar_words, unknown_words
from riverboat.floor.inquiry.line_reading import LineReading, read_line
from riverboat.floor.inquiry.omissions import chips_beside
from riverboat.floor.transcript.transcript import Transcript, transcribe

_LIKELY: Final = 0.15
"""Probability from which a reading is one of several that are possible."""


def read(text: str, language: str = "en") -> ParseResult:
    """Parse a line of text.

    Raise ``LookupError`` for an unsupported language.
    """
    line = transcribe(text, language)
    if not 0 < len(line.items) <= MAX_WORDS:
        return NotUnderstood((), known=bool(line.items))
    line_reading = read_line(text, language)
    if line_reading.is_sure and not chips_beside(line, line_reading.readings[0].reading.draft):
        return resolve_drafts(line_reading.readings[0].reading.draft)
    return _resolve_readings(line_reading) or _unread_line(line)


def _resolve_readings(line_reading: LineReading) -> ParseResult | None:
    """Return the question that decides between the possible readings, or about a contradiction in
    the line.
    """
    if line_reading.doubts:
        return None
    likely = [reading.reading for reading in line_reading.readings if reading.chance >= _LIKELY]
    if likely and likely[0].conflict:
        draft = likely[0].draft
        fields = {n: v for n, v in draft.incident_fields.items() if n not in ("word", "amount")}
        return Unclear((replace(draft, incident_fields=fields),), "word")
    if len(likely) > 1:
        return Unclear(tuple([each.draft for each in likely]), "")
    return None


def _unread_line(line: Transcript) -> NotUnderstood:
    """Return the unknown words as typed, and similar known ones."""
    unknown = unknown_words(line)
    if not unknown:
        return NotUnderstood((line.text.strip(),), known=True)
    return NotUnderstood(unknown, similar_words(unknown, line.language))
