"""The English fixture of the client's tests matches the room."""

from __future__ import annotations

from tests.web import english


def test_the_committed_file_is_what_the_room_says() -> None:
    assert english.FIXTURE.read_text() == english.written(), (
        "make it again: python -m tests.web.english"
    )
