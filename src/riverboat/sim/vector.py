"""Vectorized hands: thousands of tables in arrays, for training and experiments.

>>> import numpy as np
>>> from riverboat.engine import parse_game
>>> hands = VectorHands(parse_game("no-limit hold'em 1/2"), tables=3, seats=6, stacks=200, seed=7)
>>> observation = hands.reset()
>>> observation.seat.tolist(), observation.call.tolist()
([3, 4, 5], [2, 2, 2])
>>> observation.min_amount.tolist(), observation.max_amount.tolist()
([4, 4, 4], [200, 200, 200])
>>> fold = np.full(3, FOLD, np.uint8)
>>> while not hands.done.all():
...     observation = hands.step(fold)
>>> hands.payoffs.tolist()
[[0, -1, 1, 0, 0, 0], [0, 0, -1, 1, 0, 0], [0, 0, 0, -1, 1, 0]]

Whole hands by a policy, millions per second with the C extension:

>>> played = play_hands(parse_game("no-limit hold'em 1/2"), [200] * 6, 1_000, seed=7)
>>> played.hands, sum(played.won)
(1000, 0)

The rules are those of the engine: with the same cards and decisions, the result of a hand is the
same to the chip. Without the extension the engine plays the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import partial
from random import SystemRandom
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import Game, HouseRules, IllegalAction, Post, Preset, ToAct, ToDraw
from riverboat.engine.games.game_defaults import default_stack
from riverboat.hands.game_lookup import find_game
from riverboat.hands.stack_sizes import (
    Stacks,
    chips_per_name_unit,
    refuse_shallow_stacks,
    stack_to_chips,
)
from riverboat.kernel import tier
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import (
    CALL,
    FOLD,
    NO_CARD,
    RAISE,
    WAIT,
    Chips,
    PlayoutJob,
    PlayoutSums,
    PlayoutTables,
    run_in_threads,
    run_playouts,
)
from riverboat.sim.arrays.any_game_tables import DRAW, NOT_DRAWN, AnyGameTables
from riverboat.sim.arrays.array_checks import (
    ButtonOption,
    check_decks,
    check_seed,
    to_boolean_array,
    to_button_seat,
    to_integer_array,
    to_stacks_array,
)
from riverboat.sim.arrays.array_policies import ArrayPolicy, UniformPolicy
from riverboat.sim.arrays.engine_tables import EngineTables, play_on_engine
from riverboat.sim.arrays.kernel_games import build_kernel_rules, is_kernel_variant
from riverboat.words import Seat
from riverboat.words.keyword_errors import explain_keyword_errors
from riverboat.words.player_actions import (
    Act,
    Calling,
    Drawing,
    Folding,
    RaisingTo,
    TakingEnvironmentAction,
)
from riverboat.words.refusals.home_games import ActionIllegalAtTable

__all__ = [
    "CALL",
    "DRAW",
    "FOLD",
    "NO_CARD",
    "RAISE",
    "WAIT",
    "Observation",
    "VectorHands",
    "play_hands",
    "vector",
]

Flags: TypeAlias = NDArray[np.bool_]

_MAX_TABLES: Final = 1 << 24
_SYSTEM_RANDOM: Final = SystemRandom()


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """Observations of the players to act, a row for each table.

    Cards are 4 * rank + suit, and `NO_CARD` for an empty position. Only the cards of the player to
    act are included.
    """

    seat: NDArray[np.int8]
    """The seat to act; -1 when the hand is over."""
    legal: Flags
    """(tables, 3): True where the player may fold, check or call, and bet or raise.

    Games with other decks, upcards or draws have (tables, 4); the last is True in a draw.
    """
    call: Chips
    """Chips to call: 0 for a check."""
    min_amount: Chips
    """The minimum raise total; 0 when raising is barred. In a draw, the fewest cards that the
    player may discard.
    """
    max_amount: Chips
    """The maximum raise total; in a draw, the most cards that the player may discard."""
    stacks: Chips
    """(tables, seats): chips behind."""
    bets: Chips
    """(tables, seats): chips in front, on this street."""
    pot: Chips
    """All chips in the middle and in front of players."""
    street: NDArray[np.int8]
    """Street of the hand, from 0 before the flop to 3 on the river; -1 if the forced bets leave no
    betting.
    """
    board: Bytes
    """(tables, 5): the board, with `NO_CARD` for cards to come."""
    hole: Bytes
    """Hole cards of the player to act, (tables, hole cards)."""
    live: Flags
    """(tables, seats): True for live seats."""
    up: Bytes
    """(tables, seats, upcards): upcards in stud; empty in other games."""
    drawn: NDArray[np.int8]
    """Cards discarded in the last draw, -1 before it, (tables, seats)."""
    button: Bytes
    number: NDArray[np.uint64]
    """Hand number of each table, which determines its cards together with the seed."""

    least = DeprecatedAttribute("min_amount")
    most = DeprecatedAttribute("max_amount")


class VectorHands:
    """Many parallel tables of one game, each playing hand after hand.

    *stacks* is one number for all, one per seat, or one per table and seat. The stacks are the same
    in each hand until ``reset`` changes them; the default is 100 big blinds. The button ``"moves"``
    by one seat after each hand, or stays at a given seat. By default all players post the ordinary
    blinds and antes; *posts* replaces them, and requires a fixed button. With *auto_reset* the next
    hand begins as soon as one ends; ``done`` and ``payoffs`` then refer to the finished hand.
    Observations are copies; with ``copy=False`` they are views, which change with every step.
    Raises ``BadGame`` for an unsupported game.

    With the same seed, the same table has the same cards in the same hand. Hold'em and Omaha are
    played by the kernel, with millions of decisions per second; all other games by the engine, with
    thousands.
    """

    __slots__ = (
        *(
            "_auto_reset",
            "_has_begun",
            "_button",
            "_copies_observations",
            "_done",
            "_next_hand_numbers",
            "_no_upcards",
            "_no_draws",
        ),
        *("_payoffs", "_stacks", "_number_step", "_tables", "_unit", "game", "seats"),
    )

    @explain_keyword_errors
    def __init__(
        self,
        game: Game | str,
        *,
        tables: int,
        seats: int,
        stacks: Stacks | Chips | None = None,
        seed: int | None = None,
        button: ButtonOption = "moves",
        posts: Sequence[Post] | None = None,
        house: HouseRules | Preset | None = None,
        auto_reset: bool = False,
        copy: bool = True,
    ) -> None:
        if type(tables) is not int or not 1 <= tables <= _MAX_TABLES:
            raise ValueError(f"tables: expected 1 to {_MAX_TABLES}, got {tables!r}")
        seed = _SYSTEM_RANDOM.getrandbits(64) if seed is None else seed
        check_seed(seed)
        self.game = find_game(game, house, "online-1")  # the house that the kernel plays
        self.seats = seats
        self._auto_reset, self._copies_observations = auto_reset, copy
        self._button = to_button_seat(button, seats, posts)
        self._tables = self._make_tables(posts, seed, tables)
        self._stacks = np.empty((tables, seats), np.int64)
        self._unit = chips_per_name_unit(game)
        if stacks is None:
            chips: Any = default_stack(self.game.stakes.blinds, self.game.stakes.small_bet)
        else:
            chips = self._to_chips(stacks)
        self._stacks[:] = to_stacks_array(chips, tables, seats)
        self._next_hand_numbers = np.arange(tables, dtype=np.uint64)
        # From hand to hand of a table the number grows so that the button moves on by a seat.
        self._number_step = np.uint64(tables + (1 - tables) % seats)
        self._has_begun = False
        self._done: Flags = np.zeros(tables, np.bool_)
        self._payoffs: Chips = np.zeros((tables, seats), np.int64)
        self._no_upcards = np.zeros((tables, seats, 0), np.uint8)
        self._no_draws = np.full((tables, seats), NOT_DRAWN, np.int8)

    def _make_tables(
        self, posts: Sequence[Post] | None, seed: int, tables: int
    ) -> PlayoutTables | EngineTables | AnyGameTables:
        """Return tables on the kernel, on the engine with the kernel's cards, or on the engine."""
        game, seats = self.game, self.seats
        if not is_kernel_variant(game.variant):
            return AnyGameTables(game, seats, posts, seed, tables)
        rules = build_kernel_rules(game, seats, posts, None if self._button < 0 else self._button)
        if tier.is_c():
            return PlayoutTables(rules, seed, tables)
        return EngineTables(game, seats, posts, seed, tables)

    def _to_chips(self, stacks: Stacks | Chips) -> Any:
        """Return stacks in chips; arrays are in chips already."""
        if isinstance(stacks, (int, float, str, Decimal)):
            chips = stack_to_chips(self.game, stacks, self._unit)
            refuse_shallow_stacks(self.game, [stacks], [chips])
            return chips
        if not isinstance(stacks, (list, tuple)):
            return stacks
        if any(isinstance(stack, (list, tuple, np.ndarray)) for stack in stacks):
            return stacks
        chips = [stack_to_chips(self.game, stack, self._unit) for stack in stacks]
        refuse_shallow_stacks(self.game, stacks, chips)
        return chips

    @property
    def tables(self) -> int:
        """Number of tables."""
        return len(self._next_hand_numbers)

    def reset(
        self,
        which: Flags | Sequence[bool] | None = None,
        *,
        stacks: Stacks | Chips | None = None,
        decks: Bytes | None = None,
    ) -> Observation:
        """Begin a new hand at these tables, or at all of them, even if the current one is not over.

        *stacks* replace those of these tables. *decks*, (tables, 52), replace random decks: first
        the hole cards one by one from the left of the button, then the board; no cards are burned.
        """
        table_flags = np.ones(self.tables, np.bool_)
        if which is not None:
            # A copy, because for example `done` may be a view of an array that is about to change.
            table_flags = to_boolean_array("which", which, self.tables).copy()
        if not self._has_begun and not table_flags.all():
            raise ValueError("which: the first reset must include all tables")
        if decks is not None and is_kernel_variant(self.game.variant):
            check_decks(decks, self.tables)
        if stacks is not None:
            self._stacks[table_flags] = np.broadcast_to(
                to_stacks_array(self._to_chips(stacks), self.tables, self.seats), self._stacks.shape
            )[table_flags]
        hand_numbers = self._next_hand_numbers.copy()
        if self._button < 0:
            buttons = (hand_numbers % np.uint64(self.seats)).astype(np.uint8)
        else:
            buttons = np.full(self.tables, self._button, np.uint8)
        deck_array = None if decks is None else np.ascontiguousarray(decks)
        self._tables.begin(table_flags, hand_numbers, buttons, self._stacks, deck_array)
        self._next_hand_numbers[table_flags] += self._number_step
        self._has_begun = True
        if not self._auto_reset:
            return self.observe()
        self._done = self._done & ~table_flags
        self._payoffs = np.where(table_flags[:, None], 0, self._payoffs)
        return self.observe()

    def observe(self) -> Observation:
        """Return the current observation."""
        if not self._has_begun:
            raise ValueError("no hand has begun: call reset first")
        return Observation(
            seat=self._read_column("seat"),
            legal=self._read_column("legal"),
            call=self._read_column("call"),
            min_amount=self._read_column("least"),
            max_amount=self._read_column("most"),
            stacks=self._read_columns_by_seat("stacks"),
            bets=self._read_columns_by_seat("bets"),
            pot=self._read_column("pot"),
            street=self._read_column("street"),
            board=self._read_column("board"),
            hole=self._copy_or_view(
                self._tables.observations["hole"][:, : self.game.variant.hole_cards]
            ),
            live=self._read_columns_by_seat("live"),
            up=self._read_column("up")
            if self._has_upcards_and_draws
            else self._copy_or_view(self._no_upcards),
            drawn=self._read_column("drawn")
            if self._has_upcards_and_draws
            else self._copy_or_view(self._no_draws),
            button=self._read_column("button"),
            number=self._read_column("number"),
        )

    def step(self, kinds: ArrayLike, amounts: ArrayLike | None = None) -> Observation:
        """Apply a decision per table: `FOLD`, `CALL`, `RAISE` to a total, `DRAW` or `WAIT`.

        Lists and arrays of integers are accepted. Amounts are the totals in front of the player on
        this street; in a draw, they are bit masks of the discarded positions. A table with `WAIT`
        keeps its decision for the next step, and input for tables whose hand is over is ignored. If
        one decision is illegal, ``IllegalAction`` names the table, and no table has changed.
        """
        if not self._has_begun:
            raise ValueError("no hand has begun: call reset first")
        kind_array = to_integer_array("kinds", kinds, self.tables)
        amount_array = to_integer_array("amounts", 0 if amounts is None else amounts, self.tables)
        # An invalid kind stays invalid when truncated to a byte.
        checked_kinds = np.where(
            (kind_array < 0) | (kind_array > WAIT), NO_CARD, kind_array
        ).astype(np.uint8)
        illegal_table = self._tables.step(checked_kinds, amount_array)
        if illegal_table >= 0:
            raise self._build_refusal(
                illegal_table, int(kind_array[illegal_table]), int(amount_array[illegal_table])
            )
        if self._auto_reset:
            self._begin_next_hands()
        return self.observe()

    def _begin_next_hands(self) -> None:
        """Begin the next hand at tables whose hand has ended, and store the results."""
        self._done = self._tables.observations["done"].copy()
        self._payoffs = self._tables.observations["payoffs"][:, : self.seats].copy()
        if self._done.any():
            was_done, payoffs = self._done, self._payoffs
            self.reset(was_done)
            self._done, self._payoffs = was_done, payoffs

    @property
    def done(self) -> Flags:
        """True for tables whose hand is over, (tables,); see *auto_reset*."""
        return self._done.copy() if self._auto_reset else self._read_column("done")

    @property
    def payoffs(self) -> Chips:
        """Net result of each seat in chips, (tables, seats); 0 until the hand is over."""
        return self._payoffs.copy() if self._auto_reset else self._read_columns_by_seat("payoffs")

    def _read_column(self, name: str) -> NDArray[Any]:
        return self._copy_or_view(self._tables.observations[name][:])

    def _read_columns_by_seat(self, name: str) -> NDArray[Any]:
        return self._copy_or_view(self._tables.observations[name][:, : self.seats])

    @property
    def _has_upcards_and_draws(self) -> bool:
        """True if observations include upcards and draws."""
        return isinstance(self._tables, AnyGameTables)

    def _copy_or_view(self, view: NDArray[Any]) -> NDArray[Any]:
        """Return a copy of an array, or a read-only view without copies."""
        if self._copies_observations:
            return view.copy()
        view = view[:]
        view.flags.writeable = False
        return view

    def __repr__(self) -> str:
        return f"<VectorHands {self.game.name}: {self.tables:,} tables of {self.seats} seats>"

    def _build_refusal(self, table: int, action_kind: int, bet_total: int) -> IllegalAction:
        """Return the refusal of a choice, with the player and their legal options."""
        observation = self._tables.observations[table]
        seat, chips_to_call, min_amount, max_amount = (
            int(observation[name]) for name in ("seat", "call", "least", "most")
        )
        if self._has_upcards_and_draws and observation["legal"][DRAW]:
            pending_draw = ToDraw(seat, min_amount, max_amount)
            draw_phrase: Act = (
                Drawing(bet_total.bit_count())
                if action_kind == DRAW
                else TakingEnvironmentAction(action_kind)
            )
            return IllegalAction(
                ActionIllegalAtTable(table, Seat(seat), draw_phrase, pending_draw.offer),
                pending_draw,
            )
        all_in_total = int(observation["bets"][seat] + observation["stacks"][seat])
        to_act = ToAct(
            seat,
            chips_to_call,
            min_amount,
            max_amount,
            all_in_total,
            allows_free_fold=bool(observation["legal"][FOLD]),
        )
        action_phrases: dict[int, Act] = {
            FOLD: Folding(),
            CALL: Calling(),
            RAISE: RaisingTo(bet_total),
        }
        action_phrase = action_phrases.get(action_kind, TakingEnvironmentAction(action_kind))
        return IllegalAction(
            ActionIllegalAtTable(table, Seat(seat), action_phrase, to_act.offer), to_act
        )


@explain_keyword_errors
def vector(
    game: Game | str = "nlhe 1/2",
    *,
    tables: int = 1024,
    seats: int = 2,
    stacks: Stacks | Chips | None = None,
    seed: int | None = None,
    house: HouseRules | Preset | None = None,
    auto_reset: bool = False,
    copy: bool = True,
) -> VectorHands:
    """Return tables of a game in parallel, each with its first hand dealt: see `VectorHands`.

    >>> hands = vector("nlhe 1/2", tables=4, seats=6, seed=7)
    >>> observation = hands.observe()
    >>> observation.seat.tolist(), observation.call.tolist()
    ([3, 4, 5, 0], [2, 2, 2, 2])
    >>> observation = hands.step([FOLD, CALL, RAISE, FOLD], [0, 0, 6, 0])
    >>> hands.done.tolist(), observation.pot.tolist()
    ([False, False, False, False], [3, 5, 9, 3])
    """
    hands = VectorHands(
        game,
        tables=tables,
        seats=seats,
        stacks=stacks,
        seed=seed,
        house=house,
        auto_reset=auto_reset,
        copy=copy,
    )
    hands.reset()
    return hands


@explain_keyword_errors
def play_hands(
    game: Game,
    stacks: Sequence[int],
    hands: int,
    seed: int,
    *,
    policy: ArrayPolicy | None = None,
    button: ButtonOption = "moves",
    posts: Sequence[Post] | None = None,
    first_hand: int = 0,
    threads: int = 1,
    log: bool = False,
) -> PlayoutSums:
    """Play *hands* hands by a policy, uniform by default; return each seat's sums.

    All players have the same *stacks* in each hand. Hands are numbered from *first_hand* on, and a
    moving button is at seat ``number % seats``. A seed gives the same hands with any number of
    *threads*. With *log*, every decision is returned too.
    """
    if type(hands) is not int or hands < 0 or type(first_hand) is not int or first_hand < 0:
        raise ValueError(
            "hands and first_hand must be whole numbers of at least 0, "
            f"got {hands!r}, {first_hand!r}"
        )
    if first_hand + hands >= 1 << 63:
        raise ValueError("hand numbers must be below 2**63")
    if type(threads) is not int or threads < 1:
        raise ValueError(f"threads must be at least 1, got {threads!r}")
    check_seed(seed)
    seats, chosen_policy = len(stacks), policy or UniformPolicy()
    chips = tuple(to_stacks_array(stacks, 1, seats)[0].tolist())
    button_seat = to_button_seat(button, seats, posts)
    rules = build_kernel_rules(game, seats, posts, None if button_seat < 0 else button_seat)
    if tier.is_c():
        kernel_job = PlayoutJob(
            seed=seed, button=button_seat, stacks=chips, policy=chosen_policy.chances, has_log=log
        )
        return run_playouts(rules, kernel_job, first_hand, hands, threads=threads)
    play_part = partial(play_on_engine, game, posts, chips, button_seat, chosen_policy, seed, log)
    return run_in_threads(play_part, seats, first_hand, hands, threads)
