"""The rulebook as HTML pages: ``riverboat.rulebook`` reads the text.

The source is our own Markdown, rendered as plain HTML; any HTML in it is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Final, Literal
from urllib.parse import urlencode

from markdown_it import MarkdownIt

import riverboat
from riverboat import rulebook
from riverboat.floor.situations import SITUATIONS, Situation
from riverboat.rulebook import SOURCE_LANGUAGE, Chapter, Rule
from riverboat.words import Reader
from riverboat.words import rulebook as w
from riverboat.words.language import complete_languages
from riverboat.words.rulebook import RulebookLabelName

RULE_ID: Final = re.compile(r"[A-Z]{3,4}-\d{2}")


def rules(language: str = SOURCE_LANGUAGE) -> dict[str, Rule]:
    """Return all rules by id; empty where the pages are missing."""
    return rulebook.rules(_find_rules_folder(), language)


def chapters(language: str = SOURCE_LANGUAGE) -> dict[str, Chapter]:
    """Return the pages by name, in the order of the table of contents."""
    return rulebook.chapters(_find_rules_folder(), language)


def find_translated_titles(rule_id: str) -> dict[str, str]:
    """Return a rule's title in each language that it is translated to."""
    translations = [
        rules(language).get(rule_id)
        for language in complete_languages()
        if language != SOURCE_LANGUAGE
    ]
    return {
        translation.language: translation.title
        for translation in translations
        if translation and translation.language != SOURCE_LANGUAGE
    }


@cache
def _find_rules_folder() -> Path:
    return rulebook.rules_directory(Path(riverboat.__file__).resolve().parent)


_STYLE: Final = """\
:root { color-scheme: light; --ground: #efe8da; --card: #faf6ec; --ink: #221c15;
  --dim: #5e5548; --edge: #d3c8b4; --accent: #1d675c; --soft: #dcebe6; }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { color-scheme: dark;
  --ground: #0f1413; --card: #171d1b; --ink: #f4efe4; --dim: #b3b8ad; --edge: #323c38;
  --accent: #74c7b2; --soft: #1c3833; } }
:root[data-theme=dark] { color-scheme: dark; --ground: #0f1413; --card: #171d1b;
  --ink: #f4efe4; --dim: #b3b8ad; --edge: #323c38; --accent: #74c7b2; --soft: #1c3833; }
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
header .tongue { order: 1; padding: .3rem 0; }
@media (max-width: 32rem) { header .tongue { order: 0; margin-left: auto; }
  header form { order: 1; } }
input, button { font: inherit; color: inherit; min-height: 42px; border-radius: 10px;
  padding: .3rem .8rem; border: 1px solid var(--dim); background: var(--ground); }
input { flex: 1; min-width: 0; }
button { background: var(--accent); color: var(--card); border: 0; }
main { padding-bottom: 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 1.2rem 0; }
h2 { font-size: 1.2rem; margin-top: 2rem; } h3 { font-size: 1.05rem; margin: 2rem 0 .3rem; }
h2[id] { font-size: 1.05rem; margin: 2rem 0 .3rem; }
h2[id], h3 { scroll-margin-top: 1rem; } :target { background: var(--soft); border-radius: 6px; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { border: 1px solid var(--edge); padding: .3rem .6rem; text-align: left;
  overflow-wrap: break-word; }
code { overflow-wrap: anywhere; } pre { white-space: pre-wrap; }
.card { background: var(--card); border: 1px solid var(--edge); border-radius: 12px;
  padding: 1rem 1.25rem; margin: 1rem 0; }
.card ul { margin: 0; padding: 0; list-style: none; columns: 2 18rem; column-gap: 2rem; }
.card li { break-inside: avoid; padding: .2rem 0; }
main a[href*="#"] { white-space: nowrap; } .card a[href*="#"] { white-space: normal; }
.id { font-variant-numeric: tabular-nums; font-size: .85rem; color: var(--dim); }
.note { border-left: 4px solid var(--accent); padding-left: .8rem; color: var(--dim); }
summary { cursor: pointer; font-weight: 600; min-height: 28px; }
@media print { header { display: none; } }
"""
_MAX_SEARCH_RESULTS: Final = 60
THEME_SCRIPT_TAG: Final = '<script src="/theme.js"></script>'
"""The client's script that applies the colours chosen in this browser."""


def has_page(name: str) -> bool:
    """Return True for a chapter, a list of rules, or the contents, whose name is empty."""
    return name.lower() in ("", rulebook.SITUATIONS, rulebook.GLOSSARY, *chapters())


def page(name: str, language: str = SOURCE_LANGUAGE) -> str:
    """Return a page as HTML; the contents if it does not exist."""
    return _PageRenderer(language).page(name) or _PageRenderer(language).contents()


def search(query: str, language: str = SOURCE_LANGUAGE) -> str:
    """Return a page of the rules that have all these words in their id, title or text."""
    return _PageRenderer(language).search(query)


def rule_url(rule: Rule) -> str:
    """Return the URL of a rule."""
    return rulebook.rule_url(rule)


def style() -> str:
    """Return the style sheet of the rulebook pages."""
    return _STYLE


class _PageRenderer:
    """Renders pages in one language, and labels text that is in another."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.reader = Reader(language)

    def page(self, name: str) -> str | None:
        if not name:
            return self.contents()
        if name.lower() == rulebook.SITUATIONS:
            return self._render_situations()
        if name.lower() == rulebook.GLOSSARY:
            return self._render_glossary()
        chapter = chapters(self.language).get(name.lower())
        if chapter is None:
            return None
        rule_index = self._render_rule_index(
            [rule for rule in self._list_rules() if rule.chapter == chapter.name]
        )
        return self._render_full_page(
            chapter.title, self._render_chapter(chapter, rule_index), f"/rules/{chapter.name}"
        )

    def search(self, query: str) -> str:
        rules = rulebook.search_rules(query, self._list_rules())
        result_phrase = (
            w.RulesFound(len(rules), len(self._list_rules())) if rules else w.NoMatchingRule()
        )
        body = (
            f"<h1>{self._render_label('rules')}</h1><p>{escape(self.reader.say(result_phrase))}</p>"
            f"{self._render_rule_index(rules[:_MAX_SEARCH_RESULTS])}"
        )
        return self._render_full_page(self._render_label("found"), body, "/rules", query)

    def _render_situations(self) -> str | None:
        """Return the list of situations: rules, an example, and a link to ask the floor."""
        chapter = rulebook.situations_page(_find_rules_folder(), self.language)
        if chapter is None:
            return None
        reader = Reader(chapter.language)
        key_by_title = {
            reader.sentence(situation.title): situation.key for situation in _iterate_situations()
        }

        def add_ask_link(match: re.Match[str]) -> str:
            situation_key = key_by_title.get(unescape(match[1]), "")
            heading = f'<h3 id="{situation_key}">{match[1]}</h3>'
            if not situation_key:
                return heading
            ask_link = f'<a href="/floor?situation={situation_key}">{self._render_label("ask")}</a>'
            return f"{heading}<p>{ask_link}</p>"

        html = re.sub(r"<h3>(.*?)</h3>", add_ask_link, self._render_chapter(chapter))
        return self._render_full_page(chapter.title, html, f"/rules/{rulebook.SITUATIONS}")

    def _render_glossary(self) -> str | None:
        """Return the glossary page; ``None`` if it is missing."""
        chapter = rulebook.glossary_page(_find_rules_folder(), self.language)
        if chapter is None:
            return None
        return self._render_full_page(
            chapter.title, self._render_chapter(chapter), f"/rules/{rulebook.GLOSSARY}"
        )

    def contents(self) -> str:
        rules_by_chapter: dict[str, list[Rule]] = {}
        for rule in self._list_rules():
            rules_by_chapter.setdefault(rule.chapter, []).append(rule)
        chapter_items = "".join(
            f'<details class="card"><summary{self._render_lang_attribute(chapter)}>'
            f"{escape(chapter.title)}</summary>"
            f'<p><a href="/rules/{escape(chapter.name)}">{self._render_label("whole")}</a></p>'
            f"<ul>{self._render_items(rules_by_chapter.get(chapter.name, []))}</ul></details>"
            for chapter in chapters(self.language).values()
        )
        book_size = w.RulebookSize(len(self._list_rules()), len(chapters()))
        sections = [f"<h1>{self._render_label('book')}</h1><p>{self.reader.say(book_size)}</p>"]
        if rulebook.situations_page(_find_rules_folder()):
            sections.append(
                f"<p>{self._render_index_link('situation')} {self._render_index_link('word')}</p>"
            )
        missing_text = f"<p>{escape(self.reader.say(w.RulebookMissing()))}</p>"
        return self._render_full_page(
            self._render_label("book"),
            "".join([*sections, chapter_items or missing_text]),
            "/rules",
        )

    def _render_index_link(self, index: Literal["situation", "word"]) -> str:
        page_name = rulebook.SITUATIONS if index == "situation" else rulebook.GLOSSARY
        link_text = escape(self.reader.say(w.RulebookIndexTitle(index)))
        return f'<a href="/rules/{page_name}">{self._render_label(index)}</a>: {link_text}.'

    def _render_chapter(self, chapter: Chapter, index_html: str = "") -> str:
        """Return a chapter with the list of its rules below its title."""
        title, html_after_title, body = self._render_html(chapter.text).partition("</h1>")
        if chapter.language == self.language:
            return f"{title}{html_after_title}{index_html}{body}"
        # Not translated yet: the note is in the reader's language, the text marked as English.
        note_html = f'<p class="note">{escape(self.reader.say(w.NotTranslated()))}</p>'
        lang_attribute = self._render_lang_attribute(chapter)
        return f"{note_html}<div{lang_attribute}>{title}{html_after_title}{index_html}{body}</div>"

    def _render_rule_index(self, rules: Sequence[Rule]) -> str:
        """Return rules by id and title, each linked to its text."""
        if not rules:
            return ""
        label = self._render_label("rules")
        return f'<nav class="card" aria-label="{label}"><ul>{self._render_items(rules)}</ul></nav>'

    def _render_items(self, rules: Iterable[Rule]) -> str:
        return "".join(
            f'<li{self._render_lang_attribute(rule)}><a href="{rule_url(rule)}">'
            f'<span class="id">{rule.id}</span> '
            f"{escape(rule.title)}</a></li>"
            for rule in rules
        )

    def _render_html(self, text: str) -> str:
        """Return Markdown as HTML, with anchors for rules and working links between chapters."""
        html = str(
            _create_markdown_parser().render(
                rulebook.separate_options(_COMMENT_PATTERN.sub("", text))
            )
        )
        # An empty heading would be announced by screen readers.
        html = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", html)
        html = html.replace("<table>", '<table tabindex="0">')  # a table may be wider than a phone
        if "<h2>" not in html:  # a chapter has no text between its title and its rules
            html = html.replace("<h3>", "<h2>").replace("</h3>", "</h2>")
        html = re.sub(r"<(h[23])>([A-Z]{3,4}-\d{2})", r'<\1 id="\2">\2', html)
        html = re.sub(r'href="([\w-]+)\.md(?:#([\w%-]*))?"', _link_chapter, html)
        return _RULE_OR_TAG_PATTERN.sub(_link_rule, html)

    def _list_rules(self) -> Collection[Rule]:
        return rules(self.language).values()

    def _render_label(self, label: RulebookLabelName) -> str:
        return escape(self.reader.say(w.RulebookLabel(label)), quote=True)

    def _render_lang_attribute(self, source: Rule | Chapter) -> str:
        return "" if source.language == self.language else f' lang="{source.language}"'

    def _render_full_page(self, title: str, body: str, path: str, query: str = "") -> str:
        quoted_query = escape(query, quote=True)
        other_languages = [
            language for language in complete_languages() if language != self.language
        ]
        language_links = "".join(
            [
                self._render_language_link(other_language, path, query)
                for other_language in other_languages
            ]
        )
        search_label = self._render_label("search")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(title)}</title><style>{_STYLE}</style>{THEME_SCRIPT_TAG}</head><body>"
            f'<header><div><a href="/">riverboat</a>'
            f'<a href="/rules">{self._render_label("book")}</a>'
            '<form action="/rules" role="search"><input type="search" name="q" maxlength="80" '
            f'aria-label="{search_label}" placeholder="{search_label}" value="{quoted_query}">'
            f"<button>{self._render_label('go')}</button></form>{language_links}</div></header>"
            f"<main>{body}</main></body></html>\n"
        )

    def _render_language_link(self, other_language: str, path: str, query: str) -> str:
        """Return a link to this page in another language."""
        url_query = urlencode(
            {"q": query, "lang": other_language} if query else {"lang": other_language}
        )
        language_name = escape(Reader(other_language).language.grammar.name)
        href = escape(f"{path}?{url_query}", quote=True)
        attributes = f'hreflang="{other_language}" lang="{other_language}"'
        return f'<a class="tongue" href="{href}" {attributes}>{language_name}</a>'


def _iterate_situations() -> Iterator[Situation]:
    for situations in SITUATIONS.values():
        yield from situations


def _link_chapter(match: re.Match[str]) -> str:
    rule_match = re.match(r"([a-z]{3,4}-\d{2})", match[2] or "")
    return f'href="/rules/{match[1]}{"#" + rule_match[1].upper() if rule_match else ""}"'


_COMMENT_PATTERN: Final = re.compile(r"<!--.*?-->", re.DOTALL)
"""HTML comments, which are not for readers."""
_RULE_OR_TAG_PATTERN: Final = re.compile(
    r"(?P<skip><(h2|h3|a|code)\b.*?</\2>|<[^>]*>)|\b(?P<rule>[A-Z]{3,4}-\d{2})\b", re.DOTALL
)


def _link_rule(match: re.Match[str]) -> str:
    """Return a link for a rule named in running text."""
    rule = rules().get(match["rule"] or "")
    return match[0] if rule is None else f'<a href="{rule_url(rule)}">{rule.id}</a>'


@cache
def _create_markdown_parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")
