"""A two-player game as a tree in arrays, level by level.

A level has all nodes at the same distance from the root; the children of a node are next to each
other in the next level. Each action of each information set has a number, its *sequence*, and a
strategy is an array of probabilities indexed by sequence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from riverboat.cards import UNKNOWN
from riverboat.deprecation.renamed_keywords import deprecated_keywords
from riverboat.engine import BadGame, Game
from riverboat.hands import Hand
from riverboat.hands.stack_sizes import Stacks
from riverboat.kernel.array_equality import equal_with_arrays
from riverboat.words.refusals.solving import (
    BetSizesMissing,
    HoleCardsAlreadyDealt,
    SeatCardsUnknown,
    SolverActionIllegal,
    StrategyActionsDiffer,
    StrategyKeyRepeated,
    TooManyHistories,
    TwoPlayerGameRequired,
)

FloatArray: TypeAlias = NDArray[np.float64]
IndexArray: TypeAlias = NDArray[np.intp]

ActionSelector: TypeAlias = Callable[[Hand], Sequence[str]]
"""A function that selects the actions to explore, if not all legal ones are explored."""

DEFAULT_MAX_HISTORIES: Final = 100_000
"""Default limit of histories in a game tree: they take some seconds to find."""
CHANCE: Final = -1
"""The player of a chance move, in place of a seat."""


class InformationSet(Struct, frozen=True):
    """An information set: nodes that the player to act cannot distinguish."""

    key: str
    seat: int
    actions: tuple[str, ...]
    first: int
    """Sequence of the first action; the others follow."""


class _ArrayStruct(Struct, frozen=True, eq=False):
    """A base class of structs that hold arrays; equality compares the arrays."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and equal_with_arrays(astuple(self), astuple(other))

    def __ne__(self, other: object) -> bool:
        return not self == other  # the `__ne__` of Struct does not call `__eq__`

    def __hash__(self) -> int:
        return hash(type(self))


class TreeLevel(_ArrayStruct, frozen=True, eq=False):
    """The nodes of one depth, and the moves that led to them."""

    parent: IndexArray
    """Index of the parent in the level above."""
    player: IndexArray
    """Player who made the move: a seat, or ``CHANCE``."""
    sequence: IndexArray
    """Sequence of the move; -1 for a card."""
    chance_probability: FloatArray
    """Probability of the card; 1 for a move of a player."""
    chance_reach: FloatArray
    """Product of the chance probabilities on the path."""
    payoff: FloatArray
    """Payoff of seat 0 in chips at nodes where the hand is over; 0 at other nodes."""
    decision_nodes: IndexArray
    """Nodes where the hand is not over: decisions of players, and chance nodes."""
    child_starts: IndexArray
    """First child of each decision node in the next level."""


class GameTree(_ArrayStruct, frozen=True, eq=False):
    """A two-player game with all its histories."""

    game: Game
    levels: tuple[TreeLevel, ...]
    sets: tuple[InformationSet, ...]

    def __hash__(self) -> int:
        return hash((self.game, self.histories, self.sequences))

    def __repr__(self) -> str:
        return (
            f"<GameTree {self.game.name}: {self.histories:,} histories, "
            f"{len(self.sets):,} information sets>"
        )

    @property
    def histories(self) -> int:
        """Number of nodes."""
        return sum(len(level.parent) for level in self.levels)

    @property
    def sequences(self) -> int:
        """Length of a strategy vector."""
        return sum(len(information_set.actions) for information_set in self.sets)


@deprecated_keywords(most="max_histories")
def build_game_tree(
    game: Game | str | Hand,
    *,
    stacks: Stacks | None = None,
    actions: ActionSelector | None = None,
    max_histories: int = DEFAULT_MAX_HISTORIES,
    open_cards: bool = False,
) -> GameTree:
    """Return the tree of all possible histories of a two-player game: ``build_game_tree("leduc")``.

    *actions* selects the bet sizes of the tree if the game allows a range of them;
    *max_histories* limits the size of the tree. A hand may be given instead of a game, before its
    first hole card; a later hand requires *open_cards*, because both players would know all cards.
    Raises ``BadGame``, with the reason, for an unsupported game.

    >>> tree = build_game_tree("kuhn")
    >>> tree.histories, len(tree.sets), tree.sets[0].key, tree.sets[0].actions
    (58, 12, 'Js|', ('check', 'bet 1'))
    """
    root = _build_root_hand(game, stacks, are_cards_open=open_cards)
    if root.seats != 2:
        raise BadGame(TwoPlayerGameRequired(root.seats))
    tree_builder = _TreeBuilder(actions, max_histories)
    tree_builder.add_level([root])
    while tree_builder.frontier:
        tree_builder.add_level()
    return GameTree(root.game, tuple(tree_builder.levels), tuple(tree_builder.sets.values()))


def _build_root_hand(
    game: Game | str | Hand, stacks: Stacks | None, *, are_cards_open: bool
) -> Hand:
    """Return the hand at the root; ``BadGame`` if hole cards are dealt without *are_cards_open*.

    An information set contains what a player knows. Hole cards dealt before the root are equal in
    every history, so each player would know the other's cards.
    """
    if not isinstance(game, Hand):
        return Hand.undealt(game, stacks=stacks)
    if stacks is not None:
        raise TypeError(
            "the hand already has stacks; use Hand.undealt(game, stacks=...) for others"
        )
    hole_cards = {seat: game.hole(seat) for seat in range(game.seats)}
    dealt_card_texts = [f"seat {seat} {cards}" for seat, cards in hole_cards.items() if cards]
    if game.cards_so_far:
        dealt_card_texts.append(str(game.cards_so_far))
    if dealt_card_texts and not are_cards_open:
        raise BadGame(HoleCardsAlreadyDealt(", ".join(dealt_card_texts)))
    if hidden_seats := [seat for seat, cards in hole_cards.items() if UNKNOWN in cards]:
        raise BadGame(SeatCardsUnknown(hidden_seats[0]))
    return game


class _TreeEdge(Struct, frozen=True):
    """The move that leads to a node, with its parent, player and probability."""

    parent: int
    player: int
    sequence: int
    chance_probability: float
    chance_reach: float


_ROOT_EDGE: Final = _TreeEdge(0, CHANCE, -1, 1.0, 1.0)


class _TreeBuilder:
    """A builder of a tree, which holds only the last level as hands."""

    def __init__(self, actions: ActionSelector | None, max_histories: int) -> None:
        self.levels: list[TreeLevel] = []
        self.sets: dict[str, InformationSet] = {}
        self.frontier: list[tuple[Hand, _TreeEdge]] = []
        self._depth_by_key: dict[str, int] = {}
        self._action_selector, self._max_histories = actions, max_histories
        self._history_count = self._sequence_count = 0

    def add_level(self, root_hands: Sequence[Hand] = ()) -> None:
        """Store the current level of hands, and expand the next one."""
        nodes = [(hand, _ROOT_EDGE) for hand in root_hands] or self.frontier
        self._history_count += len(nodes)
        card_count = len(nodes[0][0].deals())  # all nodes of a depth have equally many cards left
        if self._history_count + card_count * len(nodes) > self._max_histories:
            raise BadGame(TooManyHistories(nodes[0][0].game.name, self._max_histories))
        next_nodes: list[tuple[Hand, _TreeEdge]] = []
        decision_nodes, child_starts, payoffs = [], [], np.zeros(len(nodes))
        for node, (hand, edge) in enumerate(nodes):
            if hand.over:
                payoffs[node] = hand.payoffs[0]
                continue
            decision_nodes.append(node)
            child_starts.append(len(next_nodes))
            next_nodes += self._build_children(hand, edge, node)
        edges = [edge for _, edge in nodes]
        self.levels.append(
            TreeLevel(
                parent=np.array([node_edge.parent for node_edge in edges], np.intp),
                player=np.array([node_edge.player for node_edge in edges], np.intp),
                sequence=np.array([node_edge.sequence for node_edge in edges], np.intp),
                chance_probability=np.array([node_edge.chance_probability for node_edge in edges]),
                chance_reach=np.array([node_edge.chance_reach for node_edge in edges]),
                payoff=payoffs,
                decision_nodes=np.array(decision_nodes, np.intp),
                child_starts=np.array(child_starts, np.intp),
            )
        )
        self.frontier = next_nodes

    def _build_children(
        self, hand: Hand, edge: _TreeEdge, node: int
    ) -> list[tuple[Hand, _TreeEdge]]:
        if cards := hand.deals():
            card_probability = 1 / len(cards)
            card_edge = _TreeEdge(
                node, CHANCE, -1, card_probability, edge.chance_reach * card_probability
            )
            return [(hand.after(card), card_edge) for card in cards]
        information_set = self._build_information_set(hand)
        return [
            (
                hand.after(action),
                _TreeEdge(
                    node,
                    information_set.seat,
                    information_set.first + action_index,
                    1.0,
                    edge.chance_reach,
                ),
            )
            for action_index, action in enumerate(information_set.actions)
        ]

    def _build_information_set(self, hand: Hand) -> InformationSet:
        key, seat = hand.key(), hand.to_act
        assert seat is not None, "a player is to act where no card is dealt"
        actions = _list_tree_actions(hand, self._action_selector)
        information_set = self.sets.get(key)
        if information_set is None:
            information_set = InformationSet(key, seat, actions, self._sequence_count)
            self.sets[key], self._depth_by_key[key] = information_set, len(self.levels)
            self._sequence_count += len(actions)
        elif information_set.actions != actions:
            raise BadGame(StrategyActionsDiffer(key, information_set.actions, actions))
        elif information_set.seat != seat or self._depth_by_key[key] != len(self.levels):
            raise BadGame(StrategyKeyRepeated(key))
        return information_set


def _list_tree_actions(hand: Hand, actions: ActionSelector | None) -> tuple[str, ...]:
    if actions is None:
        if not hand.legal.is_finite:
            raise BadGame(BetSizesMissing(hand.game.name, hand.legal.low, hand.legal.high))
        return tuple(hand.legal)
    action_names = tuple(actions(hand))
    if illegal_actions := [action for action in action_names if action not in hand.legal] or (
        () if action_names else [""]
    ):
        raise BadGame(SolverActionIllegal(illegal_actions[0], str(hand.legal)))
    return action_names
