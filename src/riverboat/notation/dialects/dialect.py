"""Files of a site cut into hands, and each hand read and played."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.notation.pokerstars.hands import SUMMARY, HandText, chunks, lines_of
from riverboat.notation.pokerstars.reading import played
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation, ReadHand, Source, no_hand, refusal_of, refused
from riverboat.notation.sites import first_words
from riverboat.words.refusals.written import TooManyLines


class Dialect(NamedTuple):
    """How the histories of a site are told from others, cut into hands and read."""

    site: str
    begins: re.Pattern[str]
    """The first line of a hand; its group ``number`` is the hand's."""
    script_of: Callable[[HandText, str], HandScript]
    """The hand in these lines of a file of this name, or ``BadNotation``."""
    ends: re.Pattern[str] = SUMMARY
    """A line after which an empty one is the last of the hand."""


def looks_like(dialect: Dialect, head: bytes) -> bool:
    """Whether a file that begins with these bytes has a hand of this dialect near its top."""
    lines = first_words(head).splitlines()[:_LOOKED_AT]
    return any(dialect.begins.match(line.strip().strip("\ufeff")) for line in lines)


_LOOKED_AT: Final = 50


def read_dialect(dialect: Dialect, path: Path | str) -> Iterator[ReadHand]:
    """The hands of a file, one after the other; only one of them is in memory at a time."""
    yield from _read(dialect, lines_of(path), str(path))


def parse_dialect(dialect: Dialect, text: str, *, file: str = "") -> list[ReadHand]:
    """The hands of a text."""
    return list(_read(dialect, text.splitlines(), file))


def _read(dialect: Dialect, lines: Iterable[str], file: str) -> Iterator[ReadHand]:
    found = False
    for chunk in chunks(lines, dialect.begins, dialect.ends):
        found = True
        yield read_chunk(dialect, chunk, file)
    if not found:
        yield no_hand(file)


def read_chunk(dialect: Dialect, chunk: HandText, file: str) -> ReadHand:
    """One hand, with whatever is wrong with it."""
    begun = dialect.begins.match(chunk.lines[0])
    number = begun.groupdict().get("number") if begun else ""
    source = Source(file, number or "", chunk.line)
    try:
        if chunk.too_long:
            raise BadNotation(TooManyLines(), chunk.line)
        script = dialect.script_of(chunk, Path(file).name)
    except (RiverboatError, BadCard, ValueError) as why:
        line = getattr(why, "line", 0) or chunk.line
        return refused(source._replace(line=line), refusal_of(why))
    return played(script, source)
