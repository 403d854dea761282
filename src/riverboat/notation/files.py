"""Any file of hands, whatever its format: it is known by its first words, not by its name."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riverboat.notation.acpc import Definition, find_definition, read_acpc
from riverboat.notation.ohh import read_ohh
from riverboat.notation.own import read_own
from riverboat.notation.phh import read_phh
from riverboat.notation.pokerstars import looks_like_pokerstars, read_pokerstars
from riverboat.notation.reading import ReadHand, Source

SUFFIXES: Final = (".phh", ".phhs", ".log", ".ohh", ".json", ".jsonl", ".txt")
"""How the names of files of hands end: what is looked for in a folder."""


def read_hands(
    path: Path | str, *, definition: Definition | None = None, repair: bool = False
) -> Iterator[ReadHand]:
    """The hands of a file: PHH, Open Hand History, PokerStars text, an ACPC log or our own.

    A log is played by *definition*, or by the one that is found beside it; without any,
    ``BadNotation`` asks for one. A file of no known format is one hand that was refused.
    """
    path = Path(path)
    match format_of(path):
        case "PHH":
            return read_phh(path, repair=repair)
        case "OHH":
            return read_ohh(path)
        case "PokerStars":
            return read_pokerstars(path)
        case "riverboat":
            return read_own(path)
        case "ACPC":
            return read_acpc(path, definition or find_definition(path))
        case problem:
            refused = ReadHand(source=Source(str(path), "", 0), variant="", problems=(problem,))
            return iter([refused])


def hand_files(folder: Path) -> list[Path]:
    """The files of hands in a folder and below it, in order.

    Many things are called ``.txt`` and ``.json``: those count only if they begin like hands.
    """
    named = (path for path in folder.rglob("*") if path.suffix in SUFFIXES and path.is_file())
    return sorted(path for path in named if path.suffix not in _OFTEN_ELSE or _is_known(path))


_OFTEN_ELSE: Final = (".txt", ".json")


def _is_known(path: Path) -> bool:
    with path.open("rb") as file:
        head = file.read(1 << 12)
    return looks_like_pokerstars(head) or b'"ohh"' in head or head.startswith(b'{"riverboat"')


def format_of(path: Path | str) -> str:
    """``PHH``, ``OHH``, ``PokerStars``, ``ACPC`` or ``riverboat``; otherwise what it is instead."""
    with Path(path).open("rb") as file:
        head = file.read(1 << 16)
    if looks_like_pokerstars(head):
        return "PokerStars"
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        head = head[2:].replace(b"\0", b"")  # UTF-16, of which the first words are plain letters
    for raw in head.splitlines():
        line = raw.strip().removeprefix(b"\xef\xbb\xbf")
        if line and not line.startswith(b"#"):
            return next((kind for start, kind in _BEGINNINGS if line.startswith(start)), "PHH")
    return "PHH"


_BEGINNINGS: Final = (
    (b"STATE:", "ACPC"),
    (b"SCORE:", "ACPC"),
    (b"GAMEDEF", "this is a game definition: give it with --game, and a log to replay"),
    (b'{"riverboat"', "riverboat"),
    (b"{", "OHH"),
    (b"[{", "OHH"),
)

_HAND_BEGINS: Final = (
    b"\n[",
    b"\nSTATE:",
    b'"ohh"',
    b'{"riverboat"',
    b"PokerStars ",
    b"\nPoker Hand #",
)
_BLOCK: Final = 1 << 20


def count_hands(path: Path | str) -> int:
    """About how many hands a file has, without reading them: for a progress bar."""
    found, before = 0, b"\n"
    with Path(path).open("rb") as file:
        while block := file.read(_BLOCK):
            text = before + block
            found += sum(map(text.count, _HAND_BEGINS))
            before = text[-1:]
    return found or 1
