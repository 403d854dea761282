"""Push or fold with short stacks: equilibrium strategies."""

from riverboat.equity.push_fold.push_fold_equilibrium import Equilibrium, push_fold, solve_spot
from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot

__all__ = ["Equilibrium", "PushFoldSpot", "push_fold", "solve_spot"]
