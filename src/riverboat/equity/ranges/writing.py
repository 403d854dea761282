"""A range of two cards in the usual notation, in few words.

Whole hands come first: pairs, suited, offsuit, in runs (``22+``, ``A9s-A6s``, ``JTs-54s``). What
is left of hands that are there in part is written by what its combinations share (``AhXh``,
``AsX``), or card by card. Where cards are missing throughout, ``!AsX`` may be shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.cards import RANKS, SUITS, Deck, name, rank_of, suit_of
from riverboat.equity.ranges.combos import (
    HAND_OF,
    HANDS,
    Chosen,
    Hole,
    Weights,
    hand_number,
    holding,
    in_deck,
    with_card,
)
from riverboat.kernel.cards import HOLES

NOTHING: Final = "nothing"
"""How an empty range is written; it cannot be read, since nobody can hold it."""


def hold_em_text(weights: Weights, deck: Deck) -> str:
    """The weights of two-card combinations as a range that reads back to them.

    >>> from riverboat.equity import parse_range
    >>> str(parse_range("QQ, KK, AA, AKo, AKs, T9s, JTs, 98s, AhQh:0.5, AsQs:0.5"))
    'QQ+, AK, JTs-98s, AsQs:0.5, AhQh:0.5'
    """
    dealt = in_deck(deck)
    if not weights.any():
        return NOTHING
    plain = _by_weight(weights, dealt)
    missing = [card for card in deck.cards if not weights[with_card(card)].any()]
    if not missing:
        return plain
    filled = _filled(weights, dealt, missing)
    gone = [card for card in missing if filled[with_card(card)].any()]
    if len(gone) > _MOST_GONE:
        return plain
    shorter = ", ".join([_by_weight(filled, dealt), *[f"!{name(card)}X" for card in gone]])
    return min(plain, shorter, key=len)


_MOST_GONE: Final = 7
"""So many cards may be named as missing, a board and a holding; more are not what happened."""


def _by_weight(weights: Weights, dealt: Chosen) -> str:
    parts = []
    for weight in np.unique(weights[weights > 0])[::-1].tolist():
        sign = "" if weight == 1 else f":{number(weight)}"
        parts += [f"{part}{sign}" for part in _written(weights == weight, dealt)]
    return ", ".join(parts)


def number(weight: float) -> str:
    """The shortest decimal that reads back to just this weight, without exponent."""
    return np.format_float_positional(weight, trim="-")


def _filled(weights: Weights, dealt: Chosen, missing: Sequence[int]) -> Weights:
    """The weights if missing cards were there: as in the rest of each hand, where that agrees."""
    gone = dealt & np.isin(HOLES, missing).any(axis=1)
    filled = weights.copy()
    for hand in np.unique(HAND_OF[gone]).tolist():
        of_hand = hand == HAND_OF
        rest = np.unique(weights[of_hand & dealt & ~gone])
        if len(rest) == 1:
            filled[of_hand & dealt] = rest[0]
    return filled


# One weight -----------------------------------------------------------------------------------


def _written(chosen: Chosen, dealt: Chosen) -> Iterator[str]:
    if np.array_equal(chosen, dealt):
        yield "random"
        return
    there = np.bincount(HAND_OF[chosen], minlength=len(HANDS))
    possible = np.bincount(HAND_OF[dealt], minlength=len(HANDS))
    whole = (there == possible) & (possible > 0)
    yield from _pairs(whole)
    yield from _unpaired(whole)
    yield from _in_part(chosen, chosen & ~whole[HAND_OF], dealt)


def _pairs(whole: Chosen) -> Iterator[str]:
    for top, bottom in _runs(rank for rank in range(13) if whole[hand_number(rank, rank, False)]):
        low = RANKS[bottom] * 2
        if top == bottom:
            yield low
        elif top == 12:
            yield f"{low}+"
        else:
            yield f"{RANKS[top] * 2}-{low}"


def _unpaired(whole: Chosen) -> Iterator[str]:
    """Runs of kickers; runs of suited and offsuit hands alike are one."""
    runs = {
        suited: [
            (high, *run)
            for high in range(12, 0, -1)
            for run in _runs(low for low in range(high) if whole[hand_number(high, low, suited)])
        ]
        for suited in (True, False)
    }
    both = set(runs[True]) & set(runs[False])
    for suited, kind in ((True, "s"), (False, "o")):
        mine = [run for run in runs[suited] if suited or run not in both]
        ladders = dict(_ladders([run[:2] for run in mine if run[1] == run[2] and run not in both]))
        within = {step for steps in ladders.values() for step in steps}
        for run in mine:
            start = run[:2]
            if start in ladders:
                low = ladders[start][-1]
                yield f"{_two(*start)}{kind}-{_two(*low)}{kind}"
            elif start not in within:
                yield _kickers(*run, "" if run in both else kind)


def _kickers(high: int, top: int, bottom: int, kind: str) -> str:
    if top == bottom:
        return f"{_two(high, top)}{kind}"
    if top == high - 1:
        return f"{_two(high, bottom)}{kind}+"
    return f"{_two(high, top)}{kind}-{_two(high, bottom)}{kind}"


_Two: TypeAlias = tuple[int, int]


def _ladders(singles: Sequence[_Two]) -> Iterator[tuple[_Two, list[_Two]]]:
    """Three or more lone hands of which each is one rank below the one before, as JTs to 54s."""
    left = set(singles)
    for high, low in singles:
        steps = [(high - k, low - k) for k in range(low + 1)]
        length = next((k for k, step in enumerate(steps) if step not in left), len(steps))
        if length >= 3:
            left -= set(steps[:length])
            yield (high, low), steps[:length]


def _runs(ranks: Iterable[int]) -> list[_Two]:
    """Neighbouring ranks together, as top and bottom, from the top down."""
    runs: list[_Two] = []
    for rank in sorted(ranks, reverse=True):
        if runs and runs[-1][1] == rank + 1:
            runs[-1] = (runs[-1][0], rank)
        else:
            runs.append((rank, rank))
    return runs


def _two(high: int, low: int) -> str:
    return RANKS[high] + RANKS[low]


# Hands that are there in part -----------------------------------------------------------------


def _in_part(chosen: Chosen, rest: Chosen, dealt: Chosen) -> Iterator[str]:
    """What is left, by what its combinations share as long as two have something in common."""
    if not rest.any():
        return
    rest = rest.copy()
    texts, every = _shapes()
    inside = np.flatnonzero(~(every & (dealt & ~chosen)).any(axis=1))
    shapes = every[inside] & dealt
    new = (shapes & rest).sum(axis=1)
    while len(new) and new.max() >= 2:
        best = int(new.argmax())
        yield texts[inside[best]]
        covered = shapes[best] & rest
        new -= shapes[:, covered].sum(axis=1)
        rest &= ~covered
    for index in np.flatnonzero(rest)[::-1].tolist():
        low, high = HOLES[index].tolist()
        yield name(high) + name(low)


@cache
def _shapes() -> tuple[tuple[str, ...], NDArray[np.bool_]]:
    """What combinations may share: two cards of a suit, a card, a card and a suit or a rank."""
    shapes = {f"X{SUITS[suit]}" * 2: (Hole(None, suit), Hole(None, suit)) for suit in range(4)}
    for card in range(51, -1, -1):
        held = Hole(rank_of(card), suit_of(card))
        shapes[f"{name(card)}X"] = (held, Hole(None, None))
        shapes[f"{name(card)}X{SUITS[suit_of(card)]}"] = (held, Hole(None, suit_of(card)))
        for rank in range(12, -1, -1):
            shapes[f"{name(card)}{RANKS[rank]}"] = (held, Hole(rank, None))
    return tuple(shapes), np.array([holding(*shape) for shape in shapes.values()])
