"""Ranges of two cards, for hold'em, as people write them, read into weights.

::

    AA, AKs, AKo, AK         a hand; AK is suited and offsuit
    22+, A2s+, KTo+          pairs and better; better kickers
    JTs+                     neighbours rise together: JTs, QJs, KQs, AKs
    TT-77, KTo-KQo, JTs-54s  from one to another; also of cards, AsKs-AsTs
    AsKd, AsK, AhXh, AxKs    cards; X is any rank, x behind a rank any suit
    AX, Axs, XXo             any kicker; any two offsuit cards
    30%, top 30%, 10-30%     the best of the 169 hands, in the order of order.BEST_FIRST
    random, *, any two cards any hand at all
    55:0.5, !55, except 55   weights and exclusions: see the items module

What is written later has the last word: in ``22+, 55:0.5`` fives have half their weight. What is
left out stays out, wherever it stands. A percentage takes whole hands, as many as come nearest.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from riverboat.cards import Card, Deck, card_of
from riverboat.equity.ranges.combos import (
    HIGH_RANK,
    IS_SUITED,
    LOW_RANK,
    CardPattern,
    ComboMask,
    combos_in_deck,
    combos_matching,
    combos_of_hands,
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
from riverboat.equity.ranges.top_percent import top_percent
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_called


def parse_holdem(text: str, deck: Deck) -> Holdings:
    """Parse a two-card range; :class:`BadRange` has the position of a fault."""
    dealt = combos_in_deck(deck)
    weights, out = np.zeros(len(dealt)), np.zeros(len(dealt), np.bool_)
    found = parse_items(text)
    if all(item.is_excluded for item in found):
        weights[dealt] = 1.0
    for item in found:
        chosen = _combos_of_item(item, deck) & dealt
        if not chosen.any():
            raise item.error_at(w.NoSuchHandInDeck(False, deck.name))
        if item.is_excluded:
            out |= chosen
        else:
            weights[chosen] = item.weight
    weights[out] = 0.0
    if not weights.any():
        raise BadRange(text, 0, w.RangeIsEmpty(), len(text))
    return Holdings(HOLE_MASKS, weights, text)


def _combos_of_item(item: Item, deck: Deck) -> ComboMask:
    """Return the combinations of an item."""
    if is_any_cards(item.first, 2) and not item.last:
        return np.ones(len(HOLE_MASKS), np.bool_)
    if "%" in item.first + item.last or item.first.casefold().startswith("top"):
        return top_percent(item, deck)
    first = _parse_hand(item, item.first)
    if item.last:
        return _dash_combos(item, first, _parse_hand(item, item.last, last=True))
    return _plus_combos(first) if first.plus else _exact_combos(item, first)


# One hand -------------------------------------------------------------------------------------


class _Hand(NamedTuple):
    """A parsed hand; ``kind`` is ``s``, ``o`` or empty, ``cards`` is True if it names suits."""

    first: CardPattern
    second: CardPattern
    kind: str = ""
    plus: bool = False
    cards: bool = False


_RANK: Final = r"(10|[2-9TJQKAX*])"
_SUIT: Final = r"([cdhs♣♦♥♠])"
_ANY_SUIT: Final = r"([cdhs♣♦♥♠x*])"
_FORMS: Final = [
    re.compile(form, re.IGNORECASE)
    for form in (
        rf"{_RANK}{_RANK}([so]?)(\+?)",
        rf"{_RANK}{_ANY_SUIT}{_RANK}{_ANY_SUIT}",
        rf"{_RANK}{_SUIT}{_RANK}",
    )
]
_BEGINNING: Final = re.compile(rf"{_RANK}(?:{_RANK}[so]?|{_SUIT}(?:{_RANK}{_ANY_SUIT}?)?)?", re.I)


def _parse_hand(item: Item, text: str, *, last: bool = False) -> _Hand:
    """Parse one hand, and raise :class:`BadRange` at the first fault."""
    ranks, cards, one_suit = (form.fullmatch(text) for form in _FORMS)
    if ranks:
        first, second = (
            CardPattern(parse_rank(ranks[1]), None),
            CardPattern(parse_rank(ranks[2]), None),
        )
        hand = _Hand(first, second, kind=ranks[3].lower(), plus=bool(ranks[4]))
    elif found := cards or one_suit:
        high, suit, low, other = (*found.groups(), "x")[:4]
        first, second = (
            CardPattern(parse_rank(high), parse_suit(suit)),
            CardPattern(parse_rank(low), parse_suit(other)),
        )
        hand = _Hand(first, second, cards=True)
    else:
        raise _misspelling(item, text, last=last)
    why = _why_impossible(hand, text)
    if why:
        raise item.error_at(why, last=last)
    return hand


def _why_impossible(hand: _Hand, text: str) -> Refusal | None:
    """Return the reason that a hand cannot exist, or ``None``."""
    first, second = hand.first, hand.second
    if first == second and None not in first:
        return w.CardTwiceInHand(card_called(_card(first)))
    if hand.kind and first.rank is not None and first.rank == second.rank:
        return w.PairHasNoSuits(text[:-1].rstrip("sSoO"))
    if hand.plus and (first.rank is None or second.rank is None):
        return w.PlusNeedsTwoRanks(text[:-1])
    return None


def _misspelling(item: Item, text: str, *, last: bool) -> BadRange:
    found = _BEGINNING.match(text)
    good = found[0] if found else ""
    rest = text[len(good) :]
    why: Refusal
    if resembles_any_cards(text):
        raise item.error_at(w.AnyCardsAreRandom(), last=last)
    if not good:
        why = w.IsNoHandOfRange(text)
    elif not rest:
        why = w.IsOneCard(text)
    elif good[0] in "xX*" and re.fullmatch(_SUIT, rest, re.I):
        # Not read as that: with s for the suit, xAs is any suited ace.
        card = good[1:] + rest
        why = w.AnyBesideIsX(rest, good, card)
    elif re.fullmatch(rf"{_RANK}{_RANK}", good, re.I):
        why = w.AfterTwoRanks(rest, good)
    elif rest == "+":
        why = w.PlusAfterSuits(good)
    elif len(good) < 3:
        why = w.AfterOneCard(rest, good)
    else:
        why = w.AfterTwoCards(rest, good)
    return item.error_at(why, len(good) if rest else 0, last=last)


def _card(hole: CardPattern) -> Card:
    assert hole.rank is not None
    assert hole.suit is not None
    return card_of(hole.rank, hole.suit)


# Hand classes -----------------------------------------------------------------------------------


def _exact_combos(item: Item, hand: _Hand) -> ComboMask:
    chosen = combos_matching(hand.first, hand.second)
    if hand.kind:
        chosen = chosen & (IS_SUITED if hand.kind == "s" else ~IS_SUITED & (HIGH_RANK != LOW_RANK))
    if not chosen.any():
        raise item.error_at(w.NoSuchHandInRange())
    return chosen


def _plus_combos(hand: _Hand) -> ComboMask:
    high, low = _ranks(hand)
    if high - low <= 1:  # pairs and neighbours rise together
        return combos_of_hands([(high + k, low + k) for k in range(13 - high)], hand.kind)
    return combos_of_hands([(high, kicker) for kicker in range(low, high)], hand.kind)


def _dash_combos(item: Item, first: _Hand, last: _Hand) -> ComboMask:
    for hand, text in ((first, item.first), (last, item.last)):
        if hand.plus or None in (hand.first.rank, hand.second.rank):
            why = w.DashBetweenHands(text)
            raise item.error_at(why, last=hand is last)
    ends = f"{item.first} and {item.last}"
    if first.cards != last.cards:
        raise item.error_at(w.EndsDiffer("say", ends))
    if _suits(first) != _suits(last):
        raise item.error_at(w.EndsDiffer("suits", ends))
    if first.kind != last.kind:
        raise item.error_at(w.EndsDiffer("kind", ends))
    steps = _ranks_between(item, _ranks(first), _ranks(last))
    if not first.cards:
        return combos_of_hands(steps, first.kind)
    chosen = np.zeros(len(HOLE_MASKS), np.bool_)
    suit, other = _suits(first)
    for high, low in steps:
        chosen |= combos_matching(CardPattern(high, suit), CardPattern(low, other))
    return chosen


def _ranks_between(item: Item, first: _RankPair, last: _RankPair) -> list[_RankPair]:
    """Yield the ranks of all hands from one to another."""
    (high, low), (other_high, other_low) = first, last
    if high - low == other_high - other_low:
        bottom, top = sorted((high, other_high))
        return [(rank, rank - high + low) for rank in range(bottom, top + 1)]
    if high == other_high and low != high and other_low != high:
        bottom, top = sorted((low, other_low))
        return [(high, kicker) for kicker in range(bottom, top + 1)]
    raise item.error_at(w.LeadsNoWay(item.first, item.last))


_RankPair: TypeAlias = tuple[int, int]


def _ranks(hand: _Hand) -> _RankPair:
    """Return the ranks of a hand, higher first."""
    assert hand.first.rank is not None
    assert hand.second.rank is not None
    return max(hand.first.rank, hand.second.rank), min(hand.first.rank, hand.second.rank)


def _suits(hand: _Hand) -> list[int | None]:
    """Return the suits of a hand as its ranks go, higher first; those of a pair in one order
    always.
    """
    first, second = hand.first, hand.second
    assert first.rank is not None
    assert second.rank is not None
    if first.rank == second.rank:
        return sorted((first.suit, second.suit), key=lambda suit: -1 if suit is None else suit)
    return [first.suit, second.suit] if first.rank > second.rank else [second.suit, first.suit]
