"""A Gymnasium environment with one learner at a table: ``pip install 'riverboat[rl]'``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.bots.player_decisions import DecisionMaker, make_decision_maker
from riverboat.bots.player_protocol import Player
from riverboat.bots.player_resolver import PlayerLike, make_player
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import Game, HandStarted, HouseRules, Nothing, Preset, ToDeal
from riverboat.envs.action_list import Size
from riverboat.envs.env_episode import Episode, Rules, StackedDeck
from riverboat.envs.history import Observed
from riverboat.envs.optional_dependencies import build_missing_dependency_error
from riverboat.hands.stack_sizes import Stacks
from riverboat.words.refusals.environments import (
    LearnerSeatsInvalid,
    OpponentCountMismatch,
    ResetRequired,
)

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as why:
    raise build_missing_dependency_error("gymnasium") from why

Info: TypeAlias = dict[str, Any]


class LegalActions(spaces.Discrete):
    """The action space of a game, whose ``sample()`` draws a legal action."""

    def __init__(self, action_count: int) -> None:
        super().__init__(action_count)
        self.legal: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Draw a legal action, uniformly unless *mask* or *probability* is given."""
        if mask is None and probability is None and self.legal is not None:
            mask = self.legal
        drawn_action: np.int64 = super().sample(mask, probability)
        return drawn_action


class HandEnv(gymnasium.Env[Observed, np.int64]):
    """A Gymnasium environment: a learner against *opponents*; an episode is one hand.

    The learner is in *seat*; with ``"moves"`` the seat moves on by one after each hand. *opponents*
    are one player for all other seats, or one for each, clockwise from the learner's left: names of
    styles (``"shark"``), a :class:`~riverboat.bots.Bot` or a function from a hand to an action. The
    reward is the learner's result in chips at the end of the hand, and 0 before. *info* has the
    mask of legal actions, the seat, and the learner's knowledge as a line of text (``key``). An
    illegal action raises ``ValueError`` and changes nothing; with ``illegal="fold"`` the learner
    folds instead, or checks or stands pat. ``env.action_space.sample()`` draws a legal action.

    ``reset(options={"deck": "Ks Js"})`` deals these cards in this order.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: Game | str = "nlhe 1/2",
        *,
        seats: int | None = None,
        stacks: Stacks | None = None,
        opponents: PlayerLike | Sequence[PlayerLike] = "random",
        seat: int | Literal["moves"] = 0,
        sizes: Sequence[Size] | None = None,
        longest: int | None = None,
        house: HouseRules | Preset | None = None,
        illegal: Literal["refuse", "fold"] = "refuse",
        render_mode: Literal["ansi"] | None = None,
    ) -> None:
        self.rules = Rules(
            game, seats=seats, stacks=stacks, sizes=sizes, longest=longest, house=house
        )
        seat_count = self.rules.seats
        if seat != "moves" and not (type(seat) is int and 0 <= seat < seat_count):
            raise ValueError(str(LearnerSeatsInvalid(seat_count - 1, repr(seat))))
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            opponents = [opponents] * (seat_count - 1)
        opponent_players = list(opponents)
        if len(opponent_players) != seat_count - 1:
            raise ValueError(
                str(OpponentCountMismatch(seat_count, seat_count - 1, len(opponent_players)))
            )
        self._rng = Random()
        self._opponents: list[Player] = [
            make_player(opponent, self._rng) for opponent in opponent_players
        ]
        self._learner_seat = seat
        self._folds_illegal = illegal == "fold"
        self._current_seat = 0
        self._hand_count = 0
        self._episode: Episode | None = None
        self._decision_makers: dict[int, DecisionMaker] = {}
        self.render_mode = render_mode
        observer = self.rules.observer
        self.action_space = LegalActions(len(self.rules.actions))
        self.observation_space = spaces.Box(0, observer.max_value, (observer.size,), np.int32)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, Info]:
        """Deal hands until there is one in which the learner is to act.

        With a given deck, deal one hand, even if it ends without an action of the learner.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._hand_count = 0
            self._rng.seed(seed)
        deck_order = (options or {}).get("deck")
        self._current_seat = (
            self._hand_count % self.rules.seats
            if self._learner_seat == "moves"
            else self._learner_seat
        )
        self._hand_count += 1
        while True:
            card_source = (
                self.rules.shuffled_deck(int(self.np_random.integers(1 << 62)))
                if deck_order is None
                else StackedDeck(deck_order)
            )
            episode = self._episode = Episode(self.rules, card_source)
            opening_fact = episode.log[0]
            assert isinstance(opening_fact, HandStarted), "a log begins with HandStarted"
            self._decision_makers = {
                (self._current_seat + 1 + opponent_index) % self.rules.seats: make_decision_maker(
                    player,
                    (self._current_seat + 1 + opponent_index) % self.rules.seats,
                    opening_fact,
                )
                for opponent_index, player in enumerate(self._opponents)
            }
            self._play_opponents(episode)
            if not episode.over or deck_order is not None:  # skip hands without a decision
                return self._build_observation(episode)

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, Info]:
        """Play the learner's action, then all others until the learner is to act again."""
        episode = self._episode
        if episode is None or episode.over:
            raise ValueError(str(ResetRequired()))
        legal_actions = episode.legal()
        episode.step(
            legal_actions[0] if self._folds_illegal and action not in legal_actions else action
        )
        self._play_opponents(episode)
        observation, info = self._build_observation(episode)
        return observation, float(episode.payoffs[self._current_seat]), episode.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, in the form that masking algorithms expect."""
        assert self.action_space.legal is not None, "reset deals a hand"
        return self.action_space.legal.astype(np.bool_)

    def render(self) -> str | None:
        """Return the learner's view as a line, if ``render_mode`` is ``"ansi"``."""
        if self.render_mode is None or self._episode is None:
            return None
        return str(self._episode.hand.view(self._current_seat))

    @property
    def learner_seat(self) -> int:
        """The seat of the learner."""
        return self._current_seat if self._learner_seat == "moves" else self._learner_seat

    @property
    def episode(self) -> Episode | None:
        """The current hand."""
        return self._episode

    def _build_observation(self, episode: Episode) -> tuple[Observed, Info]:
        mask = episode.mask() if episode.seat == self._current_seat else self._build_empty_mask()
        self.action_space.legal = None if episode.over else mask
        info = {
            "action_mask": mask,
            "seat": self._current_seat,
            "key": episode.key(self._current_seat),
        }
        return episode.observe(self._current_seat), info

    def _build_empty_mask(self) -> NDArray[np.int8]:
        return np.zeros(len(self.rules.actions), np.int8)

    def _play_opponents(self, episode: Episode) -> None:
        while not episode.over and episode.seat != self._current_seat:
            pending = episode.awaiting
            assert not isinstance(pending, (ToDeal, Nothing)), "a player is to act"
            assert episode.seat is not None, "a player is to act"
            episode.apply_command(
                self._decision_makers[episode.seat](episode.state, episode.log, pending)
            )

    place = DeprecatedAttribute("learner_seat")


gymnasium.register("riverboat/Hand-v0", entry_point="riverboat.envs.single:HandEnv")
