"""Splitter of Merge files into hands, with a choice of interpretation for the file.

No field records when the stacks were counted, or if an all-in states the chips put in or the total.
One interpretation (reading) is chosen for a file: the one in which consecutive hands follow from
each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from riverboat.notation.continuity.file_readings import HANDS_COMPARED, choose_reading
from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.dialects.xml_elements import parse_element
from riverboat.notation.merge.merge_description import (
    GameDescription,
    parse_game_description,
    parse_header,
)
from riverboat.notation.merge.merge_parser import (
    MergeInterpretation,
    has_stacks_after_posts,
    parse_hand,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source

_DESCRIPTION_OR_GAME_PATTERN: Final = re.compile(
    r"<description\b[^>]*?/?>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<description\b)|\Z)",
    re.DOTALL,
)
_ID_PATTERN: Final = re.compile(r"\bid=\"([^\"]*)")


class _HandElement(NamedTuple):
    """The XML text of one hand, with its place and description."""

    text: str
    source: Source
    description: GameDescription


def _parse_hands(text: str, file: str) -> Iterator[ParsedHand]:
    chosen = _choose_reading(text, file)
    for element in _split_hand_elements(text, file):
        yield replay_transcripts(element.source, _iter_transcripts(element, chosen))


def _split_hand_elements(text: str, file: str) -> Iterator[_HandElement]:
    description = GameDescription("", "")
    line, at = 1, 0
    for piece in _DESCRIPTION_OR_GAME_PATTERN.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            description = parse_game_description(piece[0])
            continue
        number = _ID_PATTERN.search(piece["attributes"])
        source = Source(file, number[1] if number else "", line)
        yield _HandElement(piece[0] + ("" if piece["over"] else "</game>"), source, description)


def _choose_reading(text: str, file: str) -> MergeInterpretation | None:
    """Return the reading for a file's tournament hands; ``None`` if it has none."""
    elements = [
        element
        for element in _split_hand_elements(text, file)
        if element.description.kind.endswith("Tournament")
    ][:HANDS_COMPARED]
    usual_reading = next(
        (reading for element in elements if (reading := _usual_reading(element))), None
    )
    if usual_reading is None:
        return None

    def play(reading: MergeInterpretation) -> Iterator[ParsedHand]:
        for element in elements:
            only = islice(_iter_transcripts(element, reading), 1)
            yield replay_transcripts(element.source, only)

    return choose_reading([usual_reading, *_other_readings(usual_reading)], play)


def _usual_reading(element: _HandElement) -> MergeInterpretation | None:
    try:
        game = parse_element(element.text, element.source.line)
        table = parse_header(element.description, game)
    except BadNotation:
        return None
    return MergeInterpretation(has_stacks_after_posts(table))


def _other_readings(reading: MergeInterpretation) -> list[MergeInterpretation]:
    """Return the other readings, first those with an equal meaning of all-ins."""
    readings = [
        MergeInterpretation(after, total) for total in (False, True) for after in (False, True)
    ]
    return sorted(
        [other for other in readings if other != reading],
        key=lambda other: other.all_in_is_total != reading.all_in_is_total,
    )


def _iter_transcripts(
    element: _HandElement, chosen: MergeInterpretation | None
) -> Iterator[Transcript]:
    """Yield the transcript of a hand by the file's reading, then by the others."""
    game = parse_element(element.text, element.source.line)
    table = parse_header(element.description, game)
    usual = MergeInterpretation(has_stacks_after_posts(table))
    first = chosen if chosen is not None and table.tournament else usual
    for reading in (first, *_other_readings(first)):
        if reading.after_posts and not table.tournament:
            continue
        notes = [_STACK_NOTES[reading.after_posts]] * (reading.after_posts != usual.after_posts)
        notes += ["an all-in is told with its total"] * reading.all_in_is_total
        transcript = parse_hand(game, table, reading)
        yield transcript._replace(notes=(*transcript.notes, *notes))


_STACK_NOTES: Final = {
    True: "stacks are counted after the posts",
    False: "stacks are counted before the posts",
}

MERGE: Final = FileDialect(
    re.compile(r"<description type=|<game\s+id=\"[\d-]+\"\s+starttime="), _parse_hands
)
