"""Random playouts on the engine, one decision at a time, for every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import assert_never

from riverboat.bots.betting_policy import CALL, FOLD, BettingPolicy, make_uniform_policy
from riverboat.bots.policy_player import SIDES
from riverboat.bots.random_discards import random_discard
from riverboat.engine import (
    CALL as ASK_TO_CALL,
)
from riverboat.engine import (
    FOLD as ASK_TO_FOLD,
)
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    CommandSource,
    Deal,
    Declare,
    Discard,
    Game,
    HandState,
    Nothing,
    Post,
    RaiseTo,
    Rake,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
    advance,
    play_out,
    start,
)
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.sim.hands.shuffling import ShuffledStub, draws_burned_cards, list_unshuffled_deck


class HandSimulator:
    """A simulator of many hands from one start on the engine: any game, any forced bets.

    Equal random numbers give equal hands, regardless of earlier hands. *carried_chips* are in the
    pot from a deal without a winner, and the house takes *rake*. No player adds chips during a
    hand: with open stakes without all-ins, a player who cannot cover a bet folds.
    """

    __slots__ = ("_deck", "_draws_burned_cards", "_hand", "_opening_facts", "started")

    def __init__(
        self,
        game: Game,
        stacks: Sequence[int],
        button: int | None = None,
        posts: Sequence[Post] | None = None,
        carried_chips: int = 0,
        rake: Rake | None = None,
    ) -> None:
        forced_bets = None if posts is None else tuple(posts)
        self.started = start(game, tuple(stacks), button, forced_bets, carried_chips, rake)
        self._hand = HandState(self.started)
        self._opening_facts: list[AnyFact] = [self.started]
        advance(self._hand, self._opening_facts)  # the forced bets are the same in each hand
        self._deck = list_unshuffled_deck(game)
        self._draws_burned_cards = draws_burned_cards(game)

    def play(
        self, rng: Random, log: list[AnyFact], choose: BettingPolicy | None = None
    ) -> list[int]:
        """Play a hand to its end, append its facts to *log*, and return the final stacks.

        Without *choose* all players fold (facing a bet), call and raise with equal probability. All
        choices other than betting are random: discards (every allowed choice is equally likely),
        declarations, and the number of runouts. Players show when asked to.
        """
        log += self._opening_facts
        hand = self._hand.copy()
        stub = ShuffledStub(self._deck[:], rng, self._draws_burned_cards)
        play_out(hand, log, _build_command_source(stub, log, choose or make_uniform_policy(rng)))
        return hand.stacks


def _build_command_source(
    stub: ShuffledStub, log: list[AnyFact], choose: BettingPolicy
) -> CommandSource:
    """Return a source of commands: cards from *stub*, bets from *choose*, the rest random."""
    can_grow = stub.can_grow

    def choose_command(hand: HandState, pending: Awaiting) -> AnyCommand:
        if type(pending) is ToAct:
            raise_total = choose(
                pending.seat, 0 if pending.is_bring_in else pending.call, pending.low, pending.high
            )
            if raise_total > CALL:
                return RaiseTo(raise_total)
            return ASK_TO_FOLD if raise_total == FOLD or pending.chips_missing else ASK_TO_CALL
        if type(pending) is ToDeal:
            if not can_grow:
                return Deal(stub.deal(pending.count))
            if hand.stub_size > stub.cards_left:  # it has been shuffled again
                stub.return_cards(
                    next(fact.cards for fact in reversed(log) if type(fact) is StubReshuffled)
                )
            burned_cards = stub.deal(pending.burn_count) if pending.burn_count else ()
            return Deal(stub.deal(pending.count), burned_cards)
        if type(pending) is ToDraw:
            return Discard(
                random_discard(
                    hand.holdings[pending.seat],
                    pending.min_cards,
                    pending.max_cards,
                    stub.draw_fraction,
                )
            )
        return _choose_random_command(pending, stub)

    return choose_command


def _choose_random_command(pending: Awaiting, stub: ShuffledStub) -> AnyCommand:
    """Return a random command for a decision other than a bet or draw."""
    match pending:
        case ToShow(seat):
            return Show(seat)
        case ToChoose(seats, max_runs):
            return RunIt(seats[0], 1 + stub.random_below(max_runs))
        case ToDeclare(seats):
            return Declare(seats[0], SIDES[stub.random_below(len(SIDES))])
        case ToAct() | ToDeal() | ToDraw() | Nothing():
            raise AssertionError(f"unexpected decision: {pending}")
        case _:
            assert_never(pending)
