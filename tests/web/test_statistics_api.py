"""A player's own statistics: computed from the log, private, and based on seen cards."""

from __future__ import annotations

import asyncio
import builtins
import csv
import json
from io import BytesIO, StringIO
from typing import Any

import pytest

from riverboat.engine.state.hand_facts import HoleCardsDealt
from riverboat.histories import HandHistory
from riverboat.service.history.hand_export import (
    HandReader,
    HistoryHeader,
    TableHand,
    redact_for_viewer,
)
from riverboat.service.records.room_facts import from_json
from riverboat.stats import played_hand, statistics
from riverboat.stats.played_hands import COUNT_NAMES
from riverboat.store.memory_store import MemoryStore
from riverboat.web.hand_statistics import COLUMNS
from riverboat.web.records import player_hands
from tests.limits import HANG
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

OWN_STATISTICS = "/api/me/statistics"


async def play_three_hands(room: OpenTestRoom) -> tuple[Visitor, Visitor, str]:
    """Play two hands checked down and one hand that is folded at once."""
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    table = await open_table(ann)
    await seat_players(table, ann, bob)
    for _ in range(2):
        await play_hand(room, table, ann, ann, bob)
    await submit_accepted(ann, table, do="begin")
    chair = room.room.task(table).view().to_act[0]
    await submit_accepted((ann, bob)[chair - 1], table, do="fold")
    return ann, bob, table


async def get_statistics(visitor: Visitor, **query: Any) -> dict[str, Any]:
    response = await visitor.get(OWN_STATISTICS, **query)
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


async def read_hands(room: OpenTestRoom, table: str) -> list[TableHand]:
    reader, table_hands = HandReader(), list[TableHand]()
    for record in await room.room.store.read(f"table/{table}"):
        if finished_hand := reader.add(from_json(record.body)):
            table_hands.append(finished_hand)
    return [*table_hands, *([reader.finished_hand] if reader.finished_hand else [])]


def test_statistics_match_hands_seen_by_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_three_hands(room)
            hands = await read_hands(room, table)
            for visitor, name in ((ann, "Ann"), (bob, "Bob")):
                hand_histories = [
                    HandHistory(redact_for_viewer(hand, name, HistoryHeader())) for hand in hands
                ]
                expected_statistics = statistics(hand_histories)[name]
                player_statistics = await get_statistics(visitor)
                all_time_statistics = player_statistics["whole"]
                assert (
                    player_statistics["done"],
                    all_time_statistics["hands"],
                    player_statistics["counted"],
                ) == (
                    True,
                    3,
                    3,
                )
                for figure in all_time_statistics["figures"]:
                    assert figure["value"] == expected_statistics.percent(figure["name"])
                    assert figure["of"] == expected_statistics.opportunities(figure["name"])
                assert all_time_statistics["net_bb"] == pytest.approx(expected_statistics.net)
                assert all_time_statistics["interval"] == pytest.approx(
                    expected_statistics.interval, abs=1e-3
                )
                assert (
                    sum(position_row["hands"] for position_row in player_statistics["by_position"])
                    == 3
                )
                assert [point["hands"] for point in player_statistics["line"]] == [0, 1, 2, 3]
                assert player_statistics["line"][-1]["net_bb"] == pytest.approx(
                    expected_statistics.net
                )
                [session] = player_statistics["sessions"]
                assert (session["table"], session["hands"]) == (table, 3)

    run_async_test(run_scenario)


def test_heads_up_net_results_sum_to_zero() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, _ = await play_three_hands(room)
            net_results = [
                (await get_statistics(visitor))["sessions"][0]["net"] for visitor in (ann, bob)
            ]
            assert net_results[0] == -net_results[1] != 0

    run_async_test(run_scenario)


def test_new_hands_are_counted_on_next_request() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_three_hands(room)
            assert (await get_statistics(ann))["counted"] == 3
            await play_hand(room, table, ann, ann, bob)
            player_statistics = await get_statistics(ann)
            assert (player_statistics["counted"], player_statistics["done"]) == (4, True)

    run_async_test(run_scenario)


def test_statistics_can_be_filtered() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await play_three_hands(room)
            player_statistics = await get_statistics(ann)
            for position_row in player_statistics["by_position"]:
                heads_up_statistics = await get_statistics(ann, position=position_row["part"])
                assert heads_up_statistics["whole"] == {**position_row, "part": ""}
                assert heads_up_statistics["counted"] == 3
            assert (await get_statistics(ann, table=table))["whole"]["hands"] == 3
            assert (await get_statistics(ann, table="elsewhere"))["whole"]["hands"] == 0
            assert (await get_statistics(ann, kind="events"))["whole"]["hands"] == 0
            session_start = player_statistics["sessions"][0]["began"]
            assert (await get_statistics(ann, since=session_start, until=session_start + 1))[
                "whole"
            ]["hands"] == 3
            assert (await get_statistics(ann, until=session_start))["whole"]["hands"] == 0
            assert (await ann.get(OWN_STATISTICS, since="yesterday")).status_code == 400
            assert (await ann.get(OWN_STATISTICS, kind="all")).status_code == 400

    run_async_test(run_scenario)


def test_statistics_of_others_are_private() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await play_three_hands(room)
            cid = await room.guest("Cid")
            for query in ({}, {"player": "Ann"}, {"name": "Ann"}, {"of": "Ann"}):
                player_statistics = await get_statistics(cid, **query)
                assert (
                    player_statistics["counted"],
                    player_statistics["sessions"],
                    player_statistics["line"],
                ) == (0, [], [])
            text = (await cid.get(f"{OWN_STATISTICS}.csv")).text
            assert text.count("\n") == 1
            for path in (
                OWN_STATISTICS,
                f"{OWN_STATISTICS}.csv",
                f"{OWN_STATISTICS}.json",
                f"{OWN_STATISTICS}.parquet",
            ):
                assert (await room.visitor().get(path)).status_code == 401
            assert "Bob" not in (await ann.get(OWN_STATISTICS)).text

    run_async_test(run_scenario)


def test_statistics_do_not_depend_on_hidden_cards() -> None:
    """Replacing the opponent's hidden cards leaves the player's row unchanged."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, _, table = await play_three_hands(room)
            *_, folded_hand = await read_hands(room, table)
            played_hands = []
            for card_offset in (0, 2):
                changed_log = []
                for fact in folded_hand.log:
                    if isinstance(fact, HoleCardsDealt):
                        own_cards, opponent_cards = fact.holdings
                        free_cards = [card for card in range(52) if card not in own_cards]
                        changed_cards = (
                            tuple(free_cards[card_offset : card_offset + 2])
                            if card_offset
                            else opponent_cards
                        )
                        fact = HoleCardsDealt((own_cards, changed_cards))
                    changed_log.append(fact)
                hand = TableHand(**{**_read_hand_fields(folded_hand), "log": tuple(changed_log)})
                player = folded_hand.players[0]
                hand_history = HandHistory(redact_for_viewer(hand, player, HistoryHeader()))
                played_hands.append(played_hand(hand_history, player, table=table, time_ms=hand.at))
            assert played_hands[0] == played_hands[1] is not None

    run_async_test(run_scenario)


def _read_hand_fields(hand: TableHand) -> dict[str, Any]:
    return {name: getattr(hand, name) for name in hand.__struct_fields__}


def test_statistics_are_exported_as_files() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, table = await play_three_hands(room)
            response = await ann.get(f"{OWN_STATISTICS}.csv")
            assert response.headers["content-type"].startswith("text/csv")
            csv_rows = list(csv.DictReader(StringIO(response.text)))
            body = (await ann.get(f"{OWN_STATISTICS}.json")).json()
            assert [int(line["hand"]) for line in csv_rows] == [1, 2, 3]
            assert [row["hand"] for row in body] == [1, 2, 3]
            assert {row["table"] for row in body} == {table}
            all_time_statistics = (await get_statistics(ann))["whole"]
            assert sum(row["net_bb"] for row in body) == pytest.approx(
                all_time_statistics["net_bb"]
            )
            assert {*COUNT_NAMES} - {"hands"} <= {*body[0]}
            assert len({*COLUMNS}) == len(COLUMNS) == len(csv_rows[0])
            assert "cards" not in json.dumps(body)

    run_async_test(run_scenario)


def test_parquet_export_matches_json() -> None:
    parquet_module = pytest.importorskip("pyarrow.parquet")

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await play_three_hands(room)
            rows = parquet_module.read_table(
                BytesIO((await ann.get(f"{OWN_STATISTICS}.parquet")).content)
            )
            body = (await ann.get(f"{OWN_STATISTICS}.json")).json()
            for name in ("hand", "net", "net_bb", "vpip", "of_vpip", "position", "showdown"):
                assert rows.column(name).to_pylist() == [row[name] for row in body]
            empty_response = await ann.get(f"{OWN_STATISTICS}.parquet", table="elsewhere")
            assert parquet_module.read_table(BytesIO(empty_response.content)).num_rows == 0

    run_async_test(run_scenario)


def test_parquet_export_names_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    original_import = builtins.__import__

    def import_without_pyarrow(name: str, *arguments: Any) -> Any:
        if name.partition(".")[0] == "pyarrow":
            raise ModuleNotFoundError("no pyarrow", name=name)
        return original_import(name, *arguments)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await play_three_hands(room)
            monkeypatch.setattr(builtins, "__import__", import_without_pyarrow)
            response = await ann.get(f"{OWN_STATISTICS}.parquet")
            monkeypatch.undo()
            assert response.status_code == 409
            assert "pip install 'riverboat[parquet]'" in response.json()["why"]

    run_async_test(run_scenario)


def test_timed_out_load_reports_progress() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await play_three_hands(room)
            first_load = await room.app_state.played_hands.load("Ann", timeout_seconds=0)
            assert not first_load.is_complete
            complete_load = await room.app_state.played_hands.load("Ann", timeout_seconds=30)
            assert (
                complete_load.is_complete,
                len(complete_load.hands),
                complete_load.records_read,
            ) == (
                True,
                3,
                complete_load.records_total,
            )

    run_async_test(run_scenario)


def test_hand_limit_omits_older_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, table = await play_three_hands(room)
            room.clock.advance(1)
            other_table = await open_table(bob)
            await seat_players(other_table, bob, ann)
            for _ in range(2):
                await play_hand(room, other_table, bob, bob, ann)
            monkeypatch.setattr(player_hands, "MAX_HANDS", 1)
            player_statistics = await get_statistics(ann)
            assert player_statistics["left_out"]
            assert (
                {session["table"] for session in player_statistics["sessions"]}
                == {other_table}
                != {table}
            )

    run_async_test(run_scenario)


def test_hands_of_evicted_player_are_incomplete(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        store, is_released = MemoryStore(), asyncio.Event()
        await store.open()
        stream_lengths = store.stream_lengths

        async def wait_for_lengths() -> dict[str, int]:
            await is_released.wait()
            return await stream_lengths()

        monkeypatch.setattr(store, "stream_lengths", wait_for_lengths)
        monkeypatch.setattr(player_hands, "_MAX_CACHED_PLAYERS", 1)
        cache = player_hands.PlayedHandsCache(store)
        loading_ann = asyncio.create_task(cache.load("Ann", timeout_seconds=HANG))
        await asyncio.sleep(0)
        loading_bob = asyncio.create_task(cache.load("Bob", timeout_seconds=HANG))
        assert not (await loading_ann).is_complete
        is_released.set()
        assert (await loading_bob).is_complete
        await cache.close()

    run_async_test(run_scenario)
