"""The English fixture of the client's tests matches the room."""

from __future__ import annotations

from tests.web import english


def test_english_fixture_is_current() -> None:
    assert english.FIXTURE_FILE.read_text() == english.render_fixture(), (
        "make it again: python -m tests.web.english"
    )
