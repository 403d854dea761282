"""The vector interface on the engine: a thousand times slower, with identical results.

It is used without the extension, and as the reference in the extension's tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from riverboat.engine import (
    AnyCommand,
    Awaiting,
    Call,
    Deal,
    Fold,
    Game,
    HandState,
    Post,
    RaiseTo,
    ToAct,
    ToDeal,
    act,
    play_out,
    start,
)
from riverboat.kernel.card_masks import Bytes
from riverboat.kernel.playouts import (
    CALL,
    DECISION_DTYPE,
    FOLD,
    NO_CARD,
    RAISE,
    TABLE_DTYPE,
    WAIT,
    Chips,
    PlayoutSums,
    deal_deck,
    derive_decision_word,
)
from riverboat.sim.arrays.array_policies import ArrayPolicy, Situation
from riverboat.sim.arrays.kernel_games import with_all_hands_shown


class EngineHand:
    """One hand on the engine, with a known deck."""

    __slots__ = ("_deck", "decision", "hand", "number")

    def __init__(
        self,
        game: Game,
        stacks: Sequence[int],
        button: int,
        posts: Sequence[Post] | None,
        hand_number: int,
        deck: Sequence[int],
    ) -> None:
        forced_bets = None if posts is None else tuple(posts)
        self.hand = HandState(start(game, tuple(stacks), button, forced_bets))
        self.number = hand_number
        self._deck = list(deck)
        self._deal_until_decision()

    decision: ToAct | None
    """The options of the player to act; ``None`` when the hand is over."""

    def play(self, action_kind: int, total: int) -> None:
        """Apply a legal choice of the player to act."""
        command: AnyCommand = (
            RaiseTo(total) if action_kind == RAISE else Call() if action_kind == CALL else Fold()
        )
        act(self.hand, command, [])
        self._deal_until_decision()

    def is_legal(self, action_kind: int, total: int) -> bool:
        """Return True if the choice is legal for the player to act."""
        decision = self.decision
        assert decision is not None, "a player is to act"
        if action_kind == RAISE:
            return decision.allows(total)
        return action_kind == CALL or (action_kind == FOLD and decision.can_fold)

    def build_situation(self) -> Situation:
        """Return the input of a policy for the player to act."""
        hand, decision = self.hand, self.decision
        assert decision is not None, "a player is to act"
        return Situation(
            street=hand.street,
            call=decision.call,
            least=decision.low,
            most=decision.high,
            pot_raise=hand.current_bet + hand.pot + decision.call,
            hole=hand.holdings[decision.seat],
            board=hand.board,
        )

    @property
    def payoffs(self) -> list[int]:
        """The net result of each seat."""
        starting_stacks = self.hand.starting_stacks
        return [
            stack - starting_stack
            for stack, starting_stack in zip(self.hand.stacks, starting_stacks, strict=True)
        ]

    def _deal_until_decision(self) -> None:
        """Deal until a player is to act, or the hand is over."""
        pending = play_out(self.hand, [], self._find_next_deal)
        self.decision = pending if type(pending) is ToAct else None

    def _find_next_deal(self, _hand: HandState, pending: Awaiting) -> Deal | None:
        if type(pending) is not ToDeal:
            return None
        cards, self._deck = self._deck[: pending.count], self._deck[pending.count :]
        return Deal(tuple(cards))


class EngineTables:
    """Hands in parallel, one per table, with the interface of ``PlayoutTables``."""

    __slots__ = ("_cards_needed", "_game", "_hands", "_posts", "_seats", "_seed", "observations")

    def __init__(
        self, game: Game, seats: int, posts: Sequence[Post] | None, seed: int, tables: int
    ) -> None:
        self._game, self._posts, self._seed, self._seats = (
            with_all_hands_shown(game),
            posts,
            seed,
            seats,
        )
        self._cards_needed = seats * game.variant.hole_cards + game.variant.board_cards
        self._hands: list[EngineHand | None] = [None] * tables
        self.observations: NDArray[Any] = np.zeros(tables, TABLE_DTYPE)

    def begin(
        self,
        table_flags: NDArray[np.bool_],
        hand_numbers: NDArray[np.uint64],
        buttons: Bytes,
        stacks: Chips,
        decks: Bytes | None,
    ) -> None:
        """Begin a hand at the flagged tables, with given decks or by hand number."""
        for table in np.flatnonzero(table_flags).tolist():
            hand_number = int(hand_numbers[table])
            if decks is None:
                deck_cards = deal_deck(self._seed, hand_number, self._cards_needed)
            else:
                deck_cards = decks[table].tolist()
            button, table_stacks = int(buttons[table]), stacks[table].tolist()
            self._hands[table] = EngineHand(
                self._game, table_stacks, button, self._posts, hand_number, deck_cards
            )
            self._write_observation(table)

    def step(self, action_kinds: Bytes, amounts: Chips) -> int:
        """Apply a decision at each active table.

        Return the index of the first table with an illegal decision, or -1.
        """
        for table, played_hand in enumerate(self._hands):
            assert played_hand is not None, "all tables have begun"
            if action_kinds[table] == WAIT or not played_hand.decision:
                continue
            if not played_hand.is_legal(int(action_kinds[table]), int(amounts[table])):
                return table
        for table, played_hand in enumerate(self._hands):
            if played_hand is not None and played_hand.decision and action_kinds[table] != WAIT:
                played_hand.play(int(action_kinds[table]), int(amounts[table]))
                self._write_observation(table)
        return -1

    def _write_observation(self, table: int) -> None:
        """Write the acting player's observation of a table into the array."""
        played_hand = self._hands[table]
        assert played_hand is not None, "a hand has begun"
        hand, decision, observation, seats = (
            played_hand.hand,
            played_hand.decision,
            self.observations[table],
            self._seats,
        )
        observation["stacks"][:seats] = hand.stacks
        observation["bets"][:seats] = hand.bets
        observation["payoffs"][:seats] = 0 if decision else played_hand.payoffs
        observation["call"], observation["least"], observation["most"] = (
            (decision.call, decision.low, decision.high) if decision else (0, 0, 0)
        )
        observation["pot"] = sum(hand.earlier_bets) + sum(hand.bets) + hand.dead_chips
        observation["number"], observation["button"] = played_hand.number, hand.button
        observation["seat"], observation["street"] = (
            (decision.seat if decision else -1),
            hand.street,
        )
        observation["done"] = decision is None
        observation["legal"] = (decision.can_fold, True, decision.high > 0) if decision else False
        observation["board"], observation["hole"] = NO_CARD, NO_CARD
        observation["board"][: len(hand.board)] = hand.board
        if decision:
            observation["hole"][: len(hand.holdings[decision.seat])] = hand.holdings[decision.seat]
        observation["live"][:seats] = [bool(hand.live_mask >> seat & 1) for seat in range(seats)]


def play_on_engine(
    game: Game,
    posts: Sequence[Post] | None,
    stacks: Sequence[int],
    button: int,
    policy: ArrayPolicy,
    seed: int,
    has_log: bool,
    first_hand: int,
    end_hand: int,
) -> PlayoutSums:
    """Play hands *first_hand* to *end_hand* - 1 on the engine instead of the compiled kernel.

    The results are equal to those of the kernel.
    With a button of -1 the button moves after each hand.
    """
    seats = len(stacks)
    card_count = seats * game.variant.hole_cards + game.variant.board_cards
    playout_sums = PlayoutSums(0, [0] * seats, [0] * seats, 0, 0)
    logged_decisions: list[tuple[int, int, int, int]] = []
    shown_game = with_all_hands_shown(game)
    for hand_number in range(first_hand, end_hand):
        button_seat = hand_number % seats if button < 0 else button
        played_hand = EngineHand(
            shown_game,
            stacks,
            button_seat,
            posts,
            hand_number,
            deal_deck(seed, hand_number, card_count),
        )
        decision_index = 0
        while decision := played_hand.decision:

            def random_word(
                is_second: bool, decision_key: tuple[int, int] = (hand_number, decision_index)
            ) -> int:
                return derive_decision_word(seed, *decision_key, is_second)

            action_kind, raise_total = policy.choose(played_hand.build_situation(), random_word)
            logged_decisions.append((hand_number, raise_total, decision.seat, action_kind))
            played_hand.play(action_kind, raise_total)
            decision_index += 1
        live_mask = played_hand.hand.live_mask
        playout_sums.hands += 1
        playout_sums.decisions += decision_index
        playout_sums.showdowns += live_mask & (live_mask - 1) > 0
        for seat, chips_won in enumerate(played_hand.payoffs):
            playout_sums.won[seat] += chips_won
            playout_sums.squares[seat] += chips_won * chips_won
    playout_sums.log = np.array(logged_decisions, DECISION_DTYPE) if has_log else None
    return playout_sums
