"""Transcript events: the parsed lines of a hand, before the engine has checked them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeVar

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.payments import PaymentKind

ForcedBetKind = Literal[
    "ante", "small blind", "big blind", "both blinds", "button blind", "straddle", "post", "dead"
]
"""Kinds of forced bets: a ``post`` is live and of any size, ``dead`` goes directly into the pot."""

ActionVerb = Literal[
    "folds",
    "checks",
    "calls",
    "calls to",
    "bets",
    "raises",
    "raises with",
    "brings in",
    "completes",
    "puts in",
]
"""The verbs of an action.

``raises with`` gives the chips put in. ``puts in`` may be a call, a bet or a raise, because some
sites do not record the kind of an all-in. ``completes`` and ``calls to`` give only the new total.
"""


class PostEvent(NamedTuple):
    """A forced bet that a player posted."""

    player: str
    kind: ForcedBetKind
    amount: Amount
    is_all_in: bool = False
    is_dead: bool = False
    """True if the line says that the post is dead."""


class MarkerEvent(NamedTuple):
    """A marker line between stars: a street with its cards, the showdown or the summary."""

    name: str
    """The name of the marker, ``FLOP``, without the number of the board."""
    board: int = 0
    """The number of the board, counted from 1; 0 if there is only one."""
    cards: Cards = ()


class DealEvent(NamedTuple):
    """Cards dealt to a player: the earlier cards and the new ones."""

    player: str
    held_cards: Cards
    new_cards: Cards


class ActionEvent(NamedTuple):
    """A fold, check, call, bet, raise or bring-in by a player."""

    player: str
    verb: ActionVerb
    amount: Amount = 0
    """The amount of the call, bet or raise; 0 for a raise without an amount in the line."""
    to: Amount = 0
    """The new total of a raise."""
    is_all_in: bool = False
    cards: Cards = ()
    """Cards that a player shows when folding."""


class DrawEvent(NamedTuple):
    """A discard by a player; no cards if the player stands pat."""

    player: str
    card_count: int
    cards: Cards = ()


class ShowEvent(NamedTuple):
    """A hand, or part of it, that a player shows."""

    player: str
    cards: Cards


class MuckEvent(NamedTuple):
    """A hand that a player mucks at the showdown."""

    player: str


class WinEvent(NamedTuple):
    """Chips that a player wins from a pot."""

    player: str
    amount: Amount


class RefundEvent(NamedTuple):
    """An uncalled bet that is returned to its player."""

    player: str
    amount: Amount


class CashOutEvent(NamedTuple):
    """A cash-out: the player's hand is sold to the house before the end of the hand."""

    player: str
    amount: Amount


class SidePaymentEvent(NamedTuple):
    """Chips that a player receives or pays in addition to the pots."""

    player: str
    kind: PaymentKind
    amount: Amount
    """Amount of the payment, positive in both directions."""


class BountyEvent(NamedTuple):
    """A bounty that a player wins, in the currency of the tournament."""

    player: str
    amount: Amount


class HouseContributionEvent(NamedTuple):
    """Chips that the house adds to the pot."""

    amount: Amount


class TotalEvent(NamedTuple):
    """The total pot and the fees of the hand."""

    pot: Amount
    fees: tuple[tuple[str, Amount], ...]
    """Fees by name: rake, jackpot ..."""

    @property
    def fee_amounts(self) -> list[Amount]:
        """The amounts of all fees."""
        return [amount for _, amount in self.fees]


class SeatSummary(NamedTuple):
    """A seat's line in the summary."""

    chair: int
    cards: Cards
    has_mucked: bool
    won_amounts: tuple[Amount, ...]


class BoardSummary(NamedTuple):
    """A board in the summary; of several boards, some omit their common cards."""

    board: int
    """The number of the board, counted from 1."""
    cards: Cards


class NoteEvent(NamedTuple):
    """An observer note, as words."""

    words: list[str]


class CancelEvent(NamedTuple):
    """The cancellation of the whole hand."""


TranscriptEvent = (
    PostEvent
    | MarkerEvent
    | DealEvent
    | ActionEvent
    | DrawEvent
    | ShowEvent
    | MuckEvent
    | WinEvent
    | RefundEvent
    | CashOutEvent
    | SidePaymentEvent
    | BountyEvent
    | HouseContributionEvent
    | TotalEvent
    | SeatSummary
    | BoardSummary
    | NoteEvent
    | CancelEvent
)


def list_event_amounts(event: TranscriptEvent) -> tuple[Amount, ...]:
    """Return the chip amounts that an event of a transcript contains."""
    if type(event) in EVENTS_WITHOUT_AMOUNT:
        return ()
    if isinstance(event, ActionEvent):
        return event.amount, event.to
    if isinstance(event, TotalEvent):
        return event.pot, *event.fee_amounts
    amount = getattr(event, "amount", None)
    return () if amount is None else (amount,)


EVENTS_WITHOUT_AMOUNT: Final = frozenset(
    (SeatSummary, MarkerEvent, DealEvent, ShowEvent, MuckEvent, BountyEvent, BoardSummary)
)
"""Kinds of events without an amount of chips, which do not affect the scale of the hand."""

EventT = TypeVar("EventT", bound=TranscriptEvent)


def strip_player(event: EventT) -> EventT:
    """Return the event with the player's name stripped of spaces at its ends."""
    name = getattr(event, "player", "")
    return event._replace(player=name.strip()) if name != name.strip() else event  # type: ignore[call-arg,return-value]


class TranscriptLine(NamedTuple):
    """A line of a file, and its event."""

    number: int
    text: str
    event: TranscriptEvent
