"""Strategies as values: action probabilities by information set, in files and as bots."""

from __future__ import annotations

from math import isclose
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from riverboat.bots import Bot
from riverboat.decoding import decode_json
from riverboat.engine import BadGame
from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.hands import Hand
from riverboat.solve.game_tree import FloatArray, GameTree
from riverboat.words.refusals.solving import (
    ChanceActionsInvalid,
    StrategyFileInvalid,
    StrategyKeyMissing,
)

FILE_FORMAT: Final = "strategy/1"
_SUM_TOLERANCE: Final = 1e-6


class Strategy(Struct, frozen=True, kw_only=True):
    """A solved two-player strategy: ``strategy["Ks|k b1"]``, ``strategy.bot()``, ``save(path)``."""

    shape: Literal["strategy/1"] = FILE_FORMAT
    game: str
    """Name of the game, as for ``parse_game``."""
    method: str
    iterations: int
    value: float
    """Expected result of seat 0 when both seats play it, in chips a hand."""
    exploitability: float
    """Average gain of both seats' best responses, in chips a hand."""
    chances: dict[str, dict[str, float]]
    """Action probabilities by ``Hand.key``."""

    def __repr__(self) -> str:
        return (
            f"<Strategy for {self.game} by {self.method}: {len(self.chances):,} information sets, "
            f"value {self.value:+.4g}, exploitability {self.exploitability:.3g}>"
        )

    def __getitem__(self, key: str) -> dict[str, float]:
        """Return an information set's action probabilities; ``BadGame`` if it is unknown."""
        if key not in self.chances:
            raise BadGame(StrategyKeyMissing(self.game, key))
        return self.chances[key]

    def bot(self) -> Bot:
        """Return a bot that plays the strategy, for ``match``, a home game or a room."""
        return StrategyBot(self)

    def save(self, path: Path | str) -> None:
        """Write the strategy as JSON, in the shape ``strategy/1``."""
        Path(path).write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


class StrategyBot(Bot):
    """A bot that looks up its information set and draws an action from the strategy."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def act(self, hand: Hand) -> str:
        """Draw an action by the strategy's probabilities."""
        probabilities = self.strategy[hand.key()]
        return self.rng.choices(list(probabilities), list(probabilities.values()))[0]


def read_strategy(path: Path | str) -> Strategy:
    """Read a saved strategy; ``BadGame`` if the file is invalid."""
    try:
        strategy = decode_json(Path(path).read_bytes(), Strategy)
    except msgspec.MsgspecError as error:
        raise BadGame(StrategyFileInvalid(str(path), refusal_of(error))) from None
    for key, probabilities in strategy.chances.items():
        probability_sum = sum(probabilities.values())
        if (
            not probabilities
            or min(probabilities.values()) < 0
            or not isclose(probability_sum, 1, abs_tol=_SUM_TOLERANCE)
        ):
            raise BadGame(ChanceActionsInvalid(str(path), key, f"{probability_sum:g}"))
    return strategy


def build_strategy_table(tree: GameTree, strategy: FloatArray) -> dict[str, dict[str, float]]:
    """Return a tree's strategy by key and action."""
    return {
        information_set.key: {
            action: float(strategy[information_set.first + action_index])
            for action_index, action in enumerate(information_set.actions)
        }
        for information_set in tree.sets
    }
