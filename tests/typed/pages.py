"""The examples of the how-to pages as programs for mypy, one file per page.

    python -m tests.typed.pages FOLDER

``make types`` checks them together with all other code: alone, a page takes mypy as long as the
whole package. pyproject.toml lists what the examples may omit.
"""

from __future__ import annotations

import doctest
import re
import shutil
import sys
from pathlib import Path

from tests.docs.rulebook import DOCS
from tests.docs.test_documents import python_blocks

HOW_TO_PAGES = sorted((DOCS / "how-to").glob("*.md"))


def example_program(page: Path) -> str:
    """Return the examples of a page as one program, with the line numbers of the page."""
    lines: list[str] = []
    for first_line, code in python_blocks(page):
        lines += [""] * (first_line - len(lines))
        if ">>>" not in code:
            lines += code.splitlines()
            continue
        for example in doctest.DocTestParser().get_examples(code):
            lines += [""] * (first_line + example.lineno - len(lines))
            lines += example.source.splitlines()
    return "\n".join(lines) + "\n"


def write_programs(folder: Path) -> list[Path]:
    """Write the programs of all pages to a folder, which is emptied first."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = []
    for page in HOW_TO_PAGES:
        file = folder / f"{re.sub('[^a-z]', '_', page.stem)}.py"
        file.write_text(example_program(page), encoding="utf-8")
        files.append(file)
    return files


if __name__ == "__main__":
    write_programs(Path(sys.argv[1]))
