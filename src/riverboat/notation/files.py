"""Any file of hands, whatever its format: it is known by its first words, not by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from riverboat.notation.acpc import Definition, find_definition, read_acpc
from riverboat.notation.ohh import read_ohh
from riverboat.notation.own import read_own
from riverboat.notation.phh import read_phh
from riverboat.notation.pokerstars import looks_like_pokerstars, read_pokerstars
from riverboat.notation.reading import ReadHand, Source
from riverboat.notation.sites import LOOKED_AT, first_words, site_of


def read_hands(
    path: Path | str, *, definition: Definition | None = None, repair: bool = False
) -> Iterator[ReadHand]:
    """The hands of a file: PHH, Open Hand History, PokerStars text, an ACPC log or our own.

    A log is played by *definition*, or by the one that is found beside it; without any,
    ``BadNotation`` asks for one. A file of no known format is one hand that was refused. With
    *repair*, a hand that stays refused and in which nothing was mended says so.
    """
    path = Path(path)
    known = format_of(path)
    hands = _read(path, known, definition, repair)
    return _with_what_was_not_mended(hands, known) if repair else hands


def _read(
    path: Path, known: str, definition: Definition | None, repair: bool
) -> Iterator[ReadHand]:
    match known:
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


def _with_what_was_not_mended(hands: Iterator[ReadHand], known: str) -> Iterator[ReadHand]:
    why = "nothing in it can be mended" if known == "PHH" else "only hands of PHH are mended"
    for hand in hands:
        if hand.problems and not hand.repairs:
            yield replace(hand, problems=(*hand.problems, f"not repaired: {why}"))
        else:
            yield hand


class FoundFiles(NamedTuple):
    """What a folder holds."""

    read: list[Path]
    """Files of hands, in order."""
    unread: list[tuple[Path, str]]
    """Files that are none, or none that can be read, and what each seems to be."""


def look_into(folder: Path) -> FoundFiles:
    """The files of a folder and of those below it, by whether their hands can be read.

    What says by its name that it is no history (a readme, a licence, a game definition) is passed
    over. Everything else is one or the other, so that nothing is left out in silence.
    """
    found = FoundFiles([], [])
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or _is_no_history(path):
            continue
        problem = format_of(path)
        if problem in FORMATS:
            found.read.append(path)
        else:
            found.unread.append((path, problem))
    return found


def hand_files(folder: Path) -> list[Path]:
    """The files of hands in a folder and below it, in order."""
    return look_into(folder).read


_DOCUMENTS: Final = ("readme", "license", "licence", "changelog", "notice", "copying", "authors")
_OTHER_THINGS: Final = (".game", ".md", ".rst", ".py", ".pdf", ".png", ".svg", ".html", ".toml")


def _is_no_history(path: Path) -> bool:
    name = path.name.lower()
    hidden = name.startswith(".")
    return hidden or path.suffix.lower() in _OTHER_THINGS or any(d in name for d in _DOCUMENTS)


FORMATS: Final = ("PHH", "OHH", "PokerStars", "ACPC", "riverboat")


def format_of(path: Path | str) -> str:
    """``PHH``, ``OHH``, ``PokerStars``, ``ACPC`` or ``riverboat``; otherwise what it is instead."""
    with Path(path).open("rb") as file:
        head = file.read(LOOKED_AT)
    if looks_like_pokerstars(head):
        return "PokerStars"
    if site := site_of(head):
        return f"these are hands of {site}, which are not read here yet"
    text = first_words(head)
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            found = _known(line.lstrip()) or _named(Path(path), line)
            return _NO_OHH if found == "OHH" and '"ohh"' not in text else found
    return "PHH" if Path(path).suffix in _PHH else "there is nothing in this file"


def _known(line: str) -> str:
    """By the first line that says something."""
    if found := next((kind for start, kind in _BEGINNINGS if line.startswith(start)), ""):
        return found
    return "PHH" if _TOML.match(line) else ""


def _named(path: Path, line: str) -> str:
    """By its name, if nothing in it tells: what is called so and is none says why."""
    if path.suffix in _PHH:
        return "PHH"
    shown = line.strip()[:40]
    return f"this begins like no history that is known here: {shown!r}"


_NO_OHH: Final = "this is JSON, and no Open Hand History: that has everything in an object 'ohh'"
_PHH: Final = (".phh", ".phhs")
_TOML: Final = re.compile(r"\[{1,2}[\w\"'. -]+\]|[\w\"'-]+\s*=")
_BEGINNINGS: Final = (
    ("STATE:", "ACPC"),
    ("SCORE:", "ACPC"),
    ("GAMEDEF", "this is a game definition: give it with --game, and a log to replay"),
    ('{"riverboat"', "riverboat"),
    ("{", "OHH"),
    ("[{", "OHH"),
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
