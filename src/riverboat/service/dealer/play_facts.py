"""Facts that play a hand on: they change it, its clock and nothing else, and most facts are so."""

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
"""No chips come or go by them, nobody sits down, and what a view shows besides stays."""

CLOCK_FACTS: Final = frozenset((f.ClockStarted, f.ClockStopped, f.TurnBegan))
"""Those of them that leave the hand as it is."""


def only_starts_clock(facts: Iterable[AnyLoggedFact], at: int) -> bool:
    """Whether somebody begins to think, and nothing else: nothing is forced or late after that."""
    return all(
        type(fact) in CLOCK_FACTS and not (type(fact) is f.ClockStarted and fact.until <= at)
        for fact in facts
    )
