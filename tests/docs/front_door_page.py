"""docs/reference/front-door.md: what newcomers type behind ``riverboat.``, and what answers.

python -m tests.docs.front_door_page > docs/reference/front-door.md
"""

from __future__ import annotations

import inspect
import tomllib

import riverboat
from tests.docs import rulebook

FILE = rulebook.DOCS / "reference" / "front-door.md"
COMMAND = "python -m tests.docs.front_door_page > docs/reference/front-door.md"
GUESSES = rulebook.ROOT / "tests" / "doors" / "guesses.toml"
NAMES = (
    *("read_hands", "to_columns", "convert", "Hand", "HomeGame", "HouseRules", "match", "Bot"),
    *("vector", "equity", "Range", "rank", "icm", "push_fold"),
)
"""The front door, in the order of `help(riverboat)`."""
BEFORE = ("Hand", "equity")
"""Those of the guesses that existed before it was built; `Hand` was the engine's."""

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# The front door

`import riverboat as rb` brings fourteen names. Each answers a keyword that it does not take with
the nearest and with how it is called, a wrong type with what was expected, and a game that is none
with the nearest games. Names that were public before work still, or say where they went.

| name | |
|---|---|
"""
GUESSED = """
## What others call it

Forty names that people bring from other libraries, written down from the documentation of those
libraries before the front door was built. {before} of them existed then; {there} do now. The other
{told} are no names here, for a second name of everything would be a second library to read; whoever
types one is told by the `AttributeError` which name it is, with an example.

| typed | comes from | is |
|---|---|---|
"""


def page() -> str:
    """All of it."""
    guesses = tomllib.loads(GUESSES.read_text("utf-8"))["guess"]
    there = sum("here" not in each for each in guesses)
    head = GUESSED.format(
        before=len(BEFORE),
        there=there,
        told=len(guesses) - there,
    )
    names = [f"| `{name}` | {_first_line(name)} |\n" for name in NAMES]
    rows = [
        f"| `{each['guess']}` | {each['from']} | {_is(each.get('here', ''))} |\n"
        for each in guesses
    ]
    return f"{HEAD}{''.join(names)}{head}{''.join(rows)}"


def _first_line(name: str) -> str:
    found = getattr(riverboat, name)
    told = found.equity if name == "equity" else found
    return (inspect.getdoc(told) or "").partition("\n\n")[0].replace("\n", " ").replace("|", "\\|")


def _is(here: str) -> str:
    return f"`riverboat.{here}`" if here else "there"


if __name__ == "__main__":
    print(page(), end="")
