"""Dependency bounds: CI tests the lowest and the newest allowed versions."""

from __future__ import annotations

import ast
import re
import tomllib

import pytest

from tests.bounds import ROOT, VERSION_BOUNDS, bounded_requirements, find_dependencies

PYPROJECT = (ROOT / "pyproject.toml").read_text("utf-8")
PINNED_DEV_REQUIREMENTS = (ROOT / "requirements" / "dev.txt").read_text("utf-8")
PINNED_REQUIREMENTS = (ROOT / "requirements" / "everything.txt").read_text("utf-8")
PRIVATE_MODULES = ("uvicorn.protocols",)
"""Modules that a dependency does not document: an import of them needs an upper bound."""
IMPORT_PATTERN = re.compile(
    r"^\s*from (?:(?!__future__)(?:\w+\.)*_|uvicorn\.protocols)", re.MULTILINE
)
"""Pattern of an import whose module may be private."""


def test_dependencies_have_lower_bounds_at_both_ends() -> None:
    dependency_names = [match[1] for match in find_dependencies(PYPROJECT)]
    assert len(dependency_names) == len(set(dependency_names)), "each stands in one place"
    for version_bound in VERSION_BOUNDS:
        requirement_lines = bounded_requirements(version_bound, PYPROJECT, PINNED_DEV_REQUIREMENTS)
        assert [re.split(r"[\[=>]", line)[0] for line in requirement_lines][
            : len(dependency_names)
        ] == dependency_names
        assert all(
            ("==" if version_bound == "lowest" else ">=") in line
            for line in requirement_lines[: len(dependency_names)]
        )
    with pytest.raises(ValueError, match="no lower bound"):
        list(find_dependencies('[project]\ndependencies = ["rich"]\noptional-dependencies = {}'))


def test_pins_are_within_bounds() -> None:
    for match in find_dependencies(PYPROJECT):
        [pin] = re.findall(rf"^{match[1]}==([\d.]+)", PINNED_REQUIREMENTS, re.MULTILINE)
        lowest_version, upper_match = match[4], re.search(r"<([\d.]+)", match[3])
        assert _version_numbers(pin) >= _version_numbers(lowest_version), match[0]
        assert upper_match is None or _version_numbers(pin) < _version_numbers(upper_match[1]), (
            match[0]
        )


def _version_numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number_text) for number_text in version.split("."))


def test_private_imports_require_upper_bound() -> None:
    bounded_packages = {match[1] for match in find_dependencies(PYPROJECT) if "<" in match[3]}
    private_packages = set()
    for file in sorted((ROOT / "src").rglob("*.py")):
        text = file.read_text("utf-8")
        if not IMPORT_PATTERN.search(text):  # parsing all files takes seconds
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                module_parts = node.module.split(".")
                is_private = any(
                    module_part.startswith("_") and module_part != "__future__"
                    for module_part in module_parts
                )
                if module_parts[0] != "riverboat" and (
                    is_private or node.module.startswith(PRIVATE_MODULES)
                ):
                    private_packages.add(module_parts[0])
    assert private_packages <= bounded_packages | {"_typeshed"}
    assert "uvicorn" in private_packages, "else its upper bound is needed no more"


def test_requirements_name_no_host_or_folder() -> None:
    for file in sorted((ROOT / "requirements").iterdir()):
        text = file.read_text("utf-8")
        assert not re.search(r"^(--|-i |-f )|://| @ ", re.sub(r"#.*", "", text), re.MULTILINE), file
    npm_lock = (ROOT / "client" / "package-lock.json").read_text("utf-8")
    assert '"resolved"' not in npm_lock


def test_image_installs_within_bounds() -> None:
    extras = tomllib.loads(PYPROJECT)["project"]["optional-dependencies"]
    project_requirements = {line for lines in extras.values() for line in lines}
    dockerfile = (ROOT / "Dockerfile").read_text("utf-8")
    assert set(re.findall(r'"([\w-]+(?:\[\w+\])?>=[^"]+)"', dockerfile)) <= project_requirements
