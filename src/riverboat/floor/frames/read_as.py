"""A line read as a situation that somebody chose: its facts, whatever the situation is."""

from __future__ import annotations

from msgspec import ValidationError
from msgspec.structs import replace

from riverboat.floor.frames.all_frames import FRAMES, PATTERNS
from riverboat.floor.frames.chip_frames import spoken_fields
from riverboat.floor.frames.frame import Reading, reading
from riverboat.floor.incident_parsing.incident_draft import IncidentDraft, InconsistentText
from riverboat.floor.incident_parsing.parse_results import finish_draft
from riverboat.floor.situations import Situation
from riverboat.floor.transcript.clauses import Clause
from riverboat.floor.transcript.transcript import Transcript


def read_as(line: Transcript, situation: Situation) -> IncidentDraft:
    """Return the facts of a line about a situation; those implied by its title come first."""
    kind, given = situation.incident_type.__name__, dict(situation.given_fields)
    for each in _candidates(line, kind):
        fields = {**each.draft.incident_fields, **given}
        try:
            return finish_draft(replace(each.draft, incident_fields=fields))
        except (InconsistentText, ValidationError):
            continue
    told = {**spoken_fields(line), **given} if kind == "Pushed" else given
    return finish_draft(reading(line, kind, **told).draft)


def _candidates(line: Transcript, kind: str) -> list[Reading]:
    found = [each for frame in FRAMES for each in frame(line) if each.kind == kind]
    whole = Clause(line.items)
    found += [each.read_clause(line, whole) for each in PATTERNS if each.kind == kind]
    return found
