"""Drawing in a terminal: cards, chips and lines of text, independent of game and players.

Everything is legible without colour; with it, cards are small tiles in four colours. A terminal
that cannot show suit symbols gets letters.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct
from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from riverboat.cards import UNKNOWN, card_symbol, name, parse_card, suit_of


class Glyphs(Struct, frozen=True):
    """The characters used for drawing."""

    corners: tuple[str, str, str, str]
    horizontal: str
    vertical: str
    chip: str
    to_act: str
    dot: str
    prompt: str
    dash: str
    suits: bool


SYMBOLS: Final = Glyphs(("╭", "╮", "╰", "╯"), "─", "│", "●", "▸", "·", "›", "–", True)  # noqa: RUF001
LETTERS: Final = Glyphs(("+", "+", "+", "+"), "-", "|", "o", ">", "-", ">", "-", False)

FOUR_COLOURS: Final = ("green4", "blue3", "red3", "black")
"""Colours of clubs, diamonds, hearts and spades on a light tile."""
_TILE_BACKGROUND: Final = "on grey93"


class TerminalFelt(Struct, frozen=True):
    """The drawing abilities of a terminal."""

    width: int
    colour: bool
    glyphs: Glyphs = SYMBOLS

    @property
    def is_narrow(self) -> bool:
        """True if a table does not fit, as on a phone."""
        return self.width < 72

    def card(self, card: int, *, is_small: bool = False) -> Text:
        """Draw one card: a tile in colour, its two characters without."""
        card_name = card_symbol(card) if self.glyphs.suits else name(card)
        if not self.colour:
            return Text(card_name)
        if card == UNKNOWN:
            return Text(card_name if is_small else f" {card_name} ", "dim")
        style = f"bold {FOUR_COLOURS[suit_of(card)]} {_TILE_BACKGROUND}"
        return Text(card_name if is_small else f" {card_name} ", style)

    def cards(self, cards: Iterable[int], *, is_small: bool = False) -> Text:
        """Draw cards side by side."""
        gap = "" if is_small and self.colour else " "
        return Text(gap).join(self.card(card, is_small=is_small) for card in cards)

    def draw_down_cards(self, cards: Iterable[int], *, is_small: bool = False) -> Text:
        """Draw down cards, in parentheses to distinguish them from upcards."""
        return Text.assemble(("(", "dim"), self.cards(cards, is_small=is_small), (")", "dim"))

    def numbers(self, card_count: int) -> Text:
        """Draw the numbers from 1 to *card_count*, spaced to stand below the cards of a line."""
        cell_format = " {}  " if self.colour else "{} "
        return Text(
            " ".join(cell_format.format(card_number) for card_number in range(1, card_count + 1)),
            "dim",
        )

    def draw_empty_board(self, card_count: int) -> Text:
        """Draw placeholders for board cards not dealt yet."""
        placeholder = " __ " if self.colour else "__"
        return Text(" ".join([placeholder] * card_count), "dim")

    def button(self) -> Text:
        """Draw the dealer button."""
        return Text(" D ", "bold black on grey85") if self.colour else Text("(D)")

    def bet(self, chips: str) -> Text:
        """Draw the chips in front of a player."""
        return Text.assemble((self.glyphs.chip, "yellow"), f" {chips}")

    def draw_marked_line(self, line: str, style: str = "") -> Text:
        """Draw a line of text with the cards between ``MARK``s; names are never taken for cards."""
        text = Text(style=style)
        for part_index, line_part in enumerate(line.split(MARK)):
            text.append_text(
                self.card(parse_card(line_part), is_small=True)
                if part_index % 2
                else Text(line_part)
            )
        return text

    def draw_line(self, line: str, style: str = "") -> Text:
        """Draw a line of text in which every card name, such as ``A♥``, becomes a card."""
        text = Text(style=style)
        for part_index, line_part in enumerate(_CARD_PATTERN.split(line)):
            text.append_text(
                self.card(parse_card(line_part), is_small=True)
                if part_index % 2
                else Text(line_part)
            )
        return text

    def center_line(self, line: Text) -> Text:
        """Center a line."""
        margin = " " * ((self.width - line.cell_len) // 2)
        return Text(margin).append_text(line)

    def draw_divider(self, title: str = "") -> Text:
        """Draw a divider with a title in it."""
        border = self.glyphs.horizontal
        heading = f"{border * 2} {title} " if title else ""
        return Text(heading + border * max(0, self.width - cell_len(heading)), "dim")


def build_felt(console: Console, max_width: int = 84) -> TerminalFelt:
    """Return the felt of a console, limited in width, with letters if suit symbols would fail."""
    try:
        "♠╭▸".encode(console.encoding)
        glyphs = SYMBOLS
    except (UnicodeEncodeError, LookupError):
        glyphs = LETTERS
    # Leave one column free: some terminals wrap a line that fills the last one.
    return TerminalFelt(min(console.width - 1, max_width), console.color_system is not None, glyphs)


MARK: Final = "\N{INVISIBLE SEPARATOR}"
"""Delimiter before and after a card in a text."""

_CARD_PATTERN: Final = re.compile(r"(?<![\w♣♦♥♠])([2-9TJQKA][cdhs♣♦♥♠])(?![\w])")


def flow_chunks(
    chunks: Sequence[Text], width: int, gap: str = "   ", indent: int = 0
) -> list[Text]:
    """Wrap unbreakable chunks into as few lines as possible; every line except the first is
    indented.
    """
    lines: list[Text] = []
    for chunk in chunks:
        if lines and lines[-1].cell_len + len(gap) + chunk.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(chunk)
        else:
            lines.append(Text(" " * (indent if lines else 0)).append_text(chunk))
    return lines


def wrap_text(text: Text, width: int, indent: int = 0) -> list[Text]:
    """Wrap words to this width, all lines but the first indented."""
    lines: list[Text] = []
    for word in text.split(" "):
        width_left = width - (indent if len(lines) > 1 else 0)
        if lines and lines[-1].cell_len + 1 + word.cell_len <= width_left:
            lines[-1].append(" ")
            lines[-1].append_text(word)
        else:
            lines.append(word)
    return [
        Text(" " * (indent if line_index else 0)).append_text(line)
        for line_index, line in enumerate(lines)
    ]


def truncate(text: str, width: int) -> str:
    """Truncate a name to the width."""
    return text if cell_len(text) <= width else set_cell_size(text, width).rstrip()


class Canvas:
    """A grid of rows on which text is placed."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self._rows: list[list[tuple[int, Text]]] = [[] for _ in range(height)]

    def put(self, row: int, column: int, text: Text | str, style: str = "") -> None:
        """Put text with its left end at a position."""
        styled_text = Text(text, style) if isinstance(text, str) else text
        self._rows[row].append((column, styled_text))

    def put_centered(self, row: int, column: float, text: Text | str, style: str = "") -> None:
        """Center text at a position, inside the canvas."""
        styled_text = Text(text, style) if isinstance(text, str) else text
        left_column = round(column - styled_text.cell_len / 2)
        self.put(row, max(0, min(left_column, self.width - styled_text.cell_len)), styled_text)

    def put_right(self, row: int, column: int, text: Text | str, style: str = "") -> None:
        """Put text so that it ends before a position."""
        styled_text = Text(text, style) if isinstance(text, str) else text
        self.put(row, max(0, column - styled_text.cell_len), styled_text)

    def lines(self) -> list[Text]:
        """Return the rows; where texts would overlap, the later one moves to the right."""
        lines = []
        for row in self._rows:
            line = Text()
            for column, text in sorted(row, key=lambda item: item[0]):
                line.append(" " * max(0, column - line.cell_len))
                line.append_text(text)
            lines.append(line)
        return lines
