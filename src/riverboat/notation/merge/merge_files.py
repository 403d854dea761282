"""Splitter of Merge files into hands, with a choice of interpretation for the file.

No field records when the stacks were counted, or if an all-in states the chips put in or the total.
One interpretation is chosen for a file: the one in which consecutive hands follow from each other.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from riverboat.notation.continuity.file_readings import (
    COMPARED_HAND_COUNT,
    choose_file_interpretation,
)
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
    text: str
    source: Source
    description: GameDescription


def _parse_hands(text: str, file: str) -> Iterator[ParsedHand]:
    chosen_interpretation = _choose_interpretation(text, file)
    for element in _split_hand_elements(text, file):
        yield replay_transcripts(element.source, _iter_transcripts(element, chosen_interpretation))


def _split_hand_elements(text: str, file: str) -> Iterator[_HandElement]:
    description = GameDescription("", "")
    line_number, offset = 1, 0
    for match in _DESCRIPTION_OR_GAME_PATTERN.finditer(text):
        line_number, offset = line_number + text.count("\n", offset, match.start()), match.start()
        if match["attributes"] is None:
            description = parse_game_description(match[0])
            continue
        id_match = _ID_PATTERN.search(match["attributes"])
        source = Source(file, id_match[1] if id_match else "", line_number)
        yield _HandElement(match[0] + ("" if match["over"] else "</game>"), source, description)


def _choose_interpretation(text: str, file: str) -> MergeInterpretation | None:
    """Return the interpretation for a file's tournament hands; ``None`` without such hands."""
    elements = [
        element
        for element in _split_hand_elements(text, file)
        if element.description.kind.endswith("Tournament")
    ][:COMPARED_HAND_COUNT]
    usual_interpretation = next(
        (
            interpretation
            for element in elements
            if (interpretation := _find_usual_interpretation(element))
        ),
        None,
    )
    if usual_interpretation is None:
        return None

    def parse_elements(interpretation: MergeInterpretation) -> Iterator[ParsedHand]:
        for element in elements:
            first_transcript = islice(_iter_transcripts(element, interpretation), 1)
            yield replay_transcripts(element.source, first_transcript)

    return choose_file_interpretation(
        [usual_interpretation, *_list_other_interpretations(usual_interpretation)], parse_elements
    )


def _find_usual_interpretation(element: _HandElement) -> MergeInterpretation | None:
    try:
        game_element = parse_element(element.text, element.source.line)
        header = parse_header(element.description, game_element)
    except BadNotation:
        return None
    return MergeInterpretation(has_stacks_after_posts(header))


def _list_other_interpretations(interpretation: MergeInterpretation) -> list[MergeInterpretation]:
    """Return the other interpretations, first those with an equal meaning of all-ins."""
    interpretations = [
        MergeInterpretation(are_stacks_after_posts, are_all_ins_totals)
        for are_all_ins_totals in (False, True)
        for are_stacks_after_posts in (False, True)
    ]
    return sorted(
        [other for other in interpretations if other != interpretation],
        key=lambda other: other.are_all_ins_totals != interpretation.are_all_ins_totals,
    )


def _iter_transcripts(
    element: _HandElement, chosen_interpretation: MergeInterpretation | None
) -> Iterator[Transcript]:
    """Yield the transcript of a hand by the file's interpretation, then by the others."""
    game_element = parse_element(element.text, element.source.line)
    header = parse_header(element.description, game_element)
    usual_interpretation = MergeInterpretation(has_stacks_after_posts(header))
    first_interpretation = (
        chosen_interpretation
        if chosen_interpretation is not None and header.tournament
        else usual_interpretation
    )
    for interpretation in (
        first_interpretation,
        *_list_other_interpretations(first_interpretation),
    ):
        if interpretation.are_stacks_after_posts and not header.tournament:
            continue
        notes = [_STACK_NOTES[interpretation.are_stacks_after_posts]] * (
            interpretation.are_stacks_after_posts != usual_interpretation.are_stacks_after_posts
        )
        notes += ["an all-in is told with its total"] * interpretation.are_all_ins_totals
        transcript = parse_hand(game_element, header, interpretation)
        yield transcript._replace(notes=(*transcript.notes, *notes))


_STACK_NOTES: Final = {
    True: "stacks are counted after the posts",
    False: "stacks are counted before the posts",
}

MERGE: Final = FileDialect(
    re.compile(r"<description type=|<game\s+id=\"[\d-]+\"\s+starttime="), _parse_hands
)
