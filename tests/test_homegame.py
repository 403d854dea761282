"""The home game: hand after hand, chips kept, the button moving."""

import pytest

from riverboat.engine import BadGame, IllegalAction
from riverboat.homegame import HomeGame


def home_game() -> HomeGame:
    return HomeGame("no-limit hold'em 1/2", ["Ann", "Bob", "Cat"], stack=100, seed=7)


def play_out(game: HomeGame, *actions: str) -> None:
    game.deal()
    for action in actions:
        game.act(action)


def test_the_button_moves_and_stacks_are_kept() -> None:
    game = home_game()
    play_out(game, "fold", "fold")
    assert game.button == "Ann"
    assert game.stacks == {"Ann": 100, "Bob": 99, "Cat": 101}
    play_out(game, "fold", "fold")
    assert game.button == "Bob"
    assert sum(game.stacks.values()) == 300


def test_who_is_broke_buys_in_between_hands_and_is_dealt_in_again() -> None:
    game = home_game()
    play_out(game, "all-in", "call", "fold")
    broke = next(name for name, chips in game.stacks.items() if not chips)
    game.deal()
    assert broke not in game.dealt_in
    with pytest.raises(IllegalAction, match=f"{broke} cannot buy chips before the hand is over"):
        game.buy_in(broke, 100)
    while not game.over:
        game.act("fold")
    game.buy_in(broke, 60)
    assert game.stacks[broke] == 60
    game.deal()
    assert broke in game.dealt_in
    assert sum(game.stacks.values()) + (game.hand.pot if game.hand else 0) == 360


@pytest.mark.parametrize("name, chips", [("Dan", 100), ("Ann", 0), ("Ann", -5)])
def test_only_players_buy_chips_and_only_some(name: str, chips: int) -> None:
    with pytest.raises(BadGame, match=name):
        home_game().buy_in(name, chips)


def test_who_speaks_out_of_turn_is_named_and_refused() -> None:
    game = HomeGame("no-limit hold'em 1/2", ["Ann", "Bob", "Cat"], stack=200, seed=7)
    game.deal()
    with pytest.raises(IllegalAction, match="Bob cannot raise to 6 out of turn: Ann is to act"):
        game.act("raise 6", by="Bob")
    with pytest.raises(BadGame, match="'Dan' is not in this hand"):
        game.act("fold", by="Dan")
    game.act("raise 6", by="Ann")
    assert game.to_act == "Bob"
