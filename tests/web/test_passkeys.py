"""Passkeys: instead of a password, and as a second factor."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.web.accounts.one_time_store import MINUTES
from riverboat.web.accounts.passkeys import MAX_PASSKEYS
from riverboat.web.accounts.relying_party import relying_party_for
from riverboat.web.accounts.second_factors import RECOVERY_CODE_COUNT
from riverboat.web.api_errors import ApiError
from tests.web.authenticator import PRESENT, VERIFIED, SoftPasskey, raw, text
from tests.web.house import CONFIG, House, Visitor, house, run
from tests.web.playing import open_table, play_hand, sit
from tests.web.test_second_factors import GOOD, granted, half_in, refused, with_totp

ROOM = "https://room.test"
SECURE = replace(CONFIG, base_url=ROOM)
WRONG = (403, "wrong-passkey")
LATE = (403, "passkey-late")


async def account(room: House, name: str = "Ann") -> Visitor:
    visitor = room.visitor(origin=ROOM)
    await visitor.register(name, GOOD)
    return visitor


async def adds(who: Visitor, label: str = "telephone", **proof: Any) -> SoftPasskey:
    """Create a passkey for this visitor."""
    passkey = SoftPasskey(ROOM)
    begun = await granted(who, "/api/passkeys/begin", password=GOOD, **proof)
    made = passkey.made(begun["options"])
    await granted(who, "/api/passkeys", label=label, credential=made)
    return passkey


async def asked(who: Visitor, *, alone: bool = True) -> dict[str, Any]:
    """Request login options."""
    found: dict[str, Any] = (await granted(who, "/api/login/passkey/ask", alone=alone))["options"]
    return found


async def proof_by(who: Visitor, passkey: SoftPasskey) -> dict[str, Any]:
    """Return a proof of identity by passkey."""
    return passkey.signed((await granted(who, "/api/passkeys/ask"))["options"])


# Coming in --------------------------------------------------------------------------------------


def test_a_passkey_alone_opens_the_account_without_a_name_or_a_password() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            passkey = await adds(ann)
            back = room.visitor("192.0.2.5", origin=ROOM)
            options = await asked(back)
            assert (options["rpId"], options["userVerification"]) == ("room.test", "required")
            assert not options.get("allowCredentials"), "which accounts there are is told to nobody"
            answer = passkey.signed(options)
            assert (await granted(back, "/api/login/passkey", credential=answer))["name"] == "Ann"
            assert (await back.get("/api/me")).json()["name"] == "Ann"
            [line] = (await ann.get("/api/security")).json()["passkeys"]
            assert line == {
                "id": text(passkey.id),
                "label": "telephone",
                "made_at": room.hours.now(),
                "used_at": room.hours.now(),
            }

    run(work)


def test_after_the_password_one_of_ones_own_is_asked_for() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            passkey = await adds(ann)
            bob = await account(room, "Bob")
            others = await adds(bob)
            back = room.visitor("192.0.2.5", origin=ROOM)
            told = await granted(back, "/api/login", name="Ann", password=GOOD)
            assert (told["name"], told["more"]) == ("", ["passkey", "recovery"])
            options = await asked(back, alone=False)
            assert [each["id"] for each in options["allowCredentials"]] == [text(passkey.id)]
            path = "/api/login/passkey"
            assert await refused(back, path, credential=others.signed(options)) == WRONG
            options = await asked(back, alone=False)
            passkey.flags = PRESENT  # a touch will do: the password was right
            came = await granted(back, path, credential=passkey.signed(options))
            assert came["name"] == "Ann"

    run(work)


def test_recovery_codes_come_with_the_first_passkey_and_stand_in_for_it() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, passkey = await account(room), SoftPasskey(ROOM)
            begun = await granted(ann, "/api/passkeys/begin", password=GOOD)
            made = passkey.made(begun["options"])
            codes = (await granted(ann, "/api/passkeys", label="a", credential=made))["codes"]
            assert len(codes) == RECOVERY_CODE_COUNT
            back = await half_in(room)
            assert (await granted(back, "/api/login/code", code=codes[0]))["name"] == "Ann"

    run(work)


# Refusals ---------------------------------------------------------------------------------------


def test_a_challenge_is_good_once_in_its_browser_and_for_minutes() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            passkey = await adds(await account(room))
            path, back = "/api/login/passkey", room.visitor("192.0.2.5", origin=ROOM)
            answer = passkey.signed(await asked(back))
            other = room.visitor("192.0.2.6", origin=ROOM)
            assert await refused(other, path, credential=answer) == LATE
            await asked(other)
            assert await refused(other, path, credential=answer) == WRONG
            await granted(back, path, credential=answer)
            cookie = f"rb_step={back.http.cookies.get('rb_step', '')}"
            again = room.visitor("192.0.2.7", origin=ROOM, cookie=cookie)
            assert await refused(again, path, credential=answer) == LATE
            slow = room.visitor("192.0.2.8", origin=ROOM)
            answer = passkey.signed(await asked(slow))
            room.hours.pass_by(60 * MINUTES)
            assert await refused(slow, path, credential=answer) == LATE

    run(work)


def test_a_challenge_for_one_thing_is_good_for_no_other() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            passkey = await adds(ann)
            proof = await proof_by(ann, passkey)
            made = SoftPasskey(ROOM).made(
                {"rp": {"id": "room.test"}, "user": {"id": ""}, "challenge": "AAAA"}
            )
            assert await refused(ann, "/api/passkeys", label="x", credential=made) == LATE
            assert (
                await refused(ann, "/api/passkeys/begin", password=GOOD, passkey=proof) == LATE
            ), "the wrong use has used it up"

    run(work)


def unverified(passkey: SoftPasskey) -> None:
    passkey.flags = PRESENT


def nobody_there(passkey: SoftPasskey) -> None:
    passkey.flags = VERIFIED


def evil_page(passkey: SoftPasskey) -> None:
    passkey.origin = "https://evil.example"


def evil_place(passkey: SoftPasskey) -> None:
    passkey.host = "evil.example"


def plain_page(passkey: SoftPasskey) -> None:
    passkey.origin = "http://room.test"


def another_handle(passkey: SoftPasskey) -> None:
    passkey.handle = b"somebody else"


def another_id(passkey: SoftPasskey) -> None:
    passkey.id = b"unknown"


def another_key(passkey: SoftPasskey) -> None:
    passkey.key = SoftPasskey(ROOM).key


@pytest.mark.parametrize(
    "spoil",
    [
        unverified,
        nobody_there,
        evil_page,
        evil_place,
        plain_page,
        another_handle,
        another_id,
        another_key,
    ],
    ids=lambda each: each.__name__,
)
def test_an_answer_that_is_wrong_in_one_thing_opens_nothing(
    spoil: Callable[[SoftPasskey], None],
) -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            passkey = await adds(await account(room))
            back = room.visitor("192.0.2.5", origin=ROOM)
            options = await asked(back)
            spoil(passkey)
            answer = passkey.signed(options)
            assert await refused(back, "/api/login/passkey", credential=answer) == WRONG
            assert (await back.get("/api/me")).json()["name"] == ""

    run(work)


def test_a_passkey_that_counts_back_was_copied_and_is_refused() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            passkey = await adds(await account(room))
            back = room.visitor("192.0.2.5", origin=ROOM)
            path, copied = "/api/login/passkey", copy.copy(passkey)
            copied.count = passkey.count = 7
            await granted(back, path, credential=passkey.signed(await asked(back)))
            other = room.visitor("192.0.2.6", origin=ROOM)
            answer = copied.signed(await asked(other))
            assert await refused(other, path, credential=answer) == WRONG
            silent = copy.copy(passkey)
            silent.count = 0
            answer = silent.signed(await asked(other))
            assert await refused(other, path, credential=answer) == WRONG

    run(work)


@pytest.mark.parametrize("part", ["clientDataJSON", "authenticatorData", "signature"])
def test_what_was_changed_on_the_way_opens_nothing(part: str) -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            passkey = await adds(await account(room))
            for k in range(0, 60, 7):
                back = room.visitor(f"198.51.100.{k}", origin=ROOM)
                answer = passkey.signed(await asked(back))
                changed = bytearray(raw(answer["response"][part]))
                changed[k % len(changed)] ^= 0x55
                for wrong in (bytes(changed), bytes(changed[:k]) or b"\0"):
                    answer["response"][part] = text(wrong)
                    status, _ = await refused(back, "/api/login/passkey", credential=answer)
                    assert status == 403
                    await asked(back)

    run(work)


@pytest.mark.parametrize("wrong", [b"\0", b"\xa0", b"\xff" * 40, b"\xbf\x61", b"\x9f" * 200])
def test_what_is_no_attestation_is_refused_and_fails_nothing(wrong: bytes) -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, passkey = await account(room), SoftPasskey(ROOM)
            begun = await granted(ann, "/api/passkeys/begin", password=GOOD)
            made = passkey.made(begun["options"])
            made["response"]["attestationObject"] = text(wrong)
            assert await refused(ann, "/api/passkeys", label="x", credential=made) == WRONG
            assert (await ann.get("/api/security")).json()["passkeys"] == []

    run(work)


def test_who_tries_passkeys_often_waits() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            passkey = await adds(await account(room))
            back = room.visitor("192.0.2.5", origin=ROOM)
            evil_page(passkey)
            codes = []
            for _ in range(6):
                answer = passkey.signed(await asked(back))
                codes.append((await refused(back, "/api/login/passkey", credential=answer))[0])
            assert codes == [403] * 4 + [429] * 2

    run(work)


# Making and removing ----------------------------------------------------------------------------


def test_several_passkeys_have_names_and_each_can_be_removed() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            one = await adds(ann, "telephone")
            two = await adds(ann, "key on my ring", passkey=await proof_by(ann, one))
            assert one.handle == two.handle, "authenticators know both as one account"
            lines = (await ann.get("/api/security")).json()["passkeys"]
            assert sorted(line["label"] for line in lines) == ["key on my ring", "telephone"]
            proof = {"password": GOOD, "passkey": await proof_by(ann, two)}
            gone = {"id": text(one.id), "proof": proof}
            await granted(ann, "/api/passkeys/remove", **gone)
            assert await refused(ann, "/api/passkeys/remove", **gone) == (404, "no-passkey")
            back = room.visitor("192.0.2.5", origin=ROOM)
            answer = one.signed(await asked(back))
            assert await refused(back, "/api/login/passkey", credential=answer) == WRONG
            assert (await ann.get("/api/security")).json()["codes"] == RECOVERY_CODE_COUNT
            proof = {"password": GOOD, "passkey": await proof_by(ann, two)}
            await granted(ann, "/api/passkeys/remove", id=text(two.id), proof=proof)
            assert (await ann.get("/api/security")).json()["codes"] == 0
            assert (await room.visitor(origin=ROOM).log_in("Ann", GOOD))["name"] == "Ann"

    run(work)


def test_a_password_alone_neither_adds_nor_removes_where_there_is_one() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            passkey = await adds(ann)
            needed = (403, "second-needed")
            assert await refused(ann, "/api/passkeys/begin", password=GOOD) == needed
            gone = {"id": text(passkey.id), "proof": {"password": GOOD}}
            assert await refused(ann, "/api/passkeys/remove", **gone) == needed
            assert await refused(ann, "/api/passkeys/begin", password="wrong!!!") == (403, "wrong")

    run(work)


def test_nobody_removes_or_uses_the_passkey_of_somebody_else() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, bob = await account(room), await account(room, "Bob")
            anns, theirs = await adds(ann), await adds(bob)
            proof = {"password": GOOD, "passkey": await proof_by(bob, theirs)}
            gone = {"id": text(anns.id), "proof": proof}
            assert await refused(bob, "/api/passkeys/remove", **gone) == (404, "no-passkey")
            wrong = anns.signed((await granted(bob, "/api/passkeys/ask"))["options"])
            begin = {"password": GOOD, "passkey": wrong}
            assert await refused(bob, "/api/passkeys/begin", **begin) == WRONG

    run(work)


def test_one_passkey_is_known_once_and_so_many_at_most() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, bob = await account(room), await account(room, "Bob")
            first = await adds(ann)
            begun = await granted(bob, "/api/passkeys/begin", password=GOOD)
            same = first.made(begun["options"])
            known = await refused(bob, "/api/passkeys", label="x", credential=same)
            assert known == (409, "passkey-known")
            for _ in range(MAX_PASSKEYS - 1):
                await adds(ann, passkey=await proof_by(ann, first))
            more = {"password": GOOD, "passkey": await proof_by(ann, first)}
            assert await refused(ann, "/api/passkeys/begin", **more) == (409, "too-many")

    run(work)


def test_an_authenticator_stands_beside_passkeys_and_either_will_do() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, phone, codes = await with_totp(room)
            passkey = await adds(ann, code=phone.code())
            told = await granted(room.visitor(), "/api/login", name="Ann", password=GOOD)
            assert told["more"] == ["totp", "passkey", "recovery"]
            proof = await proof_by(ann, passkey)
            await granted(ann, "/api/totp/off", password=GOOD, passkey=proof)
            told = await granted(room.visitor(), "/api/login", name="Ann", password=GOOD)
            assert told["more"] == ["passkey", "recovery"]
            back = await half_in(room)
            assert (await granted(back, "/api/login/code", code=codes[0]))["name"] == "Ann"

    run(work)


# Other factors ----------------------------------------------------------------------------------


def test_who_is_forgotten_or_kept_out_does_not_come_back_by_a_passkey() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann, bob = await account(room), await account(room, "Bob")
            anns, theirs = await adds(ann), await adds(bob)
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await ann.wish(table, "close", do="close")
            await granted(ann, "/api/me/delete", password=GOOD)
            await room.site.bans.ban_player("Bob", "Gus", "", "good")
            for passkey, code in ((anns, "wrong-passkey"), (theirs, "barred")):
                back = room.visitor("192.0.2.5", origin=ROOM)
                answer = passkey.signed(await asked(back))
                found = await refused(back, "/api/login/passkey", credential=answer)
                assert found == (403, code)

    run(work)


def test_what_one_takes_along_says_which_passkeys_there_are() -> None:
    async def work() -> None:
        async with house(SECURE) as room:
            ann = await account(room)
            await adds(ann, "telephone")
            kept = (await ann.get("/api/me/data")).json()["security"]["passkeys"]
            assert [line["label"] for line in kept] == ["telephone"]
            assert set(kept[0]) == {"id", "label", "made_at", "used_at"}

    run(work)


# Where ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "base, origin, host",
    [
        ("https://poker.example", "https://poker.example", "poker.example"),
        ("https://poker.example:8443", "https://poker.example:8443", "poker.example"),
        ("https://Poker.Example", "https://poker.example", "poker.example"),
        ("http://localhost:8000", "http://localhost:8000", "localhost"),
        ("http://localhost:8000", "", "localhost"),
        ("http://room.localhost", "", "room.localhost"),
    ],
)
def test_passkeys_belong_to_the_name_of_the_room(base: str, origin: str, host: str) -> None:
    found = relying_party_for(base, origin)
    assert (found.host, found.origin) == (host, base.lower())


@pytest.mark.parametrize(
    "base, origin, why",
    [
        ("http://poker.example", "", "https"),
        ("http://192.168.1.20:8000", "", "a name, with https"),
        ("https://192.168.1.20", "", "a name, with https"),
        ("http://127.0.0.1:8000", "", "http://localhost:8000"),
        ("http://[::1]", "", "http://localhost"),
        ("https://poker.example", "https://evil.example", "belong to https://poker.example"),
        ("https://poker.example", "http://localhost:8000", "belong to https://poker.example"),
    ],
)
def test_where_browsers_have_none_it_is_said_why(base: str, origin: str, why: str) -> None:
    with pytest.raises(ApiError, match=why) as refused:
        relying_party_for(base, origin)
    assert refused.value.payload.code == "passkey-place"


def test_a_page_without_https_is_told_so_before_anything_is_asked() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            place = (409, "passkey-place")
            assert await refused(ann, "/api/passkeys/begin", password=GOOD) == place
            assert await refused(room.visitor(), "/api/login/passkey/ask", alone=True) == place

    run(work)
