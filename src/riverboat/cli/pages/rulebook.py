"""The rulebook as the project holds it: the text, the cases that prove it, the code that cites it.

Text is read from ``docs/rules``, cases from ``tests/rules``, citations (``# rule: ALLN-16``) from
the source. An installed package brings the text along, and ``Book.missing`` says that it has no
cases.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, field

RULE_ID: Final = re.compile(r"\b(?!UTF-)[A-Z]{3,4}-\d{2}\b")

TEXTS: Final = "docs/rules"
PACKED: Final = "web/rules"
"""Where an installed package has the text."""
CASES: Final = "tests/rules"
_EXCUSES: Final = "untestable.toml"


class Case(Struct, frozen=True):
    """An example that the tests check: its claim, where it stands, and what it says."""

    name: str
    place: str
    says: dict[str, Any]


class Option(Struct, frozen=True):
    """A choice that is left to the house."""

    name: str
    choices: str
    meaning: str
    rules: tuple[str, ...]
    presets: dict[str, str]
    """What each preset has decided."""


class Rule(Struct):
    """One rule, and where it is found."""

    id: str
    title: str = ""
    text: str = ""
    cases: list[Case] = field(default_factory=list)
    no_case: str = ""
    """Why no case can show it."""
    code: list[str] = field(default_factory=list)
    """Where the code implements it: ``file:line``."""
    named: list[str] = field(default_factory=list)
    """Where else the code speaks of it."""
    options: list[str] = field(default_factory=list)
    """House rules that choose how it is played."""


class Chapter(Struct):
    """The rules of one subject, and the page that they are written on."""

    id: str
    title: str = ""
    rules: list[Rule] = field(default_factory=list)


class Book(Struct):
    """All that could be found."""

    chapters: list[Chapter]
    missing: list[str]
    """Folders that are not here, because this is not a checkout."""

    def rule(self, name: str) -> Rule | None:
        """The rule of that id."""
        return next((rule for rule in self.rules() if rule.id == name), None)

    def chapter(self, name: str) -> Chapter | None:
        """The chapter of that name: ``ALLN``."""
        return next((chapter for chapter in self.chapters if chapter.id == name), None)

    def rules(self) -> Iterator[Rule]:
        """All rules, in the order of the book."""
        return (rule for chapter in self.chapters for rule in chapter.rules)

    def near(self, wanted: str) -> list[str]:
        """Ids that may have been meant."""
        chapters = [chapter.id for chapter in self.chapters]
        if "-" not in wanted:
            return get_close_matches(wanted, chapters, 3, 0.5)
        return get_close_matches(wanted, [rule.id for rule in self.rules()], 3, 0.5)

    def about(self, words: str) -> list[Rule]:
        """Rules whose title or text has all of these words, those by title first."""
        wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]

        def has(text: str) -> bool:
            return all(word.search(text) for word in wanted)

        found = [rule for rule in self.rules() if has(f"{rule.title} {rule.text}")]
        return sorted(found, key=lambda rule: not has(rule.title))


def checkout(package: Path) -> Path | None:
    """The project's folder when the package lies in one, or ``None`` where it is installed."""
    root = package.parent.parent
    here = package.parent.name == "src" and any((root / part).is_dir() for part in (TEXTS, CASES))
    return root if here else None


def read_book(package: Path) -> Book:
    """The rulebook of the package in this folder, with the texts and cases of its checkout."""
    root = checkout(package)
    base = root or package.parent
    found = _Shelf()
    missing = []
    texts = root / TEXTS if root else package / PACKED
    if texts.is_dir():
        _read_texts(texts, found)
    else:
        missing.append(TEXTS)
    if (base / CASES).is_dir():
        _read_cases(base, found)
    else:
        missing.append(CASES)
    _read_code(package, base, found)
    for option in house_options():
        for rule in option.rules:
            found.rule(rule).options.append(option.name)
    return Book(found.in_order(), missing)


class _Shelf:
    """Rules and chapters as they are come upon."""

    def __init__(self) -> None:
        self.rules: dict[str, Rule] = {}
        self.titles: dict[str, str] = {}

    def rule(self, name: str) -> Rule:
        return self.rules.setdefault(name, Rule(name))

    def in_order(self) -> list[Chapter]:
        """Chapters in the order of the pages, then the others by name; rules by number."""
        names = dict.fromkeys(self.titles)
        names |= dict.fromkeys(sorted(rule.partition("-")[0] for rule in self.rules))
        return [
            Chapter(name, self.titles.get(name, ""), [self.rules[rule] for rule in found])
            for name in names
            if (found := sorted(rule for rule in self.rules if rule.startswith(f"{name}-")))
        ]


# Texts ------------------------------------------------------------------------------------------

_TITLE: Final = re.compile(r"^# +(.+?)(?: *\([A-Z, ]+\))? *$", re.M)
_HEADING: Final = re.compile(r"^#{2,4} +([A-Z]{3,4}-\d{2})\b[ :.\u2013\u2014-]*(.*)$")


def _read_texts(folder: Path, shelf: _Shelf) -> None:
    for page in _pages(folder):
        text = page.read_text(encoding="utf-8")
        for rule, title, body in _sections(text):
            entry = shelf.rule(rule)
            entry.title, entry.text = title, body
            if headed := _TITLE.search(text):
                shelf.titles.setdefault(rule.partition("-")[0], headed[1])


def _pages(folder: Path) -> list[Path]:
    """The pages, in the order in which the folder's README links to them."""
    pages = sorted(folder.glob("*.md"))
    readme = folder / "README.md"
    index = readme.read_text(encoding="utf-8") if readme.is_file() else ""
    linked = [page for page in pages if f"({page.name}" in index]
    linked.sort(key=lambda page: index.index(f"({page.name}"))
    return linked + [page for page in pages if page not in linked]


def _sections(text: str) -> Iterator[tuple[str, str, str]]:
    """Each rule of a page: its id, its title and its text."""
    rule = title = ""
    body: list[str] = []
    for line in [*text.splitlines(), "# end"]:
        heading = _HEADING.match(line)
        if heading or re.match(r"#{1,3} ", line):
            if rule:
                yield rule, title, "\n".join(body).strip()
            rule, title = (heading[1], heading[2].strip()) if heading else ("", "")
            body = []
        else:
            body.append(line)


# Cases ------------------------------------------------------------------------------------------


def _read_cases(root: Path, shelf: _Shelf) -> None:
    for file in sorted((root / CASES).rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        content = tomllib.loads(text)
        if file.name == _EXCUSES:
            for rule, why in content.items():
                if RULE_ID.fullmatch(rule):
                    shelf.rule(rule).no_case = str(why)
            continue
        lines = [k for k, line in enumerate(text.splitlines(), 1) if line.strip() == "[[case]]"]
        for line, case in zip(lines, content.get("case", []), strict=False):
            says = {key: value for key, value in case.items() if key not in ("rule", "name")}
            place = f"{file.relative_to(root).as_posix()}:{line}"
            for rule in RULE_ID.findall(str(case.get("rule", ""))):
                shelf.rule(rule).cases.append(Case(str(case.get("name", "")), place, says))


# Code -------------------------------------------------------------------------------------------


def _read_code(package: Path, base: Path, shelf: _Shelf) -> None:
    for file in sorted(package.rglob("*.py")):
        if file.parent == package / "cli":
            continue  # this command names rules as examples only
        where = file.relative_to(base).as_posix()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            cited = RULE_ID.findall(line.partition("# rule:")[2])
            for name in dict.fromkeys(RULE_ID.findall(line)):
                rule = shelf.rule(name)
                (rule.code if name in cited else rule.named).append(f"{where}:{number}")


# House rules ------------------------------------------------------------------------------------


def house_options() -> list[Option]:
    """Every choice of the house, with what each preset has made of it."""
    from riverboat.engine import PRESETS, HouseRules
    from riverboat.engine.games.options import options, word

    found = []
    for each in options(HouseRules):
        chosen = {preset: word(getattr(house, each.name)) for preset, house in PRESETS.items()}
        found.append(Option(each.name, each.shown, each.words, each.rules, chosen))
    return found


def counts(rules: Iterable[Rule]) -> tuple[int, int, int]:
    """How many rules have a text, how many a case, and how many are cited in the code."""
    rules = list(rules)
    return (
        sum(bool(rule.text) for rule in rules),
        sum(bool(rule.cases) for rule in rules),
        sum(bool(rule.code) for rule in rules),
    )
