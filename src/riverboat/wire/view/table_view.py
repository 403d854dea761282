"""What all who watch a table see of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.wire.wire_phrases import Words

HIDDEN = "??"
"""A card that lies face down."""

SeatAction = Literal[
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "all-in",
    "bring-in",
    "ante",
    "dead",
    "blind",
    "post",
    "straddle",
    "sleeper",
    "kill",
    "draw",
    "stand pat",
    "show",
    "muck",
]
"""What stands at a chair for a while: the last that its player did."""


class SeatView(Struct, frozen=True):
    """A chair that is taken."""

    chair: int
    player: str
    called: str
    """Their name, without what ends a bot's so that nobody else can have it."""
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
    """In front of them, this round."""
    cards: tuple[str, ...]
    """Those that all may see, and ``??`` for each that they may not."""
    says: SeatAction | Literal[""]
    """What they did last in this round; ``bet`` says how much, and ``drew`` how many cards."""
    won: int
    """What they took from the middle in the hand that is just over."""
    holding: Words | None
    """What their shown cards are worth."""
    owes: int
    """Blinds and more that they post when they come back."""
    legs: int
    here: bool
    """They are connected."""
    bank: int
    """Milliseconds in their time bank."""
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
    words: Words | None
    """What those make."""
    players: tuple[str, ...] = ()
    """Who that is: in their chair there may be nobody by now, or somebody else."""


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
    said: Words
    """All of that in words."""


class BombPotVoteView(Struct, frozen=True):
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
    boards: int = 0
    """Its boards; 0 for as many as the game has."""


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
    why: Words | None
    """Why nothing is played; nothing while there is."""
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
    won: tuple[tuple[int, int, Words | None], ...]
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
    bomb_vote: BombPotVoteView | None = None
    """What all who would play the next hand are asked; nothing while nobody has proposed it."""
    in_stead: tuple[int, ...] = ()
    """The empty chairs that somebody has just left, and in which one may choose to play on."""
    event: str = ""
    """The event that it is a table of; empty if it is none. How that stands is asked over HTTP."""
    event_table: int = 0
    """Which table of the event it is, by number."""
    raises: tuple[int, int] = (0, 0)
    """The least and the greatest total to which whoever acts may bet or raise; (0, 0) if they may
    not, and where it would tell of their cards (openers)."""
    cut_by: tuple[str, ...] | None = None
    """The players whose cuts were used for the deck that is played with, in the order of their
    chairs, without the room's own bots; none if nobody cut it, and nothing before it is cut."""
