"""Events played at the room's tables, to their end, by bots and players."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.bots import PrizeMoney
from riverboat.service.director import event_client_commands as w
from riverboat.service.director.event_standings import build_standings
from riverboat.service.director.event_task import EventTask
from riverboat.service.director.tournament_session import EventAccepted, TournamentSession
from riverboat.service.publisher.send_queue import SendQueue
from riverboat.service.room import Room
from riverboat.store.memory_store import Memory, MemoryStore
from riverboat.tourney.rules import AddOn, AtTableRules, EntryRules, Price, PrizeRules, Rebuy
from riverboat.tourney.state import event_facts as f
from riverboat.tourney.structure.levels import Break, Level, Structure
from riverboat.wire import client_commands as at_table
from riverboat.wire.messages import Accepted, Rejected
from riverboat.words import Refusal
from tests.limits import HANG
from tests.service.event_rooms import (
    create_event,
    make_event_room,
    sit_and_go_rules,
    submit_command,
    verify_events,
    wait_for_phase,
)
from tests.service.room_tables import choose_passive_action


def run(scenario: Callable[[], Awaitable[None]]) -> None:
    async def limit_time() -> None:
        async with asyncio.timeout(120):
            await scenario()

    asyncio.run(limit_time())


async def read_event_facts(room: Room, event_id: str) -> list[dict[str, Any]]:
    return [json.loads(record.body) for record in await room.store.read(f"event/{event_id}")]


def collect_fact_types(facts: list[dict[str, Any]]) -> set[str]:
    return {fact["fact"] for fact in facts}


class EventPlayer:
    """A player who follows the seat from table to table, and checks or calls."""

    def __init__(self, room: Room, task: EventTask, name: str) -> None:
        self.room, self.event, self.name = room, task, name
        self.tables: list[str] = []
        self.turn_count = 0
        """Number of turns."""

    async def play(self) -> None:
        while not (stored_session := await self.event.wait_for_stored_session()).is_over:
            entrant = stored_session.event.entrants.get(self.name)
            if entrant is not None and not entrant.chips and entrant.status == "seated":
                await submit_command(
                    self.event, self.name, w.NoRebuy()
                )  # refused where nothing is offered
            if entrant is None or not entrant.chips or entrant.status != "seated":
                await asyncio.sleep(0.02)
                continue
            task = self.room.table(stored_session.table_ids[entrant.table])
            if task is None:
                await asyncio.sleep(0.02)
                continue
            await self._act_at_table(task, stored_session)

    async def _act_at_table(self, task: Any, _session: TournamentSession) -> None:
        if task.id not in self.tables:
            self.tables.append(task.id)
        outbox = SendQueue(self.name)
        task.subscribe(outbox, self.name)
        try:
            while not (await self.event.wait_for_stored_session()).is_over:
                async with asyncio.timeout(0.2):
                    frames = [json.loads(frame) for frame in await outbox.take_all()]
                view_frames = [frame for frame in frames if "mine" in frame]
                if not view_frames or not view_frames[-1]["mine"]["chair"]:
                    return
                last_frame = view_frames[-1]
                command = (
                    choose_passive_action(last_frame["mine"])
                    if last_frame["mine"]["turn"]
                    else None
                )
                if command is not None:
                    command_id = f"{self.name}-{last_frame['seq']}"
                    hand, token = last_frame["view"]["hand"], last_frame["mine"]["token"]
                    await task.submit(self.name, command_id, command, hand, token)
                    self.turn_count += 1
        except TimeoutError:
            return
        finally:
            task.unsubscribe(outbox, self.name)


def test_six_bots_finish_a_sit_and_go() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(room, sit_and_go_rules(6))
        await submit_command(task, "Ann", w.AddBots(6))
        session = await wait_for_phase(task)
        [winner] = session.event.remaining_entrants
        places = sorted(entrant.place for entrant in session.event.entrants.values())
        assert places[0] == 1
        assert session.event.entrants[winner].chips == 1_800
        assert sum(entrant.prize for entrant in session.event.entrants.values()) == 600
        assert await verify_events(room.store) > 0  # bots may be all-in at once
        standings = build_standings(session, 0)
        assert standings.rows[0].player == winner
        assert standings.rows[0].rank == 1
        await room.close()

    run(run_scenario)


def test_icm_bots_receive_remaining_prizes() -> None:
    prize_money_by_poll: list[PrizeMoney | None] = []

    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(
            room, sit_and_go_rules(4, 400, prizes=PrizeRules(shares=(65, 35)))
        )
        await submit_command(task, "Ann", w.AddBots(4, "icm"))
        while not (stored_session := await task.wait_for_stored_session()).is_over:
            prize_money_by_poll.extend(
                current_task.event_port.prize_money() for current_task in room.tables()
            )
            await asyncio.sleep(0.01)
        assert sum(entrant.prize for entrant in stored_session.event.entrants.values()) == 400
        await verify_events(room.store)
        await room.close()

    run(run_scenario)
    bot_prize_money = [
        prize_money for prize_money in prize_money_by_poll if prize_money is not None
    ]
    assert bot_prize_money
    assert {prize_money.prizes for prize_money in bot_prize_money} <= {
        (260.0, 140.0, 0.0, 0.0),
        (260.0, 140.0, 0.0),
        (260.0, 140.0),
    }
    assert not any(prize_money.others for prize_money in bot_prize_money)  # all sit at one table


@pytest.mark.slow
def test_27_player_event_with_late_entry_moves_and_bubble() -> None:
    """Players among bots follow to every table, and no entrant is lost."""

    async def run_scenario() -> None:
        room = make_event_room()
        price = Price(prize=100, fee=10)
        levels = [Level(small=10 * 2**number, big=20 * 2**number, hands=10) for number in range(12)]
        rebuy_rules = Rebuy(chips=400, price=price, until_level=2)
        rules = sit_and_go_rules(
            27,
            starts="host",
            structure=Structure(stack=3000, parts=tuple(levels)),
            entry=EntryRules(price=price, most=27, late_until=2, rebuy=rebuy_rules),
            prizes=PrizeRules(paid_percent=40, unit=10, hfh_from=3),
        )
        task = await create_event(room, rules)
        for name in ("Bob", "Cid"):
            assert isinstance(await submit_command(task, name, w.Register()), EventAccepted)
        await submit_command(task, "Ann", w.AddBots(23))
        event_players = [EventPlayer(room, task, name) for name in ("Bob", "Cid", "Dee")]
        play_tasks = [asyncio.create_task(event_player.play()) for event_player in event_players]
        assert isinstance(await submit_command(task, "Ann", w.StartNow()), EventAccepted)
        assert isinstance(await submit_command(task, "Dee", w.Register()), EventAccepted)  # late
        await wait_for_phase(task, seconds=100)
        await asyncio.gather(*play_tasks)
        facts = await read_event_facts(room, task.id)
        types_of_facts = collect_fact_types(facts)
        assert {
            "Left",
            "TableBroken",
            "HandForHandBegan",
            "RegistrationClosed",
        } <= types_of_facts
        assert [fact["kind"] for fact in facts if fact["fact"] == "Entered"][-1] == "late"
        assert await verify_events(room.store) > 30
        assert sum(
            entrant.prize
            for entrant in (await task.wait_for_stored_session()).event.entrants.values()
        ) == ((await task.wait_for_stored_session()).event.prize_pool)
        await room.close()

    run(run_scenario)


def test_busted_player_rebuys_or_is_eliminated() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        price = Price(prize=100)
        rules = sit_and_go_rules(
            3,
            starts="host",
            entry=EntryRules(
                price=price,
                rebuy=Rebuy(chips=300, price=price, until_level=12),
                add_on=AddOn(chips=100, price=price, level=1),
            ),
        )
        task = await create_event(room, rules)
        await submit_command(task, "Bob", w.Register())
        await submit_command(task, "Ann", w.AddBots(2))
        bob_task = asyncio.create_task(EventPlayer(room, task, "Bob").play())
        await submit_command(task, "Ann", w.StartNow())
        rebuy_count = 0
        while not (stored_session := await task.wait_for_stored_session()).is_over:
            if "Bob" in stored_session.broke_since:
                if rebuy_count == 2:
                    assert isinstance(await submit_command(task, "Bob", w.NoRebuy()), EventAccepted)
                    break
                assert isinstance(await submit_command(task, "Bob", w.BuyAgain()), EventAccepted)
                rebuy_count += 1
            await asyncio.sleep(0.01)
        await wait_for_phase(task, seconds=100)
        await bob_task
        stored_session = await task.wait_for_stored_session()
        entrant = stored_session.event.entrants["Bob"]
        assert entrant.rebuy_count == rebuy_count
        assert entrant.total_paid == 100 * (1 + rebuy_count)
        await verify_events(room.store)
        await room.close()

    run(run_scenario)


def test_agreed_deal_pays_prizes_and_ends_event() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(
            room, sit_and_go_rules(4, starts="host"), seconds_between_hands=30.0
        )
        for name in ("Bob", "Cid"):
            await submit_command(task, name, w.Register())
        await submit_command(task, "Ann", w.StartNow())
        early_reply = await submit_command(task, "Ann", w.ProposeDeal("even"))
        assert isinstance(early_reply, EventAccepted), early_reply  # all prizes are known
        proposal_number = (await task.wait_for_stored_session()).proposed_deal.number  # type: ignore[union-attr]
        second_reply = await submit_command(task, "Bob", w.AnswerDeal(proposal_number + 1))
        assert isinstance(second_reply, Refusal)
        await submit_command(task, "Bob", w.AnswerDeal(proposal_number))
        assert (await task.wait_for_stored_session()).event.entrants["Bob"].prize == 0
        await submit_command(task, "Cid", w.AnswerDeal(proposal_number))
        stored_session = await task.wait_for_stored_session()
        assert [entrant.prize for entrant in stored_session.event.entrants.values()] == [
            100,
            100,
        ]
        assert stored_session.is_over, "there is nothing left to play for"
        assert [entrant.place for entrant in stored_session.event.entrants.values()] == [1, 1]
        await verify_events(room.store)
        await room.close()

    run(run_scenario)


def test_event_clock_pauses_and_breaks() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        now_ms = [1_000_000]
        room.clock = room.director._clock = lambda: now_ms[0]
        levels_and_break = (
            Level(small=10, big=20, minutes=10),
            Break(minutes=5),
            Level(small=20, big=40, minutes=10),
        )
        task = await create_event(
            room,
            sit_and_go_rules(
                2, starts="host", structure=Structure(stack=300, parts=levels_and_break)
            ),
        )
        for name in ("Bob", "Cid"):
            await submit_command(task, name, w.Register())
        await submit_command(task, "Ann", w.StartNow())
        await submit_command(task, "Ann", w.StopClock())
        standings = build_standings(await task.wait_for_stored_session(), now_ms[0])
        assert (standings.clock.is_paused, standings.clock.remaining_ms) == (True, 600_000)
        now_ms[0] += 3_600_000
        await submit_command(task, "Ann", w.StartClock())
        standings = build_standings(await task.wait_for_stored_session(), now_ms[0])
        assert (standings.clock.next_at, standings.clock.next_break) == (now_ms[0] + 600_000,) * 2
        now_ms[0] += 600_000
        task.wake()
        await submit_command(task, "Ann", w.MoveClock(60))
        standings = build_standings(await task.wait_for_stored_session(), now_ms[0])
        assert standings.clock.break_minutes == 5
        assert standings.clock.next_at == now_ms[0] + 360_000
        await room.close()

    run(run_scenario)


def test_event_table_refuses_cash_game_commands() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(room, sit_and_go_rules(2), seconds_between_hands=30.0)
        for name in ("Bob", "Cid"):
            await submit_command(task, name, w.Register())
        session = await wait_for_phase(task, "running")
        current_task = room.table(session.table_ids[1])
        assert current_task is not None
        commands: list[at_table.AnyClientCommand] = [
            at_table.Sit(5, 100), at_table.Buy(100), at_table.Leave(), at_table.MoveToChair(4),
            at_table.TakeChips(10), at_table.JoinWaitingList(),
        ]  # fmt: skip
        for index, command in enumerate(commands):
            for name in ("Bob", "Dee"):
                reply = await current_task.submit(name, f"{name}{index}", command)
                assert isinstance(reply, Rejected), command
                assert reply.code == "of an event"
        host_commands: list[at_table.AnyClientCommand] = [
            at_table.Close(), at_table.AddBot(), at_table.Adjust(1, 5, "a gift"),
        ]  # fmt: skip
        for index, command in enumerate(host_commands):
            assert isinstance(await current_task.submit("Ann", f"host{index}", command), Rejected)
        assert isinstance(await current_task.submit("Bob", "away", at_table.SitOut()), Accepted)
        async with asyncio.timeout(HANG):
            while not (await task.wait_for_stored_session()).event.entrants["Bob"].is_away:
                await asyncio.sleep(0.01)
        await room.close()

    run(run_scenario)


def test_absent_player_is_blinded_off() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(room, sit_and_go_rules(3, starts="host"))
        await submit_command(task, "Bob", w.Register())
        await submit_command(task, "Ann", w.AddBots(2))
        await submit_command(task, "Bob", w.MarkSelfAway())
        await submit_command(task, "Ann", w.StartNow())
        session = await wait_for_phase(task, seconds=100)
        assert session.event.entrants["Bob"].place > 0
        await verify_events(room.store)
        await room.close()

    run(run_scenario)


def test_two_timeouts_mark_player_away_until_return() -> None:
    """rule: SEAT-10, BYND-36: an unattended open page delays the table only twice."""

    async def run_scenario() -> None:
        room = make_event_room()
        slow_rules = AtTableRules(think=1, time_cards=0)
        task = await create_event(
            room, sit_and_go_rules(3, stack=2000, hands=50, at_table=slow_rules, starts="host")
        )
        await submit_command(task, "Bob", w.Register())
        await submit_command(task, "Ann", w.AddBots(2))
        await submit_command(task, "Ann", w.StartNow())
        session = await wait_for_phase(task, "running")
        async with asyncio.timeout(HANG):
            while not (await task.wait_for_stored_session()).event.entrants["Bob"].is_away:
                await asyncio.sleep(0.02)
        await submit_command(task, "Ann", w.StopClock())
        current_task = room.table(session.table_ids[1])
        assert current_task is not None
        assert isinstance(await current_task.submit("Bob", "back", at_table.ComeBack()), Accepted)
        async with asyncio.timeout(HANG):
            while (await task.wait_for_stored_session()).event.entrants["Bob"].is_away:
                await asyncio.sleep(0.01)
        await room.close()

    run(run_scenario)


def test_player_back_after_restart_is_dealt_in_again() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        room = make_event_room(MemoryStore(memory))
        task = await create_event(room, sit_and_go_rules(3, starts="host", hands=200))
        for name in ("Bob", "Cid", "Dee"):
            await submit_command(task, name, w.Register())
        await submit_command(task, "Bob", w.MarkSelfAway())
        await submit_command(task, "Ann", w.StartNow())
        while not (await task.wait_for_stored_session()).event.tables[1].is_playing:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        [current_task] = room.event_tables(task.id)
        assert current_task.view().hand_number == 1, "the hand is played, with Bob out of it"
        await room.director.close()
        await room.close()
        room = make_event_room(MemoryStore(memory), seed="again")
        await room.open()
        [task] = room.director.events()
        await submit_command(task, "Bob", w.MarkSelfBack())
        event_players = [EventPlayer(room, task, name) for name in ("Cid", "Dee", "Bob")]
        play_tasks = [asyncio.create_task(event_player.play()) for event_player in event_players]
        async with asyncio.timeout(HANG):
            while not event_players[-1].turn_count:
                [current_task] = room.event_tables(task.id) or [current_task]
                assert current_task.view().hand_number < 5, "Bob is still out"
                await asyncio.sleep(0.01)
        for play_task in play_tasks:
            play_task.cancel()
        await asyncio.gather(*play_tasks, return_exceptions=True)
        await room.close()

    run(run_scenario)


@pytest.mark.landing
def test_event_continues_after_room_restarts() -> None:
    async def run_scenario() -> None:
        memory = Memory()
        for number in range(6):
            room = make_event_room(MemoryStore(memory), seed=f"room {number}")
            if not number:
                task = await create_event(room, sit_and_go_rules(14, stack=500, hands=8))
                await submit_command(task, "Ann", w.AddBots(14))
            else:
                await room.open()
            await asyncio.sleep(0.35)
            await room.director.close()
            await room.close()
        room = make_event_room(MemoryStore(memory), seed="the last room")
        await room.open()
        for task in room.director.events():
            await wait_for_phase(task, seconds=100)
        stream_lengths = await room.store.stream_lengths()
        [event] = [name for name in stream_lengths if name.startswith("event/")]
        last_body = (await room.store.read(event))[-1].body
        assert json.loads(last_body)["fact"] == f.EventEnded.__name__
        await verify_events(room.store)
        await room.close()

    run(run_scenario)


def test_cancelled_event_refunds_entries() -> None:
    async def run_scenario() -> None:
        room = make_event_room()
        task = await create_event(
            room, sit_and_go_rules(4, starts="host"), seconds_between_hands=30.0
        )
        for name in ("Bob", "Cid"):
            await submit_command(task, name, w.Register())
        assert isinstance(
            await submit_command(task, "Ann", w.CallOffEvent("no light")), EventAccepted
        )
        balances = await room.store.balances()
        assert not balances["player:Bob"]
        command = await submit_command(task, "Bob", w.Register())
        assert isinstance(command, Refusal)
        assert command.code == "event is over"
        await verify_events(room.store)
        await room.close()

    run(run_scenario)


def test_unarchived_closed_event_table_is_archived_on_reopen() -> None:
    """The process died between the last record of a table and the update of its row."""

    async def run_scenario() -> None:
        memory = Memory()
        room = make_event_room(MemoryStore(memory))
        task = await create_event(room, sit_and_go_rules(2))
        await submit_command(task, "Ann", w.AddBots(2))
        session = await wait_for_phase(task)
        table_id = session.table_ids[1]
        room.table(table_id).event_port.close_down()  # type: ignore[union-attr]
        while not memory.tables[table_id].closed_at:
            await asyncio.sleep(0.01)
        await room.close()
        memory.tables[table_id] = replace(memory.tables[table_id], closed_at=0)
        room = make_event_room(MemoryStore(memory))
        await room.open()
        assert room.table(table_id) is None
        assert memory.tables[table_id].closed_at
        await room.close()

    run(run_scenario)
