"""An index of finished hands, and of all chips that came to a table or left it.

An entry contains the cards of all players: ``table_history`` decides which of them a viewer may
see.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from datetime import UTC, datetime
from io import StringIO
from typing import Final

from msgspec import Struct

from riverboat.cards import UNKNOWN, name
from riverboat.engine import AnyFact, HandState
from riverboat.engine import apply as apply_to_hand
from riverboat.engine.state import hand_facts as of_hand
from riverboat.service.decks.deck_cut import ChairCuts
from riverboat.service.decks.proof import ShownCards
from riverboat.service.records.room_facts import RabbitCard
from riverboat.table.money.settle_up import escape_formula, format_money
from riverboat.table.rules.table_rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.table_reducer import AnyLoggedFact
from riverboat.words.events.host_announcements import EarlyEndReason


class HandIndexEntry(Struct):
    """A poker hand, and its position in the table's stream."""

    hand: int
    first_seq: int
    """The sequence number of ``HandBegan``."""
    last_seq: int
    """Sequence number of the end of the hand; 0 while it is in progress."""
    at: int
    """Start of the hand in milliseconds since 1970."""
    game: str
    players: tuple[str, ...]
    """Names of the players, by seat."""
    chairs: tuple[int, ...]
    """Chairs, by seat."""
    button: int
    rules: TableRules
    """Rules of the hand."""
    won: tuple[int, ...] = ()
    """Chips won, by seat."""
    stacks: tuple[int, ...] = ()
    """Stacks after the hand, by seat."""
    results: tuple[int, ...] = ()
    """Net result of the hand, negative for a loss, by seat."""
    nets: tuple[int, ...] = ()
    """Net result of the session up to the end of the hand, by seat; buy-ins are not winnings."""
    raked: int = 0
    """Chips taken as rake."""
    early_end: EarlyEndReason | None = None
    """The reason why the hand ended early; ``None`` if it was played to the end."""
    ended_at: int = 0
    """End of the hand in milliseconds since 1970; 0 while it is in progress."""
    root: str = ""
    """Root hash of the sealed deck, which commits to the order of its cards."""
    cuts: ChairCuts = ()
    boards: tuple[tuple[int, ...], ...] = ()
    final_cards: tuple[tuple[int, ...], ...] = ()
    """Cards held at the end, by seat, including hidden ones."""
    shown_hands: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Seat and cards of each hand that lay face up at the end."""
    shown_folded: tuple[int, ...] = ()
    """Seats of folded hands in ``shown_hands``; some houses spread folded hands (BET-27)."""
    shown_later: tuple[tuple[int, int], ...] = ()
    """Seat and card, for each card that was shown after the hand."""
    shown_later_at: int = 0
    """Time of the last cards shown after the hand."""
    shown_later_seq: int = 0
    """Sequence number of the record of the last cards shown after the hand."""
    rabbit_cards: tuple[RabbitCard, ...] = ()
    """Cards that would have come, if a player asked to see them after the hand."""
    rabbit_shown_at: int = 0
    rabbit_seq: int = 0

    @property
    def pot(self) -> int:
        """Total of chips in the middle at the end."""
        return sum(self.won) + self.raked

    @property
    def had_showdown(self) -> bool:
        """True if hands were compared."""
        return not self.early_end and any(
            seat not in self.shown_folded for seat, _ in self.shown_hands
        )

    def find_seat(self, player: str) -> int | None:
        """Return the seat of a player in the hand, or ``None``."""
        return self.players.index(player) if player in self.players else None


class ShownCardTracker:
    """Tracker of the visible cards of the hand in progress, updated by each fact."""

    def __init__(self, hand_started: of_hand.HandStarted) -> None:
        self._hand = HandState(hand_started)

    def apply_fact(self, fact: AnyFact) -> None:
        """Apply the next fact of the hand."""
        apply_to_hand(self._hand, fact)

    def store_cards(self, entry: HandIndexEntry) -> None:
        """Copy the visible cards of the table into an index entry."""
        hand = self._hand
        entry.boards = tuple([tuple(board) for board in hand.boards if board])
        entry.final_cards = tuple(hand.holdings)
        shown_seats = [seat for seat in range(len(hand.holdings)) if hand.shown_mask >> seat & 1]
        entry.shown_hands = tuple([(seat, hand.holdings[seat]) for seat in shown_seats])
        entry.shown_folded = tuple([seat for seat in shown_seats if hand.has_folded(seat)])


class Movement(Struct, frozen=True, rename={"kind": "what"}):
    """Chips that came to the table or left it, outside of play."""

    at: int
    """Time in milliseconds since 1970."""
    hand: int
    """Number of the latest hand at that time; 0 before the first."""
    player: str
    kind: str
    """``buy-in``, ``re-buy``, ``top-up``, ``transfer``, ``short buy-in``, ``loan``, ``cash-out``,
    ``corrected``, ``marker``, ``time fee``."""
    chips: int
    """Number of chips; negative if they left the table."""


def find_movement(fact: AnyLoggedFact, now_ms: int, hand: int) -> Movement | None:
    """Return the chips that a fact moves to or from the table, or ``None``."""
    match fact:
        case f.ChipsBought(_, player, chips, purchase):
            return Movement(now_ms, hand, player, purchase, chips)
        case f.Left(_, player, chips) if chips:
            return Movement(now_ms, hand, player, "cash-out", -chips)
        case f.ChipsReturned(_, player, chips):
            return Movement(now_ms, hand, player, "corrected", chips)
        case f.MarkerTaken(_, player, chips, lender) if not lender:
            return Movement(now_ms, hand, player, "marker", chips)
        case f.TimeFeePaid(_, player, chips) if chips:
            return Movement(now_ms, hand, player, "time fee", -chips)
        case _:
            return None


def movements_to_csv(movements: Iterable[Movement], scale: int) -> str:
    """Return the movements as CSV, in order of time; *scale* is the chips per unit of money."""
    buffer = StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    writer.writerow(("time", "hand", "player", "movement", "chips"))
    for movement in movements:
        player_name, chips = escape_formula(movement.player), format_money(movement.chips, scale)
        writer.writerow(
            (format_time(movement.at), movement.hand or "", player_name, movement.kind, chips)
        )
    return buffer.getvalue()


def format_time(time_ms: int) -> str:
    """Format milliseconds since 1970 as a UTC date and time for spreadsheets."""
    return datetime.fromtimestamp(time_ms // 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


class HandFilter(Struct, frozen=True):
    """Search criteria for hands; all of them must match."""

    words: tuple[str, ...] = ()
    """Hand numbers, cards, and parts of names."""
    only_played: bool = False
    is_won: bool = False
    is_lost: bool = False
    has_showdown: bool = False


def matches_filter(
    entry: HandIndexEntry, hand_filter: HandFilter, viewer: str, shown_cards: ShownCards
) -> bool:
    """Return True if a hand matches a viewer's filter, judged by the viewer's knowledge."""
    seat = entry.find_seat(viewer)
    net_chips = entry.results[seat] if seat is not None and entry.results else 0
    if (hand_filter.only_played and seat is None) or (
        hand_filter.has_showdown and not entry.had_showdown
    ):
        return False
    if (hand_filter.is_won and net_chips <= 0) or (hand_filter.is_lost and net_chips >= 0):
        return False
    visible_cards = (
        _list_visible_cards(entry, seat, shown_cards) if hand_filter.words else frozenset[str]()
    )
    return all(_matches_word(entry, term, visible_cards) for term in hand_filter.words)


def _matches_word(index_entry: HandIndexEntry, term: str, visible_cards: frozenset[str]) -> bool:
    """Return True if a word is the hand's number, a visible card, or part of a player's name."""
    if term.lstrip("#").isdecimal():
        return index_entry.hand == int(term.lstrip("#"))
    if _CARD_PATTERN.fullmatch(term):
        card_name = f"{term[:-1].upper().replace('10', 'T')}{term[-1].lower()}"
        return card_name in visible_cards
    return any(term.casefold() in player.casefold() for player in index_entry.players)


_CARD_PATTERN: Final = re.compile(r"(?:10|[2-9tjqka])[cdhs]", re.IGNORECASE)


def _list_visible_cards(
    index_entry: HandIndexEntry, seat: int | None, shown_cards: ShownCards
) -> frozenset[str]:
    """Return the cards visible from a seat: its own, the boards', and those shown."""
    own_cards = (
        index_entry.final_cards[seat] if seat is not None and index_entry.final_cards else ()
    )
    board_cards = [card for board in index_entry.boards for card in board]
    cards_of_shown_hands = [card for _, cards in index_entry.shown_hands for card in cards]
    cards = [*own_cards, *board_cards, *cards_of_shown_hands, *[card for _, card in shown_cards]]
    return frozenset([name(card) for card in cards if card != UNKNOWN])
