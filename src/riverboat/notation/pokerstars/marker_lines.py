"""Parser of the marker lines between stars: streets, showdown and summary."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from riverboat.notation.pokerstars.line_cards import (
    BOARD_ORDINALS,
    CARD_BY_NAME,
    CARDS,
    parse_line_cards,
)
from riverboat.notation.pokerstars.transcript_events import MarkerEvent
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.pokerstars import UnknownHandSection


def parse_marker(line: str) -> MarkerEvent | None:
    """Parse a marker line; ``None`` for stars without words."""
    name, _, cards_text = line[4:].partition(" *** [")
    if name in _BOARD_STREETS and line.startswith("*** ") and cards_text.endswith("]"):
        try:
            card_texts = cards_text[:-1].replace("] [", " ").split(" ")
            return MarkerEvent(
                name, 0, tuple([CARD_BY_NAME[card_text] for card_text in card_texts])
            )
        except KeyError:
            pass  # an unusual notation
    return _parse_unusual_marker(line)


@lru_cache(256)
def _parse_unusual_marker(line: str) -> MarkerEvent | None:
    match = _MARKER_PATTERN.fullmatch(line)
    if match is None:
        if not line.strip("* ") or line.startswith("****"):
            return None  # the row of stars before a numbered hand
        raise BadNotation(UnknownHandSection())
    board_number = BOARD_ORDINALS.index(match["board"] or "")
    name = "SHOW DOWN" if match["name"] == "SHOWDOWN" else match["name"]
    bracket_texts = _BRACKETS_PATTERN.findall(match["cards"])
    return MarkerEvent(
        name,
        board_number,
        tuple([card for bracket_text in bracket_texts for card in parse_line_cards(bracket_text)]),
    )


_BOARD_STREETS: Final = ("FLOP", "TURN", "RIVER")
_MARKER_PATTERN: Final = re.compile(
    rf"\*\*\* (?:(?P<board>{'|'.join(BOARD_ORDINALS[1:])}) (?!DRAW))?"
    r"(?P<name>HOLE CARDS|DEALING HANDS|PRE-FLOP|FLOP|TURN|RIVER|[2-6](?:nd|rd|th) STREET|"
    r"FIRST DRAW|SECOND DRAW|THIRD DRAW|DRAW|SHOW ?DOWN|SUMMARY) \*\*\*"
    rf"(?P<cards>(?:\s*{CARDS})*)\s*"
)
_BRACKETS_PATTERN: Final = re.compile(CARDS)
