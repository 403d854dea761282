"""Adapter for players written for PyPokerEngine.

>>> class Caller:
...     def declare_action(self, valid_actions, hole_card, round_state):
...         return "call", valid_actions[1]["amount"]
...
...     def receive_game_start_message(self, game_info): ...
...     def receive_round_start_message(self, round_count, hole_card, seats): ...
...     def receive_street_start_message(self, street, round_state): ...
...     def receive_game_update_message(self, action, round_state): ...
...     def receive_round_result_message(self, winners, hand_info, round_state): ...
>>> from riverboat.sim import match
>>> match(PyPokerEngine(Caller()), "caller", hands=2, seed=1).hands
2

Messages have the same keys as in PyPokerEngine. As there, amounts are totals in front of a player.
An illegal amount is changed to the nearest legal total.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, Final, Protocol, TypeAlias

from riverboat.bots import Bot
from riverboat.cards import Card, name
from riverboat.engine import CALL, CHECK, FOLD, AnyCommand, RaiseTo
from riverboat.engine.state import hand_facts as f
from riverboat.hands import Hand

Message: TypeAlias = dict[str, Any]


class Callbacks(Protocol):
    """The callbacks of PyPokerEngine that a player implements."""

    def declare_action(
        self, valid_actions: list[Message], hole_card: list[str], round_state: Message
    ) -> tuple[str, int]:
        """Return the player's action, and its total."""
        ...

    def receive_game_start_message(self, game_info: Message) -> None:
        """Handle the beginning of a game."""
        ...

    def receive_round_start_message(
        self, round_count: int, hole_card: list[str], seats: list[Message]
    ) -> None:
        """Handle the beginning of a hand."""
        ...

    def receive_street_start_message(self, street: str, round_state: Message) -> None:
        """Handle the beginning of a street."""
        ...

    def receive_game_update_message(self, action: Message, round_state: Message) -> None:
        """Handle the action of a player."""
        ...

    def receive_round_result_message(
        self, winners: list[Message], hand_info: list[Message], round_state: Message
    ) -> None:
        """Handle the end of a hand."""
        ...


_STREETS: Final = ("preflop", "flop", "turn", "river")


class PyPokerEngine(Bot):
    """A PyPokerEngine player as a bot, for hold'em: ``PyPokerEngine(FishPlayer())``.

    Other players' actions are reported before its next decision, or at the end of the hand.
    """

    def __init__(self, player: Callbacks, *, name: str = "") -> None:
        self.player = player
        self.__name__ = name or type(player).__name__
        self._hand_count = self._notified_count = 0
        self._has_begun = False

    def __deepcopy__(self, _memo: object) -> PyPokerEngine:
        return self  # it plays a whole match and keeps its state

    def fresh_copy(self) -> PyPokerEngine:
        """Return an adapter with a copy of the original player."""
        return PyPokerEngine(deepcopy(self.player), name=self.__name__)

    def act(self, hand: Hand) -> AnyCommand:
        """Return the player's declared action, corrected to a legal one."""
        seat, legal = hand.to_act, hand.legal
        assert seat is not None, "a player is to act"
        self._report_events(hand, seat)
        bet_to_match = hand.bets[seat] + legal.call
        raise_limits = {"min": legal.low or -1, "max": legal.high or -1}
        valid_actions: list[Message] = [
            {"action": "fold", "amount": 0},
            {"action": "call", "amount": bet_to_match},
            {"action": "raise", "amount": raise_limits},
        ]
        action_name, amount = self.player.declare_action(
            valid_actions, _format_cards(hand.hole(seat)), self._build_round_state(hand)
        )
        match action_name:
            case "raise" if legal.high:
                return RaiseTo(min(max(int(amount), legal.low), legal.high))
            case "fold" if not legal.may_check:
                return FOLD
            case _:
                return CALL if legal.call else CHECK

    def over(self, hand: Hand) -> None:
        """Report the end of a hand to the player."""
        seat = hand.viewer or 0
        self._report_events(hand, seat)
        winners = [self._build_seat_info(hand, winner_seat) for winner_seat in hand.winners]
        self.player.receive_round_result_message(winners, [], self._build_round_state(hand))
        self._has_begun, self._notified_count = False, 0

    def _report_events(self, hand: Hand, seat: int) -> None:
        """Report all events since the last call to the player."""
        if not self._has_begun:
            if not self._hand_count:
                self.player.receive_game_start_message(self._build_game_info(hand))
            self._hand_count += 1
            self._has_begun = True
            seats = [self._build_seat_info(hand, other_seat) for other_seat in range(hand.seats)]
            card_texts = _format_cards(hand.hole(seat))
            self.player.receive_round_start_message(self._hand_count, card_texts, seats)
        round_state = self._build_round_state(hand)
        for street, action in list(_iter_actions(hand))[self._notified_count :]:
            self._notified_count += 1
            if action is None:
                self.player.receive_street_start_message(_STREETS[street], round_state)
            else:
                self.player.receive_game_update_message(action, round_state)

    def _build_game_info(self, hand: Hand) -> Message:
        blinds = hand.game.stakes.blinds
        return {
            "player_num": hand.seats,
            "rule": {
                "initial_stack": max(hand.state.starting_stacks),
                "max_round": 0,
                "small_blind_amount": blinds[0] if blinds else 0,
                "ante": hand.game.stakes.ante,
                "blind_structure": {},
            },
            "seats": [self._build_seat_info(hand, seat) for seat in range(hand.seats)],
        }

    def _build_seat_info(self, hand: Hand, seat: int) -> Message:
        is_live, stack = seat in hand.live, hand.stacks[seat]
        seat_state = "folded" if not is_live else "participating" if stack else "allin"
        return {"uuid": str(seat), "name": f"seat {seat}", "stack": stack, "state": seat_state}

    def _build_round_state(self, hand: Hand) -> Message:
        seat_count, button = hand.seats, hand.button
        small_blind_seat = button if seat_count == 2 else (button + 1) % seat_count
        blinds = hand.game.stakes.blinds
        actions_by_street: dict[str, list[Message]] = {}
        for street, action in _iter_actions(hand):
            street_actions = actions_by_street.setdefault(_STREETS[street], [])
            if action is not None:
                amount_and_uuid = {"amount": action["amount"], "uuid": action["player_uuid"]}
                street_actions.append({"action": action["action"].upper(), **amount_and_uuid})
        return {
            "street": _STREETS[len(actions_by_street) - 1] if actions_by_street else "preflop",
            "pot": {"main": {"amount": hand.pot}, "side": []},
            "community_card": _format_cards(hand.board),
            "dealer_btn": button,
            "next_player": "not_found" if hand.to_act is None else hand.to_act,
            "small_blind_pos": small_blind_seat,
            "big_blind_pos": (small_blind_seat + 1) % seat_count,
            "round_count": self._hand_count,
            "small_blind_amount": blinds[0] if blinds else 0,
            "seats": [self._build_seat_info(hand, seat) for seat in range(seat_count)],
            "action_histories": actions_by_street,
        }


def _iter_actions(hand: Hand) -> Iterator[tuple[int, Message | None]]:
    """Yield each action with its street; ``None`` where a street begins."""
    street, bets = 0, [0] * hand.seats
    yield 0, None
    for fact in hand.log:
        action_name, seat = "", -1
        match fact:
            case f.Posted(seat=seat, chips=chips, counts_as=counted_chips) if counted_chips:
                bets[seat] += chips
                action_name = (
                    "smallblind" if counted_chips < hand.game.stakes.small_bet else "bigblind"
                )
            case f.Folded(seat=seat):
                action_name = "fold"
            case f.Checked(seat=seat):
                action_name = "call"
            case f.Called(seat=seat, chips=chips):
                bets[seat] += chips
                action_name = "call"
            case f.Raised(seat=seat, to=total):
                bets[seat] = total
                action_name = "raise"
            case f.BoardDealt():
                street, bets = street + 1, [0] * hand.seats
                yield min(street, 3), None
            case _:
                pass
        if action_name:
            amount = 0 if action_name == "fold" else bets[seat]
            yield (
                min(street, 3),
                {"action": action_name, "amount": amount, "player_uuid": str(seat)},
            )


def _format_cards(cards: tuple[Card, ...]) -> list[str]:
    """Return cards in PyPokerEngine's notation: ``SA`` for the ace of spades."""
    return [name(card)[1].upper() + name(card)[0] for card in cards if card >= 0]
