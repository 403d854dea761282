"""The transcript of a hand: header, players, events in order, and the recorded ending."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, partial
from typing import Final, NamedTuple

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars import observer_notes
from riverboat.notation.pokerstars.hand_splitter import HandText
from riverboat.notation.pokerstars.marker_lines import parse_marker
from riverboat.notation.pokerstars.pokerstars_header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
    parse_first_line,
    parse_seat,
    parse_table,
)
from riverboat.notation.pokerstars.pokerstars_lines import parse_line
from riverboat.notation.pokerstars.pokerstars_money import format_amount
from riverboat.notation.pokerstars.summary_lines import parse_summary_line
from riverboat.notation.pokerstars.transcript_events import (
    EVENTS_WITHOUT_AMOUNT,
    ActionEvent,
    CancelEvent,
    DealEvent,
    EventT,
    HouseContributionEvent,
    MarkerEvent,
    NoteEvent,
    PostEvent,
    SeatSummary,
    TranscriptEvent,
    TranscriptLine,
    list_event_amounts,
    strip_player,
)
from riverboat.notation.pokerstars.usual_lines import parse_usual_line
from riverboat.notation.read_hand import BadNotation
from riverboat.words.refusals.file_values import TooManyLines
from riverboat.words.refusals.histories import RefusalOnLine
from riverboat.words.refusals.pokerstars import (
    CancelledHand,
    NameNotSeated,
    SeatOrPlayerRepeated,
    SecondPlayerMissing,
    TableLineMissing,
)


class TranscriptFields(NamedTuple):
    """The fields of a transcript, in parsing order."""

    first_line: FirstLine
    table: TableHeader
    seat_lines: tuple[SeatLine, ...]
    """The players in the hand, clockwise, by the names that the lines use."""
    players: tuple[str, ...]
    """The players' real names."""
    notes_before: tuple[TranscriptLine, ...]
    """Observer notes before the first card."""
    posts: tuple[TranscriptLine, ...]
    events: tuple[TranscriptLine, ...]
    """Events from the first card to the summary."""
    summary: tuple[TranscriptLine, ...]
    is_complete: bool
    """True if the hand has a summary."""
    notes: tuple[str, ...] = ()
    hero: str = ""
    """The player for whom the file was written; empty if only the cards can show it."""
    board: Cards = ()
    """The whole board, if the lines do not show when its cards were dealt."""
    has_uncalled_in_pot: bool = False
    """True if the site records an uncalled bet as won, not as returned."""
    has_covering_all_ins: bool = False
    """True if a line may mark a raise as all-in although the player has chips behind.

    The site does so if the raise puts all opponents all-in.
    """


class Transcript(TranscriptFields):
    """A hand as recorded in its file, before the engine has checked it."""

    @cached_property
    def _lines_by_class(self) -> Mapping[type, list[TranscriptLine]]:
        return _group_by_class((*self.events, *self.summary))

    @cached_property
    def _posts_by_class(self) -> Mapping[type, list[TranscriptLine]]:
        return _group_by_class(self.posts)

    def select_lines(self, event_class: type[TranscriptEvent]) -> Sequence[TranscriptLine]:
        """Return the lines of the hand and its summary whose events are of this kind."""
        return self._lines_by_class.get(event_class, ())

    def select_events(self, event_class: type[EventT]) -> Sequence[EventT]:
        """Return the events of this kind in the hand and its summary."""
        lines = self._lines_by_class.get(event_class)
        return [line.event for line in lines] if lines else ()  # type: ignore[misc]

    def select_posts(self, event_class: type[EventT]) -> Sequence[EventT]:
        """Return the forced bets of this kind."""
        lines = self._posts_by_class.get(event_class)
        return [line.event for line in lines] if lines else ()  # type: ignore[misc]

    def iter_noted_words(self, keyword: str) -> Iterator[list[str]]:
        """Yield the words of observer notes with this keyword before the first card."""
        if not self.notes_before:
            return
        for line in self.notes_before:
            assert isinstance(line.event, NoteEvent), "nothing else is kept there"
            if line.event.words[:1] == [keyword]:
                yield line.event.words[1:]

    def has_note(self, keyword: str) -> bool:
        """Return True if an observer note before the first card has this keyword."""
        return bool(self.notes_before) and any(True for _ in self.iter_noted_words(keyword))

    def fractional_amounts(self) -> set[Amount]:
        """Return the fractional amounts of the hand, which determine its scale."""
        action_events = self.select_events(ActionEvent)
        amounts: set[Amount] = {
            *self.first_line.sizes,
            *[seat.stack for seat in self.seat_lines],
            *[action.amount for action in action_events],
            *[action.to for action in action_events],
        }
        for lines_by_class in (self._lines_by_class, self._posts_by_class):
            for event_class, lines in lines_by_class.items():
                if event_class is not ActionEvent and event_class not in EVENTS_WITHOUT_AMOUNT:
                    for line in lines:
                        amounts.update(list_event_amounts(line.event))
        return {amount for amount in amounts if type(amount) is not int}


def _group_by_class(lines: Iterable[TranscriptLine]) -> Mapping[type, list[TranscriptLine]]:
    lines_by_class: dict[type, list[TranscriptLine]] = {}
    for line in lines:
        event_class = type(line.event)
        if event_class in lines_by_class:
            lines_by_class[event_class].append(line)
        else:
            lines_by_class[event_class] = [line]
    return lines_by_class


def parse_transcript(chunk: HandText) -> Transcript:
    """Parse the hand in these lines; raise ``BadNotation`` with the invalid line."""
    return _TranscriptParser(chunk).parse()


def find_posted_blinds(
    sizes: FirstLineSizes, posts: Sequence[TranscriptLine], stack_by_player: Mapping[str, Amount]
) -> FirstLineSizes:
    """Return the posted blinds; a blind that no player posted in full comes from the header."""
    remaining_stacks = {
        name: Fraction(starting_stack) for name, starting_stack in stack_by_player.items()
    }
    amount_by_blind: dict[str, Fraction] = {}
    for line in posts:
        if isinstance(post := line.event, PostEvent):
            amount = Fraction(post.amount)
            remaining_stacks[post.player] -= amount
            is_full_blind = (
                not (post.is_all_in or post.is_dead) and remaining_stacks[post.player] > 0
            )
            if is_full_blind and post.kind in ("small blind", "big blind"):
                amount_by_blind.setdefault(post.kind, amount)
    header_blinds = Fraction(sizes.small), Fraction(sizes.big)
    small_blind, big_blind = (
        amount_by_blind.get("small blind", header_blinds[0]),
        amount_by_blind.get("big blind", header_blinds[1]),
    )
    if (small_blind, big_blind) == header_blinds or not all(header_blinds):
        return sizes
    if "big blind" not in amount_by_blind:
        big_blind = small_blind * header_blinds[1] / header_blinds[0]
    elif "small blind" not in amount_by_blind:
        small_blind = big_blind * header_blinds[0] / header_blinds[1]
    return sizes._replace(small=_normalize_amount(small_blind), big=_normalize_amount(big_blind))


def describe_header_difference(header_sizes: FirstLineSizes, posted_sizes: FirstLineSizes) -> str:
    """Return a note that the posted blinds differ from the header's."""
    header_text, posted_text = (
        f"{format_amount(sizes.small)}/{format_amount(sizes.big)}"
        for sizes in (header_sizes, posted_sizes)
    )
    return f"the blinds are {posted_text}, as they are posted; the head says {header_text}"


def _normalize_amount(amount: Fraction) -> Amount:
    return amount.numerator if amount.denominator == 1 else amount


_SUMMARY_MARKER_NAME: Final = "SUMMARY"


class _TranscriptParser:
    def __init__(self, chunk: HandText) -> None:
        self.chunk = chunk
        self.line_number = chunk.line
        """The line that is being parsed."""
        self.seats: dict[int, SeatLine] = {}
        self.notes_before: list[TranscriptLine] = []
        self.posts: list[TranscriptLine] = []
        self.events: list[TranscriptLine] = []
        self.summary: list[TranscriptLine] = []
        self.notes: list[str] = []
        self.is_complete = False
        self.has_action = False
        """True once a player has acted."""
        self.table: TableHeader | None = None
        self.names: frozenset[str] = frozenset()

    def parse(self) -> Transcript:
        first_line = self.chunk.line
        try:
            header = parse_first_line(self.chunk.lines[0])
            self._parse_lines()
        except BadNotation as error:
            if error.line:
                raise
            number = self.line_number
            line = repr(self.chunk.lines[number - first_line][:80])
            raise BadNotation(RefusalOnLine(error.refusal, number, line), number) from error
        if self.chunk.is_too_long:
            raise BadNotation(TooManyLines(), first_line)
        if self.table is None:
            raise BadNotation(TableLineMissing(), first_line)
        players = self._list_dealt_in_players()
        if len(players) < 2:
            raise BadNotation(SecondPlayerMissing(len(players)), first_line)
        real_names = self._build_names_from_notes()
        header = self._apply_posted_blinds(header)
        return Transcript(
            header,
            self.table,
            players,
            tuple([real_names.get(seat.name, seat.name) for seat in players]),
            tuple(self.notes_before),
            tuple(self.posts),
            tuple(self.events),
            tuple(self.summary),
            self.is_complete,
            tuple(self.notes),
        )

    def _parse_lines(self) -> None:
        """Parse the lines after the first; lines that are equal to earlier ones are cached."""
        events, summary = self.events, self.summary
        make_line = partial(tuple.__new__, TranscriptLine)  # without a call of Python code
        for line_number, line in enumerate(self.chunk.lines[1:], self.chunk.line + 1):
            if not line:
                continue
            self.line_number = line_number
            if self.is_complete:
                if summary_event := parse_summary_line(line):
                    summary.append(make_line((line_number, line, summary_event)))
                continue
            if line.startswith("*** ") and ":" not in line and '"' not in line:
                if event := parse_marker(line):
                    self._add_event(make_line((line_number, line, event)))
                continue
            usual_line = parse_usual_line(line) if events else None
            if (
                usual_line is None
                or type(usual_line) is PostEvent
                or usual_line.player not in self.names
            ):
                self._parse_line(line_number, line)
                continue
            if type(usual_line) is not DealEvent:
                self.has_action = True
            events.append(make_line((line_number, line, usual_line)))

    def _apply_posted_blinds(self, header: FirstLine) -> FirstLine:
        """Return the header with the posted blinds, if the header names another level.

        When a level ends, GGPoker's headers already have the blinds of the next level.
        """
        if header.site != "GGPoker" or not header.tournament or header.game.limit == "limit":
            return header
        sizes = find_posted_blinds(
            header.sizes, self.posts, {seat.name: seat.stack for seat in self.seats.values()}
        )
        if sizes == header.sizes:
            return header
        self.notes.append(describe_header_difference(header.sizes, sizes))
        return header._replace(sizes=sizes)

    def _parse_line(self, line_number: int, line: str) -> None:
        if not self.events and self._parse_header_line(line_number, line):
            return
        event = parse_line(line, self.names)
        if event is None:
            return
        if isinstance(event, str):
            self.notes.append(f"line {line_number}, {line[:60]!r}: {event}")
            return
        player_name = getattr(event, "player", None)
        if player_name is not None and player_name not in self.names:
            event = strip_player(event)
            if getattr(event, "player", None) not in self.names:
                raise BadNotation(NameNotSeated(repr(player_name)))
        self._add_event(TranscriptLine(line_number, line, event))

    def _add_event(self, line: TranscriptLine) -> None:
        event = line.event
        event_class = type(event)
        if event_class is DealEvent or event_class is MarkerEvent:
            # Some sites deal before the blinds are posted.
            if isinstance(event, MarkerEvent) and event.name == _SUMMARY_MARKER_NAME:
                self.is_complete = True
            else:
                self.events.append(line)
        elif (
            isinstance(event, NoteEvent)
            and not self.events
            and event.words[0] in observer_notes.HEADER_KEYWORDS
        ):
            self.notes_before.append(line)
        elif (
            event_class is PostEvent or event_class is HouseContributionEvent
        ) and not self.has_action:
            self.posts.append(line)
        elif event_class is CancelEvent:
            raise BadNotation(CancelledHand(line.number), line.number)
        else:
            self.has_action = True
            self.events.append(line)

    def _parse_header_line(self, line_number: int, line: str) -> bool:
        """Parse the line of the table or of a seat; return True if it is one."""
        if self.table is None and (table := parse_table(line)):
            self.table = table
            return True
        if self.posts or not line.startswith("Seat ") or not (seat := parse_seat(line)):
            return False
        if seat.chair in self.seats or seat.name in self.names:
            raise BadNotation(SeatOrPlayerRepeated(line_number), line_number)
        self.seats[seat.chair] = seat
        self.names |= {seat.name}
        return True

    def _list_dealt_in_players(self) -> tuple[SeatLine, ...]:
        """Return the players who were dealt in; players who wait or sit out have no actions."""
        seats = [self.seats[chair] for chair in sorted(self.seats)]
        chairs_in_summary = {
            line.event.chair for line in self.summary if type(line.event) is SeatSummary
        }
        playing_flags = [
            not seat.is_sitting_out and (seat.chair in chairs_in_summary or not self.is_complete)
            for seat in seats
        ]
        if all(playing_flags):
            return tuple(seats)
        acting_players = {getattr(line.event, "player", "") for line in (*self.posts, *self.events)}
        return tuple(
            [
                seat
                for seat, is_playing in zip(seats, playing_flags, strict=True)
                if is_playing or seat.name in acting_players
            ]
        )

    def _build_names_from_notes(self) -> dict[str, str]:
        """Return names that the lines could not contain, by the placeholder that replaces each."""
        if not self.notes_before:
            return {}
        return {
            self.seats[int(chair)].name: observer_notes.unquote_word(name)
            for line in self.notes_before
            if isinstance(line.event, NoteEvent)
            for keyword, chair, name in [(*line.event.words, "", "", "")[:3]]
            if keyword == "name" and chair.isdecimal() and int(chair) in self.seats
        }
