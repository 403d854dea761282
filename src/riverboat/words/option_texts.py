"""Names, explanations and choices of options, from the Fluent files ``CODE/options``.

An option is a message with attributes: its name, ``.text`` for the explanation, and ``.choice-KEY``
for each choice. In an id, ``-`` stands for the point of a key, and in a choice for a space:
``option-buy_in-least``, ``.choice-cards-speak``. An option of an event has only its explanation.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from riverboat.words.named_texts import TextByAttribute, parse_texts, read_texts

OptionFile: TypeAlias = Literal["table", "floor", "event"]
"""The options of a table and its hands, of floor rulings, or of an event."""

_CHOICE_PREFIX: Final = "choice-"


class OptionWords(Struct, frozen=True):
    """The name and explanation of an option, and the words for its choices."""

    name: str
    text: str = ""
    """The explanation of the option."""
    choices: dict[str, str] = {}
    """Names of the choices; empty for switches and numbers. English names only those whose key in a
    file is unclear.
    """


class OptionNames(Struct, frozen=True):
    """Names of options in a language, by their keys: ``buy_in.least``."""

    groups: dict[str, str]
    """The subject of each group of options."""
    common_choices: dict[str, str]
    """Choices common to many options: on, off, none."""
    options: dict[str, OptionWords]


@cache
def option_names(language_code: str) -> OptionNames:
    """Return the names of table options."""
    return _build_option_names(read_texts(language_code, "table"))


@cache
def floor_options(language_code: str) -> dict[str, OptionWords]:
    """Return the names of the floor's options; empty in a language without the floor."""
    return _build_option_names(read_texts(language_code, "floor")).options


def option_text(file: OptionFile, key: str, language_code: str) -> str:
    """Return the explanation of an option in a language, in English if the language has none.

    >>> option_text("table", "chairs", "en")
    'number of seats at the table'
    """
    option_words = _load_options(file, language_code).get(key) or _load_options(file, "en")[key]
    return option_words.text or option_words.name


@cache
def _load_options(file: OptionFile, language_code: str) -> dict[str, OptionWords]:
    return _build_option_names(read_texts(language_code, file)).options


def parse_options(source: str) -> OptionNames:
    """Parse the Fluent source of options; ``ValueError`` names an invalid line.

    >>> parse_options("option-buy_in-least = minimum").options["buy_in.least"].name
    'minimum'
    """
    return _build_option_names(parse_texts(source))


def _build_option_names(messages: Mapping[str, TextByAttribute]) -> OptionNames:
    all_names = OptionNames({}, {}, {})
    for id_, text_by_attribute in messages.items():
        id_prefix, _, id_suffix = id_.partition("-")
        match id_prefix:
            case "option":
                all_names.options[id_suffix.replace("-", ".")] = _build_option_words(
                    text_by_attribute
                )
            case "group":
                all_names.groups["" if id_suffix == "table" else id_suffix] = text_by_attribute[""]
            case "common":
                all_names.common_choices[id_suffix] = text_by_attribute[""]
            case _:
                raise ValueError(f"{id_} belongs to no option")
    return all_names


def _build_option_words(text_by_attribute: TextByAttribute) -> OptionWords:
    choices = {
        name.removeprefix(_CHOICE_PREFIX).replace("-", " "): text
        for name, text in text_by_attribute.items()
        if name.startswith(_CHOICE_PREFIX)
    }
    return OptionWords(text_by_attribute[""], text_by_attribute.get("text", ""), choices)
