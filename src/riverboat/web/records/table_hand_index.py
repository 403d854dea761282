"""What is remembered of each hand that is over, and of all chips that came to a table and left it.

A mark knows the cards of everybody: what somebody may be told of it, ``history`` decides.
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
from riverboat.words.events.hosts import EndedEarly


class HandIndexEntry(Struct):
    """A hand, and where it stands in its stream."""

    hand: int
    first_seq: int
    """The sequence number of ``HandBegan``."""
    last_seq: int
    """That of its end; 0 while it is played."""
    at: int
    game: str
    players: tuple[str, ...]
    """By seat."""
    chairs: tuple[int, ...]
    """By seat."""
    button: int
    rules: TableRules
    """Those by which it was played."""
    won: tuple[int, ...] = ()
    """By seat."""
    stacks: tuple[int, ...] = ()
    """After it, by seat."""
    results: tuple[int, ...] = ()
    """What each has won in it, or less than 0, lost; by seat."""
    nets: tuple[int, ...] = ()
    """The same of the whole session up to its end: chips that were bought are nobody's win."""
    raked: int = 0
    early_end: EndedEarly | None = None
    """Why it was not played to its end; empty if it was."""
    ended_at: int = 0
    root: str = ""
    """The seal of its deck."""
    cuts: ChairCuts = ()
    boards: tuple[tuple[int, ...], ...] = ()
    final_cards: tuple[tuple[int, ...], ...] = ()
    """The cards that each had in the end, by seat: hidden ones too."""
    shown_hands: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Seats whose hand lay open when it was over, and its cards."""
    shown_folded: tuple[int, ...] = ()
    """Those of them that had folded, in a house that spreads such hands (BET-27)."""
    shown_later: tuple[tuple[int, int], ...] = ()
    """Seats, and cards that they have shown when it was over."""
    shown_later_at: int = 0
    """When the last of them was."""
    shown_later_seq: int = 0
    """The number of that record."""
    rabbit_cards: tuple[RabbitCard, ...] = ()
    """Cards that would have come, and that somebody has asked for when it was over."""
    rabbit_at: int = 0
    rabbit_seq: int = 0

    @property
    def pot(self) -> int:
        """All chips that were in the middle at the end."""
        return sum(self.won) + self.raked

    @property
    def had_showdown(self) -> bool:
        """Hands were opened, so that the best won."""
        return not self.early_end and any(
            seat not in self.shown_folded for seat, _ in self.shown_hands
        )

    def seat_of(self, player: str) -> int | None:
        """The seat in which somebody has played it."""
        return self.players.index(player) if player in self.players else None


class ShownCardTracker:
    """The cards of the hand that is played, folded as the engine folds them."""

    def __init__(self, started: of_hand.HandStarted) -> None:
        self._hand = HandState(started)

    def apply_fact(self, fact: AnyFact) -> None:
        """Take the next fact of the hand."""
        apply_to_hand(self._hand, fact)

    def store_cards(self, entry: HandIndexEntry) -> None:
        """Write into a mark what lies on the table now."""
        hand = self._hand
        entry.boards = tuple([tuple(board) for board in hand.boards if board])
        entry.final_cards = tuple(hand.holdings)
        seats = [seat for seat in range(len(hand.holdings)) if hand.shown >> seat & 1]
        entry.shown_hands = tuple([(seat, hand.holdings[seat]) for seat in seats])
        entry.shown_folded = tuple([seat for seat in seats if hand.folded(seat)])


# Chips that come and go -------------------------------------------------------------------------


class Movement(Struct, frozen=True):
    """Chips that came to the table or left it, beside the play."""

    at: int
    hand: int
    """The hand that had begun last; 0 before the first."""
    player: str
    what: str
    """``buy-in``, ``re-buy``, ``top-up``, ``transfer``, ``short buy-in``, ``loan``, ``cash-out``,
    ``corrected``, ``marker``, ``time fee``."""
    chips: int
    """Less than 0 if they left the table."""


def movement_of(fact: AnyLoggedFact, at: int, hand: int) -> Movement | None:
    """What a fact moves to the table or away from it, if it moves anything."""
    match fact:
        case f.ChipsBought(_, player, chips, how):
            return Movement(at, hand, player, how, chips)
        case f.Left(_, player, chips) if chips:
            return Movement(at, hand, player, "cash-out", -chips)
        case f.ChipsReturned(_, player, chips):
            return Movement(at, hand, player, "corrected", chips)
        case f.MarkerTaken(_, player, chips, lender) if not lender:
            return Movement(at, hand, player, "marker", chips)
        case f.TimeFeePaid(_, player, chips) if chips:
            return Movement(at, hand, player, "time fee", -chips)
        case _:
            return None


def movements_to_csv(movements: Iterable[Movement], scale: int) -> str:
    """The movements for a spreadsheet, a line each, in the order in which they were."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("time", "hand", "player", "movement", "chips"))
    for each in movements:
        who, chips = escape_formula(each.player), format_money(each.chips, scale)
        lines.writerow((format_time(each.at), each.hand or "", who, each.what, chips))
    return out.getvalue()


def format_time(at: int) -> str:
    """Milliseconds since 1970 as a date and a time that spreadsheets read, in UTC."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")


# Looking for hands ------------------------------------------------------------------------------


class HandFilter(Struct, frozen=True):
    """Which hands somebody looks for: all that is said holds of each."""

    words: tuple[str, ...] = ()
    """Numbers of hands, cards and parts of names."""
    mine: bool = False
    won: bool = False
    lost: bool = False
    showdown: bool = False


def matches_filter(
    entry: HandIndexEntry, filters: HandFilter, viewer: str, shown: ShownCards
) -> bool:
    """Whether a hand is among those that a viewer looks for, by what they know of it."""
    seat = entry.seat_of(viewer)
    result = entry.results[seat] if seat is not None and entry.results else 0
    if (filters.mine and seat is None) or (filters.showdown and not entry.had_showdown):
        return False
    if (filters.won and result <= 0) or (filters.lost and result >= 0):
        return False
    seen = _visible_cards(entry, seat, shown) if filters.words else frozenset[str]()
    return all(_matches_word(entry, word, seen) for word in filters.words)


def _matches_word(entry: HandIndexEntry, word: str, visible: frozenset[str]) -> bool:
    """Whether a word is the number of a hand, a card that was seen in it, or in a player's name."""
    if word.lstrip("#").isdecimal():
        return entry.hand == int(word.lstrip("#"))
    if _CARD.fullmatch(word):
        card = f"{word[:-1].upper().replace('10', 'T')}{word[-1].lower()}"
        return card in visible
    return any(word.casefold() in player.casefold() for player in entry.players)


_CARD: Final = re.compile(r"(?:10|[2-9tjqka])[cdhs]", re.IGNORECASE)


def _visible_cards(entry: HandIndexEntry, seat: int | None, shown: ShownCards) -> frozenset[str]:
    """The cards that somebody in this seat has seen: their own, the boards', and those shown."""
    own = entry.final_cards[seat] if seat is not None and entry.final_cards else ()
    boards = [card for board in entry.boards for card in board]
    opened = [card for _, cards in entry.shown_hands for card in cards]
    cards = [*own, *boards, *opened, *[card for _, card in shown]]
    return frozenset([name(card) for card in cards if card != UNKNOWN])
