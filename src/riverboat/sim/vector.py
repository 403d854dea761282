"""Thousands of hands side by side, on arrays: what a trainer or an experiment steps through.

>>> import numpy as np
>>> from riverboat.engine import parse_game
>>> hands = VectorHands(parse_game("no-limit hold'em 1/2"), tables=3, seats=6, stacks=200, seed=7)
>>> seen = hands.reset()
>>> seen.seat.tolist(), seen.call.tolist(), seen.least.tolist(), seen.most.tolist()
([3, 4, 5], [2, 2, 2], [4, 4, 4], [200, 200, 200])
>>> fold = np.full(3, FOLD, np.uint8)
>>> while not hands.done.all():
...     seen = hands.step(fold)
>>> hands.payoffs.tolist()
[[0, -1, 1, 0, 0, 0], [0, 0, -1, 1, 0, 0], [0, 0, 0, -1, 1, 0]]

Whole hands by a policy, millions of them a second where the extension is built:

>>> played = play_hands(parse_game("no-limit hold'em 1/2"), [200] * 6, 1_000, seed=7)
>>> played.hands, sum(played.won)
(1000, 0)

The rules are the engine's: a hand comes to the same, chip for chip, as the engine makes of the
same cards and decisions. Without the extension the engine plays.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import Game, IllegalAction, Post, ToAct
from riverboat.kernel import tier
from riverboat.kernel.cards import Bytes
from riverboat.kernel.playouts import (
    CALL,
    FOLD,
    NO_CARD,
    RAISE,
    Chips,
    Play,
    PlayoutSums,
    PlayoutTables,
    in_threads,
    play,
)
from riverboat.sim.arrays.checks import (
    Button,
    check_array,
    check_decks,
    check_seed,
    seat_of,
    stacks_of,
)
from riverboat.sim.arrays.games import rules_of
from riverboat.sim.arrays.on_engine import EngineTables, play_on_engine
from riverboat.sim.arrays.policies import Policy, Uniform
from riverboat.words import Seat
from riverboat.words.acts import Act, Calling, DoingByNumber, Folding, RaisingTo
from riverboat.words.refusals.home import NotLegalAtATable

__all__ = [
    "CALL",
    "FOLD",
    "NO_CARD",
    "RAISE",
    "Observation",
    "VectorHands",
    "play_hands",
]

Flags: TypeAlias = NDArray[np.bool_]

_MOST_TABLES: Final = 1 << 24


@dataclass(frozen=True, slots=True, eq=False)
class Observation:
    """What the players to act may know, a row a table: views that change with every step.

    Cards are 4 * rank + suit, and `NO_CARD` where none lies. Nothing here tells of the cards of
    those who are not to act.
    """

    seat: NDArray[np.int8]
    """Who is to act; -1 when the hand is over."""
    legal: Flags
    """(tables, 3): whether the player may fold, check or call, and bet or raise."""
    call: Chips
    """Chips that a call takes: 0 for a check."""
    least: Chips
    """The least total in front of the player that a raise makes; 0 when they may not raise."""
    most: Chips
    stacks: Chips
    """(tables, seats): chips behind."""
    bets: Chips
    """(tables, seats): chips in front, on this street."""
    pot: Chips
    """All chips in the middle, those in front included."""
    street: NDArray[np.int8]
    """0 before the flop to 3 on the river; -1 when the forced bets left nothing to bet."""
    board: Bytes
    """(tables, 5)"""
    hole: Bytes
    """(tables, hole cards): those of the player to act."""
    live: Flags
    """(tables, seats): who has not folded."""
    button: Bytes
    number: NDArray[np.uint64]
    """The number of each table's hand, which with the seed decides its cards."""


class VectorHands:
    """So many tables of one game; at each of them one hand after another.

    *stacks* are one for all, one by seat, or one by table and seat, and are the same in each hand
    until ``reset`` is told others. The button ``"moves"`` on by a seat from hand to hand, or stays
    at a seat. Without *posts*, which name a seat each and so ask for a button that stays, everybody
    posts the ordinary blinds and antes. Raises ``BadGame`` for a game that it does not play.

    The same seed gives the same cards at the same table in the same hand.
    """

    __slots__ = ("_begun", "_button", "_next", "_stacks", "_step", "_tables", "seats")

    def __init__(
        self,
        game: Game,
        *,
        tables: int,
        seats: int,
        stacks: int | Sequence[int] | Chips,
        seed: int,
        button: Button = "moves",
        posts: Sequence[Post] | None = None,
    ) -> None:
        if type(tables) is not int or not 1 <= tables <= _MOST_TABLES:
            raise ValueError(f"tables: 1 to {_MOST_TABLES} are expected, not {tables!r}")
        check_seed(seed)
        self.seats = seats
        self._button = seat_of(button, seats, posts)
        rules = rules_of(game, seats, posts, None if self._button < 0 else self._button)
        self._tables: PlayoutTables | EngineTables
        if tier.is_c():
            self._tables = PlayoutTables(rules, seed, tables)
        else:
            self._tables = EngineTables(game, seats, posts, seed, tables)
        self._stacks = np.empty((tables, seats), np.int64)
        self._stacks[:] = stacks_of(stacks, tables, seats)
        self._next = np.arange(tables, dtype=np.uint64)
        # From hand to hand of a table the number grows so that the button moves on by a seat.
        self._step = np.uint64(tables + (1 - tables) % seats)
        self._begun = False

    @property
    def tables(self) -> int:
        """How many there are."""
        return len(self._next)

    def reset(
        self,
        which: Flags | None = None,
        *,
        stacks: int | Sequence[int] | Chips | None = None,
        decks: Bytes | None = None,
    ) -> Observation:
        """Begin a new hand at these tables, or at all of them, whether theirs is over or not.

        *stacks* replace those of these tables. *decks*, (tables, 52), are dealt in place of random
        ones: hole cards one by one from the left of the button, then the board; nothing is burned.
        """
        at = np.ones(self.tables, np.bool_)
        if which is not None:
            check_array("which", which, np.bool_, (self.tables,))
            at = which.copy()  # `done`, for one, is a view of what is about to change
        if not self._begun and not at.all():
            raise ValueError("which: the first hand begins at all tables")
        if decks is not None:
            check_decks(decks, self.tables)
        if stacks is not None:
            self._stacks[at] = np.broadcast_to(
                stacks_of(stacks, self.tables, self.seats), self._stacks.shape
            )[at]
        numbers = self._next.copy()
        if self._button < 0:
            buttons = (numbers % np.uint64(self.seats)).astype(np.uint8)
        else:
            buttons = np.full(self.tables, self._button, np.uint8)
        given = None if decks is None else np.ascontiguousarray(decks)
        self._tables.begin(at, numbers, buttons, self._stacks, given)
        self._next[at] += self._step
        self._begun = True
        return self.observe()

    def observe(self) -> Observation:
        """What there is to be seen now, without a copy."""
        if not self._begun:
            raise ValueError("no hand has begun: reset begins one at each table")
        return Observation(
            seat=self._view("seat"),
            legal=self._view("legal"),
            call=self._view("call"),
            least=self._view("least"),
            most=self._view("most"),
            stacks=self._by_seat("stacks"),
            bets=self._by_seat("bets"),
            pot=self._view("pot"),
            street=self._view("street"),
            board=self._view("board"),
            hole=self._view("hole"),
            live=self._by_seat("live"),
            button=self._view("button"),
            number=self._view("number"),
        )

    def step(self, kinds: Bytes, amounts: Chips | None = None) -> Observation:
        """A decision at each table: `FOLD`, `CALL` or `RAISE`, and to what total.

        Totals are those in front of the player on this street. What is said for tables whose hand
        is over is not looked at. If one decision is illegal, ``IllegalAction`` tells at which
        table, and nothing has changed at any.
        """
        if not self._begun:
            raise ValueError("no hand has begun: reset begins one at each table")
        totals = np.zeros(self.tables, np.int64) if amounts is None else amounts
        check_array("kinds", kinds, np.uint8, (self.tables,))
        check_array("amounts", totals, np.int64, (self.tables,))
        fault = self._tables.step(np.ascontiguousarray(kinds), np.ascontiguousarray(totals))
        if fault >= 0:
            raise self._refusal(fault, int(kinds[fault]), int(totals[fault]))
        return self.observe()

    @property
    def done(self) -> Flags:
        """(tables,): whose hand is over."""
        return self._view("done")

    @property
    def payoffs(self) -> Chips:
        """(tables, seats): what the hand was to each, in chips; 0 until it is over."""
        return self._by_seat("payoffs")

    def _view(self, name: str) -> NDArray[Any]:
        view: NDArray[Any] = self._tables.seen[name][:]
        view.flags.writeable = False
        return view

    def _by_seat(self, name: str) -> NDArray[Any]:
        view: NDArray[Any] = self._tables.seen[name][:, : self.seats]
        view.flags.writeable = False
        return view

    def _refusal(self, table: int, kind: int, to: int) -> IllegalAction:
        """Who cannot do what, and what they may do."""
        seen = self._tables.seen[table]
        seat, call, least, most = (int(seen[name]) for name in ("seat", "call", "least", "most"))
        all_in = int(seen["bets"][seat] + seen["stacks"][seat])
        turn = ToAct(seat, call, least, most, all_in, free_fold=bool(seen["legal"][FOLD]))
        wishes: dict[int, Act] = {FOLD: Folding(), CALL: Calling(), RAISE: RaisingTo(to)}
        wish = wishes.get(kind, DoingByNumber(kind))
        return IllegalAction(NotLegalAtATable(table, Seat(seat), wish, turn.offer), turn)


def play_hands(
    game: Game,
    stacks: Sequence[int],
    hands: int,
    seed: int,
    *,
    policy: Policy | None = None,
    button: Button = "moves",
    posts: Sequence[Post] | None = None,
    first: int = 0,
    threads: int = 1,
    log: bool = False,
) -> PlayoutSums:
    """Play *hands* hands by a policy, uniform unless named: what each seat won, and how evenly.

    Everybody has the same *stacks* in each hand. Hands have numbers from *first* on, and the button
    that moves is at seat number % seats. The same seed gives the same hands with any number of
    *threads*; with *log*, every decision is given too.
    """
    if type(hands) is not int or hands < 0 or type(first) is not int or first < 0:
        raise ValueError(f"hands and first are whole numbers from 0 on, not {hands!r}, {first!r}")
    if first + hands >= 1 << 63:
        raise ValueError("hands are numbered below 2**63")
    if type(threads) is not int or threads < 1:
        raise ValueError(f"at least one thread must play, not {threads!r}")
    check_seed(seed)
    seats, by = len(stacks), policy or Uniform()
    chips = tuple(stacks_of(stacks, 1, seats)[0].tolist())
    at = seat_of(button, seats, posts)
    rules = rules_of(game, seats, posts, None if at < 0 else at)
    if tier.is_c():
        how = Play(seed=seed, button=at, stacks=chips, chances=by.chances, log=log)
        return play(rules, how, first, hands, threads=threads)
    part = partial(play_on_engine, game, posts, chips, at, by, seed, log)
    return in_threads(part, seats, first, hands, threads)
