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
from riverboat.service.director.event_standings import standings_of
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
from tests.service.events import ask, check, event_room, made, rules, until
from tests.service.tables import passive


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(120):
            await work()

    asyncio.run(bounded())


async def facts_of(room: Room, event: str) -> list[dict[str, Any]]:
    return [json.loads(record.body) for record in await room.store.read(f"event/{event}")]


def kinds(facts: list[dict[str, Any]]) -> set[str]:
    return {fact["fact"] for fact in facts}


class Person:
    """A player who follows the seat from table to table, and checks or calls."""

    def __init__(self, room: Room, task: EventTask, name: str) -> None:
        self.room, self.event, self.name = room, task, name
        self.tables: list[str] = []
        self.acted = 0
        """Number of turns."""

    async def play(self) -> None:
        while not (desk := await self.event.settled_session()).is_over:
            found = desk.event.entrants.get(self.name)
            if found is not None and not found.chips and found.status == "seated":
                await ask(self.event, self.name, w.NoRebuy())  # refused where nothing is offered
            if found is None or not found.chips or found.status != "seated":
                await asyncio.sleep(0.02)
                continue
            at = self.room.table(desk.table_ids[found.table])
            if at is None:
                await asyncio.sleep(0.02)
                continue
            await self._at(at, desk)

    async def _at(self, at: Any, _desk: TournamentSession) -> None:
        if at.id not in self.tables:
            self.tables.append(at.id)
        outbox = SendQueue(self.name)
        at.subscribe(outbox, self.name)
        try:
            while not (await self.event.settled_session()).is_over:
                async with asyncio.timeout(0.2):
                    frames = [json.loads(frame) for frame in await outbox.take_all()]
                seen = [frame for frame in frames if "mine" in frame]
                if not seen or not seen[-1]["mine"]["chair"]:
                    return
                last = seen[-1]
                wish = passive(last["mine"]) if last["mine"]["turn"] else None
                if wish is not None:
                    cmd = f"{self.name}-{last['seq']}"
                    hand, token = last["view"]["hand"], last["mine"]["token"]
                    await at.submit(self.name, cmd, wish, hand, token)
                    self.acted += 1
        except TimeoutError:
            return
        finally:
            at.unsubscribe(outbox, self.name)


def test_a_sit_and_go_of_six_bots_is_played_to_its_end() -> None:
    async def work() -> None:
        room = event_room()
        task = await made(room, rules(6))
        await ask(task, "Ann", w.AddBots(6))
        desk = await until(task)
        [winner] = desk.event.inside
        places = sorted(each.place for each in desk.event.entrants.values())
        assert places[0] == 1
        assert desk.event.entrants[winner].chips == 1_800
        assert sum(each.prize for each in desk.event.entrants.values()) == 600
        assert await check(room.store) > 0  # bots may be all-in at once
        stands = standings_of(desk, 0)
        assert stands.rows[0].player == winner
        assert stands.rows[0].rank == 1
        await room.close()

    run(work)


def test_a_bot_that_plays_for_prizes_is_told_what_is_left_of_them() -> None:
    heard: list[PrizeMoney | None] = []

    async def work() -> None:
        room = event_room()
        task = await made(room, rules(4, 400, prizes=PrizeRules(shares=(65, 35))))
        await ask(task, "Ann", w.AddBots(4, "icm"))
        while not (desk := await task.settled_session()).is_over:
            heard.extend(at.event_port.prize_money() for at in room.tables())
            await asyncio.sleep(0.01)
        assert sum(each.prize for each in desk.event.entrants.values()) == 400
        await check(room.store)
        await room.close()

    run(work)
    told = [each for each in heard if each is not None]
    assert told
    assert {each.prizes for each in told} <= {
        (260.0, 140.0, 0.0, 0.0),
        (260.0, 140.0, 0.0),
        (260.0, 140.0),
    }
    assert not any(each.others for each in told)  # all sit at one table


@pytest.mark.slow
def test_twenty_seven_with_late_entry_moves_and_a_bubble() -> None:
    """Players among bots follow to every table, and no entrant is lost."""

    async def work() -> None:
        room = event_room()
        price = Price(prize=100, fee=10)
        levels = [Level(small=10 * 2**k, big=20 * 2**k, hands=10) for k in range(12)]
        rebuy = Rebuy(chips=400, price=price, until_level=2)
        wanted = rules(
            27,
            starts="host",
            structure=Structure(stack=3000, parts=tuple(levels)),
            entry=EntryRules(price=price, most=27, late_until=2, rebuy=rebuy),
            prizes=PrizeRules(paid_percent=40, unit=10, hfh_from=3),
        )
        task = await made(room, wanted)
        for name in ("Bob", "Cid"):
            assert isinstance(await ask(task, name, w.Register()), EventAccepted)
        await ask(task, "Ann", w.AddBots(23))
        people = [Person(room, task, name) for name in ("Bob", "Cid", "Dee")]
        playing = [asyncio.create_task(each.play()) for each in people]
        assert isinstance(await ask(task, "Ann", w.StartNow()), EventAccepted)
        assert isinstance(await ask(task, "Dee", w.Register()), EventAccepted)  # late
        await until(task, seconds=100)
        await asyncio.gather(*playing)
        found = await facts_of(room, task.id)
        told = kinds(found)
        assert {"Left", "TableBroken", "HandForHandBegan", "RegistrationClosed"} <= told
        assert [fact["kind"] for fact in found if fact["fact"] == "Entered"][-1] == "late"
        assert await check(room.store) > 30
        assert sum(
            each.prize for each in (await task.settled_session()).event.entrants.values()
        ) == ((await task.settled_session()).event.pool)
        await room.close()

    run(work)


def test_who_has_lost_all_buys_again_or_is_out_when_the_time_is_over() -> None:
    async def work() -> None:
        room = event_room()
        price = Price(prize=100)
        wanted = rules(
            3,
            starts="host",
            entry=EntryRules(
                price=price,
                rebuy=Rebuy(chips=300, price=price, until_level=12),
                add_on=AddOn(chips=100, price=price, level=1),
            ),
        )
        task = await made(room, wanted)
        await ask(task, "Bob", w.Register())
        await ask(task, "Ann", w.AddBots(2))
        bob = asyncio.create_task(Person(room, task, "Bob").play())
        await ask(task, "Ann", w.StartNow())
        bought = 0
        while not (desk := await task.settled_session()).is_over:
            if "Bob" in desk.broke_since:
                if bought == 2:
                    assert isinstance(await ask(task, "Bob", w.NoRebuy()), EventAccepted)
                    break
                assert isinstance(await ask(task, "Bob", w.BuyAgain()), EventAccepted)
                bought += 1
            await asyncio.sleep(0.01)
        await until(task, seconds=100)
        await bob
        desk = await task.settled_session()
        entrant = desk.event.entrants["Bob"]
        assert entrant.rebuys == bought
        assert entrant.paid == 100 * (1 + bought)
        await check(room.store)
        await room.close()

    run(work)


def test_a_deal_is_proposed_agreed_to_and_paid() -> None:
    async def work() -> None:
        room = event_room()
        task = await made(room, rules(4, starts="host"), between=30.0)
        for name in ("Bob", "Cid"):
            await ask(task, name, w.Register())
        await ask(task, "Ann", w.StartNow())
        early = await ask(task, "Ann", w.ProposeDeal("even"))
        assert isinstance(early, EventAccepted), early  # all prizes are known
        number = (await task.settled_session()).proposed_deal.number  # type: ignore[union-attr]
        none = await ask(task, "Bob", w.AnswerDeal(number + 1))
        assert isinstance(none, Refusal)
        await ask(task, "Bob", w.AnswerDeal(number))
        assert (await task.settled_session()).event.entrants["Bob"].prize == 0
        await ask(task, "Cid", w.AnswerDeal(number))
        desk = await task.settled_session()
        assert [each.prize for each in desk.event.entrants.values()] == [100, 100]
        assert desk.is_over, "there is nothing left to play for"
        assert [each.place for each in desk.event.entrants.values()] == [1, 1]
        await check(room.store)
        await room.close()

    run(work)


def test_the_clock_pauses_hands_and_a_break_comes() -> None:
    async def work() -> None:
        room = event_room()
        now = [1_000_000]
        room.clock = room.director._clock = lambda: now[0]
        parts = (
            Level(small=10, big=20, minutes=10),
            Break(minutes=5),
            Level(small=20, big=40, minutes=10),
        )
        task = await made(
            room, rules(2, starts="host", structure=Structure(stack=300, parts=parts))
        )
        for name in ("Bob", "Cid"):
            await ask(task, name, w.Register())
        await ask(task, "Ann", w.StartNow())
        await ask(task, "Ann", w.StopClock())
        stands = standings_of(await task.settled_session(), now[0])
        assert (stands.clock.paused, stands.clock.left) == (True, 600_000)
        now[0] += 3_600_000
        await ask(task, "Ann", w.StartClock())
        stands = standings_of(await task.settled_session(), now[0])
        assert (stands.clock.next_at, stands.clock.next_break) == (now[0] + 600_000,) * 2
        now[0] += 600_000
        task.wake()
        await ask(task, "Ann", w.MoveClock(60))
        stands = standings_of(await task.settled_session(), now[0])
        assert stands.clock.resting == 5
        assert stands.clock.next_at == now[0] + 360_000
        await room.close()

    run(work)


def test_at_a_table_of_an_event_nobody_sits_buys_or_leaves() -> None:
    async def work() -> None:
        room = event_room()
        task = await made(room, rules(2), between=30.0)
        for name in ("Bob", "Cid"):
            await ask(task, name, w.Register())
        desk = await until(task, "running")
        at = room.table(desk.table_ids[1])
        assert at is not None
        wishes: list[at_table.AnyClientCommand] = [
            at_table.Sit(5, 100), at_table.Buy(100), at_table.Leave(), at_table.MoveToChair(4),
            at_table.TakeChips(10), at_table.JoinWaitingList(),
        ]  # fmt: skip
        for k, wish in enumerate(wishes):
            for name in ("Bob", "Dee"):
                answer = await at.submit(name, f"{name}{k}", wish)
                assert isinstance(answer, Rejected), wish
                assert answer.code == "of an event"
        of_host: list[at_table.AnyClientCommand] = [
            at_table.Close(), at_table.AddBot(), at_table.Adjust(1, 5, "a gift"),
        ]  # fmt: skip
        for k, wish in enumerate(of_host):
            assert isinstance(await at.submit("Ann", f"host{k}", wish), Rejected)
        assert isinstance(await at.submit("Bob", "away", at_table.SitOut()), Accepted)
        async with asyncio.timeout(HANG):
            while not (await task.settled_session()).event.entrants["Bob"].away:
                await asyncio.sleep(0.01)
        await room.close()

    run(work)


def test_who_is_away_is_blinded_off() -> None:
    async def work() -> None:
        room = event_room()
        task = await made(room, rules(3, starts="host"))
        await ask(task, "Bob", w.Register())
        await ask(task, "Ann", w.AddBots(2))
        await ask(task, "Bob", w.MarkSelfAway())
        await ask(task, "Ann", w.StartNow())
        desk = await until(task, seconds=100)
        assert desk.event.entrants["Bob"].place > 0
        await check(room.store)
        await room.close()

    run(work)


def test_who_lets_two_turns_run_out_is_away_until_they_say_that_they_are_back() -> None:
    """rule: SEAT-10, BYND-36: an unattended open page delays the table only twice."""

    async def work() -> None:
        room = event_room()
        slow = AtTableRules(think=1, time_cards=0)
        task = await made(room, rules(3, stack=2000, hands=50, at_table=slow, starts="host"))
        await ask(task, "Bob", w.Register())
        await ask(task, "Ann", w.AddBots(2))
        await ask(task, "Ann", w.StartNow())
        desk = await until(task, "running")
        async with asyncio.timeout(HANG):
            while not (await task.settled_session()).event.entrants["Bob"].away:
                await asyncio.sleep(0.02)
        await ask(task, "Ann", w.StopClock())
        at = room.table(desk.table_ids[1])
        assert at is not None
        assert isinstance(await at.submit("Bob", "back", at_table.ComeBack()), Accepted)
        async with asyncio.timeout(HANG):
            while (await task.settled_session()).event.entrants["Bob"].away:
                await asyncio.sleep(0.01)
        await room.close()

    run(work)


def test_who_is_back_in_the_first_hand_after_a_restart_is_dealt_in_again() -> None:
    async def work() -> None:
        memory = Memory()
        room = event_room(MemoryStore(memory))
        task = await made(room, rules(3, starts="host", hands=200))
        for name in ("Bob", "Cid", "Dee"):
            await ask(task, name, w.Register())
        await ask(task, "Bob", w.MarkSelfAway())
        await ask(task, "Ann", w.StartNow())
        while not (await task.settled_session()).event.tables[1].playing:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.05)
        [at] = room.event_tables(task.id)
        assert at.view().hand == 1, "the hand is played, with Bob out of it"
        await room.director.close()
        await room.close()
        room = event_room(MemoryStore(memory), seed="again")
        await room.open()
        [task] = room.director.events()
        await ask(task, "Bob", w.MarkSelfBack())
        people = [Person(room, task, name) for name in ("Cid", "Dee", "Bob")]
        playing = [asyncio.create_task(each.play()) for each in people]
        async with asyncio.timeout(HANG):
            while not people[-1].acted:
                [at] = room.event_tables(task.id) or [at]
                assert at.view().hand < 5, "Bob is still out"
                await asyncio.sleep(0.01)
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await room.close()

    run(work)


@pytest.mark.landing
def test_an_event_goes_on_after_the_room_was_closed_in_the_middle() -> None:
    async def work() -> None:
        memory = Memory()
        for k in range(6):
            room = event_room(MemoryStore(memory), seed=f"room {k}")
            if not k:
                task = await made(room, rules(14, stack=500, hands=8))
                await ask(task, "Ann", w.AddBots(14))
            else:
                await room.open()
            await asyncio.sleep(0.35)
            await room.director.close()
            await room.close()
        room = event_room(MemoryStore(memory), seed="the last room")
        await room.open()
        for task in room.director.events():
            await until(task, seconds=100)
        streams = await room.store.streams()
        [event] = [name for name in streams if name.startswith("event/")]
        last = (await room.store.read(event))[-1].body
        assert json.loads(last)["fact"] == f.EventEnded.__name__
        await check(room.store)
        await room.close()

    run(work)


def test_an_event_that_is_called_off_gives_the_money_back() -> None:
    async def work() -> None:
        room = event_room()
        task = await made(room, rules(4, starts="host"), between=30.0)
        for name in ("Bob", "Cid"):
            await ask(task, name, w.Register())
        assert isinstance(await ask(task, "Ann", w.CallOffEvent("no light")), EventAccepted)
        balances = await room.store.balances()
        assert not balances["player:Bob"]
        refused = await ask(task, "Bob", w.Register())
        assert isinstance(refused, Refusal)
        assert refused.code == "event is over"
        await check(room.store)
        await room.close()

    run(work)


def test_a_table_that_was_closed_and_not_put_away_is_put_away_later() -> None:
    """The process died between the last record of a table and the update of its row."""

    async def work() -> None:
        memory = Memory()
        room = event_room(MemoryStore(memory))
        task = await made(room, rules(2))
        await ask(task, "Ann", w.AddBots(2))
        desk = await until(task)
        table = desk.table_ids[1]
        room.table(table).event_port.close_down()  # type: ignore[union-attr]
        while not memory.tables[table].closed_at:
            await asyncio.sleep(0.01)
        await room.close()
        memory.tables[table] = replace(memory.tables[table], closed_at=0)
        room = event_room(MemoryStore(memory))
        await room.open()
        assert room.table(table) is None
        assert memory.tables[table].closed_at
        await room.close()

    run(work)
