"""How a bot decides, by the names of the styles of ``sim``, without a dealer to ask.

A bot that looks at its cards is shown its view of the hand. A policy is asked in plain numbers,
and needs to know no more of the hand than its turn.
"""

from __future__ import annotations

from random import Random
from typing import Protocol

from riverboat.bots import CHARACTERS, Bot, Player, Turn
from riverboat.cards import Cards
from riverboat.engine import (
    CALL,
    CHECK,
    FOLD,
    AnyCommand,
    Declare,
    Discard,
    Hand,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.sim.hands import policy
from riverboat.sim.hands.discarding import at_random
from riverboat.sim.sessions.styles import CALLER, RANDOM, SIDES
from riverboat.sim.sessions.styles import style as style_at_a_table


class Style(Protocol):
    """Somebody who plays by what he is sent."""

    name: str
    straddles: float
    """How often he raises blind when he may."""

    def choose(self, seat: int, hand: Hand, turn: Turn, cards: Cards) -> AnyCommand:
        """What he does; *cards* are his own."""
        ...


def style(name: str, luck: Random) -> Style:
    """The style of this name, or of the only one that begins so; of no name, any character.

    Raises ``BadGame`` where nobody plays like that.

    >>> style("mani", Random(1)).name, style("caller", Random(1)).straddles
    ('maniac', 0.0)
    """
    known = style_at_a_table(name or luck.choice(CHARACTERS).name, luck)
    match known.name:
        case policy_name if policy_name == CALLER:
            return ByNumbers(CALLER, known.straddles, lambda *_: policy.CALL, luck)
        case policy_name if policy_name == RANDOM:
            return ByNumbers(RANDOM, known.straddles, policy.uniform(luck), luck)
        case full:
            character = next(each for each in CHARACTERS if each.name == full)
            return BySight(full, known.straddles, Bot(character, luck))


class BySight:
    """A player who is shown his view of the hand."""

    __slots__ = ("_player", "name", "straddles")

    def __init__(self, name: str, straddles: float, player: Player) -> None:
        self.name, self.straddles = name, straddles
        self._player = player

    def choose(self, seat: int, hand: Hand, turn: Turn, cards: Cards) -> AnyCommand:  # noqa: ARG002
        """What the player makes of it."""
        command = self._player.choose(seat, hand, turn)
        # rule: OPEN-02 nobody here buys chips in mid-hand
        short = isinstance(turn, ToAct) and turn.short and command == CALL
        return FOLD if short else command


class ByNumbers:
    """A policy: what is not betting it leaves to chance."""

    __slots__ = ("_choose", "_luck", "name", "straddles")

    def __init__(self, name: str, straddles: float, choose: policy.Choose, luck: Random) -> None:
        self.name, self.straddles = name, straddles
        self._choose, self._luck = choose, luck

    def choose(self, seat: int, hand: Hand, turn: Turn, cards: Cards) -> AnyCommand:  # noqa: ARG002
        """What the policy says, as a command."""
        luck = self._luck.random
        match turn:
            case ToAct():
                return self._act(turn)
            case ToDraw(least=least, most=most):
                return Discard(at_random(cards, least, most, luck))
            case ToShow():
                return Show(seat)
            case ToChoose(most=most):
                return RunIt(seat, 1 + int(luck() * most))
            case ToDeclare():
                return Declare(seat, SIDES[int(luck() * len(SIDES))])

    def _act(self, turn: ToAct) -> AnyCommand:
        call = 0 if turn.bring_in else turn.call
        to = self._choose(turn.seat, call, turn.low, turn.high)
        if to > policy.CALL:
            return RaiseTo(to)
        if turn.short or to == policy.FOLD:
            return FOLD
        return CALL if turn.call else CHECK
