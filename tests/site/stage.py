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

CZECH_DOCS = DOCS / "cs"
SITE_PATH_BY_REPOSITORY_PATH = {
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
MARKDOWN_LINK = re.compile(r"(?<=\]\()([^)\s]+)(?=\))")
EXTERNAL_LINK_START = re.compile(r"[a-z]+:|#")
ICONS = ("favicon.svg", "favicon.ico")


def stage_pages(folder: Path) -> None:
    """Write the English pages to ``en`` and the Czech ones to ``cs``, replacing old ones."""
    shutil.rmtree(folder, ignore_errors=True)
    for source, page_path in iter_page_sources():
        _write_file(folder / "en" / page_path, _rewrite_page(source, page_path, "en"))
    for source in sorted(CZECH_DOCS.rglob("*.md")):
        page_path = source.relative_to(CZECH_DOCS).as_posix()
        _write_file(folder / "cs" / page_path, _rewrite_page(source, page_path, "cs"))
    _write_file(folder / "en/reference/api/index.md", _build_api_index())
    _write_file(folder / "en/decisions/index.md", _build_decision_index())
    for program in sorted((ROOT / "examples").glob("*.py")):
        _write_file(folder / f"en/examples/{program.stem}.md", _build_example_page(program))
    for source_file in sorted(DOCS.rglob("*")):
        if source_file.suffix in (".png", ".svg", ".json", ".css", ".js"):
            _copy_file(source_file, folder / "en" / source_file.relative_to(DOCS))
    for language in ("en", "cs"):
        for asset in sorted((DOCS / "site").iterdir()):
            _copy_file(asset, folder / language / "site" / asset.name)
        for icon in ICONS:
            _copy_file(ROOT / "client/public" / icon, folder / language / "site" / icon)


def iter_page_sources() -> Iterator[tuple[Path, str]]:
    """Yield each English page with its path on the site."""
    for file in sorted(DOCS.rglob("*.md")):
        if not file.is_relative_to(CZECH_DOCS):
            yield file, file.relative_to(DOCS).as_posix()
    for source, page_path in SITE_PATH_BY_REPOSITORY_PATH.items():
        if source.endswith(".md") and source != "README.md":
            yield ROOT / source, page_path


def find_site_location(target: Path) -> tuple[str, str] | None:
    """Return the language and site path of a repository file, if it is on the site."""
    repository_path = target.relative_to(ROOT).as_posix()
    if repository_path in SITE_PATH_BY_REPOSITORY_PATH:
        return "en", SITE_PATH_BY_REPOSITORY_PATH[repository_path]
    if re.fullmatch(r"examples/\w+\.py", repository_path):
        return "en", repository_path.removesuffix(".py") + ".md"
    if target.is_relative_to(CZECH_DOCS):
        return "cs", target.relative_to(CZECH_DOCS).as_posix()
    if target.is_relative_to(DOCS):
        return "en", target.relative_to(DOCS).as_posix()
    return None


def convert_link(target: str, source: Path, page_path: str, page_language: str) -> str:
    """Convert a repository link to a site link."""
    if EXTERNAL_LINK_START.match(target):
        return target
    path, _, heading = target.partition("#")
    location = find_site_location((source.parent / path).resolve())
    if location is None:
        raise ValueError(f"{source.relative_to(ROOT)}: {target} is not on the site")
    language, site_path = location
    if language != page_language:
        # Two sites in one folder: the builder of one knows nothing of the other's pages.
        site_path = convert_to_html_path(site_path)
        site_path = f"../{site_path}" if page_language == "cs" else f"cs/{site_path}"
    relative_path = os.path.relpath(site_path, Path(page_path).parent).replace(os.sep, "/")
    return f"{relative_path}#{heading}" if heading else relative_path


def convert_to_html_path(page_path: str) -> str:
    """Return the HTML path of a page."""
    index_path = re.sub(r"README\.md$", "index.md", page_path)
    return re.sub(r"\.md$", ".html", index_path)


def _rewrite_page(source: Path, page_path: str, language: str) -> str:
    output_lines = []
    for line, in_code in lines(separate_options(source.read_text(encoding="utf-8"))):
        if in_code:
            output_lines.append(re.sub(r"^(\s*```\w+) needs=\S+", r"\1", line))
        else:
            output_lines.append(
                MARKDOWN_LINK.sub(
                    lambda match: convert_link(match[1], source, page_path, language), line
                )
            )
    return "\n".join(output_lines) + "\n"


def _build_example_page(program: Path) -> str:
    text = program.read_text(encoding="utf-8")
    docstring_lines = (ast.get_docstring(ast.parse(text)) or "").splitlines()
    title = docstring_lines[0].rstrip(".") if docstring_lines else program.stem
    return f"# {title}\n\n`examples/{program.name}`\n\n```python\n{text}```\n"


def _build_api_index() -> str:
    table_rows = [_build_api_row(file) for file in sorted((DOCS / "reference/api").glob("*.md"))]
    table = "\n".join(["| package | |", "|---|---|", *table_rows])
    return f"# Python API\n\nA page a package, with signatures and types.\n\n{table}\n"


def _build_api_row(file: Path) -> str:
    nonblank_lines = [
        line for line in file.read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    title = next(line[2:] for line in nonblank_lines if line.startswith("# "))
    summary = nonblank_lines[nonblank_lines.index(f"# {title}") + 1]
    summary = MARKDOWN_LINK.sub(lambda match: f"../{match[1]}", summary)
    return f"| [`{title}`]({file.name}) | {summary} |"


def _build_decision_index() -> str:
    table_rows = []
    for file in sorted((DOCS / "decisions").glob("*.md")):
        title_line, _, status, *_ = file.read_text(encoding="utf-8").splitlines()
        title = re.sub(r"^# (\d{3}:? *)?", "", title_line)
        short_status = re.sub(r"^Status: (.*?), \d{4}-\d\d\..*", r"\1", status)
        table_rows.append(f"| {file.name[:3]} | [{title}]({file.name}) | {short_status} |")
    header = (
        "# Decisions\n\nDesign decisions, each with its reasons, rejected alternatives and costs."
    )
    table = ["| number | decision | status |", "|---|---|---|"]
    return "\n".join([header, "", *table, *table_rows]) + "\n"


def _write_file(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def _copy_file(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
