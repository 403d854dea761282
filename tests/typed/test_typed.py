"""What a user writes is typed: a file of theirs, and the examples of every how-to page."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from mypy import api

import riverboat as rb
from tests.docs.rulebook import DOCS, ROOT
from tests.docs.test_documents import python_blocks
from tests.typed import user

CACHE = ROOT / ".mypy_cache" / "examples"
PAGES = sorted((DOCS / "how-to").glob("*.md"))
ALLOWED = "no-untyped-def,no-untyped-call,type-arg,var-annotated,import-not-found,import-untyped"
"""What an example on a page leaves out, for the sake of who reads it."""


def test_the_users_file_does_what_it_says(tmp_path: Path) -> None:
    assert sum(user.a_hand()) == 0
    assert sum(user.at_home().values()) == 0
    assert len(user.a_match()) == 2
    assert user.on_arrays() == 16
    assert user.figures() > 0
    assert "legal now" in user.refused()
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.play("rock")
    rb.convert(rb.HandHistory.of(game.log, game.dealt_in), out=tmp_path / "one.phhs")
    assert user.histories(tmp_path) == 0


def test_the_examples_of_the_how_to_pages_are_typed(tmp_path: Path) -> None:
    files = [tmp_path / f"{re.sub('[^a-z]', '_', page.stem)}.py" for page in PAGES]
    for page, file in zip(PAGES, files, strict=True):
        file.write_text(program(page), encoding="utf-8")
    # Other options than those of `make types` ask for a cache of their own.
    config = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(CACHE)]
    allowed = [f"--disable-error-code={code}" for code in ALLOWED.split(",")]
    said, wrong, _ = api.run([*config, *allowed, "--allow-redefinition", *map(str, files)])
    assert not wrong
    assert said.startswith("Success"), said


def program(page: Path) -> str:
    """The examples of a page as one program, with its lines where they stand on the page."""
    lines: list[str] = []
    for first, code, _ in python_blocks(page):
        lines += [""] * (first - len(lines))
        if ">>>" not in code:
            lines += code.splitlines()
            continue
        for example in doctest.DocTestParser().get_examples(code):
            lines += [""] * (first + example.lineno - len(lines))
            lines += example.source.splitlines()
    return "\n".join(lines) + "\n"
