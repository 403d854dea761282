"""Replay of a recorded hand, for any format.

In a live hand the engine asks for commands; in a replay each reader supplies them from its file.
Forced facts follow automatically, unless the file contradicts the known cards.
"""

from __future__ import annotations

from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    HandStarted,
    HandState,
    apply,
    decide,
    due,
)


class HandReplay:
    """Replay of a hand by the engine; the base class of all formats' replays."""

    def __init__(self, started: HandStarted) -> None:
        self.hand = HandState(started)
        self.log: list[AnyFact] = [started]
        self.has_overrides = False
        """The file may know better what comes next than the rules do (``override_next``)."""

    @property
    def awaiting(self) -> Awaiting:
        """The decision or deal that the hand waits for, once all forced facts are applied."""
        pending = self.hand.cached_due or due(self.hand)
        assert not isinstance(pending, tuple), "forced facts are played at once"
        return pending

    def apply_command(self, command: AnyCommand, seat: int | None = None) -> AnyFact:
        """Apply a command and the forced facts after it; raise ``IllegalAction`` if illegal."""
        fact = decide(self.hand, command, seat)
        apply(self.hand, fact)
        self.log.append(fact)
        self.advance()
        return fact

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
        """Apply all forced facts until the hand waits for a decision or a deal."""
        hand, record = self.hand, self.log.append
        while True:
            pending = hand.cached_due or due(hand)
            facts = (self.override_next(pending) or pending) if self.has_overrides else pending
            if not isinstance(facts, tuple):
                return
            for fact in facts:
                apply(hand, fact)
                record(fact)

    def override_next(self, pending: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:  # noqa: ARG002
        """Return facts of the file that replace the next ones by the rules; empty by default.

        It is called only while ``has_overrides`` is set.
        """
        return ()
