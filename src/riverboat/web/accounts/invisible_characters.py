r"""Invisible characters: Unicode's ``Default_Ignorable_Code_Point``.

Many of them have the category of letters or marks, for example U+3164 (Hangul filler), so a test by
category does not find them.

>>> is_ignorable("\u3164"), is_ignorable("a")
(True, False)
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Final

_CODE_POINT_RANGES: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""First and last code points, as in DerivedCoreProperties.txt of Unicode 16."""
_RANGE_STARTS: Final = [start for start, _ in _CODE_POINT_RANGES]
_BLANK_BRAILLE: Final = "\u2800"
"""The empty Braille pattern has no dots and is not ignorable by the property."""


def is_ignorable(character: str) -> bool:
    """Return True if *character* has no visible glyph."""
    code_point = ord(character)
    range_index = bisect_right(_RANGE_STARTS, code_point) - 1
    return range_index >= 0 and code_point <= _CODE_POINT_RANGES[range_index][1]


def is_visible(text: str) -> bool:
    r"""Return True if *text* has at least one visible character.

    >>> is_visible("\u3164 \u200b"), is_visible(" a ")
    (False, True)
    """
    return any(
        not (letter.isspace() or letter == _BLANK_BRAILLE or is_ignorable(letter))
        for letter in text
    )


def is_valid_title(text: str, max_length: int, *, may_be_empty: bool = False) -> bool:
    r"""Return True if *text* can be the name of a table or an event: one readable line.

    >>> [is_valid_title(title, 60) for title in ("Friday night", "\u3164")]
    [True, False]
    >>> is_valid_title("", 60, may_be_empty=True)
    True
    """
    if not text:
        return may_be_empty
    return len(text) <= max_length and text.isprintable() and is_visible(text)
