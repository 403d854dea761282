"""The home game: consecutive hands with persistent stacks and a moving button."""

import copy
import itertools
import pickle
import random
import re
from typing import Any

import pytest

from riverboat.cards import card_names
from riverboat.engine import BadGame, HandState, IllegalAction, ToAct, ToDraw, pot_info
from riverboat.engine.hand_audit import audit
from riverboat.engine.state.hand_facts import StubReshuffled
from riverboat.hands import Hand
from riverboat.homegame import HomeGame


def home_game() -> HomeGame:
    return HomeGame("no-limit hold'em 1/2", ["Ann", "Bob", "Cat"], stack=100, seed=7)


def play_out(game: HomeGame, *actions: str) -> None:
    game.deal()
    for action in actions:
        game.act(action)


def test_button_moves_and_stacks_persist() -> None:
    game = home_game()
    play_out(game, "fold", "fold")
    assert game.button == "Ann"
    assert game.stacks == {"Ann": 100, "Bob": 99, "Cat": 101}
    play_out(game, "fold", "fold")
    assert game.button == "Bob"
    assert sum(game.stacks.values()) == 300


def test_broke_player_rebuys_between_hands() -> None:
    game = home_game()
    play_out(game, "all-in", "call", "fold")
    broke_player = next(name for name, chips in game.stacks.items() if not chips)
    game.deal()
    assert broke_player not in game.dealt_in
    with pytest.raises(IllegalAction, match=f"{broke_player} can’t buy chips during the hand"):
        game.buy_in(broke_player, 100)
    while not game.over:
        game.act("fold")
    game.buy_in(broke_player, 60)
    assert game.stacks[broke_player] == 60
    game.deal()
    assert broke_player in game.dealt_in
    assert sum(game.stacks.values()) + (game.hand.pot if game.hand else 0) == 360


@pytest.mark.parametrize("name, chips", [("Dan", 100), ("Ann", 0), ("Ann", -5)])
def test_invalid_buy_in_is_refused(name: str, chips: int) -> None:
    with pytest.raises(BadGame, match=name):
        home_game().buy_in(name, chips)


def test_action_out_of_turn_is_refused() -> None:
    game = HomeGame("no-limit hold'em 1/2", ["Ann", "Bob", "Cat"], stack=200, seed=7)
    game.deal()
    with pytest.raises(IllegalAction, match="Bob can’t raise to 6 out of turn: action is on Ann"):
        game.act("raise 6", by="Bob")
    with pytest.raises(BadGame, match="'Dan' isn’t in this hand"):
        game.act("fold", by="Dan")
    game.act("raise 6", by="Ann")
    assert game.to_act == "Bob"


def test_stud_bring_in_and_completion_are_entered_as_words() -> None:
    game = HomeGame("limit seven-card stud 4/8 ante 1 bring-in 2", ["Ann", "Bob", "Cat"], seed=3)
    game.deal()
    assert str(game.legal) == "bring in 2, complete to 4"
    with pytest.raises(IllegalAction, match="the bring-in is due"):
        game.act("fold")
    game.act("bring in")
    assert str(game.legal) == "fold, call 2, complete to 4"
    game.act("complete")
    assert str(game.legal) == "fold, call 4, raise to 8"


def test_draw_by_words_replaces_cards() -> None:
    game = HomeGame("limit 2-7 triple draw 4/8", ["Ann", "Bob"], seed=3)
    game.deal()
    for action in ("call", "check"):
        game.act(action)
    drawing_player = game.to_act
    assert drawing_player is not None
    holding = game.view(drawing_player).state.holdings[game.seat(drawing_player)]
    with pytest.raises(IllegalAction, match="type stand pat, or draw 7c 2d"):
        game.act("draw nothing")
    game.act(f"draw {card_names(holding[:2])}")
    assert (
        len(set(game.view(drawing_player).state.holdings[game.seat(drawing_player)]) & set(holding))
        == 3
    )
    game.act("stand pat")
    assert str(game.legal).startswith("fold, check, bet")


def test_exhausted_stub_is_reshuffled_from_discards() -> None:
    players = [f"player {number}" for number in range(7)]
    game = HomeGame("limit 2-7 triple draw 4/8", players, stack=1000, seed=5)
    for _ in range(3):
        game.deal()
        while not game.over:
            if isinstance(game.awaiting, ToDraw) and game.to_act:
                holding = game.view(game.to_act).state.holdings[game.seat(game.to_act)]
                game.act(f"draw {card_names(holding)}")
            else:
                game.act("call" if isinstance(game.awaiting, ToAct) else "show")
        assert any(isinstance(fact, StubReshuffled) for fact in game.log)
        assert audit(game.log) == []
        assert sum(game.stacks.values()) == 7000


def test_passed_out_antes_carry_over() -> None:
    game_name = "limit five-card draw 4/8 no blinds ante 1 aces or better"
    game = HomeGame(game_name, ["Ann", "Bob"], stack=50, seed=1)
    game.deal()
    while not game.over:
        game.act("check")
    assert (game.carried, sum(game.stacks.values())) == (2, 98)
    game.deal()
    assert game.hand is not None
    assert game.hand.pot == 4


def test_pot_limit_bring_in_player_may_open_up_to_pot() -> None:
    game = HomeGame("pot-limit seven-card stud 2/4 ante 1 bring-in 1", 5, seed=1)
    game.deal()
    assert str(game.legal) == "bring in 1, complete to 2-5"
    assert game.hand is not None
    assert (
        str(pot_info(game.hand.state, game.hand.state.bring_in_owed_by)) == "pot 5; pot-size bet: 5"
    )
    game.act("bring in")
    assert str(game.legal) == "fold, call 1, complete to 2-8"
    game.act("complete 5")  # a bet of 5, not a raise of 4: the next raise is at least 5
    assert str(game.legal) == "fold, call 5, raise to 10-21"


def test_copy_is_independent_with_same_cards() -> None:
    game = HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.deal()
    for copied_game in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle_copy(game)):
        assert copied_game.hand is not None
        assert game.hand is not None
        assert copied_game.hand.state == game.hand.state
        assert copied_game.hand is not game.hand
        stacks_before, log_length = dict(copied_game.stacks), len(game.log)
        copied_game.act("raise 6")
        copied_game.act("fold")
        assert (len(game.log), game.stacks) == (log_length, stacks_before), (
            "the first knows nothing of it"
        )
        second_home_game = game.copy()
        second_home_game.act("raise 6")
        second_home_game.act("fold")
        copied_game.deal()
        second_home_game.deal()
        assert copied_game.log == second_home_game.log, "and the next deck is the same"


def state_of(game: HomeGame) -> HandState:
    assert game.hand is not None
    return game.hand.state


def pickle_copy(game: HomeGame) -> HomeGame:
    return pickle.loads(pickle.dumps(game))  # type: ignore[no-any-return]


def test_unseeded_game_can_be_copied_and_pickled() -> None:
    game = HomeGame("limit hold'em 2/4", players=3, stack=100)
    game.deal()
    state = state_of(game)
    assert state_of(pickle_copy(game)) == state_of(game.copy()) == state
    game.act("fold")
    assert sum(pickle_copy(game).stacks.values()) + (game.hand.pot if game.hand else 0) == 300


def test_printed_legal_actions_are_accepted_as_input() -> None:
    actions: set[str] = set()
    for game_name, seed in itertools.product(GAMES, range(8)):
        rng = random.Random(f"{game_name} {seed}")
        game = HomeGame(game_name, players=4, stack=60, seed=seed, house="home-1")
        game.deal()
        while not game.over:
            legal_texts = [
                entry for entry in entries_for_legal_actions(str(game.legal), game, rng) if entry
            ]
            for entry in legal_texts:
                game.copy().act(entry)
                actions.add(re.sub(r"\d+", "N", entry))
            game.act(rng.choice(legal_texts))
    assert {"call N", "raise to N", "bring in N", "complete to N", "bet N"} <= actions
    assert {"stand pat", "show", "run it N times"} <= actions


GAMES = (
    "no-limit hold'em 1/2",
    "limit razz 4/8 ante 1 bring-in 2",
    "limit 2-7 triple draw 2/4",
    "pot-limit omaha 1/2",
)


def entries_for_legal_actions(legal_text: str, game: HomeGame, rng: random.Random) -> list[str]:
    """Turn a printed legal action into an entry, with a size in range or own cards."""

    def make_entry(clause: str) -> str:
        if match := re.fullmatch(r"draw 1-(\d+)", clause):
            assert game.hand is not None
            holding = game.hand.state.holdings[game.seat(game.to_act or "")]
            discards = rng.sample(holding, rng.randint(1, min(int(match[1]), len(holding))))
            return f"draw {card_names(discards)}"
        return re.sub(r"(\d+)-(\d+)", lambda limits: limits[rng.randint(1, 2)], clause)

    clauses = [
        clause for action_text in legal_text.split(", ") for clause in action_text.split(" or ")
    ]
    return [make_entry(clause) for clause in clauses]


@pytest.mark.parametrize(
    "action, reason",
    [
        ("call 5", "Ann can’t call 5: the call is 1; legal now: fold, call 1, raise to 4-200"),
        ("call it", "unknown action 'call it'"),
        ("call -1", "unknown action 'call -1'"),
        ("raise to \u0663", "unknown action 'raise to \u0663'"),
        ("bring in 2", "can’t bring it in"),
    ],
)
def test_invalid_action_is_refused_with_legal_actions(action: str, reason: str) -> None:
    game = HomeGame("no-limit hold'em 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.deal()
    with pytest.raises(IllegalAction, match=re.escape(reason)):
        game.act(action)
    assert game.stacks == {"Ann": 199, "Bob": 198}


def test_game_exposes_hand_results() -> None:
    game = home_game()
    assert (game.payoffs, game.winners, game.history) == ({}, (), ())
    play_out(game, "raise 6", "fold")
    assert game.payoffs == {"Ann": 0, "Bob": 0, "Cat": 0}
    game.act("fold")
    assert game.payoffs == {"Ann": 3, "Bob": -1, "Cat": -2}
    assert game.winners == ("Ann",)
    assert game.history[1:] == ("raise 6", "fold", "fold")
    assert game.players["Ann"].pfr
    assert "\n" not in repr(game)


def test_bots_play_for_named_players() -> None:
    game = home_game()
    game.play({"Bob": "rock", "Cat": lambda hand: hand.legal[0]})
    assert game.to_act == "Ann"
    game.act("fold")
    game.play("caller", hands=3)
    assert (game.hands, game.over) == (3, True)
    assert sum(game.stacks.values()) == 300
    second_home_game = home_game()
    second_home_game.play("random", hands=50)
    unpickled_game = pickle.loads(pickle.dumps(home_game()))
    unpickled_game.play("random", hands=50)
    assert second_home_game.stacks == unpickled_game.stacks


def test_bot_for_unknown_player_is_refused() -> None:
    with pytest.raises(BadGame, match="'Dan' isn’t seated; seated: Ann, Bob, Cat"):
        home_game().play({"Dan": "rock"})


@pytest.mark.parametrize(
    "players, chips, reason",
    [
        (["Ann"], {}, "hold'em is for 2 to 10 players, not 1 (GAME-03)"),
        (["Ann", "Bob", "Ann"], {}, "two players are called Ann"),
        (11, {}, "hold'em is for 2 to 10 players, not 11 (GAME-03)"),
        (["Ann", "Bob"], {"stack": -1}, "Ann can’t play with a stack of -1"),
        (["Ann", "Bob"], {"stacks": [200, 1.5]}, "Bob can’t play with a stack of 1.5"),
    ],
)
def test_impossible_game_is_refused_immediately(
    players: list[str] | int, chips: dict[str, Any], reason: str
) -> None:
    with pytest.raises(BadGame) as error:
        HomeGame("nlhe 1/2", players, **chips)
    assert str(error.value).startswith(reason)


def test_hand_of_game_is_linked_to_game() -> None:
    game = home_game()
    game.deal()
    assert type(game.hand) is type(game.view()) is type(game.view("Bob")) is Hand
    assert (game.hand.street, game.hand.live, len(game.hand.players)) == ("preflop", (1, 2, 0), 3)
    assert str(game.hand.legal) == str(game.legal)
    assert repr(game.view("Bob").hole(0)) == "?? ??"
    assert game.hand.after("fold").to_act == 1
    assert game.to_act == "Ann", "another hand has gone on"
    game.hand.act("fold")
    assert game.to_act == "Bob"
    game.hand.act("fold")
    assert game.over
    assert game.stacks == {"Ann": 100, "Bob": 99, "Cat": 101}
    game.deal()
    assert game.button == "Bob"


def test_engine_fields_on_hand_warn_of_deprecation() -> None:
    game = home_game()
    game.deal()
    assert game.hand is not None
    with pytest.warns(DeprecationWarning, match=r"hand\.state\.holdings"):
        holdings = game.hand.holdings  # type: ignore[attr-defined]
    assert holdings == game.hand.state.holdings
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = game.hand.nonsense  # type: ignore[attr-defined]
