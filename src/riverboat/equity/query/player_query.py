"""Parsing of one player's cards or range, by the game's rules."""

from __future__ import annotations

import re
from typing import Final

from riverboat.equity.equity_games import EquityGame
from riverboat.equity.query.board_query import CARD_PATTERN, check_in_deck
from riverboat.equity.query.equity_errors import BadEquity
from riverboat.equity.query.equity_question import PlayerHolding
from riverboat.equity.query.query_text import HoldingLike
from riverboat.equity.ranges.holding_lists import TooManyHoldings
from riverboat.equity.ranges.known_cards import parse_known
from riverboat.equity.ranges.range import Range
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_parsing import parse_range
from riverboat.equity.ranges.range_symbols import is_any_cards
from riverboat.words.refusals import ranges as w


def parse_player(source: str, value: HoldingLike, text: str, game: EquityGame) -> PlayerHolding:
    """Return the holding of a player, given as *value* and in range notation as *text*.

    Raise :class:`BadEquity`, which names *source*, if the text is invalid.
    """
    if isinstance(value, Range):
        return _parse_range_player(source, text, value, game)
    if is_any_cards(text, game.cards):
        return PlayerHolding(text, unknown=game.cards)
    try:
        if not game.has_ranges or _is_exact_cards(text, game):
            known_cards = parse_known(text, game.cards)
            check_in_deck(source, text, known_cards.cards, game)
            return PlayerHolding(
                text, known_cards.cards, unknown=game.cards - len(known_cards.cards)
            )
        return _parse_range_player(source, text, parse_range(text, game.cards, game.deck), game)
    except BadEquity:
        raise
    except BadRange as error:
        raise BadEquity.of(source, error) from None
    except TooManyHoldings as too_many:
        raise BadEquity(source, text, 0, too_many.refusal, len(text)) from None


def _is_exact_cards(text: str, game: EquityGame) -> bool:
    """Return True if the text is one whole holding; in draw games ``x`` is an unknown card.

    A text with more cards than a holding has is not exact: it lists several holdings.
    """
    if game.has_unknown_cards:
        return (
            bool(_KNOWN_HOLDING_PATTERN.fullmatch(text))
            and len(_CARD_OR_UNKNOWN_PATTERN.findall(text)) <= game.cards
        )
    return bool(_CARDS_PATTERN.fullmatch(text)) and len(CARD_PATTERN.findall(text)) == game.cards


_CARDS_PATTERN: Final = re.compile(rf"(?:{CARD_PATTERN.pattern}|\s+)+", re.IGNORECASE)
_CARD_OR_UNKNOWN_PATTERN: Final = re.compile(rf"{CARD_PATTERN.pattern}|[x*]|\?\?", re.IGNORECASE)
_KNOWN_HOLDING_PATTERN: Final = re.compile(
    rf"(?:{_CARD_OR_UNKNOWN_PATTERN.pattern}|[\s,/()|]+)+", re.IGNORECASE
)


def _parse_range_player(
    source: str, text: str, holding_range: Range, game: EquityGame
) -> PlayerHolding:
    if not game.has_ranges:
        raise BadEquity(source, text, 0, w.RangesUnsupportedInGame(game.name), len(text))
    if holding_range.size != game.cards:
        raise BadEquity(
            source,
            text,
            0,
            w.HoleCardCountMismatch(game.name, game.cards, holding_range.size),
            len(text),
        )
    if holding_range.deck != game.deck:
        raise BadEquity(source, text, 0, w.RangeDeckMismatch(game.name, game.deck.name), len(text))
    if not len(holding_range):
        raise BadEquity(source, text, 0, w.RangeWithoutWeight(), len(text))
    if holding_range.everything:
        return PlayerHolding(text, unknown=game.cards)
    if holding_range.only is not None:
        return PlayerHolding(text, holding_range.only, weight=holding_range.total)
    return PlayerHolding(text, holding_range=holding_range)
