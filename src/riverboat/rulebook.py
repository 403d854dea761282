"""The rulebook as it is written: chapters in Markdown, and the rules in them. It draws no page.

The text lies in ``docs/rules`` of a checkout, and in the package where that was installed. What
is missing is no error: there are no chapters then.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Protocol, TypeVar

from msgspec import Struct

RULE_ID: Final = re.compile(r"\b(?!UTF-)[A-Z]{3,4}-\d{2}\b")
TEXTS: Final = "docs/rules"
PACKED: Final = "web/rules"
"""Where an installed package has the text."""
SITUATIONS: Final = "situations"
"""The page that finds rules by what happened, and has none of its own."""
WORDS: Final = "words"
"""The page that finds rules by a word, and has none of its own either."""

_HEADING: Final = re.compile(r"^#{2,4} +([A-Z]{3,4}-\d{2})\b[ :.\u2013\u2014-]*(.*)$")
_IDS: Final = re.compile(r" *\([A-Z, ]+\) *$")


class Rule(Struct, frozen=True):
    """A rule, and the chapter in which it stands."""

    id: str
    title: str
    text: str
    """Markdown."""
    chapter: str


class Chapter(Struct, frozen=True):
    """A page of the rulebook."""

    name: str
    """``alln``"""
    title: str
    """``All-in and side pots (ALLN)``"""
    text: str
    """Markdown."""

    @property
    def subject(self) -> str:
        """The title without the ids: ``All-in and side pots``."""
        return _IDS.sub("", self.title)

    def rules(self) -> Iterator[Rule]:
        """The rules in it, in their order."""
        rule = title = ""
        body: list[str] = []
        for line in [*self.text.splitlines(), "# end"]:
            heading = _HEADING.match(line)
            if heading is None and not re.match(r"#{1,3} ", line):
                body.append(line)
                continue
            if rule:
                yield Rule(rule, title, "\n".join(body).strip(), self.name)
            rule, title = (heading[1], heading[2].strip()) if heading else ("", "")
            body = []


class _Told(Protocol):
    """What has an id, a title and a text."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...


_Rule = TypeVar("_Rule", bound=_Told)


def folder(package: Path) -> Path:
    """Where the text of the package in this folder is, or would be."""
    root = package.parent.parent
    checkout = package.parent.name == "src" and (root / TEXTS).is_dir()
    return root / TEXTS if checkout else package / PACKED


def situations(pages: Path) -> Chapter | None:
    """What can happen at a table, and the rules that the floor then follows."""
    return _read(pages).get(SITUATIONS)


def words(pages: Path) -> Chapter | None:
    """The words of titles and of the table, and the rules that are about them."""
    return _read(pages).get(WORDS)


@cache
def _read(pages: Path) -> dict[str, Chapter]:
    """Every page of the folder by its name."""
    found = {}
    for path in pages.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        title = next((line[2:].strip() for line in text.splitlines() if line[:2] == "# "), "")
        found[path.stem.lower()] = Chapter(path.stem.lower(), title, text)
    return found


@cache
def chapters(pages: Path) -> dict[str, Chapter]:
    """The chapters by their names, in the order in which the folder's README lists them."""
    found = dict(_read(pages))
    for index_page in (SITUATIONS, WORDS):
        found.pop(index_page, None)
    index = found.pop("readme", Chapter("readme", "", "")).text
    order = [name for name in re.findall(r"\(([\w-]+)\.md", index) if name in found]
    return {name: found[name] for name in dict.fromkeys([*order, *sorted(found)])}


@cache
def rules(pages: Path) -> dict[str, Rule]:
    """All rules by their ids, in the order of the book."""
    found: dict[str, Rule] = {}
    for chapter in chapters(pages).values():
        for rule in chapter.rules():
            found.setdefault(rule.id, rule)
    return found


def about(words: str, among: Iterable[_Rule]) -> list[_Rule]:
    """The rules that have a word with each of these beginnings, those by title first."""
    wanted = [re.compile(rf"(?<!\w){re.escape(word)}", re.IGNORECASE) for word in words.split()]
    found = [
        each for each in among if wanted and _has(f"{each.id} {each.title} {each.text}", wanted)
    ]
    return sorted(found, key=lambda each: not _has(each.title, wanted))


def _has(text: str, wanted: Sequence[re.Pattern[str]]) -> bool:
    return all(word.search(text) for word in wanted)
