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
    awaiting,
    decide,
    from_json_lines,
    parse_game,
    replay,
    start,
    to_json_lines,
)
from riverboat.engine.hand_audit import audit
from tests.engine.properties import edges
from tests.thorough import many

SIGNS = (
    "no-limit hold'em 1/2",
    "pot-limit omaha 1/2",
    "limit hold'em 2/4",
    "limit razz 4/8 ante 1 bring-in 2",
)
HOUSE = HouseRules(showdown="all", open_allin_hands=False, overbet="refuse", off_unit="refuse")
STACKS = st.lists(st.sampled_from([1, 2, 3, 5, 9, 20, 60]), min_size=2, max_size=4)


def betting(self: Betting) -> bool:
    return isinstance(awaiting(self.hand), ToAct)


def dealing(self: Betting) -> bool:
    return isinstance(awaiting(self.hand), ToDeal)


class Betting(RuleBasedStateMachine):
    """One hand with arbitrary actions."""

    hand: HandState
    log: list[AnyFact]

    @initialize(sign=st.sampled_from(SIGNS), stacks=STACKS)
    def begins(self, sign: str, stacks: list[int]) -> None:
        started = start(parse_game(sign, HOUSE), tuple(stacks))
        self.hand, self.log = HandState(started), [started]
        self.chips = sum(stacks)
        advance(self.hand, self.log)
        self.deck = iter(self.hand.compiled.deck)

    @precondition(dealing)
    @rule()
    def deals(self) -> None:
        now = awaiting(self.hand)
        assert isinstance(now, ToDeal)
        burned, cards = (tuple(islice(self.deck, n)) for n in (now.burn, now.count))
        act(self.hand, Deal(cards, burned), self.log)

    @precondition(betting)
    @rule()
    def folds(self) -> None:
        self.says(FOLD)

    @precondition(betting)
    @rule()
    def checks(self) -> None:
        self.says(CHECK)

    @precondition(betting)
    @rule()
    def calls(self) -> None:
        self.says(CALL)

    @precondition(betting)
    @rule()
    def raises_the_least(self) -> None:
        self.says(RaiseTo(self.turn.low))

    @precondition(betting)
    @rule()
    def raises_the_most(self) -> None:
        self.says(RaiseTo(self.turn.high))

    @precondition(betting)
    @rule(part=st.integers(0, 8))
    def raises_to_something_between(self, part: int) -> None:
        turn = self.turn
        self.says(RaiseTo(turn.low + (turn.high - turn.low) * part // 8))

    @precondition(betting)
    @rule(to=st.integers(-1, 70))
    def raises_to_anything(self, to: int) -> None:
        self.says(RaiseTo(to))

    @precondition(betting)
    @rule()
    def goes_all_in(self) -> None:
        self.says(AllIn())

    @precondition(lambda self: self.hand.ended)
    @rule(command=st.sampled_from([FOLD, CHECK, CALL, AllIn(), RaiseTo(4), Deal((0,))]))
    def says_something_when_it_is_over(self, command: AnyCommand) -> None:
        self.is_refused(command)

    @property
    def turn(self) -> ToAct:
        now = awaiting(self.hand)
        assert isinstance(now, ToAct)
        return now

    def says(self, command: AnyCommand) -> None:
        """Submit a command: a legal one must match the expected chips, any other change nothing."""
        if command not in self.turn:
            self.is_refused(command)
            return
        hand, seat = self.hand, self.turn.seat
        before, bet = hand.stacks[seat], hand.bets[seat]
        owed = self.turn.call  # after a short blind the call exceeds every bet (BLND-16)
        spent = {RaiseTo: getattr(command, "to", 0) - bet, AllIn: before, Call: owed}
        if self.turn.all_in_calls:  # rule: VERB-10 the rest of the stack would come back
            spent[AllIn] = owed
        expected, facts = spent.get(type(command), 0), len(self.log)
        said = decide(hand, command)
        act(hand, command, self.log)
        assert self.log[facts] == said
        middle = replay(self.log[: facts + 1])
        assert before - middle.stacks[seat] == expected, str(command)

    def is_refused(self, command: AnyCommand) -> None:
        before, facts = self.hand.copy(), len(self.log)
        with pytest.raises((IllegalAction, Irregularity)):
            act(self.hand, command, self.log)
        assert (self.hand, len(self.log)) == (before, facts), "a refusal left a trace"

    @invariant()
    def no_chip_is_lost(self) -> None:
        hand = self.hand
        assert sum(hand.stacks) + hand.pot == self.chips
        assert min(*hand.stacks, *hand.bets, hand.pot) >= 0

    @invariant()
    def the_log_replays_to_the_same_state(self) -> None:
        again = from_json_lines(to_json_lines(self.log))
        assert again == self.log
        assert replay(again) == self.hand

    @invariant()
    def what_is_legal_is_accepted_and_all_else_refused(self) -> None:
        turn = awaiting(self.hand)
        if not isinstance(turn, ToAct):
            return
        before = self.hand.copy()
        sizes = map(RaiseTo, edges(self.hand, turn))
        commands: list[AnyCommand] = [FOLD, CHECK, CALL, AllIn(), *sizes]
        for command in commands:
            if command in turn:
                decide(self.hand, command)
            else:
                with pytest.raises(IllegalAction, match="legal now"):
                    decide(self.hand, command)
        assert self.hand == before, "asking changed the hand"

    def teardown(self) -> None:
        found = [str(finding.why) for finding in audit(self.log)]
        assert found == ([] if self.hand.ended else ["the hand is not over"])


TestBetting = Betting.TestCase
TestBetting.settings = settings(max_examples=many(30, 5_000), stateful_step_count=30)
