"""The site builds without warnings, makes no external requests, and lists every page."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple

import pytest
from playwright.async_api import Browser

from tests.browser.axe import find_violations
from tests.browser.browser_players import (
    chromium,
    close_browser,
    new_context,
    open_browser,
    run_on_browser_loop,
)
from tests.docs.rulebook import DOCS, ROOT
from tests.site import build, nav
from tests.site.links import find_broken_links, find_external_resources, list_html_pages
from tests.site.stage import CZECH_DOCS, convert_to_html_path, iter_page_sources

needs_builder = pytest.mark.skipif(
    find_spec("zensical") is None, reason="the builder of the site is not installed: make docs"
)
GENERATED_PAGES = {"reference/api/index.md", "decisions/index.md"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the site built by ``make docs``, or build one."""
    if built_site := os.environ.get("RIVERBOAT_SITE"):
        yield Path(built_site)
    else:
        folder = tmp_path_factory.mktemp("site")
        build.build_site(folder / "site", folder / "pages")
        yield folder / "site"
    close_browser()


def test_navigation_lists_every_page_once() -> None:
    nav_pages = list(nav.iter_nav_files(nav.build_english_nav()))
    assert len(nav_pages) == len(set(nav_pages)), "a page has one place"
    examples = {f"examples/{file.stem}.md" for file in (ROOT / "examples").glob("*.py")}
    assert {*nav_pages} == {
        page_path for _, page_path in iter_page_sources()
    } | GENERATED_PAGES | examples


def test_czech_navigation_lists_every_page() -> None:
    nav_pages = {*nav.iter_nav_files(nav.build_czech_nav())}
    assert nav_pages == {
        file.relative_to(CZECH_DOCS).as_posix() for file in CZECH_DOCS.rglob("*.md")
    }


@needs_builder
def test_site_has_no_external_or_broken_links(site: Path) -> None:
    assert not list(find_external_resources(site))
    assert not list(find_broken_links(site))
    built_pages = {file.relative_to(site).as_posix() for file in list_html_pages(site)}
    assert {
        convert_to_html_path(page_path) for page_path in nav.iter_nav_files(nav.build_english_nav())
    } <= built_pages
    assert {
        f"cs/{convert_to_html_path(page_path)}"
        for page_path in nav.iter_nav_files(nav.build_czech_nav())
    } <= built_pages
    assert 'lang="cs"' in (site / "cs/index.html").read_text(encoding="utf-8")


@needs_builder
def test_site_is_searchable_from_files(site: Path) -> None:
    """Read and search in both themes, languages and screen sizes, without network requests."""
    requested_urls: list[str] = []

    async def check_reading(opened_browser: Browser, session: ReadingSession) -> None:
        browser_context = await new_context(
            opened_browser,
            viewport={"width": session.width, "height": 844},
            color_scheme=session.scheme,
        )
        page = await browser_context.new_page()
        page.on("request", lambda request: requested_urls.append(request.url))
        await page.goto((site / session.start_page).as_uri())
        await page.keyboard.press("/")
        await page.keyboard.type(session.query)
        locator = page.locator("ol li a", has_text=session.found_title).first
        await locator.wait_for()
        await page.keyboard.press("Escape")
        await page.goto((site / session.checked_page).as_uri())
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert await find_violations(page) == [], session

    async def check_readings() -> None:
        async with open_browser() as opened_browser:
            await check_reading(
                opened_browser,
                ReadingSession(
                    1280, "light", "index.html", "short all-in", "ALLN-16", "rules/alln.html"
                ),
            )
            czech_search = ("pravidlo poloviny", "ALLN-17", "cs/rules/alln.html")
            await check_reading(
                opened_browser, ReadingSession(390, "dark", "cs/index.html", *czech_search)
            )

    chromium()
    run_on_browser_loop(check_readings(), seconds=120)
    assert not [url for url in requested_urls if not re.match("file:|data:|blob:|about:", url)]


class ReadingSession(NamedTuple):
    """A reading session: screen, theme, start page and search."""

    width: int
    scheme: Literal["light", "dark"]
    start_page: str
    query: str
    found_title: str
    checked_page: str


TERM_ROW = re.compile(r"^\| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def test_czech_terms_are_used_by_program_or_rulebook() -> None:
    locale_folder = ROOT / "src/riverboat/words/cs"
    catalogues = [*locale_folder.rglob("*.toml"), *locale_folder.rglob("*.ftl")]
    catalogues += [
        *(ROOT / "client/messages/cs").glob("*.ftl"),
        *(CZECH_DOCS / "rules").glob("*.md"),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogues).lower()
    czech_cells = TERM_ROW.findall((CZECH_DOCS / "terms.md").read_text(encoding="utf-8"))
    terms = {term for row in czech_cells for term in row.split(", ") if term != "česky"}
    assert len(terms) > 60
    unused_terms = [
        term for term in sorted(terms) if not _stems(term) <= _find_stems(_stems(term), text)
    ]
    assert not unused_terms, f"program and rulebook say it otherwise: {unused_terms}"


def _stems(term: str) -> set[str]:
    """Return the stems of a term's words, since Czech words are inflected."""
    return {word[: max(3, len(word) - 2)].lower() for word in term.split()}


def _find_stems(stems: set[str], text: str) -> set[str]:
    return {stem for stem in stems if stem in text}


def test_tutorials_exist_in_both_languages() -> None:
    english_tutorials = {file.name for file in (DOCS / "tutorial").glob("*.md")}
    assert english_tutorials == {file.name for file in (CZECH_DOCS / "tutorial").glob("*.md")}
