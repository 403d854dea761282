"""Modules, classes and functions that the glossary and ARCHITECTURE.md name exist in the code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.docs.rulebook import DOCS, ROOT

PACKAGE = ROOT / "src" / "riverboat"
NAME_PATTERN = re.compile(r"`([^`\s]+)`")
DOTTED_NAME_PATTERN = re.compile(r"[a-z_]\w*(\.\w+)*")
PATH_PATTERN = re.compile(r"[\w.-]+(/[\w.-]+)+/?")
TEMPLATE_PATTERN = re.compile(r"[A-Z]{3,}")
"""Part of a path that is a placeholder: SITE, CODE, NAME."""
IDENTIFIER_PATTERN = re.compile(r"(_?[a-z]\w*_\w+|[A-Z][a-z]+[A-Z]\w*|[A-Z]{3,}_\w+)(\(\))?")
"""A name of several words: a function, class or constant."""
FOLDERS = ("src/riverboat", "", "client/src", "docs", "src/riverboat/service", "src/riverboat/web")
"""Folders in which a path of ARCHITECTURE.md may begin."""


def table_rows(page: Path) -> Iterator[tuple[str, ...]]:
    """Yield the cells of each row of a page's tables, including the headings."""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("| ") and not line.startswith("|---"):
            yield tuple(cell.strip() for cell in line.strip("|").split(" | "))


def module_exists(folder: Path, name: str) -> bool:
    path = folder / name.rstrip("/")
    return path.is_dir() or path.with_name(f"{path.name}.py").is_file() or path.is_file()


@cache
def known_identifiers() -> frozenset[str]:
    """Return all identifiers in the sources, tests and client."""
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    files += [
        *(ROOT / "client" / "src").rglob("*.ts"),
        *(ROOT / "client" / "src").rglob("*.svelte"),
    ]
    files += [*(ROOT / "src").rglob("*.[ch]"), ROOT / "Makefile", ROOT / "pyproject.toml"]
    texts = (file.read_text(encoding="utf-8") for file in files)
    return frozenset(word for text in texts for word in re.findall(r"\w+", text))


def dotted_name_exists(name: str) -> bool:
    """Return True for a module below riverboat, or for a name that is written in its module."""
    parts = name.split(".")
    if module_exists(PACKAGE, "/".join(parts)):
        return True
    module = PACKAGE.joinpath(*parts[:-1]).with_suffix(".py")
    return module.is_file() and parts[-1] in re.findall(r"\w+", module.read_text("utf-8"))


def test_glossary_names_existing_modules() -> None:
    rows = list(table_rows(DOCS / "reference" / "glossary.md"))
    assert len(rows) > 200
    names = {
        name
        for row in rows
        for name in NAME_PATTERN.findall(row[-1])
        if DOTTED_NAME_PATTERN.fullmatch(name)
    }
    assert len(names) > 80
    missing_modules = sorted(name for name in names if not dotted_name_exists(name))
    assert not missing_modules


def architecture_tables() -> Iterator[tuple[str, str]]:
    """Yield the package of each table of modules, and each module that it names."""
    package = ""
    for heading, *cells in table_rows(DOCS / "ARCHITECTURE.md"):
        if cells[:1] == ["contents"]:
            package = "" if heading in ("layer", "place") else heading.strip("`")
        elif heading.startswith("`"):
            yield from ((package, name) for name in NAME_PATTERN.findall(heading))


def test_architecture_lists_existing_modules() -> None:
    modules = sorted(set(architecture_tables()))
    assert len(modules) > 80
    missing_modules = [
        f"{package}/{name}"
        for package, name in modules
        if not module_exists(PACKAGE / package, name)
    ]
    assert not missing_modules


def test_architecture_names_existing_code() -> None:
    text = (DOCS / "ARCHITECTURE.md").read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    missing_names = []
    for name in {match.partition("::")[0] for match in NAME_PATTERN.findall(text)}:
        if TEMPLATE_PATTERN.search(name) and "/" in name:
            continue
        if PATH_PATTERN.fullmatch(name):
            is_existing = any(module_exists(ROOT / folder, name) for folder in FOLDERS)
        elif match := IDENTIFIER_PATTERN.fullmatch(name):
            is_existing = match[1] in known_identifiers() or any(PACKAGE.rglob(f"{match[1]}.py"))
        else:
            continue
        if not is_existing:
            missing_names.append(name)
    assert not missing_names
