"""The state of a table between two facts: seats, stacks, debts, and the current hand.

Change it only with ``apply``.
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
    """The stack; during a hand, the stack at its start."""

    # Dealt in or not.
    out: bool = False
    """True if sitting out: away, or without chips."""
    settled: bool = False
    """True once the player has come in: blinds reach them in turn without further posts."""
    newcomer: bool = True
    """True until they are first dealt in."""
    moved: bool = False
    """True if the player changed chairs past too many players, and so comes in like a new player.
    """
    deal_off: bool = False
    """True after a move from the button: the player comes in without a post, and the blinds may
    pass once (BYND-38).
    """
    place: int | None = None
    """Number of players between the big blind and this player when they come in, after a move in a
    draw or mixed game; -1 for the big blind (BYND-34).
    """
    passed: bool = False
    """True if the player came in by posting only the big blind, so that the button passes them once
    (BYND-32).
    """
    waits: bool = False
    """True if they come in on the big blind only."""
    leaves_next: bool = False
    sits_out_next: bool = False
    sits_out_at_blind: bool = False
    """True if they sit out as soon as the big blind reaches them."""
    lost: bool = False
    """True if their connection is lost."""

    # Amounts owed, at the size when missed.
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0
    skipped_big: bool = False
    skipped_small: bool = False
    played: int = 0
    """Number of the last hand they were dealt into."""
    absences: int = 0
    """Big blinds missed since they were last dealt in."""
    warnings: int = 0
    """Number of warnings by the host."""
    away_since: int = 0
    """Start of the player's absence, in milliseconds; 0 if no absence is being measured."""

    # Chips.
    coming: tuple[tuple[int, int], ...] = ()
    """Chips behind: pairs of hands until delivery, and chips."""
    asked: int = 0
    """Requested chips, not approved yet."""
    asked_as: Purchase = "buy-in"
    bought: bool = False
    """True if they have bought in since they sat down."""
    must_rebuy: bool = False
    """True if they must buy a whole buy-in before adding chips (OPEN-05)."""

    # Time, in milliseconds.
    bank: int = 0
    time_asked: bool = False
    """True if they have asked for time in this hand."""
    away_used: bool = False
    """True if they have used the time for a lost connection in this hand."""
    ran_out: int = 0
    """Number of consecutive timeouts."""

    # Pots won in a row, for kills.
    legs: int = 0

    @property
    def owes(self) -> bool:
        """True if the player has missed any blind or post."""
        return bool(self.big or self.small or self.ante or self.straddle)


class HandOpening(Struct):
    """A hand that has begun but has no cards yet: players may straddle."""

    began: HandBegan
    game: Game
    straddles: tuple[DuePost, ...] = ()
    declined: tuple[int, ...] = ()


NO_TURN = 0, 0
"""No pending turn."""


class Clock(Struct, frozen=True):
    """The clock of the player to act, in milliseconds; chair 0 for all asked at once."""

    chair: int
    since: int
    until: int
    kind: ClockKind


class TakenAway(Struct, frozen=True):
    """Chips a player took away from the table, and the time (BUYN-10)."""

    chips: int
    at: int


class Leaver(Struct):
    """A player who got up: their former chair and their debts (BUYN-12)."""

    chair: int
    at: int
    big: int = 0
    small: int = 0
    ante: int = 0
    straddle: int = 0


class LastHand(Struct, frozen=True):
    """The last hand, while a side bet on it is still open (BYND-57)."""

    chips: int
    dealt: tuple[str, ...]
    won: tuple[tuple[str, tuple[int, ...]], ...]
    """Winners who have not collected yet, with their cards."""


class Table:
    """A table: its players and the current hand. Change it only with ``apply``."""

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
    """Players by chair number."""
    hand_count: int
    """Number of hands begun."""
    began_at: int
    """Start time of the last hand; 0 if unknown."""

    # The button.
    last: Positions | None
    """Positions of the button and blinds on the last hand with blinds."""
    positions: Positions | None
    """Positions displayed: of the current or the last hand."""
    first_button: int
    """The button drawn but not used yet; 0 if none."""
    drawing: Chairs
    """Chairs that draw again for the first button after a tie."""
    placed: int
    """The button set by hand for the next deal; 0 if none."""
    buyer: int
    """The chair that bought the button for the next hand; 0 if none did (BYND-32)."""
    vacated: dict[int, TablePlayer]
    """Players who left since the last hand began, by chair."""
    winner: int
    """The chair that won the last pot, nearest left of the button; 0 if none."""

    # The mix.
    game: int
    """Index of the current or the next game."""
    chosen_for: int
    """Number of the hand for which a game was last chosen."""
    chosen_by: int
    """The chair that chose the game; 0 if no chair did."""
    game_hands: int
    """Number of hands of this game in a row."""

    # The hand.
    opening: HandOpening | None
    hand: HandState | None
    playing: Chairs
    """The chairs of the hand by seat: seat k is in chair ``playing[k]``."""
    carried: int
    """Chips in the middle from a deal without a winner (GAME-14); in a hand, before it."""
    percent: int
    """Percentage by which the limits of the hand are multiplied."""

    # Straddles and kills.
    rock: int
    """The chair of the rock's holder; 0 if there is none."""
    rock_straddled: bool
    """True if the rock forced a straddle on this hand, or on the last one."""
    killer: int
    """The chair that must kill the next pot; 0 if there is none."""
    kills_owed: set[str]
    """Players who missed a kill and must post one later (BYND-44)."""

    chop: int
    """The chair of the blind that offers to chop; 0 for none."""

    # Open stakes and time.
    marker: MarkerOffered | None
    marker_yes: tuple[int, ...]
    """Chairs that have accepted the marker."""
    borrowed: dict[str, int]
    """Unsettled markers by player; the winners of the pots hold them."""
    loans: dict[tuple[str, str], int]
    """Unpaid loans, by debtor and lender."""
    lent: dict[int, int]
    """Chips lent by players of the hand: the hand still counts them in their stacks."""
    arriving: int
    """Chips bought or borrowed in the hand that its next fact adds to a stack."""
    clock: Clock | None
    turn: tuple[int, int]
    """The chair to act and the start of its turn, where the clock may be called after a delay;
    (0, 0) for none (TIME-06).
    """
    last_hand: LastHand | None
    """The last hand, where the 7-2 game is played."""

    # The house.
    rake: int
    jackpot: int
    """Current balance of the jackpot (BYND-58)."""
    kitty: int
    time_due: int
    """Time charge that the next large pot pays (BYND-51)."""
    taken_away: dict[str, TakenAway]
    leavers: dict[str, Leaver]
    """Players who have left, by name."""
    short_buys: dict[str, int]
    """Short buy-ins of the session, by player (BUYN-04)."""
    spent: dict[str, int]
    """Chips spent on refreshments and tips, by player (STAK-06)."""
    closed: bool

    def __init__(self, opening_fact: TableOpened) -> None:
        self.rules = opening_fact.rules
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

    # Derived values -----------------------------------------------------------------------------

    @property
    def is_hand_running(self) -> bool:
        """True if a hand has begun and is not over."""
        return self.opening is not None or self.hand is not None

    @property
    def occupied_chairs(self) -> Chairs:
        """The occupied chairs, in order."""
        return tuple(sorted(self.chairs))

    @property
    def current_game(self) -> Game:
        """The current game, or the next one between hands."""
        return self.rules.games[self.game]

    @property
    def chips(self) -> int:
        """Total chips at the table: in stacks, behind and in the middle."""
        players_by_chair, hand = self.chairs, self.hand
        total = 0  # summed in a loop: an audit asks after every fact
        for player in players_by_chair.values():
            total += player.chips
            for _, count in player.coming:
                total += count
        if hand is None:
            return total + self.carried
        for chair in self.playing:
            total -= players_by_chair[chair].chips
        total += self.arriving - sum(self.lent.values())
        reserved = 0 if hand.has_ended else sum(hand.reserve)
        return total + sum(hand.stacks) + reserved + hand.pot + hand.carried_chips

    def stack(self, chair: int) -> int:
        """Return a player's current chips in front of them, which are public (STAK-04)."""
        hand = self.hand
        if hand is None or chair not in self.playing:
            return self.chairs[chair].chips
        seat = self.playing.index(chair)
        reserved = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
        return hand.stacks[seat] + reserved - self.lent.get(chair, 0)

    def chair_of(self, player: str) -> int:
        """Return the chair of a player; 0 for none."""
        return next((chair for chair, sitter in self.chairs.items() if sitter.player == player), 0)

    def seat_of(self, chair: int) -> int:
        """Return the seat of a chair in the hand; -1 if it is not dealt in."""
        return self.playing.index(chair) if chair in self.playing else -1

    busy = DeprecatedAttribute("is_hand_running")
    game_now = DeprecatedAttribute("current_game")
    numbers = DeprecatedAttribute("hand_count")
    over = DeprecatedAttribute("last_hand")
    ring = DeprecatedAttribute("occupied_chairs")
