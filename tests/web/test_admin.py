"""Powers of administrators, and their refusal to everyone else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.store.rows import AccountRow
from riverboat.web.api import admin_routes
from riverboat.web.app_state import AppState
from tests.limits import HANG
from tests.web.api_play import open_table, seat_players
from tests.web.open_rooms import CONFIG, OpenTestRoom, Visitor, open_test_room, run_async_test

PASSWORD = "correct horse battery"
GUS_ADMIN_CONFIG = replace(CONFIG, admins=("Gus",))


async def register_admin(room: OpenTestRoom) -> Visitor:
    gus = room.visitor("192.0.2.77")
    assert (await gus.register("Gus", PASSWORD))["admin"]
    return gus


BODIES_BY_PATH: dict[str, dict[str, Any]] = {
    "/api/admin/people/end-sessions": {"name": "Ann"},
    "/api/admin/people/second-factors-off": {"name": "Ann"},
    "/api/admin/people/bar": {"name": "Ann"},
    "/api/admin/people/let-in": {"name": "Ann"},
    "/api/admin/people/delete": {"name": "Ann"},
    "/api/admin/message": {"text": "hello"},
    "/api/admin/tables/{table}/close": {},
}


def test_admin_routes_refuse_non_admins() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            bob = room.visitor("192.0.2.2")
            await bob.register("Bob", PASSWORD)
            for endpoint in admin_routes.router.endpoints:
                path = endpoint.path.replace("{table}", table)
                for visitor, status in ((ann, 403), (bob, 403), (room.visitor(), 401)):
                    if endpoint.method == "GET":
                        response = await visitor.get(path)
                    else:
                        response = await visitor.post(path, **BODIES_BY_PATH[endpoint.path])
                    assert response.status_code == status, (path, response.text)
            assert (await ann.get("/api/me")).json()["name"] == "Ann", "nothing has happened"

    run_async_test(run_scenario)


def test_guest_with_admin_name_is_no_admin() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            await room.app_state.store.add_account(AccountRow("Gus", "", 1))  # from before
            token = await room.app_state.accounts.create_session("Gus")
            gus = room.visitor(cookie=f"rb_session={token}")
            assert (await gus.get("/api/me")).json()["name"] == "Gus"
            assert not (await gus.get("/api/me")).json()["admin"]
            assert (await gus.get("/api/admin/people")).status_code == 403

    run_async_test(run_scenario)


def test_admin_search_lists_people_and_tables() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            await room.guest("Ben", "192.0.2.9")
            table = await open_table(ann)
            await seat_players(table, ann)
            found_people = (await gus.get("/api/admin/people", search="an")).json()
            assert [
                (account["name"], account["guest"], account["tables"]) for account in found_people
            ] == [("Ann", True, [table])]
            people = (await gus.get("/api/admin/people")).json()
            assert [(client["name"], client["admin"]) for client in people] == [
                ("Ann", False), ("Ben", False), ("Gus", True),
            ]  # fmt: skip

    run_async_test(run_scenario)


def test_barred_player_is_cashed_out_and_cannot_rejoin() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            await seat_players(table, ann)
            response = await gus.post(
                "/api/admin/people/bar", name="ann", reason="a swindle", until="day"
            )
            assert response.status_code == 200, response.text
            assert room.app_state.room.task(table).chair_by_player == {}
            assert (await ann.get("/api/me")).json()["name"] == ""
            for banned_name in ("Ann", "Anne"):
                response = await ann.post("/api/guest", name=banned_name)
                assert (response.status_code, response.json()["code"]) == (403, "barred"), (
                    banned_name
                )
                assert "a swindle" in response.json()["why"]
            [ban_entry] = (await gus.get("/api/admin/bans")).json()
            assert (ban_entry["name"], ban_entry["by"], ban_entry["reason"]) == (
                "Ann",
                "Gus",
                "a swindle",
            )
            await room.guest("Ben", "192.0.2.1")  # a guest at the same address is not barred
            room.clock.advance(86_400)
            assert (await gus.get("/api/admin/bans")).json() == []
            assert (await ann.post("/api/guest", name="Anne")).status_code == 200

    run_async_test(run_scenario)


def test_bar_survives_restart() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            bob = room.visitor("192.0.2.2")
            await bob.register("Bob", PASSWORD)
            assert (
                await gus.post("/api/admin/people/bar", name="Bob", until="good")
            ).status_code == 200
            second_app_state = AppState(
                room.room, GUS_ADMIN_CONFIG, passwords=room.app_state.passwords, now=room.clock.now
            )
            await second_app_state.bans.load()
            [ban] = second_app_state.bans.active_bans()
            assert (ban.player, ban.ends_at) == ("Bob", -1)
            response = await bob.post("/api/login", name="Bob", password=PASSWORD)
            assert (response.status_code, response.json()["code"]) == (403, "barred")
            assert (await gus.post("/api/admin/people/let-in", name="Bob")).status_code == 200
            assert (await gus.post("/api/admin/people/let-in", name="Bob")).status_code == 409
            await bob.log_in("Bob", PASSWORD)

    run_async_test(run_scenario)


def test_admin_cannot_be_barred() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            response = await gus.post("/api/admin/people/bar", name="Gus")
            assert (response.status_code, response.json()["code"]) == (409, "admin")
            response = await gus.post("/api/admin/people/bar", name="Nobody")
            assert response.status_code == 404

    run_async_test(run_scenario)


def test_ending_sessions_closes_sockets() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            async with ann.socket() as socket:
                response = await gus.post("/api/admin/people/end-sessions", name="Ann")
                assert response.status_code == 200
                assert (await asyncio.wait_for(socket.received_frames.get(), HANG))[
                    "type"
                ] == "websocket.close"
            assert (await ann.get("/api/me")).json()["name"] == ""

    run_async_test(run_scenario)


def test_only_guests_without_play_can_be_deleted() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            ann, _ben = await room.guest("Ann"), await room.guest("Ben", "192.0.2.9")
            cid = await room.guest("Cid", "192.0.2.10")
            table = await open_table(ann)
            await seat_players(table, cid)
            for name, code in (("Gus", "account"), ("Ann", "has-played"), ("Cid", "has-played")):
                response = await gus.post("/api/admin/people/delete", name=name)
                assert (response.status_code, response.json()["code"]) == (409, code)
            assert (await gus.post("/api/admin/people/delete", name="Ben")).status_code == 200
            assert (await gus.get("/api/admin/people", search="ben")).json() == []
            await room.guest("Ben", "192.0.2.11")

    run_async_test(run_scenario)


@pytest.mark.parametrize("to_all_tables", [True, False])
def test_announcement_stays_until_read(to_all_tables: bool) -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            await seat_players(table, ann)
            table_scope = "" if to_all_tables else table
            response = await gus.post(
                "/api/admin/message", text=" closing  at one ", table=table_scope
            )
            assert response.status_code == 200
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                [notice] = (await socket.next_of_kind("snapshot"))["mine"]["notices"]
            assert (notice["what"], notice["by"], notice["text"]) == (
                "announced", "Gus", "closing at one",
            )  # fmt: skip
            assert (await ann.submit(table, "r1", do="read", id=notice["id"])).status_code == 200
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("snapshot"))["mine"]["notices"] == []
            response = await gus.post("/api/admin/message", text="hello", table="nowhere")
            assert response.status_code == 404

    run_async_test(run_scenario)


def test_admin_can_watch_and_close_any_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann, private=True)
            assert (await gus.get("/api/tables/" + table)).json()["entered"]
            assert [entry["id"] for entry in (await gus.get("/api/admin/tables")).json()] == [table]
            response = await gus.post(f"/api/admin/tables/{table}/close")
            assert response.status_code == 200
            assert room.app_state.room.task(table).view().phase == "closed"

    run_async_test(run_scenario)


# Bans at a table --------------------------------------------------------------------------------


def test_table_ban_is_reported_by_every_endpoint() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob", "192.0.2.2")
            table = await open_table(ann)
            assert (
                await ann.submit(table, "b1", do="ban", player="Bob", reason="noise", until="day")
            ).status_code == 200
            details = (await bob.get(f"/api/tables/{table}")).json()
            assert (details["entered"], details["out"]["by"], details["out"]["reason"]) == (
                False, "Ann", "noise",
            )  # fmt: skip
            for response in (
                await bob.submit(table, "s1", do="sit", chair=2, chips=200),
                await bob.post(f"/api/tables/{table}/enter"),
                await bob.get(f"/api/tables/{table}/hands"),
            ):
                assert (response.status_code, response.json()["code"]) == (403, "banned")
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                gone_frame = await socket.next_of_kind("gone")
                assert (gone_frame["code"], gone_frame["by"], gone_frame["reason"]) == (
                    "banned",
                    "Ann",
                    "noise",
                )
                body = {"do": "sit", "chair": 2, "chips": 200}
                await socket.send(t="wish", cmd="s2", table=table, wish=body)
                assert (await socket.next_of_kind("refused"))["code"] == "banned"
            assert (await bob.post("/api/logout")).status_code == 200
            bob.csrf = ""
            await bob.join_as_guest("Bert")
            assert (await bob.get(f"/api/tables/{table}")).json()["out"]["by"] == "Ann"
            carl = await room.guest("Carl", "192.0.2.2")
            assert (await carl.get(f"/api/tables/{table}")).json()["out"] is None

    run_async_test(run_scenario)
