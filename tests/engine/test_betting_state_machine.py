"""The betting of one hand as a Hypothesis state machine, with legal and illegal actions.

The test keeps its own count of the chips that each player has put in. Hypothesis shrinks a
failing sequence to a few actions.
"""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AllIn,
    AnyCommand,
    AnyFact,
    Call,
    Deal,
    HandState,
    HouseRules,
    IllegalAction,
    Irregularity,
    RaiseTo,
    ToAct,
    ToDeal,
    act,
    advance,
    decide,
    from_json_lines,
    parse_game,
    pending_decision,
    replay,
    start,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit
from tests.engine.hand_properties import limit_totals
from tests.thorough import example_count

GAME_NAMES = (
    "no-limit hold'em 1/2",
    "pot-limit omaha 1/2",
    "limit hold'em 2/4",
    "limit razz 4/8 ante 1 bring-in 2",
)
STRICT_HOUSE = HouseRules(
    showdown="all", open_allin_hands=False, overbet="refuse", off_unit="refuse"
)
STACK_LISTS = st.lists(st.sampled_from([1, 2, 3, 5, 9, 20, 60]), min_size=2, max_size=4)


def is_betting(self: BettingMachine) -> bool:
    return isinstance(pending_decision(self.hand), ToAct)


def is_dealing(self: BettingMachine) -> bool:
    return isinstance(pending_decision(self.hand), ToDeal)


class BettingMachine(RuleBasedStateMachine):
    """One hand with arbitrary actions."""

    hand: HandState
    log: list[AnyFact]

    @initialize(game_name=st.sampled_from(GAME_NAMES), stacks=STACK_LISTS)
    def start_hand(self, game_name: str, stacks: list[int]) -> None:
        opening_fact = start(parse_game(game_name, STRICT_HOUSE), tuple(stacks))
        self.hand, self.log = HandState(opening_fact), [opening_fact]
        self.chips = sum(stacks)
        advance(self.hand, self.log)
        self.deck = iter(self.hand.compiled.deck)

    @precondition(is_dealing)
    @rule()
    def deal_cards(self) -> None:
        pending = pending_decision(self.hand)
        assert isinstance(pending, ToDeal)
        burned, cards = (
            tuple(islice(self.deck, card_count))
            for card_count in (pending.burn_count, pending.count)
        )
        act(self.hand, Deal(cards, burned), self.log)

    @precondition(is_betting)
    @rule()
    def fold(self) -> None:
        self.submit(FOLD)

    @precondition(is_betting)
    @rule()
    def check(self) -> None:
        self.submit(CHECK)

    @precondition(is_betting)
    @rule()
    def call(self) -> None:
        self.submit(CALL)

    @precondition(is_betting)
    @rule()
    def raise_minimum(self) -> None:
        self.submit(RaiseTo(self.turn.low))

    @precondition(is_betting)
    @rule()
    def raise_maximum(self) -> None:
        self.submit(RaiseTo(self.turn.high))

    @precondition(is_betting)
    @rule(percent=st.integers(0, 8))
    def raise_between_limits(self, percent: int) -> None:
        turn = self.turn
        self.submit(RaiseTo(turn.low + (turn.high - turn.low) * percent // 8))

    @precondition(is_betting)
    @rule(total=st.integers(-1, 70))
    def raise_to_any_total(self, total: int) -> None:
        self.submit(RaiseTo(total))

    @precondition(is_betting)
    @rule()
    def go_all_in(self) -> None:
        self.submit(AllIn())

    @precondition(lambda self: self.hand.has_ended)
    @rule(command=st.sampled_from([FOLD, CHECK, CALL, AllIn(), RaiseTo(4), Deal((0,))]))
    def act_after_end(self, command: AnyCommand) -> None:
        self.assert_refused(command)

    @property
    def turn(self) -> ToAct:
        pending = pending_decision(self.hand)
        assert isinstance(pending, ToAct)
        return pending

    def submit(self, command: AnyCommand) -> None:
        """Submit a command: a legal one must match the expected chips, any other change nothing."""
        if command not in self.turn:
            self.assert_refused(command)
            return
        hand, seat = self.hand, self.turn.seat
        stack_before, bet_before = hand.stacks[seat], hand.bets[seat]
        owed_chips = self.turn.call  # after a short blind the call exceeds every bet (BLND-16)
        chips_by_command_type = {
            RaiseTo: getattr(command, "to", 0) - bet_before,
            AllIn: stack_before,
            Call: owed_chips,
        }
        if self.turn.is_all_in_call:  # rule: VERB-10 the rest of the stack would come back
            chips_by_command_type[AllIn] = owed_chips
        expected_chips, log_length = chips_by_command_type.get(type(command), 0), len(self.log)
        fact = decide(hand, command)
        act(hand, command, self.log)
        assert self.log[log_length] == fact
        hand_after = replay(self.log[: log_length + 1])
        assert stack_before - hand_after.stacks[seat] == expected_chips, str(command)

    def assert_refused(self, command: AnyCommand) -> None:
        hand_before, log_length = self.hand.copy(), len(self.log)
        with pytest.raises((IllegalAction, Irregularity)):
            act(self.hand, command, self.log)
        assert (self.hand, len(self.log)) == (hand_before, log_length), "a refusal left a trace"

    @invariant()
    def chips_are_conserved(self) -> None:
        hand = self.hand
        assert sum(hand.stacks) + hand.pot == self.chips
        assert min(*hand.stacks, *hand.bets, hand.pot) >= 0

    @invariant()
    def log_replays_to_same_state(self) -> None:
        parsed_log = from_json_lines(to_json_lines(self.log))
        assert parsed_log == self.log
        assert replay(parsed_log) == self.hand

    @invariant()
    def legal_commands_are_accepted_and_others_refused(self) -> None:
        turn = pending_decision(self.hand)
        if not isinstance(turn, ToAct):
            return
        hand_before = self.hand.copy()
        raises = map(RaiseTo, limit_totals(self.hand, turn))
        commands: list[AnyCommand] = [FOLD, CHECK, CALL, AllIn(), *raises]
        for command in commands:
            if command in turn:
                decide(self.hand, command)
            else:
                with pytest.raises(IllegalAction, match="legal now"):
                    decide(self.hand, command)
        assert self.hand == hand_before, "asking changed the hand"

    def teardown(self) -> None:
        reasons = [str(finding.reason) for finding in audit(self.log)]
        assert reasons == ([] if self.hand.has_ended else ["the hand isn’t over"])


TestBetting = BettingMachine.TestCase
TestBetting.settings = settings(max_examples=example_count(30, 5_000), stateful_step_count=30)
