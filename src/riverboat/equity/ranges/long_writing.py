"""A range of more than two cards, written by ranks where all suits are there, else card by card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import RANKS, Deck, name
from riverboat.equity.ranges.combos import Hole, Weights
from riverboat.equity.ranges.lists import Suits, fitting, suited
from riverboat.equity.ranges.writing import NOTHING, number
from riverboat.kernel.cards import Masks, cards_of


def long_text(masks: Masks, weights: Weights, deck: Deck) -> str:
    """Holdings as a range that reads back to them: ``AAKK, AAQQds, AsKsQhJh:0.5``."""
    parts = []
    for weight in np.unique(weights[weights > 0])[::-1].tolist():
        sign = "" if weight == 1 else f":{number(weight)}"
        parts += [f"{part}{sign}" for part in _written(masks[weights == weight], deck)]
    return ", ".join(parts) or NOTHING


def _written(masks: Masks, deck: Deck) -> Iterator[str]:
    keys = _by_ranks(masks)
    order = np.argsort(keys, kind="stable")
    found, starts = np.unique(keys[order], return_index=True)
    for key, mine in zip(found[::-1], np.split(masks[order], starts[1:])[::-1], strict=True):
        yield from _of_ranks(_ranks(int(key)), mine, deck)


def _of_ranks(ranks: list[int], mine: Masks, deck: Deck) -> Iterator[str]:
    """Holdings that are alike but for suits."""
    text = "".join(RANKS[rank] for rank in ranks)
    every = fitting([Hole(rank, None) for rank in ranks], deck)
    if len(mine) == len(every):
        yield text
        return
    for suits in get_args(Suits):
        some = mine[suited(mine, suits)]
        if len(some) and len(some) == suited(every, suits).sum():
            yield text + suits
        else:
            yield from (_exact(mask) for mask in some.tolist())


def _exact(mask: int) -> str:
    return "".join(name(card) for card in cards_of(mask)[::-1])


_POWERS: Final = 5 ** np.arange(13, dtype=np.int64)


def _by_ranks(masks: Masks) -> NDArray[np.int64]:
    """How many of each rank are held, as the digits of a number to the base of five."""
    keys = np.zeros(len(masks), np.int64)
    for suit in range(4):
        for rank in range(13):
            held = (masks >> np.uint64(16 * suit + rank)) & np.uint64(1)
            keys += held.astype(np.int64) * _POWERS[rank]
    return keys


def _ranks(key: int) -> list[int]:
    """The ranks of such a number, highest first."""
    return [rank for rank in range(12, -1, -1) for _ in range(key // 5**rank % 5)]
