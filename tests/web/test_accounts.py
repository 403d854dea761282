"""Guests, accounts, sessions and keys."""

from __future__ import annotations

import asyncio
import re

import pytest
from msgspec.structs import replace

from riverboat.store.rows import AccountRow
from riverboat.web.accounts.account_service import User, hash_token
from riverboat.web.accounts.user_agents import describe_browser
from riverboat.web.server_config import ServerConfig
from tests.web.api_play import open_table, seat_players, submit_accepted
from tests.web.open_rooms import CONFIG, OpenTestRoom, open_test_room, run_async_test

PASSWORD = "correct horse battery"


def test_visitor_without_session_has_no_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            current_user = (await room.visitor().get("/api/me")).json()
            assert current_user == {
                "name": "",
                "guest": False,
                "admin": False,
                "csrf": "",
                "locale": "en",
            }

    run_async_test(run_scenario)


def test_guest_needs_only_a_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            body = await ann.join_as_guest(" Ann ")
            assert (body["name"], body["guest"]) == ("Ann", True)
            assert (await ann.get("/api/me")).json() == body

    run_async_test(run_scenario)


def test_session_cookie_is_httponly_and_samesite() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().post("/api/guest", name="Ann")
            set_cookie_header = response.headers["set-cookie"]
            assert "HttpOnly" in set_cookie_header
            assert "SameSite=Lax" in set_cookie_header
            assert "Max-Age=2592000" in set_cookie_header
            assert "Secure" not in set_cookie_header

    run_async_test(run_scenario)


def test_https_session_cookie_is_secure() -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, base_url="https://room.test")) as room:
            response = await room.visitor(origin="https://room.test").post("/api/guest", name="Ann")
            assert "Secure" in response.headers["set-cookie"]

    run_async_test(run_scenario)


def test_only_trusted_proxy_sets_https() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            proxied_visitor = room.visitor("127.0.0.1", x_forwarded_proto="https")
            assert (
                "Secure"
                in (await proxied_visitor.post("/api/guest", name="A")).headers["set-cookie"]
            )
            untrusted_visitor = room.visitor("192.0.2.1", x_forwarded_proto="https")
            assert (
                "Secure"
                not in (await untrusted_visitor.post("/api/guest", name="B")).headers["set-cookie"]
            )

    run_async_test(run_scenario)


def test_only_session_token_hash_is_stored() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            token = ann.http.cookies["rb_session"]
            assert re.fullmatch(r"[\w-]{43}", token)
            assert await room.app_state.store.find_session(token) is None
            assert await room.app_state.store.find_session(hash_token(token)) is not None

    run_async_test(run_scenario)


@pytest.mark.parametrize("variant", ["Ann", "ann", "ANN", "\uff21nn", "\u0410nn"])
def test_taken_name_is_refused_after_case_folding(variant: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.guest("Ann")
            response = await room.visitor().post("/api/guest", name=variant)
            assert response.status_code in (400, 409)
            assert response.json()["code"] in ("taken", "bad-name")

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "existing_name, lookalike",
    [
        ("ace", "\u0430\u0441\u0435"),
        ("HostH", "H0stH"),
        ("Ian", "1an"),
        ("O'Brien", "O\u2019Brien"),
    ],
)
def test_lookalike_name_is_refused(existing_name: str, lookalike: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.guest(existing_name)
            for path, other_fields in (
                ("guest", {}),
                ("accounts", {"password": "a long password"}),
            ):
                response = await room.visitor().post(f"/api/{path}", name=lookalike, **other_fields)
                assert (response.status_code, response.json()["code"]) == (409, "alike")
                assert existing_name in response.json()["why"]

    run_async_test(run_scenario)


def test_one_of_concurrent_lookalike_names_is_accepted() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            names = ("Ian", "lan", "1an", "Ian.")
            responses = await asyncio.gather(
                *(room.visitor().post("/api/guest", name=name) for name in names)
            )
            assert sorted(response.status_code for response in responses) == [200, 409, 409, 409]

    run_async_test(run_scenario)


def test_name_added_by_another_server_is_known() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.guest("Ann")
            await room.app_state.store.add_account(AccountRow("HostH", "", room.app_state.now()))
            response = await room.visitor().post("/api/guest", name="H0stH")
            assert response.json()["code"] == "alike"

    run_async_test(run_scenario)

    run_async_test(run_scenario)


def test_logged_in_player_cannot_take_second_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            assert (await ann.post("/api/guest", name="Bob")).json()["code"] == "somebody"

    run_async_test(run_scenario)


def test_account_logs_in_from_any_browser() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            body = await room.visitor().register("Ann", PASSWORD)
            assert not body["guest"]
            login_body = await room.visitor().log_in("ANN", PASSWORD)
            assert login_body["name"] == "Ann"

    run_async_test(run_scenario)


def test_passwords_are_stored_as_argon2id() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            account_row = await room.app_state.store.find_account("ann")
            assert account_row is not None
            assert account_row.password_hash.startswith("$argon2id$")

    run_async_test(run_scenario)


def test_guest_keeps_name_when_setting_password() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            assert (await ann.post("/api/password", password=PASSWORD)).status_code == 200
            assert (await ann.get("/api/me")).json()["guest"] is False
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"
            bob = await room.guest("Bob")
            assert (await bob.register("bob", PASSWORD))["name"] == "Bob"
            assert (await room.visitor().log_in("Bob", PASSWORD))["guest"] is False

    run_async_test(run_scenario)


def test_password_change_needs_old_password() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            refused_response = await ann.post(
                "/api/password", password="another long one", old="not this"
            )
            assert refused_response.json()["code"] == "wrong"
            accepted_response = await ann.post(
                "/api/password", password="another long one", old=PASSWORD
            )
            assert accepted_response.status_code == 200
            assert (await room.visitor().log_in("Ann", "another long one"))["name"] == "Ann"

    run_async_test(run_scenario)


def test_password_change_ends_other_sessions_and_keys() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob, attacker = room.visitor(), await room.guest("Bob"), room.visitor()
            await ann.register("Ann", PASSWORD)
            await attacker.log_in("Ann", PASSWORD)
            api_key = (await ann.post("/api/keys")).json()["key"]
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            async with (
                ann.socket() as ann_socket,
                attacker.socket() as other_socket,
                bob.socket() as bob_socket,
                api_client.socket(authorization=f"Bearer {api_key}") as api_client_socket,
            ):
                response = await ann.post(
                    "/api/password", password="another long one", old=PASSWORD
                )
                assert response.status_code == 200
                assert await other_socket.wait_closed() == 1008
                assert await api_client_socket.wait_closed() == 1008
                for socket in (ann_socket, bob_socket):
                    await socket.send(t="ping")
                    assert (await socket.next_frame())["t"] == "pong"
            assert (await attacker.get("/api/me")).json()["name"] == ""
            assert (await api_client.get("/api/me")).json()["code"] == "wrong-key"
            assert (await ann.get("/api/keys")).json() == []
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (await bob.get("/api/me")).json()["name"] == "Bob"

    run_async_test(run_scenario)


@pytest.mark.parametrize("password", ["short", "12345678", "Some Name 1"])
def test_weak_password_is_refused(password: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            body = {"name": "some name 1", "password": password}
            response = await room.visitor().post("/api/accounts", **body)
            assert response.json()["code"] == "weak-password"

    run_async_test(run_scenario)


def test_login_failures_are_indistinguishable() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            await room.guest("Guest 1")
            responses = [
                await room.visitor().post("/api/login", name=name, password="wrong password")
                for name in ("Ann", "Nemo", "Guest 1", "<>")
            ]
            assert {response.status_code for response in responses} == {401}
            assert len({response.text for response in responses}) == 1

    run_async_test(run_scenario)


def test_password_guesses_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            for _ in range(4):
                response = await room.visitor().post("/api/login", name="Ann", password="wrong")
                assert response.status_code == 401
            blocked_response = await room.visitor().post(
                "/api/login", name="ann", password=PASSWORD
            )
            assert blocked_response.status_code == 429
            assert int(blocked_response.headers["retry-after"]) >= 1
            room.clock.advance(2)
            assert (await room.visitor().log_in("Ann", PASSWORD))["name"] == "Ann"

    run_async_test(run_scenario)


def _delay_hashing(room: OpenTestRoom) -> list[int]:
    """Delay every hash until all requests have arrived, and count the checked passwords."""
    checked_hashes: list[int] = []
    verify_password = room.app_state.passwords.verify

    async def verify_slowly(stored_hash: str, password: str) -> bool:
        checked_hashes.append(1)
        await asyncio.sleep(0.05)
        return await verify_password(stored_hash, password)

    room.app_state.passwords.verify = verify_slowly  # type: ignore[method-assign]
    return checked_hashes


def test_concurrent_guesses_check_only_free_attempts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            checked_hashes = _delay_hashing(room)
            responses = await asyncio.gather(
                *(
                    room.visitor().post("/api/login", name="Ann", password=f"guess {number}")
                    for number in range(32)
                )
            )
            assert sorted(response.status_code for response in responses) == [401] * 4 + [429] * 28
            assert len(checked_hashes) == 4

    run_async_test(run_scenario)


def test_concurrent_old_passwords_check_only_free_attempts() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            checked_hashes = _delay_hashing(room)
            guesses = (
                ann.post("/api/password", password="another long one", old=f"guess {number}")
                for number in range(32)
            )
            status_codes = sorted(answer.status_code for answer in await asyncio.gather(*guesses))
            assert status_codes == [403] * 4 + [429] * 28
            assert len(checked_hashes) == 4

    run_async_test(run_scenario)


def test_guesses_do_not_lock_account_for_other_addresses() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            for _ in range(30):
                await room.visitor("203.0.113.1").post("/api/login", name="Ann", password="wrong")
            assert (await room.visitor("198.51.100.9").log_in("Ann", PASSWORD))["name"] == "Ann"

    run_async_test(run_scenario)


async def _guess_from_many_addresses(room: OpenTestRoom) -> None:
    for number in range(40):
        attacker = room.visitor(f"203.0.113.{number}")
        await attacker.post("/api/login", name="Ann", password="wrong")
    stranger_response = await room.visitor("198.51.100.9").post(
        "/api/login", name="Ann", password=PASSWORD
    )
    assert stranger_response.status_code == 429
    assert 1 <= int(stranger_response.headers["retry-after"]) <= 10


def test_known_browser_is_exempt_from_shared_backoff() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = room.visitor(), room.visitor()
            await ann.register("Ann", PASSWORD)
            await bob.register("Bob", PASSWORD)
            for player in (ann, bob):
                assert (await player.post("/api/logout")).status_code == 200
            await _guess_from_many_addresses(room)
            assert (await ann.log_in("ANN", PASSWORD))["name"] == "Ann"
            bob_login_response = await bob.post("/api/login", name="Ann", password=PASSWORD)
            assert bob_login_response.status_code == 429  # Bob's browser was never logged in as Ann
            room.clock.advance(10)
            assert (await room.visitor("198.51.100.9").log_in("Ann", PASSWORD))["name"] == "Ann"

    run_async_test(run_scenario)


def test_known_browser_is_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            await ann.post("/api/logout")
            status_codes = [
                (await ann.post("/api/login", name="Ann", password="wrong")).status_code
                for _ in range(6)
            ]
            assert status_codes == [401] * 4 + [429] * 2

    run_async_test(run_scenario)


@pytest.mark.parametrize("cookie", ["", "x", "W10.forged", '{"ann":"x"}'])
def test_device_cookie_must_be_signed(cookie: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            await room.visitor().register("Ann", PASSWORD)
            await _guess_from_many_addresses(room)
            forging_visitor = room.visitor("198.51.100.10")
            forging_visitor.http.cookies.set("rb_device", cookie)
            response = await forging_visitor.post("/api/login", name="Ann", password=PASSWORD)
            assert response.status_code == 429

    run_async_test(run_scenario)


def test_guesses_over_many_names_are_rate_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            for number in range(4):
                await room.visitor().post("/api/login", name=f"Somebody {number}", password="wrong")
            blocked_response = await room.visitor().post(
                "/api/login", name="Nobody at all", password="wrong"
            )
            assert blocked_response.status_code == 429
            other_response = await room.visitor("2001:db8::1").post(
                "/api/login", name="Q", password="x"
            )
            assert other_response.status_code == 401

    run_async_test(run_scenario)


def test_unsafe_request_without_csrf_token_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            csrf_token, ann.csrf = ann.csrf, "something else"
            assert (await ann.post("/api/tables")).json()["code"] == "csrf"
            assert (await ann.post("/api/logout")).json()["code"] == "csrf"
            ann.csrf = csrf_token
            assert (await ann.post("/api/logout")).status_code == 200

    run_async_test(run_scenario)


def test_unsafe_request_from_foreign_origin_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            foreign_visitor = room.visitor(origin="https://evil.example")
            response = await foreign_visitor.post("/api/guest", name="Ann")
            assert response.json()["code"] == "wrong-origin"
            own_visitor = room.visitor(origin="http://room.test")
            assert (await own_visitor.post("/api/guest", name="Ann")).status_code == 200

    run_async_test(run_scenario)


def test_logout_ends_session_on_server() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            token = ann.http.cookies["rb_session"]
            assert (await ann.post("/api/logout")).status_code == 200
            assert "rb_session" not in ann.http.cookies
            ann.http.cookies.set("rb_session", token)
            assert (await ann.get("/api/me")).json()["name"] == ""

    run_async_test(run_scenario)


def test_logout_closes_sockets() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            async with ann.socket() as socket:
                await ann.post("/api/logout")
                assert await socket.wait_closed() == 1008

    run_async_test(run_scenario)


def test_session_expires_after_thirty_idle_days() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            room.clock.advance(30 * 86_400 + 1)
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert await room.app_state.accounts.delete_expired_sessions() == 1

    run_async_test(run_scenario)


def test_session_is_extended_by_visits() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for _ in range(5):
                room.clock.advance(20 * 86_400)
                response = await ann.get("/api/me")
                assert response.json()["name"] == "Ann"
                assert "Max-Age=2592000" in response.headers["set-cookie"]
            assert "set-cookie" not in (await ann.get("/api/me")).headers

    run_async_test(run_scenario)


def test_concurrent_requests_during_session_renewal_succeed() -> None:
    async def run_scenario() -> None:
        import asyncio

        async with open_test_room() as room:
            ann = await room.guest("Ann")
            room.clock.advance(20 * 86_400)
            responses = await asyncio.gather(*[ann.get("/api/me") for _ in range(20)])
            assert {response.json()["name"] for response in responses} == {"Ann"}

    run_async_test(run_scenario)


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


def test_sessions_are_listed_and_ended_one_by_one() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, phone_visitor = room.visitor(user_agent=FIREFOX), room.visitor(user_agent=SAFARI)
            await ann.register("Ann", PASSWORD)
            room.clock.advance(3 * 86_400)
            await phone_visitor.log_in("Ann", PASSWORD)
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            async with ann.socket() as ann_socket, phone_visitor.socket() as phone_socket:
                session_entries = (await ann.get("/api/sessions")).json()
                listed_sessions = [
                    (session_entry["device"], session_entry["here"], session_entry["open"])
                    for session_entry in session_entries
                ]
                assert listed_sessions == [
                    ("Firefox, Linux", True, 1),
                    ("Safari, iPhone", False, 1),
                ]
                assert (
                    session_entries[0]["used_at"]
                    == session_entries[1]["used_at"]
                    == session_entries[1]["made_at"]
                )
                token = phone_visitor.http.cookies["rb_session"]
                assert token not in str(session_entries)
                assert hash_token(token) not in str(session_entries)
                session_path = f"/api/sessions/{session_entries[1]['id']}"
                assert (await ann.delete(session_path)).status_code == 200
                assert await phone_socket.wait_closed() == 1008
                await ann_socket.send(t="ping")
                assert (await ann_socket.next_frame())["t"] == "pong"
            assert (await phone_visitor.get("/api/me")).json()["name"] == ""
            assert (await ann.delete(session_path)).json()["code"] == "no-session"
            assert len((await ann.get("/api/sessions")).json()) == 1

    run_async_test(run_scenario)


def test_ending_current_session_logs_out() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            [current_session] = (await ann.get("/api/sessions")).json()
            assert (await ann.delete(f"/api/sessions/{current_session['id']}")).status_code == 200
            assert "rb_session" not in ann.http.cookies

    run_async_test(run_scenario)


def test_sessions_of_others_cannot_be_listed_or_ended() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            [ann_session] = (await ann.get("/api/sessions")).json()
            [bob_session] = (await bob.get("/api/sessions")).json()
            assert ann_session["id"] != bob_session["id"]
            for session_id in (ann_session["id"], ann_session["id"][:3], "x"):
                response = await bob.delete(f"/api/sessions/{session_id}")
                assert response.json()["code"] == "no-session"
            assert (await ann.get("/api/me")).json()["name"] == "Ann"

    run_async_test(run_scenario)


@pytest.mark.parametrize("user_agent, description", [(FIREFOX, "Firefox, Linux"), ("curl/8", "")])
def test_browser_description_is_short(user_agent: str, description: str) -> None:
    assert describe_browser(user_agent) == description


# Keys -------------------------------------------------------------------------------------------


def test_api_key_needs_no_csrf_token() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            api_key_body = (await ann.post("/api/keys", note="my bot", bot=True)).json()
            assert api_key_body["key"].startswith("rbk_")
            api_client = room.visitor(authorization=f"Bearer {api_key_body['key']}")
            assert (await api_client.get("/api/me")).json()["name"] == "Ann"
            assert (await api_client.post("/api/tables")).status_code == 200
            key_entries = (await ann.get("/api/keys")).json()
            assert [(key_entry["note"], key_entry["bot"]) for key_entry in key_entries] == [
                ("my bot", True)
            ]
            assert api_key_body["key"] not in str(key_entries)

    run_async_test(run_scenario)


def test_only_api_key_hash_is_stored() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            api_key = (await ann.post("/api/keys")).json()["key"]
            key_rows = await room.app_state.store.keys_of("Ann")
            assert [row.key_hash for row in key_rows] == [hash_token(api_key)]

    run_async_test(run_scenario)


def test_removed_api_key_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            key_body = (await ann.post("/api/keys")).json()
            assert (await ann.delete(f"/api/keys/{key_body['id']}")).status_code == 200
            api_client = room.visitor(authorization=f"Bearer {key_body['key']}")
            assert (await api_client.get("/api/me")).status_code == 401
            assert (await ann.delete(f"/api/keys/{key_body['id']}")).status_code == 404

    run_async_test(run_scenario)


def test_removing_api_key_closes_only_its_sockets() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            key_bodies = [(await ann.post("/api/keys")).json() for _ in range(2)]
            removed_key_socket, other_key_socket = (
                room.visitor().socket(authorization=f"Bearer {key_body['key']}")
                for key_body in key_bodies
            )
            async with (
                removed_key_socket as removed_socket,
                other_key_socket as remaining_socket,
                ann.socket() as ann_socket,
            ):
                assert (await ann.delete(f"/api/keys/{key_bodies[0]['id']}")).status_code == 200
                assert await removed_socket.wait_closed() == 1008
                for socket in (remaining_socket, ann_socket):
                    await socket.send(t="ping")
                    assert (await socket.next_frame())["t"] == "pong"

    run_async_test(run_scenario)


def test_api_key_removed_during_connect_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            key_body = (await ann.post("/api/keys")).json()
            authenticate_key = room.app_state.accounts.authenticate_key

            async def remove_key_first(api_key: str) -> User:
                session_user = await authenticate_key(api_key)
                room.app_state.accounts.authenticate_key = authenticate_key  # type: ignore[method-assign]
                assert (await ann.delete(f"/api/keys/{key_body['id']}")).status_code == 200
                return session_user

            room.app_state.accounts.authenticate_key = remove_key_first  # type: ignore[method-assign]
            api_client = room.visitor()
            async with api_client.socket(
                sends_hello=False, authorization=f"Bearer {key_body['key']}"
            ) as socket:
                assert await socket.wait_closed() == 1008
            assert not room.app_state.connections

    run_async_test(run_scenario)


def test_api_key_cannot_manage_keys_or_password() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            key_body = (await ann.post("/api/keys")).json()
            api_client = room.visitor(authorization=f"Bearer {key_body['key']}")
            for response in (
                await api_client.post("/api/keys"),
                await api_client.post("/api/password", password=PASSWORD),
                await api_client.delete(f"/api/keys/{key_body['id']}"),
            ):
                assert response.json()["code"] == "by-key"

    run_async_test(run_scenario)


def test_keys_of_others_cannot_be_removed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            key_body = (await ann.post("/api/keys")).json()
            assert (await bob.delete(f"/api/keys/{key_body['id']}")).status_code == 404

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "authorization", ["Bearer rbk_wrong", "Bearer ", "Basic QW5uOng=", "rbk_x"]
)
def test_invalid_api_key_is_refused(authorization: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor(authorization=authorization)
            assert (await visitor.get("/api/me")).status_code == 401

    run_async_test(run_scenario)


def test_api_keys_are_limited() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            status_codes = [(await ann.post("/api/keys")).status_code for _ in range(21)]
            assert status_codes == [200] * 20 + [409]

    run_async_test(run_scenario)


# Newcomers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "registration, guest_status, account_status",
    [("open", 200, 200), ("guests", 200, 403), ("closed", 403, 403)],
)
def test_registration_setting_limits_newcomers(
    registration: str, guest_status: int, account_status: int
) -> None:
    async def run_scenario() -> None:
        config: ServerConfig = replace(CONFIG, registration=registration)
        async with open_test_room(config) as room:
            response = await room.visitor().post("/api/guest", name="Ann")
            account_response = await room.visitor().post(
                "/api/accounts", name="Bob", password=PASSWORD
            )
            assert (response.status_code, account_response.status_code) == (
                guest_status,
                account_status,
            )

    run_async_test(run_scenario)


def test_new_names_are_limited_per_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(new_names_per_hour=3) as room:
            status_codes = [
                (await room.visitor().post("/api/guest", name=f"Guest {number}")).status_code
                for number in range(4)
            ]
            assert status_codes == [200, 200, 200, 429]
            other_address_response = await room.visitor("198.51.100.1").post(
                "/api/guest", name="Ann"
            )
            assert other_address_response.status_code == 200

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "accept_language, locale",
    [
        ("cs-CZ,cs;q=0.9", "cs"),
        ("de,en", "de"),
        ("es-MX,en;q=0.5", "es"),
        ("nl,fr;q=0.7,en;q=0.5", "fr"),
        ("nl", "en"),
        ("", "en"),
    ],
)
def test_locale_follows_accept_language(accept_language: str, locale: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor(accept_language=accept_language)
            assert (await visitor.get("/api/me")).json()["locale"] == locale

    run_async_test(run_scenario)


# Leaving ----------------------------------------------------------------------------------------


def test_data_export_is_complete() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, bob = room.visitor(user_agent=FIREFOX), await room.guest("Bob")
            await ann.register("Ann", PASSWORD)
            await ann.post("/api/keys", note="my bot")
            await ann.post("/api/notes", about="Bob", text="calls")
            table = await open_table(ann)
            await seat_players(table, ann, bob)
            other_table = await open_table(bob)
            response = await ann.get("/api/me/data")
            body = response.json()
            assert (body["name"], body["guest"]) == ("Ann", False)
            assert [session["device"] for session in body["sessions"]] == ["Firefox, Linux"]
            assert [key["note"] for key in body["keys"]] == ["my bot"]
            assert [note["text"] for note in body["notes"]] == ["calls"]
            [own_table] = body["tables"]
            assert (
                own_table["id"],
                [movement["player"] for movement in own_table["movements"]],
            ) == (
                table,
                ["Ann"],
            )
            assert other_table not in response.text
            assert "$argon2id$" not in response.text
            assert (await room.visitor().get("/api/me/data")).status_code == 401

    run_async_test(run_scenario)


def test_deleting_unplayed_account_frees_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            await ann.post("/api/keys")
            refused_response = await ann.post("/api/me/delete", password="not this one")
            assert (refused_response.status_code, refused_response.json()["code"]) == (403, "wrong")
            async with ann.socket() as socket:
                assert (await ann.post("/api/me/delete", password=PASSWORD)).status_code == 200
                assert await socket.wait_closed() == 1008
            assert await room.app_state.store.find_account("Ann") is None
            assert await room.app_state.store.keys_of("Ann") == []
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert (await room.visitor().join_as_guest("Ann"))["name"] == "Ann"

    run_async_test(run_scenario)


def test_deleting_played_account_reserves_name() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            await room.guest("Bob")
            await ann.post("/api/notes", about="Bob", text="calls")
            api_key = (await ann.post("/api/keys")).json()["key"]
            table = await open_table(ann)
            await seat_players(table, ann)
            repeated_response = await ann.post("/api/me/delete", password=PASSWORD)
            assert (repeated_response.status_code, repeated_response.json()["code"]) == (
                409,
                "still-here",
            )
            await submit_accepted(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0.01)
            body = (await ann.get("/api/me/delete")).json()
            remaining_data_kinds = ["hands", "ledger", "name"]
            assert body == {
                "done": False,
                "stays": remaining_data_kinds,
                "audit_days": 365,
                "backup_days": 0,
            }
            refused_response = await ann.post("/api/me/delete", password=PASSWORD)
            assert refused_response.json() == {**body, "done": True}
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            assert (await api_client.get("/api/me")).status_code == 401
            assert await room.app_state.store.notes_of("Ann") == []
            assert await room.app_state.store.sessions_of("Ann") == []
            for password in (PASSWORD, "-"):
                response = await room.visitor().post("/api/login", name="Ann", password=password)
                assert (response.status_code, response.json()["code"]) == (401, "wrong")
            for path in ("guest", "accounts"):
                taken_response = await room.visitor().post(
                    f"/api/{path}", name="Ann", password=PASSWORD
                )
                assert taken_response.status_code in (400, 409)

    run_async_test(run_scenario)


def test_admin_account_cannot_be_deleted() -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, admins=("Ann",))) as room:
            ann = room.visitor()
            await ann.register("Ann", PASSWORD)
            response = await ann.post("/api/me/delete", password=PASSWORD)
            assert (response.status_code, response.json()["code"]) == (409, "runs-room")

    run_async_test(run_scenario)
