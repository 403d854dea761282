"""The state of a table between two facts: who sits where, what everybody has and owes, and the
hand that is being played. Change it only with ``apply``.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.engine import Game, HandState
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state.button_positions import Chairs, Positions
from riverboat.table.state.facts import (
    ClockKind,
    DuePost,
    HandBegan,
    MarkerOffered,
    Purchase,
    TableOpened,
)


class TablePlayer(Struct):
    """A player in their chair."""

    player: str
    chips: int = 0
    """Their stack; in a hand, what they began it with."""

    # Whether they are dealt in.
    out: bool = False
    """Sitting out: away, or without chips."""
    settled: bool = False
    """They have come in: the blinds reach them in turn, and they owe nothing for coming."""
    newcomer: bool = True
    """They have not been dealt in since they sat down."""
    moved: bool = False
    """They have passed too many players by changing chairs, and come in like a new one."""
    deal_off: bool = False
    """They moved after their button, and come in free: the blinds may pass them once (BYND-38)."""
    place: int | None = None
    """They moved in a draw or mixed game, and come in where the big blind is so many players before
    them; -1 is the big blind (BYND-34)."""
    passed: bool = False
    """They came in for a big blind alone, and the button passes them once (BYND-32)."""
    waits: bool = False
    """They come in on the big blind only."""
    leaves_next: bool = False
    sits_out_next: bool = False
    sits_out_at_blind: bool = False
    """They sit out as soon as the big blind would be theirs."""
    lost: bool = False
    """Their connection is lost."""

    # What they owe, at the size that it had when they missed it.
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0
    skipped_big: bool = False
    skipped_small: bool = False
    played: int = 0
    """The number of the hand that they were dealt into last."""
    absences: int = 0
    """Big blinds that went past them since they were last dealt in."""
    warnings: int = 0
    """How often a host has warned them."""
    away_since: int = 0
    """When their minutes away began to count, in milliseconds; 0 if none count."""

    # Chips.
    coming: tuple[tuple[int, int], ...] = ()
    """Chips behind: hands until they are there, and how many."""
    asked: int = 0
    """Chips that the host has not approved yet."""
    asked_as: Purchase = "buy-in"
    bought: bool = False
    """They have bought in since they sat down."""
    must_rebuy: bool = False
    """They add nothing until they have bought a whole buy-in (OPEN-05)."""

    # Time, in milliseconds.
    bank: int = 0
    time_asked: bool = False
    """They have asked for time in this hand."""
    away_used: bool = False
    """They have had the time of a lost connection in this hand."""
    ran_out: int = 0
    """Turns in a row that they let run out."""

    # Pots won in a row, for kills.
    legs: int = 0

    @property
    def owes(self) -> bool:
        """Whether they have missed anything."""
        return bool(self.big or self.small or self.ante or self.straddle)


class HandOpening(Struct):
    """A hand that has begun and has no cards yet: there may be straddles."""

    began: HandBegan
    game: Game
    straddles: tuple[DuePost, ...] = ()
    declined: tuple[int, ...] = ()


NO_TURN = 0, 0
"""Nobody is to act since any time that matters."""


class Clock(Struct, frozen=True):
    """The clock of the player to act, in milliseconds; chair 0 is all who are asked at once."""

    chair: int
    since: int
    until: int
    kind: ClockKind


class TakenAway(Struct, frozen=True):
    """What somebody took away from the table, and when (BUYN-10)."""

    chips: int
    at: int


class Leaver(Struct):
    """Somebody who has played here and got up: the chair they had, and what they owe (BUYN-12)."""

    chair: int
    at: int
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class LastHand(Struct, frozen=True):
    """A hand that is over, as far as a side bet may still be won on it (BYND-57)."""

    chips: int
    dealt: tuple[str, ...]
    won: tuple[tuple[str, tuple[int, ...]], ...]
    """Who won chips and has not collected, and the cards that they held."""


class Table:
    """A table, its people and the hand that they play. Change it only with ``apply``."""

    __slots__ = (
        "arriving",
        "began_at",
        "borrowed",
        "buyer",
        "carried",
        "chairs",
        "chop",
        "chosen_by",
        "chosen_for",
        "clock",
        "closed",
        "drawing",
        "first_button",
        "game",
        "game_hands",
        "hand",
        "hand_count",
        "jackpot",
        "killer",
        "kills_owed",
        "kitty",
        "last",
        "last_hand",
        "leavers",
        "lent",
        "loans",
        "marker",
        "marker_yes",
        "opening",
        "percent",
        "placed",
        "playing",
        "positions",
        "rake",
        "rock",
        "rock_straddled",
        "rules",
        "short_buys",
        "spent",
        "taken_away",
        "time_due",
        "turn",
        "vacated",
        "winner",
    )

    rules: TableRules
    chairs: dict[int, TablePlayer]
    """Who sits where, by the number of the chair."""
    hand_count: int
    """Hands begun so far."""
    began_at: int
    """When the last of them began; 0 if nobody said."""

    # The button.
    last: Positions | None
    """Where button and blinds were on the last hand that had blinds."""
    positions: Positions | None
    """Where they are now, or were on the last hand: what the table shows."""
    first_button: int
    """The button that was drawn for and not used yet; 0 if none."""
    drawing: Chairs
    """Chairs that draw again for the first button, after a tie."""
    placed: int
    """A button set by hand for the next deal; 0 if none."""
    buyer: int
    """Who has bought the button and has it on the next hand; 0 is nobody (BYND-32)."""
    vacated: dict[int, TablePlayer]
    """Players who left since the last hand began, by chair."""
    winner: int
    """The chair that won the last pot, nearest left of the button; 0 if none."""

    # The mix.
    game: int
    """Which of the games is played, or comes next."""
    chosen_for: int
    """The hand for which a game was chosen last, or came in its turn."""
    chosen_by: int
    """The chair that chose it; 0 if nobody at the table did."""
    game_hands: int
    """Hands of it so far, in a row."""

    # The hand.
    opening: HandOpening | None
    hand: HandState | None
    playing: Chairs
    """The chairs of the hand: that of seat k is ``playing[k]``."""
    carried: int
    """Chips in the middle from a deal that nobody won (GAME-14); in a hand, before it."""
    percent: int
    """How much the limits of the hand are multiplied by."""

    # Straddles and kills.
    rock: int
    """The chair of the player who holds the rock; 0 is nobody."""
    rock_straddled: bool
    """The rock made its holder straddle on this hand, or on the last one."""
    killer: int
    """The chair that must kill the next pot; 0 is nobody."""
    kills_owed: set[str]
    """Players who have missed a kill and must post one later (BYND-44)."""

    chop: int
    """The chair of the blind that would take its money back; 0 is nobody."""

    # Open stakes and time.
    marker: MarkerOffered | None
    marker_yes: tuple[int, ...]
    """Who has accepted it."""
    borrowed: dict[str, int]
    """Markers that are not settled, by player: whoever won the pots holds them."""
    loans: dict[tuple[str, str], int]
    """Loans that are not paid back, by debtor and lender."""
    lent: dict[int, int]
    """Chips that players of the hand have lent in it: the hand still shows them in their stacks."""
    arriving: int
    """Chips bought or borrowed in the hand that its next fact puts in a stack."""
    clock: Clock | None
    turn: tuple[int, int]
    """Who is to act and since when, where the clock may be called after a while; (0, 0) is nobody
    (TIME-06)."""
    last_hand: LastHand | None
    """The last hand, where the 7-2 game is played."""

    # The house.
    rake: int
    jackpot: int
    """What its fund holds now (BYND-58)."""
    kitty: int
    time_due: int
    """What the next pot that is large enough pays for the table's time (BYND-51)."""
    taken_away: dict[str, TakenAway]
    leavers: dict[str, Leaver]
    """Who has played here and has got up, by name."""
    short_buys: dict[str, int]
    """Short buy-ins of the session, by player (BUYN-04)."""
    spent: dict[str, int]
    """Chips that went for refreshments and tips, by player (STAK-06)."""
    closed: bool

    def __init__(self, opened: TableOpened) -> None:
        self.rules = opened.rules
        self.chairs = {}
        self.hand_count = self.began_at = 0
        self.last = self.positions = None
        self.first_button = self.placed = self.winner = 0
        self.drawing = ()
        self.vacated = {}
        self.game = self.game_hands = 0
        self.chosen_for = self.chosen_by = 0
        self.opening = self.hand = None
        self.playing = ()
        self.carried = 0
        self.percent = 100
        self.rock = self.killer = self.chop = self.buyer = 0
        self.rock_straddled = False
        self.kills_owed = set()
        self.marker = None
        self.marker_yes = ()
        self.borrowed = {}
        self.loans = {}
        self.lent = {}
        self.arriving = 0
        self.clock = self.last_hand = None
        self.turn = NO_TURN
        self.rake = self.jackpot = self.kitty = self.time_due = 0
        self.taken_away = {}
        self.leavers = {}
        self.short_buys = {}
        self.spent = {}
        self.closed = False

    # What can be read off it --------------------------------------------------------------------

    @property
    def is_hand_running(self) -> bool:
        """A hand has begun and is not over."""
        return self.opening is not None or self.hand is not None

    @property
    def occupied_chairs(self) -> Chairs:
        """The chairs that are taken, in order."""
        return tuple(sorted(self.chairs))

    @property
    def current_game(self) -> Game:
        """The game that is played, or comes next."""
        return self.rules.games[self.game]

    @property
    def chips(self) -> int:
        """All chips at the table: in stacks, behind and in the middle."""
        sitting, hand = self.chairs, self.hand
        held = sum(each.chips for each in sitting.values())
        held += sum(count for each in sitting.values() for _, count in each.coming)
        if hand is None:
            return held + self.carried
        held -= sum(sitting[chair].chips for chair in self.playing)
        held += self.arriving - sum(self.lent.values())
        kept = 0 if hand.ended else sum(hand.reserve)
        return held + sum(hand.stacks) + kept + hand.pot + hand.carried

    def stack(self, chair: int) -> int:
        """What a player has in front of them now, which all may know (STAK-04)."""
        hand = self.hand
        if hand is None or chair not in self.playing:
            return self.chairs[chair].chips
        seat = self.playing.index(chair)
        kept = hand.reserve[seat] if hand.reserve and not hand.ended else 0
        return hand.stacks[seat] + kept - self.lent.get(chair, 0)

    def chair_of(self, player: str) -> int:
        """The chair of a player; 0 if they have none."""
        return next((chair for chair, each in self.chairs.items() if each.player == player), 0)

    def seat_of(self, chair: int) -> int:
        """The seat of a chair in the hand; -1 if it is not dealt in."""
        return self.playing.index(chair) if chair in self.playing else -1

    busy = DeprecatedAttribute("is_hand_running")
    game_now = DeprecatedAttribute("current_game")
    numbers = DeprecatedAttribute("hand_count")
    over = DeprecatedAttribute("last_hand")
    ring = DeprecatedAttribute("occupied_chairs")
