"""Package exports, documentation and lazy loading."""

from __future__ import annotations

import ast
import importlib
import json
import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import riverboat

PACKAGE_FOLDER = Path(riverboat.__file__).parent
PACKAGES = sorted(file.parent.name for file in PACKAGE_FOLDER.glob("*/__init__.py"))
HEAVY_MODULES = {
    "asyncio",
    "numpy",
    "rich",
    "sqlalchemy",
    "starlette",
    "structlog",
    "typer",
    "websockets",
}


def modules_loaded_by(statement: str) -> set[str]:
    """Return the modules that a new interpreter has loaded after a statement."""
    code = f"import json, sys\n{statement}\njson.dump(sorted(sys.modules), sys.stdout)"
    process = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    )
    return set(json.loads(process.stdout))


def test_every_package_is_accessible_and_documented() -> None:
    doc = riverboat.__doc__ or ""
    for name in PACKAGES:
        assert getattr(riverboat, name).__name__ == f"riverboat.{name}"
        assert name in dir(riverboat)
        assert f"``riverboat.{name}``" in doc, f"help(riverboat) does not say what {name} is for"
        assert (importlib.import_module(f"riverboat.{name}").__doc__ or "").strip()


def test_unknown_name_raises_attribute_error() -> None:
    for module in (riverboat, riverboat.service):
        with pytest.raises(
            AttributeError, match=f"'{module.__name__}' has no attribute 'blackjack'"
        ):
            module.blackjack  # noqa: B018


def test_help_lists_packages_first() -> None:
    help_text = pydoc.plain(pydoc.render_doc(riverboat))
    assert help_text.index("``riverboat.engine`` plays one hand") < help_text.index(
        "PACKAGE CONTENTS"
    )


def test_import_loads_only_core_packages() -> None:
    loaded_modules = modules_loaded_by("import riverboat")
    assert not loaded_modules & HEAVY_MODULES
    packages = {name.split(".")[1] for name in loaded_modules if name.startswith("riverboat.")}
    core_packages = {"cards", "decoding", "deprecation", "words"}
    assert packages == {*core_packages, "engine", "hands", "homegame", "ranking"}


@pytest.mark.parametrize("name", ["remote", "service", "store", "table", "wire"])
def test_packages_import_without_heavy_modules(name: str) -> None:
    assert not modules_loaded_by(f"import riverboat.{name}") & HEAVY_MODULES
    assert not modules_loaded_by(f"import riverboat; dir(riverboat.{name})") & HEAVY_MODULES


def test_service_name_loads_only_its_module() -> None:
    loaded_modules = modules_loaded_by("from riverboat.service import TableSettings")
    assert "riverboat.service.state.table_settings" in loaded_modules
    assert "riverboat.service.room" not in loaded_modules


@pytest.mark.parametrize("name", PACKAGES)
def test_package_exports_exist_and_are_unique(name: str) -> None:
    package = importlib.import_module(f"riverboat.{name}")
    exports = getattr(package, "__all__", [])
    assert len(set(exports)) == len(exports)
    assert [name for name in exports if not hasattr(package, name)] == []


@pytest.mark.parametrize("name", ["engine", "service", "store", "table"])
def test_package_imports_match_exports(name: str) -> None:
    tree = ast.parse((PACKAGE_FOLDER / name / "__init__.py").read_text(encoding="utf-8"))
    imported_names = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("riverboat.")
        if node.module != "riverboat.deprecation"
        for alias in node.names
    }
    defined_names = {
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }
    assert imported_names | defined_names == set(
        importlib.import_module(f"riverboat.{name}").__all__
    )


def test_table_package_exports_all_commands_and_facts() -> None:
    from riverboat import table
    from riverboat.table.state import facts, table_commands, table_pending

    for module in (table_pending, table_commands, facts):
        for name, public_object in vars(module).items():
            if isinstance(public_object, type) and public_object.__module__.startswith(
                module.__name__
            ):
                assert getattr(table, name, None) is public_object or name == "TableCommand", name


def test_each_compiled_module_exists() -> None:
    setup = ast.parse((PACKAGE_FOLDER.parents[1] / "setup.py").read_text(encoding="utf-8"))
    listed_modules = {
        constant.id: node.value.func.value.value.split()
        for node in setup.body
        if isinstance(node, ast.Assign)
        and isinstance(constant := node.targets[0], ast.Name)
        and constant.id in ("COMPILED_MODULES", "TYPED_MODULES")
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and isinstance(node.value.func.value, ast.Constant)
        and isinstance(node.value.func.value.value, str)
    }
    assert [
        name
        for name in listed_modules["COMPILED_MODULES"]
        if not (PACKAGE_FOLDER / f"{name}.py").is_file()
    ] == []
    assert [
        name for name in listed_modules["TYPED_MODULES"] if not (PACKAGE_FOLDER / name).exists()
    ] == []
