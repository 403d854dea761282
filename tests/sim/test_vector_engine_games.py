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
    ended = 0
    for _ in range(150):
        seen = hands.observe()
        kinds, amounts = np.zeros(8, np.int64), np.zeros(8, np.int64)
        for table in np.flatnonzero(~hands.done):
            kind = int(rng.choice(np.flatnonzero(seen.legal[table])))
            kinds[table] = kind
            if kind == RAISE:
                amounts[table] = seen.most[table]
            elif kind == DRAW:
                amounts[table] = (1 << int(seen.least[table])) - 1
        hands.step(kinds, amounts)
        assert not hands.payoffs[~hands.done].any()
        assert (hands.payoffs.sum(axis=1) == 0).all()
        ended += int(hands.done.sum())
        if hands.done.any():
            hands.reset(hands.done)
    assert ended > 40


def test_same_seed_deals_same_cards() -> None:
    one, other, third = (vector("razz", tables=3, seats=4, seed=seed) for seed in (7, 7, 8))
    assert one.observe().hole.tolist() == other.observe().hole.tolist()
    assert one.observe().hole.tolist() != third.observe().hole.tolist()


def test_kuhn_matches_textbook_rules() -> None:
    hands = vector("kuhn", tables=1, seats=2, seed=1)
    seen = hands.observe()
    assert seen.legal.tolist() == [[False, True, True, False]]
    assert (seen.least.tolist(), seen.most.tolist(), seen.pot.tolist()) == ([1], [1], [2])
    seen = hands.step([RAISE], [1])
    assert seen.legal.tolist() == [[True, True, False, False]]
    hands.step([CALL])
    assert sorted(hands.payoffs[0].tolist()) == [-2, 2]


def test_upcards_are_public_and_hole_cards_private() -> None:
    seen = vector("razz", tables=2, seats=3, seed=7).observe()
    assert seen.up.shape == (2, 3, 4)
    assert ((seen.up != NO_CARD).sum(axis=2) == 1).all()
    assert ((seen.hole != NO_CARD).sum(axis=1) == 3).all()
    for table, seat in enumerate(seen.seat.tolist()):
        assert seen.up[table, seat, 0] in seen.hole[table]


def test_draw_is_bit_mask_and_opponents_see_count() -> None:
    hands = vector("2-7 triple draw", tables=1, seats=2, seed=7)
    seen = hands.step([CALL])
    seen = hands.step([CALL])
    assert seen.legal.tolist() == [[False, False, False, True]]
    assert (seen.least.tolist(), seen.most.tolist()) == ([0], [5])
    drawer, held = int(seen.seat[0]), seen.hole[0].tolist()
    with pytest.raises(
        IllegalAction, match=r"table 0: .* legal now: stand pat, draw 1-5"
    ) as refused:
        hands.step([DRAW], [32])
    assert isinstance(refused.value.legal, ToDraw)
    with pytest.raises(IllegalAction, match="table 0"):
        hands.step([FOLD])
    seen = hands.step([DRAW], [0b10001])
    assert seen.drawn[0, drawer] == 2
    assert seen.drawn[0, 1 - drawer] == -1
    hands.step([DRAW], [0])
    seen = hands.observe()
    while int(seen.seat[0]) != drawer:
        seen = hands.step([CALL])
    assert set(held[1:4]) < set(seen.hole[0].tolist())
    assert not {held[0], held[4]} & set(seen.hole[0].tolist())


def test_custom_decks_are_refused_for_engine_games() -> None:
    hands = VectorHands("razz", tables=1, seats=2, seed=1)
    with pytest.raises(ValueError, match=r"decks: limit razz .* can only be dealt from a seed"):
        hands.reset(decks=np.arange(52, dtype=np.uint8)[None, :])


@pytest.mark.parametrize("game, seats", GAMES)
def test_auto_reset_starts_next_hand(game: str, seats: int) -> None:
    by_hand, alone = (
        vector(game, tables=4, seats=seats, seed=7, auto_reset=auto) for auto in (False, True)
    )
    rng, ended = np.random.default_rng(1), 0
    for _ in range(60):
        seen = by_hand.observe()
        kinds = [int(rng.choice(np.flatnonzero(legal))) for legal in seen.legal]
        amounts = [int(k == RAISE) * most for k, most in zip(kinds, seen.most, strict=True)]
        amounts = [
            (1 << int(least)) - 1 if kind == DRAW else int(amount)
            for kind, amount, least in zip(kinds, amounts, seen.least, strict=True)
        ]
        by_hand.step(kinds, amounts)
        done, payoffs = by_hand.done, by_hand.payoffs
        if done.any():
            by_hand.reset(done)
        now, other = by_hand.observe(), alone.step(kinds, amounts)
        assert alone.done.tolist() == done.tolist()
        assert alone.payoffs.tolist() == payoffs.tolist()
        assert (other.seat >= 0).all()
        for name in Observation.__slots__:
            assert getattr(other, name).tolist() == getattr(now, name).tolist()
        ended += int(done.sum())
    assert ended > 5


@pytest.mark.parametrize("dtype", [f"{s}int{bits}" for bits in (8, 16, 32, 64) for s in ("", "u")])
def test_decisions_accept_any_integer_dtype(dtype: str) -> None:
    one, other = (vector("leduc", tables=3, seats=2, seed=7) for _ in range(2))
    one.step([RAISE] * 3, [2, 2, 2])
    other.step(np.array([RAISE] * 3, dtype), np.array([2, 2, 2], dtype))
    assert one.observe().bets.tolist() == other.observe().bets.tolist()
    assert one.observe().call.tolist() == [2, 2, 2]


def test_observations_are_copies_unless_disabled() -> None:
    hands = vector("razz", tables=2, seats=2, seed=7)
    before = hands.observe()
    pot = before.pot.tolist()
    hands.step([CALL, CALL])
    assert before.pot.tolist() == pot
    assert hands.observe().pot.tolist() != pot
    views = vector("razz", tables=2, seats=2, seed=7, copy=False)
    seen = views.observe()
    views.step([CALL, CALL])
    assert seen.pot.tolist() == hands.observe().pot.tolist()
    with pytest.raises(ValueError, match="read-only"):
        seen.pot[0] = 1
