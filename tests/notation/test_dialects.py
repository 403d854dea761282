"""Properties of every site's format, detected from the text alone."""

from pathlib import Path

import pytest

import riverboat as rb
from riverboat.notation.format_detection import (
    detect_file_format,
    detect_format,
    read_hands,
    scan_folder,
)
from riverboat.notation.site_dialects import SITES, load_dialect
from tests.notation import test_absolute, test_bovada, test_pacific, test_party, test_winamax

HANDS_BY_SITE = {
    "Absolute Poker": test_absolute.CASH_HAND,
    "Bovada": test_bovada.CASH_HAND,
    "Winamax": test_winamax.CASH_HAND,
    "888poker": test_pacific.CASH_HAND,
    "partypoker": test_party.CASH_HAND,
}


@pytest.mark.parametrize("site", HANDS_BY_SITE)
def test_site_is_detected_from_first_words(site: str) -> None:
    assert detect_format(HANDS_BY_SITE[site].encode()) == site
    assert [
        other_site
        for other_site in SITES
        if load_dialect(other_site).can_read(HANDS_BY_SITE[site].encode())
    ] == [site]


@pytest.mark.parametrize("site", HANDS_BY_SITE)
@pytest.mark.parametrize(
    "encoding, line_end", [("utf-8-sig", "\r\n"), ("utf-16", "\n"), ("utf-8", "\r\n")]
)
def test_encoding_and_line_ends_do_not_change_log(
    tmp_path: Path, site: str, encoding: str, line_end: str
) -> None:
    path = tmp_path / "hands.txt"
    path.write_bytes(HANDS_BY_SITE[site].replace("\n", line_end).encode(encoding))
    [hand] = read_hands(path)
    [plain_hand] = rb.read_hands(HANDS_BY_SITE[site])
    assert hand.log == plain_hand.log


@pytest.mark.parametrize("site", HANDS_BY_SITE)
def test_broken_hand_does_not_hide_its_neighbours(tmp_path: Path, site: str) -> None:
    path = tmp_path / "hands.txt"
    text = HANDS_BY_SITE[site]
    broken_text = text.replace("folds", "faints").replace("Folds", "Faints")
    path.write_text(f"{text}\n\n{broken_text}\n\n{text}", encoding="utf-8")
    first_hand, second_hand, third_hand = read_hands(path)
    assert first_hand.exact
    assert second_hand.faults
    assert third_hand.exact
    assert third_hand.log == first_hand.log


@pytest.mark.parametrize("site", HANDS_BY_SITE)
def test_hands_survive_conversion_to_other_formats(site: str) -> None:
    [hand] = rb.read_hands(HANDS_BY_SITE[site])
    for format_name in ("phh", "ohh", "pokerstars", "json"):
        [second_hand_history] = rb.read_hands(hand.to_format(format_name))
        assert second_hand_history.payoffs == hand.payoffs, format_name


@pytest.mark.parametrize("site", HANDS_BY_SITE)
def test_any_missing_line_still_gives_payoffs(site: str) -> None:
    lines = HANDS_BY_SITE[site].splitlines()
    for removed_index in range(1, len(lines)):
        for hand in rb.read_hands(
            "\n".join([*lines[:removed_index], *lines[removed_index + 1 :]]), errors="collect"
        ):
            assert hand.payoffs


def test_folder_with_many_sites_is_read(tmp_path: Path) -> None:
    for site, text in HANDS_BY_SITE.items():
        (tmp_path / f"{site}.txt").write_text(text, encoding="utf-8")
    assert {detect_file_format(path) for path in scan_folder(tmp_path).readable} == set(
        HANDS_BY_SITE
    )
    assert sum(1 for _ in rb.read_hands(tmp_path)) == len(HANDS_BY_SITE)
