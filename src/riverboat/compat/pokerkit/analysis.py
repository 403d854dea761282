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

_HoleCards = frozenset[Card]


def parse_range(*raw_ranges: str, rank_order: RankOrder = RankOrder.STANDARD) -> set[_HoleCards]:
    """Parse a range of two-card hands: ``AKs``, ``TT+``, ``98s-54s``, ``AsKh``."""
    range_texts = " ".join(raw_ranges).replace(",", " ").replace(";", " ").split()
    return {combo for range_text in range_texts for combo in _iter_combos(range_text, rank_order)}


def _iter_combos(range_text: str, rank_order: RankOrder) -> Iterator[_HoleCards]:
    start_text, dash, end_text = range_text.partition("-")
    if dash:
        yield from _iter_combos_between(start_text, end_text, range_text, rank_order)
    elif range_text.endswith("+"):
        yield from _iter_plus_combos(range_text[:-1], range_text, rank_order)
    elif len(range_text) == 2 or (len(range_text) == 3 and range_text[2] in "so"):
        yield from _iter_combos_of_ranks(range_text)
    else:
        yield frozenset(Card.parse(range_text))


def _iter_combos_of_ranks(hand_text: str) -> Iterator[_HoleCards]:
    first_rank, second_rank, suitedness = hand_text[0], hand_text[1], hand_text[2:]
    if first_rank == second_rank:
        suit_pairs: Iterable[tuple[str, ...]] = () if suitedness == "s" else combinations(SUITS, 2)
    elif suitedness == "s":
        suit_pairs = zip(SUITS, SUITS, strict=True)
    elif suitedness == "o":
        suit_pairs = permutations(SUITS, 2)
    else:
        suit_pairs = product(SUITS, repeat=2)
    for first_suit, second_suit in suit_pairs:
        yield frozenset(Card.parse(f"{first_rank}{first_suit}{second_rank}{second_suit}"))


def _iter_plus_combos(
    hand_text: str, range_text: str, rank_order: RankOrder
) -> Iterator[_HoleCards]:
    if not 2 <= len(hand_text) <= 3:
        raise ValueError(f"invalid range {range_text!r}")
    first_rank, second_rank, suitedness = hand_text[0], hand_text[1], hand_text[2:]
    if first_rank == second_rank:
        highest_rank = rank_order[-1]
        yield from _iter_combos_between(
            hand_text, f"{highest_rank}{highest_rank}{suitedness}", range_text, rank_order
        )
        return
    low_index, high_index = sorted((rank_order.index(first_rank), rank_order.index(second_rank)))
    for rank in rank_order[low_index:high_index]:
        yield from _iter_combos_of_ranks(f"{rank_order[high_index]}{rank}{suitedness}")


def _iter_combos_between(
    start_text: str, end_text: str, range_text: str, rank_order: RankOrder
) -> Iterator[_HoleCards]:
    if not (2 <= len(start_text) == len(end_text) <= 3 and start_text[2:] == end_text[2:]):
        raise ValueError(f"invalid range {range_text!r}")
    rank_index: Any = rank_order.index
    sorted_rank_indices = sorted(
        [
            (rank_index(start_text[0]), rank_index(start_text[1])),
            (rank_index(end_text[0]), rank_index(end_text[1])),
        ]
    )
    (lower_first_index, lower_second_index), (higher_first_index, higher_second_index) = (
        sorted_rank_indices
    )
    if lower_second_index - lower_first_index != higher_second_index - higher_first_index:
        raise ValueError(
            f"invalid range {range_text!r}: both ends must have the same gap between ranks"
        )
    for offset in range(higher_first_index - lower_first_index + 1):
        first_rank = rank_order[lower_first_index + offset]
        second_rank = rank_order[lower_second_index + offset]
        yield from _iter_combos_of_ranks(f"{first_rank}{second_rank}{start_text[2:]}")


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
    ranges = [[list(cards) for cards in range_hands] for range_hands in hole_ranges]
    board = list(board_cards)
    hands_and_decks = []
    for hands_of_players in product(*ranges):
        used_cards = [*chain(*hands_of_players), *board]
        if len(set(used_cards)) == len(used_cards):
            hands_and_decks.append(
                (hands_of_players, [card for card in deck if card not in used_cards])
            )
    sample_pot_shares = partial(
        _sample_pot_shares,
        board,
        hole_dealing_count,
        board_dealing_count,
        tuple(hand_types),
        profile(),
    )
    samples = choices(hands_and_decks, k=sample_count)
    sampled_shares: Any = (
        map(sample_pot_shares, samples)
        if executor is None
        else executor.map(sample_pot_shares, samples)
    )
    return [sum(shares) / sample_count for shares in zip(*sampled_shares, strict=True)]


def _sample_pot_shares(
    board: list[Card],
    hole_card_count: int,
    board_card_count: int,
    hand_types: tuple[type[Hand], ...],
    rule_profile: Profile,
    hands_and_deck: tuple[tuple[list[Card], ...], list[Card]],
) -> list[float]:
    """Return each player's share of the pot in one random deal."""
    partial_hands, deck = hands_and_deck
    missing_card_counts = [hole_card_count - len(cards) for cards in partial_hands]
    drawn_cards = iter(sample(deck, sum(missing_card_counts) + board_card_count - len(board)))
    full_hands = [
        [*cards, *(next(drawn_cards) for _ in range(count))]
        for cards, count in zip(partial_hands, missing_card_counts, strict=True)
    ]
    full_board = [*board, *drawn_cards]
    pot_shares, won_pot_count = [0.0] * len(full_hands), 0
    with use_profile(rule_profile.name):
        for hand_type in hand_types:
            hands = [hand_type.from_game_or_none(cards, full_board) for cards in full_hands]
            best_hand = max_or_none(hands)
            if best_hand is None and not rule_profile.loses_unclaimed_low_half:
                continue
            won_pot_count += 1
            winners = [player for player, hand in enumerate(hands) if hand == best_hand]
            for player in winners:
                pot_shares[player] += 1 / len(winners)
    return [share / won_pot_count for share in pot_shares]


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
    unknown_ranges: list[Iterable[Iterable[Card]]] = [[[]]] * (player_count - 1)
    equities = calculate_equities(
        [*unknown_ranges, hole_range],
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
    values = [0.0] * len(stacks)
    for finish_order in permutations(range(len(stacks)), len(prizes)):
        probability, remaining_chips = 1.0, sum(stacks)
        for player in finish_order:
            probability *= stacks[player] / remaining_chips
            remaining_chips -= stacks[player]
        for prize, player in zip(prizes, finish_order, strict=True):
            values[player] += prize * probability
    return tuple(values)


@dataclass
class Statistics:
    """A player's results, hand by hand."""

    payoffs: list[int]

    @classmethod
    def merge(cls, *statistics: Statistics) -> Statistics:
        """Merge several statistics into one."""
        return Statistics(list(chain.from_iterable(statistic.payoffs for statistic in statistics)))

    @classmethod
    def from_hand_history(cls, *hhs: HandHistory) -> dict[str, Statistics]:
        """Return the statistics of each named player in these hands."""
        payoffs_by_name: dict[str, list[int]] = defaultdict(list)
        for history in hhs:
            final_stacks = history.finishing_stacks
            if final_stacks is None:
                *_, state = history
                final_stacks = state.stacks
            # Without names, no player has statistics.
            for name, start, end in zip(
                history.players or (), history.starting_stacks, final_stacks, strict=False
            ):
                payoffs_by_name[name].append(end - start)
        return {name: Statistics(payoffs) for name, payoffs in payoffs_by_name.items()}

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
