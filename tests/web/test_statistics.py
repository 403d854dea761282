"""A player's own statistics: computed from the log, private, and based on seen cards."""

from __future__ import annotations

import builtins
import csv
import json
from io import BytesIO, StringIO
from typing import Any

import pytest

from riverboat.engine.state.hand_facts import HoleCardsDealt
from riverboat.histories import HandHistory
from riverboat.service.history.hand_export import HandReader, HistoryHeader, TableHand, as_seen_by
from riverboat.service.records.room_facts import from_json
from riverboat.stats import played_hand, statistics
from riverboat.stats.played_hands import COUNT_NAMES
from riverboat.web.hand_statistics import COLUMNS
from riverboat.web.records import player_hands
from tests.web.house import House, Visitor, house, run
from tests.web.playing import ask, open_table, play_hand, sit

OWN = "/api/me/statistics"


async def three_hands(room: House) -> tuple[Visitor, Visitor, str]:
    """Play two hands checked down and one hand that is folded at once."""
    ann, bob = await room.guest("Ann"), await room.guest("Bob")
    table = await open_table(ann)
    await sit(table, ann, bob)
    for _ in range(2):
        await play_hand(room, table, ann, ann, bob)
    await ask(ann, table, do="begin")
    chair = room.room.task(table).view().to_act[0]
    await ask((ann, bob)[chair - 1], table, do="fold")
    return ann, bob, table


async def told(who: Visitor, **query: Any) -> dict[str, Any]:
    answer = await who.get(OWN, **query)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def hands_at(room: House, table: str) -> list[TableHand]:
    reader, found = HandReader(), list[TableHand]()
    for record in await room.room.store.read(f"table/{table}"):
        if over := reader.add(from_json(record.body)):
            found.append(over)
    return [*found, *([reader.finished_hand] if reader.finished_hand else [])]


def test_ones_statistics_are_those_of_the_hands_as_one_knows_them() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, table = await three_hands(room)
            hands = await hands_at(room, table)
            for who, name in ((ann, "Ann"), (bob, "Bob")):
                seen = [HandHistory(as_seen_by(each, name, HistoryHeader())) for each in hands]
                expected = statistics(seen)[name]
                sheet = await told(who)
                whole = sheet["whole"]
                assert (sheet["done"], whole["hands"], sheet["counted"]) == (True, 3, 3)
                for figure in whole["figures"]:
                    assert figure["value"] == expected.percent(figure["name"])
                    assert figure["of"] == expected.opportunities(figure["name"])
                assert whole["net_bb"] == pytest.approx(expected.net)
                assert whole["interval"] == pytest.approx(expected.interval, abs=1e-3)
                assert sum(part["hands"] for part in sheet["by_position"]) == 3
                assert [point["hands"] for point in sheet["line"]] == [0, 1, 2, 3]
                assert sheet["line"][-1]["net_bb"] == pytest.approx(expected.net)
                [session] = sheet["sessions"]
                assert (session["table"], session["hands"]) == (table, 3)

    run(work)


def test_what_two_have_won_is_nothing_together() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, _ = await three_hands(room)
            nets = [(await told(who))["sessions"][0]["net"] for who in (ann, bob)]
            assert nets[0] == -nets[1] != 0

    run(work)


def test_hands_that_come_later_are_counted_when_somebody_asks_again() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, table = await three_hands(room)
            assert (await told(ann))["counted"] == 3
            await play_hand(room, table, ann, ann, bob)
            sheet = await told(ann)
            assert (sheet["counted"], sheet["done"]) == (4, True)

    run(work)


def test_a_part_of_the_hands_is_counted_alone() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, table = await three_hands(room)
            sheet = await told(ann)
            for part in sheet["by_position"]:
                alone = await told(ann, position=part["part"])
                assert alone["whole"] == {**part, "part": ""}
                assert alone["counted"] == 3
            assert (await told(ann, table=table))["whole"]["hands"] == 3
            assert (await told(ann, table="elsewhere"))["whole"]["hands"] == 0
            assert (await told(ann, kind="events"))["whole"]["hands"] == 0
            at = sheet["sessions"][0]["began"]
            assert (await told(ann, since=at, until=at + 1))["whole"]["hands"] == 3
            assert (await told(ann, until=at))["whole"]["hands"] == 0
            assert (await ann.get(OWN, since="yesterday")).status_code == 400
            assert (await ann.get(OWN, kind="all")).status_code == 400

    run(work)


def test_nobody_is_told_of_anybody_elses_hands() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, _ = await three_hands(room)
            cid = await room.guest("Cid")
            for query in ({}, {"player": "Ann"}, {"name": "Ann"}, {"of": "Ann"}):
                sheet = await told(cid, **query)
                assert (sheet["counted"], sheet["sessions"], sheet["line"]) == (0, [], [])
            text = (await cid.get(f"{OWN}.csv")).text
            assert text.count("\n") == 1
            for path in (OWN, f"{OWN}.csv", f"{OWN}.json", f"{OWN}.parquet"):
                assert (await room.visitor().get(path)).status_code == 401
            assert "Bob" not in (await ann.get(OWN)).text

    run(work)


def test_a_card_that_one_has_not_seen_changes_no_row() -> None:
    """Replacing the opponent's hidden cards leaves the player's row unchanged."""

    async def work() -> None:
        async with house() as room:
            _, _, table = await three_hands(room)
            *_, folded = await hands_at(room, table)
            rows = []
            for shift in (0, 2):
                log = []
                for fact in folded.log:
                    if isinstance(fact, HoleCardsDealt):
                        own, other = fact.holdings
                        free = [card for card in range(52) if card not in own]
                        changed = tuple(free[shift : shift + 2]) if shift else other
                        fact = HoleCardsDealt((own, changed))
                    log.append(fact)
                hand = TableHand(**{**_fields(folded), "log": tuple(log)})
                player = folded.players[0]
                seen = HandHistory(as_seen_by(hand, player, HistoryHeader()))
                rows.append(played_hand(seen, player, table=table, at=hand.at))
            assert rows[0] == rows[1] is not None

    run(work)


def _fields(hand: TableHand) -> dict[str, Any]:
    return {name: getattr(hand, name) for name in hand.__struct_fields__}


def test_the_hands_are_files_too() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, table = await three_hands(room)
            answer = await ann.get(f"{OWN}.csv")
            assert answer.headers["content-type"].startswith("text/csv")
            lines = list(csv.DictReader(StringIO(answer.text)))
            found = (await ann.get(f"{OWN}.json")).json()
            assert [int(line["hand"]) for line in lines] == [1, 2, 3]
            assert [row["hand"] for row in found] == [1, 2, 3]
            assert {row["table"] for row in found} == {table}
            whole = (await told(ann))["whole"]
            assert sum(row["net_bb"] for row in found) == pytest.approx(whole["net_bb"])
            assert {*COUNT_NAMES} - {"hands"} <= {*found[0]}
            assert len({*COLUMNS}) == len(COLUMNS) == len(lines[0])
            assert "cards" not in json.dumps(found)

    run(work)


def test_parquet_has_the_same_rows() -> None:
    parquet = pytest.importorskip("pyarrow.parquet")

    async def work() -> None:
        async with house() as room:
            ann, _, _ = await three_hands(room)
            rows = parquet.read_table(BytesIO((await ann.get(f"{OWN}.parquet")).content))
            found = (await ann.get(f"{OWN}.json")).json()
            for name in ("hand", "net", "net_bb", "vpip", "of_vpip", "position", "showdown"):
                assert rows.column(name).to_pylist() == [row[name] for row in found]
            none = await ann.get(f"{OWN}.parquet", table="elsewhere")
            assert parquet.read_table(BytesIO(none.content)).num_rows == 0

    run(work)


def test_parquet_names_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.partition(".")[0] == "pyarrow":
            raise ModuleNotFoundError("no pyarrow", name=name)
        return real(name, *more)

    async def work() -> None:
        async with house() as room:
            ann, _, _ = await three_hands(room)
            monkeypatch.setattr(builtins, "__import__", without)
            answer = await ann.get(f"{OWN}.parquet")
            monkeypatch.undo()
            assert answer.status_code == 409
            assert "pip install 'riverboat[parquet]'" in answer.json()["why"]

    run(work)


def test_who_does_not_wait_is_told_how_far_it_has_come() -> None:
    async def work() -> None:
        async with house() as room:
            await three_hands(room)
            first = await room.site.played_hands.load("Ann", timeout_seconds=0)
            assert not first.is_complete
            last = await room.site.played_hands.load("Ann", timeout_seconds=30)
            assert (last.is_complete, len(last.hands), last.records_read) == (
                True,
                3,
                last.records_total,
            )

    run(work)


def test_of_too_many_hands_those_at_older_tables_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, table = await three_hands(room)
            room.hours.pass_by(1)
            other = await open_table(bob)
            await sit(other, bob, ann)
            for _ in range(2):
                await play_hand(room, other, bob, bob, ann)
            monkeypatch.setattr(player_hands, "MAX_HANDS", 1)
            sheet = await told(ann)
            assert sheet["left_out"]
            assert {each["table"] for each in sheet["sessions"]} == {other} != {table}

    run(work)
