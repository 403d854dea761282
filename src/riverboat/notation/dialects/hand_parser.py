"""Base class of all dialect parsers: first line, seats, and the conversion to a transcript."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar, NamedTuple, TypeVar

from riverboat.notation.dialects.local_amounts import parse_local_amount
from riverboat.notation.dialects.transcript_builder import TranscriptBuilder
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, SeatLine
from riverboat.notation.pokerstars.transcript import Transcript

T = TypeVar("T")


class TableFirstLine(NamedTuple):
    """A first line that also names the table."""

    first_line: FirstLine
    table: str
    size: int
    """Number of chairs; 0 if not recorded."""


class HandParser:
    """Base class of the parsers that turn a hand's lines into a transcript."""

    interpretations: ClassVar[tuple[str, ...]] = ("",)
    """Interpretations of words whose meaning differs between files, the usual one first."""

    def __init__(self, chunk: HandText, first_line_match: re.Match[str], file: str) -> None:
        self.builder = TranscriptBuilder(chunk)
        self.first_line_match = first_line_match
        """Match of the hand's first line; its group ``number`` is the hand's number."""
        self.file = file
        """Name of the file."""
        self.interpretation = self.interpretations[0]
        """Name of the interpretation by which this hand is parsed."""
        self.is_ambiguous = False
        """True once a line was parsed that another interpretation parses differently."""

    def parse_first_line(self, parse_header: Callable[[re.Match[str]], T]) -> T:
        """Parse the first line with *parse_header*; an error gets the line number."""
        return self.builder.parse_current_line(lambda _: parse_header(self.first_line_match))

    def add_seat(self, match: re.Match[str]) -> None:
        """Add the player of a seat's line, by its groups ``chair``, ``name`` and ``stack``."""
        stack = parse_local_amount(match["stack"])
        self.builder.add_seat(SeatLine(int(match["chair"]), match["name"], stack, False))

    def parse(self) -> Transcript:
        """Parse the whole hand; raise ``BadNotation`` with the invalid line."""
        raise NotImplementedError
