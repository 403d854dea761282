"""What one pair of eyes may know of a table, ready to be drawn: nobody works out a rule from it.

``TableView`` is the same for all who watch, and is built from a fold in which every hidden card is
unknown. ``Mine`` is what one player knows beside that: his cards, and what he may do.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
    makes_room: bool
    """One of the room's bots, which gets up for whoever asks for its chair."""
    equity: tuple[float, ...] = ()
    """While nobody can bet any more and all hands are open: what they take of each board's share
    on average, from 0 to 1."""
    drew: int = -1
    """The cards that they threw away in the last draw of this hand; -1 if they have not drawn."""


class PotView(Struct, frozen=True):
    """A pot, and who can win it."""

    chips: int
    chairs: tuple[int, ...]


class AwardView(Struct, frozen=True):
    """A part of the pot, and who has won it, with which cards."""

    pot: int
    """0 is the main pot, 1 the first side pot."""
    board: int
    """-1 is all of them."""
    half: str
    """``high``, ``low``, ``badugi``, ``draw`` ...; empty if the pot was not halved."""
    no_low: bool
    """There would have been a half for the low, and nobody had one."""
    chairs: tuple[int, ...]
    """Several have split it."""
    chips: tuple[int, ...]
    """What each of them takes of it."""
    cards: tuple[tuple[str, ...], ...]
    """The cards that play, of each of them; empty if no hands were compared."""
    words: str
    """What those make, in English."""


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


class PendingView(Struct, frozen=True):
    """What a host has asked for in the middle of a hand, and what happens when it is over."""

    id: int
    """By which a host takes it back."""
    by: str
    """The host who has asked."""
    what: str
    """The wish: ``rules``, ``move-somebody``, ``adjust``, ``close`` ..."""
    player: str
    """Whom it is about; empty if nobody alone."""
    to: int
    """The chair that somebody moves to."""
    chips: int
    """By how much a stack is corrected, or the ante of a bomb pot."""
    text: str
    """The game that is played then, or the reason that was given."""


class BombView(Struct, frozen=True):
    """A bomb pot that a player has proposed, and that all who would play it are asked about."""

    hand: int
    """The hand that it would be."""
    by: str
    chips: int
    """The ante of each."""
    agree: int
    """How many have agreed."""
    of: int
    """Of how many who are asked."""


class Money(Struct, frozen=True):
    """How chips are written at a table: as they are, or as money. They are counted whole."""

    digits: Literal[0, 2] = 0
    """2 is for cents: 150 chips are written 1.50, and whoever types 1.5 means 150."""
    sign: Annotated[str, Meta(max_length=4, pattern=r"^[^\u0000-\u001f\u007f<>&\d]*$")] = ""
    """A sign of a currency: `€`, `$`, `Kč`; empty for none."""
    before: bool = False
    """The sign stands before the number."""


class TableView(Struct, frozen=True):
    """A table, as everybody may see it."""

    table: str
    name: str
    chairs: int
    game: GameView
    mix: tuple[str, ...]
    """The names of the games that take turns; empty if there is one."""
    sized: bool
    """In some game of the table players choose how much to bet; else every bet is fixed."""
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
    ``answer``, ``game``; empty if nobody is."""
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
    """What the house has taken so far, in pots and for time."""
    raked: int
    """What it took of the pots of this hand, or of the one that is just over."""
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
    waiting: int
    """How many wait for a seat."""
    kept: tuple[int, ...]
    """Empty chairs that are kept for some of them, and that nobody else may take."""
    run_out: bool = False
    """Nobody can bet any more: the cards that are left come one after the other."""
    awards: tuple[AwardView, ...] = ()
    """Of the hand that is just over: what was paid to whom and why, in the order in which it is
    paid."""
    pays: int = 0
    """Milliseconds that the paying takes; the next hand waits for it."""
    draw: tuple[int, int] = (0, 0)
    """Which draw it is, and of how many; 0 before the first."""
    game_hand: int = 0
    """In a mix: how many hands in a row have been of this game, with this one."""
    game_hands: int = 0
    """And how many there will be before the next game; 0 if nobody knows."""
    next_game: str = ""
    """The game after those, in a mix that takes them in turn."""
    rabbit: tuple[tuple[str, ...], ...] = ()
    """The cards of each board that would have come in the hand that is over, once somebody has
    asked to see them; no chip has moved for them."""
    pending: tuple[PendingView, ...] = ()
    """What hosts have asked for, and what happens after this hand, in the order of asking."""
    pause: Literal["", "next", "now"] = ""
    """A host has stopped the table: ``next`` is when this hand is over, ``now`` is at once."""
    paused_by: str = ""
    """Which of them; empty while nobody has."""
    quiet: bool = False
    """Nobody is heard just now, for somebody is all-in."""
    choices: tuple[str, ...] = ()
    """In a dealer's choice: the names by which the next game is chosen."""
    about: str = ""
    """What the host says of the table."""
    money: Money = Money()
    """How chips are written here."""
    bomb_vote: BombView | None = None
    """What all who would play the next hand are asked; nothing while nobody has proposed it."""
    in_stead: tuple[int, ...] = ()
    """The empty chairs that somebody has just left, and in which one may choose to play on."""
    raises: tuple[int, int] = (0, 0)
    """The least and the greatest total to which whoever acts may bet or raise; (0, 0) if they may
    not, and where it would tell of their cards (openers)."""


# What one player may do -------------------------------------------------------------------------


SizeName = Literal[
    "min",
    "2bb",
    "2.2bb",
    "2.5bb",
    "3bb",
    "4bb",
    "5bb",
    "2.5x",
    "3x",
    "4x",
    "1/4",
    "1/3",
    "1/2",
    "2/3",
    "3/4",
    "pot",
    "1.5 pot",
    "2 pot",
    "all-in",
]
"""Sizes that many bet, by name."""


class Preset(Struct, frozen=True):
    """What such a size comes to now: it sets the amount, and submits nothing."""

    label: SizeName
    """In big blinds (``bb``), by the bet to match (``x``), by the pot after a call (``1/2``,
    ``2 pot``), the least (``min``) or all he has."""
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
    """The sizes that he may bet now; one that is too small or too large is left out."""
    unraised: bool
    """The first round of a game with blinds, and nobody has raised."""


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


class GameTurn(Struct, frozen=True, tag="game", tag_field="ask"):
    """Choose what is dealt next: one has the button, and the game is the dealer's choice."""

    games: tuple[str, ...]
    now: str
    """What is dealt if one says nothing."""


AnyTurn = (
    ActTurn | DrawTurn | ShowTurn | RunItTurn | DeclareTurn | StraddleTurn | AnswerTurn | GameTurn
)


class NoticeView(Struct, frozen=True):
    """Something that a host has done about one player, who is told until they have read it."""

    id: int
    what: str
    """``moved``, ``seated``, ``adjusted``, ``dealt-out``, ``refused``, ``sent-away``, ``host``,
    ``dropped``, ``announced``"""
    by: str
    text: str
    """The reason that was given, or what is announced; why something was dropped."""
    chips: int
    chair: int
    """Where one sits now."""
    until: int
    """Until when one stays out, in milliseconds: 0 is not at all, and -1 for good."""
    code: str = ""
    """Of a wish that was dropped: why, for programs."""
    rule: str = ""


class BarredView(Struct, frozen=True):
    """Somebody who is to stay out."""

    player: str
    by: str
    reason: str
    until: int
    """In milliseconds since 1970; -1 is for good."""


class StandingView(Struct, frozen=True):
    """What the room answers in a player's stead."""

    straddle: Literal["ask", "never", "always"] = "ask"
    run_it: Literal["ask", "once", "most"] = "ask"
    beaten: Literal["ask", "muck"] = "ask"
    rebuy: bool = False
    """The usual buy-in is bought when all chips are gone."""
    top_up: int = 0
    """Chips are bought between hands below so many percent of the largest stack; 0 is never."""
    waits: bool = False
    """The big blind is waited for rather than posted to come in."""


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
    """What he has asked for after this hand: ``sits-out-next``, ``leaves-next``, ``waits``; and
    ``sits-out-at-blind``."""
    may_show: tuple[str, ...]
    """His cards of the hand that is over, that nobody has seen and that he may show."""
    requests: tuple[tuple[int, str, int, str], ...]
    """Only for a host: chair, player, chips and kind of what waits for approval."""
    waiting: tuple[str, ...]
    """Only for a host: who waits for a seat, the first first."""
    may_rabbit: bool = False
    """One may ask to see the cards that would have come in the hand that is over."""
    notices: tuple[NoticeView, ...] = ()
    """What hosts have done about oneself, and one has not read yet."""
    barred: tuple[BarredView, ...] = ()
    """Only for a host: who is to stay out."""
    standing: StandingView | None = None
    """What the room answers in his stead; nothing for who has no chair."""
    challenge: bool = False
    """He may object to a bet of more than the pot."""
    bomb_vote: Literal["", "asked", "agreed"] = ""
    """What one has said of the bomb pot that is proposed; empty if one is not asked."""
    may_bomb: bool = False
    """One may propose one."""
    together: tuple[tuple[str, ...], ...] = ()
    """Only for a host: players who come from one address, where the table's host is told so."""
    spend: int = 0
    """How many chips he may take off the table now for refreshments and tips."""
