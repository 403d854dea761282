"""The benchmark of the floor's reader: a sample of each set, and its page."""

from __future__ import annotations

import pytest

from bench.floor.asker import follow_case
from bench.floor.cases import FOLDER, case_files, load_cases
from bench.floor.program import Floor

SAMPLE_STEP = 12
"""Every nth case is followed here; ``python -m bench.floor`` follows all."""


@pytest.mark.parametrize("name", case_files())
def test_sampled_cases_get_the_right_ruling(name: str) -> None:
    case_results = [follow_case(case, Floor()) for case in load_cases(name)[::SAMPLE_STEP]]
    assert len(case_results) > 5
    assert [
        (result.case.id, result.trace) for result in case_results if result.outcome != "right"
    ] == []
    assert sum(result.repeated for result in case_results) == 0


@pytest.mark.parametrize("name", case_files())
def test_benchmark_page_counts_every_case(name: str) -> None:
    page = (FOLDER.parent / "README.md").read_text(encoding="utf-8")
    cases = load_cases(name)
    assert f"| `cases/{name}.toml` | {len(cases)} |" in page
    assert len({case.id for case in cases}) == len(cases)
