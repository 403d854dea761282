"""What the table waits for, and all that may be done about it.

``awaiting(hand)`` is always one of these, so a caller is always told who must do what now.
Buttons, bots, errors and importers read them; nobody works out the rules a second time.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.engine.commands import (
    AllIn,
    AnyCommand,
    Call,
    Check,
    Deal,
    Fold,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
)


class Sizes(Struct, frozen=True):
    """The totals that a player may raise to, both ends included."""

    min: int
    max: int

    def __contains__(self, to: int) -> bool:
        return self.min <= to <= self.max

    def __str__(self) -> str:
        return f"{self.min}" if self.min == self.max else f"{self.min}-{self.max}"


class Barred(Struct, frozen=True):
    """Why a player may not raise: a code, the rule, and its sentence."""

    code: str
    rule: str
    why: str


class ToAct(Struct, frozen=True, gc=False):
    """A player must act: everything he may do, and so everything he may not.

    >>> turn = ToAct(seat=1, call=5, low=10, high=200, all_in=200)
    >>> print(turn)
    fold, call 5, raise to 10-200
    >>> RaiseTo(9) in turn, RaiseTo(10) in turn, Check() in turn
    (False, True, False)
    """

    seat: int
    call: int
    """Chips to add to stay in: 0 means that a check is free, never more than the stack."""
    low: int
    """The least total to raise to; 0 when raising is barred."""
    high: int
    """The greatest total to raise to."""
    all_in: int
    """The total in front of the player with all his chips in."""
    unit: int = 1
    """Raises are multiples of this, unless all-in (UNIT-01)."""
    bet: bool = False
    """Nobody has bet on this street yet: a raise is a bet."""
    free_fold: bool = True
    """Whether the house lets him fold when he could check (TURN-03)."""
    barred: Barred | None = None
    """Why he may not raise."""

    @property
    def raise_to(self) -> Sizes | None:
        """The totals he may bet or raise to, or ``None``."""
        return Sizes(self.low, self.high) if self.high else None

    @property
    def may_fold(self) -> bool:
        """Whether folding is allowed."""
        return self.call > 0 or self.free_fold

    def allows(self, to: int) -> bool:
        """Whether a raise to this total is legal."""
        return 0 < self.low <= to <= self.high and (to % self.unit == 0 or to == self.all_in)

    def __contains__(self, command: AnyCommand) -> bool:
        match command:
            case Fold():
                return self.may_fold
            case Check():
                return self.call == 0
            case Call() | AllIn():
                return True
            case RaiseTo(to):
                return self.allows(to)
            case RaisePot():
                return self.high > 0
            case _:
                return False

    def __str__(self) -> str:
        words = ["fold", f"call {self.call}"] if self.call else ["check"]
        if sizes := self.raise_to:
            words.append(f"{'bet' if self.bet else 'raise to'} {sizes}")
        return ", ".join(words)


class ToDeal(Struct, frozen=True):
    """The dealer owes cards."""

    to: str
    """``players``: down cards, one at a time clockwise from the left of the button; ``board``."""
    count: int
    """Cards in all."""
    burn: int = 0
    """Cards to burn first."""
    board: int = 0

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Deal) and len(command.cards) == self.count

    def __str__(self) -> str:
        where = "the players" if self.to == "players" else "the board"
        if self.board:
            where = f"board {self.board + 1}"
        return f"deal {self.count} to {where}" + (
            f" after burning {self.burn}" if self.burn else ""
        )


class ToShow(Struct, frozen=True):
    """A hand must be shown, or may be mucked; any live player may show without waiting."""

    seat: int
    """Whose turn it is to show (SHOW-12)."""
    seats: tuple[int, ...]
    """All who still hold cards that have not been shown."""
    may_muck: tuple[int, ...] = ()
    """Those of them who may throw their hands away."""

    def __contains__(self, command: AnyCommand) -> bool:
        match command:
            case Show(seat=seat):
                return seat in self.seats
            case Muck(seat):
                return seat in self.may_muck
            case _:
                return False

    def __str__(self) -> str:
        return "show or muck" if self.seat in self.may_muck else "show"


class ToChoose(Struct, frozen=True):
    """The players in an all-in pot must say how often to run it (BYND-40)."""

    seats: tuple[int, ...]
    most: int

    def __contains__(self, command: AnyCommand) -> bool:
        return (
            isinstance(command, RunIt)
            and command.seat in self.seats
            and 1 <= command.times <= self.most
        )

    def __str__(self) -> str:
        return f"run it 1-{self.most} times"


class Nothing(Struct, frozen=True):
    """The hand is over."""

    def __contains__(self, command: AnyCommand) -> bool:
        return False

    def __str__(self) -> str:
        return "nothing: the hand is over"


NOTHING = Nothing()

Awaiting = ToAct | ToDeal | ToShow | ToChoose | Nothing
