"""Effects of a ruling on a running hand: some orders become facts, people carry out others."""

from riverboat.floor.outcome.ruling_outcome import Outcome, carry_out, outcome, overrule
from riverboat.floor.outcome.supplied_cards import SuppliedCards

__all__ = ["SuppliedCards", "Outcome", "carry_out", "outcome", "overrule"]
