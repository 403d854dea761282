"""Middleware: headers, limits, logs, static files, addresses."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import structlog
from itsdangerous import URLSafeTimedSerializer
from msgspec.structs import replace

from riverboat.store.errors import StoreFailed
from riverboat.web.accounts.signed_tokens import (
    SECRET_FILE,
    InvitationClaims,
    TokenSigner,
    load_signing_secret,
)
from riverboat.web.monitoring.logging_setup import configure
from riverboat.web.pages.client_files import client_folder
from riverboat.web.server_config import ServerConfig
from tests.web.open_rooms import CONFIG, open_test_room, run_async_test

PAGE_HTML = (
    '<!doctype html><html><head><script>let a = 1;</script><script src="/assets/app-1a2b3c4d.js">'
    "</script></head><body></body></html>"
)


def _write_built_client(folder: Path) -> ServerConfig:
    """Return a config with a built client."""
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE_HTML, encoding="utf-8")
    (folder / "assets" / "app-1a2b3c4d.js").write_text("1", encoding="utf-8")
    (folder / "favicon.svg").write_text("<svg/>", encoding="utf-8")
    (folder / "sw.js").write_text("1", encoding="utf-8")
    (folder.parent / "secret.txt").write_text("secret", encoding="utf-8")
    return replace(CONFIG, static=str(folder))


def test_client_folder_matches_build_output() -> None:
    client = Path(__file__).resolve().parents[2] / "client"
    built_match = re.search(
        r"outDir: '(.+?)'", (client / "vite.config.ts").read_text(encoding="utf-8")
    )
    assert built_match
    assert client_folder(replace(CONFIG, static="")) == (client / built_match[1]).resolve()


# Headers ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/api/me", "/api/nothing", "/rules", "/x.png"])
def test_every_response_has_security_headers(path: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            headers = (await room.visitor().get(path)).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            script_directive = next(
                directive for directive in policy.split("; ") if directive.startswith("script-src")
            )
            assert "unsafe" not in script_directive
            assert headers["x-request-id"]

    run_async_test(run_scenario)


def test_api_responses_are_not_cached() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            for path in ("/api/me", "/api/presets", "/api/nothing", "/healthz"):
                assert (await room.visitor().get(path)).headers["cache-control"] == "no-store"

    run_async_test(run_scenario)


# Limits -----------------------------------------------------------------------------------------


def test_oversized_body_is_refused() -> None:
    async def run_scenario() -> None:
        async with open_test_room(max_request_bytes=1000) as room:
            long_body = b'{"name":"' + b"x" * 1000 + b'"}'
            http = room.visitor().http
            json_header = {"content-type": "application/json"}
            assert (
                await http.post("/api/guest", content=long_body, headers=json_header)
            ).status_code == 413

            async def iterate_chunks() -> Any:
                for start in range(0, len(long_body), 100):
                    yield long_body[start : start + 100]

            assert (
                await http.post("/api/guest", content=iterate_chunks(), headers=json_header)
            ).status_code == 413
            invalid_headers = {**json_header, "content-length": "x"}
            assert (
                await http.post("/api/guest", content=b"{}", headers=invalid_headers)
            ).status_code == 413

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "content, kind, status",
    [
        (b'{"name":"Ann"}', "text/plain", 415),
        (b'{"name":"Ann"}', "application/json; charset=utf-8", 200),
        (b"", "application/json", 400),
        (b"{", "application/json", 400),
        (b"\xff", "application/json", 400),
        (b'{"name":"\xff"}', "application/json", 400),
        (b'{"name":1}', "application/json", 400),
        (b'{"name":"Ann","more":1}', "application/json", 400),
        (b"[" * 20_000, "application/json", 400),
        (b'{"name":"Ann","name":"Bob"}', "application/json", 200),
    ],
)
def test_body_must_be_json_of_declared_schema(content: bytes, kind: str, status: int) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().http.post(
                "/api/guest", content=content, headers={"content-type": kind}
            )
            assert response.status_code == status, response.text
            if status >= 400:
                assert set(response.json()) == {"code", "rule", "why", "said"}

    run_async_test(run_scenario)


def test_requests_are_rate_limited_per_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(requests_per_second=1) as room:
            status_codes = [(await room.visitor().get("/api/me")).status_code for _ in range(6)]
            assert status_codes == [200] * 5 + [429]
            assert (await room.visitor("198.51.100.7").get("/api/me")).status_code == 200
            room.clock.advance(1)
            assert (await room.visitor().get("/api/me")).status_code == 200

    run_async_test(run_scenario)


def test_ipv6_network_counts_as_one_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(requests_per_second=1) as room:
            status_codes = [
                (await room.visitor(f"2001:db8::{number}").get("/api/me")).status_code
                for number in range(6)
            ]
            assert status_codes[-1] == 429

    run_async_test(run_scenario)


def test_only_trusted_proxy_sets_client_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room(requests_per_second=1) as room:
            for number in range(6):
                proxied_visitor = room.visitor(
                    "127.0.0.1", x_forwarded_for=f"9.9.9.9, 192.0.2.{number}"
                )
                assert (await proxied_visitor.get("/api/me")).status_code == 200
            status_codes = [
                (
                    await room.visitor("192.0.2.99", x_forwarded_for=f"192.0.2.{number}").get(
                        "/api/me"
                    )
                ).status_code
                for number in range(6)
            ]
            assert status_codes[-1] == 429

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "metrics, address, status",
    [
        ("local", "127.0.0.1", 200),
        ("local", "192.0.2.1", 404),
        ("open", "192.0.2.1", 200),
        ("off", "127.0.0.1", 404),
    ],
)
def test_metrics_access_follows_config(metrics: str, address: str, status: int) -> None:
    async def run_scenario() -> None:
        async with open_test_room(replace(CONFIG, metrics=metrics)) as room:
            response = await room.visitor(address).get("/metrics")
            assert response.status_code == status
            proxied_visitor = room.visitor(address, x_forwarded_for="192.0.2.9")
            open_to_all = metrics == "open"
            assert ((await proxied_visitor.get("/metrics")).status_code == 200) is open_to_all

    run_async_test(run_scenario)


# Errors -----------------------------------------------------------------------------------------


def test_internal_error_response_has_no_details() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:

            def raise_error() -> None:
                raise ZeroDivisionError("secret detail")

            room.room.tables = raise_error
            response = await room.visitor().get("/api/tables")
            assert response.status_code == 500
            assert response.json()["code"] == "internal"
            assert "secret" not in response.text

    run_async_test(run_scenario)


def test_store_failure_returns_503_with_retry_after() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")

            async def fail_to_store(_: str) -> None:
                raise StoreFailed("the disk is full")

            room.room.store.find_session = fail_to_store
            response = await ann.get("/api/me")
            assert (response.status_code, response.json()["code"]) == (503, "unavailable")
            assert response.headers["retry-after"]
            assert "disk" not in response.text

    run_async_test(run_scenario)


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "OPTIONS"])
def test_wrong_method_lists_allowed_methods(method: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().http.request(method, "/api/tables")
            assert (response.status_code, response.headers["allow"]) == (405, "GET, POST, HEAD")
            assert response.json()["code"] == "bad-method"

    run_async_test(run_scenario)


def test_head_is_get_without_a_body() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            assert (await room.visitor().http.head("/api/me")).status_code == 200

    run_async_test(run_scenario)


# Logs -------------------------------------------------------------------------------------------


def test_json_logs_contain_no_secrets(capsys: Any) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = room.visitor()
            await ann.register("Ann", "a password that nobody sees")
            await ann.get("/t/abc", invite="an-invitation-that-nobody-sees")
            await ann.get("/api/me")
            await room.visitor(authorization="Bearer rbk_a-key-that-nobody-sees").get("/api/me")

    structlog.reset_defaults()
    configure(CONFIG)
    run_async_test(run_scenario)
    output = capsys.readouterr().out
    log_lines = [json.loads(line) for line in output.splitlines()]
    assert {line["path"] for line in log_lines} == {"/api/accounts", "/t/abc", "/api/me"}
    for line in log_lines:
        assert {"event", "level", "timestamp", "request", "method", "status", "ms"} <= set(line)
    assert "nobody" not in output
    assert "rb_session" not in output


def test_plain_logs_respect_level(capsys: Any) -> None:
    structlog.reset_defaults()
    configure(replace(CONFIG, log_format="plain", log_level="warning"))
    structlog.get_logger("x").info("not this")
    structlog.get_logger("x").warning("but this", table="t1")
    output = capsys.readouterr().out
    assert "not this" not in output
    assert "table=t1" in output


# The client -------------------------------------------------------------------------------------


def test_client_paths_serve_index_page(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        folder = tmp_path / "static"
        folder.mkdir()
        async with open_test_room(_write_built_client(folder)) as room:
            visitor = room.visitor()
            for path in (
                "/",
                "/new",
                "/login",
                "/me",
                "/tables",
                "/t/abc123",
                "/t/abc123/ledger",
                "/t/abc123/hands",
                "/t/abc123/hands/17",
                "/t/abc123/host",
                "/t/abc123/clock",
                "/t/abc123/rules",
                "/events",
                "/events/new",
                "/event/e1",
                "/event/e1/screen",
                "/event/e1/print",
            ):
                response = await visitor.get(path)
                head_html, body_html = PAGE_HTML.split("</head>")
                assert response.status_code == 200, path
                assert response.text.startswith(head_html), path
                assert response.text.endswith(body_html), path
                assert response.headers["cache-control"] == "no-cache"
            assert (await visitor.get("/somewhere/else")).status_code == 404

    run_async_test(run_scenario)


def test_inline_script_is_allowed_by_hash(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        folder = tmp_path / "static"
        folder.mkdir()
        async with open_test_room(_write_built_client(folder)) as room:
            policy = (await room.visitor().get("/")).headers["content-security-policy"]
            assert policy.count("'sha256-") == 1
            assert "script-src 'self' 'sha256-" in policy

    run_async_test(run_scenario)


def test_static_files_have_cache_headers_by_kind(tmp_path: Path) -> None:
    async def run_scenario() -> None:
        folder = tmp_path / "static"
        folder.mkdir()
        async with open_test_room(_write_built_client(folder)) as room:
            hashed_file_response = await room.visitor().get("/assets/app-1a2b3c4d.js")
            assert "immutable" in hashed_file_response.headers["cache-control"]
            plain_response = await room.visitor().get("/favicon.svg")
            assert plain_response.headers["cache-control"] == "public, max-age=86400"
            assert plain_response.headers["content-type"].startswith("image/svg")
            worker_response = await room.visitor().get("/sw.js")
            assert worker_response.headers["cache-control"] == "no-cache", (
                "an old one would live for a day"
            )
            assert "javascript" in worker_response.headers["content-type"]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/a%00b.js"]
)
def test_path_traversal_is_refused(path: str, tmp_path: Path) -> None:
    async def run_scenario() -> None:
        folder = tmp_path / "static"
        folder.mkdir()
        async with open_test_room(_write_built_client(folder)) as room:
            response = await room.visitor().get(path)
            assert response.status_code == 404
            assert response.text != "secret"

    run_async_test(run_scenario)


def test_unbuilt_client_page_shows_build_command() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor().get("/")
            assert response.status_code == 503
            assert "npm run build" in response.text

    run_async_test(run_scenario)


# Invitations ------------------------------------------------------------------------------------


def test_signing_secret_is_created_once_with_owner_mode(tmp_path: Path) -> None:
    config = replace(CONFIG, secret="", data=str(tmp_path / "data"))
    first_secret = load_signing_secret(config)
    assert len(first_secret) >= 40
    assert load_signing_secret(config) == first_secret
    assert (tmp_path / "data" / SECRET_FILE).stat().st_mode & 0o777 == 0o600


def test_invitation_expires_and_is_bound_to_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock_seconds = [1_000_000]
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: clock_seconds[0])
    token_signer = TokenSigner("a secret", 7)
    invitation = token_signer.table_invitation("table1")
    assert token_signer.parse_invitation(invitation).table == "table1"
    assert TokenSigner("another", 7).parse_invitation(invitation).table == ""
    assert token_signer.parse_host_invitation(invitation).table == ""
    clock_seconds[0] += 8 * 86_400
    assert token_signer.parse_invitation(invitation).table == ""
    assert token_signer.parse_invitation("nonsense").table == ""


def test_older_invitation_format_is_accepted() -> None:
    older_token = URLSafeTimedSerializer("a secret", salt="riverboat.invitation").dumps("table1")
    assert TokenSigner("a secret", 7).parse_invitation(str(older_token)) == InvitationClaims(
        "table1"
    )
