"""Lists of languages, sites and bot styles on the pages name all that are installed."""

from __future__ import annotations

import re

import pytest

from riverboat.bots import STYLES
from riverboat.notation.site_dialects import SITES
from riverboat.words import languages
from riverboat.words.language import complete_languages
from tests.docs.rulebook import DOCS

ENGLISH_NAMES = {
    "cs": "Czech",
    "de": "German",
    "en": "English",
    "es": "Spanish",
    "fr": "French",
}


def page_text(page: str) -> str:
    """Return the text of a page in one line."""
    return " ".join((DOCS / page).read_text("utf-8").split())


def test_each_language_has_an_english_name() -> None:
    missing_names = {*languages()} ^ ENGLISH_NAMES.keys()
    assert not missing_names, "add the language to ENGLISH_NAMES, and to the pages of the next test"


@pytest.mark.parametrize(
    "page, complete_languages_pattern, all_languages_pattern",
    [
        (
            "how-to/host.md",
            r"All other pages are available in ([\w, ]+)\.",
            r"tools and tournaments are available in ([\w, ]+)\.",
        ),
        (
            "reference/features.md",
            r"the terminal and the rulebook are in ([\w, ]+)\.",
            r"(the terminal and the rulebook are in .*? are in [\w, ]+), too\.",
        ),
    ],
)
def test_pages_list_the_installed_languages(
    page: str, complete_languages_pattern: str, all_languages_pattern: str
) -> None:
    for pattern, language_codes in (
        (complete_languages_pattern, complete_languages()),
        (all_languages_pattern, languages()),
    ):
        match = re.search(pattern, page_text(page))
        assert match, f"{page} has no sentence like {pattern}"
        listed_names = {name for name in ENGLISH_NAMES.values() if name in match[1]}
        assert listed_names == {ENGLISH_NAMES[code] for code in language_codes}


@pytest.mark.parametrize("page", ["reference/sites.md", "how-to/read-hands.md"])
def test_pages_list_the_supported_sites(page: str) -> None:
    text = page_text(page)
    site_names = {
        site.removeprefix("PokerTracker's ").removesuffix(" until 2019")
        for site in SITES
        if page == "reference/sites.md" or not site.startswith("PokerTracker's ")
    }
    assert not {name for name in site_names if name not in text}


@pytest.mark.parametrize("page", ["acpc", "write-a-bot", "bot-against-bots"])
def test_pages_list_the_bot_styles(page: str) -> None:
    text = page_text(f"how-to/{page}.md")
    assert not [style for style in STYLES if f"`{style}`" not in text]
