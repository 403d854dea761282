"""The page of a hand's facts and commands is current."""

import doctest

from tests.docs import words_page


def test_the_page_of_words_is_up_to_date() -> None:
    written = words_page.FILE.read_text(encoding="utf-8") if words_page.FILE.exists() else ""
    assert written == words_page.page(), f"make it anew and review it: {words_page.COMMAND}"


def test_its_example_is_true() -> None:
    failed, tried = doctest.testfile(str(words_page.FILE), module_relative=False)
    assert (failed, tried > 5) == (0, True)
