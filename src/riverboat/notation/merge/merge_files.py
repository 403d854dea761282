"""Splitter of Merge files into hands, with the interpretations of each hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riverboat.notation.dialects import FileDialect, replay_transcripts
from riverboat.notation.dialects.xml_elements import parse_element
from riverboat.notation.merge.merge_description import Description, parse_description, parse_header
from riverboat.notation.merge.merge_parser import (
    MergeInterpretation,
    has_stacks_after_posts,
    parse_hand,
)
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.read_hand import ParsedHand, Source

_DESCRIPTION_OR_GAME: Final = re.compile(
    r"<description\b[^>]*?/?>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<description\b)|\Z)",
    re.DOTALL,
)
_ID: Final = re.compile(r"\bid=\"([^\"]*)")


def _hands(text: str, file: str) -> Iterator[ParsedHand]:
    described_so = Description("", "")
    line, at = 1, 0
    for piece in _DESCRIPTION_OR_GAME.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            described_so = parse_description(piece[0])
            continue
        number = _ID.search(piece["attributes"])
        source = Source(file, number[1] if number else "", line)
        whole = piece[0] + ("" if piece["over"] else "</game>")
        yield replay_transcripts(source, _transcripts(whole, line, described_so))


def _transcripts(text: str, line: int, description: Description) -> Iterator[Transcript]:
    """Yield the hand as files of its kind mean it, and then as other files of the site do.

    No field says when the stacks were counted, nor if an all-in gives the chips put in or the
    total.
    """
    game = parse_element(text, line)
    table = parse_header(description, game)
    usual = MergeInterpretation(has_stacks_after_posts(table))
    yield parse_hand(game, table, usual)
    readings = [
        MergeInterpretation(after, total) for total in (False, True) for after in (False, True)
    ]
    for reading in readings:
        if reading == usual or (reading.after_posts and not table.tournament):
            continue
        told = [_STACK_NOTES[reading.after_posts]] * (reading.after_posts != usual.after_posts)
        told += ["an all-in is told with its total"] * reading.all_in_is_total
        script = parse_hand(game, table, reading)
        yield script._replace(notes=(*script.notes, *told))


_STACK_NOTES: Final = {
    True: "stacks are counted after the posts",
    False: "stacks are counted before the posts",
}

MERGE: Final = FileDialect(
    re.compile(r"<description type=|<game\s+id=\"[\d-]+\"\s+starttime="), _hands
)
