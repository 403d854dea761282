"""Parser of typed answers: a number, chips or a seat, in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from riverboat.floor.incident_parsing.incident_draft import SEATS, IncidentDraft
from riverboat.floor.incident_parsing.number_words import load_number_words
from riverboat.floor.incident_parsing.slot_readers import (
    ChipTotal,
    read_amounts,
    read_cards,
    read_chips,
    read_seats,
)
from riverboat.floor.incident_parsing.text_tokens import (
    is_in_hundredths,
    tokenize,
    without_fractions,
)


def parse_number(text: str, language: str) -> int | None:
    """Return a whole number, from digits or words; ``None`` for anything else."""
    written = text.strip()
    if written.lstrip("-").isdecimal():
        return int(written)
    found = _whole(written, "n", language)
    return found if isinstance(found, int) else None


def parse_fraction(text: str, language: str) -> int | None:
    """Return a single fraction of a chip in hundredths: *2.50*; ``None`` for anything else."""
    row = tokenize(text)
    found = dict(read_amounts(load_number_words(language), row, 0)).get(len(row))
    return found if is_in_hundredths(row) else None


def parse_chips(text: str, language: str) -> tuple[int, ...] | None:
    """Return chips by denomination: a bare amount is one chip; ``None`` if ambiguous."""
    found = chip_interpretations(text, language)
    return found[0] if len(found) == 1 else None


def chip_interpretations(text: str, language: str) -> tuple[tuple[int, ...], ...]:
    """Return all interpretations of chips: *25 500* is two chips, twenty-five chips of 500, or one
    chip of 25,500.
    """
    found = dict.fromkeys(_chips(written, language) for written in _text_variants(text))
    return tuple([each for each in found if each and min(each) > 0])


def _chips(text: str, language: str) -> tuple[int, ...]:
    found = _whole(text, "chips", language)
    if isinstance(found, ChipTotal):
        return (found.chips,)
    return found if isinstance(found, tuple) else ()


def _text_variants(text: str) -> Iterator[str]:
    """Yield the text with each gap between two amounts read as a plus, then as *of*, and finally
    unchanged.
    """
    if _SIGNED.search(text):
        return
    plain = _FIXED.sub(lambda found: re.sub(r"\D", "", found[0]), text)
    plain = _BESIDE.sub(" plus ", re.sub(r"[\u00a0\u2009\u202f]", " ", plain))
    plain = _TIMES.sub(r"\1 \2s", plain)
    yield _SPACE.sub(" plus ", plain)
    yield _COMMA.sub(" plus ", _SPACE.sub(" plus ", plain))
    if len(_SPACE.findall(plain)) == 1:
        yield _COUNT.sub(r"\1 \2s", plain)
    yield plain


_FIXED: Final = re.compile(r"(?<!\d)\d{1,3}(?:[\u00a0\u2009\u202f'\u2019]\d{3})+(?!\d)")
"""Thousands separated by characters that never separate two amounts."""
_SIGNED: Final = re.compile(r"(?<!\d)-\s*\d")
_BESIDE: Final = re.compile(r"(?<=[\ds])\s*(?:[+;&]|,(?=\s))\s*(?=\d)")
_TIMES: Final = re.compile(r"(?<![\d.,])(\d{1,2})\s*[x\u00d7*]\s*(\d+)(?!\d)")
_SPACE: Final = re.compile(r"(?<=[\dks]) +(?=[1-9]\d*(?![\ds]))")
_COMMA: Final = re.compile(r"(?<=\d),(?=[1-9]\d*(?![\ds]))")
_COUNT: Final = re.compile(r"(?<![\d.,])([1-9]\d?) +([1-9]\d*)(?![\ds])")


def parse_cards(text: str, language: str) -> tuple[int, ...] | None:
    """Return cards, as in *Kh 7d* or in words."""
    found = _whole(text, "cards", language)
    return found if isinstance(found, tuple) else None


def parse_seat(text: str, language: str) -> str | None:
    """Return the name of a seat or player in the text: *seat 5*, *5*, *B*."""
    written = text.strip()
    if written.isdecimal() and 1 <= int(written) <= 10:
        return written
    if len(written) == 1 and written.upper() in "ABCDEFGHJK":
        return written.upper()
    found = _whole(written, "seat", language)
    return found if isinstance(found, str) else None


def fill_field(draft: IncidentDraft, field: str, value: Any) -> IncidentDraft:
    """Return the draft with an answer: a player's name becomes a seat, chips become one motion."""
    if field in SEATS and isinstance(value, str):
        draft, value = draft.with_player(value)
    elif field == "motions":
        value = (value,)
    if not draft.has_field(field):
        return draft.with_spot_field(field, value)
    return replace(draft, incident_fields={**draft.incident_fields, field: value})


_READERS: Final[Mapping[str, Callable[..., Iterator[tuple[int, Any]]]]] = {
    "n": read_amounts,
    "chips": read_chips,
    "cards": read_cards,
    "seat": read_seats,
}


def _whole(text: str, kind: str, language: str) -> Any:
    row = without_fractions(tokenize(text))
    for end, value in _READERS[kind](load_number_words(language), row, 0):
        if end == len(row):
            return value
    return None
