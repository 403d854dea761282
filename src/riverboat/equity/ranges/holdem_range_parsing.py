"""Parser of two-card ranges in the usual notation, for hold'em.

::

    AA, AKs, AKo, AK         a hand; AK is suited and offsuit
    22+, A2s+, KTo+          pairs and better; better kickers
    JTs+                     neighbours rise together: JTs, QJs, KQs, AKs
    TT-77, KTo-KQo, JTs-54s  from one to another; also of cards, AsKs-AsTs
    AsKd, AsK, AhXh, AxKs    cards; X is any rank, x behind a rank any suit
    AX, Axs, XXo             any kicker; any two offsuit cards
    30%, top 30%, 10-30%     the best of the 169 hands, in the order of BEST_FIRST
    random, *, any two cards any hand at all
    55:0.5, !55, except 55   weights and exclusions (range_items)

A later item overrides an earlier one: in ``22+, 55:0.5`` fives have half their weight. An exclusion
applies wherever it stands. A percentage takes the number of whole hands that comes nearest.
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
    list_combos,
    list_deck_combos,
    match_combos,
)
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_holdings import Holdings
from riverboat.equity.ranges.range_items import RangeItem, parse_items
from riverboat.equity.ranges.range_symbols import (
    is_any_cards,
    parse_rank,
    parse_suit,
    resembles_any_cards,
)
from riverboat.equity.ranges.top_percent import parse_top_percent
from riverboat.kernel.card_masks import HOLE_MASKS
from riverboat.words import Refusal
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_phrase


def parse_holdem(text: str, deck: Deck) -> Holdings:
    """Parse a two-card range; :class:`BadRange` has the position of a fault."""
    is_in_deck = list_deck_combos(deck)
    weights, is_excluded = np.zeros(len(is_in_deck)), np.zeros(len(is_in_deck), np.bool_)
    items = parse_items(text)
    if all(item.is_excluded for item in items):
        weights[is_in_deck] = 1.0
    for item in items:
        is_chosen = _match_item_combos(item, deck) & is_in_deck
        if not is_chosen.any():
            raise item.build_error(w.NoSuchHandInDeck(False, deck.name))
        if item.is_excluded:
            is_excluded |= is_chosen
        else:
            weights[is_chosen] = item.weight
    weights[is_excluded] = 0.0
    if not weights.any():
        raise BadRange(text, 0, w.RangeEmpty(), len(text))
    return Holdings(HOLE_MASKS, weights, text)


def _match_item_combos(item: RangeItem, deck: Deck) -> ComboMask:
    if is_any_cards(item.first, 2) and not item.last:
        return np.ones(len(HOLE_MASKS), np.bool_)
    if "%" in item.first + item.last or item.first.casefold().startswith("top"):
        return parse_top_percent(item, deck)
    first_hand = _parse_hand(item, item.first)
    if item.last:
        return _compute_dash_combos(
            item, first_hand, _parse_hand(item, item.last, is_span_end=True)
        )
    return (
        _compute_plus_combos(first_hand)
        if first_hand.has_plus
        else _compute_exact_combos(item, first_hand)
    )


class _Hand(NamedTuple):
    """A parsed hand: the patterns of its two cards, and the suffixes of its notation."""

    first: CardPattern
    second: CardPattern
    suitedness: str = ""
    """``s`` for suited, ``o`` for offsuit, or empty."""
    has_plus: bool = False
    has_suits: bool = False
    """True if the text names suits, as in ``AsKd``."""


_RANK: Final = r"(10|[2-9TJQKAX*])"
_SUIT: Final = r"([cdhs♣♦♥♠])"
_ANY_SUIT: Final = r"([cdhs♣♦♥♠x*])"
_HAND_PATTERNS: Final = [
    re.compile(pattern_text, re.IGNORECASE)
    for pattern_text in (
        rf"{_RANK}{_RANK}([so]?)(\+?)",
        rf"{_RANK}{_ANY_SUIT}{_RANK}{_ANY_SUIT}",
        rf"{_RANK}{_SUIT}{_RANK}",
    )
]
_VALID_PREFIX_PATTERN: Final = re.compile(
    rf"{_RANK}(?:{_RANK}[so]?|{_SUIT}(?:{_RANK}{_ANY_SUIT}?)?)?", re.I
)


def _parse_hand(item: RangeItem, text: str, *, is_span_end: bool = False) -> _Hand:
    """Parse one hand, and raise :class:`BadRange` at the first fault."""
    rank_match, card_match, suit_match = (pattern.fullmatch(text) for pattern in _HAND_PATTERNS)
    if rank_match:
        first_pattern, second_pattern = (
            CardPattern(parse_rank(rank_match[1]), None),
            CardPattern(parse_rank(rank_match[2]), None),
        )
        hand = _Hand(
            first_pattern,
            second_pattern,
            suitedness=rank_match[3].lower(),
            has_plus=bool(rank_match[4]),
        )
    elif match := card_match or suit_match:
        first_rank_text, first_suit_text, second_rank_text, second_suit_text = (
            *match.groups(),
            "x",
        )[:4]
        first_pattern, second_pattern = (
            CardPattern(parse_rank(first_rank_text), parse_suit(first_suit_text)),
            CardPattern(parse_rank(second_rank_text), parse_suit(second_suit_text)),
        )
        hand = _Hand(first_pattern, second_pattern, has_suits=True)
    else:
        raise _build_misspelling_error(item, text, is_span_end=is_span_end)
    reason = _find_impossibility(hand, text)
    if reason:
        raise item.build_error(reason, is_span_end=is_span_end)
    return hand


def _find_impossibility(hand: _Hand, text: str) -> Refusal | None:
    """Return the reason that a hand cannot exist, or ``None``."""
    first_pattern, second_pattern = hand.first, hand.second
    if first_pattern == second_pattern and None not in first_pattern:
        return w.CardRepeatedInHand(card_phrase(_to_card(first_pattern)))
    if (
        hand.suitedness
        and first_pattern.rank is not None
        and first_pattern.rank == second_pattern.rank
    ):
        return w.PairWithSuits(text[:-1].rstrip("sSoO"))
    if hand.has_plus and (first_pattern.rank is None or second_pattern.rank is None):
        return w.PlusNotationInvalid(text[:-1])
    return None


def _build_misspelling_error(item: RangeItem, text: str, *, is_span_end: bool) -> BadRange:
    match = _VALID_PREFIX_PATTERN.match(text)
    valid_prefix = match[0] if match else ""
    invalid_suffix = text[len(valid_prefix) :]
    reason: Refusal
    if resembles_any_cards(text):
        raise item.build_error(w.RandomHandNotation(), is_span_end=is_span_end)
    if not valid_prefix:
        reason = w.RangeHandInvalid(text)
    elif not invalid_suffix:
        reason = w.SingleCardGiven(text)
    elif valid_prefix[0] in "xX*" and re.fullmatch(_SUIT, invalid_suffix, re.I):
        # Not read as that: with s for the suit, xAs is any suited ace.
        card = valid_prefix[1:] + invalid_suffix
        reason = w.AnyCardNotationInvalid(invalid_suffix, valid_prefix, card)
    elif re.fullmatch(rf"{_RANK}{_RANK}", valid_prefix, re.I):
        reason = w.TextAfterRanks(invalid_suffix, valid_prefix)
    elif invalid_suffix == "+":
        reason = w.PlusAfterSuits(valid_prefix)
    elif len(valid_prefix) < 3:
        reason = w.TextAfterCard(invalid_suffix, valid_prefix)
    else:
        reason = w.TextAfterHand(invalid_suffix, valid_prefix)
    return item.build_error(
        reason, len(valid_prefix) if invalid_suffix else 0, is_span_end=is_span_end
    )


def _to_card(card_pattern: CardPattern) -> Card:
    assert card_pattern.rank is not None
    assert card_pattern.suit is not None
    return card_of(card_pattern.rank, card_pattern.suit)


def _compute_exact_combos(item: RangeItem, hand: _Hand) -> ComboMask:
    is_chosen = match_combos(hand.first, hand.second)
    if hand.suitedness:
        is_chosen = is_chosen & (
            IS_SUITED if hand.suitedness == "s" else ~IS_SUITED & (HIGH_RANK != LOW_RANK)
        )
    if not is_chosen.any():
        raise item.build_error(w.NoSuchHandInRange())
    return is_chosen


def _compute_plus_combos(hand: _Hand) -> ComboMask:
    high, low = _sort_ranks(hand)
    if high - low <= 1:  # pairs and neighbours rise together
        return list_combos(
            [(high + step, low + step) for step in range(13 - high)], hand.suitedness
        )
    return list_combos([(high, kicker) for kicker in range(low, high)], hand.suitedness)


def _compute_dash_combos(item: RangeItem, first_hand: _Hand, last_hand: _Hand) -> ComboMask:
    for hand, text in ((first_hand, item.first), (last_hand, item.last)):
        if hand.has_plus or None in (hand.first.rank, hand.second.rank):
            reason = w.DashBetweenHands(text)
            raise item.build_error(reason, is_span_end=hand is last_hand)
    end_texts = f"{item.first} and {item.last}"
    if first_hand.has_suits != last_hand.has_suits:
        raise item.build_error(w.RangeEndsMismatch("say", end_texts))
    if _sort_suits(first_hand) != _sort_suits(last_hand):
        raise item.build_error(w.RangeEndsMismatch("suits", end_texts))
    if first_hand.suitedness != last_hand.suitedness:
        raise item.build_error(w.RangeEndsMismatch("kind", end_texts))
    rank_pairs = _list_ranks_between(item, _sort_ranks(first_hand), _sort_ranks(last_hand))
    if not first_hand.has_suits:
        return list_combos(rank_pairs, first_hand.suitedness)
    is_chosen = np.zeros(len(HOLE_MASKS), np.bool_)
    suit, other_suit = _sort_suits(first_hand)
    for high, low in rank_pairs:
        is_chosen |= match_combos(CardPattern(high, suit), CardPattern(low, other_suit))
    return is_chosen


def _list_ranks_between(
    item: RangeItem, first_ranks: _RankPair, last_ranks: _RankPair
) -> list[_RankPair]:
    """Return the ranks of all hands in a span such as ``KTo-KQo``."""
    (high, low), (other_high, other_low) = first_ranks, last_ranks
    if high - low == other_high - other_low:
        lowest_rank, highest_rank = sorted((high, other_high))
        return [(rank, rank - high + low) for rank in range(lowest_rank, highest_rank + 1)]
    if high == other_high and low != high and other_low != high:
        lowest_rank, highest_rank = sorted((low, other_low))
        return [(high, kicker) for kicker in range(lowest_rank, highest_rank + 1)]
    raise item.build_error(w.RangeStepUnclear(item.first, item.last))


_RankPair: TypeAlias = tuple[int, int]


def _sort_ranks(hand: _Hand) -> _RankPair:
    """Return the ranks of a hand, higher first."""
    assert hand.first.rank is not None
    assert hand.second.rank is not None
    return max(hand.first.rank, hand.second.rank), min(hand.first.rank, hand.second.rank)


def _sort_suits(hand: _Hand) -> list[int | None]:
    """Return the suits of a hand, the higher card's first; a pair's suits in ascending order."""
    first_pattern, second_pattern = hand.first, hand.second
    assert first_pattern.rank is not None
    assert second_pattern.rank is not None
    if first_pattern.rank == second_pattern.rank:
        return sorted(
            (first_pattern.suit, second_pattern.suit), key=lambda suit: -1 if suit is None else suit
        )
    return (
        [first_pattern.suit, second_pattern.suit]
        if first_pattern.rank > second_pattern.rank
        else [second_pattern.suit, first_pattern.suit]
    )
