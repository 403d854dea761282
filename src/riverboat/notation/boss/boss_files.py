"""Splitter of Boss files into hands. Newer files give the chips of a call, older ones its total."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple

from riverboat.notation.boss.boss_parser import BossParser
from riverboat.notation.continuity.file_readings import HANDS_COMPARED, choose_reading
from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.dialects.xml_elements import parse_element
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import ParsedHand, Source

_HAND_PATTERN: Final = re.compile(
    r"<HISTORY\b(?P<attributes>[^>]*)>.*?(?P<end></HISTORY\s*>|(?=<HISTORY\b)|\Z)", re.DOTALL
)
_ID_PATTERN: Final = re.compile(r'\bID="([^"]*)"')
_READINGS: Final = (False, True)
"""A call gives its total, or the chips that are put in."""
_NOTE: Final = "calls are told with the chips put in"


class _HandElement(NamedTuple):
    """The XML text of one hand, and its place in the file."""

    text: str
    source: Source


def _parse_hands(text: str, file: str) -> Iterator[ParsedHand]:
    first = list(islice(_split_hand_elements(text, file), HANDS_COMPARED))

    def play(reading: bool) -> Iterator[ParsedHand]:
        for element in first:
            yield replay_transcripts(element.source, islice(_iter_transcripts(element, reading), 1))

    chosen = choose_reading(_READINGS, play) if first else False
    for element in _split_hand_elements(text, file):
        yield replay_transcripts(element.source, _iter_transcripts(element, chosen))


def _split_hand_elements(text: str, file: str) -> Iterator[_HandElement]:
    line, at = 1, 0
    for match in _HAND_PATTERN.finditer(text):
        line, at = line + text.count("\n", at, match.start()), match.start()
        number = _ID_PATTERN.search(match["attributes"])
        yield _HandElement(
            match[0] if match["end"] else _close_tags(match[0]), _source_of_hand(file, number, line)
        )


def _source_of_hand(file: str, number: re.Match[str] | None, line: int) -> Source:
    return Source(file, number[1] if number else "", line)


def _close_tags(text: str) -> str:
    """Return a hand with its end tags, which some files lack."""
    text = text.rpartition(">")[0] + ">"
    opened = text.count("<SHOWDOWN") - text.count("</SHOWDOWN")
    return text + "</SHOWDOWN>" * max(0, opened) + "</HISTORY>"


def _iter_transcripts(element: _HandElement, chosen: bool) -> Iterator[Transcript]:
    """Yield the transcript of a hand by the file's interpretation, then by the other one."""
    history = parse_element(element.text, element.source.line)
    for adds in (chosen, not chosen):
        parser = BossParser(history, element.source.line, calls_add=adds)
        transcript = parser.parse()
        notes = (_NOTE,) if adds and parser.has_later_calls else ()
        yield transcript._replace(notes=(*transcript.notes, *notes))


BOSS: Final = FileDialect(re.compile(r"<HISTORY\b[^>]*\bSESSION=", re.IGNORECASE), _parse_hands)
