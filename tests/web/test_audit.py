"""The audit log over HTTP: every action of hosts and administrators, read-only."""

from __future__ import annotations

import asyncio
import json
from typing import Any, get_args

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from riverboat.service.handlers.audit_codes import ARG_NAMES_BY_CODE, AUDIT_CODES, decode_args
from riverboat.store.audit_rows import AuditFilter
from riverboat.store.errors import StoreFailed
from riverboat.web.api import admin_routes, audit_routes, endpoints
from riverboat.web.server_config import AuditConfig, BadConfig, read_config
from riverboat.wire import client_commands as w
from tests.limits import HANG
from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import CONFIG, OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.real_server import running_server
from tests.web.test_second_factors import register_with_totp
from tests.web.test_server import _next_of_kind

PASSWORD = "correct horse battery"
GUS_ADMIN_CONFIG = replace(CONFIG, admins=("Gus",))


async def register_admin(room: OpenTestRoom) -> Visitor:
    gus = room.visitor("192.0.2.77")
    assert (await gus.register("Gus", PASSWORD))["admin"]
    return gus


async def read_audit(
    visitor: Visitor, path: str = "/api/admin/audit", **query: Any
) -> list[dict[str, Any]]:
    response = await visitor.get(path, **query)
    assert response.status_code == 200, response.text
    entries: list[dict[str, Any]] = response.json()["lines"]
    return entries


async def read_latest_entry(visitor: Visitor, path: str = "/api/admin/audit") -> dict[str, Any]:
    return (await read_audit(visitor, path, limit=1))[0]


def test_every_admin_action_is_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            await room.guest("Ben", "192.0.2.9")
            await register_with_totp(room, "Eve")
            table = await open_table(ann, name="Friday")
            next_day_ms = room.clock.now() + 86_400_000
            actions: list[tuple[str, dict[str, Any], str, str, dict[str, Any]]] = [
                ("message", {"text": " a  b "}, "message", "", {"text": "a b", "tables": 1}),
                ("message", {"text": "c", "table": table}, "message", "",
                 {"text": "c", "tables": 1}),
                ("people/end-sessions", {"name": "ben"}, "sessions-ended", "Ben", {}),
                ("people/end-sessions", {"name": "Ben", "keys": True}, "keys-ended", "Ben", {}),
                ("people/bar", {"name": "Ben", "reason": "noise", "until": "day"}, "barred",
                 "Ben", {"reason": "noise", "until": next_day_ms}),
                ("people/let-in", {"name": "Ben"}, "admitted", "Ben", {}),
                ("people/delete", {"name": "Ben"}, "guest-deleted", "Ben", {}),
                ("people/second-factors-off", {"name": "eve"}, "second-factors-off", "Eve", {}),
                (f"tables/{table}/close", {}, "close", "", {}),
            ]  # fmt: skip
            for path, body, audit_code, affected_player, audit_arguments in actions:
                assert (await gus.post(f"/api/admin/{path}", **body)).status_code == 200, path
                audit_entry = await read_latest_entry(gus)
                assert (audit_entry["what"], audit_entry["whom"], audit_entry["args"]) == (
                    audit_code,
                    affected_player,
                    audit_arguments,
                )
                assert (audit_entry["who"], audit_entry["role"], audit_entry["address"]) == (
                    "Gus", "admin", "192.0.2.77",
                )  # fmt: skip
                assert audit_entry["at"] == room.clock.now()
                table_and_name = (
                    (table, "Friday") if table in (body.get("table"), path[7:15]) else ("", "")
                )
                assert (audit_entry["table"], audit_entry["table_name"]) == table_and_name, path
            action_paths = {
                endpoint.path
                for endpoint in admin_routes.router.endpoints
                if endpoint.method != "GET"
            }
            tried_paths = {f"/api/admin/{path.replace(table, '{table}')}" for path, *_ in actions}
            assert action_paths == tried_paths, (
                "an act that nobody has tried whether it is written down"
            )

    run_async_test(run_scenario)


def test_refused_admin_action_is_not_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            for path, body in (
                ("people/end-sessions", {"name": "Nobody"}),
                ("people/bar", {"name": "Gus"}),
                ("people/let-in", {"name": "Gus"}),
                ("people/delete", {"name": "Gus"}),
                ("message", {"text": "hello", "table": "nowhere"}),
            ):
                assert (await gus.post(f"/api/admin/{path}", **body)).status_code in (404, 409)
            assert await read_audit(gus) == []

    run_async_test(run_scenario)


def test_every_host_action_is_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann, bob = (
                await register_admin(room),
                await room.guest("Ann"),
                await room.guest("Bob"),
            )
            table = await open_table(ann, private=True, name="Friday")
            table_path = f"/api/tables/{table}"
            audit_entry = await read_latest_entry(gus)
            assert (audit_entry["what"], audit_entry["who"], audit_entry["role"]) == (
                "opened",
                "Ann",
                "host",
            )
            assert (audit_entry["table"], audit_entry["table_name"]) == (table, "Friday")
            assert audit_entry["args"]["game"].startswith("no-limit hold'em")
            link = (await ann.post(f"{table_path}/links", once=True, good_for="day")).json()
            end_ms = room.clock.now() + 86_400_000
            assert (await read_latest_entry(gus))["args"] == {
                "link": link["id"], "once": True, "until": end_ms,
            }  # fmt: skip
            await ann.delete(f"{table_path}/links/{link['id']}")
            assert (await read_latest_entry(gus))["args"] == {"link": link["id"]}
            await ann.post(f"{table_path}/links/renew")
            assert (await read_latest_entry(gus))["what"] == "links-renewed"
            await ann.post(f"{table_path}/roles", name="bob", role="host")
            audit_entry = await read_latest_entry(gus)
            assert (audit_entry["what"], audit_entry["whom"], audit_entry["args"]) == (
                "role-given", "Bob", {"role": "host"},
            )  # fmt: skip
            await ann.post(f"{table_path}/roles", name="Bob", role="")
            audit_entry = await read_latest_entry(gus)
            assert (audit_entry["what"], audit_entry["whom"], audit_entry["args"]) == (
                "role-taken",
                "Bob",
                {},
            )
            await ann.post(f"{table_path}/roles", name="Bob", role="player")
            response = await ann.patch(
                f"{table_path}/settings", delay=30, chat=True, password="open sesame"
            )
            assert response.status_code == 200, response.text
            audit_entry = await read_latest_entry(gus)
            assert audit_entry["args"] == {"delay": [0, 30], "password": [False, True]}
            assert "sesame" not in (await gus.get("/api/admin/audit")).text
            entry_count = len(await read_audit(gus))
            await ann.patch(f"{table_path}/settings", delay=30, chat=True)
            assert len(await read_audit(gus)) == entry_count, "nothing was changed"
            await seat_players(table, bob)
            assert (await ann.post(f"{table_path}/seat-link", name="Bob")).status_code == 200
            assert (
                (await read_latest_entry(gus))["what"],
                (await read_latest_entry(gus))["whom"],
            ) == (
                "seat-link",
                "Bob",
            )
            invitation = room.app_state.tokens.host_invitation(table, 1)
            cid = await room.guest("Cid", "192.0.2.9")
            for _ in range(2):
                assert (await cid.post(f"{table_path}/enter", invite=invitation)).status_code == 200
            audit_entries = await read_audit(gus, kind="host-by-link")
            assert [(audit_entry["who"], audit_entry["role"]) for audit_entry in audit_entries] == [
                ("Cid", "player")
            ]
            await gus.patch(f"{table_path}/settings", delay=0)
            assert (await read_latest_entry(gus))["role"] == "admin"
            await cid.patch(f"{table_path}/settings", delay=10)
            assert (await read_latest_entry(gus))["role"] == "host"

    run_async_test(run_scenario)


def test_host_action_endpoints_are_listed() -> None:
    actions = {
        (endpoint.method, endpoint.path)
        for endpoint in endpoints()
        if endpoint.access == "host" and endpoint.method != "GET"
    }
    table_path = "/api/tables/{table}"
    assert actions == {
        ("POST", f"{table_path}/links"),
        ("DELETE", f"{table_path}/links/{{link}}"),
        ("POST", f"{table_path}/links/renew"),
        ("POST", f"{table_path}/roles"),
        ("POST", f"{table_path}/seat-link"),
        ("PATCH", f"{table_path}/settings"),
        # test_events covers these.
        ("PATCH", "/api/events/{event}/settings"),
        ("POST", "/api/events/{event}/logo"),  # and test_live_events
        ("POST", "/api/events/{event}/order"),
        ("POST", "/api/events/{event}/places"),  # a preview: it changes nothing
    }, "write it down, and try it in the test above"


def test_host_table_commands_are_audited_with_arguments() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann, bob = (
                await register_admin(room),
                await room.guest("Ann"),
                await room.guest("Bob"),
            )
            table = await open_table(ann, approval=True)
            await seat_players(table, ann, bob)
            assert [entry["what"] for entry in await read_audit(gus, table=table)] == [
                "approve", "opened",
            ], "a host's own chips need nobody's leave, and that is told"  # fmt: skip
            command_cases: list[tuple[dict[str, Any], str, dict[str, Any]]] = [
                ({"do": "approve", "chair": 2, "yes": True}, "Bob",
                 {"chair": 2, "yes": True, "chips": 100}),
                ({"do": "adjust", "chair": 2, "chips": -5, "reason": "a chip fell"}, "Bob",
                 {"chair": 2, "chips": -5, "reason": "a chip fell"}),
                ({"do": "pause", "now": False}, "", {"now": False}),
                ({"do": "go-on"}, "", {}),
                ({"do": "begin"}, "", {"bomb": 0, "boards": 0}),
                ({"do": "rules", "toml": 'game = "pot-limit omaha 1/2"'}, "",
                 {"game": "pot-limit omaha 1/2", "later": True}),
                ({"do": "withdraw", "id": 1}, "", {"id": 1, "wish": "rules"}),
                ({"do": "kick", "chair": 2, "reason": "noise"}, "Bob",
                 {"chair": 2, "reason": "noise"}),
                ({"do": "ban", "player": "Eve", "until": "day"}, "Eve",
                 {"reason": "", "until": "day"}),
                ({"do": "let-in", "player": "Eve"}, "Eve", {}),
            ]  # fmt: skip
            for body, affected_player, audit_arguments in command_cases:
                await submit_accepted(ann, table, **body)
                audit_entry = await read_latest_entry(gus)
                assert (audit_entry["what"], audit_entry["whom"], audit_entry["args"]) == (
                    body["do"],
                    affected_player,
                    audit_arguments,
                )
                assert (audit_entry["who"], audit_entry["role"], audit_entry["address"]) == (
                    "Ann",
                    "host",
                    "192.0.2.1",
                )
            entry_count = len(await read_audit(gus))
            assert (await ann.submit(table, "x", do="let-in", player="Eve")).status_code == 409
            assert (await bob.submit(table, "y", do="pause")).status_code == 409
            assert (await ann.submit(table, "z", do="pause")).status_code == 200
            assert (await ann.submit(table, "z", do="pause")).status_code == 200
            assert len(await read_audit(gus)) == entry_count + 1, (
                "a refusal is none, and twice asked is once"
            )

    run_async_test(run_scenario)


def test_automatic_table_close_is_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            await room.app_state.occupancy.close_expired()
            room.clock.advance(60 * 86_400)
            await room.app_state.occupancy.close_expired()
            await gus.log_in("Gus", PASSWORD)
            audit_entry = await read_latest_entry(gus)
            assert (audit_entry["what"], audit_entry["table"]) == ("close", table)
            assert (audit_entry["who"], audit_entry["role"], audit_entry["address"]) == (
                "",
                "room",
                "",
            )

    run_async_test(run_scenario)


# Reading ----------------------------------------------------------------------------------------


def test_host_reads_table_audit_without_addresses() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann, bob = (
                await register_admin(room),
                await room.guest("Ann"),
                await room.guest("Bob"),
            )
            table, other_table = await open_table(ann), await open_table(bob)
            await gus.patch(f"/api/tables/{table}/settings", delay=5)
            await gus.patch(f"/api/tables/{other_table}/settings", delay=5)
            audit_entries = await read_audit(ann, f"/api/tables/{table}/audit", table=other_table)
            assert [(audit_entry["who"], audit_entry["what"]) for audit_entry in audit_entries] == [
                ("Gus", "settings"), ("Ann", "opened"),
            ]  # fmt: skip
            for response in (
                await ann.get(f"/api/tables/{table}/audit"),
                await ann.get(f"/api/tables/{table}/audit.json"),
            ):
                assert "192.0.2" not in response.text
                assert other_table not in response.text
            assert "192.0.2.77" in (await gus.get(f"/api/admin/audit.json?table={table}")).text
            for path in ("audit", "audit.json"):
                for visitor, status in ((bob, 403), (room.visitor(), 401)):
                    response = await visitor.get(f"/api/tables/{table}/{path}")
                    assert response.status_code == status
                for visitor, status in ((ann, 403), (bob, 403), (room.visitor(), 401)):
                    assert (await visitor.get(f"/api/admin/{path}")).status_code == status
            await gus.post(f"/api/admin/tables/{table}/close")
            for _ in range(100):
                if room.app_state.find_table(table) is None:
                    break
                await asyncio.sleep(0)
            assert (await read_latest_entry(ann, f"/api/tables/{table}/audit"))["what"] == "close"

    run_async_test(run_scenario)


def test_audit_is_filtered_and_paged() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            for number in range(7):
                room.clock.advance(60)
                await gus.post("/api/admin/message", text=f"{number}")
            current_time = room.clock.now()
            assert len(await read_audit(gus, person="ANN")) == 1
            assert len(await read_audit(gus, person=" gus ")) == 7
            assert len(await read_audit(gus, table=table, kind="message")) == 0
            assert len(await read_audit(gus, since=current_time - 60_000)) == 2
            paged_texts: list[str] = []
            next_before, page_count = 0, 0
            while True:
                page = (await gus.get("/api/admin/audit", limit=3, before=next_before)).json()
                paged_texts += [
                    audit_entry["args"].get("text", "opened") for audit_entry in page["lines"]
                ]
                next_before, page_count = page["next"], page_count + 1
                if not next_before:
                    break
            assert (page_count, paged_texts) == (3, ["6", "5", "4", "3", "2", "1", "0", "opened"])
            export_response = await gus.get("/api/admin/audit.json", kind="message")
            assert [entry["args"]["text"] for entry in export_response.json()] == list("6543210")

    run_async_test(run_scenario)


@pytest.mark.parametrize("name", ["since", "before", "limit"])
@pytest.mark.parametrize("number", ["-1", "9" * 17, "9" * 150, "9" * 5000, "x", "1.5"])
def test_invalid_audit_number_is_refused(name: str, number: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            for visitor, path in (
                (gus, "/api/admin/audit"),
                (gus, "/api/admin/audit.json"),
                (ann, f"/api/tables/{table}/audit"),
                (ann, f"/api/tables/{table}/audit.json"),
            ):
                response = await visitor.get(path, **{name: number})
                assert (response.status_code, response.json()["code"]) == (400, "bad-query")

    run_async_test(run_scenario)


def test_invalid_audit_kind_and_limit_are_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            for query in ({"kind": "theft"}, {"limit": 0}, {"limit": 201}, {"person": "x" * 101}):
                assert (await gus.get("/api/admin/audit", **query)).status_code == 400
            assert await read_audit(gus, person="\0") == []

    run_async_test(run_scenario)


def test_audit_is_read_only() -> None:
    assert {endpoint.method for endpoint in audit_routes.router.endpoints} == {"GET"}

    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            await gus.post("/api/admin/message", text="hello")
            for path in ("/api/admin/audit", "/api/admin/audit.json"):
                for response in (
                    await gus.post(path), await gus.patch(path), await gus.delete(path),
                ):  # fmt: skip
                    assert response.status_code == 405
            assert len(await read_audit(gus)) == 1

    run_async_test(run_scenario)


def test_data_export_contains_own_audit_entries() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            ann = await room.guest("Ann")
            await gus.post("/api/admin/people/delete", name="Ann")
            room.clock.advance(1)
            ann = room.visitor("192.0.2.50")
            await ann.register("Ann", PASSWORD)
            await open_table(ann)
            await gus.post("/api/admin/people/bar", name="Ann", reason="noise")
            await gus.post("/api/admin/people/let-in", name="Ann")
            await ann.log_in("Ann", PASSWORD)
            audit = (await ann.get("/api/me/data")).json()["audit"]
            own_entries = [(entry["what"], entry["who"], entry["address"]) for entry in audit]
            assert own_entries[0] == ("admitted", "Gus", "")
            assert ("barred", "Gus", "") in own_entries
            assert own_entries[-1] == ("opened", "Ann", "192.0.2.50")
            assert "guest-deleted" not in [action for action, *_ in own_entries], (
                "that was another Ann"
            )

    run_async_test(run_scenario)


# Retention --------------------------------------------------------------------------------------


def test_action_fails_when_audit_cannot_be_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann = await register_admin(room), await room.guest("Ann")
            table = await open_table(ann)
            store = room.app_state.room.store

            async def raise_store_error(_: Any) -> int:
                raise StoreFailed("the disk is full")

            monkeypatch.setattr(store, "add_audit_row", raise_store_error, raising=False)
            for response in (
                await gus.post("/api/admin/people/bar", name="Ann"),
                await gus.post("/api/admin/people/end-sessions", name="Ann", keys=True),
                await ann.patch(f"/api/tables/{table}/settings", delay=9),
                await ann.post(f"/api/tables/{table}/roles", name="Gus", role="host"),
                await ann.post(f"/api/tables/{table}/links/renew"),
            ):
                assert (response.status_code, response.json()["code"]) == (503, "unavailable")
            task = room.room.task(table)
            assert room.app_state.bans.active_bans() == ()
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (task.settings.delay, task.settings.links_made) == (0, 0)
            assert task.roles == {}

    run_async_test(run_scenario)


def test_audit_retention_follows_config() -> None:
    assert read_config().audit == AuditConfig(keep_days=365)
    toml = "[audit]\nkeep_days = 30"
    assert read_config(toml).audit.keep_days == 30
    assert read_config(toml, {"RIVERBOAT_AUDIT_KEEP_DAYS": "7"}).audit.keep_days == 7
    for wrong_toml in ("[audit]\nkeep_days = -1", "[audit]\nkeep_days = 99999", "audit = 3"):
        with pytest.raises(BadConfig):
            read_config(wrong_toml)
    with pytest.raises(BadConfig, match="did you mean keep_days"):
        read_config("[audit]\nkeep_day = 3")

    async def run_scenario() -> None:
        async with open_test_room(
            replace(GUS_ADMIN_CONFIG, audit=AuditConfig(keep_days=30))
        ) as room:
            gus = await register_admin(room)
            await gus.post("/api/admin/message", text="old")
            room.clock.advance(29 * 86_400)
            await gus.post("/api/admin/message", text="new")
            await room.app_state.delete_expired()
            assert len(await read_audit(gus)) == 2
            room.clock.advance(2 * 86_400)
            await room.app_state.delete_expired()
            assert [entry["args"]["text"] for entry in await read_audit(gus)] == ["new"]
        async with open_test_room(
            replace(GUS_ADMIN_CONFIG, audit=AuditConfig(keep_days=0))
        ) as room:
            gus = await register_admin(room)
            await gus.post("/api/admin/message", text="old")
            room.clock.advance(29 * 86_400)
            await room.app_state.delete_expired()
            assert len(await read_audit(gus)) == 1

    run_async_test(run_scenario)


# Codes ------------------------------------------------------------------------------------------


def test_audit_codes_cover_host_commands() -> None:
    command_tags = {str(kind.__struct_config__.tag) for kind in _list_host_command_types()}
    assert command_tags <= set(AUDIT_CODES)
    assert len(set(AUDIT_CODES)) == len(AUDIT_CODES)
    assert set(ARG_NAMES_BY_CODE) <= set(AUDIT_CODES)


def test_audit_arguments_match_command_fields() -> None:
    extra_arguments = {"approve": {"chips"}, "rules": {"game"}, "withdraw": {"wish"}}
    for kind in _list_host_command_types():
        name = str(kind.__struct_config__.tag)
        command_fields = set(kind.__struct_encode_fields__) - {"player", "toml"}
        assert set(ARG_NAMES_BY_CODE.get(name, ())) == command_fields | extra_arguments.get(
            name, set()
        ), name


def _list_host_command_types() -> tuple[Any, ...]:
    return get_args(w.HostCommand)


def test_unreadable_audit_row_has_no_arguments() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus = await register_admin(room)
            await gus.post("/api/admin/message", text="hello")
            [row] = await room.app_state.store.find_audit_rows(AuditFilter())
            for args in ("{", "[]", '{"a":{}}', ""):
                assert decode_args(replace(row, args=args)) == {}
            assert decode_args(row) == {"text": "hello", "tables": 0}

    run_async_test(run_scenario)


# Sessions and keys, over a real socket ----------------------------------------------------------


@pytest.mark.parametrize("keys", [False, True])
def test_bot_connection_ends_only_with_its_keys(keys: bool) -> None:
    async def run_scenario() -> None:
        async with (
            running_server(GUS_ADMIN_CONFIG) as (address, app_state),
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as gus_client,
            httpx.AsyncClient(base_url=f"http://{address}", timeout=HANG) as ann_client,
        ):
            link = {
                "token": await app_state.one_time_links.create_link("admin", "Gus"),
                "password": PASSWORD,
            }
            gus = (await gus_client.post("/api/links/use", json=link)).json()
            ann = (await ann_client.post("/api/accounts", json=_make_credentials("Ann"))).json()
            body = {"note": "bot", "bot": True}
            response = await ann_client.post(
                "/api/keys", json=body, headers={"X-CSRF": ann["csrf"]}
            )
            bearer_header = {"Authorization": f"Bearer {response.json()['key']}"}
            cookie_header = {"Cookie": f"rb_session={ann_client.cookies['rb_session']}"}
            url = f"ws://{address}/ws"
            async with (
                connect(url, open_timeout=HANG, additional_headers=bearer_header) as bot_socket,
                connect(url, open_timeout=HANG, additional_headers=cookie_header) as page_socket,
            ):
                for socket in (bot_socket, page_socket):
                    await socket.send('{"t":"hello","protocol":2}')
                    assert (await _next_of_kind(socket, "welcome"))["player"] == "Ann"
                end_response = await gus_client.post(
                    "/api/admin/people/end-sessions",
                    json={"name": "Ann", "keys": keys},
                    headers={"X-CSRF": gus["csrf"]},
                )
                assert end_response.status_code == 200, end_response.text
                with pytest.raises(ConnectionClosed):
                    await asyncio.wait_for(page_socket.recv(), 60)
                if keys:
                    with pytest.raises(ConnectionClosed) as exception_info:
                        await asyncio.wait_for(bot_socket.recv(), 60)
                    assert exception_info.value.rcvd is not None
                    assert exception_info.value.rcvd.code == 1008
                else:
                    await bot_socket.send(json.dumps({"t": "ping", "at": 7}))
                    assert (await _next_of_kind(bot_socket, "pong"))["at"] == 7
            assert (await ann_client.get("/api/me")).json()["name"] == ""
            me_response = await gus_client.get("/api/me", headers=bearer_header)
            assert me_response.status_code == (401 if keys else 200)
            if keys:
                with pytest.raises(InvalidStatus):
                    async with connect(url, open_timeout=HANG, additional_headers=bearer_header):
                        pass

    run_async_test(run_scenario)


def _make_credentials(name: str) -> dict[str, str]:
    return {"name": name, "password": PASSWORD}


def test_played_hands_are_not_audited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(GUS_ADMIN_CONFIG) as room:
            gus, ann, bob = (
                await register_admin(room),
                await room.guest("Ann"),
                await room.guest("Bob"),
            )
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            entry_count = len(await read_audit(gus))
            await play_hand(room, table, ann, ann, bob)
            assert [entry["what"] for entry in (await read_audit(gus))[:-entry_count]] == ["begin"]

    run_async_test(run_scenario)
