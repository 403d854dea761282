"""Paths of pages: those of the client's router, and aliases that people type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riverboat.web.pages.client_files import CLIENT_PATHS, resolve_alias
from tests.web.house import house, run

ROUTER = Path(__file__).resolve().parents[2] / "client/src/lib/router.svelte.ts"


def client_paths() -> list[str]:
    """Return every path without an id, as listed by the client's router."""
    alone = re.search(
        r"const ALONE[^{]*\{(.*?)\n\};", ROUTER.read_text(encoding="utf-8"), re.DOTALL
    )
    assert alone
    return [each for each in re.findall(r"'(/[\w/]*)':", alone[1]) if each != "/mock"]


def test_server_knows_every_client_path() -> None:
    assert len(client_paths()) > 10
    assert [each for each in client_paths() if not CLIENT_PATHS.fullmatch(each)] == []


@pytest.mark.parametrize(
    "typed, meant",
    [
        ("/tournaments", "/events"),
        ("/tournaments/", "/events"),
        ("/tournament", "/events"),
        ("/event", "/events"),
        ("/tournaments/new", "/events/new"),
        ("/tournament/abc-1/screen", "/event/abc-1/screen"),
        ("/events/abc-1", "/event/abc-1"),
        ("/lobby", "/"),
        ("/events/", "/events"),
        ("//tournaments", "/events"),
        ("/events", "/events"),
        ("/tournaments/a/b", "/tournaments/a/b"),
        ("//elsewhere.example", "//elsewhere.example"),
    ],
)
def test_alias_resolves_to_page(typed: str, meant: str) -> None:
    assert resolve_alias(typed) == meant


def test_alias_redirect_preserves_query() -> None:
    async def work() -> None:
        async with house() as room:
            visitor = room.visitor()
            answer = await visitor.get("/tournaments", invite="abc")
            assert answer.status_code == 307
            assert answer.headers["location"] == "/events?invite=abc"
            assert (await visitor.get("/tournaments/a/b")).status_code in (404, 503)
            for path in client_paths():
                assert (await visitor.get(f"{path}/")).status_code in (200, 307, 503), path

    run(work)
