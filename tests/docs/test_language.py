"""Docstrings and names are plain English: the limits of CONTRIBUTING.md, package by package."""

from __future__ import annotations

import subprocess
from collections import Counter

import pytest

from tests.docs.language import BAD_SUBJECT_PATTERN, SOURCE, LanguageMeasures, measure_language

MAX_PERCENT_BY_RULE = {"wh-opening": 0.0, "indefinite": 2.0, "same-as": 0.2}
"""Share of a package's docstrings that may break each rule."""
FIRST_COMMIT = "ca67559c"
"""The last commit before every subject had to name its object."""


@pytest.fixture(scope="module")
def measures() -> LanguageMeasures:
    return measure_language()


@pytest.fixture(scope="module")
def counts(measures: LanguageMeasures) -> Counter[tuple[str, str]]:
    return Counter([(finding.package, finding.rule) for finding in measures.findings])


@pytest.mark.parametrize("rule", MAX_PERCENT_BY_RULE)
def test_docstrings_are_plain_in_every_package(
    measures: LanguageMeasures, counts: Counter[tuple[str, str]], rule: str
) -> None:
    excess_by_rule = {
        package: f"{counts[package, rule]} of {docstring_count}"
        for package, docstring_count in measures.docstring_counts.items()
        if counts[package, rule] > docstring_count * MAX_PERCENT_BY_RULE[rule] / 100
    }
    assert excess_by_rule == {}, f"python -m tests.docs.language --list {rule}"


@pytest.mark.parametrize("rule", ["metaphor", "clause-name"])
def test_names_contain_no_clauses_or_metaphors(measures: LanguageMeasures, rule: str) -> None:
    assert [finding for finding in measures.findings if finding.rule == rule] == []


def test_commit_subjects_name_an_object() -> None:
    git_command = ["git", "-C", str(SOURCE.parents[1])]
    revision_check = subprocess.run(
        [*git_command, "cat-file", "-e", FIRST_COMMIT], capture_output=True, check=False
    )
    if revision_check.returncode:
        pytest.skip("subjects of commits are not checked: the clone has no history")
    log_command = [*git_command, "log", "--no-merges", "--format=%s", f"{FIRST_COMMIT}..HEAD"]
    subjects = subprocess.run(
        log_command, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    bad_subjects = [subject for subject in subjects if BAD_SUBJECT_PATTERN.match(subject)]
    assert bad_subjects == []
