"""One player's cards or range, in the terms of the game."""

from __future__ import annotations

import re
from typing import Final

from riverboat.equity.games import EquityGame
from riverboat.equity.ranges.errors import BadRange
from riverboat.equity.ranges.known import parse_known
from riverboat.equity.ranges.letters import any_cards
from riverboat.equity.ranges.lists import TooMany
from riverboat.equity.ranges.parsing import parse_range
from riverboat.equity.ranges.range import Range
from riverboat.equity.reading.cards import CARD, check_in_deck
from riverboat.equity.reading.deal import KnownPlayer
from riverboat.equity.reading.errors import BadEquity
from riverboat.equity.reading.written import Written
from riverboat.words.refusals import ranges as w


def read_player(where: str, given: Written, text: str, game: EquityGame) -> KnownPlayer:
    """A player, from what was given for them and the same as text."""
    if isinstance(given, Range):
        return _ranged(where, text, given, game)
    if any_cards(text, game.cards):
        return KnownPlayer(text, unknown=game.cards)
    try:
        if not game.has_ranges or _all_known(text, game):
            known = parse_known(text, game.cards)
            check_in_deck(where, text, known.cards, game)
            return KnownPlayer(text, known.cards, unknown=game.cards - len(known.cards))
        return _ranged(where, text, parse_range(text, game.cards, game.deck), game)
    except BadEquity:
        raise
    except BadRange as bad:
        raise BadEquity.of(where, bad) from None
    except TooMany as too_many:
        raise BadEquity(where, text, 0, too_many.refusal, len(text)) from None


def _all_known(text: str, game: EquityGame) -> bool:
    """Whether the text is a whole holding or, in draw, cards and ``x`` for each unknown one.

    More cards than a player has are several holdings.
    """
    if game.has_unknown_cards:
        return bool(_KNOWN.fullmatch(text)) and len(_EACH.findall(text)) <= game.cards
    return bool(_CARDS.fullmatch(text)) and len(CARD.findall(text)) == game.cards


_CARDS: Final = re.compile(rf"(?:{CARD.pattern}|\s+)+", re.IGNORECASE)
_EACH: Final = re.compile(rf"{CARD.pattern}|[x*]|\?\?", re.IGNORECASE)
_KNOWN: Final = re.compile(rf"(?:{_EACH.pattern}|[\s,/()|]+)+", re.IGNORECASE)


def _ranged(where: str, text: str, held: Range, game: EquityGame) -> KnownPlayer:
    if not game.has_ranges:
        raise BadEquity(where, text, 0, w.NoRangesHere(game.name), len(text))
    if held.size != game.cards:
        raise BadEquity(
            where, text, 0, w.HoldingsOfOtherSize(game.name, game.cards, held.size), len(text)
        )
    if held.deck != game.deck:
        raise BadEquity(where, text, 0, w.RangeOfOtherDeck(game.name, game.deck.name), len(text))
    if not len(held):
        raise BadEquity(where, text, 0, w.NoWeightInRange(), len(text))
    if held.everything:
        return KnownPlayer(text, unknown=game.cards)
    if held.only is not None:
        return KnownPlayer(text, held.only, weight=held.total)
    return KnownPlayer(text, held=held)
