"""Comparison with FPDB: its regression files if they are available, and sample hands."""

from __future__ import annotations

from pathlib import Path
from pprint import pformat

import pytest

from tests.stats import fpdb

HAND = """\
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


def their_row(position: int | str, profit: int, **counted: object) -> dict[str, object]:
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
    return row | {"position": position, "totalProfit": profit} | counted


THEIRS = {
    "Ann": their_row(
        0, -1400, street0VPI=True, street0Aggr=True, raiseFirstInChance=True, raisedFirstIn=True,
        street1Seen=True, street1CBChance=True, street1CBDone=True, street1Aggr=True,
    ),
    "Bob": their_row(
        "S", -100, street0_3BChance=True, foldSbToStealChance=True, foldedSbToSteal=True
    ),
    "Cat": their_row(
        "B", 1500, street0VPI=True, street0_3BChance=True, foldBbToStealChance=True,
        street1Seen=True, foldToStreet1CBChance=True, street1CheckCallRaiseChance=True,
        street1Aggr=True, wonWhenSeenStreet1=1.0,
    ),
}  # fmt: skip


def compared(folder: Path, theirs: dict[str, dict[str, object]]) -> fpdb.Compared:
    hand = folder / "a hand.txt"
    hand.write_text(HAND, encoding="utf-8")
    text = pformat(theirs).replace("-1400", "Decimal('-1400')")  # as in some FPDB files
    hand.with_name("a hand.txt.hp").write_text(text, encoding="utf-8")
    return fpdb.compare_all(folder)[0]


def test_a_hand_that_both_count_alike(tmp_path: Path) -> None:
    found = compared(tmp_path, THEIRS)
    assert found == fpdb.Compared("a hand.txt", "", 3, found.values)
    assert found.values == 3 * 22


def test_what_differs_is_told_by_player_and_statistic(tmp_path: Path) -> None:
    cat = THEIRS["Cat"] | {"street0VPI": False}
    assert compared(tmp_path, THEIRS | {"Cat": cat}).unnamed == ("Cat: vpip 1, theirs 0",)


def test_a_difference_of_definition_has_a_name(tmp_path: Path) -> None:
    cat = THEIRS["Cat"] | {"foldToStreet1CBChance": False}
    found = compared(tmp_path, THEIRS | {"Cat": cat})
    assert found.unnamed == ()
    assert found.named == {"nobody folds to a c-bet": 1}


def test_each_named_difference_stands_in_the_reference() -> None:
    page = (Path(__file__).parents[2] / "docs/reference/fpdb.md").read_text(encoding="utf-8")
    assert [each.title for each in fpdb.NAMED if f"| {each.title} |" not in page] == []


def test_a_hand_that_is_not_read_says_why(tmp_path: Path) -> None:
    hand = tmp_path / "a hand.txt"
    hand.write_text(HAND.replace("collected $29", "collected $30"), encoding="utf-8")
    hand.with_name("a hand.txt.hp").write_text(pformat(THEIRS), encoding="utf-8")
    [found] = fpdb.compare_all(tmp_path)
    assert "30" in found.refused


def test_their_own_hands(corpora: Path) -> None:
    folder = corpora / "fpdb"
    if not folder.is_dir():
        pytest.skip(
            f"no statistics of FPDB at {folder}: put `regression-test-files` of its sources there"
        )
    found = fpdb.compare_all(folder)
    assert [f"{each.file}: {what}" for each in found for what in each.unnamed] == []
    assert sum([each.values for each in found]) > 0
