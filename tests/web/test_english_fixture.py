"""The English fixture of the client's tests matches the room."""

from __future__ import annotations

from tests.web import english


def test_english_fixture_is_current() -> None:
    assert english.FIXTURE.read_text() == english.fixture_text(), (
        "make it again: python -m tests.web.english"
    )
