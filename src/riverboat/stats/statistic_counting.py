"""Opportunities and actions of each seat in a hand, counted from its facts in one pass.

``three_bet`` is the number of times that the action was taken, and ``of_three_bet`` the number of
opportunities; a statistic is the first divided by the second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import hand_facts as f
from riverboat.hands import positions

Counts: TypeAlias = Counter[str]

STEAL_POSITIONS: Final = ("CO", "BTN", "SB")
"""Positions from which an opening raise is a steal."""


def counts(log: Iterable[AnyFact], hand: HandState) -> tuple[Counts, ...]:
    """Return the counts of each seat of a finished hand; *hand* is the final state of *log*.

    Flop statistics are counted in games with a board, steals in games with blinds.
    """
    counter = _ActionCounter(hand)
    for fact in log:
        counter.count_fact(fact)
    return counter.compute_final_counts()


class _ActionCounter:
    """A counter of actions, fed with the facts of a hand in order."""

    def __init__(self, hand: HandState) -> None:
        seat_count = hand.players
        self.counts: list[Counts] = [Counter(hands=1) for _ in range(seat_count)]
        has_upcards = hand.game.variant.has_upcards
        self.positions = ("",) * seat_count if has_upcards else positions(seat_count, hand.button)
        self.has_board = hand.game.variant.board_cards > 0
        self.street = 0
        self.live_seats = set(range(seat_count))
        self.raise_count = 0
        """Bets and raises on this street; before the flop raises over the blinds."""
        self.caller_count = 0
        """Players who have called on this street since the last bet."""
        self.aggressor: int | None = None
        """Last player to bet or raise on this street."""
        self.opener_seat: int | None = None
        """First player to raise before the flop."""
        self.is_steal = False
        self.preflop_aggressor: int | None = None
        """Last player to raise before the flop."""
        self.is_c_bet = False
        self.checked_seats: set[int] = set()
        """Players who have checked on this street and not acted since."""
        self.flop_seats: set[int] = set()
        self.chips_won: Counter[int] = Counter()

    def count_fact(self, fact: AnyFact) -> None:
        match fact:
            case f.BettingOpened(street=street):
                self._start_street(street)
            case f.BoardDealt():
                if not self.flop_seats:
                    self.flop_seats = set(self.live_seats)
            case f.Folded(seat=seat):
                self._count_action(seat, "fold")
                self.live_seats.discard(seat)
            case f.Checked(seat=seat):
                self._count_action(seat, "check")
                self.checked_seats.add(seat)
            case f.Called(seat=seat):
                self._count_action(seat, "call")
                self.caller_count += 1
            case f.Raised(seat=seat):
                self._count_action(seat, "raise")
                self._record_raise(seat)
            case f.PotAwarded(seat=seat, chips=chips):
                self.chips_won[seat] += chips
            case _:
                pass  # cards, and chips that move automatically

    def compute_final_counts(self) -> tuple[Counts, ...]:
        """Return the counts of each seat, including showdown results."""
        went_to_showdown = (
            len(self.live_seats) > 1
        )  # a player who mucks a beaten hand also went to showdown
        for seat, seat_counts in enumerate(self.counts):
            has_won, is_shown = (
                self.chips_won[seat] > 0,
                went_to_showdown and seat in self.live_seats,
            )
            if self.has_board and seat in self.flop_seats:
                seat_counts += Counter(
                    saw_flop=1, won_after_flop=has_won, went_to_showdown=is_shown
                )
            seat_counts += Counter(showdown=is_shown, won_at_showdown=is_shown and has_won)
        return tuple(
            [
                Counter({count_name: count for count_name, count in seat_counts.items() if count})
                for seat_counts in self.counts
            ]
        )

    def _start_street(self, street: int) -> None:
        if street == 1:
            self.preflop_aggressor = self.aggressor
        self.street, self.raise_count, self.caller_count = street, 0, 0
        self.aggressor, self.is_c_bet, self.checked_seats = None, False, set()

    def _count_action(self, seat: int, action: str) -> None:
        seat_counts = self.counts[seat]
        if self.street == 0:
            self._count_preflop(seat, seat_counts, action)
        else:
            self._count_postflop(seat, seat_counts, action)

    def _count_preflop(self, seat: int, seat_counts: Counts, action: str) -> None:
        is_raise = action == "raise"
        seat_counts["of_vpip"] = 1
        if action in ("call", "raise"):
            seat_counts["vpip"] = 1
        if is_raise:
            seat_counts["pfr"] = 1
        if self.raise_count == 0:
            seat_counts["limp"] |= action == "call"
            if not self.caller_count and self.positions[seat] in STEAL_POSITIONS:
                seat_counts["of_steal"] = 1
                seat_counts["steal"] = int(is_raise)
        elif self.raise_count == 1 and seat != self.aggressor:
            seat_counts["of_three_bet"] = 1
            seat_counts["three_bet"] |= is_raise
            if self.caller_count:
                seat_counts["of_squeeze"] = 1
                seat_counts["squeeze"] |= is_raise
            elif self.is_steal and self.positions[seat] in ("SB", "BB"):
                seat_counts["of_fold_to_steal"] = 1
                seat_counts["fold_to_steal"] = int(action == "fold")
        elif self.raise_count == 2 and seat != self.aggressor:
            seat_counts["of_four_bet"] = 1
            seat_counts["four_bet"] |= is_raise
            if seat == self.opener_seat:
                seat_counts["of_fold_to_three_bet"] = 1
                seat_counts["fold_to_three_bet"] = int(action == "fold")

    def _count_postflop(self, seat: int, seat_counts: Counts, action: str) -> None:
        seat_counts[f"{action}s_later"] += 1
        if self.street == 1 and self.has_board:
            if seat == self.preflop_aggressor and not self.raise_count:
                seat_counts["of_c_bet"] = 1
                seat_counts["c_bet"] = int(action == "raise")
            elif self.is_c_bet and self.raise_count == 1 and seat != self.aggressor:
                seat_counts["of_fold_to_c_bet"] = 1
                seat_counts["fold_to_c_bet"] = int(action == "fold")
        if seat in self.checked_seats and self.raise_count:
            self.checked_seats.discard(seat)  # the response to a second raise is not counted
            seat_counts["of_check_raise"] += 1
            seat_counts["check_raise"] += action == "raise"

    def _record_raise(self, seat: int) -> None:
        if self.street == 0 and self.raise_count == 0:
            self.opener_seat = seat
            self.is_steal = not self.caller_count and self.positions[seat] in STEAL_POSITIONS
        self.is_c_bet = self.street == 1 and not self.raise_count and seat == self.preflop_aggressor
        self.raise_count += 1
        self.caller_count = 0
        self.aggressor = seat
