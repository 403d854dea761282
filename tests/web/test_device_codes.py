"""Device codes to continue on another device, and a host's link for a guest who lost a session."""

from __future__ import annotations

from typing import Any

from riverboat.web.accounts.account_service import hash_token
from riverboat.web.accounts.device_codes import CODE_ALPHABET, CODE_LENGTH, VALID_MINUTES
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import OpenTestRoom, Visitor, open_test_room, run_async_test

PASSWORD = "correct horse battery"


async def create_code(visitor: Visitor, **body: Any) -> dict[str, Any]:
    response = await visitor.post("/api/device-codes", **body)
    assert response.status_code == 200, response.text
    code_body: dict[str, Any] = response.json()
    return code_body


async def post_refused(visitor: Visitor, path: str, **body: Any) -> tuple[int, str]:
    response = await visitor.post(path, **body)
    assert response.status_code >= 400, response.text
    return response.status_code, response.json()["code"]


async def redeem_code(visitor: Visitor, code: str) -> dict[str, Any]:
    response = await visitor.post("/api/device", code=code)
    assert response.status_code == 200, response.text
    current_user: dict[str, Any] = response.json()
    visitor.csrf = current_user["csrf"]
    return current_user


def test_device_code_adds_device_to_same_guest() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, phone = await room.guest("Ann"), room.visitor("192.0.2.9")
            table = await open_table(ann)
            device_code = await create_code(ann, table=table)
            assert (
                device_code["link"]
                == f"http://room.test/device?to=/t/{table}#{device_code['code']}"
            )
            assert len(device_code["code"].replace("-", "")) == CODE_LENGTH
            logged_in_user = await redeem_code(
                phone, f" {device_code['code'].lower().replace('-', ' ')} "
            )
            assert (logged_in_user["name"], logged_in_user["guest"]) == ("Ann", True)
            assert logged_in_user["csrf"] != ann.csrf
            await submit_accepted(phone, table, do="sit", chair=1, chips=100)
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (await ann.get(f"/api/tables/{table}")).json()["chair"] == 1

    run_async_test(run_scenario)


def test_only_issuing_device_is_notified_of_use() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            device_code = await create_code(ann)
            async with ann.socket() as ann_socket, ben.socket() as ben_socket:
                await redeem_code(room.visitor("192.0.2.9"), device_code["code"])
                assert (await ann_socket.next_of_kind("device-came"))["at"] > 0
                await ben_socket.send(t="ping", at=1)
                assert (await ben_socket.next_frame())["t"] == "pong"

    run_async_test(run_scenario)


def test_device_code_is_single_use_and_expires() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, phone = await room.guest("Ann"), room.visitor("192.0.2.9")
            first_code = await create_code(ann)
            await redeem_code(room.visitor("192.0.2.8"), first_code["code"])
            assert await post_refused(phone, "/api/device", code=first_code["code"]) == (
                403,
                "wrong-code",
            )
            replaced_code, late_code = await create_code(ann), await create_code(ann)
            assert await post_refused(phone, "/api/device", code=replaced_code["code"]) == (
                403,
                "wrong-code",
            )
            assert late_code["until"] == room.clock.now() + VALID_MINUTES * 60_000
            room.clock.advance(60 * VALID_MINUTES)
            assert await post_refused(phone, "/api/device", code=late_code["code"]) == (
                403,
                "wrong-code",
            )
            last_code = await create_code(ann)
            await ann.post("/api/logout")
            other_visitor = room.visitor("192.0.2.7")
            assert await post_refused(other_visitor, "/api/device", code=last_code["code"]) == (
                403,
                "wrong-code",
            )

    run_async_test(run_scenario)


def test_code_guesses_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            attacker = room.visitor("192.0.2.66")
            refusals = [
                await post_refused(attacker, "/api/device", code=CODE_ALPHABET[number:][:8])
                for number in range(8)
            ]
            assert refusals[0] == (403, "wrong-code")
            assert refusals[-1] == (429, "too-many")
            ann = await room.guest("Ann")
            await redeem_code(room.visitor("192.0.2.9"), (await create_code(ann))["code"])

    run_async_test(run_scenario)


def test_device_code_is_refused_for_logged_in_player() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            device_code = await create_code(ann)
            assert await post_refused(ben, "/api/device", code=device_code["code"]) == (
                409,
                "somebody",
            )
            assert (await redeem_code(room.visitor("192.0.2.9"), device_code["code"]))[
                "name"
            ] == "Ann"
            assert (await post_refused(room.visitor(), "/api/device-codes"))[0] == 401

    run_async_test(run_scenario)


def test_device_code_works_for_accounts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, phone = room.visitor(), room.visitor("192.0.2.9")
            await ann.register("Ann", PASSWORD)
            logged_in_user = await redeem_code(phone, (await create_code(ann))["code"])
            assert (logged_in_user["name"], logged_in_user["guest"]) == ("Ann", False)
            device_code = await create_code(phone)
            # A new password ends the other sessions and revokes their codes.
            await ann.post("/api/password", password="another horse battery", old=PASSWORD)
            other_visitor = room.visitor("192.0.2.7")
            assert await post_refused(other_visitor, "/api/device", code=device_code["code"]) == (
                403,
                "wrong-code",
            )

    run_async_test(run_scenario)


async def open_table_with_seated_guest(room: OpenTestRoom) -> tuple[Visitor, Visitor, str]:
    ann, ben = await room.guest("Ann"), await room.guest("Ben", "192.0.2.2")
    table = await open_table(ann)
    await seat_players(table, ben)
    return ann, ben, table


def test_host_seat_link_moves_guest_and_is_announced() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, table = await open_table_with_seated_guest(room)
            response = await ann.post(f"/api/tables/{table}/seat-link", name="ben")
            assert response.status_code == 200, response.text
            link_body = response.json()
            assert link_body["name"] == "Ben"
            records = await room.app_state.store.read(f"table/{table}")
            assert b'{"type":"SeatHandedOver","player":"Ben","by":"Ann"}' in [
                record.body for record in records
            ]
            phone = room.visitor("192.0.2.9")
            assert (await redeem_code(phone, link_body["code"]))["name"] == "Ben"
            assert (await phone.get(f"/api/tables/{table}")).json()["chair"] == 1
            # The old browser is no longer that guest.
            assert (await ben.get("/api/me")).json()["name"] == ""

    run_async_test(run_scenario)


def test_seat_link_is_only_for_absent_guest_of_table() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben, table = await open_table_with_seated_guest(room)
            path = f"/api/tables/{table}/seat-link"
            assert await post_refused(ben, path, name="Ben") == (403, "not-the-host")
            assert await post_refused(ann, path, name="Cid") == (404, "not-seated")
            async with ben.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next_of_kind("snapshot")
                assert await post_refused(ann, path, name="Ben") == (409, "is-here")
            other_table = await open_table(ben)
            assert await post_refused(ann, path, name="Ben") == (409, "elsewhere")
            await submit_accepted(ben, other_table, do="close")
            await ben.post("/api/password", password=PASSWORD)
            assert await post_refused(ann, path, name="Ben") == (409, "has-account")

    run_async_test(run_scenario)


def test_only_code_hashes_are_stored() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            device_code = await create_code(await room.guest("Ann"))
            code_digits = device_code["code"].replace("-", "")
            stored_codes = room.app_state.device_codes._codes
            assert list(stored_codes) == [hash_token(code_digits)]
            assert code_digits not in repr(stored_codes)

    run_async_test(run_scenario)
