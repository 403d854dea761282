"""A blueprint at the table: it sees its view, looks its situation up, and draws what it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Final

from riverboat.bots.blueprint.blueprint import Blueprint, read_blueprint
from riverboat.bots.blueprint.situations import ALL_IN, CALLS, FOLDS, Moment, moment_of
from riverboat.bots.chance import chance
from riverboat.bots.player import Player, Turn
from riverboat.engine import AnyCommand, HandState, NoLimit, RaiseTo, ToAct

UNLIKELY: Final = 0.1
"""Options that are chosen less often are not: sampling leaves a little of everything."""
UNLIKELY_OF_MORE: Final = 0.25
"""The same with more than two players, where fewer hands were drawn for each situation."""
NAMES: Final = {2: "heads-up.blueprint", 6: "six-handed.blueprint"}
"""Files by the seats of the hands that they were learnt from."""


class BlueprintPlayer:
    """A :class:`~riverboat.bots.player.Player` of no-limit hold'em; *other* plays all else.

    Chance comes from *luck* alone. Other games, other questions than a bet, and hands with another
    structure are *other*'s.
    """

    def __init__(self, luck: Random, other: Player, plans: Sequence[Blueprint] = ()) -> None:
        self.luck, self._other = luck, other
        self._plans = {plan.seats: plan for plan in plans}

    def choose(self, seat: int, hand: HandState, turn: Turn) -> AnyCommand:
        """What it does; always legal."""
        if not isinstance(turn, ToAct) or turn.short or not self._plays(hand):
            return self._other.choose(seat, hand, turn)
        moment = moment_of(hand, turn)
        chances = self.chances(hand, turn, moment)
        if chances is None:
            return self._other.choose(seat, hand, turn)
        option = self.luck.choices(range(len(chances)), chances)[0]
        command = moment.command(option, turn)
        return _in_units(command, turn) if isinstance(command, RaiseTo) else command

    def chances(self, hand: HandState, turn: ToAct, moment: Moment) -> Sequence[float] | None:
        """How often it takes each option of a moment; ``None`` where it leaves that to another.

        Six-handed there are more situations than were learnt, and the other has been in all.
        """
        plan = self._plan(hand.players)
        assert plan is not None, "asked only where there is a plan"
        hole, board = hand.holdings[turn.seat], hand.board
        bucket = plan.cards.bucket(hole, board)
        learnt = plan.chances(hand.street, moment.situation, bucket)
        if learnt is None and plan.seats > 2:
            return None
        if learnt is None:
            return _by_odds(hand, turn, moment, self.luck)
        least = UNLIKELY if plan.seats == 2 else UNLIKELY_OF_MORE
        offered = [
            share if to >= 0 and share >= least else 0.0
            for share, to in zip(learnt, moment.menu, strict=True)
        ]
        whole = sum(offered)
        if not whole:
            return _by_odds(hand, turn, moment, self.luck)
        return [share / whole for share in offered]

    def _plays(self, hand: HandState) -> bool:
        return is_learnt(hand) and self._plan(hand.players) is not None

    def _plan(self, players: int) -> Blueprint | None:
        seats = 2 if players == 2 else 6
        return self._plans.get(seats) or shipped(seats)


def is_learnt(hand: HandState) -> bool:
    """Whether it is no-limit hold'em with one board, and two blinds at most."""
    game = hand.game
    return (
        isinstance(game.structure, NoLimit)
        and game.variant.name == "hold'em"
        and len(hand.boards) == 1
        and hand.street >= 0
    )


@cache
def shipped(seats: int) -> Blueprint | None:
    """The blueprint that comes with riverboat for so many seats, if there is one."""
    file = files("riverboat.bots.blueprint") / NAMES.get(seats, "")
    return read_blueprint(Path(str(file))) if seats in NAMES and file.is_file() else None


def _by_odds(hand: HandState, turn: ToAct, moment: Moment, luck: Random) -> Sequence[float]:
    """Where nothing was learnt: the chance to win against the price, and all-in with the best."""
    rivals = hand.live.bit_count() - 1
    likely = chance(turn.seat, hand, luck) ** rivals
    chosen = CALLS
    if turn.call and likely < turn.call / (hand.pot + turn.call):
        chosen = FOLDS
    elif likely > 0.8 and moment.menu[ALL_IN] > 0:
        chosen = ALL_IN
    return [float(option == chosen) for option in range(len(moment.menu))]


def _in_units(command: RaiseTo, turn: ToAct) -> RaiseTo:
    """A raise that the table takes: in its units, and to one of two ends where it must."""
    to = command.to
    if to not in (turn.low, turn.high):
        to = min(max(to - to % turn.unit, turn.low), turn.high)
        if turn.ends_only:
            to = turn.high if 2 * to > turn.low + turn.high else turn.low
    return RaiseTo(to)
