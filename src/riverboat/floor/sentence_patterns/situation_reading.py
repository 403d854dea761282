"""Facts of a text, read as a situation that the user chose."""

from __future__ import annotations

from msgspec import ValidationError
from msgspec.structs import replace

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.parse_results import finish_draft
from riverboat.floor.sentence_patterns.all_patterns import CONCEPT_PATTERNS, PATTERN_FUNCTIONS
from riverboat.floor.sentence_patterns.chip_patterns import read_spoken_fields
from riverboat.floor.sentence_patterns.incident_reading import Reading, build_reading
from riverboat.floor.situations import Situation
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript


def read_situation(transcript: Transcript, situation: Situation) -> IncidentDraft:
    """Return the facts of a text about a situation; those implied by its title come first."""
    kind, given_fields = incident_tag(situation.incident_type), dict(situation.given_fields)
    for candidate_reading in _find_candidate_readings(transcript, kind):
        fields = {**candidate_reading.draft.incident_fields, **given_fields}
        try:
            return finish_draft(replace(candidate_reading.draft, incident_fields=fields))
        except (InconsistentText, ValidationError):
            continue
    stated_fields = (
        {**read_spoken_fields(transcript), **given_fields} if kind == "Pushed" else given_fields
    )
    return finish_draft(build_reading(transcript, kind, **stated_fields).draft)


def _find_candidate_readings(transcript: Transcript, kind: str) -> list[Reading]:
    candidate_readings = [
        candidate_reading
        for find_pattern_readings in PATTERN_FUNCTIONS
        for candidate_reading in find_pattern_readings(transcript)
        if candidate_reading.kind == kind
    ]
    whole_text_clause = Clause(transcript.items)
    candidate_readings += [
        concept_pattern.read_clause(transcript, whole_text_clause)
        for concept_pattern in CONCEPT_PATTERNS
        if concept_pattern.kind == kind
    ]
    return candidate_readings
