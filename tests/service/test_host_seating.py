"""Seats assigned by a host or taken over from leaving players, and chips taken off."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from riverboat.service.history.stream_verifier import load_evidence, verify_stream
from riverboat.service.task.table_task import TableTask
from riverboat.store.memory_store import MemoryStore
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted, Rejected
from tests.service.room_tables import (
    ROOM_KEY,
    TableClient,
    make_room,
    open_table,
    play_hand,
    run,
    seat_players,
)

GAME_TOML = 'game = "no-limit hold\'em 1/2"\npreset = "online"\n'
EITHER_REPLACEMENT_TOML = GAME_TOML + "[button]\nreplacement = 'either'\n"
ASSUMING_REPLACEMENT_TOML = GAME_TOML + "[button]\nreplacement = 'assume'\n"


def run_at_table(
    scenario: Callable[[TableTask, list[TableClient], TableClient], Coroutine[Any, Any, None]],
) -> None:
    """Seat Ann (host), Bob and Cid, with Dee watching; verify the log afterwards."""

    async def run_scenario() -> None:
        store = MemoryStore()
        room = make_room(store)
        task = await open_table(room, starts_hands_automatically=False)
        clients = await seat_players(task, "Ann", "Bob", "Cid")
        dee = TableClient(task, "Dee")
        await dee.receive()
        await scenario(task, clients, dee)
        report = verify_stream(await load_evidence(store, f"table/{task.id}", ROOM_KEY))
        assert report.is_clean, report.problems
        await room.close()

    run(run_scenario())


async def submit_accepted(client: TableClient, command: w.AnyClientCommand) -> None:
    reply = await client.submit(command)
    assert isinstance(reply, Accepted), reply


async def submit_rejected(client: TableClient, command: w.AnyClientCommand) -> tuple[str, str]:
    reply = await client.submit(command)
    assert isinstance(reply, Rejected), reply
    return reply.code, reply.rule


async def change_rules(host: TableClient, toml: str) -> None:
    await submit_accepted(host, w.ChangeRules(toml))


async def begin_hand(clients: list[TableClient]) -> None:
    await submit_accepted(clients[0], w.Begin())
    for client in clients:
        await client.wait_until(lambda frame: frame["view"]["street"])
    await play_hand(clients)


def list_received_facts(client: TableClient, fact_type: str) -> list[dict[str, Any]]:
    frames = [frame for frame in client.messages if frame["t"] == "update"]
    return [fact for frame in frames for fact in frame["facts"] if fact["type"] == fact_type]


# Seating by a host ------------------------------------------------------------------------------


def test_host_seats_spectator_with_transferred_chips() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        assert task.view().game.buy_in[0] > 25
        seat_player = w.SeatPlayer("Dee", 5, 25)
        assert (await submit_rejected(clients[0], seat_player))[0] == "too little"
        await submit_accepted(
            clients[0], w.SeatPlayer("Dee", 5, 25, "transferred")
        )  # rule: BUYN-05
        frame = await dee.wait_until(lambda frame: frame["mine"]["chair"] == 5)
        [dee_seat] = [
            dee_seat for dee_seat in frame["view"]["seats"] if dee_seat["player"] == "Dee"
        ]
        assert dee_seat["stack"] == 25
        [notice] = frame["mine"]["notices"]
        assert (notice["what"], notice["by"], notice["chair"], notice["chips"]) == (
            "seated", "Ann", 5, 25,
        )  # fmt: skip
        [host_action] = list_received_facts(dee, "HostDid")
        assert host_action["wish"]["do"] == "seat-somebody"
        assert [fact["how"] for fact in list_received_facts(dee, "ChipsBought")] == ["transfer"]

    run_at_table(run_scenario)


def test_only_host_seats_present_permitted_players() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        ann, bob, _ = clients
        assert (await submit_rejected(bob, w.SeatPlayer("Dee", 5)))[0] == "not the host"
        assert (await submit_rejected(ann, w.SeatPlayer("Eve", 5)))[0] == "not near"
        assert (await submit_rejected(ann, w.SeatPlayer("", 5)))[0] == "not near"
        assert (await submit_rejected(ann, w.SeatPlayer("Bob", 5))) == ("seated", "BYND-95")
        assert (await submit_rejected(ann, w.SeatPlayer("Dee", 2))) == ("taken", "SEAT-04")
        await submit_accepted(ann, w.Ban("Dee"))
        assert (await submit_rejected(ann, w.SeatPlayer("Dee", 5)))[0] == "not near"
        assert set(task.chair_by_player) == {"Ann", "Bob", "Cid"}

    run_at_table(run_scenario)


def test_seating_by_host_needs_no_buy_in_approval() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        await change_rules(clients[0], GAME_TOML + "[buy_in]\napproval = true\n")
        await submit_accepted(clients[0], w.SeatPlayer("Dee", 5, 100))
        [seat] = [seat for seat in task.view().seats if seat.player == "Dee"]
        assert (seat.stack, seat.requested_chips) == (100, 0)

    run_at_table(run_scenario)


# Taking over a seat -----------------------------------------------------------------------------


def test_player_may_replace_leaver_where_house_allows() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        await change_rules(clients[0], EITHER_REPLACEMENT_TOML)
        await begin_hand(clients)
        assert task.view().replaceable_chairs == ()
        assert (await submit_rejected(dee, w.Sit(5, 200, entry_mode="replacing"))) == (
            "nobody left",
            "BMOV-08",
        )
        await submit_accepted(clients[2], w.Leave())
        assert task.view().replaceable_chairs == (3,)
        await submit_accepted(dee, w.Sit(3, 200, entry_mode="replacing"))
        assert task.view().replaceable_chairs == ()
        await submit_accepted(clients[0], w.Begin())
        await dee.wait_until(lambda frame: frame["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in list_received_facts(dee, "SatDown")][-1] == "replacing"
        [seat] = [seat for seat in task.view().seats if seat.player == "Dee"]
        assert (seat.state, seat.chips_owed) == ("playing", 0)

    run_at_table(run_scenario)


def test_host_seats_player_as_replacement() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        await change_rules(clients[0], EITHER_REPLACEMENT_TOML)
        await begin_hand(clients)
        await submit_accepted(clients[2], w.Leave())
        await submit_accepted(clients[0], w.SeatPlayer("Dee", 3, 200, "replacing"))
        await dee.wait_until(lambda frame: frame["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in list_received_facts(dee, "SatDown")][-1] == "replacing"

    run_at_table(run_scenario)


def test_house_rule_makes_new_player_replace_leaver() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        await change_rules(clients[0], ASSUMING_REPLACEMENT_TOML)
        await begin_hand(clients)
        await submit_accepted(clients[2], w.Leave())
        assert task.view().replaceable_chairs == (), "there is no choice"
        await submit_accepted(dee, w.Sit(3, 200))
        await dee.wait_until(lambda frame: frame["mine"]["chair"] == 3)
        assert [fact["entry"] for fact in list_received_facts(dee, "SatDown")][-1] == "replacing"

    run_at_table(run_scenario)


# Chips off the table ----------------------------------------------------------------------------


def test_player_takes_small_allowed_amount_off_table() -> None:
    async def run_scenario(task: TableTask, clients: list[TableClient], dee: TableClient) -> None:
        bob = clients[1]
        assert bob.last["mine"]["spend"] == 0
        assert (await submit_rejected(bob, w.TakeChips(5))) == ("going south", "STAK-03")
        await change_rules(clients[0], GAME_TOML + "[buy_in]\nsmall = 8\n")  # rule: STAK-06
        await bob.wait_until(lambda frame: frame["mine"]["spend"] == 8)
        await submit_accepted(bob, w.TakeChips(5))
        frame = await bob.wait_until(lambda frame: frame["mine"]["spend"] == 3)
        assert frame["view"]["seats"][1]["stack"] == 195
        assert (await submit_rejected(bob, w.TakeChips(4))) == ("going south", "STAK-03")
        [returned_fact] = list_received_facts(bob, "ChipsReturned")
        assert (returned_fact["player"], returned_fact["chips"], returned_fact["spent"]) == (
            "Bob",
            -5,
            True,
        )
        await submit_accepted(clients[0], w.Begin())
        frame = await bob.wait_until(lambda frame: frame["view"]["street"])
        assert frame["mine"]["spend"] == 0
        assert (await submit_rejected(bob, w.TakeChips(1))) == ("hand not over", "STAK-08")

    run_at_table(run_scenario)
