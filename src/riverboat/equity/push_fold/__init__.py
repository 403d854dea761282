"""Push or fold with few big blinds left: plans that nobody wants to change."""

from riverboat.equity.push_fold.push_fold_equilibrium import Equilibrium, push_fold, solve_spot
from riverboat.equity.push_fold.push_fold_spot import PushFoldSpot

__all__ = ["Equilibrium", "PushFoldSpot", "push_fold", "solve_spot"]
