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
from riverboat.equity.ranges.combos import Hole
from riverboat.equity.ranges.errors import BadRange
from riverboat.equity.ranges.holdings import Holdings
from riverboat.equity.ranges.items import Item, items
from riverboat.equity.ranges.letters import (
    any_cards,
    nearly_any_cards,
    rank_in,
    suit_in,
)
from riverboat.equity.ranges.lists import (
    Suits,
    TooMany,
    all_masks,
    distinct,
    fitting,
    last_word,
    suited,
)
from riverboat.kernel.cards import Masks
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_called


def parse_long(text: str, cards: int, deck: Deck) -> Holdings:
    """Read a range of holdings of so many cards; :class:`BadRange` says where it is none."""
    found = items(text)
    written = " ".join(text.split())
    if len(found) == 1 and _is_anything(found[0], cards):
        return Holdings(None, None, written)
    if all(item.out for item in found):
        found.insert(0, Item(text, 0, len(text), "random"))
    # What is left out has the last word.
    found.sort(key=lambda item: item.out)
    lists = [_chosen(item, cards, deck) for item in found]
    try:
        masks, weights = last_word(lists, [0.0 if item.out else item.weight for item in found])
    except TooMany as many:
        raise BadRange(text, 0, many.refusal, len(text)) from None
    kept = weights > 0
    if not kept.any():
        raise BadRange(text, 0, w.RangeIsEmpty(), len(text))
    return Holdings(masks[kept], weights[kept], written)


def _is_anything(item: Item, cards: int) -> bool:
    """Whether an item is any cards at all, so that no list of them is needed."""
    if item.out or item.last or item.weight < 1:
        return False
    return any_cards(item.first, cards)


def _chosen(item: Item, cards: int, deck: Deck) -> Masks:
    """The holdings that an item means."""
    try:
        if any_cards(item.first, cards) and not item.last:
            return all_masks(cards, deck)
        lists = [_listed(holes, suits, deck) for holes, suits in _meant(item, cards)]
    except TooMany as many:
        raise item.bad(many.refusal) from None
    chosen = lists[0] if len(lists) == 1 else distinct(np.concatenate(lists))
    if not len(chosen):
        raise item.bad(w.NoSuchHandInDeck(True, deck.name))
    return chosen


def _listed(holes: Sequence[Hole], suits: Suits | None, deck: Deck) -> Masks:
    masks = fitting(holes, deck)
    return masks[suited(masks, suits)] if suits else masks


# One item ---------------------------------------------------------------------------------------

_RANK: Final = r"10|[2-9TJQKA]"
_CARD: Final = rf"(?:(?:{_RANK}|[X*])[cdhs♣♦♥♠]?)"
_HOLDING: Final = re.compile(rf"({_CARD}*)(\+?)({_CARD}*?)(?:\$?(ds|ss|r))?", re.IGNORECASE)
_EACH: Final = re.compile(rf"({_RANK}|[X*])([cdhs♣♦♥♠]?)", re.IGNORECASE)


class _Written(NamedTuple):
    """A holding as it is written: the cards before and behind ``+``, and its suits."""

    first: list[Hole]
    plus: bool
    rest: list[Hole]
    suits: Suits | None


def _meant(item: Item, cards: int) -> list[tuple[list[Hole], Suits | None]]:
    """The holdings that an item runs through, from the lowest ranks up."""
    one = _read(item, item.first)
    if not item.last:
        _complete(item, item.first, [*one.first, *one.rest], cards)
        steps = _rising(item, one.first) if one.plus else [one.first]
        return [([*step, *one.rest], one.suits) for step in steps]
    last = _read(item, item.last, last=True)
    if one.plus or last.plus or one.rest or one.suits:
        raise item.bad(w.DashBetweenGroups())
    _complete(item, item.last, last.first, cards, last=True)
    size = len(one.first)
    steps = _between(item, one.first, last.first[:size])
    return [([*step, *last.first[size:]], last.suits) for step in steps]


def _read(item: Item, text: str, *, last: bool = False) -> _Written:
    if "%" in text:
        raise item.bad(w.NoOrderOfSoMany(), last=last)
    found = _HOLDING.fullmatch(text)
    if not found:
        raise _misspelt(item, text, last=last)
    first, rest = _holes(found[1]), _holes(found[3])
    for hole in (held := [*first, *rest]):
        if None not in hole and held.count(hole) > 1:
            twice = card_called(card_of(*cast("tuple[int, int]", hole)))
            raise item.bad(w.CardMoreThanOnce(twice), last=last)
    suits = cast("Suits | None", found[4].lower() if found[4] else None)
    return _Written(first, bool(found[2]), rest, suits)


def _holes(text: str) -> list[Hole]:
    return [Hole(rank_in(rank), suit_in(suit or "x")) for rank, suit in _EACH.findall(text)]


def _misspelt(item: Item, text: str, *, last: bool) -> BadRange:
    found = re.match(rf"{_CARD}*\+?{_CARD}*", text, re.IGNORECASE)
    good = found[0] if found else ""
    rest = text[len(good) :]
    if nearly_any_cards(text):
        raise item.bad(w.AnyCardsAreRandom(), last=last)
    why = w.AfterTheseCards(rest, good) if good else w.IsNoHolding(text)
    return item.bad(why, len(good), last=last)


def _complete(
    item: Item, text: str, held: Sequence[Hole], cards: int, *, last: bool = False
) -> None:
    """Refuse a holding that has too few cards, or too many."""
    if len(held) == cards:
        return
    example = f"AA{'x' * (cards - 2)}" if len(held) < cards else None
    raise item.bad(w.OtherNumberInHolding(text, len(held), cards, example), last=last)


def _rising(item: Item, group: list[Hole]) -> list[list[Hole]]:
    """A group of ranks and all above it, as high as its highest rank can go."""
    top = max(_ranks(item, group), default=None)
    if top is None:
        raise item.bad(w.PlusAfterGroup())
    return [_raised(group, by) for by in range(13 - top)]


def _between(item: Item, one: list[Hole], other: list[Hole]) -> list[list[Hole]]:
    """All groups from one to the other, which has the same gaps."""
    gaps = {high - low for high, low in zip(_ranks(item, one), _ranks(item, other), strict=False)}
    if len(one) != len(other) or len(gaps) != 1:
        raise item.bad(w.GroupLeadsNoWay(item.first, item.last))
    down = gaps.pop()
    return [_raised(one, -by) for by in (range(down + 1) if down >= 0 else range(down, 1))]


def _ranks(item: Item, group: Sequence[Hole]) -> list[int]:
    ranks = [hole.rank for hole in group if hole.rank is not None and hole.suit is None]
    if len(ranks) < len(group):
        raise item.bad(w.OnlyRanksRise())
    return ranks


def _raised(group: Sequence[Hole], by: int) -> list[Hole]:
    return [Hole(hole.rank + by, None) for hole in group if hole.rank is not None]
