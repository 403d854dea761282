"""Splitter of Boss files into hands.

Older files give the total of a call, newer ones the chips added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from riverboat.notation.boss.boss_parser import BossParser
from riverboat.notation.continuity.file_readings import (
    COMPARED_HAND_COUNT,
    choose_file_interpretation,
)
from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.dialects.xml_elements import parse_element
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import ParsedHand, Source

_HAND_PATTERN: Final = re.compile(
    r"<HISTORY\b(?P<attributes>[^>]*)>.*?(?P<end></HISTORY\s*>|(?=<HISTORY\b)|\Z)", re.DOTALL
)
_ID_PATTERN: Final = re.compile(r'\bID="([^"]*)"')
_INTERPRETATIONS: Final = (False, True)
"""Interpretations of the amount of a call: True for the chips added, False for the total."""
_INTERPRETATION_NOTE: Final = "calls are told with the chips put in"


class _HandElement(NamedTuple):
    text: str
    source: Source


def _parse_hands(text: str, file: str) -> Iterator[ParsedHand]:
    first_elements = list(islice(_split_hand_elements(text, file), COMPARED_HAND_COUNT))

    def parse_hands(has_incremental_calls: bool) -> Iterator[ParsedHand]:
        for element in first_elements:
            yield replay_transcripts(
                element.source, islice(_iter_transcripts(element, has_incremental_calls), 1)
            )

    chosen_interpretation = (
        choose_file_interpretation(_INTERPRETATIONS, parse_hands) if first_elements else False
    )
    for element in _split_hand_elements(text, file):
        yield replay_transcripts(element.source, _iter_transcripts(element, chosen_interpretation))


def _split_hand_elements(text: str, file: str) -> Iterator[_HandElement]:
    line_number, offset = 1, 0
    for match in _HAND_PATTERN.finditer(text):
        line_number, offset = line_number + text.count("\n", offset, match.start()), match.start()
        id_match = _ID_PATTERN.search(match["attributes"])
        yield _HandElement(
            match[0] if match["end"] else _close_tags(match[0]),
            _build_source(file, id_match, line_number),
        )


def _build_source(file: str, id_match: re.Match[str] | None, line_number: int) -> Source:
    return Source(file, id_match[1] if id_match else "", line_number)


def _close_tags(text: str) -> str:
    """Add the end tags that some files lack to a hand's text."""
    text = text.rpartition(">")[0] + ">"
    open_count = text.count("<SHOWDOWN") - text.count("</SHOWDOWN")
    return text + "</SHOWDOWN>" * max(0, open_count) + "</HISTORY>"


def _iter_transcripts(element: _HandElement, usual_interpretation: bool) -> Iterator[Transcript]:
    """Yield the transcript of a hand by the usual interpretation of its file, then by the other."""
    history_element = parse_element(element.text, element.source.line)
    for has_incremental_calls in (usual_interpretation, not usual_interpretation):
        parser = BossParser(
            history_element, element.source.line, has_incremental_calls=has_incremental_calls
        )
        transcript = parser.parse()
        notes = (_INTERPRETATION_NOTE,) if has_incremental_calls and parser.has_later_calls else ()
        yield transcript._replace(notes=(*transcript.notes, *notes))


BOSS: Final = FileDialect(re.compile(r"<HISTORY\b[^>]*\bSESSION=", re.IGNORECASE), _parse_hands)
