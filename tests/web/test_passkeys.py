"""Passkeys: instead of a password, and as a second factor."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from riverboat.web.accounts.one_time_store import VALID_MINUTES
from riverboat.web.accounts.passkeys import MAX_PASSKEYS
from riverboat.web.accounts.relying_party import relying_party_for
from riverboat.web.accounts.second_factors import RECOVERY_CODE_COUNT
from riverboat.web.api_errors import ApiError
from tests.web.api_play import open_table, play_hand, seat_players
from tests.web.open_rooms import CONFIG, OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.soft_passkey import (
    USER_PRESENT,
    USER_VERIFIED,
    SoftPasskey,
    decode_base64url,
    encode_base64url,
)
from tests.web.test_second_factors import (
    PASSWORD,
    pass_password_step,
    post_accepted,
    post_refused,
    register_with_totp,
)

ROOM_URL = "https://room.test"
HTTPS_CONFIG = replace(CONFIG, base_url=ROOM_URL)
WRONG_PASSKEY_REFUSAL = (403, "wrong-passkey")
LATE_PASSKEY_REFUSAL = (403, "passkey-late")


async def register_account(room: OpenTestRoom, name: str = "Ann") -> Visitor:
    visitor = room.visitor(origin=ROOM_URL)
    await visitor.register(name, PASSWORD)
    return visitor


async def add_passkey(visitor: Visitor, label: str = "telephone", **proof: Any) -> SoftPasskey:
    """Create a passkey for this visitor."""
    passkey = SoftPasskey(ROOM_URL)
    creation = await post_accepted(visitor, "/api/passkeys/begin", password=PASSWORD, **proof)
    response = passkey.create_response(creation["options"])
    await post_accepted(visitor, "/api/passkeys", label=label, credential=response)
    return passkey


async def request_options(visitor: Visitor, *, is_passwordless: bool = True) -> dict[str, Any]:
    """Request login options."""
    options: dict[str, Any] = (
        await post_accepted(visitor, "/api/login/passkey/ask", alone=is_passwordless)
    )["options"]
    return options


async def make_passkey_proof(visitor: Visitor, passkey: SoftPasskey) -> dict[str, Any]:
    """Return a proof of identity by passkey."""
    return passkey.get_response((await post_accepted(visitor, "/api/passkeys/ask"))["options"])


# Coming in --------------------------------------------------------------------------------------


def test_passkey_alone_logs_in() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            passkey = await add_passkey(ann)
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            options = await request_options(second_browser)
            assert (options["rpId"], options["userVerification"]) == ("room.test", "required")
            assert not options.get("allowCredentials"), "which accounts there are is told to nobody"
            assertion = passkey.get_response(options)
            assert (
                await post_accepted(second_browser, "/api/login/passkey", credential=assertion)
            )["name"] == "Ann"
            assert (await second_browser.get("/api/me")).json()["name"] == "Ann"
            [passkey_entry] = (await ann.get("/api/security")).json()["passkeys"]
            assert passkey_entry == {
                "id": encode_base64url(passkey.id),
                "label": "telephone",
                "made_at": room.clock.now(),
                "used_at": room.clock.now(),
            }

    run_async_test(run_scenario)


def test_second_factor_passkey_must_be_own() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            passkey = await add_passkey(ann)
            bob = await register_account(room, "Bob")
            other_soft_passkey = await add_passkey(bob)
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            password_response = await post_accepted(
                second_browser, "/api/login", name="Ann", password=PASSWORD
            )
            assert (password_response["name"], password_response["more"]) == (
                "",
                ["passkey", "recovery"],
            )
            options = await request_options(second_browser, is_passwordless=False)
            assert [option["id"] for option in options["allowCredentials"]] == [
                encode_base64url(passkey.id)
            ]
            path = "/api/login/passkey"
            assert (
                await post_refused(
                    second_browser, path, credential=other_soft_passkey.get_response(options)
                )
                == WRONG_PASSKEY_REFUSAL
            )
            options = await request_options(second_browser, is_passwordless=False)
            passkey.flags = USER_PRESENT  # a touch will do: the password was right
            login_response = await post_accepted(
                second_browser, path, credential=passkey.get_response(options)
            )
            assert login_response["name"] == "Ann"

    run_async_test(run_scenario)


def test_first_passkey_comes_with_recovery_codes() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, passkey = await register_account(room), SoftPasskey(ROOM_URL)
            creation = await post_accepted(ann, "/api/passkeys/begin", password=PASSWORD)
            response = passkey.create_response(creation["options"])
            recovery_codes = (
                await post_accepted(ann, "/api/passkeys", label="a", credential=response)
            )["codes"]
            assert len(recovery_codes) == RECOVERY_CODE_COUNT
            second_browser = await pass_password_step(room)
            assert (await post_accepted(second_browser, "/api/login/code", code=recovery_codes[0]))[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


# Refusals ---------------------------------------------------------------------------------------


def test_challenge_is_single_use_bound_to_browser_and_expires() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            passkey = await add_passkey(await register_account(room))
            path, second_browser = "/api/login/passkey", room.visitor("192.0.2.5", origin=ROOM_URL)
            assertion = passkey.get_response(await request_options(second_browser))
            other_visitor = room.visitor("192.0.2.6", origin=ROOM_URL)
            assert (
                await post_refused(other_visitor, path, credential=assertion)
                == LATE_PASSKEY_REFUSAL
            )
            await request_options(other_visitor)
            assert (
                await post_refused(other_visitor, path, credential=assertion)
                == WRONG_PASSKEY_REFUSAL
            )
            await post_accepted(second_browser, path, credential=assertion)
            step_cookie = f"rb_step={second_browser.http.cookies.get('rb_step', '')}"
            second_visitor = room.visitor("192.0.2.7", origin=ROOM_URL, cookie=step_cookie)
            assert (
                await post_refused(second_visitor, path, credential=assertion)
                == LATE_PASSKEY_REFUSAL
            )
            slow_visitor = room.visitor("192.0.2.8", origin=ROOM_URL)
            assertion = passkey.get_response(await request_options(slow_visitor))
            room.clock.advance(60 * VALID_MINUTES)
            assert (
                await post_refused(slow_visitor, path, credential=assertion) == LATE_PASSKEY_REFUSAL
            )

    run_async_test(run_scenario)


def test_challenge_is_bound_to_its_purpose() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            passkey = await add_passkey(ann)
            proof = await make_passkey_proof(ann, passkey)
            response = SoftPasskey(ROOM_URL).create_response(
                {"rp": {"id": "room.test"}, "user": {"id": ""}, "challenge": "AAAA"}
            )
            assert (
                await post_refused(ann, "/api/passkeys", label="x", credential=response)
                == LATE_PASSKEY_REFUSAL
            )
            assert (
                await post_refused(ann, "/api/passkeys/begin", password=PASSWORD, passkey=proof)
                == LATE_PASSKEY_REFUSAL
            ), "the wrong use has used it up"

    run_async_test(run_scenario)


def clear_user_verified(passkey: SoftPasskey) -> None:
    passkey.flags = USER_PRESENT


def clear_user_present(passkey: SoftPasskey) -> None:
    passkey.flags = USER_VERIFIED


def set_foreign_origin(passkey: SoftPasskey) -> None:
    passkey.origin = "https://evil.example"


def set_foreign_host(passkey: SoftPasskey) -> None:
    passkey.host = "evil.example"


def set_http_origin(passkey: SoftPasskey) -> None:
    passkey.origin = "http://room.test"


def change_user_handle(passkey: SoftPasskey) -> None:
    passkey.user_handle = b"somebody else"


def change_credential_id(passkey: SoftPasskey) -> None:
    passkey.id = b"unknown"


def change_key(passkey: SoftPasskey) -> None:
    passkey.private_key = SoftPasskey(ROOM_URL).private_key


@pytest.mark.parametrize(
    "change_passkey",
    [
        clear_user_verified,
        clear_user_present,
        set_foreign_origin,
        set_foreign_host,
        set_http_origin,
        change_user_handle,
        change_credential_id,
        change_key,
    ],
    ids=lambda endpoint: endpoint.__name__,
)
def test_wrong_assertion_field_is_refused(
    change_passkey: Callable[[SoftPasskey], None],
) -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            passkey = await add_passkey(await register_account(room))
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            options = await request_options(second_browser)
            change_passkey(passkey)
            assertion = passkey.get_response(options)
            assert (
                await post_refused(second_browser, "/api/login/passkey", credential=assertion)
                == WRONG_PASSKEY_REFUSAL
            )
            assert (await second_browser.get("/api/me")).json()["name"] == ""

    run_async_test(run_scenario)


def test_passkey_counter_rollback_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            passkey = await add_passkey(await register_account(room))
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            path, copied_passkey = "/api/login/passkey", copy.copy(passkey)
            copied_passkey.signature_count = passkey.signature_count = 7
            await post_accepted(
                second_browser,
                path,
                credential=passkey.get_response(await request_options(second_browser)),
            )
            other_visitor = room.visitor("192.0.2.6", origin=ROOM_URL)
            assertion = copied_passkey.get_response(await request_options(other_visitor))
            assert (
                await post_refused(other_visitor, path, credential=assertion)
                == WRONG_PASSKEY_REFUSAL
            )
            counterless_passkey = copy.copy(passkey)
            counterless_passkey.signature_count = 0
            assertion = counterless_passkey.get_response(await request_options(other_visitor))
            assert (
                await post_refused(other_visitor, path, credential=assertion)
                == WRONG_PASSKEY_REFUSAL
            )

    run_async_test(run_scenario)


@pytest.mark.parametrize("field", ["clientDataJSON", "authenticatorData", "signature"])
def test_altered_assertion_is_refused(field: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            passkey = await add_passkey(await register_account(room))
            for number in range(0, 60, 7):
                second_browser = room.visitor(f"198.51.100.{number}", origin=ROOM_URL)
                assertion = passkey.get_response(await request_options(second_browser))
                altered_bytes = bytearray(decode_base64url(assertion["response"][field]))
                altered_bytes[number % len(altered_bytes)] ^= 0x55
                for wrong_bytes in (bytes(altered_bytes), bytes(altered_bytes[:number]) or b"\0"):
                    assertion["response"][field] = encode_base64url(wrong_bytes)
                    status, _ = await post_refused(
                        second_browser, "/api/login/passkey", credential=assertion
                    )
                    assert status == 403
                    await request_options(second_browser)

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "wrong_attestation", [b"\0", b"\xa0", b"\xff" * 40, b"\xbf\x61", b"\x9f" * 200]
)
def test_invalid_attestation_is_refused(wrong_attestation: bytes) -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, passkey = await register_account(room), SoftPasskey(ROOM_URL)
            creation = await post_accepted(ann, "/api/passkeys/begin", password=PASSWORD)
            response = passkey.create_response(creation["options"])
            response["response"]["attestationObject"] = encode_base64url(wrong_attestation)
            assert (
                await post_refused(ann, "/api/passkeys", label="x", credential=response)
                == WRONG_PASSKEY_REFUSAL
            )
            assert (await ann.get("/api/security")).json()["passkeys"] == []

    run_async_test(run_scenario)


def test_passkey_attempts_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            passkey = await add_passkey(await register_account(room))
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            set_foreign_origin(passkey)
            status_codes = []
            for _ in range(6):
                assertion = passkey.get_response(await request_options(second_browser))
                status_codes.append(
                    (
                        await post_refused(
                            second_browser, "/api/login/passkey", credential=assertion
                        )
                    )[0]
                )
            assert status_codes == [403] * 4 + [429] * 2

    run_async_test(run_scenario)


# Making and removing ----------------------------------------------------------------------------


def test_passkeys_are_named_and_removable() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            soft_passkey = await add_passkey(ann, "telephone")
            second_passkey = await add_passkey(
                ann, "key on my ring", passkey=await make_passkey_proof(ann, soft_passkey)
            )
            assert soft_passkey.user_handle == second_passkey.user_handle, (
                "authenticators know both as one account"
            )
            passkey_entries = (await ann.get("/api/security")).json()["passkeys"]
            assert sorted(line["label"] for line in passkey_entries) == [
                "key on my ring",
                "telephone",
            ]
            proof = {"password": PASSWORD, "passkey": await make_passkey_proof(ann, second_passkey)}
            removal_body = {"id": encode_base64url(soft_passkey.id), "proof": proof}
            await post_accepted(ann, "/api/passkeys/remove", **removal_body)
            assert await post_refused(ann, "/api/passkeys/remove", **removal_body) == (
                404,
                "no-passkey",
            )
            second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
            assertion = soft_passkey.get_response(await request_options(second_browser))
            assert (
                await post_refused(second_browser, "/api/login/passkey", credential=assertion)
                == WRONG_PASSKEY_REFUSAL
            )
            assert (await ann.get("/api/security")).json()["codes"] == RECOVERY_CODE_COUNT
            proof = {"password": PASSWORD, "passkey": await make_passkey_proof(ann, second_passkey)}
            await post_accepted(
                ann, "/api/passkeys/remove", id=encode_base64url(second_passkey.id), proof=proof
            )
            assert (await ann.get("/api/security")).json()["codes"] == 0
            assert (await room.visitor(origin=ROOM_URL).log_in("Ann", PASSWORD))["name"] == "Ann"

    run_async_test(run_scenario)


def test_changing_passkeys_needs_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            passkey = await add_passkey(ann)
            second_factor_refusal = (403, "second-needed")
            assert (
                await post_refused(ann, "/api/passkeys/begin", password=PASSWORD)
                == second_factor_refusal
            )
            removal_body = {"id": encode_base64url(passkey.id), "proof": {"password": PASSWORD}}
            assert (
                await post_refused(ann, "/api/passkeys/remove", **removal_body)
                == second_factor_refusal
            )
            assert await post_refused(ann, "/api/passkeys/begin", password="wrong!!!") == (
                403,
                "wrong",
            )

    run_async_test(run_scenario)


def test_passkey_of_another_account_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, bob = await register_account(room), await register_account(room, "Bob")
            ann_passkey, other_soft_passkey = await add_passkey(ann), await add_passkey(bob)
            proof = {
                "password": PASSWORD,
                "passkey": await make_passkey_proof(bob, other_soft_passkey),
            }
            removal_body = {"id": encode_base64url(ann_passkey.id), "proof": proof}
            assert await post_refused(bob, "/api/passkeys/remove", **removal_body) == (
                404,
                "no-passkey",
            )
            foreign_assertion = ann_passkey.get_response(
                (await post_accepted(bob, "/api/passkeys/ask"))["options"]
            )
            begin_body = {"password": PASSWORD, "passkey": foreign_assertion}
            assert (
                await post_refused(bob, "/api/passkeys/begin", **begin_body)
                == WRONG_PASSKEY_REFUSAL
            )

    run_async_test(run_scenario)


def test_passkeys_are_unique_and_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, bob = await register_account(room), await register_account(room, "Bob")
            first_passkey = await add_passkey(ann)
            creation = await post_accepted(bob, "/api/passkeys/begin", password=PASSWORD)
            repeated_credential = first_passkey.create_response(creation["options"])
            refused_body = await post_refused(
                bob, "/api/passkeys", label="x", credential=repeated_credential
            )
            assert refused_body == (409, "passkey-known")
            for _ in range(MAX_PASSKEYS - 1):
                await add_passkey(ann, passkey=await make_passkey_proof(ann, first_passkey))
            passkey_request = {
                "password": PASSWORD,
                "passkey": await make_passkey_proof(ann, first_passkey),
            }
            assert await post_refused(ann, "/api/passkeys/begin", **passkey_request) == (
                409,
                "too-many",
            )

    run_async_test(run_scenario)


def test_totp_and_passkey_are_alternatives() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, authenticator, recovery_codes = await register_with_totp(room)
            passkey = await add_passkey(ann, code=authenticator.code())
            login_response = await post_accepted(
                room.visitor(), "/api/login", name="Ann", password=PASSWORD
            )
            assert login_response["more"] == ["totp", "passkey", "recovery"]
            proof = await make_passkey_proof(ann, passkey)
            await post_accepted(ann, "/api/totp/off", password=PASSWORD, passkey=proof)
            login_response = await post_accepted(
                room.visitor(), "/api/login", name="Ann", password=PASSWORD
            )
            assert login_response["more"] == ["passkey", "recovery"]
            second_browser = await pass_password_step(room)
            assert (await post_accepted(second_browser, "/api/login/code", code=recovery_codes[0]))[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


# Other factors ----------------------------------------------------------------------------------


def test_deleted_or_barred_account_cannot_use_passkey() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann, bob = await register_account(room), await register_account(room, "Bob")
            ann_passkey, other_soft_passkey = await add_passkey(ann), await add_passkey(bob)
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            await play_hand(room, table, ann, ann, bob)
            await ann.submit(table, "close", do="close")
            await post_accepted(ann, "/api/me/delete", password=PASSWORD)
            await room.app_state.bans.ban_player("Bob", "Gus", "", "good")
            for passkey, code in ((ann_passkey, "wrong-passkey"), (other_soft_passkey, "barred")):
                second_browser = room.visitor("192.0.2.5", origin=ROOM_URL)
                assertion = passkey.get_response(await request_options(second_browser))
                refused_body = await post_refused(
                    second_browser, "/api/login/passkey", credential=assertion
                )
                assert refused_body == (403, code)

    run_async_test(run_scenario)


def test_data_export_lists_passkeys() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = await register_account(room)
            await add_passkey(ann, "telephone")
            exported_passkeys = (await ann.get("/api/me/data")).json()["security"]["passkeys"]
            assert [line["label"] for line in exported_passkeys] == ["telephone"]
            assert set(exported_passkeys[0]) == {"id", "label", "made_at", "used_at"}

    run_async_test(run_scenario)


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
def test_relying_party_follows_room_url(base: str, origin: str, host: str) -> None:
    relying_party = relying_party_for(base, origin)
    assert (relying_party.host, relying_party.origin) == (host, base.lower())


@pytest.mark.parametrize(
    "base, origin, reason",
    [
        ("http://poker.example", "", "https"),
        ("http://192.168.1.20:8000", "", "a domain name with https"),
        ("https://192.168.1.20", "", "a domain name with https"),
        ("http://127.0.0.1:8000", "", "http://localhost:8000"),
        ("http://[::1]", "", "http://localhost"),
        ("https://poker.example", "https://evil.example", "belong to https://poker.example"),
        ("https://poker.example", "http://localhost:8000", "belong to https://poker.example"),
    ],
)
def test_unsupported_origin_error_has_reason(base: str, origin: str, reason: str) -> None:
    with pytest.raises(ApiError, match=reason) as error:
        relying_party_for(base, origin)
    assert error.value.payload.code == "passkey-place"


def test_passkeys_need_https() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            refusal = (409, "passkey-place")
            assert await post_refused(ann, "/api/passkeys/begin", password=PASSWORD) == refusal
            assert (
                await post_refused(room.visitor(), "/api/login/passkey/ask", alone=True) == refusal
            )

    run_async_test(run_scenario)
