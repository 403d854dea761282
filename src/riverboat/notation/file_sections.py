"""Sections of a file that contains hands of several formats.

Users concatenate files, and trackers export the hands of many sites into one file. A section begins
at the first line of a hand in another format than the hand before it. One pattern finds possible
first lines of any format; only those are compared with the formats.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from riverboat.notation.first_lines import FirstLines, SectionFormat

_BLOCK_BYTES: Final = 1 << 18
"""Bytes read at a time; must exceed ``_DETECTION_BYTES``."""
_DETECTION_BYTES: Final = 1 << 11
"""Number of bytes from which the format of a hand is detected, beginning with its first line."""
_FIRST_WORDS_REGEX: Final = rb"""
      P(?:oker|OKER|artouche\ Poker|ayNoRake)
    | S(?!eat\ )(?:tage\s|TAGE\s|wC\ |eals|uprema|portsBetting|TATE:|CORE:)
    | \*\*(?!\*\ (?:HOLE|FLOP|TURN|RIVER|SHOW|SUMM))
      (?:\ (?:Hand\ \#|Game\ ID)|\*+\ ?[^\n*]{0,40}(?i:history\ for\ |tournament))
    | <(?:\?xml|session|game|tournament|description|HISTORY|SESSION|Game)
    | \[(?:\{\s*"|[^\S\n]*[\w"'-]+[^\S\n]*\][^\S\n]*(?:\#[^\n]*)?\n)
    | \{\s*"
    | Full\ ?Tilt | Run\ It\ Once
    | H(?:ive\ Poker|and\ ?\#)
    | B(?:etOnline|ovada|odog)
    | G(?:ame\ (?:Hand\ )?\#|ame\ started\ at|AME\ \#|ear\ Poker)
    | E(?:verestPoker|verleaf\ Gaming)
    | T(?:able\ \#|iger\ Gaming|ournament\ \#)
    | ActionPoker
    | M(?:PLPoker|erge\ Game)
    | Ignition\ | Unibet\ | Winamax\ Poker
    | \#(?:Game\ No|\d)
    | variant\s*=
    | "?entry"?\s*,
"""
_BLANKS_REGEX: Final = (
    rb"[ \t\xef\xc2\xc3\xa0](?:[ \t\xa0]|\xbb\xbf|\xef\xbb\xbf|\xc2\xa0|\xaf\xc2\xbb\xc2\xbf)*"
)
_FIRST_LINE_REGEX: Final = (
    rb"(?:" + _FIRST_WORDS_REGEX + rb"|" + _BLANKS_REGEX + rb"(?:" + _FIRST_WORDS_REGEX + rb"))"
)
_CANDIDATE_PATTERN: Final = re.compile(rb"\n" + _FIRST_LINE_REGEX, re.VERBOSE)
"""Pattern of the line end before a line with which a hand of some format may begin."""
_CANDIDATE_IN_XML_PATTERN: Final = re.compile(
    rb"[\n>]" + _FIRST_LINE_REGEX + rb"|[^\s>](?=<\?xml)", re.VERBOSE
)
"""Pattern for files with XML tags, in which a hand may follow a document on the same line."""
_JOINED_HAND_PATTERN: Final = re.compile(
    rb"\S(?<!Everest)(?=(?:PokerStars|Full\ ?Tilt|Poker|Bovada|Ignition|BetOnline|Game|Hand|GAME"
    rb"|Stage)[\w. ]{0,25}\#$)",
    re.VERBOSE,
)
"""Pattern of the last character before a hand that begins within a line.

A lookahead checks the beginning of the hand up to its number.
"""
_MAX_JOINED_START_BYTES: Final = 45


class FileSection(NamedTuple):
    """A part of a file in one format, up to the first line in another format."""

    format: SectionFormat
    """The format, or the reason why the section is not read."""
    start: int
    """Offset of the first byte."""
    end: int
    """Offset of the byte after the last one."""


def find_sections(
    read_bytes: Callable[[int], bytes], known_format: SectionFormat
) -> list[FileSection]:
    """Return the sections of a file, whose first hands have the format *known_format*.

    *read_bytes* returns the next bytes of the file, which is in UTF-8 or the Windows encoding and
    has the line ends of Unix or Windows. A file in one format is one section.
    """
    first_lines = FirstLines(known_format)
    section_starts: list[tuple[int, SectionFormat]] = [(0, known_format)]
    file_size = 0
    for offset, first_bytes, is_joined in _iter_candidates(read_bytes):
        file_size = offset
        section_format = (
            first_lines.detect_new_format(first_bytes, is_joined=is_joined) if first_bytes else None
        )
        if section_format is not None:
            if not offset:
                section_starts.clear()
            section_starts.append((offset, section_format))
    ends = [*[start for start, _ in section_starts[1:]], file_size]
    return [
        FileSection(section_kind, start, end)
        for (start, section_kind), end in zip(section_starts, ends, strict=True)
    ]


class _Candidate(NamedTuple):
    """A line that may be the first line of a hand, and its byte offset."""

    offset: int
    first_bytes: bytes
    """The first bytes; empty at the end of the file."""
    is_joined: bool = False
    """True for a hand that begins within a line."""


def _iter_candidates(read_bytes: Callable[[int], bytes]) -> Iterator[_Candidate]:
    """Yield the possible first lines of hands, and the end of the file."""
    buffer, buffer_offset = b"\n", -1
    block = read_bytes(_BLOCK_BYTES)
    while block:
        buffer += block
        block = read_bytes(_BLOCK_BYTES)
        search_end = (
            buffer.rfind(b"\n", 0, len(buffer) - _DETECTION_BYTES) if block else len(buffer)
        )
        if search_end <= 0:
            search_end = len(buffer) - _DETECTION_BYTES
        pattern = _CANDIDATE_IN_XML_PATTERN if b"<" in buffer else _CANDIDATE_PATTERN
        starts = [match.start() for match in pattern.finditer(buffer)]
        joined_hands = _find_joined_hands(buffer)
        if joined_hands:
            starts = sorted({*starts, *joined_hands})
        for start in starts:
            if start >= search_end:
                break
            first_bytes = buffer[start + 1 : start + 1 + _DETECTION_BYTES]
            yield _Candidate(
                buffer_offset + start + 1, first_bytes, is_joined=start in joined_hands
            )
        buffer, buffer_offset = buffer[search_end:], buffer_offset + search_end
    yield _Candidate(buffer_offset + len(buffer), b"")


def _find_joined_hands(buffer: bytes) -> list[int]:
    """Return the index of the last byte before each hand that begins within a line.

    Such a hand follows on a file whose last line has no line end.
    """
    offsets, index = list[int](), buffer.find(b"#")
    while index >= 0:
        if buffer[index - 2 : index] in _LETTERS_BEFORE_NUMBER:
            line_start = buffer.rfind(b"\n", 0, index) + 1
            if not buffer.startswith(_POKERSTARS_FIRST_WORDS, line_start) and (
                match := _JOINED_HAND_PATTERN.search(
                    buffer, max(line_start, index - _MAX_JOINED_START_BYTES), index + 1
                )
            ):
                offsets.append(match.start())
        index = buffer.find(b"#", index + 1)
    return offsets


_POKERSTARS_FIRST_WORDS: Final = (b"PokerStars Hand #", b"PokerStars Zoom Hand #", b"Poker Hand #")
_LETTERS_BEFORE_NUMBER: Final = frozenset((b"d ", b"e ", b"E ", b"nd", b"I:"))
"""Last letters before the number of a hand: ``Hand #``, ``Game #``, ``Stage #``, ``Hand#``."""
