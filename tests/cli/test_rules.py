"""``riverboat rules``: search and pages with a rule's text, cases and code."""

import json
from functools import cache
from pathlib import Path

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

import riverboat
from riverboat.cli.commands.rules import (
    build_lookup_page,
    build_not_found_message,
    find_rules,
    rules,
)
from riverboat.cli.pages.rule_page import (
    build_contents_page,
    build_house_page,
    build_rule_page,
    print_page,
)
from riverboat.cli.pages.rulebook_index import (
    ChapterEntry,
    RulebookIndex,
    RuleEntry,
    list_house_choices,
    read_rulebook,
)
from riverboat.engine import PRESETS, HouseRules
from tests.thorough import sample_every

PACKAGE_FOLDER = Path(riverboat.__file__).resolve().parent


@cache
def read_project_rulebook() -> RulebookIndex:
    """Return the rulebook of this project."""
    return read_rulebook(PACKAGE_FOLDER)


RULE_PAGE_TEXT = """\
# All-in and side pots (ALLN)

What happens when the chips run out.

### ALLN-16 — A short all-in
It does not *reopen* the betting.

| A | B |
|---|---|
| 1 | 2 |

### ALLN-17 — Several of them
They may, together: see ALLN-16.
"""

CASES_TEXT = """\
# A comment.

[[case]]
rule = "ALLN-16"
name = "a short all-in does not reopen the betting"
game = "no-limit hold'em 100/200"
play = "A raise 600"

[[case]]
rule = ["ALLN-16", "ALLN-17"]
name = "two of them"
then = ["A to act", "B to act"]
"""

CODE_TEXT = '''\
"""A module that speaks of ALLN-17, in UTF-16."""

reopens = True  # rule: ALLN-16, GAME-01 one player is left
'''


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """Return the package folder of a small checkout: a page, a file of cases, a module."""
    texts_by_path = {
        "docs/rules/alln.md": RULE_PAGE_TEXT,
        "tests/rules/alln.toml": CASES_TEXT,
        "tests/rules/untestable.toml": 'ETIQ-02 = "posture of the cards"\n',
        "src/riverboat/engine/play.py": CODE_TEXT,
    }
    for file_path, text in texts_by_path.items():
        (tmp_path / file_path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file_path).write_text(text, encoding="utf-8")
    return tmp_path / "src" / "riverboat"


@pytest.fixture
def rulebook(package: Path) -> RulebookIndex:
    return read_rulebook(package)


def find_rule(rulebook: RulebookIndex, name: str) -> RuleEntry:
    rule = rulebook.rule(name)
    assert rule is not None
    return rule


def print_rule(page: object, width: int = 80) -> str:
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        print_page(console, page)  # type: ignore[arg-type]
    return capture.get()


# Reading ----------------------------------------------------------------------------------------


def test_rule_has_text_cases_and_code(rulebook: RulebookIndex) -> None:
    rule = find_rule(rulebook, "ALLN-16")
    assert rule.title == "A short all-in"
    assert rule.text.startswith("It does not *reopen* the betting.")
    assert "| 1 | 2 |" in rule.text
    assert [case.place for case in rule.cases] == [
        "tests/rules/alln.toml:3",
        "tests/rules/alln.toml:9",
    ]
    assert rule.cases[0].content == {"game": "no-limit hold'em 100/200", "play": "A raise 600"}
    assert rule.code == ["src/riverboat/engine/play.py:3"]


def test_one_comment_can_cite_several_rules(rulebook: RulebookIndex) -> None:
    assert find_rule(rulebook, "GAME-01").code == ["src/riverboat/engine/play.py:3"]


def test_encoding_name_is_not_parsed_as_rule(rulebook: RulebookIndex) -> None:
    assert rulebook.rule("UTF-16") is None


def test_mention_is_distinguished_from_citation(rulebook: RulebookIndex) -> None:
    rule = find_rule(rulebook, "ALLN-17")
    assert rule.code == []
    assert rule.mentions == ["src/riverboat/engine/play.py:1"]


def test_rule_can_state_reason_for_missing_case(rulebook: RulebookIndex) -> None:
    assert find_rule(rulebook, "ETIQ-02").no_case_reason == "posture of the cards"


def test_chapter_takes_title_from_page(rulebook: RulebookIndex) -> None:
    chapter = rulebook.chapter("ALLN")
    assert chapter is not None
    assert chapter.title == "All-in and side pots"
    assert rulebook.chapters[0] is chapter


def test_chapters_follow_readme_order(package: Path) -> None:
    folder = package.parents[1] / "docs" / "rules"
    (folder / "zeta.md").write_text("# First of all (ZETA)\n\n### ZETA-01 — One\nText.\n")
    (folder / "README.md").write_text("Read [this](zeta.md), then [that](alln.md).\n")
    assert [chapter.id for chapter in read_rulebook(package).chapters][:2] == ["ZETA", "ALLN"]


def test_installed_package_reports_missing_texts_and_cases(package: Path, tmp_path: Path) -> None:
    installed_package = tmp_path / "site-packages" / "riverboat"
    installed_package.parent.mkdir()
    package.rename(installed_package)
    rulebook = read_rulebook(installed_package)
    assert rulebook.missing_sources == ["docs/rules", "tests/rules"]
    rule = find_rule(rulebook, "ALLN-16")
    assert rule.code == ["riverboat/engine/play.py:3"]
    page = print_rule(build_rule_page(rulebook, rule))
    assert "installed package" in page
    assert "rule texts (docs/rules) and test cases (tests/rules)" in " ".join(page.split())


def test_every_house_option_has_rules_and_presets() -> None:
    options_by_name = {option.name: option for option in list_house_choices()}
    assert set(options_by_name) == set(HouseRules.__struct_fields__)
    assert all(set(option.presets) == set(PRESETS) for option in options_by_name.values())
    assert options_by_name["reopen"].rules == ("ALLN-15",)
    assert options_by_name["odd_chip"].rules == ("BYND-01", "BYND-02", "BYND-05")
    assert options_by_name["check_raise"].presets["online-1"] == "on"
    assert all(option.rules and option.meaning for option in options_by_name.values())


# Looking up -------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed_id", ["ALLN-16", "alln-16", "alln 16", "Alln16"])
def test_rule_id_spellings_are_normalized(rulebook: RulebookIndex, typed_id: str) -> None:
    assert find_rules(rulebook, typed_id) is rulebook.rule("ALLN-16")


def test_lookup_finds_chapters_and_whole_words(rulebook: RulebookIndex) -> None:
    assert isinstance(find_rules(rulebook, "alln"), ChapterEntry)
    assert find_rules(rulebook, "reopen betting") == [rulebook.rule("ALLN-16")]
    assert find_rules(rulebook, "short") == [rulebook.rule("ALLN-16")]
    assert find_rules(rulebook, "hort") == []


def test_rules_about_search_words_come_first(rulebook: RulebookIndex) -> None:
    rules = find_rules(rulebook, "all-in")
    assert isinstance(rules, list)
    assert [rule.id for rule in rules] == ["ALLN-16"]


@pytest.mark.parametrize(
    "typed_id, hint",
    [
        ("ALLN-61", "unknown rule ALLN-61; did you mean ALLN-"),
        ("ALN-16", "unknown rule ALN-16; did you mean ALLN-16"),
        ("zzzz-99", "unknown rule ZZZZ-99; list the chapters with “riverboat rules”"),
        ("purple cows", "no rule mentions “purple cows”; list the chapters with “riverboat rules”"),
    ],
)
def test_unknown_rule_suggests_nearest(rulebook: RulebookIndex, typed_id: str, hint: str) -> None:
    assert not find_rules(rulebook, typed_id)
    assert build_not_found_message(rulebook, typed_id).startswith(hint)


# Pages ------------------------------------------------------------------------------------------


def test_rule_page_prints_text_cases_and_code(rulebook: RulebookIndex) -> None:
    page = print_rule(build_rule_page(rulebook, find_rule(rulebook, "ALLN-16")))
    lines = [line.rstrip() for line in page.splitlines()]
    assert lines[0] == "ALLN-16  A short all-in"
    assert "It does not reopen the betting." in lines
    assert "cases (2)" in lines
    assert "    game  no-limit hold'em 100/200" in lines
    assert "    then  A to act" in lines
    assert "          B to act" in lines
    assert "  src/riverboat/engine/play.py:3" in lines


def test_contents_count_texts_cases_and_code(rulebook: RulebookIndex) -> None:
    page = print_rule(build_contents_page(rulebook))
    row = next(line.split() for line in page.splitlines() if line.startswith("ALLN"))
    # The others are known only because options of the house name them.
    cited_rules = {
        rule for option in list_house_choices() for rule in option.rules if "ALLN" in rule
    }
    assert row[-4:] == [str(len(cited_rules | {"ALLN-16", "ALLN-17"})), "2", "2", "1"]


@pytest.mark.parametrize("width", [45, 80, 200])
def test_pages_fit_terminal_and_maximum_width(rulebook: RulebookIndex, width: int) -> None:
    for page in (
        build_contents_page(rulebook),
        build_rule_page(rulebook, find_rule(rulebook, "ALLN-16")),
        build_house_page(list_house_choices()),
    ):
        assert max(map(len, print_rule(page, width).splitlines())) <= min(width, 88)


# The command ------------------------------------------------------------------------------------


def run_rules(*words: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(rules)
    output = CliRunner().invoke(app, list(words), env={"COLUMNS": "80"})
    return output.exit_code, output.output


def test_lookup_draws_rule_chapter_results_or_contents(rulebook: RulebookIndex) -> None:
    assert "It does not reopen the betting." in print_rule(build_lookup_page(rulebook, "alln-16"))
    assert "All-in and side pots" in print_rule(build_lookup_page(rulebook, "ALLN"))
    assert "about “several”" in print_rule(build_lookup_page(rulebook, "several"))
    assert "total" in print_rule(build_lookup_page(rulebook, ""))


@pytest.mark.landing
def test_command_prints_requested_page() -> None:
    exit_code, text = run_rules("bet-07")
    assert exit_code == 0
    assert text.startswith("BET-07")
    assert "reopen  ALLN-15" in run_rules("--house")[1]
    assert "total" in run_rules()[1]
    assert "STRD" in run_rules("straddle", "button")[1]


def test_unknown_rule_exits_2() -> None:
    exit_code, text = run_rules("ALLN-99")
    assert exit_code == 2
    assert "unknown rule ALLN-99; did you mean ALLN-29, ALLN-19, ALLN-09?" in text


@pytest.mark.landing
def test_rules_are_printed_in_czech() -> None:
    exit_code, text = run_rules("alln-16", "--lang", "cs")
    assert exit_code == 0
    assert text.startswith("ALLN-16  Pravidlo celé sázky")
    assert "případy (" in text
    assert "volí herna" in run_rules("alln-15", "--lang", "cs")[1]
    assert "kapitola" in run_rules("--lang", "cs")[1]
    assert "k „žeton“" in run_rules("žeton", "--lang", "cs")[1]
    assert (
        run_rules("žeton", "--lang", "cs")[1].splitlines()[1:]
        == (run_rules("zeton", "--lang", "cs")[1].splitlines()[1:])
    ), "háčky are not asked for"
    assert "přednastavení" in run_rules("--house", "--lang", "cs")[1]
    exit_code, text = run_rules("ALLN-99", "--lang", "cs")
    assert exit_code == 2
    assert "neznámé pravidlo ALLN-99; nemá to být ALLN-" in text
    assert "není v žádném pravidle" in run_rules("fialová kráva", "--lang", "cs")[1]
    rule = json.loads(run_rules("ALLN-16", "--lang", "cs", "--json")[1])
    assert (rule["title"], rule["language"]) == ("Pravidlo celé sázky", "cs")


def test_environment_selects_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERBOAT_LANG", "cs")
    assert "Pravidlo celé sázky" in run_rules("alln-16")[1]
    monkeypatch.delenv("RIVERBOAT_LANG")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "cs_CZ.UTF-8")
    assert "Pravidlo celé sázky" in run_rules("alln-16")[1]
    assert "The full-bet rule" in run_rules("alln-16", "--lang", "en")[1]


def test_untranslated_rule_falls_back_to_english_with_note(package: Path) -> None:
    czech_rules_folder = package.parents[1] / "docs" / "cs" / "rules"
    czech_rules_folder.mkdir(parents=True)
    rulebook = read_rulebook(package, "cs")
    page = print_rule(build_rule_page(rulebook, find_rule(rulebook, "ALLN-16")))
    assert "bez překladu" in page
    assert "It does not reopen the betting." in page


def test_json_contains_rules_options_and_chapters() -> None:
    rule = json.loads(run_rules("ALLN-16", "--json")[1])
    assert rule["id"] == "ALLN-16"
    assert rule["cases"][0]["place"].startswith("tests/rules/")
    assert {
        option["name"] for option in json.loads(run_rules("--house", "--json")[1])["options"]
    } >= {"reopen"}
    assert {"BET", "ALLN"} <= {
        chapter["id"] for chapter in json.loads(run_rules("--json")[1])["chapters"]
    }


# This project's own rulebook --------------------------------------------------------------------


def test_project_rule_has_cases_and_valid_code_references() -> None:
    rulebook = read_project_rulebook()
    assert rulebook.missing_sources == []
    rule = find_rule(rulebook, "ALLN-16")
    assert rule.cases
    assert any(code_path.startswith("src/riverboat/engine/") for code_path in rule.code)
    for code_path in rule.code:
        file, _, line = code_path.rpartition(":")
        text = (PACKAGE_FOLDER.parents[1] / file).read_text(encoding="utf-8").splitlines()
        assert "ALLN-16" in text[int(line) - 1]


@pytest.mark.slow
def test_every_project_rule_page_prints() -> None:
    rulebook = read_project_rulebook()
    for rule in sample_every(6, [*rulebook.rules()]):
        assert rule.id in print_rule(build_rule_page(rulebook, rule))
