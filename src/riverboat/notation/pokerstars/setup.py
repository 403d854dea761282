"""The start of a hand: who sits where with what, and the forced bets."""

from __future__ import annotations

from typing import NamedTuple

from riverboat.engine import Game, HandStarted, HouseRules, start
from riverboat.notation.amounts import Amount, amount, chips, scale_of
from riverboat.notation.pokerstars.money import digits, usual_scale
from riverboat.notation.pokerstars.posting import posts_of
from riverboat.notation.pokerstars.said import Drop
from riverboat.notation.pokerstars.script import HandScript
from riverboat.notation.pokerstars.stakes import OF_THE_SITE, check_number, game_of, runs_of


class PokerStarsSetup(NamedTuple):
    """The start of a hand."""

    started: HandStarted
    scale: int
    """Chips to the unit."""
    units: int
    """Chips to an amount of the file: as many, unless its amounts are chips."""
    seat_of: dict[str, int]
    """Seats by the names that the lines use."""
    runs: int
    """How often the board is run out."""

    @property
    def game(self) -> Game:
        """What is played."""
        return self.started.game

    def chips(self, worth: Amount) -> int:
        """An amount of the file in chips."""
        return chips(worth, self.units)

    def said(self, count: int) -> str:
        """Chips as the file would write them."""
        return digits(amount(count, self.units))


def setup_of(script: HandScript, rules: HouseRules = OF_THE_SITE) -> PokerStarsSetup:
    """The start of a hand, or ``BadNotation`` or ``BadGame`` when there can be none."""
    scale, units = scales_of(script)
    seat_of = {seat.name: k for k, seat in enumerate(script.seated)}
    game = game_of(script, units, rules)
    button = button_of(script)
    stacks = tuple([chips(seat.stack, units) for seat in script.seated])
    posts = posts_of(script, seat_of, button, game, units)
    started = start(game, stacks, button, posts, _carried(script, units))
    return PokerStarsSetup(started, scale, units, seat_of, runs_of(script))


def scales_of(script: HandScript) -> tuple[int, int]:
    """Chips to the unit, and to an amount of the file."""
    for words in script.own_words("chips"):
        return check_number(words), 1
    for words in script.own_words("scale"):
        scale = check_number(words)
        return scale, scale
    needed = scale_of(script.amounts())
    usual = usual_scale(script.head.currency)
    scale = needed if usual % needed else usual
    return scale, scale


def button_of(script: HandScript) -> int:
    """The seat of the button, or the last one before it when nobody sits there."""
    chair = script.table.button
    for words in script.own_words("button"):
        chair = check_number(words)
    chairs = [seat.chair for seat in script.seated]
    return max([k for k, c in enumerate(chairs) if not chair or c <= chair] or [len(chairs) - 1])


def _carried(script: HandScript, units: int) -> int:
    """Chips in the middle from an earlier deal, or from the house."""
    drops = [chips(s.event.amount, units) for s in script.posts if isinstance(s.event, Drop)]
    return sum(drops) + sum(check_number(words) for words in script.own_words("carried"))
