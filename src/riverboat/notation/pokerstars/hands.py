"""Files cut into hands: whatever their encoding and line ends, and with little of them in memory.

A hand begins with its first line and ends before the next hand's. Knows no poker.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from pathlib import Path
from typing import IO, AnyStr, Final, NamedTuple

_MOST_LINES: Final = 2_000
"""No hand is longer; what is, is something else."""
_LONGEST: Final = 4_096
"""Characters of a line that are looked at."""

_SITES: Final = (
    r"PokerStars(?:\.\w+)?|POKERSTARS|Poker|Full Tilt|Run It Once Poker|Hive Poker|BetOnline|"
    r"PokerMaster|PokerBros|MPLPoker|SupremaPoker"
)
BEGINNING: Final = re.compile(
    rf"(?P<site>{_SITES}) ?(?P<kind>(?:Zoom |Rush |Home Game )?(?:Hand|Game|GAME)|Home Game) "
    r"#(?P<number>[A-Z]{0,3}\d+):\s*"
)
"""The words with which a hand begins."""
SUMMARY: Final = re.compile(r"\*\*\* SUMMARY \*\*\*")


class HandText(NamedTuple):
    """The lines of one hand."""

    line: int
    """The line of the file on which it begins."""
    lines: list[str]
    too_long: bool = False


def looks_like_pokerstars(head: bytes) -> bool:
    """Whether a file that begins with these bytes has a hand as PokerStars writes it near its top.

    >>> looks_like_pokerstars(b"PokerStars Hand #1:  Hold'em No Limit ($1/$2 USD) - ")
    True
    """
    encoding = _wide(head)
    text = head.decode(encoding or "utf-8-sig", errors="replace")
    return any(BEGINNING.match(line.strip()) for line in text.splitlines()[:50])


def chunks(
    lines: Iterable[str],
    begins: re.Pattern[str] = BEGINNING,
    ends: re.Pattern[str] = SUMMARY,
) -> Iterator[HandText]:
    """The hands among these lines; lines between hands are passed over.

    *begins* is how the first line of a hand begins; an empty line after one that *ends* matches
    is the last.
    """
    hand: HandText | None = None
    over = False
    for number, line in enumerate(lines, 1):
        text = line.replace("\xa0", " ").strip().strip("\ufeff").strip()
        if begins.match(text):
            if hand is not None:
                yield hand
            hand, over = HandText(number, [text]), False
        elif hand is None or over:
            continue
        elif len(hand.lines) == _MOST_LINES:
            hand, over = hand._replace(too_long=True), True
        else:
            # The summary ends with an empty line; what follows it belongs to no hand.
            over = not text and any(ends.match(said) for said in hand.lines[-25:])
            hand.lines.append(text)
    if hand is not None:
        yield hand


# Encodings --------------------------------------------------------------------------------------


def lines_of(path: Path | str) -> Iterator[str]:
    """The lines of a file in UTF-8, UTF-16 or Windows' own encoding, one after the other."""
    with Path(path).open("rb") as file:
        encoding = _wide(file.peek(1 << 10)[: 1 << 10])
        if encoding:
            with TextIOWrapper(file, encoding, errors="replace") as text:
                yield from _cut(text, "\n")
        else:
            yield from map(_decoded, _cut(file, b"\n"))


def _wide(head: bytes) -> str:
    """The name of a two-byte encoding, when the file is written in one."""
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return "utf-16"
    for encoding, nulls in (("utf-16-le", head[1:200:2]), ("utf-16-be", head[0:200:2])):
        if len(nulls) > 10 and not any(nulls):
            return encoding
    return ""


def _decoded(line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("cp1252", errors="replace")


def _cut(file: IO[AnyStr], end: AnyStr) -> Iterator[AnyStr]:
    """The lines of an open file, each as far as it is looked at."""
    while line := file.readline(_LONGEST):
        yield line
        while len(line) == _LONGEST and not line.endswith(end):
            line = file.readline(_LONGEST)
