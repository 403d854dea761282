"""Any game of riverboat's as a game of OpenSpiel: ``pip install 'riverboat[rl]'``.

>>> import pyspiel
>>> from riverboat.envs import spiel
>>> game = pyspiel.load_game("riverboat(game=leduc)")
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(3, 6)

Cards come one by one from chance nodes, and are the numbers of their outcomes' places in the deck.
What a player knows is their line of ``Hand.key`` with their seat, and the numbers of ``Observer``.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from riverboat.cards import name
from riverboat.envs.action_list import Size
from riverboat.envs.env_episode import Episode, Rules
from riverboat.envs.optional_dependencies import missing_dependency
from riverboat.envs.search import CHANCE, OVER, root
from riverboat.words.refusals.environments import NotASize

try:
    import pyspiel
except ModuleNotFoundError as why:
    raise missing_dependency("open-spiel") from why

SHORT_NAME: Final = "riverboat"

_MAX_PLAYERS: Final = 10
_SPECIAL_PLAYERS: Final = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    OVER: int(pyspiel.PlayerId.TERMINAL),
}

_TYPE: Final = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Poker of any kind, by riverboat",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=False,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
    parameter_specification={"game": "kuhn", "players": 2, "stack": 0, "sizes": "", "longest": 0},
)


@cache
def rules_of(game: str, players: int, stack: int, sizes: str, longest: int) -> Rules:
    """The rules that a game's parameters name; zeros and nothing stand for what is usual.

    Sizes are parted by slashes: ``min/0.5/max``.
    """
    named = [_parse_size(each) for each in sizes.split("/")] if sizes else None
    return Rules(
        game,
        seats=players,
        stacks=stack or None,
        sizes=named,
        longest=longest or None,
    )


def _parse_size(text: str) -> Size:
    match text:
        case "min" | "max":
            return text
    try:
        return float(text)
    except ValueError:
        raise ValueError(str(NotASize(repr(text)))) from None


class OpenSpielGame(pyspiel.Game):
    """A game of riverboat's, as OpenSpiel has games."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        said = parameters or {}
        self.rules = rules_of(
            str(said.get("game", "kuhn")),
            int(said.get("players", 2)),
            int(said.get("stack", 0)),
            str(said.get("sizes", "")),
            int(said.get("longest", 0)),
        )
        self.root = root(self.rules)
        chips = self.rules.stacks
        dealt = len(self.rules.deck) + self.rules.seats * self.rules.game.variant.hole_cards
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.deck),
            num_players=len(chips),
            min_utility=-float(max(chips)),
            max_utility=float(sum(chips) - min(chips)),
            utility_sum=0.0,
            max_game_length=self.rules.observer.max_rows + dealt,
        )
        super().__init__(_TYPE, info, said)

    def new_initial_state(self) -> OpenSpielState:
        """A hand with the forced bets in, before the first card."""
        return OpenSpielState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> OpenSpielObserver:
        """What makes the numbers that a player knows."""
        return OpenSpielObserver(self, params)


class OpenSpielState(pyspiel.State):
    """A moment of a hand: a player chooses, or chance deals the next card."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root.copy()

    @property
    def episode(self) -> Episode:
        """The hand on the engine, with all that can be asked of it: not to be changed."""
        return self.node.episode

    def current_player(self) -> int:
        """The seat that is to act, chance, or nobody."""
        player = self.node.player
        return player if player >= 0 else _SPECIAL_PLAYERS[player]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal() if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may come, by their places in the deck, each as likely as any other."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.node.rules
        if player < 0:
            return f"deal {name(rules.deck[action])}"
        return rules.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the hand has ended."""
        return self.node.over

    def returns(self) -> list[float]:
        """What the hand was to each, in chips; zeros until it is over."""
        return list(map(float, self.node.returns))

    def information_state_string(self, player: int | None = None) -> str:
        """What a player knows, in a line."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.node.key(seat)}"

    def __str__(self) -> str:
        return str(self.episode.hand)


class OpenSpielObserver:
    """What a player knows, as numbers and in a line."""

    def __init__(self, game: OpenSpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"riverboat's observations have no parameters, not {params}")
        self.tensor = np.zeros(game.rules.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write down what a player knows."""
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """The same in a line."""
        return state.information_state_string(player)


pyspiel.register_game(_TYPE, OpenSpielGame)
