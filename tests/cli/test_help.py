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
from riverboat.cli.terminal.help_translation import FRAME, PANELS, split_paragraphs
from riverboat.floor import authority
from riverboat.floor.inquiry.inquiry import Query, inquire
from riverboat.floor.inquiry.responses import RulingResponse
from riverboat.words import Reader
from riverboat.words.help_texts import help_texts
from riverboat.words.language import complete_languages
from riverboat.words.named_texts import read_texts
from riverboat.words.terminal.help_headings import OptionsHeading, UsageHeading
from tests.cli.test_completion import run_completion
from tests.schedule import run_in

TRANSLATED_LANGUAGES = [
    language_code for language_code in complete_languages() if language_code != "en"
]
ENGLISH_ENVIRONMENT = {"RIVERBOAT_LANG": "en", "TERM": "dumb"}


def run_command(*arguments: str, width: int = 120, **environment: str) -> str:
    """Return a command's output from both streams."""
    environment = ENGLISH_ENVIRONMENT | {"COLUMNS": str(width)} | environment
    return CliRunner().invoke(app, arguments, env=environment).output


@cache
def collect_commands() -> dict[str, Any]:
    """Return all commands and groups by name."""

    def iterate_subcommands(name: str, command: Any) -> Iterator[tuple[str, Any]]:
        yield name, command
        for subcommand_name, subcommand in getattr(command, "commands", {}).items():
            yield from iterate_subcommands(f"{name} {subcommand_name}".strip(), subcommand)

    return dict(iterate_subcommands("", typer.main.get_command(app)))


def iterate_parameters() -> Iterator[tuple[str, Any]]:
    for name, command in collect_commands().items():
        command.get_params(typer.Context(command))
        for param in [*command.params, command._help_option]:
            if not param.hidden:
                yield name, param


def iterate_help_texts(language_code: str) -> Iterator[tuple[str, str, str | None]]:
    """Yield the location, the English text and the translation of each help text."""
    help_translations = help_texts(language_code)
    assert help_translations is not None
    for name, command in collect_commands().items():
        for paragraph_number, (text, text_start) in enumerate(
            split_paragraphs(command.help or ""), start=1
        ):
            if text[text_start:]:
                yield (
                    f"{name}, part {paragraph_number}",
                    text[text_start:],
                    help_translations.command_help(name, paragraph_number),
                )
    for name, parameter in iterate_parameters():
        yield (
            f"{name}: {parameter.name}",
            parameter.help,
            help_translations.option_help(name, parameter.name),
        )


def collect_placeholders() -> set[str]:
    """Return the placeholders that need translation, without amounts and choices."""
    placeholders = {command.options_metavar for command in collect_commands().values()}
    placeholders |= {
        getattr(command, "subcommand_metavar", "") for command in collect_commands().values()
    }
    for _, parameter in iterate_parameters():
        is_argument = parameter.param_type_name == "argument"
        placeholders |= {
            parameter.metavar or (parameter.name if is_argument else ""),
            parameter.type.name,
        }
    return {placeholder for placeholder in placeholders if placeholder}


def test_help_has_minimum_number_of_commands_and_texts() -> None:
    """Guard against collecting too few commands or texts."""
    assert len(collect_commands()) > 40
    assert len([*iterate_help_texts("cs")]) > 400


def test_every_command_and_parameter_has_help() -> None:
    assert [
        (name, parameter.name) for name, parameter in iterate_parameters() if not parameter.help
    ] == []
    assert [name for name, command in collect_commands().items() if not command.help] == []


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_every_help_text_is_translated(language_code: str) -> None:
    assert [
        location
        for location, english, translation in iterate_help_texts(language_code)
        if translation in (None, english)
    ] == []


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_every_translation_belongs_to_a_text(language_code: str) -> None:
    used_translations = {translation for _, _, translation in iterate_help_texts(language_code)}
    messages = read_texts(language_code, "help")
    unused_messages = {
        message_id: text
        for message_id, message in messages.items()
        if not message_id.startswith("value-")
        for text in message.values()
        if text not in used_translations
    }
    assert unused_messages == {}
    placeholder_words = {
        match.lower().replace("_", "-")
        for text in collect_placeholders()
        for match in WORD_REGEX.findall(text)
    }
    assert {
        message_id.removeprefix("value-")
        for message_id in messages
        if message_id.startswith("value-")
    } <= placeholder_words


WORD_REGEX = re.compile(r"[A-Za-z_]{2,}")


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_texts_of_one_translation_are_equal_in_english(language_code: str) -> None:
    """A message of several commands cannot translate options of different meanings."""
    english_texts_by_name: dict[str, set[str]] = {}
    messages = read_texts(language_code, "help")
    for location, english, translation in iterate_help_texts(language_code):
        name = location.partition(": ")[2]
        if translation == messages.get(f"option-{name}".replace("_", "-"), {}).get(""):
            english_texts_by_name.setdefault(name, set()).add(english)
    assert {
        name: english_texts
        for name, english_texts in english_texts_by_name.items()
        if len(english_texts) > 1
    } == {}


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_placeholders_are_translated(language_code: str) -> None:
    help_translations = help_texts(language_code)
    assert help_translations is not None
    placeholders_without_words = {
        placeholder
        for placeholder in collect_placeholders()
        if not re.search(r"[A-Z]{4}|[a-z]{3}", placeholder)
    }
    equal_placeholders = {
        placeholder
        for placeholder in collect_placeholders()
        if help_translations.placeholder(placeholder) == placeholder
    }
    assert equal_placeholders - placeholders_without_words - UNTRANSLATED_PLACEHOLDERS == set()


UNTRANSLATED_PLACEHOLDERS = {
    "STACK...",
    "TEXT",
    "[TEXT]",
    "A,B,...",
    "PORT[,PORT...]",
    "port",
    "boolean",
    "choice",
} | {
    "[big] [small] [ante=N] [straddle=N] [new]",
    "RANGE",
}
"""Placeholders that are equal in every language, or never shown."""


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_typed_options_and_values_are_not_translated(language_code: str) -> None:
    """Options and quoted values are not translated."""
    typed_pattern = re.compile(
        r"--[a-z][a-z-]+|(?<!\w)'[^']{4,}'|\"[^\"]+\"|\b[a-z_]+=[A-Za-z0-9_']+"
    )
    for location, english, translation in iterate_help_texts(language_code):
        if location != INCIDENT_HELP_LOCATION:
            assert typed_pattern.findall(english) == typed_pattern.findall(translation or ""), (
                location
            )


INCIDENT_HELP_LOCATION = "rule: text"
"""Help that quotes an incident, which is typed in the language of the reader."""


@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
def test_incident_quoted_in_help_gets_a_ruling(language_code: str) -> None:
    [(_, english, translation)] = [
        help_text
        for help_text in iterate_help_texts(language_code)
        if help_text[0] == INCIDENT_HELP_LOCATION
    ]
    for code, help_text in [("en", english), (language_code, translation or "")]:
        [incident_text] = re.findall(r"'(.+)'", help_text)
        response = inquire(Query(incident_text, authority("cash-2026"), code))
        assert isinstance(response, RulingResponse), incident_text


def test_english_help_headings_match_typer() -> None:
    assert {name: getattr(rich_utils, name) for name in FRAME} == {
        name: str(text) for name, text in FRAME.items()
    }
    panels = [getattr(command, "rich_help_panel", None) for command in collect_commands().values()]
    assert {panel for panel in panels if isinstance(panel, str)} == {str(panel) for panel in PANELS}


@run_in("landing", keep_every=4)
@pytest.mark.parametrize("language_code", TRANSLATED_LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("name", collect_commands())
def test_help_page_fits_width_and_has_no_english(name: str, width: int, language_code: str) -> None:
    page = run_command(*name.split(), "--help", "--lang", language_code, width=width)
    reader = Reader(language_code)
    assert page.strip().startswith(reader.say(UsageHeading()))
    assert max(map(len, page.splitlines())) <= width
    page_text = " ".join(re.sub(r"[│\s]+", " ", page).split())
    for english in ["Usage: ", "[default", "[required]", "OPTIONS", "Show this message"]:
        assert english not in page_text
    assert reader.say(OptionsHeading()) in page_text


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
    assert run_command(*arguments) == run_command("equity", "--help", RIVERBOAT_LANG="cs")
    assert "Použití: " in run_command(*arguments)


def test_help_language_follows_environment_else_english() -> None:
    english = run_command("equity", "--help")
    assert english.strip().startswith("Usage: ")
    assert run_command("equity", "--help", RIVERBOAT_LANG="", LC_ALL="cs_CZ.UTF-8") != english
    assert run_command("equity", "--help", RIVERBOAT_LANG="", LC_ALL="de_DE.UTF-8") == english
    assert run_command("equity", "--help", RIVERBOAT_LANG="klingon") == english


def test_lang_before_command_applies_to_command() -> None:
    output = run_command("--lang", "cs", "side-pots", "30", "10a", "30")
    assert output == run_command("side-pots", "30", "10a", "30", "--lang", "cs")
    assert output != run_command("side-pots", "30", "10a", "30")


@pytest.mark.parametrize("arguments", [("--lang", "xx", "rules"), ("equity", "AA", "--lang", "xx")])
def test_unknown_language_is_refused(arguments: tuple[str, ...]) -> None:
    assert "unknown language 'xx'; choose from en, cs" in run_command(*arguments)


INVALID_COMMAND_LINES: list[tuple[str, str]] = [
    ("equity --hlp", "Neznámá volba --hlp, nemá to být --help?"),
    ("equity --zzzz", "Neznámá volba --zzzz."),
    ("equty", "Neznámý příkaz 'equty', nemá to být 'equity'?"),
    ("zzzzz", "Neznámý příkaz 'zzzzz'."),
    ("tournament --lang cs", "Chybí příkaz."),
    ("equity", "Chybí argument 'KARTY...'."),
    ("icm 5 3", "Chybí volba '--prizes'."),
    ("audit 1 2", "Argumenty navíc: 1 2."),
    ("equity AA KK --board", "Chybí hodnota volby '--board'."),
    ("equity AA KK --json=1", "Volba '--json' se zadává bez hodnoty."),
    ("equity AA KK --deals x", "Neplatná hodnota '--deals': 'x' není číslo."),
    ("play -p 1", "Neplatná hodnota '--players' / '-p': 1 není v rozmezí 2<=x<=10."),
    (
        "convert . --to x",
        "Neplatná hodnota '--to': 'x' není platná hodnota; na výběr: 'phh', 'ohh'",
    ),
    ("replay no.phh", "Neplatná hodnota 'SOUBOR...': Cesta 'no.phh' neexistuje."),
    ("tournament sim no.toml", "Neplatná hodnota 'SOUBOR.toml': Soubor 'no.toml' neexistuje."),
    ("play plo --game nlhe", "Neplatná hodnota: dvě zadání hry: 'plo' a --game 'nlhe'"),
    ("play --mix horse --variant razz", "Neplatná hodnota: --mix má vlastní hry"),
    (
        "match nobody.py:Bot rock",
        "Neplatná hodnota: soubor nobody.py nenalezen; zadejte soubor bota",
    ),
    ("icm 5 3 --prizes 5,x", "Neplatná hodnota --prizes: to není číslo: 'x'; píše se 50,30,20"),
    ("equity AA KK --lang xx", "Neplatná hodnota '--lang': neznámý jazyk 'xx'; na výběr: en, cs"),
    ("tournament sim .", "Neplatná hodnota 'SOUBOR.toml': '.' je složka, zadejte soubor."),
]


@pytest.mark.parametrize("typed_line, expected", INVALID_COMMAND_LINES)
def test_usage_errors_are_localized_in_czech(
    typed_line: str, expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    page = run_command(*typed_line.split(), RIVERBOAT_LANG="", LC_ALL="cs_CZ.UTF-8", width=200)
    assert expected in page
    assert "╭─ Chyba" in page
    assert ("Použití: " in page) is ("Nápovědu vypíše 'r" in page)
    assert "Usage" not in page


def test_missing_choice_error_is_localized_in_czech() -> None:
    from riverboat.cli.terminal.usage_errors import translate_sentence

    reader, help_translations = Reader("cs"), help_texts("cs")
    assert help_translations is not None
    translated_error = translate_sentence(
        "Missing option '--to'. Choose from:\n\tphh,\n\tohh", reader, help_translations
    )
    assert translated_error == "Chybí volba '--to', na výběr:\n\tphh,\n\tohh"
    assert translate_sentence("Something else.", reader, help_translations) == "Something else."


def test_english_is_restored_after_other_language() -> None:
    outputs_before = run_command("equity", "--help"), run_command("equity")
    assert run_command("equity", "--help", "--lang", "cs") != outputs_before[0]
    assert run_command("equity", "--lang", "cs") != outputs_before[1]
    assert (run_command("equity", "--help"), run_command("equity")) == outputs_before


@pytest.mark.landing
def test_completion_descriptions_are_localized_in_czech() -> None:
    completion = run_completion(
        _RIVERBOAT_COMPLETE="complete_fish",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
        _TYPER_COMPLETE_ARGS="riverboat equ",
        RIVERBOAT_LANG="cs",
    )
    assert "Spočítá equity karet" in completion
    completion = run_completion(
        _RIVERBOAT_COMPLETE="complete_fish",
        _TYPER_COMPLETE_FISH_ACTION="get-args",
        _TYPER_COMPLETE_ARGS="riverboat equity --boa",
        RIVERBOAT_LANG="cs",
    )
    assert "'Qh 7c 2d'" in completion


def test_old_option_names_are_accepted_and_not_listed() -> None:
    from riverboat.cli.terminal.renamed_options import _NEW_OPTIONS_BY_COMMAND

    for name, new_names in _NEW_OPTIONS_BY_COMMAND.items():
        matching_commands = [
            command
            for command_words, command in collect_commands().items()
            if command_words.split()[-1:] == [name]
        ]
        option_names = {
            option
            for command in matching_commands
            for param in command.params
            for option in param.opts
        }
        assert {*new_names.values()} <= option_names, name
        assert not {*new_names} & option_names, name


@pytest.mark.parametrize(
    "old_words, new_words",
    [
        (("shows-first", "2", "5", "--up", "2=Ah9c4d2s"), ("--upcards", "2=Ah9c4d2s")),
        (("pot-limit", "plo 5/10", "--by=wsop-cash"), ("--authority=wsop-cash",)),
    ],
)
def test_old_option_name_has_same_effect(
    old_words: tuple[str, ...], new_words: tuple[str, ...]
) -> None:
    positional_words = [word for word in old_words if not word.startswith("--") and "=" not in word]
    assert run_command(*old_words) == run_command(*positional_words, *new_words)
