"""What the client's tests hold its Czech against is what the room says."""

from __future__ import annotations

from tests.web import english


def test_the_committed_file_is_what_the_room_says() -> None:
    assert english.FIXTURE.read_text() == english.written(), (
        "make it again: python -m tests.web.english"
    )


def test_a_form_is_a_holding_without_its_ranks() -> None:
    assert english.form("a pair of sixes") == english.form("a pair of aces") == "a pair of P"
    assert english.form("an ace-high flush") == "a R-high flush"
    assert english.form("four of a kind, fours") == "four of a kind, P"
