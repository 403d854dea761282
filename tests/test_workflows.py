"""The CI workflows follow their schema and use the developers' make targets."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_workflows_match_schema() -> None:
    check_command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema"]
    process = subprocess.run(
        [*check_command, "vendor.github-workflows", *WORKFLOWS],
        capture_output=True,
        text=True,
        check=False,
    )
    assert process.returncode == 0, process.stdout


def test_workflows_run_existing_make_targets() -> None:
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    target_lists = [re.findall(r"run: make (\w+)", file.read_text("utf-8")) for file in WORKFLOWS]
    expected_targets = {
        "compiled",
        "test",
        "landing",
        "everything",
        "slow",
        "docs",
        "audit",
        "dist",
    }
    expected_targets |= {"lowest", "newest"}
    assert (
        {target for listed_targets in target_lists for target in listed_targets}
        == expected_targets
        <= targets
    )


def test_matrix_covers_supported_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    text = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    for classifier in project["classifiers"]:
        if match := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", classifier):
            assert f'"{match[1]}"' in text
    assert all(system in text for system in ("ubuntu", "macos", "windows"))


def test_release_uses_no_secrets() -> None:
    release_workflow = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    assert "id-token: write" in release_workflow
    assert "secrets." not in release_workflow


def test_workflow_permissions_are_minimal() -> None:
    """Workflows can only read, except the publishing job, and clones do not keep tokens."""
    for file in WORKFLOWS:
        text = file.read_text("utf-8")
        assert "\npermissions:\n  contents: read\n" in text
        checkout_options = re.findall(r"uses: actions/checkout@\S+\n((?: {8,}.*\n)*)", text)
        assert checkout_options or "checkout" not in text
        assert all("persist-credentials: false" in options for options in checkout_options)
    write_job_pattern = re.compile(r"^ {2}(\w+):\n(?: {4}.*\n)*? {6}\S+: write\n", re.MULTILINE)
    assert write_job_pattern.findall(
        (ROOT / ".github/workflows/release.yml").read_text("utf-8")
    ) == ["publish"]
    assert ": write" not in (ROOT / ".github/workflows/test.yml").read_text("utf-8")


def test_actions_are_pinned_to_versions() -> None:
    for file in WORKFLOWS:
        for action in re.findall(r"uses: (\S+)", file.read_text("utf-8")):
            assert re.fullmatch(r"[\w-]+/[\w-]+@(?:v\d[\d.]*|release/v\d+|[0-9a-f]{40})", action), (
                action
            )
