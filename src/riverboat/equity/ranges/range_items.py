"""The parts of a written range: holdings, from-to, weights, sections, exclusions.

This part of the notation is the same in every game::

    22+, A2s+ KTo      commas, semicolons and white space stand between items
    TT-77              from one holding to another
    55:0.5             with a weight from 0 to 1; also 55:50% and 55@50
    [50]55, 44[/50]    the weight of all between, in percent
    22+ !55            but no fives; also: 22+ except 55, 44

It knows no game: what ``22+`` is, the readers of holdings know.
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


class Item(Struct, frozen=True):
    """One holding of a range, or one from-to, and its weight; an excluded one is ``out``.

    ``first`` and ``last`` have no white space in them; ``last`` is empty where there is no dash.
    """

    written: str
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
        return self.written[self.start : self.end]

    def error_at(self, why: Refusal, offset: int = 0, *, last: bool = False) -> BadRange:
        """Return an error at so many characters into this item, or into its last holding."""
        at = (self.last_start if last else self.start) + offset
        return BadRange(self.written, at, why, self.end - at)


def parse_items(text: str) -> list[Item]:
    """Parse the items of a range in order; :class:`BadRange` if there is none."""
    found = list(_Scanner(text).items())
    if not found:
        raise BadRange(text, 0, w.RangeExpected())
    return found


_DASHES: Final = "-\N{NON-BREAKING HYPHEN}\N{EN DASH}\N{EM DASH}\N{MINUS SIGN}"
_ENDS: Final = rf"\s,;:@!\[{re.escape(_DASHES)}"
_WORD: Final = rf"[^\]{_ENDS}]+"
_CARD: Final = r"(?:10|[2-9TJQKA])[cdhs♣♦♥♠]"
_HOLDING: Final = re.compile(
    rf"{_CARD}(?:\s+{_CARD})+(?=$|[{_ENDS}])"  # cards separated by spaces: As Kd
    rf"|(?:{WORDS_FOR_ANY})(?=$|[{_ENDS}])"
    rf"|\d+(?:\.\d+)?\s*%|top\s*{_WORD}(?:\s*%)?|{_WORD}",
    re.IGNORECASE,
)
_GAP: Final = re.compile(r"[\s,;]*")
_SPACE: Final = re.compile(r"\s*")
_EXCEPT: Final = re.compile(r"except(?=\s|$)", re.IGNORECASE)
_SECTION: Final = re.compile(r"\[\s*(/?)\s*([^\]\s]*)\s*\]")
_WEIGHT: Final = re.compile(r"\s*([:@])\s*([^\s,;:@!\[\]]*)")
_NUMBER: Final = re.compile(r"(\d+\.?\d*|\.\d+)(%?)")


class _Scanner:
    """A scanner that reads a range from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.is_excluded = False
        self.section: tuple[int, str, float] | None = None

    def items(self) -> Iterator[Item]:
        while self._skip(_GAP) < len(self.text):
            if self.text[self.position] == "[":
                self._read_section()
            elif found := _EXCEPT.match(self.text, self.position):
                self.is_excluded, self.position = True, found.end()
                if self._skip(_GAP) == len(self.text):
                    raise self._error(w.ExceptWhat())
            else:
                yield self._read_item()
        if self.section:
            at, share, _ = self.section
            why = w.SectionNotClosed(share)
            raise BadRange(self.text, at, why, len(share) + 2)

    def _read_item(self) -> Item:
        out = self.is_excluded
        if self.text[self.position] == "!":
            out, self.position = True, self.position + 1
            self._skip(_SPACE)
        start = self.position
        first = self._read_holding(w.HandExpected())
        end, last, last_at = self.position, "", 0
        if self._skip(_SPACE) < len(self.text) and self.text[self.position] in _DASHES:
            dash = self.position
            self.position += 1
            last_at = self._skip(_SPACE)
            last = self._read_holding(w.DashBetweenTwo(), dash)
            end = self.position
        else:
            self.position = end
        item = Item(self.text, start, end, first, last, last_at, self._read_weight(out), out)
        if self.position < len(self.text) and self.text[self.position] in _DASHES:
            raise self._error(w.OneDashOnly())
        return item

    def _read_holding(self, why: Refusal, otherwise_at: int | None = None) -> str:
        found = _HOLDING.match(self.text, self.position)
        if not found:
            raise BadRange(self.text, self.position if otherwise_at is None else otherwise_at, why)
        self.position = found.end()
        return "".join(found[0].split())

    def _read_weight(self, out: bool) -> float:
        """Read the weight after an item, or return that of the section."""
        found = _WEIGHT.match(self.text, self.position)
        if not found:
            return self.section[2] if self.section else 1.0
        sign_at, self.position = found.start(1), found.end()
        if out:
            none = w.NoWeightLeftOut()
            raise BadRange(self.text, sign_at, none, found.end() - sign_at)
        if self.section:
            why = w.SectionGivesWeight(self.section[1])
            raise BadRange(self.text, sign_at, why, found.end() - sign_at)
        percent = found[1] == "@"
        return self._parse_weight(found[2], found.start(2), percent=percent)

    def _read_section(self) -> None:
        found = _SECTION.match(self.text, self.position)
        if not found:
            raise self._error(w.SectionIsSo())
        closes, share = bool(found[1]), found[2]
        if not closes and self.section:
            raise self._error(w.SectionStillOpen(self.section[1]), len(found[0]))
        if closes and (not self.section or share not in ("", self.section[1])):
            opened = self.section[1] if self.section else None
            text = found[0]
            closed = w.OtherIsOpen(text, opened) if opened else w.ClosesNothing(text)
            raise self._error(closed, len(found[0]))
        self.section = (
            None
            if closes
            else (self.position, share, self._parse_weight(share, found.start(2), percent=True))
        )
        self.position = found.end()

    def _parse_weight(self, written: str, at: int, *, percent: bool) -> float:
        """Parse a weight from 0 to 1, as a number or in percent."""
        found = _NUMBER.fullmatch(written)
        if not found:
            why = w.IsNoWeight(percent, None)
            raise BadRange(self.text, min(at, len(self.text) - 1), why, len(written))
        share = float(found[1]) / 100 if percent or found[2] else float(found[1])
        if share > 1:
            raise BadRange(self.text, at, w.IsNoWeight(percent, written), len(written))
        return share

    def _skip(self, gap: re.Pattern[str]) -> int:
        found = gap.match(self.text, self.position)
        assert found
        self.position = found.end()
        return self.position

    def _error(self, why: Refusal, size: int = 1) -> BadRange:
        return BadRange(self.text, min(self.position, len(self.text) - 1), why, size)
