"""Blueprint situations are equal in C, for training, and in Python, for play."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import numpy as np
import pytest

import riverboat as rb
from riverboat.bots.blueprint.blueprint_situations import CALL_OPTION, FOLD_OPTION, find_situation
from riverboat.engine import (
    AnyFact,
    Awaiting,
    Deal,
    HandState,
    Nothing,
    ToAct,
    ToDeal,
    advance,
    parse_game,
    pending_decision,
    start,
)
from riverboat.engine import act as act_in
from riverboat.hands.game_lookup import find_game
from riverboat.kernel import tier
from riverboat.kernel.regret_sampling import (
    POSTFLOP_SITUATION_COUNT,
    PREFLOP_SITUATION_COUNT,
    BucketedDeals,
    compute_row_offsets,
    play_strategies,
)
from riverboat.sim.arrays.kernel_games import build_kernel_rules

BUCKET_COUNTS = (1, 1, 1, 1)
GAME = find_game(parse_game("no-limit hold'em 50/100"), None, "online-1")


def _deal_hands(hand_count: int, seats: int, seed: int) -> BucketedDeals:
    rng = np.random.default_rng(seed)
    decks = np.argsort(rng.random((hand_count, 52)), axis=1).astype(np.uint8)
    stacks = 100 * rng.choice([2, 5, 11, 18, 30, 60, 100, 250], hand_count)
    return BucketedDeals(
        decks, np.zeros((hand_count, seats, 4), np.uint16), stacks.astype(np.int64)
    )


class _EngineHand:
    """A dealt hand played on the engine from its own deck."""

    def __init__(self, deck: list[int], seats: int, depth: int) -> None:
        self.log: list[AnyFact] = [start(GAME, (depth,) * seats, 0)]
        self.hand = HandState(self.log[0])  # type: ignore[arg-type]  # a hand begins with its start
        self.deck, self.seats, self.dealt_count = deck, seats, 0
        self.next_decision = self._deal_until_decision(advance(self.hand, self.log))

    def _deal_until_decision(self, pending: Awaiting) -> Awaiting:
        while isinstance(pending, ToDeal):
            pending = act_in(self.hand, Deal(tuple(self._take_next_cards(pending))), self.log)
        return pending

    def _take_next_cards(self, to_deal: ToDeal) -> Iterator[int]:
        if not self.dealt_count:  # each seat its two, and those of the kernel come one by one
            self.dealt_count = 2 * self.seats
            yield from self.deck[: self.dealt_count]
            return
        yield from self.deck[self.dealt_count : self.dealt_count + to_deal.count]
        self.dealt_count += to_deal.count

    def act(self, turn: ToAct, option: int) -> None:
        command = find_situation(self.hand, turn).command(option, turn)
        self.next_decision = self._deal_until_decision(act_in(self.hand, command, self.log))


@pytest.mark.skipif("c" not in tier.TIERS, reason=tier.BUILD_HINT)
@pytest.mark.parametrize("seats", [2, 3, 4, 6, 9])
def test_situations_and_menus_match_extension(seats: int) -> None:
    hand_count = 150
    bucketed_deals = _deal_hands(hand_count, seats, seats)
    row_count = compute_row_offsets(BUCKET_COUNTS)[-1]
    option_probabilities = np.tile(
        np.array([0.03, 0.82, 0.07, 0.06, 0.02]), (1, row_count, 1)
    )  # hands go on
    rules = build_kernel_rules(GAME, seats, None, None)
    strategy_by_seat = np.zeros((hand_count, seats), np.uint8)
    winnings, steps = play_strategies(
        rules, 7, BUCKET_COUNTS, bucketed_deals, option_probabilities, strategy_by_seat, log=True
    )
    streets = set()
    for hand_number, hand_steps in groupby(steps, lambda step: int(step["hand"])):
        engine_hand = _EngineHand(
            bucketed_deals.decks[hand_number].tolist(),
            seats,
            int(bucketed_deals.stacks[hand_number]),
        )
        for step in hand_steps:
            turn = engine_hand.next_decision
            assert isinstance(turn, ToAct)
            assert turn.seat == step["seat"]
            blueprint_situation = find_situation(engine_hand.hand, turn)
            assert blueprint_situation.situation == step["situation"]
            assert blueprint_situation.situation < (
                POSTFLOP_SITUATION_COUNT if step["street"] else PREFLOP_SITUATION_COUNT
            )
            assert [total >= 0 for total in blueprint_situation.option_totals] == [
                step["legal"] >> option & 1 for option in range(5)
            ]
            assert blueprint_situation.option_totals[step["option"]] == step["to"]
            streets.add(int(step["street"]))
            engine_hand.act(turn, int(step["option"]))
        assert isinstance(engine_hand.next_decision, Nothing)
        payoffs = [
            engine_hand.hand.stacks[seat] - int(bucketed_deals.stacks[hand_number])
            for seat in range(seats)
        ]
        assert payoffs == winnings[hand_number].tolist()
    assert streets == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "seats, acts, limps",
    [
        (6, "", False),
        (6, "fold, fold, fold", False),  # the button
        (6, "fold, fold, fold, fold", True),  # the small blind
        (6, "call", True),  # behind a limper
        (3, "", False),
        (2, "", False),
    ],
)
def test_first_player_in_can_limp_only_where_allowed(seats: int, acts: str, limps: bool) -> None:
    hand = rb.Hand("nlhe 1/2", seats=seats, seed=1, house="online")
    for action in filter(None, acts.split(", ")):
        hand.act(action)
    turn = pending_decision(hand.state)
    assert isinstance(turn, ToAct)
    menu = find_situation(hand.state, turn).option_totals
    assert (menu[CALL_OPTION] >= 0) == limps
    assert menu[FOLD_OPTION] == 0
    assert max(menu) > 2
