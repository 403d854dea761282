"""A PettingZoo environment with all players of a hand: ``pip install 'riverboat[rl]'``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from riverboat.engine import Game, HouseRules, Preset
from riverboat.envs.action_list import Size
from riverboat.envs.env_episode import Episode, Rules, StackedDeck
from riverboat.envs.optional_dependencies import build_missing_dependency_error
from riverboat.hands.stack_sizes import Stacks
from riverboat.words.refusals.environments import ResetRequired

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
except ModuleNotFoundError as why:
    raise build_missing_dependency_error("pettingzoo") from why


class HandAEC(AECEnv):
    """A PettingZoo environment of one hand of any game; ``player_0`` sits left of the button.

    The button is the last player's. An observation has the player's knowledge as numbers, and a
    mask of the legal actions, which is all zeros for players who are not to act. The *info* of the
    player to act also has the mask, and the knowledge as a line of text (``key``). A reward is the
    player's result in chips, given when the hand is over. An illegal action raises ``ValueError``
    and changes nothing.

    ``reset(options={"deck": "Ks Js"})`` deals these cards in this order, and
    ``options={"button": 0}`` places the button.
    """

    metadata = {  # noqa: RUF012  # as PettingZoo has it
        "name": "riverboat_hand_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: Game | str = "nlhe 1/2",
        *,
        seats: int | None = None,
        stacks: Stacks | None = None,
        sizes: Sequence[Size] | None = None,
        longest: int | None = None,
        house: HouseRules | Preset | None = None,
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        super().__init__()
        self.env_rules = Rules(
            game, seats=seats, stacks=stacks, sizes=sizes, longest=longest, house=house
        )
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.env_rules.seats)]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        observer, action_count = self.env_rules.observer, len(self.env_rules.actions)
        self.observation_spaces = {
            name: spaces.Dict(
                observation=spaces.Box(0, observer.max_value, (observer.size,), np.int32),
                action_mask=spaces.Box(0, 1, (action_count,), np.int8),
            )
            for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(action_count) for name in self.possible_agents}
        self.agents: list[str] = []
        self._rng = np.random.default_rng()
        self._episode: Episode | None = None

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new hand."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        chosen_options = options or {}
        deck_order = chosen_options.get("deck")
        card_source = (
            self.env_rules.shuffled_deck(int(self._rng.integers(1 << 62)))
            if deck_order is None
            else StackedDeck(deck_order)
        )
        self._episode = Episode(self.env_rules, card_source, chosen_options.get("button"))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self._select_agent()

    def step(self, action: Any) -> None:
        """Play the selected agent's action. Pass ``None`` for an agent whose hand is over."""
        if self.agents and self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if self._episode is None or not self.agents:
            raise ValueError(str(ResetRequired()))
        self._episode.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._select_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and action mask."""
        assert self._episode is not None, "reset deals a hand"
        return {
            "observation": self._episode.observe(self._seats[agent]),
            "action_mask": self._build_mask(agent),
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """Return the acting player's view as a line, if ``render_mode`` is ``"ansi"``."""
        if self.render_mode is None or self._episode is None:
            return None
        seat = self._episode.seat
        return str(self._episode.hand if seat is None else self._episode.hand.view(seat))

    def close(self) -> None:
        """Do nothing: no resources are held."""

    @property
    def episode(self) -> Episode | None:
        """The current hand."""
        return self._episode

    def _build_mask(self, agent: str) -> Any:
        assert self._episode is not None, "reset deals a hand"
        if self._episode.seat == self._seats[agent]:
            return self._episode.mask()
        return np.zeros(len(self.env_rules.actions), np.int8)

    def _select_agent(self) -> None:
        """Select the agent to act; at the end, assign all rewards."""
        episode = self._episode
        assert episode is not None, "reset deals a hand"
        if episode.over:
            self.rewards = dict(zip(self.agents, map(float, episode.payoffs), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            assert episode.seat is not None, "a player is to act"
            self.agent_selection = self.possible_agents[episode.seat]
        self.infos = {name: {} for name in self.agents}
        for name in self.agents if episode.over else [self.agent_selection]:
            information_set_key = episode.key(self._seats[name])
            self.infos[name] = {"action_mask": self._build_mask(name), "key": information_set_key}
