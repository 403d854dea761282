"""Game nodes for search algorithms: legal moves, chance outcomes and successors.

Cards are moves of chance, one by one, each with its probability. Hold'em and Omaha are stepped
through in C if the extension is built, all other games on the engine; both have equal nodes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from operator import index
from random import Random
from typing import Any, Final, Self, SupportsIndex, TypeAlias

import numpy as np

from riverboat.engine import BadGame, Game, HouseRules, Preset, ToDeal
from riverboat.envs.action_list import FIRST_RAISE, Size
from riverboat.envs.env_episode import Episode, Rules
from riverboat.envs.history import Observed
from riverboat.hands.stack_sizes import Stacks
from riverboat.kernel import compiled_states
from riverboat.sim.arrays.kernel_games import build_kernel_rules, is_kernel_variant
from riverboat.words.refusals.environments import (
    ActionNumberIllegal,
    NoSuchCardToCome,
    ResetRequired,
)

CHANCE: Final = compiled_states.CHANCE
"""The player of a chance node."""
OVER: Final = compiled_states.OVER
"""Player number of a node at which the hand is over."""

_MovePath: TypeAlias = "tuple[_MovePath, SupportsIndex] | None"
"""The moves that led to a node, the last one first."""


class Node(ABC):
    """A node of a hand: ``after`` returns the next node, and ``step`` changes this one.

    ``player`` is the seat to act, ``CHANCE`` if a card is dealt next, or ``OVER``. An action is an
    index into ``rules.actions``, and a card an index into ``rules.deck``.
    """

    __slots__ = ("player", "rules")

    rules: Rules
    player: int

    @abstractmethod
    def legal(self) -> list[int]:
        """Return the legal actions in order, or the possible cards of a chance node."""

    @abstractmethod
    def step(self, move: SupportsIndex) -> None:
        """Play an action or deal a card in place; ``ValueError`` lists the legal moves."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an independent copy of the node."""

    @property
    @abstractmethod
    def returns(self) -> tuple[int, ...]:
        """Return the net result of each seat, in chips; zeros until the hand is over."""

    @property
    @abstractmethod
    def episode(self) -> Episode:
        """Return the hand on the engine, for queries; do not modify it."""

    @property
    def over(self) -> bool:
        """True if the hand has ended."""
        return self.player == OVER

    def after(self, move: SupportsIndex) -> Self:
        """Return the node after an action or a card."""
        next_node = self.copy()
        next_node.step(move)
        return next_node

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the possible cards and their probabilities; empty at a decision node."""
        if self.player != CHANCE:
            return []
        cards = self.legal()
        probability = 1 / len(cards)
        return [(card, probability) for card in cards]

    def sample_chance(self, rng: Random) -> Self:
        """Sample chance moves until the next node without chance, and return it."""
        node = self.copy()
        while node.player == CHANCE:
            node.step(rng.choice(node.legal()))
        return node

    def key(self, seat: int) -> str:
        """Return a seat's information set key, in the format of ``Hand.key``."""
        return self.episode.key(seat)

    def observe(self, seat: int) -> Observed:
        """Return a seat's observation, in the format of ``Observer``."""
        return self.episode.observe(seat)

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def __repr__(self) -> str:
        special_descriptions = {CHANCE: "a card comes", OVER: f"over, {self.returns}"}
        description = special_descriptions.get(self.player, f"seat {self.player} is to act")
        return f"<{self.rules.game.name}: {description}>"

    def _build_illegal_move_error(self, move: int) -> ValueError:
        action_names, legal_numbers = self.rules.actions.names, self.legal()
        if self.player == CHANCE:
            return ValueError(
                str(NoSuchCardToCome(move, len(self.rules.deck) - 1, len(legal_numbers)))
            )
        if self.player == OVER:
            return ValueError(str(ResetRequired()))
        move_name = action_names[move] if 0 <= move < len(action_names) else "?"
        legal_moves = tuple(
            [f"{legal_number} ({action_names[legal_number]})" for legal_number in legal_numbers]
        )
        return ValueError(str(ActionNumberIllegal(move_name, move, legal_moves)))


class EngineNode(Node):
    """A node of any game, on the engine."""

    __slots__ = ("_episode", "_pending_cards")

    def __init__(self, rules: Rules, button: int | None = None) -> None:
        self.rules = rules
        self._episode = Episode(rules, None, button)
        self._pending_cards: list[int] = []
        self._update_player()

    def legal(self) -> list[int]:
        """Return the legal actions in order, or the possible cards of a chance node."""
        if self.player != CHANCE:
            return self._episode.legal()
        dealt_cards, pending_cards = self._episode.state.dealt_cards, self._pending_cards
        deck = self.rules.deck
        return [
            deck_index
            for deck_index, card in enumerate(deck)
            if card not in dealt_cards and deck_index not in pending_cards
        ]

    def step(self, move: SupportsIndex) -> None:
        """Play an action or deal a card in place; ``ValueError`` lists the legal moves."""
        if self.player != CHANCE:
            self._episode.step(move)
            self._update_player()
            return
        card_index = index(move)
        if card_index not in self.legal():
            raise self._build_illegal_move_error(card_index)
        self._pending_cards.append(card_index)
        pending = self._episode.awaiting
        if isinstance(pending, ToDeal) and len(self._pending_cards) == pending.count:
            self._episode.deal(
                tuple([self.rules.deck[deck_index] for deck_index in self._pending_cards])
            )
            self._pending_cards.clear()
        self._update_player()

    def copy(self) -> Self:
        """Return an independent copy of the node."""
        node = object.__new__(type(self))
        node.rules, node.player = self.rules, self.player
        node._episode, node._pending_cards = self._episode.copy(), self._pending_cards.copy()
        return node

    @property
    def returns(self) -> tuple[int, ...]:
        """Return the net result of each seat, in chips; zeros until the hand is over."""
        return self._episode.payoffs

    @property
    def episode(self) -> Episode:
        """Return the hand on the engine, for queries; do not modify it."""
        return self._episode

    def _update_player(self) -> None:
        seat = self._episode.seat
        self.player = OVER if self._episode.over else CHANCE if seat is None else seat


class CompiledNode(Node):
    """A node of hold'em or Omaha in C; the engine computes only its observations."""

    __slots__ = (
        "_button",
        "_compiled_rules",
        "_legal_mask",
        "_move_count",
        "_move_path",
        "_replayed_node",
        "_state",
    )

    def __init__(self, rules: Rules, compiled_rules: Any, button: int | None = None) -> None:
        button_seat = rules.seats - 1 if button is None else button
        self.rules, self._compiled_rules, self._button = rules, compiled_rules, button
        stacks = np.array(rules.stacks, np.int64)
        self._state, self.player, self._legal_mask = compiled_states.root_state(
            compiled_rules, stacks, button_seat
        )
        self._move_path: _MovePath = None
        self._move_count = 0
        self._replayed_node: tuple[EngineNode, int] | None = None

    def legal(self) -> list[int]:
        """Return the legal actions in order, or the possible cards of a chance node."""
        legal_mask = self._legal_mask
        return (
            _cached_bit_positions(legal_mask).copy()
            if self.player >= 0
            else _list_bit_positions(legal_mask)
        )

    def step(self, move: SupportsIndex) -> None:
        """Play an action or deal a card in place; ``ValueError`` lists the legal moves."""
        next_state = compiled_states.next_state(self._compiled_rules, self._state, move)
        if next_state is None:
            raise self._build_illegal_move_error(index(move))
        self._state, self.player, self._legal_mask = next_state
        self._move_path = (self._move_path, move)
        self._move_count += 1

    def copy(self) -> Self:
        """Return an independent copy of the node."""
        node = object.__new__(type(self))
        node.rules, node._compiled_rules, node._button = (
            self.rules,
            self._compiled_rules,
            self._button,
        )
        node._state, node.player, node._legal_mask = self._state, self.player, self._legal_mask
        node._move_path, node._move_count = self._move_path, self._move_count
        node._replayed_node = self._replayed_node
        return node

    @property
    def returns(self) -> tuple[int, ...]:
        """Return the net result of each seat, in chips; zeros until the hand is over."""
        return compiled_states.returns(self._compiled_rules, self._state)

    @property
    def table_state(self) -> compiled_states.TableState:
        """Return the pot, bets, stacks and legal sizes of this node."""
        return compiled_states.table_state(self._compiled_rules, self._state)

    @property
    def episode(self) -> Episode:
        """Return the hand on the engine, for queries; do not modify it."""
        node, move_count = self._replayed_node or (EngineNode(self.rules, self._button), 0)
        if move_count < self._move_count:
            node = node.copy()  # others may have been copied from here
            moves, path = [], self._move_path
            for _ in range(self._move_count - move_count):
                assert path is not None
                path, move = path
                moves.append(move)
            for move in reversed(moves):
                node.step(move)
        self._replayed_node = node, self._move_count
        return node.episode

    def __reduce__(self) -> tuple[Any, ...]:
        moves, path = [], self._move_path
        while path is not None:
            path, move = path
            moves.append(move)
        return _replay, (self.rules, self._button, tuple(reversed(moves)))


def _list_bit_positions(mask: int) -> list[int]:
    """Return the positions of the set bits, from the lowest up."""
    bit_positions = []
    while mask:
        lowest_bit = mask & -mask
        bit_positions.append(lowest_bit.bit_length() - 1)
        mask ^= lowest_bit
    return bit_positions


_cached_bit_positions = cache(_list_bit_positions)
"""Set bits of action masks, cached: a game has few different masks."""


def _replay(rules: Rules, button: int | None, move_numbers: tuple[SupportsIndex, ...]) -> Node:
    node = build_root_node(rules, button=button)
    for move in move_numbers:
        node.step(move)
    return node


def build_root_node(
    game: Rules | Game | str = "nlhe 1/2",
    *,
    seats: int | None = None,
    stacks: Stacks | None = None,
    sizes: Sequence[Size] | None = None,
    house: HouseRules | Preset | None = None,
    button: int | None = None,
) -> Node:
    """Return the root node of a hand, before its first card and after the forced bets.

    The arguments are those of ``Rules``. The button is the last seat by default.
    """
    rules = game
    if not isinstance(rules, Rules):
        rules = Rules(rules, seats=seats, stacks=stacks, sizes=sizes, house=house)
    compiled_rules = _compile_rules(rules)
    if compiled_rules is None:
        return EngineNode(rules, button)
    return CompiledNode(rules, compiled_rules, button)


_RAISE_CODES: Final = {"min": compiled_states.MIN_RAISE_CODE, "max": compiled_states.MAX_RAISE_CODE}


def _compile_rules(rules: Rules) -> Any:
    """Return the game compiled for C, or ``None`` if only the engine can play it."""
    if rules.compiled_rules is False:
        rules.compiled_rules = None
        game, sizes = rules.game, rules.actions.sizes
        is_compilable = (
            len(rules.actions) == FIRST_RAISE + len(sizes) <= 60 and game.stakes.chip == 1
        )
        if compiled_states.is_available() and is_compilable and is_kernel_variant(game.variant):
            raise_codes = tuple(
                [_RAISE_CODES[size] if isinstance(size, str) else float(size) for size in sizes]
            )
            try:
                playout_rules = build_kernel_rules(game, rules.seats, None, None)
            except BadGame:
                return None
            rules.compiled_rules = compiled_states.compile_rules(playout_rules, raise_codes)
    return rules.compiled_rules
