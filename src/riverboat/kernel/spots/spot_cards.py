"""Cards of a post-flop spot: hands of both ranges, suit isomorphism, and the boards that can come.

A suit permutation that changes neither the board nor a weight of either range makes boards
isomorphic. Only one board of each class is canonical; ``SpotCards.locate`` maps any dealt cards to
the canonical board. The C extension numbers hands and canonical boards in an equal order
(``c/spot_boards.c``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import permutations
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.card_masks import HOLES, Bytes
from riverboat.kernel.spots.spot_tree import Floats, IndexArray

SuitPermutation: TypeAlias = tuple[int, int, int, int]
"""The suit that each suit becomes."""

IDENTITY_PERMUTATION: Final[SuitPermutation] = (0, 1, 2, 3)
DECK: Final = range(52)
ROW_MULTIPLE: Final = 16
"""Rows of hands are padded to a multiple of this in C."""


def permute_card(suits: SuitPermutation, card: int) -> int:
    """Return a card with its suit replaced."""
    return card & ~3 | suits[card & 3]


def permute_combos(suits: SuitPermutation) -> IndexArray:
    """Return the combination that each of the 1,326 becomes, in the order of ``HOLES``."""
    permuted_cards = HOLES & 0xFC | np.array(suits, np.uint8)[HOLES & 3]
    low_cards, high_cards = (
        permuted_cards.min(axis=1).astype(np.int64),
        permuted_cards.max(axis=1).astype(np.int64),
    )
    combos: IndexArray = high_cards * (high_cards - 1) // 2 + low_cards
    return combos


def find_blocked_combos(board: Sequence[int]) -> NDArray[np.bool_]:
    """Return True for the combinations that share a card with a board, (1326,)."""
    is_on_board = np.isin(HOLES, np.array(board, np.uint8))
    return is_on_board[:, 0] | is_on_board[:, 1]


@dataclass(frozen=True, slots=True)
class Deal:
    """A canonical card, the board after it, and the isomorphic cards."""

    card: int
    board: CanonicalBoard
    copies: tuple[tuple[int, int], ...]
    """Isomorphic cards, each with the index of the permutation that maps the canonical card to it.
    """


@dataclass(frozen=True, slots=True)
class CanonicalBoard:
    """A canonical board, by its number among the boards of its street."""

    index: int
    cards: tuple[int, ...]
    parent: CanonicalBoard | None
    deals: list[Deal] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class CanonicalPlace:
    """The canonical board of dealt cards, and the suit permutation that leads to it."""

    board: CanonicalBoard
    suits: SuitPermutation


@dataclass(frozen=True, eq=False)
class SpotCards:
    """The board and the weights of both ranges, (2, 1326) in the order of ``HOLES``."""

    board: tuple[int, ...]
    weights: Floats
    permutations: tuple[SuitPermutation, ...]
    """The group of suit permutations in use, the identity first."""

    @property
    def street(self) -> int:
        """The street of the board: 0 is the flop."""
        return len(self.board) - 3

    @cached_property
    def hands(self) -> tuple[IndexArray, IndexArray]:
        """The combinations of each player that share no card with the board, in ``HOLES`` order."""
        is_live = ~find_blocked_combos(self.board)
        first_hands, second_hands = (
            np.flatnonzero((weights > 0) & is_live) for weights in self.weights
        )
        return first_hands, second_hands

    @cached_property
    def hand_index_by_combo(self) -> tuple[IndexArray, IndexArray]:
        """The index of each combination in a player's range; -1 if the range lacks it."""
        index_arrays = []
        for combos in self.hands:
            hand_indexes = np.full(len(HOLES), -1)
            hand_indexes[combos] = np.arange(len(combos))
            index_arrays.append(hand_indexes)
        return index_arrays[0], index_arrays[1]

    @cached_property
    def permuted_hands(self) -> tuple[tuple[IndexArray, IndexArray], ...]:
        """By permutation and player: the index of each hand after the permutation."""
        permuted_combos = [permute_combos(suits) for suits in self.permutations]
        return tuple(
            (
                self.hand_index_by_combo[0][combos[self.hands[0]]],
                self.hand_index_by_combo[1][combos[self.hands[1]]],
            )
            for combos in permuted_combos
        )

    @cached_property
    def boards(self) -> tuple[list[CanonicalBoard], ...]:
        """All canonical boards by street; empty for streets before the spot's own."""
        boards_by_street: tuple[list[CanonicalBoard], ...] = ([], [], [])
        _add_board(
            boards_by_street,
            self.permutations,
            self.board,
            None,
            list(range(len(self.permutations))),
        )
        return boards_by_street

    @property
    def board_counts(self) -> tuple[int, int, int]:
        """The number of canonical boards of each street."""
        flop_count, turn_count, river_count = map(len, self.boards)
        return flop_count, turn_count, river_count

    def locate(self, dealt_cards: Sequence[int]) -> CanonicalPlace:
        """Return the canonical board after cards dealt to the spot's board.

        ``ValueError`` if a card is on the board or dealt twice.
        """
        board, suits = self.boards[self.street][0], IDENTITY_PERMUTATION
        for card in dealt_cards:
            board, suits = self._follow_card(board, suits, card)
        return CanonicalPlace(board, suits)

    def _follow_card(
        self, board: CanonicalBoard, suits: SuitPermutation, dealt_card: int
    ) -> tuple[CanonicalBoard, SuitPermutation]:
        card = permute_card(suits, dealt_card)
        for deal in board.deals:
            if deal.card == card:
                return deal.board, suits
            for copied_card, permutation_index in deal.copies:
                if copied_card == card:
                    inverse_suits = _invert_permutation(self.permutations[permutation_index])
                    return deal.board, _compose_permutations(inverse_suits, suits)
        raise ValueError(f"card {dealt_card} cannot come")

    def find_hand_indexes(self, player: int, place: CanonicalPlace) -> IndexArray:
        """Return for each of the 1,326 combinations its hand on the canonical board, or -1."""
        permuted_combos = permute_combos(place.suits)
        is_blocked_combo = find_blocked_combos(place.board.cards)[permuted_combos]
        return np.where(is_blocked_combo, -1, self.hand_index_by_combo[player][permuted_combos])


def find_suit_symmetries(board: Sequence[int], weights: Floats) -> tuple[SuitPermutation, ...]:
    """Return the suit permutations that leave the board and both ranges as they are."""
    cards = set(board)
    live_weights = np.where(find_blocked_combos(board), np.float32(0), weights)
    return tuple(
        suits
        for suits in _iter_suit_permutations()
        if {permute_card(suits, card) for card in cards} == cards
        and np.array_equal(live_weights[:, permute_combos(suits)], live_weights)
    )


def _iter_suit_permutations() -> Iterator[SuitPermutation]:
    yield from permutations(IDENTITY_PERMUTATION)


def _invert_permutation(suits: SuitPermutation) -> SuitPermutation:
    clubs, diamonds, hearts, spades = (suits.index(suit) for suit in range(4))
    return clubs, diamonds, hearts, spades


def _compose_permutations(
    second_permutation: SuitPermutation, first_permutation: SuitPermutation
) -> SuitPermutation:
    clubs, diamonds, hearts, spades = (second_permutation[suit] for suit in first_permutation)
    return clubs, diamonds, hearts, spades


def _add_board(
    boards: tuple[list[CanonicalBoard], ...],
    permutations: tuple[SuitPermutation, ...],
    cards: tuple[int, ...],
    parent: CanonicalBoard | None,
    fixing_indexes: list[int],
) -> CanonicalBoard:
    """Add a board and all boards that can follow, and return it.

    *fixing_indexes* are the indexes of the permutations that leave each of its cards unchanged.
    """
    street = len(cards) - 3
    board = CanonicalBoard(len(boards[street]), cards, parent)
    boards[street].append(board)
    if len(cards) == 5:
        return board
    visited_cards = set(cards)
    for card in DECK:
        if card in visited_cards:
            continue
        next_fixing_indexes, copies = [], []
        for permutation_index in fixing_indexes:
            permuted_card = permute_card(permutations[permutation_index], card)
            if permuted_card == card:
                next_fixing_indexes.append(permutation_index)
            elif permuted_card not in visited_cards:
                copies.append((permuted_card, permutation_index))
            visited_cards.add(permuted_card)
        next_board = _add_board(boards, permutations, (*cards, card), board, next_fixing_indexes)
        board.deals.append(Deal(card, next_board, tuple(copies)))
    return board


def build_permutation_array(permutations: Sequence[SuitPermutation]) -> Bytes:
    """Return permutations in the extension's format, (n, 4)."""
    return np.array(permutations, np.uint8)
