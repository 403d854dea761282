"""Text and chips in pictures: amounts, chip discs and untrusted names."""

import pytest

from riverboat.picture import MoneyFormat
from riverboat.picture.drawable_text import clean_text, measure_text_width, truncate_text
from riverboat.picture.money_format import MAX_DISCS, compute_disc_digits


@pytest.mark.parametrize(
    "scale, currency, chips, expected_text",
    [
        (1, "", 1250, "1,250"),
        (1, "", 0, "0"),
        (2, "", 20775, "10,387.5"),
        (100, "USD", 1250, "$12.50"),
        (100, "USD", 1200, "$12"),
        (100, "EUR", 5, "€0.05"),
        (100, "CHF", 123456, "CHF 1,234.56"),
        (100, "USD", -250, "-$2.50"),
        (1000, "USD", 5, "$0.005"),
        (3, "", 1, "0.33"),
    ],
)
def test_amounts_are_formatted_with_separators(
    scale: int, currency: str, chips: int, expected_text: str
) -> None:
    assert MoneyFormat(scale, currency)(chips) == expected_text


def test_chip_pile_height_is_limited() -> None:
    assert all(
        0 < len(compute_disc_digits(chips)) <= MAX_DISCS for chips in (1, 4, 99, 1234, 10**9)
    )
    assert compute_disc_digits(0) == ""


def test_larger_amounts_use_larger_chips() -> None:
    assert compute_disc_digits(1) == "0"
    assert compute_disc_digits(5) == "1"
    assert compute_disc_digits(530) == "421"


@pytest.mark.parametrize(
    "name, clean_name",
    [
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("two\nlines\tand tabs", "two lines and tabs"),
        ("\u202eevil\u2066", "evil"),
        ("\ufffe\ud800x", "x"),
        ("Zoë 李 🂡", "Zoë 李 🂡"),
    ],
)
def test_unprintable_characters_are_removed_from_name(name: str, clean_name: str) -> None:
    assert clean_text(name) == clean_name


def test_text_is_truncated_to_fit_width() -> None:
    assert truncate_text("Ann", 16, 100) == "Ann"
    truncated_text = truncate_text("W" * 50, 16, 100)
    assert truncated_text.endswith("…")
    assert measure_text_width(truncated_text, 16) <= 100
    assert measure_text_width("日本", 16) > measure_text_width("ab", 16)
