"""The rulebook for readers, as pages: what is written is read by ``riverboat.rulebook``.

Pages are Markdown of our own, and are turned into plain HTML; whatever HTML stood in them would be
shown and not run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt

import riverboat
from riverboat import rulebook
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.rulebook import Chapter, Rule
from riverboat.words import ENGLISH

RULE: Final = re.compile(r"[A-Z]{3,4}-\d{2}")


def rules() -> dict[str, Rule]:
    """All rules by their ids; none where the pages are missing."""
    return rulebook.rules(_folder())


def chapters() -> dict[str, Chapter]:
    """The pages by their names, in the order in which the first page lists them."""
    return rulebook.chapters(_folder())


def _folder() -> Path:
    return rulebook.folder(Path(riverboat.__file__).resolve().parent)


# As pages ---------------------------------------------------------------------------------------

_STYLE: Final = """\
:root { color-scheme: light; --ground: #f3f1ec; --card: #fdfcf9; --ink: #1b2527;
  --dim: #566165; --edge: #d9d4c9; --accent: #1d675c; --soft: #dcebe6; }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark;
  --ground: #111819; --card: #182123; --ink: #e6ecea; --dim: #9dabaa; --edge: #2c393b;
  --accent: #74c7b2; --soft: #1c3833; } }
:root[data-theme=dark] { color-scheme: dark; --ground: #111819; --card: #182123;
  --ink: #e6ecea; --dim: #9dabaa; --edge: #2c393b; --accent: #74c7b2; --soft: #1c3833; }
* { box-sizing: border-box; }
body { font: 17px/1.6 system-ui, sans-serif; margin: 0; background: var(--ground);
  color: var(--ink); }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
header { border-bottom: 1px solid var(--edge); background: var(--card); }
header > div, main { max-width: 50rem; margin: 0 auto; padding: .75rem 1.25rem; }
header > div { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; }
header a { text-decoration: none; font-weight: 600; }
header form { flex: 1 1 14rem; display: flex; gap: .5rem; }
input, button { font: inherit; color: inherit; min-height: 42px; border-radius: 10px;
  padding: .3rem .8rem; border: 1px solid var(--dim); background: var(--ground); }
input { flex: 1; min-width: 0; }
button { background: var(--accent); color: var(--card); border: 0; }
main { padding-bottom: 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.2rem 0; }
h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1.05rem; margin: 2rem 0 .3rem; }
h3 { scroll-margin-top: 1rem; } :target { background: var(--soft); border-radius: 6px; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--edge); padding: .3rem .6rem; text-align: left;
  overflow-wrap: break-word; }
code { overflow-wrap: anywhere; } pre { white-space: pre-wrap; }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: 12px;
  padding: 1rem 1.25rem; margin: 1rem 0; }
.card ul { margin: 0; padding: 0; list-style: none; columns: 2 18rem; column-gap: 2rem; }
.card li { break-inside: avoid; padding: .2rem 0; }
.id { font-variant-numeric: tabular-nums; font-size: .85rem; color: var(--dim); }
summary { cursor: pointer; font-weight: 600; min-height: 28px; }
@media print { header { display: none; } }
"""
_MOST_FOUND: Final = 60
THEME: Final = '<script src="/theme.js"></script>'
"""The client's own file: it puts the colours that were chosen in this browser on the page."""


def page(name: str) -> str | None:
    """A chapter as HTML; the contents for an empty name; ``None`` if there is no such chapter."""
    if not name:
        return _contents()
    if name.lower() == rulebook.SITUATIONS:
        return _situations()
    if name.lower() == rulebook.WORDS:
        return _words()
    chapter = chapters().get(name.lower())
    if chapter is None:
        return None
    index = _index(each for each in rules().values() if each.chapter == chapter.name)
    return _whole(chapter.title, _after_title(_html(chapter.text), index))


def _situations() -> str | None:
    """What can happen at a table: its rules, an example, and the way to ask the floor about it."""
    written = rulebook.situations(_folder())
    if written is None:
        return None
    keys = {ENGLISH.sentence(each.title): each.key for each in _every_situation()}

    def asked(found: re.Match[str]) -> str:
        key = keys.get(unescape(found[1]), "")
        ask = f'<p><a href="/floor?situation={key}">Ask the floor</a></p>' if key else ""
        return f'<h3 id="{key}">{found[1]}</h3>{ask}'

    return _whole(written.title, re.sub(r"<h3>(.*?)</h3>", asked, _html(written.text)))


def _words() -> str | None:
    """The rules by the words in their titles."""
    written = rulebook.words(_folder())
    return None if written is None else _whole(written.title, _html(written.text))


def _every_situation() -> Iterator[Situation]:
    for found in SITUATIONS.values():
        yield from found


def _after_title(html: str, index: str) -> str:
    """A chapter with the list of its rules below its title."""
    title, end, rest = html.partition("</h1>")
    return f"{title}{end}{index}{rest}" if end else f"{index}{html}"


def _index(found: Iterable[Rule]) -> str:
    """Rules by their ids and titles, each a link to where it stands."""
    items = _items(found)
    return f'<nav class="card" aria-label="Rules"><ul>{items}</ul></nav>' if items else ""


def _items(found: Iterable[Rule]) -> str:
    return "".join(
        f'<li><a href="{address(each)}"><span class="id">{each.id}</span> '
        f"{escape(each.title)}</a></li>"
        for each in found
    )


def search(words: str) -> str:
    """The rules that have all these words in their id, title or text, as a page."""
    found = rulebook.about(words, rules().values())
    said = f"{len(found)} of {len(rules())} rules" if found else "No rule has these words"
    index = _index(found[:_MOST_FOUND])
    return _whole("Search the rulebook", f"<h1>Rules</h1><p>{said}.</p>{index}", words)


def address(rule: Rule) -> str:
    """Where a rule stands."""
    return f"/rules/{rule.chapter}#{rule.id}"


def _contents() -> str:
    by_chapter: dict[str, list[Rule]] = {}
    for rule in rules().values():
        by_chapter.setdefault(rule.chapter, []).append(rule)
    items = "".join(
        f'<details class="card"><summary>{escape(each.title)}</summary>'
        f'<p><a href="/rules/{escape(each.name)}">The whole chapter</a></p>'
        f"<ul>{_items(by_chapter.get(each.name, []))}</ul></details>"
        for each in chapters().values()
    )
    missing = "" if items else "<p>The rulebook is not installed with this server.</p>"
    lead = f"<p>{len(rules())} rules in {len(chapters())} chapters. A rule is cited by its id.</p>"
    by_situation = (
        '<p><a href="/rules/situations">By situation</a>: what happened, and its rules. '
        '<a href="/rules/words">By word</a>: what it is called, and its rules.</p>'
    )
    ways = by_situation if rulebook.situations(_folder()) else ""
    return _whole("The rulebook", f"<h1>The rulebook</h1>{lead}{ways}{items}{missing}")


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


def _whole(title: str, body: str, words: str = "") -> str:
    asked = escape(words, quote=True)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style>{THEME}</head><body>"
        '<header><div><a href="/">riverboat</a><a href="/rules">The rulebook</a>'
        '<form action="/rules" role="search"><input type="search" name="q" maxlength="80" '
        f'aria-label="Search the rules" placeholder="Search the rules" value="{asked}">'
        f"<button>Search</button></form></div></header><main>{body}</main></body></html>\n"
    )
