"""The tasks with pokerkit, in the way of its documentation."""

from __future__ import annotations

import random
from math import sqrt
from pathlib import Path
from statistics import stdev
from typing import Any

import pokerkit as kit

from bench.front_door.tasks import Figures


def count_statistics(folder: Path) -> Figures:
    figures: Figures = {}
    for path in folder.glob("*.phhs"):
        with path.open("rb") as file:
            histories = list(kit.HandHistory.load_all(file))
        for history in histories:
            *_, state = history
            vpip, pfr = set(), set()
            for operation in state.operations:
                match operation:
                    case kit.CheckingOrCalling(player_index=player, amount=amount) if amount:
                        vpip.add(player)
                    case kit.CompletionBettingOrRaisingTo(player_index=player):
                        vpip.add(player)
                        pfr.add(player)
                    case kit.BoardDealing():
                        break
            for player, name in enumerate(history.players or ()):
                hands, vpip_hands, pfr_hands, net = figures.get(name, (0, 0, 0, 0))
                vpip_hands, pfr_hands = vpip_hands + (player in vpip), pfr_hands + (player in pfr)
                figures[name] = hands + 1, vpip_hands, pfr_hands, net + float(state.payoffs[player])
    return figures


def play_match(hands: int) -> tuple[float, float]:
    rng, winnings = random.Random(7), []
    for hand_number in range(hands):
        state: Any = kit.NoLimitTexasHoldem.create_state(
            tuple(kit.Automation), True, 0, (1, 2), 2, (200, 200), 2
        )
        caller_seat = hand_number % 2
        while state.status:
            if state.actor_index == caller_seat:
                state.check_or_call()
            else:
                act_at_random(state, rng)
        winnings.append(state.payoffs[caller_seat])
    return 50 * sum(winnings) / hands, 50 * 1.96 * stdev(winnings) / sqrt(hands)


def act_at_random(state: Any, rng: random.Random) -> None:
    actions = [state.check_or_call]
    if state.can_fold() and state.checking_or_calling_amount:
        actions.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        low = state.min_completion_betting_or_raising_to_amount
        high = state.max_completion_betting_or_raising_to_amount
        actions.append(lambda: state.complete_bet_or_raise_to(rng.choice([low, high])))
    rng.choice(actions)()


def compute_equity() -> float:
    return kit.calculate_equities(
        (kit.parse_range("AKs"), kit.parse_range("QQ+")),
        (),
        2,
        5,
        kit.Deck.STANDARD,
        (kit.StandardHighHand,),
        sample_count=10_000,
    )[0]


def count_steps(count: int) -> int:
    rng, step_count = random.Random(7), 0
    while step_count < count:
        state: Any = kit.NoLimitTexasHoldem.create_state(
            tuple(kit.Automation), True, 0, (1, 2), 2, (200,) * 6, 6
        )
        while state.status and step_count < count:
            act_at_random(state, rng)
            step_count += 1
    return step_count
