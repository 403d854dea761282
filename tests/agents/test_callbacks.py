"""Bots written for other libraries' callbacks: PyPokerEngine and MIT Pokerbots."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from riverboat.agents import Pokerbot, PyPokerEngine
from riverboat.agents.pokerbots import CallAction, CheckAction, FoldAction, RaiseAction
from riverboat.cli import app
from riverboat.hands import Hand
from riverboat.sim import match


class PyPokerEnginePlayer:
    """A PyPokerEngine player that records its callbacks."""

    def __init__(self, answer: Callable[[list[Any]], tuple[str, int]]) -> None:
        self.answer, self.received_callbacks = answer, list[tuple[Any, ...]]()

    def declare_action(
        self, valid_actions: list[Any], hole_card: list[str], round_state: dict[str, Any]
    ) -> tuple[str, int]:
        self.received_callbacks.append(("ask", valid_actions, hole_card, round_state))
        return self.answer(valid_actions)

    def receive_game_start_message(self, game_info: dict[str, Any]) -> None:
        self.received_callbacks.append(("game", game_info))

    def receive_round_start_message(
        self, round_count: int, hole_card: list[str], seats: list[Any]
    ) -> None:
        self.received_callbacks.append(("round", round_count, hole_card, seats))

    def receive_street_start_message(self, street: str, round_state: dict[str, Any]) -> None:
        self.received_callbacks.append(("street", street))

    def receive_game_update_message(self, action: Any, round_state: dict[str, Any]) -> None:
        self.received_callbacks.append(("update", action))

    def receive_round_result_message(
        self, winners: list[Any], hand_info: list[Any], round_state: dict[str, Any]
    ) -> None:
        self.received_callbacks.append(("result", winners, round_state))


@pytest.mark.parametrize(
    "choose_action, equivalent_name",
    [
        (lambda valid: ("call", valid[1]["amount"]), "call"),
        (lambda valid: ("raise", valid[2]["amount"]["max"]), "raise most"),
        (lambda valid: ("raise", 1), "raise least"),
        (lambda valid: ("fold", 0), "fold"),
    ],
)
def test_pypokerengine_player_matches_equivalent_bot(
    choose_action: Any, equivalent_name: str
) -> None:
    def choose_like_player(hand: Hand) -> str:
        legal = hand.legal
        if equivalent_name.startswith("raise") and legal.high:
            return legal[-1] if equivalent_name == "raise most" else f"raise {legal.low}"
        return "check" if legal.may_check else "fold" if equivalent_name == "fold" else "call"

    def choose_with_bet(hand: Hand) -> str:
        return choose_like_player(hand).replace("raise", "raise" if any(hand.bets) else "bet")

    match_result = match(
        PyPokerEngine(PyPokerEnginePlayer(choose_action)), "random", hands=60, seed=3
    )
    equivalent_result = match(choose_with_bet, "random", hands=60, seed=3)
    assert [player.net for player in match_result.players] == [
        player.net for player in equivalent_result.players
    ]


def test_pypokerengine_player_receives_all_callbacks() -> None:
    recording_player = PyPokerEnginePlayer(
        lambda valid_actions: ("call", valid_actions[1]["amount"])
    )
    match(PyPokerEngine(recording_player), "caller", game="nlhe 5/10", stack=500, hands=2, seed=1)
    callback_kinds = [callback[0] for callback in recording_player.received_callbacks]
    assert callback_kinds[:2] == ["game", "round"]
    assert callback_kinds.count("game") == 1
    assert callback_kinds.count("round") == callback_kinds.count("result") == 2
    game_info = recording_player.received_callbacks[0][1]
    assert (game_info["player_num"], game_info["rule"]["small_blind_amount"]) == (2, 5)
    assert [
        callback[1] for callback in recording_player.received_callbacks if callback[0] == "street"
    ][:4] == [*("preflop", "flop", "turn", "river")]
    valid_actions, hole_cards, round_state = next(
        callback for callback in recording_player.received_callbacks if callback[0] == "ask"
    )[1:]
    assert [action["action"] for action in valid_actions] == ["fold", "call", "raise"]
    assert valid_actions[2]["amount"]["max"] == 500
    assert all(card[0] in "CDHS" and card[1] in "23456789TJQKA" for card in hole_cards)
    assert len(hole_cards) == 2
    preflop_actions = round_state["action_histories"]["preflop"][:2]
    assert [(action["action"], action["amount"]) for action in preflop_actions] == [
        *(("SMALLBLIND", 5), ("BIGBLIND", 10))
    ]
    assert {"street", "pot", "community_card", "seats", "next_player"} <= round_state.keys()


class PokerbotRecorder:
    """An MIT Pokerbots bot that records its callbacks."""

    def __init__(self, answer: Callable[[Any], Any]) -> None:
        self.answer, self.rounds, self.finished_rounds = answer, list[Any](), list[Any]()

    def handle_new_round(self, game_state: Any, round_state: Any, seat: int) -> None:
        self.rounds.append((game_state, round_state, seat))

    def handle_round_over(self, game_state: Any, terminal_state: Any, seat: int) -> None:
        self.finished_rounds.append((game_state, terminal_state, seat))

    def get_action(self, game_state: Any, round_state: Any, seat: int) -> Any:
        assert round_state.hands[seat]
        assert not round_state.hands[1 - seat]
        assert sum(round_state.stacks) + sum(round_state.pips) <= 800
        return self.answer(round_state)


def choose_call(state: Any) -> Any:
    return CallAction() if CallAction in state.legal_actions() else CheckAction()


def choose_all_in(state: Any) -> Any:
    can_raise = RaiseAction in state.legal_actions()
    return RaiseAction(state.raise_bounds()[1]) if can_raise else choose_call(state)


@pytest.mark.parametrize(
    "answer", [choose_call, choose_all_in, lambda state: FoldAction(), lambda state: None]
)
def test_pokerbots_bot_plays_and_receives_callbacks(answer: Any) -> None:
    recorder = PokerbotRecorder(answer)
    match_result = match(Pokerbot(recorder, name="student"), "random", stack=400, hands=40, seed=5)
    assert match_result[0].name == "student"
    assert len(recorder.finished_rounds) == 40
    assert recorder.finished_rounds[-1][0].bankroll == match_result[0].net
    for game, terminal_state, seat in recorder.finished_rounds:
        assert sum(terminal_state.deltas) == 0
        assert seat in (0, 1)
        assert game.round_num <= 40
    # The button has posted the small blind, and acts first before the flop.
    _, first_round_state, seat = recorder.rounds[0]
    assert (first_round_state.street, first_round_state.pips[seat] in (1, 2)) == (0, True)


def test_pokerbots_bot_refuses_third_player() -> None:
    with pytest.raises(
        ValueError, match="MIT Pokerbots bots play heads-up only, not against 2 opponents"
    ):
        Pokerbot(PokerbotRecorder(choose_call)).act(Hand("nlhe 1/2", seats=3, seed=1).view(2))


def test_pypokerengine_player_plays_from_command_line(tmp_path: Path) -> None:
    file = tmp_path / "theirs.py"
    file.write_text(
        "from riverboat.agents import PyPokerEngine\n"
        "from tests.agents.test_callbacks import PyPokerEnginePlayer\n"
        "bot = PyPokerEngine(PyPokerEnginePlayer(lambda valid: ('call', valid[1]['amount'])))\n"
    )
    output = CliRunner().invoke(
        app, ["match", f"{file}:bot", "caller", "--hands", "6", "--seed", "1"]
    )
    assert output.exit_code == 0, output.output
    assert "PyPokerEnginePlayer" in output.output
