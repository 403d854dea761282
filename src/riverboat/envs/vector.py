"""A Gymnasium environment with thousands of parallel hands: ``pip install 'riverboat[rl]'``.

Hold'em and Omaha are played on arrays (``riverboat.sim.vector``). For all other games use
``gymnasium.make_vec("riverboat.envs.single:riverboat/Hand-v0", 64, game="stud 4/8")``, which has
one hand per learner and steps them one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import Game, HouseRules, Preset
from riverboat.engine.state.compiled_game import compile_game
from riverboat.envs.action_list import CALL as CALL_ACTION
from riverboat.envs.action_list import FIRST_RAISE, Size
from riverboat.envs.action_list import FOLD as FOLD_ACTION
from riverboat.envs.env_episode import Rules
from riverboat.envs.history import DECK_SIZE, HistoryRow, Observed
from riverboat.envs.optional_dependencies import build_missing_dependency_error
from riverboat.hands.stack_sizes import Stacks
from riverboat.sim.arrays.kernel_games import build_kernel_rules
from riverboat.sim.vector import CALL, FOLD, NO_CARD, RAISE, WAIT, Observation, VectorHands
from riverboat.words.refusals.environments import (
    ActionArrayShapeInvalid,
    ActionNumberIllegal,
    LearnerSeatsInvalid,
    ResetRequired,
)

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as why:
    raise build_missing_dependency_error("gymnasium") from why

IntArray: TypeAlias = NDArray[np.int64]

OpponentPolicy: TypeAlias = Callable[[Observation, np.random.Generator], tuple[IntArray, IntArray]]
"""The policy of all opponents: a function from observations to kinds and totals of actions.

Both arrays are in the format of ``VectorHands.step``. Actions for tables where a learner is to act
are ignored.
"""


class HandVectorEnv(gymnasium.vector.VectorEnv):
    """A Gymnasium environment of parallel hands, with a learner in each.

    An episode is one hand, and the step after its end begins the next. Observations, actions and
    rewards are those of ``single.HandEnv``, with one row per table. *opponents* are ``"random"``,
    ``"caller"``, or a function that decides for all opponents at once. *info* has the masks of
    legal actions and the seats. If an action is illegal, a ``ValueError`` names the table, and no
    table changes; the action for a finished hand is ignored.

    Raises ``BadGame`` for a game that is not played on arrays.
    """

    metadata = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: Game | str = "nlhe 1/2",
        *,
        seats: int | None = None,
        stacks: Stacks | None = None,
        opponents: Literal["random", "caller"] | OpponentPolicy = "random",
        seat: int | Literal["moves"] = 0,
        sizes: Sequence[Size] | None = None,
        longest: int | None = None,
        house: HouseRules | Preset | None = None,
        illegal: Literal["refuse", "fold"] = "refuse",
    ) -> None:
        self.rules = Rules(
            game, seats=seats, stacks=stacks, sizes=sizes, longest=longest, house=house
        )
        if seat != "moves" and not (type(seat) is int and 0 <= seat < self.rules.seats):
            raise ValueError(str(LearnerSeatsInvalid(self.rules.seats - 1, repr(seat))))
        self.num_envs = num_envs
        self._learner_seat = seat
        self._folds_illegal = illegal == "fold"
        self._opponents = OPPONENT_POLICIES[opponents] if isinstance(opponents, str) else opponents
        self._betting_unit = compile_game(self.rules.game).unit
        build_kernel_rules(
            self.rules.game, self.rules.seats, None, self.rules.seats - 1
        )  # raises BadGame for a game that is not played on arrays
        self._hands = self._make_tables(0)
        self._has_been_reset = False
        observer, action_count = self.rules.observer, len(self.rules.actions)
        self.single_action_space = spaces.Discrete(action_count)
        self.single_observation_space = spaces.Box(
            0, observer.max_value, (observer.size,), np.int32
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._observations: Observed = np.zeros((num_envs, observer.size), np.int32)
        self._row_counts = np.zeros(num_envs, np.int64)
        self._is_over = np.zeros(num_envs, np.bool_)
        self._learner_seats = np.zeros(num_envs, np.int64)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a new hand at every table."""
        super().reset(seed=seed, options=options)
        self._hands = self._make_tables(int(self.np_random.integers(1 << 62)))
        self._hands.reset()
        self._has_been_reset = True
        self._start_hands(np.ones(self.num_envs, np.bool_))
        return self._build_observations_and_info()

    def step(
        self, actions: Any
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play each learner's action; tables whose hand has ended begin the next one."""
        if not self._has_been_reset:
            raise ValueError(str(ResetRequired()))
        chosen_actions = np.asarray(actions)
        if chosen_actions.shape != (self.num_envs,) or chosen_actions.dtype.kind not in "iu":
            raise ValueError(str(ActionArrayShapeInvalid(self.num_envs, str(chosen_actions.shape))))
        was_over = self._is_over.copy()
        action_kinds, totals = self._decode_actions(chosen_actions.astype(np.int64), ~was_over)
        self._apply_decisions(np.where(was_over, WAIT, action_kinds), totals)
        if was_over.any():
            self._hands.reset(was_over)
            self._start_hands(was_over)
        self._play_opponents()
        is_done = self._hands.done & ~was_over
        self._is_over = is_done.copy()
        rewards = np.where(
            is_done, self._hands.payoffs[np.arange(self.num_envs), self._learner_seats], 0
        ).astype(np.float64)
        observations, info = self._build_observations_and_info()
        return observations, rewards, is_done, np.zeros(self.num_envs, np.bool_), info

    @property
    def learner_seats(self) -> NDArray[np.int64]:
        """The seat of each learner."""
        return self._learner_seats.copy()

    @property
    def hand_numbers(self) -> NDArray[np.uint64]:
        """The number of each table's hand, which together with the seed determines its cards."""
        return self._hands.observe().number.copy()

    def _make_tables(self, seed: int) -> VectorHands:
        rules = self.rules
        return VectorHands(
            rules.game,
            tables=self.num_envs,
            seats=rules.seats,
            stacks=rules.stacks,
            seed=seed,
            button=rules.seats - 1,
            copy=False,
        )

    def _build_observations_and_info(self) -> tuple[Observed, dict[str, Any]]:
        mask, _ = self._compute_legal_actions(self._hands.observe())
        mask[self._is_over] = 0
        return self._observations.copy(), {"action_mask": mask, "seat": self._learner_seats.copy()}

    def _start_hands(self, tables: NDArray[np.bool_]) -> None:
        """Start new hands at these tables, and play them up to the learners' turns."""
        while tables.any():
            rules, observation = self.rules, self._hands.observe()
            self._is_over[tables] = False
            hand_numbers = observation.number[tables] % np.uint64(rules.seats)
            self._learner_seats[tables] = (
                hand_numbers if self._learner_seat == "moves" else self._learner_seat
            )
            self._row_counts[tables] = rules.game.variant.hole_cards
            self._observations[tables] = 0
            self._observations[tables, 0] = self._learner_seats[tables]
            self._observations[tables, 1] = observation.button[tables]
            self._observations[tables, 2 : 2 + rules.seats] = rules.stacks
            self._play_opponents()
            tables = tables & self._hands.done  # skip hands that end before the learner's turn
            if tables.any():
                self._hands.reset(tables)

    def _play_opponents(self) -> None:
        """Play all opponents until the learners are to act, or hands are over."""
        while True:
            observation = self._hands.observe()
            is_opponent_turn = (observation.seat >= 0) & (observation.seat != self._learner_seats)
            if not is_opponent_turn.any():
                break
            action_kinds, totals = self._opponents(observation, self.np_random)
            self._apply_decisions(
                np.where(is_opponent_turn, action_kinds, WAIT), np.asarray(totals, np.int64)
            )
        self._reveal_hole_cards(observation)

    def _reveal_hole_cards(self, observation: Observation) -> None:
        learner_tables = np.flatnonzero(
            (observation.seat == self._learner_seats) & (observation.seat >= 0)
        )
        hole_cards = np.sort(observation.hole[learner_tables].astype(np.int64), axis=1)
        first_column = 2 + self.rules.seats
        self._observations[learner_tables[:, None], first_column + hole_cards] = 1
        history_start = first_column + DECK_SIZE
        for card_index in range(hole_cards.shape[1]):
            columns = history_start + 3 * card_index
            (
                self._observations[learner_tables, columns],
                self._observations[learner_tables, columns + 1],
            ) = (
                HistoryRow.HOLE,
                observation.seat[learner_tables],
            )
            self._observations[learner_tables, columns + 2] = hole_cards[:, card_index] + 1

    def _apply_decisions(self, kinds: IntArray, totals: IntArray) -> None:
        """Apply a decision at each table, and record it in the histories."""
        observation_before = self._hands.observe()
        acting_tables = np.flatnonzero((kinds != WAIT) & (observation_before.seat >= 0))
        seats, call_amounts = (
            observation_before.seat[acting_tables].copy(),
            observation_before.call[acting_tables].copy(),
        )
        streets, boards = (
            observation_before.street[acting_tables].copy(),
            observation_before.board[acting_tables].copy(),
        )
        observation = self._hands.step(kinds, totals)
        action_kinds = kinds[acting_tables]
        row_kinds = np.where(
            action_kinds == FOLD,
            HistoryRow.FOLD,
            np.where(action_kinds == RAISE, HistoryRow.RAISE, HistoryRow.CALL),
        )
        row_kinds = np.where(
            (action_kinds == CALL) & (call_amounts == 0), HistoryRow.CHECK, row_kinds
        )
        amounts = np.where(
            action_kinds == RAISE,
            totals[acting_tables],
            np.where(action_kinds == CALL, call_amounts, 0),
        )
        self._add_history_row(acting_tables, row_kinds, seats, amounts)
        is_next_street = (observation.street[acting_tables] != streets) & (
            observation.seat[acting_tables] >= 0
        )
        next_street_tables = acting_tables[is_next_street]
        self._add_history_row(next_street_tables, HistoryRow.STREET, 0, 0)
        for board_index in range(boards.shape[1]):
            is_new_card = (boards[is_next_street, board_index] == NO_CARD) & (
                observation.board[next_street_tables, board_index] != NO_CARD
            )
            new_card_tables = next_street_tables[is_new_card]
            self._add_history_row(
                new_card_tables,
                HistoryRow.BOARD,
                0,
                observation.board[new_card_tables, board_index].astype(np.int64) + 1,
            )

    def _add_history_row(self, tables: Any, row_kind: Any, seat: Any, value: Any) -> None:
        if not len(tables):
            return
        columns = 2 + self.rules.seats + DECK_SIZE + 3 * self._row_counts[tables]
        has_room = columns + 2 < self._observations.shape[1]
        if not has_room.all():
            raise self.rules.observer.history_overflow()
        self._observations[tables, columns], self._observations[tables, columns + 1] = (
            row_kind,
            seat,
        )
        self._observations[tables, columns + 2] = value
        self._row_counts[tables] += 1

    def _compute_legal_actions(self, observation: Observation) -> tuple[NDArray[np.int8], IntArray]:
        """Return the action masks, and the totals of the raise sizes, one column each."""
        tables, sizes = np.arange(self.num_envs), self.rules.actions.sizes
        seats = np.maximum(observation.seat, 0)
        call_totals = observation.bets[tables, seats] + observation.call
        all_in_totals = observation.bets[tables, seats] + observation.stacks[tables, seats]
        mask = np.zeros((self.num_envs, len(self.rules.actions)), np.int8)
        mask[:, FOLD_ACTION], mask[:, CALL_ACTION] = (
            observation.legal[:, FOLD],
            observation.legal[:, CALL],
        )
        totals = np.zeros((self.num_envs, len(sizes)), np.int64)
        for size_index, size in enumerate(sizes):
            size_totals = totals[:, size_index]
            if size == "min":
                size_totals[:] = observation.min_amount
            elif size == "max":
                size_totals[:] = observation.max_amount
            else:
                size_totals[:] = call_totals + (
                    float(size) * (observation.pot + observation.call)
                ).astype(np.int64)
                if self._betting_unit > 1:
                    size_totals[:] = np.where(
                        size_totals < all_in_totals,
                        size_totals - size_totals % self._betting_unit,
                        size_totals,
                    )
                size_totals[:] = np.clip(
                    size_totals, observation.min_amount, observation.max_amount
                )
            is_new_total = (totals[:, :size_index] != size_totals[:, None]).all(axis=1)
            mask[:, FIRST_RAISE + size_index] = observation.legal[:, RAISE] & is_new_total
        return mask, totals

    def _decode_actions(
        self, chosen_actions: IntArray, is_deciding: NDArray[np.bool_]
    ) -> tuple[IntArray, IntArray]:
        """Return the kinds and totals of the chosen actions at these tables."""
        mask, size_totals = self._compute_legal_actions(self._hands.observe())
        is_in_range = (chosen_actions >= 0) & (chosen_actions < mask.shape[1])
        tables = np.arange(self.num_envs)
        is_legal = is_in_range & (mask[tables, np.where(is_in_range, chosen_actions, 0)] > 0)
        if self._folds_illegal:
            chosen_actions = np.where(is_legal, chosen_actions, mask.argmax(axis=1))
        elif len(illegal_tables := np.flatnonzero(is_deciding & ~is_legal)):
            self._reject_action(
                int(illegal_tables[0]), int(chosen_actions[illegal_tables[0]]), mask
            )
        chosen_actions = np.where(is_deciding, chosen_actions, CALL_ACTION)
        is_raise = chosen_actions >= FIRST_RAISE
        totals = np.where(
            is_raise, size_totals[tables, np.where(is_raise, chosen_actions - FIRST_RAISE, 0)], 0
        )
        action_kinds = np.where(
            is_raise, RAISE, np.where(chosen_actions == FOLD_ACTION, FOLD, CALL)
        )
        return action_kinds, totals

    def _reject_action(self, table: int, action: int, mask: NDArray[np.int8]) -> None:
        action_names = self.rules.actions.names
        legal_actions = tuple(
            [
                f"{legal_action} ({action_names[legal_action]})"
                for legal_action in np.flatnonzero(mask[table]).tolist()
            ]
        )
        action_name = action_names[action] if 0 <= action < len(action_names) else "?"
        raise ValueError(
            f"table {table}: {ActionNumberIllegal(action_name, action, legal_actions)}"
        )

    numbers = DeprecatedAttribute("hand_numbers")
    places = DeprecatedAttribute("learner_seats")


def random_opponents(
    observation: Observation, rng: np.random.Generator
) -> tuple[IntArray, IntArray]:
    """Return random actions of equal probability, with random sizes; no fold without a bet."""
    can_fold, can_raise = observation.call > 0, observation.max_amount > 0
    action_kinds = rng.integers(
        np.where(can_fold, FOLD, CALL), np.where(can_raise, RAISE, CALL) + 1
    )
    return action_kinds, rng.integers(
        observation.min_amount, np.maximum(observation.min_amount, observation.max_amount) + 1
    )


def calling_opponents(
    observation: Observation, _rng: np.random.Generator
) -> tuple[IntArray, IntArray]:
    """Return a call, or a check without a bet, for every table."""
    return np.full(len(observation.seat), CALL), np.zeros(len(observation.seat), np.int64)


OPPONENT_POLICIES: Final[dict[str, OpponentPolicy]] = {
    "random": random_opponents,
    "caller": calling_opponents,
}
"""Opponent policies by name."""
