"""`make audit`: interpretation of the tools' results and failures."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests import advisories
from tests.advisories import AuditResult, ToolResult, interpret_npm, interpret_pip, main

ROOT = Path(__file__).parents[1]


def pip_audit_result(*dependencies: dict[str, Any], exit_code: int = 0) -> ToolResult:
    return ToolResult(exit_code, json.dumps({"dependencies": dependencies, "fixes": []}), "")


SOUND_PACKAGE = {"name": "msgspec", "version": "0.20.0", "vulns": []}
VULNERABLE_PACKAGE = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": ["CVE-1"]}],
}
UNKNOWN_PACKAGE = {"name": "alembic", "skip_reason": "Dependency not found on PyPI"}
NPM_METADATA = {"metadata": {"dependencies": {"total": 70}}}
SOUND_NPM_RESULT = ToolResult(0, json.dumps({"vulnerabilities": {}, **NPM_METADATA}), "")
VULNERABLE_NPM_RESULT = ToolResult(
    1,
    json.dumps(
        {
            "vulnerabilities": {
                "vite": {
                    "via": [{"name": "vite", "title": "reads files", "url": "https://x/GHSA-1"}]
                },
                "plugin": {"via": ["vite"]},
            },
            **NPM_METADATA,
        }
    ),
    "",
)
MIRROR_REFUSAL_RESULT = ToolResult(
    1,
    json.dumps({"message": "405 Method Not Allowed - POST https://registry.example/bulk"}),
    "npm error audit endpoint returned an error",
)


def test_clean_result_reports_package_count() -> None:
    assert interpret_pip(pip_audit_result(SOUND_PACKAGE)) == AuditResult(
        "clean", "no advisory for 1 packages of Python"
    )
    assert interpret_npm(SOUND_NPM_RESULT) == AuditResult(
        "clean", "no advisory for 70 packages of the browser"
    )


def test_unknown_packages_are_not_reported_clean() -> None:
    partly_known_result = interpret_pip(
        pip_audit_result(SOUND_PACKAGE, UNKNOWN_PACKAGE, UNKNOWN_PACKAGE)
    )
    assert partly_known_result.verdict == "clean"
    assert "of 2 more the service knows nothing" in partly_known_result.text
    all_unknown_result = interpret_pip(pip_audit_result(UNKNOWN_PACKAGE, UNKNOWN_PACKAGE))
    assert all_unknown_result.verdict == "silent", (
        "pip-audit itself ends with 0 here, and calls it a success"
    )


def test_advisory_is_reported_with_fixed_version() -> None:
    audit_result = interpret_pip(
        pip_audit_result(SOUND_PACKAGE, VULNERABLE_PACKAGE, VULNERABLE_PACKAGE, exit_code=1)
    )
    assert audit_result.verdict == "found"
    assert audit_result.text.splitlines()[1:] == ["starlette 0.1: PYSEC-1, mended in 0.2"]
    audit_result = interpret_npm(VULNERABLE_NPM_RESULT)
    assert audit_result.verdict == "found"
    assert audit_result.text.splitlines()[1:] == ["vite: reads files (https://x/GHSA-1)"]


def test_excused_advisory_is_ignored_by_any_alias(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reason = "it is about a server that is not served"
    monkeypatch.setattr(advisories, "EXCUSED_ADVISORIES", {"CVE-1": reason, "GHSA-1": reason})
    assert (
        interpret_pip(pip_audit_result(SOUND_PACKAGE, VULNERABLE_PACKAGE, exit_code=1)).verdict
        == "clean"
    )
    assert interpret_npm(VULNERABLE_NPM_RESULT).verdict == "clean"


def test_excuses_have_reasons() -> None:
    assert all(len(reason) > 15 for reason in advisories.EXCUSED_ADVISORIES.values())


@pytest.mark.parametrize(
    "tool_result",
    [
        None,
        ToolResult(
            1, "", "ERROR: HTTPSConnectionPool(host='pypi.org'): Max retries: Connection refused"
        ),
        ToolResult(1, "", "requests.exceptions.ReadTimeout: Read timed out."),
        ToolResult(1, "", "could not resolve host"),
    ],
)
def test_unreachable_service_is_reported_without_failure(tool_result: ToolResult | None) -> None:
    for interpret_result in (interpret_pip, interpret_npm):
        audit_result = interpret_result(tool_result)
        assert audit_result.verdict == "silent"
        assert audit_result.text.startswith("no advisory service answered")


def test_registry_without_advisories_is_reported() -> None:
    audit_result = interpret_npm(MIRROR_REFUSAL_RESULT)
    assert audit_result.verdict == "silent"
    assert "405 Method Not Allowed" in audit_result.text


@pytest.mark.parametrize(
    "tool_result",
    [
        ToolResult(2, "", "usage: pip-audit: error: unrecognized arguments: --format"),
        ToolResult(1, "[]", "Traceback: KeyError"),
        ToolResult(0, "", ""),
    ],
)
def test_tool_failure_is_broken_not_silent(tool_result: ToolResult) -> None:
    for interpret in (interpret_pip, interpret_npm):
        assert interpret(tool_result).verdict == "broken"


@pytest.mark.parametrize(
    "python_result, browser_result, code, expected",
    [
        (pip_audit_result(SOUND_PACKAGE), SOUND_NPM_RESULT, 0, "no advisory for 70"),
        (pip_audit_result(VULNERABLE_PACKAGE, exit_code=1), SOUND_NPM_RESULT, 1, "PYSEC-1"),
        (pip_audit_result(SOUND_PACKAGE), VULNERABLE_NPM_RESULT, 1, "GHSA-1"),
        (None, VULNERABLE_NPM_RESULT, 1, "GHSA-1"),
        (None, SOUND_NPM_RESULT, 0, "no advisory service answered for Python"),
        (
            None,
            MIRROR_REFUSAL_RESULT,
            0,
            "Nobody could be asked: this says nothing about what is pinned.",
        ),
        (ToolResult(2, "", "usage"), SOUND_NPM_RESULT, 1, "failed: usage"),
    ],
)
def test_audit_reports_results_and_exits_with_code(
    python_result: ToolResult | None,
    browser_result: ToolResult | None,
    code: int,
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: "npm")
    tool_calls: list[tuple[str, float]] = []

    def run_tool(command: Sequence[str], folder: Path, seconds: float) -> ToolResult | None:
        tool_calls.append((folder.name, seconds))
        return browser_result if "npm" in command[0] else python_result

    printed_lines: list[str] = []
    assert main(run_tool, printed_lines.append) == code
    assert expected in "\n".join(printed_lines)
    assert {seconds for _, seconds in tool_calls} == {30.0}


def test_missing_npm_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    texts: list[str] = []
    assert main(lambda *_: pip_audit_result(SOUND_PACKAGE), texts.append) == 0
    assert "there is no npm here" in texts[1]


def test_hanging_tool_is_killed() -> None:
    endless_command = [sys.executable, "-c", "import threading; threading.Event().wait()"]
    assert advisories.run_tool_process(endless_command, ROOT, 0.2) is None
    tool_result = advisories.run_tool_process(
        [sys.executable, "-c", "print('yes'); exit(3)"], ROOT, 60
    )
    assert tool_result == ToolResult(3, "yes\n", "")


@pytest.mark.landing
def test_ci_runs_audit_and_pinned_files_exist() -> None:
    lines = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert any(line.startswith("make ") and "audit" in line.split() for line in lines)
    for name in advisories.PINNED_FILES:
        assert "--hash=" in (ROOT / "requirements" / name).read_text("utf-8")
    command = [sys.executable, "-m", "pip_audit", "--version"]
    process = subprocess.run(command, capture_output=True, text=True, check=True)
    assert process.stdout.startswith("pip-audit")
