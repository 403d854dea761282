"""The vector interface for games outside the kernel, such as stud, draw, Kuhn and Leduc.

Each table plays a hand on the engine, dealt by the seed and the number of the hand. A step
therefore costs as much as a step of the engine.
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
from riverboat.words.refusals.simulations import DeclarationsUnsupported, SingleBoardOnly

DRAW: Final = 3
"""Discard cards: the bits of the amount select hole cards by position."""

NOT_DRAWN: Final = -1


class AnyGameTables:
    """Hands of any game in parallel, with the interface of ``PlayoutTables``."""

    __slots__ = ("_game", "_hands", "_posts", "_seed", "observations")

    def __init__(
        self, game: Game, seats: int, posts: Sequence[Post] | None, seed: int, tables: int
    ) -> None:
        if game.boards > 1:
            raise BadGame(SingleBoardOnly(game.name, game.boards))
        if game.rules.split_pot == "declare" and game.variant.second_ranking:
            raise BadGame(DeclarationsUnsupported(game.name))
        self._game, self._posts, self._seed = with_all_hands_shown(game), posts, seed
        self._hands: list[_AnyGameHand | None] = [None] * tables
        self.observations: NDArray[Any] = np.zeros(tables, build_observation_dtype(game, seats))

    def begin(
        self,
        table_flags: NDArray[np.bool_],
        hand_numbers: NDArray[np.uint64],
        buttons: Bytes,
        stacks: Chips,
        decks: Bytes | None,
    ) -> None:
        """Begin a hand at the flagged tables, each dealt by its hand number."""
        if decks is not None:
            raise ValueError(f"decks: {self._game.name} can only be dealt from a seed")
        posts = None if self._posts is None else tuple(self._posts)
        for table in np.flatnonzero(table_flags).tolist():
            hand_number = int(hand_numbers[table])
            table_stacks = tuple(stacks[table].tolist())
            opening_fact = start(self._game, table_stacks, int(buttons[table]), posts)
            self._hands[table] = _AnyGameHand([opening_fact], f"{self._seed}, hand {hand_number}")
            self.observations[table]["number"] = hand_number
            self._write_observation(table)

    def step(self, action_kinds: Bytes, amounts: Chips) -> int:
        """Apply a decision at each active table.

        Return the index of the first table with an illegal decision, or -1.
        """
        commands: list[AnyCommand | None] = []
        for table, played_hand in enumerate(self._hands):
            assert played_hand is not None, "all tables have begun"
            if action_kinds[table] == WAIT:
                commands.append(None)
                continue
            command = played_hand.to_command(int(action_kinds[table]), int(amounts[table]))
            if command is None and played_hand.decision is not None:
                return table
            commands.append(command)
        for table, (played_hand, command) in enumerate(zip(self._hands, commands, strict=True)):
            if played_hand is not None and command is not None:
                played_hand.play(command)
                self._write_observation(table)
        return -1

    def _write_observation(self, table: int) -> None:
        """Write the acting player's observation of a table into the observation array."""
        played_hand, observation = self._hands[table], self.observations[table]
        assert played_hand is not None, "a hand has begun"
        hand, decision = played_hand.hand, played_hand.decision
        observation["stacks"], observation["bets"] = hand.stacks, hand.bets
        observation["pot"], observation["button"], observation["street"] = (
            hand.pot,
            hand.button,
            hand.street,
        )
        observation["live"] = [bool(hand.live_mask >> seat & 1) for seat in range(hand.players)]
        observation["drawn"] = played_hand.discard_counts
        observation["done"] = decision is None
        observation["payoffs"] = (
            0
            if decision
            else [seat_result(hand, player_seat) for player_seat in range(hand.players)]
        )
        observation["seat"] = -1 if decision is None else decision.seat
        observation["board"], observation["hole"], observation["up"] = NO_CARD, NO_CARD, NO_CARD
        observation["board"][: len(hand.board)] = hand.board
        for seat, cards in enumerate(hand.upcards):
            observation["up"][seat, : len(cards)] = cards
        observation["legal"], (observation["call"], observation["least"], observation["most"]) = (
            _list_legal_kinds(decision)
        )
        if decision is not None:
            hole_cards = hand.holdings[decision.seat]
            observation["hole"][: len(hole_cards)] = hole_cards


def _list_legal_kinds(
    decision: ToAct | ToDraw | None,
) -> tuple[tuple[bool, ...], tuple[int, int, int]]:
    """Return flags of legal action kinds, and the call, minimum and maximum in chips."""
    match decision:
        case ToAct():
            chips_to_call = 0 if decision.is_bring_in and not decision.call else decision.call
            is_legal = (decision.can_fold, not decision.chips_missing, decision.high > 0, False)
            return is_legal, (chips_to_call, decision.low if decision.high else 0, decision.high)
        case ToDraw(min_cards=minimum, max_cards=maximum):
            return (False, False, False, True), (0, minimum, maximum)
        case None:
            return (False,) * 4, (0, 0, 0)


class _AnyGameHand:
    """One hand on the engine, dealt up to the next bet or draw."""

    __slots__ = ("_log", "_stub", "decision", "discard_counts", "hand")

    decision: ToAct | ToDraw | None
    discard_counts: list[int]
    """Number of cards each seat discarded in its last draw."""

    def __init__(self, log: list[AnyFact], seed: str) -> None:
        opening_fact = log[0]
        self.hand = HandState(opening_fact)  # type: ignore[arg-type]  # a log begins with HandStarted
        self._log = log
        self._stub = Stub(self.hand.game, seed)
        self.discard_counts = [NOT_DRAWN] * self.hand.players
        self._deal_until_decision()

    def to_command(self, action_kind: int, amount: int) -> AnyCommand | None:
        """Return the command for these numbers, or ``None`` if it is illegal."""
        decision = self.decision
        command: AnyCommand | None = None
        if decision is None:
            return None
        if action_kind == DRAW:
            hole_cards = self.hand.holdings[decision.seat]
            if 0 <= amount < 1 << len(hole_cards):
                command = Discard(
                    tuple(
                        [
                            card
                            for card_index, card in enumerate(hole_cards)
                            if amount >> card_index & 1
                        ]
                    )
                )
        elif action_kind in (FOLD, CALL, RAISE):
            command = (
                Fold()
                if action_kind == FOLD
                else Call()
                if action_kind == CALL
                else RaiseTo(amount)
            )
        return command if command is not None and command in decision else None

    def play(self, command: AnyCommand) -> None:
        """Apply a legal command of the player to act."""
        log_length = len(self._log)
        act(self.hand, command, self._log)
        for fact in self._log[log_length:]:
            if isinstance(fact, Discarded):
                self.discard_counts[fact.seat] = len(fact.cards)
        self._deal_until_decision()

    def _deal_until_decision(self) -> None:
        """Deal until a player must bet or draw."""
        pending = play_out(self.hand, self._log, self._find_next_command)
        self.decision = pending if isinstance(pending, (ToAct, ToDraw)) else None

    def _find_next_command(self, hand: HandState, pending: Awaiting) -> AnyCommand | None:
        if isinstance(pending, ToDeal):
            return self._stub.deal(hand, self._log, pending)
        return RunIt(pending.seats[0], 1) if isinstance(pending, ToChoose) else None


def build_observation_dtype(game: Game, seats: int) -> np.dtype[Any]:
    """Return the dtype of an observation of this game."""
    upcard_count = sum(street.upcards for street in game.variant.streets)
    return np.dtype(
        [
            *[(name, "i8", seats) for name in ("stacks", "bets", "payoffs")],
            *[(name, "i8") for name in ("call", "least", "most", "pot")],
            *[("number", "u8"), ("seat", "i1"), ("street", "i1"), ("button", "u1")],
            *[("done", "?"), ("legal", "?", 4), ("live", "?", seats), ("drawn", "i1", seats)],
            ("board", "u1", max(5, game.variant.board_cards)),
            ("hole", "u1", game.variant.hole_cards),
            ("up", "u1", (seats, upcard_count)),
        ]
    )
