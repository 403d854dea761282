"""Names, explanations and choices of options, from the Fluent files ``CODE/options``.

An option is a message with attributes: its name, ``.text`` for the explanation, and ``.choice-KEY``
for each choice. In an id, ``-`` stands for the point of a key, and in a choice for a space:
``option-buy_in-least``, ``.choice-cards-speak``.
"""

from __future__ import annotations

import os
import re
from functools import cache
from typing import Final

from msgspec import Struct

_ROOT: Final = os.path.dirname(os.path.abspath(__file__))
_LINE: Final = re.compile(r"(?: +(?=\.)|(?=[a-z]))(?P<id>\.?[a-z][\w-]*) = (?P<text>[^{]+)")


class OptionWords(Struct, frozen=True):
    """The name and explanation of an option, and the words for its choices."""

    name: str
    text: str = ""
    """The explanation; empty in English, where the option has it."""
    choices: dict[str, str] = {}
    """Names of the choices; empty for switches and numbers. English names only those whose key in a
    file is unclear.
    """


class OptionNames(Struct, frozen=True):
    """Names of options in a language, by their keys: ``buy_in.least``."""

    groups: dict[str, str]
    """The subject of a group; empty in English, where the group has it."""
    common: dict[str, str]
    """Choices common to many options: on, off, none."""
    options: dict[str, OptionWords]


@cache
def option_names(code: str) -> OptionNames:
    """Return the names of table options; in English the declarations have the explanations."""
    return _read_options(code, "table")


@cache
def floor_options(code: str) -> dict[str, OptionWords]:
    """Return the names of the floor's options; in English the declarations have them.

    They are empty in a language that does not cover the floor.
    """
    return _read_options(code, "floor").options


def _read_options(code: str, name: str) -> OptionNames:
    path = os.path.join(_ROOT, code, "options", f"{name}.ftl")
    if not os.path.isfile(path):
        return OptionNames({}, {}, {})
    with open(path, encoding="utf-8") as file:
        return parse_options(file.read())


def parse_options(source: str) -> OptionNames:
    """Parse the Fluent source of options.

    Each text is one line without placeables: anything else raises ``ValueError`` with the line.

    >>> parse_options("option-buy_in-least = minimum").options["buy_in.least"].name
    'minimum'
    """
    names = OptionNames({}, {}, {})
    option = ""
    for number, line in enumerate(source.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if (match := _LINE.fullmatch(line)) is None:
            raise ValueError(f"line {number} is no text of an option: {line}")
        kind, _, key = match["id"].partition("-")
        if kind == "option":
            option = key.replace("-", ".")
            names.options[option] = OptionWords(match["text"], "", {})
        elif not _add_text(names, option, kind, key, match["text"]):
            raise ValueError(f"line {number} belongs to no option: {line}")
    return names


def _add_text(names: OptionNames, option: str, kind: str, key: str, text: str) -> bool:
    """Add the text of a group, of a common choice, or of an attribute of the last option."""
    words = names.options.get(option)
    match kind:
        case "group":
            names.groups["" if key == "table" else key] = text
        case "common":
            names.common[key] = text
        case ".text" if words:
            names.options[option] = OptionWords(words.name, text, words.choices)
        case ".choice" if words:
            words.choices[key.replace("-", " ")] = text
        case _:
            return False
    return True
