"""Phrase codes: the registry of all phrases, and decoding of phrases from the wire."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from riverboat import words
from riverboat.decoding import convert
from riverboat.words.catalogue import has_message, message_id
from riverboat.words.message_files import read_renamed_codes
from riverboat.words.phrase import Chair, Person, Phrase, Player, QuotedRefusal, Seat


@cache
def phrase_classes() -> Mapping[str, type[Phrase]]:
    """Return all phrase classes that have a message, by their codes."""
    for module in pkgutil.walk_packages(words.__path__, f"{words.__name__}."):
        import_module(module.name)
    phrase_kinds = [
        kind
        for kind in _iter_subclasses(Phrase)
        if kind.__module__.startswith(f"{words.__name__}.")
    ]
    return {kind.__name__: kind for kind in phrase_kinds if has_message(kind)}


def _iter_subclasses(kind: type[Phrase]) -> Iterator[type[Phrase]]:
    for subclass in kind.__subclasses__():
        yield subclass
        yield from _iter_subclasses(subclass)


def decode_phrase(encoded: Mapping[str, Any]) -> Phrase:
    """Decode a phrase from ``{"say": code, ...}``. Raises ``ValueError`` for an unknown code."""
    code = str(encoded.get("say"))
    phrase_class = phrase_classes().get(code) or phrase_classes().get(
        _load_renamed_codes().get(code, "")
    )
    if phrase_class is None:
        raise ValueError(f"{encoded.get('say')!r} is no code of a phrase")
    if unknown_keys := {*encoded} - {"say", *phrase_class.__struct_encode_fields__}:
        raise ValueError(f"{phrase_class.__name__} has no {', '.join(sorted(unknown_keys))}")
    type_hints = _load_type_hints(phrase_class)
    arguments = {
        name: _decode_argument(encoded[key], type_hints[name])
        for name, key in zip(
            phrase_class.__struct_fields__, phrase_class.__struct_encode_fields__, strict=True
        )
        if key in encoded
    }
    try:
        return phrase_class(**arguments)
    except TypeError as error:
        raise ValueError(str(error)) from None


@cache
def _load_renamed_codes() -> Mapping[str, str]:
    """Return the new code of each renamed phrase by its old code."""
    return tomllib.loads(read_renamed_codes())


@cache
def renamed_ids() -> Mapping[str, str]:
    """Return the new message id of each renamed phrase by its old id."""
    return {
        message_id(old_code): message_id(new_code)
        for old_code, new_code in _load_renamed_codes().items()
    }


@cache
def _load_type_hints(kind: type[Phrase]) -> Mapping[str, Any]:
    return get_type_hints(kind)


def decode_or_quote_phrase(encoded: object, text: str, code: str = "", rule: str = "") -> Phrase:
    """Decode a phrase; if its code is unknown, return the English *text* as a quoted phrase.

    A code can be unknown because a room may be newer than its client, and a log older than the
    phrases.
    """
    if isinstance(encoded, Phrase):
        return encoded
    try:
        return decode_phrase(encoded if isinstance(encoded, Mapping) else {})
    except (ValueError, TypeError):
        return QuotedRefusal(text, code, rule)


def _decode_argument(value: Any, type_hint: Any) -> Any:
    """Decode an argument: phrases and persons by their fields, all others by type."""
    if isinstance(value, Mapping):
        return decode_phrase(value) if "say" in value else _decode_person(value)
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        return tuple([_decode_argument(item, type_hint) for item in value])
    return tuple(value) if isinstance(value, list) else value


def _decode_person(value: Mapping[str, Any]) -> Person:
    if "player" in value:
        return convert(value, Player)
    return convert(value, Seat) if "seat" in value else convert(value, Chair)
