"""Replay of a recorded hand, for any format.

In a live hand the engine asks for commands; in a replay each reader supplies them from its file.
Forced facts follow by themselves, unless the file knows better than the known cards do.
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

    @property
    def awaiting(self) -> Awaiting:
        """The decision or deal that the hand waits for, once all forced facts are applied."""
        now = due(self.hand)
        assert not isinstance(now, tuple), "forced facts are played at once"
        return now

    def apply_command(self, command: AnyCommand, seat: int | None = None) -> AnyFact:
        """Apply a command and the forced facts after it; raise ``IllegalAction`` if illegal."""
        return self.apply_fact(decide(self.hand, command, seat))

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
        while True:
            now = due(self.hand)
            facts = self.override_next(now) or now
            if not isinstance(facts, tuple):
                return
            for fact in facts:
                self.record_fact(fact)

    def override_next(self, now: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:  # noqa: ARG002
        """Return facts of the file that replace the next ones by the rules; empty by default."""
        return ()
