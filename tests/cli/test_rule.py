"""``riverboat rule``: one-line rulings, the dialogue, JSON and the full rulebook."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from riverboat.cli.commands.rule import rule
from riverboat.cli.rulings.authority_book import build_chapters, format_book_markdown
from riverboat.cli.rulings.ruling_context import make_ruling_context
from riverboat.cli.rulings.ruling_dialog import Dialog
from riverboat.engine import HouseRules
from riverboat.engine.games.option_fields import options
from riverboat.floor import AUTHORITIES, FloorRules
from riverboat.floor.situations import SITUATIONS
from tests.cli.screens import ScriptedPrompt
from tests.schedule import run_in
from tests.thorough import sample_every

CHIP_INCIDENT = "limit 3/6, facing 6, one 25 chip, says nothing"


def run_rule(*words: str) -> tuple[int, str]:
    app = typer.Typer()
    app.command()(rule)
    output = CliRunner().invoke(app, list(words), env={"COLUMNS": "80", "LANG": "C"})
    return output.exit_code, output.output


IMPORT_CHECK_CODE = """
import sys
sys.argv = ["riverboat", "rule", sys.argv[1]]
from riverboat.cli import main
try:
    main()
finally:
    print("imported:", *sorted(sys.modules))
"""


def test_ruling_imports_neither_numpy_nor_tables() -> None:
    process = subprocess.run(
        [sys.executable, "-c", IMPORT_CHECK_CODE, CHIP_INCIDENT],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "call 6" in process.stdout
    imported_modules = process.stdout.partition("imported:")[2].split()
    assert "riverboat.floor" in imported_modules
    heavy_modules = {
        "numpy",
        "riverboat.table",
        "riverboat.tools",
        "riverboat.histories",
        "asyncio",
    }
    assert not heavy_modules & {*imported_modules}


def get_rule_json(*words: str) -> dict[str, object]:
    payload: dict[str, object] = json.loads(run_rule(*words, "--json")[1])
    return payload


# One line ----------------------------------------------------------------------------------------


def test_one_line_incident_gets_ruling() -> None:
    exit_code, text = run_rule(CHIP_INCIDENT)
    assert exit_code == 0
    assert "in one motion: 25" in text
    assert "the player: call 6" in text
    assert "19 back to the player" in text
    assert "[CHIP-06]" in text


def test_incident_text_needs_no_quotes() -> None:
    assert run_rule(*CHIP_INCIDENT.split())[1] == run_rule(CHIP_INCIDENT)[1]


def test_parsed_incident_is_printed_before_ruling() -> None:
    text = run_rule("facing 600, says check")[1]
    assert text.index("understood") < text.index("facing 600") < text.index("ruling")


def test_ruling_cites_authority_year_and_rule_number() -> None:
    text = run_rule("four cards on the flop", "--authority", "tda-2024")[1]
    assert "ruling  TDA 2024" in text
    assert "[HOLD-04, TDA 2024 39" in " ".join(text.split())


def test_differing_authorities_are_listed() -> None:
    text = run_rule("folds out of turn, facing 100", "--authority", "cash-2026")[1]
    assert "the player: fold" in text
    text = run_rule("cards past the line")[1]
    assert "other rulebooks" not in text or ": " in text.split("other rulebooks")[1]
    text = run_rule("four cards on the flop")[1]
    assert "other rulebooks" in text
    assert "TDA 2024" in text.split("other rulebooks")[1]


def test_option_changes_ruling() -> None:
    default_text, changed_text = (
        run_rule("cards past the line"),
        run_rule("cards past the line", "--option", "fold_line=on"),
    )
    assert default_text[1] != changed_text[1]
    assert "changed in fold_line" in changed_text[1]


def test_options_file_equals_typed_options_and_is_overridden(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_text("fold_line = 'on'\nclock_seconds = 45\nsevens = false\n", encoding="utf-8")
    typed_output = run_rule("cards past the line", "--option", "fold_line=on")
    text = run_rule("cards past the line", "--options", str(file))[1]
    assert "changed in fold_line, clock_seconds, sevens" in " ".join(text.split())
    assert "fold" in text
    assert (
        typed_output[1].partition("ruling")[2].splitlines()[1:3]
        == text.partition("ruling")[2].splitlines()[1:3]
    )
    overridden_output = run_rule(
        "cards past the line", "--options", str(file), "--option", "fold_line=off"
    )[1]
    assert (
        overridden_output.partition("ruling")[2].splitlines()[1:]
        != text.partition("ruling")[2].splitlines()[1:]
    )
    assert (
        "45" in run_rule("he calls the clock", "--authority", "tda-2024", "--options", str(file))[1]
    )


@pytest.mark.parametrize(
    "file_text, reason",
    [
        ("outt = 'tda'", "outt"),
        ("oot = 'sometimes'", "sometimes"),
        ("oot = ", "invalid TOML"),
        ("[floor]\noot = 'tda'", "floor takes one value"),
        ("clock_seconds = -5", "-5"),
        (None, "No such file"),
    ],
)
def test_invalid_options_file_is_refused(
    tmp_path: Path, file_text: str | None, reason: str
) -> None:
    file = tmp_path / "room.toml"
    if file_text is not None:
        file.write_text(file_text, encoding="utf-8")
    exit_code, text = run_rule(CHIP_INCIDENT, "--options", str(file))
    assert exit_code == 2
    assert reason in re.sub(r"\s*[│\n]\s*", " ", text).replace("  ", " ")


def test_question_lists_ruling_for_each_answer() -> None:
    exit_code, text = run_rule("bet 1100, throws in a 5000 chip and says raise")
    assert exit_code == 0
    assert "did the words come before or after the chips landed?" in text
    assert "2 after: the player: call 1100" in " ".join(text.split())


def test_missing_details_are_asked() -> None:
    exit_code, text = run_rule("facing 1000 he pushes 1400")
    assert exit_code == 0
    assert "which chips, for example" in text


def test_unknown_words_are_named_with_suggestion() -> None:
    exit_code, text = run_rule("facing 100, says rase")
    assert exit_code == 1
    assert "not understood: rase; similar: raise" in text


def test_impossible_incident_is_refused() -> None:
    exit_code, text = run_rule("facing 6, one 0 chip, says nothing")
    assert exit_code == 1
    assert "the player can’t put out a chip of 0" in text
    assert "ruling" not in text


def test_game_option_is_used_and_checked_against_text() -> None:
    text = run_rule("a card was exposed", "--game", "razz 4/8")[1]
    assert "game: razz" in text
    exit_code, text = run_rule(
        "limit, facing 6, one 25 chip silently", "--game", "no-limit holdem 1/2"
    )
    assert exit_code == 1
    assert "the text names a game other than no-limit hold'em 1/2" in text


@pytest.mark.parametrize(
    "words, reason",
    [
        (("--authority", "tda-1999"), "unknown authority"),
        (("--option", "oot"), "unknown option"),
        (("--option", "outt=tda"), "outt"),
        (("--option", "oot=sometimes"), "sometimes"),
        (("--game", "chess"), "chess"),
        (("--lang", "xx"), "xx"),
    ],
)
def test_invalid_options_are_refused(words: tuple[str, ...], reason: str) -> None:
    exit_code, text = run_rule(CHIP_INCIDENT, *words)
    assert exit_code == 2
    assert reason in text


def test_czech_incident_gets_czech_ruling() -> None:
    exit_code, text = run_rule("limit 3/6, čelí 6, jeden žeton 25, nic neřekl", "--lang", "cs")
    assert exit_code == 0
    assert "rozumím" in text
    assert "hráč: dorovnat 6" in text


@pytest.mark.parametrize("width", [40, 80, 200])
def test_ruling_fits_terminal_width(width: int) -> None:
    screen = io.StringIO()
    console = Console(file=screen, width=width, color_system=None)
    ruling_context = make_ruling_context("cash-2026")
    Dialog(
        ruling_context,
        console,
        ScriptedPrompt(*find_menu_entries("call-out-of-turn"), "2", "300", "q"),
    ).run()
    assert max(map(len, screen.getvalue().splitlines())) <= min(width, 88)


# For programs ------------------------------------------------------------------------------------


def test_json_ruling_contains_verdict_and_citations() -> None:
    ruling_json = get_rule_json(CHIP_INCIDENT, "--authority", "rrop-11")
    assert ruling_json["shape"] == "ruling/1"
    assert ruling_json["authority"] == {
        "key": "rrop-11",
        "name": "Robert's Rules 11",
        "changed": [],
    }
    verdict = ruling_json["verdict"]
    assert isinstance(verdict, dict)
    assert verdict["kind"] == "ruling"
    assert verdict["reads"] == "the player: call 6; 19 back to the player"
    assert verdict["cites"][0]["rule"] == "CHIP-06"
    understood_incident = ruling_json["understood"]
    assert isinstance(understood_incident, dict)
    assert understood_incident["see"] == "Pushed"
    assert understood_incident["spot"] == {"structure": "limit", "bet": 6}


@pytest.mark.parametrize(
    "text, key",
    [
        (CHIP_INCIDENT, "verdict"),
        ("facing 1000 he pushes 1400", "asks"),
        ("facing 1000 he giggles", "not_understood"),
        ("facing 6, one 0 chip, says nothing", "refused"),
        ("limit, the dealer dropped the stub", "verdict"),
    ],
)
def test_every_json_outcome_has_expected_key(text: str, key: str) -> None:
    assert key in get_rule_json(text)


def test_json_question_contains_verdict_per_answer() -> None:
    verdict = get_rule_json("bet 1100, throws in a 5000 chip and says raise")["verdict"]
    assert isinstance(verdict, dict)
    assert (verdict["kind"], verdict["field"]) == ("asks", "seen.before")
    assert "call 1100" in verdict["answers"][1]["verdict"]["reads"]


def test_question_with_equal_outcomes_is_not_asked() -> None:
    verdict = get_rule_json("heads-up, bet 500, puts in only 300")["verdict"]
    assert isinstance(verdict, dict)
    assert verdict["reads"] == "the player: call 500"


# Question by question ----------------------------------------------------------------------------


def run_dialog(*lines: str, language: str = "en", interrupt: bool = False) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=80, color_system=None)
    prompt: Callable[[str], str] = ScriptedPrompt(*lines, interrupt=interrupt)
    Dialog(make_ruling_context("cash-2026", language=language), console, prompt).run()
    return screen.getvalue()


def find_menu_entries(situation_key: str) -> tuple[str, str]:
    """Return the entries that choose a situation from the menu."""
    for chapter_number, situations in enumerate(SITUATIONS.values(), 1):
        for situation_number, situation in enumerate(situations, 1):
            if situation.key == situation_key:
                return str(chapter_number), str(situation_number)
    raise LookupError(situation_key)


@pytest.mark.parametrize("answer, meaning", [("1", "25 + 500"), ("2", "25 x 500"), ("3", "25500")])
def test_ambiguous_chip_amounts_are_asked(answer: str, meaning: str) -> None:
    text = run_dialog(*find_menu_entries("silent-chips"), "25 500", answer, "300", "2", "q")
    readings = ("25 + 500", "25 x 500", "25500")
    assert all(
        f"{reading_number}  {reading}\n" in text
        for reading_number, reading in enumerate(readings, 1)
    )
    assert f"in one motion: {meaning}\n" in text


def test_ambiguous_chip_amounts_are_asked_in_czech() -> None:
    text = run_dialog(
        *find_menu_entries("silent-chips"), "25 500", "1", "300", "2", "q", language="cs"
    )
    assert "jedním pohybem: 25 + 500\n" in text


def test_chosen_situation_gets_ruling() -> None:
    text = run_dialog(*find_menu_entries("incomplete-deck"))
    assert "the deck is short a card" in text
    assert "it stands: play on" in text


def test_required_slots_of_situation_are_asked() -> None:
    text = run_dialog(*find_menu_entries("short-cut"), "4")
    assert "cards: 4" in text
    assert "ruling" in text


def test_dialog_asks_until_ruling() -> None:
    text = run_dialog(*find_menu_entries("call-out-of-turn"), "2", "300")
    assert "what have the skipped players done since?" in text
    assert text.rstrip().count("ruling") == 1
    assert "the player: call 300" in text


@run_in("landing", keep_every=4)
@pytest.mark.parametrize(
    "key",
    sample_every(
        3, [situation.key for situations in SITUATIONS.values() for situation in situations]
    ),
)
def test_every_situation_leads_to_outcome(key: str) -> None:
    text = run_dialog(*find_menu_entries(key), *["1"] * 12)
    assert "needed first" in text or "ruling" in text or "floor decides" in text


def test_dialog_accepts_typed_incident() -> None:
    assert "the player: call 6" in run_dialog(CHIP_INCIDENT)


def test_back_returns_one_step() -> None:
    text = run_dialog("2", "b", *find_menu_entries("incomplete-deck"))
    assert text.count("chips and bets") >= 2
    assert "it stands" in text
    second_dialog = run_dialog(*find_menu_entries("call-out-of-turn"), "2", "b", "2", "300")
    assert "the player: call 300" in second_dialog


def test_invalid_answer_is_asked_again() -> None:
    chapter_entry, situation_entry = find_menu_entries("incomplete-deck")
    text = run_dialog("99", chapter_entry, "98", situation_entry)
    assert "“99” isn’t on the list: type a number from 1 to 12, b or q" in text
    assert "“98” isn’t on the list" in text
    assert "it stands" in text
    assert "not a number: “x”" in run_dialog(*find_menu_entries("short-cut"), "x", "4")


def test_unknown_words_do_not_end_dialog() -> None:
    text = run_dialog("he giggles", *find_menu_entries("incomplete-deck"))
    assert "not understood: giggles" in text
    assert "it stands" in text


@pytest.mark.parametrize("interrupt", [True, False])
def test_dialog_ends_without_traceback(interrupt: bool) -> None:
    assert "Traceback" not in run_dialog("3", interrupt=interrupt)
    assert "chips and bets" in run_dialog("q")


def test_dialog_is_localized_in_czech() -> None:
    assert "platí: hraje se dál" in run_dialog(*find_menu_entries("incomplete-deck"), language="cs")


# The book ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", AUTHORITIES)
def test_rulebook_lists_every_authority_option(name: str) -> None:
    lines = [
        line for chapter in build_chapters(make_ruling_context(name)) for line in chapter.lines
    ]
    listed_options = [line.option for line in lines]
    option_names = [
        option.name for rule_group in (FloorRules, HouseRules) for option in options(rule_group)
    ]
    assert sorted(listed_options) == sorted(option_names)
    assert all(line.answer.endswith(".") and line.rules for line in lines)


def test_rulebook_example_reflects_changed_option() -> None:
    def find_fold_line_ruling(*changed_options: str) -> str:
        chapters = build_chapters(make_ruling_context("cash-2026", changed_options))
        return next(
            line.ruling
            for chapter in chapters
            for line in chapter.lines
            if line.option == "fold_line"
        )

    assert find_fold_line_ruling("fold_line=on") != find_fold_line_ruling("fold_line=off")


def test_rulebook_is_printed_as_text_markdown_and_json() -> None:
    exit_code, text = run_rule("--book", "--authority", "tda-2024")
    assert exit_code == 0
    assert text.startswith("TDA 2024")
    assert "four_card_flop = scramble  [HOLD-04]" in text
    assert max(map(len, text.splitlines())) <= 80
    markdown_text = run_rule("--book", "--markdown")[1]
    assert markdown_text.rstrip("\n") == format_book_markdown(make_ruling_context("cash-2026"))
    assert "### `oot` = rrop" in markdown_text
    assert json.loads(run_rule("--book", "--json")[1])["chapters"][0]["title"] == "Chips and bets"
    assert "Žetony a sázky" in run_rule("--book", "--lang", "cs")[1]
