"""Parser of ranges of hands with more than two cards, for Omaha and draw games.

::

    AsKsQhJh                 cards
    AAxx, AA**               x is any card
    AhXhxx                   x with a suit: any card of that suit
    AAKKds, AKQJ$ds, T987ss  double-suited, single-suited; r is rainbow
    QQ+xx, JT98+             all ranks rise together
    KK-TTxx, JT98-7654       from one hand to another
    random, *, xxxx          any cards

A double-suited hand has two suits that occur at least twice, a single-suited hand has one, and a
rainbow hand has none. ``AAxx`` may have further aces among the unknown cards. Weights and
exclusions are those of ``range_items``. Percentages are not supported, because riverboat has no
ranking of these hands.
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
    list_all_holdings,
    match_holdings,
    match_suitedness,
    merge_weighted_lists,
    sort_unique_holdings,
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
from riverboat.kernel.card_masks import Masks
from riverboat.words.refusals import ranges as w
from riverboat.words.refusals.card_texts import card_phrase


def parse_omaha(text: str, card_count: int, deck: Deck) -> Holdings:
    """Parse a range of *card_count*-card holdings; errors (:class:`BadRange`) have a position."""
    items = parse_items(text)
    normalized_text = " ".join(text.split())
    if len(items) == 1 and _matches_any_cards(items[0], card_count):
        return Holdings(None, None, normalized_text)
    if all(item.is_excluded for item in items):
        items.insert(0, RangeItem(text, 0, len(text), "random"))
    # Exclusions are applied last.
    items.sort(key=lambda item: item.is_excluded)
    masks_by_item = [_match_item_holdings(item, card_count, deck) for item in items]
    try:
        masks, weights = merge_weighted_lists(
            masks_by_item, [0.0 if item.is_excluded else item.weight for item in items]
        )
    except TooManyHoldings as error:
        raise BadRange(text, 0, error.refusal, len(text)) from None
    is_positive = weights > 0
    if not is_positive.any():
        raise BadRange(text, 0, w.RangeEmpty(), len(text))
    return Holdings(masks[is_positive], weights[is_positive], normalized_text)


def _matches_any_cards(item: RangeItem, card_count: int) -> bool:
    """Return True if an item stands for all holdings, so that they need not be listed."""
    if item.is_excluded or item.last or item.weight < 1:
        return False
    return is_any_cards(item.first, card_count)


def _match_item_holdings(item: RangeItem, card_count: int, deck: Deck) -> Masks:
    try:
        if is_any_cards(item.first, card_count) and not item.last:
            return list_all_holdings(card_count, deck)
        mask_lists = [
            _compute_matching_holdings(card_patterns, suitedness, deck)
            for card_patterns, suitedness in _parse_item_patterns(item, card_count)
        ]
    except TooManyHoldings as error:
        raise item.build_error(error.refusal) from None
    chosen_masks = (
        mask_lists[0] if len(mask_lists) == 1 else sort_unique_holdings(np.concatenate(mask_lists))
    )
    if not len(chosen_masks):
        raise item.build_error(w.NoSuchHandInDeck(True, deck.name))
    return chosen_masks


def _compute_matching_holdings(
    card_patterns: Sequence[CardPattern], suitedness: Suitedness | None, deck: Deck
) -> Masks:
    masks = match_holdings(card_patterns, deck)
    return masks[match_suitedness(masks, suitedness)] if suitedness else masks


_RANK: Final = r"10|[2-9TJQKA]"
_CARD: Final = rf"(?:(?:{_RANK}|[X*])[cdhs♣♦♥♠]?)"
_HOLDING_PATTERN: Final = re.compile(rf"({_CARD}*)(\+?)({_CARD}*?)(?:\$?(ds|ss|r))?", re.IGNORECASE)
_CARD_SYMBOL_PATTERN: Final = re.compile(rf"({_RANK}|[X*])([cdhs♣♦♥♠]?)", re.IGNORECASE)


class _ParsedHolding(NamedTuple):
    """A parsed holding: the cards before and after ``+``, and the suit pattern."""

    first: list[CardPattern]
    has_plus: bool
    other_cards: list[CardPattern]
    suitedness: Suitedness | None


def _parse_item_patterns(
    item: RangeItem, card_count: int
) -> list[tuple[list[CardPattern], Suitedness | None]]:
    """Return the card patterns of a range item, from the lowest ranks up."""
    first_holding = _parse_holding(item, item.first)
    if not item.last:
        _require_card_count(
            item, item.first, [*first_holding.first, *first_holding.other_cards], card_count
        )
        pattern_groups = (
            _list_higher_groups(item, first_holding.first)
            if first_holding.has_plus
            else [first_holding.first]
        )
        return [
            ([*pattern_group, *first_holding.other_cards], first_holding.suitedness)
            for pattern_group in pattern_groups
        ]
    last_holding = _parse_holding(item, item.last, is_span_end=True)
    if (
        first_holding.has_plus
        or last_holding.has_plus
        or first_holding.other_cards
        or first_holding.suitedness
    ):
        raise item.build_error(w.DashBetweenGroups())
    _require_card_count(item, item.last, last_holding.first, card_count, is_span_end=True)
    group_size = len(first_holding.first)
    pattern_groups = _list_groups_between(
        item, first_holding.first, last_holding.first[:group_size]
    )
    return [
        ([*pattern_group, *last_holding.first[group_size:]], last_holding.suitedness)
        for pattern_group in pattern_groups
    ]


def _parse_holding(item: RangeItem, text: str, *, is_span_end: bool = False) -> _ParsedHolding:
    if "%" in text:
        raise item.build_error(w.PercentagesUnsupported(), is_span_end=is_span_end)
    match = _HOLDING_PATTERN.fullmatch(text)
    if not match:
        raise _build_misspelling_error(item, text, is_span_end=is_span_end)
    first_patterns, other_patterns = _parse_card_patterns(match[1]), _parse_card_patterns(match[3])
    for card_pattern in (all_patterns := [*first_patterns, *other_patterns]):
        if None not in card_pattern and all_patterns.count(card_pattern) > 1:
            repeated_card = card_phrase(card_of(*cast("tuple[int, int]", card_pattern)))
            raise item.build_error(w.CardMoreThanOnce(repeated_card), is_span_end=is_span_end)
    suitedness = cast("Suitedness | None", match[4].lower() if match[4] else None)
    return _ParsedHolding(first_patterns, bool(match[2]), other_patterns, suitedness)


def _parse_card_patterns(text: str) -> list[CardPattern]:
    return [
        CardPattern(parse_rank(rank), parse_suit(suit or "x"))
        for rank, suit in _CARD_SYMBOL_PATTERN.findall(text)
    ]


def _build_misspelling_error(item: RangeItem, text: str, *, is_span_end: bool) -> BadRange:
    match = re.match(rf"{_CARD}*\+?{_CARD}*", text, re.IGNORECASE)
    valid_prefix = match[0] if match else ""
    invalid_suffix = text[len(valid_prefix) :]
    if resembles_any_cards(text):
        raise item.build_error(w.RandomHandNotation(), is_span_end=is_span_end)
    reason = (
        w.TextAfterCards(invalid_suffix, valid_prefix) if valid_prefix else w.HoldingInvalid(text)
    )
    return item.build_error(reason, len(valid_prefix), is_span_end=is_span_end)


def _require_card_count(
    item: RangeItem,
    text: str,
    card_patterns: Sequence[CardPattern],
    card_count: int,
    *,
    is_span_end: bool = False,
) -> None:
    """Reject a holding with too few cards, or too many."""
    if len(card_patterns) == card_count:
        return
    example = f"AA{'x' * (card_count - 2)}" if len(card_patterns) < card_count else None
    raise item.build_error(
        w.HoldingSizeMismatch(text, len(card_patterns), card_count, example),
        is_span_end=is_span_end,
    )


def _list_higher_groups(item: RangeItem, card_group: list[CardPattern]) -> list[list[CardPattern]]:
    """Return a group of ranks and all groups above it, raised rank by rank."""
    highest_rank = max(_require_ranks(item, card_group), default=None)
    if highest_rank is None:
        raise item.build_error(w.PlusAfterGroup())
    return [_shift_ranks(card_group, rank_step) for rank_step in range(13 - highest_rank)]


def _list_groups_between(
    item: RangeItem, first_group: list[CardPattern], other_group: list[CardPattern]
) -> list[list[CardPattern]]:
    """Return all rank groups between two groups whose gaps are equal."""
    gaps = {
        high - low
        for high, low in zip(
            _require_ranks(item, first_group), _require_ranks(item, other_group), strict=False
        )
    }
    if len(first_group) != len(other_group) or len(gaps) != 1:
        raise item.build_error(w.RankGroupStepUnclear(item.first, item.last))
    rank_gap = gaps.pop()
    return [
        _shift_ranks(first_group, -rank_step)
        for rank_step in (range(rank_gap + 1) if rank_gap >= 0 else range(rank_gap, 1))
    ]


def _require_ranks(item: RangeItem, card_group: Sequence[CardPattern]) -> list[int]:
    ranks = [
        card_pattern.rank
        for card_pattern in card_group
        if card_pattern.rank is not None and card_pattern.suit is None
    ]
    if len(ranks) < len(card_group):
        raise item.build_error(w.PlusWithSuits())
    return ranks


def _shift_ranks(card_group: Sequence[CardPattern], rank_step: int) -> list[CardPattern]:
    return [
        CardPattern(card_pattern.rank + rank_step, None)
        for card_pattern in card_group
        if card_pattern.rank is not None
    ]
