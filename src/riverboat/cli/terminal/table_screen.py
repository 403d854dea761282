"""The screen of a player at a table: wrapped lines, and a prompt for entries."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.terminal_felt import build_felt, flow_chunks, wrap_text

LinePrompt = Callable[[str], str]
"""Prints a prompt and returns the line that is typed; raises ``EOFError`` at the end of input."""


class Screen:
    """Output and prompt of a session; *pause* gives the user time to read."""

    def __init__(
        self, console: Console, line_prompt: LinePrompt, pause: Callable[[], None]
    ) -> None:
        self.felt = build_felt(console)
        self.console, self.pause = console, pause
        self._line_prompt = line_prompt

    def muted(self) -> Screen:
        """Return a copy of the screen that prints nothing."""
        return Screen(Console(quiet=True), self._line_prompt, lambda: None)

    def print_sentence(self, sentence: str, style: str = "") -> None:
        """Print a sentence, wrapped to the width."""
        for line in wrap_text(self.felt.draw_marked_line(sentence, style), self.felt.width, 2):
            self.print(line)

    def print_parts(self, texts: Sequence[str], style: str = "") -> None:
        """Print one part as a sentence, or several separated by dots."""
        if len(texts) == 1:
            self.print_sentence(texts[0], style)
            return
        dot_separator, chunks = f" {self.felt.glyphs.dot} ", [Text(part, style) for part in texts]
        for line in flow_chunks(chunks, self.felt.width, dot_separator, indent=2):
            self.print(line)

    def print(self, line: Text) -> None:
        """Print a line without wrapping it."""
        self.console.print(line, soft_wrap=True)

    def title(self, *texts: str) -> None:
        """Print a divider with a title; parts that are too long stand below it."""
        line = self.felt.draw_divider(f" {self.felt.glyphs.dot} ".join(texts))
        if line.cell_len <= self.felt.width:
            self.print(line)
            return
        last_line = self.felt.draw_divider(texts[-1])
        fits_width = last_line.cell_len <= self.felt.width
        self.print(last_line if fits_width else self.felt.draw_divider())
        for title_part in texts[:-1] if fits_width else texts:
            self.print_sentence(title_part)

    def read_line(self) -> str:
        """Read a line of input."""
        return self._line_prompt(f"{self.felt.glyphs.prompt} ").strip()
