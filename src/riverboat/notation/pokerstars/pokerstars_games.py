"""PokerStars' names of games: ``Omaha Hi/Lo Pot Limit``, ``8-Game (Razz Limit)``.

Games that the site does not offer get a name in its style, which the parser can read.
"""

from __future__ import annotations

import re
from typing import Final, Literal, NamedTuple

from riverboat.engine import VARIANTS, CapLimit, Game
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.histories import GameNameMissing
from riverboat.words.refusals.pokerstars import KnownGameMissing, MixedStructureUnsupported

Limit = Literal["no-limit", "pot-limit", "limit", "spread-limit"]

GAME_NAMES: Final = {
    "hold'em": "Hold'em",
    "short deck": "6+ Hold'em",
    "pineapple": "Pineapple",
    "crazy pineapple": "Crazy Pineapple",
    "irish": "Irish",
    "omaha": "Omaha",
    "omaha 5": "5 Card Omaha",
    "omaha 6": "6 Card Omaha",
    "courchevel": "Courchevel",
    "omaha hi-lo": "Omaha Hi/Lo",
    "omaha 5 hi-lo": "5 Card Omaha Hi/Lo",
    "omaha 6 hi-lo": "6 Card Omaha Hi/Lo",
    "courchevel hi-lo": "Courchevel Hi/Lo",
    "drawmaha": "Drawmaha",
    "drawmaha 2-7": "Drawmaha 2-7",
    "drawmaha badugi": "Drawmaha Badugi",
    "seven-card stud": "7 Card Stud",
    "seven-card stud hi-lo": "7 Card Stud Hi/Lo",
    "seven-card stud hi-lo regular": "7 Card Stud Hi/Lo Regular",
    "razz": "Razz",
    "2-7 razz": "2-7 Razz",
    "razzdugi": "Razzdugi",
    "razzducey": "Razzducey",
    "five-card stud": "5 Card Stud",
    "five-card draw": "5 Card Draw",
    "2-7 single draw": "Single Draw 2-7 Lowball",
    "2-7 triple draw": "Triple Draw 2-7 Lowball",
    "a-5 single draw": "Single Draw A-5 Lowball",
    "a-5 triple draw": "Triple Draw A-5 Lowball",
    "badugi": "Badugi",
    "badeucey": "Badeucey",
    "badacey": "Badacey",
    "kuhn": "Kuhn",
    "leduc": "Leduc",
}
"""The site's name of each variant."""

_VARIANT_BY_OTHER_NAME: Final = {
    "omaha 5 cards": "omaha 5",
    "omaha 6 cards": "omaha 6",
    "omaha5": "omaha 5",
    "omaha6": "omaha 6",
    "omaha5 hi/lo": "omaha 5 hi-lo",
    "omaha6 hi/lo": "omaha 6 hi-lo",
    "shortdeck": "short deck",
    "short deck": "short deck",
}
_GAME_BY_SHORT_NAME: Final = {
    "NLH": ("hold'em", "no-limit"),
    "PLO": ("omaha", "pot-limit"),
    "PLO-4": ("omaha", "pot-limit"),
    "PLO-5": ("omaha 5", "pot-limit"),
    "PLO-6": ("omaha 6", "pot-limit"),
}
"""Variant and structure in one word, as GGPoker writes some of them."""

_LIMIT_BY_NAME: Final[dict[str, Limit]] = {
    "no limit": "no-limit",
    "pot limit": "pot-limit",
    "fixed limit": "limit",
    "limit": "limit",
    "spread limit": "spread-limit",
}
_MIX_NAMES: Final = (
    *("HORSE", "HOSE", "8-Game", "Triple Stud", "Triple Draw Mix", "Badacey Mix"),
    *("Mixed Omaha H/L", "Mixed Hold'em", "Mixed PLH/PLO", "Mixed NLH/PLO", "Mixed Omaha"),
)


class NamedGame(NamedTuple):
    """A game as the first line of a hand names it."""

    variant: str
    limit: Limit
    title: str
    """Variant and structure as the file writes them: ``Razz Limit``."""
    mix: str = ""
    """The mix to which the game belongs, such as ``HORSE``; empty if there is none."""
    boards: int = 1
    """Number of boards: two in the game that the site calls Split."""


class GameMatch(NamedTuple):
    """A game found in a line, and the text before and after its name."""

    text_before: str
    game: NamedGame
    text_after: str


def parse_game(text: str) -> GameMatch:
    """Find the game in a line; raise ``BadNotation`` if none is known."""
    if changing_match := _CHANGING_LIMIT_PATTERN.search(text):
        raise BadNotation(MixedStructureUnsupported(changing_match[0]))
    if match := _GAME_PATTERN.search(text):
        name, limit_name = match["game"], match["limit"]
        variant = _VARIANT_BY_NAME[_normalize_name(name)]
        limit = _LIMIT_BY_NAME[_normalize_name(limit_name)]
        title = f"{name} {limit_name}"
    elif match := _SHORT_GAME_PATTERN.search(text):
        title = match["game"]
        variant, limit = _GAME_BY_SHORT_NAME[title]  # type: ignore[assignment]
        return GameMatch(
            text[: match.start()], NamedGame(variant, limit, title), text[match.end() :]
        )
    else:
        raise BadNotation(KnownGameMissing(repr(text)))
    board_count = 2 if match["split"] else 1
    game = NamedGame(variant, limit, title, match["mix"] or "", board_count)
    return GameMatch(text[: match.start()], game, text[match.end() :])


def format_game_title(game: Game) -> str:
    """Return the name of a game in a file, without its sizes."""
    name = GAME_NAMES.get(game.variant.name)
    if name is None or VARIANTS[game.variant.name] != game.variant:
        raise BadNotation(GameNameMissing(game.variant.name))
    structure = (
        game.structure.inner_structure if isinstance(game.structure, CapLimit) else game.structure
    )
    limit_title = structure.name.replace("-", " ").title()
    split_prefix = "Split " if game.boards == 2 else ""
    return f"{split_prefix}{name} {limit_title}"


def _normalize_name(name: str) -> str:
    return " ".join(name.lower().split())


def _build_name_pattern(names: object) -> str:
    names_longest_first = sorted(names, key=len, reverse=True)  # type: ignore[call-overload]
    return "|".join(re.escape(name).replace(r"\ ", r"\s+") for name in names_longest_first)


_VARIANT_BY_NAME: Final = {
    name.lower(): variant for variant, name in GAME_NAMES.items()
} | _VARIANT_BY_OTHER_NAME
_GAME_PATTERN: Final = re.compile(
    rf"(?:\b(?P<mix>{_build_name_pattern(_MIX_NAMES)})\s*\(\s*)?(?P<split>Split\s+)?"
    rf"(?<![\w-])(?P<game>{_build_name_pattern(_VARIANT_BY_NAME)})\s+(?P<limit>{_build_name_pattern(_LIMIT_BY_NAME)})\b(?!\s+Pre-Flop)",
    re.IGNORECASE,
)
_CHANGING_LIMIT_PATTERN: Final = re.compile(
    rf"(?:{_build_name_pattern(_LIMIT_BY_NAME)})\s+Pre-?Flop,\s+(?:{_build_name_pattern(_LIMIT_BY_NAME)})\s+Post-?Flop"
    r"|\w+ \((?:NL|PL|FL) post-?flop\)",
    re.IGNORECASE,
)
"""Pattern of a structure that changes after the flop."""
_SHORT_GAME_PATTERN: Final = re.compile(
    rf"(?<![\w-])(?P<game>{_build_name_pattern(_GAME_BY_SHORT_NAME)})(?=\s*\()"
)
