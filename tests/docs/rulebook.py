"""Parser of the rulebook in docs/rules: pages and rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
BOOK = DOCS / "rules"
INDEX = BOOK / "README.md"
SITUATIONS = BOOK / "situations.md"
"""The generated situation index, which has no rules."""
WORDS = BOOK / "words.md"
"""The generated word index, which has no rules."""

ENGLISH = "en"

RULE_ID_PATTERN = re.compile(r"\b(?!UTF-)([A-Z]{3,4})-(\d{2})\b")
PAGE_TITLE_PATTERN = re.compile(r"# \S.* \(([A-Z]{3,4}(?:, [A-Z]{3,4})*)\)")
RULE_HEADING_PATTERN = re.compile(r"### ([A-Z]{3,4}-\d{2}) — (\S.*)")
CODE_FENCE_PATTERN = re.compile(r"^ *(```|~~~)")


class Rule(NamedTuple):
    """One rule: the heading ``### ALLN-16 — The full-bet rule`` and its text."""

    id: str
    title: str
    lines: tuple[str, ...]
    page: str

    @property
    def chapter(self) -> str:
        """The letters of the rule's id."""
        return self.id.partition("-")[0]

    @property
    def number(self) -> int:
        """The rule's number in its chapter."""
        return int(self.id.partition("-")[2])

    @property
    def text(self) -> str:
        """The rule's text without house options."""
        return "\n".join(
            line for line in self.lines if not line.startswith(("House option", "Floor option"))
        ).strip()

    @property
    def anchor(self) -> str:
        """The link target from docs/."""
        return f"rules/{self.page}#{heading_anchor(f'{self.id} — {self.title}')}"


class Page(NamedTuple):
    """One page: one or two chapters, an introduction and rules."""

    name: str
    headings: tuple[str, ...]
    introduction: str
    rules: tuple[Rule, ...]

    @property
    def chapters(self) -> tuple[str, ...]:
        """The chapters named in the title."""
        title = PAGE_TITLE_PATTERN.fullmatch(self.headings[0])
        return tuple(title[1].split(", ")) if title else ()


def read_page(file: Path) -> Page:
    """Split a page at its headings; malformed parts are left to the tests."""
    headings: list[str] = []
    lines_by_heading: list[list[str]] = []
    for line, in_code in lines(file.read_text(encoding="utf-8")):
        if line.startswith("#") and not in_code:
            headings.append(line)
            lines_by_heading.append([])
        elif lines_by_heading:
            lines_by_heading[-1].append(line)
    rules = [
        Rule(match[1], match[2], tuple(rule_text), file.name)
        for heading, rule_text in zip(headings, lines_by_heading, strict=True)
        if (match := RULE_HEADING_PATTERN.fullmatch(heading))
    ]
    introduction = "\n".join(lines_by_heading[0]).strip() if lines_by_heading else ""
    return Page(file.name, tuple(headings), introduction, tuple(rules))


def book_folder(language: str = ENGLISH) -> Path:
    """Return the rulebook's folder in a language."""
    return BOOK if language == ENGLISH else DOCS / language / BOOK.name


@cache
def pages(language: str = ENGLISH) -> tuple[Page, ...]:
    """Return every page except the indexes."""
    index_names = {file.name for file in (INDEX, SITUATIONS, WORDS)}
    files = [
        file for file in sorted(book_folder(language).glob("*.md")) if file.name not in index_names
    ]
    return tuple(read_page(file) for file in files)


@cache
def rules(language: str = ENGLISH) -> dict[str, Rule]:
    """Return every rule by id, in page order."""
    rules_by_id = {rule.id: rule for page in pages(language) for rule in page.rules}
    if language == ENGLISH:
        return rules_by_id
    return {rule: rules_by_id[rule] for rule in rules() if rule in rules_by_id}


@cache
def chapters() -> frozenset[str]:
    """Return the chapters that have a page."""
    return frozenset(chapter for page in pages() for chapter in page.chapters)


@cache
def announced_chapters() -> frozenset[str]:
    """Return the announced chapters without a page."""
    _, _, announced_text = INDEX.read_text(encoding="utf-8").partition("## Still to come")
    rows = re.findall(r"^\| ([A-Z, ]+) \|", announced_text, re.MULTILINE)
    return frozenset(chapter for row in rows for chapter in row.split(", "))


def missing_rule_ids(ids: set[str]) -> list[str]:
    """Return the ids without a heading, except those of announced chapters."""
    return sorted(
        rule for rule in ids - rules().keys() if rule.partition("-")[0] not in announced_chapters()
    )


def rule_ids_in(text: str) -> set[str]:
    """Return the rule ids in a text."""
    return {match[0] for match in RULE_ID_PATTERN.finditer(text)}


def lines(text: str) -> Iterator[tuple[str, bool]]:
    """Yield each line and True if it is in a code block."""
    in_code = False
    for line in text.splitlines():
        is_fence = CODE_FENCE_PATTERN.match(line) is not None
        yield line, in_code or is_fence
        in_code ^= is_fence


def heading_anchor(heading: str) -> str:
    """Return a heading's anchor, as GitHub forms it.

    >>> heading_anchor("ALLN-16 — The full-bet rule")
    'alln-16--the-full-bet-rule'
    """
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def rule_link(rule: str, language: str = ENGLISH) -> str:
    """Return a link to a rule with its title, for pages of this language.

    A rule without a translation links to the English page; a rule without a page is only named.
    """
    if linked_rule := rules(language).get(rule):
        return f"[{rule}]({linked_rule.anchor.removeprefix('rules/')}) {linked_rule.title}"
    if linked_rule := rules().get(rule):
        return f"[{rule}](../../{linked_rule.anchor}) {linked_rule.title}"
    return rule


def document_files() -> list[Path]:
    """Return every documentation page: those of the root, and all of docs/."""
    return [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]


def document_name(file: Path) -> str:
    """Return a file's test id."""
    return file.relative_to(ROOT).as_posix()
