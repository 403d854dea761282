"""A hand's lines sorted: the head, who plays, what was said in order, and how it is said to end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple, TypeVar

from riverboat.cards import Cards
from riverboat.notation.amounts import Amount
from riverboat.notation.pokerstars import notes
from riverboat.notation.pokerstars.hands import HandText
from riverboat.notation.pokerstars.header import (
    FirstLine,
    FirstLineSizes,
    SeatLine,
    TableHeader,
    parse_head,
    parse_seat,
    parse_table,
)
from riverboat.notation.pokerstars.lines import parse_ending, parse_line
from riverboat.notation.pokerstars.money import digits
from riverboat.notation.pokerstars.said import (
    Acts,
    Cancelled,
    CashesOut,
    DealtTo,
    Drop,
    Event,
    GetsBack,
    Marker,
    Own,
    Posts,
    SaidLine,
    SeatEnd,
    Total,
    Wins,
)
from riverboat.notation.reading import BadNotation
from riverboat.words.refusals.histories import OnALine
from riverboat.words.refusals.pokerstars import (
    HandWasCancelled,
    LineOfTheTableIsMissing,
    NameDoesNotSitHere,
    NeedsTwoPlayers,
    TwoInAChair,
)
from riverboat.words.refusals.written import TooManyLines


class HandScript(NamedTuple):
    """A hand as its file tells it, before the engine has seen any of it."""

    head: FirstLine
    table: TableHeader
    seated: tuple[SeatLine, ...]
    """Who plays, clockwise, by the names that the lines use."""
    players: tuple[str, ...]
    """What they are called."""
    own: tuple[SaidLine, ...]
    """Our own lines before the first card."""
    posts: tuple[SaidLine, ...]
    said: tuple[SaidLine, ...]
    """From the first card to the summary."""
    ending: tuple[SaidLine, ...]
    complete: bool
    """There is a summary."""
    notes: tuple[str, ...] = ()
    hero: str = ""
    """Who the file says it was written for; empty where their cards must tell."""
    board: Cards = ()
    """The whole board, where the lines do not say when its cards came."""
    uncalled_in_pot: bool = False
    """The site says that an uncalled bet is won, and not that it goes back."""

    def own_words(self, keyword: str) -> Iterator[list[str]]:
        """What our own lines before the first card say under this word."""
        for said in self.own:
            assert isinstance(said.event, Own), "nothing else is kept there"
            if said.event.words[:1] == [keyword]:
                yield said.event.words[1:]

    def has_own(self, keyword: str) -> bool:
        """Whether a line of ours before the first card begins with this word."""
        return any(True for _ in self.own_words(keyword))

    def amounts(self) -> Iterator[Amount]:
        """Every amount of the hand, so that each of them comes out in whole chips."""
        yield from self.head.sizes
        yield from (seat.stack for seat in self.seated)
        for said in (*self.posts, *self.said, *self.ending):
            match said.event:
                case Posts(amount=amount) | Wins(amount=amount) | GetsBack(amount=amount):
                    yield amount
                case CashesOut(amount=amount) | Drop(amount):
                    yield amount
                case Acts(amount=amount, to=to):
                    yield from (amount, to)
                case Total(pot, fees):
                    yield from (pot, *[fee for _, fee in fees])
                case _:
                    pass


def script_of(chunk: HandText) -> HandScript:
    """The hand in these lines, or ``BadNotation`` with the line that is wrong."""
    return _Sorter(chunk).script()


def blinds_posted(
    sizes: FirstLineSizes, posts: Sequence[SaidLine], stacks: Mapping[str, Amount]
) -> FirstLineSizes:
    """The blinds that were posted; those of the head, as far as nobody posted a whole one."""
    left = {name: Fraction(stack) for name, stack in stacks.items()}
    found: dict[str, Fraction] = {}
    for said in posts:
        if isinstance(post := said.event, Posts):
            amount = Fraction(post.amount)
            left[post.who] -= amount
            whole = not (post.all_in or post.dead) and left[post.who] > 0
            if whole and post.what in ("small blind", "big blind"):
                found.setdefault(post.what, amount)
    told = Fraction(sizes.small), Fraction(sizes.big)
    small, big = found.get("small blind", told[0]), found.get("big blind", told[1])
    if (small, big) == told or not all(told):
        return sizes
    if "big blind" not in found:
        big = small * told[1] / told[0]
    elif "small blind" not in found:
        small = big * told[0] / told[1]
    return sizes._replace(small=_plain(small), big=_plain(big))


def _plain(worth: Fraction) -> Amount:
    """A whole number where it is one."""
    return worth.numerator if worth.denominator == 1 else worth


_SUMMARY: Final = "SUMMARY"
T = TypeVar("T")


class _Sorter:
    """One pass over the lines of a hand."""

    def __init__(self, chunk: HandText) -> None:
        self.chunk = chunk
        self.seats: dict[int, SeatLine] = {}
        self.own: list[SaidLine] = []
        self.posts: list[SaidLine] = []
        self.said: list[SaidLine] = []
        self.ending: list[SaidLine] = []
        self.notes: list[str] = []
        self.complete = False
        self.table: TableHeader | None = None
        self.names: frozenset[str] = frozenset()

    def script(self) -> HandScript:
        first = self.chunk.line
        head = self._guarded(first, self.chunk.lines[0], parse_head)
        for number, line in enumerate(self.chunk.lines[1:], first + 1):
            if line:
                self._take(number, line)
        if self.chunk.too_long:
            raise BadNotation(TooManyLines(), first)
        if self.table is None:
            raise BadNotation(LineOfTheTableIsMissing(), first)
        players = self._players()
        if len(players) < 2:
            raise BadNotation(NeedsTwoPlayers(len(players)), first)
        real = self._real_names()
        head = self._at_its_level(head)
        return HandScript(
            head,
            self.table,
            players,
            tuple([real.get(seat.name, seat.name) for seat in players]),
            tuple(self.own),
            tuple(self.posts),
            tuple(self.said),
            tuple(self.ending),
            self.complete,
            tuple(self.notes),
        )

    def _at_its_level(self, head: FirstLine) -> FirstLine:
        """The head with the blinds that were posted, where the site names those of another level.

        When a level ends, GGPoker writes the blinds of the next one over hands of the last.
        """
        if head.site != "GGPoker" or not head.tournament or head.game.limit == "limit":
            return head
        sizes = blinds_posted(
            head.sizes, self.posts, {seat.name: seat.stack for seat in self.seats.values()}
        )
        if sizes == head.sizes:
            return head
        told, posted = (f"{digits(s.small)}/{digits(s.big)}" for s in (head.sizes, sizes))
        self.notes.append(f"the blinds are {posted}, as they are posted; the head says {told}")
        return head._replace(sizes=sizes)

    def _take(self, number: int, line: str) -> None:
        if self.complete:
            if ending := self._guarded(number, line, parse_ending):
                self.ending.append(SaidLine(number, line, ending))
            return
        if not self.said and self._in_head(number, line):
            return
        event = self._guarded(number, line, lambda text: parse_line(text, self.names))
        if isinstance(event, str):
            self.notes.append(f"line {number}, {line[:60]!r}: {event}")
            return
        if event is not None:
            self._check_name(number, line, event)
        if isinstance(event, Marker) and event.name == _SUMMARY:
            self.complete = True
        elif isinstance(event, Own) and not self.said and event.words[0] in notes.BEFORE:
            self.own.append(SaidLine(number, line, event))
        elif isinstance(event, (Posts, Drop)) and not self._begun():
            self.posts.append(SaidLine(number, line, event))
        elif isinstance(event, Cancelled):
            raise BadNotation(HandWasCancelled(number), number)
        elif event is not None:
            self.said.append(SaidLine(number, line, event))

    def _begun(self) -> bool:
        """Whether somebody has acted: some sites deal before the blinds are posted."""
        return any(not isinstance(said.event, (Marker, DealtTo)) for said in self.said)

    def _in_head(self, number: int, line: str) -> bool:
        """Whether this is the line of the table or of a seat."""
        if self.table is None and (table := parse_table(line)):
            self.table = table
            return True
        if self.posts or not (seat := self._guarded(number, line, parse_seat)):
            return False
        if seat.chair in self.seats or seat.name in self.names:
            raise BadNotation(TwoInAChair(number), number)
        self.seats[seat.chair] = seat
        self.names |= {seat.name}
        return True

    def _guarded(self, number: int, line: str, read: Callable[[str], T]) -> T:
        """What a line says, or the reason against it with the line."""
        try:
            return read(line)
        except BadNotation as why:
            raise BadNotation(OnALine(why.refusal, number, repr(line[:80])), number) from why

    def _check_name(self, number: int, line: str, event: Event) -> None:
        who = getattr(event, "who", None)
        if who is not None and who not in self.names:
            raise BadNotation(
                OnALine(NameDoesNotSitHere(repr(who)), number, repr(line[:80])), number
            )

    # Who plays ----------------------------------------------------------------------------------

    def _players(self) -> tuple[SeatLine, ...]:
        """Those who were dealt in: who waits or sits out does nothing, and ends nowhere."""
        does = {getattr(said.event, "who", "") for said in (*self.posts, *self.said)}
        ends = {said.event.chair for said in self.ending if isinstance(said.event, SeatEnd)}

        def plays(seat: SeatLine) -> bool:
            if seat.name in does:
                return True
            return not seat.out and (seat.chair in ends or not self.complete)

        return tuple(
            [self.seats[chair] for chair in sorted(self.seats) if plays(self.seats[chair])]
        )

    def _real_names(self) -> dict[str, str]:
        """What players are called whose names could not be written."""
        return {
            self.seats[int(chair)].name: notes.found(name)
            for said in self.own
            if isinstance(said.event, Own)
            for keyword, chair, name in [(*said.event.words, "", "", "")[:3]]
            if keyword == "name" and chair.isdigit() and int(chair) in self.seats
        }
