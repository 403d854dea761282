"""Lines of ``tests/floor/texts`` labelled with their situations.

Among situations of the same incident kind, the one whose title covers most of the line, and whose
questions ask for the rest, is chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from riverboat.floor.incident import incident_tag
from riverboat.floor.situations import SITUATIONS
from riverboat.floor.situations import Situation as Told
from tests.docs.floor_sentences import LabelledUtterance
from tests.floor.texts.situations import Situation, situations

HELD_OUT_SETS: Final = frozenset(("eighth", "ninth"))
"""Held-out sets, which are never used for training."""


def labelled_lines(language: str, set_names: tuple[str, ...] = ()) -> Iterator[LabelledUtterance]:
    """Return labelled lines, of all sets or of some, with the keys of their situations."""
    for situation in situations(language, set_names):
        if situation.is_rulable:
            yield situation.say, situation_key(situation)


def training_lines(language: str) -> list[LabelledUtterance]:
    """Return the training lines in order."""
    held_out_lines = {line for line, _ in labelled_lines(language, (*HELD_OUT_SETS,))}
    return [
        labelled_line
        for labelled_line in labelled_lines(language)
        if labelled_line[0] not in held_out_lines
    ]


def situation_key(line: Situation) -> str:
    """Return the key of a line's situation."""
    if line.situation:
        return line.situation
    if line.see == "Pushed" and {*line.has} - {"last_chips"} == {"motions"}:
        chip_motions = line.has["motions"]
        if len(chip_motions) > 1:
            return "chips-in-several-motions"
        return "silent-oversized-chip" if len(chip_motions[0]) == 1 else "silent-chips"
    same_kind_situations = [
        candidate
        for situation in SITUATIONS.values()
        for candidate in situation
        if incident_tag(candidate.incident_type) == line.see
    ]
    fitting_situations = [
        candidate
        for candidate in same_kind_situations
        if all(
            _has_value(line, name, candidate.given_fields[name]) for name in candidate.given_fields
        )
    ]
    return max(
        fitting_situations or same_kind_situations,
        key=lambda situation: _match_score(situation, line),
    ).key


def _has_value(line: Situation, name: str, value: object) -> bool:
    return name in line.has and line.has[name] == value


def _match_score(situation: Told, line: Situation) -> tuple[int, int, int]:
    """Return the match score: words in the title, fields asked for, and unused questions."""
    field_names = {field.name for field in (*situation.required_fields, *situation.optional_fields)}
    required_names = {field.name for field in situation.required_fields}
    known_fields = {*line.has, *line.at}
    return (
        len(situation.given_fields),
        len(known_fields & field_names),
        -len(required_names - known_fields),
    )
