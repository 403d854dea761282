"""The examples of the how-to pages as programs, a file a page, for mypy to read them.

python -m tests.typed.pages FOLDER

``make types`` has them read together with everything else: by itself, a page takes mypy as long
as the whole package, which it has to read for it. What they may leave out stands in pyproject.toml.
"""

from __future__ import annotations

import doctest
import re
import shutil
import sys
from pathlib import Path

from tests.docs.rulebook import DOCS
from tests.docs.test_documents import python_blocks

PAGES = sorted((DOCS / "how-to").glob("*.md"))


def program(page: Path) -> str:
    """The examples of a page as one program, with its lines where they stand on the page."""
    lines: list[str] = []
    for first, code in python_blocks(page):
        lines += [""] * (first - len(lines))
        if ">>>" not in code:
            lines += code.splitlines()
            continue
        for example in doctest.DocTestParser().get_examples(code):
            lines += [""] * (first + example.lineno - len(lines))
            lines += example.source.splitlines()
    return "\n".join(lines) + "\n"


def write(folder: Path) -> list[Path]:
    """The programs of all pages, and nothing else, in a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    files = []
    for page in PAGES:
        file = folder / f"{re.sub('[^a-z]', '_', page.stem)}.py"
        file.write_text(program(page), encoding="utf-8")
        files.append(file)
    return files


if __name__ == "__main__":
    write(Path(sys.argv[1]))
