"""Reader of a text without a rulebook: an incident, a question about it, or unknown words.

>>> result = read("limit 3/6, facing 6, one 25 chip, says nothing")
>>> result.incident.motions, result.incident.spoken_word
(((25,),), None)
>>> result.spot.structure, result.spot.bet_to_match
('limit', 6)
>>> read("limit 3/6, facing 6, one 25 chip, schimpft nicht").words
('schimpft', 'nicht')

The reader does not guess. A text that contradicts itself, or that has an unknown word beside a word
of speech, action or negation, is not understood.
"""

from __future__ import annotations

from msgspec.structs import replace

from riverboat.floor.incident_parsing.parse_results import (
    MAX_WORDS,
    NotUnderstood,
    ParseResult,
    Unclear,
    resolve_drafts,
)
from riverboat.floor.inquiry.doubts import find_similar_words, find_unknown_words
from riverboat.floor.inquiry.line_reading import MIN_LIKELY_PROBABILITY, LineReading, read_line
from riverboat.floor.inquiry.omissions import find_chips_beside_words
from riverboat.floor.transcript.transcript import Transcript, transcribe


def read(text: str, language: str = "en") -> ParseResult:
    """Parse a typed text.

    Raise ``LookupError`` for an unsupported language.
    """
    transcript = transcribe(text, language)
    if not 0 < len(transcript.items) <= MAX_WORDS:
        return NotUnderstood((), are_all_words_known=bool(transcript.items))
    line_reading = read_line(text, language)
    if line_reading.is_sure and not find_chips_beside_words(
        transcript, line_reading.readings[0].reading.draft
    ):
        return resolve_drafts(line_reading.readings[0].reading.draft)
    return _resolve_readings(line_reading) or _build_not_understood(transcript)


def _resolve_readings(line_reading: LineReading) -> ParseResult | None:
    """Return the question that decides between the possible readings, or about a contradiction in
    the text.
    """
    if line_reading.doubts:
        return None
    likely_readings = [
        reading.reading
        for reading in line_reading.readings
        if reading.chance >= MIN_LIKELY_PROBABILITY
    ]
    if likely_readings and likely_readings[0].conflict:
        draft = likely_readings[0].draft
        fields = {
            name: value
            for name, value in draft.incident_fields.items()
            if name not in ("word", "amount")
        }
        return Unclear((replace(draft, incident_fields=fields),), "word")
    if len(likely_readings) > 1:
        return Unclear(tuple([reading.draft for reading in likely_readings]), "")
    return None


def _build_not_understood(transcript: Transcript) -> NotUnderstood:
    unknown_words = find_unknown_words(transcript)
    if not unknown_words:
        return NotUnderstood((transcript.text.strip(),), are_all_words_known=True)
    return NotUnderstood(unknown_words, find_similar_words(unknown_words, transcript.language))
