"""Splitter of files into hands, in any encoding and with any line ends.

A hand begins with its first line and ends before the first line of the next hand. This module is
independent of the rules of poker.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from io import TextIOWrapper
from itertools import chain
from pathlib import Path
from typing import IO, Final, NamedTuple

from riverboat.notation.text_encodings import detect_two_byte_encoding

_MAX_LINES: Final = 2_000
"""Maximum lines of a hand; a longer text is not a hand."""
_MAX_LINE_LENGTH: Final = 4_096
"""Maximum characters read of a line."""
_BLOCK_BYTES: Final = 1 << 17

_SITES_REGEX: Final = (
    r"PokerStars(?:\.\w+)?|POKERSTARS|Poker|Full Tilt|Run It Once Poker|Hive Poker|BetOnline|"
    r"PokerMaster|PokerBros|MPLPoker|SupremaPoker"
)
FIRST_LINE: Final = re.compile(
    rf"(?P<site>{_SITES_REGEX}) ?(?P<kind>(?:Zoom |Rush |Home Game )?(?:Hand|Game|GAME)|Home Game) "
    r"#(?P<number>[A-Z]{0,3}\d+):\s*"
)
"""Pattern of the words that begin a hand."""
SUMMARY: Final = re.compile(r"\*\*\* SUMMARY \*\*\*")


class HandText(NamedTuple):
    """The lines of one hand, and the number of its first line."""

    line: int
    """The line of the file on which the hand begins."""
    lines: list[str]
    is_too_long: bool = False
    is_unknown: bool = False
    """True for text between hands that looks like a hand in an unknown format."""


class TextPart(NamedTuple):
    """Consecutive lines of a file, and the number of the first one."""

    first_line: int
    """The number of the first line."""
    lines: Iterable[str]


def is_pokerstars(first_bytes: bytes) -> bool:
    """Return True if the first bytes of a file contain a PokerStars hand.

    >>> is_pokerstars(b"PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - ")
    True
    """
    encoding = detect_two_byte_encoding(first_bytes)
    text = first_bytes.decode(encoding or "utf-8-sig", errors="replace")
    return any(FIRST_LINE.match(line.strip()) for line in text.splitlines()[:50])


def _strip_invisible(text: str) -> str:
    """Return a line with ordinary spaces, without byte-order marks and spaces at its ends."""
    if "\xa0" in text:
        text = text.replace("\xa0", " ").strip()
    return text.strip("\ufeff").strip() if "\ufeff" in text else text


def split_hands(
    lines_of_file: Iterable[str],
    first_line_pattern: re.Pattern[str] = FIRST_LINE,
    last_line_pattern: re.Pattern[str] = SUMMARY,
    marker: str = "",
    first_line_number: int = 1,
) -> Iterator[HandText]:
    """Yield the hands among the lines of a file; other lines between hands are skipped.

    A hand begins with a line that contains *marker* and matches *first_line_pattern*. It ends with
    the empty line after a line that matches *last_line_pattern*. *first_line_number* is the number
    of the first of *lines_of_file*.
    """
    match_first_line = first_line_pattern.match
    lines: list[str] = []
    other_lines = _LinesBetweenHands()
    line_number, start_line_number, has_ended = 0, 0, True
    is_too_long = False
    for line_number, line in enumerate(lines_of_file, first_line_number):
        text = line.strip()
        if not text.isascii():
            text = _strip_invisible(text)
        if marker in text and match_first_line(text):
            if start_line_number:
                yield HandText(start_line_number, lines, is_too_long)
                if not has_ended:
                    yield from _iter_hand_after(start_line_number, lines, last_line_pattern)
            if other_lines.lines:
                yield from other_lines.iter_hands()
            start_line_number, lines, has_ended, is_too_long = line_number, [text], False, False
        elif has_ended:
            if text:
                other_lines.add(line_number, text)
        elif len(lines) == _MAX_LINES:
            is_too_long = has_ended = True
        else:
            # The summary ends with an empty line; text after it belongs to no hand.
            has_ended = not text and any(map(last_line_pattern.match, reversed(lines[-25:])))
            lines.append(text)
    if start_line_number:
        yield HandText(start_line_number, lines, is_too_long)
        if not has_ended:
            yield from _iter_hand_after(start_line_number, lines, last_line_pattern)
    yield from other_lines.iter_hands()


def _iter_hand_after(
    start_line_number: int, lines: list[str], last_line_pattern: re.Pattern[str]
) -> Iterator[HandText]:
    """Yield the text after a hand's summary, if it looks like another hand."""
    summary_indices = (index for index, line in enumerate(lines) if last_line_pattern.match(line))
    summary_index = next(summary_indices, len(lines))
    action_indices = [
        index for index in range(summary_index, len(lines)) if _ACTION_PATTERN.match(lines[index])
    ]
    if looks_like_hand([lines[index] for index in action_indices]):
        yield HandText(
            start_line_number + action_indices[0], lines[action_indices[0] :], is_unknown=True
        )


class _LinesBetweenHands:
    """The lines between the end of a hand and the first line of the next one."""

    def __init__(self) -> None:
        self.first_line_number = self.char_count = 0
        self.lines: list[str] = []

    def add(self, line_number: int, text: str) -> None:
        """Add a line, unless there are as many lines as a hand may have."""
        if not self.lines:
            self.first_line_number, self.char_count = line_number, 0
        self.char_count += len(text)
        if len(self.lines) < _MAX_LINES and self.char_count < _MAX_CHARS_BETWEEN_HANDS:
            self.lines.append(text)

    def iter_hands(self) -> Iterator[HandText]:
        """Yield the collected lines if they look like a hand, and clear them."""
        if looks_like_hand(self.lines):
            yield HandText(self.first_line_number, self.lines, is_unknown=True)
        self.lines = []


_ACTION_PATTERN: Final = re.compile(
    r"(?!Seat \d+:)\S.*\b(?<!didn't )(?:folds?|checks?|calls?|bets?|raises?|posts?)\b",
    re.IGNORECASE,
)
"""Pattern of an action after the player's name, without the *didn't bet* of summaries."""
_MIN_HAND_ACTIONS: Final = 3
_MAX_CHARS_BETWEEN_HANDS: Final = 1 << 15
"""Maximum number of characters kept between two hands."""


def looks_like_hand(lines: Sequence[str]) -> bool:
    """Return True if a text has the English action lines of a hand, in any format.

    >>> looks_like_hand(["Ann posts 1", "Bob posts 2", "Ann folds"])
    True
    >>> looks_like_hand(["Ann balance $5, didn't bet (folded)", "folds shows a pair"] * 3)
    False
    """
    if len(lines) < _MIN_HAND_ACTIONS:
        return False
    return sum(1 for line in lines if _ACTION_PATTERN.match(line)) >= _MIN_HAND_ACTIONS


def read_lines(path: Path | str) -> Iterator[str]:
    """Return an iterator over the lines of a file in UTF-8, UTF-16 or the Windows encoding."""
    return chain.from_iterable(_iter_line_blocks(path))


def decode_lines(file: IO[bytes]) -> Iterator[str]:
    """Return an iterator over the lines of an open file in UTF-8 or the Windows encoding."""
    blocks = iter(partial(file.read, _BLOCK_BYTES), b"")
    return chain.from_iterable(_iter_decoded_blocks(blocks, b"\n"))


def _iter_line_blocks(path: Path | str) -> Iterator[Iterable[str]]:
    with Path(path).open("rb") as file:
        first_bytes = file.peek(1 << 10)[: 1 << 10]
        encoding = detect_two_byte_encoding(first_bytes)
        if encoding:
            with TextIOWrapper(file, encoding, errors="replace") as text:
                yield _split_lines(text, "\n")
        else:
            line_end = b"\r" if _ends_lines_with_cr(first_bytes) else b"\n"
            yield from _iter_decoded_blocks(iter(partial(file.read, _BLOCK_BYTES), b""), line_end)


def decode_block(block: bytes) -> list[str]:
    """Return the lines of a part of a file, in UTF-8 or the Windows encoding."""
    return _decode_lines(block, b"\n")


def _ends_lines_with_cr(first_bytes: bytes) -> bool:
    """Return True if lines end with CR alone, as old Macintosh programs wrote them."""
    return b"\r" in first_bytes and b"\n" not in first_bytes


def _iter_decoded_blocks(blocks: Iterable[bytes], line_end: bytes) -> Iterator[list[str]]:
    """Yield the lines of each block of a file, without their ends and cut to the maximum length."""
    partial_line = b""
    for block in blocks:
        text, separator, partial_line = (partial_line + block).rpartition(line_end)
        if separator:
            yield _decode_lines(text, line_end)
        partial_line = partial_line[:_MAX_LINE_LENGTH]
    if partial_line:
        yield _decode_lines(partial_line, line_end)


def _decode_lines(block: bytes, line_end: bytes) -> list[str]:
    """Decode lines as UTF-8, and those that are invalid as the Windows encoding."""
    try:
        lines = block.decode().split(line_end.decode())
    except UnicodeDecodeError:
        lines = [_decode_line(line) for line in block.split(line_end)]
    if max(map(len, lines)) > _MAX_LINE_LENGTH:
        return [line[:_MAX_LINE_LENGTH] for line in lines]
    return lines


def _decode_line(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _split_lines(file: IO[str], line_end: str) -> Iterator[str]:
    """Yield the lines of an open file, cut to the maximum length."""
    while line := file.readline(_MAX_LINE_LENGTH):
        yield line
        while len(line) == _MAX_LINE_LENGTH and not line.endswith(line_end):
            line = file.readline(_MAX_LINE_LENGTH)
