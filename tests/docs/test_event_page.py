"""The event file page is current, and its example parses."""

from riverboat.tourney.config import read_event
from tests.docs import event_page


def test_event_page_is_current() -> None:
    written_text = event_page.FILE.read_text("utf-8") if event_page.FILE.exists() else ""
    assert written_text == event_page.build_page(), (
        f"make it anew and review it: {event_page.COMMAND}"
    )


def test_event_page_example_parses() -> None:
    rules = read_event(event_page.EXAMPLE_CONFIG)
    assert rules.entry.rebuy is not None
    assert rules.entry.rebuy.price.total == 22
