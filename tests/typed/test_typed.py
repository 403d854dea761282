"""Typing of user code: a sample program, and the examples of every how-to page."""

from __future__ import annotations

import re
from pathlib import Path

import riverboat as rb
from tests.docs.rulebook import ROOT
from tests.typed import pages, user


def test_user_program_runs(tmp_path: Path) -> None:
    assert sum(user.play_hand()) == 0
    assert sum(user.play_home_game().values()) == 0
    assert len(user.play_match()) == 2
    assert user.step_vector_tables() == 16
    assert user.calculate_figures() > 0
    assert "legal now" in user.refusal_message()
    game = rb.HomeGame("nlhe 1/2", players=["Ann", "Bob"], stack=200, seed=7)
    game.play("rock")
    rb.convert(rb.HandHistory.from_facts(game.log, game.dealt_in), out=tmp_path / "one.phhs")
    assert user.read_histories(tmp_path) == 0


def test_how_to_examples_are_type_checked_by_make(tmp_path: Path) -> None:
    files = pages.write_programs(tmp_path / "examples")
    assert len(files) == len(pages.HOW_TO_PAGES) > 5
    program_texts = [file.read_text(encoding="utf-8") for file in files]
    assert sum("riverboat" in text for text in program_texts) > 5
    for file, text in zip(files, program_texts, strict=True):
        compile(text, file, "exec")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    write_command, check_command = makefile.partition("\ntypes:\n")[2].splitlines()[:2]
    assert "-m tests.typed.pages build/examples" in write_command
    assert check_command.endswith("/mypy $(TYPED)")
    assert re.search(r"^TYPED +=.* build/examples$", makefile, re.MULTILINE)
