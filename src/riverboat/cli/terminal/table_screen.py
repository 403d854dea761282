"""The screen of somebody at a table: lines that fit it, and the one line that they type."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from riverboat.cli.terminal.terminal_felt import felt_for_console, flow_chunks, wrap_text

LinePrompt = Callable[[str], str]
"""Prints a prompt and gives the line that is typed; ``EOFError`` when no more lines come."""


class Screen:
    """Where a session is printed, and where it asks; *pause* lets a reader follow."""

    def __init__(self, console: Console, ask: LinePrompt, pause: Callable[[], None]) -> None:
        self.felt = felt_for_console(console)
        self.console, self.pause = console, pause
        self._ask = ask

    def muted(self) -> Screen:
        """The same, with nothing printed on it."""
        return Screen(Console(quiet=True), self._ask, lambda: None)

    def print_sentence(self, words: str, style: str = "") -> None:
        """A sentence, in as many lines as it takes."""
        for line in wrap_text(self.felt.draw_marked_line(words, style), self.felt.width, 2):
            self.print(line)

    def print_parts(self, parts: Sequence[str], style: str = "") -> None:
        """One part, told like anything else, or several that are parted by dots."""
        if len(parts) == 1:
            self.print_sentence(parts[0], style)
            return
        dot, chunks = f" {self.felt.glyphs.dot} ", [Text(part, style) for part in parts]
        for line in flow_chunks(chunks, self.felt.width, dot, indent=2):
            self.print(line)

    def print(self, line: Text) -> None:
        """A line that has its shape already."""
        self.console.print(line, soft_wrap=True)

    def title(self, *parts: str) -> None:
        """A line across with a title in it; what is too long for it stands below."""
        line = self.felt.draw_divider(f" {self.felt.glyphs.dot} ".join(parts))
        if line.cell_len <= self.felt.width:
            self.print(line)
            return
        last = self.felt.draw_divider(parts[-1])
        fits = last.cell_len <= self.felt.width
        self.print(last if fits else self.felt.draw_divider())
        for part in parts[:-1] if fits else parts:
            self.print_sentence(part)

    def read_line(self) -> str:
        """What is typed."""
        return self._ask(f"{self.felt.glyphs.prompt} ").strip()
