"""Comparison with FPDB: its regression files if they are available, and sample hands."""

from __future__ import annotations

from pathlib import Path
from pprint import pformat

import pytest

from tests.stats import fpdb

POKERSTARS_HAND = """\
PokerStars Hand #7: Hold'em No Limit ($1/$2 USD) - 2026/01/02 20:00:00 ET
Table 'Ostrava' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 3: Cat ($200 in chips)
Bob: posts small blind $1
Cat: posts big blind $2
*** HOLE CARDS ***
Ann: raises $4 to $6
Bob: folds
Cat: calls $4
*** FLOP *** [2c 7d Jh]
Cat: checks
Ann: bets $8
Cat: raises $16 to $24
Ann: folds
Uncalled bet ($16) returned to Cat
Cat collected $29 from pot
Cat: doesn't show hand
*** SUMMARY ***
Total pot $29 | Rake $0
Board [2c 7d Jh]
Seat 1: Ann (button) folded on the Flop
Seat 2: Bob (small blind) folded before Flop
Seat 3: Cat (big blind) collected ($29)
"""


def make_fpdb_row(position: int | str, profit: int, **columns: object) -> dict[str, object]:
    """Return a player's row in FPDB's columns."""
    row: dict[str, object] = dict.fromkeys(
        [
            *("street0VPI", "street0Aggr", "street0_3BChance", "street0_3BDone"),
            *("raiseFirstInChance", "raisedFirstIn", "foldBbToStealChance", "foldedBbToSteal"),
            *("foldSbToStealChance", "foldedSbToSteal", "street1CBChance", "street1CBDone"),
            *("foldToStreet1CBChance", "foldToStreet1CBDone", "street1CheckCallRaiseChance"),
            *("street1Seen", "street1Aggr", "sawShowdown"),
        ],
        False,
    )
    row |= {"wonAtSD": 0.0, "wonWhenSeenStreet1": 0.0, "street1Calls": 0}
    return row | {"position": position, "totalProfit": profit} | columns


FPDB_ROWS = {
    "Ann": make_fpdb_row(
        0, -1400, street0VPI=True, street0Aggr=True, raiseFirstInChance=True, raisedFirstIn=True,
        street1Seen=True, street1CBChance=True, street1CBDone=True, street1Aggr=True,
    ),
    "Bob": make_fpdb_row(
        "S", -100, street0_3BChance=True, foldSbToStealChance=True, foldedSbToSteal=True
    ),
    "Cat": make_fpdb_row(
        "B", 1500, street0VPI=True, street0_3BChance=True, foldBbToStealChance=True,
        street1Seen=True, foldToStreet1CBChance=True, street1CheckCallRaiseChance=True,
        street1Aggr=True, wonWhenSeenStreet1=1.0,
    ),
}  # fmt: skip


def compare_with_rows(
    folder: Path, rows_by_player: dict[str, dict[str, object]]
) -> fpdb.HandComparison:
    hand_file = folder / "a hand.txt"
    hand_file.write_text(POKERSTARS_HAND, encoding="utf-8")
    text = pformat(rows_by_player).replace("-1400", "Decimal('-1400')")  # as in some FPDB files
    hand_file.with_name("a hand.txt.hp").write_text(text, encoding="utf-8")
    return fpdb.compare_folder(folder)[0]


def test_equal_counts_have_no_difference(tmp_path: Path) -> None:
    hand_comparison = compare_with_rows(tmp_path, FPDB_ROWS)
    assert hand_comparison == fpdb.HandComparison("a hand.txt", "", 3, hand_comparison.value_count)
    assert hand_comparison.value_count == 3 * 22


def test_difference_names_player_and_statistic(tmp_path: Path) -> None:
    cat_row = FPDB_ROWS["Cat"] | {"street0VPI": False}
    assert compare_with_rows(tmp_path, FPDB_ROWS | {"Cat": cat_row}).unnamed_differences == (
        "Cat: vpip 1, theirs 0",
    )


def test_definition_difference_is_named(tmp_path: Path) -> None:
    cat = FPDB_ROWS["Cat"] | {"foldToStreet1CBChance": False}
    hand_comparison = compare_with_rows(tmp_path, FPDB_ROWS | {"Cat": cat})
    assert hand_comparison.unnamed_differences == ()
    assert hand_comparison.named_differences == {"a fold to a c-bet is not counted": 1}


def test_every_known_difference_is_documented() -> None:
    page_text = (Path(__file__).parents[2] / "docs/reference/fpdb.md").read_text(encoding="utf-8")
    assert [
        known_difference.title
        for known_difference in fpdb.KNOWN_DIFFERENCES
        if f"| {known_difference.title} |" not in page_text
    ] == []


def test_refused_hand_gives_reason(tmp_path: Path) -> None:
    hand_file = tmp_path / "a hand.txt"
    hand_file.write_text(
        POKERSTARS_HAND.replace("collected $29", "collected $30"), encoding="utf-8"
    )
    hand_file.with_name("a hand.txt.hp").write_text(pformat(FPDB_ROWS), encoding="utf-8")
    [hand_comparison] = fpdb.compare_folder(tmp_path)
    assert "30" in hand_comparison.refused


def test_fpdb_regression_hands_have_no_unnamed_difference(corpora: Path) -> None:
    folder = corpora / "fpdb"
    if not folder.is_dir():
        pytest.skip(
            f"no statistics of FPDB at {folder}: put `regression-test-files` of its sources there"
        )
    hand_comparisons = fpdb.compare_folder(folder)
    assert [
        f"{hand_comparison.file}: {name}"
        for hand_comparison in hand_comparisons
        for name in hand_comparison.unnamed_differences
    ] == []
    assert sum([hand_comparison.value_count for hand_comparison in hand_comparisons]) > 0
