"""Words that come from files, made safe and short enough to be drawn. Knows no cards and no chips.

Names and comments are other people's text: they may hold tags, control characters, or marks that
turn the direction of a line round. Here they lose what no picture can show; whoever writes markup
still has to ``escape`` them.
"""

from __future__ import annotations

import html
import unicodedata
from typing import Final

_BIDI_MARKS: Final = frozenset(
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
)
"""Marks that reorder the rest of a line."""

_NARROW_CHARACTERS: Final = frozenset("iIjl.,:;'|!()[] ft-r/")
_WIDE_CHARACTERS: Final = frozenset("mwMW@%&QGO+")


def clean(text: str) -> str:
    r"""One line without anything that XML or a terminal would stumble over.

    >>> clean("  Ann\x00\n<b> ")
    'Ann <b>'
    """
    kept = [
        " " if char.isspace() else char
        for char in text
        if char.isspace() or (_is_printable(char) and char not in _BIDI_MARKS)
    ]
    return " ".join("".join(kept).split())


def _is_printable(char: str) -> bool:
    category = unicodedata.category(char)
    return category not in ("Cc", "Cs", "Cn") and ord(char) & 0xFFFE != 0xFFFE


def escape(text: str) -> str:
    """Text for markup, between tags or inside a quoted attribute."""
    return html.escape(text, quote=True)


def text_width(text: str, size: float) -> float:
    """About how wide a line is drawn in a bold sans-serif letter of this size: rather too wide."""
    return size * sum(map(_character_width, text))


def truncate_text(text: str, size: float, width: float) -> str:
    """As much of a line as fits, with dots where it was cut.

    >>> truncate_text("Bartholomew", 16, 60)
    'Barth…'
    """
    if text_width(text, size) <= width:
        return text
    room = width - size * _character_width("…")
    kept = 0
    while room >= 0 and kept < len(text):
        room -= size * _character_width(text[kept])
        kept += room >= 0
    return text[:kept].rstrip() + "…"


def _character_width(char: str) -> float:
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
    return 0.7 if char.isupper() or char.isdigit() or char in "$€£" else 0.62
