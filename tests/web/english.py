"""What the room says in English, gathered for the client's tests: it says all of it in Czech, too.

``python -m tests.web.english`` writes ``client/tests/shell/english.json``. A holding is there once
for each form of words, whatever its ranks: ``a pair of sixes`` stands for every pair.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from riverboat.cards import rank_plural, rank_word
from riverboat.engine import BadGame, Hand, HandStarted, apply, parse_game
from riverboat.notation.english.holding import holding_words
from riverboat.ranking.value import Category
from riverboat.ranking.words import DECIDING_RANKS, named
from riverboat.sim.hands.step_by_step import StepByStep
from riverboat.web.forms.options import option_groups
from riverboat.web.forms.presets import GAMES, PRESETS
from riverboat.words.holdings import in_short, one_of_its_kind

ROOT = Path(__file__).parents[2]
FIXTURE = ROOT / "client" / "tests" / "shell" / "english.json"


def english() -> dict[str, Any]:
    """All of it."""
    groups = option_groups()
    return {
        "holdings": holdings(),
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
                holding = named(category, ranks[:count])
                yield str(holding)
                yield str(one_of_its_kind(in_short(holding)))


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


def written() -> str:
    """The text of the file."""
    return json.dumps(english(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FIXTURE.write_text(written())
