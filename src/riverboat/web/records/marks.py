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
from riverboat.engine.state import facts as of_hand
from riverboat.service.decks.cut import Cuts
from riverboat.service.decks.proof import Shown
from riverboat.service.records.facts import Came
from riverboat.table.money.settle_up import money, plain
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.words.events.hosts import EndedEarly


class HandMark(Struct):
    """A hand, and where it stands in its stream."""

    hand: int
    first: int
    """The sequence number of ``HandBegan``."""
    last: int
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
    ended: EndedEarly | None = None
    """Why it was not played to its end; empty if it was."""
    ended_at: int = 0
    root: str = ""
    """The seal of its deck."""
    cuts: Cuts = ()
    boards: tuple[tuple[int, ...], ...] = ()
    held: tuple[tuple[int, ...], ...] = ()
    """The cards that each had in the end, by seat: hidden ones too."""
    opened: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Seats whose hand lay open when it was over, and its cards."""
    folded: tuple[int, ...] = ()
    """Those of them that had folded, in a house that spreads such hands (BET-27)."""
    shown: tuple[tuple[int, int], ...] = ()
    """Seats, and cards that they have shown when it was over."""
    shown_at: int = 0
    """When the last of them was."""
    shown_seq: int = 0
    """The number of that record."""
    came: tuple[Came, ...] = ()
    """Cards that would have come, and that somebody has asked for when it was over."""
    came_at: int = 0
    came_seq: int = 0

    @property
    def pot(self) -> int:
        """All chips that were in the middle at the end."""
        return sum(self.won) + self.raked

    @property
    def showdown(self) -> bool:
        """Hands were opened, so that the best won."""
        return not self.ended and any(seat not in self.folded for seat, _ in self.opened)

    def seat_of(self, player: str) -> int | None:
        """The seat in which somebody has played it."""
        return self.players.index(player) if player in self.players else None


class Cards:
    """The cards of the hand that is played, folded as the engine folds them."""

    def __init__(self, started: of_hand.HandStarted) -> None:
        self._hand = HandState(started)

    def add(self, fact: AnyFact) -> None:
        """Take the next fact of the hand."""
        apply_to_hand(self._hand, fact)

    def note(self, mark: HandMark) -> None:
        """Write into a mark what lies on the table now."""
        hand = self._hand
        mark.boards = tuple([tuple(board) for board in hand.boards if board])
        mark.held = tuple(hand.holdings)
        seats = [seat for seat in range(len(hand.holdings)) if hand.shown >> seat & 1]
        mark.opened = tuple([(seat, hand.holdings[seat]) for seat in seats])
        mark.folded = tuple([seat for seat in seats if hand.folded(seat)])


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


def movement(fact: AnyLogged, at: int, hand: int) -> Movement | None:
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


def to_csv(movements: Iterable[Movement], scale: int) -> str:
    """The movements for a spreadsheet, a line each, in the order in which they were."""
    out = StringIO()
    lines = csv.writer(out, lineterminator="\n")
    lines.writerow(("time", "hand", "player", "movement", "chips"))
    for each in movements:
        who, chips = plain(each.player), money(each.chips, scale)
        lines.writerow((moment(each.at), each.hand or "", who, each.what, chips))
    return out.getvalue()


def moment(at: int) -> str:
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


def fits(mark: HandMark, asked: HandFilter, viewer: str, shown: Shown) -> bool:
    """Whether a hand is among those that a viewer looks for, by what they know of it."""
    seat = mark.seat_of(viewer)
    result = mark.results[seat] if seat is not None and mark.results else 0
    if (asked.mine and seat is None) or (asked.showdown and not mark.showdown):
        return False
    if (asked.won and result <= 0) or (asked.lost and result >= 0):
        return False
    seen = _seen(mark, seat, shown) if asked.words else frozenset[str]()
    return all(_has(mark, word, seen) for word in asked.words)


def _has(mark: HandMark, word: str, seen: frozenset[str]) -> bool:
    """Whether a word is the number of a hand, a card that was seen in it, or in a player's name."""
    if word.lstrip("#").isdecimal():
        return mark.hand == int(word.lstrip("#"))
    if _CARD.fullmatch(word):
        card = f"{word[:-1].upper().replace('10', 'T')}{word[-1].lower()}"
        return card in seen
    return any(word.casefold() in player.casefold() for player in mark.players)


_CARD: Final = re.compile(r"(?:10|[2-9tjqka])[cdhs]", re.IGNORECASE)


def _seen(mark: HandMark, seat: int | None, shown: Shown) -> frozenset[str]:
    """The cards that somebody in this seat has seen: their own, the boards', and those shown."""
    own = mark.held[seat] if seat is not None and mark.held else ()
    boards = [card for board in mark.boards for card in board]
    opened = [card for _, cards in mark.opened for card in cards]
    cards = [*own, *boards, *opened, *[card for _, card in shown]]
    return frozenset([name(card) for card in cards if card != UNKNOWN])
