"""A strategy as a value: by what a player knows, how often they do what. A file, and a bot."""

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
from riverboat.words.refusals.solving import NoStrategy, StrangeChances, StrategyKnowsNot

FILE_FORMAT: Final = "strategy/1"
_SUM_TOLERANCE: Final = 1e-6


class Strategy(Struct, frozen=True, kw_only=True):
    """How a game of two is played: ``strategy["Ks|k b1"]``, ``strategy.bot()``, ``save(path)``."""

    shape: Literal["strategy/1"] = FILE_FORMAT
    game: str
    """As its sign has it."""
    method: str
    iterations: int
    value: float
    """What seat 0 wins when both play it, in chips a hand."""
    exploitability: float
    """What the best answers win, on average over both seats, in chips a hand."""
    chances: dict[str, dict[str, float]]
    """By ``Hand.key``, how often each action is taken."""

    def __repr__(self) -> str:
        return (
            f"<Strategy for {self.game} by {self.method}: {len(self.chances):,} information sets, "
            f"value {self.value:+.4g}, exploitability {self.exploitability:.3g}>"
        )

    def __getitem__(self, key: str) -> dict[str, float]:
        """How often each action is taken by whoever knows this; ``BadGame`` if it is not known."""
        if key not in self.chances:
            raise BadGame(StrategyKnowsNot(self.game, key))
        return self.chances[key]

    def bot(self) -> Bot:
        """A player who plays it, for ``match``, a home game or a room."""
        return StrategyBot(self)

    def save(self, path: Path | str) -> None:
        """Write it as JSON, shape ``strategy/1``."""
        Path(path).write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")


class StrategyBot(Bot):
    """Looks up what it knows, and does what the strategy draws."""

    def __init__(self, strategy: Strategy) -> None:
        self.strategy = strategy

    def act(self, hand: Hand) -> str:
        """One of the actions, as often as the strategy says."""
        chances = self.strategy[hand.key()]
        return self.rng.choices(list(chances), list(chances.values()))[0]


def read_strategy(path: Path | str) -> Strategy:
    """A strategy that was saved; ``BadGame`` says what is wrong with a file that holds none."""
    try:
        found = decode_json(Path(path).read_bytes(), Strategy)
    except msgspec.MsgspecError as why:
        raise BadGame(NoStrategy(str(path), refusal_of(why))) from None
    for key, chances in found.chances.items():
        whole = sum(chances.values())
        if (
            not chances
            or min(chances.values()) < 0
            or not isclose(whole, 1, abs_tol=_SUM_TOLERANCE)
        ):
            raise BadGame(StrangeChances(str(path), key, f"{whole:g}"))
    return found


def strategy_table(tree: GameTree, strategy: FloatArray) -> dict[str, dict[str, float]]:
    """A strategy of a tree by key and action."""
    return {
        each.key: {action: float(strategy[each.first + k]) for k, action in enumerate(each.actions)}
        for each in tree.sets
    }
