"""The one reader of the rulebook, on a small book of its own."""

from pathlib import Path

import pytest

from riverboat import rulebook
from riverboat.cli.pages.rulebook import read_book
from riverboat.rulebook import about, chapters, folder, rules

BETS = """# Betting (BET)

Before all rules.

### BET-01 In turn

Players act in turn, see TURN-01.

## Sizes

### BET-02: Stringing chips

A bet is one motion.
"""
ALLN = """# All-in and side pots (ALLN)

### ALLN-01 - All-in

Who has put in their whole stack is all-in.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("# The book\n\n- [Bets](bet.md)\n- [All-in](alln.md)\n")
    (tmp_path / "alln.md").write_text(ALLN)
    (tmp_path / "bet.md").write_text(BETS)
    return tmp_path


def test_chapters_come_as_the_first_page_lists_them(book: Path) -> None:
    assert [each.title for each in chapters(book).values()] == [
        "Betting (BET)",
        "All-in and side pots (ALLN)",
    ]
    assert [each.subject for each in chapters(book).values()] == ["Betting", "All-in and side pots"]


def test_a_rule_ends_where_anything_else_begins(book: Path) -> None:
    found = rules(book)
    assert list(found) == ["BET-01", "BET-02", "ALLN-01"]
    assert (found["BET-01"].title, found["BET-01"].text) == (
        "In turn",
        "Players act in turn, see TURN-01.",
    )
    assert [each.title for each in found.values()] == ["In turn", "Stringing chips", "All-in"]
    assert found["ALLN-01"].chapter == "alln"


def test_rules_are_found_by_how_their_words_begin_and_by_title_first(book: Path) -> None:
    every = rules(book).values()
    assert [each.id for each in about("turn", every)] == ["BET-01"]
    assert [each.id for each in about("all", every)] == ["ALLN-01"]
    assert [each.id for each in about("in", every)] == ["BET-01", "ALLN-01"]
    assert [each.id for each in about("BET-02", every)] == ["BET-02"]
    assert not about("ring", every), "a word is known by its beginning"
    assert not about(" ", every)
    chips = [each.id for each in about("chips", every)]
    assert chips == ["BET-02"]


def test_there_are_no_chapters_where_nothing_is_written(tmp_path: Path) -> None:
    assert not chapters(tmp_path / "nowhere")
    assert not rules(tmp_path / "nowhere")


def test_a_checkout_is_read_before_what_was_packed(tmp_path: Path) -> None:
    package = tmp_path / "src" / "riverboat"
    assert folder(package) == package / "web" / "rules"
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert folder(package) == tmp_path / "docs" / "rules"
    assert (
        folder(tmp_path / "lib" / "riverboat") == tmp_path / "lib" / "riverboat" / "web" / "rules"
    )


def test_pages_and_terminal_read_the_same_rules() -> None:
    from riverboat.web.pages import rulebook as pages

    package = Path(rulebook.__file__).parent
    in_the_terminal = {each.id: each.text for each in read_book(package).rules() if each.text}
    assert in_the_terminal == {each.id: each.text for each in pages.rules().values()}
    assert len(in_the_terminal) > 400


def test_the_terminal_is_no_place_where_rules_are_implemented() -> None:
    book = read_book(Path(rulebook.__file__).parent)
    places = [place for rule in book.rules() for place in (*rule.code, *rule.named)]
    assert any("/engine/" in place for place in places)
    assert not [place for place in places if "/cli/" in place]
