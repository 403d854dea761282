"""Fields of an object, read with care: what is missing, what is of the wrong kind, and where.

The format's own examples are not strict about kinds (a number may be written as a text, and no
cards as ``""``), so nothing here is refused that can mean one thing only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import Any, Final

from riverboat.cards import UNKNOWN, BadCard, Card, Cards, parse_card, parse_cards
from riverboat.engine.asked.errors import reason_of
from riverboat.notation.amounts import Amount, check_amount, parse_amount
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.written import At, Expected, IsNo, Where

Object = Mapping[str, Any]


def text_in(thing: Object, key: str, otherwise: str = "") -> str:
    """A text, or a number taken as one; anything else is as good as nothing."""
    value = thing.get(key)
    if type(value) is str and value.isascii():
        return value
    if isinstance(value, (str, int, Decimal)) and not isinstance(value, bool):
        return _clean(str(value))
    return otherwise


def _clean(text: str) -> str:
    """The text without what no file can hold: half a letter, escaped."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode()


def whole_in(thing: Object, key: str, where: Where) -> int:
    """A whole number that has to be there: a seat, an id."""
    value = thing.get(key)
    if isinstance(value, str) and _is_whole(value):
        return int(value)
    if isinstance(value, Decimal) and value == value.to_integral_value():
        value = int(value)
    if type(value) is not int or not -_MOST <= value <= _MOST:
        raise BadNotation(At(Expected(key, "whole", _shown(value)), where))
    return value


def _is_whole(text: str) -> bool:
    return len(text) < 12 and text.removeprefix("-").isdigit() and text.isascii()


_MOST: Final = 10**12


def maybe_whole(thing: Object, key: str, where: Where) -> int | None:
    """A whole number, if there is one."""
    return None if thing.get(key) in (None, "") else whole_in(thing, key, where)


def amount_in(thing: Object, key: str, where: Where, least: int = 0) -> Amount:
    """An amount of chips; nothing written is nothing."""
    value = thing.get(key)
    if type(value) is int and least <= value <= _MOST:
        return value
    try:
        if isinstance(value, (bool, list, dict)):
            raise BadNotation(IsNo(_shown(value), "amount"))
        return _amount(value, least)
    except BadNotation as why:
        raise BadNotation(At(At(why.refusal, key), where)) from None


@lru_cache(1 << 14)
def _amount(value: Any, least: int) -> Amount:
    if value is None or value == "":
        return 0
    if isinstance(value, str):
        value = parse_amount(value.strip())
    found = check_amount(value, least)
    if not isinstance(found, Decimal):
        return found
    return _without_noise(found)


def _without_noise(value: Decimal) -> Amount:
    """The amount that was meant: 0.30000000000000004 is what binary arithmetic makes of 0.3."""
    places = value.as_tuple().exponent
    if isinstance(places, int) and places < -6:
        for fewer in (2, 4, 6):
            near = round(value, fewer)
            if abs(value - near) <= _NOISE * max(Decimal(1), abs(value)):
                value = near
                break
    return int(value) if value == value.to_integral_value() else value.normalize()


_NOISE: Final = Decimal("0.0000001")


def objects_in(thing: Object, key: str, where: Where) -> Sequence[Object]:
    """A list of objects; nothing written is none."""
    value = thing.get(key)
    if value is None or value == "":
        return ()
    if not isinstance(value, list):
        raise BadNotation(At(Expected(key, "list", _shown(value)), where))
    for k, each in enumerate(value):
        if not isinstance(each, dict):
            raise BadNotation(At(Expected(f"{key}[{k}]", "object", _shown(each)), where))
    return value


def cards_in(thing: Object, key: str, where: Where) -> Cards:
    """Cards, as a list or run together; nothing written is none."""
    value = thing.get(key)
    if value is None or value == "" or value == []:
        return ()
    try:
        if isinstance(value, str):
            return parse_cards(value)
        if not isinstance(value, list):
            raise BadNotation(Expected(key, "cards", _shown(value)))
        return tuple([_card_in(each) for each in value])
    except (BadCard, BadNotation) as why:
        raise BadNotation(At(reason_of(why), where)) from None


@lru_cache(256)
def _card(text: str) -> Card:
    return parse_card(text) if text.strip() else UNKNOWN


def _card_in(value: object) -> Card:
    """One of a list; nothing is a card that is not known."""
    if type(value) is str:
        return _card(value)
    if value is None:
        return UNKNOWN
    raise BadNotation(IsNo(_shown(value), "card"))


def _shown(value: object) -> str:
    """A value as the file has it, as far as it fits into a message."""
    if value is None:
        return "nothing"
    return f"{value!r:.40}" if not isinstance(value, Decimal) else f"{value!s:.40}"
