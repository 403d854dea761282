"""docs/house-rules.md is current."""

from tests.docs import house_page


def test_house_rules_page_is_current() -> None:
    written_text = house_page.FILE.read_text(encoding="utf-8") if house_page.FILE.exists() else ""
    assert written_text == house_page.build_page(), (
        f"make it anew and review it: {house_page.COMMAND}"
    )
