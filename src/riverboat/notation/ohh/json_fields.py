"""Typed access to the fields of a JSON object, with errors that name the field.

The format's own examples are not strict about types (a number may be written as text, and a missing
list of cards as ``""``), so this module accepts every unambiguous value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any, Final

from riverboat.cards import UNKNOWN, BadCard, Card, Cards, parse_card, parse_cards
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation.amounts import Amount, check_amount, parse_amount
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import (
    FileLocation,
    LocatedFileError,
    NotatedValueInvalid,
    ValueExpected,
)

JsonObject = Mapping[str, Any]


def read_text(json_object: JsonObject, key: str, default: str = "") -> str:
    """Return a text, or a number as text; the default for any other value."""
    value = json_object.get(key)
    if type(value) is str and value.isascii():
        return value
    if isinstance(value, (str, int, Decimal)) and not isinstance(value, bool):
        return _clean_text(str(value))
    return default


def _clean_text(text: str) -> str:
    """Return the text without lone surrogates, which cannot be written to a file."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def read_int(json_object: JsonObject, key: str, location: FileLocation) -> int:
    """Return a required whole number, such as a seat or an id."""
    value = json_object.get(key)
    if isinstance(value, str) and _is_integer(value):
        return int(value)
    if isinstance(value, Decimal) and value == value.to_integral_value():
        value = int(value)
    if type(value) is not int or not -_MAX_INT <= value <= _MAX_INT:
        raise BadNotation(
            LocatedFileError(ValueExpected(key, "whole", _shorten_value(value)), location)
        )
    return value


def _is_integer(text: str) -> bool:
    return len(text) < 12 and text.removeprefix("-").isdecimal() and text.isascii()


_MAX_INT: Final = 10**12


def read_optional_int(json_object: JsonObject, key: str, location: FileLocation) -> int | None:
    """Return a whole number, if present."""
    return None if json_object.get(key) in (None, "") else read_int(json_object, key, location)


def read_amount(
    json_object: JsonObject, key: str, location: FileLocation, min_amount: int = 0
) -> Amount:
    """Return an amount of chips; 0 if missing."""
    value = json_object.get(key)
    if type(value) is int and min_amount <= value <= _MAX_INT:
        return value
    try:
        if isinstance(value, (bool, list, dict)):
            raise BadNotation(NotatedValueInvalid(_shorten_value(value), "amount"))
        return _check_amount(value, min_amount)
    except BadNotation as error:
        raise BadNotation(
            LocatedFileError(LocatedFileError(error.refusal, key), location)
        ) from None


@lru_cache(1 << 14)
def _check_amount(value: Any, min_amount: int) -> Amount:
    if value is None or value == "":
        return 0
    if isinstance(value, str):
        value = parse_amount(value.strip())
    amount = check_amount(value, min_amount)
    if not isinstance(amount, Decimal):
        return amount
    return _round_binary_noise(amount)


def _round_binary_noise(value: Decimal) -> Amount:
    """Return the intended amount of an inexact float: 0.3 for 0.30000000000000004."""
    exponent = value.as_tuple().exponent
    if isinstance(exponent, int) and exponent < -6:
        for decimal_places in (2, 4, 6):
            rounded_value = round(value, decimal_places)
            if abs(value - rounded_value) <= _MAX_RELATIVE_NOISE * max(Decimal(1), abs(value)):
                value = rounded_value
                break
    return int(value) if value == value.to_integral_value() else value.normalize()


_MAX_RELATIVE_NOISE: Final = Decimal("0.0000001")


def read_objects(json_object: JsonObject, key: str, location: FileLocation) -> Sequence[JsonObject]:
    """Return a list of objects; empty if missing."""
    value = json_object.get(key)
    if value is None or value == "":
        return ()
    if not isinstance(value, list):
        raise BadNotation(
            LocatedFileError(ValueExpected(key, "list", _shorten_value(value)), location)
        )
    for index, item in enumerate(value):
        if not isinstance(item, dict):
            raise BadNotation(
                LocatedFileError(
                    ValueExpected(f"{key}[{index}]", "object", _shorten_value(item)), location
                )
            )
    return value


def read_cards(json_object: JsonObject, key: str, location: FileLocation) -> Cards:
    """Parse cards from a list or from one string; empty if missing."""
    value = json_object.get(key)
    if value is None or value == "" or value == []:
        return ()
    try:
        if isinstance(value, str):
            return parse_cards(value)
        if not isinstance(value, list):
            raise BadNotation(ValueExpected(key, "cards", _shorten_value(value)))
        return tuple([_read_card(text) for text in value])
    except (BadCard, BadNotation) as error:
        raise BadNotation(LocatedFileError(refusal_of(error), location)) from None


@lru_cache(256)
def _parse_card(text: str) -> Card:
    return parse_card(text) if text.strip() else UNKNOWN


def _read_card(value: object) -> Card:
    if type(value) is str:
        return _parse_card(value)
    if value is None:
        return UNKNOWN
    raise BadNotation(NotatedValueInvalid(_shorten_value(value), "card"))


def _shorten_value(value: object) -> str:
    """Return a value as JSON, cut to fit into a message."""
    if value is None:
        return "nothing"
    return f"{value!r:.40}" if not isinstance(value, Decimal) else f"{value!s:.40}"
