"""Files of Merge cut into hands, and the ways to understand one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from riverboat.notation.dialects import FileDialect, hand_of
from riverboat.notation.dialects.markup import element_of
from riverboat.notation.merge.description import Description, described, description_of
from riverboat.notation.merge.telling import Reading, script_of, stacks_are_after_posts
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import ReadHand, Source

_PIECE: Final = re.compile(
    r"<description\b[^>]*?/?>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<description\b)|\Z)",
    re.DOTALL,
)
_ID: Final = re.compile(r"\bid=\"([^\"]*)")


def _hands(text: str, file: str) -> Iterator[ReadHand]:
    described_so = Description("", "")
    line, at = 1, 0
    for piece in _PIECE.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            described_so = description_of(piece[0])
            continue
        number = _ID.search(piece["attributes"])
        source = Source(file, number[1] if number else "", line)
        whole = piece[0] + ("" if piece["over"] else "</game>")
        yield hand_of(source, _scripts(whole, line, described_so))


def _scripts(text: str, line: int, description: Description) -> Iterator[HandScript]:
    """The hand as files of its kind mean it, and then as other files of the site do.

    Nothing in a file says when its stacks were counted, and whether an all-in is told with what was
    put in or with the total.
    """
    game = element_of(text, line)
    table = described(description, game)
    usual = Reading(stacks_are_after_posts(table))
    yield script_of(game, table, usual)
    readings = [Reading(after, total) for total in (False, True) for after in (False, True)]
    for reading in readings:
        if reading == usual or (reading.after_posts and not table.tournament):
            continue
        told = [_HOW[reading.after_posts]] * (reading.after_posts != usual.after_posts)
        told += ["an all-in is told with its total"] * reading.all_in_is_total
        script = script_of(game, table, reading)
        yield script._replace(notes=(*script.notes, *told))


_HOW: Final = {
    True: "stacks are counted after the posts",
    False: "stacks are counted before the posts",
}

MERGE: Final = FileDialect(
    re.compile(r"<description type=|<game\s+id=\"[\d-]+\"\s+starttime="), _hands
)
