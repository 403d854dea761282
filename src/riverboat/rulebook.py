"""The rulebook's source: chapters in Markdown, and the rules in them. It renders no page.

The text is in ``docs/rules`` of a checkout, and in the package where that was installed. It is
written in English; a translation is in a folder of its own with equal file names
(``docs/cs/rules``). A chapter that is not translated is read in English, as ``Chapter.language``
shows. If the text is missing, there are no chapters and no error.

In an installed package the pages of a language are one zip file (``setup.py``), from which each
page is read by itself (docs/decisions/258).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from msgspec import Struct

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

RULE_ID: Final = re.compile(r"\b(?!UTF-)[A-Z]{3,4}-\d{2}\b")
CHECKOUT_PATH: Final = "docs/rules"
PACKAGE_PATH: Final = "web/rules"
"""Directory of the rulebook in an installed package."""
ARCHIVE_NAME: Final = "pages.zip"
"""Name of the zip file with the pages, in an installed package and in each translation."""
SITUATIONS: Final = "situations"
"""Name of the generated page that lists rules by situation; it defines no rules."""
GLOSSARY: Final = "words"
"""Name of the page that lists rules by term; it defines no rules."""
SOURCE_LANGUAGE: Final = "en"
"""The language of the original, by which translations are checked."""

_INDEX_FILE: Final = "readme"
_HEADING_PATTERN: Final = re.compile(r"^#{2,4} +([A-Z]{3,4}-\d{2})\b[ :.\u2013\u2014-]*(.*)$")
_OPTION_PATTERN: Final = re.compile(
    r"^\w+ \w+: [a-z_.]+ = .+(?=\n\w+ \w+: [a-z_.]+ = )", re.MULTILINE
)
_IDS_PATTERN: Final = re.compile(r" *\([A-Z, ]+\) *$")


class Rule(Struct, frozen=True):
    """A rule, with the chapter that contains it."""

    id: str
    title: str
    text: str
    """The text in Markdown."""
    chapter: str
    language: str = SOURCE_LANGUAGE


class Chapter(Struct, frozen=True):
    """A page of the rulebook."""

    name: str
    """Name of the page's file without extension, such as ``alln``."""
    title: str
    """Title of the page, such as ``All-in and side pots (ALLN)``."""
    text: str
    """The text in Markdown."""
    language: str = SOURCE_LANGUAGE
    """Language of the chapter: English if there is no translation."""

    @property
    def subject(self) -> str:
        """The title without the ids: ``All-in and side pots``."""
        return _IDS_PATTERN.sub("", self.title)

    def rules(self) -> Iterator[Rule]:
        """Yield the rules of the page in order."""
        rule = title = ""
        body: list[str] = []
        for line in [*self.text.splitlines(), "# end"]:
            heading = _HEADING_PATTERN.match(line)
            if heading is None and not re.match(r"#{1,3} ", line):
                body.append(line)
                continue
            if rule:
                yield Rule(rule, title, "\n".join(body).strip(), self.name, self.language)
            rule, title = (heading[1], heading[2].strip()) if heading else ("", "")
            body = []


class _SearchableRule(Protocol):
    """A rule with an id, a title and a text."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...


_AnyRule = TypeVar("_AnyRule", bound=_SearchableRule)


def rules_directory(package: Path) -> Path:
    """Return the expected directory of the rulebook for a package directory."""
    root = package.parent.parent
    is_checkout = package.parent.name == "src" and (root / CHECKOUT_PATH).is_dir()
    return root / CHECKOUT_PATH if is_checkout else package / PACKAGE_PATH


def translated_directory(pages: Path, language: str) -> Path:
    """Return the expected directory of this rulebook in another language."""
    translated = pages.parent / language / pages.name
    return translated if translated.is_dir() else pages / language


def situations_page(pages: Path, language: str = SOURCE_LANGUAGE) -> Chapter | None:
    """Return the page that lists situations at a poker table, each with the rules that apply.

    Return ``None`` if the text of the rules is missing.
    """
    return _load_pages(pages, language).get(SITUATIONS)


def glossary_page(pages: Path, language: str = SOURCE_LANGUAGE) -> Chapter | None:
    """Return the page that lists poker terms, each with the rules about it.

    Return ``None`` if the text of the rules is missing.
    """
    return _load_pages(pages, language).get(GLOSSARY)


@cache
def _load_pages(pages: Path, language: str) -> dict[str, Chapter]:
    """Return every page of the folder by name, translated if a translation exists."""
    chapters_by_name = dict(_iter_pages(pages, SOURCE_LANGUAGE))
    if language != SOURCE_LANGUAGE:
        translated_pages = _iter_pages(translated_directory(pages, language), language)
        chapters_by_name |= {
            name: page for name, page in translated_pages if name in chapters_by_name
        }
    return chapters_by_name


def _iter_pages(folder: Path, language: str) -> Iterator[tuple[str, Chapter]]:
    page_files = _open_pages(folder)
    for page_file in page_files.iterdir() if page_files.is_dir() else ():
        if page_file.name.endswith(".md"):
            chapter = _parse_page(page_file, language)
            yield chapter.name, chapter


def _open_pages(folder: Path) -> Traversable:
    """Return the folder of page files: a directory, or the root of its archive."""
    archive = folder / ARCHIVE_NAME
    if not archive.is_file():
        return folder
    import zipfile

    return zipfile.Path(archive)


def _parse_page(page_file: Traversable, language: str) -> Chapter:
    text = page_file.read_text(encoding="utf-8")
    title = next((line[2:].strip() for line in text.splitlines() if line[:2] == "# "), "")
    return Chapter(page_file.name.removesuffix(".md").lower(), title, text, language)


@cache
def chapters(pages: Path, language: str = SOURCE_LANGUAGE) -> dict[str, Chapter]:
    """Return the chapters by their names, in the order in which the folder's README lists them."""
    chapters_by_name = dict(_load_pages(pages, language))
    for index_page in (SITUATIONS, GLOSSARY, _INDEX_FILE):
        chapters_by_name.pop(index_page, None)
    index = _load_pages(pages, SOURCE_LANGUAGE).get(_INDEX_FILE, Chapter(_INDEX_FILE, "", "")).text
    ordered_names = [
        name for name in re.findall(r"\(([\w-]+)\.md", index) if name in chapters_by_name
    ]
    return {
        name: chapters_by_name[name]
        for name in dict.fromkeys([*ordered_names, *sorted(chapters_by_name)])
    }


@cache
def rules(pages: Path, language: str = SOURCE_LANGUAGE) -> dict[str, Rule]:
    """Return all rules by id, in the order of the book."""
    rules_by_id: dict[str, Rule] = {}
    for chapter in chapters(pages, language).values():
        for rule in chapter.rules():
            rules_by_id.setdefault(rule.id, rule)
    return rules_by_id


def rule_url(rule: Rule) -> str:
    """Return the path of a rule on a room's site."""
    return f"/rules/{rule.chapter}#{rule.id}"


def rules_by_id(
    pages: Path, ids: Sequence[str], language: str = SOURCE_LANGUAGE
) -> tuple[Rule, ...]:
    """Return rules by their ids, in this order; only the chapters that contain them are read.

    Unknown ids are left out.
    """
    rules = [_find_chapter_rules(rule, pages, language).get(rule) for rule in dict.fromkeys(ids)]
    return tuple([rule for rule in rules if rule is not None])


def _find_chapter_rules(rule: str, pages: Path, language: str) -> dict[str, Rule]:
    """Return the rules, by id, of the chapter whose name is the letters of the id *rule*.

    If the book has no such chapter, return the rules of the whole book.
    """
    chapter_name = rule.partition("-")[0].lower()
    return _read_chapter_rules(chapter_name, pages, language) or rules(pages, language)


@cache
def _read_chapter_rules(name: str, pages: Path, language: str) -> dict[str, Rule]:
    """Return a chapter's rules by id; an empty dictionary if the book has no such chapter."""
    page_file = _open_pages(pages) / f"{name}.md"
    if not page_file.is_file():
        return {}
    if language != SOURCE_LANGUAGE:
        translation = _open_pages(translated_directory(pages, language)) / f"{name}.md"
        if translation.is_file():
            page_file = translation
        else:
            language = SOURCE_LANGUAGE
    return {rule.id: rule for rule in _parse_page(page_file, language).rules()}


def option_names(text: str) -> tuple[str, ...]:
    """Return the names of the house options listed before a rule's text: ``four_card_flop``."""
    return tuple(_OPTION_NAME_PATTERN.findall(text))


def paragraphs(text: str) -> tuple[str, ...]:
    """Return a rule's paragraphs for reading aloud: no options, tables, examples or markup."""
    texts: list[str] = []
    for block in re.split(r"\n\s*\n", _FENCED_PATTERN.sub("", text)):
        lines = [line for line in block.splitlines() if not line.startswith("|")]
        paragraph = " ".join(
            [line.strip() for line in lines if not _OPTION_LINE_PATTERN.match(line)]
        )
        if paragraph := _MARKS_PATTERN.sub(
            lambda mark: mark[1] or mark[2] or "", paragraph
        ).strip():
            texts.append(paragraph)
    return tuple(texts)


def summarize(text: str, max_length: int = 200) -> str:
    """Return the first sentences of a rule, as many as fit; the first one in any case."""
    paragraph, *_ = [*paragraphs(text), ""]
    summary, *sentences = split_sentences(paragraph)
    for sentence in sentences:
        if len(summary) + len(sentence) >= max_length:
            break
        summary = f"{summary} {sentence}"
    return summary


def split_sentences(paragraph: str) -> list[str]:
    """Return the sentences of a paragraph."""
    return _SENTENCES_PATTERN.split(paragraph)


_FENCED_PATTERN: Final = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)
_OPTION_LINE_PATTERN: Final = re.compile(r"\w+ \w+: [a-z_.]+ = ")
_OPTION_NAME_PATTERN: Final = re.compile(r"^\w+ \w+: ([a-z_.]+) = ", re.MULTILINE)
_MARKS_PATTERN: Final = re.compile(r"[*`]+([^*`]*)[*`]+|\[([^\]]*)\]\([^)]*\)")
_SENTENCES_PATTERN: Final = re.compile(r"(?<=[.?!])\s+(?=[^\W\d_a-z])")


def separate_options(text: str) -> str:
    """Return a rule's Markdown with hard line breaks between the lines that list house options."""
    return _OPTION_PATTERN.sub(r"\g<0>  ", text)


def strip_accents(text: str) -> str:
    """Return the text in lower case without accents, so that *zetony* finds *žetony*."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join([letter for letter in letters if not unicodedata.combining(letter)])


def search_rules(words: str, rules: Iterable[_AnyRule]) -> list[_AnyRule]:
    """Return the rules in which each of the typed words is the beginning of a word.

    Accents and case are ignored. Rules whose title matches come first.
    """
    patterns = [
        re.compile(rf"(?<!\w){re.escape(prefix)}") for prefix in strip_accents(words).split()
    ]
    matching_rules = [
        rule
        for rule in rules
        if patterns and _has_all_matches(f"{rule.id} {rule.title} {rule.text}", patterns)
    ]
    return sorted(matching_rules, key=lambda rule: not _has_all_matches(rule.title, patterns))


def _has_all_matches(text: str, patterns: Sequence[re.Pattern[str]]) -> bool:
    normalized = strip_accents(text)
    return all(pattern.search(normalized) for pattern in patterns)
