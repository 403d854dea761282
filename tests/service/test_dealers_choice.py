"""Dealer's choice: the player on the button or a host chooses the game."""

from __future__ import annotations

import asyncio

from riverboat.engine import build_rotation
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.service.views.private_view import GAME_CHOICE_MS
from riverboat.store.memory_store import MemoryStore
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)
from tests.service.test_voluntary_shows import fold_if_possible, receive_pending

START_MS = 1_800_000_000_000
LIMIT_RAZZ, LIMIT_BADUGI, LIMIT_HOLDEM = "limit razz", "limit badugi", "limit hold'em"


async def open_choice_table(store: MemoryStore | None = None, **settings: object) -> TableTask:
    room = make_room(store)
    room.clock = lambda: START_MS
    await room.open()
    rules = TableRules.preset("online", build_rotation("dealer's choice", 2, 4), chairs=6)
    default_settings = {
        "starts_hands_automatically": False,
        "seconds_between_hands": 2.0,
        "pace": 0.0,
        **settings,
    }
    table_row = await room.new_table(rules, TableSettings(**default_settings), "Ann")  # type: ignore[arg-type]
    return room.task(table_row.id)


def find_choosing_client(clients: list[TableClient]) -> TableClient:
    """Return the client that is asked to choose."""
    [client] = [
        client for client in clients if (client.last["mine"]["turn"] or {}).get("ask") == "game"
    ]
    return client


def test_only_next_button_may_choose_game() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table()
        clients = await seat_players(task, "Bob", "Cid", "Dee")
        await receive_pending(clients)
        client = find_choosing_client(clients)
        view = client.last["view"]
        assert view["asks"] == "game"
        assert view["to_act"] == [client.last["mine"]["chair"]]
        turn = client.last["mine"]["turn"]
        assert {LIMIT_RAZZ, LIMIT_BADUGI, LIMIT_HOLDEM} <= set(turn["games"])
        assert turn["now"] == turn["games"][0]
        other_player = next(other_client for other_client in clients if other_client is not client)
        reply = await other_player.submit(w.ChooseGame(LIMIT_RAZZ))
        assert isinstance(reply, Rejected)
        assert (reply.code, reply.rule) == ("not the dealer", "BYND-85")
        assert client.name in reply.message
        unlisted_reply = await client.submit(w.ChooseGame("limit snap"))
        assert isinstance(unlisted_reply, Rejected)
        assert isinstance(await client.submit(w.ChooseGame(LIMIT_BADUGI)), Accepted)
        await receive_pending(clients)
        assert all(client.last["mine"]["turn"] is None for client in clients)
        assert client.last["view"]["game"]["variant"] == "badugi"
        assert client.last["view"]["to_act"] == []

        await task.submit("Ann", "begin", w.Begin())
        await receive_pending(clients)
        view = client.last["view"]
        assert view["game"]["variant"] == "badugi"
        assert view["button"] == client.last["mine"]["chair"]
        await play_hand(clients, fold_if_possible)
        await receive_pending(clients)
        assert find_choosing_client(clients) is not client

    run(run_scenario())


def test_choice_rotates_in_stud_without_button() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table()
        clients = await seat_players(task, "Bob", "Cid", "Dee")
        choosing_chairs = []
        for hand_index in range(3):
            await receive_pending(clients)
            client = find_choosing_client(clients)
            choosing_chairs.append(client.last["mine"]["chair"])
            assert isinstance(await client.submit(w.ChooseGame(LIMIT_RAZZ)), Accepted)
            await task.submit("Ann", f"begin {hand_index}", w.Begin())
            await play_hand(clients, fold_if_possible)
        assert sorted(choosing_chairs) == [1, 2, 3]
        assert [(chair % 3) + 1 for chair in choosing_chairs[:2]] == choosing_chairs[1:]

    run(run_scenario())


def test_host_may_choose_game_for_dealer() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table()
        clients = await seat_players(task, "Bob", "Cid")
        assert isinstance(await task.submit("Ann", "host", w.ChooseGame(LIMIT_RAZZ)), Accepted)
        await receive_pending(clients)
        assert all(client.last["mine"]["turn"] is None for client in clients)
        assert task.view().game.variant == "razz"

    run(run_scenario())


def test_every_listed_game_name_is_accepted() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table()
        view = task.view()
        assert len(view.mixed_games) == len(view.game_choices)
        for name, text in zip(view.mixed_games, view.game_choices, strict=True):
            for game_name in (name, text):
                reply = await task.submit("Ann", f"host {game_name}", w.ChooseGame(game_name))
                assert isinstance(reply, Accepted), reply
                assert task.view().game.name == name
        horse_task = await open_table(make_room(), "horse 2/4")
        assert horse_task.view().mixed_games
        assert horse_task.view().game_choices == ()

    run(run_scenario())


def test_game_choice_is_limited_by_clock() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table(starts_hands_automatically=True)
        clients = await seat_players(task, "Bob", "Cid")
        await receive_pending(clients)
        view = task.view()
        assert view.next_hand_at == START_MS + GAME_CHOICE_MS
        assert view.clock is not None
        assert (view.clock.chair, view.clock.deadline) == (
            view.to_act[0],
            START_MS + GAME_CHOICE_MS,
        )
        assert isinstance(
            await find_choosing_client(clients).submit(w.ChooseGame(LIMIT_RAZZ)), Accepted
        )
        await asyncio.sleep(0)
        assert task.view().next_hand_at == START_MS + 2_000
        assert task.view().clock is None

    run(run_scenario())


def test_disconnected_dealer_is_not_waited_for() -> None:
    async def run_scenario() -> None:
        task = await open_choice_table(starts_hands_automatically=True)
        clients = await seat_players(task, "Bob", "Cid")
        await receive_pending(clients)
        find_choosing_client(clients).disconnect()
        async with asyncio.timeout(60):
            while task.view().to_act:
                await asyncio.sleep(0.005)
        assert task.view().next_hand_at == START_MS + 2_000

    run(run_scenario())
