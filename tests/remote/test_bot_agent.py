"""Bot agents fed with frames: every style plays every game without rejected commands."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from riverboat.bots import CHARACTER_STYLES, STYLES
from riverboat.engine import (
    CALL,
    FOLD,
    AllIn,
    AnyCommand,
    BadGame,
    Game,
    HandState,
    HouseRules,
    RaiseTo,
    RunIt,
    parse_game,
)
from riverboat.remote.bot_agent import BotAgent, DelayedFrame
from riverboat.remote.cut_chain import CutChain, is_promised_cut
from riverboat.table.state import table_commands as c
from riverboat.table.state.facts import SatOut, SitOutReason
from riverboat.wire import client_commands as w
from riverboat.wire import messages as m
from riverboat.wire import view as v
from riverboat.wire.refusal_frames import rejected as rejected
from riverboat.wire.refusal_frames import watch_ended
from riverboat.words import QuotedRefusal
from riverboat.words.refusals.joining import TableClosedNow
from riverboat.words.refusals.table_commands import CommandTooLate
from tests.remote.simulated_bots import SimulatedBots
from tests.remote.simulated_room import NOW_MS, TABLE_ID, SimulatedRoom, encode, to_raw_facts
from tests.schedule import run_in
from tests.thorough import THOROUGH, example_count

GAMES = (
    "no-limit hold'em 1/2",
    "pot-limit omaha 1/2",
    "limit omaha hi-lo 4/8",
    "limit stud 30/60 ante 5 bring-in 10",
    "limit stud hi-lo 30/60 ante 5 bring-in 10",
    "limit 2-7 triple draw 4/8",
    "limit badugi 4/8",
)
PLAYER_NAMES = ("Ann", "Bob", "Cat")


def seat_bots(game: str | Game, *styles: str, stack: int = 1000, **options: Any) -> SimulatedBots:
    simulated_bots = join_bots(game, *styles, **options)
    simulated_bots.room.seat(", ".join(f"{name} {stack}" for name in simulated_bots.agents))
    simulated_bots.join()
    return simulated_bots


def join_bots(
    game: str | Game, *styles: str, preset: str = "online", **options: Any
) -> SimulatedBots:
    room = SimulatedRoom(game, preset, buy_in={"least": 1, "most": 0}, **options)
    return SimulatedBots(room, dict(zip(PLAYER_NAMES, styles, strict=False)))


def list_sent_commands(simulated_bots: SimulatedBots) -> Iterator[w.AnyClientCommand]:
    for _, reply in simulated_bots.sent_replies:
        if isinstance(reply.frame, m.SubmitCommand):
            yield reply.frame.command


# Every style in every game ------------------------------------------------------------------------


STYLE_AND_GAME_CASES = [
    (name, game)
    for style_index, name in enumerate(STYLES)
    for game_index, game in enumerate(GAMES)
    if THOROUGH or (game_index + style_index) % 3 == 0
]
"""Each game with some styles and each style in some games; all combinations in a thorough run."""


@run_in("slow", keep_every=5)
@pytest.mark.parametrize("name, game", STYLE_AND_GAME_CASES)
def test_every_style_submits_only_legal_commands(name: str, game: str) -> None:
    simulated_bots = seat_bots(game, name, "random", "caller")
    simulated_bots.play(hand_count=4)
    assert simulated_bots.room.refusals == []


@pytest.mark.parametrize("preset", ["cash", "home", "tournament"])
def test_styles_follow_house_showdown_rules(preset: str) -> None:
    simulated_bots = seat_bots(
        "no-limit hold'em 1/2", "maniac", "calling", "wild", preset=preset, stack=60
    )
    simulated_bots.play(hand_count=25)
    assert simulated_bots.room.refusals == []
    command_types = {type(command) for command in list_sent_commands(simulated_bots)}
    assert w.Muck in command_types, "only who is beaten is asked"
    if preset == "home":
        assert w.RunIt in command_types


def test_bots_declare_in_split_pot_games() -> None:
    rules = HouseRules.preset("online", split_pot="declare")
    game = parse_game("limit omaha hi-lo 4/8", rules)
    simulated_bots = seat_bots(game, "shark", "random", "maniac")
    simulated_bots.play(hand_count=6)
    assert simulated_bots.room.refusals == []
    assert any(isinstance(command, w.Declare) for command in list_sent_commands(simulated_bots))


def test_only_bluffing_styles_straddle() -> None:
    straddle_rule = {"enabled": True, "positions": ("any",)}
    simulated_bots = seat_bots(
        "no-limit hold'em 1/2", "maniac", "rock", "random", straddle=straddle_rule
    )
    simulated_bots.play(hand_count=12)
    assert simulated_bots.room.refusals == []
    straddlers = {
        name
        for name, reply in simulated_bots.sent_replies
        if isinstance(reply.frame, m.SubmitCommand) and isinstance(reply.frame.command, w.Straddle)
    }
    assert "Ann" in straddlers
    assert "Bob" not in straddlers


def test_same_seed_plays_same_hands() -> None:
    logs = []
    for _ in range(2):
        simulated_bots = seat_bots("no-limit hold'em 1/2", "shark", "maniac", "wild")
        simulated_bots.play(hand_count=5)
        logs.append(simulated_bots.room.dealer.log)
    assert logs[0] == logs[1]


def test_default_style_is_random_and_unknown_style_refused() -> None:
    assert {BotAgent("t", rng=Random(seed)).style for seed in range(60)} == {*CHARACTER_STYLES}
    with pytest.raises(BadGame, match="unknown style 'sheepish'"):
        BotAgent("t", "sheepish")


# Buying again and leaving -------------------------------------------------------------------------


def bust_ann(rebuys: int) -> SimulatedBots:
    """Return a table where Ann has lost all her chips."""
    simulated_bots = seat_bots("no-limit hold'em 1/2", "caller", "caller", "caller")
    simulated_bots.agents["Ann"].rebuys = rebuys
    simulated_bots.play(hand_count=1)
    chips_lost = simulated_bots.room.dealer.table.chairs[1].chips
    simulated_bots.room.apply_commands(c.Adjust(1, -chips_lost, "they have lost it"))
    simulated_bots.send_pending_replies()
    return simulated_bots


def test_busted_bot_rebuys() -> None:
    simulated_bots = bust_ann(rebuys=1)
    table = simulated_bots.room.dealer.table
    chair = table.chair_of("Ann")
    assert w.Buy(200) in list(list_sent_commands(simulated_bots))
    assert table.chairs[chair].chips == 200
    assert simulated_bots.agents["Ann"].rebuys == 0
    simulated_bots.play(hand_count=1)
    assert chair in table.hand_chairs


def test_bot_without_rebuys_leaves() -> None:
    simulated_bots = bust_ann(rebuys=0)
    assert simulated_bots.room.dealer.table.chair_of("Ann") == 0
    assert simulated_bots.agents["Ann"].is_done
    assert simulated_bots.agents["Ann"].handle_frame(simulated_bots.room.snapshot("Ann")) == []
    assert simulated_bots.room.refusals == []


def test_bot_waits_for_buy_in_approval() -> None:
    table_options = {"buy_in": {"least": 1, "most": 0, "approval": True}}
    room = SimulatedRoom("no-limit hold'em 1/2", **table_options)  # type: ignore[arg-type]
    simulated_bots = SimulatedBots(room, {"Ann": "caller"})
    agent = simulated_bots.agents["Ann"] = BotAgent(
        TABLE_ID, "caller", rng=Random(1), auto_sit=True, chips=100
    )
    simulated_bots.join()
    simulated_bots.send_pending_replies()
    for _ in range(3):
        assert agent.handle_frame(room.snapshot("Ann"))[1:] == []
    assert list(list_sent_commands(simulated_bots)) == [
        w.Sit(room.dealer.table.chair_of("Ann"), 100)
    ]
    room.apply_commands(c.Approve(room.dealer.table.chair_of("Ann")))
    simulated_bots.send_pending_replies()
    assert not room.dealer.table.chairs[room.dealer.table.chair_of("Ann")].is_sitting_out
    assert room.refusals == []


def test_bot_sat_out_by_host_stays_out() -> None:
    simulated_bots = seat_bots("no-limit hold'em 1/2", "caller", "caller", "caller")
    simulated_bots.room.apply_commands(c.SitOut(1))
    simulated_bots.send_pending_replies()
    simulated_bots.play(hand_count=2)
    simulated_bots.send_pending_replies()
    assert simulated_bots.room.dealer.table.chairs[1].is_sitting_out
    assert not any(
        isinstance(command, w.ComeBack) for command in list_sent_commands(simulated_bots)
    )


def test_bot_returns_after_timeout_only() -> None:
    simulated_bots = seat_bots("no-limit hold'em 1/2", "caller", "caller", "caller")
    room = simulated_bots.room
    room.apply_commands(c.SitOut(1))
    snapshot = msgspec.json.decode(room.snapshot("Ann"), type=m.Snapshot)
    commands_by_reason: list[tuple[SitOutReason, list[w.AnyClientCommand]]] = [
        ("asked", []),
        ("out of time", [w.ComeBack()]),
    ]
    for reason, expected_commands in commands_by_reason:
        facts = to_raw_facts([SatOut(1, reason)])
        agent = BotAgent(TABLE_ID, "caller", rng=Random(1))
        agent.handle_frame(
            encode(
                msgspec.structs.replace(
                    snapshot, seq=room.seq - 1, view=mark_all_waiting(snapshot.view)
                )
            )
        )
        update = m.Update(TABLE_ID, room.seq, 1, facts, snapshot.view, snapshot.private_view)
        assert [
            submit_command.command
            for submit_command in list_submitted_commands(agent.handle_frame(encode(update)))
        ] == expected_commands


def mark_all_waiting(view: v.TableView) -> v.TableView:
    """Return the view with no player sitting out."""
    seats = tuple([msgspec.structs.replace(seat, state="waiting") for seat in view.seats])
    return msgspec.structs.replace(view, seats=seats)


# Sitting down -------------------------------------------------------------------------------------


def list_submitted_commands(replies: list[DelayedFrame]) -> list[m.SubmitCommand]:
    return [reply.frame for reply in replies if isinstance(reply.frame, m.SubmitCommand)]


def test_bot_takes_requested_seat_if_free() -> None:
    room = SimulatedRoom("no-limit hold'em 1/2")
    agent = BotAgent(TABLE_ID, "rock", rng=Random(1), auto_sit=True, chair=4, chips=100)
    assert list_submitted_commands(agent.handle_frame(room.snapshot("Ann")))[0].command == w.Sit(
        4, 100
    )
    room.apply_commands(c.Sit("Bob", 4, 100))
    other_command = list_submitted_commands(
        BotAgent(TABLE_ID, "rock", auto_sit=True, chair=4).handle_frame(room.snapshot("Ann"))
    )[0].command
    assert isinstance(other_command, w.Sit)
    assert other_command.chair != 4
    assert other_command.chips == 200


def test_bot_without_auto_sit_watches() -> None:
    room = SimulatedRoom("no-limit hold'em 1/2")
    assert BotAgent(TABLE_ID, "rock").handle_frame(room.snapshot("Ann")) == []


def test_bot_takes_another_seat_after_rejection() -> None:
    room = SimulatedRoom("no-limit hold'em 1/2", chairs=2)
    agent = BotAgent(TABLE_ID, "rock", rng=Random(1), auto_sit=True, chair=1, chips=100)
    first_command = list_submitted_commands(agent.handle_frame(room.snapshot("Ann")))[0]
    seq_before = room.seq
    room.apply_commands(c.Sit("Bob", 1, 100))
    reply = room.submit("Ann", first_command)
    assert isinstance(reply, m.Rejected)
    assert agent.handle_frame(reply) == []
    second_command = list_submitted_commands(agent.handle_frame(room.update("Ann", seq_before)))[0]
    assert second_command.command == w.Sit(2, 100)
    assert isinstance(room.submit("Ann", second_command), m.Accepted)


# One turn -----------------------------------------------------------------------------------------


class FixedCommandPlayer:
    """A player that always chooses the same command."""

    def __init__(self, command: AnyCommand) -> None:
        self.command = command

    def choose(self, seat: int, hand: HandState, turn: object) -> AnyCommand:
        return self.command


def make_room_with_player_to_act(
    player: Any = "caller", **options: Any
) -> tuple[SimulatedRoom, BotAgent, str]:
    """Return a room, an agent and the player to act, before any frame was delivered."""
    room = SimulatedRoom("no-limit hold'em 1/2")
    room.seat("Ann 200, Bob 200, Cat 200")
    room.begin()
    chair = table_view(room).to_act[0]
    agent = BotAgent(TABLE_ID, player, rng=Random(1), clock=lambda: NOW_MS, **options)
    return room, agent, PLAYER_NAMES[chair - 1]


def table_view(room: SimulatedRoom) -> v.TableView:
    return msgspec.json.decode(room.snapshot("Ann"), type=m.Snapshot).view


def test_turn_is_answered_once() -> None:
    room, agent, name = make_room_with_player_to_act()
    submitted_commands = list_submitted_commands(agent.handle_frame(room.snapshot(name)))
    assert [submit_command.command for submit_command in submitted_commands] == [w.Call()]
    assert (submitted_commands[0].hand_number, submitted_commands[0].turn_token) == (1, room.token)
    assert list_submitted_commands(agent.handle_frame(room.update(name, room.seq))) == []


def test_reply_to_finished_turn_is_not_current() -> None:
    room, agent, name = make_room_with_player_to_act()
    reply = agent.handle_frame(room.snapshot(name))[-1]
    assert agent.is_current(reply)
    seq_before = room.seq
    room.apply_commands(c.Act(PLAYER_NAMES.index(name) + 1, FOLD))
    agent.handle_frame(room.update(name, seq_before))
    assert not agent.is_current(reply)


def test_turn_is_answered_after_pause() -> None:
    room, agent, name = make_room_with_player_to_act()
    reply = agent.handle_frame(room.snapshot(name))[-1]
    room.is_paused = True
    assert agent.handle_frame(room.update(name, room.seq)) == []
    assert not agent.is_current(reply)
    room.is_paused = False
    assert [
        submit_command.command
        for submit_command in list_submitted_commands(
            agent.handle_frame(room.update(name, room.seq))
        )
    ] == [w.Call()]


def test_illegal_choice_becomes_fold() -> None:
    room, agent, name = make_room_with_player_to_act(FixedCommandPlayer(RaiseTo(3)))
    assert [
        submit_command.command
        for submit_command in list_submitted_commands(agent.handle_frame(room.snapshot(name)))
    ] == [w.Fold()]


def test_rejected_command_falls_back_to_cheapest() -> None:
    room, agent, name = make_room_with_player_to_act()
    first_command = list_submitted_commands(agent.handle_frame(room.snapshot(name)))[0]
    reply = rejected(
        first_command.command_id, TABLE_ID, QuotedRefusal("the dealer is asleep", "not now")
    )
    later_commands = list_submitted_commands(agent.handle_frame(reply))
    assert [submit_command.command for submit_command in later_commands] == [w.Fold()]
    assert later_commands[0].command_id != first_command.command_id
    assert (
        agent.handle_frame(
            rejected(
                later_commands[0].command_id, TABLE_ID, QuotedRefusal("still asleep", "not now")
            )
        )
        == []
    )


def test_stale_rejection_is_ignored() -> None:
    room, agent, name = make_room_with_player_to_act()
    submit_command = list_submitted_commands(agent.handle_frame(room.snapshot(name)))[0]
    seq_before = room.seq
    room.apply_commands(c.Act(PLAYER_NAMES.index(name) + 1, FOLD))
    agent.handle_frame(room.update(name, seq_before))
    assert agent.handle_frame(rejected(submit_command.command_id, TABLE_ID, CommandTooLate())) == []


def test_simultaneous_answer_is_not_stale() -> None:
    straddle = {"enabled": False, "sleepers": False}
    simulated_bots = join_bots("no-limit hold'em 1/2", "calling", preset="home", straddle=straddle)
    room, ann_agent = simulated_bots.room, simulated_bots.agents["Ann"]
    room.seat("Ann 100, Bob 100")
    room.begin()
    first_chair = table_view(room).to_act[0]
    room.apply_commands(c.Act(first_chair, AllIn()), c.Act(3 - first_chair, CALL))
    reply = ann_agent.handle_frame(room.snapshot("Ann"))[-1]
    seq_before, token_before = room.seq, room.token
    room.apply_commands(c.Act(2, RunIt(1, 2)))
    assert room.token > token_before
    assert list_submitted_commands(ann_agent.handle_frame(room.update("Ann", seq_before))) == []
    assert ann_agent.is_current(reply)
    assert isinstance(reply.frame, m.SubmitCommand)
    assert reply.frame.command == w.RunIt(2)
    assert isinstance(room.submit("Ann", reply.frame), m.Accepted)


def test_bot_renews_cut_promise_after_reconnect() -> None:
    room, agent, name = make_room_with_player_to_act(chain=CutChain(bytes(32), 5))
    agent.handle_frame(room.snapshot(name))
    unconfirmed_cut = agent.handle_frame(m.DeckSealedMessage(TABLE_ID, 2, "", NOW_MS))[0].frame
    assert isinstance(unconfirmed_cut, m.Cut)
    assert agent.handle_frame(m.Welcome(1, name, NOW_MS)) == [
        DelayedFrame(0, m.CutPromise(TABLE_ID, unconfirmed_cut.value))
    ]


def test_bot_delay_stays_within_clock() -> None:
    room, agent, name = make_room_with_player_to_act("rock", pace=100.0)
    assert agent.handle_frame(room.snapshot(name))[-1].delay_seconds > 10
    room.clock_deadline = NOW_MS + 3_000
    _, hurried_agent, _ = make_room_with_player_to_act("rock", pace=100.0)
    assert hurried_agent.handle_frame(room.snapshot(name))[-1].delay_seconds == 2.0
    room.clock_deadline = NOW_MS - 1
    _, late_agent, _ = make_room_with_player_to_act("rock", pace=100.0)
    assert late_agent.handle_frame(room.snapshot(name))[-1].delay_seconds == 0.0


def test_zero_pace_bot_replies_at_once() -> None:
    room, agent, name = make_room_with_player_to_act(pace=0.0)
    assert {reply.delay_seconds for reply in agent.handle_frame(room.snapshot(name))} == {0.0}


def test_big_decision_takes_longer_than_fold() -> None:
    def mean_delay(command: AnyCommand) -> float:
        delays = []
        for seed in range(50):
            room, _, name = make_room_with_player_to_act()
            agent = BotAgent(
                TABLE_ID,
                FixedCommandPlayer(command),
                rng=Random(seed),
                clock=lambda: NOW_MS,
                pace=1.0,
            )
            delays.append(agent.handle_frame(room.snapshot(name))[-1].delay_seconds)
        return sum(delays) / len(delays)

    assert mean_delay(RaiseTo(200)) > 2 * mean_delay(FOLD)


def test_command_ids_of_bots_differ() -> None:
    room, agent, name = make_room_with_player_to_act()
    _, other_agent, _ = make_room_with_player_to_act()
    first_command_id, second_command_id = (
        list_submitted_commands(bot_agent.handle_frame(room.snapshot(name)))[0].command_id
        for bot_agent in (agent, other_agent)
    )
    assert first_command_id != second_command_id


def test_gap_is_requested_once() -> None:
    room, agent, name = make_room_with_player_to_act()
    agent.handle_frame(room.snapshot(name))
    later_seq = room.seq + 5
    replica = agent.replica
    assert replica is not None
    update = encode(m.Update(TABLE_ID, later_seq, 0, (), replica.view, replica.private_view))
    assert agent.handle_frame(update) == [DelayedFrame(0, m.Watch(TABLE_ID, "first", room.seq))]
    assert agent.handle_frame(update) == []


def test_ended_watch_finishes_bot() -> None:
    room, agent, name = make_room_with_player_to_act()
    agent.handle_frame(room.snapshot(name))
    agent.handle_frame(watch_ended(TABLE_ID, TableClosedNow()))
    assert agent.is_done


def test_frames_of_other_tables_are_ignored() -> None:
    room, agent, name = make_room_with_player_to_act()
    agent.handle_frame(room.snapshot(name))
    assert agent.handle_frame(m.DeckSealedMessage("another", 1, "", 0)) == []
    agent.handle_frame(watch_ended("another", TableClosedNow()))
    assert not agent.is_done


# Cuts ---------------------------------------------------------------------------------------------


def test_bot_reveals_promised_cuts_in_order() -> None:
    room, agent, name = make_room_with_player_to_act(chain=CutChain(bytes(32), 3))
    cut_promise = agent.handle_frame(room.snapshot(name))[0].frame
    assert isinstance(cut_promise, m.CutPromise)
    last_cut_value = cut_promise.chain_end
    for hand_number in (2, 3):
        (reply,) = agent.handle_frame(m.DeckSealedMessage(TABLE_ID, hand_number, "", NOW_MS))
        assert isinstance(reply.frame, m.Cut)
        assert reply.frame.hand == hand_number
        assert is_promised_cut(reply.frame.value, last_cut_value)
        last_cut_value = reply.frame.value


def test_bot_promises_new_chain_when_exhausted() -> None:
    room, agent, name = make_room_with_player_to_act(chain=CutChain(bytes(32), 1))
    agent.handle_frame(room.snapshot(name))
    cut, cut_promise = (
        reply.frame for reply in agent.handle_frame(m.DeckSealedMessage(TABLE_ID, 2, "", NOW_MS))
    )
    assert isinstance(cut, m.Cut)
    assert isinstance(cut_promise, m.CutPromise)
    (reply,) = agent.handle_frame(m.DeckSealedMessage(TABLE_ID, 3, "", NOW_MS))
    assert isinstance(reply.frame, m.Cut)
    assert is_promised_cut(reply.frame.value, cut_promise.chain_end)


def test_unseated_bot_does_not_cut() -> None:
    room = SimulatedRoom("no-limit hold'em 1/2")
    agent = BotAgent(TABLE_ID, "rock")
    agent.handle_frame(room.snapshot("Ann"))
    assert agent.handle_frame(m.DeckSealedMessage(TABLE_ID, 1, "", NOW_MS)) == []


# Any seed -----------------------------------------------------------------------------------------


@settings(max_examples=example_count(15, 300), deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(GAMES), st.sampled_from(("online", "cash", "home")))
def test_policies_are_never_rejected(seed: int, game: str, preset: str) -> None:
    simulated_bots = seat_bots(game, "random", "random", "random", preset=preset, seed=seed)
    simulated_bots.play(hand_count=5)
    assert simulated_bots.room.refusals == []
