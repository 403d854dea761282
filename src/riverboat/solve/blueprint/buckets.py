"""Hands dealt by the thousand, and the bucket of each player's cards on each street."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from riverboat.bots.blueprint.cards import (
    CLASSES,
    CardBuckets,
    hole_classes,
    nearest_of,
    river_bucket,
)
from riverboat.bots.blueprint.suits import RENAMINGS, hole_places
from riverboat.kernel.cards import HOLES, Bytes
from riverboat.kernel.regrets import Dealt
from riverboat.solve.blueprint.boards import (
    Boards,
    Street,
    Told,
    boards_of,
    distributions,
    river_equities,
)
from riverboat.solve.blueprint.clusters import centres_of

BUCKETS: Final = 100
"""On the flop, and on the turn."""
RIVERS: Final = 50
_BOARD: Final = 5


class BoardBuckets(Struct, frozen=True):
    """Of boards of one size the bucket of every hand."""

    boards: Boards
    buckets: Bytes
    """(boards, 1326)"""

    def of(self, boards: Bytes, holes: Bytes) -> Bytes:
        """The buckets of hands on boards: (n, k) and (n, seats, 2) to (n, seats)."""
        rows, by = self.boards.find(boards)
        names = RENAMINGS[by]
        here = np.take_along_axis(names, holes.reshape(len(holes), -1).astype(np.intp), axis=1)
        return np.asarray(self.buckets[rows[:, None], hole_places(here.reshape(holes.shape))])


class Abstraction(Struct, frozen=True):
    """Cards as a blueprint has them: flops, turns and rivers by bucket."""

    flops: BoardBuckets
    turns: BoardBuckets
    rivers: BoardBuckets
    cards: CardBuckets
    """What somebody needs who plays."""

    @property
    def sizes(self) -> tuple[int, int, int, int]:
        """How many buckets each street has."""
        return self.cards.sizes

    def deal(self, hands: int, seats: int, depths: NDArray[np.int64], seed: int) -> Dealt:
        """So many random hands; each has one of these depths, by chance."""
        luck = np.random.default_rng(seed)
        decks = np.argsort(luck.random((hands, 52), np.float32), axis=1).astype(np.uint8)
        # The first card goes to the left of the button, which is seat 0.
        order = (np.arange(seats) - 1) % seats
        holes = np.stack((decks[:, order], decks[:, seats + order]), axis=2)
        board = decks[:, 2 * seats : 2 * seats + _BOARD]
        buckets = np.empty((hands, seats, 4), np.uint16)
        buckets[:, :, 0] = hole_classes(holes)
        buckets[:, :, 1] = self.flops.of(board[:, :3], holes)
        buckets[:, :, 2] = self.turns.of(board[:, :4], holes)
        buckets[:, :, 3] = self.rivers.of(board, holes)
        return Dealt(decks, buckets, luck.choice(depths, hands))


def abstraction(seed: int, tell: Told) -> Abstraction:
    """All boards, all hands on them, and their buckets: some minutes, and half a gigabyte."""
    flops, turns, rivers = boards_of(3), boards_of(4), boards_of(5)
    equities = river_equities(rivers, tell)
    found: list[BoardBuckets] = []
    centres = []
    streets: tuple[tuple[Boards, Street], ...] = ((flops, "flops"), (turns, "turns"))
    for boards, name in streets:
        rows = distributions(boards, rivers, equities, name, tell)
        centre, buckets = _clustered(rows, seed)
        found.append(BoardBuckets(boards, buckets))
        centres.append(centre)
    cards = CardBuckets(
        sizes=(CLASSES, BUCKETS, BUCKETS, RIVERS),
        flops=found[0].buckets.tobytes(),
        turns=centres[1].tobytes(),
    )
    by_river = BoardBuckets(rivers, river_bucket(equities, RIVERS))
    return Abstraction(flops=found[0], turns=found[1], rivers=by_river, cards=cards)


def _clustered(rows: Bytes, seed: int) -> tuple[NDArray[np.float32], Bytes]:
    """Centres, and the bucket of every hand; one that cannot be held is in bucket 0."""
    flat = rows.reshape(-1, rows.shape[2])
    there = np.flatnonzero(flat.any(axis=1))
    centres = centres_of(flat[there], BUCKETS, seed)
    buckets = np.zeros(len(flat), np.uint8)
    buckets[there] = nearest_of(flat[there], centres)
    return centres, buckets.reshape(-1, len(HOLES))
