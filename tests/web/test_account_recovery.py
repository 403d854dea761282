"""Accounts by one-time link: administrators, and password recovery by e-mail."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import pyotp
import pytest
from msgspec.structs import replace

from riverboat.store.audit_rows import AuditFilter
from riverboat.web.limits.rate_limit import RateLimiter
from riverboat.web.server_config import BadConfig, MailConfig, ServerConfig, read_config
from tests.web.open_rooms import CONFIG, HOST, OpenTestRoom, Visitor, open_test_room, run_async_test
from tests.web.smtp_server import SmtpServer

PASSWORD = "correct horse battery"
NEW_PASSWORD = "another horse battery"
PETRA_ADMIN_CONFIG = replace(CONFIG, admins=("Petra",))
EMAIL_ADDRESS = "ann@club.example"


async def use_link(visitor: Visitor, token: str, password: str = NEW_PASSWORD) -> Any:
    response = await visitor.post("/api/links/use", token=token, password=password)
    if response.status_code == 200:
        visitor.csrf = response.json()["csrf"]
    return response


async def read_audit_entries(room: OpenTestRoom) -> list[tuple[str, str, str]]:
    audit_rows = await room.app_state.store.find_audit_rows(AuditFilter(limit=0))
    return [(audit_row.action, audit_row.actor, audit_row.role) for audit_row in audit_rows]


# Administrators ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Petra", "petra", "PETRA", "\u03a1etra", "petra."])
def test_admin_name_is_reserved(name: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(PETRA_ADMIN_CONFIG) as room:
            for path, body in (
                ("/api/guest", {"name": name}),
                ("/api/accounts", {"name": name, "password": PASSWORD}),
            ):
                response = await room.visitor().post(path, **body)
                assert response.status_code in (400, 403), response.text
                assert response.json()["code"] in ("reserved", "bad-name")
            assert await room.app_state.accounts.find_account(name) is None

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "admin, name", [("Lea", "Iea"), ("Oto", "0to"), ("Emma", "Ernma"), ("Ivan", "lvan")]
)
def test_lookalike_of_admin_name_is_reserved(admin: str, name: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, admins=(admin,))) as room:
            for name_variant in (name, name.lower(), name.upper()):
                response = await room.visitor().post("/api/guest", name=name_variant)
                assert (response.status_code, response.json()["code"]) == (403, "reserved"), (
                    name_variant
                )

    run_async_test(run_scenario)


def test_existing_guest_does_not_become_admin() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as first_room:
            petra = await first_room.guest("Petra")
            first_room.app_state.accounts._reserved_names = frozenset({"petra"})
            first_room.app_state.accounts._admins = frozenset({"petra"})
            for path, body in (
                ("/api/password", {"password": PASSWORD, "old": ""}),
                ("/api/accounts", {"name": "Petra", "password": PASSWORD}),
            ):
                answer = await petra.post(path, **body)
                assert (answer.status_code, answer.json()["code"]) == (403, "reserved")
            assert not (await petra.get("/api/me")).json()["admin"]
            link_visitor = admin_visitor = first_room.visitor("192.0.2.9")
            answer = await use_link(
                link_visitor,
                await first_room.app_state.one_time_links.create_link("admin", "Petra"),
            )
            assert answer.json()["admin"]
            assert (await petra.get("/api/me")).json()["name"] == ""
            assert (await admin_visitor.get("/api/admin/people")).status_code == 200

    run_async_test(run_scenario)


def test_admin_link_works_once() -> None:
    async def run_scenario() -> None:
        async with open_test_room(PETRA_ADMIN_CONFIG) as room:
            token = await room.app_state.one_time_links.create_link("admin", "Petra")
            petra, second_visitor = room.visitor(), room.visitor("192.0.2.2")
            link_details = (await petra.post("/api/links/look", token=token)).json()
            assert (link_details["kind"], link_details["name"], link_details["has_account"]) == (
                "admin",
                "Petra",
                False,
            )
            weak_password_response = await use_link(petra, token, "petra1234")
            assert (weak_password_response.status_code, weak_password_response.json()["code"]) == (
                400,
                "weak-password",
            )
            responses = await asyncio.gather(
                use_link(petra, token, PASSWORD), use_link(second_visitor, token, NEW_PASSWORD)
            )
            assert sorted(response.status_code for response in responses) == [200, 410]
            password = PASSWORD if responses[0].status_code == 200 else NEW_PASSWORD
            assert (await room.visitor().log_in("Petra", password))["admin"]
            assert ("admin-made", "Petra", "admin") in await read_audit_entries(room)

    run_async_test(run_scenario)


def test_admin_link_expires_and_is_replaced() -> None:
    async def run_scenario() -> None:
        async with open_test_room(PETRA_ADMIN_CONFIG) as room:
            first_link = await room.app_state.one_time_links.create_link("admin", "Petra")
            second_link = await room.app_state.one_time_links.create_link("admin", "Petra")
            assert (await use_link(room.visitor(), first_link)).status_code == 410
            room.clock.advance(3601)
            answer = await use_link(room.visitor(), second_link)
            assert (answer.status_code, answer.json()["code"]) == (410, "link-over")
            assert (await room.visitor().post("/api/links/look", token="x")).status_code == 410
            assert await room.app_state.accounts.find_account("Petra") is None

    run_async_test(run_scenario)


def test_admin_link_resets_second_factor_and_sessions() -> None:
    async def run_scenario() -> None:
        async with open_test_room(PETRA_ADMIN_CONFIG) as room:
            petra = room.visitor()
            await petra.register("Petra", PASSWORD)
            totp_secret = (await petra.post("/api/totp/begin", password=PASSWORD)).json()["secret"]
            totp_code = pyotp.TOTP(totp_secret).at(int(room.clock.seconds))
            assert (await petra.post("/api/totp/on", code=totp_code)).status_code == 200
            api_key = (await petra.post("/api/keys", bot=True)).json()["key"]
            async with petra.socket() as open_socket:
                second_visitor = room.visitor("192.0.2.2")
                assert (
                    await use_link(
                        second_visitor,
                        await room.app_state.one_time_links.create_link("admin", "Petra"),
                    )
                ).json()["admin"]
                assert await open_socket.wait_closed() == 1008
            assert (await petra.get("/api/me")).json()["name"] == ""
            api_client = room.visitor(authorization=f"Bearer {api_key}")
            assert (await api_client.get("/api/me")).status_code == 401
            login_body = await room.visitor().log_in("Petra", NEW_PASSWORD)
            assert login_body["admin"]
            assert "more" not in login_body

    run_async_test(run_scenario)


def test_admin_by_link_needs_no_config() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            olga = room.visitor()
            answer = await use_link(
                olga, await room.app_state.one_time_links.create_link("admin", "Olga")
            )
            assert answer.json()["admin"]
            assert (await olga.get("/api/admin/people")).status_code == 200
            await room.app_state.store.set_admin("Olga", False)
            assert (await olga.get("/api/admin/people")).status_code == 403

    run_async_test(run_scenario)


# By e-mail --------------------------------------------------------------------------------------


@asynccontextmanager
async def open_room_with_mail(
    config: ServerConfig = CONFIG,
) -> AsyncIterator[tuple[OpenTestRoom, SmtpServer]]:
    """Open a room with its own mail server."""
    mail_server = SmtpServer()
    server = await asyncio.start_server(mail_server.serve, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        mail_config = MailConfig(
            host="127.0.0.1", port=port, security="none", sender=f"room@{HOST}"
        )
        mail_room_config = replace(config, mail=mail_config, base_url=f"https://{HOST}")
        async with open_test_room(mail_room_config) as room:
            yield room, mail_server


def extract_token(message: EmailMessage) -> str:
    match = re.search(rf"https://{re.escape(HOST)}/recover#(\S+)", message.get_content())
    assert match, message.get_content()
    return match[1]


async def register_with_email(
    room: OpenTestRoom, mail_server: SmtpServer, name: str = "Ann"
) -> Visitor:
    """Register an account with a confirmed e-mail address."""
    ann = room.visitor()
    await ann.register(name, PASSWORD)
    password_proof = {"password": PASSWORD}
    response = await ann.post("/api/me/email", address=EMAIL_ADDRESS.upper(), proof=password_proof)
    assert response.status_code == 200, response.text
    await room.app_state.mailer.wait_until_drained()
    assert (await ann.get("/api/me/email")).json() == {"address": "", "sends": True}
    response = await ann.post("/api/links/use", token=extract_token(mail_server.messages[-1]))
    assert response.json()["name"] == name
    assert (await ann.get("/api/me/email")).json() == {"address": EMAIL_ADDRESS, "sends": True}
    return ann


@pytest.mark.parametrize("account", ["Ann", "ann", EMAIL_ADDRESS, f" {EMAIL_ADDRESS.upper()} "])
def test_account_is_recovered_by_email(account: str) -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            ann = await register_with_email(room, mail_server)
            lost_visitor = room.visitor("192.0.2.2")
            assert (await lost_visitor.post("/api/recovery", account=account)).status_code == 200
            await room.app_state.mailer.wait_until_drained()
            message = mail_server.messages[-1]
            assert (mail_server.recipients[-1], message["To"], message["From"]) == (
                EMAIL_ADDRESS,
                EMAIL_ADDRESS,
                f"room@{HOST}",
            )
            assert message["Subject"] == "New password for Ann"
            answer = await use_link(lost_visitor, extract_token(message))
            assert answer.json()["name"] == "Ann"
            assert (await ann.get("/api/me")).json()["name"] == ""
            assert (await room.visitor().log_in("Ann", NEW_PASSWORD))["name"] == "Ann"
            assert (
                await use_link(room.visitor(), extract_token(message), PASSWORD)
            ).status_code == 410
            assert ("recovered", "Ann", "player") in await read_audit_entries(room)

    run_async_test(run_scenario)


def test_recovery_still_needs_second_factor() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            ann = await register_with_email(room, mail_server)
            totp_secret = (await ann.post("/api/totp/begin", password=PASSWORD)).json()["secret"]
            totp = pyotp.TOTP(totp_secret)
            assert (
                await ann.post("/api/totp/on", code=totp.at(int(room.clock.seconds)))
            ).is_success
            lost_visitor = room.visitor("192.0.2.2")
            await lost_visitor.post("/api/recovery", account="Ann")
            await room.app_state.mailer.wait_until_drained()
            answer = await use_link(lost_visitor, extract_token(mail_server.messages[-1]))
            assert answer.json()["name"] == ""
            assert "totp" in answer.json()["more"]
            assert (await lost_visitor.get("/api/me")).json()["name"] == ""
            room.clock.advance(60)
            totp_code = totp.at(int(room.clock.seconds))
            assert (await lost_visitor.post("/api/login/code", code=totp_code)).json()[
                "name"
            ] == "Ann"

    run_async_test(run_scenario)


def test_recovery_response_does_not_reveal_accounts() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            await register_with_email(room, mail_server)
            await room.guest("Gus", "192.0.2.4")
            unconfirmed_visitor = room.visitor("192.0.2.5")
            await unconfirmed_visitor.register("Bob", PASSWORD)
            message_count = len(mail_server.messages)
            distinct_responses = set()
            for number, account in enumerate(
                ("Ann", "Bob", "Gus", "Nobody", "x@y.example", "\0", "♠")
            ):
                response = await room.visitor(f"192.0.3.{number}").post(
                    "/api/recovery", account=account
                )
                distinct_responses.add(
                    (response.status_code, response.text, tuple(response.headers.keys()))
                )
            assert len(distinct_responses) == 1
            await room.app_state.mailer.wait_until_drained()
            assert len(mail_server.messages) == message_count + 1

    run_async_test(run_scenario)


def test_recovery_lookup_happens_after_response() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            await register_with_email(room, mail_server)
            calls: list[str] = []
            find_account = room.app_state.accounts.find_account

            async def record_lookup(name: str) -> Any:
                calls.append(name)
                return await find_account(name)

            room.app_state.accounts.find_account = record_lookup  # type: ignore[method-assign]
            room.app_state.mailer.enqueue = lambda job: calls.append("queued")  # type: ignore[method-assign]
            assert (await room.visitor("192.0.2.7").post("/api/recovery", account="Ann")).is_success
            assert calls == ["queued"]

    run_async_test(run_scenario)


def test_recovery_requests_and_messages_are_limited() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            await register_with_email(room, mail_server)
            room.app_state.recovery_limiter = RateLimiter(0.001, 5, room.clock)
            message_count = len(mail_server.messages)
            visitor = room.visitor("192.0.2.8")
            status_codes = [
                (await visitor.post("/api/recovery", account="Ann")).status_code for _ in range(6)
            ]
            assert status_codes == [200] * 5 + [429]
            for number in range(10):
                await room.visitor(f"192.0.4.{number}").post("/api/recovery", account="Ann")
            await room.app_state.mailer.wait_until_drained()
            assert len(mail_server.messages) - message_count == 3, (
                "an account is sent three messages an hour"
            )

    run_async_test(run_scenario)


def test_email_change_needs_proof_and_valid_address() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            ann = await register_with_email(room, mail_server)
            message_count = len(mail_server.messages)
            refused_response = await ann.post(
                "/api/me/email", address="x@y.example", proof={"password": "no"}
            )
            assert refused_response.status_code == 403
            for bad_address in (
                "x",
                "x@y",
                "x@y.example\nBcc: all@y.example",
                "a b@y.example",
                "ž@y.example",
            ):
                proof = {"password": PASSWORD}
                response = await ann.post("/api/me/email", address=bad_address, proof=proof)
                assert (response.status_code, response.json()["code"]) == (400, "bad-email"), (
                    bad_address
                )
            gus = await room.guest("Gus", "192.0.2.4")
            response = await gus.post(
                "/api/me/email", address=EMAIL_ADDRESS, proof={"password": "x"}
            )
            assert response.json()["code"] == "no-password"
            assert (
                await ann.post("/api/me/email", address="", proof={"password": PASSWORD})
            ).is_success
            assert (await ann.get("/api/me/email")).json()["address"] == ""
            await room.app_state.mailer.wait_until_drained()
            assert len(mail_server.messages) == message_count

    run_async_test(run_scenario)


def test_mail_failure_does_not_stop_later_messages() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            await register_with_email(room, mail_server)
            working_config = room.app_state.mailer._config
            room.app_state.mailer._config = replace(working_config, port=1)
            await room.visitor("192.0.2.8").post("/api/recovery", account="Ann")
            await room.app_state.mailer.wait_until_drained()
            room.app_state.mailer._config = working_config
            message_count = len(mail_server.messages)
            await room.visitor("192.0.2.9").post("/api/recovery", account="Ann")
            await room.app_state.mailer.wait_until_drained()
            assert len(mail_server.messages) == message_count + 1

    run_async_test(run_scenario)


def test_recovery_mail_follows_locale() -> None:
    async def run_scenario() -> None:
        async with open_room_with_mail() as (room, mail_server):
            await register_with_email(room, mail_server)
            lost_visitor = room.visitor("192.0.2.2", accept_language="cs-CZ")
            await lost_visitor.post("/api/recovery", account="Ann")
            await room.app_state.mailer.wait_until_drained()
            assert mail_server.messages[-1]["Subject"] == "Nové heslo pro účet Ann"
            assert "platí 60 minut" in mail_server.messages[-1].get_content()

    run_async_test(run_scenario)


def test_recovery_is_unavailable_without_mail_server() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            assert (await visitor.get("/api/recovery")).json()["by_email"] is False
            response = await visitor.post("/api/recovery", account="Ann")
            assert (response.status_code, response.json()["code"]) == (409, "no-mail")

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "toml, reason",
    [
        ('[mail]\nhost = "mx.example"\nsender = "a@b.example"', "base_url"),
        ('base_url = "https://p.example"\n[mail]\nhost = "mx.example"', "sender"),
        ('[mail]\nsecurity = "perhaps"', "security"),
    ],
)
def test_incomplete_mail_config_is_refused(toml: str, reason: str) -> None:
    with pytest.raises(BadConfig, match=reason):
        read_config(toml)


def test_mail_password_is_read_from_environment() -> None:
    config = read_config("", {"RIVERBOAT_MAIL_PASSWORD": "from the environment"})
    assert config.mail.password == "from the environment"
