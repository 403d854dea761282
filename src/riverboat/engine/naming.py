"""Games by the words on the table sign: ``no-limit hold'em 100/200``.

First the structure, then the variant, then the sizes, and then what is unusual::

    no-limit hold'em 1/2 ante 1
    pot-limit omaha 5/5/10 unit 5
    limit hold'em 4/8                 the two bets; blinds 2/4 unless said otherwise (GAME-16)
    limit hold'em 4/8 blinds 1/3
    spread-limit hold'em 1-5 1-10 blinds 1/2
    no-limit hold'em 1/2 cap 60
    limit kuhn 1/1 no blinds ante 1
    no-limit short deck ante 5 button 5        everybody antes, and the button posts a blind
    no-limit hold'em ante 5 bomb 2 boards
    limit razz 30/60 ante 5 bring-in 10        stud is named by its bets, in every structure
    limit five-card draw 2/4 no blinds ante 1 jacks or better
"""

from __future__ import annotations

import re
from collections.abc import Callable

from riverboat.engine.betting import (
    CapLimit,
    FixedLimit,
    NoLimit,
    PotLimit,
    SpreadLimit,
    Structure,
)
from riverboat.engine.errors import BadGame
from riverboat.engine.game import Game, Stakes, Variant, usual_blinds
from riverboat.engine.house import HouseRules
from riverboat.engine.variants import VARIANTS

_STRUCTURES = {
    "no-limit": "no-limit",
    "nl": "no-limit",
    "pot-limit": "pot-limit",
    "pl": "pot-limit",
    "limit": "limit",
    "fixed-limit": "limit",
    "fl": "limit",
    "spread-limit": "spread-limit",
    "spread": "spread-limit",
}
_OTHER_NAMES = {
    "texas hold'em": "hold'em",
    "texas holdem": "hold'em",
    "holdem": "hold'em",
    "short-deck": "short deck",
    "six plus": "short deck",
    "5-card omaha": "omaha 5",
    "6-card omaha": "omaha 6",
    "omaha 8": "omaha hi-lo",
    "omaha eight or better": "omaha hi-lo",
    "5-card omaha hi-lo": "omaha 5 hi-lo",
    "6-card omaha hi-lo": "omaha 6 hi-lo",
    "stud": "seven-card stud",
    "7-card stud": "seven-card stud",
    "stud 8": "seven-card stud hi-lo",
    "stud hi-lo": "seven-card stud hi-lo",
    "stud eight or better": "seven-card stud hi-lo",
    "7-card stud hi-lo": "seven-card stud hi-lo",
    "5-card stud": "five-card stud",
    "5-card draw": "five-card draw",
    "2-7 draw": "2-7 single draw",
    "deuce-to-seven single draw": "2-7 single draw",
    "deuce-to-seven triple draw": "2-7 triple draw",
    "triple draw": "2-7 triple draw",
}
_SIZES = r"\d+(?:/\d+)*"


def parse_game(text: str, rules: HouseRules | None = None) -> Game:
    """The game that *text* names, under these house rules.

    >>> parse_game("limit hold'em 4/8").stakes.blinds
    (2, 4)
    >>> parse_game("no-limit hold'em 1/2 wild")
    Traceback (most recent call last):
    riverboat.engine.errors.BadGame: cannot read 'wild' in "no-limit hold'em 1/2 wild"
    """
    words = " ".join(text.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'").split())
    first, _, rest = words.partition(" ")
    if first not in _STRUCTURES:
        raise BadGame(
            f"cannot read {text!r}: a game begins with no-limit, pot-limit, limit or spread-limit"
        )
    variant, rest = _variant(text, rest)
    return _Sign(text, _STRUCTURES[first], variant, rest).game(rules or HouseRules())


def _variant(text: str, rest: str) -> tuple[Variant, str]:
    names = {**{name: name for name in VARIANTS}, **_OTHER_NAMES}
    for name in sorted(names, key=len, reverse=True):
        if rest == name or rest.startswith(name + " "):
            return VARIANTS[names[name]], rest[len(name) :].strip()
    raise BadGame(f"cannot read {rest!r} in {text!r}: the variants are {', '.join(VARIANTS)}")


class _Sign:
    """The words after the variant, taken one phrase at a time."""

    def __init__(self, text: str, structure: str, variant: Variant, rest: str) -> None:
        self.text, self.structure, self.variant, self.rest = text, structure, variant, rest

    def game(self, rules: HouseRules) -> Game:
        sizes = self._numbers(rf"^({_SIZES})(?=\s|$)")
        ranges = self._ranges()
        ante = self._number(r"ante (\d+)")
        button = self._number(r"button (\d+)")
        bring_in = self._number(r"bring-in (\d+)")
        openers = self._take(r"(jacks|queens|kings|aces) or better") or ""
        unit = self._number(r"unit (\d+)", 1)
        chip = self._number(r"chip (\d+)", 1)
        cap = self._number(r"cap (\d+)")
        least = self._numbers(rf"min ({_SIZES})")
        boards = self._number(r"(\d) boards", 1)
        blinds = self._numbers(rf"blinds ({_SIZES})")
        no_blinds = self._take(r"(no blinds)") is not None
        if button and not blinds and (self.structure == "limit" or not sizes):
            no_blinds = True
        bomb = self._take(r"(bomb)(?: pot)?") is not None
        if self.rest.strip():
            raise BadGame(f"cannot read {self.rest.strip()!r} in {self.text!r}")
        structure = self._structure(ranges, cap)
        if self.variant.has_upcards:
            small, big = self._stud_bets(sizes, ranges)
            no_blinds = not blinds
        else:
            small, big, blinds = self._bets(sizes, blinds, ranges, least, ante)
        if no_blinds or not any(blinds):
            blinds = ()
        stakes = Stakes(blinds, small, big, ante, unit, chip, button, bring_in)
        shape = (self.variant, structure, stakes, rules, boards, bomb)
        return Game(*shape, openers=openers)  # type: ignore[arg-type]

    def _structure(self, ranges: tuple[tuple[int, int], ...], cap: int) -> Structure:
        plain: dict[str, Callable[[], Structure]] = {
            "no-limit": NoLimit,
            "pot-limit": PotLimit,
            "limit": FixedLimit,
        }
        if ranges and self.structure != "spread-limit":
            raise BadGame(f"{self.text!r}: only spread-limit has ranges")
        if self.structure == "spread-limit":
            return SpreadLimit(ranges)
        structure = plain[self.structure]()
        if not cap:
            return structure
        if isinstance(structure, (NoLimit, PotLimit)):
            return CapLimit(cap, structure)
        raise BadGame(f"{self.text!r}: a cap goes with no-limit or pot-limit (CAPL-01)")

    def _stud_bets(
        self, sizes: tuple[int, ...], ranges: tuple[tuple[int, int], ...]
    ) -> tuple[int, int]:
        """The small and the big bet of a game without blinds."""
        if ranges:
            return ranges[0][0], ranges[0][0]
        if not sizes:
            raise BadGame(f"{self.text!r}: stud is named by its bets, as in 4/8")
        return sizes[0], sizes[-1]

    def _bets(
        self,
        sizes: tuple[int, ...],
        blinds: tuple[int, ...],
        ranges: tuple[tuple[int, int], ...],
        least: tuple[int, ...],
        ante: int,
    ) -> tuple[int, int, tuple[int, ...]]:
        """The small bet, the big bet and the blinds."""
        if self.structure == "limit":
            if len(sizes) != 2:
                raise BadGame(f"{self.text!r}: limit is named by its two bets, as in 4/8")
            small, big = sizes
            return small, big, blinds or usual_blinds(small)
        if self.structure == "spread-limit":
            if not (blinds or sizes or ante):
                raise BadGame(f"{self.text!r}: say the blinds, as in blinds 1/2, or an ante")
            return ranges[0][0], ranges[0][0], blinds or sizes
        blinds = sizes or blinds
        small = least[0] if least else max(blinds, default=ante)
        if not small:
            raise BadGame(f"{self.text!r}: say the blinds, as in 1/2, or an ante")
        return small, least[-1] if least else small, blinds

    def _ranges(self) -> tuple[tuple[int, int], ...]:
        found = []
        while taken := self._take(r"^(\d+-\d+)(?=\s|$)"):
            low, high = taken.split("-")
            found.append((int(low), int(high)))
        return tuple(found)

    def _numbers(self, pattern: str) -> tuple[int, ...]:
        taken = self._take(pattern)
        return tuple(int(size) for size in taken.split("/")) if taken else ()

    def _number(self, pattern: str, default: int = 0) -> int:
        taken = self._take(pattern)
        return int(taken) if taken else default

    def _take(self, pattern: str) -> str | None:
        """Cut the first match out of what is left, and give its group."""
        found = re.search(pattern, self.rest)
        if found is None:
            return None
        self.rest = " ".join((self.rest[: found.start()] + self.rest[found.end() :]).split())
        return found.group(1)
