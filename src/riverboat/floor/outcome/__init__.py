"""What a ruling does to a running hand: its orders become facts, and the rest is for people."""

from riverboat.floor.outcome.brought import SuppliedCards
from riverboat.floor.outcome.carry_out import Outcome, carry_out, outcome, overrule

__all__ = ["SuppliedCards", "Outcome", "carry_out", "outcome", "overrule"]
