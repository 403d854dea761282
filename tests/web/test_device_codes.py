"""Device codes to continue on another device, and a host's link for a guest who lost a session."""

from __future__ import annotations

from typing import Any

from riverboat.web.accounts.account_service import hash_token
from riverboat.web.accounts.device_codes import CODE_ALPHABET, CODE_LENGTH, VALID_MINUTES
from tests.web.house import House, Visitor, house, run
from tests.web.playing import ask, open_table, sit

GOOD = "correct horse battery"


async def code_of(who: Visitor, **body: Any) -> dict[str, Any]:
    answer = await who.post("/api/device-codes", **body)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def refused(who: Visitor, path: str, **body: Any) -> tuple[int, str]:
    answer = await who.post(path, **body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["code"]


async def uses(who: Visitor, code: str) -> dict[str, Any]:
    answer = await who.post("/api/device", code=code)
    assert answer.status_code == 200, answer.text
    me: dict[str, Any] = answer.json()
    who.csrf = me["csrf"]
    return me


def test_another_device_becomes_the_same_guest_and_both_stay() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone = await room.guest("Ann"), room.visitor("192.0.2.9")
            table = await open_table(ann)
            made = await code_of(ann, table=table)
            assert made["link"] == f"http://room.test/device?to=/t/{table}#{made['code']}"
            assert len(made["code"].replace("-", "")) == CODE_LENGTH
            came = await uses(phone, f" {made['code'].lower().replace('-', ' ')} ")
            assert (came["name"], came["guest"]) == ("Ann", True)
            assert came["csrf"] != ann.csrf
            await ask(phone, table, do="sit", chair=1, chips=100)
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (await ann.get(f"/api/tables/{table}")).json()["chair"] == 1

    run(work)


def test_the_device_whose_code_was_used_is_told_so_and_no_other() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            made = await code_of(ann)
            async with ann.socket() as first, ben.socket() as other:
                await uses(room.visitor("192.0.2.9"), made["code"])
                assert (await first.next("device-came"))["at"] > 0
                await other.send(t="ping", at=1)
                assert (await other.frame())["t"] == "pong"

    run(work)


def test_a_code_is_good_once_and_for_minutes_and_while_its_session_is() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone = await room.guest("Ann"), room.visitor("192.0.2.9")
            first = await code_of(ann)
            await uses(room.visitor("192.0.2.8"), first["code"])
            assert await refused(phone, "/api/device", code=first["code"]) == (403, "wrong-code")
            replaced, late = await code_of(ann), await code_of(ann)
            assert await refused(phone, "/api/device", code=replaced["code"]) == (403, "wrong-code")
            assert late["until"] == room.hours.now() + VALID_MINUTES * 60_000
            room.hours.pass_by(60 * VALID_MINUTES)
            assert await refused(phone, "/api/device", code=late["code"]) == (403, "wrong-code")
            last = await code_of(ann)
            await ann.post("/api/logout")
            other = room.visitor("192.0.2.7")
            assert await refused(other, "/api/device", code=last["code"]) == (403, "wrong-code")

    run(work)


def test_who_guesses_codes_waits_ever_longer() -> None:
    async def work() -> None:
        async with house() as room:
            thief = room.visitor("192.0.2.66")
            answers = [
                await refused(thief, "/api/device", code=CODE_ALPHABET[k:][:8]) for k in range(8)
            ]
            assert answers[0] == (403, "wrong-code")
            assert answers[-1] == (429, "too-many")
            ann = await room.guest("Ann")
            await uses(room.visitor("192.0.2.9"), (await code_of(ann))["code"])

    run(work)


def test_a_code_never_makes_somebody_who_is_in_somebody_else() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            made = await code_of(ann)
            assert await refused(ben, "/api/device", code=made["code"]) == (409, "somebody")
            assert (await uses(room.visitor("192.0.2.9"), made["code"]))["name"] == "Ann"
            assert (await refused(room.visitor(), "/api/device-codes"))[0] == 401

    run(work)


def test_an_account_takes_the_seat_along_too() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone = room.visitor(), room.visitor("192.0.2.9")
            await ann.register("Ann", GOOD)
            came = await uses(phone, (await code_of(ann))["code"])
            assert (came["name"], came["guest"]) == ("Ann", False)
            made = await code_of(phone)
            # A new password ends the other sessions and revokes their codes.
            await ann.post("/api/password", password="another horse battery", old=GOOD)
            other = room.visitor("192.0.2.7")
            assert await refused(other, "/api/device", code=made["code"]) == (403, "wrong-code")

    run(work)


async def seated_guest(room: House) -> tuple[Visitor, Visitor, str]:
    ann, ben = await room.guest("Ann"), await room.guest("Ben", "192.0.2.2")
    table = await open_table(ann)
    await sit(table, ben)
    return ann, ben, table


def test_a_host_sends_a_guest_the_link_to_their_seat_and_all_are_told() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben, table = await seated_guest(room)
            answer = await ann.post(f"/api/tables/{table}/seat-link", name="ben")
            assert answer.status_code == 200, answer.text
            made = answer.json()
            assert made["name"] == "Ben"
            records = await room.site.store.read(f"table/{table}")
            assert b'{"type":"SeatHandedOver","player":"Ben","by":"Ann"}' in [
                record.body for record in records
            ]
            phone = room.visitor("192.0.2.9")
            assert (await uses(phone, made["code"]))["name"] == "Ben"
            assert (await phone.get(f"/api/tables/{table}")).json()["chair"] == 1
            # The old browser is no longer that guest.
            assert (await ben.get("/api/me")).json()["name"] == ""

    run(work)


def test_a_link_is_for_a_guest_of_this_table_alone_who_is_away() -> None:
    async def work() -> None:
        async with house() as room:
            ann, ben, table = await seated_guest(room)
            path = f"/api/tables/{table}/seat-link"
            assert await refused(ben, path, name="Ben") == (403, "not-the-host")
            assert await refused(ann, path, name="Cid") == (404, "not-seated")
            async with ben.socket() as socket:
                await socket.send(t="watch", table=table)
                await socket.next("snapshot")
                assert await refused(ann, path, name="Ben") == (409, "is-here")
            other = await open_table(ben)
            assert await refused(ann, path, name="Ben") == (409, "elsewhere")
            await ask(ben, other, do="close")
            await ben.post("/api/password", password=GOOD)
            assert await refused(ann, path, name="Ben") == (409, "has-account")

    run(work)


def test_only_the_hash_of_a_code_is_kept() -> None:
    async def work() -> None:
        async with house() as room:
            made = await code_of(await room.guest("Ann"))
            plain = made["code"].replace("-", "")
            kept = room.site.device_codes._codes
            assert list(kept) == [hash_token(plain)]
            assert plain not in repr(kept)

    run(work)
