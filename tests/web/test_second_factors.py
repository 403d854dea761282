"""Second factors: authenticator codes, and recovery codes for a lost authenticator."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pyotp
import pytest
from msgspec.structs import replace

from riverboat.web.accounts.account_service import hash_token
from riverboat.web.accounts.one_time_store import VALID_MINUTES, OneTimeStore
from riverboat.web.accounts.sealed_secrets import DecryptionError, seal, unseal
from riverboat.web.accounts.second_factors import (
    RECOVERY_CODE_COUNT,
    RECOVERY_CODE_LENGTH,
    SecondFactors,
)
from riverboat.web.api import endpoints, second_factor_routes, security
from riverboat.web.routing.endpoint import SAFE_METHODS
from tests.schedule import run_in
from tests.web.api_play import open_table, play_hand, seat_players
from tests.web.open_rooms import (
    CONFIG,
    SEALING_KEY,
    OpenTestRoom,
    Visitor,
    open_test_room,
    run_async_test,
)

PASSWORD = "correct horse battery"
TOTP_STEP_SECONDS = 30
"""Seconds of a step of the clock."""


class Authenticator:
    """An authenticator app that shows the codes of an account."""

    def __init__(self, test_room: OpenTestRoom, secret: str) -> None:
        self._test_room, self.secret = test_room, secret

    def code(self, step_offset: int = 0) -> str:
        """Return the current code, or the code some steps later."""
        return pyotp.TOTP(self.secret).at(
            int(self._test_room.clock.seconds) + TOTP_STEP_SECONDS * step_offset
        )


async def post_accepted(visitor: Visitor, path: str, **body: Any) -> Any:
    response = await visitor.post(path, **body)
    assert response.status_code == 200, response.text
    return response.json()


async def post_refused(visitor: Visitor, path: str, **body: Any) -> tuple[int, str]:
    response = await visitor.post(path, **body)
    assert response.status_code >= 400, response.text
    return response.status_code, response.json()["code"]


async def register_with_totp(
    room: OpenTestRoom, name: str = "Ann"
) -> tuple[Visitor, Authenticator, list[str]]:
    """Register an account with TOTP; return the visitor, the phone and the recovery codes."""
    ann = room.visitor()
    await ann.register(name, PASSWORD)
    details = await post_accepted(ann, "/api/totp/begin", password=PASSWORD)
    authenticator = Authenticator(room, details["secret"])
    recovery_codes = (await post_accepted(ann, "/api/totp/on", code=authenticator.code()))["codes"]
    room.clock.advance(TOTP_STEP_SECONDS)
    return ann, authenticator, recovery_codes


async def pass_password_step(
    room: OpenTestRoom, address: str = "192.0.2.5", name: str = "Ann"
) -> Visitor:
    """Return another browser after the password step."""
    visitor = room.visitor(address)
    login_response = await post_accepted(visitor, "/api/login", name=name, password=PASSWORD)
    assert (login_response["name"], login_response["csrf"]) == ("", "")
    return visitor


# Turning on -------------------------------------------------------------------------------------


def test_totp_is_enabled_after_first_correct_code() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            details = await post_accepted(ann, "/api/totp/begin", password=PASSWORD)
            assert details["uri"].startswith("otpauth://totp/riverboat%20room.test:Ann?secret=")
            assert (await ann.get("/api/security")).json()["totp_at"] == 0
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"
            authenticator = Authenticator(room, details["secret"])
            wrong_code = f"{(int(authenticator.code()) + 1) % 10**6:06}"
            assert await post_refused(ann, "/api/totp/on", code=wrong_code) == (403, "wrong-second")
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"
            recovery_codes = (await post_accepted(ann, "/api/totp/on", code=authenticator.code()))[
                "codes"
            ]
            assert len(set(recovery_codes)) == RECOVERY_CODE_COUNT
            assert {len(code.replace("-", "")) for code in recovery_codes} == {RECOVERY_CODE_LENGTH}
            login_response = await post_accepted(
                room.visitor(), "/api/login", name="Ann", password=PASSWORD
            )
            assert login_response["more"] == ["totp", "recovery"]
            details = (await ann.get("/api/security")).json()
            assert details == {
                "totp_at": room.clock.now(),
                "codes": RECOVERY_CODE_COUNT,
                "passkeys": [],
            }

    run_async_test(run_scenario)


def test_totp_setup_expires_and_is_bound_to_session() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, other_visitor = room.visitor(), room.visitor()
            await ann.register("Ann", PASSWORD)
            await other_visitor.log_in("Ann", PASSWORD)
            totp_setup = await post_accepted(ann, "/api/totp/begin", password=PASSWORD)
            authenticator = Authenticator(room, totp_setup["secret"])
            assert await post_refused(other_visitor, "/api/totp/on", code=authenticator.code()) == (
                409,
                "too-late",
            )
            room.clock.advance(15 * 60)
            assert await post_refused(ann, "/api/totp/on", code=authenticator.code()) == (
                409,
                "too-late",
            )
            assert (await ann.get("/api/security")).json()["totp_at"] == 0

    run_async_test(run_scenario)


def test_guest_needs_password_for_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for path in ("totp/begin", "totp/off", "recovery-codes", "passkeys/begin"):
                answer = await post_refused(ann, f"/api/{path}", password=PASSWORD)
                assert answer in ((409, "no-password"), (409, "passkey-place")), path

    run_async_test(run_scenario)


def test_totp_needs_sealing_key() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            room.app_state.second_factors = SecondFactors(
                room.app_state.store, None, room.clock.now
            )
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            assert await post_refused(ann, "/api/totp/begin", password=PASSWORD) == (
                409,
                "no-sealing",
            )

    run_async_test(run_scenario)


# Coming in --------------------------------------------------------------------------------------


def test_password_alone_opens_no_session_with_totp() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            second_browser, totp_code = await pass_password_step(room), authenticator.code()
            assert "rb_session" not in second_browser.http.cookies
            assert (await second_browser.get("/api/me")).json()["name"] == ""
            assert await post_refused(second_browser, "/api/keys") == (401, "nobody")
            wrong_code = f"{(int(totp_code) + 1) % 10**6:06}"
            assert await post_refused(second_browser, "/api/login/code", code=wrong_code) == (
                403,
                "wrong-second",
            )
            login_response = await post_accepted(
                second_browser, "/api/login/code", code=f" {totp_code[:3]} {totp_code[3:]} "
            )
            assert login_response["name"] == "Ann"
            assert (await second_browser.get("/api/me")).json()["name"] == "Ann"
            assert "rb_step" not in second_browser.http.cookies

    run_async_test(run_scenario)


def test_totp_code_is_single_use_under_concurrency() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            visitor, second_visitor = (
                await pass_password_step(room),
                await pass_password_step(room, "192.0.2.6"),
            )
            responses = await asyncio.gather(
                *[
                    login_visitor.post("/api/login/code", code=authenticator.code())
                    for login_visitor in (visitor, second_visitor)
                ]
            )
            assert sorted(response.status_code for response in responses) == [200, 403]
            third_visitor = await pass_password_step(room, "192.0.2.7")
            second_refusal = await post_refused(
                third_visitor, "/api/login/code", code=authenticator.code()
            )
            assert second_refusal == (403, "wrong-second")
            room.clock.advance(TOTP_STEP_SECONDS)
            assert (
                await post_accepted(third_visitor, "/api/login/code", code=authenticator.code())
            )["name"] == "Ann"

    run_async_test(run_scenario)


def test_setup_code_cannot_be_reused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            details = await post_accepted(ann, "/api/totp/begin", password=PASSWORD)
            totp_code = Authenticator(room, details["secret"]).code()
            await post_accepted(ann, "/api/totp/on", code=totp_code)
            second_browser = await pass_password_step(room)
            assert await post_refused(second_browser, "/api/login/code", code=totp_code) == (
                403,
                "wrong-second",
            )

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "steps, is_good", [(-2, False), (-1, True), (0, True), (1, True), (2, False)]
)
def test_totp_tolerates_one_step_of_clock_skew(steps: int, is_good: bool) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            room.clock.advance(10 * TOTP_STEP_SECONDS)
            second_browser = await pass_password_step(room)
            response = await second_browser.post("/api/login/code", code=authenticator.code(steps))
            assert (response.status_code == 200) is is_good

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "code", ["000000", "12345", "1234567", "\u0661\u0662\u0663\u0664\u0665\u0666", "-", "x" * 40]
)
def test_malformed_code_is_refused_as_wrong(code: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            if authenticator.code() == code:
                room.clock.advance(5 * TOTP_STEP_SECONDS)
            second_browser = await pass_password_step(room)
            assert await post_refused(second_browser, "/api/login/code", code=code) == (
                403,
                "wrong-second",
            )

    run_async_test(run_scenario)


def test_recovery_code_works_once() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, recovery_codes = await register_with_totp(room)
            second_browser = await pass_password_step(room)
            typed_code = recovery_codes[3].lower().replace("-", " ")
            assert (await post_accepted(second_browser, "/api/login/code", code=typed_code))[
                "name"
            ] == "Ann"
            assert (await ann.get("/api/security")).json()["codes"] == RECOVERY_CODE_COUNT - 1
            second_visitor = await pass_password_step(room)
            assert await post_refused(
                second_visitor, "/api/login/code", code=recovery_codes[3]
            ) == (
                403,
                "wrong-second",
            )

    run_async_test(run_scenario)


def test_new_recovery_codes_replace_old_ones() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, authenticator, old_codes = await register_with_totp(room)
            body = {"password": PASSWORD, "code": authenticator.code()}
            new_codes = (await post_accepted(ann, "/api/recovery-codes", **body))["codes"]
            assert not set(old_codes) & set(new_codes)
            second_browser = await pass_password_step(room)
            assert await post_refused(second_browser, "/api/login/code", code=old_codes[0]) == (
                403,
                "wrong-second",
            )
            assert (await post_accepted(second_browser, "/api/login/code", code=new_codes[0]))[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


def test_second_step_is_bound_to_browser_and_expires() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            second_browser = await pass_password_step(room)
            step_cookie = second_browser.http.cookies["rb_step"]
            late_refusal = (403, "step-late")
            assert (
                await post_refused(room.visitor(), "/api/login/code", code=authenticator.code())
                == late_refusal
            )
            wrong_visitor = room.visitor(cookie="rb_step=something-else")
            assert (
                await post_refused(wrong_visitor, "/api/login/code", code=authenticator.code())
                == late_refusal
            )
            room.clock.advance(60 * VALID_MINUTES)
            late_visitor = room.visitor(cookie=f"rb_step={step_cookie}")
            assert (
                await post_refused(late_visitor, "/api/login/code", code=authenticator.code())
                == late_refusal
            )

    run_async_test(run_scenario)


def test_login_consumes_second_step() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, recovery_codes = await register_with_totp(room)
            second_browser = await pass_password_step(room)
            step_cookie = second_browser.http.cookies["rb_step"]
            await post_accepted(second_browser, "/api/login/code", code=authenticator.code())
            attacker = room.visitor(cookie=f"rb_step={step_cookie}")
            assert await post_refused(attacker, "/api/login/code", code=recovery_codes[0]) == (
                403,
                "step-late",
            )

    run_async_test(run_scenario)


def test_password_change_ends_second_step() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, authenticator, _ = await register_with_totp(room)
            attacker = await pass_password_step(room)
            await post_accepted(ann, "/api/password", password="another long one", old=PASSWORD)
            assert await post_refused(attacker, "/api/login/code", code=authenticator.code()) == (
                403,
                "step-late",
            )

    run_async_test(run_scenario)


def test_barred_account_is_refused_at_second_step() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            second_browser = await pass_password_step(room)
            await room.app_state.bans.ban_player("Ann", "Gus", "", "good")
            assert (
                await post_refused(second_browser, "/api/login/code", code=authenticator.code())
            )[0] == 403
            assert (await second_browser.get("/api/me")).json()["name"] == ""

    run_async_test(run_scenario)


# Guessing ---------------------------------------------------------------------------------------


def test_code_guesses_count_before_check() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, _ = await register_with_totp(room)
            attacker = await pass_password_step(room, "192.0.2.66")
            responses = await asyncio.gather(
                *[attacker.post("/api/login/code", code=f"{number:06}") for number in range(20)]
            )
            checked_guesses = [response for response in responses if response.status_code != 429]
            assert len(checked_guesses) == 4
            # The correct password does not reset failed code attempts.
            second_visitor = await pass_password_step(room, "192.0.2.66")
            assert await post_refused(
                second_visitor, "/api/login/code", code=authenticator.code()
            ) == (
                429,
                "too-many",
            )

    run_async_test(run_scenario)


def test_distributed_guesses_share_backoff_except_known_browser() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, authenticator, _ = await register_with_totp(room)
            for number in range(10):
                attacker = await pass_password_step(room, f"198.51.100.{number}")
                await post_refused(attacker, "/api/login/code", code="999999")
            attacker = await pass_password_step(room, "198.51.100.99")
            response = await attacker.post("/api/login/code", code="999999")
            assert response.status_code == 429
            room.clock.advance(int(response.headers["retry-after"]))
            await post_refused(attacker, "/api/login/code", code="999999")
            retry_after = (await attacker.post("/api/login/code", code="999999")).headers[
                "retry-after"
            ]
            assert int(retry_after) == 2 * int(response.headers["retry-after"])
            await ann.post("/api/logout")
            await post_accepted(ann, "/api/login", name="Ann", password=PASSWORD)
            assert (await post_accepted(ann, "/api/login/code", code=authenticator.code()))[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


# Turning off ------------------------------------------------------------------------------------


def test_disabling_totp_needs_password_and_code() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, authenticator, _ = await register_with_totp(room)
            disable_path = "/api/totp/off"
            assert await post_refused(ann, disable_path, password=PASSWORD) == (
                403,
                "second-needed",
            )
            assert await post_refused(
                ann, disable_path, password="wrong!!!", code=authenticator.code()
            ) == (
                403,
                "wrong",
            )
            assert await post_refused(ann, disable_path, password=PASSWORD, code="000000") == (
                403,
                "wrong-second",
            )
            await post_accepted(ann, disable_path, password=PASSWORD, code=authenticator.code())
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"
            details = (await ann.get("/api/security")).json()
            assert details == {"totp_at": 0, "codes": 0, "passkeys": []}

    run_async_test(run_scenario)


def test_new_recovery_codes_need_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await register_with_totp(room)
            for path in ("/api/recovery-codes", "/api/totp/begin"):
                assert await post_refused(ann, path, password=PASSWORD) == (403, "second-needed")

    run_async_test(run_scenario)


def test_recovery_codes_need_a_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            assert await post_refused(ann, "/api/recovery-codes", password=PASSWORD) == (
                409,
                "no-second",
            )

    run_async_test(run_scenario)


def test_admin_removes_second_factors_with_audit() -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, admins=("Gus",))) as room:
            gus = room.visitor()
            await gus.register("Gus", PASSWORD)
            ann, _, _ = await register_with_totp(room)
            path = "/api/admin/people/second-factors-off"
            has_second_factor = {
                account["name"]: account["second"]
                for account in (await gus.get("/api/admin/people")).json()
            }
            assert has_second_factor == {"Ann": True, "Gus": False}
            assert await post_refused(ann, path, name="Ann") == (403, "not-admin")
            await post_accepted(gus, path, name="ANN")
            audit_entry = (await gus.get("/api/admin/audit", limit=1)).json()["lines"][0]
            assert (audit_entry["what"], audit_entry["who"], audit_entry["whom"]) == (
                "second-factors-off", "Gus", "Ann",
            )  # fmt: skip
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"
            assert await post_refused(gus, path, name="Ann") == (409, "no-second")

    run_async_test(run_scenario)


# Unchanged behaviour ----------------------------------------------------------------------------


def test_api_key_needs_no_code() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _, _ = await register_with_totp(room)
            api_key = (await post_accepted(ann, "/api/keys"))["key"]
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            assert (await api_client.get("/api/me")).json()["name"] == "Ann"
            for endpoint in (*security.router.endpoints, *second_factor_routes.router.endpoints):
                if endpoint.access == "somebody":
                    assert not endpoint.allows_api_key, endpoint.path

    run_async_test(run_scenario)


def test_deleted_account_leaves_no_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            store = room.app_state.store
            ann, _, _ = await register_with_totp(room)
            bob, _, _ = await register_with_totp(room, "Bob")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await ann.submit(table, "close", do="close")
            await post_accepted(ann, "/api/me/delete", password=PASSWORD)
            cid, _, _ = await register_with_totp(room, "Cid")
            await post_accepted(cid, "/api/me/delete", password=PASSWORD)
            for name, remaining_codes in (("Ann", 0), ("Cid", 0), ("Bob", RECOVERY_CODE_COUNT)):
                assert (await store.find_totp(name) is None) is (remaining_codes == 0)
                assert await store.recovery_code_count(name) == remaining_codes
            gone_account_row = await store.find_account("Ann")
            assert gone_account_row is not None, "who has played keeps the name, for nobody"

    run_async_test(run_scenario)


def test_data_export_lists_second_factors_without_secrets() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, authenticator, recovery_codes = await register_with_totp(room)
            response = await ann.get("/api/me/data")
            details = (await ann.get("/api/security")).json()
            assert response.json()["security"] == details
            for secret in (
                authenticator.secret,
                *recovery_codes,
                *[code.replace("-", "") for code in recovery_codes],
            ):
                assert secret not in response.text

    run_async_test(run_scenario)


def test_ended_session_cannot_enable_totp() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            store = room.app_state.store
            ann, attacker = room.visitor(), room.visitor()
            await ann.register("Ann", PASSWORD)
            await attacker.log_in("Ann", PASSWORD)
            details = await post_accepted(attacker, "/api/totp/begin", password=PASSWORD)
            authenticator = Authenticator(room, details["secret"])
            lock = room.app_state.accounts._session_lock
            async with lock:  # the thief passes authentication and waits for the lock
                late_request = asyncio.create_task(
                    attacker.post("/api/totp/on", code=authenticator.code())
                )
                while not lock._waiters:
                    await asyncio.sleep(0)
                await store.end_session(hash_token(attacker.http.cookies["rb_session"]))
            assert (await late_request).json()["code"] == "nobody"
            assert await store.find_totp("Ann") is None

    run_async_test(run_scenario)


# At rest ----------------------------------------------------------------------------------------


def test_stored_secrets_are_encrypted() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, recovery_codes = await register_with_totp(room)
            totp_row = await room.app_state.store.find_totp("Ann")
            assert totp_row is not None
            assert authenticator.secret.encode() not in totp_row.sealed_secret
            assert (
                unseal(totp_row.sealed_secret, SEALING_KEY, "totp ann")
                == authenticator.secret.encode()
            )
            memory_store: Any = room.app_state.store
            stored_codes = json.dumps(sorted(memory_store._store._data.recovery_codes["ann"]))
            assert all(code.replace("-", "") not in stored_codes for code in recovery_codes)

    run_async_test(run_scenario)


def test_sealed_secret_is_bound_to_key_and_owner() -> None:
    sealed_secret = seal(b"hush", SEALING_KEY, "totp ann")
    assert sealed_secret != seal(b"hush", SEALING_KEY, "totp ann")
    for sealed_value, key, owner in (
        (sealed_secret, bytes(32), "totp ann"),
        (sealed_secret, SEALING_KEY, "totp bob"),
        (sealed_secret[:-1] + bytes([sealed_secret[-1] ^ 1]), SEALING_KEY, "totp ann"),
        (b"\2" + sealed_secret[1:], SEALING_KEY, "totp ann"),
        (sealed_secret[:5], SEALING_KEY, "totp ann"),
        (b"", SEALING_KEY, "totp ann"),
    ):
        with pytest.raises(DecryptionError):
            unseal(sealed_value, key, owner)


def test_recovery_codes_work_without_original_key() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            _, authenticator, recovery_codes = await register_with_totp(room)
            app_state = room.app_state
            app_state.second_factors = SecondFactors(app_state.store, bytes(32), room.clock.now)
            second_browser = await pass_password_step(room)
            for _ in range(6):  # no failed attempt is counted: the code cannot be checked
                refusal = await post_refused(
                    second_browser, "/api/login/code", code=authenticator.code()
                )
                assert refusal == (409, "key-lost")
            assert (await post_accepted(second_browser, "/api/login/code", code=recovery_codes[0]))[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


# Every endpoint ---------------------------------------------------------------------------------

UNSAFE_ENDPOINTS = [endpoint for endpoint in endpoints() if endpoint.method not in SAFE_METHODS]


@run_in("landing", keep_every=4)
@pytest.mark.parametrize(
    "endpoint", UNSAFE_ENDPOINTS, ids=lambda endpoint: f"{endpoint.method} {endpoint.path}"
)
def test_unsafe_endpoint_needs_csrf_and_own_origin(endpoint: Any) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            path = endpoint.path
            for name in endpoint.path_names:
                path = path.replace(f"{{{name}}}", "1" if name == "hand" else "abcdefgh1234")
            csrf_header = {"X-CSRF": ann.csrf}
            foreign_headers = {"Origin": "https://evil.example", **csrf_header}
            for headers, code in (({}, "csrf"), (foreign_headers, "wrong-origin")):
                response = await ann.http.request(endpoint.method, path, headers=headers, json={})
                assert (response.status_code, response.json()["code"]) == (403, code)

    run_async_test(run_scenario)


def test_second_factor_endpoints_need_a_session() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            for endpoint in security.router.endpoints:
                assert (endpoint.access, endpoint.allows_api_key) == ("somebody", False), (
                    endpoint.path
                )
                response = await room.visitor().http.request(
                    endpoint.method, endpoint.path, json={}
                )
                assert response.status_code == 401

    run_async_test(run_scenario)


# Once -------------------------------------------------------------------------------------------


def test_one_time_store_pops_once_and_expires() -> None:
    clock_seconds = [0]
    one_time_store: OneTimeStore[str] = OneTimeStore(lambda: clock_seconds[0])
    one_time_store.put("a", "first")
    one_time_store.put("b", "other")
    one_time_store.put("a", "second")
    assert (one_time_store.peek("a"), one_time_store.pop("a"), one_time_store.pop("a")) == (
        "second",
        "second",
        None,
    )
    clock_seconds[0] = 60_000 * VALID_MINUTES
    assert (one_time_store.peek("b"), one_time_store.pop("b")) == (None, None)


def test_one_time_store_evicts_oldest() -> None:
    one_time_store: OneTimeStore[int] = OneTimeStore(lambda: 0)
    for number in range(10_001):
        one_time_store.put(str(number), number)
    assert (one_time_store.peek("0"), one_time_store.peek("1"), one_time_store.peek("10000")) == (
        None,
        1,
        10_000,
    )
