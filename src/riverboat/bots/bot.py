"""The base class of custom bots, which implement one method."""

from __future__ import annotations

from abc import abstractmethod
from copy import deepcopy
from random import Random
from typing import Any

from riverboat.bots.player_protocol import DecisionPoint
from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import (
    AnyCommand,
    Declare,
    HandState,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeclare,
    ToDraw,
    ToShow,
)
from riverboat.engine.commands.engine_commands import Command
from riverboat.hands import Hand, parse_action


class Bot:
    """A custom player: implement ``act``, which returns its action in a betting turn.

    It is a :class:`~riverboat.bots.player_protocol.Player`, and so plays in a match
    (``riverboat.match``), in a home game (``HomeGame.play``), in sessions and in a room
    (``riverboat.remote``). Use ``self.rng``, which a match seeds, for random numbers: then a
    match is reproducible by its seed.

    >>> class Careful(Bot):
    ...     def act(self, hand):
    ...         return "check" if hand.legal.may_check else "fold"
    >>> from riverboat.hands import Hand
    >>> hand = Hand("nlhe 1/2", seed=7)
    >>> Careful().act(hand.view())
    'fold'
    """

    rng: Random = Random()
    """The bot's random numbers: a match seeds one for each bot."""

    def __new__(cls, *_args: Any, **_keywords: Any) -> Bot:
        if cls is Bot:
            raise TypeError(
                "Bot is the class that a bot of your own is made from: class MyBot(Bot), with a "
                "method act(self, hand); riverboat's own are Opponent(character, rng) and "
                "style('shark', rng)"
            )
        return super().__new__(cls)

    @abstractmethod
    def act(self, hand: Hand) -> AnyCommand | str:
        """Return the bot's action for its view of the hand: ``"fold"``, ``"raise 6"`` ...

        ``hand.to_act`` is its own seat, ``hand.hole()`` its cards, and ``hand.legal`` its legal
        actions.
        """
        raise NotImplementedError(f"{type(self).__name__} must implement act(self, hand)")

    def draw(self, hand: Hand) -> AnyCommand | str:
        """Return the bot's discards in a draw: by default, as few cards as allowed."""
        return hand.legal[0]

    def over(self, hand: Hand) -> None:
        """Handle the end of a hand: ``hand`` has the payoffs and the cards that the bot has seen.

        A bot retains its state as long as it plays: through a match, a session, a home game, and at
        its table in a room. It may learn here.
        """

    def fresh_copy(self) -> Bot:
        """Return a copy for one block of hands, without memory of other blocks.

        It is called with ``memory="block"``, and if several processes play.
        """
        return deepcopy(self)

    def choose(self, seat: int, hand: HandState, turn: DecisionPoint) -> AnyCommand:
        """Return the command of the player in *seat*, for their view *hand*."""
        return self.answer(Hand.from_state(hand.copy(), viewer=seat), seat, turn)

    def answer(self, hand: Hand, seat: int, turn: DecisionPoint) -> AnyCommand:
        """Answer any decision: by default show hands, run it once, and declare high."""
        match turn:
            case ToAct():
                action = self.act(hand)
            case ToDraw():
                action = self.draw(hand)
            case ToShow():
                return Show(seat, hand.hole(seat))
            case ToChoose():
                return RunIt(seat, 1)
            case ToDeclare():
                return Declare(seat, "high")
        if action is None:  # a loop over a hand takes no answer for an end
            raise TypeError(
                f"{_find_bot_name(self)} said nothing to {turn}: an action must be returned"
            )
        if isinstance(action, str):
            return parse_action(action, turn, hand.state)
        if not isinstance(action, Command):
            raise TypeError(
                f"{_find_bot_name(self)} answered {action!r} to {turn}: an action is words such as "
                "'call' or 'raise 6', or a command such as RaiseTo(6)"
            )
        return action

    luck = DeprecatedAttribute("rng")


def _find_bot_name(bot: Bot) -> str:
    """Return a bot's name for error messages: its class or its function."""
    return str(getattr(getattr(bot, "function", bot), "__name__", type(bot).__name__))
