"""Detection of a hand's format by its first line, in files with several formats."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypeAlias

from riverboat.notation.dialects.dialect import LineDialect
from riverboat.notation.pokerstars.hand_splitter import FIRST_LINE
from riverboat.notation.site_dialects import SITES, Format, SiteName, load_dialect
from riverboat.notation.unsupported_sites import detect_site, detect_summary
from riverboat.words import Refusal
from riverboat.words.refusals.histories import (
    OpenHandHistoryKeyMissing,
    SiteUnsupported,
    TournamentSummaryGiven,
)

if TYPE_CHECKING:
    from riverboat.notation.dialects import Dialect

SectionFormat: TypeAlias = Format | Refusal
"""The format of a section, or the reason why it is not read."""

_BLANK_CHARACTERS: Final = " \t\r\n\ufeff\xa0\x00"
_XML_SITES: Final[tuple[SiteName, ...]] = ("iPoker", "Merge", "Boss")
_PREAMBLE_PATTERN: Final = re.compile(r"Game #\d+ starts|#Game No ?:")
"""Pattern of lines that precede the first line of a hand at partypoker and 888poker."""
_PREAMBLE_LINE_COUNT: Final = 3
_PREAMBLE_SITES: Final[tuple[SiteName, ...]] = ("partypoker", "888poker")
_POKERSTARS_PATTERN: Final = re.compile(FIRST_LINE.pattern.encode())
_TOML_HEADER_PATTERN: Final = re.compile(r"\[[^\S\n]*[\w\"'-]+[^\S\n]*\]")
_PHH_TABLE_PATTERN: Final = re.compile(
    r"(?:\[[^\]\n]*\][^\n]*\n)?(?:\s*(?:#.*|[\w-]+\s*=.*)\n)*?\s*variant\s*=\s*[\"']"
)
"""Pattern of the beginning of a PHH hand, with or without the header of its TOML table."""


class FirstLines:
    """A detector of formats, which receives the first lines of a file's hands in order."""

    def __init__(self, known_format: SectionFormat) -> None:
        self.current_format = known_format
        """Format of the previous hands."""
        self._formats_seen: list[Format] = []
        self._has_variant = False

    def detect_new_format(
        self, first_bytes: bytes, *, is_joined: bool = False
    ) -> SectionFormat | None:
        """Return the format if a new section begins with these bytes; ``None`` otherwise.

        *first_bytes* begins with a line that may be the first line of a hand. *is_joined* is true
        for a hand that begins within a line, which begins a section even in the current format.
        """
        current_format = self.current_format
        if (
            current_format == "PokerStars"
            and not is_joined
            and _POKERSTARS_PATTERN.match(first_bytes)
        ):
            return None
        if current_format == "PHH" and first_bytes[:1] == b"[" and first_bytes[1:2] != b"{":
            self._has_variant = False
            return None
        line = _decode(first_bytes[: first_bytes.find(b"\n", 1)])
        if not isinstance(current_format, Refusal) and _is_first_line(current_format, line):
            return current_format if is_joined else self._detect_document_format(current_format)
        line_format = self._detect_line_format(line, _decode(first_bytes))
        if line_format is None or (
            line_format == current_format and not self._is_single_refusal(line_format)
        ):
            return None
        self.current_format = line_format
        if isinstance(line_format, str) and line_format not in self._formats_seen:
            self._formats_seen.append(line_format)
        self._has_variant = line.startswith("variant")
        return line_format

    @staticmethod
    def _is_single_refusal(section_format: SectionFormat) -> bool:
        """Return True if each text with this refusal is a section of its own.

        Consecutive JSON objects without hands form one section.
        """
        return isinstance(section_format, Refusal) and not isinstance(
            section_format, OpenHandHistoryKeyMissing
        )

    def _detect_document_format(self, current_format: Format) -> SectionFormat | None:
        """Return the format if another PokerNow log begins, or another PHH hand without a header.

        Return ``None`` otherwise.
        """
        if current_format == "PokerNow":
            return current_format
        if current_format == "PHH":
            has_earlier_variant = self._has_variant
            self._has_variant = True
            return current_format if has_earlier_variant else None
        return None

    def _detect_line_format(self, line: str, text: str) -> SectionFormat | None:
        for earlier_format in self._formats_seen:
            if _is_first_line(earlier_format, line):
                return earlier_format
        if FIRST_LINE.match(line):
            return "PokerStars"
        match text[:1]:
            case "{" | "[":
                return _detect_bracket_format(text)
            case "<":
                return _detect_xml_site(text)
        if text.startswith("variant"):
            return "PHH" if _PHH_TABLE_PATTERN.match(text) else None
        if text.startswith(("STATE:", "SCORE:")):
            return "ACPC"
        return _find_site(line) or _detect_format_after_preamble(text) or _find_refusal(line, text)


def _decode(first_bytes: bytes) -> str:
    """Return the decoded text, without white space at its ends."""
    return first_bytes.decode("utf-8", "replace").strip(_BLANK_CHARACTERS)


def _is_first_line(known_format: Format, line: str) -> bool:
    match known_format:
        case "PokerStars":
            return FIRST_LINE.match(line) is not None
        case "OHH":
            return line.startswith(("{", "[{")) and not line.startswith('{"riverboat"')
        case "riverboat":
            return line.startswith('{"riverboat"')
        case "ACPC":
            return line.startswith(("STATE:", "SCORE:"))
        case "PHH":
            return line.startswith("variant")
        case "archive":
            return False
    return _is_first_line_of_dialect(load_dialect(known_format), line)


def _is_first_line_of_dialect(known_dialect: Dialect, line: str) -> bool:
    if isinstance(known_dialect, LineDialect):
        return known_dialect.first_line_pattern.match(line) is not None
    return known_dialect.can_read(line.encode())


def _find_site(line: str) -> SiteName | None:
    """Return the site whose histories begin a hand with such a line; ``None`` for other lines."""
    return next(
        (site for site in SITES if _is_first_line_of_dialect(load_dialect(site), line)), None
    )


def _detect_bracket_format(text: str) -> SectionFormat | None:
    """Return the format of JSON, or of PHH in a TOML table; ``None`` for other lines."""
    if text.startswith('{"riverboat"'):
        return "riverboat"
    if text.lstrip("[").startswith("{"):
        is_ohh_hand = '"ohh"' in text or '"spec_version"' in text
        return "OHH" if is_ohh_hand else OpenHandHistoryKeyMissing()
    return "PHH" if _TOML_HEADER_PATTERN.match(text) and _PHH_TABLE_PATTERN.match(text) else None


def _detect_xml_site(text: str) -> SectionFormat | None:
    if site := detect_summary(text.encode()):
        return TournamentSummaryGiven(site)
    leading_tags = _find_leading_tags(text)
    tag_positions = {
        site: match.start()
        for site in _XML_SITES
        if (match := load_dialect(site).signature.search(leading_tags))  # type: ignore[attr-defined]
    }
    if tag_positions:
        return min(tag_positions, key=tag_positions.__getitem__)
    site_name = detect_site(leading_tags.encode())
    return SiteUnsupported(site_name) if site_name else None


def _find_leading_tags(text: str) -> str:
    lines = text.split("\n")
    tag_line_count = next(
        (index for index, line in enumerate(lines) if line.strip()[:1] not in ("<", "")), None
    )
    return "\n".join(lines[:tag_line_count])


def _detect_format_after_preamble(text: str) -> SectionFormat | None:
    """Return the site of a hand whose first line follows a line with its number.

    Return ``None`` for other text.
    """
    if not _PREAMBLE_PATTERN.match(text):
        return None
    lines = [line.strip() for line in text.split("\n") if line.strip()]
    for line in lines[1 : 1 + _PREAMBLE_LINE_COUNT]:
        for site in _PREAMBLE_SITES:
            if _is_first_line_of_dialect(load_dialect(site), line):
                return site
    return None


def _find_refusal(line: str, text: str) -> Refusal | None:
    """Return the refusal of a summary, or of a hand of an unsupported site; else ``None``."""
    if site := detect_summary(text.encode()):
        return TournamentSummaryGiven(site)
    site = "" if _PREAMBLE_PATTERN.match(line) else detect_site(line.encode())
    return SiteUnsupported(site) if site else None
