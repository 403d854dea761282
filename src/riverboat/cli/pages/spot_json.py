"""JSON of ``riverboat solve spot``: a node of a solution, and an estimate."""

from __future__ import annotations

from math import isfinite
from typing import TYPE_CHECKING, Any

from riverboat.cards import card_names
from riverboat.cli.pages.spot_page import summarize_actions

if TYPE_CHECKING:
    from riverboat.solve.postflop import Solution, SpotEstimate, SpotNode


def build_solution_values(solution: Solution, node: SpotNode) -> dict[str, Any]:
    """Return a solution and one of its nodes as values for JSON."""
    actions: dict[str, Any] = {
        "spot": solution.spot.to_dict(),
        "iterations": solution.iterations,
        "seconds": round(solution.seconds, 3),
        "exploitability_percent": _round_value(solution.exploitability),
        "path": list(node.path),
        "kind": node.kind,
        "board": card_names(node.board),
        "pot": node.pot,
        "player": node.player,
        "ev": {"oop": _round_value(node.ev.oop.average), "ip": _round_value(node.ev.ip.average)},
        "equity": {
            "oop": _round_value(node.equity.oop.average),
            "ip": _round_value(node.equity.ip.average),
        },
        "actions": [],
        "hands": [],
    }
    if node.kind == "decision":
        actions["actions"] = [
            {name: _round_value(value) for name, value in summary._asdict().items()}
            for summary in summarize_actions(node)
        ]
        actions["hands"] = _list_hand_rows(node)
    return actions


def _list_hand_rows(node: SpotNode) -> list[dict[str, Any]]:
    values_by_column = node.frame()
    rows = [
        dict(zip(values_by_column, row, strict=True))
        for row in zip(*values_by_column.values(), strict=True)
    ]
    return [
        {
            **{key: _round_value(row[key]) for key in ("hand", "reach", "equity", "ev")},
            "frequency": {action: _round_value(row[action]) for action in node.actions},
            "action_ev": {action: _round_value(row[f"{action} ev"]) for action in node.actions},
        }
        for row in rows
    ]


def _round_value(value: float | str) -> float | str | None:
    """Return a number with six digits, None for an infinite or undefined number, and text
    unchanged.
    """
    if isinstance(value, str):
        return value
    return float(f"{value:.6g}") if isfinite(value) else None


def build_estimate_values(estimate: SpotEstimate, memory_limit: int) -> dict[str, Any]:
    """Return the estimated cost of solving a spot as values for JSON."""
    return {
        "nodes": estimate.nodes,
        "regrets": estimate.regrets,
        "boards": list(estimate.boards),
        "hands": list(estimate.hands),
        "bits": estimate.bits,
        "memory_bytes": estimate.memory.total,
        "allowed_bytes": memory_limit,
        "seconds_per_iteration": _round_value(estimate.seconds),
    }
