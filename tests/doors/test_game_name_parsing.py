"""Game names, parsed equally by every interface."""

from __future__ import annotations

import pytest

import riverboat as rb
from riverboat.engine import Game, read_game
from riverboat.engine.games.game_names import parse_game
from riverboat.hands.game_lookup import find_game
from riverboat.table.rules.config import build_config
from riverboat.table.rules.table_rules import TableRules
from tests.remote.simulated_room import SimulatedRoom

STANDARD_NAME_BY_INPUT = {
    "plo 1/2 double board": "pot-limit omaha 1/2 2 boards",
    "PLO 1/2 two boards": "pot-limit omaha 1/2 2 boards",
    "double-board PLO 1/2": "pot-limit omaha 1/2 2 boards",
    "nlhe 1/2 single board": "no-limit hold'em 1/2",
    "bomb pot plo ante 5 double board": "pot-limit omaha ante 5 bomb 2 boards",
    "nlhe 1/2 bb ante 2": "no-limit hold'em 1/2 bb ante 2",
    "nlhe 1/2 big blind ante 2": "no-limit hold'em 1/2 bb ante 2",
    "nlhe 1/2 big-blind ante": "no-limit hold'em 1/2 bb ante 2",
    "nlhe 1/2 bba": "no-limit hold'em 1/2 bb ante 2",
    "nlhe 1/2 straddle 4": "no-limit hold'em 1/2 straddle 4",
    "1/2 nl straddle": "no-limit hold'em 1/2 straddle 4",
    "plo $5/$10 utg straddle": "pot-limit omaha 5/10 straddle 20",
    "nlhe 0.5/1 bb ante 1 straddle 2": "no-limit hold'em 50/100 bb ante 100 straddle 200",
    "NL200": "no-limit hold'em 1/2",
    "200NL": "no-limit hold'em 1/2",
    "nl100": "no-limit hold'em 50/100",
    "NL25": "no-limit hold'em 10/25",
    "NL5": "no-limit hold'em 2/5",
    "NL1k": "no-limit hold'em 5/10",
    "PLO200": "pot-limit omaha 1/2",
    "PLO5 1/2": "pot-limit omaha 5 1/2",
    "PLO8 1/2": "pot-limit omaha hi-lo 1/2",
    "$1/$2 NLH": "no-limit hold'em 1/2",
    "NLHE ($1/$2)": "no-limit hold'em 1/2",
}
REASON_BY_INVALID_NAME = {
    "nlhe 1/2 straddle 3": "straddle 3 too small: use two big blinds, 4, or more",
    "nlhe 1/2 ante 1 bb ante 2": "choose an ante for each player or a big blind ante",
    "limit stud 4/8 ante 1 bring-in 2 straddle 4": "need blinds",
    "nlhe 1/2 nine boards": "can’t read",
}


@pytest.mark.parametrize("name", STANDARD_NAME_BY_INPUT)
def test_every_interface_parses_game_name_equally(name: str) -> None:
    game = read_game(name)
    assert isinstance(game, Game)
    assert game.name == STANDARD_NAME_BY_INPUT[name]
    assert parse_game(game.name, game.rules) == game
    assert find_game(name, None).name == game.name
    assert TableRules.preset("home", name).games[0].name == game.name
    assert build_config({"preset": "cash", "game": name}).rules.games[0].name == game.name
    assert rb.Hand(name, seats=4, seed=1).game.name == game.name


@pytest.mark.parametrize("name", REASON_BY_INVALID_NAME)
def test_invalid_game_name_is_refused_with_reason(name: str) -> None:
    with pytest.raises(rb.BadGame, match=REASON_BY_INVALID_NAME[name]):
        read_game(name)


def test_game_name_sets_big_blind_ante_and_utg_straddle() -> None:
    hand = rb.Hand("nlhe 1/2 bb ante 2 straddle 4", seats=4, seed=1)
    assert (hand.pot, hand.bets) == (9, (1, 2, 4, 0))
    assert hand.stacks == (199, 196, 196, 200)
    assert (hand.to_act, hand.legal.call) == (3, 4)
    for _ in range(3):
        hand.act("call")
    assert hand.to_act == 2, "a straddle buys the last word"


def test_heads_up_has_no_straddle() -> None:
    hand = rb.Hand("nlhe 1/2 straddle 4", seed=1)
    assert hand.pot == 3


def test_table_posts_bets_from_game_name() -> None:
    room = SimulatedRoom("nlhe 1/2 bb ante 2 straddle 4", preset="cash")
    room.seat("Ann 200, Bob 200, Cid 200, Dan 200")
    room.begin()
    hand = room.dealer.table.hand
    assert hand is not None
    assert sorted(hand.bets) == [0, 1, 2, 4]
    assert hand.dead_chips == 2
