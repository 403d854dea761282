"""Rules for user names: short, readable, and not easily mistaken for another name.

>>> normalize_name("  Ann   B. ")
'Ann B.'
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from riverboat.web.accounts.confusable_names import skeleton
from riverboat.web.accounts.invisible_characters import is_ignorable
from riverboat.words import Refusal
from riverboat.words.refusals import player_names as phrases

MAX_NAME_LENGTH: Final = 24

RESERVED_NAMES: Final = frozenset(
    (
        *"admin administrator board button cashier dealer everybody floor host house".split(),
        *"jackpot kitty muck nobody pot rail rake riverboat room server spectator".split(),
        *"system table you".split(),
        *("the house", "the dealer", "the floor", "the host", "the table"),
    )
)
"""Names that the table uses for itself, so that no user can impersonate it."""


class InvalidName(ValueError):
    """The name is not allowed; the refusal gives the reason."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def normalize_name(name: str) -> str:
    """Return the name in its stored form, or raise ``InvalidName``."""
    if len(name) > 4 * MAX_NAME_LENGTH:
        raise InvalidName(phrases.NameTooLong(MAX_NAME_LENGTH))
    _reject_invisible_characters(name)
    text = " ".join(unicodedata.normalize("NFKC", name).split())
    if not text:
        raise InvalidName(phrases.NameEmpty())
    if len(text) > MAX_NAME_LENGTH:
        raise InvalidName(phrases.NameTooLong(MAX_NAME_LENGTH))
    if forbidden_character := next(
        (character for character in text if not _is_allowed_character(character)), ""
    ):
        raise _make_forbidden_character_error(forbidden_character)
    if not _is_letter(text[0]) or not (
        _is_letter(text[-1]) or text[-1] == "." or _is_mark(text[-1])
    ):
        raise InvalidName(phrases.NameEdgeInvalid())
    _reject_mixed_scripts(text)
    if skeleton(text) in _RESERVED_SKELETONS:
        raise InvalidName(phrases.NameOfTheRoom(text))
    return text


def _reject_invisible_characters(name: str) -> None:
    """Refuse characters without a glyph, before NFKC replaces them with others."""
    for letter in name:
        if is_ignorable(letter) and letter not in _JOINER_CHARACTERS:
            raise _make_forbidden_character_error(letter)


def _make_forbidden_character_error(character: str) -> InvalidName:
    is_displayable = character.isprintable() and not is_ignorable(character)
    return InvalidName(
        phrases.NameCharacterInvalid(character if is_displayable else f"U+{ord(character):04X}")
    )


def _is_allowed_character(character: str) -> bool:
    if (
        character in " _-."
        or character in "0123456789"
        or character in _APOSTROPHES
        or character in _JOINER_CHARACTERS
    ):
        return True
    return _is_letter(character) or _is_mark(character)


def _is_letter(character: str) -> bool:
    if character in _APOSTROPHES:
        return False
    return character in "0123456789" or unicodedata.category(character) in _LETTER_CATEGORIES


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in _MARK_CATEGORIES


_LETTER_CATEGORIES: Final = ("Lu", "Ll", "Lt", "Lo", "Lm")
_MARK_CATEGORIES: Final = ("Mn", "Mc")
_APOSTROPHES: Final = "'\u2019\u02bc\u02bb"
_JOINER_CHARACTERS: Final = "\u200c\u200d"
"""Joiners that Persian and the scripts of India need between two letters."""
_RESERVED_SKELETONS: Final = frozenset(
    skeleton(spelling)
    for reserved_name in RESERVED_NAMES
    for spelling in (reserved_name, reserved_name.title(), reserved_name.upper())
)


def _find_script(letter: str) -> str:
    """Return the script of a letter: the first word of its Unicode name."""
    name = unicodedata.name(letter, "UNKNOWN").replace("-", " ")
    first_word = name.split()[0]
    return "CJK" if first_word in _EAST_ASIAN_SCRIPTS else first_word


def _reject_mixed_scripts(text: str) -> None:
    letters = [
        character for character in text if _is_letter(character) and not character.isdecimal()
    ]
    if len(scripts := {_find_script(character) for character in letters}) > 1:
        script_names = tuple(sorted([script.capitalize() for script in scripts]))
        raise InvalidName(phrases.NameAlphabetsMixed(script_names))
    is_european = not scripts or bool(scripts & _EUROPEAN_SCRIPTS)
    if _STACKED_MARKS.search(text) or (is_european and not _has_valid_marks(text)):
        raise InvalidName(phrases.NameAccentsExcessive())
    if any(map(text.count, _JOINER_CHARACTERS)) and not (
        scripts & _JOINER_SCRIPTS and _has_valid_joiners(text)
    ):
        raise InvalidName(phrases.InvisibleCharacterInName())


def _has_valid_marks(text: str) -> bool:
    """Return True if each combining mark left after NFKC is common in Europe or Africa, and follows
    a letter.
    """
    return all(
        character in _COMMON_MARKS and previous_character.isalpha()
        for previous_character, character in zip(f" {text}", text, strict=False)
        if _is_mark(character)
    )


def _has_valid_joiners(text: str) -> bool:
    """Return True if each zero-width joiner stands between two letters."""
    neighbors = zip(f" {text}", text, f"{text[1:]} ", strict=False)
    return all(
        (_is_letter(previous_character) or _is_mark(previous_character))
        and _is_letter(next_character)
        for previous_character, character, next_character in neighbors
        if character in _JOINER_CHARACTERS
    )


_EAST_ASIAN_SCRIPTS: Final = ("HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL", "IDEOGRAPHIC")
_EUROPEAN_SCRIPTS: Final = frozenset(("LATIN", "GREEK", "CYRILLIC"))
_JOINER_SCRIPTS: Final = frozenset(
    "ARABIC BENGALI DEVANAGARI GUJARATI GURMUKHI KANNADA KHMER MALAYALAM MYANMAR ORIYA SINHALA"
    " SYRIAC TAMIL TELUGU".split()
)
"""Scripts in which a joiner changes the shapes of the two letters around it."""
_COMMON_MARKS: Final = frozenset(
    "\u0300\u0301\u0302\u0303\u0304\u0306\u0307\u0308\u030c\u0323\u0328\u0331"
)
_STACKED_MARKS: Final = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]{2}")
"""Two combining marks in a row; after canonical composition, a letter has at most one of these."""
