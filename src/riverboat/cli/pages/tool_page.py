"""The page of a dealer's tool: the answer, and its derivation step by step."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn, TypeVar

import typer
from msgspec import Struct
from rich.text import Text

from riverboat.cli.table_sessions.terminal_narration import build_terminal_reader
from riverboat.cli.terminal.json_output import print_json, to_json_text
from riverboat.cli.terminal.terminal_felt import TerminalFelt, build_felt, wrap_text
from riverboat.cli.terminal.terminal_io import make_console
from riverboat.engine import BadGame
from riverboat.tools import BadQuestion, Step
from riverboat.words import Chair, Person, Phrase, Player, Seat
from riverboat.words.tools.calculation_step import SeatNumber

AnswerType = TypeVar("AnswerType")
_RULE_ID_WIDTH = len("ALLN-16") + 2


class OutputOptions(Struct, frozen=True):
    """Output options of an answer."""

    as_json: bool = False
    language: str = "en"
    colour: bool | None = None


class DealerToolPage:
    """The output of a tool's answer, with its language and the names of the players."""

    def __init__(self, output_options: OutputOptions) -> None:
        self.style = output_options
        self.terminal = make_console(output_options.colour)
        self.felt: TerminalFelt = build_felt(self.terminal)
        self.names: Sequence[str] = ()
        """Player names by seat; a chair without a name is shown by its number."""
        self.reader = build_terminal_reader(output_options.language)
        self.reader.name = self.name_person

    def name_person(self, person: Person) -> str:
        """Return a person's name, or the number of their seat or chair if no name is known."""
        match person:
            case Seat(seat):
                is_known = 0 <= seat < len(self.names)
                return self.names[seat] if is_known else self.translate(SeatNumber(seat + 1))
            case Chair(chair):
                return self.translate(SeatNumber(chair))
            case Player(name):
                return name

    def translate(self, phrase: Phrase) -> str:
        """Return a phrase in the user's language."""
        return self.reader.say(phrase)

    def compute(self, tool: Callable[[], AnswerType]) -> AnswerType:
        """Return the tool's answer; if it refuses, print the reason and end the program."""
        try:
            return tool()
        except (BadQuestion, BadGame) as error:
            self.exit_with_refusal(error)

    def exit_with_refusal(self, refusal: BadQuestion | BadGame) -> NoReturn:
        """Print the refusal and end the program."""
        typer.echo(refusal.localize(self.reader), err=True)
        raise typer.Exit(1) from None

    def print(
        self, answer: Struct, answer_lines: Iterable[Text], steps: Sequence[Step] = ()
    ) -> None:
        """Print the answer: as JSON for programs, or as lines of text and its derivation."""
        if self.style.as_json:
            print_json(find_json_shape(answer), to_json_text(answer))
            return
        for line in answer_lines:
            self.terminal.print(line, soft_wrap=True)
        for step in steps:
            heading = Text(f"{step.rule:<{_RULE_ID_WIDTH}}", "cyan")
            lines = wrap_text(
                Text(self.reader.sentence(step.phrase), "dim"), self.felt.width - _RULE_ID_WIDTH
            )
            for line_index, line in enumerate(lines):
                margin = Text(" " * _RULE_ID_WIDTH) if line_index else heading
                self.terminal.print(margin.append_text(line), soft_wrap=True)


_FORMER_NAME_BY_TYPE: Final = {"ReturnPosts": "OwedOnReturn", "ShowdownOrder": "Showing"}
"""Former names of renamed types, which remain the names of their JSON."""


def find_json_shape(answer: Struct) -> str:
    """Return the name of the JSON of a tool's answer: its type in kebab case, ``side-pots/1``."""
    name = _FORMER_NAME_BY_TYPE.get(type(answer).__name__, type(answer).__name__)
    name_words = re.findall("[A-Z][a-z]*", name)
    return f"{'-'.join(name_words).lower()}/1"


def align_rows(rows: Sequence[Sequence[str]], bold_column: int = -1) -> list[Text]:
    """Align cells in columns: numbers to the right, words to the left."""
    widths = [max(len(row[column_index]) for row in rows) for column_index in range(len(rows[0]))]
    lines = []
    for row in rows:
        line = Text()
        for column_index, (cell, width) in enumerate(zip(row, widths, strict=True)):
            is_number = cell.replace(",", "").lstrip("+").isdecimal()
            padded_cell = cell.rjust(width) if is_number else cell.ljust(width)
            line.append(
                padded_cell + ("  " if column_index < len(row) - 1 else ""),
                "bold" if column_index == bold_column else "",
            )
        line.rstrip()
        lines.append(line)
    return lines


def draw_bar(chips: int, max_chips: int, felt: TerminalFelt, max_width: int = 24) -> str:
    """Return a bar for an amount of chips."""
    filled_width = max(1, round(max_width * chips / max_chips)) if chips else 0
    return felt.glyphs.horizontal * filled_width
