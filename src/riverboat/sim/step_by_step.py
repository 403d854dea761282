"""Random playouts on the engine, one decision at a time: for every game there is."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from riverboat.engine import (
    CALL as ASK_TO_CALL,
)
from riverboat.engine import (
    FOLD as ASK_TO_FOLD,
)
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    Game,
    Hand,
    Nothing,
    Post,
    RaiseTo,
    RunIt,
    Show,
    ToAct,
    ToChoose,
    ToDeal,
    ToShow,
    advance,
    apply,
    decide,
    start,
)
from riverboat.sim.policy import CALL, FOLD, Choose, uniform
from riverboat.sim.shuffling import Stub, deck_of


class StepByStep:
    """Many hands from one start, played by the engine: any game, any forced bets.

    Where :class:`~riverboat.sim.Playouts` tells the game, it gives the same hands for the same
    random numbers, and takes longer.
    """

    __slots__ = ("_deck", "_hand", "started")

    def __init__(
        self,
        game: Game,
        stacks: Sequence[int],
        button: int | None = None,
        posts: Sequence[Post] | None = None,
    ) -> None:
        self.started = start(game, tuple(stacks), button, None if posts is None else tuple(posts))
        self._hand = Hand(self.started)
        self._deck = deck_of(game)

    def play(self, rng: Random, log: list[AnyFact], choose: Choose | None = None) -> list[int]:
        """Play a hand to its end, append its facts to *log*, and give the stacks after it.

        Without *choose* everybody plays :func:`~riverboat.sim.uniform`. Players show when they
        are asked to; how often an all-in is run out is left to chance.
        """
        log.append(self.started)
        hand = self._hand.copy()
        play_on(hand, Stub(self._deck[:], len(self._deck), rng), log, choose or uniform(rng))
        return hand.stacks


def play_on(hand: Hand, stub: Stub, log: list[AnyFact], choose: Choose) -> None:
    """Play a hand from where it is to its end."""
    while not isinstance(now := advance(hand, log), Nothing):
        command = _act(now, choose) if isinstance(now, ToAct) else _answer(now, stub)
        fact = decide(hand, command)
        apply(hand, fact)
        log.append(fact)


def _act(turn: ToAct, choose: Choose) -> AnyCommand:
    """What the player to act asks for."""
    to = choose(turn.seat, turn.call, turn.low, turn.high)
    if to > CALL:
        return RaiseTo(to)
    return ASK_TO_FOLD if to == FOLD else ASK_TO_CALL


def _answer(now: Awaiting, stub: Stub) -> AnyCommand:
    """What a dealer deals, or a player who is not betting answers."""
    match now:
        case ToDeal(count=count):
            return Deal(stub.deal(count))
        case ToShow(seat=seat):
            return Show(seat)
        case ToChoose(seats=seats, most=most):
            return RunIt(seats[0], 1 + stub.chance(most))
        case _:
            raise AssertionError(f"nobody can answer: {now}")
