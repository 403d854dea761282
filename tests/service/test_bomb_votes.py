"""Bomb pot votes: all players of the next hand agree, or the hand is ordinary."""

from __future__ import annotations

from typing import Any

import pytest

from riverboat.engine import IllegalAction
from riverboat.service.records.room_facts import (
    BombAgreed,
    BombAnswered,
    BombProposed,
    from_json_lines,
)
from riverboat.service.room import Room
from riverboat.store.memory_store import MemoryStore
from riverboat.table.state import table_commands as c
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.remote.rooms import Room as PlainRoom
from tests.service.tables import Eyes, opened, over, room_of, run, seated
from tests.service.test_showing import hear


async def three(room: Room, game: str = "no-limit hold'em 1/2", **more: Any) -> list[Eyes]:
    """Seat Ann, Bob and Cid in their first hand; Ann is the host."""
    task = await opened(room, game, auto=False, **more)
    eyes = await seated(task, "Ann", "Bob", "Cid")
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
    return eyes


async def vote(eyes: list[Eyes]) -> Any:
    await hear(eyes)
    return eyes[0].last["view"]["bomb_vote"]


async def next_hand(eyes: list[Eyes]) -> dict[str, Any]:
    await over(eyes)
    assert isinstance(await eyes[0].ask(w.Begin()), Accepted)
    await hear(eyes)
    view: dict[str, Any] = eyes[0].last["view"]
    return view


def test_the_next_hand_is_a_bomb_pot_when_all_agree() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        eyes = ann, bob, cid = await three(room)
        await hear([*eyes])
        assert all(each.last["mine"]["may_bomb"] for each in eyes)
        assert isinstance(await bob.ask(w.ProposeBombPot(10)), Accepted)
        asked = await vote([*eyes])
        assert asked == {"hand": 2, "by": "Bob", "chips": 10, "agree": 1, "of": 3, "boards": 0}
        assert [e.last["mine"]["bomb_vote"] for e in eyes] == ["asked", "agreed", "asked"]
        assert not any(each.last["mine"]["may_bomb"] for each in eyes)
        assert isinstance(await ann.ask(w.AnswerBombPot(2)), Accepted)
        assert isinstance(await cid.ask(w.AnswerBombPot(2)), Accepted)
        assert (await vote([*eyes]))["agree"] == 3
        view = await next_hand([*eyes])
        assert (view["hand"], view["bomb"], view["bomb_vote"]) == (2, 10, None)
        assert view["pots"] == [{"chips": 30, "chairs": [3, 1, 2]}]
        assert [len(board) for board in view["boards"]] == [3]
        await room.close()
        await store.open()
        facts = from_json_lines([r.body for r in await store.read(f"table/{ann.task.id}")])
        told = [x for x in facts if isinstance(x, BombProposed | BombAnswered | BombAgreed)]
        assert told == [
            BombProposed(2, "Bob", 10),
            BombAnswered("Ann", True),
            BombAnswered("Cid", True),
            BombAgreed(2, "Bob", 10),
        ]

    run(session())


@pytest.mark.parametrize("says", [False, None], ids=["one refuses", "one says nothing"])
def test_without_all_of_them_the_hand_is_an_ordinary_one(says: bool | None) -> None:
    async def session() -> None:
        room = room_of()
        eyes = ann, bob, cid = await three(room)
        assert isinstance(await ann.ask(w.ProposeBombPot(10)), Accepted)
        assert isinstance(await bob.ask(w.AnswerBombPot(2)), Accepted)
        if says is not None:
            assert isinstance(await cid.ask(w.AnswerBombPot(2, says)), Accepted)
            assert await vote([*eyes]) is None
            again = await bob.ask(w.ProposeBombPot(4))
            assert isinstance(again, Rejected)
            assert again.code == "no bomb pot"
        view = await next_hand([*eyes])
        assert (view["hand"], view["bomb"], view["bomb_vote"]) == (2, 0, None)
        assert ann.last["mine"]["may_bomb"]
        late = await cid.ask(w.AnswerBombPot(2))
        assert isinstance(late, Rejected)
        assert late.code == "stale"
        await room.close()

    run(session())


def test_nobody_is_told_who_has_refused_it() -> None:
    async def session() -> None:
        room = room_of()
        eyes = ann, bob, cid = await three(room)
        await ann.ask(w.ProposeBombPot(10))
        await bob.ask(w.AnswerBombPot(2))
        await cid.ask(w.AnswerBombPot(2, yes=False))
        await hear([*eyes])
        told = {each.name: b"".join(each.frames) for each in eyes}
        for name in ("Ann", "Bob"):
            assert b'"type":"BombAnswered","player":"","yes":false' in told[name]
            assert b'"player":"Cid","yes":false' not in told[name]
        assert b'"player":"Cid","yes":false' in told["Cid"]
        await room.close()

    run(session())


def test_the_rooms_bots_agree_and_who_has_no_chair_is_not_asked() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        [ann] = await seated(task, "Ann")
        rail = Eyes(task, "Dee")
        await ann.ask(w.AddBot())
        await ann.until(lambda told: len(told["view"]["seats"]) == 2)
        await ann.until(lambda told: told["view"]["seats"][1]["stack"] > 0)
        refused = await rail.ask(w.ProposeBombPot(5))
        assert isinstance(refused, Rejected)
        assert refused.code == "not in the next hand"
        assert isinstance(await ann.ask(w.ProposeBombPot(5)), Accepted)
        asked = (await ann.until(lambda told: told["view"]["bomb_vote"]))["view"]["bomb_vote"]
        assert (asked["agree"], asked["of"]) == (1, 1)
        assert isinstance(answer := await ann.ask(w.Begin()), Accepted), answer
        await ann.until(lambda told: told["view"]["bomb"] == 5)
        await room.close()

    run(session())


def test_a_host_may_forbid_it_and_a_game_without_a_board_has_none() -> None:
    async def session() -> None:
        room = room_of()
        eyes = await three(room, bomb_votes=False)
        refused = await eyes[1].ask(w.ProposeBombPot(5))
        assert isinstance(refused, Rejected)
        assert refused.code == "no bomb votes"
        await hear(eyes)
        assert not eyes[1].last["mine"]["may_bomb"]
        await room.close()
        room = room_of()
        eyes = await three(room, "limit razz 2/4 ante 1 bring-in 1")
        refused = await eyes[1].ask(w.ProposeBombPot(5))
        assert isinstance(refused, Rejected)
        assert refused.code == "no bomb pot"
        await room.close()

    run(session())


def test_who_comes_in_later_is_asked_too() -> None:
    async def session() -> None:
        room = room_of()
        task = await opened(room, auto=False)
        eyes = await seated(task, "Ann", "Bob")
        await eyes[0].ask(w.ProposeBombPot(5))
        await eyes[1].ask(w.AnswerBombPot(1))
        assert (await vote(eyes))["agree"] == 2
        cid = Eyes(task, "Cid")
        await cid.ask(w.Sit(3, 200))
        asked = (await cid.until(lambda told: told["mine"]["chair"]))["view"]["bomb_vote"]
        assert (asked["agree"], asked["of"]) == (2, 3)
        await eyes[0].ask(w.Begin())
        await hear(eyes)
        assert eyes[0].last["view"]["bomb"] == 0
        await room.close()

    run(session())


def test_a_proposal_outlasts_a_restart() -> None:
    async def session() -> None:
        store = MemoryStore()
        room = room_of(store)
        ann, bob, _ = await three(room)
        await ann.ask(w.ProposeBombPot(10))
        await bob.ask(w.AnswerBombPot(2))
        before = (await vote([ann, bob]), bob.last["mine"]["bomb_vote"])
        await room.close()
        await store.open()
        room = room_of(store)
        await room.open()
        bob = Eyes(room.task(bob.task.id), "Bob")
        await bob.hear()
        assert (bob.last["view"]["bomb_vote"], bob.last["mine"]["bomb_vote"]) == before
        await room.close()

    run(session())


def test_a_vote_deals_a_single_hand_on_two_boards() -> None:
    async def session() -> None:
        room = room_of()
        eyes = ann, bob, cid = await three(room, "pot-limit omaha 1/2")
        assert isinstance(await bob.ask(w.ProposeBombPot(10, 2)), Accepted)
        assert (await vote([*eyes]))["boards"] == 2
        assert isinstance(await ann.ask(w.AnswerBombPot(2)), Accepted)
        assert isinstance(await cid.ask(w.AnswerBombPot(2)), Accepted)
        view = await next_hand([*eyes])
        assert (view["hand"], view["bomb"]) == (2, 10)
        assert [len(board) for board in view["boards"]] == [3, 3]
        await over([*eyes])
        assert isinstance(await ann.ask(w.Begin()), Accepted)
        await hear([*eyes])
        assert len(ann.last["view"]["boards"]) == 1, "the game itself has one board"
        await room.close()

    run(session())


def test_a_host_deals_a_single_hand_on_two_boards() -> None:
    async def session() -> None:
        room = room_of()
        eyes = ann, *_ = await three(room)
        await over([*eyes])
        assert isinstance(await ann.ask(w.Begin(10, 2)), Accepted)
        await hear([*eyes])
        assert [len(board) for board in ann.last["view"]["boards"]] == [3, 3]
        await room.close()

    run(session())


def test_more_players_than_two_boards_leave_cards_for_are_refused() -> None:
    """Nine hands of five cards and two boards are 55 cards."""
    table = PlainRoom("pot-limit omaha 5 1/2", chairs=8)
    table.seat(", ".join(f"P{k} 200" for k in range(8)))
    with pytest.raises(IllegalAction, match=r"2 boards and the hands of 8 players need more cards"):
        table.do(c.Begin(10, boards=2))
    table.do(c.Begin(10, boards=1))
