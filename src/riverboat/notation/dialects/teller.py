"""What the hands of every dialect begin with: a first line, a table, and a way to the script."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from riverboat.notation.dialects.table import TableTalk
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import FirstLine
from riverboat.notation.pokerstars.script import HandScript

T = TypeVar("T")


class TableHead(NamedTuple):
    """What a first line says that names the table, too."""

    first: FirstLine
    table: str
    size: int
    """Chairs; 0 if it does not say."""


class Teller:
    """A hand on its way from its lines to what was said; that of each dialect is one of these."""

    def __init__(self, chunk: HandText, begun: re.Match[str], file: str) -> None:
        self.talk = TableTalk(chunk)
        self.begun = begun
        """The first line, as the dialect's hands begin; its group ``number`` is the hand's."""
        self.file = file
        """What the file is called."""

    def first_line(self, parse: Callable[[re.Match[str]], T]) -> T:
        """What *parse* makes of the first line, or the reason against it with the line."""
        return self.talk.guarded(lambda _: parse(self.begun))

    def script(self) -> HandScript:
        """All of the hand, or ``BadNotation`` with the line that is wrong."""
        raise NotImplementedError
