"""``riverboat push-fold``: grids for two players, tables for more, and refused input."""

import json
import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.equity.push_fold import all_in_showdowns
from tests.schedule import run_in


@pytest.fixture(scope="module", autouse=True)
def sample_few_boards() -> Iterator[None]:
    """Sample few boards for three-way all-ins, for speed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(all_in_showdowns, "SAMPLED_BOARDS", 256)
        yield


CALLING_HEADING = "Calling frequencies in percent"


def run_push_fold(*arguments: str, width: int = 100) -> Any:
    return CliRunner().invoke(app, ["push-fold", *arguments], env={"COLUMNS": str(width)})


def read_push_fold_lines(*arguments: str, width: int = 100) -> list[str]:
    result = run_push_fold(*arguments, width=width)
    assert result.exit_code == 0, result.output
    return list(result.output.splitlines())


@pytest.mark.parametrize("width", [100, 80, 45])
def test_heads_up_draws_push_and_call_grids(width: int) -> None:
    page = read_push_fold_lines("10", "--players", "2", "--ante", "0", width=width)
    assert page[0].startswith("Push or fold, 2 players with 10")
    heading_indexes = [
        line_index for line_index, line in enumerate(page) if line.endswith("pushes 58.3% of hands")
    ]
    assert len(heading_indexes) == 1
    assert page[heading_indexes[0] + 1].split()[:2] == (
        ["AA", "AKs"] if width >= 80 else ["AA", "AK"]
    )
    assert any(line.startswith("The big blind calls the small blind with") for line in page)
    text = " ".join(" ".join(page).split())
    assert "Value per hand, in big blinds: SB -0.0454, BB +0.0454" in text
    gain_match = re.search(r"No player gains more than (\S+) big blinds a hand", text)
    assert gain_match
    assert float(gain_match[1]) <= 1e-6
    assert "All-ins are exact." in text
    assert max(map(cell_len, page)) < width


@pytest.mark.slow
def test_multiway_table_shows_calling_frequencies() -> None:
    page = read_push_fold_lines("12", "10", "8", "--rounds", "25", "--draw", "btn-bb")
    assert page[0] == "Push or fold, 3 players with 12, 10, 8 big blinds"
    assert any(line.startswith("BTN pushes ") for line in page)
    row = next(
        line for line in page[page.index(CALLING_HEADING) :] if line.startswith("BTN pushes")
    )
    assert len(row.split()) == 4
    assert any(line.startswith("The big blind calls the button with ") for line in page)
    assert "three-way all-ins sampled" in " ".join(page)


def test_prizes_are_named_and_values_are_in_prizes() -> None:
    page = read_push_fold_lines("10", "8", "--prizes", "50,30", "--others", "4", "--rounds", "25")
    assert page[0].startswith(
        "Push or fold, 2 players with 10, 8 big blinds, for prizes of 50, 30,"
    )
    assert any(line.startswith("Value per hand, in prizes: SB ") for line in page)


@pytest.mark.landing
def test_json_contains_every_decision() -> None:
    data = json.loads(run_push_fold("10", "10", "10", "--rounds", "25", "--json").output)
    assert [decision["seats"] for decision in data["decisions"]] == [
        ["BTN"],
        ["SB"],
        ["BTN", "SB"],
        ["BTN", "BB"],
        ["SB", "BB"],
        ["BTN", "SB", "BB"],
    ]
    assert data["decisions"][0]["does"] == "push"
    assert data["decisions"][0]["hands"]["AA"] == 1
    assert sum(data["values"].values()) == pytest.approx(0, abs=1e-6)
    assert not data["exact"]


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (("inf",), "the small blind has inf big blinds: use 0.001 to 10,000"),
        (("10", "9", "0"), "the big blind has 0 big blinds: use 0.001 to 10,000"),
        (("9", "9", "0.5", "0.5"), "the small blind and the big blind are all-in by posting"),
        (("10", "--ante", "-1"), "the ante is -1.0"),
        (
            ("10", "--others", "5"),
            "other stacks need prizes: enter prizes, or leave the stacks out",
        ),
        (("10", "--accuracy", "0"), "the accuracy is 0.0"),
        (("10", "--draw", "co"), "--draw co: unknown seat CO; seats: SB, BB"),
        (("10", "--draw", "bb"), "name the pusher"),
        (("10", "--draw", "bb-sb"), "name the pusher"),
        (tuple("9" * 10), "10 stacks: push or fold is for 2 to 9 players"),
    ],
)
def test_impossible_spot_is_refused_with_reason(arguments: tuple[str, ...], reason: str) -> None:
    result = run_push_fold(*arguments)
    assert result.exit_code == 1
    assert reason in result.output


@pytest.mark.slow
def test_player_all_in_by_posting_has_no_push_decision() -> None:
    page = read_push_fold_lines("10", "0.4", "10", "--rounds", "50")
    assert page[1] == "The small blind is all-in by posting"
    assert not any(line.startswith("SB pushes") for line in page)
    button_row, small_blind_row = page[page.index(CALLING_HEADING) + 2 :][:2]
    assert button_row.split()[:3] == ["BTN", "pushes", "100.0"]
    assert 0 < float(button_row.split()[3]) < 100
    assert small_blind_row.split() == ["SB", "is", "in", "100.0"]


def test_heads_up_omits_grids_without_decision() -> None:
    page = read_push_fold_lines("10", "0.7")
    assert page[1] == "The big blind is all-in by posting"
    assert any(line.startswith("The small blind pushes 100.0%") for line in page)
    assert not any("calls" in line for line in page)
    output_lines = read_push_fold_lines("0.7", "0.3")
    assert output_lines[-2:] == [
        "Value per hand, in big blinds: SB +0.0000, BB +0.0000",
        "No decisions: the players are all-in by posting. The values are exact.",
    ]


@pytest.mark.slow
def test_json_marks_forced_all_ins_and_omits_unreachable_spots() -> None:
    payload = json.loads(run_push_fold("10", "0.4", "10", "--rounds", "25", "--json").output)
    is_forced_by_spot = {
        "-".join(decision["seats"]): decision["forced"] for decision in payload["decisions"]
    }
    assert is_forced_by_spot == {
        "BTN": False,
        "SB": True,
        "BTN-SB": True,
        "SB-BB": True,
        "BTN-SB-BB": False,
    }


@pytest.mark.parametrize(
    "draw, reason",
    [
        ("BTN-BB", "--draw BTN-BB: an earlier player is all-in with any hand"),
        ("SB", "the small blind is all-in there with any hand"),
        ("BTN-SB", "the small blind is all-in there with any hand"),
    ],
)
def test_drawing_unreachable_decision_is_refused(draw: str, reason: str) -> None:
    result = run_push_fold("10", "0.4", "10", "--draw", draw)
    assert result.exit_code == 1
    assert reason in result.stderr


@run_in("slow", "40")
@run_in("landing", "60")
@pytest.mark.parametrize("width", [60, 40])
def test_many_players_call_table_is_split_by_width(width: int) -> None:
    page = read_push_fold_lines("3", "--players", "9", "--rounds", "1", width=width)
    calling_table = page[page.index(CALLING_HEADING) :]
    heading_rows = [
        line.split() for line in calling_table if line.startswith("  ") and "." not in line
    ]
    assert [*chain(*heading_rows)] == ["UTG+1", "UTG+2", "LJ", "HJ", "CO", "BTN", "SB", "BB"]
    assert len(heading_rows) == 2
    assert sum(line.startswith("SB pushes") for line in calling_table) == 1
    assert max(map(cell_len, page)) < width


def test_title_names_non_default_options() -> None:
    page = read_push_fold_lines(
        "9", "8", "--small-blind", "0.4", "--prizes", "5,3", "--others", "9", "--rounds", "1"
    )
    assert " ".join(page[:2]) == (
        "Push or fold, 2 players with 9, 8 big blinds, small blind 0.4, for prizes of 5, 3, "
        "1 more at another table"
    )
    assert "(1 iteration)" in " ".join(page)
