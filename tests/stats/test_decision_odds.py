"""Pot odds and equity at each decision of a hand, in every game."""

from __future__ import annotations

import pytest

import riverboat as rb
from riverboat.cards import card_names
from riverboat.engine.games.variants import VARIANTS
from riverboat.histories import read_hands
from riverboat.stats import DecisionOdds, decision_odds
from tests.web.test_reviews import RIVER

PASSIVE_ACTIONS = ("call", "check", "stand pat", "bring in", "declare high")
DISCARD_GAMES = ("pineapple", "crazy pineapple", "irish")


def play_passively(game: str, seats: int = 3) -> rb.Hand:
    """Play a hand in which every player calls, checks, and keeps their cards."""
    hand = rb.Hand(game, seats=seats, seed=3)
    while not hand.over:
        legal = str(hand.legal)
        if legal.startswith("discard"):
            discard_count = int(legal.split()[1])
            assert hand.to_act is not None, "a discard is somebody's turn"
            discarded_cards = hand.state.holdings[hand.to_act][:discard_count]
            hand.act(f"discard {card_names(tuple(discarded_cards))}")
            continue
        hand.act(next(action for action in PASSIVE_ACTIONS if action in legal))
    return hand


@pytest.mark.parametrize("name", [name for name in VARIANTS if name not in DISCARD_GAMES])
def test_every_game_has_equity_at_every_decision(name: str) -> None:
    seats = 2 if name in ("kuhn", "leduc") else 3
    game = name if seats == 2 else f"limit {name} 2/4"
    hand = play_passively(game, seats)
    all_odds = decision_odds(hand)
    assert all_odds
    odds_by_street: dict[str, dict[int, DecisionOdds]] = {}
    for odds in all_odds:
        assert odds.equity is not None, odds
        assert 0 <= odds.equity <= 1
        assert odds.opponents == "shown"
        assert odds.to_call or not odds.pot_odds
        odds_by_street.setdefault(odds.street, {})[odds.seat] = odds
    for street_odds in odds_by_street.values():
        if len(street_odds) == seats:  # nobody folds, so they share the pot
            total_equity = sum(odds_of_seat.equity or 0 for odds_of_seat in street_odds.values())
            assert total_equity == pytest.approx(1, abs=0.2 if len(all_odds) > 40 else 0.12)


@pytest.mark.parametrize("name", DISCARD_GAMES)
def test_equity_follows_the_discard_that_a_game_requires(name: str) -> None:
    all_odds = decision_odds(play_passively(f"limit {name} 2/4"))
    has_equity = [odds.equity is not None for odds in all_odds]
    assert has_equity == sorted(has_equity)
    assert has_equity[-1]
    assert not has_equity[0]


def test_river_bet_has_its_price_and_the_equity_against_any_cards() -> None:
    [history] = read_hands(RIVER)
    last_odds = decision_odds(history)[-1]
    assert (last_odds.street, last_odds.seat, last_odds.pot, last_odds.to_call) == (
        "river",
        0,
        2100,
        900,
    )
    assert last_odds.pot_odds == pytest.approx(0.3)
    expected = rb.equity(
        "AhKh",
        "22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32",
        board="Qs Jh 2h 7c 4d",
    )
    assert last_odds.equity == pytest.approx(expected.equities[0], abs=0.02)
    assert (last_odds.opponents, last_odds.is_pat) == ("unknown", False)
    other_equities = [odds.equity for odds in decision_odds(history) if odds.seat == 1]
    assert other_equities == [None] * 4


def test_two_boards_count_half_each() -> None:
    hand = rb.Hand("double board pot-limit omaha 1/2", seed=4)
    for action in ("call", *["check"] * 7):
        hand.act(action)
    all_odds = decision_odds(hand)
    assert len(hand.boards) == 2
    total_equity = sum(odds.equity or 0 for odds in all_odds[-2:])
    assert total_equity == pytest.approx(1, abs=0.01)
    assert all_odds[-1].equity in (0, 0.25, 0.5, 0.75, 1)


def test_cards_before_a_draw_count_as_they_are() -> None:
    all_odds = decision_odds(play_passively("limit 2-7 triple draw 2/4"))
    assert [odds.is_pat for odds in all_odds[:3]] == [True] * 3
    assert [odds.is_pat for odds in all_odds[-3:]] == [False] * 3
