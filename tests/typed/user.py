"""A user program with the whole public interface: no type is Any, and no match is needed.

mypy checks it with ``disallow_any_expr`` (pyproject.toml), and pyright in strict mode.
"""

from __future__ import annotations

from pathlib import Path
from typing import assert_type

import numpy as np

import riverboat as rb


class CautiousBot(rb.Bot):
    """A user's bot."""

    def act(self, hand: rb.Hand) -> str:
        """Raise the minimum sometimes, call cheap bets, and fold otherwise."""
        legal = hand.legal
        if legal.low and self.rng.random() < 0.1:
            return f"raise {legal.low}"
        return "check" if legal.may_check else "call" if legal.call < hand.pot else "fold"


def play_hand() -> tuple[int, ...]:
    """Deal a hand, read it, act and branch."""
    hand = rb.Hand("nlhe 1/2", seats=3, stacks=200, seed=7, house="online-1")
    assert_type(hand.to_act, int | None)
    assert_type(hand.legal.low, int)
    assert_type(list(hand.legal), list[str])
    child = hand.after("raise 6")
    child.act(rb.Call())
    for player in child.players:
        assert_type(player.net, float)
        assert_type(player.vpip, bool)
    assert_type(hand.key(), str)
    assert_type(str(child.board), str)
    return child.payoffs


def play_home_game() -> dict[str, int]:
    """Play hands of a home game."""
    game = rb.HomeGame("PLO 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.deal()
    if game.legal.low <= 6 <= game.legal.high and "raise 6" in game.legal:
        game.act("raise 6")
    game.play({"Ann": CautiousBot(), "Bob": "rock"})
    assert_type(game.to_act, str | None)
    assert_type(game.players["Ann"].position, str)
    return game.payoffs


def read_histories(folder: Path) -> float:
    """Read hands, add up results and make columns."""
    chips_won = 0.0
    for hand in rb.read_hands(folder, errors="skip"):
        chips_won += sum(hand.payoffs)
        assert_type(hand.winners, tuple[str, ...])
        assert_type(hand.players["Ann"].three_bet, bool)
    assert_type(rb.convert(folder, to="csv"), str)
    assert_type(list(rb.to_columns(rb.read_hands(folder))), list[str])
    return chips_won


def play_match() -> tuple[float, float]:
    """Play bots against each other."""
    result = rb.match(CautiousBot(), "shark", lambda hand: hand.legal[0], hands=10, seed=7, jobs=1)
    assert_type(result, rb.MatchResult)
    return result["shark"].bb_per_100, result[0].interval


def step_vector_tables() -> int:
    """Step many tables at once."""
    tables = rb.vector("nlhe 1/2", tables=8, seats=2, seed=7, auto_reset=True)
    observation = tables.observe()
    tables.step([1] * tables.tables)
    tables.step(np.where(observation.call > 0, np.int64(0), np.int64(1)), observation.min_amount)
    return len(observation.pot) + len(tables.payoffs)


def calculate_figures() -> float:
    """Calculate equities, ranges, ranks and tournament figures."""
    equity = rb.equity("AKs", rb.Range("QQ+"), board="Qh 7c 2d")
    assert_type(equity.equities, tuple[float, ...])
    assert_type(equity[0].win, float)
    assert_type(rb.rank("As Kd", "7c 2h 3d Kh Ts") > rb.rank("2s 2d", "7c 2h 3d Kh Ts"), bool)
    assert_type(rb.push_fold(10).percent(0), float)
    return sum(rb.icm([5000, 3000], [60, 40]))


def refusal_message() -> str:
    """Return the message of a refused action, which lists the legal ones."""
    try:
        rb.Hand("nlhe 1/2", seed=7).act("raise 1")
    except rb.IllegalAction as error:
        return str(error)
    return ""
