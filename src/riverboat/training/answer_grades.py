"""Grades of answers: the loss in big blinds and in percent of the pot, and a verdict."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from riverboat.review import ActionValue, DecisionReview
from riverboat.review.hand_review import decision_dict
from riverboat.words import Phrase
from riverboat.words.training import Verdict

MAX_CORRECT: Final = 0.5
"""Largest loss of a correct answer, in percent of the pot."""
MIN_CORRECT_FREQUENCY: Final = 0.2
"""Frequency from which an action of the solution is correct: at equilibrium it costs nothing, and
a measured loss is the solver's error."""
MAX_INACCURACY: Final = 3.0
MAX_MISTAKE: Final = 10.0

Rating: TypeAlias = Literal[1, 2, 3, 4]
"""Rating for the repetition scheduler: 1 again, 2 hard, 3 good, 4 easy."""

RATINGS: Final[dict[Verdict, Rating]] = {
    "correct": 3,
    "inaccuracy": 2,
    "mistake": 1,
    "blunder": 1,
}


class GradedAnswer(Struct, frozen=True, kw_only=True):
    """An answer with its loss. Amounts of the decision are chips."""

    decision: DecisionReview
    """The review of the decision: all actions with their frequencies and values."""
    loss_percent: float
    """Loss in percent of the pot at the decision."""
    verdict: Verdict
    """``correct``, ``inaccuracy``, ``mistake`` or ``blunder``."""

    @property
    def loss_bb(self) -> float:
        """Loss in big blinds: the best action's value less that of the answer."""
        return self.decision.loss_bb or 0.0

    @property
    def taken(self) -> ActionValue:
        """The answer, with its frequency and value."""
        assert self.decision.taken is not None, "the decision is solved"
        return self.decision.taken

    @property
    def best(self) -> ActionValue:
        """The action with the highest value."""
        assert self.decision.best is not None, "the decision is solved"
        return self.decision.best

    @property
    def actions(self) -> tuple[ActionValue, ...]:
        """The solution's mix: all actions with their frequencies and values."""
        return self.decision.actions

    @property
    def why(self) -> Phrase | None:
        """The reason for the verdict, in one sentence."""
        return self.decision.why

    def to_dict(self) -> dict[str, Any]:
        """Return the answer as plain values for JSON; phrases become English text."""
        return {
            "verdict": self.verdict,
            "loss_bb": self.loss_bb,
            "loss_percent": self.loss_percent,
            "decision": decision_dict(self.decision),
        }


def grade_decision(decision: DecisionReview) -> GradedAnswer:
    """Return the grade of a solved decision."""
    loss_percent = 100 * (decision.loss or 0.0) / decision.pot
    taken_action = decision.taken
    is_usual = taken_action is not None and taken_action.frequency >= MIN_CORRECT_FREQUENCY
    return GradedAnswer(
        decision=decision,
        loss_percent=loss_percent,
        verdict=verdict_of(loss_percent, is_usual=is_usual),
    )


def verdict_of(loss_percent: float, *, is_usual: bool) -> Verdict:
    """Return the verdict of a loss in percent of the pot.

    An action is correct whatever its measured loss if the solution often takes it (*is_usual*).

    >>> [verdict_of(loss, is_usual=False) for loss in (0.2, 2, 8, 30)]
    ['correct', 'inaccuracy', 'mistake', 'blunder']
    """
    if is_usual or loss_percent <= MAX_CORRECT:
        return "correct"
    if loss_percent <= MAX_INACCURACY:
        return "inaccuracy"
    return "mistake" if loss_percent <= MAX_MISTAKE else "blunder"
