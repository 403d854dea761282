"""The public API benchmark: libraries agree on results."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.front_door import __main__ as bench
from bench.front_door import ours
from bench.front_door import pokerkit as peer


def test_table_prints_lines_and_seconds_per_library(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("RIVERBOAT_CORPORA", raising=False)
    bench.main(["--rounds", "1", "--share", "100", "--only", "kuhn", "match", "steps"])
    heading, _, *rows = capsys.readouterr().out.splitlines()
    assert heading.startswith("| task | riverboat: lines | seconds | pokerkit: lines")
    assert len(rows) == 3
    for row in rows:
        assert re.match(r"\| [^|]+ \| \d+ \| [\d.]+ \|", row), row


def test_statistics_match_pokerkit(tmp_path: Path, corpora: Path) -> None:
    hands = re.split(r"(?m)^(?=\[\d+\])", (corpora / "pluribus.phhs").read_text("utf-8"))
    (tmp_path / "some.phhs").write_text("".join(hands[:60]))
    riverboat_statistics, pokerkit_statistics = (
        ours.count_statistics(tmp_path),
        peer.count_statistics(tmp_path),
    )
    assert {name: figures[:3] for name, figures in riverboat_statistics.items()} == {
        name: figures[:3] for name, figures in pokerkit_statistics.items()
    }
    for name, figures in riverboat_statistics.items():  # pokerkit has no half chips
        assert figures[3] == pytest.approx(pokerkit_statistics[name][3], abs=5)


def test_solved_kuhn_has_known_value() -> None:
    assert ours.solve_game("kuhn", 1_000) == pytest.approx(-1 / 18, abs=0.01)


def test_equity_task_has_expected_result() -> None:
    assert ours.compute_equity() == pytest.approx(0.3459, abs=0.0001)


def test_step_counts_match_request() -> None:
    assert ours.count_steps(10_000) == 8_192
    assert peer.count_steps(50) == 50
