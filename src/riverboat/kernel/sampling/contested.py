"""Hands from ranges that want the same few cards: seat by seat, so that all find theirs.

Ten players can hold a pair of nines or better each, but of ten such pairs drawn apart hardly one
set in 20,000 can be dealt. So the cards that most ranges want are called contested, and they are
shared out first. For each seat in turn, and each set of contested cards that may be gone by then,
a table says how likely the seat is to hold which others of them, given that all seats after it
find theirs. Then the seat draws one of its hands with just these. Of the other cards two seats may
still hold the same one: whoever draws looks for that, and draws all again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.kernel.cards import Masks
from riverboat.kernel.sampling.choices import NoDeal, listed
from riverboat.kernel.sampling.streams import Words, entries, words
from riverboat.kernel.sampling.urns import Urn

MOST_WAYS: Final = 3 << 20
"""Ways to share out the contested cards that the tables of all seats may have, 16 bytes each."""

MOST_PAIRS: Final = 1 << 22
"""Sets of cards that are gone times sets that a seat may hold, which are looked at for one seat."""

Keys: TypeAlias = Callable[[int], int | Words]
"""Slot -> where its stream begins."""

Entries: TypeAlias = NDArray[np.intp]

Numbers: TypeAlias = NDArray[np.int32]

_Floats: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Contested:
    """Urns that are drawn from in turn."""

    turns: tuple[_Turn, ...]

    def pick(self, keys: Keys, numbers: Words) -> list[Entries]:
        """An entry of each urn for every deal: no two hold the same contested card."""
        picked = {}
        gone: Entries = np.zeros(len(numbers), np.intp)
        for slot, turn in enumerate(self.turns):
            way = turn.ways.pick(gone, words(keys(slot), numbers))
            part = turn.part.take(way).astype(np.intp)
            gone = turn.gone.take(way).astype(np.intp)
            picked[turn.urn] = turn.hands.pick(part, keys(len(self.turns) + slot), numbers)
        return [picked[urn] for urn in range(len(self.turns))]


@dataclass(frozen=True, slots=True, eq=False)
class _Turn:
    """What one seat may hold of the contested cards, by those that are gone."""

    urn: int
    ways: _Weighted
    """In groups by the set that is gone."""
    part: Numbers
    """(ways,): which of the seat's parts it holds then."""
    gone: Numbers
    """(ways,): the set that is gone then, by its number in the next turn."""
    hands: _Hands


@dataclass(frozen=True, slots=True, eq=False)
class _Weighted:
    """Items in groups, one of which is drawn by weight."""

    bounds: _Floats
    """(items,): the number of the item's group, and what part of its weight ends with the item."""
    last: Entries
    """(groups,): the last item of each."""

    def pick(self, group: Entries, word: Words) -> Entries:
        """An item of each of these groups."""
        point = (word >> np.uint64(11)).astype(np.float64)
        point *= 2.0**-53
        point += group
        # A point may be rounded up to the end of its group.
        return np.minimum(np.searchsorted(self.bounds, point, "right"), self.last.take(group))


@dataclass(frozen=True, slots=True, eq=False)
class _Hands:
    """The hands of a seat in parts, by the contested cards that they hold."""

    entry: Entries
    """(hands,): the entries of the urn, part by part."""
    first: Entries
    """(parts,): where each part begins."""
    count: Words
    """(parts,)"""
    by_weight: _Weighted | None
    """Nothing where all hands of the range are alike."""

    def pick(self, part: Entries, key: int | Words, numbers: Words) -> Entries:
        """A hand of each of these parts."""
        if len(self.first) == len(self.entry):
            return self.entry.take(part)
        word = words(key, numbers)
        if self.by_weight is not None:
            return self.entry.take(self.by_weight.pick(part, word))
        inside, _ = entries(word, self.count.take(part))
        return self.entry.take(self.first.take(part) + inside.view(np.intp))


@dataclass(frozen=True, slots=True, eq=False)
class _Parts:
    """What a seat may hold of the contested cards, and how likely that is."""

    urn: int
    seat: int
    masks: Masks
    weights: _Floats
    hands: _Hands


def contested(urns: Sequence[Urn], cards: Masks) -> Contested | None:
    """The urns of some seats, drawn from in turn, with these cards shared out.

    Nothing if there are too many ways to do that; ``NoDeal`` if there is none.
    """
    together = np.bitwise_or.reduce(cards)
    parts = sorted(
        (_parts(number, urn, together) for number, urn in enumerate(urns)),
        key=lambda part: (len(part.masks), part.urn),
    )
    turns = _forward(parts)
    return None if turns is None else _backward(parts, turns)


@dataclass(frozen=True, slots=True, eq=False)
class _Ways:
    """All ways of one turn: a set that may be gone before, a part that is held, a set gone then."""

    sets: int
    """How many sets may be gone before."""
    before: Entries
    held: Entries
    then: Entries


def _forward(parts: list[_Parts]) -> list[_Ways] | None:
    """The ways of each turn that the turns before lead to; nothing if they are too many."""
    turns: list[_Ways] = []
    gone = np.zeros(1, np.uint64)
    most = MOST_WAYS
    for turn, part in enumerate(parts, start=1):
        if len(gone) * len(part.masks) > MOST_PAIRS:
            return None
        before, held = np.nonzero(gone[:, None] & part.masks == 0)
        most -= len(held)
        if not len(held):
            seats = listed(tuple(part.seat for part in parts[:turn]))
            raise NoDeal(f"no deal is possible: the ranges of seats {seats} clash")
        if most < 0:
            return None
        masks = gone.take(before) | part.masks.take(held)
        sets, gone = len(gone), np.unique(masks)
        turns.append(_Ways(sets, before, held, np.searchsorted(gone, masks)))
    return turns


def _backward(parts: list[_Parts], turns: list[_Ways]) -> Contested | None:
    """How likely each way is, given that all seats after it find theirs."""
    made = []
    hope: _Floats = np.ones(int(turns[-1].then.max()) + 1)
    for part, ways in zip(reversed(parts), reversed(turns), strict=True):
        weights = part.weights.take(ways.held) * hope.take(ways.then)
        hope = np.bincount(ways.before, weights, ways.sets).astype(np.float64)
        if not hope.any():  # too unlikely for a float
            return None
        hope /= hope.max()
        possible = np.flatnonzero(weights)
        turn = _Turn(
            urn=part.urn,
            ways=_weighted(ways.before[possible], weights[possible]),
            part=ways.held[possible].astype(np.int32),
            gone=ways.then[possible].astype(np.int32),
            hands=part.hands,
        )
        made.append(turn)
    return Contested(tuple(reversed(made)))


def _parts(number: int, urn: Urn, cards: np.uint64) -> _Parts:
    """The hands of an urn by what they hold of these cards."""
    masks, part, count = np.unique(urn.masks & cards, return_inverse=True, return_counts=True)
    weights = urn.choice.weights
    entry = np.argsort(part, kind="stable")
    by_weight = None if urn.alias.flat else _weighted(part[entry], weights[entry])
    return _Parts(
        urn=number,
        seat=urn.choice.seats[0],
        masks=masks,
        weights=np.bincount(part, weights) / weights.sum(),
        hands=_Hands(entry, np.cumsum(count) - count, count.astype(np.uint64), by_weight),
    )


def _weighted(groups: Entries, weights: _Floats) -> _Weighted:
    """Items that stand in the order of their groups; a group without any is never asked for."""
    count = np.bincount(groups)
    first = np.cumsum(count) - count
    share = weights / np.bincount(groups, weights).take(groups)
    ends = np.concatenate([[0], np.cumsum(share)])
    bounds = np.minimum(ends[1:] - ends[first].take(groups), 1) + groups
    last = first + count - 1
    there = np.flatnonzero(count)
    bounds[last[there]] = there + 1
    return _Weighted(bounds, last)
