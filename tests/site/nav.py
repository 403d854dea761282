"""Navigation of the site: sections and pages of docs/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from tests.docs.rulebook import DOCS, ENGLISH, INDEX, pages

NavTree: TypeAlias = list["str | dict[str, NavTree]"]
"""Files and named sections."""

_HOST_PAGES = ["host", "host-an-event", "table", "live", "ask-the-floor", "ask-for-a-ruling"]
_HOST_PAGES += ["dealers-tools", "tournament", "on-the-phone", "cluster"]
_STUDY_PAGES = [
    "equity",
    "final-table",
    "read-hands",
    "analyse-hands",
    "review-hands",
    "review-in-the-browser",
    "train",
    "simulate",
    "study",
    "solve-a-spot",
    "solve-and-train",
    "learn",
]
_PROGRAM_PAGES = ["bot-against-bots", "write-a-bot", "let-a-program-play", "acpc"]
_EXTENSION_PAGES = ["add-a-variant", "add-a-fact", "add-a-house-rule", "add-a-site"]
_EXTENSION_PAGES += ["add-a-reaction", "add-a-language"]
_PYTHON_PAGES = ["front-door", "hand", "equity", "statistics", "fpdb", "pokerkit"]
_PYTHON_PAGES += ["versions", "renames"]
_TUTORIAL_PAGES = ["game-night", "bot", "range"]


def build_english_nav() -> NavTree:
    """Return the English navigation."""
    return [
        {"Home": ["index.md"]},
        {"Tutorial": _list_existing_pages("tutorial", _TUTORIAL_PAGES)},
        {
            "How to": [
                {"Host and rule": _list_existing_pages("how-to", _HOST_PAGES)},
                {"Study": _list_existing_pages("how-to", _STUDY_PAGES)},
                {"Programs that play": _list_existing_pages("how-to", _PROGRAM_PAGES)},
                {"Extend riverboat": _list_existing_pages("how-to", _EXTENSION_PAGES)},
                {"Examples": ["examples/README.md", *_list_example_pages()]},
            ]
        },
        {
            "Reference": [
                *_list_existing_pages("reference", ["features", "glossary"]),
                {"Command line": _list_existing_pages("reference", ["command-line", "json"])},
                {
                    "Files": _list_existing_pages(
                        "reference", ["table.toml", "event.toml", "room.toml", "ranges", "sites"]
                    )
                },
                {"House rules": ["house-rules.md", "authorities.md"]},
                {"Python": _list_existing_pages("reference", _PYTHON_PAGES)},
                {"Python API": ["reference/api/index.md", *_list_folder_pages("reference/api")]},
                {
                    "APIs of a room": _list_existing_pages(
                        "reference", ["protocol", "http-api", "python-client"]
                    )
                },
                {
                    "Speed": _list_existing_pages(
                        "reference",
                        [
                            "speed",
                            "kernel-speed",
                            "side-by-side",
                            "history-readers",
                            "ladder",
                            "exploitability",
                        ],
                    )
                },
                {
                    "Quality": _list_existing_pages(
                        "reference", ["accessibility", "security-tests", "request-costs"]
                    )
                },
                {"Pictures": ["pictures/README.md"]},
            ]
        },
        {
            "Explanation": [
                *_list_existing_pages(
                    "explanation", ["facts-and-folds", "the-deck", "durability", "exactness"]
                ),
                "ARCHITECTURE.md",
            ]
        },
        {
            "Rulebook": [
                "rules/README.md",
                "rules/situations.md",
                "rules/words.md",
                {"Chapters": [f"rules/{name}" for name in _list_chapters()]},
                "rules/cases.md",
            ]
        },
        {
            "Project": [
                "CHANGELOG.md",
                "CONTRIBUTING.md",
                "SECURITY.md",
                {"Decisions": ["decisions/index.md", *_list_folder_pages("decisions")]},
            ]
        },
    ]


def build_czech_nav() -> NavTree:
    """Return the Czech navigation; other pages are linked in English."""
    return [
        {"Úvod": ["index.md"]},
        {"Začínáme": _list_existing_pages("tutorial", _TUTORIAL_PAGES, "cs")},
        {
            "Návody": [
                {"Pořádat a rozhodovat": _list_existing_pages("how-to", _HOST_PAGES, "cs")},
                {"Studovat": _list_existing_pages("how-to", _STUDY_PAGES, "cs")},
            ]
        },
        {
            "Kniha pravidel": [
                "rules/README.md",
                "rules/situations.md",
                "rules/words.md",
                {"Kapitoly": [f"rules/{name}" for name in _list_chapters("cs")]},
            ]
        },
        {"Slovníček": ["terms.md"]},
    ]


def iter_nav_files(tree: NavTree) -> Iterator[str]:
    """Yield all files of a navigation tree."""
    for entry in tree:
        if isinstance(entry, str):
            yield entry
        else:
            for subtree in entry.values():
                yield from iter_nav_files(subtree)


def _list_existing_pages(folder: str, names: list[str], language_folder: str = "") -> NavTree:
    pages_folder = DOCS / language_folder / folder
    return [f"{folder}/{name}.md" for name in names if (pages_folder / f"{name}.md").is_file()]


def _list_folder_pages(folder: str, language_folder: str = "") -> NavTree:
    return [
        f"{folder}/{file.name}" for file in sorted((DOCS / language_folder / folder).glob("*.md"))
    ]


def _list_example_pages() -> NavTree:
    programs = sorted(Path(DOCS.parent, "examples").glob("*.py"))
    return [f"examples/{program.stem}.md" for program in programs]


def _list_chapters(language: str = ENGLISH) -> list[str]:
    """Return the chapters in the order of the rulebook's index."""
    index_text = INDEX.read_text(encoding="utf-8")
    return sorted(
        (page.name for page in pages(language)), key=lambda name: index_text.index(f"({name})")
    )
