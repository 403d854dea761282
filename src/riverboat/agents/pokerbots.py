"""Adapter for bots written for the MIT Pokerbots skeleton.

>>> class Caller:
...     def handle_new_round(self, game_state, round_state, active): ...
...     def handle_round_over(self, game_state, terminal_state, active): ...
...     def get_action(self, game_state, round_state, active):
...         return CallAction() if CallAction in round_state.legal_actions() else CheckAction()
>>> from riverboat.sim import match
>>> match(Pokerbot(Caller()), "caller", hands=2, seed=1).hands
2

The skeleton's own ``FoldAction``, ``CallAction``, ``CheckAction`` and ``RaiseAction`` are
answers, too: they are recognized by name. An illegal answer becomes a check, or a fold.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple, Protocol, TypeAlias

from riverboat.bots import Bot
from riverboat.cards import Card, name
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, RaiseTo
from riverboat.hands import Hand
from riverboat.words.refusals.agents import HeadsUpBotOnly


class FoldAction(NamedTuple):
    """The action of folding."""


class CallAction(NamedTuple):
    """The action of calling."""


class CheckAction(NamedTuple):
    """The action of checking."""


class RaiseAction(NamedTuple):
    """The action of betting or raising to a total."""

    amount: int


Action: TypeAlias = FoldAction | CallAction | CheckAction | RaiseAction


class GameState(NamedTuple):
    """The state of the match, as the skeleton has it."""

    bankroll: int
    """Chips won so far."""
    game_clock: float
    """Remaining seconds, which are not limited here."""
    round_num: int


class RoundState(NamedTuple):
    """The state of a heads-up hand in the skeleton's form; seat 0 is the button."""

    button: int
    """Number of actions so far; its parity determines the player to act."""
    street: int
    """0 before the flop, else the number of cards on the board."""
    pips: list[int]
    """Chips in front of each player on this street."""
    stacks: list[int]
    hands: list[list[str]]
    """Cards of each player, empty where unknown."""
    deck: list[str]
    """The board."""
    previous_state: RoundState | None
    legal: frozenset[type[Action]]
    bounds: tuple[int, int]

    def legal_actions(self) -> set[type[Action]]:
        """Return the types of the legal actions."""
        return set(self.legal)

    def raise_bounds(self) -> tuple[int, int]:
        """Return the minimum and the maximum total of a raise."""
        return self.bounds


class TerminalState(NamedTuple):
    """The result of a finished hand, in the skeleton's form."""

    deltas: list[int]
    """Net result of each player, in chips."""
    previous_state: RoundState | None


class Callbacks(Protocol):
    """The callbacks of the skeleton that a bot implements."""

    def handle_new_round(self, game_state: GameState, round_state: RoundState, active: int) -> None:
        """Handle the beginning of a hand."""
        ...

    def handle_round_over(
        self, game_state: GameState, terminal_state: TerminalState, active: int
    ) -> None:
        """Handle the end of a hand."""
        ...

    def get_action(self, game_state: GameState, round_state: RoundState, active: int) -> Any:
        """Return the bot's action."""
        ...


class Pokerbot(Bot):
    """A bot of MIT Pokerbots, for heads-up hold'em: ``Pokerbot(Player())``.

    A third player raises ``ValueError``. The bot is notified of a new hand at its first decision in
    it.
    """

    def __init__(self, player: Callbacks, *, name: str = "") -> None:
        self.player = player
        self.__name__ = name or type(player).__name__
        self._round_count = self._bankroll = self._action_count = 0
        self._previous_state: RoundState | None = None

    def __deepcopy__(self, _memo: object) -> Pokerbot:
        return self  # it plays a whole match and keeps its state

    def fresh_copy(self) -> Pokerbot:
        """Return an adapter with a copy of the original bot."""
        return Pokerbot(deepcopy(self.player), name=self.__name__)

    def act(self, hand: Hand) -> AnyCommand:
        """Return the bot's action; an illegal one becomes a check or fold."""
        seat, legal = hand.to_act, hand.legal
        assert seat is not None, "a player is to act"
        if hand.seats != 2:
            raise ValueError(str(HeadsUpBotOnly(hand.seats - 1)))
        active = _find_skeleton_index(hand, seat)
        round_state = self._build_round_state(hand, active)
        if self._previous_state is None:
            self._round_count += 1
            self.player.handle_new_round(self._game_state, round_state, active)
        self._previous_state = round_state
        action = self.player.get_action(self._game_state, round_state, active)
        match type(action).__name__:
            case "RaiseAction" if legal.high:
                return RaiseTo(min(max(int(action.amount), legal.low), legal.high))
            case "CallAction" if legal.call:
                return CALL
            case _:
                return CHECK if legal.may_check else FOLD

    def over(self, hand: Hand) -> None:
        """Report the end of a hand to the bot."""
        seat = hand.viewer or 0
        deltas = [hand.payoffs[seat] for seat in _list_seats_from_button(hand)]
        self._bankroll += hand.payoffs[seat]
        terminal_state = TerminalState(deltas, self._previous_state)
        self.player.handle_round_over(
            self._game_state, terminal_state, _find_skeleton_index(hand, seat)
        )
        self._previous_state, self._action_count = None, 0

    @property
    def _game_state(self) -> GameState:
        return GameState(self._bankroll, float("inf"), self._round_count)

    def _build_round_state(self, hand: Hand, active: int) -> RoundState:
        legal, seat_order = hand.legal, _list_seats_from_button(hand)
        possible_actions: set[type[Action]] = (
            {CallAction, FoldAction} if legal.call else {CheckAction}
        )
        if legal.high:
            possible_actions.add(RaiseAction)
        self._action_count += 1
        return RoundState(
            button=2 * self._action_count + active,
            street=len(hand.board),
            pips=[hand.bets[seat] for seat in seat_order],
            stacks=[hand.stacks[seat] for seat in seat_order],
            hands=[_list_card_names(hand.hole(seat)) for seat in seat_order],
            deck=_list_card_names(hand.board),
            previous_state=self._previous_state,
            legal=frozenset(possible_actions),
            bounds=(legal.low, legal.high),
        )


def _list_seats_from_button(hand: Hand) -> tuple[int, int]:
    """Return the seats in the order of the skeleton, the button first."""
    return hand.button, 1 - hand.button


def _find_skeleton_index(hand: Hand, seat: int) -> int:
    return _list_seats_from_button(hand).index(seat)


def _list_card_names(cards: Sequence[Card]) -> list[str]:
    return [name(card) for card in cards if card >= 0]
