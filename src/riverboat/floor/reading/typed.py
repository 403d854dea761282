"""An answer that was typed: a number, chips or a seat, in the words of a language."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from riverboat.floor.reading.draft import SEATS, Draft
from riverboat.floor.reading.lexicon import lexicon
from riverboat.floor.reading.slots import Lump
from riverboat.floor.reading.tokens import tokens


def number(text: str, language: str) -> int | None:
    """A whole number, in digits or words; ``None`` for anything else."""
    written = text.strip()
    if written.lstrip("-").isdigit():
        return int(written)
    found = _whole(written, "n", language)
    return found if isinstance(found, int) else None


def chips(text: str, language: str) -> tuple[int, ...] | None:
    """Chips by denomination: a bare amount is one chip of it."""
    found = _whole(text, "chips", language)
    if isinstance(found, Lump):
        return (found.chips,)
    return found if isinstance(found, tuple) else None


def cards(text: str, language: str) -> tuple[int, ...] | None:
    """Cards, as *Kh 7d* or in words."""
    found = _whole(text, "cards", language)
    return found if isinstance(found, tuple) else None


def seat(text: str, language: str) -> str | None:
    """What somebody is called: *seat 5*, *5*, *B*."""
    written = text.strip()
    if written.isdigit() and 1 <= int(written) <= 10:
        return written
    if len(written) == 1 and written.upper() in "ABCDEFGHJK":
        return written.upper()
    found = _whole(written, "seat", language)
    return found if isinstance(found, str) else None


def filled(draft: Draft, field: str, value: Any) -> Draft:
    """The draft with an answer: somebody by name as a seat, chips of a motion as one motion."""
    if field in SEATS and isinstance(value, str):
        draft, value = draft.seat(value)
    elif field == "motions":
        value = (value,)
    if not draft.has(field):
        return draft.at(field, value)
    return replace(draft, seen={**draft.seen, field: value})


def _whole(text: str, kind: str, language: str) -> Any:
    row = tokens(text)
    for end, value in lexicon(language).slots[kind](row, 0):
        if end == len(row):
            return value
    return None
