"""The page of a dealer's tool: the answer in large, and under it how it was found, step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import NoReturn, TypeVar

import typer
from msgspec import Struct
from rich.text import Text

from riverboat.cli.at_the_table.telling import reader_of
from riverboat.cli.terminal.felt import TerminalFelt, fitted_felt, wrapped
from riverboat.cli.terminal.json_text import json_text, print_json
from riverboat.cli.terminal.terminal import console
from riverboat.engine import BadGame
from riverboat.tools import BadQuestion, Step
from riverboat.words import Chair, Person, Phrase, Player, Seat
from riverboat.words.tools.step import SeatNumber

A = TypeVar("A")
_RULE = len("ALLN-16") + 2


class AnswerStyle(Struct, frozen=True):
    """How somebody at a terminal wants the answer."""

    as_json: bool = False
    language: str = "en"
    colour: bool | None = None


class ToolPage:
    """Where an answer is printed, in whose language and with whose names."""

    def __init__(self, asked: AnswerStyle) -> None:
        self.asked = asked
        self.terminal = console(asked.colour)
        self.felt: TerminalFelt = fitted_felt(self.terminal)
        self.names: Sequence[str] = ()
        """What the seats of a hand are called; chairs have their numbers."""
        self.reader = reader_of(asked.language)
        self.reader.name = self.called

    def called(self, person: Person) -> str:
        """A seat by its name, a chair by its number."""
        match person:
            case Seat(seat):
                known = 0 <= seat < len(self.names)
                return self.names[seat] if known else self.say(SeatNumber(seat + 1))
            case Chair(chair):
                return self.say(SeatNumber(chair))
            case Player(name):
                return name

    def say(self, phrase: Phrase) -> str:
        """In the language of whoever asks."""
        return self.reader.say(phrase)

    def answer(self, found: Callable[[], A]) -> A:
        """The answer of a tool; where there is none, why, and the program ends."""
        try:
            return found()
        except (BadQuestion, BadGame) as why:
            self.refuse(why)

    def refuse(self, why: BadQuestion | BadGame) -> NoReturn:
        """Say why there is no answer, and end."""
        typer.echo(why.said(self.reader), err=True)
        raise typer.Exit(1) from None

    def print(self, found: Struct, picture: Iterable[Text], steps: Sequence[Step] = ()) -> None:
        """The answer: for programs as it is, for people its picture and its steps."""
        if self.asked.as_json:
            print_json(shape_of(found), json_text(found))
            return
        for line in picture:
            self.terminal.print(line, soft_wrap=True)
        for step in steps:
            head = Text(f"{step.rule:<{_RULE}}", "cyan")
            said = wrapped(Text(self.reader.sentence(step.said), "dim"), self.felt.width - _RULE)
            for number, line in enumerate(said):
                margin = Text(" " * _RULE) if number else head
                self.terminal.print(margin.append_text(line), soft_wrap=True)


def shape_of(answer: Struct) -> str:
    """What the JSON of a tool's answer is called: as the answer itself, ``side-pots/1``."""
    words = re.findall("[A-Z][a-z]*", type(answer).__name__)
    return f"{'-'.join(words).lower()}/1"


def rows(cells: Sequence[Sequence[str]], bold: int = -1) -> list[Text]:
    """Rows whose cells stand under each other; of numbers the ends, of words the beginnings."""
    widths = [max(len(row[k]) for row in cells) for k in range(len(cells[0]))]
    lines = []
    for row in cells:
        line = Text()
        for k, (cell, wide) in enumerate(zip(row, widths, strict=True)):
            number = cell.replace(",", "").lstrip("+").isdecimal()
            put = cell.rjust(wide) if number else cell.ljust(wide)
            line.append(put + ("  " if k < len(row) - 1 else ""), "bold" if k == bold else "")
        line.rstrip()
        lines.append(line)
    return lines


def bar(chips: int, most: int, felt: TerminalFelt, widest: int = 24) -> str:
    """So many chips as a bar."""
    filled = max(1, round(widest * chips / most)) if chips else 0
    return felt.glyphs.across * filled
