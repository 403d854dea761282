"""Navigation of the site: sections and pages of docs/."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

from tests.docs.rulebook import DOCS, ENGLISH, INDEX, pages

Tree: TypeAlias = list["str | dict[str, Tree]"]
"""Files and named sections."""

_HOST = ["host", "host-an-event", "table", "live", "ask-the-floor", "ask-for-a-ruling"]
_HOST += ["dealers-tools", "tournament", "on-the-phone", "cluster"]
_STUDY = [
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
_PROGRAMS = ["bot-against-bots", "write-a-bot", "let-a-program-play", "acpc"]
_EXTENSION_GUIDES = ["add-a-variant", "add-a-fact", "add-a-house-rule", "add-a-site"]
_EXTENSION_GUIDES += ["add-a-reaction", "add-a-language"]
_PYTHON = ["front-door", "hand", "equity", "statistics", "fpdb", "pokerkit"]
_PYTHON += ["versions", "renames"]
_TUTORIAL = ["game-night", "bot", "range"]


def english_nav() -> Tree:
    """Return the English navigation."""
    return [
        {"Home": ["index.md"]},
        {"Tutorial": _named_pages("tutorial", _TUTORIAL)},
        {
            "How to": [
                {"Host and rule": _named_pages("how-to", _HOST)},
                {"Study": _named_pages("how-to", _STUDY)},
                {"Programs that play": _named_pages("how-to", _PROGRAMS)},
                {"Extend riverboat": _named_pages("how-to", _EXTENSION_GUIDES)},
                {"Examples": ["examples/README.md", *_examples()]},
            ]
        },
        {
            "Reference": [
                *_named_pages("reference", ["features", "glossary"]),
                {"Command line": _named_pages("reference", ["command-line", "json"])},
                {
                    "Files": _named_pages(
                        "reference", ["table.toml", "event.toml", "room.toml", "ranges", "sites"]
                    )
                },
                {"House rules": ["house-rules.md", "authorities.md"]},
                {"Python": _named_pages("reference", _PYTHON)},
                {"Python API": ["reference/api/index.md", *_folder("reference/api")]},
                {
                    "APIs of a room": _named_pages(
                        "reference", ["protocol", "http-api", "python-client"]
                    )
                },
                {
                    "Speed": _named_pages(
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
                    "Quality": _named_pages(
                        "reference", ["accessibility", "security-tests", "request-costs"]
                    )
                },
                {"Pictures": ["pictures/README.md"]},
            ]
        },
        {
            "Explanation": [
                *_named_pages(
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
                {"Chapters": [f"rules/{name}" for name in _chapters()]},
                "rules/cases.md",
            ]
        },
        {
            "Project": [
                "CHANGELOG.md",
                "CONTRIBUTING.md",
                "SECURITY.md",
                {"Decisions": ["decisions/index.md", *_folder("decisions")]},
            ]
        },
    ]


def czech_nav() -> Tree:
    """Return the Czech navigation; other pages are linked in English."""
    return [
        {"Úvod": ["index.md"]},
        {"Začínáme": _named_pages("tutorial", _TUTORIAL, "cs")},
        {
            "Návody": [
                {"Pořádat a rozhodovat": _named_pages("how-to", _HOST, "cs")},
                {"Studovat": _named_pages("how-to", _STUDY, "cs")},
            ]
        },
        {
            "Kniha pravidel": [
                "rules/README.md",
                "rules/situations.md",
                "rules/words.md",
                {"Kapitoly": [f"rules/{name}" for name in _chapters("cs")]},
            ]
        },
        {"Slovníček": ["terms.md"]},
    ]


def nav_files(tree: Tree) -> Iterator[str]:
    """Yield all files of a navigation tree."""
    for entry in tree:
        if isinstance(entry, str):
            yield entry
        else:
            for subtree in entry.values():
                yield from nav_files(subtree)


def _named_pages(folder: str, names: list[str], tree: str = "") -> Tree:
    path = DOCS / tree / folder
    return [f"{folder}/{name}.md" for name in names if (path / f"{name}.md").is_file()]


def _folder(folder: str, tree: str = "") -> Tree:
    return [f"{folder}/{file.name}" for file in sorted((DOCS / tree / folder).glob("*.md"))]


def _examples() -> Tree:
    programs = sorted(Path(DOCS.parent, "examples").glob("*.py"))
    return [f"examples/{program.stem}.md" for program in programs]


def _chapters(language: str = ENGLISH) -> list[str]:
    """Return the chapters in the order of the rulebook's index."""
    text = INDEX.read_text(encoding="utf-8")
    return sorted((page.name for page in pages(language)), key=lambda name: text.index(f"({name})"))
