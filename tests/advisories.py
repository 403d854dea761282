"""`make audit`: security advisories for pinned Python and npm packages.

Two tools query two services. An unreachable service is reported, but does not fail the run, so that
a machine without a network can build; it is not reported as clean. An advisory fails the run.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple

ROOT: Final = Path(__file__).parents[1]
TIMEOUT_SECONDS: Final = 30.0
"""Time limit of both tools, which run at the same time."""
PINNED_FILES: Final = ("runtime.txt", "dev.txt", "node.txt")
"""Requirements installed by `make`; benchmark peers are excluded."""
EXCUSED_ADVISORIES: Final[Mapping[str, str]] = {}
"""Advisories that do not affect riverboat, by id, with reasons."""

AuditVerdict = Literal["clean", "found", "silent", "broken"]
"""``silent``: no service answered; ``broken``: the tool itself failed."""


class AuditResult(NamedTuple):
    """The result of an advisory query for one ecosystem."""

    verdict: AuditVerdict
    text: str


class ToolResult(NamedTuple):
    """The exit code and output of a tool."""

    exit_code: int
    stdout: str
    stderr: str


ToolRunner = Callable[[Sequence[str], Path, float], ToolResult | None]
"""Run a command in a folder with a time limit; ``None`` on timeout."""


def run_tool_process(command: Sequence[str], folder: Path, seconds: float) -> ToolResult | None:
    """Run a tool with a time limit."""
    try:
        process = subprocess.run(
            command, cwd=folder, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired:
        return None
    return ToolResult(process.returncode, process.stdout, process.stderr)


# Python -----------------------------------------------------------------------------------------


def audit_python(
    run_tool: ToolRunner = run_tool_process, seconds: float = TIMEOUT_SECONDS
) -> AuditResult:
    """Query advisories for the pinned PyPI packages."""
    files = [
        argument for name in PINNED_FILES for argument in ("-r", str(ROOT / "requirements" / name))
    ]
    command = [
        sys.executable, "-m", "pip_audit", *files, "--disable-pip", "--require-hashes",
        "--format", "json", "--progress-spinner", "off", "--timeout", "10",
    ]  # fmt: skip
    return interpret_pip(run_tool(command, ROOT, seconds))


def interpret_pip(result: ToolResult | None) -> AuditResult:
    """Interpret pip-audit's result."""
    if result is None:
        return AuditResult(
            "silent", f"no advisory service answered for Python in {TIMEOUT_SECONDS:.0f} seconds"
        )
    packages = _parse_json_object(result.stdout).get("dependencies")
    if not isinstance(packages, list):
        return _interpret_missing_report("Python", result)
    known_packages = [package for package in packages if "skip_reason" not in package]
    if not known_packages:  # pip-audit reports success here
        return AuditResult(
            "silent", f"no advisory service knows any of {len(packages)} packages of Python"
        )
    advisory_lines = sorted(
        {
            f"{package['name']} {package['version']}: {advisory['id']}"
            + (
                f", mended in {', '.join(advisory['fix_versions'])}"
                if advisory["fix_versions"]
                else ""
            )
            for package in known_packages
            for advisory in package["vulns"]
            if not {advisory["id"], *advisory.get("aliases", ())} & EXCUSED_ADVISORIES.keys()
        }
    )
    if advisory_lines:
        return AuditResult("found", "\n".join(["advisories for Python:", *advisory_lines]))
    unknown_count = len(packages) - len(known_packages)
    unknown_text = f"; of {unknown_count} more the service knows nothing" if unknown_count else ""
    return AuditResult(
        "clean", f"no advisory for {len(known_packages)} packages of Python{unknown_text}"
    )


# npm --------------------------------------------------------------------------------------------


def audit_npm(
    run_tool: ToolRunner = run_tool_process, seconds: float = TIMEOUT_SECONDS
) -> AuditResult:
    """Query advisories for the pinned npm packages."""
    npm = shutil.which("npm")
    if npm is None:
        return AuditResult(
            "silent", "there is no npm here: nobody was asked about the browser's packages"
        )
    command = [npm, "audit", "--json", "--package-lock-only"]
    return interpret_npm(run_tool(command, ROOT / "client", seconds))


def interpret_npm(result: ToolResult | None) -> AuditResult:
    """Interpret npm's result."""
    if result is None:
        return AuditResult(
            "silent",
            f"no advisory service answered for the browser in {TIMEOUT_SECONDS:.0f} seconds",
        )
    payload = _parse_json_object(result.stdout)
    packages = payload.get("vulnerabilities")
    if not isinstance(packages, dict):
        return _interpret_missing_report("the browser", result, str(payload.get("message", "")))
    advisory_lines = sorted(
        {
            f"{advisory['name']}: {advisory['title']} ({advisory['url']})"
            for package in packages.values()
            for advisory in package["via"]
            if isinstance(advisory, dict)
            and not {advisory["url"].rpartition("/")[2]} & EXCUSED_ADVISORIES.keys()
        }
    )
    if advisory_lines:
        return AuditResult("found", "\n".join(["advisories for the browser:", *advisory_lines]))
    package_count = payload.get("metadata", {}).get("dependencies", {}).get("total", 0)
    return AuditResult("clean", f"no advisory for {package_count} packages of the browser")


# Both ecosystems --------------------------------------------------------------------------------

_UNREACHABLE_TEXTS: Final = (
    "timed out", "timeout", "connection", "connect", "resolve", "unreachable", "econn", "enotfound",
    "eai_again", "getaddrinfo", "network", "ssl", "certificate", "proxy", "service", "fetch failed",
    "method not allowed", "not found - ", "forbidden", "endpoint returned an error", "bad gateway",
)  # fmt: skip
"""Lower-case parts of messages that mean an unreachable service, not a tool failure."""


def _interpret_missing_report(source: str, result: ToolResult, message: str = "") -> AuditResult:
    """Interpret a missing list: the service was unreachable, or the tool failed."""
    text = f"{message}\n{result.stderr}".strip()
    last_line = text.splitlines()[-1][:200] if text else f"it ended with {result.exit_code}"
    if any(unreachable_text in text.lower() for unreachable_text in _UNREACHABLE_TEXTS):
        reason = (message.splitlines() or [last_line])[0][:200]
        return AuditResult("silent", f"no advisory service answered for {source}: {reason}")
    return AuditResult(
        "broken", f"the tool that asks for advisories of {source} failed: {last_line}"
    )


def _parse_json_object(text: str) -> dict[str, Any]:
    try:
        payload = json.loads(text)
    except ValueError:
        return {}
    return payload if isinstance(payload, dict) else {}


def main(
    run_tool: ToolRunner = run_tool_process, print_line: Callable[[str], object] = print
) -> int:
    """Query both services, print the results, and fail on advisories or broken tools."""
    with ThreadPoolExecutor(2) as pool:
        futures = [pool.submit(audit, run_tool) for audit in (audit_python, audit_npm)]
        results = [future.result() for future in futures]
    for result in results:
        print_line(result.text)
    if all(result.verdict == "silent" for result in results):
        print_line("Nobody could be asked: this says nothing about what is pinned.")
    return int(any(result.verdict in ("found", "broken") for result in results))


if __name__ == "__main__":
    raise SystemExit(main())
