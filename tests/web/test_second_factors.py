"""Second factors: authenticator codes, and recovery codes for a lost authenticator."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pyotp
import pytest
from msgspec.structs import replace

from riverboat.web.accounts.account_service import hash_token
from riverboat.web.accounts.one_time_store import MINUTES, OneTimeStore
from riverboat.web.accounts.sealed_secrets import DecryptionError, seal, unseal
from riverboat.web.accounts.second_factors import (
    RECOVERY_CODE_COUNT,
    RECOVERY_CODE_LENGTH,
    SecondFactors,
)
from riverboat.web.api import endpoints, second_factor_routes, security
from riverboat.web.routing.endpoint import SAFE
from tests.schedule import run_in
from tests.web.house import CONFIG, KEY, House, Visitor, house, run
from tests.web.playing import open_table, play_hand, sit

GOOD = "correct horse battery"
STEP = 30
"""Seconds of a step of the clock."""


class Authenticator:
    """A phone that shows codes."""

    def __init__(self, at: House, secret: str) -> None:
        self._at, self.secret = at, secret

    def code(self, steps: int = 0) -> str:
        """Return the current code, or the code some steps later."""
        return pyotp.TOTP(self.secret).at(int(self._at.hours.seconds) + STEP * steps)


async def granted(who: Visitor, path: str, **body: Any) -> Any:
    answer = await who.post(path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def refused(who: Visitor, path: str, **body: Any) -> tuple[int, str]:
    answer = await who.post(path, **body)
    assert answer.status_code >= 400, answer.text
    return answer.status_code, answer.json()["code"]


async def with_totp(room: House, name: str = "Ann") -> tuple[Visitor, Authenticator, list[str]]:
    """Register an account with TOTP; return the visitor, the phone and the recovery codes."""
    ann = room.visitor()
    await ann.register(name, GOOD)
    sheet = await granted(ann, "/api/totp/begin", password=GOOD)
    phone = Authenticator(room, sheet["secret"])
    codes = (await granted(ann, "/api/totp/on", code=phone.code()))["codes"]
    room.hours.pass_by(STEP)
    return ann, phone, codes


async def half_in(room: House, address: str = "192.0.2.5", name: str = "Ann") -> Visitor:
    """Return another browser after the password step."""
    visitor = room.visitor(address)
    told = await granted(visitor, "/api/login", name=name, password=GOOD)
    assert (told["name"], told["csrf"]) == ("", "")
    return visitor


# Turning on -------------------------------------------------------------------------------------


def test_an_authenticator_is_asked_for_only_after_one_right_code() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            sheet = await granted(ann, "/api/totp/begin", password=GOOD)
            assert sheet["uri"].startswith("otpauth://totp/riverboat%20room.test:Ann?secret=")
            assert (await ann.get("/api/security")).json()["totp_at"] == 0
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"
            phone = Authenticator(room, sheet["secret"])
            wrong = f"{(int(phone.code()) + 1) % 10**6:06}"
            assert await refused(ann, "/api/totp/on", code=wrong) == (403, "wrong-second")
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"
            codes = (await granted(ann, "/api/totp/on", code=phone.code()))["codes"]
            assert len(set(codes)) == RECOVERY_CODE_COUNT
            assert {len(code.replace("-", "")) for code in codes} == {RECOVERY_CODE_LENGTH}
            told = await granted(room.visitor(), "/api/login", name="Ann", password=GOOD)
            assert told["more"] == ["totp", "recovery"]
            sheet = (await ann.get("/api/security")).json()
            assert sheet == {
                "totp_at": room.hours.now(),
                "codes": RECOVERY_CODE_COUNT,
                "passkeys": [],
            }

    run(work)


def test_a_secret_waits_a_quarter_of_an_hour_for_its_first_code_and_in_one_session() -> None:
    async def work() -> None:
        async with house() as room:
            ann, other = room.visitor(), room.visitor()
            await ann.register("Ann", GOOD)
            await other.log_in("Ann", GOOD)
            sheet = await granted(ann, "/api/totp/begin", password=GOOD)
            phone = Authenticator(room, sheet["secret"])
            assert await refused(other, "/api/totp/on", code=phone.code()) == (409, "too-late")
            room.hours.pass_by(15 * 60)
            assert await refused(ann, "/api/totp/on", code=phone.code()) == (409, "too-late")
            assert (await ann.get("/api/security")).json()["totp_at"] == 0

    run(work)


def test_a_guest_sets_a_password_first() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            for path in ("totp/begin", "totp/off", "recovery-codes", "passkeys/begin"):
                answer = await refused(ann, f"/api/{path}", password=GOOD)
                assert answer in ((409, "no-password"), (409, "passkey-place")), path

    run(work)


def test_a_room_without_a_key_keeps_no_authenticators() -> None:
    async def work() -> None:
        async with house() as room:
            room.site.second_factors = SecondFactors(room.site.store, None, room.hours.now)
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            assert await refused(ann, "/api/totp/begin", password=GOOD) == (409, "no-sealing")

    run(work)


# Coming in --------------------------------------------------------------------------------------


def test_after_the_password_a_code_is_asked_for_and_until_then_nobody_is_in() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            back, code = await half_in(room), phone.code()
            assert "rb_session" not in back.http.cookies
            assert (await back.get("/api/me")).json()["name"] == ""
            assert await refused(back, "/api/keys") == (401, "nobody")
            wrong = f"{(int(code) + 1) % 10**6:06}"
            assert await refused(back, "/api/login/code", code=wrong) == (403, "wrong-second")
            came = await granted(back, "/api/login/code", code=f" {code[:3]} {code[3:]} ")
            assert came["name"] == "Ann"
            assert (await back.get("/api/me")).json()["name"] == "Ann"
            assert "rb_step" not in back.http.cookies

    run(work)


def test_a_code_is_good_once_even_for_two_at_the_same_moment() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            one, other = await half_in(room), await half_in(room, "192.0.2.6")
            answers = await asyncio.gather(
                *[each.post("/api/login/code", code=phone.code()) for each in (one, other)]
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403]
            third = await half_in(room, "192.0.2.7")
            again = await refused(third, "/api/login/code", code=phone.code())
            assert again == (403, "wrong-second")
            room.hours.pass_by(STEP)
            assert (await granted(third, "/api/login/code", code=phone.code()))["name"] == "Ann"

    run(work)


def test_the_code_that_turned_it_on_is_used_up() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            sheet = await granted(ann, "/api/totp/begin", password=GOOD)
            code = Authenticator(room, sheet["secret"]).code()
            await granted(ann, "/api/totp/on", code=code)
            back = await half_in(room)
            assert await refused(back, "/api/login/code", code=code) == (403, "wrong-second")

    run(work)


@pytest.mark.parametrize(
    "steps, is_good", [(-2, False), (-1, True), (0, True), (1, True), (2, False)]
)
def test_clocks_may_differ_by_one_step(steps: int, is_good: bool) -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            room.hours.pass_by(10 * STEP)
            back = await half_in(room)
            answer = await back.post("/api/login/code", code=phone.code(steps))
            assert (answer.status_code == 200) is is_good

    run(work)


@pytest.mark.parametrize(
    "code", ["000000", "12345", "1234567", "\u0661\u0662\u0663\u0664\u0665\u0666", "-", "x" * 40]
)
def test_what_is_no_code_is_a_wrong_one(code: str) -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            if phone.code() == code:
                room.hours.pass_by(5 * STEP)
            back = await half_in(room)
            assert await refused(back, "/api/login/code", code=code) == (403, "wrong-second")

    run(work)


def test_a_recovery_code_stands_in_once() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, codes = await with_totp(room)
            back = await half_in(room)
            written = codes[3].lower().replace("-", " ")
            assert (await granted(back, "/api/login/code", code=written))["name"] == "Ann"
            assert (await ann.get("/api/security")).json()["codes"] == RECOVERY_CODE_COUNT - 1
            again = await half_in(room)
            assert await refused(again, "/api/login/code", code=codes[3]) == (403, "wrong-second")

    run(work)


def test_a_new_set_of_recovery_codes_replaces_the_old() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone, old = await with_totp(room)
            body = {"password": GOOD, "code": phone.code()}
            new = (await granted(ann, "/api/recovery-codes", **body))["codes"]
            assert not set(old) & set(new)
            back = await half_in(room)
            assert await refused(back, "/api/login/code", code=old[0]) == (403, "wrong-second")
            assert (await granted(back, "/api/login/code", code=new[0]))["name"] == "Ann"

    run(work)


def test_the_second_step_is_for_the_browser_that_said_the_password_and_for_minutes() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            back = await half_in(room)
            cookie = back.http.cookies["rb_step"]
            late = (403, "step-late")
            assert await refused(room.visitor(), "/api/login/code", code=phone.code()) == late
            wrong = room.visitor(cookie="rb_step=something-else")
            assert await refused(wrong, "/api/login/code", code=phone.code()) == late
            room.hours.pass_by(60 * MINUTES)
            stale = room.visitor(cookie=f"rb_step={cookie}")
            assert await refused(stale, "/api/login/code", code=phone.code()) == late

    run(work)


def test_a_step_is_used_up_by_coming_in() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, codes = await with_totp(room)
            back = await half_in(room)
            cookie = back.http.cookies["rb_step"]
            await granted(back, "/api/login/code", code=phone.code())
            thief = room.visitor(cookie=f"rb_step={cookie}")
            assert await refused(thief, "/api/login/code", code=codes[0]) == (403, "step-late")

    run(work)


def test_a_password_that_was_changed_meanwhile_ends_the_step() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone, _ = await with_totp(room)
            thief = await half_in(room)
            await granted(ann, "/api/password", password="another long one", old=GOOD)
            assert await refused(thief, "/api/login/code", code=phone.code()) == (403, "step-late")

    run(work)


def test_who_is_kept_out_is_so_after_the_password_too() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            back = await half_in(room)
            await room.site.bans.ban_player("Ann", "Gus", "", "good")
            assert (await refused(back, "/api/login/code", code=phone.code()))[0] == 403
            assert (await back.get("/api/me")).json()["name"] == ""

    run(work)


# Guessing ---------------------------------------------------------------------------------------


def test_guesses_at_codes_count_before_they_are_looked_at() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, _ = await with_totp(room)
            thief = await half_in(room, "192.0.2.66")
            answers = await asyncio.gather(
                *[thief.post("/api/login/code", code=f"{k:06}") for k in range(20)]
            )
            looked_at = [answer for answer in answers if answer.status_code != 429]
            assert len(looked_at) == 4
            # The correct password does not reset failed code attempts.
            again = await half_in(room, "192.0.2.66")
            assert await refused(again, "/api/login/code", code=phone.code()) == (429, "too-many")

    run(work)


def test_guesses_from_many_addresses_are_slowed_down_together_and_not_the_owners_browser() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone, _ = await with_totp(room)
            for k in range(10):
                thief = await half_in(room, f"198.51.100.{k}")
                await refused(thief, "/api/login/code", code="999999")
            thief = await half_in(room, "198.51.100.99")
            answer = await thief.post("/api/login/code", code="999999")
            assert answer.status_code == 429
            room.hours.pass_by(int(answer.headers["retry-after"]))
            await refused(thief, "/api/login/code", code="999999")
            waits = (await thief.post("/api/login/code", code="999999")).headers["retry-after"]
            assert int(waits) == 2 * int(answer.headers["retry-after"])
            await ann.post("/api/logout")
            await granted(ann, "/api/login", name="Ann", password=GOOD)
            assert (await granted(ann, "/api/login/code", code=phone.code()))["name"] == "Ann"

    run(work)


# Turning off ------------------------------------------------------------------------------------


def test_it_is_turned_off_with_the_password_and_a_code_and_with_neither_alone() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone, _ = await with_totp(room)
            off = "/api/totp/off"
            assert await refused(ann, off, password=GOOD) == (403, "second-needed")
            assert await refused(ann, off, password="wrong!!!", code=phone.code()) == (403, "wrong")
            assert await refused(ann, off, password=GOOD, code="000000") == (403, "wrong-second")
            await granted(ann, off, password=GOOD, code=phone.code())
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"
            sheet = (await ann.get("/api/security")).json()
            assert sheet == {"totp_at": 0, "codes": 0, "passkeys": []}

    run(work)


def test_recovery_codes_are_no_way_around_the_code() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, _ = await with_totp(room)
            for path in ("/api/recovery-codes", "/api/totp/begin"):
                assert await refused(ann, path, password=GOOD) == (403, "second-needed")

    run(work)


def test_there_are_no_recovery_codes_without_something_that_they_stand_in_for() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            assert await refused(ann, "/api/recovery-codes", password=GOOD) == (409, "no-second")

    run(work)


def test_who_runs_the_room_turns_them_off_and_that_is_written_down() -> None:
    async def work() -> None:
        async with house(replace(CONFIG, admins=("Gus",))) as room:
            gus = room.visitor()
            await gus.register("Gus", GOOD)
            ann, _, _ = await with_totp(room)
            path = "/api/admin/people/second-factors-off"
            people = {
                each["name"]: each["second"] for each in (await gus.get("/api/admin/people")).json()
            }
            assert people == {"Ann": True, "Gus": False}
            assert await refused(ann, path, name="Ann") == (403, "not-admin")
            await granted(gus, path, name="ANN")
            line = (await gus.get("/api/admin/audit", limit=1)).json()["lines"][0]
            assert (line["what"], line["who"], line["whom"]) == (
                "second-factors-off", "Gus", "Ann",
            )  # fmt: skip
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"
            assert await refused(gus, path, name="Ann") == (409, "no-second")

    run(work)


# Unchanged behaviour ----------------------------------------------------------------------------


def test_a_key_of_the_api_acts_without_a_code() -> None:
    async def work() -> None:
        async with house() as room:
            ann, _, _ = await with_totp(room)
            key = (await granted(ann, "/api/keys"))["key"]
            program = room.visitor(authorization=f"Bearer {key}")
            assert (await program.get("/api/me")).json()["name"] == "Ann"
            for endpoint in (*security.router.endpoints, *second_factor_routes.router.endpoints):
                if endpoint.access == "somebody":
                    assert not endpoint.allows_api_key, endpoint.path

    run(work)


def test_who_is_forgotten_leaves_no_second_factor() -> None:
    async def work() -> None:
        async with house() as room:
            store = room.site.store
            ann, _, _ = await with_totp(room)
            bob, _, _ = await with_totp(room, "Bob")
            table = await open_table(ann)
            await sit(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await ann.wish(table, "close", do="close")
            await granted(ann, "/api/me/delete", password=GOOD)
            cid, _, _ = await with_totp(room, "Cid")
            await granted(cid, "/api/me/delete", password=GOOD)
            for name, left in (("Ann", 0), ("Cid", 0), ("Bob", RECOVERY_CODE_COUNT)):
                assert (await store.totp(name) is None) is (left == 0)
                assert await store.recovery_code_count(name) == left
            gone = await store.account("Ann")
            assert gone is not None, "who has played keeps the name, for nobody"

    run(work)


def test_what_one_takes_along_says_which_there_are_and_no_secret() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone, codes = await with_totp(room)
            answer = await ann.get("/api/me/data")
            sheet = (await ann.get("/api/security")).json()
            assert answer.json()["security"] == sheet
            for secret in (phone.secret, *codes, *[code.replace("-", "") for code in codes]):
                assert secret not in answer.text

    run(work)


def test_a_session_that_is_over_turns_nothing_on() -> None:
    async def work() -> None:
        async with house() as room:
            store = room.site.store
            ann, thief = room.visitor(), room.visitor()
            await ann.register("Ann", GOOD)
            await thief.log_in("Ann", GOOD)
            sheet = await granted(thief, "/api/totp/begin", password=GOOD)
            phone = Authenticator(room, sheet["secret"])
            lock = room.site.accounts._session_lock
            async with lock:  # the thief passes authentication and waits for the lock
                late = asyncio.create_task(thief.post("/api/totp/on", code=phone.code()))
                while not lock._waiters:
                    await asyncio.sleep(0)
                await store.end_session(hash_token(thief.http.cookies["rb_session"]))
            assert (await late).json()["code"] == "nobody"
            assert await store.totp("Ann") is None

    run(work)


# At rest ----------------------------------------------------------------------------------------


def test_the_store_alone_tells_no_secret() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, codes = await with_totp(room)
            row = await room.site.store.totp("Ann")
            assert row is not None
            assert phone.secret.encode() not in row.secret
            assert unseal(row.secret, KEY, "totp ann") == phone.secret.encode()
            kept = json.dumps(sorted(room.site.store._store._data.recovery_codes["ann"]))  # type: ignore[attr-defined]
            assert all(code.replace("-", "") not in kept for code in codes)

    run(work)


def test_a_sealed_secret_opens_with_its_key_for_its_owner_and_unchanged() -> None:
    blob = seal(b"hush", KEY, "totp ann")
    assert blob != seal(b"hush", KEY, "totp ann")
    for wrong, key, whose in (
        (blob, bytes(32), "totp ann"),
        (blob, KEY, "totp bob"),
        (blob[:-1] + bytes([blob[-1] ^ 1]), KEY, "totp ann"),
        (b"\2" + blob[1:], KEY, "totp ann"),
        (blob[:5], KEY, "totp ann"),
        (b"", KEY, "totp ann"),
    ):
        with pytest.raises(DecryptionError):
            unseal(wrong, key, whose)


def test_with_another_key_recovery_codes_still_open_the_account() -> None:
    async def work() -> None:
        async with house() as room:
            _, phone, codes = await with_totp(room)
            site = room.site
            site.second_factors = SecondFactors(site.store, bytes(32), room.hours.now)
            back = await half_in(room)
            for _ in range(6):  # no failed attempt is counted: the code cannot be checked
                lost = await refused(back, "/api/login/code", code=phone.code())
                assert lost == (409, "key-lost")
            assert (await granted(back, "/api/login/code", code=codes[0]))["name"] == "Ann"

    run(work)


# Every endpoint ---------------------------------------------------------------------------------

UNSAFE = [each for each in endpoints() if each.method not in SAFE]


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("endpoint", UNSAFE, ids=lambda each: f"{each.method} {each.path}")
def test_nothing_is_changed_from_a_foreign_page_or_without_the_csrf(endpoint: Any) -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            path = endpoint.path
            for name in endpoint.path_names:
                path = path.replace(f"{{{name}}}", "1" if name == "hand" else "abcdefgh1234")
            csrf = {"X-CSRF": ann.csrf}
            foreign = {"Origin": "https://evil.example", **csrf}
            for headers, code in (({}, "csrf"), (foreign, "wrong-origin")):
                answer = await ann.http.request(endpoint.method, path, headers=headers, json={})
                assert (answer.status_code, answer.json()["code"]) == (403, code)

    run(work)


def test_all_about_second_factors_is_for_who_is_in() -> None:
    async def work() -> None:
        async with house() as room:
            for endpoint in security.router.endpoints:
                assert (endpoint.access, endpoint.allows_api_key) == ("somebody", False), (
                    endpoint.path
                )
                answer = await room.visitor().http.request(endpoint.method, endpoint.path, json={})
                assert answer.status_code == 401

    run(work)


# Once -------------------------------------------------------------------------------------------


def test_what_is_good_once_is_so_for_one_browser_and_for_minutes() -> None:
    now = [0]
    once: OneTimeStore[str] = OneTimeStore(lambda: now[0])
    once.put("a", "first")
    once.put("b", "other")
    once.put("a", "second")
    assert (once.peek("a"), once.pop("a"), once.pop("a")) == ("second", "second", None)
    now[0] = 60_000 * MINUTES
    assert (once.peek("b"), once.pop("b")) == (None, None)


def test_of_too_many_the_oldest_go() -> None:
    once: OneTimeStore[int] = OneTimeStore(lambda: 0)
    for k in range(10_001):
        once.put(str(k), k)
    assert (once.peek("0"), once.peek("1"), once.peek("10000")) == (None, 1, 10_000)
