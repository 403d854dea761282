"""A range: the holdings that a player may have, each with a weight from 0 to 1.

For two cards, the weights of all 1,326 combinations are in an array, in the order of
``kernel.card_masks.HOLES``. For more cards, only the combinations of the range are stored, as masks
with their weights. A range is immutable: its operations return new ranges.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import comb
from typing import Any, Final, TypeAlias, cast, final

import numpy as np
from numpy.typing import ArrayLike

from riverboat.cards import (
    STANDARD,
    Card,
    Cards,
    Deck,
    card_names,
    name,
    parse_cards,
    reject_duplicates,
)
from riverboat.deprecation import DeprecatedAttribute
from riverboat.equity.ranges.combos import (
    HAND_NUMBER_OF_COMBO,
    HANDS,
    Weights,
    check_weights,
    list_deck_combos,
)
from riverboat.equity.ranges.grid_drawing import Cell, build_grid, draw_grid_svg, format_grid_html
from riverboat.equity.ranges.holdem_range_parsing import parse_holdem
from riverboat.equity.ranges.holdem_range_text import holdem_range_text
from riverboat.equity.ranges.holding_lists import (
    list_all_holdings,
    scatter_weights,
    sort_unique_holdings,
)
from riverboat.equity.ranges.omaha_range_parsing import parse_omaha
from riverboat.equity.ranges.omaha_range_text import omaha_range_text
from riverboat.equity.ranges.range_errors import BadRange
from riverboat.equity.ranges.range_formats import RangeProgram, format_for_program
from riverboat.equity.ranges.range_holdings import Holdings
from riverboat.kernel.card_masks import HOLE_MASKS, Masks, cards_of
from riverboat.kernel.card_masks import masks as masks_of
from riverboat.words import Reader
from riverboat.words.argument_checks import require_whole_number
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.refusals.ranges import AllCombinationsDead
from riverboat.words.studies import RangeSize

_CombineWeights: TypeAlias = Callable[[Weights, Weights], Weights]


@final
class Range:
    """Hands and their weights, parsed from range notation.

    ``cards`` is the number of cards of a holding: two in hold'em, four in Omaha. :class:`BadRange`
    names the position at which the text is not a range.

    >>> strong = Range("QQ+, AKs:0.5")
    >>> len(strong), strong.total, round(strong.percent, 2)
    (22, 20.0, 1.51)
    >>> print(strong - Range("AA"))
    KK-QQ, AKs:0.5
    >>> print(strong.without("As Kd"))
    QQ+, AKs:0.5, !KdX, !AsX
    >>> "AhKh" in strong, strong.weight("AhKh")
    (True, 0.5)
    >>> "AKs" in strong, "AK" in strong, ["Ah", "Kh"] in strong, Range(["AA", "KK"]) in strong
    (True, False, True, True)
    """

    __slots__ = ("_deck", "_masks", "_size", "_source_text", "_weights")

    @explain_keyword_errors
    def __init__(self, text: str | Sequence[str], cards: int = 2, deck: Deck = STANDARD) -> None:
        cards = require_whole_number("cards", cards, 1)
        if isinstance(text, list | tuple) and all(isinstance(part, str) for part in text):
            text = join_range_parts(text)
        if not isinstance(text, str):
            raise TypeError(
                f"a range must be text such as 'QQ+, AKs', got {text!r}; use Range.of_masks for "
                "holdings with weights"
            )
        holdings = parse_holdem(text, deck) if cards == 2 else parse_omaha(text, cards, deck)
        self._assign(cards, holdings, deck)

    @classmethod
    def of_masks(
        cls, size: int, masks: Masks | None, weights: Weights | None, deck: Deck = STANDARD
    ) -> Range:
        """Return the range of these holdings; ``None`` means all holdings, or weights of 1."""
        result = object.__new__(cls)
        result._assign(size, Holdings(masks, weights, ""), deck)
        return result

    def _assign(self, card_count: int, holdings: Holdings, deck: Deck) -> None:
        self._size, self._deck, self._source_text = card_count, deck, holdings.source_text
        self._masks, self._weights = holdings.masks, holdings.weights
        for holding_array in (holdings.masks, holdings.weights):
            if holding_array is not None:
                holding_array.setflags(write=False)

    @classmethod
    def of_weights(cls, weights: ArrayLike, deck: Deck = STANDARD) -> Range:
        """Return the two-card range with these 1,326 weights from 0 to 1.

        The weights are in the order of ``kernel.card_masks.HOLES``, and are copied.
        """
        return cls.of_masks(2, HOLE_MASKS, check_weights(np.array(weights, np.float64), deck), deck)

    @property
    def size(self) -> int:
        """Number of cards in a holding."""
        return self._size

    @property
    def deck(self) -> Deck:
        """The deck that the holdings are dealt from."""
        return self._deck

    @property
    def masks(self) -> Masks:
        """The holdings as masks: all 1,326 in hold'em; with more cards, the range's own, sorted."""
        if self._masks is None:
            self._masks = (
                HOLE_MASKS if self._size == 2 else list_all_holdings(self._size, self._deck)
            )
            self._masks.setflags(write=False)
        return self._masks

    @property
    def weights(self) -> Weights:
        """The weight of each of ``masks``, from 0 to 1."""
        if self._weights is None:
            self._weights = np.ones(len(self.masks))
            self._weights.setflags(write=False)
        return self._weights

    @property
    def everything(self) -> bool:
        """True if the range is all holdings of the deck, each with weight 1."""
        return self._masks is None or self.total == self._deck_combo_count

    @property
    def only(self) -> Cards | None:
        """The cards of a range with a single holding, highest first; else ``None``."""
        if self._masks is None or len(self) != 1:
            return None
        return next(iter(self))

    @property
    def total(self) -> float:
        """The sum of the weights of all combinations."""
        if self._masks is None:
            return float(self._deck_combo_count)
        return float(self.weights.sum())

    @property
    def percent(self) -> float:
        """``total`` in percent of all combinations of the deck."""
        return 100 * self.total / self._deck_combo_count

    @property
    def summary(self) -> str:
        """Size of the range in words: ``126 of 1,326 combinations, 9.50%``."""
        return _ENGLISH.say(self.size_phrase)

    @property
    def size_phrase(self) -> RangeSize:
        """The size of the range as a phrase."""
        weighted_total = None if self.total == len(self) else f"{self.total:,.6g}"
        # Two decimals distinguish any two sizes.
        share = "100" if self.percent == 100 else f"{self.percent:.2f}"
        return RangeSize(len(self), self._deck_combo_count, weighted_total, share)

    @property
    def _deck_combo_count(self) -> int:
        return comb(len(self._deck.cards), self._size)

    def __len__(self) -> int:
        """Return the number of combinations with a weight above 0."""
        if self._masks is None:
            return self._deck_combo_count
        return int(np.count_nonzero(self.weights))

    def __iter__(self) -> Iterator[Cards]:
        """Yield the holdings, each with its highest card first."""
        for mask in self.masks[self.weights > 0][::-1].tolist():
            yield cards_of(mask)[::-1]

    def weight(self, cards: Iterable[Card] | Iterable[str] | str) -> float:
        """Return the weight of one holding; 0 if it is not in the range."""
        holding = _parse_cards(cards)
        if len(holding) != self._size:
            raise ValueError(
                f"expected a holding of {self._size} cards: {card_names(holding)} "
                f"has {len(holding)}"
            )
        indexes = np.flatnonzero(self.masks == masks_of([holding])[0])
        return float(self.weights[indexes[0]]) if len(indexes) else 0.0

    def __contains__(self, candidate: object) -> bool:
        """Return True if the range contains a holding, a hand (``"AKs"``) or a whole range."""
        if isinstance(candidate, list | tuple):
            if not candidate or not all(isinstance(card, int) for card in candidate):
                is_text_list = bool(candidate) and all(isinstance(part, str) for part in candidate)
                return is_text_list and self._contains_text(candidate)
            return all(0 <= card < 52 for card in candidate) and self.weight(candidate) > 0
        if isinstance(candidate, Range):
            is_same_kind = (self._size, self._deck) == (candidate._size, candidate._deck)
            return is_same_kind and all(self.weight(cards) > 0 for cards in candidate)
        return isinstance(candidate, str) and self._contains_text([candidate])

    def _contains_text(self, words: Sequence[str]) -> bool:
        """Return True if the range has all these cards of one holding, or all these hands."""
        cards = _parse_only_cards(words)
        if cards is not None and len(cards) == self._size:
            return self.weight(cards) > 0
        return Range(join_range_parts(words), self._size, self._deck) in self

    def hands(self) -> dict[str, float]:
        """Return the mean weight of each hold'em hand of the 169; weights of 0 are omitted."""
        if self._size != 2:
            raise ValueError(
                f"hands such as AKs have two cards, but this range's holdings have {self._size}"
            )
        weight_sums = np.bincount(HAND_NUMBER_OF_COMBO, self.weights, len(HANDS))
        combo_counts = np.bincount(
            HAND_NUMBER_OF_COMBO[list_deck_combos(self._deck)], minlength=len(HANDS)
        )
        return {
            HANDS[hand_index]: float(weight_sums[hand_index] / combo_counts[hand_index])
            for hand_index in np.flatnonzero(weight_sums).tolist()
        }

    def without(self, dead: Iterable[Card] | str) -> Range:
        """Return the range without dead cards; :class:`BadRange` if it is empty then."""
        cards = _parse_cards(dead)
        if not cards:
            return self
        dead_mask = masks_of([cards])[0]
        is_live = (self.masks & dead_mask) == 0
        if not self.weights[is_live].any():
            reason = AllCombinationsDead(tuple(cards))
            range_text = self._source_text or str(self)
            raise BadRange(range_text, 0, reason, len(range_text))
        if self._size == 2:
            return Range.of_masks(2, HOLE_MASKS, np.where(is_live, self.weights, 0.0), self._deck)
        excluded_text = "".join(f" !{name(card)}{'x' * (self._size - 1)}" for card in cards)
        live_arrays = (self.masks[is_live], self.weights[is_live])
        live_range = Range.of_masks(self._size, *live_arrays, self._deck)
        live_range._source_text = str(self) + excluded_text
        return live_range

    def __or__(self, other_range: Range) -> Range:
        """Return the union, with the larger weights."""
        return self._combine(other_range, np.maximum)

    def __and__(self, other_range: Range) -> Range:
        """Return the intersection, with the smaller weights."""
        return self._combine(other_range, np.minimum)

    def __sub__(self, other_range: Range) -> Range:
        """Return the difference of the weights, at least 0."""
        return self._combine(
            other_range,
            lambda own_weights, other_weights: np.maximum(own_weights - other_weights, 0.0),
        )

    def _combine(self, other_range: Range, combine_weights: _CombineWeights) -> Range:
        if not isinstance(other_range, Range):
            return NotImplemented
        if (self._size, self._deck) != (other_range._size, other_range._deck):
            raise ValueError(
                f"a range of {self._size} cards ({self._deck.name} deck) cannot be combined "
                f"with one of {other_range._size} ({other_range._deck.name} deck)"
            )
        if self._size == 2:
            return Range.of_masks(
                2, HOLE_MASKS, combine_weights(self.weights, other_range.weights), self._deck
            )
        masks = sort_unique_holdings(np.concatenate([self.masks, other_range.masks]))
        weights = combine_weights(
            scatter_weights(self.masks, self.weights, masks),
            scatter_weights(other_range.masks, other_range.weights, masks),
        )
        return Range.of_masks(self._size, masks[weights > 0], weights[weights > 0], self._deck)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Range):
            return NotImplemented
        if (self._size, self._deck) != (other._size, other._deck) or len(self) != len(other):
            return False
        if self.everything or other.everything:
            return self.everything and other.everything
        return np.array_equal(self.masks, other.masks) and np.array_equal(
            self.weights, other.weights
        )

    def __hash__(self) -> int:
        return hash((self._size, self._deck.name, len(self), self.total))

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle_range, (
            self._size,
            self._masks,
            self._weights,
            self._source_text,
            self._deck,
        )

    def __str__(self) -> str:
        """Return the usual notation, which parses back to an equal range."""
        if self._size == 2:
            return holdem_range_text(self.weights, self._deck)
        return self._source_text or omaha_range_text(self.masks, self.weights, self._deck)

    def to_program(self, program: RangeProgram) -> str:
        """Return a two-card range in the notation of another program.

        *program* is ``"pio"``, ``"gto+"``, ``"flopzilla"`` or ``"equilab"``.

        >>> Range("AA, KQs:0.5").to_program("pio"), Range("AA, KQs:0.5").to_program("gto+")
        ('AA,KQs:0.5', 'AA,[50]KQs[/50]')
        """
        if self._size != 2:
            raise ValueError(f"other programs read ranges of 2 cards, and these have {self._size}")
        return format_for_program(self.weights, program)

    def __repr__(self) -> str:
        return f"<Range {self}>"

    def grid(self) -> list[list[Cell]]:
        """Return the 169 hands as 13 rows (9 in short deck), each with its share in the range."""
        return build_grid(self.hands(), self._deck)

    def _repr_svg_(self) -> str | None:
        return draw_grid_svg(self.grid(), self.summary, str(self)) if self._size == 2 else None

    def _repr_html_(self) -> str | None:
        return format_grid_html(self.grid(), self.summary, str(self)) if self._size == 2 else None

    size_told = DeprecatedAttribute("size_phrase")


def _unpickle_range(
    card_count: int, masks: Masks | None, weights: Weights | None, text: str, deck: Deck
) -> Range:
    """Restore a range from a pickle, with read-only arrays."""
    new_range = object.__new__(Range)
    new_range._assign(card_count, Holdings(masks, weights, text), deck)
    return new_range


def join_range_parts(parts: Sequence[str]) -> str:
    """Return a list of words as range text: cards of one holding, or hands with commas.

    >>> [join_range_parts(parts) for parts in (["As", "Kd"], ["AKs", "QQ+"], ["AsKd", "QQ"])]
    ['As Kd', 'AKs, QQ+', 'AsKd, QQ']
    """
    are_cards = all(_SINGLE_CARD_PATTERN.fullmatch(part.strip()) for part in parts)
    return (" " if are_cards else ", ").join(parts)


_SINGLE_CARD_PATTERN: Final = re.compile("(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|x", re.IGNORECASE)


def _parse_only_cards(words: Sequence[str]) -> Cards | None:
    """Parse words that are cards only; return ``None`` if they name hands."""
    try:
        return parse_cards(" ".join(words))
    except ValueError:
        return None


def _parse_cards(cards: Iterable[Card] | Iterable[str] | str) -> Cards:
    if isinstance(cards, str):
        return reject_duplicates(parse_cards(cards))
    card_objects = tuple(cards)
    if card_objects and all(isinstance(card, str) for card in card_objects):
        return reject_duplicates(parse_cards(" ".join(map(str, card_objects))))
    return reject_duplicates(cast("Cards", card_objects))


_ENGLISH: Final = Reader(chips="{:,}".format)
