"""Detection of a hand history's format by the beginning of the file, not by its name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from riverboat.notation.acpc import Definition, find_definition, parse_acpc, read_acpc
from riverboat.notation.archives import is_archive, read_archive
from riverboat.notation.mixed_files import (
    MixedFile,
    find_readable_format,
    read_bytes_if_mixed,
    read_if_mixed,
)
from riverboat.notation.ohh import parse_ohh, read_ohh
from riverboat.notation.phh import parse_phh, read_phh
from riverboat.notation.pokerstars import (
    is_pokerstars,
    parse_pokerstars,
    read_pokerstars,
)
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source, refused_hand
from riverboat.notation.riverboat_log import parse_own, read_own
from riverboat.notation.site_dialects import Format, detect_dialect, load_dialect
from riverboat.notation.text_encodings import is_text
from riverboat.notation.unsupported_sites import (
    FIRST_BYTES,
    decode_beginning,
    detect_site,
    detect_summary,
)
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import GameDefinitionInsteadOfLog, GameDefinitionMissing
from riverboat.words.refusals.histories import (
    FileEmpty,
    HistoryFormatUnknown,
    OpenHandHistoryKeyMissing,
    RepairUnneeded,
    RepairUnsupportedForFormat,
    SiteUnsupported,
    TournamentSummaryGiven,
)


def read_hands(
    path: Path | str, *, definition: Definition | None = None, repair: bool = False
) -> Iterator[ParsedHand]:
    """Read the hands of a file in any known format.

    An ACPC log is replayed by *definition*, or by the definition found beside it; if there is none,
    ``BadNotation`` asks for one. A file in an unknown format gives a single refused hand. With
    *repair*, PHH hands are repaired where possible; any other hand with faults gets a further fault
    that states why it was not repaired.

    Hands of several formats in one file are each read in their own.
    """
    path = Path(path)
    formats = _detect_formats(path)
    hands = _read_formats(path, formats, definition, repair)
    return _add_failed_repairs(hands, formats.hands_format) if repair else hands


def _read_formats(
    path: Path, known_formats: _FileFormats, definition: Definition | None, should_repair: bool
) -> Iterator[ParsedHand]:
    file_format = known_formats.hands_format
    if isinstance(file_format, str) and file_format != "archive":
        file = MixedFile(path, str(path), definition=definition, repair=should_repair)
        if mixed_hands := read_if_mixed(file, known_formats.beginning_format):
            return mixed_hands
    match file_format:
        case "PHH":
            return read_phh(path, repair=should_repair)
        case "OHH":
            return read_ohh(path)
        case "PokerStars":
            return read_pokerstars(path)
        case "riverboat":
            return read_own(path)
        case "ACPC":
            return read_acpc(path, definition or find_definition(path))
        case "archive":
            return read_archive(
                path,
                lambda file: _read_formats(
                    file, _detect_formats_in_archive(file), definition, should_repair
                ),
            )
        case Refusal():
            return iter([refused_hand(Source(str(path), "", 0), file_format)])
        case _:
            return load_dialect(file_format).read(path)


def _detect_formats_in_archive(file: Path) -> _FileFormats:
    """Return the formats of an unpacked file; refuse an archive within an archive."""
    formats = _detect_formats(file)
    if formats.hands_format == "archive":
        refusal = HistoryFormatUnknown(repr(file.name))
        return _FileFormats(refusal, refusal)
    return formats


def _add_failed_repairs(
    hands: Iterator[ParsedHand], file_format: Format | Refusal
) -> Iterator[ParsedHand]:
    refusal = RepairUnneeded() if file_format == "PHH" else RepairUnsupportedForFormat()
    for hand in hands:
        if hand.faults and not hand.repair_notes:
            yield replace(hand, faults=(*hand.faults, refusal))
        else:
            yield hand


def parse_hands(
    text: str, *, name: str = "", definition: Definition | None = None, repair: bool = False
) -> list[ParsedHand]:
    """Parse the hands of a text, as ``read_hands`` does for a file; *name* is the file's name."""
    text_bytes = text.encode(errors="surrogatepass")
    known_format = detect_format(text_bytes[:FIRST_BYTES], name)
    mixed_hands = None
    if known_format != "archive":
        mixed_file = MixedFile(Path(name), name, definition=definition, repair=repair)
        mixed_hands = read_bytes_if_mixed(text_bytes, mixed_file, known_format)
    if mixed_hands is not None:
        return list(mixed_hands)
    match known_format:
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
                raise BadNotation(GameDefinitionMissing())
            hands = parse_acpc(text, definition, file=name)
        case "archive":
            hands = [refused_hand(Source(name, "", 0), HistoryFormatUnknown(repr(text[:4])))]
        case Refusal():
            hands = [refused_hand(Source(name, "", 0), known_format)]
        case _:
            hands = load_dialect(known_format).parse(text, name)
    return list(_add_failed_repairs(iter(hands), known_format)) if repair else hands


class FolderScan(NamedTuple):
    """The readable and unreadable files of a folder."""

    readable: list[Path]
    """Files with hands, in order."""
    unreadable: list[tuple[Path, Refusal]]
    """Other files, each with the reason and its probable site."""


def scan_folder(folder: Path) -> FolderScan:
    """Sort the files of a folder and its subfolders into readable and unreadable ones.

    A file whose name shows that it is not a history (a readme, a licence, a game definition) is
    skipped. All other files are in one of the two lists, so that no file is ignored silently.
    """
    folder_scan = FolderScan([], [])
    for path in sorted(folder.rglob("*")):
        relative_folder = path.relative_to(folder).parent
        if (
            _is_project_folder(relative_folder)
            or not path.is_file()
            or _is_document_or_source(path)
        ):
            continue
        file_format = detect_file_format(path)
        if isinstance(file_format, Refusal):
            folder_scan.unreadable.append((path, file_format))
        else:
            folder_scan.readable.append(path)
    return folder_scan


def hand_files(folder: Path) -> list[Path]:
    """Return the files with readable hands in a folder and its subfolders, in order."""
    return scan_folder(folder).readable


_DOCUMENT_WORDS: Final = (
    "readme",
    "license",
    "licence",
    "changelog",
    "notice",
    "copying",
    "authors",
)
_PROJECT_FILES: Final = ("makefile", "dockerfile", "contributing", "requirements", "package")
_NON_HISTORY_SUFFIXES: Final = frozenset(
    ".game .md .rst .adoc .pdf .html .htm .css .svg .png .jpg .jpeg .gif .ico .webp "
    ".toml .ini .cfg .conf .yml .yaml .lock .bat .sh .ps1 .mk .cmake .sql .db .sqlite "
    ".py .pyc .pyi .ipynb .js .ts .jsx .tsx .mjs .c .h .cc .cpp .hpp .cs .java .kt .go .rs .rb "
    ".php .pl .lua .r .jl .so .dll .exe .bin .whl .tar .parquet".split()
)
_NON_HISTORY_FOLDERS: Final = frozenset(("node_modules", "__pycache__", "venv", "site-packages"))


def _is_document_or_source(path: Path) -> bool:
    name = path.name.lower()
    is_hidden = name.startswith(".") or path.suffix.lower() in _NON_HISTORY_SUFFIXES
    has_document_name = name.startswith(_PROJECT_FILES) or any(
        word in name for word in _DOCUMENT_WORDS
    )
    return is_hidden or has_document_name


def _is_project_folder(path: Path) -> bool:
    """Return True if a folder of this path, below the scanned one, contains no histories."""
    return any(part.startswith(".") or part in _NON_HISTORY_FOLDERS for part in path.parts)


def detect_file_format(path: Path | str) -> Format | Refusal:
    """Return the format of a file, or a refusal that says what the file contains instead.

    The format of a file with several formats is that of its first hands that can be read.
    """
    return _detect_formats(Path(path)).hands_format


class _FileFormats(NamedTuple):
    """The formats of a file's first readable hands and of its beginning, if that differs."""

    hands_format: Format | Refusal
    beginning_format: Format | Refusal


def _detect_formats(path: Path) -> _FileFormats:
    with path.open("rb") as file:
        first_bytes = file.read(FIRST_BYTES)
    first_format = detect_format(first_bytes, path.name)
    if isinstance(first_format, Refusal) and is_text(first_bytes):
        return _FileFormats(find_readable_format(path, first_format), first_format)
    return _FileFormats(first_format, first_format)


def detect_format(first_bytes: bytes, name: str = "") -> Format | Refusal:
    """Detect the format of a file by its first bytes and its *name*."""
    if is_archive(first_bytes):
        return "archive"
    if is_pokerstars(first_bytes):
        return "PokerStars"
    text = decode_beginning(first_bytes)
    if not _NOT_A_SITE_PATTERN.match(text):
        if detected_site := detect_dialect(first_bytes):
            return detected_site
        if site := detect_summary(first_bytes):
            return TournamentSummaryGiven(site)
        if site := detect_site(first_bytes):
            return SiteUnsupported(site)
    for line in text.splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            file_format = _detect_line_format(line.lstrip()) or _find_format_by_name(
                Path(name), line
            )
            return (
                OpenHandHistoryKeyMissing()
                if file_format == "OHH" and '"ohh"' not in text
                else file_format
            )
    return "PHH" if Path(name).suffix in _PHH_SUFFIXES else FileEmpty()


def _detect_line_format(line: str) -> Format | Refusal | None:
    if line.startswith("GAMEDEF"):
        return GameDefinitionInsteadOfLog()
    if matching_format := next(
        (
            format_name
            for first_words, format_name in _FORMAT_BY_FIRST_WORDS
            if line.startswith(first_words)
        ),
        None,
    ):
        return matching_format
    return "PHH" if _TOML_PATTERN.match(line) else None


def _find_format_by_name(path: Path, line: str) -> Format | Refusal:
    """Return the format by the file's name, or the reason why its content does not fit the name."""
    if path.suffix in _PHH_SUFFIXES:
        return "PHH"
    return HistoryFormatUnknown(repr(line.strip()[:40]))


_PHH_SUFFIXES: Final = (".phh", ".phhs")
_NOT_A_SITE_PATTERN: Final = re.compile(
    r"(?:# .*\n|\s)*(?:variant\s*=|\[{1,2}\w+\]{1,2}\s|STATE:|SCORE:|\{\"riverboat\")"
)
"""Beginnings that no site's history has, so no dialect needs to check the file."""
_TOML_PATTERN: Final = re.compile(r"\[{1,2}[\w\"'. -]+\]|[\w\"'-]+\s*=")
_FORMAT_BY_FIRST_WORDS: Final[tuple[tuple[str, Format], ...]] = (
    ("STATE:", "ACPC"),
    ("SCORE:", "ACPC"),
    ('{"riverboat"', "riverboat"),
    ("{", "OHH"),
    ("[{", "OHH"),
)

_HAND_MARKERS: Final = (
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
    b"<HISTORY ",
    b" Poker Game #",
    b" Hand history for game #",
    b"\nGame # ",
    b"\nStarting Hand #",
    b"-- starting hand #",
)
_BLOCK_BYTES: Final = 1 << 20


def count_hands(path: Path | str) -> int:
    """Estimate the number of hands in a file without parsing it, for a progress bar."""
    count, last_byte = 0, b"\n"
    with Path(path).open("rb") as file:
        while block := file.read(_BLOCK_BYTES):
            joined_block = last_byte + block
            count += sum(map(joined_block.count, _HAND_MARKERS))
            last_byte = joined_block[-1:]
    return count or 1
