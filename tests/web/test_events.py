"""Events over HTTP: listing, creation, registration, host orders, standings."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from itertools import count
from typing import Any

import pytest

from riverboat.service.director import event_task
from riverboat.store.audit_rows import AuditFilter
from riverboat.wire.client_commands import AnyClientCommand, Fold
from tests.limits import HANG
from tests.service.room_tables import TableClient, choose_passive_action, play_hands
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

LEVELS = [
    {"type": "level", "small": 50 * blind_factor, "big": 100 * blind_factor, "minutes": 20}
    for blind_factor in (1, 2, 4, 8)
]
RULES: dict[str, Any] = {
    "name": "Friday",
    "structure": {"stack": 5_000, "parts": LEVELS},
    "entry": {"price": {"prize": 100, "fee": 10}},
    "seating": {"seats": 6},
}
COMMAND_NUMBERS = count()
EMPTY_FILTER = AuditFilter()


async def create_event(host: Visitor, rules: dict[str, Any] | None = None, **fields: Any) -> str:
    """Create an event of this host."""
    response = await host.post("/api/events", rules={**RULES, **(rules or {})}, **fields)
    assert response.status_code == 200, response.text
    return str(response.json()["id"])


async def submit_event_command(visitor: Visitor, event: str, action: str, **fields: Any) -> Any:
    body = {"cmd": f"w{next(COMMAND_NUMBERS)}", "wish": {"do": action, **fields}}
    return await visitor.post(f"/api/events/{event}/wish", **body)


async def submit_order(visitor: Visitor, event: str, action: str, **fields: Any) -> Any:
    body = {"cmd": f"o{next(COMMAND_NUMBERS)}", "order": {"do": action, **fields}}
    return await visitor.post(f"/api/events/{event}/order", **body)


async def join_guests(room: OpenTestRoom, *names: str) -> list[Visitor]:
    return [await room.guest(name) for name in names]


def test_event_is_created_listed_and_entered() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            [lobby_entry] = (await bob.get("/api/events")).json()
            assert (
                lobby_entry["name"],
                lobby_entry["host"],
                lobby_entry["entries"],
                lobby_entry["you"],
            ) == (
                "Friday",
                "Ann",
                0,
                "",
            )
            assert (await submit_event_command(bob, event, "register")).json()["count"] == 1
            event_sheet = (await bob.get(f"/api/events/{event}")).json()
            assert event_sheet["players"] == ["Bob"]
            assert event_sheet["may"] == ["unregister"]
            assert event_sheet["you"]["standing"] == "registered"
            assert event_sheet["line"]["pool"] == 100
            second_response = await submit_event_command(bob, event, "register")
            assert (second_response.status_code, second_response.json()["code"]) == (
                409,
                "entered already",
            )
            assert (await submit_event_command(bob, event, "unregister")).json()["count"] == 1
            assert (await bob.get(f"/api/events/{event}")).json()["players"] == []
            balances = await room.room.store.balances()
            assert sum(balances.values()) == 0
            assert not any(balances.values())

    run_async_test(run_scenario)


def test_mixed_event_lists_each_game_once() -> None:
    games = ["no-limit hold'em", "pot-limit Omaha", "no-limit hold'em", ""]
    levels = [{**level, "game": game} for level, game in zip(LEVELS, games, strict=True)]

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            await create_event(
                ann, {"structure": {"stack": 5_000, "parts": levels}, "game": "razz"}
            )
            [lobby_entry] = (await ann.get("/api/events")).json()
            assert lobby_entry["games"] == ["no-limit hold'em", "pot-limit Omaha", "razz"]

    run_async_test(run_scenario)


def test_mystery_standings_show_remaining_cards_without_bounties() -> None:
    """Three paid players give three mystery cards, 300 in total; a bust-out draws one."""
    rules = {
        "entry": {"price": {"prize": 100, "bounty": 100}},
        "bounty": {"kind": "mystery"},
        "prizes": {"shares": [50, 30, 20]},
        "tables": "felt",
    }

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            event = await create_event(ann, rules)
            for player in ("Ben", "Cid", "Dan"):
                assert (await submit_order(ann, event, "enter", player=player)).status_code == 200
            assert (await submit_order(ann, event, "start")).status_code == 200

            elimination_response = await submit_order(ann, event, "bust", player="Ben", by=["Cid"])
            assert elimination_response.status_code == 200, elimination_response.text
            body = (await ann.get(f"/api/events/{event}/standings")).json()
            assert not any(row["head"] for row in body["rows"])
            bounty_values = [
                bounty_card["worth"]
                for bounty_card in body["cards"]
                for _ in range(bounty_card["count"])
            ]
            [bounty_count] = [row["heads"] for row in body["rows"] if row["player"] == "Cid"]
            assert sorted([*bounty_values, bounty_count], reverse=True) == [200, 50, 50]

    run_async_test(run_scenario)


def test_failing_order_is_answered_and_event_continues(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def raise_mistake(*_: object) -> None:
        raise TypeError("a mistake of ours")

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            event = await create_event(ann)
            with monkeypatch.context() as patched:
                patched.setattr(event_task, "handle_event_command", raise_mistake)
                response = await submit_order(ann, event, "enter", player="Ben")
            assert (response.status_code, response.json()["code"]) == (409, "unavailable")
            assert (await submit_order(ann, event, "enter", player="Ben")).status_code == 200

    run_async_test(run_scenario)


def test_repeated_registration_is_one_entry() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann, {"entry": {"reentries": 3}})
            body = {"cmd": "once", "wish": {"do": "register"}}
            responses = [await bob.post(f"/api/events/{event}/wish", **body) for _ in range(3)]
            assert [response.json() for response in responses] == 3 * [responses[0].json()]
            assert (await bob.get(f"/api/events/{event}")).json()["line"]["entries"] == 1

    run_async_test(run_scenario)


def test_standings_use_etag() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            await submit_event_command(bob, event, "register")
            path = f"/api/events/{event}/standings"
            first_response = await bob.http.get(path)
            assert first_response.json()["rows"][0]["player"] == "Bob"
            conditional_headers = {"If-None-Match": first_response.headers["etag"]}
            assert (await bob.http.get(path, headers=conditional_headers)).status_code == 304
            await submit_event_command(ann, event, "register")
            room.clock.advance(1.5)
            unchanged_response = await bob.http.get(path, headers=conditional_headers)
            assert unchanged_response.status_code == 200
            assert [row["player"] for row in unchanged_response.json()["rows"]] == ["Bob", "Ann"]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "change, code",
    [
        ({"structure": {"stack": 50, "parts": LEVELS}}, "blinds above stacks"),
        ({"structure": {"stack": 50, "parts": []}}, "no levels"),
        ({"game": "no-limit nothing"}, ""),
        ({"seating": {"seats": 99}}, "bad rules"),
        ({"unknown": 1}, "bad rules"),
        ({"name": ""}, ""),
        ({"starts": "full"}, "no maximum"),
    ],
)
def test_invalid_rules_create_no_event(change: dict[str, Any], code: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/events", rules={**RULES, **change})
            assert response.status_code == 400, response.text
            assert code in response.json()["code"]
            assert not room.room.director.events()
            rules_check = (await ann.post("/api/events/check", rules={**RULES, **change})).json()
            assert rules_check["why"] == response.json()["why"]

    run_async_test(run_scenario)


def test_rules_preview_shows_prizes_and_duration() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            preview = (await ann.post("/api/events/check", rules=RULES, entries=20)).json()
            assert preview["pool"] == sum(preview["prizes"]) == 2_000
            assert preview["minutes"] == 80
            response = await ann.post("/api/events/structure", players=18, stack=5000)
            assert response.json()["parts"][0]["type"] == "level"

    run_async_test(run_scenario)


def test_private_event_needs_password_and_approval() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann, password="river boat", approval=True, private=True)
            assert (await bob.get("/api/events")).json() == []
            assert (await submit_event_command(bob, event, "register")).status_code == 403
            assert (
                await submit_event_command(bob, event, "register", password="no")
            ).status_code == 403
            room.clock.advance(100)
            request_response = await submit_event_command(
                bob, event, "register", password="river boat"
            )
            assert request_response.status_code == 200, request_response.text
            event_sheet = (await ann.get(f"/api/events/{event}")).json()
            assert (
                event_sheet["asking"],
                event_sheet["players"],
                event_sheet["settings"]["password"],
            ) == (
                ["Bob"],
                [],
                "",
            )
            assert (await submit_order(ann, event, "admit", player="Bob")).status_code == 200
            event_sheet = (await bob.get(f"/api/events/{event}")).json()
            assert (event_sheet["asking"], event_sheet["players"]) == ([], ["Bob"])
            log = (await bob.get(f"/api/events/{event}/log")).text
            assert "argon2" not in log

    run_async_test(run_scenario)


def test_only_host_submits_orders() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            refusal = await submit_order(bob, event, "start")
            assert (refusal.status_code, refusal.json()["code"]) == (403, "not the host")
            too_few_response = await submit_order(ann, event, "start")
            assert (too_few_response.status_code, too_few_response.json()["code"]) == (
                409,
                "too few entrants",
            )
            for visitor in (ann, bob):
                await submit_event_command(visitor, event, "register")
            assert (await submit_order(ann, event, "start")).status_code == 200
            event_sheet = (await bob.get(f"/api/events/{event}")).json()
            assert event_sheet["line"]["phase"] == "running"
            assert event_sheet["you"]["standing"] == "seated"
            audit_rows = await room.room.store.find_audit_rows(EMPTY_FILTER)
            assert [audit_row.action for audit_row in audit_rows] == ["event-order", "event-made"]

    run_async_test(run_scenario)


def test_unknown_event_returns_404() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for path in ("", "/standings", "/log"):
                response = await ann.get(f"/api/events/nothing{path}")
                assert (response.status_code, response.json()["code"]) == (404, "no event")

    run_async_test(run_scenario)


def test_event_survives_restart() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann)
            await submit_event_command(bob, event, "register")
            director = room.room.director
            snapshot_before = await director.task(event).snapshot()
            await director.close()
            await director.open()
            assert (await director.task(event).snapshot()).body == snapshot_before.body

    run_async_test(run_scenario)


def test_socket_follows_player_to_new_table() -> None:
    """One of two tables breaks: its players' sockets announce the other table and follow."""

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            levels = [{"type": "level", "small": 50, "big": 100, "hands": 100}]
            rules = {
                "structure": {"stack": 5_000, "parts": levels},
                "seating": {"seats": 2, "final_table": "one_more"},
                "entry": {"least": 2},
            }
            event = await create_event(ann, rules, between=50, pace=0)
            for visitor in (ann, bob, *await join_guests(room, "Cid", "Dee")):
                await submit_event_command(visitor, event, "register")
            await submit_order(ann, event, "start")
            own_event_entry = (await bob.get(f"/api/events/{event}")).json()["you"]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=own_event_entry["room_table"], epoch="", seq=0)
                first_snapshot = await socket.next_of_kind("snapshot")
                view = first_snapshot["view"]
                assert (view["event"], view["event_table"]) == (event, own_event_entry["table"])
                table_players = {seat["player"] for seat in view["seats"]}
                moved_players = {"Ann", "Bob", "Cid", "Dee"} - table_players
                for player in (*(table_players - {"Bob"}), sorted(moved_players)[0]):
                    penalty_response = await submit_order(
                        ann, event, "penalise", player=player, kind="disqualification", why="cheat"
                    )
                    assert penalty_response.status_code == 200, penalty_response.text
                seated_frame = await socket.next_of_kind("seated")
                assert seated_frame["source"] == own_event_entry["room_table"]
                assert (seated_frame["event"], seated_frame["why"]) == (event, "redraw")
                second_snapshot = await socket.next_of_kind("snapshot")
                assert second_snapshot["table"] == seated_frame["table"]
                chair = next(
                    bob_seat["chair"]
                    for bob_seat in second_snapshot["view"]["seats"]
                    if bob_seat["player"] == "Bob"
                )
                assert chair == seated_frame["chair"]
            new_table = (await bob.get(f"/api/tables/{seated_frame['table']}")).json()
            assert (new_table["event"], new_table["closed"]) == (event, False)
            async with asyncio.timeout(HANG):  # a client that opens the old table finds the event
                while not (
                    old_table := (
                        await bob.get(f"/api/tables/{own_event_entry['room_table']}")
                    ).json()
                )["closed"]:
                    await asyncio.sleep(0.05)
            assert old_table["event"] == event

    run_async_test(run_scenario)


def test_upcoming_move_is_announced_one_hand_ahead() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitors = dict(zip("ABCDEFG", await join_guests(room, *"ABCDEFG"), strict=True))
            levels = [{"type": "level", "small": 50, "big": 100, "hands": 100}]
            rules = {
                "structure": {"stack": 5_000, "parts": levels},
                "seating": {"seats": 4, "redraw": []},
                "entry": {"price": {"prize": 100}, "late_until": 1},
            }
            event = await create_event(visitors["A"], rules, between=3, pace=0)
            for visitor in visitors.values():
                await submit_event_command(visitor, event, "register")
            await submit_order(visitors["A"], event, "start")
            large_table, small_table = sorted(
                room.room.event_tables(event),
                key=lambda table_task: -sum(map(bool, table_task.chair_by_player.values())),
            )
            async with AsyncExitStack() as stack:
                socket_by_player = {}
                for name in large_table.chair_by_player:
                    socket = await stack.enter_async_context(visitors[name].socket())
                    await socket.send(t="watch", table=large_table.id, epoch="", seq=0)
                    await socket.next_of_kind("snapshot")
                    socket_by_player[name] = socket
                while not (large_table.view().hand_number and small_table.view().hand_number):
                    room.clock.advance(10)
                    await asyncio.sleep(0.01)
                clients = [TableClient(small_table, name) for name in small_table.chair_by_player]
                fold_tasks = [
                    asyncio.create_task(play_hands(client, 1, choose_check_or_fold))
                    for client in clients
                ]
                while small_table.view().phase in ("playing", "showdown"):
                    await asyncio.sleep(0.01)
                for name in list(small_table.chair_by_player)[:2]:
                    penalty_command = {"player": name, "kind": "disqualification", "why": "chance"}
                    while not (
                        await submit_order(visitors["A"], event, "penalise", **penalty_command)
                    ).is_success:
                        await asyncio.sleep(0.01)
                for client in fold_tasks:
                    client.cancel()
                standings_body: dict[str, Any] = {}
                while not standings_body.get("moves"):
                    room.clock.advance(1.5)
                    response = await visitors["A"].get(f"/api/events/{event}/standings")
                    standings_body = response.json()
                [move, *_] = standings_body["moves"]
                body = await socket_by_player[move["player"]].next_of_kind("moves-soon")
                assert (body["event"], body["table"], body["why"]) == (
                    event,
                    large_table.id,
                    "balance",
                )

    run_async_test(run_scenario)


def choose_check_or_fold(private_view: dict[str, Any]) -> AnyClientCommand:
    """Fold as soon as calling costs chips."""
    return Fold() if private_view["turn"]["ask"] == "act" else choose_passive_action(private_view)


def test_event_settings_apply_to_tables_and_are_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await join_guests(room, "Ann", "Bob")
            event = await create_event(ann, between=50)
            for visitor in (ann, bob):
                await submit_event_command(visitor, event, "register")
            await submit_order(ann, event, "start")
            path = f"/api/events/{event}/settings"
            assert (
                await bob.http.patch(path, json={}, headers={"X-CSRF": bob.csrf})
            ).status_code == 403
            headers = {"X-CSRF": ann.csrf}
            settings_response = await ann.http.patch(
                path, json={"between": 20, "about": "go"}, headers=headers
            )
            assert (settings_response.status_code, settings_response.json()["between"]) == (200, 20)
            [event_table] = room.room.event_tables(event)
            assert event_table.settings.seconds_between_hands == 20
            [audit_row] = await room.room.store.find_audit_rows(AuditFilter(limit=1))
            assert (audit_row.action, audit_row.actor, audit_row.role) == (
                "event-order",
                "Ann",
                "host",
            )
            assert (await bob.get(f"/api/events/{event}")).json()["settings"]["about"] == "go"

    run_async_test(run_scenario)
