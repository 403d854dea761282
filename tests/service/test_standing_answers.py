"""Standing answers of players, absent players, and overbets."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from riverboat.engine import Game, HouseRules, parse_game
from riverboat.service.room import Room, current_time_ms
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.limits import HANG
from tests.service.room_tables import (
    HOLDEM,
    ROOM_KEY,
    TableClient,
    choose_passive_action,
    make_room,
    make_seeded_urandom,
    play_hand,
    seat_players,
)

PLO_GAME = "pot-limit omaha 5/5"


async def open_table_with_rules(
    room: Room,
    preset: str = "home",
    game: str = HOLDEM,
    starts_hands_automatically: bool = False,
    **options: Any,
) -> TableTask:
    """Open a table with these rules, where the host Ann begins each hand."""
    await room.open()
    options = {"button": {"first": "lowest chair"}, "chairs": 6, **options}
    rules = TableRules.preset(preset, game).replace(**options)
    table_row = await room.new_table(
        rules,
        TableSettings(
            seconds_between_hands=0.0, starts_hands_automatically=starts_hands_automatically
        ),
        "Ann",
    )
    return room.task(table_row.id)


async def wait_until_asked(client: TableClient, question: str) -> dict[str, Any]:
    """Wait until a client is asked a question."""
    return await client.wait_until(
        lambda frame: (frame["mine"]["turn"] or {}).get("ask") == question
    )


async def submit_accepted(client: TableClient, command: w.AnyClientCommand) -> None:
    reply = await client.submit(command)
    assert isinstance(reply, Accepted), reply


def list_received_facts(client: TableClient, fact_type: str) -> list[dict[str, Any]]:
    facts = [fact for frame in client.messages for fact in frame.get("facts", ())]
    return [fact for fact in facts if fact["type"] == fact_type]


def _list_stacks(body: dict[str, Any]) -> list[int]:
    return [seat["stack"] for seat in body["view"]["seats"]]


def _list_connection_states(body: dict[str, Any]) -> list[bool]:
    return [seat["here"] for seat in body["view"]["seats"]]


UTG_STRADDLE = {"positions": ("utg",), "sleepers": False, "max_live": 1}


@pytest.mark.parametrize(
    "standing_answer, fact", [("always", "Straddled"), ("never", "StraddleDeclined")]
)
def test_standing_answer_straddles_always_or_never(standing_answer: Any, fact: str) -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room, straddle=UTG_STRADDLE)
        clients = await seat_players(task, "Ann", "Ben", "Cat", "Dan")
        await submit_accepted(clients[3], w.SetStandingAnswers(straddle=standing_answer))
        await submit_accepted(clients[0], w.Begin())
        await clients[0].wait_until(lambda frame: frame["view"]["phase"] == "playing")
        assert [fact["chair"] for fact in list_received_facts(clients[0], fact)] == [4]
        await room.close()

    asyncio.run(run_scenario())


def test_standing_answer_applies_to_current_question() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room, straddle=UTG_STRADDLE)
        clients = await seat_players(task, "Ann", "Ben", "Cat", "Dan")
        await submit_accepted(clients[0], w.Begin())
        await wait_until_asked(clients[3], "straddle")
        await submit_accepted(clients[3], w.SetStandingAnswers(straddle="never"))
        await clients[3].wait_until(lambda frame: frame["view"]["phase"] == "playing")
        assert list_received_facts(clients[3], "StraddleDeclined")
        await room.close()

    asyncio.run(run_scenario())


def test_standing_answers_are_private_and_survive_restart() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table_with_rules(room)
        ann, ben = await seat_players(task, "Ann", "Ben")
        await submit_accepted(
            ben, w.SetStandingAnswers(run_it="most", beaten_hand="muck", top_up=80)
        )
        frame = await ben.wait_until(
            lambda frame: (frame["mine"]["standing"] or {}).get("top_up") == 80
        )
        assert frame["mine"]["standing"] == {
            "straddle": "ask", "run_it": "most", "beaten": "muck", "rebuy": False,
            "top_up": 80, "waits": False,
        }  # fmt: skip
        await ann.wait_until(lambda message: message["seq"] == frame["seq"])
        assert [fact["player"] for fact in list_received_facts(ann, "StandingSet")] == [""]
        assert {fact["top_up"] for fact in list_received_facts(ann, "StandingSet")} == {0}
        assert ann.last["mine"]["standing"]["run_it"] == "ask"
        await room.close()

        second_room = make_room(store)
        await second_room.open()
        returned_client = TableClient(second_room.task(task.id), "Ben")
        assert (await returned_client.receive())["mine"]["standing"] == frame["mine"]["standing"]
        spectator = TableClient(second_room.task(task.id), "Zoe")
        assert (await spectator.receive())["mine"]["standing"] is None
        await second_room.close()

    asyncio.run(run_scenario())


def test_spectator_cannot_set_standing_answers() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room)
        spectator = TableClient(task, "Zoe")
        await spectator.receive()
        reply = await spectator.submit(w.SetStandingAnswers(straddle="never"))
        assert isinstance(reply, Rejected)
        assert reply.code == "no chair"
        await room.close()

    asyncio.run(run_scenario())


def test_all_in_runs_as_often_as_standing_answers_agree() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room, straddle={"enabled": False, "sleepers": False})
        clients = await seat_players(task, "Ann", "Ben")
        for client in clients:
            await submit_accepted(client, w.SetStandingAnswers(run_it="most"))
        await submit_accepted(clients[0], w.Begin())
        await play_hand(
            clients, lambda private_view: w.AllIn() if private_view["turn"]["high"] else w.Call()
        )
        fact_types = [
            fact["type"] for frame in clients[0].messages for fact in frame.get("facts", ())
        ]
        assert fact_types.index("HandShown") < fact_types.index("BoardDealt"), (
            "opened before the run-out"
        )
        assert [
            received_fact["times"]
            for received_fact in list_received_facts(clients[0], "RunItChosen")
        ] == [2, 2]
        assert "ClockStarted" not in fact_types[fact_types.index("HandShown") :]
        await room.close()

    asyncio.run(run_scenario())


@pytest.mark.parametrize("preset", ["home", "cash", "tournament"])
def test_winner_shows_and_beaten_players_are_asked(preset: str) -> None:
    async def run_scenario() -> None:
        room = make_room(seed=f"showdowns {preset}")
        straddle = {"enabled": False, "sleepers": False}
        task = await open_table_with_rules(room, preset, straddle=straddle)
        clients = await seat_players(task, "Ann", "Ben", "Cat")
        for _ in range(12):
            await submit_accepted(clients[0], w.Begin())
            await play_hand(clients)
        winner_count = 0
        for frame in clients[0].messages:
            for chair, _, holding in frame.get("view", {}).get("won", ()):
                assert holding, f"chair {chair} won and showed nothing"
                winner_count += 1
        assert winner_count >= 12
        assert len(list_received_facts(clients[0], "HandMucked")) >= 6, (
            "passive players muck what is beaten"
        )
        await room.close()

    asyncio.run(run_scenario())


def test_standing_answer_mucks_beaten_hand() -> None:
    async def run_scenario() -> None:
        room = make_room(seed="showdowns home")
        task = await open_table_with_rules(room, straddle={"enabled": False, "sleepers": False})
        clients = await seat_players(task, "Ann", "Ben", "Cat")
        for client in clients:
            await submit_accepted(client, w.SetStandingAnswers(beaten_hand="muck"))
        for _ in range(8):
            await submit_accepted(clients[0], w.Begin())
            await play_hand(clients)
        for client in clients:
            turns = [frame["mine"]["turn"] for frame in client.messages if "mine" in frame]
            assert not [turn for turn in turns if turn and turn["ask"] == "show"]
        assert list_received_facts(clients[0], "HandMucked")
        await room.close()

    asyncio.run(run_scenario())


def test_standing_answer_rebuys_between_hands() -> None:
    async def run_scenario() -> None:
        room = make_room(seed="broke")
        task = await open_table_with_rules(room, straddle={"enabled": False, "sleepers": False})
        clients = await seat_players(task, "Ann", "Ben")
        for client in clients:
            await submit_accepted(client, w.SetStandingAnswers(rebuy=True, run_it="once"))
        await submit_accepted(clients[0], w.Begin())
        await play_hand(
            clients, lambda private_view: w.AllIn() if private_view["turn"]["high"] else w.Call()
        )
        purchases = [
            received_fact
            for received_fact in list_received_facts(clients[0], "ChipsBought")
            if received_fact["how"] == "re-buy"
        ]
        assert [fact["chips"] for fact in purchases] == [200]
        seats = clients[0].last["view"]["seats"]
        assert sorted(seat["stack"] for seat in seats) == [200, 400]
        assert [seat["state"] for seat in seats] == ["waiting", "waiting"]
        await room.close()

    asyncio.run(run_scenario())


def test_stack_below_threshold_is_topped_up() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room, straddle={"enabled": False, "sleepers": False})
        clients = await seat_players(task, "Ann", "Ben", chips=150)
        await submit_accepted(clients[0], w.SetStandingAnswers(top_up=50))
        frame = await clients[1].wait_until(lambda frame: len(frame["view"]["seats"]) == 2)
        assert frame["view"]["seats"][0]["stack"] == 150, "75 percent is enough"
        await submit_accepted(clients[0], w.SetStandingAnswers(top_up=100))
        frame = await clients[0].wait_until(lambda frame: _list_stacks(frame)[:1] == [200])
        assert frame["view"]["seats"][1]["stack"] == 150
        await room.close()

    asyncio.run(run_scenario())


# Absent players ---------------------------------------------------------------------------------


def test_pause_is_visible_during_straddles() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table_with_rules(room, straddle=UTG_STRADDLE)
        clients = await seat_players(task, "Ann", "Ben", "Cat", "Dan")
        await submit_accepted(clients[0], w.Begin())
        await wait_until_asked(clients[3], "straddle")
        await submit_accepted(clients[0], w.Pause(is_immediate=True))
        await clients[3].wait_until(lambda frame: frame["view"]["phase"] == "paused")
        await submit_accepted(clients[0], w.ResumeTable())
        await clients[3].wait_until(lambda frame: frame["view"]["phase"] == "straddles")
        await submit_accepted(clients[3], w.PassStraddle())
        await room.close()

    asyncio.run(run_scenario())


def test_absent_player_is_not_asked_to_straddle() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clock_options = {"answer": 600, "grace": 600, "absent": 600}
        task = await open_table_with_rules(room, straddle=UTG_STRADDLE, clock=clock_options)
        clients = await seat_players(task, "Ann", "Ben", "Cat", "Dan")
        await submit_accepted(clients[0], w.Begin())
        await wait_until_asked(clients[3], "straddle")
        clients[3].disconnect()
        async with asyncio.timeout(HANG):
            await clients[0].wait_until(lambda frame: frame["view"]["phase"] == "playing")
        assert [fact["chair"] for fact in list_received_facts(clients[0], "StraddleDeclined")] == [
            4
        ]
        await room.close()

    asyncio.run(run_scenario())


@pytest.mark.parametrize("think", [0, 1])
def test_hand_continues_without_absent_player(think: int) -> None:
    async def run_scenario() -> None:
        room = make_room()
        clock_rules = {"think": think, "absent": 1, "away": 1}
        task = await open_table_with_rules(
            room, straddle={"enabled": False, "sleepers": False}, clock=clock_rules
        )
        clients = await seat_players(task, "Ann", "Ben")
        await submit_accepted(clients[0], w.Begin())
        await wait_until_asked(clients[0], "act")
        clients[0].disconnect()
        async with asyncio.timeout(60):
            await clients[1].wait_until(
                lambda frame: bool(list_received_facts(clients[1], "HandClosed"))
            )
        assert list_received_facts(clients[1], "TimeRanOut")
        await room.close()

    asyncio.run(run_scenario())


@pytest.mark.parametrize("preset", ["online", "cash", "tournament", "home"])
def test_every_pending_question_has_a_clock(preset: str) -> None:
    async def run_scenario() -> None:
        room = make_room(seed=f"clocks {preset}")
        task = await open_table_with_rules(room, preset)
        clients = await seat_players(task, "Ann", "Ben", "Cat", "Dan")
        for _ in range(4):
            await submit_accepted(clients[0], w.Begin())
            await play_hand(clients, choose_passive_action)
        views = [
            frame["view"] for client in clients for frame in client.messages if "view" in frame
        ]
        waiting_views = [view for view in views if view["to_act"]]
        assert len(waiting_views) > 20
        assert all(view["clock"] for view in waiting_views)
        await room.close()

    asyncio.run(run_scenario())


def test_long_absent_player_is_cashed_out() -> None:
    async def run_scenario() -> None:
        elapsed_ms = 0
        room = Room(
            MemoryStore(),
            ROOM_KEY,
            clock=lambda: current_time_ms() + elapsed_ms,
            urandom=make_seeded_urandom("away"),
        )
        task = await open_table_with_rules(room)
        ann, ben = await seat_players(task, "Ann", "Ben")
        ben.disconnect()
        await ann.wait_until(lambda frame: _list_connection_states(frame) == [True, False])
        elapsed_ms = 59 * 60_000
        await submit_accepted(ann, w.SitOut())
        frame = await ann.wait_until(lambda frame: bool(list_received_facts(ann, "SatOut")))
        assert len(frame["view"]["seats"]) == 2
        elapsed_ms = 61 * 60_000
        await submit_accepted(ann, w.ComeBack())
        frame = await ann.wait_until(lambda frame: len(frame["view"]["seats"]) == 1)
        assert frame["view"]["seats"][0]["player"] == "Ann"
        (left_fact,) = list_received_facts(ann, "Left")
        assert (left_fact["player"], left_fact["chips"], left_fact["why"]) == (
            "Ben",
            200,
            "picked up",
        )
        entries = await room.store.list_ledger_entries(f"table/{task.id}")
        transfers = [(entry.from_account, entry.to_account, entry.chips) for entry in entries]
        (buy_in,) = [
            transfer for transfer in transfers if "Ben" in transfer[1] and transfer[2] == 200
        ][:1]
        assert (buy_in[1], buy_in[0], 200) in transfers, "they have their chips back"
        await room.close()

    asyncio.run(run_scenario())


# More than the pot ------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["online", "cash", "tournament", "home"])
@pytest.mark.parametrize("overbet", [w.RaiseTo(900), w.AllIn(), w.RaisePot()])
def test_overbet_is_reduced_to_pot(preset: str, overbet: w.AnyClientCommand) -> None:
    async def run_scenario() -> None:
        room = make_room()
        no_straddles = {"enabled": False, "sleepers": False}
        task = await open_table_with_rules(
            room, preset, PLO_GAME, straddle=no_straddles, buy_in={"most": 900, "least": 1}
        )
        clients = await seat_players(task, "Ann", "Ben", "Cat", chips=900)
        await submit_accepted(clients[0], w.Begin())
        turn = (await wait_until_asked(clients[0], "act"))["mine"]["turn"]
        await submit_accepted(clients[0], overbet)
        await clients[0].wait_until(lambda frame: bool(list_received_facts(clients[0], "Raised")))
        (raise_fact,) = list_received_facts(clients[0], "Raised")
        assert raise_fact["to"] == turn["high"] == 20
        await room.close()

    asyncio.run(run_scenario())


def test_standing_overbet_can_be_challenged() -> None:
    async def run_scenario() -> None:
        room = make_room()
        house = HouseRules(overbet="stands_if_unchallenged")
        task = await _open_table_with_game(room, parse_game(PLO_GAME, house))
        clients = await seat_players(task, "Ann", "Ben", "Cat", chips=900)
        await submit_accepted(clients[0], w.Begin())
        await wait_until_asked(clients[0], "act")
        await submit_accepted(clients[0], w.AllIn())
        frame = await wait_until_asked(clients[1], "act")
        assert frame["mine"]["challenge"]
        private_view = await clients[0].wait_until(lambda frame: frame["view"]["bet"] == 900)
        assert not private_view["mine"]["challenge"], "nobody objects to their own bet"
        await submit_accepted(clients[2], w.Challenge())
        frame = await clients[1].wait_until(lambda frame: frame["view"]["bet"] == 20)
        assert not frame["mine"]["challenge"]
        reply = await clients[2].submit(w.Challenge())
        assert isinstance(reply, Rejected)
        assert reply.rule == "POTL-11"
        await room.close()

    asyncio.run(run_scenario())


async def _open_table_with_game(room: Room, game: Game) -> TableTask:
    await room.open()
    rules = TableRules.preset("online", game).replace(
        button={"first": "lowest chair"}, buy_in={"least": 1, "most": 900}
    )
    table_row = await room.new_table(
        rules, TableSettings(seconds_between_hands=0.0, starts_hands_automatically=False), "Ann"
    )
    return room.task(table_row.id)


# A clock that is called -------------------------------------------------------------------------


def test_clock_can_be_called_after_house_minimum() -> None:
    # rule: TIME-06
    async def run_scenario() -> None:
        room, elapsed_ms = make_room(), 0
        room.clock = lambda: current_time_ms() + elapsed_ms
        clock_rules = {"think": 0, "bank": 0, "refill": 0, "call_after": 120}
        task = await open_table_with_rules(
            room, clock=clock_rules, straddle={"enabled": False, "sleepers": False}
        )
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        await submit_accepted(clients[0], w.Begin())
        for client in clients:
            await client.wait_until(lambda frame: frame["view"]["to_act"] != [])
        thinking_chair = task.view().to_act[0]
        calling_client = next(
            client for client in clients if client.last["mine"]["chair"] != thinking_chair
        )
        reply = await calling_client.submit(w.CallClock())
        assert isinstance(reply, Rejected)
        assert (reply.code, reply.rule) == ("called too early", "TIME-06")
        elapsed_ms = 121_000
        assert isinstance(await calling_client.submit(w.CallClock()), Accepted)
        body = await calling_client.wait_until(lambda frame: frame["view"]["clock"] is not None)
        assert body["view"]["clock"]["kind"] == "called"
        await room.close()

    asyncio.run(run_scenario())
