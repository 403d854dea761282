"""Ranges, equities, the independent chip model and statistics under pokerkit's names."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from itertools import chain, combinations, permutations, product
from math import sqrt
from random import choices, sample
from statistics import mean, stdev
from typing import Any

from riverboat.cards import SUITS
from riverboat.compat.pokerkit.hand_history import HandHistory
from riverboat.compat.pokerkit.hands import Hand
from riverboat.compat.pokerkit.rule_profiles import Profile, profile, use_profile
from riverboat.compat.pokerkit.utilities import Card, Deck, RankOrder, max_or_none

__all__ = [
    "Statistics",
    "calculate_equities",
    "calculate_hand_strength",
    "calculate_icm",
    "parse_range",
]

_Pair = frozenset[Card]


def parse_range(*raw_ranges: str, rank_order: RankOrder = RankOrder.STANDARD) -> set[_Pair]:
    """Parse a range of two-card hands: ``AKs``, ``TT+``, ``98s-54s``, ``AsKh``."""
    words = " ".join(raw_ranges).replace(",", " ").replace(";", " ").split()
    return {pair for word in words for pair in _pairs(word, rank_order)}


def _pairs(word: str, order: RankOrder) -> Iterator[_Pair]:
    low, dash, high = word.partition("-")
    if dash:
        yield from _pairs_between(low, high, word, order)
    elif word.endswith("+"):
        yield from _plus_pairs(word[:-1], word, order)
    elif len(word) == 2 or (len(word) == 3 and word[2] in "so"):
        yield from _of_ranks(word)
    else:
        yield frozenset(Card.parse(word))


def _of_ranks(word: str) -> Iterator[_Pair]:
    one, other, suited = word[0], word[1], word[2:]
    if one == other:
        suits: Iterable[tuple[str, ...]] = () if suited == "s" else combinations(SUITS, 2)
    elif suited == "s":
        suits = zip(SUITS, SUITS, strict=True)
    elif suited == "o":
        suits = permutations(SUITS, 2)
    else:
        suits = product(SUITS, repeat=2)
    for first, second in suits:
        yield frozenset(Card.parse(f"{one}{first}{other}{second}"))


def _plus_pairs(word: str, suitedness: str, order: RankOrder) -> Iterator[_Pair]:
    if not 2 <= len(word) <= 3:
        raise ValueError(f"invalid range {suitedness!r}")
    one, other, suited = word[0], word[1], word[2:]
    if one == other:
        top = order[-1]
        yield from _pairs_between(word, f"{top}{top}{suited}", suitedness, order)
        return
    low, high = sorted((order.index(one), order.index(other)))
    for rank in order[low:high]:
        yield from _of_ranks(f"{order[high]}{rank}{suited}")


def _pairs_between(low: str, high: str, suitedness: str, order: RankOrder) -> Iterator[_Pair]:
    if not (2 <= len(low) == len(high) <= 3 and low[2:] == high[2:]):
        raise ValueError(f"invalid range {suitedness!r}")
    place: Any = order.index
    ends = sorted([(place(low[0]), place(low[1])), (place(high[0]), place(high[1]))])
    (a, b), (c, d) = ends
    if b - a != d - c:
        raise ValueError(
            f"invalid range {suitedness!r}: both ends must have the same gap between ranks"
        )
    for step in range(c - a + 1):
        yield from _of_ranks(f"{order[a + step]}{order[b + step]}{low[2:]}")


def calculate_equities(
    hole_ranges: Iterable[Iterable[Iterable[Card]]],
    board_cards: Iterable[Card],
    hole_dealing_count: int,
    board_dealing_count: int,
    deck: Deck,
    hand_types: Iterable[type[Hand]],
    *,
    sample_count: int,
    executor: Executor | None = None,
) -> list[float]:
    """Return the equity of each range, estimated from random deals.

    The deals are drawn from the ``random`` module's shared generator.
    """
    ranges = [[list(cards) for cards in hands] for hands in hole_ranges]
    board = list(board_cards)
    dealt = []
    for hole in product(*ranges):
        used = [*chain(*hole), *board]
        if len(set(used)) == len(used):
            dealt.append((hole, [card for card in deck if card not in used]))
    deal = partial(
        _sample_equities,
        board,
        hole_dealing_count,
        board_dealing_count,
        tuple(hand_types),
        profile(),
    )
    asked = choices(dealt, k=sample_count)
    each: Any = map(deal, asked) if executor is None else executor.map(deal, asked)
    return [sum(shares) / sample_count for shares in zip(*each, strict=True)]


def _sample_equities(
    board: list[Card],
    hole_count: int,
    board_count: int,
    kinds: tuple[type[Hand], ...],
    rules: Profile,
    dealt: tuple[tuple[list[Card], ...], list[Card]],
) -> list[float]:
    """Return each player's share of the pot in one random deal."""
    hole, deck = dealt
    missing = [hole_count - len(cards) for cards in hole]
    drawn = iter(sample(deck, sum(missing) + board_count - len(board)))
    held = [
        [*cards, *(next(drawn) for _ in range(count))]
        for cards, count in zip(hole, missing, strict=True)
    ]
    whole = [*board, *drawn]
    shares, won = [0.0] * len(held), 0
    with use_profile(rules.name):
        for kind in kinds:
            hands = [kind.from_game_or_none(cards, whole) for cards in held]
            best = max_or_none(hands)
            if best is None and not rules.loses_unclaimed_low_half:
                continue
            won += 1
            winners = [player for player, hand in enumerate(hands) if hand == best]
            for player in winners:
                shares[player] += 1 / len(winners)
    return [share / won for share in shares]


def calculate_hand_strength(
    player_count: int,
    hole_range: Iterable[Iterable[Card]],
    board_cards: Iterable[Card],
    hole_dealing_count: int,
    board_dealing_count: int,
    deck: Deck,
    hand_types: Iterable[type[Hand]],
    *,
    sample_count: int,
    executor: Executor | None = None,
) -> float:
    """Return the equity of a range against ``player_count - 1`` random hands."""
    anything: list[Iterable[Iterable[Card]]] = [[[]]] * (player_count - 1)
    equities = calculate_equities(
        [*anything, hole_range],
        board_cards,
        hole_dealing_count,
        board_dealing_count,
        deck,
        hand_types,
        sample_count=sample_count,
        executor=executor,
    )
    return equities[-1]


def calculate_icm(payouts: Iterable[float], chips: Iterable[float]) -> tuple[float, ...]:
    """Return the value of each stack by the independent chip model."""
    prizes, stacks = tuple(payouts), tuple(chips)
    worth = [0.0] * len(stacks)
    for order in permutations(range(len(stacks)), len(prizes)):
        chance, left = 1.0, sum(stacks)
        for player in order:
            chance *= stacks[player] / left
            left -= stacks[player]
        for prize, player in zip(prizes, order, strict=True):
            worth[player] += prize * chance
    return tuple(worth)


@dataclass
class Statistics:
    """A player's winnings and losses, hand by hand."""

    payoffs: list[int]

    @classmethod
    def merge(cls, *statistics: Statistics) -> Statistics:
        """Merge several statistics into one."""
        return Statistics(list(chain.from_iterable(each.payoffs for each in statistics)))

    @classmethod
    def from_hand_history(cls, *hhs: HandHistory) -> dict[str, Statistics]:
        """Return the statistics of each named player in these hands."""
        found: dict[str, list[int]] = defaultdict(list)
        for hh in hhs:
            ended = hh.finishing_stacks
            if ended is None:
                *_, state = hh
                ended = state.stacks
            # Without names there are no players to count.
            for name, start, end in zip(hh.players or (), hh.starting_stacks, ended, strict=False):
                found[name].append(end - start)
        return {name: Statistics(payoffs) for name, payoffs in found.items()}

    @property
    def sample_count(self) -> int:
        """Number of hands."""
        return len(self.payoffs)

    @property
    def payoff_sum(self) -> float:
        """Sum of the payoffs."""
        return sum(self.payoffs)

    @property
    def payoff_mean(self) -> float:
        """Mean payoff of a hand."""
        return mean(self.payoffs)

    @property
    def payoff_stdev(self) -> float:
        """Standard deviation of the payoffs."""
        return stdev(self.payoffs)

    @property
    def payoff_stderr(self) -> float:
        """Standard error of the mean payoff."""
        return self.payoff_stdev / sqrt(self.sample_count)
