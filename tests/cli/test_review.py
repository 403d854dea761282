"""``riverboat review``: the pages of one hand and of several, in both languages, and JSON."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

import riverboat as rb
from riverboat.cli import app
from riverboat.cli.terminal.file_position import FilePosition
from riverboat.histories.history_writer import hands_to_text
from tests.limits import HANG
from tests.review.river_hands import as_history, play_river, river_hand


def run_review(*words: str, exit_code: int = 0) -> str:
    output = CliRunner().invoke(app, ["review", *words], env={"COLUMNS": "200"})
    assert output.exit_code == exit_code, output.output
    return output.output


@pytest.fixture
def single_hand_file(tmp_path: Path) -> str:
    file = tmp_path / "one.phh"
    hand = as_history(river_hand("AhAs", "KhKs", ("check", "bet 4", "fold")))
    rb.convert([hand], out=file)
    return str(file)


@pytest.fixture
def several_hands_file(tmp_path: Path) -> str:
    file = tmp_path / "several.phhs"
    rng = random.Random(2)
    hands = [
        play_river(rng, min_loss=3.0 if hand_index == 1 else None).hand for hand_index in range(3)
    ]
    rb.convert(hands, out=file)
    return str(file)


def test_single_hand_is_shown_decision_by_decision(single_hand_file: str) -> None:
    output = run_review(single_hand_file, "--player", "Ann", "--from", "river")
    lines = output.splitlines()
    assert lines[0].startswith("Hand 1: Ann, BB, Ah As; EV loss ")
    assert [line.split()[0] for line in lines if line.strip().startswith(("preflop", "river"))] == [
        "preflop",
        "river",
        "river",
    ]
    assert "equity when called" in output
    assert "turn not solved; ranges unchanged" in output
    assert "Bob: " in output


def test_several_hands_are_summed_up(several_hands_file: str) -> None:
    output = run_review(several_hands_file, "--player", "Ann", "--from", "river", "--worst", "1")
    assert output.startswith("3 hands, ")
    assert "Costliest decisions" in output
    assert "no leaks found" in output


def test_page_is_in_czech(single_hand_file: str, several_hands_file: str) -> None:
    output = run_review(single_hand_file, "--player", "Ann", "--from", "river", "--lang", "cs")
    assert output.startswith("Rozdání 1: Ann, BB")
    assert "Rozdání 1: Ann, BB, Ah As; ztráta 9,15 bb" in output
    output = run_review(several_hands_file, "--player", "Ann", "--from", "river", "--lang", "cs")
    assert output.startswith("3 rozdání, ")
    assert "Nejdražší rozhodnutí" in output


def test_json_has_decisions_and_worst(single_hand_file: str, several_hands_file: str) -> None:
    data = json.loads(run_review(single_hand_file, "--player", "Ann", "--from", "river", "--json"))
    assert data["shape"] == "review/1"
    assert [decision["solved"] for decision in data["hand"]["decisions"]][-2:] == [True, True]
    assert data["worst"][0]["loss_bb"] == max(
        decision["loss_bb"] or 0 for decision in data["hand"]["decisions"]
    )
    data = json.loads(
        run_review(several_hands_file, "--player", "Ann", "--from", "river", "--json")
    )
    assert (data["hands"], data["hand"], data["refused"]) == (3, None, [])


def test_player_and_street_must_exist(single_hand_file: str) -> None:
    assert "no hands of Zed" in run_review(single_hand_file, "--player", "Zed", exit_code=1)
    assert "no hands with a known hero: name a player" in run_review(single_hand_file, exit_code=1)
    assert "unknown street 'x' to solve from; streets: flop, turn and river" in run_review(
        single_hand_file, "--player", "Ann", "--from", "x", exit_code=2
    )


def test_unreadable_hands_are_listed(single_hand_file: str, tmp_path: Path) -> None:
    (tmp_path / "odd.phh").write_text("variant = 'NT'\nactions = ['p1 dances']\n")
    output = run_review(str(tmp_path), "--player", "Ann", "--from", "river", exit_code=1)
    assert "odd.phh" in output
    assert "1 hand unreadable" in output


def test_review_goes_on_with_its_results_file(several_hands_file: str, tmp_path: Path) -> None:
    file = tmp_path / "reviews.jsonl"
    options = (several_hands_file, "--player", "Ann", "--from", "river", "--resume", str(file))
    first_output = run_review(*options, "--jobs", "2", "--json")
    assert len(file.read_bytes().splitlines()) == 4
    assert run_review(*options, "--json") == first_output
    assert "other options" in run_review(*options, "--accuracy", "1", exit_code=2)


def test_reasons_fit_a_narrow_terminal(several_hands_file: str) -> None:
    result = CliRunner().invoke(
        app,
        ["review", several_hands_file, "--player", "Ann", "--from", "river"],
        env={"COLUMNS": "80"},
    )
    lines = result.output.splitlines()
    assert max(map(len, lines)) <= 80
    [heading_index] = [index for index, line in enumerate(lines) if line.startswith("hand ")]
    assert lines[heading_index + 2].startswith("    ")
    assert len(lines[heading_index + 2].split()) > 5  # a sentence, not a word a line


def test_file_position_gives_share_of_lines_read(tmp_path: Path) -> None:
    for name, line_count in (("a.txt", 9), ("b.txt", 29)):
        (tmp_path / name).write_text("line\n" * line_count)
    file_position = FilePosition([tmp_path])
    assert file_position.fraction_read(str(tmp_path / "a.txt"), 5) == pytest.approx(5 / 40)
    assert file_position.fraction_read(str(tmp_path / "b.txt"), 15) == pytest.approx(25 / 40)
    assert file_position.fraction_read("other", 1) is None
    (tmp_path / "c.txt.gz").write_bytes(b"packed")
    assert FilePosition([tmp_path]).fraction_read(str(tmp_path / "a.txt"), 5) is None


@pytest.mark.slow
def test_killed_review_continues_and_gives_the_same_answer(tmp_path: Path) -> None:
    rng = random.Random(5)
    hands_file = tmp_path / "hands.txt"
    hands = [play_river(rng).hand.read for _ in range(40)]
    hands_file.write_text(hands_to_text(hands, "pokerstars"), encoding="utf-8")
    file = tmp_path / "reviews.jsonl"
    options = [str(hands_file), "--player", "Ann", "--from", "river", "--json"]
    command = [sys.executable, "-m", "riverboat", "review", *options, "--resume", str(file)]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + HANG
    while not file.exists() or len(file.read_bytes().splitlines()) < 5:
        assert process.poll() is None, "it ended too soon"
        assert time.monotonic() < deadline
        time.sleep(0.005)
    process.kill()
    process.wait()
    stored_count = len(file.read_bytes().splitlines()) - 1
    assert 3 <= stored_count < 40
    assert run_review(*options, "--resume", str(file)) == run_review(*options)
    assert len(file.read_bytes().splitlines()) == 41


def test_truncated_and_empty_files_give_one_error_each(tmp_path: Path) -> None:
    complete_text = hands_to_text([play_river(random.Random(7)).hand.read], "pokerstars")
    error_by_text = {
        complete_text[: complete_text.index("*** TURN ***") + 20]: "unknown part of a hand",
        complete_text[: complete_text.index("*** RIVER ***")]: "hand incomplete",
        "": "empty file",
        "Dear diary,\n": "unknown hand history format",
    }
    for text, error_text in error_by_text.items():
        file = tmp_path / "hands.txt"
        file.write_text(text, encoding="utf-8")
        output = run_review(str(file), "--player", "Ann", exit_code=1)
        assert error_text in output
        assert "no hands" not in output
