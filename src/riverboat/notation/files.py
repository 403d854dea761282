"""Any file of hands, whatever its format: it is known by its first words, not by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from riverboat.notation.acpc import Definition, find_definition, parse_acpc, read_acpc
from riverboat.notation.ohh import parse_ohh, read_ohh
from riverboat.notation.own import parse_own, read_own
from riverboat.notation.phh import parse_phh, read_phh
from riverboat.notation.pokerstars import (
    looks_like_pokerstars,
    parse_pokerstars,
    read_pokerstars,
)
from riverboat.notation.readers import SiteName, dialect_of, reader
from riverboat.notation.reading import BadNotation, ReadHand, Source, refused
from riverboat.notation.sites import LOOKED_AT, first_words, site_of
from riverboat.words import Refusal
from riverboat.words.refusals.competition import IsAGameDefinition, SayTheDefinition
from riverboat.words.refusals.histories import (
    BeginsLikeNoHistory,
    HandsOfASite,
    NoOpenHandHistory,
    NothingCanBeMended,
    NothingInTheFile,
    OnlyPhhIsMended,
)


def read_hands(
    path: Path | str, *, definition: Definition | None = None, repair: bool = False
) -> Iterator[ReadHand]:
    """The hands of a file: PHH, Open Hand History, an ACPC log, our own, or the text of a site.

    A log is played by *definition*, or by the one that is found beside it; without any,
    ``BadNotation`` asks for one. A file of no known format is one hand that was refused. With
    *repair*, a hand that stays refused and in which nothing was mended says so.
    """
    path = Path(path)
    known = format_of(path)
    hands = _read(path, known, definition, repair)
    return _with_what_was_not_mended(hands, known) if repair else hands


def _read(
    path: Path, known: Format | Refusal, definition: Definition | None, repair: bool
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
        case Refusal():
            return iter([refused(Source(str(path), "", 0), known)])
        case _:
            return reader(known).read(path)


def _with_what_was_not_mended(
    hands: Iterator[ReadHand], known: Format | Refusal
) -> Iterator[ReadHand]:
    why = NothingCanBeMended() if known == "PHH" else OnlyPhhIsMended()
    for hand in hands:
        if hand.faults and not hand.repairs:
            yield replace(hand, faults=(*hand.faults, why))
        else:
            yield hand


def parse_hands(
    text: str, *, name: str = "", definition: Definition | None = None, repair: bool = False
) -> list[ReadHand]:
    """The hands of a text, as ``read_hands`` has those of a file; *name* is what it is called."""
    known = kind_of(text.encode(errors="surrogateescape")[:LOOKED_AT], name)
    match known:
        case "PHH":
            hands = parse_phh(text, file=name, repair=repair)
        case "OHH":
            hands = parse_ohh(text, file=name)
        case "PokerStars":
            hands = parse_pokerstars(text, file=name)
        case "riverboat":
            hands = parse_own(text, file=name)
        case "ACPC":
            if definition is None:
                raise BadNotation(SayTheDefinition())
            hands = parse_acpc(text, definition, file=name)
        case Refusal():
            hands = [refused(Source(name, "", 0), known)]
        case _:
            hands = reader(known).parse(text, name)
    return list(_with_what_was_not_mended(iter(hands), known)) if repair else hands


class FoundFiles(NamedTuple):
    """What a folder holds."""

    read: list[Path]
    """Files of hands, in order."""
    unread: list[tuple[Path, Refusal]]
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
        known = format_of(path)
        if isinstance(known, Refusal):
            found.unread.append((path, known))
        else:
            found.read.append(path)
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


Format: TypeAlias = Literal["PHH", "OHH", "PokerStars", "ACPC", "riverboat"] | SiteName


def format_of(path: Path | str) -> Format | Refusal:
    """The format of a file, or what it is instead."""
    with Path(path).open("rb") as file:
        return kind_of(file.read(LOOKED_AT), Path(path).name)


def kind_of(head: bytes, name: str = "") -> Format | Refusal:
    """The same of a beginning: *name* is what the file is called."""
    if looks_like_pokerstars(head):
        return "PokerStars"
    text = first_words(head)
    if not _NO_SITE.match(text):
        if known := dialect_of(head):
            return known
        if site := site_of(head):
            return HandsOfASite(site)
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            found = _known(line.lstrip()) or _named(Path(name), line)
            return NoOpenHandHistory() if found == "OHH" and '"ohh"' not in text else found
    return "PHH" if Path(name).suffix in _PHH else NothingInTheFile()


def _known(line: str) -> Format | Refusal | None:
    """By the first line that says something."""
    if line.startswith("GAMEDEF"):
        return IsAGameDefinition()
    if found := next((kind for start, kind in _BEGINNINGS if line.startswith(start)), None):
        return found
    return "PHH" if _TOML.match(line) else None


def _named(path: Path, line: str) -> Format | Refusal:
    """By its name, if nothing in it tells: what is called so and is none says why."""
    if path.suffix in _PHH:
        return "PHH"
    return BeginsLikeNoHistory(repr(line.strip()[:40]))


_PHH: Final = (".phh", ".phhs")
_NO_SITE: Final = re.compile(
    r"(?:# .*\n|\s)*(?:variant\s*=|\[{1,2}\w+\]{1,2}\s|STATE:|SCORE:|\{\"riverboat\")"
)
"""What begins no history of a site, whose readers need not be asked."""
_TOML: Final = re.compile(r"\[{1,2}[\w\"'. -]+\]|[\w\"'-]+\s*=")
_BEGINNINGS: Final[tuple[tuple[str, Format], ...]] = (
    ("STATE:", "ACPC"),
    ("SCORE:", "ACPC"),
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
    b"\nBovada Hand #",
    b"\nIgnition Hand #",
    b"\nWinamax Poker -",
    b" Hand History ",
    b"Full Tilt Poker Game #",
    b"\nStage #",
    b"History for hand ",
    b"\nHand#",
    b"\nHand #",
    b"\nGame Hand #",
    b"\nGame ID: ",
    b"<game ",
    b"-- starting hand #",
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
