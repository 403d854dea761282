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

_HAND: Final = re.compile(
    r"<HISTORY\b(?P<attributes>[^>]*)>.*?(?P<end></HISTORY\s*>|(?=<HISTORY\b)|\Z)", re.DOTALL
)
_ID: Final = re.compile(r'\bID="([^"]*)"')
_READINGS: Final = (False, True)
"""A call gives its total, or the chips that are put in."""
_NOTE: Final = "calls are told with the chips put in"


class _HandElement(NamedTuple):
    """The text of one hand."""

    text: str
    source: Source


def _hands(text: str, file: str) -> Iterator[ParsedHand]:
    first = list(islice(_hand_elements(text, file), HANDS_COMPARED))

    def play(reading: bool) -> Iterator[ParsedHand]:
        for element in first:
            yield replay_transcripts(element.source, islice(_transcripts(element, reading), 1))

    chosen = choose_reading(_READINGS, play) if first else False
    for element in _hand_elements(text, file):
        yield replay_transcripts(element.source, _transcripts(element, chosen))


def _hand_elements(text: str, file: str) -> Iterator[_HandElement]:
    line, at = 1, 0
    for found in _HAND.finditer(text):
        line, at = line + text.count("\n", at, found.start()), found.start()
        number = _ID.search(found["attributes"])
        yield _HandElement(
            found[0] if found["end"] else _close(found[0]), _source(file, number, line)
        )


def _source(file: str, number: re.Match[str] | None, line: int) -> Source:
    return Source(file, number[1] if number else "", line)


def _close(text: str) -> str:
    """Return a hand without its end, which some files lack, with it."""
    text = text.rpartition(">")[0] + ">"
    opened = text.count("<SHOWDOWN") - text.count("</SHOWDOWN")
    return text + "</SHOWDOWN>" * max(0, opened) + "</HISTORY>"


def _transcripts(element: _HandElement, chosen: bool) -> Iterator[Transcript]:
    """Yield the hand by the reading of its file, and then by the other."""
    history = parse_element(element.text, element.source.line)
    for adds in (chosen, not chosen):
        parser = BossParser(history, element.source.line, calls_add=adds)
        transcript = parser.parse()
        notes = (_NOTE,) if adds and parser.has_later_calls else ()
        yield transcript._replace(notes=(*transcript.notes, *notes))


BOSS: Final = FileDialect(re.compile(r"<HISTORY\b[^>]*\bSESSION=", re.IGNORECASE), _hands)
