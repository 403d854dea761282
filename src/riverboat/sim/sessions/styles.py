"""Who plays at a table when nobody does: a bot who sees his cards, or a policy that sees none.

>>> from random import Random
>>> style("mani", Random(1)).name
'maniac'
"""

from __future__ import annotations

from random import Random
from typing import Final, Protocol

from riverboat.bots import CHARACTERS, Bot, Turn
from riverboat.engine import CALL as ASK_TO_CALL
from riverboat.engine import CHECK as ASK_TO_CHECK
from riverboat.engine import FOLD as ASK_TO_FOLD
from riverboat.engine import (
    AnyCommand,
    BadGame,
    Declare,
    Discard,
    Nothing,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine.asked.commands import Side
from riverboat.sim.hands.discarding import at_random
from riverboat.sim.hands.policy import CALL, FOLD, Choose, uniform
from riverboat.sim.sessions.dealer import Dealer
from riverboat.table.state.awaited import ToPlay

RANDOM: Final = "random"
CALLER: Final = "caller"
STYLES: Final = (*[character.name for character in CHARACTERS], CALLER, RANDOM)
"""The names of those who can play: the built-in bots, one who calls whatever comes, and one who
folds, calls and raises by chance."""

SIDES: Final[tuple[Side, ...]] = ("high", "low", "both")


class Style(Protocol):
    """Somebody who plays in a chair."""

    @property
    def name(self) -> str:
        """What he is called in ``STYLES``."""
        ...

    @property
    def straddles(self) -> float:
        """How often he raises blind when he may."""
        ...

    def choose(self, dealer: Dealer, chair: int, turn: Turn) -> AnyCommand:
        """What he does when it is his turn; always legal."""
        ...


def style(name: str, luck: Random) -> Style:
    """The style of this name, or of the only one that begins so."""
    words = name.strip().lower()
    known = [full for full in STYLES if words and full.startswith(words)]
    if len(known) != 1:
        raise BadGame(f"nobody plays like {name!r}; there are {', '.join(STYLES)}")
    match known[0]:
        case "caller":
            return BySize(CALLER, 0.0, lambda *_: CALL, luck)
        case "random":
            return BySize(RANDOM, 0.25, uniform(luck), luck)
        case full:
            return BySight(Bot(next(each for each in CHARACTERS if each.name == full), luck))


class BySight:
    """A bot: he is shown his view of the hand, and no more."""

    __slots__ = ("_bot",)

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    @property
    def name(self) -> str:
        """The name of his character."""
        return self._bot.character.name

    @property
    def straddles(self) -> float:
        """He straddles as often as he bluffs."""
        return self._bot.character.bluffs

    def choose(self, dealer: Dealer, chair: int, turn: Turn) -> AnyCommand:
        """What his character makes of it."""
        seat = dealer.table.playing.index(chair)
        command = self._bot.choose(seat, dealer.view(seat), turn)
        return _never_short(turn, command)


class BySize:
    """A policy that is asked in plain numbers; what is not betting it leaves to chance."""

    __slots__ = ("_choose", "_luck", "_name", "_straddles")

    def __init__(self, name: str, straddles: float, choose: Choose, luck: Random) -> None:
        self._name, self._straddles = name, straddles
        self._choose, self._luck = choose, luck

    @property
    def name(self) -> str:
        """The name of the policy."""
        return self._name

    @property
    def straddles(self) -> float:
        """How often he raises blind."""
        return self._straddles

    def choose(self, dealer: Dealer, chair: int, turn: Turn) -> AnyCommand:
        """What the policy says, as a command."""
        if type(turn) is ToAct:
            call = 0 if turn.bring_in else turn.call
            to = self._choose(turn.seat, call, turn.low, turn.high)
            if to > CALL:
                return RaiseTo(to)
            if to == FOLD:
                return ASK_TO_FOLD
            return _never_short(turn, ASK_TO_CALL if turn.call else ASK_TO_CHECK)
        return self._answer(dealer, dealer.table.playing.index(chair), turn)

    def _answer(self, dealer: Dealer, seat: int, turn: Turn) -> AnyCommand:
        luck = self._luck.random
        match turn:
            case ToDraw(least=least, most=most):
                hand = dealer.table.hand
                assert hand is not None, "somebody draws in a hand"
                return Discard(at_random(hand.holdings[seat], least, most, luck))
            case ToShow():
                return Show(seat)
            case ToChoose(most=most):
                return RunIt(seat, 1 + int(luck() * most))
            case ToDeclare():
                return Declare(seat, SIDES[int(luck() * len(SIDES))])
            case ToAct():
                raise AssertionError("betting is asked in numbers")


def _never_short(turn: Turn, command: AnyCommand) -> AnyCommand:
    """Nobody here buys chips in mid-hand: who may not go all-in for a call folds (OPEN-02)."""
    short = isinstance(turn, ToAct) and turn.short and command == ASK_TO_CALL
    return ASK_TO_FOLD if short else command


def turn_of(now: ToPlay) -> Turn:
    """What the player who is awaited is asked."""
    assert not isinstance(now.hand, (ToDeal, Nothing)), "a player is awaited"
    return now.hand
