"""What the room says in English, gathered for the client's tests: it says all of it in Czech, too.

``python -m tests.web.english`` writes ``client/tests/shell/english.json``. A holding is there once
for each form of words, whatever its ranks: ``a pair of sixes`` stands for every pair.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from riverboat.cards import rank_plural, rank_word
from riverboat.engine import BadGame, Hand, HandStarted, apply, parse_game
from riverboat.notation.english.holding import holding_words, in_short
from riverboat.ranking.value import Category
from riverboat.ranking.words import DECIDING_RANKS, phrase
from riverboat.sim.hands.step_by_step import StepByStep
from riverboat.web.forms.options import option_groups
from riverboat.web.forms.presets import GAMES, PRESETS

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "client" / "tests" / "shell" / "english.json"


def english() -> dict[str, Any]:
    """All of it."""
    groups = option_groups()
    return {
        "holdings": holdings(),
        "refusals": sorted(refusals()),
        "options": {each.key: each.choices for group in groups for each in group.options},
        "groups": [group.group for group in groups],
        "presets": [preset.name for preset in PRESETS],
    }


# Holdings ---------------------------------------------------------------------------------------

_ONE = "|".join(map(rank_word, range(13)))
_MANY = "|".join(map(rank_plural, range(13)))
_FORMS = (
    (re.compile(rf"\b({_MANY})\b"), "P"),
    (re.compile(rf"\b({_ONE})(-({_ONE}))+\b"), "L"),
    (re.compile(rf"\b({_ONE})\b(?!-card| of a kind)"), "R"),
    (re.compile(r"\ban (?=R)"), "a "),
    (re.compile(r"\bboard \d"), "board N"),
)


def form(words: str) -> str:
    """The words without the ranks in them: ``a pair of P``."""
    for pattern, letter in _FORMS:
        words = pattern.sub(letter, words)
    return words


def holdings() -> dict[str, str]:
    """An example of every form of words for a holding."""
    found: dict[str, str] = {}
    for words in (*_phrases(), *_seen()):
        for part in words.split("; "):
            found.setdefault(form(part), part)
    return dict(sorted(found.items()))


def _phrases() -> Iterator[str]:
    """Those of the ranking package: each category, with few cards and with all that decide."""
    for category in Category:
        most = DECIDING_RANKS[category]
        for count in range(min(most, 1), most + 1):
            if category in (Category.LOW, Category.FULL_HOUSE, Category.TWO_PAIR) and count < 2:
                continue
            for ranks in ([12, 8, 6, 3, 1], [8, 5, 3, 2, 1], [3, 2, 1, 0, 12]):
                words = phrase(category, ranks[:count])
                yield words
                yield in_short(words)


def _seen() -> Iterator[str]:
    """Those that are seen while hands of every game are played."""
    for name in GAMES:
        try:
            game = parse_game(name)
        except BadGame:  # a mix of games that are there on their own
            continue
        players = 2 if game.variant.name in ("kuhn", "leduc") else 4
        playouts = StepByStep(game, stacks=[400] * players)
        rng = Random(name)
        for _ in range(30):
            log: list[Any] = []
            playouts.play(rng, log)
            assert isinstance(log[0], HandStarted)
            hand = Hand(log[0])
            for fact in log[1:]:
                apply(hand, fact)
                yield from filter(None, (holding_words(hand, seat) for seat in range(players)))


# Refusals ---------------------------------------------------------------------------------------

_CODE_AND_RULE = {
    "IllegalAction": (0, 1),
    "Irregularity": (0, 1),
    "NotAllowed": (0, None),
    "Barred": (0, 1),
    "Refusal": (0, 1),
    "refusal": (2, 3),
    "Refused": (2, 3),
    "Refuse": (1, None),
    "Trouble": (0, None),
    "Gone": (1, None),
    "_refuse": (2, None),
    "_violation": (0, None),
    "dismiss": (1, None),
}
"""Where a call that refuses has its code and its rule."""
_OWN = {
    "Refuse": "http ",
    "Trouble": "trouble ",
    "_violation": "trouble ",
    "Gone": "gone ",
    "dismiss": "gone ",
}
_CODE = re.compile(r"[a-z][a-z' -]*")
_RULE = re.compile(r"[A-Z]{3,4}-\d\d")


def refusals() -> set[str]:
    """Every code that a refusal may have, with its rule: ``taken SEAT-04``, ``http bad-name``."""
    return {
        found
        for part in ("engine", "table", "service", "web")
        for path in (ROOT / "src" / "riverboat" / part).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        for found in _in(node, part, door=path.stem == "access")
    }


def _in(node: ast.AST, part: str, *, door: bool) -> Iterator[str]:
    match node:
        case ast.Assign([ast.Tuple([ast.Name("code"), ast.Name("why")])], ast.Tuple([code, _])):
            yield from _texts(code)
        case ast.Return(ast.Tuple([code, ast.Constant(str(_))])) if door:
            yield from (f"gone {each}" for each in _texts(code))
        case ast.Call(ast.Name(name) | ast.Attribute(attr=name), arguments):
            yield from _of_call(name, arguments, part)
        case _:
            pass


def _of_call(name: str, arguments: list[ast.expr], part: str) -> Iterator[str]:
    if name == "dismiss" and part == "web":
        return  # it ends a connection, and says nothing of a table
    own = "http " if (name, part) == ("Refusal", "web") else _OWN.get(name, "")
    if name == "_refused":  # each module has its own: the code is the first word of them
        texts = [text for each in arguments for text in _texts(each)]
        rules = [text for text in texts if _RULE.fullmatch(text)]
        codes = [text for text in texts if _CODE.fullmatch(text)]
        if codes:
            yield " ".join([codes[0], *rules[:1]])
        return
    at, rule_at = _CODE_AND_RULE.get(name, (99, None))
    if at >= len(arguments):
        return
    rules = _texts(arguments[rule_at]) if rule_at is not None and rule_at < len(arguments) else []
    for code in filter(_CODE.fullmatch, _texts(arguments[at])):
        for rule in filter(_RULE.fullmatch, rules) if any(map(_RULE.fullmatch, rules)) else [""]:
            yield f"{own}{code} {rule}".strip()


def _texts(node: ast.expr) -> list[str]:
    """The texts that an expression may come to."""
    match node:
        case ast.Constant(str(text)):
            return [text]
        case ast.IfExp(_, first, second):
            return [*_texts(first), *_texts(second)]
        case _:
            return []


def written() -> str:
    """The text of the file."""
    return json.dumps(english(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written())
