"""A game as a tree of arrays: all that can come of a hand of two, level by level.

A level holds the nodes that are as many moves from the root; the children of a node lie side by
side in the next one. What a player may do with what they know is a *sequence*: a number, one for
each action of each information set, and a strategy is a row of chances by these numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import numpy as np
from msgspec import Struct
from msgspec.structs import astuple
from numpy.typing import NDArray

from riverboat.cards import UNKNOWN
from riverboat.engine import BadGame, Game
from riverboat.hands import Hand
from riverboat.hands.stacks import Stacks
from riverboat.kernel.same import same
from riverboat.words.refusals.solving import (
    ActionsDiffer,
    HoleCardsAreDealt,
    HoleCardsAreUnknown,
    KeyOfTwoMoments,
    NameTheSizes,
    NotLegalHere,
    SolvedForTwo,
    TooManyHistories,
)

Numbers: TypeAlias = NDArray[np.float64]
Indices: TypeAlias = NDArray[np.intp]

Actions: TypeAlias = Callable[[Hand], Sequence[str]]
"""Names what may be done in a hand, where not everything that is legal is to be looked at."""

MOST: Final = 100_000
"""Histories of a game that is solved, unless somebody asks for more: some seconds to find them."""
CHANCE: Final = -1
"""Moves, in place of a seat, where a card comes."""


class InformationSet(Struct, frozen=True):
    """Moments that a player cannot tell apart."""

    key: str
    seat: int
    actions: tuple[str, ...]
    first: int
    """The sequence of the first action; those of the others follow."""


class _OfArrays(Struct, frozen=True, eq=False):
    """A value that holds arrays, equal to another whose arrays are."""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and same(astuple(self), astuple(other))

    def __ne__(self, other: object) -> bool:
        return not self == other  # a Struct has its own, which does not ask `__eq__`

    def __hash__(self) -> int:
        return hash(type(self))


class Depth(_OfArrays, frozen=True, eq=False):
    """The nodes of one depth, and the moves that led to them."""

    parent: Indices
    """In the level above."""
    mover: Indices
    """Who made the move: a seat, or ``CHANCE``."""
    sequence: Indices
    """Of the move; -1 for a card."""
    chance: Numbers
    """How likely the card was; 1 for a move of a player."""
    nature: Numbers
    """How likely all cards were that led here."""
    payoff: Numbers
    """What seat 0 wins where the hand is over, in chips; 0 elsewhere."""
    inner: Indices
    """The nodes where it is not over."""
    starts: Indices
    """Where the children of each of these begin in the next level."""


class GameTree(_OfArrays, frozen=True, eq=False):
    """A game of two, with all its histories."""

    game: Game
    levels: tuple[Depth, ...]
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
        """How many nodes there are."""
        return sum(len(level.parent) for level in self.levels)

    @property
    def sequences(self) -> int:
        """How long a strategy is."""
        return sum(len(each.actions) for each in self.sets)


def tree_of(
    game: Game | str | Hand,
    *,
    stacks: Stacks | None = None,
    actions: Actions | None = None,
    most: int = MOST,
    open_cards: bool = False,
) -> GameTree:
    """All that can come of a game of two players: ``tree_of("leduc")``.

    Where sizes are a range *actions* names those to look at. A hand may be given in place of a
    game, before its first hole card: afterwards both players would know all cards, which
    *open_cards* asks for. ``BadGame`` says why a game has no tree here.

    >>> tree = tree_of("kuhn")
    >>> tree.histories, len(tree.sets), tree.sets[0].key, tree.sets[0].actions
    (58, 12, 'Js|', ('check', 'bet 1'))
    """
    root = _root(game, stacks, open_cards=open_cards)
    if root.seats != 2:
        raise BadGame(SolvedForTwo(root.seats))
    growing = _Growing(actions, most)
    growing.grow([root])
    while growing.hands:
        growing.grow()
    return GameTree(root.game, tuple(growing.levels), tuple(growing.sets.values()))


def _root(game: Game | str | Hand, stacks: Stacks | None, *, open_cards: bool) -> Hand:
    """The hand that a tree grows from; ``BadGame`` if its hole cards are dealt and not meant open.

    An information set is what a player knows. Cards that lie in the root are the same in every
    history, so each player would know those of the other.
    """
    if not isinstance(game, Hand):
        return Hand.undealt(game, stacks=stacks)
    if stacks is not None:
        raise TypeError(
            "stacks are those of the hand; Hand.undealt(game, stacks=...) begins others"
        )
    held = {seat: game.hole(seat) for seat in range(game.seats)}
    dealt = [f"seat {seat} {cards}" for seat, cards in held.items() if cards]
    if game.coming:
        dealt.append(str(game.coming))
    if dealt and not open_cards:
        raise BadGame(HoleCardsAreDealt(", ".join(dealt)))
    if hidden := [seat for seat, cards in held.items() if UNKNOWN in cards]:
        raise BadGame(HoleCardsAreUnknown(hidden[0]))
    return game


class _Move(Struct, frozen=True):
    """How a node was come to."""

    parent: int
    mover: int
    sequence: int
    chance: float
    nature: float


_ROOT: Final = _Move(0, CHANCE, -1, 1.0, 1.0)


class _Growing:
    """A tree as it grows, by levels: only the last one is there as hands."""

    def __init__(self, actions: Actions | None, most: int) -> None:
        self.levels: list[Depth] = []
        self.sets: dict[str, InformationSet] = {}
        self.hands: list[tuple[Hand, _Move]] = []
        self._depths: dict[str, int] = {}
        self._actions, self._most = actions, most
        self._count = self._sequences = 0

    def grow(self, roots: Sequence[Hand] = ()) -> None:
        """Lay down the level that is there as hands, and find the next one."""
        nodes = [(hand, _ROOT) for hand in roots] or self.hands
        self._count += len(nodes)
        cards = len(nodes[0][0].deals())  # the deck is as full wherever one is at this depth
        if self._count + cards * len(nodes) > self._most:
            raise BadGame(TooManyHistories(nodes[0][0].game.name, self._most))
        following: list[tuple[Hand, _Move]] = []
        inner, starts, payoff = [], [], np.zeros(len(nodes))
        for at, (hand, come) in enumerate(nodes):
            if hand.over:
                payoff[at] = hand.payoffs[0]
                continue
            inner.append(at)
            starts.append(len(following))
            following += self._children(hand, come, at)
        moves = [come for _, come in nodes]
        self.levels.append(
            Depth(
                parent=np.array([move.parent for move in moves], np.intp),
                mover=np.array([move.mover for move in moves], np.intp),
                sequence=np.array([move.sequence for move in moves], np.intp),
                chance=np.array([move.chance for move in moves]),
                nature=np.array([move.nature for move in moves]),
                payoff=payoff,
                inner=np.array(inner, np.intp),
                starts=np.array(starts, np.intp),
            )
        )
        self.hands = following

    def _children(self, hand: Hand, come: _Move, at: int) -> list[tuple[Hand, _Move]]:
        if cards := hand.deals():
            share = 1 / len(cards)
            move = _Move(at, CHANCE, -1, share, come.nature * share)
            return [(hand.after(card), move) for card in cards]
        known = self._set_of(hand)
        return [
            (hand.after(action), _Move(at, known.seat, known.first + k, 1.0, come.nature))
            for k, action in enumerate(known.actions)
        ]

    def _set_of(self, hand: Hand) -> InformationSet:
        key, seat = hand.key(), hand.to_act
        assert seat is not None, "somebody is awaited where no card comes"
        actions = _actions_of(hand, self._actions)
        known = self.sets.get(key)
        if known is None:
            known = InformationSet(key, seat, actions, self._sequences)
            self.sets[key], self._depths[key] = known, len(self.levels)
            self._sequences += len(actions)
        elif known.actions != actions:
            raise BadGame(ActionsDiffer(key, known.actions, actions))
        elif known.seat != seat or self._depths[key] != len(self.levels):
            raise BadGame(KeyOfTwoMoments(key))
        return known


def _actions_of(hand: Hand, actions: Actions | None) -> tuple[str, ...]:
    if actions is None:
        if not hand.legal.finite:
            raise BadGame(NameTheSizes(hand.game.name, hand.legal.low, hand.legal.high))
        return tuple(hand.legal)
    named = tuple(actions(hand))
    if wrong := [each for each in named if each not in hand.legal] or (() if named else [""]):
        raise BadGame(NotLegalHere(wrong[0], str(hand.legal)))
    return named
