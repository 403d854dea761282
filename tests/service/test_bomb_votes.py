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
from tests.remote.simulated_room import SimulatedRoom as PlainRoom
from tests.service.room_tables import (
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)
from tests.service.test_voluntary_shows import receive_pending


async def seat_three_players(
    room: Room, game: str = "no-limit hold'em 1/2", **settings: Any
) -> list[TableClient]:
    """Seat Ann, Bob and Cid in their first hand; Ann is the host."""
    task = await open_table(room, game, starts_hands_automatically=False, **settings)
    clients = await seat_players(task, "Ann", "Bob", "Cid")
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)
    return clients


async def read_current_vote(clients: list[TableClient]) -> Any:
    await receive_pending(clients)
    return clients[0].last["view"]["bomb_vote"]


async def begin_next_hand(clients: list[TableClient]) -> dict[str, Any]:
    await play_hand(clients)
    assert isinstance(await clients[0].submit(w.Begin()), Accepted)
    await receive_pending(clients)
    view: dict[str, Any] = clients[0].last["view"]
    return view


def test_unanimous_vote_makes_next_hand_a_bomb_pot() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        clients = ann, bob, cid = await seat_three_players(room)
        await receive_pending([*clients])
        assert all(client.last["mine"]["may_bomb"] for client in clients)
        assert isinstance(await bob.submit(w.ProposeBombPot(10)), Accepted)
        vote = await read_current_vote([*clients])
        assert vote == {
            "hand": 2,
            "by": "Bob",
            "chips": 10,
            "agree": 1,
            "of": 3,
            "boards": 0,
        }
        assert [each_client.last["mine"]["bomb_vote"] for each_client in clients] == [
            "asked",
            "agreed",
            "asked",
        ]
        assert not any(client.last["mine"]["may_bomb"] for client in clients)
        assert isinstance(await ann.submit(w.AnswerBombPot(2)), Accepted)
        assert isinstance(await cid.submit(w.AnswerBombPot(2)), Accepted)
        assert (await read_current_vote([*clients]))["agree"] == 3
        view = await begin_next_hand([*clients])
        assert (view["hand"], view["bomb"], view["bomb_vote"]) == (2, 10, None)
        assert view["pots"] == [{"chips": 30, "chairs": [3, 1, 2]}]
        assert [len(board) for board in view["boards"]] == [3]
        await room.close()
        await store.open()
        facts = from_json_lines(
            [record.body for record in await store.read(f"table/{ann.task.id}")]
        )
        vote_facts = [
            fact for fact in facts if isinstance(fact, BombProposed | BombAnswered | BombAgreed)
        ]
        assert vote_facts == [
            BombProposed(2, "Bob", 10),
            BombAnswered("Ann", True),
            BombAnswered("Cid", True),
            BombAgreed(2, "Bob", 10),
        ]

    run(run_scenario())


@pytest.mark.parametrize("vote", [False, None], ids=["one refuses", "one says nothing"])
def test_incomplete_vote_leaves_next_hand_ordinary(vote: bool | None) -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = ann, bob, cid = await seat_three_players(room)
        assert isinstance(await ann.submit(w.ProposeBombPot(10)), Accepted)
        assert isinstance(await bob.submit(w.AnswerBombPot(2)), Accepted)
        if vote is not None:
            assert isinstance(await cid.submit(w.AnswerBombPot(2, vote)), Accepted)
            assert await read_current_vote([*clients]) is None
            second_reply = await bob.submit(w.ProposeBombPot(4))
            assert isinstance(second_reply, Rejected)
            assert second_reply.code == "no bomb pot"
        view = await begin_next_hand([*clients])
        assert (view["hand"], view["bomb"], view["bomb_vote"]) == (2, 0, None)
        assert ann.last["mine"]["may_bomb"]
        late_reply = await cid.submit(w.AnswerBombPot(2))
        assert isinstance(late_reply, Rejected)
        assert late_reply.code == "stale"
        await room.close()

    run(run_scenario())


def test_bomb_pot_refusal_is_anonymous() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = ann, bob, cid = await seat_three_players(room)
        await ann.submit(w.ProposeBombPot(10))
        await bob.submit(w.AnswerBombPot(2))
        await cid.submit(w.AnswerBombPot(2, has_agreed=False))
        await receive_pending([*clients])
        frames_by_name = {client.name: b"".join(client.frames) for client in clients}
        for name in ("Ann", "Bob"):
            assert b'"type":"BombAnswered","player":"","yes":false' in frames_by_name[name]
            assert b'"player":"Cid","yes":false' not in frames_by_name[name]
        assert b'"player":"Cid","yes":false' in frames_by_name["Cid"]
        await room.close()

    run(run_scenario())


def test_house_bots_agree_and_spectators_cannot_propose() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        [ann] = await seat_players(task, "Ann")
        spectator = TableClient(task, "Dee")
        await ann.submit(w.AddBot())
        await ann.wait_until(lambda body: len(body["view"]["seats"]) == 2)
        await ann.wait_until(lambda body: body["view"]["seats"][1]["stack"] > 0)
        reply = await spectator.submit(w.ProposeBombPot(5))
        assert isinstance(reply, Rejected)
        assert reply.code == "not in the next hand"
        assert isinstance(await ann.submit(w.ProposeBombPot(5)), Accepted)
        bomb_vote = (await ann.wait_until(lambda body: body["view"]["bomb_vote"]))["view"][
            "bomb_vote"
        ]
        assert (bomb_vote["agree"], bomb_vote["of"]) == (1, 1)
        assert isinstance(answer := await ann.submit(w.Begin()), Accepted), answer
        await ann.wait_until(lambda body: body["view"]["bomb"] == 5)
        await room.close()

    run(run_scenario())


def test_bomb_votes_need_host_permission_and_a_board_game() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = await seat_three_players(room, bomb_votes=False)
        reply = await clients[1].submit(w.ProposeBombPot(5))
        assert isinstance(reply, Rejected)
        assert reply.code == "no bomb votes"
        await receive_pending(clients)
        assert not clients[1].last["mine"]["may_bomb"]
        await room.close()
        room = make_room()
        clients = await seat_three_players(room, "limit razz 2/4 ante 1 bring-in 1")
        reply = await clients[1].submit(w.ProposeBombPot(5))
        assert isinstance(reply, Rejected)
        assert reply.code == "no bomb pot"
        await room.close()

    run(run_scenario())


def test_newly_seated_player_joins_vote() -> None:
    async def run_scenario() -> None:
        room = make_room()
        task = await open_table(room, starts_hands_automatically=False)
        clients = await seat_players(task, "Ann", "Bob")
        await clients[0].submit(w.ProposeBombPot(5))
        await clients[1].submit(w.AnswerBombPot(1))
        assert (await read_current_vote(clients))["agree"] == 2
        cid = TableClient(task, "Cid")
        await cid.submit(w.Sit(3, 200))
        bomb_vote = (await cid.wait_until(lambda body: body["mine"]["chair"]))["view"]["bomb_vote"]
        assert (bomb_vote["agree"], bomb_vote["of"]) == (2, 3)
        await clients[0].submit(w.Begin())
        await receive_pending(clients)
        assert clients[0].last["view"]["bomb"] == 0
        await room.close()

    run(run_scenario())


def test_bomb_pot_proposal_survives_restart() -> None:
    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        ann, bob, _ = await seat_three_players(room)
        await ann.submit(w.ProposeBombPot(10))
        await bob.submit(w.AnswerBombPot(2))
        votes_before = (await read_current_vote([ann, bob]), bob.last["mine"]["bomb_vote"])
        await room.close()
        await store.open()
        room = make_room(store)
        await room.open()
        bob = TableClient(room.task(bob.task.id), "Bob")
        await bob.receive()
        assert (bob.last["view"]["bomb_vote"], bob.last["mine"]["bomb_vote"]) == votes_before
        await room.close()

    run(run_scenario())


def test_vote_deals_one_double_board_hand() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = ann, bob, cid = await seat_three_players(room, "pot-limit omaha 1/2")
        assert isinstance(await bob.submit(w.ProposeBombPot(10, 2)), Accepted)
        assert (await read_current_vote([*clients]))["boards"] == 2
        assert isinstance(await ann.submit(w.AnswerBombPot(2)), Accepted)
        assert isinstance(await cid.submit(w.AnswerBombPot(2)), Accepted)
        view = await begin_next_hand([*clients])
        assert (view["hand"], view["bomb"]) == (2, 10)
        assert [len(board) for board in view["boards"]] == [3, 3]
        await play_hand([*clients])
        assert isinstance(await ann.submit(w.Begin()), Accepted)
        await receive_pending([*clients])
        assert len(ann.last["view"]["boards"]) == 1, "the game itself has one board"
        await room.close()

    run(run_scenario())


def test_host_deals_one_double_board_hand() -> None:
    async def run_scenario() -> None:
        room = make_room()
        clients = ann, *_ = await seat_three_players(room)
        await play_hand([*clients])
        assert isinstance(await ann.submit(w.Begin(10, 2)), Accepted)
        await receive_pending([*clients])
        assert [len(board) for board in ann.last["view"]["boards"]] == [3, 3]
        await room.close()

    run(run_scenario())


def test_double_board_bomb_pot_needs_enough_cards() -> None:
    """Nine hands of five cards and two boards are 55 cards."""
    table = PlainRoom("pot-limit omaha 5 1/2", chairs=8)
    table.seat(", ".join(f"P{number} 200" for number in range(8)))
    with pytest.raises(IllegalAction, match=r"the deck is too small for 8 players and 2 boards"):
        table.apply_commands(c.Begin(10, board_count=2))
    table.apply_commands(c.Begin(10, board_count=1))
