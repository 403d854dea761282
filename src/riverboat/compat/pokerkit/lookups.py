"""Lookup tables that map a few cards to their entry in an order, with pokerkit's names.

An order is a list of categories, from the worst up: a pattern such as a pair with three kickers, or
a straight, suited or not. Hands of one category are ordered by their ranks. riverboat's own
rankings compare hands in play (:mod:`~riverboat.compat.pokerkit.hands`); these serve explicit
requests for an entry, and hands that riverboat has no ranking for.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from itertools import combinations
from typing import ClassVar, TypeAlias

from riverboat.compat.pokerkit.utilities import Card, CardsLike, Rank, RankOrder

__all__ = [
    "BadugiLookup",
    "EightOrBetterLookup",
    "Entry",
    "KuhnPokerLookup",
    "Label",
    "LeducHoldemLookup",
    "Lookup",
    "Numeral211HoldemLookup",
    "RegularLookup",
    "RhodeIslandHoldemLookup",
    "ShortDeckHoldemLookup",
    "Standard2Lookup",
    "StandardBadugiLookup",
    "StandardLookup",
]


@unique
class Label(StrEnum):
    """The name of a hand category."""

    HIGH_CARD = "High card"
    ONE_PAIR = "One pair"
    TWO_PAIR = "Two pair"
    THREE_OF_A_KIND = "Three of a kind"
    STRAIGHT = "Straight"
    FLUSH = "Flush"
    FULL_HOUSE = "Full house"
    FOUR_OF_A_KIND = "Four of a kind"
    STRAIGHT_FLUSH = "Straight flush"


@dataclass(order=True, frozen=True)
class Entry:
    """A hand's position in an order, where 0 is the worst, and the name of its category."""

    index: int
    label: Label = field(compare=False)


_EntryKey: TypeAlias = tuple[tuple[Rank, ...], bool]

_RANK_INDEX = {rank: place for place, rank in enumerate(RankOrder.STANDARD)}
"""Index of each rank in the standard order, deuce 0, by which the ranks of a hand are sorted.

An unknown rank has no position; looking it up is a ``KeyError``, as in pokerkit.
"""

_UNSUITED, _SUITED, _ANY_SUITEDNESS = (False,), (True,), (False, True)


@dataclass
class Lookup(ABC):
    """A base class of lookup tables, which order hands.

    Subclasses define it with ``_add_multisets`` and ``_add_straights``, from the worst up.
    """

    rank_order: ClassVar[RankOrder]

    def __post_init__(self) -> None:
        self._entries: dict[_EntryKey, Entry] = {}
        self._rows_by_key: dict[_EntryKey, tuple[int, Label]] = {}
        self._next_row_number = 0
        self._add_entries()
        row_numbers = sorted({row_number for row_number, _ in self._rows_by_key.values()})
        index_by_row_number = {row_number: index for index, row_number in enumerate(row_numbers)}
        self._entries = {
            key: Entry(index_by_row_number[row_number], label)
            for key, (row_number, label) in self._rows_by_key.items()
        }

    @abstractmethod
    def _add_entries(self) -> None:
        """Add all categories, from the worst up; a hand that fits two belongs to the better one."""

    def has_entry(self, cards: CardsLike) -> bool:
        """Return True if these cards are a hand of this order."""
        try:
            return self._get_key(cards) in self._entries
        except ValueError:
            return False

    def get_entry(self, cards: CardsLike) -> Entry:
        """Return the entry of these cards; ``ValueError`` if they make no hand."""
        entry = self._entries.get(self._get_key(cards))
        if entry is None:
            raise ValueError(f"the cards {cards!r} do not make a hand in this lookup")
        return entry

    def get_entry_or_none(self, cards: CardsLike) -> Entry | None:
        """Return the entry of these cards, or ``None`` if they make no hand."""
        return self._entries.get(self._get_key(cards))

    def _get_key(self, cards: CardsLike) -> _EntryKey:
        cards = Card.clean(cards)
        ranks = sorted((card.rank for card in cards), key=_RANK_INDEX.__getitem__)
        return tuple(ranks), Card.are_suited(cards)

    def _add_multisets(
        self, rank_counter: Counter[int], suitednesses: Iterable[bool], label: Label
    ) -> None:
        """Add a category; *rank_counter* ``{2: 1, 1: 3}`` means one pair and three other ranks."""
        rank_counts = sorted(rank_counter.items(), reverse=True)
        suited_flags = tuple(suitednesses)
        for ranks in self._iter_ranks_with_counts(rank_counts, tuple(self.rank_order)):
            self._add_ranks(ranks, suited_flags, label)

    def _iter_ranks_with_counts(
        self, rank_counts: Sequence[tuple[int, int]], ranks: tuple[Rank, ...]
    ) -> Iterator[tuple[Rank, ...]]:
        """Yield all combinations of ranks with these counts, lowest first.

        Combinations are ordered by their most frequent ranks, and among these by the highest rank.
        """
        if not rank_counts:
            yield ()
            return
        (multiplicity, rank_count), *further_counts = rank_counts
        rank_index = ranks.index
        # The last rank of a combination is its highest, so compare from the last to the first.
        rank_combinations = sorted(
            combinations(ranks, rank_count),
            key=lambda chosen_ranks: [rank_index(rank) for rank in reversed(chosen_ranks)],
        )
        for chosen_ranks in rank_combinations:
            other_ranks = tuple(rank for rank in ranks if rank not in chosen_ranks)
            for further_ranks in self._iter_ranks_with_counts(further_counts, other_ranks):
                yield (*chosen_ranks * multiplicity, *further_ranks)

    def _add_straights(
        self, card_count: int, suitednesses: Iterable[bool], label: Label, has_wheel: bool = True
    ) -> None:
        """Add a category of straights of *card_count* cards; *has_wheel* also adds the wheel."""
        ordered_ranks, suited_flags = tuple(self.rank_order), tuple(suitednesses)
        straights = [
            ordered_ranks[start : start + card_count]
            for start in range(len(ordered_ranks) - card_count + 1)
        ]
        if has_wheel:
            straights.insert(0, (ordered_ranks[-1], *ordered_ranks[: card_count - 1]))
        for straight in straights:
            self._add_ranks(straight, suited_flags, label)

    def _add_ranks(
        self, ranks: tuple[Rank, ...], suited_flags: tuple[bool, ...], label: Label
    ) -> None:
        row_number = self._next_row_number
        self._next_row_number += 1
        sorted_ranks = tuple(sorted(ranks, key=_RANK_INDEX.__getitem__))
        for is_suited in suited_flags:
            self._rows_by_key[sorted_ranks, is_suited] = (row_number, label)


class _PairLookup(Lookup):
    """A base class of five-card lookups: pairs, full houses, quads and flushes.

    Subclasses add the straights and set the order.
    """

    def _add_below_straights(self) -> None:
        self._add_multisets(Counter({2: 1, 1: 3}), _UNSUITED, Label.ONE_PAIR)
        self._add_multisets(Counter({2: 2, 1: 1}), _UNSUITED, Label.TWO_PAIR)
        self._add_multisets(Counter({3: 1, 1: 2}), _UNSUITED, Label.THREE_OF_A_KIND)

    def _add_full_houses(self) -> None:
        self._add_multisets(Counter({3: 1, 2: 1}), _UNSUITED, Label.FULL_HOUSE)

    def _add_four_of_a_kind(self) -> None:
        self._add_multisets(Counter({4: 1, 1: 1}), _UNSUITED, Label.FOUR_OF_A_KIND)

    def _add_flushes(self) -> None:
        self._add_multisets(Counter({1: 5}), _SUITED, Label.FLUSH)


@dataclass
class StandardLookup(_PairLookup):
    """Lookup table of hold'em and stud hands."""

    rank_order = RankOrder.STANDARD
    _has_wheel: ClassVar[bool] = True

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 5}), _UNSUITED, Label.HIGH_CARD)
        self._add_below_straights()
        self._add_straights(5, _UNSUITED, Label.STRAIGHT, self._has_wheel)
        self._add_flushes()
        self._add_full_houses()
        self._add_four_of_a_kind()
        self._add_straights(5, _SUITED, Label.STRAIGHT_FLUSH, self._has_wheel)


@dataclass
class Standard2Lookup(StandardLookup):
    """Lookup table of deuce to seven, where 5-4-3-2-A is not a straight."""

    _has_wheel = False


@dataclass
class ShortDeckHoldemLookup(_PairLookup):
    """Lookup table of short-deck hands, in which a flush beats a full house."""

    rank_order = RankOrder.SHORT_DECK_HOLDEM

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 5}), _UNSUITED, Label.HIGH_CARD)
        self._add_below_straights()
        self._add_straights(5, _UNSUITED, Label.STRAIGHT)
        self._add_full_houses()
        self._add_flushes()
        self._add_four_of_a_kind()
        self._add_straights(5, _SUITED, Label.STRAIGHT_FLUSH)


@dataclass
class EightOrBetterLookup(Lookup):
    """Lookup table of five different ranks up to an eight."""

    rank_order = RankOrder.EIGHT_OR_BETTER_LOW

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 5}), _ANY_SUITEDNESS, Label.HIGH_CARD)


@dataclass
class RegularLookup(_PairLookup):
    """Lookup table of razz hands: aces are low, straights and flushes do not count."""

    rank_order = RankOrder.REGULAR

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 5}), _ANY_SUITEDNESS, Label.HIGH_CARD)
        self._add_below_straights()
        self._add_full_houses()
        self._add_four_of_a_kind()


@dataclass
class BadugiLookup(Lookup):
    """Lookup table of one to four cards of different ranks and suits; aces are low."""

    rank_order = RankOrder.REGULAR

    def _add_entries(self) -> None:
        for card_count in (4, 3, 2, 1):
            self._add_multisets(Counter({1: card_count}), (card_count == 1,), Label.HIGH_CARD)

    def _get_key(self, cards: CardsLike) -> _EntryKey:
        cards = Card.clean(cards)
        if not Card.are_rainbow(cards):
            raise ValueError(f"a badugi cannot repeat a suit, got {cards!r}")
        return super()._get_key(cards)


@dataclass
class StandardBadugiLookup(BadugiLookup):
    """Lookup table of badugi hands with aces high."""

    rank_order = RankOrder.STANDARD


@dataclass
class KuhnPokerLookup(Lookup):
    """Lookup table of Kuhn poker hands: one card."""

    rank_order = RankOrder.KUHN_POKER

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 1}), _SUITED, Label.HIGH_CARD)


@dataclass
class LeducHoldemLookup(Lookup):
    """Lookup table of Leduc hands: two cards, one of them from the board."""

    rank_order = RankOrder.KUHN_POKER

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 2}), _ANY_SUITEDNESS, Label.HIGH_CARD)
        self._add_multisets(Counter({2: 1}), _ANY_SUITEDNESS, Label.ONE_PAIR)


@dataclass
class RhodeIslandHoldemLookup(Lookup):
    """Lookup table of Rhode Island hands: three cards, where a straight beats a flush."""

    rank_order = RankOrder.STANDARD

    def _add_entries(self) -> None:
        self._add_multisets(Counter({1: 3}), _UNSUITED, Label.HIGH_CARD)
        self._add_multisets(Counter({2: 1, 1: 1}), _UNSUITED, Label.ONE_PAIR)
        self._add_multisets(Counter({1: 3}), _SUITED, Label.FLUSH)
        self._add_straights(3, _UNSUITED, Label.STRAIGHT)
        self._add_multisets(Counter({3: 1}), _UNSUITED, Label.THREE_OF_A_KIND)
        self._add_straights(3, _SUITED, Label.STRAIGHT_FLUSH)


@dataclass
class Numeral211HoldemLookup(RhodeIslandHoldemLookup):
    """Lookup table of Rhode Island hold'em with fewer ranks."""

    rank_order = RankOrder.NUMERAL211_HOLDEM


class _UpcardLookup(Lookup):
    """A base class of lookups of one to four upcards, which decide the opener in stud."""

    def _add_entries(self) -> None:
        for card_count in (1, 2, 3, 4):
            self._add_multisets(Counter({1: card_count}), _ANY_SUITEDNESS, Label.HIGH_CARD)
        for kicker_count in (0, 1, 2):
            self._add_multisets(Counter({2: 1, 1: kicker_count}), _UNSUITED, Label.ONE_PAIR)
        self._add_multisets(Counter({2: 2}), _UNSUITED, Label.TWO_PAIR)
        for kicker_count in (0, 1):
            self._add_multisets(Counter({3: 1, 1: kicker_count}), _UNSUITED, Label.THREE_OF_A_KIND)
        self._add_multisets(Counter({4: 1}), _UNSUITED, Label.FOUR_OF_A_KIND)


@dataclass
class _LowHandOpeningLookup(_UpcardLookup):
    """Lookup table of upcards with aces low, of which the lowest opens."""

    rank_order = RankOrder.REGULAR


@dataclass
class _HighHandOpeningLookup(_UpcardLookup):
    """Lookup table of upcards with aces high, of which the highest opens."""

    rank_order = RankOrder.STANDARD
