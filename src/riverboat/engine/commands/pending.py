"""The pending decision of a hand and its legal options.

``pending_decision(hand)`` always returns one of these, so a caller always knows the next actor and
action. Buttons, bots, errors and importers use them, and do not apply the rules a second time.
"""

from __future__ import annotations

from typing import Final, Literal, assert_never

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
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
from riverboat.words import action_offers as o


class Sizes(Struct, frozen=True, rename={"only_min_or_max": "ends_only"}):
    """Legal raise totals from low to high, both included."""

    min: int
    max: int
    only_min_or_max: bool = False
    """True if only the smallest and the largest size are legal."""

    def __contains__(self, total: int) -> bool:
        return (
            total in (self.min, self.max) if self.only_min_or_max else self.min <= total <= self.max
        )

    @property
    def offer(self) -> o.OfferedSizes:
        """The totals as a phrase."""
        if self.min == self.max:
            return o.ExactOfferedSize(self.min)
        if self.only_min_or_max:
            return o.TwoOfferedSizes(self.min, self.max)
        return o.OfferedSizeRange(self.min, self.max)

    def __str__(self) -> str:
        return str(self.offer)

    ends_only = DeprecatedAttribute("only_min_or_max")


_RAISE_BARRING_RULES: Final = frozenset({"ALLN-01", "ALLN-16", "BET-19", "CAPR-08"})
"""Rules that close the betting to a player who may still call."""


class ToAct(
    Struct,
    frozen=True,
    gc=False,
    rename={
        "is_bet": "bet",
        "allows_free_fold": "free_fold",
        "raise_refusal": "barred",
        "is_bring_in": "bring_in",
        "completes_bring_in": "completes",
        "only_min_or_max": "ends_only",
        "can_add_chips": "may_buy",
        "chips_missing": "short",
        "overbet_rule": "overbet",
    },
):
    """The player at ``seat`` must act; the fields describe all legal actions.

    >>> turn = ToAct(seat=1, call=5, low=10, high=200, all_in=200)
    >>> print(turn)
    fold, call 5, raise to 10-200
    >>> RaiseTo(9) in turn, RaiseTo(10) in turn, Check() in turn
    (False, True, False)
    """

    seat: int
    call: int
    """Chips to call: 0 means that a check is free. More than the stack only if
    ``chips_missing`` is not 0.
    """
    low: int
    """The minimum total of a raise; 0 when raising is barred."""
    high: int
    """The maximum total of a raise."""
    all_in: int
    """The total in front of the player with their whole stack in."""
    unit: int = 1
    """Raises are multiples of this, unless all-in (UNIT-01)."""
    is_bet: bool = False
    """True if no player has bet on this street, so that a raise is a bet."""
    allows_free_fold: bool = True
    """True if the house allows a fold when the player could check (TURN-03)."""
    raise_refusal: Refusal | None = None
    """The reason the player may not raise."""
    is_bring_in: bool = False
    """True if the player must pay the bring-in, ``call`` chips, or bet more (BRNG-01).

    The player may neither check nor fold.
    """
    completes_bring_in: bool = False
    """True if the next bet would complete the bring-in to a full bet (BRNG-08).

    A completion is not counted as a raise.
    """
    only_min_or_max: bool = False
    """True if only raises to ``low`` or ``high`` are legal, and no amount between them (BYND-61).
    """
    can_add_chips: bool = False
    """True if the player may add chips before acting, as open stakes allow (OPEN-06)."""
    chips_missing: int = 0
    """Chips that the player must add in order to call, because an all-in call is not allowed.

    A player who does not add them has to fold (OPEN-02, OPEN-09). 0 in all other cases.
    """
    overbet_rule: str = ""
    """The rule for a bet above the pot in pot-limit (POTL-10); empty elsewhere."""

    @property
    def raise_to(self) -> Sizes | None:
        """Legal totals of a bet or raise, or ``None``."""
        return Sizes(self.low, self.high, self.only_min_or_max) if self.high else None

    @property
    def can_fold(self) -> bool:
        """True if folding is allowed."""
        return not self.is_bring_in and (self.call > 0 or self.allows_free_fold)

    @property
    def allows_all_in(self) -> bool:
        """True if all the chips that play may go in, as a call or a raise (VERB-10)."""
        if not self.high:
            return self.is_all_in_call
        return self.high == self.all_in or self.overbet_rule not in ("", "refuse")

    @property
    def is_all_in_call(self) -> bool:
        """True if *all-in* is a call: of the whole stack, or because raising is barred."""
        if self.raise_refusal is None or self.chips_missing:
            return False
        rule = self.raise_refusal.rule
        return rule == "ALLN-28" or (self.call > 0 and rule in _RAISE_BARRING_RULES)

    def allows(self, total: int) -> bool:
        """Return True if a raise to this total is legal."""
        low, high = self.low, self.high
        if total < low or total > high or not low:
            return False
        if self.only_min_or_max:
            return total in (low, high)
        return total % self.unit == 0 or total == self.all_in

    def __contains__(self, command: AnyCommand) -> bool:
        match command:
            case Fold():
                return self.can_fold
            case Check():
                return self.call == 0
            case Call():
                return not self.chips_missing
            case AllIn():
                return self.allows_all_in
            case AddChips(seat, chips):
                return self.can_add_chips and seat == self.seat and chips > 0
            case BringIn(seat):
                return self.is_bring_in and seat in (-1, self.seat)
            case RaiseTo(total):
                return self.allows(total)
            case RaisePot():
                return self.high > 0 and bool(self.overbet_rule)
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
        if self.chips_missing and not self.is_bring_in:
            return o.AddChipsToCallOffer(self.chips_missing, self.call)
        offers: list[o.Offer]
        if self.is_bring_in:
            offers = [o.BringInOffer(self.call)]
        elif self.call:
            offers = [o.FoldOffer(), o.CallOffer(self.call)]
        else:
            offers = [o.CheckOffer()]
        if raise_sizes := self.raise_to:
            verb = (
                o.CompletionOffer
                if self.completes_bring_in
                else o.BetOffer
                if self.is_bet
                else o.RaiseOffer
            )
            offers.append(verb(raise_sizes.offer))
        if self.can_add_chips:
            offers.append(o.AddChipsOffer())
        return o.OfferList(tuple(offers))

    def __str__(self) -> str:
        return str(self.offer)

    bet = DeprecatedAttribute("is_bet")
    free_fold = DeprecatedAttribute("allows_free_fold")
    barred = DeprecatedAttribute("raise_refusal")
    bring_in = DeprecatedAttribute("is_bring_in")
    completes = DeprecatedAttribute("completes_bring_in")
    ends_only = DeprecatedAttribute("only_min_or_max")
    may_buy = DeprecatedAttribute("can_add_chips")
    short = DeprecatedAttribute("chips_missing")
    overbet = DeprecatedAttribute("overbet_rule")
    may_fold = DeprecatedAttribute("can_fold")
    all_in_calls = DeprecatedAttribute("is_all_in_call")


class ToDraw(
    Struct,
    frozen=True,
    gc=False,
    rename={"min_cards": "least", "max_cards": "most", "replaces_cards": "draws"},
):
    """The player at ``seat`` must discard, and receives replacements if the game draws."""

    seat: int
    min_cards: int
    """The fewest cards to discard: 0 when standing pat is allowed."""
    max_cards: int
    replaces_cards: bool = True
    """True if the discarded cards are replaced."""

    def __contains__(self, command: AnyCommand) -> bool:
        return (
            isinstance(command, Discard) and self.min_cards <= len(command.cards) <= self.max_cards
        )

    @property
    def offer(self) -> o.Offer:
        """The number of cards that may be discarded, as a phrase."""
        if not self.replaces_cards:
            return o.DiscardOffer(self.max_cards)
        if self.max_cards < 2:
            return o.DrawOneOffer() if self.max_cards else o.StandPatOffer()
        return o.DrawRangeOffer(self.max_cards)

    def __str__(self) -> str:
        return str(self.offer)

    least = DeprecatedAttribute("min_cards")
    most = DeprecatedAttribute("max_cards")
    draws = DeprecatedAttribute("replaces_cards")


class ToDeal(Struct, frozen=True, gc=False, rename={"destination": "to", "burn_count": "burn"}):
    """The dealer must deal cards."""

    destination: Literal["players", "upcards", "board", "burn"]
    """``players``: face down, ``upcards``: face up, to each of ``seats``; ``board``; or just
    ``burn_count``, before a draw."""
    count: int
    """Number of cards in all, without burns."""
    burn_count: int = 0
    """Number of cards to burn first."""
    board: int = 0
    """Index of the board that is dealt to; 0 is the first."""
    seats: tuple[int, ...] = ()
    """The seats dealt to: one card at a time, in this order, round after round (DEAL-01)."""

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Deal) and len(command.cards) == self.count

    @property
    def offer(self) -> o.Offer:
        """The cards to be dealt, as a phrase."""
        destination_phrase: Phrase
        match self.destination:
            case "burn":
                return o.BurnOffer(self.burn_count)
            case "board":
                destination_phrase = (
                    o.BoardNumber(self.board + 1) if self.board else o.BoardRecipient()
                )
            case "players" | "upcards":
                is_face_up = self.destination == "upcards"
                is_single_seat = len(self.seats) == 1
                destination_phrase = (
                    o.PlayerRecipient(Seat(self.seats[0]), is_face_up)
                    if is_single_seat
                    else o.AllPlayersRecipient(is_face_up)
                )
            case _:
                assert_never(self.destination)
        return o.CardDealOffer(
            self.count,
            destination_phrase,
            o.BurnCountSuffix(self.burn_count) if self.burn_count else None,
        )

    def __str__(self) -> str:
        return str(self.offer)

    to = DeprecatedAttribute("destination")
    burn = DeprecatedAttribute("burn_count")


class ToShow(Struct, frozen=True, gc=False, rename={"seats_allowed_to_muck": "may_muck"}):
    """The player at ``seat`` must show or may muck; other live players may show out of turn."""

    seat: int
    """The seat whose turn it is to show (SHOW-12)."""
    seats: tuple[int, ...]
    """All seats with cards that have not been shown."""
    seats_allowed_to_muck: tuple[int, ...] = ()
    """Seats of the players who may muck."""

    def __contains__(self, command: AnyCommand) -> bool:
        if isinstance(command, Show):
            return command.seat in self.seats
        return isinstance(command, Muck) and command.seat in self.seats_allowed_to_muck

    @property
    def offer(self) -> o.Offer:
        """The options at showdown, as a phrase."""
        return o.ShowOrMuckOffer() if self.seat in self.seats_allowed_to_muck else o.ShowCardOffer()

    def __str__(self) -> str:
        return str(self.offer)

    may_muck = DeprecatedAttribute("seats_allowed_to_muck")


class ToChoose(Struct, frozen=True, gc=False, rename={"max_runs": "most"}):
    """Players in an all-in pot must choose the number of runouts (BYND-40)."""

    seats: tuple[int, ...]
    max_runs: int

    def __contains__(self, command: AnyCommand) -> bool:
        return (
            isinstance(command, RunIt)
            and command.seat in self.seats
            and 1 <= command.times <= self.max_runs
        )

    @property
    def offer(self) -> o.Offer:
        """The possible numbers of runouts, as a phrase."""
        return o.RunItOffer(self.max_runs)

    def __str__(self) -> str:
        return str(self.offer)

    most = DeprecatedAttribute("max_runs")


class ToDeclare(Struct, frozen=True, gc=False):
    """These players must each declare, in secret, the half they play for (BYND-67)."""

    seats: tuple[int, ...]

    def __contains__(self, command: AnyCommand) -> bool:
        return isinstance(command, Declare) and command.seat in self.seats and bool(command.side)

    @property
    def offer(self) -> o.Offer:
        """The possible declarations, as a phrase."""
        return o.DeclarationOffer()

    def __str__(self) -> str:
        return str(self.offer)


class Nothing(Struct, frozen=True, gc=False):
    """The pending decision of a finished hand: none."""

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
