"""What the hands of every dialect begin with: a first line, a table, and a way to the script."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import FirstLine
from riverboat.notation.pokerstars.transcript import Transcript

T = TypeVar("T")


class TableFirstLine(NamedTuple):
    """What a first line says that names the table, too."""

    first: FirstLine
    table: str
    size: int
    """Chairs; 0 if it does not say."""


class HandParser:
    """A hand on its way from its lines to what was said; that of each dialect is one of these."""

    def __init__(self, chunk: HandText, first_match: re.Match[str], file: str) -> None:
        self.builder = TranscriptBuilder(chunk)
        self.first_match = first_match
        """The first line, as the dialect's hands begin; its group ``number`` is the hand's."""
        self.file = file
        """What the file is called."""

    def parse_first_line(self, parse: Callable[[re.Match[str]], T]) -> T:
        """What *parse* makes of the first line, or the reason against it with the line."""
        return self.builder.parse_current_line(lambda _: parse(self.first_match))

    def parse(self) -> Transcript:
        """All of the hand, or ``BadNotation`` with the line that is wrong."""
        raise NotImplementedError
