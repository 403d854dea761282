"""Files read by several processes give equal hands in an equal order, with equal lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from riverboat.engine.state.hand_facts import Called
from riverboat.histories import file_pieces, read_hands
from riverboat.histories.hand_transfer import pack_hands, unpack_hands
from riverboat.notation import BadNotation
from riverboat.notation.format_detection import parse_hands
from tests.notation.phh_texts import HOLE_DEALS, hand_text
from tests.notation.pokerstars_hands import CASH_HAND, HANDS_BY_NAME, OMAHA_HAND
from tests.notation.site_hands import ONGAME_HANDS

ILLEGAL_CASH_HAND = CASH_HAND.replace("player3: calls $11", "player3: calls $12", 1)


@pytest.fixture
def history_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(file_pieces, "PIECE_BYTES", 4000)
    hands = [CASH_HAND, OMAHA_HAND, ILLEGAL_CASH_HAND, CASH_HAND] * 4
    numbered_hands = [
        hand.replace("#2", f"#{hand_number}2", 1) for hand_number, hand in enumerate(hands, 1)
    ]
    (tmp_path / "a.txt").write_text("\n\n".join(numbered_hands))
    phh_text = hand_text(*HOLE_DEALS, "p3 f", "p1 f")
    (tmp_path / "b.phhs").write_text(
        "".join([f"[{hand_number}]\n{phh_text}\n" for hand_number in range(1, 60)])
    )
    (tmp_path / "c.txt").write_text(ONGAME_HANDS)
    (tmp_path / "d.txt").write_text("dear diary")
    return tmp_path


def test_large_files_are_cut_at_first_lines_of_hands(history_folder: Path) -> None:
    pieces = list(file_pieces.cut_sources([history_folder]))
    bounded_pieces = [piece for piece in pieces if piece.end]
    assert {Path(piece.path).name for piece in bounded_pieces} == {"a.txt", "b.phhs"}
    assert len(bounded_pieces) > 6
    for piece in bounded_pieces:
        lines = Path(piece.path).read_bytes()[piece.start :].splitlines()
        assert lines[0].startswith((b"PokerStars", b"["))
        file_lines = Path(piece.path).read_bytes().splitlines()
        assert file_lines[piece.first_line - 1] == lines[0]


def test_hands_are_equal_for_any_number_of_jobs(history_folder: Path) -> None:
    single_job_hands = read_hands(history_folder, errors="collect")
    hands = read_hands(history_folder, errors="collect", jobs=2)
    assert list(single_job_hands) == list(hands)
    assert [hand.read for hand in single_job_hands.refused] == [hand.read for hand in hands.refused]
    assert len(single_job_hands.refused) == 5, "four wrong hands, and a file that is no history"
    assert (single_job_hands.count, single_job_hands.copies) == (hands.count, hands.copies)


def test_error_of_worker_is_raised(history_folder: Path) -> None:
    with pytest.raises(BadNotation, match="calls"):
        list(read_hands([history_folder / "a.txt", history_folder / "c.txt"], jobs=2))
    log_file = history_folder / "match.log"
    log_file.write_text("STATE:0:f:AsAh|KsKh:5|-5:Ann|Bob\n")
    with pytest.raises(BadNotation, match="unknown game"):
        list(read_hands(log_file, jobs=2))


@pytest.mark.parametrize("jobs", [0, -1, 1.5, True])
def test_number_of_jobs_is_checked(jobs: int) -> None:
    with pytest.raises(ValueError, match="expected a number of processes"):
        read_hands(CASH_HAND, jobs=jobs)


def test_packed_hands_are_equal() -> None:
    texts = [
        *HANDS_BY_NAME.values(),
        ONGAME_HANDS,
        hand_text(*HOLE_DEALS, "p3 f", "p1 f"),
        "dear diary",
    ]
    hands = [hand for text in texts for hand in parse_hands(text)]
    assert any(hand.faults for hand in hands)
    assert list(unpack_hands(pack_hands(hands))) == hands


def test_packed_chips_may_exceed_64_bits() -> None:
    [hand] = parse_hands(hand_text(*HOLE_DEALS, "p3 f", "p1 f"))
    hand_with_huge_bet = replace(hand, log=(*hand.log, Called(1, 1 << 70)))
    assert list(unpack_hands(pack_hands([hand, hand_with_huge_bet]))) == [hand, hand_with_huge_bet]
