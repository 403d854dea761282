"""What each seat of a hand had the chance to do, and did: counted from its facts, once.

A name stands for how often something was done, the same name with ``of`` for how often it could
have been: ``three_bet`` and ``of_three_bet``. A statistic is one divided by the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, TypeAlias

from riverboat.engine import AnyFact, HandState
from riverboat.engine.state import facts as f
from riverboat.hands import positions

Counts: TypeAlias = Counter[str]

LATE: Final = ("CO", "BTN", "SB")
"""Who raises first from here steals the blinds."""


def counts(log: Iterable[AnyFact], hand: HandState) -> tuple[Counts, ...]:
    """Of each seat of a finished hand: *hand* is what the facts of *log* add up to.

    Names that speak of the flop are counted in games with a board, those of stealing where there
    are blinds.
    """
    watching = _Watching(hand)
    for fact in log:
        watching.see(fact)
    return watching.ended()


class _Watching:
    """A hand as it goes by."""

    def __init__(self, hand: HandState) -> None:
        seats = hand.players
        self.found: list[Counts] = [Counter(hands=1) for _ in range(seats)]
        stud = hand.game.variant.has_upcards
        self.places = ("",) * seats if stud else positions(seats, hand.button)
        self.has_board = hand.game.variant.board_cards > 0
        self.street = 0
        self.live = set(range(seats))
        self.raises = 0
        """Bets and raises on this street; before the flop raises over the blinds."""
        self.callers = 0
        """Who has called on this street since the last bet."""
        self.aggressor: int | None = None
        """Who bet or raised last on this street."""
        self.opener: int | None = None
        """Who raised first before the flop."""
        self.stole = False
        self.before_flop: int | None = None
        """Who raised last before the flop."""
        self.continued = False
        self.checked: set[int] = set()
        """Who has checked on this street, and not acted since."""
        self.saw_flop: set[int] = set()
        self.won: Counter[int] = Counter()

    def see(self, fact: AnyFact) -> None:
        match fact:
            case f.BettingOpened(street=street):
                self._street(street)
            case f.BoardDealt():
                if not self.saw_flop:
                    self.saw_flop = set(self.live)
            case f.Folded(seat=seat):
                self._acts(seat, "fold")
                self.live.discard(seat)
            case f.Checked(seat=seat):
                self._acts(seat, "check")
                self.checked.add(seat)
            case f.Called(seat=seat):
                self._acts(seat, "call")
                self.callers += 1
            case f.Raised(seat=seat):
                self._acts(seat, "raise")
                self._raised(seat)
            case f.PotAwarded(seat=seat, chips=chips):
                self.won[seat] += chips
            case _:
                pass  # cards, and chips that move by nobody's will

    def ended(self) -> tuple[Counts, ...]:
        """What came of it."""
        compared = len(self.live) > 1  # who mucks a beaten hand was there, too
        for seat, found in enumerate(self.found):
            wins, shown = self.won[seat] > 0, compared and seat in self.live
            if self.has_board and seat in self.saw_flop:
                found += Counter(saw_flop=1, won_after_flop=wins, went_to_showdown=shown)
            found += Counter(showdown=shown, won_at_showdown=shown and wins)
        return tuple([Counter({k: n for k, n in each.items() if n}) for each in self.found])

    def _street(self, street: int) -> None:
        if street == 1:
            self.before_flop = self.aggressor
        self.street, self.raises, self.callers = street, 0, 0
        self.aggressor, self.continued, self.checked = None, False, set()

    def _acts(self, seat: int, does: str) -> None:
        found = self.found[seat]
        if self.street == 0:
            self._before_flop(seat, found, does)
        else:
            self._later(seat, found, does)

    def _before_flop(self, seat: int, found: Counts, does: str) -> None:
        raises = does == "raise"
        found["of_vpip"] = 1
        if does in ("call", "raise"):
            found["vpip"] = 1
        if raises:
            found["pfr"] = 1
        if self.raises == 0:
            found["limp"] |= does == "call"
            if not self.callers and self.places[seat] in LATE:
                found["of_steal"] = 1
                found["steal"] = int(raises)
        elif self.raises == 1 and seat != self.aggressor:
            found["of_three_bet"] = 1
            found["three_bet"] |= raises
            if self.callers:
                found["of_squeeze"] = 1
                found["squeeze"] |= raises
            elif self.stole and self.places[seat] in ("SB", "BB"):
                found["of_fold_to_steal"] = 1
                found["fold_to_steal"] = int(does == "fold")
        elif self.raises == 2 and seat != self.aggressor:
            found["of_four_bet"] = 1
            found["four_bet"] |= raises
            if seat == self.opener:
                found["of_fold_to_three_bet"] = 1
                found["fold_to_three_bet"] = int(does == "fold")

    def _later(self, seat: int, found: Counts, does: str) -> None:
        found[f"{does}s_later"] += 1
        if self.street == 1 and self.has_board:
            if seat == self.before_flop and not self.raises:
                found["of_c_bet"] = 1
                found["c_bet"] = int(does == "raise")
            elif self.continued and self.raises == 1 and seat != self.aggressor:
                found["of_fold_to_c_bet"] = 1
                found["fold_to_c_bet"] = int(does == "fold")
        if seat in self.checked and self.raises:
            self.checked.discard(seat)  # what they do about a second raise is another thing
            found["of_check_raise"] += 1
            found["check_raise"] += does == "raise"

    def _raised(self, seat: int) -> None:
        if self.street == 0 and self.raises == 0:
            self.opener = seat
            self.stole = not self.callers and self.places[seat] in LATE
        self.continued = self.street == 1 and not self.raises and seat == self.before_flop
        self.raises += 1
        self.callers = 0
        self.aggressor = seat
