"""What one pair of eyes may know of a table, ready to be drawn: nobody works out a rule from it.

``TableView`` is the same for all who watch, and is built from a fold in which every hidden card is
unknown. ``Mine`` is what one player knows beside that: his cards, and what he may do.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

HIDDEN = "??"
"""A card that lies face down."""


class SeatView(Struct, frozen=True):
    """A chair that is taken."""

    chair: int
    player: str
    bot: bool
    """A program plays: the room's own, or one that acts by a key that says so."""
    stack: int
    behind: int
    """Chips that are bought and not there yet."""
    asked: int
    """Chips that the host has not approved yet."""
    state: Literal["playing", "folded", "all-in", "waiting", "out", "leaving"]
    """``waiting`` is to be dealt in; ``out`` is to sit out."""
    bet: int
    """In front of him, this round."""
    cards: tuple[str, ...]
    """Those that all may see, and ``??`` for each that they may not."""
    says: str
    """What he did last in this round: ``raise to 40``."""
    won: int
    """What he took from the middle in the hand that is just over."""
    holding: str
    """What his shown cards are worth, in English."""
    owes: int
    """Blinds and more that he posts when he comes back."""
    legs: int
    here: bool
    """He is connected."""
    bank: int
    """Milliseconds in his time bank."""


class PotView(Struct, frozen=True):
    """A pot, and who can win it."""

    chips: int
    chairs: tuple[int, ...]


class ClockView(Struct, frozen=True):
    """The clock that runs, in milliseconds of the server's time; chair 0 is all who are asked."""

    chair: int
    since: int
    until: int
    kind: str


class GameView(Struct, frozen=True):
    """What is played now."""

    name: str
    """``no-limit hold'em 1/2``"""
    variant: str
    limit: str
    blinds: tuple[int, ...]
    ante: int
    bets: tuple[int, ...]
    """The small and the big bet, where there are such."""
    unit: int
    down: int
    """The cards that a player may hold face down at most."""
    hand_size: int
    """The cards that a player may hold at most."""
    boards: int
    low: bool
    """A low hand wins, or half."""
    buy_in: tuple[int, int]
    """The least and the most that one sits down with; 0 is any number."""


class TableView(Struct, frozen=True):
    """A table, as everybody may see it."""

    table: str
    name: str
    chairs: int
    game: GameView
    mix: tuple[str, ...]
    """The names of the games that take turns; empty if there is one."""
    seats: tuple[SeatView, ...]
    hand: int
    """The number of the hand that is played, or was played last."""
    phase: Literal["idle", "between", "straddles", "playing", "showdown", "paused", "closed"]
    why: str
    """Why nothing is played, in a sentence; empty while there is."""
    button: int
    small: int
    big: int
    street: str
    boards: tuple[tuple[str, ...], ...]
    pots: tuple[PotView, ...]
    """Main pot first; bets of this round are still in front of the seats."""
    carried: int
    to_act: tuple[int, ...]
    """The chairs that are awaited."""
    asks: str
    """What they are asked: ``act``, ``draw``, ``show``, ``run-it``, ``declare``, ``straddle``,
    ``answer``; empty if nobody is."""
    bet: int
    """The bet to match in this round."""
    clock: ClockView | None
    percent: int
    """The limits of this hand, in percent: 200 in a kill pot."""
    bomb: int
    rock: int
    killer: int
    won: tuple[tuple[int, int, str], ...]
    """Of the hand that is just over: chair, chips, and with what."""
    next_at: int
    """When the next hand begins, in milliseconds; 0 if nobody knows."""
    rake: int
    kitty: int
    root: str
    """The seal of the deck that is played with, or comes next."""
    watching: int
    """Who watches without a chair."""
    chat: bool
    """One may say something."""
    spectators: bool
    """Whoever may enter may watch without a chair."""
    delay: int
    """Seconds by which those who have no chair see everything later."""


# What one player may do -------------------------------------------------------------------------


class Preset(Struct, frozen=True):
    """A size that many bet: it sets the amount, and submits nothing."""

    label: str
    """``min``, ``1/2``, ``2/3``, ``pot``, ``3bb``, ``all-in`` ..."""
    to: int


class ActTurn(Struct, frozen=True, tag="act", tag_field="ask"):
    """Bet, call, check, fold."""

    call: int
    low: int
    """The least total to raise to; 0 if he may not raise."""
    high: int
    all_in: int
    unit: int
    fold: bool
    """He may fold."""
    free: bool
    """A check is free."""
    opens: bool
    """A raise is the first bet of the round."""
    ends_only: bool
    bring_in: bool
    short: int
    may_buy: bool
    barred: str
    """Why he may not raise, with the rule; empty if he may."""
    pot: str
    """How the most that pot-limit allows is worked out; empty in other structures."""
    presets: tuple[Preset, ...]


class DrawTurn(Struct, frozen=True, tag="draw", tag_field="ask"):
    """Throw cards away."""

    least: int
    most: int
    draws: bool


class ShowTurn(Struct, frozen=True, tag="show", tag_field="ask"):
    """Show, or muck."""

    may_muck: bool
    mine: bool
    """It is his turn to; else he may show without waiting."""


class RunItTurn(Struct, frozen=True, tag="run-it", tag_field="ask"):
    """Say how often to run out the board."""

    most: int


class DeclareTurn(Struct, frozen=True, tag="declare", tag_field="ask"):
    """Say for which half one plays."""


class StraddleTurn(Struct, frozen=True, tag="straddle", tag_field="ask"):
    """Straddle, or do not."""

    least: int
    most: int
    live: bool


class AnswerTurn(Struct, frozen=True, tag="answer", tag_field="ask"):
    """Accept a marker, or do not."""

    debtor: int
    chips: int
    lender: int


AnyTurn = ActTurn | DrawTurn | ShowTurn | RunItTurn | DeclareTurn | StraddleTurn | AnswerTurn


class Mine(Struct, frozen=True):
    """What one who watches has beside what all may see."""

    role: Literal["host", "player", "spectator"]
    """What he may do besides playing: a host runs the table."""
    chair: int
    """Where he sits; 0 is nowhere."""
    cards: tuple[str, ...]
    """All his cards, those face up included."""
    up: tuple[str, ...]
    """Those of them that lie face up."""
    holding: str
    """What they are worth with the board, in English."""
    turn: AnyTurn | None
    """What he is asked."""
    token: int
    """Goes with each wish in the hand: a wish for another turn is refused as stale."""
    side: str
    """What he has declared."""
    buy: tuple[int, int]
    """The least and the most that he may buy now; (0, 0) if he may not."""
    extra: bool
    """He may ask for time."""
    flags: tuple[str, ...]
    """What he has asked for after this hand: ``sits-out-next``, ``leaves-next``, ``waits``."""
    may_show: tuple[str, ...]
    """His cards of the hand that is over, that nobody has seen and that he may show."""
    requests: tuple[tuple[int, str, int, str], ...]
    """Only for a host: chair, player, chips and kind of what waits for approval."""
