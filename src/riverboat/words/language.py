"""Languages: ranks, numbers, plural categories, and names of options.

A language is a folder beside this file: ``language.toml`` for its grammar, a file of messages for
each module that declares phrases (``catalogue``), and files of names, options and help
(``named_texts``). A partial language has only a part of the messages (``translated_messages``); the
rest is in English.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Any, Literal

from msgspec import Struct

from riverboat.decoding import convert
from riverboat.words.named_texts import read_texts
from riverboat.words.plurals import plural_rule

ENGLISH = "en"
_SEPARATOR = re.compile(r"(?<=\d)[,.](?=\d)")
_WORDS_FOLDER = os.path.dirname(
    __file__
)  # importlib.resources would add a fifth to the import time of riverboat


class Grammar(
    Struct,
    frozen=True,
    forbid_unknown_fields=True,
    rename={
        "last_conjunction": "last",
        "rank_forms": "ranks",
        "number_words": "numbers",
        "thousands_separator": "group",
        "decimal_separator": "decimal",
    },
):
    """Grammar of a language, besides its messages."""

    name: str
    """The language's own name."""
    you: str
    """The pronoun for the reader."""
    somebody: str
    """The designation of a person without a name: *the player*."""
    last_conjunction: str
    """The conjunction before the last of several: `` and ``."""
    rank_forms: dict[str, tuple[str, ...]]
    """Names of all ranks, from the deuce to the ace, by grammatical form such as ``all``."""
    number_words: tuple[str, ...] = ()
    """Words for small numbers from 0; a number without one is written in digits."""
    ordinal_suffixes: dict[str, str] = {}
    """Plural rules by the suffix of an ordinal in digits: *3rd*.

    The suffix of the first rule that fits is used.
    """
    thousands_separator: str = ","
    """The separator of thousands in an amount."""
    decimal_separator: str = "."
    """The separator before the decimals of a number."""
    translated_messages: Literal["all", "room"] = "all"
    """``all``, or for a partial language ``room``: the messages of a table and its lobby."""
    plurals: dict[str, str] = {}
    """The rule of each plural category except *other*, in the notation of Unicode CLDR."""

    def number(self, count: int) -> str:
        """Return a small count as a word, or in digits."""
        return self.number_words[count] if 0 <= count < len(self.number_words) else str(count)

    def ordinal(self, place: int) -> str:
        """Return an ordinal in digits: *3rd*."""
        for suffix, rule in self.ordinal_suffixes.items():
            if plural_rule(rule)(place):
                return f"{place}{suffix}"
        return str(place)

    def localize_decimal(self, number_text: str) -> str:
        """Return a number that Python has formatted with the separators of the language.

        >>> language("de").grammar.localize_decimal("-12,345.6 %")
        '-12.345,6 %'
        """
        separators = {",": self.thousands_separator, ".": self.decimal_separator}
        return _SEPARATOR.sub(lambda match: separators[match[0]], number_text)

    def plural_category(self, count: int) -> str:
        """Return the plural category of a count: *one*, *few*, *other*."""
        for category, rule in self.plurals.items():
            if plural_rule(rule)(count):
                return category
        return "other"


class LanguageNames(Struct, frozen=True):
    """Names in a language for things that have a proper name in English."""

    sign_texts: dict[str, str]
    """Words of a table sign to translate; all others stay."""
    preset_names: dict[str, str]
    """Preset tables, by the names of their rules."""
    style_names: dict[str, str]
    """Playing styles of bots."""


class Language(Struct, frozen=True):
    """A language with its grammar and names."""

    code: str
    grammar: Grammar
    names: LanguageNames

    def translate_game(self, game: str) -> str:
        """Return the name of a game in this language, as on a table sign."""
        for sign_words, sign_text in self.names.sign_texts.items():
            game = re.sub(rf"(?<![\w-]){re.escape(sign_words)}(?![\w-])", sign_text, game)
        return game


@cache
def language(code: str) -> Language:
    """Return a language by its code; ``LookupError`` lists the available ones."""
    if code not in languages():
        raise LookupError(f"there is no language {code!r}: there are {', '.join(languages())}")
    grammar = convert(_read_toml(code, "language.toml"), Grammar)
    return Language(code, grammar, _load_names(code))


@cache
def languages() -> tuple[str, ...]:
    """Return the codes of all languages, English first."""
    codes = [
        code
        for code in os.listdir(_WORDS_FOLDER)
        if os.path.isfile(os.path.join(_WORDS_FOLDER, code, "language.toml"))
    ]
    return (ENGLISH, *sorted({*codes} - {ENGLISH}))


@cache
def complete_languages() -> tuple[str, ...]:
    """Return the codes of the languages that have all messages, English first."""
    return tuple([code for code in languages() if not is_partial_language(code)])


def is_partial_language(code: str) -> bool:
    """Return True if a language has a part of the messages only."""
    return language(code).grammar.translated_messages != "all"


@cache
def _load_names(code: str) -> LanguageNames:
    """Return the names of a language, from ``options/names.ftl``.

    An id is ``sign-``, ``preset-`` or ``style-`` and the name as a player types it, with ``-`` for
    spaces. If an id cannot express the name, the English message has it in its attribute ``typed``.
    """
    english_texts, translated_texts = read_texts(ENGLISH, "names"), read_texts(code, "names")
    names = LanguageNames({}, {}, {})
    for id_ in {
        **english_texts,
        **translated_texts,
    }:  # in the English order: "hi-lo regular" comes before "hi-lo"
        name_kind, _, key = id_.partition("-")
        typed_name = english_texts.get(id_, {}).get("typed", key.replace("-", " "))
        name = translated_texts.get(id_, {}).get("", typed_name)
        if name_kind == "preset":
            names.preset_names[key] = name
        elif name != typed_name:
            (names.sign_texts if name_kind == "sign" else names.style_names)[typed_name] = name
    return names


def _read_toml(code: str, name: str) -> dict[str, Any]:
    """Read one file of a language; empty if it does not exist."""
    path = os.path.join(_WORDS_FOLDER, code, name)
    return _load_toml(path) if os.path.isfile(path) else {}


def _load_toml(path: str) -> dict[str, Any]:
    import tomllib  # imported late: importing riverboat reads no language

    with open(path, "rb") as file:
        return tomllib.load(file)
