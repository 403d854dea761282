"""The page of a hand's facts and commands is current."""

import doctest

from tests.docs import words_page


def test_words_page_is_current() -> None:
    written_text = words_page.FILE.read_text(encoding="utf-8") if words_page.FILE.exists() else ""
    assert written_text == words_page.build_page(), (
        f"make it anew and review it: {words_page.COMMAND}"
    )


def test_fields_have_their_json_names() -> None:
    assert "| `is_full_raise`, in JSON `full` |" in words_page.build_page()


def test_page_example_runs() -> None:
    failure_count, example_count = doctest.testfile(str(words_page.FILE), module_relative=False)
    assert (failure_count, example_count > 5) == (0, True)
