"""Splitter of files into hands, in any encoding and with any line ends, in little memory.

A hand begins with its first line and ends before the next hand's. Knows no poker.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import IO, AnyStr, Final, NamedTuple

_MAX_LINES: Final = 2_000
"""Maximum lines of a hand; a longer text is not a hand."""
_MAX_LINE_LENGTH: Final = 4_096
"""Maximum characters read of a line."""
_BLOCK: Final = 1 << 16

_SITES: Final = (
    r"PokerStars(?:\.\w+)?|POKERSTARS|Poker|Full Tilt|Run It Once Poker|Hive Poker|BetOnline|"
    r"PokerMaster|PokerBros|MPLPoker|SupremaPoker"
)
FIRST_LINE: Final = re.compile(
    rf"(?P<site>{_SITES}) ?(?P<kind>(?:Zoom |Rush |Home Game )?(?:Hand|Game|GAME)|Home Game) "
    r"#(?P<number>[A-Z]{0,3}\d+):\s*"
)
"""Pattern of the words that begin a hand."""
SUMMARY: Final = re.compile(r"\*\*\* SUMMARY \*\*\*")


class HandText(NamedTuple):
    """The lines of one hand."""

    line: int
    """The line of the file on which it begins."""
    lines: list[str]
    is_too_long: bool = False


def is_pokerstars(first_bytes: bytes) -> bool:
    """Return True if a file that begins with these bytes has a PokerStars hand near its top.

    >>> is_pokerstars(b"PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - ")
    True
    """
    encoding = _two_byte_encoding(first_bytes)
    text = first_bytes.decode(encoding or "utf-8-sig", errors="replace")
    return any(FIRST_LINE.match(line.strip()) for line in text.splitlines()[:50])


def split_hands(
    lines: Iterable[str],
    first_line: re.Pattern[str] = FIRST_LINE,
    last_line: re.Pattern[str] = SUMMARY,
) -> Iterator[HandText]:
    """Yield the hands among these lines; lines between hands are skipped.

    *first_line* matches the first line of a hand; an empty line after one that *last_line* matches
    ends it.
    """
    hand: HandText | None = None
    over = False
    for number, line in enumerate(lines, 1):
        text = line.replace("\xa0", " ").strip().strip("\ufeff").strip()
        if first_line.match(text):
            if hand is not None:
                yield hand
            hand, over = HandText(number, [text]), False
        elif hand is None or over:
            continue
        elif len(hand.lines) == _MAX_LINES:
            hand, over = hand._replace(is_too_long=True), True
        else:
            # The summary ends with an empty line; text after it belongs to no hand.
            over = not text and any(last_line.match(said) for said in hand.lines[-25:])
            hand.lines.append(text)
    if hand is not None:
        yield hand


# Encodings --------------------------------------------------------------------------------------


def read_lines(path: Path | str) -> Iterator[str]:
    """Yield the lines of a file in UTF-8, UTF-16 or the Windows encoding."""
    with Path(path).open("rb") as file:
        head = file.peek(1 << 10)[: 1 << 10]
        encoding = _two_byte_encoding(head)
        if encoding:
            with TextIOWrapper(file, encoding, errors="replace") as text:
                yield from _split_lines(text, "\n")
        elif _ends_lines_with_cr(head):
            yield from map(_decode_line, _split_at_cr(file))
        else:
            yield from map(_decode_line, _split_lines(file, b"\n"))


def _ends_lines_with_cr(head: bytes) -> bool:
    """Return True if lines end with CR alone, as old Macintosh programs wrote them."""
    return b"\r" in head and b"\n" not in head


def _split_at_cr(file: IO[bytes]) -> Iterator[bytes]:
    """Yield the lines of an open file whose lines end with CR alone."""
    rest = b""
    while block := file.read(_BLOCK):
        *lines, rest = (rest + block).split(b"\r")
        yield from (line[:_MAX_LINE_LENGTH] for line in lines)
        rest = rest[:_MAX_LINE_LENGTH]
    yield rest


def _two_byte_encoding(head: bytes) -> str:
    """Return the name of a file's two-byte encoding; empty if it has none."""
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    for encoding, nulls in (("utf-16-le", head[1:200:2]), ("utf-16-be", head[0:200:2])):
        if len(nulls) > 10 and not any(nulls):
            return encoding
    return ""


def _decode_line(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _split_lines(file: IO[AnyStr], end: AnyStr) -> Iterator[AnyStr]:
    """Yield the lines of an open file, cut to the maximum length."""
    while line := file.readline(_MAX_LINE_LENGTH):
        yield line
        while len(line) == _MAX_LINE_LENGTH and not line.endswith(end):
            line = file.readline(_MAX_LINE_LENGTH)
