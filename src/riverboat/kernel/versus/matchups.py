"""All hands against all hands before the flop: 47,008 match-ups that differ.

Of the 1,326 hands of two cards, any two that share no card are a match-up. Changing the suits about
changes nothing, and changing the seats only who wins: so each match-up is worked out once, when it
is first asked for, and kept as long as the process lasts, or in a file if one wants.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby, permutations
from os import PathLike
from threading import Lock
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.kernel import tier
from riverboat.kernel.cards import HOLES, RANKS
from riverboat.kernel.counting.holdem import full_order, holdem_hands
from riverboat.kernel.counting.weights import deal
from riverboat.kernel.versus.sweep import COMBINATIONS, Versus, weights_of

__all__ = [
    "BOARDS",
    "CLASSES",
    "CLASS_OF",
    "MATCHUPS",
    "Matchups",
    "before_the_flop",
    "matchups",
]

MATCHUPS: Final = 47_008
"""The match-ups that differ by more than suits and seats."""

BOARDS: Final = 1_712_304
"""The boards that can come in each of them."""

CLASSES: Final = tuple(
    RANKS[12 - min(row, column)]
    + RANKS[12 - max(row, column)]
    + ("" if row == column else "s" if row < column else "o")
    for row in range(13)
    for column in range(13)
)
"""The 169 classes of hands, as a grid has them row by row: AA, AKs, AQs ... AKo, KK, KQs ... 22."""


def before_the_flop(first: ArrayLike, second: ArrayLike) -> Versus:
    """What each combination of the first range makes against the second: (1326,) weights each.

    The same as ``sweep`` gives with a board, over all 1,712,304 boards.
    """
    return matchups().versus(first, second)


@cache
def matchups() -> Matchups:
    """The match-ups of this process."""
    return Matchups()


class Matchups:
    """Who wins each match-up on how many boards: worked out when asked for, and remembered.

    >>> all_aces = np.array([CLASSES[number] == "AA" for number in CLASS_OF])
    >>> made = Matchups().versus(all_aces, np.ones(1326))
    >>> round(made.equity(all_aces), 6)
    0.852037
    """

    __slots__ = ("_known", "_lock", "_ties", "_wins")

    def __init__(self) -> None:
        # By seat, two to a match-up. The last two are for hands that share a card.
        self._wins = np.zeros(2 * MATCHUPS + 2, np.int32)
        self._ties = np.zeros(2 * MATCHUPS + 2, np.int32)
        self._known = np.zeros(MATCHUPS + 1, np.bool_)
        self._known[MATCHUPS] = True
        self._lock = Lock()

    @property
    def known(self) -> int:
        """How many match-ups are worked out so far."""
        return int(self._known[:MATCHUPS].sum())

    def versus(self, first: ArrayLike, second: ArrayLike) -> Versus:
        """What each combination of the first range makes against the second."""
        hero, villain = weights_of(first, "first"), weights_of(second, "second")
        mine, theirs = np.flatnonzero(hero), np.flatnonzero(villain)
        places = self._places(mine, theirs)
        weights = villain[theirs]
        sums = np.zeros((3, COMBINATIONS))
        sums[0, mine] = self._wins[places] @ weights
        sums[1, mine] = self._ties[places] @ weights
        sums[2, mine] = (places < 2 * MATCHUPS) @ weights * BOARDS
        return Versus(*sums)

    def matrix(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The boards that each hand wins against each, and those that it ties: (1326, 1326) each.

        0 for hands that share a card.
        """
        every = np.arange(COMBINATIONS)
        places = self._places(every, every)
        return self._wins[places], self._ties[places]

    def grid(self) -> NDArray[np.float64]:
        """The equity of each class of hands against each, (169, 169), as ``CLASSES`` goes."""
        wins, ties = self.matrix()
        member = (np.arange(len(CLASSES))[:, None] == CLASS_OF).astype(np.float64)
        met = member @ (wins + wins.T + ties != 0) @ member.T
        shares: NDArray[np.float64] = member @ (wins + ties / 2) @ member.T / (met * BOARDS)
        return shares

    def save(self, path: str | PathLike[str]) -> None:
        """Keep what is known in a file of NumPy's format ``.npz``."""
        np.savez_compressed(path, wins=self._wins, ties=self._ties, known=self._known)

    @classmethod
    def load(cls, path: str | PathLike[str]) -> Matchups:
        """What was kept in a file."""
        made = cls()
        with np.load(path, allow_pickle=False) as kept:
            for name in ("wins", "ties", "known"):
                array = getattr(made, f"_{name}")
                if name not in kept or kept[name].shape != array.shape:
                    raise ValueError(f"{path}: no match-ups are kept here")
                array[:] = kept[name]
        return made

    def _places(self, first: NDArray[np.intp], second: NDArray[np.intp]) -> NDArray[np.intp]:
        """Where each hand's match-up with each is kept, which is then known."""
        places = _numbering().places(first, second)
        with self._lock:
            asked = np.zeros(len(self._known), np.bool_)
            asked[places >> 1] = True
            missing = np.flatnonzero(asked & ~self._known)
            if len(missing):
                self._work_out(missing)
        return places

    def _work_out(self, numbers: NDArray[np.intp]) -> None:
        """Find the match-ups of these numbers."""
        hands = HOLES[_numbering().hands[numbers]].reshape(-1, 4)
        order = np.lexsort(hands.T >> 2)
        counts = np.empty((len(numbers), 2), np.int64)
        counts[order] = _counted(hands[order])
        self._wins[2 * numbers] = counts[:, 0]
        self._ties[2 * numbers] = self._ties[2 * numbers + 1] = counts[:, 1]
        self._wins[2 * numbers + 1] = BOARDS - counts[:, 0] - counts[:, 1]
        self._known[numbers] = True


def _counted(hands: NDArray[np.uint8]) -> NDArray[np.int64]:
    """Wins and ties of the first two cards of each row against the others, (n, 4) to (n, 2).

    Rows that have the same ranks follow each other, and are counted together.
    """
    counts = np.empty((len(hands), 2), np.int64)
    if tier.is_c():
        tier.fast.exact_matchups(hands, counts)
        return counts
    ranks = (hands >> 2).tolist()
    for (a, b, c, d), rows in groupby(range(len(hands)), ranks.__getitem__):
        dealt = [(row, *deal(hands[row].reshape(2, 2).tolist())) for row in rows]
        together = holdem_hands(full_order(), [(a, b), (c, d)], dealt[0][2])
        together.look_at(suit for _, suits, _ in dealt for suit in suits)
        for row, suits, _ in dealt:
            found = together.outcomes(suits).as_dict()
            counts[row] = found.get(1, 0), found.get(3, 0)
    return counts


@dataclass(frozen=True, eq=False)
class _Numbering:
    """Which match-up two hands are.

    ``hands`` (47008, 2): two hands of each match-up. ``from_class`` (169, 1326): twice the number
    of the match-up of a class's first hand with each hand, one more where the seats are changed.
    ``moved`` (24, 1326): each hand with its suits changed about in every way. ``way`` (1326,): the
    way that makes a hand the first of its class.
    """

    hands: NDArray[np.intp]
    from_class: NDArray[np.intp]
    moved: NDArray[np.intp]
    way: NDArray[np.intp]

    def places(self, first: NDArray[np.intp], second: NDArray[np.intp]) -> NDArray[np.intp]:
        """Twice the numbers of all match-ups of these, (n, m), one more if seats are changed."""
        moved = self.moved[self.way[first][:, None], second]
        found: NDArray[np.intp] = self.from_class[CLASS_OF[first][:, None], moved]
        return found


def _class_of(holes: NDArray[np.intp]) -> NDArray[np.intp]:
    ranks = 12 - (holes >> 2)
    best, worst = ranks.min(axis=1), ranks.max(axis=1)
    suited = holes[:, 0] & 3 == holes[:, 1] & 3
    return np.asarray(np.where(suited, 13 * best + worst, 13 * worst + best))


CLASS_OF: Final[NDArray[np.intp]] = _class_of(HOLES.astype(np.intp))
"""The class of each combination, its place in ``CLASSES``, shape (1326,)."""
CLASS_OF.setflags(write=False)


@cache
def _numbering() -> _Numbering:
    ways = np.array(list(permutations(range(4))))
    holes = HOLES.astype(np.intp)
    changed = holes & ~3 | ways[:, holes & 3]
    low, high = changed.min(axis=2), changed.max(axis=2)
    moved = high * (high - 1) // 2 + low

    # The least of all hands that a hand can be moved to stands for its class; and against that one
    # the least of those that the other hand can be moved to by a way which leaves the first alone.
    way = moved.argmin(axis=0)
    first = np.array([np.flatnonzero(number == CLASS_OF)[0] for number in range(len(CLASSES))])
    against = np.stack([moved[moved[:, hand] == hand].min(axis=0) for hand in first])
    every = np.arange(COMBINATIONS)
    straight = np.arange(len(CLASSES))[:, None] * COMBINATIONS + against
    back = CLASS_OF * COMBINATIONS + against[CLASS_OF, moved[way[None], first[:, None]]]
    keys = np.minimum(straight, back)

    shared = (holes[first][:, None, :, None] == holes[None, :, None, :]).any(axis=(2, 3))
    kinds, numbers = np.unique(keys[~shared], return_inverse=True)
    from_class = np.full(keys.shape, 2 * MATCHUPS)
    from_class[~shared] = 2 * numbers + (back < straight)[~shared]
    hands = np.stack((first[kinds // COMBINATIONS], every[kinds % COMBINATIONS]), axis=1)
    return _Numbering(hands, from_class, moved, way)
