"""`pip install riverboat` without extras: everything except the room works, with clear errors."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from riverboat.cli.terminal.optional_extras import EXTRAS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRA_DISTRIBUTIONS = frozenset().union(*EXTRAS.values())

DISTRIBUTION_BY_MODULE = {"pyspiel": "open-spiel"}
"""Distributions of modules that may not be installed."""

BLOCK_IMPORTS = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {sorted(EXTRA_DISTRIBUTIONS - {"markdown_it"})!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
"""


def distributions(lines: list[str]) -> set[str]:
    """Return the distribution names of these requirements."""
    return {re.split(r"[\[>=<! ]", line)[0].lower() for line in lines}


def distributions_providing(module: str) -> set[str]:
    """Return the distributions that provide a module."""
    names = packages_distributions().get(module, [DISTRIBUTION_BY_MODULE.get(module, module)])
    return {name.lower().replace("_", "-") for name in names}


OPTIONAL_MODULES = {"uvloop", "typing_extensions"}
"""Modules that are optional at run time, or for type checkers alone."""


def third_party_imports() -> dict[str, set[str]]:
    """Return third-party modules with the files that import them."""
    imports_by_module: dict[str, set[str]] = {}
    for file in (ROOT / "src" / "riverboat").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Import(names=names):
                    modules = [name.name for name in names]
                case ast.ImportFrom(module=str(module), level=0):
                    modules = [module]
                case _:
                    continue
            for module in modules:
                imports_by_module.setdefault(module.partition(".")[0], set()).add(str(file))
    return {
        name: files
        for name, files in imports_by_module.items()
        if name not in sys.stdlib_module_names and name != "riverboat"
    }


def test_imports_are_dependencies_or_extras() -> None:
    core_distributions = distributions(PROJECT["dependencies"])
    for module, files in third_party_imports().items():
        if module in EXTRA_DISTRIBUTIONS or module in OPTIONAL_MODULES:
            continue
        assert distributions_providing(module) & core_distributions, (
            f"{module} is no dependency, and {min(files)} imports it"
        )


@pytest.mark.parametrize("extra", EXTRAS)
def test_extras_match_their_modules(extra: str) -> None:
    required_distributions = distributions(PROJECT["optional-dependencies"][extra]) - {"riverboat"}
    assert set().union(*map(distributions_providing, EXTRAS[extra])) == required_distributions


def run_without_extras(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python without extras."""
    command = [sys.executable, "-c", f"{BLOCK_IMPORTS}\n{code}"]
    return subprocess.run(command, capture_output=True, text=True, timeout=120)


def run_function(*command_words: str) -> subprocess.CompletedProcess[str]:
    """Run a command without extras."""
    return run_without_extras(
        f"sys.argv = {['riverboat', *command_words]!r}\nfrom riverboat.cli import main\nmain()"
    )


def test_public_names_are_available_without_extras() -> None:
    process = run_without_extras(
        "from riverboat import *\nimport pydoc, riverboat\n"
        "for name in riverboat.__all__: getattr(riverboat, name)\n"
        "print(len(pydoc.render_doc(riverboat)) > 1000)"
    )
    assert (process.stdout, process.stderr) == ("True\n", "")


@pytest.mark.parametrize(
    "words",
    [
        ("--version",),
        ("equity", "AKs", "QQ+", "--board", "Qh 7c 2d"),
        ("rules", "BET-10"),
        ("icm", "5000", "3000", "2000", "--prizes", "50,30,20"),
        ("sim", "--game", "no-limit hold'em 1/2", "--hands", "20", "--seed", "7"),
        ("convert", "--help"),
    ],
    ids=lambda words: str(words[0]),
)
def test_commands_without_room_run_without_extras(words: tuple[str, ...]) -> None:
    process = run_function(*words)
    assert "pip install" not in process.stderr
    assert "Traceback" not in process.stderr
    assert process.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("serve", "--port", "0"),
        ("bot", "http://localhost:1/t/x"),
        ("verify", "--database", "postgresql://nobody@localhost/none"),
        ("backup", "room.rbk.gz"),
        ("restore", "room.rbk.gz"),
    ],
    ids=lambda words: str(words[0]),
)
def test_room_commands_name_required_extra(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    process = run_function(*words)
    assert re.fullmatch(
        rf"riverboat {words[0]} needs \w+: pip install 'riverboat\[room\]'\n",
        process.stderr,
    )
    assert process.returncode == 1
    assert not list(tmp_path.iterdir()), "and nothing was begun"
