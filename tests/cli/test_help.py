"""``--help`` pages and usage errors in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from typer import rich_utils
from typer.testing import CliRunner

from riverboat.cli import app
from riverboat.cli.terminal.help_translation import (
    COLUMN_GAP,
    EXAMPLE_PREFIX,
    FRAME_CONSTANTS,
    split_paragraphs,
)
from riverboat.words.language import complete_languages, help_words
from tests.cli.test_completion import run_completion
from tests.schedule import run_in

OTHERS = [code for code in complete_languages() if code != "en"]
QUIET = {"RIVERBOAT_LANG": "en", "TERM": "dumb"}


def run(*arguments: str, width: int = 120, **environment: str) -> str:
    """Return a command's output from both streams."""
    environment = QUIET | {"COLUMNS": str(width)} | environment
    return CliRunner().invoke(app, arguments, env=environment).output


@cache
def commands() -> dict[str, Any]:
    """Return all commands and groups by name."""

    def below(name: str, command: Any) -> Iterator[tuple[str, Any]]:
        yield name, command
        for word, each in getattr(command, "commands", {}).items():
            yield from below(f"{name} {word}".strip(), each)

    return dict(below("", typer.main.get_command(app)))


def parameters() -> Iterator[tuple[str, Any]]:
    for name, command in commands().items():
        command.get_params(typer.Context(command))
        for each in [*command.params, command._help_option]:
            if not each.hidden:
                yield name, each


def texts() -> set[str]:
    """Return all help texts as they are looked up for translation."""
    said = [command.help or "" for command in commands().values()]
    said += [each.help or "" for _, each in parameters()]
    found = set()
    for paragraph in [part for text in said for part in split_paragraphs(text)]:
        gap = COLUMN_GAP.search(paragraph)
        if not paragraph.startswith(EXAMPLE_PREFIX):
            found.add(paragraph)
        elif gap:
            found.add(paragraph[gap.end() :])
    return found


def values() -> set[str]:
    """Return the metavars that need translation, without amounts and choices."""
    found = {command.options_metavar for command in commands().values()}
    found |= {getattr(each, "subcommand_metavar", "") for each in commands().values()}
    for _, each in parameters():
        named = each.param_type_name == "argument"
        found |= {each.metavar or (each.name if named else ""), each.type.name}
    return {each for each in found if each}


PANELS = {
    each.rich_help_panel
    for each in commands().values()
    if isinstance(getattr(each, "rich_help_panel", None), str)
}
AROUND = {"Usage: ", *PANELS, *(getattr(rich_utils, name) for name in FRAME_CONSTANTS)}


def test_help_has_minimum_number_of_commands_and_texts() -> None:
    """Guard against collecting too few commands or texts."""
    assert len(commands()) > 40
    assert len(texts()) > 300


def test_every_command_and_parameter_has_help() -> None:
    assert [(name, each.name) for name, each in parameters() if not each.help] == []
    assert [name for name, command in commands().items() if not command.help] == []


@pytest.mark.parametrize("code", OTHERS)
def test_translations_cover_exactly_the_help_texts(code: str) -> None:
    said = help_words(code)
    assert {*said.texts} ^ texts() == set()
    assert {*said.frame} ^ AROUND == set()
    assert {*said.values} - values() == set()
    same = {each for each in values() if not re.search(r"[A-Z]{4}|[a-z]{3}", each)}
    assert values() - {*said.values} - same - KEPT == set()


KEPT = {"STACK...", "TEXT", "[TEXT]", "A,B,...", "PORT[,PORT...]", "port", "boolean", "choice"} | {
    "[big] [small] [ante=N] [straddle=N] [new]"
}
"""Metavars that are equal in every language, or never shown."""


@pytest.mark.parametrize("code", OTHERS)
def test_typed_options_and_values_are_not_translated(code: str) -> None:
    """Options and quoted values are not translated."""
    typed = re.compile(r"--[a-z][a-z-]+|(?<!\w)'[^']{4,}'|\"[^\"]+\"|\b[a-z_]+=[A-Za-z0-9_']+")
    for english, other in help_words(code).texts.items():
        assert typed.findall(english) == typed.findall(other), english


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", commands())
def test_help_page_fits_width_and_has_no_english(name: str, width: int, code: str) -> None:
    page = run(*name.split(), "--help", "--lang", code, width=width)
    said = help_words(code)
    assert page.strip().startswith(said.frame["Usage: "])
    assert max(map(len, page.splitlines())) <= width
    words = " ".join(re.sub(r"[│\s]+", " ", page).split())
    for english in ["Usage: ", "[default", "[required]", "OPTIONS", "Show this message"]:
        assert english not in words
    assert said.frame["Options"] in words


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "cs", "equity", "--help"),
        ("equity", "--lang", "cs", "--help"),
        ("equity", "--help", "--lang=cs"),
        ("--lang", "en", "equity", "--help", "--lang", "cs"),
    ],
)
def test_lang_option_works_in_any_position(arguments: tuple[str, ...]) -> None:
    assert run(*arguments) == run("equity", "--help", RIVERBOAT_LANG="cs")
    assert "Použití: " in run(*arguments)


def test_help_language_follows_environment_else_english() -> None:
    english = run("equity", "--help")
    assert english.strip().startswith("Usage: ")
    assert run("equity", "--help", RIVERBOAT_LANG="", LC_ALL="cs_CZ.UTF-8") != english
    assert run("equity", "--help", RIVERBOAT_LANG="", LC_ALL="de_DE.UTF-8") == english
    assert run("equity", "--help", RIVERBOAT_LANG="klingon") == english


def test_lang_before_command_applies_to_command() -> None:
    said = run("--lang", "cs", "side-pots", "30", "10a", "30")
    assert said == run("side-pots", "30", "10a", "30", "--lang", "cs")
    assert said != run("side-pots", "30", "10a", "30")


@pytest.mark.parametrize("arguments", [("--lang", "xx", "rules"), ("equity", "AA", "--lang", "xx")])
def test_unknown_language_is_refused(arguments: tuple[str, ...]) -> None:
    assert "no language 'xx'; choose from en, cs" in run(*arguments)


WRONG: list[tuple[str, str]] = [
    ("equity --hlp", "Taková volba není: --hlp (snad --help)"),
    ("equity --zzzz", "Taková volba není: --zzzz"),
    ("equty", "Takový příkaz není: 'equty'. Snad 'equity'?"),
    ("zzzzz", "Takový příkaz není: 'zzzzz'."),
    ("tournament --lang cs", "Chybí příkaz."),
    ("equity", "Chybí argument 'KARTY...'."),
    ("icm 5 3", "Chybí volba '--prizes'."),
    ("audit 1 2", "Tolik argumentů tu nemá být: 1 2"),
    ("equity AA KK --board", "Za volbou '--board' chybí hodnota."),
    ("equity AA KK --json=1", "Volba '--json' je bez hodnoty."),
    ("equity AA KK --deals x", "Neplatná hodnota pro '--deals': 'x' není číslo."),
    ("play -p 1", "Neplatná hodnota pro '--players' / '-p': 1 není v rozmezí 2<=x<=10."),
    ("convert . --to x", "Neplatná hodnota pro '--to': 'x' tu nelze; na výběr: 'phh', 'ohh'"),
    ("replay no.phh", "Neplatná hodnota pro 'SOUBOR...': Cesta 'no.phh' neexistuje."),
    ("tournament sim no.toml", "Neplatná hodnota pro 'SOUBOR.toml': Soubor 'no.toml' neexistuje."),
    ("play plo --game nlhe", "Neplatná hodnota: hra je uvedena dvakrát: 'plo' a --game 'nlhe'"),
    ("play --mix horse --variant razz", "Neplatná hodnota: --mix má vlastní hry"),
    ("match nobody.py:Bot rock", "Neplatná hodnota: soubor nobody.py není; bota uveďte souborem"),
    ("icm 5 3 --prizes 5,x", "Neplatná hodnota pro --prizes: 'x' není číslo; píše se 50,30,20"),
    ("equity AA KK --lang xx", "Neplatná hodnota pro '--lang': jazyk 'xx' není; na výběr: en, cs"),
    ("tournament sim .", "Neplatná hodnota pro 'SOUBOR.toml': '.' je složka, ne soubor."),
]


@pytest.mark.parametrize("typed, told", WRONG)
def test_usage_errors_are_localized_in_czech(
    typed: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = run(*typed.split(), RIVERBOAT_LANG="", LC_ALL="cs_CZ.UTF-8", width=200)
    assert told in page
    assert "╭─ Chyba" in page
    assert ("Použití: " in page) is ("Nápovědu vypíše 'r" in page)
    assert "Usage" not in page


def test_missing_choice_error_is_localized_in_czech() -> None:
    from riverboat.cli.terminal.usage_errors import translate_sentence

    told = translate_sentence(
        "Missing option '--to'. Choose from:\n\tphh,\n\tohh", help_words("cs")
    )
    assert told == "Chybí volba '--to'. Na výběr:\n\tphh,\n\tohh"
    assert translate_sentence("Something else.", help_words("cs")) == "Something else."


@pytest.mark.parametrize("code", OTHERS)
def test_translated_errors_keep_placeholders(code: str) -> None:
    place = re.compile(r"\{\w+\}")
    for english, other in help_words(code).complaints.items():
        assert sorted(place.findall(english)) == sorted(place.findall(other))


def test_english_is_restored_after_other_language() -> None:
    before = run("equity", "--help"), run("equity")
    assert run("equity", "--help", "--lang", "cs") != before[0]
    assert run("equity", "--lang", "cs") != before[1]
    assert (run("equity", "--help"), run("equity")) == before


@pytest.mark.landing
def test_completion_descriptions_are_localized_in_czech() -> None:
    said = run_completion(
        _RIVERBOAT_COMPLETE="complete_fish",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
        _TYPER_COMPLETE_ARGS="riverboat equ",
        RIVERBOAT_LANG="cs",
    )
    assert "Spočítá equity karet" in said
    said = run_completion(
        _RIVERBOAT_COMPLETE="complete_fish",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
        _TYPER_COMPLETE_ARGS="riverboat equity --boa",
        RIVERBOAT_LANG="cs",
    )
    assert "'Qh 7c 2d'" in said


def test_old_option_names_are_accepted_and_not_listed() -> None:
    from riverboat.cli.terminal.renamed_options import _RENAMED

    for name, renamed in _RENAMED.items():
        found = [each for words, each in commands().items() if words.split()[-1:] == [name]]
        options = {option for each in found for param in each.params for option in param.opts}
        assert {*renamed.values()} <= options, name
        assert not {*renamed} & options, name


@pytest.mark.parametrize(
    "old, new",
    [
        (("shows-first", "2", "5", "--up", "2=Ah9c4d2s"), ("--upcards", "2=Ah9c4d2s")),
        (("pot-limit", "plo 5/10", "--by=wsop-cash"), ("--authority=wsop-cash",)),
    ],
)
def test_an_old_option_name_does_the_same(old: tuple[str, ...], new: tuple[str, ...]) -> None:
    kept = [word for word in old if not word.startswith("--") and "=" not in word]
    assert run(*old) == run(*kept, *new)
