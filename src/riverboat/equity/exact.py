"""Exact equity: the ways to count it, and how long each takes.

Two ranges of hold'em meet in the table of match-ups before the flop, and sweep over the boards
later. Other hands are counted one way to hold them after another, which differ by more than suits,
or dealt out with all boards where few cards are to come. :func:`ways_of` tells which of these can
be, and how long it would take; nothing is counted before it is asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.equity.hands import (
    Hands,
    Joint,
    Weights,
    alike_but_for_suits,
    hands_of,
    joint_of,
    mask_of,
    most_ways,
    size_of_hands,
)
from riverboat.equity.outright import board_values
from riverboat.equity.reading import BadEquity, Deal
from riverboat.kernel import tier
from riverboat.kernel.cards import HOLE_MASKS, rows_of
from riverboat.kernel.counting.exact import Deck, exact_holdem, exact_omaha
from riverboat.kernel.outcomes import LOW_SHIFT
from riverboat.kernel.versus.matchups import MATCHUPS, before_the_flop
from riverboat.kernel.versus.sweep import Versus, sweep

Codes: TypeAlias = dict[int, float]
"""Boards or deals by who wins them, as the codes of ``kernel.outcomes``: numbers, or weights."""

Block: TypeAlias = tuple[NDArray[np.intp], NDArray[np.uint64], Weights]
"""Ways to hold the hands, and what happens to each: an outcome, and how often."""


@dataclass(frozen=True, slots=True, eq=False)
class ByHand:
    """What each hand of a player makes, all of the same length.

    ``met``: the deals that it is part of, by weight; ``won``, ``tied`` and ``shares`` of these.
    """

    hands: Hands
    met: Weights
    won: Weights
    tied: Weights
    shares: Weights


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """One way to count: in words, how long it takes, in seconds, and how it is done."""

    words: str
    seconds: float
    count: Callable[[], Codes]
    by_hand: Callable[[int], ByHand]


MOST_WAYS: Final = 4_000_000
"""Ways to hold the hands that are listed at most."""


def ways_of(deal: Deal) -> list[Way]:
    """The ways to count a deal exactly, the quickest first; none where too much is unknown."""
    sizes = [size_of_hands(deal, player) for player in deal.players]
    found: list[Way] = []
    if deal.game.hold_em and len(sizes) == 2 and max(sizes) > 1:
        found += _ranges(deal, sizes)
    if most_ways(sizes) <= MOST_WAYS:
        found += _one_by_one(deal, sizes)
    return sorted(found, key=lambda way: way.seconds)


# Two ranges of hold'em --------------------------------------------------------------------------


def _ranges(deal: Deal, sizes: list[int]) -> Iterator[Way]:
    if deal.game.ranking != "high":
        return
    if not deal.board and not deal.dead:
        matchups = min(sizes[0] * sizes[1] / 10, MATCHUPS)
        seconds = matchups * (50e-6 if tier.is_c() else 350e-6)
        versus = _Versus(deal, before_the_flop)
        yield Way("all match-ups", seconds, versus.count, versus.by_hand)
    if deal.board:
        boards = comb(52 - len(deal.gone), deal.to_come)
        each = 10e-6 if tier.is_c() else 110e-6
        if deal.dead:
            each = 170e-6 if tier.is_c() else 1.8e-3
        versus = _Versus(deal, lambda first, second: _swept(deal, first, second))
        yield Way("all boards", boards * each, versus.count, versus.by_hand)


def _swept(deal: Deal, first: Weights, second: Weights) -> Versus:
    """A sweep in which dead cards do not come, either."""
    if not deal.dead:
        return sweep(deal.board, first, second)
    live = [card for card in deal.game.deck.cards if card not in deal.gone]
    sums = np.zeros((3, len(HOLE_MASKS)))
    for coming in combinations(live, deal.to_come):
        one = sweep([*deal.board, *coming], first, second)
        sums += np.stack((one.wins, one.ties, one.met))
    return Versus(*sums)


class _Versus:
    """Two ranges, each against the other."""

    def __init__(self, deal: Deal, versus: Callable[[Weights, Weights], Versus]) -> None:
        self._deal, self._versus = deal, versus
        self._made: dict[int, tuple[Weights, Versus]] = {}

    def count(self) -> Codes:
        weights, made = self._of(0)
        won, tied, met = (float(weights @ sums) for sums in (made.wins, made.ties, made.met))
        if not met:
            raise no_deal(self._deal)
        whole = won.is_integer() and tied.is_integer() and met.is_integer()
        codes: Codes = {0b01: won, 0b10: met - won - tied, 0b11: tied}
        return {code: int(sums) if whole else sums for code, sums in codes.items() if sums}

    def by_hand(self, seat: int) -> ByHand:
        weights, made = self._of(seat)
        held = weights > 0
        hands = Hands(HOLE_MASKS[held], weights[held])
        won, tied, met = (weights[held] * sums[held] for sums in (made.wins, made.ties, made.met))
        return ByHand(hands, met, won, tied, won + tied / 2)

    def _of(self, seat: int) -> tuple[Weights, Versus]:
        if seat not in self._made:
            mine, others = (self._weights(number) for number in (seat, 1 - seat))
            self._made[seat] = mine, self._versus(mine, others)
        return self._made[seat]

    def _weights(self, seat: int) -> Weights:
        """A player's weights for all 1,326 combinations."""
        hands = hands_of(self._deal, self._deal.players[seat])
        spread = np.zeros(len(HOLE_MASKS))
        order = np.argsort(HOLE_MASKS)
        spread[order[np.searchsorted(HOLE_MASKS, hands.masks, sorter=order)]] = hands.weights
        return spread


# One way to hold the hands after another ----------------------------------------------------------


def _one_by_one(deal: Deal, sizes: list[int]) -> Iterator[Way]:
    ways = most_ways(sizes)
    game = deal.game
    joint = _Joint(deal)
    if game.board:
        yield _counted(deal, ways, joint)
    boards = comb(len(deal.live), deal.to_come)
    if boards <= _MOST_BOARDS and ways * boards <= _MOST_DEALS:
        ranked = sum(sizes) * boards * (100e-9 if tier.is_c() else 300e-9)
        compared = ways * boards * (120e-9 if game.low else 60e-9) * len(sizes)
        seconds = boards * 280e-6 * len(sizes) + ranked + compared
        words = "all boards" if ways == 1 else "all deals"
        told = _Told(joint, lambda: _dealt_out(deal, joint()))
        yield Way(words, seconds, told.count, told.by_hand)


_MOST_BOARDS: Final = 2_000
_MOST_DEALS: Final = 1_000_000_000
_DECKS: Final[dict[str, Deck]] = {
    "high": "full",
    "short_deck": "short",
    "short_deck_trips": "short trips",
}


def _counted(deal: Deal, ways: int, joint: Callable[[], Joint]) -> Way:
    """Each way that differs by more than suits counted with all its boards."""
    seconds = ways * _seconds_of_one(deal) / (8 if ways > 50 and not deal.gone else 1)
    words = "all boards" if ways == 1 else "all boards of each way to hold the hands"
    told = _Told(joint, lambda: _each_counted(deal, joint()))
    return Way(words, seconds, told.count, told.by_hand)


def _seconds_of_one(deal: Deal) -> float:
    """How long one way to hold the hands takes, about."""
    in_c, seats = tier.is_c(), len(deal.players)
    if deal.game.omaha:
        pairs = comb(deal.game.cards, 2) / 6
        if len(deal.board) == 1:
            return 0.01 * seats * pairs
        return (70e-6 if in_c else 500e-6) * seats * pairs * (1.5 if deal.game.low else 1)
    return (35e-6 if in_c else 200e-6) * seats


def _each_counted(deal: Deal, joint: Joint) -> Iterator[Block]:
    if deal.gone or len(joint) == 1:
        kinds = np.stack(
            [hands.masks[n] for hands, n in zip(joint.hands, joint.numbers, strict=True)], axis=1
        )
        kind_of = np.arange(len(joint))
    else:
        kinds, kind_of = alike_but_for_suits(joint)
    order = np.argsort(kind_of, kind="stable")
    bounds = np.searchsorted(kind_of[order], np.arange(len(kinds) + 1))
    for kind, masks in enumerate(kinds):
        holes = rows_of(masks, deal.game.cards)
        if deal.game.omaha:
            low = deal.game.low is not None
            outcomes = exact_omaha(holes, deal.board, deal.dead, low=low)
        else:
            deck = _DECKS[deal.game.ranking]
            outcomes = exact_holdem(holes, deal.board, deal.dead, deck=deck)
        alike = order[bounds[kind] : bounds[kind + 1]]
        for code, count in outcomes.as_dict().items():
            yield alike, np.full(len(alike), code, np.uint64), np.full(len(alike), float(count))


def _dealt_out(deal: Deal, joint: Joint) -> Iterator[Block]:
    for coming in combinations(deal.live, deal.to_come):
        board = (*deal.board, *coming)
        rows = np.flatnonzero((joint.masks & mask_of(coming)) == 0)
        if not len(rows):
            continue
        codes = np.zeros(len(rows), np.uint64)
        for shift, values in zip(
            (0, LOW_SHIFT), board_values(deal.game, joint, board), strict=False
        ):
            of_ways = [value[joint.numbers[seat][rows]] for seat, value in enumerate(values)]
            best = np.maximum.reduce(of_ways)
            for seat, value in enumerate(of_ways):
                wins = (value == best) & (best > 0)
                codes |= wins.astype(np.uint64) << np.uint64(seat + shift)
        yield rows, codes, np.ones(len(rows))


class _Joint:
    """The ways to hold the hands, listed when they are first asked for."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._found: Joint | None = None

    def __call__(self) -> Joint:
        if self._found is None:
            hands = [hands_of(self._deal, player) for player in self._deal.players]
            self._found = joint_of(hands)
            if not len(self._found):
                raise no_deal(self._deal)
        return self._found


def no_deal(deal: Deal) -> BadEquity:
    """What is raised when every two hands of some players share a card."""
    line = " / ".join(player.written for player in deal.players)
    why = "no combination is left: whatever one player holds, another needs a card of it"
    return BadEquity("", line, 0, why, len(line))


@dataclass(frozen=True, slots=True, eq=False)
class _Told:
    """Deals told block by block, added up in all or by the hands of a player."""

    joint: Callable[[], Joint]
    blocks: Callable[[], Iterator[Block]]

    def count(self) -> Codes:
        weights = self.joint().weights
        sums: Codes = {}
        for rows, codes, often in self.blocks():
            counted = often if weights is None else often * weights[rows]
            found, place = _grouped(codes)
            for code, count in zip(found, np.bincount(place, counted).tolist(), strict=True):
                sums[code] = sums.get(code, 0) + (int(count) if weights is None else count)
        return {code: sums[code] for code in sorted(sums) if sums[code]}

    def by_hand(self, seat: int) -> ByHand:
        joint = self.joint()
        weights, hands = joint.weights, joint.hands[seat]
        sums = np.zeros((4, len(hands)))
        for rows, codes, often in self.blocks():
            counted = often if weights is None else often * weights[rows]
            number = joint.numbers[seat][rows]
            found, place = _grouped(codes)
            parts = np.array([(1.0, *_part(code, seat)) for code in found])
            for row, part in zip(sums, parts.T, strict=True):
                row += np.bincount(number, counted * part[place], len(hands))
        return ByHand(hands, *sums)


def _grouped(codes: NDArray[np.uint64]) -> tuple[list[int], NDArray[np.intp]]:
    """The outcomes that occur, and which of them each is."""
    if (codes == codes[0]).all():
        return [int(codes[0])], np.zeros(len(codes), np.intp)
    high, low = codes & np.uint64((1 << LOW_SHIFT) - 1), codes >> np.uint64(LOW_SHIFT)
    seats = int(high.max()).bit_length()
    packed = high | low << np.uint64(seats)
    every = np.arange(int(packed.max()) + 1)
    found = every & (1 << seats) - 1 | every >> seats << LOW_SHIFT
    return found.tolist(), packed.astype(np.intp)


def _part(code: int, seat: int) -> tuple[float, float, float]:
    """What an outcome is for a player: won, tied, and his share of the pot."""
    share = sum(shares(code, seat))
    return float(share == 1), float(0 < share < 1), share


def shares(code: int, seat: int) -> tuple[float, float]:
    """What an outcome gives to a player for his high hand, and for his low: parts of a pot."""
    low, high = code >> LOW_SHIFT, code & (1 << LOW_SHIFT) - 1
    pot = 0.5 if low else 1.0
    for_high = pot / high.bit_count() if high >> seat & 1 else 0.0
    for_low = pot / low.bit_count() if low >> seat & 1 else 0.0
    return for_high, for_low
