"""Generator of docs/reference/front-door.md: public names, and guesses with their replacements.

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
"""The main public names, in the order of `help(riverboat)`."""
BEFORE = ("Hand", "equity")
"""Guesses that existed before the public API; `Hand` was the engine's."""

HEAD = f"""\
<!-- Made by: {COMMAND} -->
# Top-level names

`import riverboat as rb` provides fourteen names. Each of them rejects an unknown keyword with the
closest one and the signature, a wrong type with the expected type, and an unknown game with
similar games. Names that were public earlier still work, or the error names their replacement.

| name | purpose |
|---|---|
"""
GUESSED = """
## Names from other libraries

Forty names from the documentation of other libraries, collected before these top-level names
existed. {before} of them existed then; {there} exist now. The other {told} are not aliases, because
aliases would double the API. The `AttributeError` for such a name suggests riverboat's name.

| name | source | riverboat |
|---|---|---|
"""


def page() -> str:
    """Return the whole page."""
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
    return f"`riverboat.{here}`" if here else "same name"


if __name__ == "__main__":
    print(page(), end="")
