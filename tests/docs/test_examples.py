"""The example programs run, each in its own folder."""

from __future__ import annotations

import re
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.schedule import run_in

EXAMPLES_FOLDER = Path(__file__).parents[2] / "examples"
EXAMPLE_PROGRAMS = sorted(EXAMPLES_FOLDER.glob("*.py"))
OUTPUT_BY_EXAMPLE = {
    "01": "(BET-10)",
    "02": "Exact: all 47,520 deals counted",
    "03": "on Jh 8h 3c",
    "04": "PokerStars Hand #",
    "05": "(384, 327, 289) 1000",
    "06": "Careful ",
    "07": "the literature has -0.0856",
    "08": "of all hands",
    "09": "Dan     300 ",
    "10": "ALLN-07 the main pot: 4 \u00d7 40 + 4 dead = 164",
    "11": "tda-2024 ",
    "12": "to the chip: True",
    "13": "As Ah: raise max",
}
"""A part of each example's output."""
REQUIRED_MODULES = {"08": "gymnasium"}


@run_in(
    "slow",
    "06_bot_in_a_room",
    "07_cfr_on_leduc",
    "08_learning_side_by_side",
    "09_statistics_of_a_session",
    "12_simulation_on_dask",
)
@pytest.mark.parametrize("program", EXAMPLE_PROGRAMS, ids=lambda program: program.stem)
def test_example_runs(
    program: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    example_number = program.stem[:2]
    if (required_module := REQUIRED_MODULES.get(example_number)) and find_spec(
        required_module
    ) is None:
        pytest.skip(f"{required_module} is not installed")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(program)])
    runpy.run_path(str(program), run_name="__main__")
    assert OUTPUT_BY_EXAMPLE[example_number] in capsys.readouterr().out


def test_readme_lists_all_thirteen_examples() -> None:
    page = (EXAMPLES_FOLDER / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\((\d\d\w+\.py)\)", page) == [program.name for program in EXAMPLE_PROGRAMS]
    assert len(EXAMPLE_PROGRAMS) == 13
