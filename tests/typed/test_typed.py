"""Typing of user code: a sample program, and the examples of every how-to page."""

from __future__ import annotations

import re
from pathlib import Path

import riverboat as rb
from tests.docs.rulebook import ROOT
from tests.typed import pages, user


def test_the_users_file_does_what_it_says(tmp_path: Path) -> None:
    assert sum(user.a_hand()) == 0
    assert sum(user.at_home().values()) == 0
    assert len(user.a_match()) == 2
    assert user.on_arrays() == 16
    assert user.figures() > 0
    assert "legal now" in user.refused()
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.play("rock")
    rb.convert(rb.HandHistory.from_facts(game.log, game.dealt_in), out=tmp_path / "one.phhs")
    assert user.histories(tmp_path) == 0


def test_the_examples_of_every_how_to_page_are_read_by_make_types(tmp_path: Path) -> None:
    files = pages.write(tmp_path / "examples")
    assert len(files) == len(pages.PAGES) > 5
    programs = [file.read_text(encoding="utf-8") for file in files]
    assert sum("riverboat" in text for text in programs) > 5
    for file, text in zip(files, programs, strict=True):
        compile(text, file, "exec")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    write, check = makefile.partition("\ntypes:\n")[2].splitlines()[:2]
    assert "-m tests.typed.pages build/examples" in write
    assert check.endswith("/mypy $(TYPED)")
    assert re.search(r"^TYPED +=.* build/examples$", makefile, re.MULTILINE)
