"""The room's own hosts: names in links, refused Host headers, and trusted origins."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import riverboat.web
from riverboat.web.limits.allowed_hosts import is_local_name
from riverboat.web.server_config import BadConfig, ServerConfig, read_config
from tests.web.open_rooms import CONFIG, HOST, OpenTestRoom, Visitor, open_test_room, run_async_test

PUBLIC_URL = "http://192.168.1.20:8000"


def make_config(**options: Any) -> ServerConfig:
    return msgspec.structs.replace(CONFIG, **options)


async def collect_links(room: OpenTestRoom, host: Visitor, host_header: str) -> list[str]:
    """Return all links in responses to the host of a private table, requested via *host_header*."""
    headers = {"X-CSRF": host.csrf, "Host": host_header}
    response = await host.http.post(
        "/api/tables", json={"name": host_header[:20], "private": True}, headers=headers
    )
    assert response.status_code == 200, response.text
    table = response.json()["id"]
    page_responses = [
        response,
        await host.http.post(f"/api/tables/{table}/links", json={}, headers=headers),
        await host.http.get(f"/api/tables/{table}/links", headers=headers),
        await host.http.post("/api/device-codes", json={"table": table}, headers=headers),
        await host.http.get("/", headers=headers),
    ]
    return [
        match
        for page_response in page_responses
        for match in re.findall(r"https?://[^\s\"<]+", page_response.text)
    ]


FOREIGN_HOSTS = (
    "evil.example",
    "evil.example:8000",
    "93.184.216.34",
    "room.test@evil.example",
    "a b",
    "",
)


@pytest.mark.parametrize("host_header", FOREIGN_HOSTS)
@pytest.mark.parametrize("public_urls", [(), (PUBLIC_URL,)])
def test_links_ignore_foreign_host_header(host_header: str, public_urls: tuple[str, ...]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            room.app_state.public_urls = public_urls
            host = await room.guest("Hana")
            links = await collect_links(room, host, host_header)
            assert len(links) >= 2
            own_url = PUBLIC_URL if public_urls else room.app_state.local_url
            assert [link for link in links if not link.startswith(f"{own_url}/")] == []

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "host_header", ["192.168.1.20:8000", "riverboat.local", "den", "[fd00::2]:8000", "100.100.1.2"]
)
def test_links_use_local_network_host(host_header: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            links = await collect_links(room, await room.guest("Hana"), host_header)
            assert [link for link in links if not link.startswith(f"http://{host_header}/")] == []

    run_async_test(run_scenario)


def test_links_use_public_listening_address() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            room.app_state.public_urls = ("http://93.184.216.34:8000",)
            links = await collect_links(room, await room.guest("Hana"), "93.184.216.34:8000")
            assert all(link.startswith("http://93.184.216.34:8000/") for link in links)

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "host, is_local",
    [
        ("localhost", True),
        ("10.1.2.3", True),
        ("::1", True),
        ("club.home.arpa", True),
        ("8.8.8.8", False),
        ("poker.example", False),
        ("evil.localhost.example", False),
        ("", False),
    ],
)
def test_local_names_are_recognised(host: str, is_local: bool) -> None:
    assert is_local_name(host) is is_local


def test_allowed_hosts_refuse_other_hosts() -> None:
    async def run_scenario() -> None:
        async with open_test_room(
            make_config(allowed_hosts=("poker.example", "*.club.example"))
        ) as room:
            visitor = room.visitor()
            for host, status in [
                ("poker.example", 200),
                ("POKER.example:8000", 200),
                ("a.club.example", 200),
                ("localhost:8000", 200),
                ("evil.example", 421),
                ("club.example", 421),
                ("10.0.0.1", 421),
            ]:
                answer = await visitor.http.get("/api/me", headers={"Host": host})
                assert answer.status_code == status, host
            response = await visitor.http.get("/api/me", headers={"Host": "evil.example"})
            assert response.json()["code"] == "wrong-host"
            assert "evil.example" in response.json()["why"]
            probe_response = await visitor.http.get("/healthz", headers={"Host": "10.0.0.1"})
            assert probe_response.status_code == 200

    run_async_test(run_scenario)


@pytest.mark.parametrize("host", ["https://poker.example", "poker.example/", "", "*x", "A.example"])
def test_invalid_allowed_host_is_refused(host: str) -> None:
    with pytest.raises(BadConfig, match="allowed_hosts"):
        read_config(f'allowed_hosts = ["{host}"]')


# Origins ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin, forwarded_proto, status",
    [
        (f"http://{HOST}", "", 200),
        (f"http://{HOST}:80", "", 200),
        (f"https://{HOST}", "", 403),
        (f"http://{HOST}:8080", "", 403),
        (f"https://{HOST}", "https", 200),
        (f"http://{HOST}", "https", 403),
        ("http://evil.example", "", 403),
        ("null", "", 403),
        (f"http://{HOST}@evil.example", "", 403),
    ],
)
def test_origin_must_match_scheme_host_and_port(
    origin: str, forwarded_proto: str, status: int
) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            headers = {"origin": origin} | (
                {"x_forwarded_proto": forwarded_proto} if forwarded_proto else {}
            )
            visitor = room.visitor("127.0.0.1", **headers)
            response = await visitor.post("/api/guest", name="Ann")
            assert response.status_code == status, response.text
            if status == 403:
                assert response.json()["code"] == "wrong-origin"

    run_async_test(run_scenario)


def test_origin_error_mentions_forwarded_proto() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            response = await room.visitor(origin=f"https://{HOST}").post("/api/guest", name="Ann")
            assert "X-Forwarded-Proto" in response.json()["why"]

    run_async_test(run_scenario)


# Cookies and HSTS -------------------------------------------------------------------------------

HTTPS_CONFIG = make_config(base_url=f"https://{HOST}")


def read_cookie_lines(answer: httpx.Response) -> dict[str, str]:
    """Return the Set-Cookie lines of a response by name."""
    cookie_headers = answer.headers.get_list("set-cookie")
    return {cookie_header.partition("=")[0]: cookie_header for cookie_header in cookie_headers}


def test_https_cookies_have_host_prefix() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            visitor = room.visitor()
            body = {"name": "Ann", "password": "correct horse battery"}
            set_cookie_lines = read_cookie_lines(await visitor.post("/api/accounts", **body))
            assert {"__Host-rb_session", "__Host-rb_names", "__Host-rb_device"} <= set(
                set_cookie_lines
            )
            for name, line in set_cookie_lines.items():
                assert name.startswith("__Host-"), line
                assert "; Secure" in line
                assert "; Path=/;" in line
                assert "domain" not in line.lower()

    run_async_test(run_scenario)


def test_old_session_cookie_is_renamed() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = room.visitor()
            await ann.register("Ann", "correct horse battery")
            token = ann.http.cookies["__Host-rb_session"]
            old_visitor = room.visitor(cookie=f"rb_session={token}")
            response = await old_visitor.get("/api/me")
            assert response.json()["name"] == "Ann"
            set_cookie_lines = read_cookie_lines(response)
            assert set_cookie_lines["__Host-rb_session"].startswith(f"__Host-rb_session={token};")
            assert "Max-Age=0" in set_cookie_lines["rb_session"]
            assert read_cookie_lines(await ann.get("/api/me")) == {}

    run_async_test(run_scenario)


def test_https_logout_removes_both_cookies() -> None:
    async def run_scenario() -> None:
        async with open_test_room(HTTPS_CONFIG) as room:
            ann = room.visitor()
            current_user = await ann.register("Ann", "correct horse battery")
            token = ann.http.cookies["__Host-rb_session"]
            old_visitor = room.visitor(cookie=f"rb_session={token}")
            old_visitor.csrf = current_user["csrf"]
            deleted_cookies = read_cookie_lines(await old_visitor.post("/api/logout"))
            assert "Max-Age=0" in deleted_cookies["rb_session"]

    run_async_test(run_scenario)


def test_hsts_is_sent_over_https_only_and_configurable() -> None:
    async def run_scenario() -> None:
        for config, expected_header in [
            (HTTPS_CONFIG, f"max-age={180 * 86_400}"),
            (CONFIG, None),
            (msgspec.structs.replace(HTTPS_CONFIG, hsts_days=0), None),
        ]:
            async with open_test_room(config) as room:
                response = await room.visitor().get("/api/me")
                assert response.headers.get("strict-transport-security") == expected_header
                page = await room.visitor().get("/rules")
                assert page.headers.get("strict-transport-security") == expected_header

    run_async_test(run_scenario)


# Outdated pages ---------------------------------------------------------------------------------


def test_stale_csrf_token_asks_for_reload() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            ann.csrf = "of-another-session"
            response = await ann.post("/api/logout")
            assert (response.status_code, response.json()["code"]) == (403, "csrf")
            assert response.json()["said"]["say"] == "PageOutdated"
            assert "reload it" in response.json()["why"]
            ann.csrf = ""
            assert (await ann.post("/api/logout")).json()["said"]["say"] == "CsrfTokenMissing"

    run_async_test(run_scenario)


@pytest.mark.parametrize("kind", ["json", "msgpack"])
def test_outdated_socket_protocol_asks_for_reload(kind: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            async with visitor.socket(f"riverboat.v1.{kind}", sends_hello=False) as socket:
                assert socket.subprotocol == f"riverboat.v1.{kind}"
                frame = await socket.next_frame()
                assert (frame["t"], frame["code"]) == ("trouble", "protocol")
                assert "reload it" in frame["why"]
                assert await socket.wait_closed() == 1002

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "subfolder",
    [
        "cost_middleware.py",
        "app_state.py",
        "routing",
        "websocket_connection.py",
        "client_session.py",
        "app.py",
    ],
)
def test_cookies_are_read_through_helper_only(subfolder: str) -> None:
    """Code that reads one cookie name would miss a player with an HTTPS session."""
    source_path = Path(riverboat.web.__file__).parent / subfolder
    files = source_path.rglob("*.py") if source_path.is_dir() else (source_path,)
    cookie_read_pattern = re.compile(r"cookies\.get\(|cookies\[")
    assert [
        file.name for file in files if cookie_read_pattern.search(file.read_text(encoding="utf-8"))
    ] == []
