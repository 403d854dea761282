"""Access to a table: entry, watching, links, passwords and settings changed by hosts."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.web.api_play import open_table, play_hand, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test


async def change_settings(host: Visitor, table: str, **settings: Any) -> dict[str, Any]:
    """Change settings and return the table sheet."""
    response = await host.patch(f"/api/tables/{table}/settings", **settings)
    assert response.status_code == 200, response.text
    body: dict[str, Any] = response.json()
    return body


# Settings ---------------------------------------------------------------------------------------


def test_settings_patch_changes_only_named_fields() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            body_before = (await ann.get(f"/api/tables/{table}")).json()
            details = await change_settings(
                ann, table, chat=False, delay=20, restart="void", bot_pace=0
            )
            assert details["settings"] == {
                **body_before["settings"],
                "chat": False,
                "delay": 20,
                "restart": "void",
                "bot_pace": 0.0,
            }
            assert await change_settings(ann, table) == details
            assert (await ann.get(f"/api/tables/{table}")).json() == details

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "invalid_patch",
    [
        {"delay": -1},
        {"delay": 601},
        {"between": 61},
        {"restart": "perhaps"},
        {"grace": None},
        {"host": "Bob"},
        {"chat": "no"},
    ],
)
def test_invalid_settings_patch_changes_nothing(invalid_patch: dict[str, Any]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            settings_before = room.room.task(table).settings
            response = await ann.patch(f"/api/tables/{table}/settings", auto=False, **invalid_patch)
            assert (response.status_code, response.json()["code"]) == (400, "bad-body")
            assert room.room.task(table).settings == settings_before

    run_async_test(run_scenario)


def test_only_host_changes_settings_of_open_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            path = f"/api/tables/{table}/settings"
            assert (await bob.patch(path, chat=False)).json()["code"] == "not-the-host"
            assert (await room.visitor().patch(path, chat=False)).status_code == 401
            await submit_accepted(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0)
            assert (await ann.patch(path, chat=False)).json()["code"] == "closed"

    run_async_test(run_scenario)


def test_table_password_is_set_and_removed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                details = await change_settings(ann, table, password="open sesame")
                assert details["settings"]["password"] == ""
                assert "invite=" in details["invite"]
                assert (await socket.next_of_kind("gone"))["code"] == "private"
                await socket.send(t="say", table=table, text="let me in")
                assert (await socket.next_of_kind("trouble"))["code"] == "not-here"
                path = f"/api/tables/{table}"
                assert (await bob.get(path)).json()["need_password"]
                assert (await bob.post(f"{path}/enter", password="open sesame")).status_code == 200
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                await change_settings(ann, table, password="")
                assert (await room.visitor().get(path)).json()["entered"]

    run_async_test(run_scenario)


def test_disabled_chat_reports_trouble() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            async with ann.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                await change_settings(ann, table, chat=False)
                assert not (await socket.next_of_kind("update"))["view"]["chat"]
                await socket.send(t="say", table=table, text="hello?")
                assert (await socket.next_of_kind("trouble"))["code"] == "no-chat"
                await socket.send(t="react", table=table, kind="wow")
                assert (await socket.next_of_kind("trouble"))["code"] == "no-chat"

    run_async_test(run_scenario)


# Watching ---------------------------------------------------------------------------------------


def test_player_can_sit_without_spectator_access() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, spectators=False)
            await seat_players(table, ann)
            details = (await bob.get(f"/api/tables/{table}")).json()
            assert (details["entered"], details["may_watch"]) == (True, False)
            assert details["free"] == [2, 3, 4, 5, 6, 7, 8, 9]
            assert details["bring"] == [40, 200]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("gone"))["code"] == "no-spectators"
                body = {"do": "sit", "chair": details["free"][0], "chips": 200}
                await socket.send(t="wish", cmd="c1", table=table, wish=body)
                await socket.next_of_kind("granted")
                assert (await bob.get(f"/api/tables/{table}")).json()["may_watch"]
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("snapshot"))["mine"]["chair"] == 2

    run_async_test(run_scenario)


def test_private_table_hides_free_seats() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            details = (await bob.get(f"/api/tables/{table}")).json()
            assert (details["free"], details["bring"], details["may_watch"]) == ([], [0, 0], False)

    run_async_test(run_scenario)


def test_admin_can_watch_private_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, gus = await room.guest("Ann"), await room.guest("Gus")
            await _make_admin(room, "Gus")
            table = await open_table(ann)
            async with gus.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                await change_settings(ann, table, private=True, spectators=False)
                assert (await socket.next_of_kind("update", "gone"))["t"] == "update"

    run_async_test(run_scenario)


async def _make_admin(room: OpenTestRoom, name: str) -> None:
    accounts = room.app_state.store._data.accounts  # type: ignore[attr-defined]
    accounts[name.casefold()] = replace(accounts[name.casefold()], is_admin=True)


# Roles ------------------------------------------------------------------------------------------


def test_revoked_role_ends_access() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            roles_path = f"/api/tables/{table}/roles"
            await ann.post(roles_path, name="Bob", role="host")
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("snapshot"))["mine"]["role"] == "host"
                await ann.post(roles_path, name="Bob", role="player")
                assert (await socket.next_of_kind("update"))["mine"]["role"] == "spectator"
                await socket.send(t="wish", cmd="c1", table=table, wish={"do": "pause"})
                assert (await socket.next_of_kind("refused"))["code"] == "not the host"
                await ann.post(roles_path, name="Bob", role="")
                assert (await socket.next_of_kind("gone"))["code"] == "private"
                await socket.send(t="wish", cmd="c2", table=table, wish={"do": "sit", "chair": 2})
                assert (await socket.next_of_kind("refused"))["code"] == "private"
            assert (await bob.get(f"/api/tables/{table}/rules")).status_code == 403

    run_async_test(run_scenario)


def test_seated_player_keeps_access_to_private_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await change_settings(ann, table, private=True, spectators=False)
            assert await play_hand(room, table, ann, ann, bob) == 1
            assert (await bob.get(f"/api/tables/{table}/hands/1")).status_code == 200
            await submit_accepted(bob, table, do="leave")
            assert (await bob.get(f"/api/tables/{table}/hands/1")).status_code == 403

    run_async_test(run_scenario)


# Programs ---------------------------------------------------------------------------------------


def test_player_with_bot_key_is_marked_as_program() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            api_key = (await bob.post("/api/keys", bot=True)).json()["key"]
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            await seat_players(table, ann, api_client)
            assert [seat.is_program for seat in room.room.task(table).view().seats] == [False, True]
            async with bob.socket() as socket:
                await socket.send(t="watch", table=table)
                assert (await socket.next_of_kind("snapshot"))["mine"]["chair"] == 2

    run_async_test(run_scenario)


# Links ------------------------------------------------------------------------------------------


def extract_invitation_token(link: str) -> str:
    """Return the invitation token of a link."""
    return link.partition("?invite=")[2]


async def enter_by_link(visitor: Visitor, table: str, link: str) -> int:
    """Open a link and return the response status."""
    response = await visitor.post(
        f"/api/tables/{table}/enter", invite=extract_invitation_token(link)
    )
    return response.status_code


async def make_link(host: Visitor, table: str, **body: Any) -> dict[str, Any]:
    """Create a link."""
    response = await host.post(f"/api/tables/{table}/links", **body)
    assert response.status_code == 200, response.text
    link_body: dict[str, Any] = response.json()
    return link_body


def test_single_use_link_admits_one_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat = [await room.guest(name) for name in ("Ann", "Bob", "Cat")]
            table = await open_table(ann, private=True)
            created_link = await make_link(ann, table, once=True)
            [link_entry] = (await ann.get(f"/api/tables/{table}/links")).json()
            assert (link_entry["id"], link_entry["once"]) == (created_link["id"], True)
            assert await enter_by_link(bob, table, created_link["link"]) == 200
            assert await enter_by_link(cat, table, created_link["link"]) == 403
            assert await enter_by_link(bob, table, created_link["link"]) == 200  # already a member
            assert (await ann.get(f"/api/tables/{table}/links")).json() == []

    run_async_test(run_scenario)


def test_concurrent_use_of_single_use_link_admits_one() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            link = (await make_link(ann, table))["link"]
            guests = [await room.guest(f"Guest {number}") for number in "ABCD"]
            status_codes = await asyncio.gather(
                *(enter_by_link(guest, table, link) for guest in guests)
            )
            assert sorted(status_codes) == [200, 403, 403, 403]

    run_async_test(run_scenario)


def test_one_hour_link_expires() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat, dan = [await room.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            table = await open_table(ann, private=True)
            created_link = await make_link(ann, table, once=False, good_for="hour")
            assert created_link["until"] == room.clock.now() + 3_600_000
            assert await enter_by_link(bob, table, created_link["link"]) == 200
            room.clock.advance(3599)
            assert await enter_by_link(cat, table, created_link["link"]) == 200
            room.clock.advance(1)
            assert await enter_by_link(dan, table, created_link["link"]) == 403
            assert (await ann.get(f"/api/tables/{table}/links")).json() == []

    run_async_test(run_scenario)


def test_only_host_manages_links() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat = [await room.guest(name) for name in ("Ann", "Bob", "Cat")]
            table, other_table = [await open_table(ann, private=True) for _ in range(2)]
            deleted_link, remaining_link = [
                await make_link(ann, table, once=False) for _ in range(2)
            ]
            assert await enter_by_link(bob, table, remaining_link["link"]) == 200
            path = f"/api/tables/{table}/links"
            for response in (
                await bob.get(path),
                await bob.post(path),
                await bob.post(f"{path}/renew"),
                await bob.delete(f"{path}/{deleted_link['id']}"),
            ):
                assert response.json()["code"] == "not-the-host"
            assert (await ann.delete(f"{path}/{deleted_link['id']}")).status_code == 200
            assert (await ann.delete(f"{path}/{deleted_link['id']}")).json()["code"] == "no-link"
            assert await enter_by_link(cat, table, deleted_link["link"]) == 403
            assert await enter_by_link(cat, other_table, remaining_link["link"]) == 403
            assert await enter_by_link(cat, table, remaining_link["link"]) == 200

    run_async_test(run_scenario)


def test_renewing_links_revokes_old_links() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat, dan = [await room.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            table = await open_table(ann, private=True)
            path = f"/api/tables/{table}"
            old_link = (await ann.get(path)).json()["invite"]
            host_token = room.app_state.tokens.host_invitation(table)
            own_link = (await make_link(ann, table))["link"]
            assert await enter_by_link(bob, table, old_link) == 200
            new_link = (await ann.post(f"{path}/links/renew")).json()["invite"]
            assert extract_invitation_token(new_link) != extract_invitation_token(old_link)
            for revoked_link in (old_link, own_link, f"?invite={host_token}"):
                assert await enter_by_link(cat, table, revoked_link) == 403
            assert await enter_by_link(dan, table, new_link) == 200
            assert (await bob.get(path)).json()["invite"] == new_link  # members keep access
            table_row = await room.app_state.store.find_table(table)
            assert table_row is not None
            assert msgspec.json.decode(table_row.settings)["links_made"] == 1

    run_async_test(run_scenario)


def test_links_are_listed_to_hosts_only() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, private=True)
            created_link = await make_link(ann, table, once=False)
            assert await enter_by_link(bob, table, created_link["link"]) == 200
            assert created_link["id"] not in (await bob.get(f"/api/tables/{table}")).text

    run_async_test(run_scenario)


def test_public_table_refuses_links() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            response = await ann.post(f"/api/tables/{table}/links")
            assert (response.status_code, response.json()["code"]) == (409, "open")

    run_async_test(run_scenario)


def test_single_use_links_are_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(requests_per_second=1000) as room:
            ann = await room.guest("Ann")
            table = await open_table(ann, private=True)
            path = f"/api/tables/{table}/links"
            status_codes = [(await ann.post(path)).status_code for _ in range(51)]
            assert status_codes == [200] * 50 + [409]

    run_async_test(run_scenario)


@pytest.mark.parametrize("password", ["a", "12345"])
def test_short_table_password_is_refused(password: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            path = f"/api/tables/{table}/settings"
            for response in (
                await ann.patch(path, password=password),
                await ann.post("/api/tables", password=password),
            ):
                assert (response.status_code, response.json()["code"]) == (400, "short-password")
            assert room.room.task(table).settings.password == ""

    run_async_test(run_scenario)


def test_concurrent_password_guesses_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann, password="open sesame")
            path = f"/api/tables/{table}/enter"
            guesses = [bob.post(path, password=f"guess {number}") for number in range(32)]
            status_codes = sorted(answer.status_code for answer in await asyncio.gather(*guesses))
            assert status_codes == [403] * 4 + [429] * 28

    run_async_test(run_scenario)


# Bans -------------------------------------------------------------------------------------------


async def assert_banned_under_names(table: str, banned_visitor: Visitor, names: list[str]) -> None:
    """Assert that a banned player stays out under each of these names."""
    for name in names:
        assert (await banned_visitor.post("/api/logout")).status_code == 200
        banned_visitor.csrf = ""
        await banned_visitor.join_as_guest(name)
        details = (await banned_visitor.get(f"/api/tables/{table}")).json()
        assert not details["entered"], name
        assert details["out"]["by"] == "Ann"


def test_ban_applies_to_new_names_in_same_browser() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            table = await open_table(ann)
            await submit_accepted(ann, table, do="ban", player="Bob", until="good")
            await assert_banned_under_names(
                table, bob, [f"Newcomer {number}" for number in "ABCDEFGHIJ"]
            )

    run_async_test(run_scenario)


def test_account_ban_applies_to_guest_in_same_browser() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat = await room.guest("Ann"), room.visitor(), await room.guest("Cat")
            await bob.register("Bob", "correct horse battery")
            table = await open_table(ann)
            await submit_accepted(ann, table, do="ban", player="Bob", until="good")
            await assert_banned_under_names(table, bob, ["Newcomer"])
            assert (await cat.get(f"/api/tables/{table}")).json()["entered"]

    run_async_test(run_scenario)


def test_guest_ban_applies_to_new_account_in_same_browser() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, cat = await room.guest("Ann"), await room.guest("Bob"), room.visitor()
            await cat.register("Cat", "correct horse battery")
            table = await open_table(ann)
            await submit_accepted(ann, table, do="ban", player="Bob", until="good")
            path = f"/api/tables/{table}"
            assert (await bob.post("/api/logout")).status_code == 200
            bob.csrf = ""
            await bob.register("Newcomer", "correct horse battery")
            assert (await bob.get(path)).json()["out"]["by"] == "Ann"
            assert (await bob.post("/api/logout")).status_code == 200
            bob.csrf = ""
            await bob.log_in("Cat", "correct horse battery")  # the family has one computer
            assert (await bob.get(path)).json()["entered"]

    run_async_test(run_scenario)


# Door -------------------------------------------------------------------------------------------


def test_entry_page_shows_game_players_and_buy_in_to_permitted_visitors() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            table = await open_table(ann)
            await seat_players(table, ann)
            details = (await room.visitor().get(f"/api/tables/{table}")).json()
            assert details["game"] == room.room.task(table).view().game.name
            assert (details["players"], details["bots"]) == (["Ann"], 0)
            assert 0 < details["bring"][0] <= details["bring"][1]

            await change_settings(ann, table, private=True)
            anonymous_body = (await room.visitor().get(f"/api/tables/{table}")).json()
            assert (anonymous_body["game"], anonymous_body["players"], anonymous_body["bots"]) == (
                "",
                [],
                0,
            )

    run_async_test(run_scenario)
