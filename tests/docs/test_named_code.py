"""Modules, classes and functions that documents name exist in the code, in the named file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.docs.rulebook import DOCS, ROOT

PACKAGE_FOLDER = ROOT / "src" / "riverboat"
NAME_PATTERN = re.compile(r"`([^`\s]+)`")
DOTTED_NAME_PATTERN = re.compile(r"[a-z_]\w*(\.\w+)*")
PATH_PATTERN = re.compile(r"[\w.-]+(/[\w.-]+)+/?")
TEMPLATE_PATTERN = re.compile(r"[A-Z]{3,}")
"""Part of a path that is a placeholder: SITE, CODE, NAME."""
IDENTIFIER_PATTERN = re.compile(r"(_?[a-z]\w*_\w+|[A-Z][a-z]+[A-Z]\w*|[A-Z]{3,}_\w+)(\(\))?")
"""A name of several words: a function, class or constant."""
SEARCHED_FOLDERS = (
    "src/riverboat",
    "",
    "client/src",
    "docs",
    "src/riverboat/service",
    "src/riverboat/web",
)
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
    """Return all identifiers in the sources, tests, benchmarks and client."""
    files = [file for name in ("src", "tests", "bench") for file in (ROOT / name).rglob("*.py")]
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
    if module_exists(PACKAGE_FOLDER, "/".join(parts)):
        return True
    module = PACKAGE_FOLDER.joinpath(*parts[:-1]).with_suffix(".py")
    return module.is_file() and parts[-1] in re.findall(r"\w+", module.read_text("utf-8"))


def test_glossary_names_existing_modules() -> None:
    rows = list(table_rows(DOCS / "reference" / "glossary.md"))
    assert len(rows) > 200
    module_names = {
        name
        for row in rows
        for name in NAME_PATTERN.findall(row[-1])
        if DOTTED_NAME_PATTERN.fullmatch(name)
    }
    assert len(module_names) > 80
    missing_modules = sorted(name for name in module_names if not dotted_name_exists(name))
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
        if not module_exists(PACKAGE_FOLDER / package, name)
    ]
    assert not missing_modules


def test_architecture_names_existing_code() -> None:
    text = (DOCS / "ARCHITECTURE.md").read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    missing_names = []
    for name in {code_text.partition("::")[0] for code_text in NAME_PATTERN.findall(text)}:
        if TEMPLATE_PATTERN.search(name) and "/" in name:
            continue
        if PATH_PATTERN.fullmatch(name):
            is_existing = any(module_exists(ROOT / folder, name) for folder in SEARCHED_FOLDERS)
        elif code_text := IDENTIFIER_PATTERN.fullmatch(name):
            is_existing = code_text[1] in known_identifiers() or any(
                PACKAGE_FOLDER.rglob(f"{code_text[1]}.py")
            )
        else:
            continue
        if not is_existing:
            missing_names.append(name)
    assert not missing_names


# Names in files ---------------------------------------------------------------------------------

CHECKED_PAGES = (
    DOCS / "ARCHITECTURE.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((DOCS / "how-to").glob("*.md")),
)
LINK_WORDS_PATTERN = re.compile(r" (?:of the \w+ )?(?:in|of) (?:the )?")
"""Text between a name and the file that defines it: `decide` in `table_play.py`."""
LIST_SEPARATOR_PATTERN = re.compile(r", | and | or ")
FILE_SUFFIXES = frozenset((".py", ".ts", ".svelte", ".c", ".h", ".toml", ".ftl", ".json", ".yml"))
SOURCE_FOLDERS = ("src", "tests", "client/src", "client/tests")
PLACEHOLDER_PATTERN = re.compile(r"\bxx\b|[A-Z]{3,}/|/[A-Z]{3,}|harbour|clap")
"""Part of a name or path of an imaginary language, site or reaction."""


def inline_code(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each inline code of a page, and the text before it since the previous code."""
    text = re.sub(r"^ *```.*?^ *```", " | ", page.read_text("utf-8"), flags=re.M | re.S)
    parts = re.sub(r"\s+", " ", text).split("`")
    return zip(parts[1::2], parts[::2], strict=False)


def names_with_places(page: Path) -> Iterator[tuple[str, str]]:
    """Yield each pair of a name and the path in which the page says that it is."""
    listed_names: list[str] = []
    located_names: list[str] = []
    """Names of the previous pair, which the page may also locate in a second path."""
    for code, text_before in inline_code(page):
        if LINK_WORDS_PATTERN.fullmatch(text_before):
            located_names = listed_names
            yield from ((name, code) for name in located_names)
        elif located_names and text_before == " and " and Path(code).suffix in FILE_SUFFIXES:
            yield from ((name, code) for name in located_names)
        else:
            located_names = []
        listed_names = (
            [*listed_names, code] if LIST_SEPARATOR_PATTERN.fullmatch(text_before) else [code]
        )


def find_path(name: str) -> Path | None:
    """Return the file or folder that a page names by its path, or by its unique file name."""
    for folder in SEARCHED_FOLDERS:
        path = ROOT / folder / name.rstrip("/")
        for candidate in (path, path.with_name(f"{path.name}.py")):
            if "/" in name and candidate.exists():
                return candidate
    if "/" not in name and Path(name).suffix in FILE_SUFFIXES:
        matching_paths = [path for folder in SOURCE_FOLDERS for path in (ROOT / folder).rglob(name)]
        return matching_paths[0] if len(matching_paths) == 1 else None
    return None


@cache
def python_definitions(file: Path) -> frozenset[str]:
    """Return the classes, functions, variables and attributes that a module defines."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return frozenset(names)


def is_defined(name: str, file: Path) -> bool:
    """Return True if a file defines a name, or if it contains a text that is no name."""
    name_parts = name.removesuffix("()").split(".")
    is_identifier_path = all(word.isidentifier() for word in name_parts)
    if file.suffix == ".py" and is_identifier_path:
        return python_definitions(file).issuperset(name_parts)
    text = file.read_text("utf-8")
    if file.suffix in (".ts", ".svelte") and is_identifier_path:
        keyword = r"(?:const|let|function|class|type|interface|enum|get|readonly|async)"
        return all(
            re.search(rf"\b{keyword} #?{word}\b|^ +#?{word}\(.*{{$", text, re.M)
            for word in name_parts
        )
    return name in text


def is_defined_below(name: str, location: Path) -> bool:
    """Return True if a file defines a name, or a folder contains it or a file that does."""
    if location.is_file():
        return is_defined(name, location)
    files = [file for file in location.rglob("*") if file.suffix in FILE_SUFFIXES]
    return (location / name).exists() or any(is_defined(name, file) for file in files)


@pytest.mark.parametrize("page", CHECKED_PAGES, ids=lambda page: page.stem)
def test_named_file_defines_name(page: Path) -> None:
    """*`decide` in `table/table_play.py`* is true: the file defines the name."""
    wrong_references = []
    for name, path in names_with_places(page):
        if PLACEHOLDER_PATTERN.search(name) or PLACEHOLDER_PATTERN.search(path) or " " in path:
            continue
        place = find_path(path)
        if place is None:
            if "/" in path or Path(path).suffix in FILE_SUFFIXES:
                wrong_references.append(f"no file {path}, or several")
        elif not is_defined_below(name, place):
            wrong_references.append(f"{name} is not defined in {path}")
    assert not wrong_references


def test_named_places_are_found() -> None:
    places_by_page = {page.name: set(names_with_places(page)) for page in CHECKED_PAGES}
    assert ("TableView", "wire/view") in places_by_page["ARCHITECTURE.md"]
    assert ("BOT_STYLES", "client/src/event/EventHostPanel.svelte") in places_by_page[
        "ARCHITECTURE.md"
    ]
    assert ("only_problem", "tests/notation/dialect_reading.py") in places_by_page["add-a-site.md"]
    assert sum(map(len, places_by_page.values())) > 40


def test_named_tests_exist() -> None:
    """Each test that ARCHITECTURE.md names after its file, as `file.py::test`, is defined there."""
    file, missing_tests = ROOT, []
    for code, _ in inline_code(DOCS / "ARCHITECTURE.md"):
        path, separator, name = code.partition("::")
        if separator:
            file = ROOT / path if path else file
            if not is_defined(name, file):
                missing_tests.append(f"{name} is not defined in {file.relative_to(ROOT)}")
    assert not missing_tests
