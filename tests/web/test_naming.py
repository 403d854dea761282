"""What somebody may be called."""

from __future__ import annotations

import pytest

from riverboat.web.naming import LONGEST, BadName, clean, look_alikes


@pytest.mark.parametrize(
    "given, kept",
    [
        ("Ann", "Ann"),
        ("  Ann   B. ", "Ann B."),
        ("\uff21\uff4e\uff4e", "Ann"),  # full-width letters are letters
        ("Jos\u0065\u0301", "Jos\u00e9"),
        ("Jiří_1-2", "Jiří_1-2"),
        ("Сергей", "Сергей"),
        ("山田たろう", "山田たろう"),
        ("김철수", "김철수"),
        ("7", "7"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_kept_in_one_form(given: str, kept: str) -> None:
    assert clean(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * (LONGEST + 1),
        "x" * 10_000,
        "Ann\x00",
        "Ann\u200b",  # a space that nobody sees
        "\u202eAnn",  # letters from right to left
        "Ann<script>",
        "Ann (bot)",
        "Ann/Bob",
        "♠",
        "-Ann",
        "Ann_",
        ".",
        "\u0410nn",  # the first letter is Cyrillic
        "\u0391nn",  # the first letter is Greek
        "a\u0338\u0338nn",
        "é\u0301\u0301",
        "The House",
        "DEALER",
        "admin",
    ],
)
def test_a_name_that_misleads_is_refused(given: str) -> None:
    with pytest.raises(BadName):
        clean(given)


def test_a_name_wholly_of_look_alikes_is_found_in_both_directions() -> None:
    cyrillic = "\u0430\u0441\u0435"
    assert "ace" in look_alikes(cyrillic)
    assert cyrillic in look_alikes("ace")


def test_a_name_with_a_letter_of_its_own_looks_like_nobody_else() -> None:
    assert look_alikes("Walter") == []
    assert look_alikes("Сергей") == []
    assert look_alikes("123") == []
