"""Parser of range items: holdings, spans, weights, sections and exclusions.

The notation of items is common to all games::

    22+, A2s+ KTo      commas, semicolons and white space stand between items
    TT-77              from one holding to another
    55:0.5             with a weight from 0 to 1; also 55:50% and 55@50
    [50]55, 44[/50]    the weight of all between, in percent
    22+ !55            but no fives; also: 22+ except 55, 44

This module is independent of the game; the parsers of holdings interpret items such as ``22+``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_symbols import WORDS_FOR_ANY
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w


class RangeItem(Struct, frozen=True):
    """One holding of a range, or a span of holdings, with its weight.

    ``is_excluded`` marks an item that the range excludes. ``first`` and ``last`` contain no white
    space; ``last`` is empty if the item has no dash.
    """

    source_text: str
    start: int
    end: int
    first: str
    last: str = ""
    last_start: int = 0
    weight: float = 1.0
    is_excluded: bool = False

    @property
    def text(self) -> str:
        """The holding as written, without its weight."""
        return self.source_text[self.start : self.end]

    def build_error(
        self, reason: Refusal, offset: int = 0, *, is_span_end: bool = False
    ) -> BadRange:
        """Return an error at a character position in this item, or in its last holding."""
        start = (self.last_start if is_span_end else self.start) + offset
        return BadRange(self.source_text, start, reason, self.end - start)


def parse_items(text: str) -> list[RangeItem]:
    """Parse the items of a range in order; :class:`BadRange` if there is none."""
    items = list(_Scanner(text).scan_items())
    if not items:
        raise BadRange(text, 0, w.RangeExpected())
    return items


_DASHES: Final = "-\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"
_WORD_END_CHARACTERS: Final = rf"\s,;:@!\[{re.escape(_DASHES)}"
_WORD: Final = rf"[^\]{_WORD_END_CHARACTERS}]+"
_CARD: Final = r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]"
_HOLDING_PATTERN: Final = re.compile(
    rf"{_CARD}(?:\s+{_CARD})+(?=$|[{_WORD_END_CHARACTERS}])"  # cards separated by spaces: As Kd
    rf"|(?:{WORDS_FOR_ANY})(?=$|[{_WORD_END_CHARACTERS}])"
    rf"|\d+(?:\.\d+)?\s*%|top\s*{_WORD}(?:\s*%)?|{_WORD}",
    re.IGNORECASE,
)
_GAP_PATTERN: Final = re.compile(r"[\s,;]*")
_SPACE_PATTERN: Final = re.compile(r"\s*")
_EXCEPT_PATTERN: Final = re.compile(r"except(?=\s|$)", re.IGNORECASE)
_SECTION_PATTERN: Final = re.compile(r"\[\s*(/?)\s*([^\]\s]*)\s*\]")
_WEIGHT_PATTERN: Final = re.compile(r"\s*([:@])\s*([^\s,;:@!\[\]]*)")
_NUMBER_PATTERN: Final = re.compile(r"(\d+\.?\d*|\.\d+)(%?)")


class _Scanner:
    """A scanner that reads a range from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.is_excluded = False
        self.section: tuple[int, str, float] | None = None

    def scan_items(self) -> Iterator[RangeItem]:
        while self._skip_pattern(_GAP_PATTERN) < len(self.text):
            if self.text[self.position] == "[":
                self._read_section()
            elif match := _EXCEPT_PATTERN.match(self.text, self.position):
                self.is_excluded, self.position = True, match.end()
                if self._skip_pattern(_GAP_PATTERN) == len(self.text):
                    raise self._build_error(w.ExcludedHandsMissing())
            else:
                yield self._read_item()
        if self.section:
            section_start, share_text, _ = self.section
            reason = w.WeightSectionNotClosed(share_text)
            raise BadRange(self.text, section_start, reason, len(share_text) + 2)

    def _read_item(self) -> RangeItem:
        is_excluded = self.is_excluded
        if self.text[self.position] == "!":
            is_excluded, self.position = True, self.position + 1
            self._skip_pattern(_SPACE_PATTERN)
        start = self.position
        first_text = self._read_holding(w.HandExpected())
        end, last_text, last_start = self.position, "", 0
        if (
            self._skip_pattern(_SPACE_PATTERN) < len(self.text)
            and self.text[self.position] in _DASHES
        ):
            dash_position = self.position
            self.position += 1
            last_start = self._skip_pattern(_SPACE_PATTERN)
            last_text = self._read_holding(w.DashNeedsTwoHands(), dash_position)
            end = self.position
        else:
            self.position = end
        item = RangeItem(
            self.text,
            start,
            end,
            first_text,
            last_text,
            last_start,
            self._read_weight(is_excluded),
            is_excluded,
        )
        if self.position < len(self.text) and self.text[self.position] in _DASHES:
            raise self._build_error(w.DashRepeated())
        return item

    def _read_holding(self, reason: Refusal, fallback_position: int | None = None) -> str:
        match = _HOLDING_PATTERN.match(self.text, self.position)
        if not match:
            raise BadRange(
                self.text, self.position if fallback_position is None else fallback_position, reason
            )
        self.position = match.end()
        return "".join(match[0].split())

    def _read_weight(self, is_excluded: bool) -> float:
        """Read the weight after an item, or return that of the section."""
        match = _WEIGHT_PATTERN.match(self.text, self.position)
        if not match:
            return self.section[2] if self.section else 1.0
        sign_position, self.position = match.start(1), match.end()
        if is_excluded:
            refusal = w.ExcludedHandWeight()
            raise BadRange(self.text, sign_position, refusal, match.end() - sign_position)
        if self.section:
            reason = w.WeightInsideWeightSection(self.section[1])
            raise BadRange(self.text, sign_position, reason, match.end() - sign_position)
        is_percent = match[1] == "@"
        return self._parse_weight(match[2], match.start(2), is_percent=is_percent)

    def _read_section(self) -> None:
        match = _SECTION_PATTERN.match(self.text, self.position)
        if not match:
            raise self._build_error(w.WeightSectionInvalid())
        is_closing, share_text = bool(match[1]), match[2]
        if not is_closing and self.section:
            raise self._build_error(w.WeightSectionStillOpen(self.section[1]), len(match[0]))
        if is_closing and (not self.section or share_text not in ("", self.section[1])):
            open_share_text = self.section[1] if self.section else None
            text = match[0]
            refusal = (
                w.WeightSectionMismatch(text, open_share_text)
                if open_share_text
                else w.UnmatchedClosingBracket(text)
            )
            raise self._build_error(refusal, len(match[0]))
        self.section = (
            None
            if is_closing
            else (
                self.position,
                share_text,
                self._parse_weight(share_text, match.start(2), is_percent=True),
            )
        )
        self.position = match.end()

    def _parse_weight(self, text: str, position: int, *, is_percent: bool) -> float:
        """Parse a weight from 0 to 1, as a number or in percent."""
        match = _NUMBER_PATTERN.fullmatch(text)
        if not match:
            reason = w.WeightInvalid(is_percent, None)
            raise BadRange(self.text, min(position, len(self.text) - 1), reason, len(text))
        weight = float(match[1]) / 100 if is_percent or match[2] else float(match[1])
        if weight > 1:
            raise BadRange(self.text, position, w.WeightInvalid(is_percent, text), len(text))
        return weight

    def _skip_pattern(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self.text, self.position)
        assert match
        self.position = match.end()
        return self.position

    def _build_error(self, reason: Refusal, size: int = 1) -> BadRange:
        return BadRange(self.text, min(self.position, len(self.text) - 1), reason, size)
