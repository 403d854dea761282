"""The rulebook parser on a small sample book."""

import zipfile
from pathlib import Path

import pytest

from riverboat import rulebook
from riverboat.cli.pages.rulebook_index import read_rulebook
from riverboat.rulebook import (
    ARCHIVE_NAME,
    chapters,
    rules,
    rules_by_id,
    rules_directory,
    search_rules,
    separate_options,
)

BETTING_PAGE = """# Betting (BET)

Before all rules.

### BET-01 In turn

Players act in turn, see TURN-01.

## Sizes

### BET-02: Stringing chips

A bet is one motion.
"""
ALL_IN_PAGE = """# All-in and side pots (ALLN)

### ALLN-01 - All-in

Who has put in their whole stack is all-in.
"""


@pytest.fixture
def book(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("# The book\n\n- [Bets](bet.md)\n- [All-in](alln.md)\n")
    (tmp_path / "alln.md").write_text(ALL_IN_PAGE)
    (tmp_path / "bet.md").write_text(BETTING_PAGE)
    return tmp_path


def test_chapters_follow_readme_order(book: Path) -> None:
    assert [chapter.title for chapter in chapters(book).values()] == [
        "Betting (BET)",
        "All-in and side pots (ALLN)",
    ]
    assert [chapter.subject for chapter in chapters(book).values()] == [
        "Betting",
        "All-in and side pots",
    ]


def test_rule_ends_at_next_heading(book: Path) -> None:
    rule_by_id = rules(book)
    assert list(rule_by_id) == ["BET-01", "BET-02", "ALLN-01"]
    assert (rule_by_id["BET-01"].title, rule_by_id["BET-01"].text) == (
        "In turn",
        "Players act in turn, see TURN-01.",
    )
    assert [rule.title for rule in rule_by_id.values()] == [
        "In turn",
        "Stringing chips",
        "All-in",
    ]
    assert rule_by_id["ALLN-01"].chapter == "alln"


def test_search_matches_word_prefixes_and_titles_first(book: Path) -> None:
    all_rules = rules(book).values()
    assert [search_rule.id for search_rule in search_rules("turn", all_rules)] == ["BET-01"]
    assert [search_rule.id for search_rule in search_rules("all", all_rules)] == ["ALLN-01"]
    assert [search_rule.id for search_rule in search_rules("in", all_rules)] == [
        "BET-01",
        "ALLN-01",
    ]
    assert [search_rule.id for search_rule in search_rules("BET-02", all_rules)] == ["BET-02"]
    assert not search_rules("ring", all_rules), "a word is known by its beginning"
    assert not search_rules(" ", all_rules)
    chip_rules = [search_rule.id for search_rule in search_rules("chips", all_rules)]
    assert chip_rules == ["BET-02"]


CZECH_BETTING_PAGE = """# Sázení (BET)

Přede všemi pravidly.

### BET-01 Ve svém pořadí

Hráči jsou na řadě po jednom a vkládají žetony, viz TURN-01.

## Velikosti

### BET-02: Žetony na několikrát

Sázka je jeden pohyb.
"""


@pytest.mark.parametrize("translation_folder", ["cs", "../cs/{}"])
def test_untranslated_chapter_falls_back_to_english(book: Path, translation_folder: str) -> None:
    """The translation is beside the folder, as in a checkout, or in it, as in a package."""
    folder = book / translation_folder.format(book.name)
    folder.mkdir(parents=True)
    (folder / "bet.md").write_text(CZECH_BETTING_PAGE, encoding="utf-8")
    (folder / "lost.md").write_text("# Nothing like it in the original (LOST)\n", encoding="utf-8")
    chapter_by_id = chapters(book, "cs")
    assert [(chapter.title, chapter.language) for chapter in chapter_by_id.values()] == [
        ("Sázení (BET)", "cs"),
        ("All-in and side pots (ALLN)", "en"),
    ]
    rule_by_id = rules(book, "cs")
    assert list(rule_by_id) == list(rules(book)), "the same rules in the same order"
    assert rule_by_id["BET-02"].title == "Žetony na několikrát"
    assert (rule_by_id["BET-02"].language, rule_by_id["ALLN-01"].language) == ("cs", "en")
    assert rules(book)["BET-02"].title == "Stringing chips", "the original stays what it is"
    assert rules(book, "de") == rules(book), "nobody has translated it"


def test_search_ignores_case_and_accents(book: Path) -> None:
    (book / "cs").mkdir()
    (book / "cs" / "bet.md").write_text(CZECH_BETTING_PAGE, encoding="utf-8")
    all_rules = rules(book, "cs").values()
    for query in ("žetony", "Žetony", "zetony", "ZETONY"):
        assert [search_rule.id for search_rule in search_rules(query, all_rules)] == [
            "BET-02",
            "BET-01",
        ], query


def test_rule_options_are_on_separate_lines() -> None:
    text = "House option: a_b = x | y\nTable option: c.d = 0 or more\n\nWords: they\nrun on."
    assert separate_options(text) == text.replace("| y\n", "| y  \n"), "two spaces are a new line"
    assert separate_options(text.replace("House option", "Volba herny")).count("  \n") == 1


def test_archived_pages_have_the_rules_of_separate_files(book: Path, tmp_path: Path) -> None:
    """An installed package has a zip file for each language."""
    (book / "cs").mkdir()
    (book / "cs" / "bet.md").write_text(CZECH_BETTING_PAGE, encoding="utf-8")
    installed_book = tmp_path / "installed"
    for language in ("", "cs"):
        (installed_book / language).mkdir()
        with zipfile.ZipFile(installed_book / language / ARCHIVE_NAME, "w") as archive:
            for page in (book / language).glob("*.md"):
                archive.write(page, page.name)
    for language in ("en", "cs"):
        assert chapters(installed_book, language) == chapters(book, language)
        assert rules(installed_book, language) == rules(book, language)
        ids = ["BET-02", "ALLN-01", "NONE-01"]
        assert rules_by_id(installed_book, ids, language) == rules_by_id(book, ids, language)


def test_missing_folder_has_no_chapters(tmp_path: Path) -> None:
    assert not chapters(tmp_path / "nowhere")
    assert not rules(tmp_path / "nowhere")


def test_checkout_rules_take_precedence_over_packaged(tmp_path: Path) -> None:
    package = tmp_path / "src" / "riverboat"
    assert rules_directory(package) == package / "web" / "rules"
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    assert rules_directory(package) == tmp_path / "docs" / "rules"
    assert (
        rules_directory(tmp_path / "lib" / "riverboat")
        == tmp_path / "lib" / "riverboat" / "web" / "rules"
    )


def test_web_and_terminal_read_same_rules() -> None:
    from riverboat.web.pages import rulebook_pages as pages

    package = Path(rulebook.__file__).parent
    terminal_texts = {rule.id: rule.text for rule in read_rulebook(package).rules() if rule.text}
    assert terminal_texts == {rule.id: rule.text for rule in pages.rules().values()}
    assert len(terminal_texts) > 400


def test_rule_references_exclude_cli_code() -> None:
    book = read_rulebook(Path(rulebook.__file__).parent)
    references = [reference for rule in book.rules() for reference in (*rule.code, *rule.mentions)]
    assert any("/engine/" in reference for reference in references)
    assert not [reference for reference in references if "/cli/" in reference]
