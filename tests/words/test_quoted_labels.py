"""Labels that browser tests quote: most of these tests run at night, long after a text changed."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT: Final = Path(__file__).parents[2]
MESSAGE_FOLDERS: Final = ("client/messages", "src/riverboat/words")
BROWSER_TESTS: Final = sorted((ROOT / "tests/browser").glob("*.py"))
LOCATORS: Final = ("get_by_label", "get_by_text", "get_by_title", "get_by_placeholder")
VALUE: Final = "\0"
"""Placeholder of a value in a message."""
INPUT_TEXTS: Final = frozenset({
    "Ada #17", "AJs", "Bluffs rivers", "Fridays at eight", "Game Pot-limit Omaha",
    "Pot-limit Omaha 5", "Pot-limit Omaha 50/100", "ace of hearts", "ann@club.example",
    "No-limit hold'em €1/€2 ante €0.25", "limit razz", "limit seven-card stud hi-lo €4/€8",
    "looks like HostH", "no-limit hold'em 5/10", "nothing of the kind",
    "pot-limit omaha 5 €0.50/€1", "pot-limit omaha €1/€2", "seven of spades", "shouting",
})  # fmt: skip
"""Names, games, cards and notes that a test has typed or chosen."""
COMPOSED_TEXTS: Final = frozenset({
    "Ann moved you", "Ann now logs in with the password alone", "Ann took €0.50 from your stack",
    "F is taken: Fold.", "No connection", "Undo session ended",
})  # fmt: skip
"""Parts of messages with values filled in, labels of two messages, and the page without a
connection, which has no messages.
"""


def list_variants(pattern: fluent.Pattern) -> list[str]:
    """Return the texts of a message, one for each combination of its selectors."""
    parts = [_list_element_texts(element) for element in pattern.elements]
    return ["".join(texts) for texts in product(*parts)]


def _list_element_texts(element: Any) -> list[str]:
    if isinstance(element, fluent.TextElement):
        return [element.value]
    match element.expression:
        case fluent.SelectExpression(variants=variants):
            return [text for variant in variants for text in list_variants(variant.value)]
        case fluent.StringLiteral(value=text):
            return [text]
        case _:
            return [VALUE]


@cache
def read_message_texts() -> frozenset[str]:
    """Return the texts of all English and Czech messages, with ``VALUE`` for each value."""
    parser = FluentParser(with_spans=False)
    return frozenset(
        " ".join(text.split())
        for folder, code in product(MESSAGE_FOLDERS, ("en", "cs"))
        for path in (ROOT / folder / code).rglob("*.ftl")
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, fluent.Message | fluent.Term)
        for pattern in (entry.value, *[attribute.value for attribute in entry.attributes])
        if pattern is not None
        for text in list_variants(pattern)
    )


@cache
def compile_message_patterns() -> tuple[str, tuple[tuple[int, re.Pattern[str]], ...]]:
    """Return all texts in one, and a pattern for each text with values and its length without."""
    texts = read_message_texts()
    patterns = [
        (
            len(text.replace(VALUE, "")),
            re.compile(".+?".join(map(re.escape, text.split(VALUE))), re.IGNORECASE),
        )
        for text in texts
        if VALUE in text
    ]
    return "\n".join(texts).lower(), tuple(patterns)


def is_message_text(label: str) -> bool:
    """Return True if a message contains the label, or is the label with values filled in.

    At least a quarter of the label must be the message's own text.
    """
    joined_texts, patterns = compile_message_patterns()
    return label.lower() in joined_texts or any(
        4 * text_length >= len(label) and pattern.fullmatch(label)
        for text_length, pattern in patterns
    )


def iterate_labels(path: Path) -> Iterator[tuple[int, str]]:
    """Yield line and text of each label by which a test finds a part of a page."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Attribute(attr="get_by_role")):
                labels = [keyword.value for keyword in node.keywords if keyword.arg == "name"]
            case ast.Call(func=ast.Attribute(attr=locator)) if locator in LOCATORS:
                labels = node.args[:1]
            case _:
                continue
        for label in labels:
            for choice in (label.body, label.orelse) if isinstance(label, ast.IfExp) else (label,):
                if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                    yield node.lineno, choice.value


@pytest.mark.landing
@pytest.mark.parametrize("path", BROWSER_TESTS, ids=lambda path: path.stem)
def test_quoted_labels_are_messages(path: Path) -> None:
    unknown_labels = [
        f"{path.name}:{line}: {label}"
        for line, label in iterate_labels(path)
        if re.search("[^\\W\\d]{3}", label)
        and label not in INPUT_TEXTS | COMPOSED_TEXTS
        and not is_message_text(" ".join(label.split()))
    ]
    assert unknown_labels == []


def test_old_label_is_no_message() -> None:
    assert is_message_text("Rozdat: limit badugi")
    assert not is_message_text("Rozdat limit badugi")
    assert not is_message_text("Replace the player who just left")
