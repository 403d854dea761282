"""Paths of pages: those of the client's router, and aliases that people type."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riverboat.web.pages.client_files import CLIENT_PATHS, resolve_alias
from tests.web.open_rooms import open_test_room, run_async_test

ROUTER_FILE = Path(__file__).resolve().parents[2] / "client/src/lib/router.svelte.ts"


def read_client_paths() -> list[str]:
    """Return every path without an id, as listed by the client's router."""
    paths = re.findall(r"'(/[\w/]*)':", read_router_constant("TOP_LEVEL_PAGES"))
    return [path for path in paths if path != "/mock"]


def read_client_paths_with_id() -> list[str]:
    """Return a path of every page of a table and of an event, as listed by the client's router."""
    table_pages = re.findall(r"'(\w+)'", read_router_constant("TABLE_PAGES"))
    event_pages = re.findall(r"(\w+):", read_router_constant("EVENT_PAGES"))
    assert table_pages
    assert event_pages
    return [f"/t/a-1/{path}" for path in table_pages] + [
        f"/event/a-1/{path}" for path in event_pages
    ]


def read_router_constant(name: str) -> str:
    """Return the value of a constant in the client's router, as text."""
    match = re.search(
        rf"^const {name}\b.*? = (.*?);$",
        ROUTER_FILE.read_text(encoding="utf-8"),
        re.DOTALL | re.MULTILINE,
    )
    assert match, name
    return match[1]


def test_server_knows_every_client_path() -> None:
    assert len(read_client_paths()) > 10
    paths = [*read_client_paths(), *read_client_paths_with_id()]
    assert [path for path in paths if not CLIENT_PATHS.fullmatch(path)] == []


@pytest.mark.parametrize(
    "typed_path, page_path",
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
def test_alias_resolves_to_page(typed_path: str, page_path: str) -> None:
    assert resolve_alias(typed_path) == page_path


def test_alias_redirect_preserves_query() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            visitor = room.visitor()
            response = await visitor.get("/tournaments", invite="abc")
            assert response.status_code == 307
            assert response.headers["location"] == "/events?invite=abc"
            assert (await visitor.get("/tournaments/a/b")).status_code in (404, 503)
            for path in read_client_paths():
                assert (await visitor.get(f"{path}/")).status_code in (200, 307, 503), path

    run_async_test(run_scenario)
