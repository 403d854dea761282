"""Regrets of no-limit hold'em by sampling, in C only: the arrays that the extension takes.

Everybody begins a hand with the same chips, and the button is seat 0. A row of a table is a street,
a situation (``c/situation.h``) and a bucket of cards, and has five numbers, an option each: fold,
check or call, half the pot, the pot, all-in. Who knows what the buckets are has found them for each
hand before: (hands, seats, 4) uint16.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel import tier
from riverboat.kernel.cards import Bytes
from riverboat.kernel.playouts import Chips, Rules

OPTIONS: Final = ("fold", "call", "half pot", "pot", "all-in")
STREETS: Final = 4
BEFORE_THE_FLOP: Final = 6 * 4 * 4 * 4 * 4 * 7
"""Situations before the flop; the extension knows them by the same numbers."""
ON_THE_FLOP: Final = 3 * 3 * 4 * 5 * 7 * 3
"""Situations of each later street."""

STEP: Final = np.dtype(
    {
        "names": ["hand", "to", "situation", "seat", "street", "option", "legal"],
        "formats": ["i8", "i8", "i4", "u1", "u1", "u1", "u1"],
        "offsets": [0, 8, 16, 20, 21, 22, 23],
        "itemsize": 24,
    }
)
"""One decision of hands that were played: struct step of regrets.c."""

NOBODY_SIMPLE: Final = np.empty(0)


@dataclass(frozen=True, slots=True, eq=False)
class Dealt:
    """Hands to be played: their cards as they come, buckets, and what everybody begins with."""

    decks: Bytes
    """(n, 52): hole cards one by one from the left of the button, then the board."""
    buckets: NDArray[np.uint16]
    """(n, seats, 4)"""
    depths: Chips
    """(n,): chips of each player."""


def rows_before(buckets: tuple[int, ...]) -> tuple[int, ...]:
    """Where the rows of each street begin, and how many there are in all.

    >>> rows_before((169, 1, 1, 1))
    (0, 1817088, 1820868, 1824648, 1828428)
    """
    found = [0]
    for street, count in enumerate(buckets):
        found.append(found[-1] + count * (ON_THE_FLOP if street else BEFORE_THE_FLOP))
    return tuple(found)


def train(
    rules: Rules,
    seed: int,
    buckets: tuple[int, ...],
    dealt: Dealt,
    regrets: NDArray[np.float64],
    sums: NDArray[np.float64],
    strengths: NDArray[np.float64] = NOBODY_SIMPLE,
) -> int:
    """Add to the regrets and sums of strategies, (rows, 5), what these hands tell.

    How many decisions were looked at. Regrets are in big blinds. With *strengths*, a number from 0
    to 1 for each bucket street by street, some rivals are simple players (``c/simple.h``).
    """
    game = rules.numbers, rules.posts, rules.opening, seed
    about = np.array(buckets, np.int64), dealt.decks, dealt.buckets, dealt.depths
    visited: int = tier.fast.regrets_train(*game, *about, strengths, regrets, sums)
    return visited


def play(
    rules: Rules,
    seed: int,
    buckets: tuple[int, ...],
    dealt: Dealt,
    chances: NDArray[np.float64],
    who: Bytes,
    *,
    log: bool = False,
) -> tuple[Chips, NDArray[Any]]:
    """Play hands by strategies, (strategies, rows, 5): what each seat won, and every decision.

    *who* says by hand and seat whose strategy it is, (n, seats).
    """
    game = rules.numbers, rules.posts, rules.opening, seed
    about = np.array(buckets, np.int64), dealt.decks, dealt.buckets, dealt.depths
    won = np.zeros(who.shape, np.int64)
    room = 64 * len(who) if log else 0
    while True:
        steps = np.zeros(room, STEP)
        told = steps.view(np.uint8).reshape(room, STEP.itemsize)
        logged = tier.fast.regrets_play(*game, *about, chances, who, won, told)
        if logged >= 0:
            return won, steps[:logged]
        room *= 2
