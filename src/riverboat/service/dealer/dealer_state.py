"""State of a table's dealer: the table, its deck, its projections and its connections' context."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from riverboat.engine import (
    AnyFact,
    HandState,
)
from riverboat.service.dealer.table_deck import TableDeck
from riverboat.service.dealer.unit_of_work import UnitOfWork
from riverboat.service.records.room_facts import (
    BombAgreed,
    EventTableLinked,
    HostActed,
)
from riverboat.service.state.bomb_votes import Ballot, BombVotes
from riverboat.service.state.client_addresses import ClientAddresses
from riverboat.service.state.config_cache import ConfigCache
from riverboat.service.state.host_state import HostState
from riverboat.service.state.stream_state import StreamState
from riverboat.service.state.table_settings import TableSettings
from riverboat.service.state.waiting_list import WaitingList
from riverboat.service.views.card_name_cache import CardNameCache
from riverboat.service.views.event_feed import EventFeed
from riverboat.service.views.private_view_cache import PrivateViewCache
from riverboat.service.views.public_state import PublicState
from riverboat.table.state import facts as f
from riverboat.table.state.table_pending import (
    AnyPending,
)
from riverboat.table.state.table_state import Table
from riverboat.table.table_play import pending_decision
from riverboat.wire.view import StandingAnswersView


def _ignore_unit_of_work(_: UnitOfWork) -> None:
    """Ignore a unit of work."""


def _is_never_connected(_: str) -> bool:
    return False


class PendingHand(msgspec.Struct, frozen=True):
    """A hand that begins as soon as its deck is cut, and the host action that started it."""

    bomb_pot_ante: int
    board_count: int
    initiated_by: HostActed | BombAgreed | None


def find_chair_by_player(table: Table) -> dict[str, int]:
    """Return the chair of each seated player."""
    return {player.player: chair for chair, player in table.chairs.items()}


class DealerState:
    """State of one table and its deck, including private information."""

    __slots__ = (
        "_cached_ballot",
        "_last_question",
        "allows_rabbit_hunt",
        "bomb_votes",
        "bot_styles",
        "card_interval_ms",
        "card_names",
        "chair_by_player",
        "client_addresses",
        "config_cache",
        "deck",
        "event_feed",
        "event_link",
        "forced_away",
        "hand",
        "hand_chairs",
        "hand_first_seq",
        "hand_log",
        "host_state",
        "id",
        "is_clock_frozen",
        "is_connected",
        "list_people_in_room",
        "next_cards_at",
        "on_before_hand",
        "pause_state",
        "pending",
        "pending_hand",
        "private_views",
        "program_players",
        "public_state",
        "seat_by_player",
        "seq",
        "settings",
        "standing_answers",
        "stream",
        "table",
        "table_version",
        "turn_token",
        "waiting_list",
    )

    table: Table
    chair_by_player: dict[str, int]
    """Chair of each seated player."""
    public_state: PublicState
    on_before_hand: Callable[[UnitOfWork], None]
    """Callback before a record that begins a hand: the state has no hand then."""
    list_people_in_room: Callable[[], Iterable[str]]
    """Callback that lists the names of people in the room; no bot is given one of them."""
    is_connected: Callable[[str], bool]
    """Callback that returns True for a connected player; the table waits only for their cuts."""
    pending_hand: PendingHand | None
    """Next hand while its deck waits for promised cuts."""
    deck: TableDeck
    seq: int
    """Number of records so far, including those of the current unit of work."""
    pending: AnyPending
    turn_token: int
    """Sequence number of the record after which the pending question was asked."""
    hand: HandState | None
    """Current hand, or the last one."""
    hand_chairs: tuple[int, ...]
    """Chairs of the hand's players."""
    seat_by_player: dict[str, int]
    """Seat of each player of the hand; a chair may meanwhile have another player."""
    hand_log: list[AnyFact]
    hand_first_seq: int
    """Sequence number of the hand's first record."""
    host_state: HostState
    """Requests, decisions and notes of the table's hosts."""
    bot_styles: dict[str, str]
    """Style of each bot that has a chair or is about to sit down."""
    program_players: set[str]
    """Players for whom an external program acts."""
    forced_away: set[str]
    """At a tournament table: players whom the tournament marks as away. Not recorded."""
    card_names: CardNameCache
    """Cache of the cards of each seat, as text and in words."""
    private_views: PrivateViewCache
    """Private view that each player was sent last."""
    standing_answers: dict[str, StandingAnswersView]
    """Replies to questions that each player has chosen in advance, by player."""
    stream: StreamState
    """State of the overlay for video streams, and the players who show their hole cards on it."""
    pause_state: int
    """0 without a pause; 1 if no hand begins; 2 if the clocks are also stopped."""
    event_link: EventTableLinked | None
    """Link to the table's event; ``None`` for a cash table."""
    is_clock_frozen: bool
    """True while the clocks are stopped until the players to act are connected."""
    card_interval_ms: int
    """Milliseconds between cards of a run-out; 0 deals all at once."""
    config_cache: ConfigCache
    """Configurations that hosts have uploaded."""
    allows_rabbit_hunt: bool
    """True if players who were dealt in may ask to see the cards that would have come."""
    next_cards_at: int
    """Time of the next cards of a paced run-out, in milliseconds since 1970; 0 without any."""
    waiting_list: WaitingList
    """Players who wait for a seat."""
    bomb_votes: BombVotes
    """Players' votes for a bomb pot as the next hand."""
    client_addresses: ClientAddresses
    """Client addresses of players; not recorded."""
    settings: TableSettings
    """Settings of the host beyond the rules."""
    table_version: int
    """Counter that increases with every change except the play of a hand."""

    def __init__(self, table_id: str, opening_fact: f.TableOpened, deck: TableDeck) -> None:
        self.id = table_id
        self.table, self.public_state, self.deck = (
            Table(opening_fact),
            PublicState(opening_fact),
            deck,
        )
        self.event_feed = EventFeed(self.public_state.table)
        self.seq = self.turn_token = self.hand_first_seq = self.pause_state = self.table_version = 0
        self.card_interval_ms = self.next_cards_at = 0
        self.allows_rabbit_hunt = False
        self.hand, self.hand_chairs, self.seat_by_player, self.hand_log = None, (), {}, []
        self.chair_by_player = {}
        self.on_before_hand = _ignore_unit_of_work
        self.list_people_in_room = tuple
        self.is_connected, self.pending_hand = _is_never_connected, None
        self._cached_ballot: tuple[int, TableSettings | None, Ballot] = (-1, None, Ballot())
        self.host_state = HostState()
        self.config_cache = ConfigCache(self.host_state.pending_config_texts)
        self.bot_styles = {}
        self.event_link = None
        self.forced_away = set()
        self.program_players = set()
        self.waiting_list, self.settings = WaitingList(), TableSettings()
        self.bomb_votes, self.client_addresses = BombVotes(), ClientAddresses()
        self.standing_answers = {}
        self.stream = StreamState()
        self.is_clock_frozen = False
        self._last_question: object = None
        self.card_names, self.private_views = CardNameCache(), PrivateViewCache()
        self.pending = pending_decision(self.table)
