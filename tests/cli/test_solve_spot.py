"""``riverboat solve spot``: pages, grids, files, JSON, estimates and refused input."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from typer.testing import CliRunner, Result

from riverboat import Solution
from riverboat.cli import app

SPOT_TOML = """
board = "Qs Jh 2h 7c 4d"
oop = "AA, KK, AQ, KQs, JTs, 98s:0.5"
ip = "QQ, JJ, 99, AK, KJs, T9s"
pot = 100
stack = 250

[sizes]
bet = "50%, 100%"
"""


@pytest.fixture(autouse=True)
def spot_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "spot.toml").write_text(SPOT_TOML, encoding="utf-8")
    monkeypatch.chdir(tmp_path)


def run_solve_spot(*arguments: str, width: int = 100, lang: str = "en") -> Result:
    environment = {"COLUMNS": str(width), "RIVERBOAT_LANG": lang}
    return CliRunner().invoke(app, ["solve", "spot", *arguments], env=environment)


def read_solution_lines(*arguments: str, width: int = 100, lang: str = "en") -> list[str]:
    result = run_solve_spot(*arguments, width=width, lang=lang)
    assert result.exit_code == 0, result.output
    return list(result.stdout.splitlines())


def read_refusal(*arguments: str) -> str:
    result = run_solve_spot(*arguments, width=300)
    assert result.exit_code != 0
    assert not isinstance(result.exception, ValueError)
    return " ".join(result.output.split())


# Pages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [100, 60])
def test_page_has_the_strategy_of_the_first_decision(width: int) -> None:
    page = read_solution_lines("spot.toml", "--to", "0.1", width=width)
    assert page[0] == "Qs Jh 2h 7c 4d: pot 100, stack 250"
    exploitability = re.search(r"exploitability (\S+)% of the pot", " ".join(page[1:3]))
    assert exploitability
    assert float(exploitability[1]) <= 0.1
    rows = {line.split()[0]: line for line in page if line.startswith(("check", "OOP", "IP"))}
    assert re.fullmatch(r"check +\d+\.\d % +\d+\.\d +\d+\.\d\d +\d+\.\d %", rows["check"])
    evs = [float(rows[player].split()[1]) for player in ("OOP", "IP")]
    assert sum(evs) == pytest.approx(100, abs=0.02)
    assert max(map(cell_len, page)) < width


def test_command_and_python_api_give_equal_frequencies_and_values(tmp_path: Path) -> None:
    data = json.loads(
        run_solve_spot("spot.toml", "--to", "0.1", "--save", "x.solution", "--json").stdout
    )
    node = Solution.load(tmp_path / "x.solution").root
    for action, share in node.strategy().items():
        printed_action = next(entry for entry in data["actions"] if entry["action"] == action)
        assert printed_action["frequency"] == pytest.approx(share, abs=1e-3)
    assert sum(action["frequency"] for action in data["actions"]) == pytest.approx(1, abs=1e-5)
    mean_ev = sum(action["frequency"] * action["ev"] for action in data["actions"] if action["ev"])
    assert mean_ev == pytest.approx(data["ev"]["oop"], abs=0.01)
    mean_equity = sum(
        action["frequency"] * action["equity"] for action in data["actions"] if action["ev"]
    )
    assert mean_equity == pytest.approx(data["equity"]["oop"], abs=1e-4)


def test_line_shows_another_node() -> None:
    page = read_solution_lines("spot.toml", "--line", "check, bet 50")
    assert "check, bet 50: out of position (OOP) to act, pot 150" in page
    assert any(line.startswith("fold ") for line in page)
    data = json.loads(run_solve_spot("spot.toml", "--line", "check, bet 50", "--json").stdout)
    assert data["path"] == ["check", "bet 50"]
    assert [action["action"] for action in data["actions"]][:2] == ["fold", "call"]
    row = data["hands"][0]
    assert sum(row["frequency"].values()) == pytest.approx(1, abs=1e-4)
    assert row["action_ev"]["fold"] == pytest.approx(0, abs=1e-3)


@pytest.mark.parametrize(
    "line, expected",
    [
        ("check, check", "check, check: showdown, pot 100"),
        ("bet 50, fold", "bet 50, fold: fold, pot 150"),
    ],
)
def test_line_to_an_end_shows_values_without_strategy(line: str, expected: str) -> None:
    page = read_solution_lines("spot.toml", "--line", line)
    assert expected in page
    assert not any("frequency" in line for line in page)
    assert any(line.startswith("OOP ") for line in page)


def test_line_before_a_dealt_card_asks_for_the_card() -> None:
    turn_arguments = ("spot.toml", "--board", "Qs Jh 2h 7c", "--iterations", "4")
    assert any(
        "river card to come; add one to --line" in line
        for line in read_solution_lines(*turn_arguments, "--line", "check, check")
    )
    page = read_solution_lines(*turn_arguments, "--line", "check, check, 4d")
    assert "check, check, 4d: out of position (OOP) to act, pot 100" in page


@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_grid_has_thirteen_rows_of_percentages(colour: str) -> None:
    output = run_solve_spot("spot.toml", "--to", "0.1", "--grid", "bet 50", colour).stdout
    page = re.sub("\x1b\\[[0-9;]*m", "", output).splitlines()
    grid_start = next(
        line_index for line_index, line in enumerate(page) if line.startswith("bet 50: ")
    )
    assert page[grid_start + 1].split() == list("AKQJT98765432")
    rows = [line.split() for line in page[grid_start + 2 : grid_start + 15]]
    assert [row[0] for row in rows] == list("AKQJT98765432")
    assert all(len(row) == 14 for row in rows)
    assert rows[2][1].isdigit()  # AQo, below the diagonal
    assert rows[12][13] == "·"  # 22 is outside of the range
    assert max(map(cell_len, page)) < 100


def test_czech_page_has_no_english_words() -> None:
    page = " ".join(read_solution_lines("spot.toml", "--grid", "bet 100", lang="cs"))
    for word in ("na řadě je hráč bez pozice", "četnost", "exploitabilita", "mimo range"):
        assert word in page
    for word in ("frequency", "to act", "exploitability"):
        assert word not in page


# Spots --------------------------------------------------------------------------------------------


def test_options_describe_a_spot_without_a_file() -> None:
    spot_options = ["--board", "Qs Jh 2h 7c 4d", "--oop", "AA, QQ", "--ip", "KK, JJ", "--pot", "60"]
    data = json.loads(
        run_solve_spot(
            *spot_options, "--stack", "90", "--rake", "0.05", "--rake-cap", "2", "--json"
        ).stdout
    )
    assert (data["spot"]["pot"], data["spot"]["stack"]) == (60, 90)
    assert (data["spot"]["rake"], data["spot"]["rake_cap"]) == (0.05, 2)
    assert data["ev"]["oop"] + data["ev"]["ip"] == pytest.approx(58, abs=0.01)


def test_options_replace_settings_of_the_file() -> None:
    data = json.loads(
        run_solve_spot(
            "spot.toml", "--pot", "50", "--bet", "33%", "--bet", "river=75%, all-in", "--json"
        ).stdout
    )
    assert data["spot"]["pot"] == 50
    bet_sizes = data["spot"]["sizes"]["ip"]["bet"]
    assert bet_sizes == {"flop": "33%", "turn": "33%", "river": "75%, all-in"}
    assert [action["action"] for action in data["actions"]] == ["check", "bet 38", "bet 250"]


def test_sizes_replace_those_of_both_players(tmp_path: Path) -> None:
    text = SPOT_TOML.replace("[sizes]", "[sizes.oop]") + '[sizes.ip]\nraise = "3x"\n'
    (tmp_path / "two.toml").write_text(text, encoding="utf-8")
    sizes_by_player = json.loads(run_solve_spot("two.toml", "--bet", "40%", "--json").stdout)[
        "spot"
    ]["sizes"]
    assert sizes_by_player["oop"]["bet"] == sizes_by_player["ip"]["bet"] == "40%"
    assert sizes_by_player["ip"]["raise"] == "3x"


# Files --------------------------------------------------------------------------------------------


def test_saved_solution_is_loaded_and_refined() -> None:
    save_result = run_solve_spot("spot.toml", "--to", "2", "--save", "x.solution", "--json")
    assert "Solution saved to x.solution" in save_result.stderr
    first_data = json.loads(save_result.stdout)
    loaded_payload = json.loads(run_solve_spot("--load", "x.solution", "--json").stdout)
    assert loaded_payload["iterations"] == first_data["iterations"]
    assert loaded_payload["ev"]["oop"] == pytest.approx(first_data["ev"]["oop"], abs=0.05)
    refined_data = json.loads(
        run_solve_spot("--load", "x.solution", "--to", "0.2", "--json").stdout
    )
    assert refined_data["iterations"] > first_data["iterations"]
    assert refined_data["exploitability_percent"] <= 0.2


def test_csv_has_a_row_for_each_hand(tmp_path: Path) -> None:
    data = json.loads(run_solve_spot("spot.toml", "--csv", "node.csv", "--json").stdout)
    with (tmp_path / "node.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["hand"] for row in rows] == [hand["hand"] for hand in data["hands"]]
    assert float(rows[0]["bet 50"]) == pytest.approx(data["hands"][0]["frequency"]["bet 50"])


def test_solution_is_saved_before_a_wrong_line_is_refused(tmp_path: Path) -> None:
    assert "action 'bet 60' isn’t possible here" in read_refusal(
        "spot.toml", "--save", "x.solution", "--line", "bet 60"
    )
    assert Solution.load(tmp_path / "x.solution").iterations > 0


# Estimates ----------------------------------------------------------------------------------------


def test_estimate_has_size_and_memory_without_solving() -> None:
    flop_arguments = ("spot.toml", "--board", "Qs Jh 2h", "--estimate", "--memory", "4 GB")
    page = " ".join(read_solution_lines(*flop_arguments))
    assert re.search(r"[\d,]+ nodes, [\d,]+ regrets", page)
    assert "limit 4 GB" in page
    data = json.loads(run_solve_spot(*flop_arguments, "--json").stdout)
    assert data["allowed_bytes"] == 4_000_000_000
    assert data["boards"][0] == 1
    half_precision_estimate = json.loads(
        run_solve_spot(*flop_arguments, "--bits", "16", "--json").stdout
    )
    assert 0.4 < half_precision_estimate["memory_bytes"] / data["memory_bytes"] < 0.7


# Refusals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments, reason",
    [
        (("--oop", ""), "Invalid value for --oop: write a range"),
        (
            ("--ip", "QsQd"),
            "blocks the whole range of the player in position",
        ),
        (("--oop", "AsKs", "--ip", "AsQd"), "the two ranges block each other completely"),
        (("--board", "Qs Qs 2h"), "duplicate card queen of spades"),
        (("--board", "Qs Jh"), "2 board cards: use 3 to 5"),
        (("--stack", "0"), "stack of 0: use more than 0 chips"),
        (("--bet", "much"), "invalid bet size 'much'"),
        (("--bet", "preflop=50%"), "unknown street 'preflop'"),
        (("--to", "0"), "target exploitability 0: use more than 0"),
        (("--jobs", "65"), "jobs 65: use 1 to 64"),
        (("--rake", "1.5"), "rake 1.5: use a share from 0 to less than 1"),
        (("--memory", "much"), "invalid memory limit 'much': use bytes"),
        (
            ("--grid", "bet 75"),
            "action 'bet 75' isn’t possible here; actions: check, bet 50, bet 100",
        ),
        (("--line", "check, check", "--csv", "x.csv"), "no player to act at check, check"),
        (("--load", "spot.toml"), "a saved solution has its own spot"),
    ],
)
def test_impossible_spot_is_refused_with_reason(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in read_refusal("spot.toml", *arguments)


def test_error_for_too_large_tree_suggests_smaller_tree() -> None:
    refusal_message = read_refusal(
        "spot.toml", "--board", "Qs Jh 2h", "--memory", "10 MB", "--bits", "32"
    )
    assert re.search(
        r"the tree needs \d+ MB, the limit is 10 MB\. Most of it is the river", refusal_message
    )
    assert (
        "use fewer sizes there, a lower raise cap, or narrower ranges, or 16 bits"
        in refusal_message
    )


@pytest.mark.parametrize(
    "damage_bytes, reason",
    [
        (lambda data: b"board", "not a saved solution: x.solution"),
        (lambda data: data[:-40], "x.solution is damaged"),
        (
            lambda data: data.replace(b"solution 1\n", b"solution 0\n", 1),
            "x.solution is a version 0 solution; this riverboat reads version 1",
        ),
    ],
)
def test_broken_file_is_refused(tmp_path: Path, damage_bytes: object, reason: str) -> None:
    assert callable(damage_bytes)
    read_solution_lines("spot.toml", "--to", "5", "--save", "x.solution")
    file = tmp_path / "x.solution"
    file.write_bytes(damage_bytes(file.read_bytes()))
    assert reason in read_refusal("--load", "x.solution")


def test_invalid_spot_file_error_names_setting(tmp_path: Path) -> None:
    assert "a spot needs board" in read_refusal("--pot", "100")
    (tmp_path / "spot.toml").write_text(SPOT_TOML + "\nboards = 3\n", encoding="utf-8")
    assert "unknown spot setting sizes.boards" in read_refusal("spot.toml")
    assert "nowhere.toml" in read_refusal("nowhere.toml")


def test_solve_command_still_solves_toy_games() -> None:
    result = CliRunner().invoke(app, ["solve", "kuhn", "--iterations", "5"])
    assert result.exit_code == 0
    assert "5 iterations of cfr+" in result.output
