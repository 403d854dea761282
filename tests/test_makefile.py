"""`make` without Node.js, or with an old version: Node.js is installed into .venv from PyPI."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NODE_REQUIREMENTS_OPTION = "-r requirements/node.txt"
NODE_PROGRAMS = {"node", "nodejs", "npm", "npx"}

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="no make on this machine")


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """Return a PATH folder with every program of this machine except Node.js."""
    path_folder = tmp_path / "bin"
    path_folder.mkdir()
    for folder in ("/usr/local/bin", "/usr/bin", "/bin"):
        for program in Path(folder).iterdir() if Path(folder).is_dir() else ():
            link = path_folder / program.name
            if program.name not in NODE_PROGRAMS and not link.is_symlink():
                link.symlink_to(program)
    return path_folder


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """Return a clean copy of the Makefile and its inputs."""
    clone_folder = tmp_path / "clone"
    (clone_folder / "client").mkdir(parents=True)
    shutil.copy(ROOT / "Makefile", clone_folder)
    shutil.copytree(ROOT / "requirements", clone_folder / "requirements")
    for name in ("package.json", "package-lock.json", "index.html"):
        shutil.copy(ROOT / "client" / name, clone_folder / "client")
    shutil.copy(ROOT / "pyproject.toml", clone_folder)
    return clone_folder


def dry_run(clone: Path, programs: Path, *target: str) -> str:
    """Return the commands that make would run for a target."""
    make = shutil.which("make")
    assert make is not None
    environ = {**os.environ, "PATH": str(programs)}
    process = subprocess.run(
        [make, "-n", *target], cwd=clone, env=environ, capture_output=True, text=True, check=True
    )
    return process.stdout


def install_node(programs: Path, version: str) -> None:
    """Install a wrapper of this machine's Node.js that reports another version, and npm."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("no Node.js on this machine that could say so")
    version_script = programs.parent / "says.cjs"
    versions_expression = f"{{...process.versions, node: '{version}'}}"
    version_script.write_text(
        f"Object.defineProperty(process, 'versions', {{value: {versions_expression}}});", "utf-8"
    )
    (programs / "node").write_text(
        f'#!/bin/sh\nexec "{node}" -r "{version_script}" "$@"\n', "utf-8"
    )
    (programs / "npm").write_text("#!/bin/sh\nexit 0\n", "utf-8")
    for name in ("node", "npm"):
        (programs / name).chmod(0o755)


def test_missing_node_is_installed_from_pypi(clone: Path, programs: Path) -> None:
    lines = dry_run(clone, programs, "client").splitlines()
    [install_index] = [
        index for index, line in enumerate(lines) if NODE_REQUIREMENTS_OPTION in line
    ]
    [build_index] = [index for index, line in enumerate(lines) if "run --silent build" in line]
    assert install_index < build_index, "it is there before it is wanted"
    own_npm = f'PATH="{clone}/.venv/bin:$PATH" npm'
    assert all(own_npm in line for line in lines if "cd client" in line)


def test_test_and_play_targets_use_installed_node(clone: Path, programs: Path) -> None:
    for target in ("test", "play"):
        make_output = dry_run(clone, programs, target)
        assert NODE_REQUIREMENTS_OPTION in make_output
        assert all(
            ".venv/bin:$PATH" in line for line in make_output.splitlines() if "cd client" in line
        )


@pytest.mark.landing
@pytest.mark.parametrize(
    "version, is_installed_from_pypi",
    [("18.20.4", True), ("20.18.3", True), ("20.19.0", False), ("24.1.0", False)],
)
def test_old_node_is_replaced_and_new_node_used(
    clone: Path, programs: Path, version: str, is_installed_from_pypi: bool
) -> None:
    install_node(programs, version)
    text = dry_run(clone, programs, "client")
    assert (NODE_REQUIREMENTS_OPTION in text) == is_installed_from_pypi
    assert ("PATH=" in text) == is_installed_from_pypi


@pytest.mark.landing
def test_npm_without_node_is_not_sufficient(clone: Path, programs: Path) -> None:
    (programs / "npm").write_text("#!/bin/sh\nexit 0\n", "utf-8")
    (programs / "npm").chmod(0o755)
    assert NODE_REQUIREMENTS_OPTION in dry_run(clone, programs, "client")


def test_brief_soak_runs_programs_of_long_soak(clone: Path, programs: Path) -> None:
    """The brief soak runs all programs except the time measurements, with smaller amounts."""
    program_names = {file.stem for file in (ROOT / "tests" / "soak").glob("*.py")} - {"soak_log"}
    long_amounts = _soak_amounts(dry_run(clone, programs, "soak"))
    assert set(long_amounts) == program_names
    brief_amounts = _soak_amounts(dry_run(clone, programs, "soak", "BRIEF=1"))
    assert set(brief_amounts) == program_names - {"event_load", "crowd"}
    assert all(
        brief_amounts[program] < amount
        for program, amount in long_amounts.items()
        if program in brief_amounts
    )


def _soak_amounts(make_output: str) -> dict[str, float]:
    """Return the amount of each soak program: its first number."""
    matches = re.findall(r"tests\.soak\.(\w+) --\w+ (\S+)", make_output)
    return {name: float(amount) for name, amount in matches}
