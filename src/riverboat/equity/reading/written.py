"""What people write for cards and ranges, or hand over by number, as text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from numbers import Integral, Number
from typing import Any, Literal, TypeAlias, cast

from riverboat.cards import STANDARD, names
from riverboat.equity.ranges.range import Range, text_of_parts
from riverboat.equity.reading.errors import BadEquity
from riverboat.words.refusals.ranges import IsNoCardByNumber, IsNoCardsAtAll

Written: TypeAlias = str | Range | Sequence[int] | Sequence[str]
"""The cards of a player: as people write them, a range, or a list of cards or of hands."""
WrittenCards: TypeAlias = str | Iterable[int] | Iterable[str] | None
"""Cards as people write them, or by number; ``None`` is no cards."""


def text_of(where: str, given: Written) -> str:
    """The cards or the range of a player in the usual notation; what is text stays as it is.

    >>> text_of("player 1", [51, 47])
    'As Ks'
    >>> text_of("player 1", ["As", "Ks"]), text_of("player 1", ["AKs", "QQ+"])
    ('As Ks', 'AKs, QQ+')
    """
    if isinstance(given, str):
        return given
    if isinstance(given, Range):
        return str(given)
    if isinstance(given, bytes) or not isinstance(given, Iterable):
        raise _none(where, given, "hand")
    parts = tuple(given)
    if parts and all(isinstance(part, str) for part in parts):
        return text_of_parts(cast("tuple[str, ...]", parts))
    return _by_number(where, cast("tuple[int, ...]", parts))


def cards_as_text(where: str, given: WrittenCards) -> str:
    """Cards of the board, or dead ones, in the usual notation; text stays as it is."""
    if given is None:
        return ""
    if isinstance(given, str):
        return given
    if isinstance(given, bytes) or not isinstance(given, Iterable):
        raise _none(where, given, "cards")
    parts = tuple(given)
    if parts and all(isinstance(part, str) for part in parts):
        return " ".join(cast("tuple[str, ...]", parts))
    return _by_number(where, cast("tuple[int, ...]", parts))


def _by_number(where: str, given: Iterable[int]) -> str:
    cards: tuple[Any, ...] = tuple(given)
    for place, card in enumerate(cards):
        if not isinstance(card, Integral) or not 0 <= int(card) < len(STANDARD.cards):
            shown = [_shown(each) for each in cards]
            at = len(" ".join(shown[:place])) + (place > 0)
            why = IsNoCardByNumber(shown[place])
            raise BadEquity(where, " ".join(shown), at, why, len(shown[place]))
    return names([int(card) for card in cards])


def _none(where: str, given: object, what: Literal["hand", "cards"]) -> BadEquity:
    """Something is given that is no cards at all."""
    text = _shown(given)
    return BadEquity(where, text, 0, IsNoCardsAtAll(text, what), len(text))


def _shown(given: object) -> str:
    return str(given) if isinstance(given, Number) else repr(given)
