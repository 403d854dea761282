"""Any file of hands, whatever its format: it is known by its first words, not by its name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riverboat.notation.acpc import Definition, find_definition, read_acpc
from riverboat.notation.phh import read_phh
from riverboat.notation.reading import ReadHand, Source

SUFFIXES: Final = (".phh", ".phhs", ".log")
"""How the names of files of hands end: what is looked for in a folder."""


def read_hands(
    path: Path | str, *, definition: Definition | None = None, repair: bool = False
) -> Iterator[ReadHand]:
    """The hands of a file: PHH, or an ACPC log.

    A log is played by *definition*, or by the one that is found beside it; without any,
    ``BadNotation`` asks for one. A file of another format is one hand that was refused.
    """
    path = Path(path)
    kind = format_of(path)
    if kind == "PHH":
        return read_phh(path, repair=repair)
    if kind == "ACPC":
        return read_acpc(path, definition or find_definition(path))
    refused = ReadHand(source=Source(str(path), "", 0), variant="", problems=(kind,))
    return iter([refused])


def format_of(path: Path | str) -> str:
    """``PHH`` or ``ACPC``; otherwise what the file is instead."""
    with Path(path).open("rb") as file:
        head = file.read(1 << 16)
    for raw in head.splitlines():
        line = raw.strip().removeprefix(b"\xef\xbb\xbf")
        if line and not line.startswith(b"#"):
            return next((kind for start, kind in _BEGINNINGS if line.startswith(start)), "PHH")
    return "PHH"


_BEGINNINGS: Final = (
    (b"STATE:", "ACPC"),
    (b"SCORE:", "ACPC"),
    (b"GAMEDEF", "this is a game definition: give it with --game, and a log to replay"),
    (b"{", "not yet: hands as JSON (Open Hand History)"),
    (b"PokerStars", "not yet: hands as PokerStars writes them"),
)


def count_hands(path: Path | str) -> int:
    """About how many hands a file has, without reading them: for a progress bar."""
    with Path(path).open("rb") as lines:
        return sum(line.startswith((b"[", b"STATE:")) for line in lines) or 1
