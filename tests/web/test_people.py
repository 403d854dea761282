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
from tests.web.house import CONFIG, House, house, run
from tests.web.playing import ask, open_table, sit

GOOD = "correct horse battery"


def test_nobody_is_nobody() -> None:
    async def work() -> None:
        async with house() as room:
            me = (await room.visitor().get("/api/me")).json()
            assert me == {"name": "", "guest": False, "admin": False, "csrf": "", "locale": "en"}

    run(work)


def test_a_guest_comes_in_with_a_name_alone() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            told = await ann.come_in(" Ann ")
            assert (told["name"], told["guest"]) == ("Ann", True)
            assert (await ann.get("/api/me")).json() == told

    run(work)


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites() -> None:
    async def work() -> None:
        async with house() as room:
            answer = await room.visitor().post("/api/guest", name="Ann")
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
            assert "Max-Age=2592000" in cookie
            assert "Secure" not in cookie

    run(work)


def test_over_https_the_cookie_is_for_https_only() -> None:
    async def work() -> None:
        async with house(replace(CONFIG, base_url="https://room.test")) as room:
            answer = await room.visitor(origin="https://room.test").post("/api/guest", name="Ann")
            assert "Secure" in answer.headers["set-cookie"]

    run(work)


def test_a_trusted_proxy_says_that_it_is_https_and_nobody_else() -> None:
    async def work() -> None:
        async with house() as room:
            proxied = room.visitor("127.0.0.1", x_forwarded_proto="https")
            assert "Secure" in (await proxied.post("/api/guest", name="A")).headers["set-cookie"]
            liar = room.visitor("192.0.2.1", x_forwarded_proto="https")
            assert "Secure" not in (await liar.post("/api/guest", name="B")).headers["set-cookie"]

    run(work)


def test_only_the_hash_of_a_token_is_stored() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            token = ann.http.cookies["rb_session"]
            assert re.fullmatch(r"[\w-]{43}", token)
            assert await room.site.store.session(token) is None
            assert await room.site.store.session(hash_token(token)) is not None

    run(work)


@pytest.mark.parametrize("again", ["Ann", "ann", "ANN", "\uff21nn", "\u0410nn"])
def test_a_name_is_taken_whatever_its_capitals(again: str) -> None:
    async def work() -> None:
        async with house() as room:
            await room.guest("Ann")
            answer = await room.visitor().post("/api/guest", name=again)
            assert answer.status_code in (400, 409)
            assert answer.json()["code"] in ("taken", "bad-name")

    run(work)


@pytest.mark.parametrize(
    "there, other",
    [
        ("ace", "\u0430\u0441\u0435"),
        ("HostH", "H0stH"),
        ("Ian", "1an"),
        ("O'Brien", "O\u2019Brien"),
    ],
)
def test_a_name_that_looks_like_somebody_else_is_refused(there: str, other: str) -> None:
    async def work() -> None:
        async with house() as room:
            await room.guest(there)
            for path, more in (("guest", {}), ("accounts", {"password": "a long password"})):
                answer = await room.visitor().post(f"/api/{path}", name=other, **more)
                assert (answer.status_code, answer.json()["code"]) == (409, "alike")
                assert there in answer.json()["why"]

    run(work)


def test_of_two_who_look_alike_and_come_at_once_one_comes_in() -> None:
    async def work() -> None:
        async with house() as room:
            names = ("Ian", "lan", "1an", "Ian.")
            answers = await asyncio.gather(
                *(room.visitor().post("/api/guest", name=name) for name in names)
            )
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]

    run(work)


def test_a_name_that_another_server_of_the_store_let_in_is_known() -> None:
    async def work() -> None:
        async with house() as room:
            await room.guest("Ann")
            await room.site.store.add_account(AccountRow("HostH", "", room.site.now()))
            answer = await room.visitor().post("/api/guest", name="H0stH")
            assert answer.json()["code"] == "alike"

    run(work)

    run(work)


def test_who_is_in_cannot_take_a_second_name() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            assert (await ann.post("/api/guest", name="Bob")).json()["code"] == "somebody"

    run(work)


def test_an_account_comes_back_from_any_browser() -> None:
    async def work() -> None:
        async with house() as room:
            told = await room.visitor().register("Ann", GOOD)
            assert not told["guest"]
            back = await room.visitor().log_in("ANN", GOOD)
            assert back["name"] == "Ann"

    run(work)


def test_passwords_are_stored_as_argon2id() -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            row = await room.site.store.account("ann")
            assert row is not None
            assert row.password.startswith("$argon2id$")

    run(work)


def test_a_guest_sets_a_password_and_keeps_his_name() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            assert (await ann.post("/api/password", password=GOOD)).status_code == 200
            assert (await ann.get("/api/me")).json()["guest"] is False
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"
            bob = await room.guest("Bob")
            assert (await bob.register("bob", GOOD))["name"] == "Bob"
            assert (await room.visitor().log_in("Bob", GOOD))["guest"] is False

    run(work)


def test_to_change_a_password_one_says_the_old_one() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            wrong = await ann.post("/api/password", password="another long one", old="not this")
            assert wrong.json()["code"] == "wrong"
            right = await ann.post("/api/password", password="another long one", old=GOOD)
            assert right.status_code == 200
            assert (await room.visitor().log_in("Ann", "another long one"))["name"] == "Ann"

    run(work)


def test_a_new_password_ends_ones_other_sessions_and_keys_and_closes_their_sockets() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob, thief = room.visitor(), await room.guest("Bob"), room.visitor()
            await ann.register("Ann", GOOD)
            await thief.log_in("Ann", GOOD)
            key = (await ann.post("/api/keys")).json()["key"]
            program = room.visitor(authorization=f"Bearer {key}")
            async with (
                ann.socket() as anns,
                thief.socket() as theirs,
                bob.socket() as bobs,
                program.socket(authorization=f"Bearer {key}") as programs,
            ):
                answer = await ann.post("/api/password", password="another long one", old=GOOD)
                assert answer.status_code == 200
                assert await theirs.closed() == 1008
                assert await programs.closed() == 1008
                for socket in (anns, bobs):
                    await socket.send(t="ping")
                    assert (await socket.frame())["t"] == "pong"
            assert (await thief.get("/api/me")).json()["name"] == ""
            assert (await program.get("/api/me")).json()["code"] == "wrong-key"
            assert (await ann.get("/api/keys")).json() == []
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            assert (await bob.get("/api/me")).json()["name"] == "Bob"

    run(work)


@pytest.mark.parametrize("password", ["short", "12345678", "Some Name 1"])
def test_a_password_that_anybody_guesses_is_refused(password: str) -> None:
    async def work() -> None:
        async with house() as room:
            body = {"name": "some name 1", "password": password}
            answer = await room.visitor().post("/api/accounts", **body)
            assert answer.json()["code"] == "weak-password"

    run(work)


def test_a_wrong_password_an_unknown_name_and_a_guest_are_answered_alike() -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            await room.guest("Guest 1")
            answers = [
                await room.visitor().post("/api/login", name=name, password="wrong password")
                for name in ("Ann", "Nemo", "Guest 1", "<>")
            ]
            assert {answer.status_code for answer in answers} == {401}
            assert len({answer.text for answer in answers}) == 1

    run(work)


def test_who_guesses_passwords_waits_ever_longer() -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            for _ in range(4):
                answer = await room.visitor().post("/api/login", name="Ann", password="wrong")
                assert answer.status_code == 401
            late = await room.visitor().post("/api/login", name="ann", password=GOOD)
            assert late.status_code == 429
            assert int(late.headers["retry-after"]) >= 1
            room.hours.pass_by(2)
            assert (await room.visitor().log_in("Ann", GOOD))["name"] == "Ann"

    run(work)


def _hashing_takes_a_while(room: House) -> list[int]:
    """Delay every hash until all requests have arrived, and count the checked passwords."""
    looked_at: list[int] = []
    matches = room.site.passwords.verify

    async def slowly(stored_hash: str, password: str) -> bool:
        looked_at.append(1)
        await asyncio.sleep(0.05)
        return await matches(stored_hash, password)

    room.site.passwords.verify = slowly  # type: ignore[method-assign]
    return looked_at


def test_of_many_guesses_at_once_only_the_free_ones_are_looked_at() -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            looked_at = _hashing_takes_a_while(room)
            answers = await asyncio.gather(
                *(
                    room.visitor().post("/api/login", name="Ann", password=f"guess {k}")
                    for k in range(32)
                )
            )
            assert sorted(answer.status_code for answer in answers) == [401] * 4 + [429] * 28
            assert len(looked_at) == 4

    run(work)


def test_of_many_old_passwords_at_once_only_the_free_ones_are_looked_at() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            looked_at = _hashing_takes_a_while(room)
            tries = (
                ann.post("/api/password", password="another long one", old=f"guess {k}")
                for k in range(32)
            )
            codes = sorted(answer.status_code for answer in await asyncio.gather(*tries))
            assert codes == [403] * 4 + [429] * 28
            assert len(looked_at) == 4

    run(work)


def test_nobody_at_another_address_keeps_an_account_locked() -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            for _ in range(30):
                await room.visitor("203.0.113.1").post("/api/login", name="Ann", password="wrong")
            assert (await room.visitor("198.51.100.9").log_in("Ann", GOOD))["name"] == "Ann"

    run(work)


async def _guessed_from_everywhere(room: House) -> None:
    for k in range(40):
        thief = room.visitor(f"203.0.113.{k}")
        await thief.post("/api/login", name="Ann", password="wrong")
    stranger = await room.visitor("198.51.100.9").post("/api/login", name="Ann", password=GOOD)
    assert stranger.status_code == 429
    assert 1 <= int(stranger.headers["retry-after"]) <= 10


def test_a_browser_that_was_in_before_is_let_in_while_others_are_slowed_down() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = room.visitor(), room.visitor()
            await ann.register("Ann", GOOD)
            await bob.register("Bob", GOOD)
            for each in (ann, bob):
                assert (await each.post("/api/logout")).status_code == 200
            await _guessed_from_everywhere(room)
            assert (await ann.log_in("ANN", GOOD))["name"] == "Ann"
            other = await bob.post("/api/login", name="Ann", password=GOOD)
            assert other.status_code == 429  # Bob's browser was never logged in as Ann
            room.hours.pass_by(10)
            assert (await room.visitor("198.51.100.9").log_in("Ann", GOOD))["name"] == "Ann"

    run(work)


def test_a_browser_that_was_in_before_cannot_guess_without_end() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            await ann.post("/api/logout")
            codes = [
                (await ann.post("/api/login", name="Ann", password="wrong")).status_code
                for _ in range(6)
            ]
            assert codes == [401] * 4 + [429] * 2

    run(work)


@pytest.mark.parametrize("cookie", ["", "x", "W10.forged", '{"ann":"x"}'])
def test_what_a_browser_says_of_itself_is_signed(cookie: str) -> None:
    async def work() -> None:
        async with house() as room:
            await room.visitor().register("Ann", GOOD)
            await _guessed_from_everywhere(room)
            liar = room.visitor("198.51.100.10")
            liar.http.cookies.set("rb_device", cookie)
            answer = await liar.post("/api/login", name="Ann", password=GOOD)
            assert answer.status_code == 429

    run(work)


def test_who_tries_many_names_waits_too() -> None:
    async def work() -> None:
        async with house() as room:
            for k in range(4):
                await room.visitor().post("/api/login", name=f"Somebody {k}", password="wrong")
            late = await room.visitor().post("/api/login", name="Nobody at all", password="wrong")
            assert late.status_code == 429
            other = await room.visitor("2001:db8::1").post("/api/login", name="Q", password="x")
            assert other.status_code == 401

    run(work)


def test_unsafe_requests_without_the_csrf_are_refused() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            right, ann.csrf = ann.csrf, "something else"
            assert (await ann.post("/api/tables")).json()["code"] == "csrf"
            assert (await ann.post("/api/logout")).json()["code"] == "csrf"
            ann.csrf = right
            assert (await ann.post("/api/logout")).status_code == 200

    run(work)


def test_unsafe_requests_from_other_sites_are_refused() -> None:
    async def work() -> None:
        async with house() as room:
            evil = room.visitor(origin="https://evil.example")
            answer = await evil.post("/api/guest", name="Ann")
            assert answer.json()["code"] == "wrong-origin"
            good = room.visitor(origin="http://room.test")
            assert (await good.post("/api/guest", name="Ann")).status_code == 200

    run(work)


def test_logging_out_ends_the_session_on_the_server() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            token = ann.http.cookies["rb_session"]
            assert (await ann.post("/api/logout")).status_code == 200
            assert "rb_session" not in ann.http.cookies
            ann.http.cookies.set("rb_session", token)
            assert (await ann.get("/api/me")).json()["name"] == ""

    run(work)


def test_logging_out_closes_the_sockets() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            async with ann.socket() as socket:
                await ann.post("/api/logout")
                assert await socket.closed() == 1008

    run(work)


def test_a_session_is_over_after_thirty_days_without_a_visit() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            room.hours.pass_by(30 * 86_400 + 1)
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert await room.site.accounts.delete_expired_sessions() == 1

    run(work)


def test_a_session_goes_on_for_who_comes_now_and_then() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            for _ in range(5):
                room.hours.pass_by(20 * 86_400)
                answer = await ann.get("/api/me")
                assert answer.json()["name"] == "Ann"
                assert "Max-Age=2592000" in answer.headers["set-cookie"]
            assert "set-cookie" not in (await ann.get("/api/me")).headers

    run(work)


def test_many_requests_at_once_find_a_session_that_is_being_renewed() -> None:
    async def work() -> None:
        import asyncio

        async with house() as room:
            ann = await room.guest("Ann")
            room.hours.pass_by(20 * 86_400)
            answers = await asyncio.gather(*[ann.get("/api/me") for _ in range(20)])
            assert {answer.json()["name"] for answer in answers} == {"Ann"}

    run(work)


FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1"
)


def test_somebody_sees_where_they_are_logged_in_and_ends_one_of_them() -> None:
    async def work() -> None:
        async with house() as room:
            ann, phone = room.visitor(user_agent=FIREFOX), room.visitor(user_agent=SAFARI)
            await ann.register("Ann", GOOD)
            room.hours.pass_by(3 * 86_400)
            await phone.log_in("Ann", GOOD)
            assert (await ann.get("/api/me")).json()["name"] == "Ann"
            async with ann.socket() as anns, phone.socket() as phones:
                listed = (await ann.get("/api/sessions")).json()
                told = [(each["device"], each["here"], each["open"]) for each in listed]
                assert told == [("Firefox, Linux", True, 1), ("Safari, iPhone", False, 1)]
                assert listed[0]["used_at"] == listed[1]["used_at"] == listed[1]["made_at"]
                token = phone.http.cookies["rb_session"]
                assert token not in str(listed)
                assert hash_token(token) not in str(listed)
                gone = f"/api/sessions/{listed[1]['id']}"
                assert (await ann.delete(gone)).status_code == 200
                assert await phones.closed() == 1008
                await anns.send(t="ping")
                assert (await anns.frame())["t"] == "pong"
            assert (await phone.get("/api/me")).json()["name"] == ""
            assert (await ann.delete(gone)).json()["code"] == "no-session"
            assert len((await ann.get("/api/sessions")).json()) == 1

    run(work)


def test_who_ends_the_session_of_this_browser_is_logged_out() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            [here] = (await ann.get("/api/sessions")).json()
            assert (await ann.delete(f"/api/sessions/{here['id']}")).status_code == 200
            assert "rb_session" not in ann.http.cookies

    run(work)


def test_somebody_elses_sessions_are_not_listed_and_cannot_be_ended() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            [anns] = (await ann.get("/api/sessions")).json()
            [their] = (await bob.get("/api/sessions")).json()
            assert anns["id"] != their["id"]
            for wrong in (anns["id"], anns["id"][:3], "x"):
                answer = await bob.delete(f"/api/sessions/{wrong}")
                assert answer.json()["code"] == "no-session"
            assert (await ann.get("/api/me")).json()["name"] == "Ann"

    run(work)


@pytest.mark.parametrize("user_agent, words", [(FIREFOX, "Firefox, Linux"), ("curl/8", "")])
def test_of_a_browser_only_a_few_words_are_kept(user_agent: str, words: str) -> None:
    assert describe_browser(user_agent) == words


# Keys -------------------------------------------------------------------------------------------


def test_a_program_acts_with_a_key_and_needs_no_csrf() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            made = (await ann.post("/api/keys", note="my bot", bot=True)).json()
            assert made["key"].startswith("rbk_")
            program = room.visitor(authorization=f"Bearer {made['key']}")
            assert (await program.get("/api/me")).json()["name"] == "Ann"
            assert (await program.post("/api/tables")).status_code == 200
            listed = (await ann.get("/api/keys")).json()
            assert [(key["note"], key["bot"]) for key in listed] == [("my bot", True)]
            assert made["key"] not in str(listed)

    run(work)


def test_only_the_hash_of_a_key_is_stored() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            key = (await ann.post("/api/keys")).json()["key"]
            rows = await room.site.store.keys_of("Ann")
            assert [row.key for row in rows] == [hash_token(key)]

    run(work)


def test_a_key_that_was_removed_opens_nothing() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            made = (await ann.post("/api/keys")).json()
            assert (await ann.delete(f"/api/keys/{made['id']}")).status_code == 200
            program = room.visitor(authorization=f"Bearer {made['key']}")
            assert (await program.get("/api/me")).status_code == 401
            assert (await ann.delete(f"/api/keys/{made['id']}")).status_code == 404

    run(work)


def test_a_key_that_was_removed_closes_its_own_sockets_alone() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            made = [(await ann.post("/api/keys")).json() for _ in range(2)]
            gone, stays = (
                room.visitor().socket(authorization=f"Bearer {each['key']}") for each in made
            )
            async with gone as first, stays as second, ann.socket() as anns:
                assert (await ann.delete(f"/api/keys/{made[0]['id']}")).status_code == 200
                assert await first.closed() == 1008
                for socket in (second, anns):
                    await socket.send(t="ping")
                    assert (await socket.frame())["t"] == "pong"

    run(work)


def test_a_key_that_is_removed_while_its_socket_connects_opens_nothing() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            made = (await ann.post("/api/keys")).json()
            of_key = room.site.accounts.authenticate_key

            async def removed_meanwhile(key: str) -> User:
                found = await of_key(key)
                room.site.accounts.authenticate_key = of_key  # type: ignore[method-assign]
                assert (await ann.delete(f"/api/keys/{made['id']}")).status_code == 200
                return found

            room.site.accounts.authenticate_key = removed_meanwhile  # type: ignore[method-assign]
            program = room.visitor()
            async with program.socket(hello=False, authorization=f"Bearer {made['key']}") as socket:
                assert await socket.closed() == 1008
            assert not room.site.connections

    run(work)


def test_a_key_makes_no_keys_and_changes_no_password() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            made = (await ann.post("/api/keys")).json()
            program = room.visitor(authorization=f"Bearer {made['key']}")
            for answer in (
                await program.post("/api/keys"),
                await program.post("/api/password", password=GOOD),
                await program.delete(f"/api/keys/{made['id']}"),
            ):
                assert answer.json()["code"] == "by-key"

    run(work)


def test_somebody_elses_keys_cannot_be_removed() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = await room.guest("Ann"), await room.guest("Bob")
            made = (await ann.post("/api/keys")).json()
            assert (await bob.delete(f"/api/keys/{made['id']}")).status_code == 404

    run(work)


@pytest.mark.parametrize("said", ["Bearer rbk_wrong", "Bearer ", "Basic QW5uOng=", "rbk_x"])
def test_a_wrong_key_is_refused_and_not_overlooked(said: str) -> None:
    async def work() -> None:
        async with house() as room:
            visitor = room.visitor(authorization=said)
            assert (await visitor.get("/api/me")).status_code == 401

    run(work)


def test_there_are_only_so_many_keys() -> None:
    async def work() -> None:
        async with house() as room:
            ann = await room.guest("Ann")
            codes = [(await ann.post("/api/keys")).status_code for _ in range(21)]
            assert codes == [200] * 20 + [409]

    run(work)


# Newcomers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "registration, guest, account",
    [("open", 200, 200), ("guests", 200, 403), ("closed", 403, 403)],
)
def test_the_host_decides_who_may_come(registration: str, guest: int, account: int) -> None:
    async def work() -> None:
        config: ServerConfig = replace(CONFIG, registration=registration)
        async with house(config) as room:
            came = await room.visitor().post("/api/guest", name="Ann")
            registered = await room.visitor().post("/api/accounts", name="Bob", password=GOOD)
            assert (came.status_code, registered.status_code) == (guest, account)

    run(work)


def test_one_address_brings_only_so_many_new_names() -> None:
    async def work() -> None:
        async with house(newcomers=3) as room:
            codes = [
                (await room.visitor().post("/api/guest", name=f"Guest {k}")).status_code
                for k in range(4)
            ]
            assert codes == [200, 200, 200, 429]
            elsewhere = await room.visitor("198.51.100.1").post("/api/guest", name="Ann")
            assert elsewhere.status_code == 200

    run(work)


@pytest.mark.parametrize("said, locale", [("cs-CZ,cs;q=0.9", "cs"), ("de,en", "en"), ("", "en")])
def test_the_language_is_the_browsers(said: str, locale: str) -> None:
    async def work() -> None:
        async with house() as room:
            visitor = room.visitor(accept_language=said)
            assert (await visitor.get("/api/me")).json()["locale"] == locale

    run(work)


# Leaving ----------------------------------------------------------------------------------------


def test_everything_that_is_kept_of_somebody_is_given_to_them() -> None:
    async def work() -> None:
        async with house() as room:
            ann, bob = room.visitor(user_agent=FIREFOX), await room.guest("Bob")
            await ann.register("Ann", GOOD)
            await ann.post("/api/keys", note="my bot")
            await ann.post("/api/notes", about="Bob", text="calls")
            table = await open_table(ann)
            await sit(table, ann, bob)
            other = await open_table(bob)
            answer = await ann.get("/api/me/data")
            found = answer.json()
            assert (found["name"], found["guest"]) == ("Ann", False)
            assert [each["device"] for each in found["sessions"]] == ["Firefox, Linux"]
            assert [each["note"] for each in found["keys"]] == ["my bot"]
            assert [each["text"] for each in found["notes"]] == ["calls"]
            [own] = found["tables"]
            assert (own["id"], [each["player"] for each in own["movements"]]) == (table, ["Ann"])
            assert other not in answer.text
            assert "$argon2id$" not in answer.text
            assert (await room.visitor().get("/api/me/data")).status_code == 401

    run(work)


def test_who_never_played_is_forgotten_and_the_name_is_free() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            await ann.post("/api/keys")
            wrong = await ann.post("/api/me/delete", password="not this one")
            assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong")
            async with ann.socket() as socket:
                assert (await ann.post("/api/me/delete", password=GOOD)).status_code == 200
                assert await socket.closed() == 1008
            assert await room.site.store.account("Ann") is None
            assert await room.site.store.keys_of("Ann") == []
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert (await room.visitor().come_in("Ann"))["name"] == "Ann"

    run(work)


def test_the_name_of_who_has_played_stays_theirs_and_opens_nothing() -> None:
    async def work() -> None:
        async with house() as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            await room.guest("Bob")
            await ann.post("/api/notes", about="Bob", text="calls")
            key = (await ann.post("/api/keys")).json()["key"]
            table = await open_table(ann)
            await sit(table, ann)
            still = await ann.post("/api/me/delete", password=GOOD)
            assert (still.status_code, still.json()["code"]) == (409, "still-here")
            await ask(ann, table, do="close")
            while (await ann.get("/api/tables")).json():
                await asyncio.sleep(0.01)
            told = (await ann.get("/api/me/delete")).json()
            stays = ["hands", "ledger", "name"]
            assert told == {"done": False, "stays": stays, "audit_days": 365, "backup_days": 0}
            gone = await ann.post("/api/me/delete", password=GOOD)
            assert gone.json() == {**told, "done": True}
            program = room.visitor(authorization=f"Bearer {key}")
            assert (await program.get("/api/me")).status_code == 401
            assert await room.site.store.notes_of("Ann") == []
            assert await room.site.store.sessions_of("Ann") == []
            for password in (GOOD, "-"):
                back = await room.visitor().post("/api/login", name="Ann", password=password)
                assert (back.status_code, back.json()["code"]) == (401, "wrong")
            for path in ("guest", "accounts"):
                taken = await room.visitor().post(f"/api/{path}", name="Ann", password=GOOD)
                assert taken.status_code in (400, 409)

    run(work)


def test_who_runs_the_room_is_not_forgotten_so_that_nobody_takes_the_name() -> None:
    async def work() -> None:
        async with house(replace(CONFIG, admins=("Ann",))) as room:
            ann = room.visitor()
            await ann.register("Ann", GOOD)
            answer = await ann.post("/api/me/delete", password=GOOD)
            assert (answer.status_code, answer.json()["code"]) == (409, "runs-room")

    run(work)
