"""Public view of a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from riverboat.wire.wire_phrases import Words

HIDDEN = "??"
"""A face-down card."""

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
"""Last action of a player, displayed at their chair for a while."""


class SeatView(Struct, frozen=True):
    """A taken chair."""

    chair: int
    player: str
    called: str
    """Display name, without the suffix that reserves bots' names."""
    bot: bool
    """True if a program plays: a bot of the room, or a client with an API key that says so."""
    stack: int
    behind: int
    """Chips bought that are not in play yet."""
    asked: int
    """Chips that await the host's approval."""
    state: Literal["playing", "folded", "all-in", "waiting", "out", "leaving"]
    """State: ``waiting`` is to be dealt in; ``out`` is sitting out."""
    bet: int
    """Bet in front of the player in this round."""
    cards: tuple[str, ...]
    """Visible cards, and ``??`` for each hidden one."""
    says: SeatAction | Literal[""]
    """Last action in this round; ``bet`` gives the amount, and ``drew`` the number of cards."""
    won: int
    """Chips won in the last hand, while it is shown."""
    holding: Words | None
    """Value of the shown cards."""
    owes: int
    """Blinds and other dues to post on return."""
    legs: int
    here: bool
    """True if the player is connected."""
    bank: int
    """Time bank in milliseconds."""
    makes_room: bool
    """True for a bot of the room that yields its chair to a player who asks for it."""
    equity: tuple[float, ...] = ()
    """In a run-out with all hands open: average share of each board's pot, from 0 to 1."""
    drew: int = -1
    """Number of cards discarded in the last draw of this hand; -1 if there was none."""


class PotView(Struct, frozen=True):
    """A pot, and the players who can win it."""

    chips: int
    chairs: tuple[int, ...]


class AwardView(Struct, frozen=True):
    """A share of a pot, its winners, and their cards."""

    pot: int
    """Number of the pot: 0 is the main pot, 1 the first side pot."""
    board: int
    """Number of the board; -1 is all of them."""
    half: str
    """Half of a split pot: ``high``, ``low``, ``badugi``, ``draw`` ...; empty if not split."""
    no_low: bool
    """True if there would have been a low half, but no hand qualified."""
    chairs: tuple[int, ...]
    """Chairs of the winners; several split the share."""
    chips: tuple[int, ...]
    """Chips of each winner."""
    cards: tuple[tuple[str, ...], ...]
    """Playing cards of each winner; empty if no hands were compared."""
    words: Words | None
    """Value of the winning cards."""
    players: tuple[str, ...] = ()
    """Names of the winners, whose chairs may meanwhile be empty or have other players."""


class ClockView(Struct, frozen=True):
    """A running clock, in milliseconds of the server's time; chair 0 is all who are asked."""

    chair: int
    since: int
    until: int
    kind: str


class GameView(Struct, frozen=True):
    """The current game."""

    name: str
    """Name, such as ``no-limit hold'em 1/2``."""
    variant: str
    limit: str
    blinds: tuple[int, ...]
    ante: int
    bets: tuple[int, ...]
    """Small and big bet, in limit games."""
    unit: int
    down: int
    """Maximum number of face-down cards of a player."""
    hand_size: int
    """Maximum number of cards of a player."""
    boards: int
    low: bool
    """True if a low hand wins all or half of the pot."""
    buy_in: tuple[int, int]
    """Minimum and maximum buy-in; 0 means no limit."""


class PendingView(Struct, frozen=True):
    """A host's command that is deferred until the hand is over."""

    id: int
    """Id by which a host can withdraw it."""
    by: str
    """Host who sent it."""
    what: str
    """Tag of the command: ``rules``, ``move-somebody``, ``adjust``, ``close`` ..."""
    player: str
    """Player whom it is about; empty if it concerns no single one."""
    to: int
    """Target chair of a move."""
    chips: int
    """Correction of a stack, or the ante of a bomb pot."""
    text: str
    """Name of the new game, or the reason given."""
    said: Words
    """The whole command as a phrase."""


class BombPotVoteView(Struct, frozen=True):
    """A proposed bomb pot, and the state of the vote."""

    hand: int
    """Number of the hand that would be a bomb pot."""
    by: str
    chips: int
    """Ante of each player."""
    agree: int
    """Number of players who have agreed."""
    of: int
    """Number of players asked."""
    boards: int = 0
    """Number of boards; 0 for the game's own."""


class Money(Struct, frozen=True):
    """Display format of chips: numbers or money. Amounts on the wire are always whole chips."""

    digits: Literal[0, 2] = 0
    """Decimal places: 2 is for cents: 150 chips are written 1.50, and input of 1.5 means 150."""
    sign: Annotated[str, Meta(max_length=4, pattern=r"^[^\u0000-\u001f\u007f<>&\d]*$")] = ""
    """Currency sign: `€`, `$`, `Kč`; empty for none."""
    before: bool = False
    """True if the sign stands before the number."""


class TableView(Struct, frozen=True):
    """Public view of a table."""

    table: str
    name: str
    chairs: int
    game: GameView
    mix: tuple[str, ...]
    """Names of the games in a mix; empty if there is only one game."""
    sized: bool
    """True if a game of the table has bets of variable size; else all bets are fixed."""
    seats: tuple[SeatView, ...]
    hand: int
    """Number of the current or last hand."""
    phase: Literal["idle", "between", "straddles", "playing", "showdown", "paused", "closed"]
    why: Words | None
    """Reason why no hand is played; ``null`` during a hand."""
    button: int
    small: int
    big: int
    street: str
    boards: tuple[tuple[str, ...], ...]
    pots: tuple[PotView, ...]
    """Pots, main pot first; bets of this round are still in front of the seats."""
    carried: int
    to_act: tuple[int, ...]
    """Chairs to act."""
    asks: str
    """Kind of question to the players to act: ``act``, ``draw``, ``show``, ``run-it``, ``declare``,
    ``straddle``, ``answer``, ``game``; empty if there is none.
    """
    bet: int
    """Bet to match in this round."""
    clock: ClockView | None
    percent: int
    """Limits of this hand in percent: 200 in a kill pot."""
    bomb: int
    rock: int
    killer: int
    won: tuple[tuple[int, int, Words | None], ...]
    """Winners of the last hand: chair, chips, and holding."""
    next_at: int
    """Time of the next hand in milliseconds; 0 if unknown."""
    rake: int
    """Total rake and time fees so far."""
    raked: int
    """Rake of this hand, or of the last one."""
    kitty: int
    root: str
    """Root of the current or next sealed deck."""
    watching: int
    """Number of spectators."""
    chat: bool
    """True if chat is enabled."""
    spectators: bool
    """True if all who may enter may watch without a chair."""
    delay: int
    """Delay in seconds for spectators."""
    waiting: int
    """Number of players on the waiting list."""
    kept: tuple[int, ...]
    """Empty chairs that are reserved for players on the waiting list."""
    run_out: bool = False
    """True in a run-out: no player can bet, and the remaining cards come one after the other."""
    awards: tuple[AwardView, ...] = ()
    """Awards of the last hand, in the order of payment."""
    pays: int = 0
    """Duration of the payout in milliseconds; the next hand waits for it."""
    draw: tuple[int, int] = (0, 0)
    """Number of the current draw, and of all draws; 0 before the first."""
    game_hand: int = 0
    """In a mix: number of hands in a row of this game, this one included."""
    game_hands: int = 0
    """In a mix: hands of this game before the next one; 0 if unknown."""
    next_game: str = ""
    """Next game of a mix that rotates."""
    rabbit: tuple[tuple[str, ...], ...] = ()
    """Rabbit-hunt cards of each board in the last hand, once a player has asked for them;
    they move no chips.
    """
    pending: tuple[PendingView, ...] = ()
    """Deferred commands of hosts, in order."""
    pause: Literal["", "next", "now"] = ""
    """Pause by a host: ``next`` is after this hand, ``now`` is at once."""
    paused_by: str = ""
    """Host who paused; empty if the table is not paused."""
    quiet: bool = False
    """True while chat is muted because a player is all-in."""
    choices: tuple[str, ...] = ()
    """In a dealer's choice: names of the games to choose from."""
    about: str = ""
    """Host's description of the table."""
    money: Money = Money()
    """Display format of chips."""
    bomb_vote: BombPotVoteView | None = None
    """Open vote for a bomb pot; ``null`` if there is no proposal."""
    in_stead: tuple[int, ...] = ()
    """Empty chairs just left by a player, in which a new one may choose to play on."""
    event: str = ""
    """Id of the table's event; empty if there is none. Its standings are available over HTTP."""
    event_table: int = 0
    """Number of the table in its event."""
    raises: tuple[int, int] = (0, 0)
    """Minimum and maximum total for a bet or raise; (0, 0) if the player to act may not raise, or
    if the amounts would reveal their cards (openers).
    """
    streamed: bool = False
    """True while a host shows the table on a stream, delayed."""
    cut_by: tuple[str, ...] | None = None
    """Players whose cuts were used for the current deck, in the order of their chairs, without the
    room's own bots; empty if there were none, ``null`` before the cut.
    """
