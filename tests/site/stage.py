"""Staging of pages for the site: docs/ and a few root files, with adapted links.

The site builder needs some changes compared with a code host: folders get index pages, example
programs become pages, and test directives in examples are removed.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from riverboat.rulebook import separate_options
from tests.docs.rulebook import DOCS, ROOT, lines

CZECH = DOCS / "cs"
ROOT_PAGES = {
    "CHANGELOG.md": "CHANGELOG.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "README.md": "index.md",
    "examples/README.md": "examples/README.md",
    "tests/rules/README.md": "rules/cases.md",
    "docs/reference/api": "reference/api/index.md",
    "docs/decisions": "decisions/index.md",
    "docs/cs": "cs/index.md",
}
"""Site paths of repository files outside of docs/."""
LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
TARGET = re.compile(r"[a-z]+:|#")
ICONS = ("favicon.svg", "favicon.ico")


def stage_pages(folder: Path) -> None:
    """Write the English pages to ``en`` and the Czech ones to ``cs``, replacing old ones."""
    shutil.rmtree(folder, ignore_errors=True)
    for source, page_path in page_sources():
        _write(folder / "en" / page_path, _rewritten_page(source, page_path, "en"))
    for source in sorted(CZECH.rglob("*.md")):
        page_path = source.relative_to(CZECH).as_posix()
        _write(folder / "cs" / page_path, _rewritten_page(source, page_path, "cs"))
    _write(folder / "en/reference/api/index.md", _api_index())
    _write(folder / "en/decisions/index.md", _decision_index())
    for program in sorted((ROOT / "examples").glob("*.py")):
        _write(folder / f"en/examples/{program.stem}.md", _example_page(program))
    for source_file in sorted(DOCS.rglob("*")):
        if source_file.suffix in (".png", ".svg", ".json", ".css", ".js"):
            _copy(source_file, folder / "en" / source_file.relative_to(DOCS))
    for tree in ("en", "cs"):
        for style in sorted((DOCS / "site").iterdir()):
            _copy(style, folder / tree / "site" / style.name)
        for icon in ICONS:
            _copy(ROOT / "client/public" / icon, folder / tree / "site" / icon)


def page_sources() -> Iterator[tuple[Path, str]]:
    """Yield each English page with its path on the site."""
    for file in sorted(DOCS.rglob("*.md")):
        if not file.is_relative_to(CZECH):
            yield file, file.relative_to(DOCS).as_posix()
    for source, page_path in ROOT_PAGES.items():
        if source.endswith(".md") and source != "README.md":
            yield ROOT / source, page_path


def site_location(target: Path) -> tuple[str, str] | None:
    """Return the language and site path of a repository file, if it is on the site."""
    path = target.relative_to(ROOT).as_posix()
    if path in ROOT_PAGES:
        return "en", ROOT_PAGES[path]
    if re.fullmatch(r"examples/\w+\.py", path):
        return "en", path.removesuffix(".py") + ".md"
    if target.is_relative_to(CZECH):
        return "cs", target.relative_to(CZECH).as_posix()
    if target.is_relative_to(DOCS):
        return "en", target.relative_to(DOCS).as_posix()
    return None


def site_link(target: str, source: Path, page_path: str, tree: str) -> str:
    """Convert a repository link to a site link."""
    if TARGET.match(target):
        return target
    path, _, heading = target.partition("#")
    location = site_location((source.parent / path).resolve())
    if location is None:
        raise ValueError(f"{source.relative_to(ROOT)}: {target} is not on the site")
    language, site_path = location
    if language != tree:
        # Two sites in one folder: the builder of one knows nothing of the other's pages.
        site_path = html_path(site_path)
        site_path = f"../{site_path}" if tree == "cs" else f"cs/{site_path}"
    relative_path = os.path.relpath(site_path, Path(page_path).parent).replace(os.sep, "/")
    return f"{relative_path}#{heading}" if heading else relative_path


def html_path(page_path: str) -> str:
    """Return the HTML path of a page."""
    name = re.sub(r"README\.md$", "index.md", page_path)
    return re.sub(r"\.md$", ".html", name)


def _rewritten_page(source: Path, page_path: str, tree: str) -> str:
    output_lines = []
    for line, in_code in lines(separate_options(source.read_text(encoding="utf-8"))):
        if in_code:
            output_lines.append(re.sub(r"^(\s*```\w+) needs=\S+", r"\1", line))
        else:
            output_lines.append(
                LINK.sub(lambda match: site_link(match[1], source, page_path, tree), line)
            )
    return "\n".join(output_lines) + "\n"


def _example_page(program: Path) -> str:
    text = program.read_text(encoding="utf-8")
    lines = (ast.get_docstring(ast.parse(text)) or "").splitlines()
    title = lines[0].rstrip(".") if lines else program.stem
    return f"# {title}\n\n`examples/{program.name}`\n\n```python\n{text}```\n"


def _api_index() -> str:
    rows = [_decision_row(file) for file in sorted((DOCS / "reference/api").glob("*.md"))]
    table = "\n".join(["| package | |", "|---|---|", *rows])
    return f"# Python API\n\nA page a package, with signatures and types.\n\n{table}\n"


def _decision_row(file: Path) -> str:
    texts = [line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()]
    title = next(line[2:] for line in texts if line.startswith("# "))
    text = texts[texts.index(f"# {title}") + 1]
    text = LINK.sub(lambda match: f"../{match[1]}", text)
    return f"| [`{title}`]({file.name}) | {text} |"


def _decision_index() -> str:
    rows = []
    for file in sorted((DOCS / "decisions").glob("*.md")):
        title_line, _, status, *_ = file.read_text(encoding="utf-8").splitlines()
        title = re.sub(r"^# (\d{3}:? *)?", "", title_line)
        state = re.sub(r"^Status: (.*?), \d{4}-\d\d\..*", r"\1", status)
        rows.append(f"| {file.name[:3]} | [{title}]({file.name}) | {state} |")
    header = (
        "# Decisions\n\nDesign decisions, each with its reasons, rejected alternatives and costs."
    )
    table = ["| number | decision | status |", "|---|---|---|"]
    return "\n".join([header, "", *table, *rows]) + "\n"


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
