"""Compressed files of hands, old line ends, and folders with other files."""

from __future__ import annotations

import bz2
import gzip
import lzma
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

from riverboat.engine.commands.engine_errors import refusal_of
from riverboat.notation import BadNotation, archives, read_hands
from riverboat.notation.format_detection import parse_hands, scan_folder
from riverboat.words.refusals.histories import (
    ArchiveTooLarge,
    DamagedArchive,
    HistoryFormatUnknown,
    TournamentSummaryGiven,
)
from tests.notation.pokernow_log import make_log
from tests.notation.pokerstars_hands import CASH_HAND
from tests.notation.site_hands import ONGAME_HANDS


@pytest.mark.parametrize("compress", [gzip.compress, bz2.compress, lzma.compress])
def test_compressed_file_is_read(compress: Callable[[bytes], bytes], tmp_path: Path) -> None:
    file = tmp_path / "hands.txt.packed"
    file.write_bytes(compress(ONGAME_HANDS.encode()))
    hands = list(read_hands(file))
    assert [hand.log for hand in hands] == [hand.log for hand in parse_hands(ONGAME_HANDS)]
    assert {hand.source.file for hand in hands} == {str(file)}


def test_zip_archive_is_read_file_by_file(tmp_path: Path) -> None:
    file = tmp_path / "hands.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("b/log.csv", make_log())
        archive.writestr("a.txt", CASH_HAND)
        archive.writestr(".hidden", "not a history")
    hands = list(read_hands(file))
    inner_file_names = [hand.source.file.removeprefix(f"{file}/") for hand in hands]
    assert inner_file_names == ["a.txt", *["b/log.csv"] * (len(hands) - 1)]
    assert all(hand.exact for hand in hands)


def test_damaged_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hands.gz"
    file.write_bytes(gzip.compress(CASH_HAND.encode())[:-20])
    with pytest.raises(BadNotation) as error:
        list(read_hands(file))
    assert isinstance(refusal_of(error.value), DamagedArchive)


def test_archive_beyond_limit_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archives, "MAX_UNPACKED_BYTES", 1000)
    file = tmp_path / "hands.gz"
    file.write_bytes(gzip.compress(b"0" * 5000))
    with pytest.raises(BadNotation) as error:
        list(read_hands(file))
    assert isinstance(refusal_of(error.value), ArchiveTooLarge)


def test_archive_within_archive_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hands.gz"
    file.write_bytes(gzip.compress(gzip.compress(CASH_HAND.encode())))
    [hand] = read_hands(file)
    assert isinstance(hand.faults[0], HistoryFormatUnknown)


def test_lines_may_end_with_carriage_return_alone(tmp_path: Path) -> None:
    for text in (CASH_HAND, ONGAME_HANDS):
        file = tmp_path / "hands.txt"
        file.write_bytes(text.replace("\n", "\r").encode())
        assert [hand.log for hand in read_hands(file)] == [hand.log for hand in parse_hands(text)]


def test_files_of_source_repository_are_skipped(tmp_path: Path) -> None:
    for ignored_file in (
        "Makefile",
        "tox.ini",
        "setup.cfg",
        ".git/HEAD",
        "node_modules/a/b.txt",
        "x.cs",
    ):
        path = tmp_path / ignored_file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("[tool]\n")
    (tmp_path / "hands.txt").write_text(CASH_HAND)
    folder_scan = scan_folder(tmp_path)
    assert [path.name for path in folder_scan.readable] == ["hands.txt"]
    assert folder_scan.unreadable == []


TOURNAMENT_SUMMARIES = {
    "888poker": "***** 888poker Tournament Summary *****\nTournament ID: 7\n",
    "PokerStars": "PokerStars Tournament #81, No Limit Hold'em\nBuy-In: $10.00/$1.00\n",
    "GGPoker": "Tournament #81, Daily Main, Hold'em No Limit\nBuy-in: $10+$1\n",
    "Winamax": "Winamax Poker - Tournament summary : Freeroll(81)\n",
    "Full Tilt": "Full Tilt Poker Tournament Summary $10 + $1 Sit & Go (81)\n",
}


@pytest.mark.parametrize("site", TOURNAMENT_SUMMARIES)
def test_tournament_summary_is_named_as_such(site: str) -> None:
    [hand] = parse_hands(TOURNAMENT_SUMMARIES[site])
    assert hand.faults == (TournamentSummaryGiven(site),)


def test_unknown_format_is_not_taken_for_partypoker() -> None:
    text = "Vbet - Vbet - Game #7\n***** Hand history for game #7 *****\nTournament #8 - Level 7\n"
    [hand] = parse_hands(text)
    assert isinstance(hand.faults[0], HistoryFormatUnknown)
