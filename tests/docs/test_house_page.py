"""docs/house-rules.md is current."""

from tests.docs import house_page


def test_the_page_of_house_rules_is_up_to_date() -> None:
    written = house_page.FILE.read_text(encoding="utf-8") if house_page.FILE.exists() else ""
    assert written == house_page.page(), f"make it anew and review it: {house_page.COMMAND}"
