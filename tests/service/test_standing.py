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
from tests.service.tables import HOLDEM, KEY, Eyes, over, passive, room_of, seated, urandom_of

PLO = "pot-limit omaha 5/5"


async def table_of(
    room: Room, preset: str = "home", game: str = HOLDEM, auto: bool = False, **options: Any
) -> TableTask:
    """Open a table with these rules, where the host Ann begins each hand."""
    await room.open()
    options = {"button": {"first": "lowest chair"}, "chairs": 6, **options}
    rules = TableRules.preset(preset, game).replace(**options)
    row = await room.new_table(rules, TableSettings(between=0.0, auto=auto), "Ann")
    return room.task(row.id)


async def asked(eyes: Eyes, what: str) -> dict[str, Any]:
    """Wait until a client is asked a question."""
    return await eyes.until(lambda each: (each["mine"]["turn"] or {}).get("ask") == what)


async def granted(eyes: Eyes, wish: w.AnyClientCommand) -> None:
    answer = await eyes.ask(wish)
    assert isinstance(answer, Accepted), answer


def facts(eyes: Eyes, kind: str) -> list[dict[str, Any]]:
    told = [fact for frame in eyes.heard for fact in frame.get("facts", ())]
    return [fact for fact in told if fact["type"] == kind]


def _stacks(seen: dict[str, Any]) -> list[int]:
    return [seat["stack"] for seat in seen["view"]["seats"]]


def _here(seen: dict[str, Any]) -> list[bool]:
    return [seat["here"] for seat in seen["view"]["seats"]]


UTG = {"positions": ("utg",), "sleepers": False, "max_live": 1}


@pytest.mark.parametrize("how, fact", [("always", "Straddled"), ("never", "StraddleDeclined")])
def test_who_has_said_so_straddles_always_or_never(how: Any, fact: str) -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room, straddle=UTG)
        eyes = await seated(task, "Ann", "Ben", "Cat", "Dan")
        await granted(eyes[3], w.SetStandingAnswers(straddle=how))
        await granted(eyes[0], w.Begin())
        await eyes[0].until(lambda each: each["view"]["phase"] == "playing")
        assert [each["chair"] for each in facts(eyes[0], fact)] == [4]
        await room.close()

    asyncio.run(play())


def test_an_answer_that_is_remembered_answers_what_is_asked_now() -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room, straddle=UTG)
        eyes = await seated(task, "Ann", "Ben", "Cat", "Dan")
        await granted(eyes[0], w.Begin())
        await asked(eyes[3], "straddle")
        await granted(eyes[3], w.SetStandingAnswers(straddle="never"))
        await eyes[3].until(lambda each: each["view"]["phase"] == "playing")
        assert facts(eyes[3], "StraddleDeclined")
        await room.close()

    asyncio.run(play())


def test_what_somebody_answers_is_known_to_nobody_else_and_survives_a_restart() -> None:
    async def play() -> None:
        store = MemoryStore()
        room = room_of(store)
        task = await table_of(room)
        ann, ben = await seated(task, "Ann", "Ben")
        await granted(ben, w.SetStandingAnswers(run_it="most", beaten="muck", top_up=80))
        seen = await ben.until(lambda each: (each["mine"]["standing"] or {}).get("top_up") == 80)
        assert seen["mine"]["standing"] == {
            "straddle": "ask", "run_it": "most", "beaten": "muck", "rebuy": False,
            "top_up": 80, "waits": False,
        }  # fmt: skip
        await ann.until(lambda each: each["seq"] == seen["seq"])
        assert [each["player"] for each in facts(ann, "StandingSet")] == [""]
        assert {each["top_up"] for each in facts(ann, "StandingSet")} == {0}
        assert ann.last["mine"]["standing"]["run_it"] == "ask"
        await room.close()

        again = room_of(store)
        await again.open()
        back = Eyes(again.task(task.id), "Ben")
        assert (await back.hear())["mine"]["standing"] == seen["mine"]["standing"]
        rail = Eyes(again.task(task.id), "Zoe")
        assert (await rail.hear())["mine"]["standing"] is None
        await again.close()

    asyncio.run(play())


def test_who_has_no_chair_leaves_no_answers() -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room)
        zoe = Eyes(task, "Zoe")
        await zoe.hear()
        answer = await zoe.ask(w.SetStandingAnswers(straddle="never"))
        assert isinstance(answer, Rejected)
        assert answer.code == "no chair"
        await room.close()

    asyncio.run(play())


def test_an_all_in_is_opened_and_run_as_often_as_all_have_said() -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room, straddle={"enabled": False, "sleepers": False})
        eyes = await seated(task, "Ann", "Ben")
        for each in eyes:
            await granted(each, w.SetStandingAnswers(run_it="most"))
        await granted(eyes[0], w.Begin())
        await over(eyes, lambda mine: w.AllIn() if mine["turn"]["high"] else w.Call())
        told = [fact["type"] for frame in eyes[0].heard for fact in frame.get("facts", ())]
        assert told.index("HandShown") < told.index("BoardDealt"), "opened before the run-out"
        assert [each["times"] for each in facts(eyes[0], "RunItChosen")] == [2, 2]
        assert "ClockStarted" not in told[told.index("HandShown") :]
        await room.close()

    asyncio.run(play())


@pytest.mark.parametrize("preset", ["home", "cash", "tournament"])
def test_a_winner_shows_and_only_who_is_beaten_is_asked(preset: str) -> None:
    async def play() -> None:
        room = room_of(seed=f"showdowns {preset}")
        straddle = {"enabled": False, "sleepers": False}
        task = await table_of(room, preset, straddle=straddle)
        eyes = await seated(task, "Ann", "Ben", "Cat")
        for _ in range(12):
            await granted(eyes[0], w.Begin())
            await over(eyes)
        winners = 0
        for frame in eyes[0].heard:
            for chair, _, holding in frame.get("view", {}).get("won", ()):
                assert holding, f"chair {chair} won and showed nothing"
                winners += 1
        assert winners >= 12
        assert len(facts(eyes[0], "HandMucked")) >= 6, "passive players muck what is beaten"
        await room.close()

    asyncio.run(play())


def test_a_beaten_hand_is_mucked_for_who_has_said_so() -> None:
    async def play() -> None:
        room = room_of(seed="showdowns home")
        task = await table_of(room, straddle={"enabled": False, "sleepers": False})
        eyes = await seated(task, "Ann", "Ben", "Cat")
        for each in eyes:
            await granted(each, w.SetStandingAnswers(beaten="muck"))
        for _ in range(8):
            await granted(eyes[0], w.Begin())
            await over(eyes)
        for each in eyes:
            turns = [frame["mine"]["turn"] for frame in each.heard if "mine" in frame]
            assert not [turn for turn in turns if turn and turn["ask"] == "show"]
        assert facts(eyes[0], "HandMucked")
        await room.close()

    asyncio.run(play())


def test_chips_are_bought_between_hands_for_who_has_said_so() -> None:
    async def play() -> None:
        room = room_of(seed="broke")
        task = await table_of(room, straddle={"enabled": False, "sleepers": False})
        eyes = await seated(task, "Ann", "Ben")
        for each in eyes:
            await granted(each, w.SetStandingAnswers(rebuy=True, run_it="once"))
        await granted(eyes[0], w.Begin())
        await over(eyes, lambda mine: w.AllIn() if mine["turn"]["high"] else w.Call())
        bought = [each for each in facts(eyes[0], "ChipsBought") if each["how"] == "re-buy"]
        assert [each["chips"] for each in bought] == [200]
        seats = eyes[0].last["view"]["seats"]
        assert sorted(seat["stack"] for seat in seats) == [200, 400]
        assert [seat["state"] for seat in seats] == ["waiting", "waiting"]
        await room.close()

    asyncio.run(play())


def test_a_stack_is_topped_up_below_the_threshold() -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room, straddle={"enabled": False, "sleepers": False})
        eyes = await seated(task, "Ann", "Ben", chips=150)
        await granted(eyes[0], w.SetStandingAnswers(top_up=50))
        seen = await eyes[1].until(lambda each: len(each["view"]["seats"]) == 2)
        assert seen["view"]["seats"][0]["stack"] == 150, "75 percent is enough"
        await granted(eyes[0], w.SetStandingAnswers(top_up=100))
        seen = await eyes[0].until(lambda each: _stacks(each)[:1] == [200])
        assert seen["view"]["seats"][1]["stack"] == 150
        await room.close()

    asyncio.run(play())


# Absent players ---------------------------------------------------------------------------------


def test_a_table_that_stands_still_says_so_where_straddles_are_asked_for() -> None:
    async def play() -> None:
        room = room_of()
        task = await table_of(room, straddle=UTG)
        eyes = await seated(task, "Ann", "Ben", "Cat", "Dan")
        await granted(eyes[0], w.Begin())
        await asked(eyes[3], "straddle")
        await granted(eyes[0], w.Pause(now=True))
        await eyes[3].until(lambda each: each["view"]["phase"] == "paused")
        await granted(eyes[0], w.ResumeTable())
        await eyes[3].until(lambda each: each["view"]["phase"] == "straddles")
        await granted(eyes[3], w.PassStraddle())
        await room.close()

    asyncio.run(play())


def test_nobody_waits_for_the_straddle_of_who_is_not_there() -> None:
    async def play() -> None:
        room = room_of()
        waits = {"answer": 600, "grace": 600, "absent": 600}
        task = await table_of(room, straddle=UTG, clock=waits)
        eyes = await seated(task, "Ann", "Ben", "Cat", "Dan")
        await granted(eyes[0], w.Begin())
        await asked(eyes[3], "straddle")
        eyes[3].part()
        async with asyncio.timeout(HANG):
            await eyes[0].until(lambda each: each["view"]["phase"] == "playing")
        assert [each["chair"] for each in facts(eyes[0], "StraddleDeclined")] == [4]
        await room.close()

    asyncio.run(play())


@pytest.mark.parametrize("think", [0, 1])
def test_a_hand_goes_on_without_who_is_not_there(think: int) -> None:
    async def play() -> None:
        room = room_of()
        clock = {"think": think, "absent": 1, "away": 1}
        task = await table_of(room, straddle={"enabled": False, "sleepers": False}, clock=clock)
        eyes = await seated(task, "Ann", "Ben")
        await granted(eyes[0], w.Begin())
        await asked(eyes[0], "act")
        eyes[0].part()
        async with asyncio.timeout(60):
            await eyes[1].until(lambda each: bool(facts(eyes[1], "HandClosed")))
        assert facts(eyes[1], "TimeRanOut")
        await room.close()

    asyncio.run(play())


@pytest.mark.parametrize("preset", ["online", "cash", "tournament", "home"])
def test_every_question_of_the_room_has_a_clock(preset: str) -> None:
    async def play() -> None:
        room = room_of(seed=f"clocks {preset}")
        task = await table_of(room, preset)
        eyes = await seated(task, "Ann", "Ben", "Cat", "Dan")
        for _ in range(4):
            await granted(eyes[0], w.Begin())
            await over(eyes, passive)
        looks = [frame["view"] for each in eyes for frame in each.heard if "view" in frame]
        waited = [view for view in looks if view["to_act"]]
        assert len(waited) > 20
        assert all(view["clock"] for view in waited)
        await room.close()

    asyncio.run(play())


def test_chips_of_who_is_away_for_long_are_picked_up_and_his_chair_is_free() -> None:
    async def play() -> None:
        later = 0
        room = Room(
            MemoryStore(), KEY, clock=lambda: current_time_ms() + later, urandom=urandom_of("away")
        )
        task = await table_of(room)
        ann, ben = await seated(task, "Ann", "Ben")
        ben.part()
        await ann.until(lambda each: _here(each) == [True, False])
        later = 59 * 60_000
        await granted(ann, w.SitOut())
        seen = await ann.until(lambda each: bool(facts(ann, "SatOut")))
        assert len(seen["view"]["seats"]) == 2
        later = 61 * 60_000
        await granted(ann, w.ComeBack())
        seen = await ann.until(lambda each: len(each["view"]["seats"]) == 1)
        assert seen["view"]["seats"][0]["player"] == "Ann"
        (gone,) = facts(ann, "Left")
        assert (gone["player"], gone["chips"], gone["why"]) == ("Ben", 200, "picked up")
        entries = await room.store.entries(f"table/{task.id}")
        moved = [(each.source, each.to, each.chips) for each in entries]
        (bought,) = [each for each in moved if "Ben" in each[1] and each[2] == 200][:1]
        assert (bought[1], bought[0], 200) in moved, "they have their chips back"
        await room.close()

    asyncio.run(play())


# More than the pot ------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["online", "cash", "tournament", "home"])
@pytest.mark.parametrize("wish", [w.RaiseTo(900), w.AllIn(), w.RaisePot()])
def test_a_bet_of_more_than_the_pot_is_cut_to_it(preset: str, wish: w.AnyClientCommand) -> None:
    async def play() -> None:
        room = room_of()
        off = {"enabled": False, "sleepers": False}
        task = await table_of(room, preset, PLO, straddle=off, buy_in={"most": 900, "least": 1})
        eyes = await seated(task, "Ann", "Ben", "Cat", chips=900)
        await granted(eyes[0], w.Begin())
        turn = (await asked(eyes[0], "act"))["mine"]["turn"]
        await granted(eyes[0], wish)
        await eyes[0].until(lambda each: bool(facts(eyes[0], "Raised")))
        (raised,) = facts(eyes[0], "Raised")
        assert raised["to"] == turn["high"] == 20
        await room.close()

    asyncio.run(play())


def test_where_overbets_stand_another_player_may_challenge_them() -> None:
    async def play() -> None:
        room = room_of()
        house = HouseRules(overbet="stands_if_unchallenged")
        task = await _with_game(room, parse_game(PLO, house))
        eyes = await seated(task, "Ann", "Ben", "Cat", chips=900)
        await granted(eyes[0], w.Begin())
        await asked(eyes[0], "act")
        await granted(eyes[0], w.AllIn())
        seen = await asked(eyes[1], "act")
        assert seen["mine"]["challenge"]
        mine = await eyes[0].until(lambda each: each["view"]["bet"] == 900)
        assert not mine["mine"]["challenge"], "nobody objects to their own bet"
        await granted(eyes[2], w.Challenge())
        seen = await eyes[1].until(lambda each: each["view"]["bet"] == 20)
        assert not seen["mine"]["challenge"]
        answer = await eyes[2].ask(w.Challenge())
        assert isinstance(answer, Rejected)
        assert answer.rule == "POTL-11"
        await room.close()

    asyncio.run(play())


async def _with_game(room: Room, game: Game) -> TableTask:
    await room.open()
    rules = TableRules.preset("online", game).replace(
        button={"first": "lowest chair"}, buy_in={"least": 1, "most": 900}
    )
    row = await room.new_table(rules, TableSettings(between=0.0, auto=False), "Ann")
    return room.task(row.id)


# A clock that is called -------------------------------------------------------------------------


def test_the_clock_is_called_when_a_player_has_thought_for_as_long_as_the_house_says() -> None:
    # rule: TIME-06
    async def session() -> None:
        room, late = room_of(), 0
        room.clock = lambda: current_time_ms() + late
        clock = {"think": 0, "bank": 0, "refill": 0, "call_after": 120}
        task = await table_of(room, clock=clock, straddle={"enabled": False, "sleepers": False})
        eyes = await seated(task, "Ann", "Bob", "Cid")
        await granted(eyes[0], w.Begin())
        for each in eyes:
            await each.until(lambda last: last["view"]["to_act"] != [])
        thinks = task.view().to_act[0]
        caller = next(each for each in eyes if each.last["mine"]["chair"] != thinks)
        refused = await caller.ask(w.CallClock())
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.rule) == ("called too early", "TIME-06")
        late = 121_000
        assert isinstance(await caller.ask(w.CallClock()), Accepted)
        told = await caller.until(lambda last: last["view"]["clock"] is not None)
        assert told["view"]["clock"]["kind"] == "called"
        await room.close()

    asyncio.run(session())
