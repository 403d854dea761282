"""Hands made of hole cards and a board, with pokerkit's names and riverboat's rankings.

The ranking of the game values a hand; the cards that make it up are computed on demand. Hands that
riverboat cannot rank (too many or too few cards, duplicate cards, user-defined classes) are valued
by a lookup of every choice of cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from functools import total_ordering
from itertools import combinations
from typing import ClassVar, Self, TypeAlias

from riverboat.cards import Cards
from riverboat.compat.pokerkit.lookups import (
    BadugiLookup,
    EightOrBetterLookup,
    Entry,
    KuhnPokerLookup,
    LeducHoldemLookup,
    Lookup,
    Numeral211HoldemLookup,
    RegularLookup,
    RhodeIslandHoldemLookup,
    ShortDeckHoldemLookup,
    Standard2Lookup,
    StandardBadugiLookup,
    StandardLookup,
)
from riverboat.compat.pokerkit.rule_profiles import profile
from riverboat.compat.pokerkit.utilities import Card, CardsLike
from riverboat.ranking import (
    ACE_TO_FIVE,
    BADUGI,
    BADUGI_ACE_HIGH,
    DEUCE_TO_SEVEN,
    EIGHT_OR_BETTER,
    HIGH,
    HIGH_ORDER,
    NO_LOW,
    OMAHA,
    OMAHA_EIGHT_OR_BETTER,
    SHORT_DECK,
    Ranking,
)

__all__ = ["BadugiHand", "BoardCombinationHand", "CombinationHand", "EightOrBetterLowHand"]
__all__ += ["GreekHoldemHand", "Hand", "HoleBoardCombinationHand", "KuhnPokerHand"]
__all__ += ["LeducHoldemHand", "Numeral211HoldemHand", "OmahaEightOrBetterLowHand"]
__all__ += ["OmahaHoldemHand", "RegularLowHand", "RhodeIslandHoldemHand"]
__all__ += ["ShortDeckHoldemHand", "StandardBadugiHand", "StandardHand", "StandardHighHand"]
__all__ += ["StandardLowHand"]

_CardTuple: TypeAlias = tuple[Card, ...]


@total_ordering
class Hand(Hashable, ABC):
    """A combination of cards; the stronger hand compares greater, for low hands too."""

    lookup: ClassVar[Lookup]
    low: ClassVar[bool]

    def __init__(self, cards: CardsLike) -> None:
        self._cards: _CardTuple | None = Card.clean(cards)
        self._value: int | None = None
        if not self.lookup.has_entry(self._cards):
            raise ValueError(f"the cards {self._cards!r} are not a {type(self).__qualname__}")

    @classmethod
    @abstractmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Self:
        """Return the best hand of these cards; ``ValueError`` if there is none."""

    @classmethod
    def from_game_or_none(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Self | None:
        """Return the best hand of these cards, ``None`` if there is none."""
        try:
            return cls.from_game(hole_cards, board_cards)
        except ValueError:
            return None

    @classmethod
    def _iter_playable_cards(cls, hole: _CardTuple, board: _CardTuple) -> Iterator[_CardTuple]:
        """Yield the sets of cards that may play together, in the order of trial."""
        raise NotImplementedError

    @classmethod
    def _find_best_hand(cls, hole_cards: CardsLike, board_cards: CardsLike) -> Self:
        hole, board = Card.clean(hole_cards), Card.clean(board_cards)
        value = _compute_riverboat_value(cls, hole, board)
        if value is None:
            return cls._find_best_by_trial(hole, board)
        hand = cls.__new__(cls)
        hand._cards, hand._value, hand._hole_and_board = None, value, (hole, board)
        return hand

    _hole_and_board: tuple[_CardTuple, _CardTuple]

    @classmethod
    def _find_best_by_trial(cls, hole: _CardTuple, board: _CardTuple) -> Self:
        """Return the best of all choices, the first if several are equal."""
        best_hand: Self | None = None
        for cards in cls._iter_playable_cards(hole, board):
            try:
                hand = cls(cards)
            except ValueError:
                continue
            if best_hand is None or hand > best_hand:
                best_hand = hand
        if best_hand is None:
            raise ValueError(f"these cards do not make a {cls.__qualname__}")
        return best_hand

    @property
    def cards(self) -> _CardTuple:
        """The cards of the hand."""
        if self._cards is None:
            self._cards = self._find_best_by_trial(*self._hole_and_board)._cards
            assert self._cards is not None
        return self._cards

    @property
    def entry(self) -> Entry:
        """The hand's entry in its lookup."""
        return self.lookup.get_entry(self.cards)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        assert isinstance(other, Hand)
        if self._value is not None and other._value is not None:
            return self._value == other._value
        return self.entry == other.entry

    def __lt__(self, other: Hand) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        if self._value is not None and other._value is not None:
            return self._value < other._value
        return self.entry > other.entry if self.low else self.entry < other.entry

    def __hash__(self) -> int:
        return hash(self.entry)

    def __repr__(self) -> str:
        return "".join(map(repr, self.cards))

    def __str__(self) -> str:
        return f"{self.entry.label.value} ({self!r})"


class CombinationHand(Hand, ABC):
    """A base class of hands with a fixed number of cards, chosen from hole cards and board."""

    card_count: ClassVar[int]

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Self:
        """Return the best hand of these cards; ``ValueError`` if there is none."""
        return cls._find_best_hand(hole_cards, board_cards)

    @classmethod
    def _iter_playable_cards(cls, hole: _CardTuple, board: _CardTuple) -> Iterator[_CardTuple]:
        return combinations((*hole, *board), cls.card_count)


class StandardHand(CombinationHand, ABC):
    """A base class of five-card hands in the standard ranking."""

    lookup: ClassVar[Lookup] = StandardLookup()
    card_count = 5


class StandardHighHand(StandardHand):
    """The best five cards in the standard order, as in hold'em, stud and draw."""

    low = False


class _DeuceToSevenLookup(Lookup):
    """A lookup for deuce-to-seven; the rule profile decides if the wheel is a straight."""

    rank_order = StandardLookup.rank_order

    def _add_entries(self) -> None:
        self._lookup_with_wheel, self._lookup_without_wheel = StandardLookup(), Standard2Lookup()

    def get_entry(self, cards: CardsLike) -> Entry:
        return self._current_lookup().get_entry(cards)

    def get_entry_or_none(self, cards: CardsLike) -> Entry | None:
        return self._current_lookup().get_entry_or_none(cards)

    def has_entry(self, cards: CardsLike) -> bool:
        return self._current_lookup().has_entry(cards)

    def _current_lookup(self) -> Lookup:
        return (
            self._lookup_with_wheel
            if profile().counts_wheel_as_straight
            else self._lookup_without_wheel
        )


class StandardLowHand(StandardHand):
    """The lowest five cards in deuce-to-seven: straights and flushes count, aces are high."""

    lookup = _DeuceToSevenLookup()
    low = True


class ShortDeckHoldemHand(CombinationHand):
    """The best five cards of a short deck, from the sixes up."""

    lookup = ShortDeckHoldemLookup()
    low = False
    card_count = 5


class EightOrBetterLowHand(CombinationHand):
    """The lowest five cards, with no card above an eight."""

    lookup = EightOrBetterLookup()
    low = True
    card_count = 5


class RegularLowHand(CombinationHand):
    """The lowest five cards in razz: aces are low, straights and flushes are ignored."""

    lookup = RegularLookup()
    low = True
    card_count = 5


class BoardCombinationHand(CombinationHand, ABC):
    """A base class of hands of all hole cards and a fixed number of board cards."""

    board_card_count: ClassVar[int]

    @classmethod
    def _iter_playable_cards(cls, hole: _CardTuple, board: _CardTuple) -> Iterator[_CardTuple]:
        for chosen_board_cards in combinations(board, cls.board_card_count):
            yield from combinations((*hole, *chosen_board_cards), cls.card_count)


class GreekHoldemHand(BoardCombinationHand):
    """A hand of both hole cards and three board cards."""

    lookup = StandardLookup()
    low = False
    card_count = 5
    board_card_count = 3


class HoleBoardCombinationHand(BoardCombinationHand, ABC):
    """A base class of hands of a fixed number of hole cards and of board cards."""

    hole_card_count: ClassVar[int]

    @classmethod
    def _iter_playable_cards(cls, hole: _CardTuple, board: _CardTuple) -> Iterator[_CardTuple]:
        for chosen_hole_cards in combinations(hole, cls.hole_card_count):
            yield from super()._iter_playable_cards(chosen_hole_cards, board)


class OmahaHoldemHand(HoleBoardCombinationHand):
    """The best hand of two hole cards and three board cards."""

    lookup = StandardLookup()
    low = False
    card_count = 5
    board_card_count = 3
    hole_card_count = 2


class OmahaEightOrBetterLowHand(HoleBoardCombinationHand):
    """The lowest hand of two hole cards and three board cards, none above an eight."""

    lookup = EightOrBetterLookup()
    low = True
    card_count = 5
    board_card_count = 3
    hole_card_count = 2


class BadugiHand(Hand):
    """A badugi: the most cards of different ranks and suits, then the lowest; aces are low."""

    lookup: ClassVar[Lookup] = BadugiLookup()
    low = True

    @classmethod
    def from_game(cls, hole_cards: CardsLike, board_cards: CardsLike = ()) -> Self:
        """Return the best hand of these cards; ``ValueError`` if there is none."""
        return cls._find_best_hand(hole_cards, board_cards)

    @classmethod
    def _iter_playable_cards(cls, hole: _CardTuple, board: _CardTuple) -> Iterator[_CardTuple]:
        for card_count in (4, 3, 2, 1):
            yield from combinations((*hole, *board), card_count)


class StandardBadugiHand(BadugiHand):
    """A badugi hand with aces high."""

    lookup = StandardBadugiLookup()


class KuhnPokerHand(CombinationHand):
    """A hand of Kuhn poker: one card."""

    lookup = KuhnPokerLookup()
    low = False
    card_count = 1


class LeducHoldemHand(CombinationHand):
    """A hand of a hole card and the board card."""

    lookup = LeducHoldemLookup()
    low = False
    card_count = 2


class RhodeIslandHoldemHand(CombinationHand):
    """A hand of a hole card and two board cards."""

    lookup: ClassVar[Lookup] = RhodeIslandHoldemLookup()
    low = False
    card_count = 3


class Numeral211HoldemHand(RhodeIslandHoldemHand):
    """A Rhode Island hold'em hand in a deck with fewer ranks."""

    lookup = Numeral211HoldemLookup()


_ValueFunction: TypeAlias = Callable[[Cards, Cards], int | None]


def _make_five_card_function(ranking: Ranking) -> _ValueFunction:
    def compute_value(hole: Cards, board: Cards) -> int | None:
        return ranking.ranker_for_board(board)(hole) if 5 <= len(hole) + len(board) <= 7 else None

    return compute_value


def _make_omaha_function(ranking: Ranking) -> _ValueFunction:
    def compute_value(hole: Cards, board: Cards) -> int | None:
        has_valid_counts = 4 <= len(hole) <= 6 and 3 <= len(board) <= 5
        return ranking.ranker_for_board(board)(hole) if has_valid_counts else None

    return compute_value


def _make_badugi_function(ranking: Ranking) -> _ValueFunction:
    def compute_value(hole: Cards, board: Cards) -> int | None:
        return ranking.ranker_for_board()(hole) if len(hole) == 4 and not board else None  # type: ignore[call-arg]

    return compute_value


def _compute_deuce_to_seven_value(hole: Cards, board: Cards) -> int | None:
    if profile().counts_wheel_as_straight:
        cards = (*hole, *board)
        return -HIGH_ORDER.best_value(cards) if len(cards) == 5 else None
    return _compute_lowball_value(hole, board)


_compute_lowball_value = _make_five_card_function(DEUCE_TO_SEVEN)
_VALUE_FUNCTION_BY_HAND_TYPE: dict[type[Hand], _ValueFunction] = {
    StandardHighHand: _make_five_card_function(HIGH),
    StandardLowHand: _compute_deuce_to_seven_value,
    ShortDeckHoldemHand: _make_five_card_function(SHORT_DECK),
    EightOrBetterLowHand: _make_five_card_function(EIGHT_OR_BETTER),
    RegularLowHand: _make_five_card_function(ACE_TO_FIVE),
    OmahaHoldemHand: _make_omaha_function(OMAHA),
    OmahaEightOrBetterLowHand: _make_omaha_function(OMAHA_EIGHT_OR_BETTER),
    BadugiHand: _make_badugi_function(BADUGI),
    StandardBadugiHand: _make_badugi_function(BADUGI_ACE_HIGH),
}


def _compute_riverboat_value(
    hand_type: type[Hand], hole: _CardTuple, board: _CardTuple
) -> int | None:
    """Return riverboat's value of these cards, or ``None`` if riverboat cannot rank them."""
    value_function = _VALUE_FUNCTION_BY_HAND_TYPE.get(hand_type)
    if value_function is None:
        return None
    hole_card_numbers, board_card_numbers = (
        tuple([card.number for card in hole]),
        tuple([card.number for card in board]),
    )
    card_numbers = {*hole_card_numbers, *board_card_numbers}
    if len(card_numbers) < len(hole_card_numbers) + len(board_card_numbers) or -1 in card_numbers:
        return None
    value = value_function(hole_card_numbers, board_card_numbers)
    if hand_type.low and value == NO_LOW:
        raise ValueError(f"these cards do not make a {hand_type.__qualname__}")
    return value
