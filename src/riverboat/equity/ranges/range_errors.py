"""Range errors: :class:`BadRange` has the fault, its position, and the valid alternatives."""

from __future__ import annotations

import re
from typing import Final

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine.commands.engine_errors import RefusalError
from riverboat.words import Reader, Refusal


class BadRange(RefusalError):
    """An error: a text is not a range, or a range is empty.

    ``text`` is the whole text, ``position`` the index of the first wrong character, and ``why`` the
    reason with the valid alternatives. The message has all three, with carets under the wrong part.
    """

    def __init__(self, text: str, position: int, refusal: Refusal, size: int = 1) -> None:
        super().__init__(refusal, text, position, size)
        self.text = text
        self.position = position
        self.size = size

    @property
    def why(self) -> str:
        """The reason in English, without the carets."""
        return shorten_long_words(self.message)

    def localize(self, reader: Reader) -> str:
        """Return the reason in the reader's language, with the carets below it."""
        line, column = _find_visible_line(self.text, self.position)
        carets = "^" * max(1, min(self.size, len(line) - column))
        marked_text = f"\n  {line}\n  {' ' * column}{carets}" if line.strip() else ""
        return f"{shorten_long_words(reader.say_with_rule(self.refusal))}{marked_text}"

    said = DeprecatedAttribute("localize")


def shorten_long_words(reason: str) -> str:
    """Return a text in which words that are too long to read are truncated.

    >>> shorten_long_words(f"{'A' * 5_000} is no hand")
    'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA... is no hand'
    """
    return _LONG_WORD_PATTERN.sub(r"\1...", reason)


_LONG_WORD_PATTERN: Final = re.compile(r"(\S{32})\S{4,}")
_WIDTH: Final = 72


def _find_visible_line(text: str, position: int) -> tuple[str, int]:
    """Return the part of a line around a position, and the position within it."""
    line = "".join(" " if character.isspace() else character for character in text)
    if len(line) <= _WIDTH:
        return line, position
    start = max(0, min(position - _WIDTH // 2, len(line) - _WIDTH))
    visible_text = line[start : start + _WIDTH]
    prefix = "... " if start else ""
    suffix = " ..." if start + _WIDTH < len(line) else ""
    return prefix + visible_text + suffix, position - start + len(prefix)
