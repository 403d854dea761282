"""Reader of files that contain hands of several formats.

Each section is read by the reader of its format. Sections of a text dialect are read together, so
that one interpretation is chosen for all of them; the hands keep the order of the file. A section
that cannot be read is one refused hand, with the line on which it begins.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final, NamedTuple, TypeAlias

from riverboat.notation.acpc import Definition, find_definition, read_acpc_lines
from riverboat.notation.dialects.dialect import LineDialect
from riverboat.notation.file_sections import FileSection, find_sections
from riverboat.notation.first_lines import SectionFormat
from riverboat.notation.ohh import read_ohh_blocks
from riverboat.notation.phh import read_phh_part
from riverboat.notation.pokerstars import read_pokerstars_parts
from riverboat.notation.pokerstars.hand_splitter import TextPart, decode_lines
from riverboat.notation.read_hand import BadNotation, ParsedHand, Source, refused_hand
from riverboat.notation.riverboat_log import read_own_lines
from riverboat.notation.site_dialects import load_dialect
from riverboat.notation.text_encodings import has_wide_text, is_plain, to_plain_text
from riverboat.words import Refusal
from riverboat.words.refusals.acpc_games import GameDefinitionMissing
from riverboat.words.refusals.histories import HandMissingInText

_BLOCK_BYTES: Final = 1 << 18


_MAX_COPY_BYTES: Final = 1 << 28
"""Maximum size of a file whose encoding is made uniform in memory."""


class MixedFile(NamedTuple):
    """A file with sections in several formats."""

    path: Path
    """The file in UTF-8 or the Windows encoding."""
    name: str
    """The name of the file in the ``source`` of its hands."""
    first_line: int = 1
    """Number of the first line, which is greater than 1 if the file is a part of another file."""
    definition: Definition | None = None
    repair: bool = False


def read_if_mixed(file: MixedFile, known_format: SectionFormat) -> Iterator[ParsedHand] | None:
    """Return the hands of a file that has several formats or encodings; ``None`` for others.

    *known_format* is the format of its first hands.
    """
    encoding_checker = _EncodingChecker()
    with file.path.open("rb") as stream:
        sections = find_sections(encoding_checker.build_reader(stream), known_format)
    if encoding_checker.are_plain:
        return read_mixed_file(file, sections) if _has_mixed_formats(sections) else None
    if encoding_checker.are_binary or file.path.stat().st_size > _MAX_COPY_BYTES:
        return None
    return read_bytes_if_mixed(file.path.read_bytes(), file, known_format)


def read_bytes_if_mixed(
    data: bytes, file: MixedFile, known_format: SectionFormat
) -> Iterator[ParsedHand] | None:
    """Return the hands of bytes in several formats or encodings; ``None`` for others."""
    is_mixed = False
    if not is_plain(data):
        data, is_mixed = to_plain_text(data)
    sections = find_sections(io.BytesIO(data).read, known_format)
    if not is_mixed and not _has_mixed_formats(sections):
        return None
    return _read_copy(data, file, sections)


def find_readable_format(path: Path, known_format: SectionFormat) -> SectionFormat:
    """Return the format of the first readable hands of a file, or else *known_format*."""
    encoding_checker = _EncodingChecker()
    with path.open("rb") as stream:
        sections = find_sections(encoding_checker.build_reader(stream), known_format)
    return next(
        (section.format for section in sections if isinstance(section.format, str)),
        known_format,
    )


def _has_mixed_formats(sections: list[FileSection]) -> bool:
    """Return True for sections in several formats, some of which can be read."""
    return len(sections) > 1 and any(isinstance(section.format, str) for section in sections)


def _read_copy(
    file_bytes: bytes, file: MixedFile, sections: list[FileSection]
) -> Iterator[ParsedHand]:
    with TemporaryDirectory(prefix="riverboat") as folder:
        file_copy = Path(folder, "hands")
        file_copy.write_bytes(file_bytes)
        yield from read_mixed_file(file._replace(path=file_copy), sections)


class _EncodingChecker:
    """A checker of a file's encoding, block by block, while the file is read."""

    def __init__(self) -> None:
        self.are_plain = True
        self._has_zero_bytes = self._has_wide_text = False

    @property
    def are_binary(self) -> bool:
        """True if the blocks contain zero bytes, but no text in a two-byte encoding."""
        return self._has_zero_bytes and not self._has_wide_text

    def build_reader(self, file: IO[bytes]) -> Callable[[int], bytes]:
        """Return a function that reads blocks of an open file, and checks their encoding."""

        def read(size: int) -> bytes:
            block = file.read(size)
            self.are_plain = self.are_plain and is_plain(block)
            if b"\0" in block:
                self._has_zero_bytes = True
                self._has_wide_text = self._has_wide_text or has_wide_text(block)
            return block

        return read


PartsReader: TypeAlias = Callable[[Iterator[TextPart]], Iterator[ParsedHand]]


def read_mixed_file(file: MixedFile, sections: list[FileSection]) -> Iterator[ParsedHand]:
    """Read the hands of all sections, in the order of the file."""
    numbered_sections = _number_sections(file, sections)
    hands_by_format: dict[SectionFormat, _HandsInOrder] = {}
    for section, first_line, end_line in numbered_sections:
        section_format = section.format
        if reader := _choose_parts_reader(section_format, file.name):
            if section_format not in hands_by_format:
                same_format_sections = [
                    numbered_section
                    for numbered_section in numbered_sections
                    if numbered_section.section.format == section_format
                ]
                hands_by_format[section_format] = _HandsInOrder(
                    reader(_iter_text_parts(file, same_format_sections))
                )
            yield from hands_by_format[section_format].iter_hands_before(end_line)
        else:
            for hand in _read_document(file, section, first_line):
                if not _is_empty(hand):
                    yield hand


class _NumberedSection(NamedTuple):
    section: FileSection
    first_line: int
    end_line: int
    """Number of the line after the last line of the section."""


class _HandsInOrder:
    """An iterator over the hands of all sections in one format."""

    def __init__(self, hands: Iterator[ParsedHand]) -> None:
        self.hands = hands
        self.next_hand = next(hands, None)

    def iter_hands_before(self, line_number: int) -> Iterator[ParsedHand]:
        """Yield the next hands that begin before a line of the file."""
        while self.next_hand is not None and self.next_hand.source.line < line_number:
            yield self.next_hand
            self.next_hand = next(self.hands, None)


def _number_sections(file: MixedFile, sections: list[FileSection]) -> list[_NumberedSection]:
    numbered_sections, line_number = list[_NumberedSection](), file.first_line
    for section in sections:
        with _open_section(file, section) as section_file:
            line_count = sum(
                block.count(b"\n") for block in iter(lambda: section_file.read(_BLOCK_BYTES), b"")
            )
        numbered_sections.append(
            _NumberedSection(section, line_number, line_number + max(1, line_count))
        )
        line_number += line_count
    return numbered_sections


def _choose_parts_reader(section_format: SectionFormat, name: str) -> PartsReader | None:
    """Return the reader of a text format; ``None`` for other formats."""
    if isinstance(section_format, Refusal) or section_format in (
        "PHH",
        "OHH",
        "ACPC",
        "riverboat",
        "archive",
    ):
        return None
    if section_format == "PokerStars":
        return lambda parts: read_pokerstars_parts(parts, name)
    site_dialect = load_dialect(section_format)
    return (
        (lambda parts: site_dialect.read_parts(parts, name))
        if isinstance(site_dialect, LineDialect)
        else None
    )


def _iter_text_parts(file: MixedFile, sections: list[_NumberedSection]) -> Iterator[TextPart]:
    for section, first_line, _ in sections:
        with _open_section(file, section) as section_file:
            yield TextPart(first_line, decode_lines(section_file))


def _read_document(file: MixedFile, section: FileSection, first_line: int) -> Iterator[ParsedHand]:
    if isinstance(section.format, Refusal):
        yield refused_hand(Source(file.name, "", first_line), section.format)
        return
    with _open_section(file, section) as section_file:
        text = io.TextIOWrapper(section_file, "utf-8-sig", errors="surrogateescape")
        match section.format:
            case "PHH":
                yield from read_phh_part(text, file.name, first_line, repair=file.repair)
            case "OHH":
                blocks = iter(lambda: text.read(_BLOCK_BYTES), "")
                yield from read_ohh_blocks(chain(["\n" * (first_line - 1)], blocks), file.name)
            case "riverboat":
                yield from read_own_lines(text, file.name, first_line)
            case "ACPC":
                yield from _read_acpc(file, text, first_line)
            case site:
                padded_text = "\n" * (first_line - 1) + "\n".join(decode_lines(section_file))
                yield from load_dialect(site).parse(padded_text, file.name)


def _read_acpc(file: MixedFile, lines: io.TextIOWrapper, first_line: int) -> Iterator[ParsedHand]:
    """Read a log of the competition; without its definition it is one refused hand."""
    log_path = Path(file.name)
    try:
        if file.definition is None and not log_path.is_file():
            raise BadNotation(GameDefinitionMissing())
        definition = file.definition or find_definition(log_path, first_line)
    except BadNotation as error:
        yield refused_hand(Source(file.name, "", first_line), error.refusal)
        return
    yield from read_acpc_lines(lines, definition, file.name, first_line)


def _is_empty(hand: ParsedHand) -> bool:
    """Return True for a result that only reports text without hands."""
    return not hand.log and [type(fault) for fault in hand.faults] == [HandMissingInText]


class _FilePart(io.RawIOBase):
    def __init__(self, file: IO[bytes], start: int, end: int) -> None:
        self._file, self._remaining_bytes = file, end - start
        file.seek(start)

    def readable(self) -> bool:
        """Return True: the section can be read."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Read the next bytes of the part."""
        block = self._file.read(min(len(buffer), self._remaining_bytes))
        self._remaining_bytes -= len(block)
        buffer[: len(block)] = block
        return len(block)

    def close(self) -> None:
        """Close the underlying file."""
        self._file.close()
        super().close()


def _open_section(file: MixedFile, section: FileSection) -> io.BufferedReader:
    file_part = _FilePart(file.path.open("rb"), section.start, section.end)
    return io.BufferedReader(file_part, _BLOCK_BYTES)
