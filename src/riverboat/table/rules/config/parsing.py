"""From text to keys and values, refusing first what would take long to parse."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from riverboat.engine import BadGame
from riverboat.table.rules.config.values import LARGEST


def parsed(text: str) -> dict[str, Any]:
    """The keys and values of a file of TOML."""
    _refuse_tangled(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as why:
        found = re.fullmatch(r"(.*) \(at (?:line (\d+), column \d+|end of document)\)", str(why))
        what, line = (found[1], found[2]) if found else (str(why), None)
        where = f"line {line}" if line else "the last line"
        raise BadGame(f"{where} is no TOML: {what[0].lower()}{what[1:]}") from why
    except ValueError:  # Python reads no number of more than some thousand digits
        raise _too_long(text) from None


_LONGEST: Final = 64_000
"""Characters of a file."""
_PARTS: Final = 4
"""Parts of a dotted key: what a parser does for one grows with their square."""
_DEEPEST: Final = 16
"""Brackets in brackets."""
_KEYS: Final = 2_000
_SAID: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*(?:"{3,5}|\Z)|'''
    r"""'''(?:[^']|'(?!''))*(?:'{3,5}|\Z)|"""
    r""""(?:[^"\\\n]|\\.)*"?|'[^'\n]*'?|#[^\n]*""",
    re.DOTALL,
)
"""Texts and comments, also those that do not end: no character is looked at twice."""


def _refuse_tangled(text: str) -> None:
    """Refuse, before it is parsed, what would take long to parse and no file of rules has."""
    if len(text) > _LONGEST:
        raise BadGame(f"a file has at most {_LONGEST} characters, not {len(text)}")
    bare = _SAID.sub(lambda found: "" if found[0].startswith("#") else "_", text)
    if any(part.count(".") >= _PARTS for part in re.split(r"[^\w.\- \t]", bare)):
        raise BadGame("an option is called as in straddle.enabled: a group, a dot, a name")
    depth = 0
    for bracket in re.findall(r"[\[{\]}]", bare):
        depth = depth + 1 if bracket in "[{" else max(0, depth - 1)
        if depth > _DEEPEST:
            raise BadGame("the configuration is nested too deeply")
    if bare.count("=") + bare.count("[") > _KEYS:
        raise BadGame(f"a file has at most {_KEYS} options and groups")


def _too_long(text: str) -> BadGame:
    """The refusal of a number that Python does not read, with the option that it stands for."""
    path = ""
    if found := re.search(r"^[ \t]*([\w-]+)[ \t]*=[^\n]*?\d{1000}", text, re.MULTILINE):
        groups = re.findall(r"^[ \t]*\[([\w-]+)\]", text[: found.start()], re.MULTILINE)
        path = ".".join([*groups[-1:], found[1]])
    what = path or "a number"
    return BadGame(
        f"{what} has more digits than anybody means: no number is more than {LARGEST}", option=path
    )
