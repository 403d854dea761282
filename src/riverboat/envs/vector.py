"""Thousands of learners side by side, through Gymnasium: ``pip install 'riverboat[rl]'``.

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
from riverboat.envs.history import DECK, HistoryRow, Observed
from riverboat.envs.optional_dependencies import missing_dependency
from riverboat.hands.stack_sizes import Stacks
from riverboat.sim.arrays.kernel_games import kernel_rules
from riverboat.sim.vector import CALL, FOLD, NO_CARD, RAISE, WAIT, Observation, VectorHands
from riverboat.words.refusals.environments import (
    NoSuchPlaces,
    NotLegalNow,
    NumbersForTables,
    OverOrNotBegun,
)

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as why:
    raise missing_dependency("gymnasium") from why

IntArray: TypeAlias = NDArray[np.int64]

OpponentPolicy: TypeAlias = Callable[[Observation, np.random.Generator], tuple[IntArray, IntArray]]
"""The policy of all opponents, from observations to kinds and totals of actions.

These are as in ``VectorHands.step``; actions for tables where a learner is to act are ignored.
"""


class HandVectorEnv(gymnasium.vector.VectorEnv):
    """A number of parallel hands with a learner in each. An episode is one hand, and the step after
    its end begins the next.

    Observations, actions and rewards are those of ``single.HandEnv``, with one row per table.
    *opponents* are ``"random"``, ``"caller"``, or a function that decides for all opponents at
    once. *info* has the masks of legal actions and the seats. If an action is illegal, a
    ``ValueError`` names the table, and no table changes; the action for a finished hand is ignored.

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
            raise ValueError(str(NoSuchPlaces(self.rules.seats - 1, repr(seat))))
        self.num_envs = num_envs
        self._learner_seat = seat
        self._folds_illegal = illegal == "fold"
        self._opponents = OPPONENT_POLICIES[opponents] if isinstance(opponents, str) else opponents
        self._unit = compile_game(self.rules.game).unit
        kernel_rules(self.rules.game, self.rules.seats, None, self.rules.seats - 1)  # is it played?
        self._hands = self._make_tables(0)
        self._has_been_reset = False
        watched, actions = self.rules.observer, len(self.rules.actions)
        self.single_action_space = spaces.Discrete(actions)
        self.single_observation_space = spaces.Box(0, watched.max_value, (watched.size,), np.int32)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._observations: Observed = np.zeros((num_envs, watched.size), np.int32)
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
        return self._observations_and_info()

    def step(
        self, actions: Any
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play each learner's action; where a hand had ended, the next one begins."""
        if not self._has_been_reset:
            raise ValueError(str(OverOrNotBegun()))
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise ValueError(str(NumbersForTables(self.num_envs, str(chosen.shape))))
        ended = self._is_over.copy()
        kinds, totals = self._decode_actions(chosen.astype(np.int64), ~ended)
        self._apply_decisions(np.where(ended, WAIT, kinds), totals)
        if ended.any():
            self._hands.reset(ended)
            self._start_hands(ended)
        self._play_opponents()
        done = self._hands.done & ~ended
        self._is_over = done.copy()
        rewards = np.where(
            done, self._hands.payoffs[np.arange(self.num_envs), self._learner_seats], 0
        ).astype(np.float64)
        seen, info = self._observations_and_info()
        return seen, rewards, done, np.zeros(self.num_envs, np.bool_), info

    @property
    def learner_seats(self) -> NDArray[np.int64]:
        """The seat of each learner."""
        return self._learner_seats.copy()

    @property
    def hand_numbers(self) -> NDArray[np.uint64]:
        """The number of each table's hand, which with the seed decides its cards."""
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

    def _observations_and_info(self) -> tuple[Observed, dict[str, Any]]:
        mask, _ = self._legal_actions(self._hands.observe())
        mask[self._is_over] = 0
        return self._observations.copy(), {"action_mask": mask, "seat": self._learner_seats.copy()}

    # Hands that begin -------------------------------------------------------------------------

    def _start_hands(self, tables: NDArray[np.bool_]) -> None:
        """Play new hands at these tables up to the learners' turns."""
        while tables.any():
            rules, now = self.rules, self._hands.observe()
            self._is_over[tables] = False
            numbers = now.number[tables] % np.uint64(rules.seats)
            self._learner_seats[tables] = (
                numbers if self._learner_seat == "moves" else self._learner_seat
            )
            self._row_counts[tables] = rules.game.variant.hole_cards
            self._observations[tables] = 0
            self._observations[tables, 0] = self._learner_seats[tables]
            self._observations[tables, 1] = now.button[tables]
            self._observations[tables, 2 : 2 + rules.seats] = rules.stacks
            self._play_opponents()
            tables = tables & self._hands.done  # all others fold: not an episode
            if tables.any():
                self._hands.reset(tables)

    def _play_opponents(self) -> None:
        """Play all opponents until the learners are to act, or hands are over."""
        while True:
            now = self._hands.observe()
            others = (now.seat >= 0) & (now.seat != self._learner_seats)
            if not others.any():
                break
            kinds, totals = self._opponents(now, self.np_random)
            self._apply_decisions(np.where(others, kinds, WAIT), np.asarray(totals, np.int64))
        self._reveal_hole_cards(now)

    def _reveal_hole_cards(self, now: Observation) -> None:
        """Add the learners' hole cards to their observations."""
        mine = np.flatnonzero((now.seat == self._learner_seats) & (now.seat >= 0))
        held = np.sort(now.hole[mine].astype(np.int64), axis=1)
        first = 2 + self.rules.seats
        self._observations[mine[:, None], first + held] = 1
        rows = first + DECK
        for k in range(held.shape[1]):
            at = rows + 3 * k
            self._observations[mine, at], self._observations[mine, at + 1] = (
                HistoryRow.HOLE,
                now.seat[mine],
            )
            self._observations[mine, at + 2] = held[:, k] + 1

    # Actions ----------------------------------------------------------------------------------

    def _apply_decisions(self, kinds: IntArray, totals: IntArray) -> None:
        """Apply a decision at each table, and record it in the histories."""
        before = self._hands.observe()
        acts = np.flatnonzero((kinds != WAIT) & (before.seat >= 0))
        seats, calls = before.seat[acts].copy(), before.call[acts].copy()
        streets, boards = before.street[acts].copy(), before.board[acts].copy()
        now = self._hands.step(kinds, totals)
        kind = kinds[acts]
        rows = np.where(
            kind == FOLD,
            HistoryRow.FOLD,
            np.where(kind == RAISE, HistoryRow.RAISE, HistoryRow.CALL),
        )
        rows = np.where((kind == CALL) & (calls == 0), HistoryRow.CHECK, rows)
        amounts = np.where(kind == RAISE, totals[acts], np.where(kind == CALL, calls, 0))
        self._add_history_row(acts, rows, seats, amounts)
        goes_on = (now.street[acts] != streets) & (now.seat[acts] >= 0)
        later = acts[goes_on]
        self._add_history_row(later, HistoryRow.STREET, 0, 0)
        for k in range(boards.shape[1]):
            came = (boards[goes_on, k] == NO_CARD) & (now.board[later, k] != NO_CARD)
            at = later[came]
            self._add_history_row(at, HistoryRow.BOARD, 0, now.board[at, k].astype(np.int64) + 1)

    def _add_history_row(self, tables: Any, kind: Any, seat: Any, value: Any) -> None:
        """Append a history row at each of these tables."""
        if not len(tables):
            return
        at = 2 + self.rules.seats + DECK + 3 * self._row_counts[tables]
        fits = at + 2 < self._observations.shape[1]
        if not fits.all():
            raise self.rules.observer.history_overflow()
        self._observations[tables, at], self._observations[tables, at + 1] = kind, seat
        self._observations[tables, at + 2] = value
        self._row_counts[tables] += 1

    def _legal_actions(self, now: Observation) -> tuple[NDArray[np.int8], IntArray]:
        """Return the action masks, and the totals of the raise sizes, one column each."""
        tables, sizes = np.arange(self.num_envs), self.rules.actions.sizes
        seat = np.maximum(now.seat, 0)
        bet = now.bets[tables, seat] + now.call
        all_in = now.bets[tables, seat] + now.stacks[tables, seat]
        mask = np.zeros((self.num_envs, len(self.rules.actions)), np.int8)
        mask[:, FOLD_ACTION], mask[:, CALL_ACTION] = now.legal[:, FOLD], now.legal[:, CALL]
        totals = np.zeros((self.num_envs, len(sizes)), np.int64)
        for k, size in enumerate(sizes):
            to = totals[:, k]
            if size == "min":
                to[:] = now.least
            elif size == "max":
                to[:] = now.most
            else:
                to[:] = bet + (float(size) * (now.pot + now.call)).astype(np.int64)
                if self._unit > 1:
                    to[:] = np.where(to < all_in, to - to % self._unit, to)
                to[:] = np.clip(to, now.least, now.most)
            new = (totals[:, :k] != to[:, None]).all(axis=1)
            mask[:, FIRST_RAISE + k] = now.legal[:, RAISE] & new
        return mask, totals

    def _decode_actions(
        self, chosen: IntArray, which: NDArray[np.bool_]
    ) -> tuple[IntArray, IntArray]:
        """Return the kinds and totals of the chosen actions at these tables."""
        mask, sizes = self._legal_actions(self._hands.observe())
        among = (chosen >= 0) & (chosen < mask.shape[1])
        tables = np.arange(self.num_envs)
        legal = among & (mask[tables, np.where(among, chosen, 0)] > 0)
        if self._folds_illegal:
            chosen = np.where(legal, chosen, mask.argmax(axis=1))
        elif len(wrong := np.flatnonzero(which & ~legal)):
            self._reject_action(int(wrong[0]), int(chosen[wrong[0]]), mask)
        chosen = np.where(which, chosen, CALL_ACTION)
        raises = chosen >= FIRST_RAISE
        totals = np.where(raises, sizes[tables, np.where(raises, chosen - FIRST_RAISE, 0)], 0)
        kinds = np.where(raises, RAISE, np.where(chosen == FOLD_ACTION, FOLD, CALL))
        return kinds, totals

    def _reject_action(self, table: int, action: int, mask: NDArray[np.int8]) -> None:
        names = self.rules.actions.names
        legal = tuple([f"{k} ({names[k]})" for k in np.flatnonzero(mask[table]).tolist()])
        name = names[action] if 0 <= action < len(names) else "?"
        raise ValueError(f"table {table}: {NotLegalNow(name, action, legal)}")

    numbers = DeprecatedAttribute("hand_numbers")
    places = DeprecatedAttribute("learner_seats")


# Opponents ----------------------------------------------------------------------------------------


def random_opponents(now: Observation, rng: np.random.Generator) -> tuple[IntArray, IntArray]:
    """Return a random action of equal odds, and a random size; no folds without a bet."""
    folds, raises = now.call > 0, now.most > 0
    kinds = rng.integers(np.where(folds, FOLD, CALL), np.where(raises, RAISE, CALL) + 1)
    return kinds, rng.integers(now.least, np.maximum(now.least, now.most) + 1)


def calling_opponents(now: Observation, _luck: np.random.Generator) -> tuple[IntArray, IntArray]:
    """Return a check or a call."""
    return np.full(len(now.seat), CALL), np.zeros(len(now.seat), np.int64)


OPPONENT_POLICIES: Final[dict[str, OpponentPolicy]] = {
    "random": random_opponents,
    "caller": calling_opponents,
}
"""Opponent policies by name."""
