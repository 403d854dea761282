"""The pending decision of a hand and its legal options.

``awaiting(hand)`` always returns one of these, so a caller always knows the next actor and action.
Buttons, bots, errors and importers use them, and do not apply the rules a second time.
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
    """Legal raise totals from low to high, both included."""

    min: int
    max: int
    ends_only: bool = False
    """True if only the smallest and the largest size are legal."""

    def __contains__(self, total: int) -> bool:
        return total in (self.min, self.max) if self.ends_only else self.min <= total <= self.max

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
    """A player must act; all legal actions are listed.

    >>> turn = ToAct(seat=1, call=5, low=10, high=200, all_in=200)
    >>> print(turn)
    fold, call 5, raise to 10-200
    >>> RaiseTo(9) in turn, RaiseTo(10) in turn, Check() in turn
    (False, True, False)
    """

    seat: int
    call: int
    """Chips to call: 0 means that a check is free. More than the stack only when the player is
    ``short``.
    """
    low: int
    """The minimum total of a raise; 0 when raising is barred."""
    high: int
    """The maximum total of a raise."""
    all_in: int
    """The total in front of the player with their whole stack in."""
    unit: int = 1
    """Raises are multiples of this, unless all-in (UNIT-01)."""
    bet: bool = False
    """True if no player has bet on this street, so that a raise is a bet."""
    free_fold: bool = True
    """True if the house allows a fold when the player could check (TURN-03)."""
    barred: Refusal | None = None
    """The reason the player may not raise."""
    bring_in: bool = False
    """The player must open, for ``call`` or more (BRNG-01): no check, no fold."""
    completes: bool = False
    """A raise would complete the bring-in to a full bet, and is not yet a raise (BRNG-08)."""
    ends_only: bool = False
    """True if only raises to ``low`` or ``high`` are legal, and no amount between them (BYND-61).
    """
    may_buy: bool = False
    """The player may add chips first, with open stakes (OPEN-06)."""
    short: int = 0
    """Chips missing for a call that may not be all-in: the player adds these, or folds
    (OPEN-02, OPEN-09).
    """
    overbet: str = ""
    """The rule for a bet above the pot in pot-limit (POTL-10); empty elsewhere."""

    @property
    def raise_to(self) -> Sizes | None:
        """Legal totals of a bet or raise, or ``None``."""
        return Sizes(self.low, self.high, self.ends_only) if self.high else None

    @property
    def may_fold(self) -> bool:
        """True if folding is allowed."""
        return not self.bring_in and (self.call > 0 or self.free_fold)

    @property
    def allows_all_in(self) -> bool:
        """True if all the chips that play may go in, as a call or a raise (VERB-10)."""
        if not self.high:
            return self.all_in_calls
        return self.high == self.all_in or self.overbet not in ("", "refuse")

    @property
    def all_in_calls(self) -> bool:
        """True if *all-in* is a call: of the whole stack, or because raising is barred."""
        if self.barred is None or self.short:
            return False
        rule = self.barred.rule
        return rule == "ALLN-28" or (self.call > 0 and rule in _RAISE_BARRING_RULES)

    def allows(self, to: int) -> bool:
        """Return True if a raise to this total is legal."""
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
            case RaiseTo(total):
                return self.allows(total)
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
        """All legal actions, as a phrase."""
        if self.short and not self.bring_in:
            return o.ToAddToCall(self.short, self.call)
        offers: list[o.Offer]
        if self.bring_in:
            offers = [o.ToBringIn(self.call)]
        elif self.call:
            offers = [o.ToFold(), o.ToCall(self.call)]
        else:
            offers = [o.ToCheck()]
        if raise_sizes := self.raise_to:
            verb = o.ToComplete if self.completes else o.ToBet if self.bet else o.ToRaise
            offers.append(verb(raise_sizes.offer))
        if self.may_buy:
            offers.append(o.ToAddChips())
        return o.Offers(tuple(offers))

    def __str__(self) -> str:
        return str(self.offer)


class ToDraw(Struct, frozen=True, gc=False):
    """A player must discard, and receives replacements if the game draws."""

    seat: int
    least: int
    """The fewest cards to discard: 0 when standing pat is allowed."""
    most: int
    draws: bool = True
    """True if the discarded cards are replaced."""

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Discard) and self.least <= len(command.cards) <= self.most

    @property
    def offer(self) -> o.Offer:
        """The number of cards that may be discarded, as a phrase."""
        if not self.draws:
            return o.ToDiscard(self.most)
        if self.most < 2:
            return o.ToDrawOne() if self.most else o.ToStandPat()
        return o.ToDrawUpTo(self.most)

    def __str__(self) -> str:
        return str(self.offer)


class ToDeal(Struct, frozen=True, gc=False):
    """The dealer must deal cards."""

    to: Literal["players", "upcards", "board", "burn"]
    """``players``: face down, ``upcards``: face up, to each of ``seats``; ``board``; or just
    ``burn``, before a draw."""
    count: int
    """Number of cards in all, without burns."""
    burn: int = 0
    """Number of cards to burn first."""
    board: int = 0
    seats: tuple[int, ...] = ()
    """The seats dealt to: one card at a time, in this order, round after round (DEAL-01)."""

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Deal) and len(command.cards) == self.count

    @property
    def offer(self) -> o.Offer:
        """The cards to be dealt, as a phrase."""
        place: Phrase
        match self.to:
            case "burn":
                return o.ToBurn(self.burn)
            case "board":
                place = o.BoardNumber(self.board + 1) if self.board else o.TheBoard()
            case "players" | "upcards":
                is_up = self.to == "upcards"
                is_single_seat = len(self.seats) == 1
                place = (
                    o.OnePlayer(Seat(self.seats[0]), is_up)
                    if is_single_seat
                    else o.ThePlayers(is_up)
                )
            case _:
                assert_never(self.to)
        return o.ToDealCards(self.count, place, o.AfterBurning(self.burn) if self.burn else None)

    def __str__(self) -> str:
        return str(self.offer)


class ToShow(Struct, frozen=True, gc=False):
    """A hand must be shown, or may be mucked; any live player may show out of turn."""

    seat: int
    """The seat whose turn it is to show (SHOW-12)."""
    seats: tuple[int, ...]
    """All seats with cards that have not been shown."""
    may_muck: tuple[int, ...] = ()
    """Seats of the players who may muck."""

    def __contains__(self, command: AnyCommand) -> bool:
        if isinstance(command, Show):
            return command.seat in self.seats
        return isinstance(command, Muck) and command.seat in self.may_muck

    @property
    def offer(self) -> o.Offer:
        """The options at showdown, as a phrase."""
        return o.ToShowOrMuck() if self.seat in self.may_muck else o.ToShowACard()

    def __str__(self) -> str:
        return str(self.offer)


class ToChoose(Struct, frozen=True, gc=False):
    """Players in an all-in pot must choose the number of runouts (BYND-40)."""

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
        """The possible numbers of runouts, as a phrase."""
        return o.ToRunIt(self.most)

    def __str__(self) -> str:
        return str(self.offer)


class ToDeclare(Struct, frozen=True, gc=False):
    """These players must each declare, in secret, the half they play for (BYND-67)."""

    seats: tuple[int, ...]

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Declare) and command.seat in self.seats and bool(command.side)

    @property
    def offer(self) -> o.Offer:
        """The possible declarations, as a phrase."""
        return o.ToDeclareASide()

    def __str__(self) -> str:
        return str(self.offer)


class Nothing(Struct, frozen=True, gc=False):
    """The hand is over."""

    def __contains__(self, command: AnyCommand) -> bool:
        return False

    @property
    def offer(self) -> o.Offer:
        """The statement that the hand is over, as a phrase."""
        return o.NoActionDue()

    def __str__(self) -> str:
        return str(self.offer)


NOTHING = Nothing()

Awaiting = ToAct | ToDraw | ToDeal | ToShow | ToChoose | ToDeclare | Nothing


def seat_to_act(pending: Awaiting) -> int | None:
    """Return the seat to act, the first of several, or ``None`` for a deal or a finished hand.

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
