"""The tasks with riverboat."""

from __future__ import annotations

from pathlib import Path

import numpy as np

import riverboat as rb
from bench.front_door.tasks import Figures


def statistics(folder: Path) -> Figures:
    found: Figures = {}
    for hand in rb.read_hands(folder):
        for each in hand.players.values():
            hands, vpip, pfr, net = found.get(each.name, (0, 0, 0, 0))
            found[each.name] = hands + 1, vpip + each.vpip, pfr + each.pfr, net + each.net
    return found


def solved(game: str, rounds: int) -> float:
    return solve(tree(rb.Hand.undealt(game)), rounds)


Tree = float | tuple[tuple[int, str] | None, list["Tree"]]


def tree(hand: rb.Hand) -> Tree:
    if hand.over:
        return hand.payoffs[0]
    seat = hand.to_act
    asked = None if seat is None else (seat, hand.key())
    return asked, [tree(hand.after(action)) for action in hand.deals() or hand.legal]


def solve(root: Tree, rounds: int) -> float:
    regrets: dict[str, list[float]] = {}
    played: dict[str, list[float]] = {}

    def walk(node: Tree, reach: list[float]) -> float:
        if not isinstance(node, tuple):
            return node
        asked, children = node
        if asked is None:
            share = 1 / len(children)
            return share * sum(walk(child, [each * share for each in reach]) for child in children)
        seat, key = asked
        regret = regrets.setdefault(key, [0.0] * len(children))
        wanted = [max(each, 0.0) for each in regret]
        chances = [each / sum(wanted) if any(wanted) else 1 / len(wanted) for each in wanted]
        values = []
        for child, chance in zip(children, chances, strict=True):
            values.append(
                walk(child, [p * chance if k == seat else p for k, p in enumerate(reach)])
            )
        value = sum(chance * each for chance, each in zip(chances, values, strict=True))
        often = played.setdefault(key, [0.0] * len(children))
        for k, chance in enumerate(chances):
            gained = values[k] - value if seat == 0 else value - values[k]
            regret[k] += reach[1 - seat] * gained
            often[k] += reach[seat] * chance
        return value

    return sum(walk(root, [1.0, 1.0]) for _ in range(rounds)) / rounds


def match(hands: int) -> tuple[float, float]:
    played = rb.match("caller", "random", hands=hands, seed=7)
    return played["caller"].bb_per_100, played["caller"].interval


def equity() -> float:
    return rb.equity("AKs", "QQ+").equities[0]


def steps(count: int) -> int:
    tables = rb.vector("nlhe 1/2", tables=4096, seats=6, seed=7, auto_reset=True, copy=False)
    luck = np.random.default_rng(7)
    for _ in range(count // tables.tables):
        seen = tables.observe()
        kinds = (luck.random(seen.legal.shape) * seen.legal).argmax(axis=1)
        tables.step(kinds, np.where(luck.random(len(kinds)) < 0.5, seen.least, seen.most))
    return count // tables.tables * tables.tables
