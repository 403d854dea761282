"""A match: repeated hands of one game, with the players rotating through the positions.

Every hand begins with the stacks of the definition. The dealer only plays: the seats request the
actions, over any kind of connection.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from riverboat.acpc.match_deals import DealSource, MatchDeal
from riverboat.acpc.match_seats import MatchSeat, MatchTurn
from riverboat.engine import (
    AnyCommand,
    AnyFact,
    Awaiting,
    Deal,
    HandState,
    ToAct,
    ToDeal,
    play_out,
)
from riverboat.engine.hand_redaction import redact
from riverboat.notation.acpc import (
    DefinedTable,
    MatchStateWriter,
    build_command,
    deal_order,
    legal_turn,
    start_hand,
)
from riverboat.words import Refusal
from riverboat.words.refusals import acpc as w


class Match(Struct, frozen=True, kw_only=True):
    """The terms of a match: its table, its players and its number of hands."""

    table: DefinedTable
    players: tuple[str, ...]
    hands: int
    duplicate: bool = False
    """True to play every deal from every position.

    The whole match is then played once for each player with the same cards, and all players move by
    one position each time.
    """

    @property
    def rotation_count(self) -> int:
        """Number of times that each deal is played."""
        return len(self.players) if self.duplicate else 1

    @property
    def hand_count(self) -> int:
        """Number of hands in the match, repeated deals included."""
        return self.hands * self.rotation_count


class PlayedHand(Struct, frozen=True, kw_only=True, rename={"player_by_position": "order"}):
    """A finished hand of a match."""

    number: int
    deal: int
    """Number of the deal: equal numbers mean equal cards."""
    player_by_position: tuple[int, ...]
    """Number of the player in each position."""
    log: tuple[AnyFact, ...]
    net: tuple[int, ...]
    """Net result of each player, in chips of the table's scale."""


OnCorrection = Callable[[Refusal], None]
"""Callback for an illegal action of a player that was corrected."""


def play_match(
    match: Match,
    seats: Sequence[MatchSeat],
    deals: DealSource,
    on_correction: OnCorrection | None = None,
) -> Iterator[PlayedHand]:
    """Play a match, and yield each finished hand.

    Raises ``SeatFailed`` when a player cannot go on.
    """
    player_count = len(seats)
    for rotation in range(match.rotation_count):
        for deal_number in range(match.hands):
            hand_number = rotation * match.hands + deal_number
            seat_order = tuple(
                (position + deal_number + rotation) % player_count
                for position in range(player_count)
            )
            match_hand = _MatchHand(
                match.table, [seats[player] for player in seat_order], hand_number
            )
            log = match_hand.play(deals(deal_number), on_correction)
            net_by_player = [0] * player_count
            for position, player in enumerate(seat_order):
                net_by_player[player] = (
                    match_hand.hand.stacks[position] - match.table.stacks[position]
                )
            yield PlayedHand(
                number=hand_number,
                deal=deal_number,
                player_by_position=seat_order,
                log=tuple(log),
                net=tuple(net_by_player),
            )


class _MatchHand:
    """A hand of a match in progress: its full state, and the view of each position."""

    def __init__(self, table: DefinedTable, seats: Sequence[MatchSeat], hand_number: int) -> None:
        self.table = table
        self.seats = seats
        """Seats by position."""
        self.number = hand_number
        opening_fact = start_hand(table)
        self.hand = HandState(opening_fact)
        self.log: list[AnyFact] = [opening_fact]
        self._state_writers = [MatchStateWriter(opening_fact, table.scale) for _ in seats]
        self._sent_fact_count = 1

    def play(self, match_deal: MatchDeal, on_correction: OnCorrection | None) -> list[AnyFact]:
        """Play the hand to its end, and return its facts."""
        remaining_board_cards = iter(match_deal.board)
        for seat in self.seats:
            seat.start_hand(self.number)

        def choose_command(_hand: HandState, next_step: Awaiting) -> AnyCommand:
            match next_step:
                case ToDeal(destination="players"):
                    return Deal(deal_order(match_deal.holdings, self.hand.button))
                case ToDeal(count=count):
                    return Deal(tuple(next(remaining_board_cards) for _ in range(count)))
                case ToAct(seat=position):
                    return self._request_action(position, on_correction)
                case _:
                    raise AssertionError(f"the ACPC protocol has no message for {next_step}")

        play_out(self.hand, self.log, choose_command)
        self._broadcast_states()
        return self.log

    def _broadcast_states(self) -> None:
        """Send each player their view, with the facts since the last one."""
        for fact in self.log[self._sent_fact_count :]:
            for position, state_writer in enumerate(self._state_writers):
                state_writer.add(redact(fact, position))
        self._sent_fact_count = len(self.log)
        for position, seat in enumerate(self.seats):
            seat.send_state(self._state_writers[position], position, self.number)

    def _request_action(self, position: int, on_correction: OnCorrection | None) -> AnyCommand:
        """Request an action from the player to act, and correct the action if necessary."""
        self._broadcast_states()
        seat, state_writer = self.seats[position], self._state_writers[position]
        turn = legal_turn(self.hand, self.table, state_writer.betting)
        action_text = seat.request_action(
            MatchTurn(state_writer.state(position, self.number), state_writer, turn)
        )
        correction = correct_action(action_text, self.hand, turn, self.table)
        if correction.reason:
            refusal = w.AgentAnswerRefused(f"{action_text[:20]!a}", self.number, correction.reason)
            if on_correction:
                on_correction(w.MatchPlayerFailed(seat.name, refusal))
            if correction.is_illegal:
                seat.report_error(refusal)
        return build_command(correction.action, self.hand, turn, self.table)


class CorrectedAction(Struct, frozen=True):
    """A legal action made from a player's answer."""

    action: str
    reason: Refusal | None = None
    """The correction and its reason; ``None`` for an unchanged action."""
    is_illegal: bool = False
    """True if the kind of action was illegal, not just its size."""


def correct_action(
    action_text: str, hand: HandState, turn: ToAct, table: DefinedTable
) -> CorrectedAction:
    """Return the action as the dealer of the competition corrects it: the legal action that counts.

    A raise of the wrong size becomes the nearest legal one; any other illegal action becomes a
    call, or a check.
    """
    match = _ACTION_PATTERN.fullmatch(action_text.strip())
    if not match:
        return _correct_to_call(w.AgentActionInvalid())
    letter, amount = _CANONICAL_LETTERS[match[1].lower()], match[2]
    if letter == "f" and not turn.call:
        return _correct_to_call(w.FoldWithoutBet())
    if letter != "r":
        return CorrectedAction(letter)
    if not turn.high:
        return _correct_to_call(turn.raise_refusal or w.AgentRaiseForbidden())
    if table.definition.limit:
        return CorrectedAction("r")
    if not amount:
        return _correct_to_call(w.RaiseAmountMissing())
    earlier_bet = hand.earlier_bets[turn.seat]
    min_total, max_total = (
        (earlier_bet + turn.low) // table.scale,
        (earlier_bet + turn.high) // table.scale,
    )
    total = min(max(int(amount), min_total), max_total)
    if total != int(amount):
        return CorrectedAction(
            f"r{total}",
            w.AgentActionCorrected(w.LegalRaiseRange(min_total, max_total), f"r{total}"),
        )
    return CorrectedAction(f"r{total}")


def _correct_to_call(reason: Refusal) -> CorrectedAction:
    return CorrectedAction("c", w.AgentActionCorrected(reason, "c"), is_illegal=True)


_ACTION_PATTERN: Final = re.compile(r"([fckbr])(-?[0-9]{1,18})?", re.IGNORECASE | re.ASCII)
_CANONICAL_LETTERS: Final = {"f": "f", "c": "c", "k": "c", "b": "r", "r": "r"}
"""Aliases of the competition's dealer: ``k`` for a check and ``b`` for a bet."""
