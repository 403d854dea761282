"""The vector interface on games that the engine plays instead of the kernel."""

from __future__ import annotations

import numpy as np
import pytest

from riverboat.engine import IllegalAction, ToDraw
from riverboat.sim.vector import (
    CALL,
    DRAW,
    FOLD,
    NO_CARD,
    RAISE,
    Observation,
    VectorHands,
    vector,
)
from tests.schedule import run_in

GAMES = [
    ("kuhn", 2),
    ("leduc", 2),
    ("razz", 4),
    ("stud", 8),
    ("five-card stud", 3),
    ("2-7 triple draw", 6),
    ("five-card draw", 5),
    ("badugi", 3),
    ("drawmaha", 4),
    ("irish", 3),
    ("short deck", 6),
]


@run_in("slow", keep_every=3)
@pytest.mark.parametrize("game, seats", GAMES)
def test_random_legal_play_conserves_chips(game: str, seats: int) -> None:
    hands = vector(game, tables=8, seats=seats, seed=7)
    rng = np.random.default_rng(1)
    ended_hand_count = 0
    for _ in range(150):
        observation = hands.observe()
        action_kinds, amounts = np.zeros(8, np.int64), np.zeros(8, np.int64)
        for table in np.flatnonzero(~hands.done):
            action_kind = int(rng.choice(np.flatnonzero(observation.legal[table])))
            action_kinds[table] = action_kind
            if action_kind == RAISE:
                amounts[table] = observation.max_amount[table]
            elif action_kind == DRAW:
                amounts[table] = (1 << int(observation.min_amount[table])) - 1
        hands.step(action_kinds, amounts)
        assert not hands.payoffs[~hands.done].any()
        assert (hands.payoffs.sum(axis=1) == 0).all()
        ended_hand_count += int(hands.done.sum())
        if hands.done.any():
            hands.reset(hands.done)
    assert ended_hand_count > 40


def test_same_seed_deals_same_cards() -> None:
    vector_hands, same_seed_hands, other_seed_hands = (
        vector("razz", tables=3, seats=4, seed=seed) for seed in (7, 7, 8)
    )
    assert vector_hands.observe().hole.tolist() == same_seed_hands.observe().hole.tolist()
    assert vector_hands.observe().hole.tolist() != other_seed_hands.observe().hole.tolist()


def test_kuhn_matches_textbook_rules() -> None:
    hands = vector("kuhn", tables=1, seats=2, seed=1)
    observation = hands.observe()
    assert observation.legal.tolist() == [[False, True, True, False]]
    assert (
        observation.min_amount.tolist(),
        observation.max_amount.tolist(),
        observation.pot.tolist(),
    ) == (
        [1],
        [1],
        [2],
    )
    observation = hands.step([RAISE], [1])
    assert observation.legal.tolist() == [[True, True, False, False]]
    hands.step([CALL])
    assert sorted(hands.payoffs[0].tolist()) == [-2, 2]


def test_upcards_are_public_and_hole_cards_private() -> None:
    observation = vector("razz", tables=2, seats=3, seed=7).observe()
    assert observation.up.shape == (2, 3, 4)
    assert ((observation.up != NO_CARD).sum(axis=2) == 1).all()
    assert ((observation.hole != NO_CARD).sum(axis=1) == 3).all()
    for table, seat in enumerate(observation.seat.tolist()):
        assert observation.up[table, seat, 0] in observation.hole[table]


def test_draw_is_bit_mask_and_opponents_see_count() -> None:
    hands = vector("2-7 triple draw", tables=1, seats=2, seed=7)
    observation = hands.step([CALL])
    observation = hands.step([CALL])
    assert observation.legal.tolist() == [[False, False, False, True]]
    assert (observation.min_amount.tolist(), observation.max_amount.tolist()) == ([0], [5])
    drawer, hole_cards = int(observation.seat[0]), observation.hole[0].tolist()
    with pytest.raises(IllegalAction, match=r"table 0: .* legal now: stand pat, draw 1-5") as error:
        hands.step([DRAW], [32])
    assert isinstance(error.value.legal, ToDraw)
    with pytest.raises(IllegalAction, match="table 0"):
        hands.step([FOLD])
    observation = hands.step([DRAW], [0b10001])
    assert observation.drawn[0, drawer] == 2
    assert observation.drawn[0, 1 - drawer] == -1
    hands.step([DRAW], [0])
    observation = hands.observe()
    while int(observation.seat[0]) != drawer:
        observation = hands.step([CALL])
    assert set(hole_cards[1:4]) < set(observation.hole[0].tolist())
    assert not {hole_cards[0], hole_cards[4]} & set(observation.hole[0].tolist())


def test_custom_decks_are_refused_for_engine_games() -> None:
    hands = VectorHands("razz", tables=1, seats=2, seed=1)
    with pytest.raises(ValueError, match=r"decks: limit razz .* can only be dealt from a seed"):
        hands.reset(decks=np.arange(52, dtype=np.uint8)[None, :])


@pytest.mark.parametrize("game, seats", GAMES)
def test_auto_reset_starts_next_hand(game: str, seats: int) -> None:
    manual_hands, automatic_hands = (
        vector(game, tables=4, seats=seats, seed=7, auto_reset=auto_reset)
        for auto_reset in (False, True)
    )
    rng, ended_count = np.random.default_rng(1), 0
    for _ in range(60):
        observation = manual_hands.observe()
        kinds = [int(rng.choice(np.flatnonzero(legal))) for legal in observation.legal]
        amounts = [
            int(kind == RAISE) * maximum
            for kind, maximum in zip(kinds, observation.max_amount, strict=True)
        ]
        amounts = [
            (1 << int(minimum)) - 1 if kind == DRAW else int(amount)
            for kind, amount, minimum in zip(kinds, amounts, observation.min_amount, strict=True)
        ]
        manual_hands.step(kinds, amounts)
        done_mask, payoffs = manual_hands.done, manual_hands.payoffs
        if done_mask.any():
            manual_hands.reset(done_mask)
        manual_observation, automatic_observation = (
            manual_hands.observe(),
            automatic_hands.step(kinds, amounts),
        )
        assert automatic_hands.done.tolist() == done_mask.tolist()
        assert automatic_hands.payoffs.tolist() == payoffs.tolist()
        assert (automatic_observation.seat >= 0).all()
        for name in Observation.__slots__:
            assert (
                getattr(automatic_observation, name).tolist()
                == getattr(manual_observation, name).tolist()
            )
        ended_count += int(done_mask.sum())
    assert ended_count > 5


@pytest.mark.parametrize(
    "dtype", [f"{sign}int{bits}" for bits in (8, 16, 32, 64) for sign in ("", "u")]
)
def test_decisions_accept_any_integer_dtype(dtype: str) -> None:
    vector_hands, other_vector_hands = (
        vector("leduc", tables=3, seats=2, seed=7) for _ in range(2)
    )
    vector_hands.step([RAISE] * 3, [2, 2, 2])
    other_vector_hands.step(np.array([RAISE] * 3, dtype), np.array([2, 2, 2], dtype))
    assert vector_hands.observe().bets.tolist() == other_vector_hands.observe().bets.tolist()
    assert vector_hands.observe().call.tolist() == [2, 2, 2]


def test_observations_are_copies_unless_disabled() -> None:
    hands = vector("razz", tables=2, seats=2, seed=7)
    observation_before = hands.observe()
    pot = observation_before.pot.tolist()
    hands.step([CALL, CALL])
    assert observation_before.pot.tolist() == pot
    assert hands.observe().pot.tolist() != pot
    uncopied_hands = vector("razz", tables=2, seats=2, seed=7, copy=False)
    observation = uncopied_hands.observe()
    uncopied_hands.step([CALL, CALL])
    assert observation.pot.tolist() == hands.observe().pot.tolist()
    with pytest.raises(ValueError, match="read-only"):
        observation.pot[0] = 1
