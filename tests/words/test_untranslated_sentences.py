"""No user-facing sentence exists in English only: texts for people are phrases with translations.

The test finds every string in the source that reads like a sentence. Modules that still have some
are listed here with the reason why users of other languages never see them, and with their number.

It does not find sentences of fewer than three words or with few English function words, sentences
built outside of errors and constructor calls (mostly the repair notes in ``notation/``), and the
output of other programs.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from riverboat.words import Player, Reader
from riverboat.words.events.blinds import HandCancelled
from riverboat.words.events.buy_ins import (
    ChipReturn,
    ChipsGranted,
    ChipsRemoved,
    StackChangeWithReason,
)

SOURCE_FOLDER = Path(__file__).parents[2] / "src" / "riverboat"
WORDS_FOLDER = SOURCE_FOLDER / "words"

PROGRAMMING_ERRORS = frozenset(
    "AssertionError AttributeError IndexError KeyError LookupError NotImplementedError TypeError "
    "ModuleNotFoundError".split()
)
"""Programming errors, whose tracebacks are English like Python's own."""

_LEAF_NODES = (
    ast.Name,
    ast.expr_context,
    ast.operator,
    ast.cmpop,
    ast.unaryop,
    ast.boolop,
    ast.alias,
)
"""Node types without strings: half of all nodes."""
_LOG_METHODS = frozenset("critical debug error exception info log warning".split())
_METADATA_CLASSES = frozenset({"Counter", "Gauge", "Histogram", "Info", "Meta", "ModuleSpec"})
"""Classes whose strings are descriptions, such as schemas and metrics."""
_HELP_CLASSES = frozenset({"Argument", "Group", "Option", "Program", "Typer"})
_FUNCTION_WORDS = frozenset(
    """
    a an and are at be been by cannot did do does for from had has have here in is it its must no
    nobody not nothing of on or so that the there they this to too was were what where which who
    with
    """.split()
)
"""English function words: a text with one in four is a sentence."""


class Sentence(NamedTuple):
    """A sentence and its location."""

    module_path: str
    line: int
    text: str


def find_sentences(path: Path) -> Iterator[Sentence]:
    """Yield English sentences of a module, except docstrings, help, logs and assertions."""
    tree = ast.parse(path.read_text("utf-8"))
    module_path = path.relative_to(SOURCE_FOLDER).as_posix()
    for node in _iter_visible_strings(tree, is_visible=module_path.startswith("cli/")):
        text = _get_node_text(node)
        if text is not None and _is_sentence(text):
            yield Sentence(module_path, node.lineno, text)


def _iter_visible_strings(
    node: ast.AST, *, is_visible: bool, raised_names: frozenset[str] = frozenset()
) -> Iterator[ast.expr]:
    """Yield every user-visible string expression, with placeholders.

    Visible are the texts of errors, also those assigned to a name first, and the arguments
    of constructors such as a command with its reason. In commands of the terminal all
    strings are visible; elsewhere only returned and yielded ones.
    """
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(name))) if name in PROGRAMMING_ERRORS:
            return
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(name)) if (
            name in _LOG_METHODS | _HELP_CLASSES
        ):
            return
        case ast.JoinedStr() | ast.Constant():
            if is_visible:
                yield node
        case ast.Assign(targets=[ast.Name(name)], value=value) if name in raised_names:
            yield from _iter_visible_strings(value, is_visible=True)
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            raised_names = frozenset(_iter_raised_names(node))
            for child in _list_child_nodes(node):
                yield from _iter_visible_strings(
                    child, is_visible=is_visible, raised_names=raised_names
                )
        case _:
            is_child_visible = (
                is_visible or isinstance(node, ast.Raise) or _is_constructor_call(node)
            )
            for child in _list_child_nodes(node):
                yield from _iter_visible_strings(
                    child, is_visible=is_child_visible, raised_names=raised_names
                )


def _list_child_nodes(node: ast.AST) -> list[ast.AST]:
    """Return the child nodes that may contain a string."""
    return [child for child in ast.iter_child_nodes(node) if not isinstance(child, _LEAF_NODES)]


def _iter_raised_names(function: ast.AST) -> Iterator[str]:
    """Return the names used in the errors that a function raises."""
    for node in _iter_statements(function):
        if isinstance(node, ast.Raise) and not _is_programming_error(node):
            yield from [child.id for child in ast.walk(node) if isinstance(child, ast.Name)]


def _iter_statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the statements under a node, without a look at their expressions."""
    for name in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, name, ()):
            yield child
            yield from _iter_statements(child)


def _is_programming_error(node: ast.Raise) -> bool:
    match node.exc:
        case ast.Call(func=ast.Name(name)):
            return name in PROGRAMMING_ERRORS
        case _:
            return False


def _is_constructor_call(node: ast.AST) -> bool:
    """Return True for a constructor call such as ``c.CallOff("...")``, except metadata."""
    match node:
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(name)):
            return (
                name[:1].isupper() and any(map(str.islower, name)) and name not in _METADATA_CLASSES
            )
        case _:
            return False


def _get_node_text(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(parts):
            return "".join(
                [str(part.value) if isinstance(part, ast.Constant) else "…" for part in parts]
            )
        case _:
            return None


def _is_sentence(text: str) -> bool:
    words = [word.strip(".,:;!?()'") for word in text.split()]
    return len(words) >= 3 and 4 * sum([word in _FUNCTION_WORDS for word in words]) >= len(words)


@cache
def find_all_sentences() -> list[Sentence]:
    modules = [
        path for path in sorted(SOURCE_FOLDER.rglob("*.py")) if WORDS_FOLDER not in path.parents
    ]
    return [sentence for path in modules for sentence in find_sentences(path)]


LIBRARY_TEXT = "what a program hands to the library, which answers whoever wrote that program"
STORED_TEXT = "rows and batches that the room itself writes: an error of ours"
TYPED_TEXT = "what is typed or named so, seeds, and how it is coloured"
TOKEN_TEXT = "words of a closed set, which a phrase says"

SENTENCE_LIMITS_BY_MODULE = {
    "agents/": (LIBRARY_TEXT, 1),
    "bots/": (LIBRARY_TEXT, 10),
    "cards/": ("cards that a program numbers", 1),
    "cli/table_sessions/": (TYPED_TEXT, 9),
    "cli/commands/acpc.py": (TYPED_TEXT, 1),
    "cli/commands/": (TOKEN_TEXT, 8),
    "cli/pages/": (TOKEN_TEXT, 5),
    "cli/terminal/terminal_felt.py": (TYPED_TEXT, 1),
    "cli/tournaments/": ("words that are typed, and the places of names in them", 1),
    "compat/": ("pokerkit's own sentences, for programs that read them", 69),
    "engine/": ("the name of a game", 1),
    "envs/": (LIBRARY_TEXT, 3),
    "equity/": (LIBRARY_TEXT, 9),
    "floor/": ("the floor's own patterns, read when they are written", 4),
    "hands/": (LIBRARY_TEXT, 4),
    "frames/": (LIBRARY_TEXT, 1),
    "histories/": (LIBRARY_TEXT, 8),
    "homegame.py": (LIBRARY_TEXT, 1),
    "kernel/": (LIBRARY_TEXT, 55),
    "notation/": ("how another program writes it, and what its file does not say", 13),
    "picture/": (LIBRARY_TEXT, 1),
    "ranking/": (LIBRARY_TEXT, 26),
    "remote/": (LIBRARY_TEXT, 13),
    "service/": (
        "connections that are lost, decks that a program asks for, and two of ``ROOM_REASONS``",
        9,
    ),
    "sim/": (LIBRARY_TEXT, 26),
    "store/": (STORED_TEXT, 19),
    "table/": ("one of ``ROOM_REASONS``, and words of closed sets", 6),
    "web/": ("requests and answers of passkeys that no page of ours makes", 6),
}
"""Modules with allowed English sentences, the reason, and the maximum number.

The output of ``/readyz`` is not counted: it is for monitoring systems, not for players.
"""

ROOM_REASONS = [
    HandCancelled("the server was stopped in the middle of the hand"),
    HandCancelled("the key of its deck is lost"),
    ChipsGranted(Player("Ann"), 5, "as the event has counted them"),
    ChipReturn(Player("Ann"), 5, "as the event has counted them"),
    ChipsRemoved(Player("Ann"), 5, "refreshments and tips"),
]
"""Reasons given by the room itself; hosts enter reasons in their own words."""

CONVERSION_LIMITS_BY_MODULE = {
    "agents/": (LIBRARY_TEXT, 2),
    "cli/table_sessions/custom_bots.py": (LIBRARY_TEXT, 1),
    "cli/commands/serve.py": ("what the system says, where it has no number for it", 1),
    "compat/": (LIBRARY_TEXT, 1),
    "notation/": ("what is read from it goes on as a phrase, or an unpacker says it", 4),
    "remote/": (LIBRARY_TEXT, 3),
    "service/": ("for ``/readyz``", 1),
    "store/": ("what a database or a packed file says", 3),
    "table/rules/config/": ("what is read from it goes on as a phrase", 2),
    "web/": ("passkeys of no page of ours, and a remark in a file", 3),
}
"""Places that use an error's text although ``reason_of`` would give a phrase."""


def find_listed_prefix(
    module_path: str, limits_by_module: Mapping[str, tuple[str, int]] = SENTENCE_LIMITS_BY_MODULE
) -> str:
    """Return the longest listed prefix of a module."""
    return max(
        [prefix for prefix in limits_by_module if module_path.startswith(prefix)],
        key=len,
        default=module_path,
    )


_EXCEPT_AS = re.compile(r"^\s*except\b[^:]* as \w+:", re.MULTILINE)


def find_error_conversions(path: Path) -> Iterator[Sentence]:
    """Yield places where a caught error is converted to text outside of logs."""
    module_path, text = path.relative_to(SOURCE_FOLDER).as_posix(), path.read_text("utf-8")
    if not _EXCEPT_AS.search(text):
        return
    for handler in ast.walk(ast.parse(text)):
        if isinstance(handler, ast.ExceptHandler) and handler.name:
            for line in _find_conversions(handler, handler.name):
                yield Sentence(module_path, line, text.splitlines()[line - 1].strip())


def _find_conversions(node: ast.AST, error_name: str) -> Iterator[int]:
    match node:
        case ast.Call(func=ast.Attribute(attr=name)) if name in _LOG_METHODS:
            return
        case ast.Call(func=ast.Name("str"), args=[ast.Name(name)]) if name == error_name:
            yield node.lineno
        case ast.FormattedValue(value=ast.Name(name)) if name == error_name:
            yield node.lineno
    for child in ast.iter_child_nodes(node):
        yield from _find_conversions(child, error_name)


def test_caught_errors_are_not_converted_to_english_text() -> None:
    modules = [
        path for path in sorted(SOURCE_FOLDER.rglob("*.py")) if WORDS_FOLDER not in path.parents
    ]
    conversions = [conversion for path in modules for conversion in find_error_conversions(path)]
    conversion_counts = Counter(
        [
            find_listed_prefix(sentence.module_path, CONVERSION_LIMITS_BY_MODULE)
            for sentence in conversions
        ]
    )
    unlisted_modules = {
        module
        for module, count in conversion_counts.items()
        if count > CONVERSION_LIMITS_BY_MODULE.get(module, ("", 0))[1]
    }
    assert not unlisted_modules, [
        sentence
        for sentence in conversions
        if find_listed_prefix(sentence.module_path, CONVERSION_LIMITS_BY_MODULE) in unlisted_modules
    ]
    assert {*conversion_counts} == {*CONVERSION_LIMITS_BY_MODULE}


@pytest.mark.parametrize("event", ROOM_REASONS, ids=lambda event: event.why)
def test_room_reasons_are_localized_in_czech(event: HandCancelled | StackChangeWithReason) -> None:
    assert event.why not in Reader("cs").say(event)


def test_untranslated_sentences_do_not_exceed_known_counts() -> None:
    sentence_counts = Counter(
        [find_listed_prefix(sentence.module_path) for sentence in find_all_sentences()]
    )
    excess_counts = {
        module: count
        for module, count in sentence_counts.items()
        if count > SENTENCE_LIMITS_BY_MODULE.get(module, ("", 0))[1]
    }
    assert not excess_counts, [
        sentence
        for sentence in find_all_sentences()
        if find_listed_prefix(sentence.module_path) in excess_counts
    ]


def test_listed_modules_still_have_sentences() -> None:
    found_modules = {find_listed_prefix(sentence.module_path) for sentence in find_all_sentences()}
    assert found_modules >= {*SENTENCE_LIMITS_BY_MODULE}


if __name__ == "__main__":
    for sentence in find_all_sentences():
        print(*sentence, sep="\t")
