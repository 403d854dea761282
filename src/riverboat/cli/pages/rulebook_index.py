"""Index of the rulebook: the text, the cases that prove it, the code that cites it.

``riverboat.rulebook`` reads the text; cases come from ``tests/rules``, citations
(``# rule: ALLN-16``) from the source. An installed package includes the text but no cases, which
``RulebookIndex.missing`` reports.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

from riverboat import rulebook
from riverboat.rulebook import CHECKOUT_PATH, RULE_ID
from riverboat.words import Reader

CASES_FOLDER: Final = "tests/rules"
_UNTESTABLE_RULES_FILE: Final = "untestable.toml"


class Case(Struct, frozen=True, rename={"content": "says"}):
    """A tested example: its claim, its place in the files, and its text."""

    name: str
    place: str
    content: dict[str, Any]


class HouseChoice(Struct, frozen=True):
    """An option that is left to the house."""

    name: str
    choices: str
    meaning: str
    rules: tuple[str, ...]
    presets: dict[str, str]
    """Value of the option in each preset."""


class RuleEntry(Struct, rename={"mentions": "named", "no_case_reason": "no_case"}):
    """A rule with its text, cases and places in the code."""

    id: str
    title: str = ""
    text: str = ""
    language: str = rulebook.SOURCE_LANGUAGE
    """Language of the text."""
    cases: list[Case] = field(default_factory=list)
    no_case_reason: str = ""
    """Reason why no test case can show the rule; empty if one can."""
    code: list[str] = field(default_factory=list)
    """Places that implement the rule: ``file:line``."""
    mentions: list[str] = field(default_factory=list)
    """Other places in the code that mention the rule."""
    options: list[str] = field(default_factory=list)
    """House options that change how the rule is played."""


class ChapterEntry(Struct):
    """The rules of one subject, which share a page of the rulebook."""

    id: str
    title: str = ""
    rules: list[RuleEntry] = field(default_factory=list)


class RulebookIndex(Struct):
    """All chapters and rules that were found."""

    chapters: list[ChapterEntry]
    missing_sources: list[str]
    """Folders that an installed package lacks and a checkout has."""
    language: str = rulebook.SOURCE_LANGUAGE
    """Language that was requested."""

    @property
    def reader(self) -> Reader:
        """Reader that renders labels of the page, such as headings, in the requested language."""
        return Reader(self.language)

    def rule(self, name: str) -> RuleEntry | None:
        """Return the rule with this id, or ``None``."""
        return next((rule for rule in self.rules() if rule.id == name), None)

    def chapter(self, name: str) -> ChapterEntry | None:
        """Return the chapter with this id, such as ``ALLN``, or ``None``."""
        return next((chapter for chapter in self.chapters if chapter.id == name), None)

    def rules(self) -> Iterator[RuleEntry]:
        """Return all rules, in the order of the book."""
        return (rule for chapter in self.chapters for rule in chapter.rules)

    def similar_ids(self, requested_name: str) -> list[str]:
        """Return ids similar to an unknown one."""
        chapters = [chapter.id for chapter in self.chapters]
        if "-" not in requested_name:
            return get_close_matches(requested_name, chapters, 3, 0.5)
        return get_close_matches(requested_name, [rule.id for rule in self.rules()], 3, 0.5)

    def search(self, query: str) -> list[RuleEntry]:
        """Return rules that contain all of these words, matches in the title first."""
        return rulebook.search_rules(query, self.rules())


def find_checkout(package_folder: Path) -> Path | None:
    """Return the project folder that contains the package, or ``None`` if it is installed."""
    repository_folder = package_folder.parent.parent
    is_checkout = package_folder.parent.name == "src" and any(
        (repository_folder / part).is_dir() for part in (CHECKOUT_PATH, CASES_FOLDER)
    )
    return repository_folder if is_checkout else None


@lru_cache(maxsize=8)
def read_rulebook(package_folder: Path, language: str = rulebook.SOURCE_LANGUAGE) -> RulebookIndex:
    """Read the rulebook of a package folder.

    Rule texts and cases that an installation lacks are listed as missing.
    """
    checkout_folder = find_checkout(package_folder)
    base_folder = checkout_folder or package_folder.parent
    builder = _IndexBuilder()
    missing_parts = []
    rules_folder = rulebook.rules_directory(package_folder)
    for chapter in rulebook.chapters(rules_folder, language).values():
        for parsed_rule in chapter.rules():
            rule_entry = builder.get_rule(parsed_rule.id)
            rule_entry.title, rule_entry.text, rule_entry.language = (
                parsed_rule.title,
                parsed_rule.text,
                parsed_rule.language,
            )
            builder.titles.setdefault(parsed_rule.id.partition("-")[0], chapter.subject)
    if not rules_folder.is_dir():
        missing_parts.append(CHECKOUT_PATH)
    if (base_folder / CASES_FOLDER).is_dir():
        _read_cases(base_folder, builder)
    else:
        missing_parts.append(CASES_FOLDER)
    _read_citations(package_folder, base_folder, builder)
    for option in list_house_choices():
        for rule_id in option.rules:
            builder.get_rule(rule_id).options.append(option.name)
    return RulebookIndex(builder.list_chapters(), missing_parts, language)


class _IndexBuilder:
    """Rules and chapters collected while the files are read."""

    def __init__(self) -> None:
        self.rules: dict[str, RuleEntry] = {}
        self.titles: dict[str, str] = {}

    def get_rule(self, rule_id: str) -> RuleEntry:
        return self.rules.setdefault(rule_id, RuleEntry(rule_id))

    def list_chapters(self) -> list[ChapterEntry]:
        """Return chapters with a title in the order of their pages, then the others by name.

        The rules of a chapter are sorted by number.
        """
        chapter_names = dict.fromkeys(self.titles)
        chapter_names |= dict.fromkeys(sorted(rule_id.partition("-")[0] for rule_id in self.rules))
        return [
            ChapterEntry(
                chapter_name,
                self.titles.get(chapter_name, ""),
                [self.rules[rule_id] for rule_id in rule_ids],
            )
            for chapter_name in chapter_names
            if (
                rule_ids := sorted(
                    rule_id for rule_id in self.rules if rule_id.startswith(f"{chapter_name}-")
                )
            )
        ]


def _read_cases(base_folder: Path, builder: _IndexBuilder) -> None:
    for file in sorted((base_folder / CASES_FOLDER).rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        content = tomllib.loads(text)
        if file.name == _UNTESTABLE_RULES_FILE:
            for rule_id, reason in content.items():
                if RULE_ID.fullmatch(rule_id):
                    builder.get_rule(rule_id).no_case_reason = str(reason)
            continue
        line_numbers = [
            line_number
            for line_number, line in enumerate(text.splitlines(), 1)
            if line.strip() == "[[case]]"
        ]
        for line, case in zip(line_numbers, content.get("case", []), strict=False):
            case_fields = {key: value for key, value in case.items() if key not in ("rule", "name")}
            location = f"{file.relative_to(base_folder).as_posix()}:{line}"
            for rule_id in RULE_ID.findall(str(case.get("rule", ""))):
                builder.get_rule(rule_id).cases.append(
                    Case(str(case.get("name", "")), location, case_fields)
                )


def _read_citations(package_folder: Path, base_folder: Path, builder: _IndexBuilder) -> None:
    for file in sorted(package_folder.rglob("*.py")):
        if package_folder / "cli" in file.parents:
            continue  # this command mentions rules only as examples
        text = file.read_text(encoding="utf-8")
        if not RULE_ID.search(text):
            continue
        file_name = file.relative_to(base_folder).as_posix()
        for line_number, line in enumerate(text.splitlines(), 1):
            if not RULE_ID.search(line):
                continue
            cited_ids = RULE_ID.findall(line.partition("# rule:")[2])
            for rule_id in dict.fromkeys(RULE_ID.findall(line)):
                rule = builder.get_rule(rule_id)
                (rule.code if rule_id in cited_ids else rule.mentions).append(
                    f"{file_name}:{line_number}"
                )


def list_house_choices(language: str = rulebook.SOURCE_LANGUAGE) -> list[HouseChoice]:
    """Return every house option, with its value in each preset."""
    from riverboat.engine import PRESETS, HouseRules
    from riverboat.engine.games.option_fields import choice_text, options

    translate = Reader(language).say
    choices = []
    for option in options(HouseRules):
        value_by_preset = {
            preset: choice_text(getattr(house, option.name)) for preset, house in PRESETS.items()
        }
        choices.append(
            HouseChoice(
                option.name,
                option.localized_choices(translate),
                option.describe(language),
                option.rules,
                value_by_preset,
            )
        )
    return choices


def count_coverage(rules: Iterable[RuleEntry]) -> tuple[int, int, int]:
    """Return the numbers of rules with a text, with a case, and with a citation in the code."""
    rules = list(rules)
    return (
        sum(bool(rule.text) for rule in rules),
        sum(bool(rule.cases) for rule in rules),
        sum(bool(rule.code) for rule in rules),
    )
