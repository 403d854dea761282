"""Ranges of more than two cards, for Omaha and draw: each holding says all its cards.

::

    AsKsQhJh                 cards
    AAxx, AA**               x is any card
    AhXhxx                   a card of a suit: a rank or x, and the suit
    AAKKds, AKQJ$ds, T987ss  double-suited, single-suited; r is rainbow
    QQ+xx, JT98+             all ranks rise together
    KK-TTxx, JT98-7654       from one to another
    random, *, xxxx          any cards

Double-suited has two suits (of five cards or more: at least two) that are held twice, single-suited
just one, rainbow none: every holding is one of the three. ``AAxx`` has aces in the unknown cards,
too. Weights and exclusions are those of the items module. There is no percentage: no order of so
many holdings is kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, cast

import numpy as np

from riverboat.cards import Deck, card_of
from riverboat.equity.ranges.combos import CardPattern
from riverboat.equity.ranges.holding_lists import (
    Suitedness,
    TooManyHoldings,
    all_holdings,
    holdings_matching,
    merge_weighted_lists,
    sorted_unique,
    suitedness_mask,
)
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_holdings import Holdings
from riverboat.equity.ranges.range_items import Item, parse_items
from riverboat.equity.ranges.range_symbols import (
    is_any_cards,
    parse_rank,
    parse_suit,
    resembles_any_cards,
)
from riverboat.kernel.card_masks import Masks
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_called


def parse_omaha(text: str, card_count: int, deck: Deck) -> Holdings:
    """Parse a range of *cards*-card holdings; :class:`BadRange` has the position of a fault."""
    found = parse_items(text)
    written = " ".join(text.split())
    if len(found) == 1 and _is_anything(found[0], card_count):
        return Holdings(None, None, written)
    if all(item.is_excluded for item in found):
        found.insert(0, Item(text, 0, len(text), "random"))
    # Exclusions are applied last.
    found.sort(key=lambda item: item.is_excluded)
    lists = [_holdings_of_item(item, card_count, deck) for item in found]
    try:
        masks, weights = merge_weighted_lists(
            lists, [0.0 if item.is_excluded else item.weight for item in found]
        )
    except TooManyHoldings as many:
        raise BadRange(text, 0, many.refusal, len(text)) from None
    kept = weights > 0
    if not kept.any():
        raise BadRange(text, 0, w.RangeIsEmpty(), len(text))
    return Holdings(masks[kept], weights[kept], written)


def _is_anything(item: Item, cards: int) -> bool:
    """Return True if an item matches any cards, so that it need not be listed."""
    if item.is_excluded or item.last or item.weight < 1:
        return False
    return is_any_cards(item.first, cards)


def _holdings_of_item(item: Item, cards: int, deck: Deck) -> Masks:
    """Return the holdings of an item."""
    try:
        if is_any_cards(item.first, cards) and not item.last:
            return all_holdings(cards, deck)
        lists = [
            _matching_holdings(holes, suits, deck)
            for holes, suits in _patterns_of_item(item, cards)
        ]
    except TooManyHoldings as many:
        raise item.error_at(many.refusal) from None
    chosen = lists[0] if len(lists) == 1 else sorted_unique(np.concatenate(lists))
    if not len(chosen):
        raise item.error_at(w.NoSuchHandInDeck(True, deck.name))
    return chosen


def _matching_holdings(holes: Sequence[CardPattern], suits: Suitedness | None, deck: Deck) -> Masks:
    masks = holdings_matching(holes, deck)
    return masks[suitedness_mask(masks, suits)] if suits else masks


# One item ---------------------------------------------------------------------------------------

_RANK: Final = r"10|[2-9TJQKA]"
_CARD: Final = rf"(?:(?:{_RANK}|[X*])[cdhs♣♦♥♠]?)"
_HOLDING: Final = re.compile(rf"({_CARD}*)(\+?)({_CARD}*?)(?:\$?(ds|ss|r))?", re.IGNORECASE)
_EACH: Final = re.compile(rf"({_RANK}|[X*])([cdhs♣♦♥♠]?)", re.IGNORECASE)


class _ParsedHolding(NamedTuple):
    """A holding as it is written: the cards before and behind ``+``, and its suits."""

    first: list[CardPattern]
    plus: bool
    rest: list[CardPattern]
    suits: Suitedness | None


def _patterns_of_item(item: Item, cards: int) -> list[tuple[list[CardPattern], Suitedness | None]]:
    """Return the holdings in a range item, from the lowest ranks up."""
    one = _parse_holding(item, item.first)
    if not item.last:
        _require_card_count(item, item.first, [*one.first, *one.rest], cards)
        steps = _rising_groups(item, one.first) if one.plus else [one.first]
        return [([*step, *one.rest], one.suits) for step in steps]
    last = _parse_holding(item, item.last, last=True)
    if one.plus or last.plus or one.rest or one.suits:
        raise item.error_at(w.DashBetweenGroups())
    _require_card_count(item, item.last, last.first, cards, last=True)
    size = len(one.first)
    steps = _groups_between(item, one.first, last.first[:size])
    return [([*step, *last.first[size:]], last.suits) for step in steps]


def _parse_holding(item: Item, text: str, *, last: bool = False) -> _ParsedHolding:
    if "%" in text:
        raise item.error_at(w.NoOrderOfSoMany(), last=last)
    found = _HOLDING.fullmatch(text)
    if not found:
        raise _misspelling(item, text, last=last)
    first, rest = _holes(found[1]), _holes(found[3])
    for hole in (held := [*first, *rest]):
        if None not in hole and held.count(hole) > 1:
            twice = card_called(card_of(*cast("tuple[int, int]", hole)))
            raise item.error_at(w.CardMoreThanOnce(twice), last=last)
    suits = cast("Suitedness | None", found[4].lower() if found[4] else None)
    return _ParsedHolding(first, bool(found[2]), rest, suits)


def _holes(text: str) -> list[CardPattern]:
    return [
        CardPattern(parse_rank(rank), parse_suit(suit or "x")) for rank, suit in _EACH.findall(text)
    ]


def _misspelling(item: Item, text: str, *, last: bool) -> BadRange:
    found = re.match(rf"{_CARD}*\+?{_CARD}*", text, re.IGNORECASE)
    good = found[0] if found else ""
    rest = text[len(good) :]
    if resembles_any_cards(text):
        raise item.error_at(w.AnyCardsAreRandom(), last=last)
    why = w.AfterTheseCards(rest, good) if good else w.IsNoHolding(text)
    return item.error_at(why, len(good), last=last)


def _require_card_count(
    item: Item, text: str, held: Sequence[CardPattern], cards: int, *, last: bool = False
) -> None:
    """Reject a holding with too few cards, or too many."""
    if len(held) == cards:
        return
    example = f"AA{'x' * (cards - 2)}" if len(held) < cards else None
    raise item.error_at(w.OtherNumberInHolding(text, len(held), cards, example), last=last)


def _rising_groups(item: Item, group: list[CardPattern]) -> list[list[CardPattern]]:
    """Return a group of ranks and all above it, as high as its highest rank can go."""
    top = max(_ranks(item, group), default=None)
    if top is None:
        raise item.error_at(w.PlusAfterGroup())
    return [_raise_ranks(group, by) for by in range(13 - top)]


def _groups_between(
    item: Item, one: list[CardPattern], other: list[CardPattern]
) -> list[list[CardPattern]]:
    """All groups from one to the other, which has the same gaps."""
    gaps = {high - low for high, low in zip(_ranks(item, one), _ranks(item, other), strict=False)}
    if len(one) != len(other) or len(gaps) != 1:
        raise item.error_at(w.GroupLeadsNoWay(item.first, item.last))
    down = gaps.pop()
    return [_raise_ranks(one, -by) for by in (range(down + 1) if down >= 0 else range(down, 1))]


def _ranks(item: Item, group: Sequence[CardPattern]) -> list[int]:
    ranks = [hole.rank for hole in group if hole.rank is not None and hole.suit is None]
    if len(ranks) < len(group):
        raise item.error_at(w.OnlyRanksRise())
    return ranks


def _raise_ranks(group: Sequence[CardPattern], by: int) -> list[CardPattern]:
    return [CardPattern(hole.rank + by, None) for hole in group if hole.rank is not None]
