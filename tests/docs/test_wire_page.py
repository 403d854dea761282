"""The protocol page is current and complete."""

from tests.docs import wire_page


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    written = wire_page.FILE.read_text(encoding="utf-8") if wire_page.FILE.exists() else ""
    assert written == wire_page.page(), f"make it anew and review it: {wire_page.COMMAND}"


def test_every_frame_and_every_wish_says_what_it_is() -> None:
    page = wire_page.page()
    assert page.count("\n### ") > 60
    assert "### raise\n\nBet or raise so that" in page
