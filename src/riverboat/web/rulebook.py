"""The rulebook for readers: what a rule says, from ``docs/rules`` of the checkout, or of the wheel.

Pages are Markdown of our own, and are turned into plain HTML; whatever HTML stood in them would be
shown and not run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from msgspec import Struct

import riverboat

RULE: Final = re.compile(r"[A-Z]{3,4}-\d{2}")
_HEADING: Final = re.compile(r"^#{2,4} +([A-Z]{3,4}-\d{2})\b[ :.\u2013\u2014-]*(.*)$")


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
    text: str
    """Markdown."""


def folder() -> Path:
    """Where the pages are: in the package when it was installed with them, else in the checkout."""
    package = Path(riverboat.__file__).resolve().parent
    inside = package / "web" / "rules"
    return inside if inside.is_dir() else package.parent.parent / "docs" / "rules"


@cache
def rules() -> dict[str, Rule]:
    """All rules by their ids; none where the pages are missing."""
    found: dict[str, Rule] = {}
    for chapter in chapters().values():
        for rule in _rules_of(chapter):
            found.setdefault(rule.id, rule)
    return found


@cache
def chapters() -> dict[str, Chapter]:
    """The pages by their names, in the order in which the first page lists them."""
    pages = {}
    for path in folder().glob("*.md"):
        text = path.read_text(encoding="utf-8")
        title = next((line[2:].strip() for line in text.splitlines() if line[:2] == "# "), "")
        pages[path.stem.lower()] = Chapter(path.stem.lower(), title, text)
    index = pages.pop("readme", Chapter("readme", "", "")).text
    order = [name for name in re.findall(r"\(([\w-]+)\.md", index) if name in pages]
    return {name: pages[name] for name in dict.fromkeys([*order, *sorted(pages)])}


def _rules_of(chapter: Chapter) -> Iterator[Rule]:
    name = title = ""
    body: list[str] = []
    for line in [*chapter.text.splitlines(), "# end"]:
        heading = _HEADING.match(line)
        if heading is None and not re.match(r"#{1,3} ", line):
            body.append(line)
            continue
        if name:
            yield Rule(name, title, "\n".join(body).strip(), chapter.name)
        name, title = (heading[1], heading[2].strip()) if heading else ("", "")
        body = []


# As pages ---------------------------------------------------------------------------------------

_STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 17px/1.6 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h3 { font-size: 1.05rem; margin-top: 2rem; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid #8886; padding: .25rem .6rem; }
a { color: inherit; } nav { font-size: .9rem; opacity: .8; } :target { background: #fc03; }
"""


def page(name: str) -> str | None:
    """A chapter as HTML; the contents for an empty name; ``None`` if there is no such chapter."""
    if not name:
        return _contents()
    chapter = chapters().get(name.lower())
    if chapter is None:
        return None
    html = _html(chapter.text)
    return _whole(chapter.title, f'<nav><a href="/rules">The rulebook</a></nav>{html}')


def address(rule: Rule) -> str:
    """Where a rule stands."""
    return f"/rules/{rule.chapter}#{rule.id}"


def _contents() -> str:
    items = "".join(
        f'<li><a href="/rules/{escape(each.name)}">{escape(each.title)}</a></li>'
        for each in chapters().values()
    )
    missing = "" if items else "<p>The rulebook is not installed with this server.</p>"
    return _whole("The rulebook", f"<h1>The rulebook</h1><ul>{items}</ul>{missing}")


def _html(text: str) -> str:
    """Markdown as HTML: rules can be linked to, and links to other chapters lead there."""
    html = str(_markdown().render(text))
    html = re.sub(r"<h3>((?:[A-Z]{3,4}-\d{2}))", r'<h3 id="\1">\1', html)
    html = re.sub(r'href="([\w-]+)\.md(?:#([\w-]*))?"', _link, html)
    return _RULE_OR_TAG.sub(_linked, html)


def _link(found: re.Match[str]) -> str:
    rule = re.match(r"([a-z]{3,4}-\d{2})", found[2] or "")
    return f'href="/rules/{found[1]}{"#" + rule[1].upper() if rule else ""}"'


_RULE_OR_TAG: Final = re.compile(
    r"(?P<skip><(h3|a|code)\b.*?</\2>|<[^>]*>)|\b(?P<rule>[A-Z]{3,4}-\d{2})\b", re.DOTALL
)


def _linked(found: re.Match[str]) -> str:
    """A rule that is named in running text, as a link to where it stands."""
    rule = rules().get(found["rule"] or "")
    return found[0] if rule is None else f'<a href="{address(rule)}">{rule.id}</a>'


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def style() -> str:
    """The one style sheet of these pages."""
    return _STYLE


def _whole(title: str, body: str) -> str:
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f"<body>{body}</body></html>\n"
    )
