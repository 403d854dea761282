"""Replay of a recorded hand, for any format.

In a live hand the engine asks for commands; in a replay each reader supplies them from its file.
Forced facts follow automatically, unless the file contradicts the known cards.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    FixedLimit,
    HandStarted,
    HandState,
    apply,
    decide,
    due,
)
from riverboat.engine.betting.simple_rounds import SimpleStep, replay_simple_rounds
from riverboat.engine.play import DECIDE_BY_COMMAND
from riverboat.engine.state.hand_reducer import APPLY_BY_FACT


class HandReplay:
    """Replay of a hand by the engine; the base class of all formats' replays."""

    def __init__(self, opening_fact: HandStarted) -> None:
        self.hand = HandState(opening_fact)
        self.log: list[AnyFact] = [opening_fact]
        self.has_overrides = False
        """True if the file may override the next forced facts (``correct_forced_facts``)."""

    @property
    def awaiting(self) -> Awaiting:
        """The decision or deal that the hand waits for, once all forced facts are applied."""
        pending_action = self.hand.cached_due or due(self.hand)
        assert not isinstance(pending_action, tuple), "forced facts are played at once"
        return pending_action

    def apply_command(self, command: AnyCommand, seat: int | None = None) -> AnyFact:
        """Apply a command and the forced facts after it; raise ``IllegalAction`` if illegal."""
        fact = decide(self.hand, command, seat)
        apply(self.hand, fact)
        self.log.append(fact)
        self.advance()
        return fact

    def apply_deal(self, deal: Deal) -> None:
        """Apply a deal of parsed cards and the forced facts after it.

        The parser has produced its fields, so their types are not checked again.
        """
        hand = self.hand
        fact = DECIDE_BY_COMMAND[Deal](hand, hand.cached_due or due(hand), deal)
        APPLY_BY_FACT[type(fact)](hand, fact)
        hand.cached_due = None
        self.log.append(fact)
        self.advance()

    def replay_simple_steps(self, steps: Sequence[SimpleStep]) -> int:
        """Apply steps until one is not simple, and the forced facts after them.

        Return the number of steps applied.
        """
        step_count = replay_simple_rounds(self.hand, self.log, steps)
        if step_count:
            self.advance()
        return step_count

    def record_turn(self, fact: AnyFact) -> None:
        """Apply a fact from ``decide_simple_turn``, and the forced facts after it."""
        hand = self.hand
        APPLY_BY_FACT[type(fact)](hand, fact)
        hand.cached_due = None
        self.log.append(fact)
        self.advance()

    def apply_fact(self, fact: AnyFact) -> AnyFact:
        """Apply a fact and the forced facts after it."""
        self.record_fact(fact)
        self.advance()
        return fact

    def record_fact(self, fact: AnyFact) -> None:
        """Apply one fact, without the forced facts after it."""
        apply(self.hand, fact)
        self.log.append(fact)

    def advance(self) -> None:
        """Apply all forced facts until the hand waits for a decision or a deal.

        The options of a player to act are computed on demand (``awaiting``).
        """
        hand, append_fact = self.hand, self.log.append
        has_simple_turns = hand.compiled.has_simple_turns and not self.has_overrides
        while True:
            solvent_mask = hand.able_mask
            if hand.to_act_mask and has_simple_turns and solvent_mask & (solvent_mask - 1):
                return
            pending_action = hand.cached_due or due(hand)
            next_facts = (
                (self.correct_forced_facts(pending_action) or pending_action)
                if self.has_overrides
                else pending_action
            )
            if type(next_facts) is not tuple:
                return
            for fact in next_facts:
                APPLY_BY_FACT[type(fact)](hand, fact)
                append_fact(fact)
            hand.cached_due = None

    def is_excess_under_one_bet(self, total: int, max_total: int) -> bool:
        """Return True if a raise exceeds the maximum of a fixed-limit game by less than a bet.

        Sites accept such a raise if it puts the last opponent all-in. In other games they accept
        any raise that does.
        """
        hand = self.hand
        is_fixed_limit = isinstance(hand.game.structure, FixedLimit)
        return not is_fixed_limit or total - max_total < hand.bet_size

    def correct_forced_facts(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:  # noqa: ARG002
        """Return facts of the file in place of the facts that the rules give; empty by default.

        The method is called only while ``has_overrides`` is set.
        """
        return ()
