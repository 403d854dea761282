"""Waiting for promised cuts: for a limited time, regardless of the pause between hands."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from riverboat.remote.cut_chain import CutChain
from riverboat.service.dealer import hand_lifecycle
from riverboat.service.house_room import HouseRoom
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.task.table_task import TableTask
from riverboat.table.rules.table_rules import TableRules
from riverboat.wire import client_commands as w
from riverboat.wire.messages import Accepted
from tests.service.room_tables import TableClient, make_room, open_table, run


class CuttingClient(TableClient):
    """A client that promises cuts, and cuts unless it *withholds_cuts*."""

    def __init__(
        self, task: TableTask, name: str, withholds_cuts: bool = False, promises_cuts: bool = True
    ) -> None:
        self.chain, self.withholds_cuts, self.promises_cuts = (
            CutChain(length=50),
            withholds_cuts,
            promises_cuts,
        )
        super().__init__(task, name)

    def promise_cut(self) -> None:
        if self.promises_cuts:
            self.task.add_cut_promise(self.name, self.chain.end)

    async def receive(self) -> dict[str, Any]:
        message_count = len(self.messages)
        last_frame = await super().receive()
        for frame in self.messages[message_count:]:
            if frame["t"] == "sealed" and not self.withholds_cuts:
                self.task.add_cut(self.name, frame["hand"], self.chain.cut())
            for fact in frame.get("facts", ()):
                if fact["type"] == "DeckCut" and self.chain.end not in dict(fact["cuts"]).values():
                    self.promise_cut()  # the last cut was not used, so the chain continues there
        return last_frame

    async def listen(self) -> None:
        while True:
            await self.receive()


async def seat_cutting_clients(
    task: TableTask, *names: str, withholding_names: tuple[str, ...] = ()
) -> list[CuttingClient]:
    """Seat players who promise cuts; no hand begins before all are seated and have promised."""
    clients = [CuttingClient(task, name, name in withholding_names) for name in names]
    for chair, client in enumerate(clients, 1):
        await client.receive()
        assert isinstance(await client.submit(w.Sit(chair, 200)), Accepted)
        client.promise_cut()
    return clients


async def play_until_hand(clients: list[CuttingClient], hand_number: int) -> dict[str, Any]:
    """Receive and fold until the hand of this number has begun."""
    listeners = [asyncio.create_task(client.listen()) for client in clients]
    try:
        async with asyncio.timeout(60):
            while clients[0].last["view"]["hand"] < hand_number:
                actor = next(
                    (client for client in clients if client.last.get("mine", {}).get("turn")),
                    None,
                )
                if actor is not None:
                    await actor.submit(w.Fold())
                await asyncio.sleep(0.005)
        view: dict[str, Any] = clients[0].last["view"]
        return view
    finally:
        for listener in listeners:
            listener.cancel()


def list_received_cuts(client: CuttingClient) -> list[list[list[Any]]]:
    """Return the broadcast cuts of each deck."""
    facts = [fact for frame in client.messages for fact in frame.get("facts", ())]
    return [fact["cuts"] for fact in facts if fact["type"] == "DeckCut"]


def test_cuts_are_used_without_pause_between_hands() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), seconds_between_hands=0.0, pace=0.0)
        clients = await seat_cutting_clients(task, "Ann", "Bob")
        view = await play_until_hand(clients, 4)
        # Bob may have promised when the first deck was sealed already.
        assert [[chair for chair, _ in cuts] for cuts in list_received_cuts(clients[0])[1:4]] == [
            [1, 2]
        ] * 3
        assert view["cut_by"] == ["Ann", "Bob"]
        await task.stop()

    run(run_scenario())


def test_house_bots_do_not_cut(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        room = HouseRoom(tmp_path)
        await room.open()
        try:
            rules = TableRules.preset("online", "limit hold'em 1/2", chairs=6)
            fast_settings = TableSettings(seconds_between_hands=0.0, pace=0.0, bot_pace=0.0)
            task = room.task((await room.new_table(rules, fast_settings, "Ann")).id)
            [client] = await seat_cutting_clients(task, "Ann")
            for bot_number in range(2):
                add_bot = w.AddBot(style="calling station")
                assert isinstance(await task.submit("Ann", f"bot-{bot_number}", add_bot), Accepted)
            hand_number = 0
            while len(next(iter(list_received_cuts(client)[-1:]), [])) < 2:
                hand_number += 1
                view = await play_until_hand([client], hand_number)
                assert view["cut_by"] in ([], ["Ann"])
            assert next(chair for chair, _ in list_received_cuts(client)[-1]) == 1
            assert client.last["view"]["cut_by"] == ["Ann"], "the bots cut, too, for the room"
            await task.stop()
        finally:
            await room.close()

    run(run_scenario())


def test_hand_begun_by_host_is_cut() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), starts_hands_automatically=False)
        clients = await seat_cutting_clients(task, "Ann", "Bob")
        listeners = [asyncio.create_task(client.listen()) for client in clients]
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        for listener in listeners:
            listener.cancel()
        await play_until_hand(clients, 1)
        assert [[chair for chair, _ in cuts] for cuts in list_received_cuts(clients[0])] == [[1, 2]]
        await task.stop()

    run(run_scenario())


def test_bomb_pot_begun_by_host_is_cut() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), starts_hands_automatically=False)
        clients = await seat_cutting_clients(task, "Ann", "Bob")
        assert isinstance(await clients[0].submit(w.Begin(bomb_pot_ante=4)), Accepted)
        view = await play_until_hand(clients, 1)
        assert [[chair for chair, _ in cuts] for cuts in list_received_cuts(clients[0])] == [[1, 2]]
        assert view["bomb"] == 4
        await task.stop()

    run(run_scenario())


def test_withheld_cut_is_awaited_then_omitted() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room())
        clients = await seat_cutting_clients(task, "Ann", "Bob", withholding_names=("Bob",))
        await play_until_hand(clients, 4)
        sealed_frames = [frame for frame in clients[0].messages if frame["t"] == "sealed"]
        assert [[chair for chair, _ in cuts] for cuts in list_received_cuts(clients[0])[1:4]] == [
            [1]
        ] * 3
        # The wait is announced: the next deck is dealt no sooner, and not much later is promised.
        assert all(frame["until"] > 0 for frame in sealed_frames)
        await task.stop()

    run(run_scenario())


def test_wait_for_promised_cuts_times_out(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), starts_hands_automatically=False)
        clients = await seat_cutting_clients(task, "Ann", "Bob", withholding_names=("Ann", "Bob"))
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await asyncio.sleep(0)
        assert task.is_idle, "the hand waits for cuts"
        view = await play_until_hand(clients, 1)
        assert view["cut_by"] == []
        await task.stop()

    assert hand_lifecycle.CUT_WAIT_MS >= 300
    monkeypatch.setattr(hand_lifecycle, "CUT_WAIT_MS", 300)
    run(run_scenario())


def test_disconnected_players_are_not_awaited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), starts_hands_automatically=False)
        clients = await seat_cutting_clients(task, "Ann", "Bob", withholding_names=("Bob",))
        clients[1].disconnect()
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        await play_until_hand(clients[:1], 1)
        assert [[chair for chair, _ in cuts] for cuts in list_received_cuts(clients[0])] == [[1]]
        await task.stop()

    monkeypatch.setattr(hand_lifecycle, "CUT_WAIT_MS", 3_600_000)  # a test that waited would hang
    run(run_scenario())


def test_hands_do_not_wait_without_promises(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room())
        clients = [CuttingClient(task, name, promises_cuts=False) for name in ("Ann", "Bob")]
        for chair, client in enumerate(clients, 1):
            await client.receive()
            assert isinstance(await client.submit(w.Sit(chair, 200)), Accepted)
        view = await play_until_hand(clients, 3)
        assert view["cut_by"] == []
        await task.stop()

    monkeypatch.setattr(hand_lifecycle, "CUT_WAIT_MS", 3_600_000)
    run(run_scenario())


def test_waiting_hand_is_dropped_when_players_leave() -> None:
    async def run_scenario() -> None:
        task = await open_table(make_room(), starts_hands_automatically=False)
        clients = await seat_cutting_clients(task, "Ann", "Bob", withholding_names=("Ann", "Bob"))
        assert isinstance(await clients[0].submit(w.Begin()), Accepted)
        assert isinstance(await clients[1].submit(w.Leave()), Accepted)
        while task._dealer.pending_hand is not None:
            await asyncio.sleep(0.01)
        assert task.is_idle
        assert task.failed is None
        await task.stop()

    run(run_scenario())
