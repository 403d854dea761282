"""The tasks with riverboat."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import riverboat as rb
from bench.front_door.tasks import Figures


def count_statistics(folder: Path) -> Figures:
    figures: Figures = {}
    for hand in rb.read_hands(folder):
        for player in hand.players.values():
            hands, vpip, pfr, net = figures.get(player.name, (0, 0, 0, 0))
            figures[player.name] = hands + 1, vpip + player.vpip, pfr + player.pfr, net + player.net
    return figures


def solve_game(game: str, rounds: int) -> float:
    return rb.solve.solve(game, method="cfr", iterations=rounds).strategy.value


def play_match(hands: int) -> tuple[float, float]:
    match_result = rb.match("caller", "random", hands=hands, seed=7)
    return match_result["caller"].bb_per_100, match_result["caller"].interval


def compute_equity() -> float:
    return rb.equity("AKs", "QQ+").equities[0]


def count_steps(count: int) -> int:
    tables = rb.vector("nlhe 1/2", tables=4096, seats=6, seed=7, auto_reset=True, copy=False)
    rng = np.random.default_rng(7)
    for _ in range(count // tables.tables):
        observation = tables.observe()
        action_kinds = (rng.random(observation.legal.shape) * observation.legal).argmax(axis=1)
        tables.step(
            action_kinds,
            np.where(
                rng.random(len(action_kinds)) < 0.5, observation.min_amount, observation.max_amount
            ),
        )
    return count // tables.tables * tables.tables
