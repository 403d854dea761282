"""Text from files, made safe and short enough to draw.

Names and comments are user input: they may contain tags, control characters, or marks that change
the direction of text. This module removes all characters that a picture cannot show; callers that
write markup still have to ``escape`` the text.
"""

from __future__ import annotations

import html
import unicodedata
from typing import Final

_BIDI_MARKS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Marks that change the direction of text."""

_NARROW_CHARACTERS: Final = frozenset("iIjl.,:;'|!()[] ft-r/")
_WIDE_CHARACTERS: Final = frozenset("mwMW@%&QGO+")


def clean_text(text: str) -> str:
    r"""Return one line without characters that break XML or a terminal."""
    kept_chars = [
        " " if char.isspace() else char
        for char in text
        if char.isspace() or (_is_printable(char) and char not in _BIDI_MARKS)
    ]
    return " ".join("".join(kept_chars).split())


def _is_printable(char: str) -> bool:
    category = unicodedata.category(char)
    return category not in ("Cc", "Cs", "Cn") and ord(char) & 0xFFFE != 0xFFFE


def escape(text: str) -> str:
    """Escape text for markup, between tags or inside a quoted attribute."""
    return html.escape(text, quote=True)


def measure_text_width(text: str, size: float) -> float:
    """Return an upper estimate of a line's width in a bold sans-serif font of this size."""
    return size * sum(map(_compute_character_width, text))


def truncate_text(text: str, size: float, width: float) -> str:
    """Truncate a line to a width, with dots at the cut."""
    if measure_text_width(text, size) <= width:
        return text
    max_width = width - size * _compute_character_width("…")
    kept_length = 0
    while max_width >= 0 and kept_length < len(text):
        max_width -= size * _compute_character_width(text[kept_length])
        kept_length += max_width >= 0
    return text[:kept_length].rstrip() + "…"


def _compute_character_width(char: str) -> float:
    if unicodedata.combining(char):
        return 0.0
    if ord(char) > 0x2E80 and unicodedata.east_asian_width(char) in "WF":
        return 1.05
    if char == "…":
        return 1.0
    if char in _NARROW_CHARACTERS:
        return 0.4
    if char in _WIDE_CHARACTERS:
        return 0.95
    return 0.7 if char.isupper() or char.isdecimal() or char in "$€£" else 0.62
