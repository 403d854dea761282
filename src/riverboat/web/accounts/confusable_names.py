"""Confusable names: two names with one skeleton are easily mistaken for each other.

>>> skeleton("H0stH") == skeleton("HostH")
True
>>> skeleton("Ann") == skeleton("Jan")
False

A skeleton is used only for comparison, and is never shown. Accents stay: José is not Jose.
"""

# ruff: noqa: RUF001 - letters that look alike are what this is about

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final


def skeleton(name: str) -> str:
    """Return the name with every letter replaced by the plainest lookalike."""
    normalized_name = unicodedata.normalize("NFKC", name)
    lookalikes = "".join(
        _find_lookalike(character) for character in unicodedata.normalize("NFD", normalized_name)
    )
    plain_name = unicodedata.normalize("NFC", lookalikes).casefold()
    for confusable, plain_form in _CONFUSABLE_PAIRS:
        plain_name = plain_name.replace(confusable, plain_form)
    return _SEPARATORS.sub(" ", plain_name).strip()


_CONFUSABLE_PAIRS: Final = (("rn", "m"), ("vv", "w"))
_SEPARATORS: Final = re.compile(r"[ _.\-]+")
_JOINERS: Final = "\u200c\u200d"
"""Zero-width joiners: they change how letters connect, and are not visible themselves."""


def _find_lookalike(character: str) -> str:
    """Return the Latin letter that a character looks like, or the character; keep its case."""
    if character in _JOINERS:
        return ""
    if character in _CONFUSABLE_TO_LATIN:
        return _CONFUSABLE_TO_LATIN[character]
    return character if character.isascii() else _find_plain_capital(character)


@cache
def _find_plain_capital(character: str) -> str:
    """Return the Latin capital for a phonetic small capital, and any other letter unchanged."""
    match = re.fullmatch(r"LATIN LETTER SMALL CAPITAL ([A-Z])", unicodedata.name(character, ""))
    return match[1] if match else character


_CONFUSABLES: Final = (
    # Many typefaces draw a capital I like a small l, and most a zero like an O.
    ("l", "I1|І\u04c0Ιꓲ"),
    ("o", "0"),
    ("'", "’‘ʼʻʹ`´"),
    ("A", "АΑᎪꓮ"),
    ("B", "ВвΒᏴꓐ"),
    ("C", "СᏟꓚ"),
    ("D", "Ꭰꓓ"),
    ("E", "ЕΕᎬꓰ"),
    ("F", "ꓝ"),
    ("G", "Ꮐꓖ"),
    ("H", "НнΗᎻꓧ"),
    ("J", "ЈᎫꓙ"),
    ("K", "КкΚκᏦꓗ"),
    ("L", "Ꮮꓡ"),
    ("M", "МмΜᎷꓟ"),
    ("N", "Νꓠ"),
    ("O", "ОΟՕꓳ"),
    ("P", "РΡᏢꓑ"),
    ("R", "Ꭱꓣ"),
    ("S", "ЅՏᏕꓢ"),
    ("T", "ТтΤτᎢꓔ"),
    ("U", "Սꓴ"),
    ("V", "Ꮩꓦ"),
    ("W", "Ꮃꓪ"),
    ("X", "ХΧꓫ"),
    ("Y", "УҮΥᎩꓬ"),
    ("Z", "ΖᏃꓜ"),
    ("a", "аαɑ"),
    ("c", "с"),
    ("d", "ԁ"),
    ("e", "е"),
    ("g", "ɡց"),
    ("h", "һհ"),
    ("i", "іιıᎥ"),
    ("j", "јյ"),
    ("n", "ηո"),
    ("o", "оοօ"),
    ("p", "рρ"),
    ("q", "ԛզ"),
    ("s", "ѕ"),
    ("u", "υս"),
    ("v", "ν"),
    ("w", "ԝ"),
    ("x", "хχ"),
    ("y", "уүγ"),
)
"""Latin letters, each with the letters of other scripts that look like it."""

_CONFUSABLE_TO_LATIN: Final = {
    lookalike: latin for latin, lookalikes in _CONFUSABLES for lookalike in lookalikes
}
