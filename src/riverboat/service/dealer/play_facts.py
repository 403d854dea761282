"""Play facts, the most frequent facts of a table: they change only the hand and its clock."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from riverboat.engine.state import hand_facts as of_hand
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact

PLAY_FACTS: Final = frozenset(
    (
        of_hand.Checked, of_hand.Folded, of_hand.Called, of_hand.Raised, of_hand.BetsCollected,
        of_hand.BettingOpened, of_hand.BoardDealt, f.ClockStarted, f.ClockStopped, f.TurnBegan,
    )
)  # fmt: skip
"""Facts of ordinary play: they move no chips to or from the table, seat no player, and change only
a part of the view.
"""

CLOCK_FACTS: Final = frozenset((f.ClockStarted, f.ClockStopped, f.TurnBegan))
"""Play facts that leave the hand unchanged."""


def only_starts_clock(facts: Iterable[AnyLoggedFact], now_ms: int) -> bool:
    """Return True if all facts start or stop clocks, and no started clock has run out already."""
    return all(
        type(fact) in CLOCK_FACTS and not (type(fact) is f.ClockStarted and fact.deadline <= now_ms)
        for fact in facts
    )
