"""The protocol page is current and complete."""

from tests.docs import wire_page


def test_protocol_page_is_current() -> None:
    written_text = wire_page.FILE.read_text(encoding="utf-8") if wire_page.FILE.exists() else ""
    assert written_text == wire_page.build_page(), (
        f"make it anew and review it: {wire_page.COMMAND}"
    )


def test_frames_and_commands_are_documented() -> None:
    page = wire_page.build_page()
    assert page.count("\n### ") > 60
    assert "### raise\n\nBet or raise so that" in page


def test_fields_have_their_wire_names() -> None:
    page = wire_page.build_page()
    command = page[page.index("### wish") : page.index("### say")]
    assert "| `cmd` |" in command
    assert "| `token` |" in command
    assert "command_id" not in page
    assert "private_view" not in page
