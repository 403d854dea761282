"""Samples of all sites with other currencies and lines, and in one folder: the hands stay equal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from riverboat.histories.history_reader import read_hands
from riverboat.notation.format_detection import parse_hands
from tests.notation.all_samples import SAMPLES

CURRENCY_BY_SIGN = {"$": "USD", "€": "EUR", "£": "GBP"}
DOLLAR_ONLY_SAMPLES = ("site_hands: cake_euro_hand",)
"""Cake writes amounts in euros with dollars beside them."""
MONEY_SAMPLES = [
    name
    for name, text in SAMPLES.items()
    if re.search("[$€£]", text) and name not in DOLLAR_ONLY_SAMPLES
]

_ACTION_PATTERN = re.compile(r"\b(?:fold|check|call|raise)", re.IGNORECASE)
LINE_SAMPLES = [
    name
    for name, text in SAMPLES.items()
    if _ACTION_PATTERN.search(text)
    and not text.lstrip().startswith("<")
    and not name.startswith(("bovada", "pokernow"))
]
IGNORED_LINES = (
    *("{player} is disconnected", "{player} has been disconnected", "{player} is connected"),
    *("{player} has reconnected", "{player} has timed out", "{player} is sitting out"),
    *("{player} has returned", '{player} said, "raises $5"', "Zed joins the table at seat #9"),
    *(
        "Zed has joined the table",
        "Zed leaves the table",
        "{player} has timed out while disconnected",
    ),
)


def _convert_currency(text: str, currency_sign: str, currency_code: str) -> str:
    text = re.sub("[$€£]", lambda _: currency_sign, text)
    return re.sub(r"\b(?:USD|EUR|GBP)\b", currency_code, text)


@pytest.mark.parametrize("name", MONEY_SAMPLES)
def test_currency_does_not_change_log(name: str) -> None:
    parsed_hands = parse_hands(SAMPLES[name])
    assert not any(hand.faults for hand in parsed_hands)
    for sign, code in CURRENCY_BY_SIGN.items():
        hands = parse_hands(_convert_currency(SAMPLES[name], sign, code))
        assert [hand.log for hand in hands] == [hand.log for hand in parsed_hands], sign
        for hand, original_hand in zip(hands, parsed_hands, strict=True):
            is_currency_named = original_hand.about.currency in CURRENCY_BY_SIGN.values()
            assert hand.about.currency == (
                code if is_currency_named else original_hand.about.currency
            )


@pytest.mark.parametrize("name", LINE_SAMPLES)
def test_connection_lines_and_chat_do_not_change_log(name: str) -> None:
    parsed_hands = parse_hands(SAMPLES[name])
    lines = SAMPLES[name].splitlines()
    first_action_number = next(
        number for number, line in enumerate(lines, 1) if _ACTION_PATTERN.search(line)
    )
    player = sorted(parsed_hands[0].players)[0]
    ignored_lines = [line.format(player=player) for line in IGNORED_LINES]
    hands = parse_hands(
        "\n".join([*lines[:first_action_number], *ignored_lines, *lines[first_action_number:]])
    )
    assert [hand.log for hand in hands] == [hand.log for hand in parsed_hands]


def test_folder_with_files_of_all_sites_is_read_file_by_file(tmp_path: Path) -> None:
    hands = []
    for number, text in enumerate(SAMPLES.values()):
        (tmp_path / f"{number:03}.txt").write_text(text, encoding="utf-8")
        hands += [hand.log for hand in parse_hands(text)]
    found_hands = read_hands(tmp_path, copies="count")
    assert [hand.read.log for hand in found_hands] == hands
