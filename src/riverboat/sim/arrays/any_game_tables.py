"""The vector interface for games outside the kernel: stud, draw, Kuhn, Leduc ...

Each table is a hand on the engine, dealt by the seed and the number of the hand; so a step
has the cost of the engine, not of arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    BadGame,
    Call,
    Discard,
    Fold,
    Game,
    HandState,
    Post,
    RaiseTo,
    RunIt,
    ToAct,
    ToChoose,
    ToDeal,
    ToDraw,
    act,
    play_out,
    start,
)
from riverboat.engine.state.hand_facts import Discarded
from riverboat.hands.deck_stub import Stub
from riverboat.hands.hand_figures import seat_result
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import CALL, FOLD, NO_CARD, RAISE, WAIT, Chips
from riverboat.sim.arrays.kernel_games import with_all_hands_shown
from riverboat.words.refusals.simulations import CardsSpeakSideBySide, OneBoardSideBySide

DRAW: Final = 3
"""Discard cards: the bits of the amount select hole cards by position."""

NOT_DRAWN: Final = -1


class AnyGameTables:
    """Hands of any game in parallel, with the interface of ``PlayoutTables``."""

    __slots__ = ("_game", "_played", "_posts", "_seed", "seen")

    def __init__(
        self, game: Game, seats: int, posts: Sequence[Post] | None, seed: int, tables: int
    ) -> None:
        if game.boards > 1:
            raise BadGame(OneBoardSideBySide(game.name, game.boards))
        if game.rules.split_pot == "declare" and game.variant.second:
            raise BadGame(CardsSpeakSideBySide(game.name))
        self._game, self._posts, self._seed = with_all_hands_shown(game), posts, seed
        self._played: list[_AnyGameHand | None] = [None] * tables
        self.seen: NDArray[Any] = np.zeros(tables, observation_dtype(game, seats))

    def begin(
        self,
        which: NDArray[np.bool_],
        numbers: NDArray[np.uint64],
        buttons: Bytes,
        stacks: Chips,
        decks: Bytes | None,
    ) -> None:
        """Begin a hand at these tables, by its number."""
        if decks is not None:
            raise ValueError(f"decks: {self._game.name} can only be dealt from a seed")
        posts = None if self._posts is None else tuple(self._posts)
        for table in np.flatnonzero(which).tolist():
            number = int(numbers[table])
            chips = tuple(stacks[table].tolist())
            started = start(self._game, chips, int(buttons[table]), posts)
            self._played[table] = _AnyGameHand([started], f"{self._seed}, hand {number}")
            self.seen[table]["number"] = number
            self._write_observation(table)

    def step(self, kinds: Bytes, amounts: Chips) -> int:
        """Apply a decision at each active table; return the first illegal table, or -1."""
        commands: list[AnyCommand | None] = []
        for table, played in enumerate(self._played):
            assert played is not None, "all tables have begun"
            if kinds[table] == WAIT:
                commands.append(None)
                continue
            command = played.command(int(kinds[table]), int(amounts[table]))
            if command is None and played.turn is not None:
                return table
            commands.append(command)
        for table, (played, command) in enumerate(zip(self._played, commands, strict=True)):
            if played is not None and command is not None:
                played.play(command)
                self._write_observation(table)
        return -1

    def _write_observation(self, table: int) -> None:
        """Write the table's observation."""
        played, seen = self._played[table], self.seen[table]
        assert played is not None, "a hand has begun"
        hand, turn = played.hand, played.turn
        seen["stacks"], seen["bets"] = hand.stacks, hand.bets
        seen["pot"], seen["button"], seen["street"] = hand.pot, hand.button, hand.street
        seen["live"] = [bool(hand.live >> seat & 1) for seat in range(hand.players)]
        seen["drawn"] = played.drawn
        seen["done"] = turn is None
        seen["payoffs"] = 0 if turn else [seat_result(hand, k) for k in range(hand.players)]
        seen["seat"] = -1 if turn is None else turn.seat
        seen["board"], seen["hole"], seen["up"] = NO_CARD, NO_CARD, NO_CARD
        seen["board"][: len(hand.board)] = hand.board
        for seat, cards in enumerate(hand.upcards):
            seen["up"][seat, : len(cards)] = cards
        seen["legal"], (seen["call"], seen["least"], seen["most"]) = _legal_kinds(turn)
        if turn is not None:
            held = hand.holdings[turn.seat]
            seen["hole"][: len(held)] = held


def _legal_kinds(turn: ToAct | ToDraw | None) -> tuple[tuple[bool, ...], tuple[int, int, int]]:
    """Return the legal kinds, and the call, the minimum and the maximum."""
    match turn:
        case ToAct():
            call = 0 if turn.bring_in and not turn.call else turn.call
            legal = (turn.may_fold, not turn.short, turn.high > 0, False)
            return legal, (call, turn.low if turn.high else 0, turn.high)
        case ToDraw(least=least, most=most):
            return (False, False, False, True), (0, least, most)
        case None:
            return (False,) * 4, (0, 0, 0)


class _AnyGameHand:
    """One hand, dealt up to the next bet or draw."""

    __slots__ = ("_log", "_stub", "drawn", "hand", "turn")

    turn: ToAct | ToDraw | None
    drawn: list[int]
    """Number of cards each seat discarded in its last draw."""

    def __init__(self, log: list[AnyFact], seed: str) -> None:
        started = log[0]
        self.hand = HandState(started)  # type: ignore[arg-type]  # a log begins with HandStarted
        self._log = log
        self._stub = Stub(self.hand.game, seed)
        self.drawn = [NOT_DRAWN] * self.hand.players
        self._deal_until_decision()

    def command(self, kind: int, amount: int) -> AnyCommand | None:
        """Return the command for these numbers, or ``None`` if it is illegal."""
        turn = self.turn
        command: AnyCommand | None = None
        if turn is None:
            return None
        if kind == DRAW:
            held = self.hand.holdings[turn.seat]
            if 0 <= amount < 1 << len(held):
                command = Discard(tuple([c for k, c in enumerate(held) if amount >> k & 1]))
        elif kind in (FOLD, CALL, RAISE):
            command = Fold() if kind == FOLD else Call() if kind == CALL else RaiseTo(amount)
        return command if command is not None and command in turn else None

    def play(self, command: AnyCommand) -> None:
        """Apply a legal command of the player to act."""
        told = len(self._log)
        act(self.hand, command, self._log)
        for fact in self._log[told:]:
            if isinstance(fact, Discarded):
                self.drawn[fact.seat] = len(fact.cards)
        self._deal_until_decision()

    def _deal_until_decision(self) -> None:
        """Deal until a player must bet or draw."""
        now = play_out(self.hand, self._log, self._next_command)
        self.turn = now if isinstance(now, (ToAct, ToDraw)) else None

    def _next_command(self, hand: HandState, pending: Awaiting) -> AnyCommand | None:
        if isinstance(pending, ToDeal):
            return self._stub.deal(hand, self._log, pending)
        return RunIt(pending.seats[0], 1) if isinstance(pending, ToChoose) else None


def observation_dtype(game: Game, seats: int) -> np.dtype[Any]:
    """Return the dtype of an observation of this game."""
    up = sum(street.up for street in game.variant.streets)
    return np.dtype(
        [
            *[(name, "i8", seats) for name in ("stacks", "bets", "payoffs")],
            *[(name, "i8") for name in ("call", "least", "most", "pot")],
            *[("number", "u8"), ("seat", "i1"), ("street", "i1"), ("button", "u1")],
            *[("done", "?"), ("legal", "?", 4), ("live", "?", seats), ("drawn", "i1", seats)],
            ("board", "u1", max(5, game.variant.board_cards)),
            ("hole", "u1", game.variant.hole_cards),
            ("up", "u1", (seats, up)),
        ]
    )
