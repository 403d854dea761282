"""The event file page is current, and its example parses."""

from riverboat.tourney.config import read_event
from tests.docs import event_page


def test_the_page_of_an_event_is_up_to_date() -> None:
    written = event_page.FILE.read_text("utf-8") if event_page.FILE.exists() else ""
    assert written == event_page.page(), f"make it anew and review it: {event_page.COMMAND}"


def test_its_example_is_read() -> None:
    rules = read_event(event_page.EXAMPLE)
    assert rules.entry.rebuy is not None
    assert rules.entry.rebuy.price.total == 22
