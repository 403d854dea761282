"""The wheel and the source package, looked into and tried as a user would: for ``make dist``."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[2]
DIST = os.environ.get("RIVERBOAT_DIST", "")
RULES = {page.name for page in (ROOT / "docs" / "rules").glob("*.md")}

pytestmark = pytest.mark.skipif(not DIST, reason="nothing is built: make dist does it")


def package(pattern: str) -> Path:
    """The one file that was built of this kind."""
    [found] = Path(DIST).glob(pattern)
    return found


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed, without what it needs."""
    target = tmp_path_factory.mktemp("installed")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--target", target, package("*.whl")], check=True)
    return target


def environ(installed: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(installed)}


def test_the_wheel_has_the_pages_the_rulebook_and_no_sources() -> None:
    with zipfile.ZipFile(package("*.whl")) as wheel:
        names = set(wheel.namelist())
    assert "riverboat/web/static/index.html" in names
    assert {f"riverboat/web/rules/{page}" for page in RULES} <= names
    assert "riverboat/py.typed" in names
    assert not [name for name in names if name.endswith((".c", ".h", ".svelte", ".pyc"))]
    assert not [name for name in names if name.startswith(("tests/", "bench/", "client/"))]


def test_the_source_package_builds_a_wheel_without_nodejs() -> None:
    with tarfile.open(package("*.tar.gz")) as source:
        names = {name.partition("/")[2] for name in source.getnames()}
    assert "src/riverboat/web/static/index.html" in names
    assert {f"docs/rules/{page}" for page in RULES} <= names
    assert any(name.endswith("kernel/c/kernel.h") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "client/"))]


def test_what_is_installed_opens_a_room_with_its_pages_and_its_rulebook(
    installed: Path, tmp_path: Path
) -> None:
    where = "import riverboat; print(riverboat.__file__)"
    said = subprocess.check_output(
        [sys.executable, "-c", where], env=environ(installed), text=True, cwd=tmp_path
    )
    assert Path(said.strip()).is_relative_to(installed)
    process = subprocess.Popen(
        [sys.executable, "-m", "riverboat", "serve", "--port", "0", "--data", str(tmp_path)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environ(installed),
    )
    try:
        assert process.stdout is not None
        base = process.stdout.readline().split()[-1].replace("localhost", "127.0.0.1")
        with httpx.Client(base_url=base, timeout=30) as http:
            assert '<div id="app">' in http.get("/").text
            assert http.get("/rules").status_code == 200
            assert http.get("/api/options").status_code == 200
    finally:
        process.terminate()
        process.wait(30)
        if process.stdout is not None:
            process.stdout.close()


def test_what_is_installed_completes_in_every_shell(installed: Path, tmp_path: Path) -> None:
    program = installed / "bin" / "riverboat"
    asked = {
        "bash": {"COMP_WORDS": "riverboat equ", "COMP_CWORD": "1"},
        "zsh": {"_TYPER_COMPLETE_ARGS": "riverboat equ"},
        "fish": {
            "_TYPER_COMPLETE_ARGS": "riverboat equ",
            "_TYPER_COMPLETE_FISH_ACTION": "get-args",
        },
    }
    for shell, words in asked.items():
        scripts = environ(installed) | {"_RIVERBOAT_COMPLETE": f"source_{shell}"}
        script = subprocess.check_output([program], env=scripts, text=True, cwd=tmp_path)
        assert f"_RIVERBOAT_COMPLETE=complete_{shell}" in script
        environment = environ(installed) | words | {"_RIVERBOAT_COMPLETE": f"complete_{shell}"}
        done = subprocess.run(
            [program], env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path, check=False
        )
        assert "equity" in done.stdout, shell


def test_bash_takes_the_script(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(
        subprocess.check_output(
            [installed / "bin" / "riverboat"],
            env=environ(installed) | {"_RIVERBOAT_COMPLETE": "source_bash"},
            text=True,
        )
    )
    typed = (
        f"PATH={installed}/bin:$PATH; . ./script; COMP_WORDS=(riverboat push); COMP_CWORD=1; "
        "_riverboat_completion riverboat push riverboat; echo ${COMPREPLY[@]}"
    )
    said = subprocess.check_output(
        ["bash", "-c", typed], env=environ(installed), text=True, cwd=tmp_path
    )
    assert said.split() == ["push-fold"]
