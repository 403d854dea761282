"""What the table waits for, and all that may be done about it.

``awaiting(hand)`` is always one of these, so a caller is always told who must do what now.
Buttons, bots, errors and importers read them; nobody works out the rules a second time.
"""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import Struct

from riverboat.engine.commands.engine_commands import (
    AddChips,
    AllIn,
    AnyCommand,
    BringIn,
    Call,
    ChallengeOverbet,
    Check,
    CorrectBringIn,
    Deal,
    Declare,
    Discard,
    Fold,
    Muck,
    RaisePot,
    RaiseTo,
    RunIt,
    Show,
    TakeBackDiscard,
)
from riverboat.words import Phrase, Refusal, Seat
from riverboat.words import offers as o


class Sizes(Struct, frozen=True):
    """The totals that a player may raise to, both ends included."""

    min: int
    max: int
    ends_only: bool = False
    """Only the two ends, and nothing between them."""

    def __contains__(self, to: int) -> bool:
        return to in (self.min, self.max) if self.ends_only else self.min <= to <= self.max

    @property
    def offer(self) -> o.Sizes:
        """The totals as a phrase."""
        if self.min == self.max:
            return o.ExactlyTo(self.min)
        if self.ends_only:
            return o.OneOrTheOther(self.min, self.max)
        return o.FromTo(self.min, self.max)

    def __str__(self) -> str:
        return str(self.offer)


_RAISE_BARRING_RULES: Final = frozenset({"ALLN-01", "ALLN-16", "BET-19", "CAPR-08"})
"""Rules that close the betting to a player who may still call."""


class ToAct(Struct, frozen=True, gc=False):
    """A player must act: everything they may do, and so everything they may not.

    >>> turn = ToAct(seat=1, call=5, low=10, high=200, all_in=200)
    >>> print(turn)
    fold, call 5, raise to 10-200
    >>> RaiseTo(9) in turn, RaiseTo(10) in turn, Check() in turn
    (False, True, False)
    """

    seat: int
    call: int
    """Chips to put in to stay in: 0 means that a check is free. More than the stack only when
    they are ``short``."""
    low: int
    """The least total to raise to; 0 when raising is barred."""
    high: int
    """The greatest total to raise to."""
    all_in: int
    """The total in front of the player with all their chips in."""
    unit: int = 1
    """Raises are multiples of this, unless all-in (UNIT-01)."""
    bet: bool = False
    """Nobody has bet on this street yet: a raise is a bet."""
    free_fold: bool = True
    """Whether the house lets them fold when they could check (TURN-03)."""
    barred: Refusal | None = None
    """Why they may not raise."""
    bring_in: bool = False
    """They must open, for ``call`` or for more (BRNG-01): they may neither check nor fold."""
    completes: bool = False
    """A raise would complete the bring-in to a full bet, and is no raise yet (BRNG-08)."""
    ends_only: bool = False
    """They may raise to ``low`` or to ``high`` and to nothing in between (BYND-61)."""
    may_buy: bool = False
    """They may put more chips on the table first, because the stakes are open (OPEN-06)."""
    short: int = 0
    """Chips that they lack for a call, when they may not go all-in: the player adds these, or folds
    (OPEN-02, OPEN-09)."""
    overbet: str = ""
    """In pot-limit, what becomes of a bet above the pot (POTL-10); empty in other structures."""

    @property
    def raise_to(self) -> Sizes | None:
        """The totals they may bet or raise to, or ``None``."""
        return Sizes(self.low, self.high, self.ends_only) if self.high else None

    @property
    def may_fold(self) -> bool:
        """Whether folding is allowed."""
        return not self.bring_in and (self.call > 0 or self.free_fold)

    @property
    def allows_all_in(self) -> bool:
        """Whether all the chips that play may go in at once, as a call or as a raise (VERB-10)."""
        if not self.high:
            return self.all_in_calls
        return self.high == self.all_in or self.overbet not in ("", "refuse")

    @property
    def all_in_calls(self) -> bool:
        """Whether *all-in* is a call: of all their chips, or because no raise is open to them."""
        if self.barred is None or self.short:
            return False
        rule = self.barred.rule
        return rule == "ALLN-28" or (self.call > 0 and rule in _RAISE_BARRING_RULES)

    def allows(self, to: int) -> bool:
        """Whether a raise to this total is legal."""
        low, high = self.low, self.high
        if to < low or to > high or not low:
            return False
        if self.ends_only:
            return to in (low, high)
        return to % self.unit == 0 or to == self.all_in

    def __contains__(self, command: AnyCommand) -> bool:
        match command:
            case Fold():
                return self.may_fold
            case Check():
                return self.call == 0
            case Call():
                return not self.short
            case AllIn():
                return self.allows_all_in
            case AddChips(seat, chips):
                return self.may_buy and seat == self.seat and chips > 0
            case BringIn(seat):
                return self.bring_in and seat in (-1, self.seat)
            case RaiseTo(to):
                return self.allows(to)
            case RaisePot():
                return self.high > 0 and bool(self.overbet)
            case (
                CorrectBringIn() | Discard() | TakeBackDiscard() | Declare() | Deal() | Show()
                | Muck() | RunIt() | ChallengeOverbet()
            ):  # fmt: skip
                return False
            case _:
                assert_never(command)

    @property
    def offer(self) -> o.Offer:
        """All that may be done, as a phrase."""
        if self.short and not self.bring_in:
            return o.ToAddToCall(self.short, self.call)
        found: list[o.Offer]
        if self.bring_in:
            found = [o.ToBringIn(self.call)]
        elif self.call:
            found = [o.ToFold(), o.ToCall(self.call)]
        else:
            found = [o.ToCheck()]
        if sizes := self.raise_to:
            verb = o.ToComplete if self.completes else o.ToBet if self.bet else o.ToRaise
            found.append(verb(sizes.offer))
        if self.may_buy:
            found.append(o.ToAddChips())
        return o.Offers(tuple(found))

    def __str__(self) -> str:
        return str(self.offer)


class ToDraw(Struct, frozen=True, gc=False):
    """A player must say which cards they throw away, and gets others in return if they draw."""

    seat: int
    least: int
    """The fewest cards they must throw away: 0 when they may stand pat."""
    most: int
    draws: bool = True
    """Whether the cards are replaced."""

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Discard) and self.least <= len(command.cards) <= self.most

    @property
    def offer(self) -> o.Offer:
        """How many cards may be thrown away, as a phrase."""
        if not self.draws:
            return o.ToDiscard(self.most)
        if self.most < 2:
            return o.ToDrawOne() if self.most else o.ToStandPat()
        return o.ToDrawUpTo(self.most)

    def __str__(self) -> str:
        return str(self.offer)


class ToDeal(Struct, frozen=True, gc=False):
    """The dealer owes cards."""

    to: Literal["players", "upcards", "board", "burn"]
    """``players``: face down, ``upcards``: face up, to each of ``seats``; ``board``; or just
    ``burn``, before a draw."""
    count: int
    """Cards in all, without those burned."""
    burn: int = 0
    """Cards to burn first."""
    board: int = 0
    seats: tuple[int, ...] = ()
    """Who is dealt to: one card at a time, in this order, round after round (DEAL-01)."""

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Deal) and len(command.cards) == self.count

    @property
    def offer(self) -> o.Offer:
        """What is to be dealt, as a phrase."""
        where: Phrase
        match self.to:
            case "burn":
                return o.ToBurn(self.burn)
            case "board":
                where = o.BoardNumber(self.board + 1) if self.board else o.TheBoard()
            case "players" | "upcards":
                up = self.to == "upcards"
                one = len(self.seats) == 1
                where = o.OnePlayer(Seat(self.seats[0]), up) if one else o.ThePlayers(up)
            case _:
                assert_never(self.to)
        return o.ToDealCards(self.count, where, o.AfterBurning(self.burn) if self.burn else None)

    def __str__(self) -> str:
        return str(self.offer)


class ToShow(Struct, frozen=True, gc=False):
    """A hand must be shown, or may be mucked; any live player may show without waiting."""

    seat: int
    """Whose turn it is to show (SHOW-12)."""
    seats: tuple[int, ...]
    """All who still hold cards that have not been shown."""
    may_muck: tuple[int, ...] = ()
    """Those of them who may throw their hands away."""

    def __contains__(self, command: AnyCommand) -> bool:
        if isinstance(command, Show):
            return command.seat in self.seats
        return isinstance(command, Muck) and command.seat in self.may_muck

    @property
    def offer(self) -> o.Offer:
        """What may be done with the hand, as a phrase."""
        return o.ToShowOrMuck() if self.seat in self.may_muck else o.ToShowACard()

    def __str__(self) -> str:
        return str(self.offer)


class ToChoose(Struct, frozen=True, gc=False):
    """The players in an all-in pot must say how often to run it (BYND-40)."""

    seats: tuple[int, ...]
    most: int

    def __contains__(self, command: AnyCommand) -> bool:
        return (
            isinstance(command, RunIt)
            and command.seat in self.seats
            and 1 <= command.times <= self.most
        )

    @property
    def offer(self) -> o.Offer:
        """How often it may be run, as a phrase."""
        return o.ToRunIt(self.most)

    def __str__(self) -> str:
        return str(self.offer)


class ToDeclare(Struct, frozen=True, gc=False):
    """These players must each declare, closed, for which half they play (BYND-67)."""

    seats: tuple[int, ...]

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Declare) and command.seat in self.seats and bool(command.side)

    @property
    def offer(self) -> o.Offer:
        """What may be declared, as a phrase."""
        return o.ToDeclareASide()

    def __str__(self) -> str:
        return str(self.offer)


class Nothing(Struct, frozen=True, gc=False):
    """The hand is over."""

    def __contains__(self, command: AnyCommand) -> bool:
        return False

    @property
    def offer(self) -> o.Offer:
        """That nothing may be done, as a phrase."""
        return o.NothingIsDue()

    def __str__(self) -> str:
        return str(self.offer)


NOTHING = Nothing()

Awaiting = ToAct | ToDraw | ToDeal | ToShow | ToChoose | ToDeclare | Nothing


def seat_to_act(pending: Awaiting) -> int | None:
    """Who is asked; of several who may answer the first, and nobody where cards are or it is over.

    >>> seat_to_act(ToAct(seat=1, call=5, low=10, high=200, all_in=200)), seat_to_act(NOTHING)
    (1, None)
    """
    match pending:
        case ToAct(seat=seat) | ToDraw(seat=seat) | ToShow(seat=seat):
            return seat
        case ToChoose(seats=seats) | ToDeclare(seats=seats):
            return seats[0]
        case ToDeal() | Nothing():
            return None
