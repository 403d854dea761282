"""What a blueprint does before the flop, hand by hand: for a grid."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from riverboat.bots.blueprint.blueprint import Blueprint
from riverboat.bots.blueprint.cards import hole_classes
from riverboat.bots.blueprint.player import UNLIKELY, UNLIKELY_OF_MORE
from riverboat.bots.blueprint.situations import ALL_IN, CALLS, FOLDS, Moment, moment_of
from riverboat.engine import BadGame, ToAct, awaiting
from riverboat.equity.ranges.combos import HAND_OF, HANDS
from riverboat.hands import Hand
from riverboat.kernel.cards import HOLES
from riverboat.words.refusals.solving import NobodyToActThere

BIG_BLINDS = 100


class Opening(Struct, frozen=True):
    """What is done with each of the 169 hands."""

    after: str
    """What was done before."""
    names: tuple[str, ...]
    """What can be done: to fold, to check or call, and the totals of raises."""
    chances: dict[str, tuple[float, ...]]
    """By hand; without those of which nothing was learnt."""

    def percent(self, option: int) -> float:
        """How much of all hands that is, those known."""
        sizes = np.bincount(HAND_OF).tolist()
        weights = {hand: int(sizes[HANDS.index(hand)]) for hand in self.chances}
        whole = sum(weights.values())
        done = sum(weights[hand] * shares[option] for hand, shares in self.chances.items())
        return 100 * done / whole if whole else 0.0


def opening(plan: Blueprint, acts: Sequence[str], big_blinds: int = BIG_BLINDS) -> Opening:
    """Of who is to act after these, with so many big blinds each: ``["fold", "raise 6"]``.

    Blinds are 1/2. ``BadGame`` or ``IllegalAction`` where that cannot be.
    """
    hand = Hand("nlhe 1/2", seats=plan.seats, stacks=2 * big_blinds, seed=1, house="online")
    for act in acts:
        hand.act(act)
    turn = awaiting(hand.state)
    if not isinstance(turn, ToAct) or hand.state.street:
        raise BadGame(NobodyToActThere(", ".join(acts)))
    moment = moment_of(hand.state, turn)
    learnt, known = plan.every(0, moment.situation)
    offered = np.array(moment.menu) >= 0
    least = UNLIKELY if plan.seats == 2 else UNLIKELY_OF_MORE
    shares = np.where(offered & (learnt >= least), learnt, 0.0)
    whole = shares.sum(axis=1)
    classes = hole_classes(HOLES)
    chances = {}
    for number, name in enumerate(HANDS):
        row = int(classes[np.flatnonzero(number == HAND_OF)[0]])
        if known[row] and whole[row]:
            chances[name] = tuple((shares[row] / whole[row])[offered].tolist())
    return Opening(", ".join(acts), _names(moment, turn), chances)


def _names(moment: Moment, turn: ToAct) -> tuple[str, ...]:
    found = []
    for option, to in enumerate(moment.menu):
        if to < 0:
            continue
        if option == FOLDS:
            found.append("fold")
        elif option == CALLS:
            found.append(f"call {turn.call}" if turn.call else "check")
        else:
            found.append(f"all-in {to}" if option == ALL_IN else f"raise to {to}")
    return tuple(found)
