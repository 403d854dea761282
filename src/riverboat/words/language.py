"""A language: what it calls ranks and people, how it counts, and its templates.

English is said where a phrase is declared. Any other language is a folder beside this file: a
``language.toml`` for its grammar, and a file of templates for each module that declares phrases.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

from riverboat.decoding import convert
from riverboat.words.phrase import Phrase

ENGLISH = "en"
_ROOT = os.path.dirname(__file__)  # importlib.resources would be a fifth of importing riverboat
_OPTIONS = "table_options.toml"
_NAMES = "proper_names.toml"
_FLOOR_OPTIONS = "floor_options.toml"
_HELP = "help.toml"
_NO_TEMPLATES = ("language.toml", _OPTIONS, _FLOOR_OPTIONS, _NAMES, _HELP)


class Grammar(Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader must know of a language besides its sentences."""

    name: str
    """What the language calls itself."""
    you: str
    """The reader."""
    somebody: str
    """Who has no name here: *the player*."""
    last: str
    """What stands before the last of several: `` and ``."""
    plural: tuple[tuple[str, int, int], ...]
    """The forms of a count, each with the least and the most of it, in CLDR's names and in the
    order in which a template has them; the last form is for all other numbers."""
    ranks: dict[str, tuple[str, ...]]
    """Each form of a rank, from the deuce to the ace."""
    numbers: tuple[str, ...] = ()
    """Words for small numbers from 0; a number without one is written in digits."""
    ordinals: tuple[str, ...] = ()
    """Words for places in a row from 1."""
    group: str = ","
    """What groups the thousands of an amount."""

    def form_of(self, count: int) -> int:
        """Which form a count has."""
        for index, (_, least, most) in enumerate(self.plural):
            if least <= abs(count) <= most:
                return index
        return len(self.plural) - 1


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What a language calls things that have a name of their own in English."""

    signs: dict[str, str] = {}
    """Words of a table sign that players of this language would not say; all others stay."""
    presets: dict[str, str] = {}
    """Tables that are ready to be opened, by the names of their rules."""
    styles: dict[str, str] = {}
    """The ways that a bot may play."""


class Language(Struct, frozen=True):
    """Grammar, names and templates."""

    code: str
    grammar: Grammar
    names: Names
    templates: dict[str, str]
    """By the code of a phrase; empty for English, which a phrase knows itself."""

    def sign(self, game: str) -> str:
        """What is played, as it is read and not as it is typed."""
        for words, said in self.names.signs.items():
            game = re.sub(rf"(?<![\w-]){re.escape(words)}(?![\w-])", said, game)
        return game

    def template(self, kind: type[Phrase]) -> str:
        """How this kind of phrase is said; in English, if this language has no words for it."""
        if self.templates:
            for each in kind.__mro__:
                if found := self.templates.get(each.__name__):
                    return found
        return kind.en


@cache
def language(code: str) -> Language:
    """A language by its code; ``LookupError`` names those that there are."""
    if code not in languages():
        raise LookupError(f"there is no language {code!r}: there are {', '.join(languages())}")
    grammar = convert(_toml(code, "language.toml"), Grammar)
    templates: dict[str, str] = {}
    for each in _files(os.path.join(_ROOT, code)):
        templates |= _read(each)
    return Language(code, grammar, convert(_toml(code, _NAMES), Names), templates)


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    found = [
        name
        for name in os.listdir(_ROOT)
        if os.path.isfile(os.path.join(_ROOT, name, "language.toml"))
    ]
    return (ENGLISH, *sorted({*found} - {ENGLISH}))


class OptionWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What an option of a table is called and means, and the words for its choices."""

    name: str
    text: str = ""
    """Empty in English, where the option itself says what it means."""
    choices: dict[str, str] = {}
    """Empty where it is turned on or off, or is a number. English has those only whose word in a
    file says too little."""


class OptionNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What a language calls the options of a table, by their keys: ``buy_in.least``."""

    groups: dict[str, str] = {}
    """What a group is about; in English it says so itself."""
    common: dict[str, str] = {}
    """Choices that many options have: on, off, none."""
    options: dict[str, OptionWords] = {}


@cache
def option_names(code: str) -> OptionNames:
    """The options in a language; what they mean in English stands where they are declared."""
    return convert(_toml(code, _OPTIONS), OptionNames)


@cache
def floor_options(code: str) -> dict[str, OptionWords]:
    """The floor's options in a language; what they mean in English stands where they are."""
    return convert(_toml(code, _FLOOR_OPTIONS), OptionNames).options


class HelpWords(Struct, frozen=True, forbid_unknown_fields=True):
    """What the command line says of itself, by what it says in English where it is declared."""

    frame: dict[str, str] = {}
    """What stands around: heads, marks, and what is said of an error."""
    complaints: dict[str, str] = {}
    """What is wrong with what was typed, as templates; the first that fits is meant."""
    values: dict[str, str] = {}
    """What stands for a value: ``FILE``."""
    texts: dict[str, str] = {}
    """Paragraphs, each on one line."""


@cache
def help_words(code: str) -> HelpWords:
    """The help of the command line; nothing in English, which stands beside each option."""
    return convert(_toml(code, _HELP), HelpWords)


def _files(folder: str) -> Iterator[str]:
    """The files of templates, in the order of their names."""
    for name in sorted(os.listdir(folder)):
        path = os.path.join(folder, name)
        if os.path.isdir(path):
            yield from _files(path)
        elif name.endswith(".toml") and name not in _NO_TEMPLATES:
            yield path


def _toml(code: str, name: str) -> dict[str, Any]:
    """One file of a language; empty if it has none of that name."""
    path = os.path.join(_ROOT, code, name)
    return _read(path) if os.path.isfile(path) else {}


def _read(path: str) -> dict[str, Any]:
    import tomllib  # importing riverboat says nothing, and reads no language

    with open(path, "rb") as file:
        return tomllib.load(file)
