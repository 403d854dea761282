"""Parser of typed answers: a number, chips or a seat, in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec.structs import replace

from riverboat.floor.incident_parsing.incident_draft import SEAT_FIELDS, IncidentDraft
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
    trimmed_text = text.strip()
    if trimmed_text.lstrip("-").isdecimal():
        return int(trimmed_text)
    value = _read_whole_text(trimmed_text, "n", language)
    return value if isinstance(value, int) else None


def parse_fraction(text: str, language: str) -> int | None:
    """Return a single fraction of a chip in hundredths: *2.50*; ``None`` for anything else."""
    tokens = tokenize(text)
    hundredths = dict(read_amounts(load_number_words(language), tokens, 0)).get(len(tokens))
    return hundredths if is_in_hundredths(tokens) else None


def parse_chips(text: str, language: str) -> tuple[int, ...] | None:
    """Return chips by denomination: a bare amount is one chip; ``None`` if ambiguous."""
    interpretations = find_chip_interpretations(text, language)
    return interpretations[0] if len(interpretations) == 1 else None


def find_chip_interpretations(text: str, language: str) -> tuple[tuple[int, ...], ...]:
    """Return all interpretations of a text as chips.

    *25 500* is two chips, twenty-five chips of 500, or one chip of 25,500.
    """
    interpretations = dict.fromkeys(
        _parse_whole_chips(text_variant, language) for text_variant in _iter_text_variants(text)
    )
    return tuple([chips for chips in interpretations if chips and min(chips) > 0])


def _parse_whole_chips(text: str, language: str) -> tuple[int, ...]:
    value = _read_whole_text(text, "chips", language)
    if isinstance(value, ChipTotal):
        return (value.chips,)
    return value if isinstance(value, tuple) else ()


def _iter_text_variants(text: str) -> Iterator[str]:
    """Yield the unambiguous texts that a text about chips may mean.

    *25 500* may mean *25 plus 500*, two chips; *25 500s*, twenty-five chips; or one chip of 25,500.
    Yield nothing for a negative number.
    """
    if _NEGATIVE_NUMBER_PATTERN.search(text):
        return
    normalized_text = _GROUPED_THOUSANDS_PATTERN.sub(
        lambda match: re.sub(r"\D", "", match[0]), text
    )
    normalized_text = _CHIP_SEPARATOR_PATTERN.sub(
        " plus ", re.sub(r"[\u00a0\u2009\u202f]", " ", normalized_text)
    )
    normalized_text = _MULTIPLICATION_PATTERN.sub(r"\1 \2s", normalized_text)
    yield _AMOUNT_GAP_PATTERN.sub(" plus ", normalized_text)
    yield _AMOUNT_COMMA_PATTERN.sub(" plus ", _AMOUNT_GAP_PATTERN.sub(" plus ", normalized_text))
    if len(_AMOUNT_GAP_PATTERN.findall(normalized_text)) == 1:
        yield _COUNT_AND_AMOUNT_PATTERN.sub(r"\1 \2s", normalized_text)
    yield normalized_text


_GROUPED_THOUSANDS_PATTERN: Final = re.compile(
    r"(?<!\d)\d{1,3}(?:[\u00a0\u2009\u202f'\u2019]\d{3})+(?!\d)"
)
"""Thousands separated by characters that never separate two amounts."""
_NEGATIVE_NUMBER_PATTERN: Final = re.compile(r"(?<!\d)-\s*\d")
_CHIP_SEPARATOR_PATTERN: Final = re.compile(r"(?<=[\ds])\s*(?:[+;&]|,(?=\s))\s*(?=\d)")
_MULTIPLICATION_PATTERN: Final = re.compile(r"(?<![\d.,])(\d{1,2})\s*[x\u00d7*]\s*(\d+)(?!\d)")
_AMOUNT_GAP_PATTERN: Final = re.compile(r"(?<=[\dks]) +(?=[1-9]\d*(?![\ds]))")
_AMOUNT_COMMA_PATTERN: Final = re.compile(r"(?<=\d),(?=[1-9]\d*(?![\ds]))")
_COUNT_AND_AMOUNT_PATTERN: Final = re.compile(r"(?<![\d.,])([1-9]\d?) +([1-9]\d*)(?![\ds])")


def parse_cards(text: str, language: str) -> tuple[int, ...] | None:
    """Return cards, written as *Kh 7d* or in words; ``None`` for anything else."""
    cards = _read_whole_text(text, "cards", language)
    return cards if isinstance(cards, tuple) else None


def parse_seat(text: str, language: str) -> str | None:
    """Return the label of a seat or player, ``5`` or ``B``; ``None`` for any other text."""
    trimmed_text = text.strip()
    if trimmed_text.isdecimal() and 1 <= int(trimmed_text) <= 10:
        return trimmed_text
    if len(trimmed_text) == 1 and trimmed_text.upper() in "ABCDEFGHJK":
        return trimmed_text.upper()
    seat = _read_whole_text(trimmed_text, "seat", language)
    return seat if isinstance(seat, str) else None


def fill_field(draft: IncidentDraft, field: str, value: Any) -> IncidentDraft:
    """Return the draft with a field set to an answer.

    A player's label becomes the index of the player, and chips for ``motions`` one motion.
    """
    if field in SEAT_FIELDS and isinstance(value, str):
        draft, value = draft.with_player(value)
    elif field == "motions":
        value = (value,)
    if not draft.has_field(field):
        return draft.with_spot_field(field, value)
    return replace(draft, incident_fields={**draft.incident_fields, field: value})


_READER_BY_SLOT: Final[Mapping[str, Callable[..., Iterator[tuple[int, Any]]]]] = {
    "n": read_amounts,
    "chips": read_chips,
    "cards": read_cards,
    "seat": read_seats,
}


def _read_whole_text(text: str, slot_name: str, language: str) -> Any:
    tokens = without_fractions(tokenize(text))
    for end, value in _READER_BY_SLOT[slot_name](load_number_words(language), tokens, 0):
        if end == len(tokens):
            return value
    return None
