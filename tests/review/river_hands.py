"""Heads-up hands whose river is played by a solution, with or without a planted mistake."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import numpy as np

import riverboat as rb
from riverboat import HandHistory, Sizes, Solution, Spot
from riverboat.cards import card_names, parse_cards
from riverboat.kernel.card_masks import HOLES
from riverboat.review.street_solutions import RAISE_CAPS

BOARD = "Qs Jh 2h 7c 4d"
RANGES = {
    "Ann": "AA, KK, QQ, AQ, KQ, QJs, JTs, 98s, A5s, KTs, T9s, 77",
    "Bob": "JJ, TT, 99, 77, AQ, AJ, KQ, KJs, QTs, T9s, 98s, A4s, 65s",
}
"""Ann is the big blind and acts first after the flop, Bob has the button."""
PLAYER_NAMES = ("Ann", "Bob")
SIZES = Sizes(bet="75%", raise_="all-in")
"""Sizes of a tree that a bet or raise which was played does not change."""
ACTIONS_BEFORE_RIVER = ("raise 6", "call", "check", "check", "check", "check")


def river_hand(ann: str, bob: str, actions: tuple[str, ...] = ()) -> rb.Hand:
    """Return a hand with these cards at the river, after some actions."""
    hand = rb.Hand.undealt("nlhe 1/2", stacks=60, seats=2)
    ann_cards, bob_cards = parse_cards(ann), parse_cards(bob)
    cards = tuple(
        card for card_pair in zip(ann_cards, bob_cards, strict=True) for card in card_pair
    )
    hand.act(f"deal {card_names(cards)}")  # one card each, twice
    board = list(parse_cards(BOARD))
    for action in (*ACTIONS_BEFORE_RIVER, *actions):
        while not hand.over and hand.to_act is None:
            card_count = 3 if len(board) == 5 else 1
            hand.act(f"deal {card_names(tuple(board[:card_count]))}")
            del board[:card_count]
        hand.act(action)
    while not hand.over and hand.to_act is None:
        card_count = 3 if len(board) == 5 else 1
        hand.act(f"deal {card_names(tuple(board[:card_count]))}")
        del board[:card_count]
    return hand


def as_history(hand: rb.Hand) -> HandHistory:
    """Return a hand as a history with names."""
    return HandHistory.from_facts(hand.log, PLAYER_NAMES)


@cache
def solve_river(accuracy: float = 0.3, sizes: Sizes = SIZES) -> Solution:
    """Return the solution of the river."""
    spot = Spot.from_hand(
        river_hand("AhKh", "TsTc"),
        [RANGES["Ann"], RANGES["Bob"]],
        sizes,
        street="river",
        raise_cap=RAISE_CAPS["river"],
    )
    return spot.solve(to=accuracy)


@dataclass(frozen=True)
class PlantedHand:
    """A finished hand, and the number of Ann's decision that is a mistake; None without one."""

    hand: HandHistory
    mistake: int | None
    loss: float
    """Chips that the mistake costs, by the solution that played."""


def deal_cards(rng: random.Random) -> tuple[str, str]:
    """Return hole cards of both players by the weights of their ranges."""
    spot_cards = solve_river().spot.cards
    while True:
        combos_dealt = []
        for player in (0, 1):
            combos = spot_cards.hands[player].tolist()  # without those that the board blocks
            weights = spot_cards.weights[player][combos].tolist()
            combos_dealt.append(rng.choices(combos, weights)[0])
        first_cards, second_cards = (tuple(HOLES[combo].tolist()) for combo in combos_dealt)
        if not {*first_cards} & {*second_cards}:
            return card_names(first_cards).replace(" ", ""), card_names(second_cards).replace(
                " ", ""
            )


def play_river(
    rng: random.Random,
    min_loss: float | None = None,
    fold_share: float = 0.0,
    solution: Solution | None = None,
) -> PlantedHand:
    """Return a hand that the solution plays; Ann errs once if *min_loss* chips are given.

    With *fold_share* Ann folds so often to a bet or raise, whatever the solution does.
    """
    while True:
        ann, bob = deal_cards(rng)
        planted_hand = _play(rng, (ann, bob), min_loss, fold_share, solution or solve_river())
        if min_loss is None or planted_hand.mistake is not None:
            return planted_hand


def _play(
    rng: random.Random,
    cards: tuple[str, str],
    min_loss: float | None,
    fold_share: float,
    solution: Solution,
) -> PlantedHand:
    node, line = solution.root, list[str]()
    mistake, loss = None, 0.0
    while node.kind == "decision":
        numbers = node.hand_numbers(cards[node.player == "ip"])
        action = rng.choices(list(numbers.strategy), list(numbers.strategy.values()))[0]
        if node.player == "oop":
            worst_action = min(numbers.ev, key=lambda action: numbers.ev[action])
            cost = max(numbers.ev.values()) - numbers.ev[worst_action]
            if mistake is not None:  # the solution hardly knows nodes that it never leads to
                action = max(numbers.ev, key=lambda action: numbers.ev[action])
            elif min_loss is not None and cost >= min_loss:
                action, loss = worst_action, cost
                mistake = len(ACTIONS_BEFORE_RIVER) + len(line)
            if "fold" in numbers.ev and rng.random() < fold_share:
                action = "fold"
        line.append(action)
        node = node[action]
    hand = as_history(river_hand(*cards, tuple(line)))
    return PlantedHand(hand, mistake, loss)


def mean(values: list[float]) -> float:
    """Return the mean."""
    return float(np.mean(values))
