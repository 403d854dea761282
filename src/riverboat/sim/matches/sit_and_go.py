"""Sit-and-gos between two styles: what each gets back of what it has paid to enter.

Every other seat is one style's. Each sit-and-go is played twice, with the same decks in the same
order and the seats changed over. Blinds rise, who has no chips is out, and places are paid.
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
from riverboat.sim.work_blocks import run_blocks

PlayerFactory: TypeAlias = Callable[[Random, PrizeSource], Player]
"""Makes a player, from their luck and from whoever tells what is played for."""

BLOCK_PAIRS: Final = 10
NORMAL_95: Final = 1.96


class SitAndGoSettings(Struct, frozen=True, kw_only=True):
    """What is played: a hyper-turbo of six, two of whom are paid, if nobody says otherwise."""

    seats: int = 6
    prizes: tuple[float, ...] = (65.0, 35.0)
    stack: int = 1000
    small_blind: int = 50
    """Of the first level; the big blind is twice that."""
    hands: int = 8
    """In a level."""
    rises: float = 1.4
    """By how much blinds rise from level to level."""
    game: str = "nlhe"

    def level(self, hand: int) -> Game:
        """What is played in a hand, by its number from 0."""
        exact = self.small_blind * self.rises ** (hand // self.hands)
        return _game(self.game, max(1, round(exact / 5) * 5 if exact >= 10 else round(exact)))


class ReturnSummary(Struct, frozen=True):
    """What the first style got back of a hundred that it paid, beyond them."""

    pairs: int
    """Sit-and-gos that were played, each twice."""
    mean: float
    interval: float
    """How far the true mean may be from it, in 95 of 100 matches."""

    def __str__(self) -> str:
        return f"{self.mean:+.1f} % ± {self.interval:.1f} in {2 * self.pairs:,} sit-and-gos"


def sit_and_gos(
    one: PlayerFactory,
    other: PlayerFactory,
    pairs: int,
    seed: int,
    settings: SitAndGoSettings | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[ReturnSummary], None] = lambda _: None,
) -> ReturnSummary:
    """Play so many pairs, the same for the same seed; *progress* hears of each ten of them."""
    plan = settings or SitAndGoSettings()
    play = partial(_play_block, one, other, plan, seed, pairs)
    found: list[float] = []
    for block in run_blocks(play, -(-pairs // BLOCK_PAIRS), jobs=jobs, fork=True):
        found += block
        progress(_summarize_returns(found))
    return _summarize_returns(found)


def _play_block(
    one: PlayerFactory,
    other: PlayerFactory,
    plan: SitAndGoSettings,
    seed: int,
    pairs: int,
    block: int,
) -> list[float]:
    """Beyond a hundred, what the first style got back in each pair."""
    found = []
    mine = [seat % 2 == 0 for seat in range(plan.seats)]
    for number in range(block * BLOCK_PAIRS, min((block + 1) * BLOCK_PAIRS, pairs)):
        got = 0.0
        for turn, seats in enumerate((mine, [not each for each in mine])):
            makers = [one if each else other for each in seats]
            prizes = play_sit_and_go(makers, plan, f"{seed}, sit-and-go {number}", f"turn {turn}")
            got += sum(prize for prize, each in zip(prizes, seats, strict=True) if each)
        found.append(100 * (got / sum(plan.prizes) - 1))
    return found


def _summarize_returns(returns: Sequence[float]) -> ReturnSummary:
    count = len(returns)
    mean = sum(returns) / count
    spread = sum((each - mean) ** 2 for each in returns) / max(count - 1, 1)
    return ReturnSummary(count, mean, NORMAL_95 * sqrt(spread / count))


def play_sit_and_go(
    makers: Sequence[PlayerFactory], plan: SitAndGoSettings, seed: str, label: str = ""
) -> list[float]:
    """Play one sit-and-go to its end: what each seat is paid."""
    left = list(range(len(makers)))

    def told() -> PrizeMoney:
        paid = (*plan.prizes, *(0.0 for _ in makers))
        return PrizeMoney(tuple(paid[: len(left)]))

    players = [
        maker(Random(f"{seed}, {label}, player {k}"), told) for k, maker in enumerate(makers)
    ]
    chips = [plan.stack] * len(makers)
    got = [0.0] * len(makers)
    button, number = len(makers) - 1, 0
    while len(left) > 1:
        began = list(chips)
        here = left.index(button)
        stacks = tuple([chips[seat] for seat in left])
        started = start(plan.level(number), stacks, here)
        after = _play_hand(started, [players[seat] for seat in left], f"{seed}, hand {number}")
        for seat, stack in zip(left, after, strict=True):
            chips[seat] = stack
        order = left[here + 1 :] + left[: here + 1]
        button = next(seat for seat in [*order, *order] if chips[seat])
        out = sorted((seat for seat in left if not chips[seat]), key=lambda seat: began[seat])
        for seat in out:  # of those who go in one hand, who began it with more is placed better
            place = len(left) - 1
            got[seat] = plan.prizes[place] if place < len(plan.prizes) else 0.0
            left.remove(seat)
        number += 1
    got[left[0]] = plan.prizes[0]
    return got


def _play_hand(started: HandStarted, players: Sequence[Player], seed: str) -> list[int]:
    """Play one hand: the chips of everybody after it."""
    log: list[AnyFact] = [started]
    hand = HandState(started)
    stub = Stub(started.game, seed)
    asking = [make_decision_maker(player, seat, started) for seat, player in enumerate(players)]

    def answer(hand: HandState, now: Awaiting) -> AnyCommand:
        if isinstance(now, ToDeal):
            return stub.deal(hand, log, now)
        assert not isinstance(now, Nothing), "a hand that is over asks nobody"
        seat = seat_to_act(now)
        assert seat is not None, "somebody is asked"
        return asking[seat](hand, log, now)

    play_out(hand, log, answer)
    return list(hand.stacks)


@cache
def _game(name: str, small_blind: int) -> Game:
    return find_game(f"{name} {small_blind}/{2 * small_blind}", "tournament")
