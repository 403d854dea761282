"""Sit-and-gos between two styles, and the return on their buy-ins.

The styles alternate by seat. Each sit-and-go is played twice, with identical decks and the seats
exchanged. Blinds rise, players without chips are out, and the first places are paid.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import sqrt
from random import Random
from typing import Final, TypeAlias

from msgspec import Struct

from riverboat.bots import Player
from riverboat.bots.player_decisions import make_decision_maker
from riverboat.bots.prize_money import PrizeMoney, PrizeSource
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Game,
    HandStarted,
    HandState,
    Nothing,
    ToDeal,
    play_out,
    seat_to_act,
    start,
)
from riverboat.hands.deck_stub import Stub
from riverboat.hands.game_lookup import find_game
from riverboat.sim.confidence_level import NORMAL_95
from riverboat.sim.work_blocks import run_blocks

PlayerFactory: TypeAlias = Callable[[Random, PrizeSource], Player]
"""Make a player from random numbers and a callback for the current prize money."""

BLOCK_PAIRS: Final = 10


class SitAndGoSettings(Struct, frozen=True, kw_only=True):
    """The settings of a sit-and-go: by default a six-player hyper-turbo with two paid places."""

    seats: int = 6
    prizes: tuple[float, ...] = (65.0, 35.0)
    stack: int = 1000
    small_blind: int = 50
    """Small blind of the first level; the big blind is twice that."""
    hands: int = 8
    """Hands in a level."""
    rises: float = 1.4
    """Factor by which blinds rise from level to level."""
    game: str = "nlhe"

    def level(self, hand: int) -> Game:
        """Return the game of a hand, by its number from 0."""
        exact_blind = self.small_blind * self.rises ** (hand // self.hands)
        return _build_game(
            self.game,
            max(1, round(exact_blind / 5) * 5 if exact_blind >= 10 else round(exact_blind)),
        )


class ReturnSummary(Struct, frozen=True):
    """The return on investment of the first style, in percent."""

    pairs: int
    """Number of sit-and-gos, each played twice."""
    mean: float
    interval: float
    """Half width of the 95 % interval of the mean."""

    def __str__(self) -> str:
        return f"{self.mean:+.1f} % ± {self.interval:.1f} in {2 * self.pairs:,} sit-and-gos"


def play_sit_and_gos(
    make_first_player: PlayerFactory,
    make_second_player: PlayerFactory,
    pairs: int,
    seed: int,
    settings: SitAndGoSettings | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[ReturnSummary], None] = lambda _: None,
) -> ReturnSummary:
    """Play *pairs* pairs of sit-and-gos; *progress* is called after each ten pairs."""
    plan = settings or SitAndGoSettings()
    play_block = partial(_play_block, make_first_player, make_second_player, plan, seed, pairs)
    all_returns: list[float] = []
    for block_returns in run_blocks(play_block, -(-pairs // BLOCK_PAIRS), jobs=jobs, fork=True):
        all_returns += block_returns
        progress(_summarize_returns(all_returns))
    return _summarize_returns(all_returns)


def _play_block(
    make_first_player: PlayerFactory,
    make_second_player: PlayerFactory,
    plan: SitAndGoSettings,
    seed: int,
    pair_count: int,
    block_number: int,
) -> list[float]:
    """Return the first style's profit per 100 units of buy-in for each pair."""
    returns = []
    first_style_seats = [seat % 2 == 0 for seat in range(plan.seats)]
    for pair_index in range(
        block_number * BLOCK_PAIRS, min((block_number + 1) * BLOCK_PAIRS, pair_count)
    ):
        prize_sum = 0.0
        for seating_index, has_first_style_by_seat in enumerate(
            (first_style_seats, [not is_first_style for is_first_style in first_style_seats])
        ):
            player_factories = [
                make_first_player if is_first_style else make_second_player
                for is_first_style in has_first_style_by_seat
            ]
            prizes = play_sit_and_go(
                player_factories, plan, f"{seed}, sit-and-go {pair_index}", f"turn {seating_index}"
            )
            prize_sum += sum(
                prize
                for prize, is_first_style in zip(prizes, has_first_style_by_seat, strict=True)
                if is_first_style
            )
        returns.append(100 * (prize_sum / sum(plan.prizes) - 1))
    return returns


def _summarize_returns(returns: Sequence[float]) -> ReturnSummary:
    pair_count = len(returns)
    mean = sum(returns) / pair_count
    variance = sum((profit - mean) ** 2 for profit in returns) / max(pair_count - 1, 1)
    return ReturnSummary(pair_count, mean, NORMAL_95 * sqrt(variance / pair_count))


def play_sit_and_go(
    player_factories: Sequence[PlayerFactory],
    plan: SitAndGoSettings,
    seed: str,
    seating_label: str = "",
) -> list[float]:
    """Play one sit-and-go to its end, and return each seat's prize."""
    seats_left = list(range(len(player_factories)))

    def build_prize_money() -> PrizeMoney:
        prizes_by_place = (*plan.prizes, *(0.0 for _ in player_factories))
        return PrizeMoney(tuple(prizes_by_place[: len(seats_left)]))

    players = [
        make_player(Random(f"{seed}, {seating_label}, player {seat_number}"), build_prize_money)
        for seat_number, make_player in enumerate(player_factories)
    ]
    stacks_by_seat = [plan.stack] * len(player_factories)
    prizes = [0.0] * len(player_factories)
    button, hand_number = len(player_factories) - 1, 0
    while len(seats_left) > 1:
        stacks_before = list(stacks_by_seat)
        button_index = seats_left.index(button)
        stacks = tuple([stacks_by_seat[seat] for seat in seats_left])
        opening_fact = start(plan.level(hand_number), stacks, button_index)
        stacks_after = _play_hand(
            opening_fact, [players[seat] for seat in seats_left], f"{seed}, hand {hand_number}"
        )
        for seat, stack in zip(seats_left, stacks_after, strict=True):
            stacks_by_seat[seat] = stack
        seat_order = seats_left[button_index + 1 :] + seats_left[: button_index + 1]
        button = next(seat for seat in [*seat_order, *seat_order] if stacks_by_seat[seat])
        busted_seats = sorted(
            (seat for seat in seats_left if not stacks_by_seat[seat]),
            key=lambda seat: stacks_before[seat],
        )
        for (
            seat
        ) in busted_seats:  # players eliminated in one hand place by their stacks at its start
            place_index = len(seats_left) - 1
            prizes[seat] = plan.prizes[place_index] if place_index < len(plan.prizes) else 0.0
            seats_left.remove(seat)
        hand_number += 1
    prizes[seats_left[0]] = plan.prizes[0]
    return prizes


def _play_hand(opening_fact: HandStarted, players: Sequence[Player], seed: str) -> list[int]:
    log: list[AnyFact] = [opening_fact]
    hand = HandState(opening_fact)
    stub = Stub(opening_fact.game, seed)
    policies = [
        make_decision_maker(player, seat, opening_fact) for seat, player in enumerate(players)
    ]

    def choose_command(hand: HandState, pending: Awaiting) -> AnyCommand:
        if isinstance(pending, ToDeal):
            return stub.deal(hand, log, pending)
        assert not isinstance(pending, Nothing), "a finished hand has no pending decision"
        seat = seat_to_act(pending)
        assert seat is not None, "a player is to act"
        return policies[seat](hand, log, pending)

    play_out(hand, log, choose_command)
    return list(hand.stacks)


@cache
def _build_game(name: str, small_blind: int) -> Game:
    return find_game(f"{name} {small_blind}/{2 * small_blind}", "tournament")
