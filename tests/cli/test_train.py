"""``riverboat train``: questions, entries, grades, progress and JSON, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.training import read_progress

TRAIN_OPTIONS = ("--street", "river", "--seed", "3", "--players", "2")


def run_train(*words: str, entries: str, exit_code: int = 0) -> str:
    output = CliRunner().invoke(
        app, ["train", *TRAIN_OPTIONS, *words], input=entries, env={"COLUMNS": "100"}
    )
    assert output.exit_code == exit_code, output.output
    return output.stdout if "--json" in words else output.output


def test_spots_are_asked_and_graded() -> None:
    page = run_train("--spots", "2", entries="a\na\n")
    assert "Spot 1 of 2" in page
    assert "Spot 2 of 2" in page
    assert page.count("\nSolution ") == 2
    assert "You hold " in page
    assert "behind" in page
    assert "of 2 answers correct, average loss " in page


def test_invalid_entry_is_explained_and_asked_again() -> None:
    page = run_train("--spots", "1", "--line", "checked to", entries="dance\nf\n?\nt\nk\n")
    assert "'dance'" in page or "dance" in page
    assert "checking is free" in page
    assert "r 12" in page
    assert page.count("\nSolution ") == 1


def test_player_may_leave_before_the_end() -> None:
    assert "0 of 0 answers correct" in run_train(entries="q\n")
    assert "1 answer correct" in run_train(entries="a\n")


def test_page_is_in_czech() -> None:
    page = run_train("--spots", "1", "--lang", "cs", "--line", "checked to", entries="f\nb 2\n")
    assert "Situace 1 z 1" in page
    assert "check je zdarma" in page
    assert "Řešení · check: " in page
    assert "průměrná ztráta" in page


def test_training_continues_from_progress_file(tmp_path: Path) -> None:
    file = tmp_path / "progress.json"
    first_page = run_train("--spots", "1", "--progress", str(file), entries="a\n")
    second_page = run_train("--spots", "1", "--progress", str(file), entries="a\n")
    assert read_progress(file).answers == 2
    assert first_page.splitlines()[3] != second_page.splitlines()[3]
    file.write_text("[]")
    assert "not a training progress file" in run_train(
        "--progress", str(file), entries="", exit_code=2
    )


def test_json_has_answers_and_curve() -> None:
    data = json.loads(run_train("--spots", "2", "--json", entries="a\na\n"))
    assert data["shape"] == "train/1"
    assert len(data["spots"]) == data["answers"] == 2
    assert [set(spot["answer"]) for spot in data["spots"]] == [
        {"verdict", "loss_bb", "loss_percent", "decision"}
    ] * 2
    assert data["curve"][0]["answers"] == 2


def test_leaks_of_a_review_choose_the_spots(tmp_path: Path) -> None:
    file = tmp_path / "review.json"
    leak_fields = {
        "kind": "line",
        "group": "river",
        "line": "facing a bet",
        "decisions": 50,
        "cost_bb": 0.5,
        "low": 0.1,
        "high": 0.9,
        "action": "fold",
        "played": 0.6,
        "solution": 0.4,
        "text": "river, facing a bet",
    }
    file.write_text(json.dumps({"shape": "review/1", "leaks": [leak_fields]}))
    page = run_train("--spots", "1", "--leaks", str(file), entries="c\n")
    assert " to call" in page
    file.write_text("{}")
    assert "not the output of riverboat review --json" in run_train(
        "--leaks", str(file), entries="", exit_code=2
    )


@pytest.mark.parametrize(
    "words, expected",
    [
        (("--position", "UTG"), "unknown position 'UTG'; choices: BB and BTN"),
        (
            ("--texture", "wet"),
            "unknown texture 'wet'; choices: monotone, two-tone, rainbow, paired",
        ),
        (("--depth", "5"), "depth 5: use 10 to 400"),
    ],
)
def test_unknown_filter_is_refused(words: tuple[str, ...], expected: str) -> None:
    assert expected in run_train(*words, entries="", exit_code=2)
