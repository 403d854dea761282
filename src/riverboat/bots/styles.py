"""Who plays where nobody does, by name: at the terminal, in bulk, in a match and in a room.

The characters look at their cards. So do three who have studied: ``blueprint`` plays no-limit
hold'em by strategies that were learnt before, ``push-fold`` short stacks heads-up by the
equilibrium, ``icm`` those of any table by what chips are worth in prizes, and all play all else as
a shark does. Two more see no cards, and measure others: one calls whatever comes, one folds, calls
and raises by chance.

>>> from random import Random
>>> style("mani", Random(1)).name, style("caller", Random(1)).straddles
('maniac', 0.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from msgspec import Struct

from riverboat.bots.blueprint.player import BlueprintPlayer
from riverboat.bots.by_numbers import ByNumbers
from riverboat.bots.characters import CHARACTERS, SHARK
from riverboat.bots.opponent import Opponent
from riverboat.bots.player import Player, Turn
from riverboat.bots.policy import always_call, uniform
from riverboat.bots.prize_money import Told, nothing_told
from riverboat.bots.push_or_fold import PushOrFold
from riverboat.bots.short_stacked import ShortStacked
from riverboat.bots.style_names import (
    BLUEPRINT,
    CALLER,
    ICM,
    PUSH_FOLD,
    RANDOM,
    STYLES,
)
from riverboat.engine import CALL as ASK_TO_CALL
from riverboat.engine import FOLD as ASK_TO_FOLD
from riverboat.engine import AnyCommand, BadGame, HandState, ToAct
from riverboat.words.refusals.hints import nearest
from riverboat.words.refusals.simulations import NobodyPlaysLike

_Choice = TypeVar("_Choice")


class Style(Struct, frozen=True):
    """Somebody who plays: a :class:`~riverboat.bots.player.Player`, and what they do between hands.

    Chance comes from *luck* alone, which a table may share out among all of its players.
    """

    name: str
    """What it is called in ``STYLES``."""
    player: Player
    luck: Random
    straddles: float = 0.0
    """How often they raise blind when they may."""
    looks: bool = True
    """They look at the hand: show them their view of it. Others need their own cards alone."""

    def choose(self, seat: int, hand: HandState, turn: Turn) -> AnyCommand:
        """What they do when it is their turn; always legal."""
        command = self.player.choose(seat, hand, turn)
        # rule: OPEN-02 who may not go all-in for a call folds: nobody here buys chips in mid-hand
        short = isinstance(turn, ToAct) and turn.short and command == ASK_TO_CALL
        return ASK_TO_FOLD if short else command

    def straddle(self) -> bool:
        """Whether they raise blind, now that they may."""
        return self.luck.random() < self.straddles

    def game(self, games: Sequence[_Choice]) -> _Choice:
        """What they play where the dealer chooses: any of the games."""
        return self.luck.choice(games)


def style(name: str, luck: Random, told: Told = nothing_told) -> Style:
    """The style of this name, or of the only one that begins so.

    *told* says what is played for besides chips, to whom that matters. Raises ``BadGame`` where
    nobody plays like that.
    """
    words = name.strip().lower()
    known = [full for full in STYLES if words and full.startswith(words)]
    if len(known) != 1:
        raise BadGame(NobodyPlaysLike(repr(name), nearest(name, STYLES)))
    match known[0]:
        case "caller":
            return Style(CALLER, ByNumbers(always_call, luck), luck, looks=False)
        case "random":
            return Style(RANDOM, ByNumbers(uniform(luck), luck), luck, 0.25, looks=False)
        case "blueprint":
            return Style(BLUEPRINT, BlueprintPlayer(luck, Opponent(SHARK, luck)), luck)
        case "push-fold":
            return Style(PUSH_FOLD, PushOrFold(luck, Opponent(SHARK, luck)), luck)
        case "icm":
            return Style(ICM, ShortStacked(luck, Opponent(SHARK, luck), told), luck)
        case full:
            who = next(each for each in CHARACTERS if each.name == full)
            return Style(full, Opponent(who, luck), luck, who.bluffs)  # they straddle as they bluff
