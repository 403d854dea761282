"""Fallback for characters that a terminal cannot show: a suit's letter, ``e`` for ``ë``.

The fallback applies only if encoding fails: a terminal that has all characters gets them unchanged.
"""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import Final, TextIO
from unicodedata import combining, east_asian_width, normalize

_SUBSTITUTES: Final = {
    "♣": "c",
    "♦": "d",
    "♥": "h",
    "♠": "s",
    "×": "x",  # noqa: RUF001
    "±": "+-",
    "·": "-",
    "•": "-",
    "–": "-",  # noqa: RUF001
    "—": "-",
    "−": "-",  # noqa: RUF001
    "…": "~",
    "‘": "'",  # noqa: RUF001
    "’": "'",
    "“": '"',
    "”": '"',
    "→": ">",
    "\xa0": " ",
}
_HANDLER_NAME: Final = "riverboat.letters"


def set_output_fallback(stream: TextIO | None) -> None:
    """Make a stream write substitutes for unencodable characters instead of raising an error.

    A stream with the ``surrogateescape`` handler keeps it: file names are written unchanged.
    """
    if isinstance(stream, TextIOWrapper) and stream.errors != "surrogateescape":
        codecs.register_error(_HANDLER_NAME, _replace_unencodable)
        stream.reconfigure(errors=_HANDLER_NAME)


def set_input_fallback(stream: TextIO | None) -> None:
    """Make a stream accept undecodable bytes instead of raising; the parser rejects them later."""
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def to_encodable(text: str, encoding: str) -> str:
    """Return text in the characters of an encoding, in the same width where possible.

    >>> to_encodable("A♥K♠ of Zoë", "ascii"), to_encodable("Zoë and Петя", "cp1252")
    ('AhKs of Zoe', 'Zoë and ????')
    """
    return "".join(
        character if _can_encode(encoding, character) else _remove_accent(character)
        for character in text
    )


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """Return a substitute for unencodable characters, and the index to continue from."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_encodable(error.object[error.start : error.end], error.encoding), error.end


def _can_encode(encoding: str, character: str) -> bool:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _remove_accent(character: str) -> str:
    """Return a letter without its accent, or as many question marks as the letter has columns."""
    if character in _SUBSTITUTES:
        return _SUBSTITUTES[character]
    if combining(character):
        return ""
    base_character = normalize("NFD", character)[0]
    if base_character.isascii():
        return base_character
    return "??" if east_asian_width(character) in "WF" else "?"
