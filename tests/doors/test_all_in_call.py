"""VERB-10 in every interface: all-in against a covered all-in opponent is a call."""

from __future__ import annotations

from typing import Any

import pytest

import riverboat as rb
from riverboat.cli.table_sessions.action_parser import parse_action_entry
from riverboat.engine import AllIn, HandState, ToAct
from riverboat.engine.play import decide, legal_actions
from riverboat.engine.state.hand_facts import Called
from riverboat.live import enter
from riverboat.live.scorekeeper_entries import ActEntry
from riverboat.remote.command_conversion import to_wire_command
from riverboat.remote.table_replica import to_engine_turn
from riverboat.service.handlers.command_translation import to_table_command
from riverboat.service.views.private_view import build_hand_turn
from riverboat.table.state import table_commands as c
from riverboat.table.state.table_pending import ToPlay
from riverboat.wire import client_commands as w
from tests.live.scorekeeper_games import act_in_turn, make_keeper
from tests.remote.simulated_room import SimulatedRoom

BLIND_GAME = "nlhe 1/2"


def make_covering_hand() -> tuple[rb.Hand, HandState, ToAct]:
    """Return a heads-up hand in which the covering player faces an all-in."""
    hand = rb.Hand(BLIND_GAME, stacks=[40, 200], seed=7)
    hand.act("call")
    hand.act("all-in")
    state = hand.state
    turn = legal_actions(state)
    assert turn is not None
    assert turn.call == 38
    return hand, state, turn


@pytest.mark.parametrize("action", ["all-in", "all in", "allin"])
def test_library_treats_all_in_as_call(action: str) -> None:
    hand, _, turn = make_covering_hand()
    assert action in hand.legal
    assert AllIn() in turn
    hand.act(action)
    assert hand.over


def test_terminal_treats_all_in_as_call() -> None:
    _, state, turn = make_covering_hand()
    for entry in ("a", "all-in", "r all-in"):
        command = parse_action_entry(entry, state, turn, turn.seat)
        assert decide(state, command) == Called(turn.seat, 38)


def test_home_game_treats_all_in_as_call() -> None:
    game = rb.HomeGame(BLIND_GAME, players=["Ann", "Bob"], stacks=[40, 200], seed=7)
    game.deal(button="Bob")
    game.act("call")
    game.act("all-in")
    game.act("all-in")
    assert game.over
    assert sum(game.stacks.values()) == 240


def test_custom_bot_all_in_is_call() -> None:
    """A bot that always answers all-in calls when it covers the opponent."""

    def shove(_hand: rb.Hand) -> str:
        return "all-in"

    game = rb.HomeGame(BLIND_GAME, players=["Ann", "Bob"], stacks=[40, 200], seed=7)
    game.play(shove)
    assert game.over
    assert sum(game.stacks.values()) == 240


def test_wire_command_all_in_is_call() -> None:
    room = SimulatedRoom(BLIND_GAME)
    room.seat("Ann 40, Bob 200")
    room.begin()
    for _ in range(2):
        pending = room.dealer.pending
        assert isinstance(pending, ToPlay)
        chair = pending.chairs[0]
        player = room.dealer.table.chairs[chair].player
        room.apply_commands(to_table_command(room.dealer.table, w.AllIn(), player, chair, now_ms=0))
    assert any(isinstance(fact, Called) for fact in room.dealer.log)
    assert sum(room.dealer.table.chairs[chair].chips for chair in (1, 2)) == 240


def test_client_turn_allows_all_in() -> None:
    """The client's turn allows all-in, and the room accepts the command."""
    _, state, turn = make_covering_hand()
    turn_message: Any = build_hand_turn(state, turn.seat, turn)
    assert AllIn() in to_engine_turn(turn.seat, turn_message)
    assert to_wire_command(AllIn()) == w.AllIn()


def test_scorekeeper_all_in_entry_is_call() -> None:
    scorekeeper = make_keeper(40, 200)
    scorekeeper.execute(c.Begin())
    act_in_turn(scorekeeper, AllIn())
    enter(scorekeeper, ActEntry("all-in"), authority="cash")
    assert any(isinstance(fact, Called) for fact in scorekeeper.log)
