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
from tests.site.links import broken_links, external_resources, html_pages
from tests.site.stage import CZECH, html_path, page_sources

needs_builder = pytest.mark.skipif(
    find_spec("zensical") is None, reason="the builder of the site is not installed: make docs"
)
GENERATED = {"reference/api/index.md", "decisions/index.md"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Return the site built by ``make docs``, or build one."""
    if built := os.environ.get("RIVERBOAT_SITE"):
        yield Path(built)
    else:
        folder = tmp_path_factory.mktemp("site")
        build.build_site(folder / "site", folder / "pages")
        yield folder / "site"
    close_browser()


def test_navigation_lists_every_page_once() -> None:
    matches = list(nav.nav_files(nav.english_nav()))
    assert len(matches) == len(set(matches)), "a page has one place"
    examples = {f"examples/{file.stem}.md" for file in (ROOT / "examples").glob("*.py")}
    assert {*matches} == {page_path for _, page_path in page_sources()} | GENERATED | examples


def test_czech_navigation_lists_every_page() -> None:
    matches = {*nav.nav_files(nav.czech_nav())}
    assert matches == {file.relative_to(CZECH).as_posix() for file in CZECH.rglob("*.md")}


@needs_builder
def test_site_has_no_external_or_broken_links(site: Path) -> None:
    assert not list(external_resources(site))
    assert not list(broken_links(site))
    built = {file.relative_to(site).as_posix() for file in html_pages(site)}
    assert {html_path(page_path) for page_path in nav.nav_files(nav.english_nav())} <= built
    assert {f"cs/{html_path(page_path)}" for page_path in nav.nav_files(nav.czech_nav())} <= built
    assert 'lang="cs"' in (site / "cs/index.html").read_text(encoding="utf-8")


@needs_builder
def test_site_is_searchable_from_files(site: Path) -> None:
    """Read and search in both themes, languages and screen sizes, without network requests."""
    texts: list[str] = []

    async def check_reading(opened_browser: Browser, kind: ReadingSession) -> None:
        browser_context = await new_context(
            opened_browser, viewport={"width": kind.width, "height": 844}, color_scheme=kind.scheme
        )
        page = await browser_context.new_page()
        page.on("request", lambda request: texts.append(request.url))
        await page.goto((site / kind.start_page).as_uri())
        await page.keyboard.press("/")
        await page.keyboard.type(kind.query)
        locator = page.locator("ol li a", has_text=kind.found_title).first
        await locator.wait_for()
        await page.keyboard.press("Escape")
        await page.goto((site / kind.visible_text).as_uri())
        assert not await page.evaluate("document.documentElement.scrollWidth > innerWidth")
        assert await find_violations(page) == [], kind

    async def check_readings() -> None:
        async with open_browser() as opened_browser:
            await check_reading(
                opened_browser,
                ReadingSession(
                    1280, "light", "index.html", "short all-in", "ALLN-16", "rules/alln.html"
                ),
            )
            texts = ("pravidlo poloviny", "ALLN-17", "cs/rules/alln.html")
            await check_reading(
                opened_browser, ReadingSession(390, "dark", "cs/index.html", *texts)
            )

    chromium()
    run_on_browser_loop(check_readings(), seconds=120)
    assert not [text for text in texts if not re.match("file:|data:|blob:|about:", text)]


class ReadingSession(NamedTuple):
    """A reading session: screen, theme, start page and search."""

    width: int
    scheme: Literal["light", "dark"]
    start_page: str
    query: str
    found_title: str
    visible_text: str


TERM = re.compile(r"^\| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def test_czech_terms_are_used_by_program_or_rulebook() -> None:
    locale_folder = ROOT / "src/riverboat/words/cs"
    catalogues = [*locale_folder.rglob("*.toml"), *locale_folder.rglob("*.ftl")]
    catalogues += [*(ROOT / "client/messages/cs").glob("*.ftl"), *(CZECH / "rules").glob("*.md")]
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogues).lower()
    rows = TERM.findall((CZECH / "terms.md").read_text(encoding="utf-8"))
    terms = {term for row in rows for term in row.split(", ") if term != "česky"}
    assert len(terms) > 60
    unused_terms = [term for term in sorted(terms) if not _stems(term) <= _find(_stems(term), text)]
    assert not unused_terms, f"program and rulebook say it otherwise: {unused_terms}"


def _stems(term: str) -> set[str]:
    """Return the stems of a term's words, since Czech words are inflected."""
    return {word[: max(3, len(word) - 2)].lower() for word in term.split()}


def _find(stems: set[str], text: str) -> set[str]:
    return {stem for stem in stems if stem in text}


def test_tutorials_exist_in_both_languages() -> None:
    english = {file.name for file in (DOCS / "tutorial").glob("*.md")}
    assert english == {file.name for file in (CZECH / "tutorial").glob("*.md")}
