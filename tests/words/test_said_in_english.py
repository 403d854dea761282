"""No sentence is English alone: what reaches a person is a phrase, and phrases have every language.

Each string in the source that reads like a sentence is found, and each place that still has some
stands here with the reason why no reader of another language meets it, and with how many there are.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SOURCE = Path(__file__).parents[2] / "src" / "riverboat"
WORDS = SOURCE / "words"

PROGRAMMERS = frozenset(
    "AssertionError AttributeError IndexError KeyError LookupError NotImplementedError TypeError "
    "ModuleNotFoundError".split()
)
"""Errors of whoever writes a program: their traceback is English, as Python's own is."""

_LOGS = frozenset("critical debug error exception info log warning".split())
_HELP = frozenset({"Argument", "Group", "Option", "Program", "Typer"})
_SAYS = frozenset(
    """
    a an and are at be been by cannot did do does for from had has have here in is it its must no
    nobody not nothing of on or so that the there they this to too was were what where which who
    with
    """.split()
)
"""Small words of English: what has two of them among four words is a sentence."""


class Found(NamedTuple):
    """A sentence, and where it stands."""

    place: str
    line: int
    text: str


def sentences(path: Path) -> Iterator[Found]:
    """What reads like English in a module, but for docstrings, help, logs and assertions."""
    tree = ast.parse(path.read_text("utf-8"))
    place = path.relative_to(SOURCE).as_posix()
    for node in _walked(tree, told=place.startswith("cli/")):
        text = _text(node)
        if text is not None and _is_sentence(text):
            yield Found(place, node.lineno, text)


def _walked(node: ast.AST, *, told: bool) -> Iterator[ast.expr]:
    """Every expression that somebody may be told, a string with its places as a whole.

    An error tells, and in a command everything does; elsewhere a string is a name or a notation.
    """
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return
        case ast.Raise(exc=ast.Call(func=ast.Name(name))) if name in PROGRAMMERS:
            return
        case ast.Call(func=ast.Attribute(attr=name) | ast.Name(name)) if name in _LOGS | _HELP:
            return
        case ast.JoinedStr() | ast.Constant():
            if told:
                yield node
        case _:
            within = told or isinstance(node, ast.Raise)
            for child in ast.iter_child_nodes(node):
                yield from _walked(child, told=within)


def _text(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(parts):
            return "".join([str(p.value) if isinstance(p, ast.Constant) else "…" for p in parts])
        case _:
            return None


def _is_sentence(text: str) -> bool:
    words = [word.strip(".,:;!?()'") for word in text.split()]
    return len(words) >= 3 and 4 * sum([word in _SAYS for word in words]) >= len(words)


def everywhere() -> list[Found]:
    modules = [path for path in sorted(SOURCE.rglob("*.py")) if WORDS not in path.parents]
    return [found for path in modules for found in sentences(path)]


LIBRARY = "what a program hands to the library, which answers whoever wrote that program"
STORED = "rows and batches that the room itself writes: an error of ours"
TYPED = "what is typed or named so, seeds, and how it is coloured"
TOKENS = "words of a closed set, which a phrase says"

LEFT = {
    "agents/": (LIBRARY, 1),
    "bots/": (LIBRARY, 6),
    "cards/": ("cards that a program numbers", 1),
    "cli/at_the_table/": (TYPED, 9),
    "cli/commands/acpc.py": (TYPED, 1),
    "cli/commands/": (TOKENS, 8),
    "cli/pages/": (TOKENS, 5),
    "cli/terminal/felt.py": (TYPED, 1),
    "cli/tournaments/": ("what is typed", 1),
    "compat/": ("pokerkit's own sentences, for programs that read them", 68),
    "envs/": (LIBRARY, 1),
    "equity/": (LIBRARY, 8),
    "floor/": ("the floor's own patterns, read when they are written", 4),
    "hands/": (LIBRARY, 4),
    "histories/": (LIBRARY, 4),
    "kernel/": (LIBRARY, 48),
    "notation/": ("literals of a format: not yet a phrase", 2),
    "picture/": (LIBRARY, 1),
    "ranking/": (LIBRARY, 14),
    "remote/": (LIBRARY, 12),
    "service/": ("connections that are lost, and decks that a program asks for", 4),
    "sim/": (LIBRARY, 20),
    "store/": (STORED, 15),
    "web/": ("requests and answers of passkeys that no page of ours makes", 6),
}
"""Whose sentences are left, why, and at most how many: one more is a decision."""


def owner(place: str) -> str:
    """The entry that speaks for a module: the longest that fits."""
    return max([each for each in LEFT if place.startswith(each)], key=len, default=place)


def test_no_sentence_is_new_that_only_english_says() -> None:
    there = Counter([owner(found.place) for found in everywhere()])
    more = {name: n for name, n in there.items() if n > LEFT.get(name, ("", 0))[1]}
    assert not more, [each for each in everywhere() if owner(each.place) in more]


def test_whoever_is_named_still_has_some() -> None:
    there = {owner(found.place) for found in everywhere()}
    assert there >= {*LEFT}


if __name__ == "__main__":
    for each in everywhere():
        print(*each, sep="\t")
