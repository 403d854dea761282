"""A bot written for MIT Pokerbots' skeleton, as a bot here: its callbacks are called, its answers
played.

>>> class Caller:
...     def handle_new_round(self, game_state, round_state, active): ...
...     def handle_round_over(self, game_state, terminal_state, active): ...
...     def get_action(self, game_state, round_state, active):
...         return CallAction() if CallAction in round_state.legal_actions() else CheckAction()
>>> from riverboat.sim import match
>>> match(Pokerbot(Caller()), "caller", hands=2, seed=1).hands
2

The skeleton's own ``FoldAction``, ``CallAction``, ``CheckAction`` and ``RaiseAction`` are answers,
too: they go by their names. What is not legal is a check, or a fold.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple, Protocol, TypeAlias

from riverboat.bots import Bot
from riverboat.cards import Card, name
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, RaiseTo
from riverboat.hands import Hand
from riverboat.words.refusals.agents import PlaysOneOther


class FoldAction(NamedTuple):
    """To fold."""


class CallAction(NamedTuple):
    """To call."""


class CheckAction(NamedTuple):
    """To check."""


class RaiseAction(NamedTuple):
    """To bet or raise to a total."""

    amount: int


Action: TypeAlias = FoldAction | CallAction | CheckAction | RaiseAction


class GameState(NamedTuple):
    """The match so far."""

    bankroll: int
    """What was won so far, in chips."""
    game_clock: float
    """Seconds that are left: nobody counts them here."""
    round_num: int


class RoundState(NamedTuple):
    """A moment of a hand of two, as the skeleton has it: seat 0 of it is the button."""

    button: int
    """How many have acted; what is odd or even of it says who is to act."""
    street: int
    """0 before the flop, else the cards on the board."""
    pips: list[int]
    """Chips in front."""
    stacks: list[int]
    hands: list[list[str]]
    """The cards of each, empty where they are not known."""
    deck: list[str]
    """The board."""
    previous_state: RoundState | None
    legal: frozenset[type[Action]]
    bounds: tuple[int, int]

    def legal_actions(self) -> set[type[Action]]:
        """What may be done."""
        return set(self.legal)

    def raise_bounds(self) -> tuple[int, int]:
        """The least and the greatest total of a raise."""
        return self.bounds


class TerminalState(NamedTuple):
    """A hand that has ended."""

    deltas: list[int]
    """What it was to each, in chips."""
    previous_state: RoundState | None


class Callbacks(Protocol):
    """What the skeleton asks of a bot."""

    def handle_new_round(self, game_state: GameState, round_state: RoundState, active: int) -> None:
        """A hand begins."""
        ...

    def handle_round_over(
        self, game_state: GameState, terminal_state: TerminalState, active: int
    ) -> None:
        """A hand has ended."""
        ...

    def get_action(self, game_state: GameState, round_state: RoundState, active: int) -> Any:
        """What the bot does."""
        ...


class Pokerbot(Bot):
    """A bot of MIT Pokerbots, for hold'em of two: ``Pokerbot(Player())``.

    A third at the table is a ``ValueError``. It hears of a hand when it is first asked in it.
    """

    def __init__(self, player: Callbacks, *, name: str = "") -> None:
        self.player = player
        self.__name__ = name or type(player).__name__
        self._rounds = self._bankroll = self._action_count = 0
        self._previous_state: RoundState | None = None

    def __deepcopy__(self, _memo: object) -> Pokerbot:
        return self  # it plays a whole match, and remembers what it was told

    def fresh_copy(self) -> Pokerbot:
        """Return a bot around a copy of the player, as it was handed in."""
        return Pokerbot(deepcopy(self.player), name=self.__name__)

    def act(self, hand: Hand) -> AnyCommand:
        """What the bot does, made legal."""
        seat, legal = hand.to_act, hand.legal
        assert seat is not None, "somebody is asked"
        if hand.seats != 2:
            raise ValueError(str(PlaysOneOther(hand.seats - 1)))
        active = _skeleton_seat(hand, seat)
        state = self._state(hand, active)
        if self._previous_state is None:
            self._rounds += 1
            self.player.handle_new_round(self._game, state, active)
        self._previous_state = state
        said = self.player.get_action(self._game, state, active)
        match type(said).__name__:
            case "RaiseAction" if legal.high:
                return RaiseTo(min(max(int(said.amount), legal.low), legal.high))
            case "CallAction" if legal.call:
                return CALL
            case _:
                return CHECK if legal.may_check else FOLD

    def over(self, hand: Hand) -> None:
        """Tell the bot how a hand has ended."""
        seat = hand.viewer or 0
        deltas = [hand.payoffs[each] for each in _order(hand)]
        self._bankroll += hand.payoffs[seat]
        ended = TerminalState(deltas, self._previous_state)
        self.player.handle_round_over(self._game, ended, _skeleton_seat(hand, seat))
        self._previous_state, self._action_count = None, 0

    @property
    def _game(self) -> GameState:
        return GameState(self._bankroll, float("inf"), self._rounds)

    def _state(self, hand: Hand, active: int) -> RoundState:
        legal, order = hand.legal, _order(hand)
        may: set[type[Action]] = {CallAction, FoldAction} if legal.call else {CheckAction}
        if legal.high:
            may.add(RaiseAction)
        self._action_count += 1
        return RoundState(
            button=2 * self._action_count + active,
            street=len(hand.board),
            pips=[hand.bets[each] for each in order],
            stacks=[hand.stacks[each] for each in order],
            hands=[_names(hand.hole(each)) for each in order],
            deck=_names(hand.board),
            previous_state=self._previous_state,
            legal=frozenset(may),
            bounds=(legal.low, legal.high),
        )


def _order(hand: Hand) -> tuple[int, int]:
    """The seats in the order of the skeleton, the button first."""
    return hand.button, 1 - hand.button


def _skeleton_seat(hand: Hand, seat: int) -> int:
    return _order(hand).index(seat)


def _names(cards: Sequence[Card]) -> list[str]:
    return [name(card) for card in cards if card >= 0]
