"""Which game is meant by the options of ``riverboat play``: the usual structure and stakes of each.

What is written on the table sign is read by ``engine.naming``; here it is put together.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from riverboat import engine
from riverboat.engine import BadGame, HouseRules, Rotation, Variant, parse_game, rotation

_NO_LIMIT: Final = {
    "hold'em",
    "short deck",
    "pineapple",
    "crazy pineapple",
    "2-7 single draw",
}
_LIMIT: Final = {"kuhn", "leduc"}
_BLINDS: Final = "1/2"
_BETS: Final = "2/4"
_STUD_BETS: Final = "4/8"
_RANGE: Final = "1-5"
_SMALL_GAMES: Final = {"kuhn": "1/1 blinds 0 ante 1", "leduc": "2/4 blinds 0 ante 1"}


class Wanted(NamedTuple):
    """What somebody asked for."""

    game: str | None = None
    mix: str | None = None
    variant: str | None = None
    structure: str | None = None
    stakes: str | None = None
    house: str = "online"

    @property
    def said_twice(self) -> str:
        """Why two of them do not go together; empty if they do."""
        if self.game and (self.mix or self.variant or self.structure or self.stakes):
            return "--game says it all: leave --mix, --variant, --structure, --stakes out"
        if self.mix and (self.variant or self.structure):
            return "--mix has its own games: leave --variant and --structure out"
        return ""


def games_of(wanted: Wanted) -> Rotation:
    """The games that are played in turn; mostly it is one. ``BadGame`` for what is none."""
    rules = HouseRules.preset(wanted.house)
    if wanted.mix:
        return _mix(wanted.mix, wanted.stakes or _STUD_BETS, rules)
    game = parse_game(wanted.game or sign(wanted.variant, wanted.structure, wanted.stakes), rules)
    return Rotation(game.name, (game,))


def _mix(name: str, stakes: str, rules: HouseRules) -> Rotation:
    bets = re.fullmatch(r"(\d+)/(\d+)", stakes)
    if bets is None:
        raise BadGame(f"the stakes of a mix are its two bets, as in 4/8, not {stakes!r}")
    if (name := name.lower()) == "dealer's choice":
        raise BadGame("nobody is there to choose: name a mix, or a game with --variant")
    small, big = int(bets[1]), int(bets[2])
    return rotation(name, small, big, ante=_ante(small), bring_in=_bring_in(small), rules=rules)


def sign(variant: str | None, structure: str | None, stakes: str | None) -> str:
    """The name of the game that the options come to, with what is usual for the rest.

    >>> sign("razz", None, None)
    'limit razz 4/8 ante 1 bring-in 2'
    >>> sign("omaha hi-lo", None, None), sign("2-7 triple draw", None, "10/20")
    ('pot-limit omaha hi-lo 1/2', 'limit 2-7 triple draw 10/20')
    """
    found = _variant(variant or "hold'em")
    structure = structure or _usual_structure(found)
    if stakes is None:
        stakes = _SMALL_GAMES.get(found.name) or _usual_stakes(found, structure)
    if found.has_upcards and "ante" not in stakes and "bring-in" not in stakes:
        least = int(re.split(r"\D", stakes, maxsplit=1)[0] or 0)
        stakes += f" ante {_ante(least)} bring-in {_bring_in(least)}" if least else ""
    return f"{structure} {found.name} {stakes}"


def _variant(name: str) -> Variant:
    """The variant, by any of its names."""
    try:
        return parse_game(f"limit {name} 2/4").variant
    except BadGame:
        return engine.variant(name)  # which names the nearest one


def _usual_structure(variant: Variant) -> str:
    """How a variant is mostly played."""
    if variant.name in _NO_LIMIT:
        return "no-limit"
    big_bet = variant.board_cards and variant.name not in _LIMIT
    return "pot-limit" if big_bet else "limit"


def _usual_stakes(variant: Variant, structure: str) -> str:
    if structure in ("spread-limit", "spread"):
        return _RANGE if variant.has_upcards else f"{_RANGE} blinds {_BLINDS}"
    if variant.has_upcards:
        return _STUD_BETS if _fixed(structure) else "2/2"
    return _BETS if _fixed(structure) else _BLINDS


def _fixed(structure: str) -> bool:
    return structure in ("limit", "fixed-limit", "fl")


def _ante(small_bet: int) -> int:
    """A fifth of the small bet, where stud is played."""
    return max(1, small_bet // 5)


def _bring_in(small_bet: int) -> int:
    """Three tenths of it, and up."""
    return min(small_bet, -(-3 * small_bet // 10))
