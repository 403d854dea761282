"""Private notes about players, visible only to their writer."""

from __future__ import annotations

import pytest

from riverboat.web.api import notes as notes_api
from tests.web.open_rooms import Visitor, open_test_room, run_async_test


async def read_notes(visitor: Visitor) -> list[tuple[str, str, str]]:
    response = await visitor.get("/api/notes")
    assert response.status_code == 200, response.text
    return [(note["about"], note["text"], note["colour"]) for note in response.json()]


def test_note_is_visible_to_its_writer_only() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")
            response = await ann.post("/api/notes", about="Ben", text=" never folds ", colour="red")
            assert response.status_code == 200, response.text
            assert await read_notes(ann) == [("Ben", "never folds", "red")]
            assert await read_notes(ben) == []

    run_async_test(run_scenario)


def test_notes_need_a_session() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            assert (await room.visitor().get("/api/notes")).status_code == 401
            assert (await room.visitor().post("/api/notes", about="Ann")).status_code == 401

    run_async_test(run_scenario)


def test_note_is_replaced_and_empty_note_removed() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            await ann.post("/api/notes", about="Yazoo (bot)", text="calls", colour="blue")
            room.clock.advance(1)
            await ann.post("/api/notes", about="yazoo (BOT)", text="", colour="green")
            assert await read_notes(ann) == [("yazoo (BOT)", "", "green")]
            await ann.post("/api/notes", about="Yazoo (bot)", text="  ")
            assert await read_notes(ann) == []

    run_async_test(run_scenario)


def test_notes_follow_guest_to_account() -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann, _ = await room.guest("Ann"), await room.guest("Ben")
            await ann.post("/api/notes", about="Ben", text="bluffs")
            await ann.register("Ann", "correct horse battery")
            second_browser = room.visitor()
            await second_browser.log_in("Ann", "correct horse battery")
            assert await read_notes(second_browser) == [("Ben", "bluffs", "")]

    run_async_test(run_scenario)


@pytest.mark.parametrize(
    "body",
    [
        {"about": "", "text": "x"},
        {"about": "B\nen", "text": "x"},
        {"about": "Ben", "text": "x" * 1001},
        {"about": "Ben", "text": "\0"},
        {"about": "Ben", "colour": "pink"},
        {"about": "Ben", "whose": "Ann"},
    ],
)
def test_invalid_note_is_refused(body: dict[str, str]) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/notes", **body)
            assert (response.status_code, response.json()["code"]) == (400, "bad-body")
            assert await read_notes(ann) == []

    run_async_test(run_scenario)


def test_notes_are_limited_per_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notes_api, "MAX_GUEST_NOTES", 2)

    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            for name in ("Ben", "Cid", "Dan"):
                await room.guest(name)
            for subject in ("Ben", "Cid"):
                assert (await ann.post("/api/notes", about=subject, text="x")).status_code == 200
            response = await ann.post("/api/notes", about="Dan", text="x")
            assert (response.status_code, response.json()["code"]) == (409, "too-many")
            assert "Ann already has notes on 2 players" in response.json()["why"]
            assert (await ann.post("/api/notes", about="BEN", text="y")).status_code == 200
            assert [subject for subject, _, _ in await read_notes(ann)] == ["BEN", "Cid"]

    run_async_test(run_scenario)


@pytest.mark.parametrize("subject", ["Nobody", "Rosa (bot)", "\u3164", "x" * 100, "Ann\u200b"])
def test_note_about_unknown_player_is_refused(subject: str) -> None:
    async def run_scenario() -> None:
        async with open_test_room() as room:
            ann = await room.guest("Ann")
            response = await ann.post("/api/notes", about=subject, text="x")
            assert (response.status_code, response.json()["code"]) == (404, "no-account")
            assert await read_notes(ann) == []

    run_async_test(run_scenario)


def test_account_note_limit_exceeds_guest_limit() -> None:
    assert notes_api.MAX_GUEST_NOTES < notes_api.MAX_NOTES <= 1_000
