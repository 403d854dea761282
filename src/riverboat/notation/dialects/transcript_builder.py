"""Builder that collects the parsed lines of a hand into a transcript."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Final, TypeVar

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.pokerstars_header import FirstLine, SeatLine, TableHeader
from riverboat.notation.pokerstars.summary_lines import parse_board_summary
from riverboat.notation.pokerstars.transcript import Transcript
from riverboat.notation.pokerstars.transcript_events import (
    ActionEvent,
    BoardSummary,
    DealEvent,
    DrawEvent,
    MarkerEvent,
    PostEvent,
    SeatSummary,
    TotalEvent,
    TranscriptEvent,
    TranscriptLine,
    strip_player,
)
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.histories import RefusalOnLine
from riverboat.words.refusals.pokerstars import (
    NameNotSeated,
    SeatOrPlayerRepeated,
    SecondPlayerMissing,
    UnknownActionText,
    UnknownHandSection,
)

T = TypeVar("T")


_BOARD_SIZE_BY_STREET: Final = {"FLOP": 3, "TURN": 4, "RIVER": 5}
_ACTION_PATTERN: Final = re.compile(
    r"(?P<who>[^:>*]{1,30}?) (?:posts (?:small|big|ante|dead)|(?:calls|bets|raises|collected|wins)"
    r" \W{0,3}\d|(?:folds|checks)\.?$)"
)


def _starts_with_name(line: str, name: str) -> bool:
    return line.startswith(name) and line[len(name) : len(name) + 1] in (" ", ":", "")


class TranscriptBuilder:
    """Builder of a hand's transcript, which a dialect fills line by line."""

    def __init__(self, chunk: HandText) -> None:
        self.chunk = chunk
        self.seats: dict[int, SeatLine] = {}
        self.names: set[str] = set()
        self.posts: list[TranscriptLine] = []
        self.events: list[TranscriptLine] = []
        self.summary: list[TranscriptLine] = []
        self.notes: list[str] = []
        self.is_complete = False
        """True if the file records the hand to its end."""
        self.hero = ""
        self.has_uncalled_in_pot = False
        """True if the site records an uncalled bet as won from the pot."""
        self.board: Cards = ()
        """Board cards parsed so far."""
        self.line_number = chunk.line
        """Number of the line that is being parsed."""
        self.line_text = chunk.lines[0]

    def parse_lines(self, parse_line: Callable[[str], None]) -> None:
        """Parse each line after the first with *parse_line*; add the line number to an error."""
        for line_number, line in enumerate(self.chunk.lines[1:], self.chunk.line + 1):
            if line:
                self.line_number, self.line_text = line_number, line
                self.parse_current_line(parse_line)

    def parse_current_line(self, parse_line: Callable[[str], T]) -> T:
        """Parse the current line with *parse_line*; add the line number to an error.

        A ``KeyError``, for a word that no table of the dialect has, becomes an error, too.
        """
        try:
            return parse_line(self.line_text)
        except BadNotation as error:
            raise self.locate_error(error) from error
        except KeyError as error:
            raise self.locate_error(BadNotation(UnknownActionText())) from error

    def locate_error(self, error: BadNotation) -> BadNotation:
        """Return the error with the current line added."""
        return BadNotation(
            RefusalOnLine(error.refusal, self.line_number, repr(self.line_text[:80])),
            self.line_number,
        )

    def split_player(self, line: str) -> tuple[str, str]:
        """Split a line into the player's name and the rest; the name is ``""`` if none is found.

        If one name is the beginning of another, the longer name is used. Raises ``BadNotation`` for
        an action of a player without a seat, who joined after the hand began.
        """
        line = line.lstrip()
        player = max(
            [name for name in self.names if _starts_with_name(line, name)], key=len, default=""
        )
        if not player and (match := _ACTION_PATTERN.match(line)):
            raise BadNotation(NameNotSeated(repr(match["who"])))
        return (player, line[len(player) :].strip()) if player else ("", line)

    def split_deal(self, match: re.Match[str]) -> tuple[str, str, str]:
        """Return the groups ``who``, ``before`` and ``new`` of a line: player, old and new cards.

        A name may end in brackets: ``Dealt to Ann [CZ] [Ah Kd]``.
        """
        player, held_cards_text = match["who"].strip(), match["before"] or ""
        bracketed_name = match.string[match.start("who") : match.start("new")].rstrip(" [")
        if held_cards_text and player not in self.names and bracketed_name in self.names:
            player, held_cards_text = bracketed_name, ""
        return player, held_cards_text, match["new"]

    def find_chair(self, player: str) -> int:
        """Return the chair of a player at the table."""
        for chair, seat in self.seats.items():
            if seat.name == player.strip():
                return chair
        raise BadNotation(NameNotSeated(repr(player)))

    def is_all_in_post(self, player: str, amount: Amount) -> bool:
        """Return True if a post of this amount puts its player all-in."""
        seat = next((seat for seat in self.seats.values() if seat.name == player), None)
        paid_chips = sum(
            [
                Fraction(line.event.amount)
                for line in self.posts
                if isinstance(line.event, PostEvent) and line.event.player == player
            ]
        )
        return seat is not None and paid_chips + Fraction(amount) >= Fraction(seat.stack)

    def add_seat(self, seat: SeatLine) -> None:
        """Add a player at the table."""
        seat = seat._replace(name=seat.name.strip())
        if seat.chair in self.seats or seat.name in self.names:
            raise BadNotation(SeatOrPlayerRepeated(self.line_number), self.line_number)
        self.seats[seat.chair] = seat
        self.names.add(seat.name)

    def add_event(self, event: TranscriptEvent) -> None:
        """Append an event; early forced bets and summary lines have their own lists."""
        event = strip_player(event)
        player = getattr(event, "player", None)
        if player is not None and player not in self.names:
            raise BadNotation(NameNotSeated(repr(player)))
        line = self.make_line(event)
        if isinstance(event, (TotalEvent, SeatSummary, BoardSummary)):
            self.summary.append(line)
        elif isinstance(event, PostEvent) and not self.has_action:
            self.posts.append(line)
        else:
            self.events.append(line)

    def add_hero_cards(self, player: str, cards: Cards) -> None:
        """Add the cards dealt to the hero, the player for whom the file was written."""
        self.hero = player
        self.add_event(DealEvent(player, (), cards))

    def make_line(self, event: TranscriptEvent) -> TranscriptLine:
        """Return the event as a transcript line, with the number and text of the current line."""
        return TranscriptLine(self.line_number, self.line_text, event)

    def add_board_summary(self, line: str) -> None:
        """Add the board of a summary line, if the line has one."""
        if board := parse_board_summary(line):
            self.add_event(board)

    def add_board(self, street: str, cards: Cards, board_number: int = 0) -> None:
        """Add the cards of a street to a board; *cards* may include the earlier streets."""
        if street not in _BOARD_SIZE_BY_STREET:
            raise BadNotation(UnknownHandSection())
        is_whole_board = len(cards) == _BOARD_SIZE_BY_STREET[street]
        self.board = cards if is_whole_board else (*self.board, *cards)
        self.add_event(MarkerEvent(street, board_number, self.board))

    def add_note(self, text: str) -> None:
        """Record the interpretation of an ambiguous current line."""
        self.notes.append(f"line {self.line_number}, {self.line_text[:60]!r}: {text}")

    @property
    def has_action(self) -> bool:
        """True once a player has acted."""
        return any(isinstance(line.event, (ActionEvent, DrawEvent)) for line in self.events)

    def build(
        self, first_line: FirstLine, table: TableHeader, *, whole_board: Cards = ()
    ) -> Transcript:
        """Build the transcript; players without an action count as not dealt in."""
        players = self.list_dealt_in_players()
        if len(players) < 2:
            raise BadNotation(SecondPlayerMissing(len(players)), self.chunk.line)
        dealt_in_names = {seat.name for seat in players}
        return Transcript(
            first_line,
            table,
            players,
            tuple([seat.name for seat in players]),
            (),
            tuple(self.posts),
            tuple(self.events),
            tuple(self.summary),
            self.is_complete,
            tuple(self.notes),
            self.hero.strip() if self.hero.strip() in dealt_in_names else "",
            whole_board,
            self.has_uncalled_in_pot,
        )

    def list_dealt_in_players(self) -> tuple[SeatLine, ...]:
        """Return the players who were dealt in, clockwise."""
        acting_players = {getattr(line.event, "player", "") for line in (*self.posts, *self.events)}
        return tuple(
            [
                self.seats[chair]
                for chair in sorted(self.seats)
                if self._was_dealt_in(chair, acting_players)
            ]
        )

    def _was_dealt_in(self, chair: int, acting_players: set[str]) -> bool:
        return self.seats[chair].name in acting_players

    def collect_cards_by_player(self) -> dict[str, Cards]:
        """Return the recorded cards of each player."""
        cards: dict[str, Cards] = {}
        for line in self.events:
            if isinstance(line.event, DealEvent):
                held_cards = cards.get(line.event.player, ())
                cards[line.event.player] = (*held_cards, *line.event.new_cards)
        return cards
