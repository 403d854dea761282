"""What one player has seen of a hand so far, kept up fact by fact.

The same as ``engine.hand_redaction.redacted_hand`` of the whole log, in less time for whoever is
asked often.
"""

from __future__ import annotations

from collections.abc import Sequence

from riverboat.engine import AnyFact, HandStarted, HandState, apply
from riverboat.engine.hand_redaction import redact
from riverboat.hands.hand import Hand


class PlayerView:
    """One seat at a hand that is being played."""

    __slots__ = ("_log", "_state", "seat")

    def __init__(self, seat: int, started: HandStarted) -> None:
        self.seat = seat
        self._state = HandState(started)
        self._log: list[AnyFact] = [started]

    def update(self, log: Sequence[AnyFact]) -> Hand:
        """The hand as this player knows it, after all that stands in *log*."""
        for k in range(len(self._log), len(log)):
            fact = redact(log[k], self.seat)
            apply(self._state, fact)
            self._log.append(fact)
        return Hand.from_state(self._state.copy(), self._log, self.seat)
