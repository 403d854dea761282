"""What a terminal cannot show, in characters that it can: a suit by its letter, ``ë`` as ``e``.

Encodings are asked only where they fail: a terminal that has all characters is written to as ever.
"""

from __future__ import annotations

import codecs
from io import TextIOWrapper
from typing import Final, TextIO
from unicodedata import combining, east_asian_width, normalize

_LETTERS: Final = {
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
    "’": "'",  # noqa: RUF001
    "“": '"',
    "”": '"',
    "→": ">",
    "\xa0": " ",
}
_HANDLER_NAME: Final = "riverboat.letters"


def set_output_fallback(stream: TextIO | None) -> None:
    """Have a stream write letters for the characters that it lacks, in place of failing.

    One that gives back the bytes of a file's name as they are, which is no text, goes on so.
    """
    if isinstance(stream, TextIOWrapper) and stream.errors != "surrogateescape":
        codecs.register_error(_HANDLER_NAME, _replace_unencodable)
        stream.reconfigure(errors=_HANDLER_NAME)


def set_input_fallback(stream: TextIO | None) -> None:
    """Have a stream read bytes that are no text in place of failing: what is read is refused."""
    if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
        stream.reconfigure(errors="replace")


def to_encodable(text: str, encoding: str) -> str:
    """Text in the characters that an encoding has, as wide as before where that can be.

    >>> to_encodable("A♥K♠ of Zoë", "ascii"), to_encodable("Zoë and Петя", "cp1252")
    ('AhKs of Zoe', 'Zoë and ????')
    """
    return "".join(letter if _can_encode(encoding, letter) else _plain(letter) for letter in text)


def _replace_unencodable(error: UnicodeError) -> tuple[str, int]:
    """What stands for the characters that could not be written, and where to go on."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return to_encodable(error.object[error.start : error.end], error.encoding), error.end


def _can_encode(encoding: str, letter: str) -> bool:
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _plain(letter: str) -> str:
    """A letter without its accent, or a question mark for each column that it takes."""
    if letter in _LETTERS:
        return _LETTERS[letter]
    if combining(letter):
        return ""
    base = normalize("NFD", letter)[0]
    if base.isascii():
        return base
    return "??" if east_asian_width(letter) in "WF" else "?"
