"""Effects of a ruling on a running hand: some orders become facts, people carry out others."""

from riverboat.deprecation import deprecated_names
from riverboat.floor.outcome.ruling_outcome import Outcome, carry_out, compute_outcome, overrule
from riverboat.floor.outcome.supplied_cards import SuppliedCards

__all__ = ["SuppliedCards", "Outcome", "carry_out", "compute_outcome", "overrule"]

__getattr__ = deprecated_names(__name__)
