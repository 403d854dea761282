"""One player's view of a hand, updated fact by fact.

The result equals ``engine.hand_redaction.redacted_hand`` of the whole log, but takes less time for
a player who acts often.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import AnyFact, HandStarted, HandState, apply
from riverboat.engine.hand_redaction import redact
from riverboat.hands.hand import Hand


class PlayerView:
    """One seat's view of a running hand."""

    __slots__ = ("_log", "_state", "seat")

    def __init__(self, seat: int, opening_fact: HandStarted) -> None:
        self.seat = seat
        self._state = HandState(opening_fact)
        self._log: list[AnyFact] = [opening_fact]

    def update(self, log: Sequence[AnyFact]) -> Hand:
        """Return the player's view after all facts of *log*, the whole log of the hand so far."""
        for fact_index in range(len(self._log), len(log)):
            fact = redact(log[fact_index], self.seat)
            apply(self._state, fact)
            self._log.append(fact)
        return Hand.from_state(self._state.copy(), self._log, self.seat)
