"""Files of Merge cut into hands, and each hand read and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.notation.dialects.markup import Element, element_of, text_of
from riverboat.notation.merge.description import Description, MergeTable, described, description_of
from riverboat.notation.merge.telling import Reading, script_of, stacks_are_after_posts
from riverboat.notation.pokerstars.reading import played
from riverboat.notation.reading import ReadHand, Source, no_hand, refusal_of, refused
from riverboat.notation.sites import first_words


def looks_like_merge(head: bytes) -> bool:
    """Whether a file that begins with these bytes has a hand of Merge near its top.

    >>> looks_like_merge(b'<description type="Holdem" stakes="No Limit ($1/$2)"/>')
    True
    """
    return bool(_BEGINS.search(first_words(head)))


_BEGINS: Final = re.compile(r"<description type=|<game\s+id=\"[\d-]+\"\s+starttime=")


def read_merge(path: Path | str) -> Iterator[ReadHand]:
    """The hands of a file, one after the other."""
    yield from _read(text_of(path), str(path))


def parse_merge(text: str, *, file: str = "") -> list[ReadHand]:
    """The hands of a text."""
    return list(_read(text, file))


_PIECE: Final = re.compile(
    r"<description\b[^>]*?/?>"
    r"|<game\b(?P<attributes>[^>]*)>.*?(?P<over></game\s*>|(?=<game\b|<description\b)|\Z)",
    re.DOTALL,
)
_ID: Final = re.compile(r"\bid=\"([^\"]*)")


def _read(text: str, file: str) -> Iterator[ReadHand]:
    described_so = Description("", "")
    found, line, at = False, 1, 0
    for piece in _PIECE.finditer(text):
        line, at = line + text.count("\n", at, piece.start()), piece.start()
        if piece["attributes"] is None:
            described_so = description_of(piece[0])
            continue
        found = True
        number = _ID.search(piece["attributes"])
        source = Source(file, number[1] if number else "", line)
        yield _hand(piece[0] + ("" if piece["over"] else "</game>"), source, described_so)
    if not found:
        yield no_hand(file)


def _hand(text: str, source: Source, description: Description) -> ReadHand:
    try:
        game: Element = element_of(text, source.line)
        table = described(description, game)
        usual = Reading(stacks_are_after_posts(table))
        first = played(script_of(game, table, usual), source)
        return _otherwise(game, table, first, usual) if first.faults else first
    except (RiverboatError, BadCard, ValueError) as why:
        line = getattr(why, "line", 0) or source.line
        return refused(source._replace(line=line), refusal_of(why))


def _otherwise(game: Element, table: MergeTable, first: ReadHand, usual: Reading) -> ReadHand:
    """The hand as other files of the site mean it, where only that comes out; or else as it was.

    Nothing in a file says when its stacks were counted, and whether an all-in is told with what was
    put in or with the total.
    """
    readings = [Reading(after, total) for total in (False, True) for after in (False, True)]
    for reading in readings:
        if reading == usual or (reading.after_posts and not table.tournament):
            continue
        again = played(script_of(game, table, reading), first.source)
        if not again.faults:
            told = [_HOW[reading.after_posts]] * (reading.after_posts != usual.after_posts)
            told += ["an all-in is told with its total"] * reading.all_in_is_total
            return replace(again, notes=(*again.notes, *told))
    return first


_HOW: Final = {
    True: "stacks are counted after the posts",
    False: "stacks are counted before the posts",
}
