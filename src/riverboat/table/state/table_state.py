"""The state of a table between two facts: seats, stacks, debts, and the current hand.

Change it only with ``apply``.
"""

from __future__ import annotations

from msgspec import Struct

from riverboat.deprecation import DeprecatedAttribute
from riverboat.deprecation.renamed_keywords import DeprecatedKeywords
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


class TablePlayer(Struct, metaclass=DeprecatedKeywords):
    """A player in their chair."""

    player: str
    chips: int = 0
    """The stack; during a hand, the stack at its start."""

    # Dealt in or not.
    is_sitting_out: bool = False
    """True if sitting out: away, or without chips."""
    has_come_in: bool = False
    """True once the player has come in, and pays the blinds in turn without other posts."""
    is_newcomer: bool = True
    """True until the player is first dealt in."""
    is_new_after_move: bool = False
    """True if the player changed chairs past too many players, and so comes in like a new player.
    """
    is_exempt_from_post: bool = False
    """True after a move from the button: the player comes in without a post, and the blinds may
    pass once (BYND-38).
    """
    entry_distance: int | None = None
    """Number of players between the big blind and this player when they come in, after a move in a
    draw or mixed game; -1 for the big blind (BYND-34).
    """
    is_passed_by_button: bool = False
    """True if the player came in by posting only the big blind, so that the button passes them once
    (BYND-32).
    """
    waits_for_big_blind: bool = False
    """True if the player waits to come in on the big blind."""
    leaves_after_hand: bool = False
    sits_out_after_hand: bool = False
    sits_out_at_big_blind: bool = False
    """True if the player will sit out as soon as the big blind reaches them."""
    is_disconnected: bool = False
    """True if their connection is lost."""

    # Amounts owed, at the size when missed.
    missed_big: int = 0
    missed_small: int = 0
    missed_ante: int = 0
    missed_straddle: int = 0
    has_skipped_big: bool = False
    has_skipped_small: bool = False
    last_hand_number: int = 0
    """Number of the last hand they were dealt into."""
    missed_orbits: int = 0
    """Big blinds missed since they were last dealt in."""
    warning_count: int = 0
    """Number of warnings by the host."""
    away_since_ms: int = 0
    """Start of the player's absence, in milliseconds; 0 if no absence is being measured."""

    # Chips.
    chips_behind: tuple[tuple[int, int], ...] = ()
    """Chips behind: pairs of hands until delivery, and chips."""
    requested_chips: int = 0
    """Requested chips, not approved yet."""
    requested_purchase: Purchase = "buy-in"
    has_bought_in: bool = False
    """True if the player has bought in since sitting down."""
    must_rebuy: bool = False
    """True if the player must buy a whole buy-in before adding chips (OPEN-05)."""

    # Time, in milliseconds.
    time_bank_ms: int = 0
    has_asked_for_time: bool = False
    """True if they have asked for time in this hand."""
    has_used_away_time: bool = False
    """True if they have used the time for a lost connection in this hand."""
    timeout_count: int = 0
    """Number of consecutive timeouts."""

    # Pots won in a row, for kills.
    kill_legs: int = 0

    @property
    def has_missed_posts(self) -> bool:
        """True if the player has missed any blind or post."""
        return bool(
            self.missed_big or self.missed_small or self.missed_ante or self.missed_straddle
        )

    absences = DeprecatedAttribute("missed_orbits")
    ante = DeprecatedAttribute("missed_ante")
    asked = DeprecatedAttribute("requested_chips")
    asked_as = DeprecatedAttribute("requested_purchase")
    away_since = DeprecatedAttribute("away_since_ms")
    away_used = DeprecatedAttribute("has_used_away_time")
    bank = DeprecatedAttribute("time_bank_ms")
    big = DeprecatedAttribute("missed_big")
    bought = DeprecatedAttribute("has_bought_in")
    coming = DeprecatedAttribute("chips_behind")
    deal_off = DeprecatedAttribute("is_exempt_from_post")
    has_free_entry = DeprecatedAttribute("is_exempt_from_post")
    leaves_next = DeprecatedAttribute("leaves_after_hand")
    legs = DeprecatedAttribute("kill_legs")
    lost = DeprecatedAttribute("is_disconnected")
    moved = DeprecatedAttribute("is_new_after_move")
    newcomer = DeprecatedAttribute("is_newcomer")
    out = DeprecatedAttribute("is_sitting_out")
    owes = DeprecatedAttribute("has_missed_posts")
    passed = DeprecatedAttribute("is_passed_by_button")
    place = DeprecatedAttribute("entry_distance")
    played = DeprecatedAttribute("last_hand_number")
    ran_out = DeprecatedAttribute("timeout_count")
    settled = DeprecatedAttribute("has_come_in")
    sits_out_at_blind = DeprecatedAttribute("sits_out_at_big_blind")
    sits_out_next = DeprecatedAttribute("sits_out_after_hand")
    skipped_big = DeprecatedAttribute("has_skipped_big")
    skipped_small = DeprecatedAttribute("has_skipped_small")
    small = DeprecatedAttribute("missed_small")
    straddle = DeprecatedAttribute("missed_straddle")
    time_asked = DeprecatedAttribute("has_asked_for_time")
    waits = DeprecatedAttribute("waits_for_big_blind")
    warnings = DeprecatedAttribute("warning_count")


class HandOpening(Struct):
    """A hand that has begun but has no cards yet: players may straddle."""

    begin_fact: HandBegan
    game: Game
    straddles: tuple[DuePost, ...] = ()
    declined_chairs: tuple[int, ...] = ()


NO_TURN = 0, 0
"""Value of ``Table.timed_turn`` while no turn is timed."""


class Clock(Struct, metaclass=DeprecatedKeywords, frozen=True):
    """The running clock of a chair, or of all chairs asked at once (chair 0).

    Times are in milliseconds since 1970.
    """

    chair: int
    started_at: int
    deadline: int
    kind: ClockKind

    since = DeprecatedAttribute("started_at")
    until = DeprecatedAttribute("deadline")


class ChipsTakenAway(Struct, frozen=True):
    """Chips a player took away from the table, and the time (BUYN-10)."""

    chips: int
    taken_at: int


class Leaver(Struct):
    """A player who got up: their former chair and their debts (BUYN-12)."""

    chair: int
    left_at: int
    missed_big: int = 0
    missed_small: int = 0
    missed_ante: int = 0
    missed_straddle: int = 0


class LastHand(Struct, frozen=True):
    """The last hand, for the 7-2 game, which may be claimed until the next hand (BYND-57)."""

    chips: int
    """Chips that each player dealt in pays to a winner with 7-2."""
    dealt_players: tuple[str, ...]
    uncollected_winners: tuple[tuple[str, tuple[int, ...]], ...]
    """Winners who have not collected yet, with their cards."""


class Table:
    """A table: its players and the current hand. Change it only with ``apply``."""

    __slots__ = (
        "arriving_chips",
        "button_buyer",
        "carried_chips",
        "chairs",
        "chips_taken_away",
        "chop_offer_chair",
        "clock",
        "departed_players",
        "displayed_positions",
        "drawn_button",
        "game_chooser_chair",
        "game_chosen_for_hand",
        "game_index",
        "hand",
        "hand_began_at",
        "hand_chairs",
        "hand_count",
        "hand_opening",
        "hands_of_game",
        "has_rock_straddle",
        "is_closed",
        "jackpot",
        "killer_chair",
        "kitty",
        "last_hand",
        "last_positions",
        "leavers",
        "lent_chips",
        "limit_percent",
        "marker_acceptances",
        "offered_marker",
        "placed_button",
        "players_owing_kill",
        "rake",
        "redraw_chairs",
        "rock_chair",
        "rules",
        "short_buy_in_counts",
        "spent_chips",
        "time_fee_due",
        "timed_turn",
        "unpaid_loans",
        "unsettled_markers",
        "winner_chair",
    )

    rules: TableRules
    chairs: dict[int, TablePlayer]
    """Players by chair number."""
    hand_count: int
    """Number of hands begun."""
    hand_began_at: int
    """Start time of the last hand; 0 if unknown."""

    # The button.
    last_positions: Positions | None
    """Positions of the button and blinds on the last hand with blinds."""
    displayed_positions: Positions | None
    """Positions displayed: of the current or the last hand."""
    drawn_button: int
    """The button drawn but not used yet; 0 if none."""
    redraw_chairs: Chairs
    """Chairs that draw again for the first button after a tie."""
    placed_button: int
    """The button set by hand for the next deal; 0 if none."""
    button_buyer: int
    """The chair that bought the button for the next hand; 0 if none did (BYND-32)."""
    departed_players: dict[int, TablePlayer]
    """Players who left since the last hand began, by chair."""
    winner_chair: int
    """The chair that won most in the last hand; 0 if none.

    Of several chairs that won most, it is the first one left of the button.
    """

    # The mix.
    game_index: int
    """Index of the current or the next game."""
    game_chosen_for_hand: int
    """Number of the hand for which a game was last chosen."""
    game_chooser_chair: int
    """The chair that chose the game; 0 if no chair did."""
    hands_of_game: int
    """Number of hands of this game in a row."""

    # The hand.
    hand_opening: HandOpening | None
    hand: HandState | None
    hand_chairs: Chairs
    """The chairs of the hand by seat: seat k is in chair ``hand_chairs[k]``."""
    carried_chips: int
    """Chips in the middle from an earlier deal without a winner (GAME-14).

    During a hand, they are counted at its start.
    """
    limit_percent: int
    """Percentage by which the limits of the hand are multiplied."""

    # Straddles and kills.
    rock_chair: int
    """The chair of the rock's holder; 0 if there is none."""
    has_rock_straddle: bool
    """True if the rock forced a straddle on this hand, or on the last one."""
    killer_chair: int
    """The chair that must kill the next pot; 0 if there is none."""
    players_owing_kill: set[str]
    """Players who missed a kill and must post one later (BYND-44)."""

    chop_offer_chair: int
    """The chair of the blind that offers to chop; 0 for none."""

    # Open stakes and time.
    offered_marker: MarkerOffered | None
    marker_acceptances: tuple[int, ...]
    """Chairs that have accepted the marker."""
    unsettled_markers: dict[str, int]
    """Unsettled markers by player; the winners of the pots hold them."""
    unpaid_loans: dict[tuple[str, str], int]
    """Unpaid loans, by debtor and lender."""
    lent_chips: dict[int, int]
    """Chips lent during the hand, by the lender's chair.

    The hand still counts these chips in the lender's stack.
    """
    arriving_chips: int
    """Chips bought or borrowed in the hand that its next fact adds to a stack."""
    clock: Clock | None
    timed_turn: tuple[int, int]
    """The chair to act and the start of its turn, where the clock may be called after a delay;
    (0, 0) for none (TIME-06).
    """
    last_hand: LastHand | None
    """The last hand if the 7-2 game is played, otherwise ``None``."""

    # The house.
    rake: int
    jackpot: int
    """Current balance of the jackpot (BYND-58)."""
    kitty: int
    time_fee_due: int
    """Time charge that the next large pot pays (BYND-51)."""
    chips_taken_away: dict[str, ChipsTakenAway]
    leavers: dict[str, Leaver]
    """Players who have left, by name."""
    short_buy_in_counts: dict[str, int]
    """Short buy-ins of the session, by player (BUYN-04)."""
    spent_chips: dict[str, int]
    """Chips spent on refreshments and tips, by player (STAK-06)."""
    is_closed: bool

    def __init__(self, opening_fact: TableOpened) -> None:
        self.rules = opening_fact.rules
        self.chairs = {}
        self.hand_count = self.hand_began_at = 0
        self.last_positions = self.displayed_positions = None
        self.drawn_button = self.placed_button = self.winner_chair = 0
        self.redraw_chairs = ()
        self.departed_players = {}
        self.game_index = self.hands_of_game = 0
        self.game_chosen_for_hand = self.game_chooser_chair = 0
        self.hand_opening = self.hand = None
        self.hand_chairs = ()
        self.carried_chips = 0
        self.limit_percent = 100
        self.rock_chair = self.killer_chair = self.chop_offer_chair = self.button_buyer = 0
        self.has_rock_straddle = False
        self.players_owing_kill = set()
        self.offered_marker = None
        self.marker_acceptances = ()
        self.unsettled_markers = {}
        self.unpaid_loans = {}
        self.lent_chips = {}
        self.arriving_chips = 0
        self.clock = self.last_hand = None
        self.timed_turn = NO_TURN
        self.rake = self.jackpot = self.kitty = self.time_fee_due = 0
        self.chips_taken_away = {}
        self.leavers = {}
        self.short_buy_in_counts = {}
        self.spent_chips = {}
        self.is_closed = False

    @property
    def is_hand_running(self) -> bool:
        """True if a hand has begun and is not over."""
        return self.hand_opening is not None or self.hand is not None

    @property
    def occupied_chairs(self) -> Chairs:
        """The occupied chairs, in order."""
        return tuple(sorted(self.chairs))

    @property
    def current_game(self) -> Game:
        """The current game, or the next one between hands."""
        return self.rules.games[self.game_index]

    @property
    def chips(self) -> int:
        """Total chips at the table: in stacks, behind and in the middle."""
        players_by_chair, hand = self.chairs, self.hand
        total = 0  # summed in a loop: an audit asks after every fact
        for player in players_by_chair.values():
            total += player.chips
            for _, delivered_chips in player.chips_behind:
                total += delivered_chips
        if hand is None:
            return total + self.carried_chips
        for chair in self.hand_chairs:
            total -= players_by_chair[chair].chips
        total += self.arriving_chips - sum(self.lent_chips.values())
        reserved_chips = 0 if hand.has_ended else sum(hand.reserve)
        return total + sum(hand.stacks) + reserved_chips + hand.pot + hand.carried_chips

    def stack(self, chair: int) -> int:
        """Return a player's current chips in front of them, which are public (STAK-04)."""
        hand = self.hand
        if hand is None or chair not in self.hand_chairs:
            return self.chairs[chair].chips
        seat = self.hand_chairs.index(chair)
        reserved_chips = hand.reserve[seat] if hand.reserve and not hand.has_ended else 0
        return hand.stacks[seat] + reserved_chips - self.lent_chips.get(chair, 0)

    def chair_of(self, player: str) -> int:
        """Return the chair of a player; 0 for none."""
        return next(
            (chair for chair, table_player in self.chairs.items() if table_player.player == player),
            0,
        )

    def seat_of(self, chair: int) -> int:
        """Return the seat of a chair in the hand; -1 if it is not dealt in."""
        return self.hand_chairs.index(chair) if chair in self.hand_chairs else -1

    busy = DeprecatedAttribute("is_hand_running")
    game_now = DeprecatedAttribute("current_game")
    numbers = DeprecatedAttribute("hand_count")
    over = DeprecatedAttribute("last_hand")
    ring = DeprecatedAttribute("occupied_chairs")

    arriving = DeprecatedAttribute("arriving_chips")
    began_at = DeprecatedAttribute("hand_began_at")
    borrowed = DeprecatedAttribute("unsettled_markers")
    buyer = DeprecatedAttribute("button_buyer")
    carried = DeprecatedAttribute("carried_chips")
    chop = DeprecatedAttribute("chop_offer_chair")
    chosen_by = DeprecatedAttribute("game_chooser_chair")
    chosen_for = DeprecatedAttribute("game_chosen_for_hand")
    closed = DeprecatedAttribute("is_closed")
    drawing = DeprecatedAttribute("redraw_chairs")
    first_button = DeprecatedAttribute("drawn_button")
    game = DeprecatedAttribute("game_index")
    game_hands = DeprecatedAttribute("hands_of_game")
    killer = DeprecatedAttribute("killer_chair")
    kills_owed = DeprecatedAttribute("players_owing_kill")
    last = DeprecatedAttribute("last_positions")
    lent = DeprecatedAttribute("lent_chips")
    loans = DeprecatedAttribute("unpaid_loans")
    marker = DeprecatedAttribute("offered_marker")
    marker_yes = DeprecatedAttribute("marker_acceptances")
    opening = DeprecatedAttribute("hand_opening")
    percent = DeprecatedAttribute("limit_percent")
    placed = DeprecatedAttribute("placed_button")
    playing = DeprecatedAttribute("hand_chairs")
    positions = DeprecatedAttribute("displayed_positions")
    rock = DeprecatedAttribute("rock_chair")
    rock_straddled = DeprecatedAttribute("has_rock_straddle")
    short_buys = DeprecatedAttribute("short_buy_in_counts")
    spent = DeprecatedAttribute("spent_chips")
    taken_away = DeprecatedAttribute("chips_taken_away")
    time_due = DeprecatedAttribute("time_fee_due")
    turn = DeprecatedAttribute("timed_turn")
    vacated = DeprecatedAttribute("departed_players")
    winner = DeprecatedAttribute("winner_chair")
