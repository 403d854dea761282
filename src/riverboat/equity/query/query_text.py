"""Conversion of cards and ranges, given as text or as numbers, to text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from numbers import Integral, Number
from typing import Any, Literal, TypeAlias, cast

from riverboat.cards import STANDARD, card_names
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.ranges.range import Range, join_range_parts
from riverboat.words.refusals.ranges import CardNumberInvalid, CardsValueInvalid

HoldingLike: TypeAlias = str | Range | Sequence[int] | Sequence[str]
"""A player's cards: text, a range, or a list of cards or of hands."""
CardsOrText: TypeAlias = str | Iterable[int] | Iterable[str] | None
"""Cards as text or by number; ``None`` means no cards."""


def format_holding(source: str, value: HoldingLike) -> str:
    """Return a player's cards or range in range notation; text is returned unchanged."""
    if isinstance(value, str):
        return value
    if isinstance(value, Range):
        return str(value)
    if isinstance(value, bytes) or not isinstance(value, Iterable):
        raise _build_wrong_type_error(source, value, "hand")
    items = tuple(value)
    if items and all(isinstance(item, str) for item in items):
        return join_range_parts(cast("tuple[str, ...]", items))
    return _format_card_numbers(source, cast("tuple[int, ...]", items))


def format_cards(source: str, value: CardsOrText) -> str:
    """Return board or dead cards as text; text is returned unchanged."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, bytes) or not isinstance(value, Iterable):
        raise _build_wrong_type_error(source, value, "cards")
    items = tuple(value)
    if items and all(isinstance(item, str) for item in items):
        return " ".join(cast("tuple[str, ...]", items))
    return _format_card_numbers(source, cast("tuple[int, ...]", items))


def _format_card_numbers(source: str, value: Iterable[int]) -> str:
    cards: tuple[Any, ...] = tuple(value)
    for index, card in enumerate(cards):
        if not isinstance(card, Integral) or not 0 <= int(card) < len(STANDARD.cards):
            shortened_cards = [_truncate_value(card) for card in cards]
            position = len(" ".join(shortened_cards[:index])) + (index > 0)
            reason = CardNumberInvalid(shortened_cards[index])
            raise BadEquity(
                source, " ".join(shortened_cards), position, reason, len(shortened_cards[index])
            )
    return card_names([int(card) for card in cards])


def _build_wrong_type_error(
    source: str, value: object, expected_kind: Literal["hand", "cards"]
) -> BadEquity:
    text = _truncate_value(value)
    return BadEquity(source, text, 0, CardsValueInvalid(text, expected_kind), len(text))


def _truncate_value(value: object) -> str:
    return str(value) if isinstance(value, Number) else repr(value)
