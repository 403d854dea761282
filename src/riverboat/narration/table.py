"""Whoever tells a table: what happens around its hands, and its hands with the reasons of posts.

Players are :class:`~riverboat.words.Player` with their chairs; a chair where nobody is known to
sit is a :class:`~riverboat.words.Chair`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec.structs import replace

from riverboat.engine import AnyFact, HandStarted, HandState
from riverboat.engine.state.fact import Fact
from riverboat.engine.state.facts import Posted
from riverboat.narration.blinds import Blinds, Straddles, of_blinds, of_straddles
from riverboat.narration.buying import Buying, of_buying
from riverboat.narration.gathered import gathered
from riverboat.narration.hand import HandTeller, Told
from riverboat.narration.house import Clock, House, of_clock, of_house
from riverboat.narration.people import People, of_people
from riverboat.table.rules.rules import TableRules
from riverboat.table.state import facts as f
from riverboat.table.state.apply import AnyLogged
from riverboat.table.state.facts import AnyTableFact, Due
from riverboat.table.state.table import Table
from riverboat.words import Chair, Person, Player, Seat, renamed
from riverboat.words.events import posts as p
from riverboat.words.events.event import Event
from riverboat.words.reader import by_seat

Silent = (
    f.TableOpened | f.HandClosed | f.StraddleDeclined | f.ClockStopped | f.TurnBegan | f.BankFilled
)
"""Facts that nobody need hear: others tell them, or they are for programs."""


class TableTeller:
    """Follows a table's log, and remembers who sits where and what is due."""

    def __init__(self, table: Table | None = None) -> None:
        """Begin with a table as it is, or with a log from its first fact."""
        self.names: dict[int, str] = {}
        """Who sits in each chair."""
        self.rules: TableRules | None = None
        self.playing: tuple[int, ...] = ()
        """The chairs of the hand, by seat."""
        self._people: tuple[Player | Chair, ...] = ()
        """Who plays the hand, by seat, even if they have left since."""
        self._dues: list[Due] = []
        """Why each bet of the hand is forced."""
        self._unposted: list[Due] = []
        """Those that have not been told."""
        self._hand: HandTeller | None = None
        self._sat: tuple[int, bool] = (0, False)
        """Who has just sat down, and whether their chips were told with it."""
        if table is not None:
            self._join(table)

    def _join(self, table: Table) -> None:
        """What is to be known of a table in the middle of its session."""
        self.names = {chair: each.player for chair, each in table.chairs.items()}
        self.rules, self.playing = table.rules, tuple(table.playing)
        self._people = tuple([self.who(chair) for chair in self.playing])
        if table.opening is not None:
            self._dues = [*table.opening.began.dues, *table.opening.straddles]
        if table.hand is not None:
            self._hand = HandTeller(table.hand)

    # Fact by fact -----------------------------------------------------------------------------

    def tell(self, fact: AnyLogged, after: Sequence[AnyLogged] = ()) -> list[Event]:
        """What a fact says; *after* is what follows it at once, if that is known.

        Chips that somebody sits down with are told with the chair then.
        """
        if isinstance(fact, Fact):
            return [*self._of_hand(fact)]
        told = [*self._of_table(fact, after)]
        self._follow(fact)
        if not isinstance(fact, (f.SatDown, f.ChipsAsked, f.ChipsBought)):
            self._sat = 0, False
        return told

    def _of_hand(self, fact: AnyFact) -> Iterator[Event]:
        if isinstance(fact, HandStarted):
            self._hand, self._unposted = HandTeller(HandState(fact)), [*self._dues]
        elif self._hand is not None:
            for event in self._hand.tell(fact):
                if found := self._reasoned(fact, event, self._unposted):
                    yield self.seated(found)

    def hand(self, log: Sequence[AnyFact]) -> list[Told]:
        """A hand so far, with reasons and with everybody's antes as one; more facts only add.

        Straddles are left out, for they were told when they were made.
        """
        started = log[0] if log else None
        if not isinstance(started, HandStarted):
            return []
        teller, dues = HandTeller(HandState(started)), list(self._dues)
        told = [(k, event) for k, fact in enumerate(log) if k for event in teller.tell(fact)]
        told += [(len(log) - 1, event) for event in teller.awarded()]
        found = []
        for index, event in gathered(told, len(self.playing)):
            if reasoned := self._reasoned(log[index], event, dues):
                found.append((index, self.seated(reasoned)))
        return found

    def seated(self, event: Event) -> Event:
        """The same of players by name and chair, instead of seats of the hand."""
        return renamed(event, self._seated)

    def _seated(self, person: Person) -> Person:
        if isinstance(person, Seat) and person.seat < len(self._people):
            return self._people[person.seat]
        return person

    @property
    def players(self) -> list[str]:
        """What the players of the hand are called, by seat."""
        return [name_of(person) for person in self._people]

    # Why a bet is forced ----------------------------------------------------------------------

    def _reasoned(self, fact: AnyFact, event: Event, dues: list[Due]) -> Event | None:
        """A forced bet with its reason; nothing, if it was told when it was made."""
        if not isinstance(fact, Posted):
            return event
        due = self._due(dues, fact)
        forced = event if isinstance(event, p.ForcedBet) else None
        if due and due.kind in ("straddle", "sleeper") and not (forced and forced.end):
            return None
        return _because(forced, due) if forced and due else event

    def _due(self, dues: list[Due], fact: Posted) -> Due | None:
        """What a forced bet was due for; each counts once."""
        if fact.seat >= len(self.playing):
            return None
        chair = self.playing[fact.seat]
        found = next((due for due in dues if (due.chair, due.kind) == (chair, fact.kind)), None)
        if found:
            dues.remove(found)
        return found

    # What is remembered -----------------------------------------------------------------------

    def _follow(self, fact: AnyTableFact) -> None:
        match fact:
            case f.TableOpened(rules) | f.RulesChanged(rules):
                self.rules = rules
            case f.SatDown(chair, player):
                self.names[chair] = player
            case f.Left(chair):
                self.names.pop(chair, None)
            case f.ChangedChair(chair, to):
                self.names[to] = self.names.pop(chair)
            case f.HandBegan(chairs=chairs, dues=dues):
                self.playing, self._dues = chairs, list(dues)
                self._people = tuple([self.who(chair) for chair in chairs])
            case f.Straddled(chair, to, live, rock):
                why: f.Reason = "rock" if rock else "straddle" if live else "sleeper"
                self._dues.append(Due(chair, "straddle" if live else "sleeper", to, why))
            case _:
                pass

    def who(self, chair: int) -> Player | Chair:
        """Whoever sits in a chair."""
        return Player(self.names[chair], chair) if chair in self.names else Chair(chair)

    # Facts of the table -----------------------------------------------------------------------

    def _of_table(self, fact: AnyTableFact, after: Sequence[AnyLogged]) -> Iterator[Event]:
        # What follows an action is asked for first: the clock, and what nobody hears of.
        if isinstance(fact, Silent):
            return
        elif isinstance(fact, Clock):
            yield from of_clock(fact, self.who)
        elif isinstance(fact, People):
            yield from self._of_people(fact, after)
        elif isinstance(fact, Buying):
            if not (isinstance(fact, f.ChipsBought) and self._sat == (fact.chair, True)):
                yield from of_buying(fact, self.who)
        elif isinstance(fact, Blinds):
            yield from of_blinds(fact, self.who)
        elif isinstance(fact, Straddles):
            yield from of_straddles(fact, self.who)
        elif isinstance(fact, House):
            yield from of_house(fact, self.rules, self.who)
        else:
            assert_never(fact)

    def _of_people(self, fact: People, after: Sequence[AnyLogged]) -> Iterator[Event]:
        """Who sits down with chips is in, and does not come back."""
        chips = 0
        if isinstance(fact, f.SatDown):
            bought = next((x for x in after[:1] if isinstance(x, f.ChipsBought)), None)
            chips = bought.chips if bought else 0
            self._sat = fact.chair, chips > 0
        elif isinstance(fact, f.CameBack) and fact.chair == self._sat[0]:
            return
        yield from of_people(fact, self.who, chips)


def name_of(person: Person) -> str:
    """Somebody by the name alone, or by the chair where it is not known."""
    return person.player if isinstance(person, Player) else by_seat(person)


def _because(event: p.ForcedBet, due: Due) -> p.ForcedBet:
    """A forced bet by its name, and why it is due where the name does not say it."""
    kind = _NAMED.get(due.why)
    if kind and type(event) is p.PostsABlind:
        event = kind(event.who, event.chips, event.full, None, event.end)
    return replace(event, why=_WHY.get(due.why))


_NAMED: dict[f.Reason, type[p.PostsABlind]] = {
    "small blind": p.PostsTheSmallBlind,
    "big blind": p.PostsTheBigBlind,
    "skipped small blind": p.PostsTheSmallBlind,
    "skipped big blind": p.PostsTheBigBlind,
}
_WHY: dict[f.Reason, p.WhyPosted] = {
    "skipped big blind": p.WasSkipped(),
    "skipped small blind": p.WasSkipped(),
    "missed big blind": p.ForMissed("big blind"),
    "missed small blind": p.ForMissed("small blind"),
    "missed ante": p.ForMissed("ante"),
    "missed straddle": p.ForMissed("straddle"),
    "new player": p.ToComeIn(),
    "buys the button": p.ToBuyTheButton(),
    "passed by the button": p.AndTheButtonPasses(),
    "rock": p.WithTheRock(),
}
