"""Facts of a line, read as a situation that the user chose."""

from __future__ import annotations

from msgspec import ValidationError
from msgspec.structs import replace

from riverboat.floor.incident import incident_tag
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.parse_results import finish_draft
from riverboat.floor.sentence_patterns.all_patterns import CONCEPT_PATTERNS, PATTERN_FUNCTIONS
from riverboat.floor.sentence_patterns.chip_patterns import spoken_fields
from riverboat.floor.sentence_patterns.incident_reading import Reading, reading
from riverboat.floor.situations import Situation
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript


def read_situation(line: Transcript, situation: Situation) -> IncidentDraft:
    """Return the facts of a line about a situation; those implied by its title come first."""
    kind, given = incident_tag(situation.incident_type), dict(situation.given_fields)
    for candidate in _candidates(line, kind):
        fields = {**candidate.draft.incident_fields, **given}
        try:
            return finish_draft(replace(candidate.draft, incident_fields=fields))
        except (InconsistentText, ValidationError):
            continue
    told = {**spoken_fields(line), **given} if kind == "Pushed" else given
    return finish_draft(reading(line, kind, **told).draft)


def _candidates(line: Transcript, kind: str) -> list[Reading]:
    found = [
        each for read_line in PATTERN_FUNCTIONS for each in read_line(line) if each.kind == kind
    ]
    whole = Clause(line.items)
    found += [
        concept_pattern.read_clause(line, whole)
        for concept_pattern in CONCEPT_PATTERNS
        if concept_pattern.kind == kind
    ]
    return found
