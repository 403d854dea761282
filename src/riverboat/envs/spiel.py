"""Games of riverboat as OpenSpiel games: ``pip install 'riverboat[rl]'``."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np

from riverboat.cards import name
from riverboat.envs.action_list import Size
from riverboat.envs.env_episode import Episode, Rules
from riverboat.envs.optional_dependencies import build_missing_dependency_error
from riverboat.envs.search import CHANCE, OVER, build_root_node
from riverboat.words.refusals.environments import RaiseSizeInvalid

try:
    import pyspiel
except ModuleNotFoundError as why:
    raise build_missing_dependency_error("open-spiel") from why

SHORT_NAME: Final = "riverboat"

_MAX_PLAYERS: Final = 10
_SPECIAL_PLAYERS: Final = {
    CHANCE: int(pyspiel.PlayerId.CHANCE),
    OVER: int(pyspiel.PlayerId.TERMINAL),
}

_GAME_TYPE: Final = pyspiel.GameType(
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
def parse_rules(game: str, players: int, stack: int, sizes: str, longest: int) -> Rules:
    """Return environment rules from a game's parameters; zero and empty values mean defaults.

    Sizes are separated by slashes: ``min/0.5/max``.
    """
    parsed_sizes = [_parse_size(size) for size in sizes.split("/")] if sizes else None
    return Rules(
        game,
        seats=players,
        stacks=stack or None,
        sizes=parsed_sizes,
        longest=longest or None,
    )


def _parse_size(text: str) -> Size:
    match text:
        case "min" | "max":
            return text
    try:
        return float(text)
    except ValueError:
        raise ValueError(str(RaiseSizeInvalid(repr(text)))) from None


class OpenSpielGame(pyspiel.Game):
    """A riverboat game with OpenSpiel's interface."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        given_parameters = parameters or {}
        self.rules = parse_rules(
            str(given_parameters.get("game", "kuhn")),
            int(given_parameters.get("players", 2)),
            int(given_parameters.get("stack", 0)),
            str(given_parameters.get("sizes", "")),
            int(given_parameters.get("longest", 0)),
        )
        self.root = build_root_node(self.rules)
        stacks = self.rules.stacks
        max_chance_moves = (
            len(self.rules.deck) + self.rules.seats * self.rules.game.variant.hole_cards
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=len(self.rules.deck),
            num_players=len(stacks),
            min_utility=-float(max(stacks)),
            max_utility=float(sum(stacks) - min(stacks)),
            utility_sum=0.0,
            max_game_length=self.rules.observer.max_rows + max_chance_moves,
        )
        super().__init__(_GAME_TYPE, info, given_parameters)

    def new_initial_state(self) -> OpenSpielState:
        """Return the state of a hand after the forced bets, before the first card."""
        return OpenSpielState(self)

    def make_py_observer(self, _kind: Any = None, params: Any = None) -> OpenSpielObserver:
        """Return an observer of players' information states."""
        return OpenSpielObserver(self, params)


class OpenSpielState(pyspiel.State):
    """A state of a hand with OpenSpiel's interface: a decision node or a chance node."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.root.copy()

    @property
    def episode(self) -> Episode:
        """The hand on the engine, for queries; do not modify it."""
        return self.node.episode

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's chance or terminal player."""
        player = self.node.player
        return player if player >= 0 else _SPECIAL_PLAYERS[player]

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal() if player == self.node.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible cards, by deck position, with equal probabilities."""
        return self.node.outcomes()

    def _apply_action(self, action: int) -> None:
        self.node.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.node.rules
        if player < 0:
            return f"deal {name(rules.deck[action])}"
        return rules.actions.names[action]

    def is_terminal(self) -> bool:
        """Return True if the hand has ended."""
        return self.node.over

    def returns(self) -> list[float]:
        """Return the net result of each player, in chips; zeros until the hand is over."""
        return list(map(float, self.node.returns))

    def information_state_string(self, player: int | None = None) -> str:
        """Return a player's information state as text."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.node.key(seat)}"

    def __str__(self) -> str:
        return str(self.episode.hand)


class OpenSpielObserver:
    """An observer of a player's information state, as a tensor and as text."""

    def __init__(self, game: OpenSpielGame, params: Any) -> None:
        if params:
            raise ValueError(f"riverboat's observations take no parameters, got {params}")
        self.tensor = np.zeros(game.rules.observer.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write a player's information state to the tensor."""
        self.tensor[:] = state.episode.observe(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Return the information state as text."""
        return state.information_state_string(player)


pyspiel.register_game(_GAME_TYPE, OpenSpielGame)
