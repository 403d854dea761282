"""A hand that is played again from what somebody wrote down, whatever the format.

The engine is played by asking; here the file speaks, and each reader says what it reads. What
is forced follows by itself, unless the file knows better than the cards that are known.
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
    """A hand on its way from the first card to the last; a reader of a format is one of these."""

    def __init__(self, started: HandStarted) -> None:
        self.hand = HandState(started)
        self.log: list[AnyFact] = [started]

    @property
    def awaiting(self) -> Awaiting:
        """Who must do what now; to be asked when all that is forced has been played."""
        now = due(self.hand)
        assert not isinstance(now, tuple), "forced facts are played at once"
        return now

    def apply_command(self, command: AnyCommand, seat: int | None = None) -> AnyFact:
        """What somebody chooses, and what follows from it; ``IllegalAction`` if it cannot be."""
        return self.apply_fact(decide(self.hand, command, seat))

    def apply_fact(self, fact: AnyFact) -> AnyFact:
        """A fact, and what follows from it."""
        self.record_fact(fact)
        self.advance()
        return fact

    def record_fact(self, fact: AnyFact) -> None:
        """One fact, without what follows."""
        apply(self.hand, fact)
        self.log.append(fact)

    def advance(self) -> None:
        """All that is forced, until somebody is awaited."""
        while True:
            now = due(self.hand)
            facts = self.override_next(now) or now
            if not isinstance(facts, tuple):
                return
            for fact in facts:
                self.record_fact(fact)

    def override_next(self, now: Awaiting | tuple[AnyFact, ...]) -> tuple[AnyFact, ...]:  # noqa: ARG002
        """What happened by the file in place of what comes next by the rules; mostly nothing."""
        return ()
