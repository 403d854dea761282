"""Generator of docs/reference/hand.md: every fact, command and question of a hand.

python -m tests.docs.words_page > docs/reference/hand.md
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

from riverboat.engine.commands import engine_commands, pending
from riverboat.engine.state import hand_facts
from tests.docs import rulebook

FILE = rulebook.DOCS / "reference" / "hand.md"
COMMAND = "python -m tests.docs.words_page > docs/reference/hand.md"

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# Facts and commands of a hand

The engine has three kinds of messages. A **command** requests an action: `decide(hand, command)`
turns it into a **fact** or refuses it. `apply(hand, fact)` changes the hand. `due(hand)` returns
what comes next: forced facts, or a **pending** decision and the players who must make it.

```python
>>> from riverboat.engine import *
>>> game = parse_game("limit kuhn 2/2 no blinds ante 1", HouseRules(showdown="all"))
>>> hand = HandState(start(game, stacks=(10, 10)))
>>> for fact in forced(hand):
...     apply(hand, fact)
>>> print(due(hand))
deal 2 to the players
>>> apply(hand, decide(hand, Deal((38 + 1, 46 + 1))))
>>> for fact in forced(hand):
...     apply(hand, fact)
>>> print(due(hand))
check, bet 2
>>> decide(hand, RaiseTo(2))
Raised(seat=0, to=2, full=True, counts=False, capped=False, over=0, borrowed=False)

```

Seats are numbered clockwise from 0. Chips are whole numbers. A card is a number from 0 (deuce of
clubs) to 51 (ace of spades), or -1 if it is unknown; `riverboat.cards` parses and formats cards.
Facts are stored as JSON lines (`to_json_lines`, `from_json_lines`); `type` is the name of the fact.
"""


def page() -> str:
    """Return the whole page."""
    parts = [
        HEAD,
        *_section("Facts", hand_facts, get_args(hand_facts.AnyFact)),
        *_section("Commands", engine_commands, get_args(engine_commands.AnyCommand)),
        *_section("Pending decisions", pending, get_args(pending.Awaiting)),
    ]
    return "\n".join(parts).rstrip() + "\n"


def _section(title: str, module: ModuleType, kinds: tuple[type[Struct], ...]) -> Iterator[str]:
    """Return the section of one kind, in module order."""
    said = _field_docstrings(module)
    yield f"## {title}"
    yield ""
    for kind in kinds:
        yield f"### {kind.__name__}"
        yield ""
        yield _markdown((inspect.getdoc(kind) or "").split("\n\n>>>")[0])
        yield ""
        if fields(kind):
            yield "| field | default | meaning |"
            yield "|---|---|---|"
        for field in fields(kind):
            default = "" if field.default is NODEFAULT else f"`{field.default!r}`"
            meaning = _markdown(said.get((kind.__name__, field.name), ""))
            yield f"| `{field.name}` | {default} | {meaning} |"
        if fields(kind):
            yield ""


def _markdown(docstring: str) -> str:
    return docstring.replace("``", "`")


def _field_docstrings(module: ModuleType) -> dict[tuple[str, str], str]:
    """Return field docstrings by class and field."""
    found: dict[tuple[str, str], str] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, after in zip(node.body, node.body[1:], strict=False):
            match field, after:
                case (
                    ast.AnnAssign(target=ast.Name(name)),
                    ast.Expr(value=ast.Constant(value=str(text))),
                ):
                    found[node.name, name] = " ".join(text.split())
    return found


if __name__ == "__main__":
    print(page(), end="")
