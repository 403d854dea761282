"""Texts that are no phrases, from the Fluent files ``CODE/options``: names, explanations, help.

A message has its text and attributes, each on one line and without placeables. A catalogue of
phrases would compile them; these are looked up by their ids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

from riverboat.words.message_files import read_message_file

_LINE_PATTERN: Final = re.compile(
    r"(?: +\.(?P<attribute>[a-z][\w-]*)|(?P<id>[a-z][\w-]*)) = (?P<text>[^{]+)"
)

TextByAttribute: TypeAlias = Mapping[str, str]
"""The text of a message under ``""``, and its attributes."""


@cache
def read_texts(language_code: str, name: str) -> Mapping[str, TextByAttribute]:
    """Return the messages of a language's file by their ids; empty without the file."""
    source = read_message_file(language_code, f"options/{name}")
    return {} if source is None else parse_texts(source)


def parse_texts(source: str) -> dict[str, TextByAttribute]:
    """Parse the Fluent source of texts.

    Anything but a text of one line raises ``ValueError`` with the line.

    >>> parse_texts("option-buy_in-least = minimum")
    {'option-buy_in-least': {'': 'minimum'}}
    """
    messages: dict[str, TextByAttribute] = {}
    text_by_attribute: dict[str, str] | None = None
    for line_number, line in enumerate(source.splitlines(), start=1):
        if not line or line.startswith("#"):
            continue
        if (match := _LINE_PATTERN.fullmatch(line)) is None:
            raise ValueError(f"line {line_number} is no text of an option: {line}")
        if id_ := match["id"]:
            text_by_attribute = messages[id_] = {}
        elif text_by_attribute is None:
            raise ValueError(f"line {line_number} belongs to no option: {line}")
        text_by_attribute[match["attribute"] or ""] = match["text"]
    return messages
