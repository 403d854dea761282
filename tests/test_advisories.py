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
from tests.advisories import Ended, Said, judge_npm, judge_pip, main

ROOT = Path(__file__).parents[1]


def pip(*dependencies: dict[str, Any], code: int = 0) -> Ended:
    return Ended(code, json.dumps({"dependencies": dependencies, "fixes": []}), "")


SOUND = {"name": "msgspec", "version": "0.20.0", "vulns": []}
HOLED = {
    "name": "starlette",
    "version": "0.1",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.2"], "aliases": ["CVE-1"]}],
}
UNKNOWN = {"name": "alembic", "skip_reason": "Dependency not found on PyPI"}
TREE = {"metadata": {"dependencies": {"total": 70}}}
SOUND_NPM = Ended(0, json.dumps({"vulnerabilities": {}, **TREE}), "")
HOLED_NPM = Ended(
    1,
    json.dumps(
        {
            "vulnerabilities": {
                "vite": {
                    "via": [{"name": "vite", "title": "reads files", "url": "https://x/GHSA-1"}]
                },
                "plugin": {"via": ["vite"]},
            },
            **TREE,
        }
    ),
    "",
)
MIRROR = Ended(
    1,
    json.dumps({"message": "405 Method Not Allowed - POST https://registry.example/bulk"}),
    "npm error audit endpoint returned an error",
)


def test_what_is_sound_is_called_so_with_how_much_of_it() -> None:
    assert judge_pip(pip(SOUND)) == Said("clean", "no advisory for 1 packages of Python")
    assert judge_npm(SOUND_NPM) == Said("clean", "no advisory for 70 packages of the browser")


def test_what_the_service_does_not_know_is_not_called_sound() -> None:
    some = judge_pip(pip(SOUND, UNKNOWN, UNKNOWN))
    assert some.verdict == "clean"
    assert "of 2 more the service knows nothing" in some.text
    none = judge_pip(pip(UNKNOWN, UNKNOWN))
    assert none.verdict == "silent", "pip-audit itself ends with 0 here, and calls it a success"


def test_an_advisory_is_named_with_what_mends_it() -> None:
    said = judge_pip(pip(SOUND, HOLED, HOLED, code=1))
    assert said.verdict == "found"
    assert said.text.splitlines()[1:] == ["starlette 0.1: PYSEC-1, mended in 0.2"]
    said = judge_npm(HOLED_NPM)
    assert said.verdict == "found"
    assert said.text.splitlines()[1:] == ["vite: reads files (https://x/GHSA-1)"]


def test_an_advisory_that_is_excused_by_any_of_its_names_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    why = "it is about a server that is not served"
    monkeypatch.setattr(advisories, "EXCUSED", {"CVE-1": why, "GHSA-1": why})
    assert judge_pip(pip(SOUND, HOLED, code=1)).verdict == "clean"
    assert judge_npm(HOLED_NPM).verdict == "clean"


def test_every_excuse_is_a_sentence() -> None:
    assert all(len(why) > 15 for why in advisories.EXCUSED.values())


@pytest.mark.parametrize(
    "ended",
    [
        None,
        Ended(
            1, "", "ERROR: HTTPSConnectionPool(host='pypi.org'): Max retries: Connection refused"
        ),
        Ended(1, "", "requests.exceptions.ReadTimeout: Read timed out."),
        Ended(1, "", "could not resolve host"),
    ],
)
def test_who_cannot_be_reached_is_told_and_is_no_failure(ended: Ended | None) -> None:
    for judge in (judge_pip, judge_npm):
        said = judge(ended)
        assert said.verdict == "silent"
        assert said.text.startswith("no advisory service answered")


def test_a_registry_without_advisories_is_told() -> None:
    said = judge_npm(MIRROR)
    assert said.verdict == "silent"
    assert "405 Method Not Allowed" in said.text


@pytest.mark.parametrize(
    "ended",
    [
        Ended(2, "", "usage: pip-audit: error: unrecognized arguments: --format"),
        Ended(1, "[]", "Traceback: KeyError"),
        Ended(0, "", ""),
    ],
)
def test_a_tool_that_fails_by_itself_is_not_taken_for_silence(ended: Ended) -> None:
    for judge in (judge_pip, judge_npm):
        assert judge(ended).verdict == "broken"


@pytest.mark.parametrize(
    "python, browser, code, told",
    [
        (pip(SOUND), SOUND_NPM, 0, "no advisory for 70"),
        (pip(HOLED, code=1), SOUND_NPM, 1, "PYSEC-1"),
        (pip(SOUND), HOLED_NPM, 1, "GHSA-1"),
        (None, HOLED_NPM, 1, "GHSA-1"),
        (None, SOUND_NPM, 0, "no advisory service answered for Python"),
        (None, MIRROR, 0, "Nobody could be asked: this says nothing about what is pinned."),
        (Ended(2, "", "usage"), SOUND_NPM, 1, "failed: usage"),
    ],
)
def test_what_make_says_and_how_it_ends(
    python: Ended | None,
    browser: Ended | None,
    code: int,
    told: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: "npm")
    asked: list[tuple[str, float]] = []

    def runs(command: Sequence[str], folder: Path, seconds: float) -> Ended | None:
        asked.append((folder.name, seconds))
        return browser if "npm" in command[0] else python

    said: list[str] = []
    assert main(runs, said.append) == code
    assert told in "\n".join(said)
    assert {seconds for _, seconds in asked} == {30.0}


def test_without_npm_nobody_is_asked_and_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    said: list[str] = []
    assert main(lambda *_: pip(SOUND), said.append) == 0
    assert "there is no npm here" in said[1]


def test_a_tool_that_does_not_end_is_ended() -> None:
    forever = [sys.executable, "-c", "import threading; threading.Event().wait()"]
    assert advisories.run(forever, ROOT, 0.2) is None
    done = advisories.run([sys.executable, "-c", "print('yes'); exit(3)"], ROOT, 60)
    assert done == Ended(3, "yes\n", "")


@pytest.mark.landing
def test_ci_runs_it_and_every_file_that_it_asks_about_is_there() -> None:
    said = (ROOT / ".ci" / "run").read_text("utf-8").splitlines()
    assert any(line.startswith("make ") and "audit" in line.split() for line in said)
    for name in advisories.PINNED:
        assert "--hash=" in (ROOT / "requirements" / name).read_text("utf-8")
    command = [sys.executable, "-m", "pip_audit", "--version"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("pip-audit")
