"""What somebody may be called: short, readable, and not to be taken for somebody else.

>>> clean("  Ann   B. ")
'Ann B.'
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24

RESERVED: Final = frozenset(
    (
        *"admin administrator board button cashier dealer everybody floor host house".split(),
        *"jackpot kitty muck nobody pot rail rake riverboat room server spectator".split(),
        *"system table you".split(),
        *("the house", "the dealer", "the floor", "the host", "the table"),
    )
)
"""Words that the table itself is called by, so that nobody can speak in its name."""


class BadName(ValueError):
    """Nobody can be called so; the sentence says why."""


def clean(name: str) -> str:
    """The name as it is kept, or ``BadName``."""
    if len(name) > 4 * LONGEST:
        raise BadName(_TOO_LONG)
    text = " ".join(unicodedata.normalize("NFKC", name).split())
    if not text:
        raise BadName("a name has at least one letter or digit")
    if len(text) > LONGEST:
        raise BadName(_TOO_LONG)
    if wrong := next((letter for letter in text if not _allowed(letter)), ""):
        shown = wrong if wrong.isprintable() else f"U+{ord(wrong):04X}"
        raise BadName(f"a name has letters, digits, spaces and _ - . only, not {shown}")
    if not text[0].isalnum() or not (text[-1].isalnum() or text[-1] == "."):
        raise BadName("a name begins and ends with a letter or a digit")
    _refuse_mixed(text)
    if text.casefold() in RESERVED:
        raise BadName(f"{text} is what the room itself is called by")
    return text


_TOO_LONG: Final = f"a name has at most {LONGEST} characters"
_MARKS: Final = ("Mn", "Mc")


def _allowed(letter: str) -> bool:
    if letter in " _-." or letter in "0123456789":
        return True
    return unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo", *_MARKS)


# Look-alikes ------------------------------------------------------------------------------------


def _script(letter: str) -> str:
    """The writing that a letter belongs to: the first word of its name in Unicode."""
    name = unicodedata.name(letter, "UNKNOWN").replace("-", " ")
    found = name.split()[0]
    return "CJK" if found in ("HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL") else found


def _refuse_mixed(text: str) -> None:
    letters = [letter for letter in text if unicodedata.category(letter)[0] == "L"]
    if len(found := {_script(letter) for letter in letters}) > 1:
        named = " and ".join(sorted(each.capitalize() for each in found))
        raise BadName(f"the letters of a name are of one writing, and not {named}")
    marks = [letter for letter in text if unicodedata.category(letter) in _MARKS]
    plain = not found or found & {"LATIN", "GREEK", "CYRILLIC"}
    if marks and (plain or _HEAP.search(unicodedata.normalize("NFD", text))):
        raise BadName("the letters of a name have no marks heaped on them")


_HEAP: Final = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u20d0-\u20ff]")
"""Marks that belong to no letter of the writings that need some."""

_TWINS: Final = {
    "CYRILLIC": ("aceijopsxyhkmtABCEHIJKMOPSTXY", "асеіјорѕхуһкмтАВСЕНІЈКМОРЅТХУ"),
    "GREEK": ("aovnuABEZHIKMNOPTYX", "αονηυΑΒΕΖΗΙΚΜΝΟΡΤΥΧ"),
}
"""Letters of Latin, and those of another writing that look like them."""


def look_alikes(name: str) -> list[str]:
    """Names in other writings that look just like this one: where one is taken, so is this."""
    found = []
    for latin, other in _TWINS.values():
        for source, target in ((latin, other), (other, latin)):
            swap = dict(zip(source, target, strict=True))
            letters = [letter for letter in name if letter.isalpha()]
            if letters and all(letter in swap for letter in letters):
                found.append("".join(swap.get(letter, letter) for letter in name))
    return [each for each in dict.fromkeys(found) if each != name]
