"""Actions as a dealer types them, one or two keys each: ``f``, ``x``, ``c``, ``60``, ``a45``.

===========  ====================================================================
``f``        fold
``x``        check
``c``        call
``60``       bet 60 or raise to 60: all that is then in front of the player
``p``        bet or raise the pot
``a``        all-in
``a45``      all-in, and 45 is all that is then in front of the player
===========  ====================================================================

The full words of the keys are also accepted, and a name may precede an action: ``ann=60``.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
from riverboat.tools.tool_answer import BadQuestion
from riverboat.words.refusals import tools as w

ActionName = Literal["fold", "check", "call", "raise", "pot", "all-in"]

_ACTION_BY_WORD: Final[dict[str, ActionName]] = {
    "f": "fold",
    "fold": "fold",
    "x": "check",
    "k": "check",
    "check": "check",
    "c": "call",
    "call": "call",
    "p": "pot",
    "pot": "pot",
    "a": "all-in",
    "allin": "all-in",
    "all-in": "all-in",
}
_SIZE_PATTERN: Final = re.compile(
    r"(?:(?P<all_in>a|all-?in)|b|r|bet|raise|complete)?(\d{1,10})(?P<too>a)?"
)


class TypedAction(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """A typed action of a player; ``to`` is the total in front of the player, if it was typed."""

    action: ActionName
    to: int = 0
    player: str = ""
    """Name of the player, if it was typed."""

    deed = DeprecatedAttribute("action")
    who = DeprecatedAttribute("player")


def parse_action(text: str) -> TypedAction:
    """Parse one action; raise ``BadQuestion`` with the valid forms.

    >>> parse_action("f").action, parse_action("ann=60"), parse_action("a45")
    ('fold', TypedAction(action='raise', to=60, player='ann'), \
TypedAction(action='all-in', to=45, player=''))
    """
    player_text, _, action_text = text.strip().rpartition("=")
    word = action_text.strip().lower()
    if action_name := _ACTION_BY_WORD.get(word):
        return TypedAction(action_name, 0, player_text.strip())
    size_match = _SIZE_PATTERN.fullmatch(word.replace(",", ""))
    if size_match is None:
        raise BadQuestion(w.ActionTextInvalid(repr(text)))
    action: ActionName = "all-in" if size_match["all_in"] or size_match["too"] else "raise"
    return TypedAction(action, int(size_match[2]), player_text.strip())
