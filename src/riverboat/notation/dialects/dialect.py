"""How the histories of a site are known, cut into hands and read: one shape for all of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from riverboat.cards import BadCard
from riverboat.engine import RiverboatError
from riverboat.engine.asked.errors import reason_of
from riverboat.notation.dialects.markup import text_of
from riverboat.notation.dialects.teller import Teller
from riverboat.notation.pokerstars.hands import SUMMARY, HandText, chunks, lines_of
from riverboat.notation.pokerstars.reading import played
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.reading import BadNotation, ReadHand, Source, no_hand, refused
from riverboat.notation.sites import first_words
from riverboat.words.refusals.written import TooManyLines


class Dialect(Protocol):
    """What is asked of the histories of a site."""

    def known(self, head: bytes) -> bool:
        """Whether a file that begins with these bytes is one of them."""

    def read(self, path: Path | str) -> Iterator[ReadHand]:
        """The hands of a file, one after the other."""

    def parse(self, text: str, file: str = "") -> list[ReadHand]:
        """The hands of a text, and what its file is called."""


class LineDialect(NamedTuple):
    """Hands in lines of text: only one of them is in memory at a time."""

    begins: re.Pattern[str]
    """The first line of a hand."""
    teller: Callable[[HandText, re.Match[str], str], Teller]
    ends: re.Pattern[str] = SUMMARY
    """A line after which an empty one is the last of the hand."""

    def known(self, head: bytes) -> bool:
        """Whether there is a hand near the top."""
        lines = first_words(head).splitlines()[:_LOOKED_AT]
        return any(self.begins.match(line.strip().strip("\ufeff")) for line in lines)

    def read(self, path: Path | str) -> Iterator[ReadHand]:
        """The hands of a file, one after the other."""
        return or_none(self._hands(lines_of(path), str(path)), str(path))

    def parse(self, text: str, file: str = "") -> list[ReadHand]:
        """The hands of a text, and what its file is called."""
        return list(or_none(self._hands(text.splitlines(), file), file))

    def _hands(self, lines: Iterable[str], file: str) -> Iterator[ReadHand]:
        for chunk in chunks(lines, self.begins, self.ends):
            begun = self.begins.match(chunk.lines[0])
            assert begun is not None, "a hand was cut there"
            number = begun.groupdict().get("number") or ""
            yield hand_of(Source(file, number, chunk.line), self._scripts(chunk, begun, file))

    def _scripts(self, chunk: HandText, begun: re.Match[str], file: str) -> Iterator[HandScript]:
        if chunk.too_long:
            raise BadNotation(TooManyLines(), chunk.line)
        yield self.teller(chunk, begun, Path(file).name).script()


_LOOKED_AT: Final = 50


class FileDialect(NamedTuple):
    """Hands that are found in a file as a whole: XML, or a log whose last line stands first."""

    begins: re.Pattern[str]
    """Something near the top of every file."""
    hands: Callable[[str, str], Iterator[ReadHand]]
    """The hands of a text, and what its file is called."""

    def known(self, head: bytes) -> bool:
        """Whether it stands near the top."""
        return bool(self.begins.search(first_words(head)))

    def read(self, path: Path | str) -> Iterator[ReadHand]:
        """The hands of a file, one after the other."""
        return or_none(self.hands(text_of(path), str(path)), str(path))

    def parse(self, text: str, file: str = "") -> list[ReadHand]:
        """The hands of a text, and what its file is called."""
        return list(or_none(self.hands(text, file), file))


def or_none(hands: Iterator[ReadHand], file: str) -> Iterator[ReadHand]:
    """These hands; where there are none, one that says so."""
    first = next(hands, None)
    yield first or no_hand(file)
    yield from hands


def hand_of(source: Source, scripts: Iterator[HandScript]) -> ReadHand:
    """A hand read and played, with whatever is wrong with it.

    *scripts* are the ways to understand what is written, the usual one first: another is taken
    only where nothing is wrong with the hand then.
    """
    usual: ReadHand | None = None
    try:
        for script in scripts:
            hand = played(script, source)
            if not hand.faults:
                return hand
            usual = usual or hand
    except (RiverboatError, BadCard, ValueError) as why:
        if usual is None:
            line = getattr(why, "line", 0) or source.line
            return refused(source._replace(line=line), reason_of(why))
    assert usual is not None, "there is a way to understand it"
    return usual
